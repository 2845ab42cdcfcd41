//! Canopy, the city on stilts: piles of buildings with their cubes, gold, prestige, a guild.

mod piles;

use crate::art;
use crate::art::SPRITE;
use crate::{CanopyCity, Card, Guild, MAX_PILES, PLAYS, Resource};
use maud::{Markup, html};
use serde_json::{Value, json};
use table::{Game, Phrase, Setup};

use piles::{City, Pile};
use ui::pad::{Button, Counter, PadContext};
use ui::pad::{Focus, Pad};
use ui::{picture, symbol};

/// Most cubes of a kind that a seat can have: all of the box.
const CUBES: i64 = 160;
/// Most cubes of a kind on one pile.
const ON_PILE: i64 = 60;
/// Most points counted by hand.
const PRINTED: i64 = 500;

/// All cities.
pub struct Cities {
    /// The rules for so many, for the cards and how many of each there are.
    rules: CanopyCity,
    seats: Vec<City>,
}

/// The pile that is being edited, and the type of buildings that is shown, both counted from zero.
fn edited(focus: &Focus, city: &City) -> Option<(usize, Option<usize>)> {
    let mut words = focus.edit.strip_prefix("pile.")?.split('.');
    let at = words.next()?.parse::<usize>().ok()?.checked_sub(1)?;
    let kind = words.next().and_then(|n| n.parse().ok());
    (at < city.piles.len()).then_some((at, kind))
}

fn rules(seats: usize) -> Option<CanopyCity> {
    let setup = Setup::new(CanopyCity::descriptor(), seats, [], None).ok()?;
    CanopyCity::new(&setup).ok()
}

impl Cities {
    pub fn read(parts: &[&str]) -> Option<Cities> {
        let rules = rules(parts.len())?;
        let seats = parts.iter().map(|part| City::read(part, &rules));
        let seats = seats.collect::<Option<_>>()?;
        Some(Cities { rules, seats })
    }

    /// How many of a card are still in the box.
    fn left(&self, card: Card) -> usize {
        let piles = self.seats.iter().flat_map(|s| &s.piles);
        let used = piles.flat_map(|p| &p.buildings).filter(|c| **c == card);
        let copies = self.rules.catalogue().copies(card, self.seats.len());
        usize::from(copies).saturating_sub(used.count())
    }

    fn name(&self, card: Card) -> Phrase {
        self.rules.catalogue().card_phrase(card)
    }

    /// The number of a card's type, counted from zero; untyped cards come last.
    fn kind(&self, card: Card) -> usize {
        let types = self.rules.catalogue().types();
        let kind = self.rules.catalogue().type_of(card);
        let at = kind.and_then(|kind| types.iter().position(|t| t == kind));
        at.unwrap_or(types.len())
    }

    fn cards_of(&self, kind: usize) -> impl Iterator<Item = Card> {
        let cards = (0..self.rules.catalogue().designs()).filter_map(Card::new);
        cards.filter(move |card| self.kind(*card) == kind)
    }

    fn change(&mut self, tap: &[&str], focus: &mut Focus) -> Option<()> {
        let (at, _) = edited(focus, &self.seats[focus.panel])?;
        let played = self.seats[focus.panel].played(&self.rules);
        let start = self.rules.first_foundations(self.seats[focus.panel].guild);
        match *tap {
            ["build", card] => {
                let card: Card = card.parse().ok()?;
                if self.left(card) == 0 || played >= PLAYS {
                    return None;
                }
                let city = &mut self.seats[focus.panel];
                city.piles[at].buildings.push(card);
            }
            ["unbuild"] => {
                self.seats[focus.panel].piles[at].buildings.pop()?;
            }
            ["cube", what, by] => {
                let pile = &mut self.seats[focus.panel].piles[at];
                let cubes = match what {
                    "gold" => &mut pile.gold,
                    "prestige" => &mut pile.prestige,
                    _ => return None,
                };
                add(cubes, by, ON_PILE)?;
            }
            ["type", number] => {
                let kind: usize = number.parse().ok()?;
                if kind > self.rules.catalogue().types().len() {
                    return None;
                }
                focus.edit = format!("pile.{}.{kind}", at + 1);
            }
            ["remove"] => {
                let piles = &mut self.seats[focus.panel].piles;
                if at + 1 != piles.len() || piles.len() <= start {
                    return None;
                }
                piles.pop();
                focus.edit.clear();
            }
            _ => return None,
        }
        Some(())
    }

