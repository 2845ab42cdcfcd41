//! A position of Arboretum as numbers: per species, who has which path, which right to it, and what
//! could still become of both.

use crate::{Arboretum, CardSet, Phase, RANKS, SPECIES, Species, State, rank_sum};
use arrayvec::ArrayVec;
use table::{Game, Seat};

use super::claims::{Claim, EIGHT, Eye, ONE, remembered, told};
use super::drift;
use super::paths::{Paths, bits, paths};
use knowledge::{Input, Observation, Shape};

pub(super) const SHAPE: Shape = Shape {
    globals: 27,
    item: 36,
};

/// Of all the others, the one who matters: for each species the best of them.
pub(super) fn features(
    game: &Arboretum,
    state: &State,
    me: Seat,
    sight: Observation,
    into: &mut Input,
) {
    let seats = game.seats();
    let eye = Eye::new(state, me, sight);
    let hands = &eye.hands[..seats];
    let size = state.deck_size() as f32;
    let drift = drift(size);
    let others = || Seat::first(seats).filter(|s| *s != me);
    let mut all: ArrayVec<Paths, { crate::SEATS }> = ArrayVec::new();
    all.extend(Seat::first(seats).map(|seat| paths(state.garden(seat))));
    let top = |seat: Seat| state.discards(seat).top();
    let open: CardSet = Seat::first(seats).filter_map(top).collect();
    let mut planted = [[0u8; SPECIES]; crate::SEATS];
    // Ranks of all cards in each hand, whatever their species: what can serve as a link.
    let mut ranks = [0u8; crate::SEATS];
    for seat in Seat::first(seats) {
        for (card, _) in state.garden(seat).iter() {
            planted[seat.index()][card.species().index()] += 1;
        }
        for card in hands[seat.index()].iter() {
            ranks[seat.index()] |= 1 << (card.rank() - 1);
        }
    }
    // The chance that a hidden hand has a card of a rank.
    let mut likely = [[0.0f32; RANKS]; crate::SEATS];
    if sight == Observation::InformationState {
        let mut counts = [0; RANKS];
        for card in eye.rest.iter() {
            counts[usize::from(card.rank()) - 1] += 1;
        }
        for o in others().map(Seat::index) {
            likely[o] = counts.map(|n| 1.0 - (1.0 - eye.in_hand[o]).powi(n));
        }
    }
    let mut expected = [0.0f32; crate::SEATS];
    let mut now = [0.0f32; crate::SEATS];
    for species in Species::ALL.into_iter().filter(|s| state.plays(*s)) {
        let s = species.index();
        let rest = eye.rest.ranks(species);
        let claims = match sight {
            Observation::FullState => told(hands, species, drift),
            Observation::InformationState => {
                remembered(&eye, seats, me, species, state.deck_size())
            }
        };
        for (seat, claim) in claims.iter().enumerate().take(seats) {
            let worth = f32::from(all[seat].best[s]);
            expected[seat] += worth * claim.later;
            now[seat] += worth * claim.now;
        }
        let my_claim = claims[me.index()];
        let most =
            |of: fn(&Claim) -> f32| others().map(|o| of(&claims[o.index()])).fold(0.0, f32::max);
        let rival = most(|c| c.count);
        let my_ranks = hands[me.index()].ranks(species);
        let their_ranks = others().fold(0, |bits, o| bits | hands[o.index()].ranks(species));
        let elsewhere: f32 = others().map(|o| eye.in_hand[o.index()]).sum();
        let side = |seat: Seat| {
            let (i, paths) = (seat.index(), &all[seat.index()]);
            let gain = |ranks| f32::from(best_gain(paths, s, ranks));
            let odds = eye.in_hand[i];
            let mut own = gain(hands[i].ranks(species));
            let mut link = f32::from(link_gain(paths, s, ranks[i]));
            if odds > 0.0 {
                own = own.max(odds * f32::from(sum_gain(paths, s, rest)));
                for (r, likely) in likely[i].iter().enumerate() {
                    link = link.max(likely * f32::from(link_gain(paths, s, 1 << r)));
                }
            }
            [
                f32::from(paths.best[s]) / 8.0,
                own / 4.0,
                link / 4.0,
                eye.in_deck * f32::from(sum_gain(paths, s, rest)) / 8.0,
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
        let mine_right = my_claim.later;
        let their_right = most(|c| c.later);
        let their_planted = others().map(|o| planted[o.index()][s]).max().unwrap_or(0);
        let lead = my_claim.count - rival;
        let bit = |set: bool| f32::from(u8::from(set));
        // The chance that one of the others, or the deck, has a card.
        let theirs = |card: u8| bit(their_ranks & card != 0) + elsewhere * bit(rest & card != 0);
        let in_deck = |card: u8| eye.in_deck * bit(rest & card != 0);
        let unseen = rest.count_ones();
        let nobody = if my_ranks | their_ranks == 0 {
            (1.0 - elsewhere).powi(unseen as i32)
        } else {
            0.0
        };
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
            my_claim.count / 10.0,
            rival / 10.0,
            my_claim.now,
            most(|c| c.now),
            lead / (4.0 + lead.abs()),
            mine_right,
            their_right,
            mine_right * my_side[0],
            their_right * their_side[0],
            mine_right * my_side[1],
            their_right * their_side[1],
            bit(my_ranks & ONE != 0),
            theirs(ONE),
            bit(my_ranks & EIGHT != 0),
            theirs(EIGHT),
            in_deck(ONE),
            in_deck(EIGHT),
            my_ranks.count_ones() as f32 / 3.0,
            (their_ranks.count_ones() as f32 + elsewhere * unseen as f32) / 3.0,
            eye.in_deck * unseen as f32 / 4.0,
            eye.in_deck * f32::from(rank_sum(rest)) / 18.0,
            f32::from(planted[me.index()][s]) / 3.0,
            f32::from(their_planted) / 3.0,
            f32::from(rank_sum(open.ranks(species))) / 8.0,
            top(me).map_or(0.0, |c| bit(c.species() == species)),
            nobody,
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
