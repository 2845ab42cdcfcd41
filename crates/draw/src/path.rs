//! [`Path`]: outlines as SVG path data.

use std::f32::consts::{PI, TAU};
use std::fmt::Write;

/// A number with at most one digit after the point: enough at 480 pixels, and short.
pub fn num(value: f32) -> String {
    let tenths = (value * 10.0).round() as i64;
    if tenths % 10 == 0 {
        (tenths / 10).to_string()
    } else {
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        if whole == 0 {
            format!("{sign}.{rest}")
        } else {
            format!("{sign}{whole}.{rest}")
        }
    }
}

/// A point of a curve, and whether the curve has a corner there.
#[derive(Clone, Copy)]
struct Knot {
    x: f32,
    y: f32,
    corner: bool,
}

/// Lines and outlines. Inside a path all numbers are relative and in tenths: that is short.
#[derive(Clone, Default)]
pub struct Path {
    d: String,
    /// Where the pen is, in tenths.
    pen: (i32, i32),
    /// Where the outline began.
    start: (i32, i32),
}

fn tenths(value: f32) -> i32 {
    (value * 10.0).round() as i32
}

impl Path {
    /// An empty path.
    pub fn new() -> Path {
        Path::default()
    }

    /// What stands in an attribute `d`.
    pub fn d(&self) -> &str {
        &self.d
    }

    /// Writes a command with numbers in tenths, with as few characters between them as possible.
    fn push(&mut self, command: char, numbers: &[i32]) {
        self.d.push(command);
        let mut pointed = true;
        for (i, n) in numbers.iter().enumerate() {
            let text = num(*n as f32 / 10.0);
            let clear = text.starts_with('-') || (pointed && text.starts_with('.'));
            if i > 0 && !clear {
                self.d.push(' ');
            }
            pointed = text.contains('.');
            self.d.push_str(&text);
        }
    }

    /// Writes a command whose numbers are points; the last one is where the pen goes.
    fn go<const N: usize>(&mut self, command: char, points: [(f32, f32); N]) {
        let (px, py) = self.pen;
        let numbers = points.map(|(x, y)| [tenths(x) - px, tenths(y) - py]);
        self.push(command, numbers.as_flattened());
        if let Some((x, y)) = points.last() {
            self.pen = (tenths(*x), tenths(*y));
        }
    }

    /// Goes to a point without drawing.
    pub fn to(mut self, x: f32, y: f32) -> Path {
        self.go('m', [(x, y)]);
        self.start = self.pen;
        self
    }

    /// A straight line to a point.
    pub fn line(mut self, x: f32, y: f32) -> Path {
        self.go('l', [(x, y)]);
        self
    }

    /// A curve bent towards one point.
    pub fn quad(mut self, cx: f32, cy: f32, x: f32, y: f32) -> Path {
        self.go('q', [(cx, cy), (x, y)]);
        self
    }

    /// Back to where this part began.
    pub fn close(mut self) -> Path {
        self.d.push('z');
        self.pen = self.start;
        self
    }

    /// A circle around a point.
    pub fn circle(self, x: f32, y: f32, r: f32) -> Path {
        self.ellipse(x, y, r, r)
    }

    /// One long arc that ends a tenth below where it began: nobody sees the gap, and it is short.
    pub fn ellipse(self, x: f32, y: f32, rx: f32, ry: f32) -> Path {
        let mut path = self.to(x - rx, y);
        let (rx, ry) = (num(rx.max(0.2)), num(ry.max(0.2)));
        let _ = write!(path.d, "a{rx} {ry} 0 1 1 0 .1");
        path.close()
    }

    /// An arc of a circle, from one angle to another (degrees, clockwise from the right).
    pub fn arc(self, x: f32, y: f32, r: f32, from: f32, to: f32) -> Path {
        let at = |a: f32| (x + r * a.to_radians().cos(), y + r * a.to_radians().sin());
        let ((x0, y0), (x1, y1)) = (at(from), at(to));
        let mut path = self.to(x0, y0);
        let large = u8::from((to - from).abs() > 180.0);
        let sweep = u8::from(to > from);
        let (dx, dy) = (tenths(x1) - path.pen.0, tenths(y1) - path.pen.1);
        path.pen = (tenths(x1), tenths(y1));
        let r = num(r);
        let (dx, dy) = (num(dx as f32 / 10.0), num(dy as f32 / 10.0));
        let _ = write!(path.d, "a{r} {r} 0 {large} {sweep} {dx} {dy}");
        path
    }

    /// A rectangle from its upper left corner.
    pub fn rect(self, x: f32, y: f32, w: f32, h: f32) -> Path {
        let mut path = self.to(x, y);
        let _ = write!(path.d, "h{}v{}h{}", num(w), num(h), num(-w));
        path.close()
    }

