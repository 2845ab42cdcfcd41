//! Rainforest: nine tiles a jungle, each as it is printed: colours, points, totems, protected zone.

use crate::art;
use crate::art::SPRITE;
use crate::{Animal, CIRCLES, JUNGLE, WIDTH, Zone, ZoneToken};
use maud::{Markup, html};
use serde_json::{Value, json};
use table::Phrase;

use ui::pad::{Button, PadContext};
use ui::pad::{Focus, Pad};
use ui::pad::{items, tokens};
use ui::{picture, symbol};

/// Most points that are printed on a tile.
const POINTS: u8 = 9;
/// Colours of a tile.
const COLOURS: u32 = 2;

/// All jungles.
pub struct Jungles {
    seats: Vec<Jungle>,
}

/// A jungle. Without its totem it has no tiles: their worth depends on it.
#[derive(Clone, Default)]
struct Jungle {
    totem: Option<Animal>,
    tiles: Vec<Plot>,
}

/// A tile as it is printed, and what lies on it.
#[derive(Clone, Copy, Default)]
struct Plot {
    /// One bit a zone.
    colours: u8,
    /// None until they were tapped.
    points: Option<u8>,
    totems: u8,
    token: Option<ZoneToken>,
}

impl Plot {
    fn read(item: &str) -> Option<Plot> {
        let mut plot = Plot::default();
        for (letter, number) in tokens(item)? {
            let number = u8::try_from(number).ok()?;
            match letter {
                'c' if (1..32).contains(&number) => plot.colours = number,
                'p' if number <= POINTS => plot.points = Some(number),
                't' if usize::from(number) <= CIRCLES => plot.totems = number,
                'z' => plot.token = Some(ZoneToken::from_index(number.into())?),
                _ => return None,
            }
        }
        (1..=COLOURS)
            .contains(&plot.colours.count_ones())
            .then_some(plot)
    }

    fn code(&self) -> String {
        let mut code = format!("c{}", self.colours);
        if let Some(points) = self.points {
            code.push_str(&format!("p{points}"));
        }
        if self.totems > 0 {
            code.push_str(&format!("t{}", self.totems));
        }
        if let Some(token) = self.token {
            code.push_str(&format!("z{}", token.index()));
        }
        code
    }

    fn has(&self, zone: Zone) -> bool {
        self.colours >> zone.index() & 1 != 0
    }

    fn zones(&self) -> impl Iterator<Item = Zone> + use<> {
        let plot = *self;
        Zone::ALL.into_iter().filter(move |z| plot.has(*z))
    }

    fn position(&self) -> Value {
        let zones: Vec<Zone> = self.zones().collect();
        let mut value = json!({
            "colours": zones,
            "points": self.points.unwrap_or(0),
            "totems": self.totems,
        });
        if let Some(token) = self.token {
            value["zone_token"] = json!(token.to_string());
        }
        value
    }
}

impl Jungle {
    fn read(part: &str) -> Option<Jungle> {
        let (totem, tiles) = part.split_once('_').unwrap_or((part, ""));
        let jungle = Jungle {
            totem: match totem {
                "" => None,
                name => Some(name.parse().ok()?),
            },
            tiles: items(tiles).map(Plot::read).collect::<Option<_>>()?,
        };
        let fits = jungle.tiles.len() <= JUNGLE;
        (fits && (jungle.totem.is_some() || jungle.tiles.is_empty())).then_some(jungle)
    }

    fn code(&self) -> String {
        let totem = self.totem.map_or("", Animal::name);
        let tiles: Vec<String> = self.tiles.iter().map(Plot::code).collect();
        format!("{totem}_{}", tiles.join("."))
    }
}

/// Which tile is being edited, counted from zero; at most the next free one.
fn edited(focus: &Focus, jungle: &Jungle) -> Option<usize> {
    let number: usize = focus.edit.strip_prefix("tile.")?.parse().ok()?;
    let most = jungle.tiles.len().min(JUNGLE - 1);
    let at = number.checked_sub(1)?;
    (at <= most && jungle.totem.is_some()).then_some(at)
}

impl Jungles {
    pub fn read(parts: &[&str]) -> Option<Jungles> {
        let seats = parts.iter().map(|part| Jungle::read(part));
        Some(Jungles {
            seats: seats.collect::<Option<_>>()?,
        })
    }

    fn has_totem(&self, animal: Animal) -> bool {
        self.seats.iter().any(|s| s.totem == Some(animal))
    }

    /// Is this token free for that tile: of its colour, on no other tile, and the jungle's first of its
    /// colour? Whether its group is large enough shows when all tiles lie.
    fn free(&self, token: ZoneToken, panel: usize, at: usize) -> bool {
        let elsewhere = |seat: usize, tile: usize, other: ZoneToken| {
            (seat, tile) != (panel, at)
                && (other == token || (seat == panel && other.zone() == token.zone()))
        };
        let taken = self.seats.iter().enumerate().any(|(seat, jungle)| {
            let tiles = jungle.tiles.iter().enumerate();
            tiles
                .filter_map(|(tile, plot)| Some((tile, plot.token?)))
                .any(|(tile, other)| elsewhere(seat, tile, other))
        });
        let jungle = &self.seats[panel];
        !taken && jungle.tiles.get(at).is_some_and(|p| p.has(token.zone()))
    }

