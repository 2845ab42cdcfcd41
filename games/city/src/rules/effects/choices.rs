//! What the owner of a city can choose while effects are resolved. Nothing changes here.

use table::random::{Rng, below};

use crate::rules::action::Action;
use crate::rules::card::{Card, Pile};
use crate::rules::catalogue::{Catalogue, PLAYS};
use crate::rules::program::{Op, Target, Which};
use crate::rules::rulings::Rulings;
use crate::rules::state::{Ask, City, GUILD, NONE, START, bit, bits};

/// A city with what is needed to list its choices.
pub(crate) struct Choices<'a> {
    pub catalogue: &'a Catalogue,
    pub rulings: &'a Rulings,
    pub city: &'a City,
}

/// What can be chosen: some things of one kind, lowest number first, and perhaps one more answer.
pub(crate) struct Offer {
    /// Piles, branches or cards, as bits.
    set: u128,
    /// What it means to choose one of them.
    action: fn(u8) -> Action,
    last: Option<Action>,
}

impl Offer {
    const NOTHING: Offer = Offer {
        set: 0,
        action: |_| Action::Pass,
        last: None,
    };

    #[inline]
    pub(crate) fn of(set: u32, action: fn(u8) -> Action) -> Offer {
        Offer {
            set: set.into(),
            action,
            last: None,
        }
    }

    /// The same, and one more answer after all others.
    #[inline]
    pub(crate) fn or(self, last: Action) -> Offer {
        Offer {
            last: Some(last),
            ..self
        }
    }

    /// All actions in canonical order.
    #[inline]
    pub(crate) fn list(&self, mut f: impl FnMut(Action)) {
        let mut set = self.set;
        while set != 0 {
            f((self.action)(set.trailing_zeros() as u8));
            set &= set - 1;
        }
        self.last.into_iter().for_each(f);
    }

    /// One of the actions at random, each as likely as any other.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let count = self.set.count_ones();
        // Only a view that contradicts itself leads to an empty offer.
        let n = below(rng, (count + u32::from(self.last.is_some())).max(1));
        if n >= count {
            return self.last.unwrap_or(Action::Pass);
        }
        (self.action)(nth(self.set, n))
    }
}

/// The n-th of the bits that are set.
#[inline]
fn nth(set: u128, n: u32) -> u8 {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let (mut half, skip, start) = match low.count_ones() {
        count if n < count => (low, n, 0),
        count => (high, n - count, 64),
    };
    for _ in 0..skip {
        half &= half.wrapping_sub(1);
    }
    start + half.trailing_zeros() as u8
}

