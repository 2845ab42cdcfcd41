//! Rainforest: a tile is worth its points before it is complete, and a jungle the tokens that its
//! colours can still earn. Every colour is an item.

use rainforest::{CLEARING, Grown, JUNGLE, Phase, Rainforest, Slot, State, WIDTH, Zone, ZoneToken};
use table::{BySeat, Game, Seat};

use crate::insight::{Insight, Practice, learned};
use crate::manner::Manner;
use crate::net::{Input, Net, Shape};

/// Numbers about a board, and about a colour on a board.
const BOARD: usize = 18;
const COLOUR: usize = 9;

const SHAPE: Shape = Shape {
    globals: 2 * BOARD + 26,
    item: 2 * COLOUR + 12,
};

impl Insight for Rainforest {
    fn estimate(&self, state: &State) -> BySeat<f32> {
        let scores = self.scores(state);
        BySeat::from_fn(scores.len(), |seat| {
            scores[seat] as f32 + hope(self, state, seat)
        })
    }

    fn spread(&self) -> f32 {
        10.0
    }

    fn manner(&self) -> Manner {
        Manner {
            explore: 0.1,
            horizon: 0.0,
            // A turn is a long row of small choices.
            short: 2200.0,
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
        learned!("rainforest.json")
    }

    fn practice() -> &'static [Practice] {
        const {
            &[
                Practice::new(2, &[], 70),
                Practice::new(3, &[], 15),
                Practice::new(4, &[], 15),
            ]
        }
    }
}

fn slots() -> impl Iterator<Item = Slot> {
    (0..CLEARING).filter_map(Slot::from_index)
}

