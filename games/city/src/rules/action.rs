//! What a seat can choose and what chance can bring, with their text forms.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase};

use crate::rules::card::{Card, Guild, MAX_CARDS, MAX_GUILDS, MAX_PILES, Pile};
use crate::rules::language::MAX_BRANCHES;

/// A small decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take this guild: `guild-3`.
    Guild(Guild),
    /// Choose this card of the hand, sealed: `pick card-12`.
    Pick(Card),
    /// Play the chosen card as a building on this pile: `build pile-2`.
    Build(Pile),
    /// Play it face down as a foundation: `found`.
    Found,
    /// Resolve the effect of the building on top of this pile next: `resolve pile-2`.
    Resolve(Pile),
    /// Resolve the effect of the guild next: `resolve guild`.
    ResolveGuild,
    /// Use the effect: `use`.
    Use,
    /// Leave it: `pass`.
    Pass,
    /// Pay: `pay`.
    Pay,
    /// Take this branch, counted from zero: `option 1` is the first.
    Option(u8),
    /// Move the building on top of this pile: `move pile-2`.
    From(Pile),
    /// Move it onto this pile: `to pile-3`.
    To(Pile),
    /// Rearrange this pile: `rearrange pile-2`.
    Rearrange(Pile),
    /// This card comes next from the top: `next card-7`.
    Next(Card),
    /// Place cubes on this pile: `place pile-2`.
    Place(Pile),
}

const PICK: usize = MAX_GUILDS;
const BUILD: usize = PICK + MAX_CARDS;
const FOUND: usize = BUILD + MAX_PILES;
const RESOLVE: usize = FOUND + 1;
const RESOLVE_GUILD: usize = RESOLVE + MAX_PILES;
const USE: usize = RESOLVE_GUILD + 1;
const PASS: usize = USE + 1;
const PAY: usize = PASS + 1;
const OPTION: usize = PAY + 1;
const FROM: usize = OPTION + MAX_BRANCHES;
const TO: usize = FROM + MAX_PILES;
const REARRANGE: usize = TO + MAX_PILES;
const NEXT: usize = REARRANGE + MAX_PILES;
const PLACE: usize = NEXT + MAX_CARDS;

/// Size of the action space.
pub const ACTION_SPACE: usize = PLACE + MAX_PILES;

impl Action {
    /// Index in the fixed action space.
    pub fn index(self) -> usize {
        match self {
            Action::Guild(guild) => guild.index(),
            Action::Pick(card) => PICK + card.index(),
            Action::Build(pile) => BUILD + pile.index(),
            Action::Found => FOUND,
            Action::Resolve(pile) => RESOLVE + pile.index(),
            Action::ResolveGuild => RESOLVE_GUILD,
            Action::Use => USE,
            Action::Pass => PASS,
            Action::Pay => PAY,
            Action::Option(branch) => OPTION + usize::from(branch),
            Action::From(pile) => FROM + pile.index(),
            Action::To(pile) => TO + pile.index(),
            Action::Rearrange(pile) => REARRANGE + pile.index(),
            Action::Next(card) => NEXT + card.index(),
            Action::Place(pile) => PLACE + pile.index(),
        }
    }

    /// The action with this index.
    pub fn from_index(index: usize) -> Option<Action> {
        match index {
            0..PICK => Guild::new(index).map(Action::Guild),
            PICK..BUILD => Card::new(index - PICK).map(Action::Pick),
            BUILD..FOUND => Pile::new(index - BUILD).map(Action::Build),
            FOUND => Some(Action::Found),
            RESOLVE..RESOLVE_GUILD => Pile::new(index - RESOLVE).map(Action::Resolve),
            RESOLVE_GUILD => Some(Action::ResolveGuild),
            USE => Some(Action::Use),
            PASS => Some(Action::Pass),
            PAY => Some(Action::Pay),
            OPTION..FROM => Some(Action::Option((index - OPTION) as u8)),
            FROM..TO => Pile::new(index - FROM).map(Action::From),
            TO..REARRANGE => Pile::new(index - TO).map(Action::To),
            REARRANGE..NEXT => Pile::new(index - REARRANGE).map(Action::Rearrange),
            NEXT..PLACE => Card::new(index - NEXT).map(Action::Next),
            _ => Pile::new(index - PLACE).map(Action::Place),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Guild(guild) => guild.fmt(f),
            Action::Pick(card) => write!(f, "pick {card}"),
            Action::Build(pile) => write!(f, "build {pile}"),
            Action::Found => f.write_str("found"),
            Action::Resolve(pile) => write!(f, "resolve {pile}"),
            Action::ResolveGuild => f.write_str("resolve guild"),
            Action::Use => f.write_str("use"),
            Action::Pass => f.write_str("pass"),
            Action::Pay => f.write_str("pay"),
            Action::Option(branch) => write!(f, "option {}", branch + 1),
            Action::From(pile) => write!(f, "move {pile}"),
            Action::To(pile) => write!(f, "to {pile}"),
            Action::Rearrange(pile) => write!(f, "rearrange {pile}"),
            Action::Next(card) => write!(f, "next {card}"),
            Action::Place(pile) => write!(f, "place {pile}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let bad = || NotationError::new(s, Phrase::new("canopy-city-expected-action"));
        Ok(match s.split_once(' ') {
            None => match s {
                "found" => Action::Found,
                "use" => Action::Use,
                "pass" => Action::Pass,
                "pay" => Action::Pay,
                _ if s.starts_with("guild-") => Action::Guild(s.parse()?),
                _ => return Err(bad()),
            },
            Some(("resolve", "guild")) => Action::ResolveGuild,
            Some((word, rest)) => match word {
                "pick" => Action::Pick(rest.parse()?),
                "build" => Action::Build(rest.parse()?),
                "resolve" => Action::Resolve(rest.parse()?),
                "move" => Action::From(rest.parse()?),
                "to" => Action::To(rest.parse()?),
                "rearrange" => Action::Rearrange(rest.parse()?),
                "next" => Action::Next(rest.parse()?),
                "place" => Action::Place(rest.parse()?),
                "option" => match rest.as_bytes() {
                    [digit @ b'1'..=b'8'] => Action::Option(digit - b'1'),
                    _ => return Err(bad()),
                },
                _ => return Err(bad()),
            },
        })
    }
}

/// What chance can bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The next seat gets this guild: `guild-3`.
    Guild(Guild),
    /// The next seat is dealt this card: `card-12`.
    Card(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Guild(guild) => guild.fmt(f),
            Chance::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if s.starts_with("guild-") {
            s.parse().map(Chance::Guild)
        } else {
            s.parse().map(Chance::Card)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_actions_have_an_index_and_a_text_that_round_trip() {
        for index in 0..ACTION_SPACE {
            let action = Action::from_index(index).unwrap();
            assert_eq!(action.index(), index);
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::from_index(ACTION_SPACE), None);
        for bad in [
            "",
            "pick",
            "pick 12",
            "option 9",
            "option 0",
            "resolve",
            "fly pile-1",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad:?}");
        }
    }
}