impl Choices<'_> {
    /// What a seat that resolves effects can choose now.
    #[inline]
    pub(crate) fn offer(&self) -> Offer {
        let run = &self.city.run;
        let from = usize::from(run.pile);
        match (run.ask, self.op()) {
            (Ask::Order, _) => self.order(),
            (Ask::Use | Ask::Offer, _) => Offer::of(1, |_| Action::Use).or(Action::Pass),
            (Ask::Branch, Some(Op::Choose(branches))) => {
                Offer::of((1 << branches) - 1, Action::Option)
            }
            (Ask::Pay, _) => Offer::of(1, |_| Action::Pay).or(Action::Pass),
            (Ask::From, Some(Op::Move(which))) => {
                Offer::of(self.movable(which), |p| Action::From(Pile::at(p))).or(Action::Pass)
            }
            (Ask::To, _) => Offer::of(self.targets(from), |p| Action::To(Pile::at(p))),
            (Ask::MayTo, _) => {
                Offer::of(self.targets(from), |p| Action::To(Pile::at(p))).or(Action::Pass)
            }
            (Ask::Rearrange, Some(Op::Rearrange(which))) => {
                let piles = self.arrangeable(which);
                Offer::of(piles, |p| Action::Rearrange(Pile::at(p))).or(Action::Pass)
            }
            (Ask::Next, _) => self.next_cards(from, usize::from(run.left)),
            (Ask::Place, Some(Op::Place { on, .. })) => {
                Offer::of(self.places(on), |p| Action::Place(Pile::at(p)))
            }
            (Ask::From | Ask::Rearrange, _) => Offer::NOTHING.or(Action::Pass),
            _ => Offer::NOTHING,
        }
    }

    /// The instruction that asks.
    #[inline]
    pub(super) fn op(&self) -> Option<Op> {
        self.catalogue
            .ops
            .get(usize::from(self.city.run.pc))
            .copied()
    }

    /// Effects that are due, by pile; the guild's last.
    fn order(&self) -> Offer {
        let due = self.city.due & self.city.visible;
        let piles = bits(due).fold(0, |set, play| set | self.city.set_of(play));
        let offer = Offer::of(piles, |p| Action::Resolve(Pile::at(p)));
        if self.city.due & bit(GUILD) != 0 {
            return offer.or(Action::ResolveGuild);
        }
        offer
    }

    /// Leaves out bare foundations that are just the same as one before them in the set: which of them is
    /// built on makes no difference, so only the first is offered.
    #[inline]
    pub(crate) fn distinct(&self, piles: u32) -> u32 {
        let bare = piles & self.city.bare;
        if bare & bare.wrapping_sub(1) == 0 {
            return piles;
        }
        self.without_twins(piles)
    }

    #[inline(never)]
    fn without_twins(&self, piles: u32) -> u32 {
        let bare = piles & self.city.bare;
        let alike = |a: u8, b: u8| {
            let (a, b) = (
                &self.city.piles[usize::from(a)],
                &self.city.piles[usize::from(b)],
            );
            (a.gold, a.prestige) == (b.gold, b.prestige)
                && (!self.rulings.rearrange_foundation || (a.base == START && b.base == START))
        };
        bits(bare).fold(piles, |kept, at| {
            let before = kept & bare & (bit(at) - 1);
            let twin = bits(before).any(|other| alike(other, at));
            if twin { kept & !bit(at) } else { kept }
        })
    }

    /// Piles onto which a building can be moved.
    #[inline]
    fn takers(&self) -> u32 {
        if self.rulings.move_to_bare {
            self.city.all()
        } else {
            self.city.built()
        }
    }

    /// Piles whose visible building can be moved.
    pub(super) fn movable(&self, which: Which) -> u32 {
        let city = self.city;
        let this = match which {
            Which::This => return self.movable_itself(),
            Which::Other if city.shows(city.run.this) => city.set_of(city.run.this),
            _ => 0,
        };
        let takers = self.takers();
        // The only pile that takes a building cannot be the one that gives it.
        let stuck = if takers & takers.wrapping_sub(1) == 0 {
            takers
        } else {
            0
        };
        city.built() & !this & !stuck
    }

    /// The pile of the building that asks, if it is visible and can be moved.
    fn movable_itself(&self) -> u32 {
        let own = self.city.set_of(self.city.run.this);
        if self.city.shows(self.city.run.this) && self.takers() & !own != 0 {
            own
        } else {
            0
        }
    }

    /// Piles onto which the building of pile `from` can be moved.
    #[inline]
    pub(super) fn targets(&self, from: usize) -> u32 {
        self.distinct(self.takers() & !bit(from as u8))
    }

    /// Piles whose rearrangement would change something.
    pub(super) fn arrangeable(&self, which: Which) -> u32 {
        let own = match which {
            Which::Other => self.city.set_of(self.city.run.this),
            _ => 0,
        };
        let piles = self.city.built() & !own;
        bits(piles)
            .filter(|at| self.can_arrange(usize::from(*at)))
            .fold(0, |set, at| set | bit(at))
    }

    pub(crate) fn can_arrange(&self, at: usize) -> bool {
        let pile = &self.city.piles[at];
        let with_base = self.rulings.rearrange_foundation && pile.base != START;
        !pile.is_bare() && (pile.has_cubes() || with_base || self.differ(at, 0))
    }

    /// Are there different cards in a pile, from so many under the top on?
    pub(super) fn differ(&self, at: usize, skip: usize) -> bool {
        let city = self.city;
        let mut play = city.piles[at].top;
        for _ in 0..skip {
            play = city.below.get(usize::from(play)).copied().unwrap_or(NONE);
        }
        let first = city.card(play);
        // A pile has at most 21 cards; the limit keeps a broken view from running in circles.
        for _ in 0..PLAYS {
            match city.below.get(usize::from(play)) {
                None | Some(&NONE) => return false,
                Some(under) if city.card(*under) != first => return true,
                Some(under) => play = *under,
            }
        }
        false
    }

    /// The cards that can come next in a pile that is rearranged.
    fn next_cards(&self, pile: usize, fixed: usize) -> Offer {
        let cards = self.city.stack(pile).skip(fixed);
        Offer {
            set: cards.fold(0, |set, play| set | 1 << (self.city.card(play) & 127)),
            action: |card| Action::Next(Card::at(card)),
            last: None,
        }
    }

    /// Piles on which cubes may still be placed: in ascending order, so that a set is chosen in one way.
    pub(super) fn open_places(&self, on: Target) -> u32 {
        let own = match on {
            Target::Others(_) => self.city.set_of(self.city.run.this),
            _ => 0,
        };
        let from = u32::from(self.city.run.pile);
        self.city.all() & !own & u32::MAX.checked_shl(from).unwrap_or(0)
    }

    /// Those of them that leave enough for the rest.
    fn places(&self, on: Target) -> u32 {
        let open = self.open_places(on);
        let mut last = open;
        for _ in 1..self.city.run.left {
            // Drop the highest.
            last &= !(1u32 << 31).wrapping_shr(last.leading_zeros());
        }
        self.distinct(open) & last
    }
}
