//! A position of Rainforest in numbers: both boards, what is nearly complete on them, and for every
//! colour what its zone has to give.

use crate::{
    Animal, CLEARING, Colour, Face, Grown, JUNGLE, Kind, Need, Phase, Rainforest, State, Tokens,
    Zone, ZoneToken,
};
use table::{Game, Seat};

use super::groups::{largest, touches};
use super::{bit, hope, slots};
use knowledge::{Input, Shape};

/// Numbers about a board, about a waiting tile, and about the rest.
const BOARD: usize = 18;
const WAITING: usize = 6;
const REST: usize = 27;
/// Numbers about a colour on a board, about what its zone has for a seat, and about the zone.
const COLOUR: usize = 10;
const OFFER: usize = 6;
const ZONE: usize = 12;

pub(super) const SHAPE: Shape = Shape {
    globals: 2 * (BOARD + CLEARING * WAITING) + REST,
    item: 2 * (COLOUR + OFFER) + ZONE,
};

/// Describes a position as a seat sees it. Of several rivals, the one with the best prospects counts.
pub(super) fn features(game: &Rainforest, state: &State, me: Seat, into: &mut Input) {
    let scores = game.scores(state);
    let outlook = |seat: Seat| scores[seat] as f32 + hope(game, state, seat);
    let others = Seat::first(game.seats()).filter(|s| *s != me);
    let rival = others
        .max_by(|a, b| outlook(*a).total_cmp(&outlook(*b)))
        .unwrap_or(me);
    let mut sides = [me, rival].map(|seat| Side::new(game, state, seat));
    let offers = Zone::ALL.map(|zone| [0, 1].map(|i| sides[i].offer(game, state, zone)));

    let before = into.globals.len();
    for side in &mut sides {
        let score = scores[side.seat] as f32;
        board(
            game,
            state,
            side,
            score,
            outlook(side.seat),
            &mut into.globals,
        );
        side.waiting.sort_by(|a, b| b.rank().total_cmp(&a.rank()));
        for tile in &side.waiting {
            into.globals.extend(tile.numbers());
        }
    }
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
    let mut rest = [0.0; REST];
    rest[phase + if mine { 0 } else { 8 }] = 1.0;
    rest[16..].copy_from_slice(&[
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
        bit(state.first() == me),
    ]);
    into.globals.extend(rest);
    debug_assert_eq!(into.globals.len() - before, SHAPE.globals);

    for (zone, offers) in Zone::ALL.into_iter().zip(&offers) {
        let before = into.items.len();
        for (side, offer) in sides.iter().zip(offers) {
            colour(game, state, side.seat, zone, &mut into.items);
            into.items.extend(offer);
        }
        let tokens = state.tokens(zone);
        let top = state.top(zone).map(|tile| game.book().face(tile));
        let [fits, rival_fits] = [0, 1].map(|i| tokens.only(sides[i].wanted).len() as f32 / 3.0);
        let [totems, rival_totems] = [0, 1].map(|i| tokens.only(sides[i].totem).len() as f32 / 2.0);
        into.items.extend([
            tokens.len() as f32 / 4.0,
            bit(tokens.is_empty()),
            fits,
            rival_fits,
            totems,
            rival_totems,
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

/// What a seat has open.
struct Side {
    seat: Seat,
    hand: Tokens,
    /// The kinds that are its totem, and those that some waiting tile takes.
    totem: u64,
    wanted: u64,
    waiting: [Open; CLEARING],
    /// Is there room for another tile?
    room: bool,
}

/// A place of the clearing.
#[derive(Clone, Copy, Default)]
struct Open {
    /// What the tile takes, and how many tokens it lacks; nothing, if there is no tile.
    accepts: u64,
    missing: usize,
    circles: usize,
    worth: f32,
    /// What its colours promise.
    aim: f32,
    fresh: f32,
    /// The largest part of what it lacks that one take from the board brings.
    filled: f32,
}

impl Open {
    fn rank(&self) -> f32 {
        match self.circles {
            0 => -1.0,
            _ => self.filled + self.worth / 100.0,
        }
    }

    fn numbers(&self) -> [f32; WAITING] {
        [
            self.worth / 6.0,
            self.missing as f32 / 3.0,
            self.filled,
            bit(self.filled == 1.0) * self.worth / 6.0,
            self.aim,
            self.fresh,
        ]
    }

    /// How many of its circles these tokens fill, nearly: two that want the same circle count as two.
    #[inline]
    fn fit(&self, tokens: Tokens) -> usize {
        tokens.only(self.accepts).len().min(self.missing)
    }
}

impl Side {
    fn new(game: &Rainforest, state: &State, seat: Seat) -> Side {
        let mut side = Side {
            seat,
            hand: state.hand(seat),
            totem: state.totem(seat).map_or(0, Animal::kinds),
            wanted: 0,
            waiting: [Open::default(); CLEARING],
            room: false,
        };
        for (slot, open) in slots().zip(&mut side.waiting) {
            let Some(waiting) = state.waiting(seat, slot) else {
                side.room = true;
                continue;
            };
            let face = game.book().face(waiting.tile);
            let laid = waiting.laid.kinds();
            let (aim, fresh) = colours(state, seat, face);
            *open = Open {
                accepts: state.accepts(seat, slot),
                missing: face.circles() - laid.len(),
                circles: face.circles(),
                worth: f32::from(face.points) + of(side.totem, laid) as f32,
                aim,
                fresh,
                filled: bit(laid.len() == face.circles()),
            };
            side.wanted |= open.accepts;
        }
        side
    }

    /// What a zone has for the seat: its tokens for the tiles that wait, and its tile.
    fn offer(&mut self, game: &Rainforest, state: &State, zone: Zone) -> [f32; OFFER] {
        let mut gain = 0.0f32;
        let tile = state.top(zone).filter(|_| self.room);
        let face = tile.map(|tile| game.book().face(tile));
        let (aim, fresh) = face.map_or((0.0, 0.0), |face| colours(state, self.seat, face));
        let mut top = face.map_or(Open::default(), |face| Open {
            accepts: face
                .needs
                .iter()
                .fold(0, |all, need: &Need| all | need.kinds()),
            missing: face.circles(),
            circles: face.circles(),
            worth: f32::from(face.points),
            ..Open::default()
        });
        let there = state.tokens(zone);
        let takes = Colour::ALL.map(Colour::kinds).into_iter();
        for kinds in takes.chain(Animal::ALL.map(Animal::kinds)) {
            let taken = there.only(kinds);
            if taken.is_empty() {
                continue;
            }
            let tokens = self.hand.plus(taken);
            for open in self.waiting.iter_mut().filter(|open| open.missing > 0) {
                let fit = open.fit(tokens);
                let whole = fit == open.missing;
                let part = fit as f32 / open.circles as f32;
                gain = gain.max(open.worth * (part + 0.5 * bit(whole)));
                open.filled = open.filled.max(fit as f32 / open.missing as f32);
            }
            if top.missing > 0 {
                let part = top.fit(tokens) as f32 / top.missing as f32;
                top.filled = top.filled.max(part);
            }
        }
        [
            gain / 6.0,
            top.filled,
            bit(top.filled == 1.0) * top.worth / 6.0,
            top.filled * top.worth / 6.0,
            aim,
            fresh,
        ]
    }
}

/// How many of these tokens are of these kinds.
fn of(kinds: u64, tokens: &[Kind]) -> usize {
    tokens.iter().filter(|k| kinds & k.bit() != 0).count()
}

/// What the colours of a tile promise a seat if it came next: how near they bring it to protected-zone
/// tokens, and whether one of them is new.
fn colours(state: &State, seat: Seat, face: &Face) -> (f32, f32) {
    let next = state.jungle(seat).len();
    let (mut aim, mut fresh) = (0.0, 0.0);
    if next < JUNGLE {
        for zone in face.zones() {
            let cells = state.cells(seat, zone);
            let size = f32::from(largest(cells | 1 << next));
            for four in [false, true] {
                let token = ZoneToken::new(zone, four);
                if state.can_aim_at(seat, token) {
                    aim += (size / token.size() as f32).min(1.0).powi(2) * token.factor() as f32;
                }
            }
            fresh += bit(cells == 0 && state.balance(seat) == 0);
        }
    }
    (aim / 3.0, fresh)
}

/// A board by itself.
fn board(
    game: &Rainforest,
    state: &State,
    side: &Side,
    score: f32,
    outlook: f32,
    into: &mut Vec<f32>,
) {
    let seat = side.seat;
    let jungle: &[Grown] = state.jungle(seat);
    let mut missing = [0.0f32; 4];
    let (mut count, mut points, mut progress, mut totems) = (0.0, 0.0, 0.0, 0.0);
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
        totems += of(side.totem, laid) as f32;
    }
    let colours = Zone::ALL.into_iter().filter(|z| state.cells(seat, *z) != 0);
    let held = jungle.iter().filter(|g| g.zone_token.is_some()).count();
    into.extend([
        jungle.len() as f32 / 9.0,
        score / 30.0,
        outlook / 30.0,
        colours.count() as f32 / 5.0,
        bit(state.balance(seat) > 0),
        bit(state.balance(seat) > 0) * (JUNGLE - jungle.len()) as f32 / 9.0,
        side.hand.len() as f32 / 3.0,
        side.hand.only(side.wanted).len() as f32 / 3.0,
        side.hand.only(side.totem).len() as f32 / 2.0,
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
    let touching = touches(cells, state.jungle(seat).len());
    let size = f32::from(largest(cells));
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
    // The tile that a token would multiply.
    let totem = state.totem(seat).map_or(0, Animal::kinds);
    let free = state.jungle(seat).iter().enumerate();
    let free = free.filter(|(i, grown)| cells >> i & 1 != 0 && grown.zone_token.is_none());
    let worth = free.map(|(_, grown)| {
        usize::from(game.book().face(grown.tile).points) + of(totem, grown.laid.kinds())
    });
    into.extend([
        f32::from(cells.count_ones() as u16) / 3.0,
        size / 3.0,
        bit(three),
        bit(four),
        bit(three) * size / 3.0,
        bit(four) * size / 4.0,
        bit(touching),
        waiting,
        nearly,
        bit(three || four) * worth.max().unwrap_or(0) as f32 / 6.0,
    ]);
}

#[cfg(test)]
mod tests {
    use table::Setup;
    use table::random::fast;
    use table::suite::walk;

    use super::*;

    /// A tile that lacks one token is within reach just if the hand or the board has one that it takes;
    /// one that lacks more is never nearer than the tokens it could get.
    #[test]
    fn what_a_take_completes_is_shown() {
        let setup = Setup::new(Rainforest::descriptor(), 2, [], None).unwrap();
        let game = Rainforest::new(&setup).unwrap();
        let (mut near, mut far) = (0, 0);
        for number in 0..20 {
            walk(&game, &mut fast(3, number), |state| {
                let Some(seat) = game.pending(state).seats().iter().next() else {
                    return;
                };
                let mut side = Side::new(&game, state, seat);
                for zone in Zone::ALL {
                    side.offer(&game, state, zone);
                }
                let all = Zone::ALL
                    .into_iter()
                    .fold(state.hand(seat), |all, zone| all.plus(state.tokens(zone)));
                let empty = Zone::ALL
                    .into_iter()
                    .all(|zone| state.tokens(zone).is_empty());
                for open in side.waiting.iter().filter(|o| o.missing > 0 && !empty) {
                    let some = all.iter().filter(|k| open.accepts & k.bit() != 0).count();
                    if open.missing == 1 {
                        assert_eq!(open.filled == 1.0, some > 0);
                        near += u32::from(some > 0);
                        far += u32::from(some == 0);
                    }
                    assert!(open.filled <= some as f32 / open.missing as f32);
                }
            });
        }
        assert!(near > 0 && far > 0, "{near} {far}");
    }
}
