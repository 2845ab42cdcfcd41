//! A position of Canopée as numbers: two forests, what lies on the piles, what is still to come.
//! Every pile that can be reached is an item. A network is shown all that anybody has seen of the piles,
//! or only what the seat has.

use crate::{Config, KINDS, Kind, Phase, SeasonCard, Species, State};
use table::{BySeat, Seat};

use super::worth;
use knowledge::{Input, Observation, Shape};

/// Numbers about a forest.
const FOREST: usize = 40;
/// Kinds that are counted one by one; animals and rare kinds are taken together.
const COUNTED: usize = 15;

/// Numbers about the best piles of each side.
const BESTS: usize = 6;

pub(super) const SHAPE: Shape = Shape {
    globals: 2 * FOREST + 63 + BESTS,
    item: 18 + COUNTED + 3,
};

fn bit(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// A position, as somebody looks at it.
pub(super) struct Eye<'a> {
    state: &'a State,
    me: usize,
    sight: Observation,
}

impl<'a> Eye<'a> {
    pub(super) fn new(state: &'a State, me: usize, sight: Observation) -> Self {
        Eye { state, me, sight }
    }

    /// Cards on a pile that somebody has seen: who knows each, and whether it is shown here.
    fn cards(&self, pile: usize) -> impl Iterator<Item = (Kind, u8, bool)> {
        let all = self.sight == Observation::FullState;
        let cards = self.state.seen_on(pile);
        cards.map(move |(kind, knowers)| (kind, knowers, all || knowers >> self.me & 1 == 1))
    }

    /// Kinds of the cards on a pile that are shown.
    fn shown(&self, pile: usize) -> impl Iterator<Item = Kind> {
        let shown = self.cards(pile).filter(|(_, _, shown)| *shown);
        shown.map(|(kind, _, _)| kind)
    }

    /// How many cards of each kind are not shown, and how many of all kinds.
    fn unseen(&self) -> ([u8; KINDS], u32) {
        let mut total = 0;
        let mut counts = Kind::ALL.map(|kind| {
            let (count, all) = self.state.unseen_of(kind);
            total = all;
            count
        });
        if self.sight == Observation::InformationState {
            for kind in self.state.hidden_from(self.me) {
                counts[kind.index()] += 1;
                total += 1;
            }
        }
        (counts, total)
    }
}

/// Of several rivals, the one with the most points now.
pub(super) fn features(config: &Config, scores: &BySeat<i32>, eye: &Eye, into: &mut Input) {
    let Eye { state, me, .. } = *eye;
    let score = |forest: usize| {
        Seat::new(forest)
            .and_then(|s| scores.get(s))
            .copied()
            // The Spirit has no seat.
            .unwrap_or_else(|| state.booked(forest))
    };
    let others = || (0..config.players).filter(|f| *f != me);
    let rival = others().max_by_key(|f| score(*f)).unwrap_or(me);
    let left = worth::season_left(state);
    let long = worth::game_left(state);
    let hopes = [me, rival].map(|f| score(f) as f32 + worth::hope(config, state, f));
    let globals = &mut into.globals;
    let before = globals.len();
    forest(config, state, me, globals);
    forest(config, state, rival, globals);
    debug_assert_eq!(globals.len() - before, 2 * FOREST);

    let squash = |x: f32| x / (1.0 + x.abs());
    let margin = (score(me) - score(rival)) as f32;
    let hoped = hopes[0] - hopes[1];
    let mine = state.chooser() == me;
    let open = score(me) as f32 - state.booked(me) as f32;
    globals.extend([
        score(me) as f32 / 60.0,
        score(rival) as f32 / 60.0,
        squash(margin / 10.0),
        squash(hoped / 10.0),
        squash(hoped / 10.0) * (1.0 - long),
        squash(margin / 10.0) * (1.0 - long),
        (state.booked(me) - state.booked(rival)) as f32 / 20.0,
        open / 20.0,
        left,
        left * left,
        long,
        bit(left == 0.0),
        bit(mine),
        bit(state.turn() == me),
        bit(mine && state.phase() == Phase::Choose),
        bit(!mine && state.phase() == Phase::Choose),
        bit(state.phase() == Phase::Add),
        bit(state.phase().is_chance()),
        bit(config.players == 3),
        bit(config.players == 4),
        bit(config.solo()),
        bit(config.shifting),
    ]);
    for season in 0..3 {
        globals.push(bit(state.season() == season));
    }
    for at in 0..4 {
        globals.push(bit(state.turn() == me && state.at_pile() == at));
        globals.push(bit(state.turn() != me && state.at_pile() == at));
    }
    let season_card = state.season_card();
    for card in &SeasonCard::ALL {
        globals.push(bit(season_card == Some(*card)));
    }
    // What is still to be seen.
    let (unseen, total) = eye.unseen();
    for count in unseen.into_iter().take(COUNTED) {
        globals.push(8.0 * f32::from(count) / total.max(1) as f32);
    }
    globals.resize(before + SHAPE.globals - BESTS, 0.0);
    piles(config, eye, rival, left, into);
    debug_assert_eq!(into.globals.len() - before, SHAPE.globals);
}

