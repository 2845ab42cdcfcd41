//! What happened and what can be chosen, in words.

use table::{Checked, Phrase, Step, Viewer};

use crate::rules::action::{Action, Chance};
use crate::rules::cards::Zone;
use crate::rules::config::Config;
use crate::rules::game::{Edition, Rules, decider};
use crate::rules::kind::Kind;
use crate::rules::stage::Phase;
use crate::rules::state::State;

/// The card's name: the first edition calls its monstera a philodendron.
pub(crate) fn card(c: &Config, kind: Kind) -> Phrase {
    if c.first_edition && kind == Kind::Monstera {
        Phrase::new("canopee-card-philodendron")
    } else {
        kind.phrase()
    }
}

/// The verb of an action in keys of texts.
fn verb(action: Action) -> &'static str {
    match action {
        Action::Keep => "keep",
        Action::Pass => "pass",
        Action::Hoatzin => "hoatzin",
        Action::Howl => "howl",
        Action::Begin => "begin",
        Action::Frog => "frog",
        Action::Tamarin => "tamarin",
        Action::Ants => "ants",
        Action::Fungi => "fungi",
        Action::Draw => "draw",
        Action::Sloth => "sloth",
        Action::Lay => "lay",
        Action::Done => "done",
        Action::StormDraw => "storm-draw",
        Action::StormDiscard => "storm-discard",
        Action::Accept => "accept",
        Action::Decline => "decline",
        Action::Lose => "lose",
        Action::Hunt => "hunt",
        Action::Toucan(_) => "toucan",
        Action::Put(_) => "put",
        Action::At(_) => "at",
        Action::Butterfly(_) => "butterfly",
        Action::Boa(_) => "boa",
        Action::Play(_) => "play",
        Action::Hide(_) => "hide",
        Action::Uncover(_) => "uncover",
        Action::Leave(_) => "leave",
        Action::Take(_) => "take",
        Action::Discard(_) => "discard",
        Action::Root(_) => "root",
        Action::Trunk(..) => "trunk",
        Action::Canopy(..) => "canopy",
        Action::Fell(..) => "fell",
        Action::Uncrown(_) => "uncrown",
        Action::Rot(..) => "rot",
    }
}

/// Adds card, tree, pile and seat of an action to a phrase.
fn details(c: &Config, phrase: Phrase, action: Action) -> Phrase {
    let tree = |phrase: Phrase, slot: u8| phrase.number("tree", i64::from(slot) + 1);
    match action {
        Action::Toucan(pile) | Action::Put(pile) => phrase.number("pile", i64::from(pile) + 1),
        Action::At(seat) => phrase.seat("other", seat),
        Action::Butterfly(k)
        | Action::Boa(k)
        | Action::Play(k)
        | Action::Hide(k)
        | Action::Uncover(k)
        | Action::Leave(k)
        | Action::Take(k)
        | Action::Discard(k) => phrase.phrase("card", card(c, k)),
        Action::Root(v) => phrase.phrase("card", card(c, Kind::trunk(v))),
        Action::Trunk(v, slot) | Action::Fell(v, slot) | Action::Rot(v, slot) => {
            tree(phrase.phrase("card", card(c, Kind::trunk(v))), slot)
        }
        Action::Canopy(m, slot) => tree(phrase.phrase("card", card(c, Kind::canopy(m))), slot),
        Action::Uncrown(slot) => tree(phrase, slot),
        _ => phrase,
    }
}

/// A choice in words.
pub(crate) fn choice(c: &Config, action: Action) -> Phrase {
    details(
        c,
        Phrase::new(format!("canopee-choice-{}", verb(action))),
        action,
    )
}

