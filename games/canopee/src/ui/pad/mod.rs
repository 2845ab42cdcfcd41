//! Canopée, both editions: trees, plants, animals, weather and threats of each forest, at the end of
//! a season or of the game, and the Spirit beside a player alone.

mod cards;
mod forest;
mod views;

use crate::art;
use crate::art::SPRITE;
use crate::{Kind, MAX_TREES, SeasonCard};
use maud::{Markup, html};
use serde_json::{Value, json};
use table::Phrase;

use cards::Cards;
use forest::{Forest, Stem, on_ground};
use ui::pad::{Button, Counter, PadContext};
use ui::pad::{Focus, Pad};
use ui::symbol;

/// Id of the sprite; both editions share it.
/// Most points of earlier seasons, and fewest.
const POINTS: i64 = 500;

/// All forests.
pub struct Forests {
    first: bool,
    cards: Cards,
    seats: usize,
    /// The season that ends; none for the end of the game.
    season: Option<u8>,
    season_card: Option<SeasonCard>,
    /// The seats' forests, then the Spirit's if somebody plays alone.
    forests: Vec<Forest>,
}

/// The tree that is being edited, counted from zero; the number of trees for a new one.
fn edited(focus: &Focus, forest: &Forest) -> Option<usize> {
    let number: usize = focus.edit.strip_prefix("tree.")?.parse().ok()?;
    let at = number.checked_sub(1)?;
    (at <= forest.trees.len()).then_some(at)
}

impl Forests {
    /// The head of the code is `game` or the season's number, then the season card.
    pub fn read(first: bool, head: &str, parts: &[&str]) -> Option<Forests> {
        let mut words = head.split('.');
        let (end, card, solo) = (words.next()?, words.next(), words.next());
        let solo = solo == Some("solo");
        let seats = if solo { 1 } else { parts.len() };
        if parts.len() != seats.max(2) {
            return None;
        }
        let cards = Cards::of(first, seats)?;
        let season = match end {
            "" | "game" => None,
            number => {
                let number = number.parse::<u8>().ok();
                Some(number.filter(|n| (1..=cards.seasons).contains(n))?)
            }
        };
        let forests = parts.iter().map(|part| Forest::read(part));
        let season_card = match card {
            None | Some("" | "none") => None,
            Some(name) => Some(name.parse().ok()?),
        };
        Some(Forests {
            first,
            seats,
            season,
            season_card: season_card.filter(|_| !solo),
            forests: forests.collect::<Option<_>>()?,
            cards,
        })
    }

    fn name(&self, kind: Kind, context: &PadContext<'_>) -> String {
        context.say(&self.cards.names[kind.index()])
    }

    /// How many cards of a kind no forest has.
    fn left(&self, kind: Kind) -> u32 {
        let used: u32 = self.forests.iter().map(|f| f.all(kind)).sum();
        self.cards.most[kind.index()].saturating_sub(used)
    }

    fn trunk_left(&self, value: usize) -> bool {
        let kinds = [Kind::Trunk0, Kind::Trunk1, Kind::Trunk2];
        kinds.get(value).is_some_and(|kind| self.left(*kind) > 0)
    }

    /// More or fewer cards of a kind in the forest looked at.
    fn add(&mut self, kind: Kind, by: &str, panel: usize) -> Option<()> {
        let by: i8 = by.parse().ok()?;
        let left = self.left(kind);
        let count = self.forests[panel].count(kind);
        let sum = count.checked_add_signed(by)?;
        if !on_ground(kind) || u32::from(sum.saturating_sub(count)) > left {
            return None;
        }
        self.forests[panel].counts[kind.index()] = sum;
        Some(())
    }

