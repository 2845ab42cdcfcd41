//! The city on stilts: what a city would score now, what its effects will still bring, and room to
//! build on.

use std::sync::LazyLock;

use city::{CanopyCity, Phase, State, Trigger};
use table::{BySeat, Game, Seat};

use crate::insight::{Insight, Practice, learned};
use crate::manner::Manner;
use crate::net::{Input, Net, Shape};

/// Designs of the built-in cards; the network knows these only.
const DESIGNS: usize = 42;
/// Numbers about a city without its designs.
const CITY: usize = 17;

const SHAPE: Shape = Shape {
    globals: 4 * DESIGNS + 3 * CITY + 24,
    item: 0,
};

/// Cards played by a seat in a game.
const PLAYS: f32 = 21.0;

impl Insight for CanopyCity {
    fn estimate(&self, state: &State) -> BySeat<f32> {
        let scores = self.scores(state);
        BySeat::from_fn(scores.len(), |seat| {
            scores[seat] as f32 + hope(self, state, seat)
        })
    }

    fn spread(&self) -> f32 {
        10.0
    }

    fn settled(&self, state: &State, seat: Seat) -> bool {
        // A choice shows what it is worth when it has been played and its effects are done.
        match state.phase() {
            Phase::Pick => state.chosen(seat).is_none(),
            Phase::Play | Phase::Effects => false,
            _ => true,
        }
    }

    fn manner(&self) -> Manner {
        Manner {
            explore: 0.15,
            horizon: 0.0,
            short: 20.0,
            ..Manner::default()
        }
    }

    fn shape(&self) -> Shape {
        SHAPE
    }

    fn features(&self, state: &State, seat: Seat, into: &mut Input) {
        features(self, state, seat, into);
    }

    fn net(&self) -> Option<&'static Net> {
        static NET: LazyLock<Option<Net>> =
            LazyLock::new(|| learned(include_str!("../../weights/canopy-city.json")));
        // Cards of one's own are new to it.
        NET.as_ref().filter(|_| self.setup().data().is_none())
    }

    fn practice() -> &'static [Practice] {
        const {
            &[
                Practice::new(4, &[], 60),
                Practice::new(3, &[], 15),
                Practice::new(5, &[], 10),
                Practice::new(6, &[], 5),
                Practice::new(4, &[("guilds", "dealt")], 10),
            ]
        }
    }
}

/// How many cards a seat still plays.
fn plays_left(state: &State) -> f32 {
    let (cycle, turn) = state.clock();
    (PLAYS - f32::from(cycle) * 7.0 - f32::from(turn)).max(0.0)
}

/// Points that a seat may hope for beyond those it has.
fn hope(game: &CanopyCity, state: &State, seat: Seat) -> f32 {
    let left = plays_left(state);
    let cycles = if state.phase() == Phase::Over {
        0.0
    } else {
        3.0 - f32::from(state.clock().0)
    };
    let (gold, _) = state.reserve(seat);
    let mut sum = 0.0;
    let mut piles = 0.0;
    for heap in state.heaps(seat) {
        piles += 1.0;
        sum += 0.4 * f32::from(heap.cubes.0) * left.min(6.0) / 6.0
            + 0.8 * f32::from(heap.cubes.1) * left.min(4.0) / 4.0;
        let Some(card) = heap.top else { continue };
        // A building counts only if it is still visible in the end.
        sum += match game.catalogue().trigger(card) {
            Trigger::Cycle => 1.3 * cycles,
            Trigger::End => 2.0,
            _ => 0.0,
        };
    }
    // Room for what is still to come.
    sum + 1.5 * piles * (left / PLAYS).sqrt() * 2.0 + 0.15 * f32::from(gold) * left / PLAYS
}

