//! What a step is told as. Everything happens in the open, so all are told the same.

use table::{Checked, Phrase, Step};

use crate::rules::Rainforest;
use crate::rules::action::{Action, Chance};
use crate::rules::state::State;
use crate::rules::token::{Kind, Tokens};

/// The step in words, with what followed from it by itself.
pub(crate) fn describe_step(step: &Checked<'_, Rainforest>) -> Phrase {
    let (before, after) = (step.before(), step.after());
    let (told, named) = match step.step() {
        Step::Chance(outcome) => (chance(before, outcome), 0),
        Step::Act(seat, action) => {
            let told = act(before, action).seat("seat", seat);
            // A tile that the seat named itself need not be told twice.
            (told, usize::from(matches!(action, Action::Validate(_))))
        }
    };
    consequences(before, &after, named)
        .into_iter()
        .fold(told, |told, more| {
            Phrase::new("rainforest-told-and")
                .phrase("step", told)
                .phrase("more", more)
        })
}

fn chance(before: &State, outcome: Chance) -> Phrase {
    match outcome {
        Chance::First(seat) => Phrase::new("rainforest-told-first").seat("seat", seat),
        Chance::Totem(animal) => {
            let told = Phrase::new("rainforest-told-totem").phrase("animal", animal.phrase());
            before
                .totem_for()
                .into_iter()
                .fold(told, |told, seat| told.seat("seat", seat))
        }
        Chance::Protect(token) => {
            Phrase::new("rainforest-told-protect").phrase("token", token.phrase())
        }
        Chance::Tile(tile) => Phrase::new("rainforest-told-tile")
            .text("tile", tile)
            .phrase("zone", tile.zone().phrase()),
        Chance::Token(kind) => Phrase::new("rainforest-told-token")
            .phrase("token", kind.phrase())
            .phrase("zone", before.zone.phrase()),
    }
}

fn list(phrase: Phrase, tokens: Tokens) -> Phrase {
    phrase.list("tokens", tokens.iter().map(Kind::phrase))
}

fn act(before: &State, action: Action) -> Phrase {
    let say = |key: &'static str| Phrase::new(key);
    let tile = |phrase: Phrase| {
        before
            .zone_tile()
            .into_iter()
            .fold(phrase, |phrase, tile| phrase.text("tile", tile))
    };
    let waiting = |phrase: Phrase, slot: crate::rules::action::Slot| {
        before.board().clearing[slot.index()]
            .iter()
            .fold(phrase, |phrase, waiting| phrase.text("tile", waiting.tile))
    };
    match action {
        Action::Zone(zone) => {
            let top = before.piles[zone.index()].top(zone);
            let must_return = before.board().free_slot().is_none();
            match top {
                Some(tile) if must_return => say("rainforest-told-zone-return").text("tile", tile),
                _ => say("rainforest-told-zone"),
            }
            .phrase("zone", zone.phrase())
        }
        Action::Keep => tile(say("rainforest-told-keep")),
        Action::Return => tile(say("rainforest-told-return")),
        Action::TakeColour(colour) => list(
            say("rainforest-told-take"),
            before.zone_tokens().only(colour.kinds()),
        ),
        Action::TakeAnimal(animal) => list(
            say("rainforest-told-take"),
            before.zone_tokens().only(animal.kinds()),
        ),
        Action::Give(kind) => say("rainforest-told-give").phrase("token", kind.phrase()),
        Action::GiveNothing => say("rainforest-told-give-nothing"),
        Action::Get(zone, kind) => say("rainforest-told-get")
            .phrase("token", kind.phrase())
            .phrase("zone", zone.phrase()),
        Action::Place(kind, slot) => waiting(
            say("rainforest-told-place").phrase("token", kind.phrase()),
            slot,
        ),
        Action::Done => say("rainforest-told-done"),
        Action::Validate(slot) => waiting(say("rainforest-told-validate"), slot),
        Action::Claim(token, cell) => say("rainforest-told-claim")
            .phrase("token", token.phrase())
            .text("cell", cell),
        Action::Decline(token) => say("rainforest-told-decline").phrase("token", token.phrase()),
        Action::Reserve(kind) => say("rainforest-told-reserve").phrase("token", kind.phrase()),
    }
}

/// What happened by itself: tiles that grew, the balance token, discards, the last round.
fn consequences(before: &State, after: &State, named: usize) -> Vec<Phrase> {
    let mut more = Vec::new();
    let seat = before.turn;
    let (old, new) = (before.board(), &after.boards[seat.index()]);
    let grown = new.jungle().iter().skip(old.jungle().len() + named);
    more.extend(grown.map(|g| {
        Phrase::new("rainforest-told-grown")
            .seat("seat", seat)
            .text("tile", g.tile)
    }));
    if old.derived.balance == 0 && new.derived.balance > 0 {
        let told = Phrase::new("rainforest-told-balance").seat("seat", seat);
        more.push(told.number("cell", new.derived.balance));
    }
    let back: Tokens = Kind::all()
        .flat_map(|k| {
            let (old, new) = (before.bag.count(k.index()), after.bag.count(k.index()));
            std::iter::repeat_n(k, usize::from(new.saturating_sub(old)))
        })
        .collect();
    if !back.is_empty() {
        more.push(list(
            Phrase::new("rainforest-told-back").seat("seat", seat),
            back,
        ));
    }
    if after.ending && !before.ending {
        more.push(Phrase::new("rainforest-told-last-round"));
    }
    more
}