    fn change(&mut self, tap: &[&str], focus: &mut Focus) -> Option<()> {
        let panel = focus.panel;
        let at = edited(focus, &self.seats[panel])?;
        match *tap {
            ["colour", zone] => {
                let zone: Zone = zone.parse().ok()?;
                let tiles = &mut self.seats[panel].tiles;
                if at == tiles.len() {
                    tiles.push(Plot::default());
                }
                let plot = &mut tiles[at];
                let colours = plot.colours ^ 1 << zone.index();
                if !(1..=COLOURS).contains(&colours.count_ones()) {
                    return None;
                }
                plot.colours = colours;
            }
            ["points", number] => {
                let number = number.parse().ok().filter(|n| *n <= POINTS)?;
                self.seats[panel].tiles.get_mut(at)?.points = Some(number);
            }
            ["totems", number] => {
                let number = number.parse().ok().filter(|n| usize::from(*n) <= CIRCLES)?;
                self.seats[panel].tiles.get_mut(at)?.totems = number;
            }
            ["token", token] => {
                let token: ZoneToken = token.parse().ok()?;
                let free = self.free(token, panel, at);
                let plot = self.seats[panel].tiles.get_mut(at)?;
                if plot.token == Some(token) {
                    plot.token = None;
                } else if free {
                    plot.token = Some(token);
                } else {
                    return None;
                }
            }
            ["remove"] if at + 1 == self.seats[panel].tiles.len() => {
                self.seats[panel].tiles.pop();
                focus.edit.clear();
            }
            _ => return None,
        }
        Some(())
    }

    fn totems(&self, context: &PadContext<'_>) -> Markup {
        let mine = self.seats[context.focus.panel].totem;
        html! {
            h2 { (context.text("rainforest-pad-totem")) }
            div.row.totems role="group" aria-label=(context.text("rainforest-pad-totem")) {
                @for animal in Animal::ALL {
                    (Button::new(format!("totem {animal}"), context.say(&animal.phrase()), "emblem")
                        .on(mine == Some(animal))
                        .off_limits(mine != Some(animal) && self.has_totem(animal))
                        .show(&html! { (symbol(&SPRITE, &art::animal(animal))) span { (context.say(&animal.phrase())) } }))
                }
            }
        }
    }

    fn jungle(&self, jungle: &Jungle, context: &PadContext<'_>) -> Markup {
        let at = edited(context.focus, jungle);
        let rows = (0..JUNGLE / WIDTH).rev();
        html! {
            div.pad-jungle {
                @for index in rows.flat_map(|row| row * WIDTH..(row + 1) * WIDTH) {
                    div.pad-tile {
                        @match jungle.tiles.get(index) {
                            Some(plot) => {
                                (Button::new(format!("tile {}", index + 1), context.say(&describe(plot, index)), "tile-button")
                                    .here(at == Some(index)).show(&face(plot, jungle.totem)))
                                @for fault in context.faults_of(index) { small.faults role="alert" { (fault) } }
                                @if plot.points.is_none() { small.faults { (context.text("rainforest-pad-no-points")) } }
                            }
                            None if index == jungle.tiles.len() => {
                                (Button::new(format!("tile {}", index + 1), context.say(&number("rainforest-pad-next-tile", index)), "tile-button free-button")
                                    .here(at == Some(index)).show(&html! { "+" }))
                            }
                            None => { span.tile-button.later { (index + 1) } }
                        }
                    }
                }
            }
        }
    }
}

fn number(key: &'static str, index: usize) -> Phrase {
    Phrase::new(key).number("tile", index as i64 + 1)
}

/// A tile in words.
fn describe(plot: &Plot, index: usize) -> Phrase {
    let phrase = number("rainforest-pad-tile", index)
        .list("colours", plot.zones().map(|z| z.phrase()))
        .number("points", plot.points.unwrap_or(0))
        .number("totems", plot.totems);
    match plot.token {
        Some(token) => phrase.phrase("token", token.phrase()),
        None => phrase.text("token", "–"),
    }
}

/// A tile as a picture: ground, points, the totems on it, its protected zone.
fn face(plot: &Plot, totem: Option<Animal>) -> Markup {
    let mut image = draw::Picture::single(&SPRITE, &art::ground(plot.colours), 100.0, 100.0);
    if let Some(points) = plot.points {
        let symbol = art::points(points);
        image.put(&SPRITE, symbol, (5.0, 5.0), (30.0, 30.0));
    }
    if let Some(totem) = totem {
        let circles = art::circles(plot.totems.into());
        for (x, y, size) in circles {
            let symbol = art::animal(totem);
            image.put(&SPRITE, symbol, (*x, *y), (*size, *size));
        }
    }
    if let Some(token) = plot.token {
        let symbol = art::zone_token(token);
        image.put(&SPRITE, symbol, (62.0, 3.0), (36.0, 36.0));
    }
    picture(&image)
}

