//! What steps tell: to whom they reveal something, and in which words.

use table::{Checked, Phrase, Revealed, Seat, SeatSet, Step, Viewer};

use crate::rules::CanopyCity;
use crate::rules::action::{Action, Chance};
use crate::rules::card::{Card, Guild, Pile};
use crate::rules::catalogue::{Catalogue, PLAYS};
use crate::rules::state::{GUILD, NONE, Phase, State};

/// How many cards every seat has played.
fn played(state: &State) -> usize {
    state.cities[0].cards.iter().filter(|c| **c != NONE).count()
}

/// Who learns something hidden by the step.
pub(crate) fn revealed(step: &Checked<'_, CanopyCity>) -> Revealed {
    let (seats, before) = (step.rules().flow.seats, step.before());
    match step.step() {
        Step::Chance(Chance::Guild(_)) => Revealed::everybody(seats),
        Step::Chance(Chance::Card(_)) => Revealed::only(receiver(before)),
        Step::Act(_, Action::Guild(_)) => Revealed::NOBODY,
        Step::Act(seat, _) => {
            let after = step.after();
            if played(&after) > played(before) {
                return Revealed::everybody(seats);
            }
            let mut learned = Revealed::NOBODY;
            if after.city(seat).hidden != before.city(seat).hidden {
                // A foundation was turned over while its pile was rearranged.
                learned = Revealed::all_but(seat, seats);
            }
            if after.turn != before.turn && matches!(after.phase, Phase::Pick | Phase::Play) {
                // The next hands are taken up.
                learned.seats = SeatSet::first(seats);
            }
            learned
        }
    }
}

/// The seat that the next card is dealt to.
fn receiver(before: &State) -> Seat {
    Seat::new(usize::from(before.deal_to)).unwrap_or_default()
}

/// The step as this viewer is told of it.
pub(crate) fn describe_step(step: &Checked<'_, CanopyCity>, viewer: Viewer) -> Phrase {
    let say = Phrase::new;
    let (flow, before) = (&step.rules().flow, step.before());
    let catalogue = &flow.catalogue;
    match step.step() {
        Step::Chance(Chance::Guild(guild)) => say("canopy-city-told-guild")
            .seat("seat", flow.next_guild(before).unwrap_or_default())
            .phrase("guild", catalogue.guild_phrase(guild)),
        Step::Act(seat, Action::Guild(guild)) => say("canopy-city-told-guild")
            .seat("seat", seat)
            .phrase("guild", catalogue.guild_phrase(guild)),
        Step::Chance(Chance::Card(card)) => {
            let seat = receiver(before);
            if viewer.is(seat) {
                say("canopy-city-told-card")
                    .seat("seat", seat)
                    .phrase("card", catalogue.card_phrase(card))
            } else {
                say("canopy-city-told-hidden-card").seat("seat", seat)
            }
        }
        Step::Act(seat, action) => {
            let after = step.after();
            let reveal = (played(&after) > played(before))
                .then(|| reveal(catalogue, before, &after, flow.seats));
            let sealed = matches!(action, Action::Pick(_) | Action::Build(_) | Action::Found);
            match (reveal, sealed) {
                (Some(reveal), true) => reveal,
                (None, true) => sealed_choice(catalogue, before, &after, seat, action, viewer),
                (None, false) => effect(catalogue, before, &after, seat, action),
                (Some(reveal), false) => say("canopy-city-told-then")
                    .phrase("first", effect(catalogue, before, &after, seat, action))
                    .phrase("then", reveal),
            }
        }
    }
}

/// A sealed choice that was not the last. Others hear the same of a first choice and of a changed one,
/// and not whose it was: what can be seen of it stands in their view.
fn sealed_choice(
    catalogue: &Catalogue,
    before: &State,
    after: &State,
    seat: Seat,
    action: Action,
    viewer: Viewer,
) -> Phrase {
    let say = Phrase::new;
    if viewer.is(seat) {
        return match action {
            Action::Pick(card) => {
                say("canopy-city-told-pick").phrase("card", catalogue.card_phrase(card))
            }
            Action::Build(pile) => say("canopy-city-told-build").number("pile", pile.number()),
            _ => say("canopy-city-told-found"),
        };
    }
    if before.phase == Phase::Pick && after.phase == Phase::Play {
        say("canopy-city-told-passed")
    } else {
        say("canopy-city-told-choosing")
    }
}