    /// The same with corners rounded by this radius.
    pub fn round_rect(self, x: f32, y: f32, w: f32, h: f32, r: f32) -> Path {
        let mut path = self.to(x + r, y);
        let (a, b) = (num(r), num(-r));
        let (w, h) = (w - 2.0 * r, h - 2.0 * r);
        let (right, down, left, up) = (num(w), num(h), num(-w), num(-h));
        let _ = write!(
            path.d,
            "h{right}q{a} 0 {a} {a}v{down}q0 {a} {b} {a}h{left}q{b} 0 {b} {b}v{up}q0 {b} {a} {b}"
        );
        path.close()
    }

    /// Straight sides between points, closed.
    pub fn polygon(mut self, points: &[(f32, f32)]) -> Path {
        for (i, point) in points.iter().enumerate() {
            self.go(if i == 0 { 'm' } else { 'l' }, [*point]);
            if i == 0 {
                self.start = self.pen;
            }
        }
        self.close()
    }

    /// A star or a regular polygon: alternating radii from an angle on.
    pub fn star(self, x: f32, y: f32, outer: f32, inner: f32, points: usize, turn: f32) -> Path {
        let step = PI / points as f32;
        let corners: Vec<(f32, f32)> = (0..2 * points)
            .map(|i| {
                let r = if i % 2 == 0 { outer } else { inner };
                let a = turn.to_radians() - PI / 2.0 + step * i as f32;
                (x + r * a.cos(), y + r * a.sin())
            })
            .collect();
        self.polygon(&corners)
    }

    /// A regular polygon with a corner at the top.
    pub fn ngon(self, x: f32, y: f32, r: f32, corners: usize, turn: f32) -> Path {
        let points: Vec<(f32, f32)> = (0..corners)
            .map(|i| {
                let a = turn.to_radians() - PI / 2.0 + TAU * i as f32 / corners as f32;
                (x + r * a.cos(), y + r * a.sin())
            })
            .collect();
        self.polygon(&points)
    }

    /// A smooth closed outline through points written as `x,y x,y! x,y`; `!` makes a corner.
    pub fn blob(self, points: &str) -> Path {
        self.curve(&knots(points, 1.0, 0.0, 0.0), true)
    }

    /// A smooth open line through such points.
    pub fn through(self, points: &str) -> Path {
        self.curve(&knots(points, 1.0, 0.0, 0.0), false)
    }

    /// A smooth open line, scaled and moved.
    pub fn through_at(self, points: &str, scale: f32, x: f32, y: f32) -> Path {
        self.curve(&knots(points, scale, x, y), false)
    }

    /// A smooth closed outline through points of numbers.
    pub fn blob_of(self, points: &[(f32, f32)]) -> Path {
        self.curve(&smooth(points), true)
    }

    /// A smooth open line through points of numbers.
    pub fn through_of(self, points: &[(f32, f32)]) -> Path {
        self.curve(&smooth(points), false)
    }

    fn curve(mut self, knots: &[Knot], closed: bool) -> Path {
        let n = knots.len();
        let Some(first) = knots.first() else {
            return self;
        };
        self = self.to(first.x, first.y);
        let at = |i: isize| {
            let last = n as isize - 1;
            let i = if closed {
                i.rem_euclid(n as isize)
            } else {
                i.clamp(0, last)
            };
            knots[i as usize]
        };
        let segments = if closed { n } else { n - 1 } as isize;
        for i in 0..segments {
            let (a, b) = (at(i), at(i + 1));
            if a.corner && b.corner {
                self = self.line(b.x, b.y);
                continue;
            }
            let length = (b.x - a.x).hypot(b.y - a.y);
            let pull = |before: Knot, here: Knot, after: Knot| {
                let (dx, dy) = (after.x - before.x, after.y - before.y);
                let d = dx.hypot(dy);
                if here.corner || d == 0.0 {
                    (0.0, 0.0)
                } else {
                    (dx / d * length * 0.36, dy / d * length * 0.36)
                }
            };
            let (ax, ay) = pull(at(i - 1), a, b);
            let (bx, by) = pull(a, b, at(i + 2));
            self.go(
                'c',
                [(a.x + ax, a.y + ay), (b.x - bx, b.y - by), (b.x, b.y)],
            );
        }
        if closed { self.close() } else { self }
    }
}

fn smooth(points: &[(f32, f32)]) -> Vec<Knot> {
    let knot = |(x, y): &(f32, f32)| Knot {
        x: *x,
        y: *y,
        corner: false,
    };
    points.iter().map(knot).collect()
}

/// Reads points; what is no point is left out.
fn knots(points: &str, scale: f32, dx: f32, dy: f32) -> Vec<Knot> {
    points
        .split_whitespace()
        .filter_map(|word| {
            let (x, y) = word.trim_end_matches('!').split_once(',')?;
            Some(Knot {
                x: x.parse::<f32>().ok()? * scale + dx,
                y: y.parse::<f32>().ok()? * scale + dy,
                corner: word.ends_with('!'),
            })
        })
        .collect()
}
