//! [`Action`] and [`Chance`]: the small decisions and what chance can bring, with their text forms.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase, Seat};

use crate::rules::kind::{KINDS, Kind, SeasonCard, Species};
use crate::rules::tree::MAX_TREES;

/// Most seats.
pub const SEATS: usize = 4;
/// Most piles that one seat can reach.
pub const REACH: usize = 4;

/// A small decision.
///
/// Trees are named by their number in the forest, as the picture shows them, counted from one.
/// Piles are named by the order in which the seat looks at them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take the pile that was looked at: `keep`.
    Keep,
    /// Refuse it: `pass`.
    Pass,
    /// Take it and keep it face down by the hoatzin: `hoatzin`.
    Hoatzin,
    /// Refuse it and discard it by the howler: `howl`.
    Howl,
    /// Go and look at the piles: `begin`.
    Begin,
    /// Add a card to every pile by the frog: `frog`.
    Frog,
    /// Draw for each complete tree by the tamarin: `tamarin`.
    Tamarin,
    /// Discard a card by the ants: `ants`.
    Ants,
    /// Discard a fungus and another card, draw one: `fungi`.
    Fungi,
    /// Having refused all piles, draw the top card: `draw`.
    Draw,
    /// Having refused all piles, draw two cards by the sloth: `sloth`.
    Sloth,
    /// Lay down the plain cards first: `lay`.
    Lay,
    /// Nothing more here: `done`.
    Done,
    /// Lightning: both draw two cards: `storm draw`.
    StormDraw,
    /// Lightning: both discard two cards: `storm discard`.
    StormDiscard,
    /// Take the offered card: `accept`.
    Accept,
    /// Discard the offered card: `decline`.
    Decline,
    /// Lose points to the hunters: `lose`.
    Lose,
    /// Lose an animal to the hunters: `hunt`.
    Hunt,
    /// Look at this pile by the toucan: `toucan 2`.
    Toucan(u8),
    /// Lay the season card on this pile: `put 2`.
    Put(u8),
    /// Choose this seat: `at P2`.
    At(Seat),
    /// Turn a butterfly into this plant: `butterfly fern`.
    Butterfly(Kind),
    /// Refuse the pile but take this card of it: `boa fern`.
    Boa(Kind),
    /// Add this card next: `play drought`.
    Play(Kind),
    /// Hide this card under a pitcher plant: `hide fern`.
    Hide(Kind),
    /// Turn this card up that lay under a pitcher plant: `uncover fern`.
    Uncover(Kind),
    /// Take the pile but leave this threat in it by the goliath: `leave fire`.
    Leave(Kind),
    /// Take this one of the cards: `take fern`.
    Take(Kind),
    /// Discard this card of the forest: `discard fern`.
    Discard(Kind),
    /// Begin a tree with this trunk: `trunk-1 new`.
    Root(u8),
    /// Put this trunk on this tree: `trunk-1 on 2`.
    Trunk(u8, u8),
    /// Put this canopy on this tree: `canopy-1 on 2`.
    Canopy(u8, u8),
    /// Discard a trunk of a tree: `fell trunk-1 of 2`.
    Fell(u8, u8),
    /// Discard the canopy of a tree: `fell canopy of 2`.
    Uncrown(u8),
    /// Let a trunk of a tree rot: `rot trunk-1 of 2`.
    Rot(u8, u8),
}

const WORDS: [(Action, &str); 19] = [
    (Action::Keep, "keep"),
    (Action::Pass, "pass"),
    (Action::Hoatzin, "hoatzin"),
    (Action::Howl, "howl"),
    (Action::Begin, "begin"),
    (Action::Frog, "frog"),
    (Action::Tamarin, "tamarin"),
    (Action::Ants, "ants"),
    (Action::Fungi, "fungi"),
    (Action::Draw, "draw"),
    (Action::Sloth, "sloth"),
    (Action::Lay, "lay"),
    (Action::Done, "done"),
    (Action::StormDraw, "storm draw"),
    (Action::StormDiscard, "storm discard"),
    (Action::Accept, "accept"),
    (Action::Decline, "decline"),
    (Action::Lose, "lose"),
    (Action::Hunt, "hunt"),
];

