//! A position of Arboretum as numbers: per species, who has which path, which right to it, and what
//! could still become of both.

use arboretum::{Arboretum, CardSet, Phase, SPECIES, Species, State};
use arrayvec::ArrayVec;
use table::{Game, Seat};

use super::paths::{Paths, bits, paths};
use super::{drift, right};
use crate::net::{Input, Shape};

pub(super) const SHAPE: Shape = Shape {
    globals: 27,
    item: 36,
};

const ONE: u8 = 1;
const EIGHT: u8 = 1 << 7;

/// Of all the others, the one who matters: for each species the best of them.
pub(super) fn features(game: &Arboretum, state: &State, me: Seat, into: &mut Input) {
    let seats = game.seats();
    let hands = state.all_hands();
    let deck = state.deck();
    let size = deck.len() as f32;
    let drift = drift(size);
    let others = || Seat::first(seats).filter(|s| *s != me);
    let mut all: ArrayVec<Paths, { arboretum::SEATS }> = ArrayVec::new();
    all.extend(Seat::first(seats).map(|seat| paths(state.garden(seat))));
    let top = |seat: Seat| state.discards(seat).top();
    let open: CardSet = Seat::first(seats).filter_map(top).collect();
    let mut planted = [[0u8; SPECIES]; arboretum::SEATS];
    // Ranks of all cards in each hand, whatever their species: what can serve as a link.
    let mut ranks = [0u8; arboretum::SEATS];
    for seat in Seat::first(seats) {
        for (card, _) in state.garden(seat).iter() {
            planted[seat.index()][card.species().index()] += 1;
        }
        for card in hands[seat.index()].iter() {
            ranks[seat.index()] |= 1 << (card.rank() - 1);
        }
    }
    let mut expected = [0.0f32; arboretum::SEATS];
    let mut now = [0.0f32; arboretum::SEATS];
    for species in Species::ALL.into_iter().filter(|s| state.plays(*s)) {
        let s = species.index();
        let sums = counts(hands, species);
        let mut chance = [0.0f32; arboretum::SEATS];
        for seat in Seat::first(seats).map(Seat::index) {
            let best = (0..seats).filter(|o| *o != seat).map(|o| sums[o]).max();
            let lead = sums[seat] - best.unwrap_or(0);
            chance[seat] = right(lead, drift);
            let worth = f32::from(all[seat].best[s]);
            expected[seat] += worth * chance[seat];
            if lead >= 0 {
                now[seat] += worth;
            }
        }
        let mine = sums[me.index()];
        let rival = others().map(|o| sums[o.index()]).max().unwrap_or(0);
        let my_ranks = hands[me.index()].ranks(species);
        let their_ranks = others().fold(0, |bits, o| bits | hands[o.index()].ranks(species));
        let deck_ranks = deck.ranks(species);
        let side = |seat: Seat| {
            let (i, paths) = (seat.index(), &all[seat.index()]);
            let gain = |ranks| f32::from(best_gain(paths, s, ranks));
            [
                f32::from(paths.best[s]) / 8.0,
                gain(hands[i].ranks(species)) / 4.0,
                f32::from(link_gain(paths, s, ranks[i])) / 4.0,
                f32::from(sum_gain(paths, s, deck_ranks)) / 8.0,
                gain(open.ranks(species)) / 4.0,
            ]
        };
        let my_side = side(me);
        let mut their_side = [0.0f32; 5];
        for o in others() {
            for (to, from) in their_side.iter_mut().zip(side(o)) {
                *to = to.max(from);
            }
        }
        let mine_right = chance[me.index()];
        let their_right = others().map(|o| chance[o.index()]).fold(0.0, f32::max);
        let their_planted = others().map(|o| planted[o.index()][s]).max().unwrap_or(0);
        let lead = (mine - rival) as f32;
        let bit = |set: bool| f32::from(u8::from(set));
        let items: [f32; SHAPE.item] = [
            my_side[0],
            my_side[1],
            my_side[2],
            my_side[3],
            my_side[4],
            their_side[0],
            their_side[1],
            their_side[2],
            their_side[3],
            their_side[4],
            mine as f32 / 10.0,
            rival as f32 / 10.0,
            bit(mine >= rival),
            bit(rival >= mine),
            lead / (4.0 + lead.abs()),
            mine_right,
            their_right,
            mine_right * my_side[0],
            their_right * their_side[0],
            mine_right * my_side[1],
            their_right * their_side[1],
            bit(my_ranks & ONE != 0),
            bit(their_ranks & ONE != 0),
            bit(my_ranks & EIGHT != 0),
            bit(their_ranks & EIGHT != 0),
            bit(deck_ranks & ONE != 0),
            bit(deck_ranks & EIGHT != 0),
            my_ranks.count_ones() as f32 / 3.0,
            their_ranks.count_ones() as f32 / 3.0,
            deck_ranks.count_ones() as f32 / 4.0,
            f32::from(SUMS[usize::from(deck_ranks)]) / 18.0,
            f32::from(planted[me.index()][s]) / 3.0,
            f32::from(their_planted) / 3.0,
            f32::from(SUMS[usize::from(open.ranks(species))]) / 8.0,
            top(me).map_or(0.0, |c| bit(c.species() == species)),
            bit(my_ranks | their_ranks == 0),
        ];
        into.items.extend(items);
    }
    let best = |points: &[f32]| {
        others()
            .map(|o| points[o.index()])
            .fold(f32::NEG_INFINITY, f32::max)
    };
    let squash = |x: f32| x / (1.0 + x.abs());
    let my_turn = state.turn() == me;
    let phase = match state.phase() {
        Phase::Draw1 => 0,
        Phase::Reveal1 => 1,
        Phase::Draw2 => 2,
        Phase::Reveal2 => 3,
        Phase::Choose => 4,
        Phase::Place => 5,
        _ => 6,
    };
    let mut globals = [0.0f32; SHAPE.globals];
    globals[if my_turn { phase } else { 7 + phase }] = 1.0;
    let (mine, theirs) = (now[me.index()], best(&now));
    let (hope, fear) = (expected[me.index()], best(&expected));
    let margin = hope - fear;
    // Turns that each seat still has, if all cards come from the deck.
    let turns = size / (2.0 * seats as f32);
    globals[14..27].copy_from_slice(&[
        size / 34.0,
        1.0 / (1.0 + turns),
        mine / 40.0,
        theirs / 40.0,
        hope / 40.0,
        fear / 40.0,
        squash(margin / 5.0),
        squash((mine - theirs) / 5.0),
        squash(margin / 5.0) / (1.0 + turns),
        squash((mine - theirs) / 5.0) / (1.0 + turns),
        f32::from(u8::from(seats == 3)),
        f32::from(u8::from(seats == 4)),
        (state.garden(me).len() as f32
            - others().map(|o| state.garden(o).len()).max().unwrap_or(0) as f32)
            / 2.0,
    ]);
    into.globals.extend(globals);
}

