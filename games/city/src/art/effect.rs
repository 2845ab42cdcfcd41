//! What a card does, as rows of small signs.

use crate::{Card, Catalogue, Count, Op, Resource, Target, Which};

use super::{SPRITE, badge, resource};
use draw::Picture;

/// One sign, or a badge with its letter on top.
type Item = Vec<String>;

/// The rows of signs of a program.
pub(super) fn rows(catalogue: &Catalogue, card: Card) -> Vec<Vec<Item>> {
    let mut rows: Vec<Vec<Item>> = vec![Vec::new()];
    let ops = catalogue.program(card);
    for (i, op) in ops.iter().enumerate() {
        let mut items: Vec<Item> = Vec::new();
        // What begins a row: an instruction that no condition or price stands before.
        let mut own_row = !matches!(
            ops.get(i.wrapping_sub(1)),
            Some(Op::Unless { .. } | Op::Pay { .. })
        );
        match *op {
            Op::End | Op::Again(_) | Op::Choose(_) | Op::Branch(_) => continue,
            Op::Jump(_) => {
                if i + 1 < ops.len() {
                    items.push(sign("or"));
                }
                own_row = false;
            }
            Op::Gain {
                what,
                each,
                per,
                most,
            } => {
                items.push(number("+", each));
                items.push(vec![resource(what)]);
                items.extend(counted(catalogue, per, most));
            }
            Op::Points { each, per, most } => {
                items.push(number("+", each));
                items.push(sign("vp"));
                items.extend(counted(catalogue, per, most));
            }
            Op::Place { what, each, on } => {
                items.push(number("", each));
                items.push(vec![resource(what)]);
                items.push(sign("place"));
                match on {
                    Target::This => items.push(sign("this")),
                    Target::Others(n) => items.extend([number("", n), sign("others")]),
                    Target::Each(n) => items.extend([number("", n), sign("piles")]),
                }
            }
            Op::Move(which) => {
                items.push(sign("move"));
                items.extend(whom(which));
            }
            Op::Rearrange(which) => {
                items.push(sign("rearrange"));
                items.extend(whom(which));
            }
            Op::Collect => items.push(sign("collect")),
            Op::Pay { times, cost, .. } => {
                items.extend([
                    number("×", times),
                    number("-", cost),
                    vec![resource(Resource::Gold)],
                    sign("arrow"),
                ]);
            }
            Op::Unless { count, least, .. } => {
                items.extend(thing(catalogue, count));
                items.push(number("≥", least));
                items.push(sign("arrow"));
            }
        }
        match rows.last_mut() {
            Some(last) if !own_row || last.is_empty() || last.last() == Some(&sign("or")) => {
                last.extend(items);
            }
            _ => rows.push(items),
        }
    }
    rows.retain(|row| !row.is_empty());
    rows
}

fn sign(name: &str) -> Item {
    vec![format!("sign-{name}")]
}

fn number(before: &str, n: u8) -> Item {
    let before = match before {
        "+" => "plus-",
        "-" => "minus-",
        "×" => "times-",
        "≥" => "least-",
        "≤" => "most-",
        _ => "",
    };
    vec![format!("n-{before}{}", n.min(20))]
}

/// Which buildings an action reaches: the one itself, others, or any (then nothing is said).
fn whom(which: Which) -> Option<Item> {
    match which {
        Which::This => Some(sign("this")),
        Which::Other => Some(sign("others")),
        Which::Any => None,
    }
}

/// "for each … up to …".
fn counted(catalogue: &Catalogue, per: Count, most: u8) -> Vec<Item> {
    let mut items = Vec::new();
    if per != Count::One {
        items.push(sign("each"));
        items.extend(thing(catalogue, per));
    }
    if most <= 20 {
        items.push(number("≤", most));
    }
    items
}

/// What is counted.
fn thing(catalogue: &Catalogue, count: Count) -> Vec<Item> {
    let types = |mask: u8| -> Vec<Item> {
        (0..catalogue.types().len())
            .filter(|n| mask >> n & 1 != 0)
            .map(|n| typed(catalogue, n))
            .collect()
    };
    let by = |n: u8, what: Item| {
        if n > 1 {
            vec![number("", n), what]
        } else {
            vec![what]
        }
    };
    match count {
        Count::One => Vec::new(),
        Count::Visible(mask) => types(mask),
        Count::OtherVisible(mask) => {
            let mut items = types(mask);
            items.insert(0, sign("other"));
            items
        }
        Count::Types => vec![sign("types")],
        Count::Under => vec![sign("under")],
        Count::Covered(n) => by(n, sign("covered")),
        Count::Piles(n) => by(n, sign("piles")),
        Count::Tall(n) => vec![number("≥", n), sign("tall")],
        Count::Gold(n) => by(n, vec![resource(Resource::Gold)]),
        Count::Prestige(n) => by(n, vec![resource(Resource::Prestige)]),
        Count::Low => vec![sign("low")],
        Count::Cycle => vec![sign("cycle")],
    }
}

/// The badge of a type with its letter.
fn typed(catalogue: &Catalogue, kind: usize) -> Item {
    let mut item = vec![badge(Some(kind))];
    item.extend(
        catalogue
            .types()
            .get(kind)
            .and_then(|t| super::letter(&t.letter)),
    );
    item
}

/// How wide a sign is, in parts of its height.
fn breadth(item: &Item) -> f32 {
    match item.first().map(String::as_str) {
        Some("sign-each" | "sign-or" | "sign-other") => 0.5,
        Some(name) => match name.strip_prefix("n-") {
            Some(number) if number.parse::<u8>().is_ok_and(|n| n < 10) => 0.55,
            Some(_) => 0.82,
            None => 1.0,
        },
        None => 0.0,
    }
}

/// Lays rows of signs into a rectangle, as large as they fit.
pub(super) fn lay(
    picture: &mut Picture,
    rows: &[Vec<Item>],
    (x, y): (f32, f32),
    (width, height): (f32, f32),
) {
    let wide = |row: &Vec<Item>| row.iter().map(breadth).sum::<f32>();
    let longest = rows.iter().map(wide).fold(1.0, f32::max);
    let size = (width / longest)
        .min(height / rows.len().max(1) as f32)
        .min(19.0);
    let top = y + (height - size * rows.len() as f32) / 2.0;
    for (r, row) in rows.iter().enumerate() {
        let mut left = x + (width - size * wide(row)) / 2.0;
        for item in row {
            let own = size * breadth(item);
            // A symbol is square: a narrow one reaches over its edges, where it is empty.
            let at = (
                left + own / 2.0 - size * 0.47,
                top + size * (r as f32 + 0.03),
            );
            for symbol in item {
                picture.put(&SPRITE, symbol.clone(), at, (size * 0.94, size * 0.94));
            }
            left += own;
        }
    }
}