/// An action that names a card, and its verb.
type Verb = (fn(Kind) -> Action, &'static str);

/// Verbs that take a card, in the order of their indices.
const VERBS: [Verb; 8] = [
    (Action::Butterfly, "butterfly"),
    (Action::Boa, "boa"),
    (Action::Play, "play"),
    (Action::Hide, "hide"),
    (Action::Uncover, "uncover"),
    (Action::Leave, "leave"),
    (Action::Take, "take"),
    (Action::Discard, "discard"),
];

const TOUCAN: usize = WORDS.len();
const PUT: usize = TOUCAN + REACH;
const AT: usize = PUT + REACH;
const CARD: usize = AT + SEATS;
const ROOT: usize = CARD + VERBS.len() * KINDS;
const TRUNK: usize = ROOT + 3;
const CANOPY: usize = TRUNK + 3 * MAX_TREES;
const FELL: usize = CANOPY + 3 * MAX_TREES;
const UNCROWN: usize = FELL + 3 * MAX_TREES;
const ROT: usize = UNCROWN + MAX_TREES;

/// Size of the action space.
pub const ACTION_SPACE: usize = ROT + 3 * MAX_TREES;

impl Action {
    /// The verb and the card, of actions that name a card.
    #[inline]
    fn card(self) -> Option<(usize, Kind)> {
        Some(match self {
            Action::Butterfly(k) => (0, k),
            Action::Boa(k) => (1, k),
            Action::Play(k) => (2, k),
            Action::Hide(k) => (3, k),
            Action::Uncover(k) => (4, k),
            Action::Leave(k) => (5, k),
            Action::Take(k) => (6, k),
            Action::Discard(k) => (7, k),
            _ => return None,
        })
    }

    /// Index in the fixed action space.
    #[inline(always)]
    pub fn index(self) -> usize {
        let on = |base: usize, value: u8, slot: u8| {
            base + usize::from(value) * MAX_TREES + usize::from(slot)
        };
        match self {
            Action::Toucan(pile) => TOUCAN + usize::from(pile),
            Action::Put(pile) => PUT + usize::from(pile),
            Action::At(seat) => AT + seat.index(),
            Action::Root(value) => ROOT + usize::from(value),
            Action::Trunk(value, slot) => on(TRUNK, value, slot),
            Action::Canopy(value, slot) => on(CANOPY, value, slot),
            Action::Fell(value, slot) => on(FELL, value, slot),
            Action::Uncrown(slot) => UNCROWN + usize::from(slot),
            Action::Rot(value, slot) => on(ROT, value, slot),
            _ => match self.card() {
                Some((verb, kind)) => CARD + verb * KINDS + kind.index(),
                None => WORDS.iter().position(|(a, _)| *a == self).unwrap_or(0),
            },
        }
    }

    /// The action with this index.
    pub fn from_index(index: usize) -> Option<Action> {
        let on = |base: usize, f: fn(u8, u8) -> Action| {
            let at = index - base;
            Some(f((at / MAX_TREES) as u8, (at % MAX_TREES) as u8))
        };
        match index {
            0..TOUCAN => Some(WORDS[index].0),
            TOUCAN..PUT => Some(Action::Toucan((index - TOUCAN) as u8)),
            PUT..AT => Some(Action::Put((index - PUT) as u8)),
            AT..CARD => Seat::new(index - AT).map(Action::At),
            CARD..ROOT => {
                let at = index - CARD;
                Kind::from_index(at % KINDS).map(VERBS[at / KINDS].0)
            }
            ROOT..TRUNK => Some(Action::Root((index - ROOT) as u8)),
            TRUNK..CANOPY => on(TRUNK, Action::Trunk),
            CANOPY..FELL => on(CANOPY, Action::Canopy),
            FELL..UNCROWN => on(FELL, Action::Fell),
            UNCROWN..ROT => Some(Action::Uncrown((index - UNCROWN) as u8)),
            ROT..ACTION_SPACE => on(ROT, Action::Rot),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Toucan(pile) => write!(f, "toucan {}", pile + 1),
            Action::Put(pile) => write!(f, "put {}", pile + 1),
            Action::At(seat) => write!(f, "at {seat}"),
            Action::Root(value) => write!(f, "trunk-{value} new"),
            Action::Trunk(value, slot) => write!(f, "trunk-{value} on {}", slot + 1),
            Action::Canopy(value, slot) => write!(f, "canopy-{value} on {}", slot + 1),
            Action::Fell(value, slot) => write!(f, "fell trunk-{value} of {}", slot + 1),
            Action::Uncrown(slot) => write!(f, "fell canopy of {}", slot + 1),
            Action::Rot(value, slot) => write!(f, "rot trunk-{value} of {}", slot + 1),
            _ => match self.card() {
                Some((verb, kind)) => write!(f, "{} {kind}", VERBS[verb].1),
                None => f.write_str(WORDS.iter().find(|(a, _)| a == self).map_or("", |w| w.1)),
            },
        }
    }
}

/// A number counted from one, below `most`, written without leading zeros.
fn number(text: &str, most: usize) -> Option<u8> {
    let n: usize = text.parse().ok()?;
    ((1..=most).contains(&n) && n.to_string() == text).then(|| (n - 1) as u8)
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let bad = || NotationError::new(s, Phrase::new("canopee-expected-action"));
        if let Some((action, _)) = WORDS.iter().find(|(_, word)| *word == s) {
            return Ok(*action);
        }
        let value = |text: &str, stem: &str| {
            text.strip_prefix(stem)
                .and_then(|v| v.parse::<u8>().ok())
                .filter(|v| *v < 3 && text.len() == stem.len() + 1)
        };
        let words: Vec<&str> = s.split(' ').collect();
        let action = match words[..] {
            ["toucan", pile] => number(pile, REACH).map(Action::Toucan),
            ["put", pile] => number(pile, REACH).map(Action::Put),
            ["at", seat] => {
                let seat: Seat = seat.parse()?;
                (seat.index() < SEATS).then_some(Action::At(seat))
            }
            ["fell", "canopy", "of", slot] => number(slot, MAX_TREES).map(Action::Uncrown),
            [verb @ ("fell" | "rot"), trunk, "of", slot] => value(trunk, "trunk-")
                .zip(number(slot, MAX_TREES))
                .map(|(v, n)| match verb {
                    "fell" => Action::Fell(v, n),
                    _ => Action::Rot(v, n),
                }),
            [trunk, "new"] => value(trunk, "trunk-").map(Action::Root),
            [card, "on", slot] => match (value(card, "trunk-"), value(card, "canopy-")) {
                (Some(v), _) => number(slot, MAX_TREES).map(|n| Action::Trunk(v, n)),
                (_, Some(v)) => number(slot, MAX_TREES).map(|n| Action::Canopy(v, n)),
                _ => None,
            },
            [verb, card] => match VERBS.iter().find(|(_, name)| *name == verb) {
                Some((action, _)) => Some(action(card.parse()?)),
                None => None,
            },
            _ => None,
        };
        action.ok_or_else(bad)
    }
}