fn bit(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// The neighbours get and give the hands, so they are looked at beside the best rival.
fn features(game: &CanopyCity, state: &State, me: Seat, into: &mut Input) {
    let seats = game.seats();
    let scores = game.scores(state);
    let outlook = |seat: Seat| scores[seat] as f32 + hope(game, state, seat);
    let others = || Seat::first(seats).filter(|s| *s != me);
    let best = |by: &dyn Fn(Seat) -> f32| others().max_by(|a, b| by(*a).total_cmp(&by(*b)));
    let rival = best(&outlook).unwrap_or(me);
    let (cycle, turn) = state.clock();
    let receiver = if cycle == 1 {
        me.previous(seats)
    } else {
        me.next(seats)
    };
    let globals = &mut into.globals;
    let before = globals.len();
    let mut designs = [0.0f32; 4 * DESIGNS];
    let mut note = |group: usize, card: city::Card, weight: f32| {
        if card.index() < DESIGNS {
            designs[group * DESIGNS + card.index()] += weight;
        }
    };
    for heap in state.heaps(me) {
        heap.top.into_iter().for_each(|card| note(0, card, 1.0));
    }
    let choosing = state.phase() == Phase::Pick && state.chosen(me).is_none();
    for card in state.holds(me) {
        // A chosen card is mine; the rest of the hand goes on to the neighbour.
        note(if choosing { 1 } else { 3 }, card, 0.5);
    }
    if let Some(card) = state.chosen(me) {
        note(2, card, 1.0);
        note(3, card, -0.5);
    }
    globals.extend(designs);
    city_of(game, state, me, scores[me] as f32, outlook(me), globals);
    city_of(
        game,
        state,
        rival,
        scores[rival] as f32,
        outlook(rival),
        globals,
    );
    city_of(
        game,
        state,
        receiver,
        scores[receiver] as f32,
        outlook(receiver),
        globals,
    );
    let squash = |x: f32| x / (1.0 + x.abs());
    let margin = (scores[me] - scores[rival]) as f32;
    let hoped = outlook(me) - outlook(rival);
    let late = 1.0 - plays_left(state) / PLAYS;
    let ahead = others().filter(|s| outlook(*s) > outlook(me)).count();
    globals.extend([
        squash(margin / 6.0),
        squash(hoped / 6.0),
        squash(margin / 6.0) * late,
        squash(hoped / 6.0) * late,
        late,
        ahead as f32 / 3.0,
        bit(cycle == 0),
        bit(cycle == 1),
        bit(cycle == 2),
        f32::from(turn) / 7.0,
        bit(state.phase() == Phase::Pick),
        bit(state.phase() == Phase::Play),
        bit(state.phase() == Phase::Effects),
        bit(state.phase() == Phase::CycleEnd),
        bit(state.phase() == Phase::GameEnd),
        bit(choosing),
        bit(state.sealed(me) == Some(true)),
        bit(state.sealed(me) == Some(false)),
        bit(seats == 3),
        bit(seats == 4),
        bit(seats == 5),
        bit(seats == 6),
        squash((scores[me] - scores[receiver]) as f32 / 6.0),
        1.0,
    ]);
    debug_assert_eq!(globals.len() - before, SHAPE.globals);
}

/// A city by itself.
fn city_of(
    game: &CanopyCity,
    state: &State,
    seat: Seat,
    score: f32,
    outlook: f32,
    into: &mut Vec<f32>,
) {
    let (gold, prestige) = state.reserve(seat);
    let (mut piles, mut bare, mut tall, mut low) = (0.0, 0.0, 0.0, 0.0);
    let (mut cubes_gold, mut cubes_prestige) = (0.0, 0.0);
    let (mut cyclic, mut last, mut printed) = (0.0, 0.0, 0.0);
    let mut kinds = [0.0f32; 4];
    for heap in state.heaps(seat) {
        piles += 1.0;
        bare += bit(heap.height == 0);
        tall += bit(heap.height >= 4);
        cubes_gold += f32::from(heap.cubes.0);
        cubes_prestige += f32::from(heap.cubes.1);
        let Some(card) = heap.top else { continue };
        let points = game.catalogue().points(card);
        printed += f32::from(points);
        low += bit(points <= 1);
        cyclic += bit(game.catalogue().trigger(card) == Trigger::Cycle);
        last += bit(game.catalogue().trigger(card) == Trigger::End);
        if let Some(own) = game.catalogue().type_of(card) {
            let at = game
                .catalogue()
                .types()
                .iter()
                .position(|t| std::ptr::eq(t, own));
            if let Some(kind) = at.and_then(|i| kinds.get_mut(i)) {
                *kind += 0.4;
            }
        }
    }
    into.extend([
        score / 30.0,
        outlook / 30.0,
        f32::from(gold) / 6.0,
        bit(gold >= 2),
        bit(gold >= 4),
        f32::from(prestige) / 10.0,
        piles / 5.0,
        bare / 2.0,
        tall / 2.0,
        low / 3.0,
        cubes_gold / 4.0,
        cubes_prestige / 4.0,
        cyclic / 3.0,
        last / 3.0,
        printed / 12.0,
        kinds.iter().filter(|k| **k > 0.0).count() as f32 / 4.0,
        kinds.iter().copied().fold(0.0, f32::max),
    ]);
}
