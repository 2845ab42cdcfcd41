//! What the hands, as far as they are shown, say about the right to a species.
//!
//! A network that is shown all is told who has the right. One that is shown what a seat knows is told how
//! likely it is: every card that the seat cannot place is in a hidden hand as often as chance would have it.

use std::cell::RefCell;

use crate::{CardSet, SEATS, Species, State, held};
use table::Seat;

use super::path_cache::PathCache;
use super::paths::bits;
use super::{drift, right};
use knowledge::Observation;

pub(super) const ONE: u8 = 1;
pub(super) const EIGHT: u8 = 1 << 7;

/// The cards that lie in no garden and on no discard pile, as they are shown.
pub(super) struct Eye {
    /// Of every hand, the cards that are shown.
    pub hands: [CardSet; SEATS],
    /// The others.
    pub rest: CardSet,
    /// How many of the others are in each hand.
    hidden: [u8; SEATS],
    /// The chance of each of the others to be in a hand, and in the deck.
    pub in_hand: [f32; SEATS],
    pub in_deck: f32,
}

impl Eye {
    pub(super) fn new(state: &State, me: Seat, sight: Observation) -> Eye {
        let mut eye = Eye {
            hands: [CardSet::EMPTY; SEATS],
            rest: state.deck(),
            hidden: [0; SEATS],
            in_hand: [0.0; SEATS],
            in_deck: 1.0,
        };
        eye.hands[..state.all_hands().len()].copy_from_slice(state.all_hands());
        if sight == Observation::InformationState {
            for (i, hand) in eye.hands.iter_mut().enumerate() {
                if i != me.index() {
                    let secret = hand.minus(state.open());
                    eye.rest = eye.rest.union(secret);
                    *hand = hand.and(state.open());
                    eye.hidden[i] = secret.len() as u8;
                }
            }
            let all = eye.rest.len().max(1) as f32;
            eye.in_hand = eye.hidden.map(|n| f32::from(n) / all);
            eye.in_deck = state.deck_size() as f32 / all;
        }
        eye
    }
}

/// What a seat may expect of a species.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Claim {
    /// What its hand counts for the right to it.
    pub count: f32,
    /// The chance to have the right now, and to have it in the end.
    pub now: f32,
    pub later: f32,
}

/// The claims to a species when all hands are shown.
pub(super) fn told(hands: &[CardSet], species: Species, drift: f32) -> [Claim; SEATS] {
    let counts = held(hands, species);
    let mut claims = [Claim::default(); SEATS];
    for (seat, claim) in claims.iter_mut().enumerate().take(hands.len()) {
        let best = (0..hands.len())
            .filter(|o| *o != seat)
            .map(|o| counts[o])
            .max();
        let lead = counts[seat] - best.unwrap_or(0);
        *claim = Claim {
            count: counts[seat] as f32,
            now: f32::from(u8::from(lead >= 0)),
            later: right(lead, drift),
        };
    }
    claims
}

/// Most that cards of a species count together.
const MOST: usize = 36;

/// The chance to hold a right in the end, for every lead in hand now.
struct Chances([f32; 2 * MOST + 1]);

impl Chances {
    fn new(drift: f32) -> Chances {
        Chances(std::array::from_fn(|i| {
            right(i as i32 - MOST as i32, drift)
        }))
    }

    fn of(&self, mine: usize, theirs: usize) -> f32 {
        self.0[MOST + mine - theirs]
    }
}

/// Claims that each thread remembers: the choices that a seat looks at mostly differ in one species or none.
/// A third of a megabyte.
const REMEMBERED: usize = 4096;

/// What tells a guess from another.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Guess {
    hands: [u8; SEATS],
    rest: u8,
    hidden: [u8; SEATS],
    all: u8,
    deck: u8,
    me: Seat,
    seats: u8,
}

/// The claims to a species when only one's own hand is shown, found once as long as they are remembered.
pub(super) fn remembered(
    eye: &Eye,
    seats: usize,
    me: Seat,
    species: Species,
    deck: usize,
) -> [Claim; SEATS] {
    thread_local! {
        static MEMORY: RefCell<PathCache<Guess, [Claim; SEATS]>> =
            RefCell::new(PathCache::new(REMEMBERED));
    }
    let guess = Guess {
        hands: eye.hands.map(|hand| hand.ranks(species)),
        rest: eye.rest.ranks(species),
        hidden: eye.hidden,
        all: eye.rest.len() as u8,
        deck: deck as u8,
        me,
        seats: seats as u8,
    };
    MEMORY.with_borrow_mut(|memory| {
        memory.recall(&guess, || {
            let chances = Chances::new(drift(deck as f32));
            guessed(eye, seats, me, species, &chances)
        })
    })
}