    fn guilds(&self, city: &City, context: &PadContext<'_>) -> Markup {
        let catalogue = self.rules.catalogue();
        let guilds = (0..catalogue.guild_count()).filter_map(Guild::new);
        html! {
            details #pad-guild open[city.guild.is_some()] {
                summary { (context.text("canopy-city-pad-guild")) }
                div.row.guilds role="group" aria-label=(context.text("canopy-city-pad-guild")) {
                    (Button::new("guild none", context.text("canopy-city-pad-guild-none"), "wide").on(city.guild.is_none()).words())
                    @for guild in guilds {
                        @let mine = city.guild == Some(guild);
                        @let taken = self.seats.iter().any(|s| s.guild == Some(guild));
                        (Button::new(format!("guild {guild}"), context.say(&catalogue.guild_phrase(guild)), "emblem")
                            .on(mine).off_limits(taken && !mine)
                            .show(&html! {
                                (symbol(&SPRITE, &art::guild(guild)))
                                span { (context.say(&catalogue.guild_phrase(guild))) }
                            }))
                    }
                }
            }
        }
    }

    fn pile(&self, pile: &Pile, at: usize, here: bool, context: &PadContext<'_>) -> Markup {
        let catalogue = self.rules.catalogue();
        let name = Phrase::new(if pile.buildings.is_empty() {
            "canopy-city-pad-pile-bare"
        } else {
            "canopy-city-pad-pile"
        });
        let name = name
            .number("pile", at as i64 + 1)
            .list("cards", pile.buildings.iter().rev().map(|c| self.name(*c)));
        let content = html! {
            @match pile.buildings.last() {
                Some(card) => { (picture(&art::card(catalogue, *card))) span.label { (context.say(&self.name(*card))) } }
                None => { (symbol(&SPRITE, &art::foundation())) span.label { (context.text("canopy-city-ui-bare")) } }
            }
            span.under {
                @if pile.buildings.len() > 1 {
                    (context.say(&Phrase::new("canopy-city-pad-under").number("cards", pile.buildings.len() as i64 - 1)))
                }
                @for (what, count) in [(Resource::Gold, pile.gold), (Resource::Prestige, pile.prestige)] {
                    @if count > 0 { span.cube { (symbol(&SPRITE, &art::resource(what))) (count) } }
                }
            }
        };
        Button::new(
            format!("pile {}", at + 1),
            context.say(&name),
            "pile-button",
        )
        .here(here)
        .show(&content)
    }

    /// The types of buildings, then the cards of one.
    fn buildings(&self, city: &City, kind: usize, context: &PadContext<'_>) -> Markup {
        let catalogue = self.rules.catalogue();
        let full = city.played(&self.rules) >= PLAYS;
        html! {
            @if full { p.hint { (context.text("canopy-city-pad-plays")) } }
            div.row role="group" aria-label=(context.text("canopy-city-pad-types")) {
                @for (i, found) in catalogue.types().iter().enumerate() {
                    (Button::new(format!("type {i}"), context.say(&found.name.phrase()), "pick")
                        .on(i == kind).words())
                }
                @if self.cards_of(catalogue.types().len()).next().is_some() {
                    (Button::new(format!("type {}", catalogue.types().len()), context.text("canopy-city-pad-type-none"), "pick")
                        .on(kind == catalogue.types().len()).words())
                }
            }
            div.pad-cards {
                @for card in self.cards_of(kind) {
                    (Button::new(format!("build {card}"), context.say(&self.name(card)), "card-button")
                        .off_limits(full || self.left(card) == 0)
                        .show(&html! { (picture(&art::card(catalogue, card))) span.label { (context.say(&self.name(card))) } }))
                }
            }
        }
    }
}

/// Adds to a number that stays between nothing and `most`.
fn add(number: &mut i64, by: &str, most: i64) -> Option<()> {
    let sum = number.checked_add(by.parse().ok()?)?;
    *number = Some(sum).filter(|n| (0..=most).contains(n))?;
    Some(())
}

impl Pad for Cities {
    fn seats(&self) -> usize {
        self.seats.len()
    }

    fn resize(&mut self, seats: usize) {
        // The copies of a card depend on the seats; what is too much then shows as a fault.
        if let Some(rules) = rules(seats) {
            self.rules = rules;
            self.seats.resize(seats, City::default());
            for city in &mut self.seats {
                city.found(&self.rules);
            }
        }
    }

    fn part(&self, panel: usize) -> String {
        self.seats[panel].code()
    }