/// What chance can bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// This seat begins: `first P2`.
    First(Seat),
    /// This species is in the game: `species boa`.
    Species(Species),
    /// This season card is turned up: `season rot`.
    Season(SeasonCard),
    /// This card comes up, or is hit: `fern`.
    Card(Kind),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Species(species) => write!(f, "species {species}"),
            Chance::Season(card) => write!(f, "season {}", card.name()),
            Chance::Card(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s.split_once(' ') {
            Some(("first", seat)) => Chance::First(seat.parse()?),
            Some(("species", species)) => Chance::Species(species.parse()?),
            Some(("season", card)) => Chance::Season(card.parse()?),
            _ => Chance::Card(s.parse()?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_is_an_action_that_round_trips() {
        for index in 0..ACTION_SPACE {
            let action = Action::from_index(index).unwrap();
            assert_eq!(action.index(), index, "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::from_index(ACTION_SPACE), None);
    }

    #[test]
    fn strange_texts_are_refused() {
        for text in [
            "",
            "Keep",
            "toucan 0",
            "toucan 5",
            "put 02",
            "at P5",
            "boa",
            "boa oak",
            "trunk-3 new",
            "trunk-01 new",
            "canopy-1 new",
            "trunk-1 on 29",
            "fell trunk-1 on 2",
            "storm",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
        assert!("season spring".parse::<Chance>().is_err());
    }
}
