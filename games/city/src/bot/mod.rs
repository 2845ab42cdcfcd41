//! The city on stilts: what a city would score now, what its effects will still bring, and room to
//! build on.

use crate::{CanopyCity, Card, Phase, State, Trigger};
use table::{BySeat, Game, Seat};

use knowledge::SearchParams;
use knowledge::{Features, Heuristic, Practice, Training, TrainingTarget, weights};
use knowledge::{Input, Net, Observation, Shape};

/// Designs of the built-in cards; the network knows these only.
const DESIGNS: usize = 42;
/// Groups of cards that are told by design.
const GROUPS: usize = 5;
/// Guilds that it knows.
const GUILDS: usize = 6;

const SHAPE: Shape = Shape {
    globals: GROUPS * DESIGNS + GUILDS + 47,
    item: 0,
};

/// Cards played by a seat in a game.
const PLAYS: f32 = 21.0;

impl Heuristic for CanopyCity {
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

    fn search_params(&self) -> SearchParams {
        SearchParams {
            lookahead_depth: 12.0,
            uct_c: 0.15,
            rollout_depth: 0.0,
            short_iterations: 8.0,
            ..SearchParams::default()
        }
    }
}

impl Features for CanopyCity {
    fn shape(&self) -> Shape {
        SHAPE
    }

    fn features(&self, state: &State, seat: Seat, _sight: Observation, into: &mut Input) {
        features(self, state, seat, into);
    }

    fn net(&self) -> Option<&'static Net> {
        // Cards of one's own are new to it.
        weights!("canopy-city.json").filter(|_| self.setup().data().is_none())
    }

    fn deep_net(&self) -> Option<&'static Net> {
        weights!("canopy-city.deep.json").filter(|_| self.setup().data().is_none())
    }
}

impl Training for CanopyCity {
    fn training_target(&self) -> TrainingTarget {
        TrainingTarget::Points(10.0, 70.0)
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

/// A city, and the cards that come to it. The others matter only by what they will score themselves.
fn features(game: &CanopyCity, state: &State, me: Seat, into: &mut Input) {
    let (cycle, turn) = state.clock();
    let left = plays_left(state) / PLAYS;
    let choosing = state.phase() == Phase::Pick && state.chosen(me).is_none();
    let globals = &mut into.globals;
    let before = globals.len();
    designs(game, state, me, choosing, 1.0 - left, globals);
    let catalogue = game.catalogue();
    let (gold, prestige) = state.reserve(me);
    let (mut piles, mut bare, mut tall, mut low) = (0.0, 0.0, 0.0, 0.0);
    let (mut cubes_gold, mut cubes_prestige, mut loaded) = (0.0, 0.0, 0.0);
    let (mut cyclic, mut last, mut printed, mut poorest) = (0.0, 0.0, 0.0f32, 6.0f32);
    let mut kinds = [0.0f32; 4];
    for heap in state.heaps(me) {
        piles += 1.0;
        bare += bit(heap.height == 0);
        tall += bit(heap.height >= 4);
        cubes_gold += f32::from(heap.cubes.0);
        cubes_prestige += f32::from(heap.cubes.1);
        loaded += bit(heap.cubes != (0, 0));
        let Some(card) = heap.top else { continue };
        let points = catalogue.points(card);
        printed += f32::from(points);
        poorest = poorest.min(f32::from(points));
        low += bit(points <= 1);
        cyclic += bit(catalogue.trigger(card) == Trigger::Cycle);
        last += bit(catalogue.trigger(card) == Trigger::End);
        if let Some(own) = catalogue.type_of(card) {
            let mut types = catalogue.types().iter();
            let at = types.position(|t| std::ptr::eq(t, own));
            if let Some(kind) = at.and_then(|i| kinds.get_mut(i)) {
                *kind += 1.0;
            }
        }
    }
    let score = game.points_now(state, me) as f32;
    let cost = f32::from(catalogue.numbers().foundation_costs[usize::from(cycle.min(2))]);
    let gold = f32::from(gold);
    let prestige = f32::from(prestige);
    for guild in 0..GUILDS {
        globals.push(bit(state.guild_of(me) == Some(guild)));
    }
    globals.extend([
        score / 30.0,
        score / 30.0 * left,
        left,
        left * left,
        gold / 6.0,
        gold / 6.0 * left,
        bit(gold >= cost),
        bit(gold >= 2.0 * cost),
        prestige / 10.0,
        piles / 5.0,
        piles / 5.0 * left,
        bare / 2.0,
        bare / 2.0 * left,
        tall / 2.0,
        low / 3.0,
        low / 3.0 * left,
        cubes_gold / 4.0,
        cubes_gold / 4.0 * left,
        cubes_prestige / 4.0,
        cubes_prestige / 4.0 * left,
        loaded / 3.0,
        cyclic / 3.0,
        cyclic / 3.0 * left,
        last / 3.0,
        printed / 12.0,
        printed / 12.0 * left,
        poorest / 6.0,
        state.covered(me) as f32 / 10.0,
        kinds.iter().filter(|k| **k > 0.0).count() as f32 / 4.0,
        kinds[0] / 3.0,
        kinds[1] / 3.0,
        kinds[2] / 3.0,
        kinds[3] / 3.0,
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
        bit(game.seats() == 3),
        bit(game.seats() == 5),
        bit(game.seats() == 6),
        1.0,
    ]);
    debug_assert_eq!(globals.len() - before, SHAPE.globals);
}

/// Cards by design: what is visible, how late it is for that, the card in play, the hand to choose
/// from, and the hand that comes next.
fn designs(
    game: &CanopyCity,
    state: &State,
    me: Seat,
    choosing: bool,
    late: f32,
    into: &mut Vec<f32>,
) {
    let from = into.len();
    into.resize(from + GROUPS * DESIGNS, 0.0);
    let told = &mut into[from..];
    let mut note = |group: usize, card: Card, weight: f32| {
        if card.index() < DESIGNS {
            told[group * DESIGNS + card.index()] += weight;
        }
    };
    for card in state.heaps(me).filter_map(|heap| heap.top) {
        note(0, card, 1.0);
        note(1, card, late);
    }
    if let Some(card) = state.chosen(me) {
        note(2, card, 1.0);
    }
    if choosing {
        state.holds(me).for_each(|card| note(3, card, 0.5));
    }
    let seats = game.seats();
    let giver = if state.clock().0 == 1 {
        me.next(seats)
    } else {
        me.previous(seats)
    };
    state.holds(giver).for_each(|card| note(4, card, 0.5));
    if let Some(card) = state.chosen(giver) {
        note(4, card, -0.5);
    }
}