    fn change_tree(&mut self, tap: &[&str], focus: &mut Focus) -> Option<()> {
        let at = edited(focus, &self.forests[focus.panel])?;
        if let ["trunk", value, by] = *tap {
            let value: usize = value.parse().ok()?;
            let by: i8 = by.parse().ok().filter(|by: &i8| by.abs() == 1)?;
            if by > 0 && !self.trunk_left(value) {
                return None;
            }
            let trees = &mut self.forests[focus.panel].trees;
            if at == trees.len() {
                if trees.len() >= MAX_TREES || by < 0 {
                    return None;
                }
                trees.push(Stem::default());
            }
            let trunks = trees[at].trunks.get_mut(value)?;
            *trunks = trunks.checked_add_signed(by)?;
            if trees[at].height() == 0 {
                trees.remove(at);
                focus.edit.clear();
            }
            return Some(());
        }
        let crowns = [Kind::Canopy0, Kind::Canopy1, Kind::Canopy2].map(|kind| self.left(kind));
        let trees = &mut self.forests[focus.panel].trees;
        let stem = trees.get_mut(at)?;
        match *tap {
            ["canopy", "none"] => {
                *stem = Stem {
                    trunks: stem.trunks,
                    ..Stem::default()
                };
            }
            ["canopy", m] => {
                let m: u8 = m.parse().ok()?;
                let left = *crowns.get(usize::from(m))?;
                if left == 0 && stem.canopy != Some(m) {
                    return None;
                }
                stem.canopy = Some(m);
            }
            ["mark", "scored"] if stem.canopy.is_some() => stem.scored = !stem.scored,
            ["mark", "awarded"] if stem.canopy.is_some() => stem.awarded = !stem.awarded,
            ["remove"] => {
                trees.remove(at);
                focus.edit.clear();
            }
            _ => return None,
        }
        Some(())
    }
}

impl Pad for Forests {
    fn seats(&self) -> usize {
        self.seats
    }

    fn panels(&self) -> usize {
        self.forests.len()
    }

    fn resize(&mut self, seats: usize) {
        let Some(cards) = Cards::of(self.first, seats) else {
            return;
        };
        let panels = seats.max(2);
        if (self.seats == 1) != (seats == 1) {
            // The Spirit's forest is nobody else's.
            self.forests.truncate(1);
            self.season_card = self.season_card.filter(|_| seats > 1);
        }
        self.forests.resize(panels, Forest::default());
        self.season = self.season.filter(|s| *s <= cards.seasons);
        self.cards = cards;
        self.seats = seats;
    }

    fn head(&self) -> String {
        let end = match self.season {
            None => "game".to_string(),
            Some(season) => season.to_string(),
        };
        let card = self.season_card.map_or("none", SeasonCard::name);
        let solo = if self.seats == 1 { ".solo" } else { "" };
        format!("{end}.{card}{solo}")
    }

    fn part(&self, panel: usize) -> String {
        self.forests[panel].code()
    }

    fn tap(&mut self, tap: &[&str], focus: &mut Focus) -> Option<()> {
        let forest = &mut self.forests[focus.panel];
        match *tap {
            ["end", "game"] => self.season = None,
            ["end", season] => {
                let season = season.parse::<u8>().ok();
                self.season = Some(season.filter(|s| (1..=self.cards.seasons).contains(s))?);
            }
            ["season-card", "none"] => self.season_card = None,
            ["season-card", name] if self.seats > 1 => self.season_card = Some(name.parse().ok()?),
            ["points", by] => {
                let sum = forest.points.checked_add(by.parse().ok()?)?;
                forest.points = Some(sum).filter(|p| p.abs() <= POINTS)?;
            }
            ["add", kind, by] => return self.add(kind.parse().ok()?, by, focus.panel),
            ["tree", "new"] => focus.edit = format!("tree.{}", forest.trees.len() + 1),
            ["tree", number] => {
                let number: usize = number.parse().ok()?;
                if !(1..=forest.trees.len()).contains(&number) {
                    return None;
                }
                focus.edit = format!("tree.{number}");
            }
            _ => return self.change_tree(tap, focus),
        }
        Some(())
    }

    fn position(&self) -> Value {
        let seats = &self.forests[..self.seats];
        let mut value = json!({
            "game": self.cards.id,
            "end": if self.season.is_some() { "season" } else { "game" },
            "seats": seats.iter().map(Forest::position).collect::<Vec<_>>(),
        });
        if let Some(season) = self.season {
            value["season"] = json!(season);
        }
        if let Some(card) = self.season_card {
            value["season_card"] = json!(card.name());
        }
        if self.seats == 1 {
            value["spirit"] = self.forests[1].position();
        }
        value
    }