impl Pad for Jungles {
    fn seats(&self) -> usize {
        self.seats.len()
    }

    fn resize(&mut self, seats: usize) {
        self.seats.resize(seats, Jungle::default());
    }

    fn part(&self, panel: usize) -> String {
        self.seats[panel].code()
    }

    fn tap(&mut self, tap: &[&str], focus: &mut Focus) -> Option<()> {
        match *tap {
            ["totem", animal] => {
                let animal: Animal = animal.parse().ok()?;
                let mine = self.seats[focus.panel].totem == Some(animal);
                if !mine && self.has_totem(animal) {
                    return None;
                }
                self.seats[focus.panel].totem = Some(animal);
            }
            ["tile", number] => {
                let at = Focus {
                    panel: focus.panel,
                    edit: format!("tile.{number}"),
                };
                edited(&at, &self.seats[focus.panel])?;
                *focus = at;
            }
            // Straight on to the next tile.
            ["next"] => {
                let at = edited(focus, &self.seats[focus.panel])?;
                if at + 1 >= JUNGLE || at >= self.seats[focus.panel].tiles.len() {
                    return None;
                }
                focus.edit = format!("tile.{}", at + 2);
            }
            _ => return self.change(tap, focus),
        }
        Some(())
    }

    fn position(&self) -> Value {
        // A seat that has not chosen its totem has no tiles yet: any free one does until it has.
        let mut free = Animal::ALL.into_iter().filter(|a| !self.has_totem(*a));
        let seats = self.seats.iter().map(|jungle| {
            let totem = jungle.totem.or_else(|| free.next());
            let tiles: Vec<Value> = jungle.tiles.iter().map(Plot::position).collect();
            json!({"totem": totem.map_or("", Animal::name), "jungle": tiles})
        });
        json!({"game": "rainforest", "seats": seats.collect::<Vec<_>>()})
    }

    fn panel(&self, context: &PadContext<'_>) -> Markup {
        let jungle = &self.seats[context.focus.panel];
        html! {
            (self.totems(context))
            @if jungle.totem.is_some() {
                h2 { (context.text("rainforest-pad-jungle")) }
                p.hint { (context.text("rainforest-pad-jungle-help")) }
                (self.jungle(jungle, context))
            } @else {
                p.hint { (context.text("rainforest-pad-totem-first")) }
            }
        }
    }

    fn editor(&self, context: &PadContext<'_>) -> Option<Markup> {
        let jungle = &self.seats[context.focus.panel];
        let at = edited(context.focus, jungle)?;
        let plot = jungle.tiles.get(at).copied();
        let shown = plot.unwrap_or_default();
        let numbers = |tap: &str, key: &'static str, most: u8, now: Option<u8>| {
            html! {
                div.row role="group" aria-label=(context.text(key)) {
                    span.what { (context.text(key)) }
                    @for n in 0..=most {
                        (Button::new(format!("{tap} {n}"), format!("{}: {n}", context.text(key)), "pick")
                            .on(now == Some(n)).off_limits(plot.is_none()).show(&html! { (n) }))
                    }
                }
            }
        };
        let content = html! {
            div.row role="group" aria-label=(context.text("rainforest-pad-colours")) {
                span.what { (context.text("rainforest-pad-colours")) }
                @for zone in Zone::ALL {
                    @let on = shown.has(zone);
                    @let full = shown.colours.count_ones() >= COLOURS;
                    @let last = on && shown.colours.count_ones() == 1;
                    (Button::new(format!("colour {zone}"), context.say(&zone.phrase()), "pick zone")
                        .on(on).off_limits(last || (full && !on))
                        .show(&symbol(&SPRITE, &art::zone(zone))))
                }
            }
            (numbers("points", "rainforest-pad-points", POINTS, shown.points))
            (numbers("totems", "rainforest-pad-totems", CIRCLES as u8, plot.map(|p| p.totems)))
            @if plot.is_some() {
                div.row role="group" aria-label=(context.text("rainforest-pad-token")) {
                    span.what { (context.text("rainforest-pad-token")) }
                    @for token in ZoneToken::all().filter(|t| shown.has(t.zone())) {
                        (Button::new(format!("token {token}"), context.say(&token.phrase()), "pick zone")
                            .on(shown.token == Some(token))
                            .off_limits(shown.token != Some(token) && !self.free(token, context.focus.panel, at))
                            .show(&symbol(&SPRITE, &art::zone_token(token))))
                    }
                }
                div.row {
                    @if at + 1 < JUNGLE { (Button::new("next", context.text("rainforest-pad-tile-next"), "wide primary").words()) }
                    @if at + 1 == jungle.tiles.len() { (Button::new("remove", context.text("rainforest-pad-remove-tile"), "wide").words()) }
                }
            }
        };
        Some(context.editor(
            &context.say(&number("rainforest-pad-tile-which", at)),
            &content,
        ))
    }
}