/// A forest by itself.
fn forest(config: &Config, state: &State, forest: usize, into: &mut Vec<f32>) {
    let from = into.len();
    let cards = state.forest(forest);
    let n = |kind: Kind| cards[kind.index()];
    let is = |kind: Kind, count: u8| bit(n(kind) == count);
    let at_least = |kind: Kind, count: u8| bit(n(kind) >= count);
    into.extend([
        f32::from(n(Kind::Fern)) / 3.0,
        bit(n(Kind::Fern) % 2 == 1),
        is(Kind::Bromelia, 1),
        is(Kind::Bromelia, 2),
        at_least(Kind::Bromelia, 3),
        is(Kind::Monstera, 1),
        is(Kind::Monstera, 2),
        at_least(Kind::Monstera, 3),
        f32::from(n(Kind::Monstera)) / 3.0,
        f32::from(n(Kind::Rain).min(n(Kind::Sun))) / 2.0,
        f32::from(n(Kind::Rain).abs_diff(n(Kind::Sun))) / 2.0,
        f32::from(n(Kind::Seed)) / 3.0,
        is(Kind::Fire, 1),
        is(Kind::Fire, 2),
        at_least(Kind::Fire, 3),
        is(Kind::Disease, 1),
        is(Kind::Disease, 2),
        at_least(Kind::Disease, 3),
        f32::from(n(Kind::Fungi)) / 2.0,
        f32::from(n(Kind::Lianas)) / 2.0,
        f32::from(n(Kind::Orchid)) / 2.0,
        f32::from(n(Kind::Pitcher)) / 2.0,
        f32::from(n(Kind::Blight)) / 2.0,
    ]);
    let trees = state.trees_of(forest);
    let open = || trees.iter().filter(|t| !t.is_complete());
    let tallest = open().max_by_key(|t| t.height());
    let complete = trees.iter().filter(|t| t.is_complete());
    let fresh = complete.clone().filter(|t| !t.is_scored());
    let unmarked = complete.clone().filter(|t| !t.is_awarded());
    into.extend([
        open().count() as f32 / 3.0,
        bit(open().count() == 0),
        tallest.map_or(0.0, |t| f32::from(t.height())) / 4.0,
        tallest.map_or(0.0, |t| f32::from(t.value())) / 4.0,
        open().map(|t| f32::from(t.height())).sum::<f32>() / 6.0,
        complete.clone().count() as f32 / 3.0,
        fresh.map(|t| t.points() as f32).sum::<f32>() / 15.0,
        unmarked.map(|t| f32::from(t.height())).fold(0.0, f32::max) / 5.0,
    ]);
    let (animals, plants) = (worth::animals(cards), worth::plants(cards));
    let powers = Species::ALL
        .into_iter()
        .filter(|s| state.has_power(forest, *s))
        .count();
    let mut points = 0.0;
    for species in Species::ALL.into_iter().filter(|_| animals > 0) {
        let active = n(species.active());
        points += f32::from(active) * f32::from(config.catalogue.active[species.index()]);
        if let Some(mate) = species.mate() {
            let pair = config.catalogue.mate[species.index()];
            points += f32::from(n(mate)) * f32::from(pair[usize::from(active > 0)]);
        }
    }
    into.extend([
        f32::from(animals) / 4.0,
        powers as f32 / 2.0,
        points / 12.0,
        f32::from(plants) / 6.0,
        worth::plants_hope(cards, 1.0) / 6.0,
        worth::threats(cards, 1.0) / 6.0,
    ]);
    into.resize(from + FOREST, 0.0);
}

