//! [`State`]: a position with all its secrets.
//!
//! Every card that a seat plays has a *play number*: cycle × 7 + turn, from 0 to 20. A city keeps its
//! cards by play number, so the state also remembers who took what from which hand and when; what
//! each seat has seen follows from that (see the view).

use table::{Seat, SeatSet};

use crate::rules::card::MAX_PILES;
use crate::rules::catalogue::PLAYS;
use crate::rules::deck::Deck;

/// Most seats.
pub const SEATS: usize = 6;
/// Cards in a hand at the start of a cycle, and turns of a cycle.
pub const HAND: usize = 7;
/// Cycles of a game.
pub const CYCLES: usize = 3;

/// Nothing there: no card, no pile, no choice yet.
pub(crate) const NONE: u8 = u8::MAX;
/// A card that the viewer does not know, or a choice that it may not see.
pub(crate) const UNKNOWN: u8 = u8::MAX - 1;
/// The foundation is one of the starting ones.
pub(crate) const START: u8 = u8::MAX - 1;
/// The sealed decision to play the card as a foundation: the number after all piles.
pub(crate) const FOUND: u8 = MAX_PILES as u8;
/// Stands for the guild where a play number stands for a building.
pub(crate) const GUILD: u8 = PLAYS as u8;
/// No effect is running.
pub(crate) const IDLE: u16 = u16::MAX;

/// One in every byte of a word.
pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
/// The high bit of every byte.
pub(crate) const HIGHS: u64 = 0x80 * ONES;
/// The last byte, full.
const LAST: u64 = 0xFF << 56;

/// A byte in all bytes of a word.
#[inline]
pub(crate) const fn splat(byte: u8) -> u64 {
    byte as u64 * ONES
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Guilds are dealt by chance, or chosen seat by seat.
    Guilds,
    /// Chance deals seven cards each.
    Deal,
    /// Every seat chooses a card, sealed.
    Pick,
    /// Every seat decides how to play it, sealed.
    Play,
    /// The cards are played; immediate effects are resolved.
    Effects,
    /// Effects of the end of a cycle are resolved.
    CycleEnd,
    /// Effects of the end of the game are resolved.
    GameEnd,
    /// Nothing more happens.
    Over,
}

impl Phase {
    /// All phases with their names in text forms.
    pub const ALL: [(Phase, &'static str); 8] = [
        (Phase::Guilds, "guilds"),
        (Phase::Deal, "deal"),
        (Phase::Pick, "pick"),
        (Phase::Play, "play"),
        (Phase::Effects, "effects"),
        (Phase::CycleEnd, "cycle-end"),
        (Phase::GameEnd, "game-end"),
        (Phase::Over, "over"),
    ];
}

/// What a seat that resolves effects is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Ask {
    /// Nothing.
    Idle,
    /// Which of several effects comes next.
    Order,
    /// Whether to use the effect at all (option `decline-effects`).
    Use,
    /// Whether to use the guild after playing a building.
    Offer,
    /// Which branch of a choice.
    Branch,
    /// Whether to pay.
    Pay,
    /// Which building to move, if any.
    From,
    /// Where to move it.
    To,
    /// Where to move the building itself, if anywhere.
    MayTo,
    /// Which pile to rearrange, if any.
    Rearrange,
    /// Which card comes next from the top while rearranging.
    Next,
    /// On which pile to place.
    Place,
}

impl Ask {
    /// All questions with their names in text forms.
    pub const ALL: [(Ask, &'static str); 12] = [
        (Ask::Idle, "idle"),
        (Ask::Order, "order"),
        (Ask::Use, "use"),
        (Ask::Offer, "offer"),
        (Ask::Branch, "branch"),
        (Ask::Pay, "pay"),
        (Ask::From, "from"),
        (Ask::To, "to"),
        (Ask::MayTo, "may-to"),
        (Ask::Rearrange, "rearrange"),
        (Ask::Next, "next"),
        (Ask::Place, "place"),
    ];
}

/// A foundation with the buildings and cubes on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    /// Play number of the visible building.
    pub top: u8,
    /// Number of buildings.
    pub height: u8,
    /// Play number of the card that is the foundation, or [`START`].
    pub base: u8,
    /// Cubes on the pile. A pile holds at most 255 of a colour, more than the box has.
    pub gold: u8,
    pub prestige: u8,
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack {
        top: NONE,
        height: 0,
        base: START,
        gold: 0,
        prestige: 0,
    };

    pub(crate) fn is_bare(&self) -> bool {
        self.height == 0
    }

    pub(crate) fn has_cubes(&self) -> bool {
        self.gold != 0 || self.prestige != 0
    }
}