fn bit(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Points that a seat may hope for beyond those it has.
fn hope(game: &Rainforest, state: &State, seat: Seat) -> f32 {
    let grown = state.jungle(seat).len();
    let room = JUNGLE - grown;
    let last = state.is_last_round();
    let mut sum = 0.0;
    for slot in slots().take(room) {
        let Some(waiting) = state.waiting(seat, slot) else {
            continue;
        };
        let face = game.book().face(waiting.tile);
        let (laid, circles) = (waiting.laid.kinds().len(), face.circles());
        let done = (0.25 + laid as f32) / (0.25 + circles as f32);
        let totems = waiting.laid.kinds().iter();
        let totems = totems.filter(|k| Some(k.animal()) == state.totem(seat));
        let worth = f32::from(face.points) + totems.count() as f32;
        sum += if last { 0.0 } else { worth * done * 0.8 };
    }
    if !last {
        sum += 0.35 * state.hand(seat).len().min(2) as f32;
        for token in ZoneToken::all().filter(|t| state.can_aim_at(seat, *t)) {
            let size = largest(state.cells(seat, token.zone())) as f32;
            let near = size / token.size() as f32;
            sum += 1.2 * near * near * (room as f32 / 9.0).sqrt();
        }
        let colours = Zone::ALL.into_iter().filter(|z| state.cells(seat, *z) != 0);
        if state.balance(seat) == 0 {
            sum += 0.25 * colours.count() as f32 * room as f32 / 4.0;
        } else {
            sum += 1.2 * room as f32;
        }
    }
    sum
}

/// Cells beside a cell.
fn beside(cells: u16) -> u16 {
    let mut near = 0;
    for i in (0..JUNGLE).filter(|i| cells >> i & 1 != 0) {
        let (x, y) = (i % WIDTH, i / WIDTH);
        near |= bit_at(x > 0, i.wrapping_sub(1))
            | bit_at(x + 1 < WIDTH, i + 1)
            | bit_at(y > 0, i.wrapping_sub(WIDTH))
            | bit_at(y + 1 < JUNGLE / WIDTH, i + WIDTH);
    }
    near
}

fn bit_at(there: bool, i: usize) -> u16 {
    if there { 1 << i } else { 0 }
}

/// The size of the largest group of cells side by side.
fn largest(cells: u16) -> u32 {
    let mut rest = cells;
    let mut most = 0;
    while rest != 0 {
        let mut group = rest & rest.wrapping_neg();
        loop {
            let wider = (group | beside(group)) & cells;
            if wider == group {
                break;
            }
            group = wider;
        }
        most = most.max(group.count_ones());
        rest &= !group;
    }
    most
}

/// Of several rivals, the one with the best prospects.
fn features(game: &Rainforest, state: &State, me: Seat, into: &mut Input) {
    let scores = game.scores(state);
    let outlook = |seat: Seat| scores[seat] as f32 + hope(game, state, seat);
    let others = Seat::first(game.seats()).filter(|s| *s != me);
    let rival = others
        .max_by(|a, b| outlook(*a).total_cmp(&outlook(*b)))
        .unwrap_or(me);
    let before = into.globals.len();
    board(
        game,
        state,
        me,
        scores[me] as f32,
        outlook(me),
        &mut into.globals,
    );
    board(
        game,
        state,
        rival,
        scores[rival] as f32,
        outlook(rival),
        &mut into.globals,
    );
    let squash = |x: f32| x / (1.0 + x.abs());
    let margin = (scores[me] - scores[rival]) as f32;
    let hoped = outlook(me) - outlook(rival);
    let most = Seat::first(game.seats())
        .map(|s| state.jungle(s).len())
        .max()
        .unwrap_or(0);
    let late = most as f32 / JUNGLE as f32;
    let mine = state.turn() == me;
    let phase = match state.phase() {
        Phase::Zone => 0,
        Phase::Tile => 1,
        Phase::Reveal => 2,
        Phase::Tokens => 3,
        Phase::Give | Phase::Get => 4,
        Phase::Place => 5,
        Phase::Reserve => 6,
        _ => 7,
    };
    let mut rest = [0.0; 26];
    rest[phase + if mine { 0 } else { 8 }] = 1.0;
    rest[16..26].copy_from_slice(&[
        squash(margin / 5.0),
        squash(hoped / 5.0),
        squash(hoped / 5.0) * late,
        squash(margin / 5.0) * late,
        late,
        bit(state.is_last_round()),
        state.rounds() as f32 / 15.0,
        bit(game.seats() == 3),
        bit(game.seats() == 4),
        bit(mine),
    ]);
    into.globals.extend(rest);
    debug_assert_eq!(into.globals.len() - before, SHAPE.globals);
    for zone in Zone::ALL {
        let before = into.items.len();
        colour(game, state, me, zone, &mut into.items);
        colour(game, state, rival, zone, &mut into.items);
        let tokens = state.tokens(zone);
        let top = state.top(zone).map(|tile| game.book().face(tile));
        let fits = |seat: Seat| {
            let wanted = slots().fold(0, |all, slot| all | state.accepts(seat, slot));
            tokens.only(wanted).len() as f32 / 3.0
        };
        let totems = |seat: Seat| {
            let kinds = state.totem(seat).map_or(0, |t| t.kinds());
            tokens.only(kinds).len() as f32 / 2.0
        };
        into.items.extend([
            tokens.len() as f32 / 4.0,
            bit(tokens.is_empty()),
            fits(me),
            fits(rival),
            totems(me),
            totems(rival),
            top.map_or(0.0, |f| f32::from(f.points) / 5.0),
            top.map_or(0.0, |f| f.circles() as f32 / 3.0),
            bit(top.is_some_and(|f| f.colours.count_ones() > 1)),
            bit(state.zone() == zone && phase > 0),
            bit(top.is_none()),
            1.0,
        ]);
        debug_assert_eq!(into.items.len() - before, SHAPE.item);
    }
}

/// A board by itself.
fn board(
    game: &Rainforest,
    state: &State,
    seat: Seat,
    score: f32,
    outlook: f32,
    into: &mut Vec<f32>,
) {
    let jungle: &[Grown] = state.jungle(seat);
    let totem = |kinds: &[rainforest::Kind]| {
        let mine = kinds
            .iter()
            .filter(|k| Some(k.animal()) == state.totem(seat));
        mine.count() as f32
    };
    let mut missing = [0.0f32; 4];
    let (mut count, mut points, mut progress, mut totems) = (0.0, 0.0, 0.0, 0.0);
    let mut wanted = 0;
    for slot in slots() {
        let Some(waiting) = state.waiting(seat, slot) else {
            continue;
        };
        let face = game.book().face(waiting.tile);
        let laid = waiting.laid.kinds();
        missing[(face.circles() - laid.len()).min(3)] += 0.5;
        count += 1.0;
        points += f32::from(face.points);
        progress += f32::from(face.points) * laid.len() as f32 / face.circles() as f32;
        totems += totem(laid);
        wanted |= state.accepts(seat, slot);
    }
    let hand = state.hand(seat);
    let colours = Zone::ALL.into_iter().filter(|z| state.cells(seat, *z) != 0);
    let held = jungle.iter().filter(|g| g.zone_token.is_some()).count();
    into.extend([
        jungle.len() as f32 / 9.0,
        score / 30.0,
        outlook / 30.0,
        colours.count() as f32 / 5.0,
        bit(state.balance(seat) > 0),
        bit(state.balance(seat) > 0) * (JUNGLE - jungle.len()) as f32 / 9.0,
        hand.len() as f32 / 3.0,
        hand.only(wanted).len() as f32 / 3.0,
        totem(&hand.iter().collect::<arrayvec::ArrayVec<_, 16>>()) / 2.0,
        count / 3.0,
        points / 10.0,
        progress / 6.0,
        totems / 2.0,
        missing[0],
        missing[1],
        missing[2],
        missing[3],
        held as f32 / 3.0,
    ]);
}

/// A colour on a board.
fn colour(game: &Rainforest, state: &State, seat: Seat, zone: Zone, into: &mut Vec<f32>) {
    let cells = state.cells(seat, zone);
    let next = state.jungle(seat).len();
    let touching = next < JUNGLE && beside(cells) >> next & 1 != 0;
    let size = largest(cells);
    let aim = |four| state.can_aim_at(seat, ZoneToken::new(zone, four));
    let (three, four) = (aim(false), aim(true));
    let (mut waiting, mut nearly) = (0.0, 0.0);
    for slot in slots() {
        if let Some(tile) = state.waiting(seat, slot) {
            let face = game.book().face(tile.tile);
            if face.has(zone) {
                waiting += 0.5;
                nearly += 0.5 * tile.laid.kinds().len() as f32 / face.circles() as f32;
            }
        }
    }
    into.extend([
        cells.count_ones() as f32 / 3.0,
        size as f32 / 3.0,
        bit(three),
        bit(four),
        bit(three) * size as f32 / 3.0,
        bit(four) * size as f32 / 4.0,
        bit(touching),
        waiting,
        nearly,
    ]);
}