    fn settings(&self, context: &PadContext<'_>) -> Markup {
        html! {
            div.row role="group" aria-label=(context.text("canopee-pad-end")) {
                span { (context.text("canopee-pad-end")) }
                @for season in 1..=self.cards.seasons {
                    @let name = Phrase::new("canopee-pad-end-season").number("season", season);
                    (Button::new(format!("end {season}"), context.say(&name), "pick").on(self.season == Some(season)).words())
                }
                (Button::new("end game", context.text("canopee-pad-end-game"), "pick").on(self.season.is_none()).words())
            }
            @if self.seats > 1 {
                details #pad-season open[self.season_card.is_some()] {
                    summary { (context.text("canopee-pad-season-card")) }
                    div.row role="group" aria-label=(context.text("canopee-pad-season-card")) {
                        (Button::new("season-card none", context.text("canopee-pad-none"), "pick").on(self.season_card.is_none()).words())
                        @for card in SeasonCard::ALL {
                            (Button::new(format!("season-card {}", card.name()), context.say(&card.phrase()), "pick")
                                .on(self.season_card == Some(card)).words())
                        }
                    }
                }
            }
        }
    }

    fn panel(&self, context: &PadContext<'_>) -> Markup {
        let forest = &self.forests[context.focus.panel];
        let plants: Vec<Kind> = Kind::ALL.into_iter().filter(|k| k.is_plant()).collect();
        let points = Counter {
            tap: "points",
            name: context.text("canopee-pad-before"),
            count: forest.points,
            low: -POINTS,
            high: POINTS,
            tens: true,
        };
        html! {
            p.hint { (context.text("canopee-pad-forest-help")) }
            div.counters { (points.show(context, &Markup::default())) }
            h2 { (context.text("canopee-pad-trees")) }
            (self.trees(forest, context))
            h2 { (context.text("canopee-pad-plants")) }
            (self.counters(forest, &plants, context))
            h2 { (context.text("canopee-pad-weather")) }
            (self.counters(forest, &[Kind::Rain, Kind::Sun], context))
            h2 { (context.text("canopee-pad-animals")) }
            (self.animals(forest, context))
            h2 { (context.text("canopee-pad-threats")) }
            (self.counters(forest, &[Kind::Fire, Kind::Disease, Kind::Blight, Kind::Seed], context))
        }
    }

    fn editor(&self, context: &PadContext<'_>) -> Option<Markup> {
        let forest = &self.forests[context.focus.panel];
        let at = edited(context.focus, forest)?;
        let stem = forest.trees.get(at).copied();
        let shown = stem.unwrap_or_default();
        let trunk = |value: usize| {
            let count = i64::from(shown.trunks[value]);
            let tap = format!("trunk {value}");
            let counter = Counter {
                tap: &tap,
                name: context.say(&Phrase::new("canopee-pad-trunk").number("value", value as i64)),
                count,
                low: 0,
                high: count + i64::from(self.trunk_left(value)),
                tens: false,
            };
            let piece = art::trunk_piece(value as u8);
            counter.show(context, &symbol(&SPRITE, &piece))
        };
        let content = html! {
            div.counters { @for value in 0..3 { (trunk(value)) } }
            @if stem.is_some() {
                div.row role="group" aria-label=(context.text("canopee-pad-canopy")) {
                    (Button::new("canopy none", context.text("canopee-pad-canopy-none"), "wide").on(shown.canopy.is_none()).words())
                    @for (m, kind) in [Kind::Canopy0, Kind::Canopy1, Kind::Canopy2].into_iter().enumerate() {
                        @let mine = shown.canopy == Some(m as u8);
                        (Button::new(format!("canopy {m}"), self.name(kind, context), "pick canopy-button")
                            .on(mine).off_limits(!mine && self.left(kind) == 0)
                            .show(&html! { (symbol(&SPRITE, &art::canopy_piece(m as u8))) b { "×" (m) } }))
                    }
                }
                @if shown.canopy.is_some() {
                    div.row {
                        (Button::new("mark scored", context.text("canopee-pad-scored"), "wide").on(shown.scored).words())
                        (Button::new("mark awarded", context.text("canopee-pad-awarded"), "wide").on(shown.awarded).words())
                    }
                }
                div.row { (Button::new("remove", context.text("pages-pad-remove-tree"), "wide").words()) }
            }
        };
        let title = Phrase::new("canopee-pad-stem-which").number("tree", at as i64 + 1);
        Some(context.editor(&context.say(&title), &content))
    }
}