/// The effect a seat is resolving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Run {
    /// Next instruction, or [`IDLE`].
    pub pc: u16,
    /// Play number of the building, or [`GUILD`].
    pub this: u8,
    pub ask: Ask,
    /// How often was paid in the running `UPTO`.
    pub paid: u8,
    /// Piles still to place on, or cards already arranged.
    pub left: u8,
    /// The pile a building is moved from or that is rearranged; the first that may be placed on.
    pub pile: u8,
    /// A moved building's effect that happens again; it does not make others happen again.
    pub again: bool,
}

impl Run {
    pub(crate) const NOTHING: Run = Run {
        pc: IDLE,
        this: NONE,
        ask: Ask::Idle,
        paid: 0,
        left: 0,
        pile: NONE,
        again: false,
    };
}

/// All that lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct City {
    /// Cards by play number.
    pub cards: [u8; PLAYS],
    /// By play number: the play number of the building underneath, [`NONE`] for the lowest.
    pub below: [u8; PLAYS],
    /// By play number: the pile on which it lies as a building, or [`NONE`].
    pub on: [u8; PLAYS],
    pub piles: [Stack; MAX_PILES],
    pub pile_count: u8,
    /// The piles without a building, as bits.
    pub bare: u32,
    /// Play numbers of the visible buildings, as bits.
    pub visible: u32,
    pub guild: u8,
    pub gold: u16,
    pub prestige: u16,
    /// Points from effects at the end, by play number; the guild's last.
    pub bonus: [u8; PLAYS + 1],
    /// Play numbers of cards that lie face down and were never shown.
    pub hidden: u32,
    /// Effects that are still to be resolved, by play number; bit 21 is the guild.
    pub due: u32,
    /// Those of them that happen again because the building was moved.
    pub again: u32,
    /// Effects that were on the list of this step already.
    pub listed: u32,
    /// End-of-cycle effects that were used (option `single-use`).
    pub used: u32,
    /// What is still to come after the effects that are due.
    pub after: After,
    /// The guild's power after a building was used in this cycle.
    pub guild_used: bool,
    pub run: Run,
}

/// What follows when the due effects are done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct After {
    /// The list of visible effects is still to be made: the guild came first.
    pub list: bool,
    /// Cubes and gold for covering are taken only after the effect (option `play-order`).
    pub collect: u8,
    pub covered: bool,
    /// The guild can be used after this play.
    pub offer: bool,
}

impl After {
    pub(crate) const NOTHING: After = After {
        list: false,
        collect: NONE,
        covered: false,
        offer: false,
    };
}

impl City {
    pub(crate) const EMPTY: City = City {
        cards: [NONE; PLAYS],
        below: [NONE; PLAYS],
        on: [NONE; PLAYS],
        piles: [Stack::EMPTY; MAX_PILES],
        pile_count: 0,
        bare: 0,
        visible: 0,
        guild: NONE,
        gold: 0,
        prestige: 0,
        bonus: [0; PLAYS + 1],
        hidden: 0,
        due: 0,
        again: 0,
        listed: 0,
        used: 0,
        after: After::NOTHING,
        guild_used: false,
        run: Run::NOTHING,
    };

    #[inline]
    pub(crate) fn piles(&self) -> &[Stack] {
        &self.piles[..usize::from(self.pile_count).min(MAX_PILES)]
    }

    #[inline]
    pub(crate) fn card(&self, play: u8) -> u8 {
        self.cards.get(usize::from(play)).copied().unwrap_or(NONE)
    }

    /// All piles, as bits.
    #[inline]
    pub(crate) fn all(&self) -> u32 {
        (1 << (self.pile_count & 31)) - 1
    }

    /// The piles with a building, as bits.
    #[inline]
    pub(crate) fn built(&self) -> u32 {
        self.all() & !self.bare
    }

    /// The visible cards.
    #[inline]
    pub(crate) fn tops(&self) -> impl Iterator<Item = u8> {
        bits(self.visible).map(|play| self.card(play))
    }

    /// Is this building visible?
    #[inline]
    pub(crate) fn shows(&self, play: u8) -> bool {
        self.visible & bit(play) != 0
    }

    /// Play numbers of a pile from the top down.
    pub(crate) fn stack(&self, pile: usize) -> impl Iterator<Item = u8> {
        let first = self.piles[pile].top;
        let next = |play: &u8| self.below.get(usize::from(*play)).copied();
        // A pile has at most 21 cards; the limit keeps a broken view from running in circles.
        std::iter::successors(Some(first), next)
            .take_while(|play| usize::from(*play) < PLAYS)
            .take(PLAYS)
    }