/// A step as a viewer is told of it.
pub(crate) fn describe_step<E: Edition>(step: &Checked<'_, Rules<E>>, viewer: Viewer) -> Phrase {
    let (c, before) = (step.rules().config(), step.before());
    match step.step() {
        Step::Chance(outcome) => told_chance(c, before, outcome, viewer),
        Step::Act(seat, action) => {
            if !viewer.is(seat) && may_swap(before) {
                return Phrase::new("canopee-told-pitcher").seat("seat", seat);
            }
            let action = match action {
                // A card exchanged for one of its kind changes nothing.
                Action::Hide(kind) if may_swap(before) && is_hidden(before, kind) => Action::Done,
                other => other,
            };
            let hidden = !viewer.is(seat) && matches!(action, Action::Hide(_) | Action::Leave(_));
            if hidden {
                let key = match action {
                    Action::Hide(_) => "canopee-told-hide-hidden",
                    _ => "canopee-told-leave-hidden",
                };
                return Phrase::new(key).seat("seat", seat);
            }
            let phrase = Phrase::new(format!("canopee-told-{}", verb(action))).seat("seat", seat);
            let of_pile = matches!(
                action,
                Action::Keep | Action::Pass | Action::Hoatzin | Action::Howl | Action::Boa(_)
            );
            let phrase = if of_pile {
                phrase.number("pile", i64::from(before.at) + 1)
            } else {
                phrase
            };
            let phrase = details(c, phrase, action);
            if c.solo() && before.who == 1 {
                // The player chooses among equals for the Spirit.
                Phrase::new("canopee-told-for-spirit").phrase("what", phrase)
            } else {
                phrase
            }
        }
    }
}

/// Is the question whether a card of the pile takes the place of the only one under the only plant?
/// If both are of one kind, nobody else can see afterwards whether it did, so nobody is told.
fn may_swap(before: &State) -> bool {
    let turn = usize::from(before.turn);
    before.phase == Phase::Hide
        && before.has(turn, Kind::Pitcher) == 1
        && before.cards.count(Zone::pitcher(turn)) == 1
}

fn is_hidden(before: &State, kind: Kind) -> bool {
    let hidden = before.cards.of(Zone::pitcher(usize::from(before.turn)));
    hidden.iter().any(|entry| entry.kind() == kind)
}

fn told_chance(c: &Config, before: &State, outcome: Chance, viewer: Viewer) -> Phrase {
    let kind = match outcome {
        Chance::First(seat) => return Phrase::new("canopee-told-first").seat("seat", seat),
        Chance::Species(species) => {
            return Phrase::new("canopee-told-species")
                .phrase("species", card(c, species.active()));
        }
        Chance::Season(card) => {
            return Phrase::new("canopee-told-season").phrase("card", card.phrase());
        }
        Chance::Card(kind) => kind,
    };
    let spirit = c.solo() && before.who == 1;
    let seat = decider(c, before);
    let private = match before.phase {
        Phase::Look | Phase::Peek | Phase::SkyLook => true,
        Phase::SeedDraw => !spirit,
        _ => false,
    };
    let key = match before.phase {
        Phase::Look | Phase::Peek if viewer.is(seat) => "canopee-told-look",
        Phase::Look | Phase::Peek => "canopee-told-look-hidden",
        Phase::SkyLook if viewer.is(seat) => "canopee-told-sky",
        Phase::SkyLook => "canopee-told-sky-hidden",
        Phase::SeedDraw if spirit => "canopee-told-spirit-seed",
        Phase::SeedDraw if viewer.is(seat) => "canopee-told-seed",
        Phase::SeedDraw => "canopee-told-seed-hidden",
        Phase::SpiritLook => "canopee-told-spirit-look",
        Phase::Strike => "canopee-told-strike",
        Phase::Hunted => "canopee-told-hunted",
        _ => "canopee-told-drawn",
    };
    let phrase = Phrase::new(key);
    let phrase = if spirit {
        phrase
    } else {
        phrase.seat("seat", seat)
    };
    if private && !viewer.is(seat) {
        phrase
    } else {
        phrase.phrase("card", card(c, kind))
    }
}