/// The most that a card of these ranks would add to its own species.
#[inline]
fn best_gain(paths: &Paths, s: usize, ranks: u8) -> u8 {
    let gains = bits(u32::from(ranks)).map(|r| paths.gain(s, r + 1));
    gains.max().unwrap_or(0)
}

/// What the cards of these ranks would add, each by itself, in all.
#[inline]
fn sum_gain(paths: &Paths, s: usize, ranks: u8) -> u8 {
    bits(u32::from(ranks)).map(|r| paths.gain(s, r + 1)).sum()
}

/// The most that a card of another species would add as a link. Cards of the species itself do at
/// least as well, so they need not be told apart.
#[inline]
fn link_gain(paths: &Paths, s: usize, ranks: u8) -> u8 {
    let links = bits(u32::from(ranks)).map(|r| paths.link[r][s]);
    links.max().unwrap_or(0).saturating_sub(paths.best[s])
}

/// What each hand counts for the right to a species.
#[inline]
fn counts(hands: &[CardSet], species: Species) -> [i32; arboretum::SEATS] {
    let mut counts = [0; arboretum::SEATS];
    let one = hands.iter().position(|h| h.ranks(species) & ONE != 0);
    for (i, (count, hand)) in counts.iter_mut().zip(hands).enumerate() {
        let ranks = hand.ranks(species);
        let cancelled = one.is_some_and(|holder| holder != i);
        let counted = if cancelled { ranks & !EIGHT } else { ranks };
        *count = i32::from(SUMS[usize::from(counted)]);
    }
    counts
}

/// Sums of ranks, for every set of them.
static SUMS: [u8; 256] = {
    let mut sums = [0; 256];
    let mut set = 0;
    while set < 256 {
        let mut bit = 0;
        while bit < 8 {
            if set >> bit & 1 != 0 {
                sums[set] += bit + 1;
            }
            bit += 1;
        }
        set += 1;
    }
    sums
};