    /// The pile on which a building lies.
    #[inline]
    pub(crate) fn pile_of(&self, play: u8) -> Option<usize> {
        let pile = self.on.get(usize::from(play)).copied().unwrap_or(NONE);
        (pile != NONE).then_some(pile.into())
    }

    /// The same as a set of no or one pile.
    #[inline]
    pub(crate) fn set_of(&self, play: u8) -> u32 {
        bit(self.on.get(usize::from(play)).copied().unwrap_or(NONE))
    }

    /// Adds a pile with this foundation.
    pub(crate) fn found(&mut self, base: u8) {
        let at = usize::from(self.pile_count);
        if at < MAX_PILES {
            self.piles[at].base = base;
            self.bare |= 1 << at;
            self.pile_count += 1;
        }
    }

    /// Lays a building on a pile; says whether it covers another one.
    #[inline]
    pub(crate) fn push(&mut self, pile: usize, play: u8) -> bool {
        let stack = &mut self.piles[pile];
        let under = std::mem::replace(&mut stack.top, play);
        self.below[usize::from(play)] = under;
        self.on[usize::from(play)] = pile as u8;
        stack.height += 1;
        self.bare &= !(1 << pile);
        self.visible = self.visible & !bit(under) | bit(play);
        under != NONE
    }

    /// Takes the visible building off a pile.
    pub(crate) fn pop(&mut self, pile: usize) -> Option<u8> {
        let stack = &mut self.piles[pile];
        let play = stack.top;
        let below = self.below.get_mut(usize::from(play))?;
        stack.top = std::mem::replace(below, NONE);
        stack.height -= 1;
        self.on[usize::from(play)] = NONE;
        self.visible = self.visible & !bit(play) | bit(stack.top);
        if stack.height == 0 {
            self.bare |= 1 << pile;
        }
        Some(play)
    }
}

/// The bit of a play number or a pile in a set of them; none for [`NONE`].
#[inline]
pub(crate) fn bit(number: u8) -> u32 {
    1u32.wrapping_shl(number.into()) & !(1 << (NONE & 31))
}

/// The numbers of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as u8;
            set &= set - 1;
            lowest
        })
    })
}

/// A position with all its secrets. It can be copied as plain memory and is deliberately neither
/// `Serialize` nor `Display`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    /// The cards that were not dealt yet.
    pub(crate) deck: Deck,
    /// The hands by the seat that got them first, sorted; they are passed by counting turns. The last
    /// place is always free.
    pub(crate) hands: [[u8; HAND + 1]; SEATS],
    pub(crate) cities: [City; SEATS],
    /// Cards that were chosen, by seat. They stay in the hand until they are played.
    pub(crate) picks: [u8; SEATS],
    /// How they will be played: a pile, or [`FOUND`].
    pub(crate) plays: [u8; SEATS],
    /// The ways in which they can be played, while that is chosen; see [`Flow::ways`]. They follow from
    /// the cities, but are asked for more often than they change.
    ///
    /// [`Flow::ways`]: crate::rules::flow::Flow::ways
    pub(crate) ways: [u32; SEATS],
    /// Gold and prestige left in the supply (option `supply`).
    pub(crate) supply: [u16; 2],
    /// The seats that must act.
    pub(crate) waiting: SeatSet,
    pub(crate) phase: Phase,
    pub(crate) seats: u8,
    /// Counted from zero.
    pub(crate) cycle: u8,
    /// Counted from zero.
    pub(crate) turn: u8,
    /// How many cards of this cycle were dealt.
    pub(crate) dealt: u8,
    /// The seat that is dealt the next card.
    pub(crate) deal_to: u8,
    /// By how many seats the hands have moved on, modulo the seats.
    pub(crate) shift: u8,
}

impl State {
    pub(crate) fn new(seats: usize) -> State {
        State {
            deck: Deck::EMPTY,
            hands: [[NONE; HAND + 1]; SEATS],
            cities: [City::EMPTY; SEATS],
            picks: [NONE; SEATS],
            plays: [NONE; SEATS],
            ways: [0; SEATS],
            supply: [0; 2],
            waiting: SeatSet::EMPTY,
            phase: Phase::Guilds,
            seats: seats as u8,
            cycle: 0,
            turn: 0,
            dealt: 0,
            deal_to: 0,
            shift: 0,
        }
    }

    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// The number of the play that this turn makes.
    #[inline]
    pub(crate) fn play_number(&self) -> u8 {
        self.cycle * HAND as u8 + self.turn
    }

    /// The hand that a seat holds.
    #[inline]
    pub(crate) fn held_by(&self, seat: usize) -> usize {
        let back = usize::from(self.shift);
        if seat >= back {
            seat - back
        } else {
            seat + self.seat_count() - back
        }
    }