/// The piles that the one or the other can reach.
fn piles(config: &Config, eye: &Eye, rival: usize, left: f32, into: &mut Input) {
    let Eye { state, me, .. } = *eye;
    let my_tallest = worth::tallest_open(state, me);
    let their_tallest = worth::tallest_open(state, rival);
    let mut mine = [usize::MAX; 4];
    for (to, pile) in mine.iter_mut().zip(state.piles_of(config, me)) {
        *to = pile;
    }
    let mut theirs = [usize::MAX; 4];
    if !config.solo() {
        for (to, pile) in theirs.iter_mut().zip(state.piles_of(config, rival)) {
            *to = pile;
        }
    } else {
        theirs = mine;
    }
    let spoils = [me, rival].map(|f| worth::Spoils::new(config, state, f));
    let mut bests = [[0.0f32; 2]; 2];
    for pile in 0..crate::PILES {
        let my_place = mine.iter().position(|p| *p == pile);
        let their_place = theirs.iter().position(|p| *p == pile);
        if my_place.is_none() && their_place.is_none() {
            continue;
        }
        let mut counts = [0.0f32; COUNTED + 3];
        let (mut gain, mut gift, mut known, mut known_to_them, mut size) =
            (0.0, 0.0, 0.0, 0.0, 0.0);
        let mut hidden = 0.0;
        for (kind, knowers, shown) in eye.cards(pile) {
            known += f32::from(knowers >> me & 1);
            known_to_them += f32::from(knowers >> rival & 1);
            size += 1.0;
            if !shown {
                hidden += 1.0;
                continue;
            }
            let slot = match kind.index() {
                i if i < COUNTED => i,
                _ if kind.is_active() => COUNTED,
                _ if kind.is_wildlife() => COUNTED + 1,
                _ => COUNTED + 2,
            };
            counts[slot] += 0.5;
            gain += worth::card(state.forest(me), kind, left, my_tallest);
            gift += worth::card(state.forest(rival), kind, left, their_tallest);
        }
        let unseen = f32::from(state.unseen_on(pile));
        let whole = spoils.each_ref().map(|s| s.of(eye.shown(pile)));
        for (side, place) in [my_place, their_place].into_iter().enumerate() {
            if place.is_some() {
                let value = whole[side] + 1.5 * (unseen + hidden);
                let [first, second] = &mut bests[side];
                if value > *first {
                    (*first, *second) = (value, *first);
                } else {
                    *second = second.max(value);
                }
            }
        }
        let turn = state.turn();
        let here =
            |place: Option<usize>, who: usize| bit(place == Some(state.at_pile()) && turn == who);
        let passed = |place: Option<usize>, who: usize| {
            bit(turn == who && place.is_some_and(|p| p < state.at_pile()))
        };
        into.items.extend([
            gain / 6.0,
            gift / 6.0,
            size / 3.0,
            unseen / 3.0,
            known / 3.0,
            known_to_them / 3.0,
            here(my_place, me),
            here(their_place, rival),
            passed(my_place, me),
            passed(their_place, rival),
            bit(my_place == Some(0)),
            bit(my_place == Some(1)),
            here(my_place, me) * gain / 6.0,
            here(their_place, rival) * gift / 6.0,
            whole[0] / 6.0,
            whole[1] / 6.0,
            here(my_place, me) * whole[0] / 6.0,
            here(their_place, rival) * whole[1] / 6.0,
        ]);
        into.items.extend(counts);
    }
    let turns = [me, rival].map(|f| bit(state.turn() == f));
    for (best, turn) in bests.iter().zip(turns) {
        into.globals
            .extend([best[0] / 8.0, best[1] / 8.0, turn * best[0] / 8.0]);
    }
}