    fn tap(&mut self, tap: &[&str], focus: &mut Focus) -> Option<()> {
        let city = &mut self.seats[focus.panel];
        match *tap {
            ["gold", by] => add(&mut city.gold, by, CUBES),
            ["prestige", by] => add(&mut city.prestige, by, CUBES),
            ["printed", by] => add(&mut city.printed, by, PRINTED),
            ["guild", "none"] => {
                city.guild = None;
                Some(())
            }
            ["guild", guild] => {
                let guild: Guild = guild.parse().ok()?;
                let known = guild.index() < self.rules.catalogue().guild_count();
                if !known || self.seats.iter().any(|s| s.guild == Some(guild)) {
                    return None;
                }
                let city = &mut self.seats[focus.panel];
                city.guild = Some(guild);
                city.found(&self.rules);
                Some(())
            }
            ["pile", "new"] => {
                if city.piles.len() >= MAX_PILES || city.played(&self.rules) >= PLAYS {
                    return None;
                }
                city.piles.push(Pile::default());
                focus.edit = format!("pile.{}", city.piles.len());
                Some(())
            }
            ["pile", number] => {
                let at: usize = number.parse().ok()?;
                if !(1..=city.piles.len()).contains(&at) {
                    return None;
                }
                focus.edit = format!("pile.{at}");
                Some(())
            }
            _ => self.change(tap, focus),
        }
    }

    fn position(&self) -> Value {
        let seats = self.seats.iter().map(|city| {
            let piles = city.piles.iter().map(|pile| {
                json!({"buildings": pile.buildings, "gold": pile.gold, "prestige": pile.prestige})
            });
            let mut seat = json!({
                "gold": city.gold,
                "prestige": city.prestige,
                "printed": city.printed,
                "piles": piles.collect::<Vec<_>>(),
            });
            if let Some(guild) = city.guild {
                seat["guild"] = json!(guild);
            }
            seat
        });
        json!({"game": "canopy-city", "seats": seats.collect::<Vec<_>>()})
    }

    fn panel(&self, context: &PadContext<'_>) -> Markup {
        let city = &self.seats[context.focus.panel];
        let at = edited(context.focus, city).map(|(at, _)| at);
        let counter = |tap: &'static str, key: &'static str, count: i64, high: i64| Counter {
            tap,
            name: context.text(key),
            count,
            low: 0,
            high,
            tens: true,
        };
        let cube = |what| html! { (symbol(&SPRITE, &art::resource(what))) };
        let full = city.played(&self.rules) >= PLAYS || city.piles.len() >= MAX_PILES;
        html! {
            p.hint { (context.text("canopy-city-pad-city-help")) }
            div.counters {
                (counter("gold", "canopy-city-gold", city.gold, CUBES).show(context, &cube(Resource::Gold)))
                (counter("prestige", "canopy-city-prestige", city.prestige, CUBES).show(context, &cube(Resource::Prestige)))
            }
            h2 { (context.text("canopy-city-pad-piles")) }
            div.pad-piles {
                @for (i, pile) in city.piles.iter().enumerate() { (self.pile(pile, i, at == Some(i), context)) }
                (Button::new("pile new", context.text("canopy-city-pad-pile-new"), "pile-button free-button").off_limits(full)
                    .show(&html! { "+" small { (context.text("canopy-city-pad-pile-new")) } }))
            }
            (self.guilds(city, context))
            details #pad-printed open[city.printed > 0] {
                summary { (context.text("canopy-city-printed")) }
                p.hint { (context.text("canopy-city-pad-printed-help")) }
                (counter("printed", "canopy-city-printed", city.printed, PRINTED).show(context, &Markup::default()))
            }
        }
    }

    fn editor(&self, context: &PadContext<'_>) -> Option<Markup> {
        let city = &self.seats[context.focus.panel];
        let (at, kind) = edited(context.focus, city)?;
        let pile = &city.piles[at];
        let start = self.rules.first_foundations(city.guild);
        let cubes = |what: Resource, tap: &'static str, key: &'static str, count: i64| {
            let counter = Counter {
                tap,
                name: context.text(key),
                count,
                low: 0,
                high: ON_PILE,
                tens: false,
            };
            counter.show(context, &symbol(&SPRITE, &art::resource(what)))
        };
        let content = html! {
            @if let Some(top) = pile.buildings.last() {
                div.row {
                    @let words = Phrase::new("canopy-city-pad-unbuild").phrase("card", self.name(*top));
                    (Button::new("unbuild", context.say(&words), "wide").words())
                    @if pile.buildings.len() > 1 {
                        @let under = pile.buildings.iter().rev().skip(1).map(|c| self.name(*c));
                        small { (context.say(&Phrase::new("canopy-city-pad-under-which").list("cards", under))) }
                    }
                }
            }
            div.counters {
                (cubes(Resource::Gold, "cube gold", "canopy-city-pad-cube-gold", pile.gold))
                (cubes(Resource::Prestige, "cube prestige", "canopy-city-pad-cube-prestige", pile.prestige))
            }
            (self.buildings(city, kind.unwrap_or(0), context))
            @if at + 1 == city.piles.len() && city.piles.len() > start {
                div.row { (Button::new("remove", context.text("canopy-city-pad-remove-pile"), "wide").words()) }
            }
        };
        let title = Phrase::new("canopy-city-pad-pile-which").number("pile", at as i64 + 1);
        Some(context.editor(&context.say(&title), &content))
    }
}