    /// The seat that held a hand at some turn of a cycle: hands go left, right, left.
    pub(crate) fn holder(&self, cycle: usize, turn: usize, hand: usize) -> usize {
        let seats = self.seat_count();
        if cycle == 1 {
            (hand + 2 * HAND * seats - turn) % seats
        } else {
            (hand + turn) % seats
        }
    }

    /// By how many seats the hands of a cycle have moved on before some turn.
    pub(crate) fn shift_at(&self, cycle: u8, turn: u8) -> u8 {
        self.holder(usize::from(cycle), usize::from(turn), 0) as u8
    }

    /// How many cards a hand has now.
    pub(crate) fn hand_size(&self, hand: usize) -> usize {
        match self.phase {
            Phase::Guilds | Phase::Over | Phase::CycleEnd | Phase::GameEnd => 0,
            Phase::Deal => {
                let (dealt, seats) = (usize::from(self.dealt), self.seat_count());
                dealt / seats + usize::from(hand < dealt % seats)
            }
            Phase::Pick | Phase::Play => HAND - usize::from(self.turn),
            Phase::Effects => HAND - 1 - usize::from(self.turn),
        }
    }

    /// The cards of a hand, sorted.
    #[inline]
    pub(crate) fn hand(&self, hand: usize) -> &[u8] {
        &self.hands[hand][..self.hand_size(hand).min(HAND)]
    }

    /// The hands in the order of the seats that hold them.
    #[inline]
    pub(crate) fn held(&self) -> impl Iterator<Item = usize> + use<> {
        let seats = self.seat_count();
        let mut next = self.held_by(0);
        (0..seats).map(move |_| {
            let hand = next;
            next = if hand + 1 == seats { 0 } else { hand + 1 };
            hand
        })
    }

    /// Puts a card into a hand, in order.
    ///
    /// The hand is one machine word: the eighth place is always free, so there is room to shift. No
    /// branches, because which place it is cannot be predicted.
    #[inline]
    pub(crate) fn insert(&mut self, hand: usize, card: u8) {
        let word = u64::from_le_bytes(self.hands[hand]);
        // The high bit of each byte tells that the card there is not higher; a free place counts as 127.
        let lower = ((splat(card) | HIGHS) - (word & !HIGHS)) & HIGHS;
        let at = 8 * lower.count_ones();
        let above = u64::MAX << at;
        let word = (word & !above) | (word & above) << 8 | u64::from(card) << at;
        self.hands[hand] = (word | LAST).to_le_bytes();
    }

    pub(crate) fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }
}

/// Takes a card out of a hand.
#[inline]
pub(crate) fn remove(hand: &mut [u8; HAND + 1], card: u8) {
    let word = u64::from_le_bytes(*hand);
    let differs = word ^ splat(card);
    // The lowest byte that is zero has its high bit set here; a higher one may be set wrongly.
    let found = differs.wrapping_sub(ONES) & !differs & HIGHS;
    if found != 0 {
        // All bits below that byte.
        let below = (found ^ (found - 1)) >> 8;
        let word = (word & below) | (word >> 8 & !below);
        *hand = (word | LAST).to_le_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_fits_two_kibibytes() {
        let size = size_of::<State>();
        assert!(size <= 2048, "{size} bytes");
    }

    #[test]
    fn hands_stay_sorted() {
        let mut state = State::new(3);
        let mut rng = table::random::fast(9, 0);
        for _ in 0..1000 {
            let mut plain: Vec<u8> = Vec::new();
            for _ in 0..HAND {
                let card = table::random::below(&mut rng, 126) as u8;
                plain.push(card);
                plain.sort_unstable();
                state.insert(1, card);
                assert_eq!(state.hands[1][..plain.len()], plain);
            }
            table::random::shuffle(&mut rng, &mut plain);
            while let Some(card) = plain.pop() {
                remove(&mut state.hands[1], card);
                let mut rest = plain.clone();
                rest.sort_unstable();
                assert_eq!(state.hands[1][..rest.len()], rest);
                assert!(state.hands[1][rest.len()..].iter().all(|c| *c == NONE));
            }
        }
    }

    #[test]
    fn hands_go_left_right_left() {
        let state = State::new(4);
        assert_eq!(state.holder(0, 1, 0), 1);
        assert_eq!(state.holder(1, 1, 0), 3);
        assert_eq!(state.holder(2, 1, 0), 1);
        for cycle in 0..3 {
            for turn in 0..7 {
                let mut state = state;
                state.shift = state.shift_at(cycle, turn);
                for hand in 0..4 {
                    let seat = state.holder(usize::from(cycle), usize::from(turn), hand);
                    assert_eq!(state.held_by(seat), hand);
                }
            }
        }
    }
}