/// The claims to a species when only one's own hand is shown; of several others each by himself.
fn guessed(
    eye: &Eye,
    seats: usize,
    me: Seat,
    species: Species,
    chances: &Chances,
) -> [Claim; SEATS] {
    let counts = held(&eye.hands[..seats], species);
    let mine = counts[me.index()] as usize;
    let my_ranks = eye.hands[me.index()].ranks(species);
    let rest = eye.rest.ranks(species);
    let mut claims = [Claim::default(); SEATS];
    claims[me.index()] = Claim {
        count: mine as f32,
        now: 1.0,
        later: 1.0,
    };
    for o in Seat::first(seats).filter(|s| *s != me).map(Seat::index) {
        let odds = eye.in_hand[o];
        let uncancelled = if my_ranks & ONE != 0 { !EIGHT } else { !0 };
        let spread = spread(counts[o] as usize, rest & uncancelled & !ONE, odds);
        // Whoever has the one takes the eight off the other.
        let one = if rest & ONE != 0 { odds } else { 0.0 };
        let without = if my_ranks & EIGHT != 0 {
            mine.saturating_sub(8)
        } else {
            mine
        };
        let (mut theirs, mut ours) = (Claim::default(), Claim::default());
        for (chance, mine, more) in [(1.0 - one, mine, 0), (one, without, 1)] {
            if chance == 0.0 {
                continue;
            }
            for (count, p) in spread.iter().enumerate().take(MOST + 1 - more) {
                let (p, count) = (p * chance, count + more);
                theirs.count += p * count as f32;
                theirs.now += if count >= mine { p } else { 0.0 };
                theirs.later += p * chances.of(count, mine);
                ours.now += if mine >= count { p } else { 0.0 };
                ours.later += p * chances.of(mine, count);
            }
        }
        claims[o] = theirs;
        let claim = &mut claims[me.index()];
        claim.now = claim.now.min(ours.now);
        claim.later = claim.later.min(ours.later);
    }
    claims
}

/// How likely each sum is, for a hand that counts so much already and has each of these ranks by chance.
fn spread(known: usize, ranks: u8, odds: f32) -> [f32; MOST + 1] {
    let mut spread = [0.0; MOST + 1];
    spread[known] = 1.0;
    for r in bits(u32::from(ranks)) {
        let with = spread;
        for (to, from) in spread[r + 1..].iter_mut().zip(with) {
            *to += odds * from;
        }
        for (to, from) in spread.iter_mut().zip(with) {
            *to -= odds * from;
        }
    }
    spread
}

#[cfg(test)]
mod tests {
    use crate::Arboretum;
    use table::random::fast;
    use table::suite::walk;
    use table::{Game, Setup, Viewer};

    use super::*;

    /// What a seat is told of rights that it cannot see is what comes out over many worlds behind its view.
    #[test]
    fn guesses_agree_with_the_worlds_behind_a_view() {
        const WORLDS: u32 = 600;
        let setup = Setup::new(Arboretum::descriptor(), 2, [], None).unwrap();
        let game = Arboretum::new(&setup).unwrap();
        let mut luck = fast(3, 0);
        let (mut compared, mut unsure) = (0, 0);
        let mut step = 0;
        walk(&game, &mut fast(4, 0), |state| {
            step += 1;
            // Before the deal nobody holds anything.
            if step % 40 != 0 || state.all_hands()[0].is_empty() {
                return;
            }
            let (me, deck) = (Seat::P1, state.deck_size());
            let eye = Eye::new(state, me, Observation::InformationState);
            let view = game.view(state, Viewer::Seat(me));
            let worlds: Vec<State> = (0..WORLDS)
                .map(|_| game.resample(&view, &mut luck))
                .collect();
            for species in Species::ALL.into_iter().filter(|s| state.plays(*s)) {
                let guess = remembered(&eye, 2, me, species, deck);
                let mut mean = [Claim::default(); 2];
                for world in &worlds {
                    let told = told(world.all_hands(), species, drift(deck as f32));
                    for (mean, claim) in mean.iter_mut().zip(told) {
                        mean.count += claim.count / WORLDS as f32;
                        mean.now += claim.now / WORLDS as f32;
                        mean.later += claim.later / WORLDS as f32;
                    }
                }
                for (guess, mean) in guess.iter().zip(mean) {
                    // What one's own hand counts is told as if nobody had the one.
                    assert!(
                        (guess.now - mean.now).abs() < 0.12,
                        "{guess:?}, not {mean:?}"
                    );
                    assert!(
                        (guess.later - mean.later).abs() < 0.08,
                        "{guess:?}, not {mean:?}"
                    );
                    compared += 1;
                    unsure += u32::from((0.1..0.9).contains(&mean.now));
                }
                assert!((guess[1].count - mean[1].count).abs() < 1.0);
            }
        });
        assert!(
            compared > 20 && unsure > 5,
            "{compared} compared, {unsure} unsure"
        );
    }
}