/// What was played by everybody.
fn reveal(catalogue: &Catalogue, before: &State, after: &State, seats: usize) -> Phrase {
    let mut plays = Vec::new();
    for play in played(before)..played(after).min(PLAYS) {
        for seat in Seat::first(seats) {
            let city = after.city(seat);
            let hidden = city.hidden >> play & 1 != 0;
            let card = Card::new(usize::from(city.cards[play])).filter(|_| !hidden);
            plays.push(match card {
                Some(card) => Phrase::new("canopy-city-told-built")
                    .seat("seat", seat)
                    .phrase("card", catalogue.card_phrase(card))
                    .number("pile", city.pile_of(play as u8).map_or(0, |p| p as i64 + 1)),
                None => Phrase::new("canopy-city-told-founded").seat("seat", seat),
            });
        }
    }
    Phrase::new("canopy-city-told-reveal").list("plays", plays)
}

/// A public decision within an effect: what can be seen of it afterwards.
fn effect(
    catalogue: &Catalogue,
    before: &State,
    after: &State,
    seat: Seat,
    action: Action,
) -> Phrase {
    let say = Phrase::new;
    let city = before.city(seat);
    let top = |pile: Pile| {
        let card = city.card(city.piles[pile.index()].top);
        match Card::new(usize::from(card)) {
            Some(card) => catalogue.card_phrase(card),
            None => say("canopy-city-unknown-card"),
        }
    };
    let numbered =
        |key: &'static str, pile: Pile| say(key).seat("seat", seat).number("pile", pile.number());
    match action {
        Action::From(pile) => numbered("canopy-city-told-move", pile).phrase("card", top(pile)),
        Action::To(pile) => numbered("canopy-city-told-to", pile),
        Action::Rearrange(pile) => numbered("canopy-city-told-rearrange", pile),
        Action::Next(card) => say("canopy-city-told-next")
            .seat("seat", seat)
            .phrase("card", catalogue.card_phrase(card)),
        Action::Place(pile) => numbered("canopy-city-told-place", pile),
        // Different decisions can have the same outcome; what is told is the outcome.
        _ => {
            let gain = |now: u16, then: u16| i64::from(now) - i64::from(then);
            let now = after.city(seat);
            say("canopy-city-told-effect")
                .seat("seat", seat)
                .phrase("what", source(catalogue, before, seat))
                .number("gold", gain(now.gold, city.gold))
                .number("prestige", gain(now.prestige, city.prestige))
        }
    }
}

/// The building or guild whose effect runs.
fn source(catalogue: &Catalogue, before: &State, seat: Seat) -> Phrase {
    let city = before.city(seat);
    let guild = Guild::new(usize::from(city.guild)).filter(|_| city.run.this == GUILD);
    if let Some(guild) = guild {
        return catalogue.guild_phrase(guild);
    }
    match Card::new(usize::from(city.card(city.run.this))) {
        Some(card) => catalogue.card_phrase(card),
        None => Phrase::new("canopy-city-several"),
    }
}

/// The choice in words, for the person who makes it.
pub(crate) fn choice(catalogue: &Catalogue, action: Action) -> Phrase {
    let say = Phrase::new;
    let piled = |key: &'static str, pile: Pile| say(key).number("pile", pile.number());
    match action {
        Action::Guild(guild) => {
            say("canopy-city-choice-guild").phrase("guild", catalogue.guild_phrase(guild))
        }
        Action::Pick(card) => {
            say("canopy-city-choice-pick").phrase("card", catalogue.card_phrase(card))
        }
        Action::Build(pile) => piled("canopy-city-choice-build", pile),
        Action::Found => say("canopy-city-choice-found"),
        Action::Resolve(pile) => piled("canopy-city-choice-resolve", pile),
        Action::ResolveGuild => say("canopy-city-choice-resolve-guild"),
        Action::Use => say("canopy-city-choice-use"),
        Action::Pass => say("canopy-city-choice-pass"),
        Action::Pay => say("canopy-city-choice-pay"),
        Action::Option(branch) => {
            say("canopy-city-choice-option").number("number", i64::from(branch) + 1)
        }
        Action::From(pile) => piled("canopy-city-choice-move", pile),
        Action::To(pile) => piled("canopy-city-choice-to", pile),
        Action::Rearrange(pile) => piled("canopy-city-choice-rearrange", pile),
        Action::Next(card) => {
            say("canopy-city-choice-next").phrase("card", catalogue.card_phrase(card))
        }
        Action::Place(pile) => piled("canopy-city-choice-place", pile),
    }
}
