//! The JSON form of a [`View`], and the check that it describes something that can be.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Pool, Seat, Viewer};

use crate::rules::action::{CLEARING, Slot};
use crate::rules::jungle::{Grown, JUNGLE, Laid, Waiting, ZoneToken};
use crate::rules::pile::Pile;
use crate::rules::state::{Board, Phase, RESERVE, SEATS, State, protected_zones};
use crate::rules::tile::{TILES, Tile};
use crate::rules::token::{Animal, COPIES, KINDS, Kind, Tokens, ZONES, Zone};
use crate::rules::turn::{placement, placement_at};
use crate::rules::view::View;

/// Most tokens that a zone can have, and so be taken in a turn.
const MOST_PLACES: usize = *crate::rules::catalogue::PLACES.end() as usize;
/// The option `round-limit` goes no further.
const MOST_ROUNDS: u8 = 99;

/// The JSON form of a [`View`].
///
/// ```
/// use rainforest::Rainforest;
/// use table::{Game, Setup, Viewer, Seat};
/// let setup = Setup::new(Rainforest::descriptor(), 2, [("first-seat", "P1")], None)?;
/// let game = Rainforest::new(&setup)?;
/// let view = game.view(&game.start(), Viewer::Seat(Seat::P1));
/// let json = serde_json::to_value(view).unwrap();
/// assert_eq!(json["phase"], "totem");
/// assert_eq!(json["bag"]["blue-parrot"], 7);
/// # Ok::<(), table::Faults>(())
/// ```
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ViewForm {
    /// `P1` to `P4`, or `public`; all see the same.
    pub viewer: Viewer,
    /// Where in the turn: see [`Phase::ALL`].
    pub phase: String,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
    pub first: Seat,
    /// Rounds that are over.
    pub rounds: u8,
    /// This round is the last.
    pub last_round: bool,
    /// The zone of this turn, or the one that is being filled.
    pub zone: Zone,
    /// The token given in exchange (phase `get`) or the first one kept (phase `reserve`).
    pub held: Option<Kind>,
    /// The last token placed this turn, as `red-frog 2`; no earlier placement may follow.
    pub placed: Option<String>,
    /// A tile was validated this turn.
    pub grew: bool,
    /// The zones, in board order.
    pub zones: Vec<ZoneForm>,
    /// How many tokens of each kind are in the bag.
    pub bag: BTreeMap<Kind, u8>,
    /// Protected-zone tokens that can still be had.
    pub protected_zones: Vec<ZoneToken>,
    /// The table, seat by seat.
    pub seats: Vec<BoardForm>,
}

/// A zone in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ZoneForm {
    /// Its colour.
    pub zone: Zone,
    /// Its tokens.
    pub tokens: Vec<Kind>,
    /// The tile on top of its pile.
    pub top: Option<Tile>,
    /// Tiles of the pile that nobody has seen, in no order.
    pub unseen: Vec<Tile>,
    /// Tiles that were put back, in the order in which they will come up.
    pub under: Vec<Tile>,
}

/// A seat in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BoardForm {
    /// Its totem, once it is dealt.
    pub totem: Option<Animal>,
    /// Its reserve; during its turn also what it took.
    pub tokens: Vec<Kind>,
    /// The three places of its clearing.
    pub clearing: Vec<Option<WaitingForm>>,
    /// Its validated tiles, in order.
    pub jungle: Vec<GrownForm>,
    /// Protected-zone tokens that it has left for good.
    pub declined: Vec<ZoneToken>,
}

/// A waiting tile in a [`BoardForm`].
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct WaitingForm {
    /// The tile.
    pub tile: Tile,
    /// The tokens on it.
    pub tokens: Vec<Kind>,
}

/// A validated tile in a [`BoardForm`].
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct GrownForm {
    /// The tile.
    pub tile: Tile,
    /// The tokens on it.
    pub tokens: Vec<Kind>,
    /// The protected-zone token on it.
    pub zone_token: Option<ZoneToken>,
}

fn zone_tokens(mask: u16) -> Vec<ZoneToken> {
    ZoneToken::all().filter(|t| mask & t.bit() != 0).collect()
}

impl From<View> for ViewForm {
    fn from(view: View) -> Self {
        let state = &view.bare;
        let placed = (state.placed > 0).then(|| {
            let (kind, slot) = placement_at(state.placed);
            format!("{kind} {slot}")
        });
        ViewForm {
            viewer: view.viewer,
            phase: state.phase.name().to_string(),
            turn: state.turn,
            first: state.first,
            rounds: state.rounds,
            last_round: state.ending,
            zone: state.zone,
            held: state.kind,
            placed,
            grew: state.grew,
            zones: Zone::ALL
                .into_iter()
                .map(|zone| ZoneForm {
                    zone,
                    tokens: view.tokens(zone).iter().collect(),
                    top: view.top(zone),
                    unseen: view.unseen(zone).collect(),
                    under: view.under(zone).collect(),
                })
                .collect(),
            bag: Kind::all()
                .map(|k| (k, state.bag.count(k.index())))
                .filter(|(_, n)| *n > 0)
                .collect(),
            protected_zones: zone_tokens(state.protected),
            seats: state.boards().iter().map(board_form).collect(),
        }
    }
}

fn board_form(board: &Board) -> BoardForm {
    BoardForm {
        totem: board.totem,
        tokens: board.hand.iter().collect(),
        clearing: board
            .clearing
            .iter()
            .map(|waiting| {
                waiting.as_ref().map(|w| WaitingForm {
                    tile: w.tile,
                    tokens: w.laid.kinds().to_vec(),
                })
            })
            .collect(),
        jungle: board
            .jungle()
            .iter()
            .map(|g| GrownForm {
                tile: g.tile,
                tokens: g.laid.kinds().to_vec(),
                zone_token: g.zone_token,
            })
            .collect(),
        declined: zone_tokens(board.declined),
    }
}

/// Counts tokens and tiles while a form is read: each may stand only as often as it exists.
struct Count {
    tokens: [u8; KINDS],
    tiles: [bool; TILES],
    zone_tokens: u16,
}

impl Count {
    fn tokens(&mut self, kinds: &[Kind]) -> Result<Tokens, String> {
        let mut tokens = Tokens::EMPTY;
        for kind in kinds {
            self.tokens[kind.index()] += 1;
            if self.tokens[kind.index()] > COPIES {
                return Err(format!("there are only {COPIES} {kind}"));
            }
            tokens.insert(*kind);
        }
        Ok(tokens)
    }

    fn tile(&mut self, tile: Tile) -> Result<(), String> {
        if std::mem::replace(&mut self.tiles[tile.index()], true) {
            return Err(format!("tile {tile} stands twice"));
        }
        Ok(())
    }

    fn zone_token(&mut self, token: ZoneToken) -> Result<(), String> {
        if self.zone_tokens & token.bit() != 0 {
            return Err(format!("protected-zone token {token} stands twice"));
        }
        self.zone_tokens |= token.bit();
        Ok(())
    }

    fn laid(&mut self, kinds: &[Kind]) -> Result<Laid, String> {
        self.tokens(kinds)?;
        Laid::new(kinds).ok_or_else(|| "a tile has at most three tokens".to_string())
    }

    fn board(&mut self, form: &BoardForm, most: usize) -> Result<Board, String> {
        let mut board = Board::NEW;
        board.totem = form.totem;
        board.hand = self.tokens(&form.tokens)?;
        if form.tokens.len() > most {
            return Err(format!("at most {most} tokens can be held"));
        }
        if form.clearing.len() != CLEARING {
            return Err(format!("a clearing has {CLEARING} places"));
        }
        for (place, waiting) in board.clearing.iter_mut().zip(&form.clearing) {
            if let Some(WaitingForm { tile, tokens }) = waiting {
                self.tile(*tile)?;
                let laid = self.laid(tokens)?;
                *place = Some(Waiting { tile: *tile, laid });
            }
        }
        if form.jungle.len() > JUNGLE {
            return Err(format!("a jungle has {JUNGLE} places"));
        }
        let mut owned = 0u8;
        for grown in &form.jungle {
            self.tile(grown.tile)?;
            let laid = self.laid(&grown.tokens)?;
            if let Some(token) = grown.zone_token {
                self.zone_token(token)?;
                let bit = 1 << token.zone().index();
                if owned & bit != 0 {
                    return Err("a seat has one protected-zone token a colour".to_string());
                }
                owned |= bit;
            }
            board.push(Grown {
                tile: grown.tile,
                laid,
                zone_token: grown.zone_token,
            });
        }
        board.declined = form.declined.iter().fold(0, |all, t| all | t.bit());
        Ok(board)
    }
}

impl TryFrom<ViewForm> for View {
    type Error = String;

    /// Checks that the form describes a view that can be played on: tiles and tokens are all there
    /// and only once, and the phase has what it needs.
    fn try_from(form: ViewForm) -> Result<Self, String> {
        let seats = form.seats.len();
        if !(2..=SEATS).contains(&seats) {
            return Err(format!("2 to 4 seats are needed, not {seats}"));
        }
        let at_table = |seat: Seat| seat.index() < seats;
        if !at_table(form.turn)
            || !at_table(form.first)
            || form.viewer.seat().is_some_and(|s| !at_table(s))
        {
            return Err("turn, first or viewer is a seat that is not at this table".to_string());
        }
        if form.rounds > MOST_ROUNDS {
            return Err(format!("no game has more than {MOST_ROUNDS} rounds"));
        }
        let mut state = State::new(seats);
        let phase = Phase::ALL.iter().find(|(_, name)| *name == form.phase);
        state.phase = match phase {
            Some((phase, _)) => *phase,
            None => return Err(format!("there is no phase {:?}", form.phase)),
        };
        state.turn = form.turn;
        state.first = form.first;
        state.rounds = form.rounds;
        state.ending = form.last_round;
        state.zone = form.zone;
        state.kind = form.held;
        state.grew = form.grew;
        state.placed = read_placed(form.placed.as_deref())?;
        let mut count = Count {
            tokens: [0; KINDS],
            tiles: [false; TILES],
            zone_tokens: 0,
        };
        if form.zones.len() != ZONES {
            return Err(format!("{ZONES} zones are needed"));
        }
        for (zone, found) in Zone::ALL.into_iter().zip(&form.zones) {
            if found.zone != zone {
                return Err(format!(
                    "the zones must come in board order; {zone} is missing"
                ));
            }
            if found.tokens.len() > MOST_PLACES {
                return Err(format!("a zone has at most {MOST_PLACES} places"));
            }
            state.zones[zone.index()] = count.tokens(&found.tokens)?;
            for tile in found.top.iter().chain(&found.unseen).chain(&found.under) {
                count.tile(*tile)?;
            }
            state.piles[zone.index()] =
                Pile::from_parts(zone, found.top, &found.unseen, &found.under)
                    .ok_or_else(|| format!("the pile of {zone} has a tile of another zone"))?;
        }
        for (i, seat) in form.seats.iter().enumerate() {
            let most = if form.turn.index() == i {
                RESERVE + MOST_PLACES
            } else {
                RESERVE
            };
            state.boards[i] = count
                .board(seat, most)
                .map_err(|why| format!("P{}: {why}", i + 1))?;
        }
        for token in &form.protected_zones {
            count.zone_token(*token)?;
            state.protected |= token.bit();
        }
        if count.zone_tokens.count_ones() as usize > protected_zones(seats) {
            return Err("there are too many protected-zone tokens".to_string());
        }
        if let (Phase::Reserve, Some(kind)) = (state.phase, state.kind) {
            // The first token kept has left the hand already.
            count.tokens(&[kind])?;
        }
        let mut counts = [0; KINDS];
        for (kind, number) in &form.bag {
            counts[kind.index()] = *number;
        }
        let whole = |i: usize| u16::from(counts[i]) + u16::from(count.tokens[i]);
        if let Some(kind) = Kind::all().find(|k| whole(k.index()) != u16::from(COPIES)) {
            return Err(format!("there must be {COPIES} {kind}, the bag included"));
        }
        state.bag = Pool::new(counts);
        if let Some(tile) = Tile::all().find(|t| !count.tiles[t.index()]) {
            return Err(format!("tile {tile} is missing"));
        }
        check_totems(&state)?;
        check_piles(&state)?;
        check_phase(&state)?;
        Ok(View {
            viewer: form.viewer,
            bare: state,
        })
    }
}

fn read_placed(text: Option<&str>) -> Result<u8, String> {
    let Some(text) = text else {
        return Ok(0);
    };
    let (kind, slot) = text
        .split_once(' ')
        .ok_or_else(|| "placed is a token and a place".to_string())?;
    let slot: Slot = slot.parse().map_err(|e| format!("{e}"))?;
    let kind: Kind = kind.parse().map_err(|e| format!("{e}"))?;
    Ok(placement(kind, slot))
}

fn check_totems(state: &State) -> Result<(), String> {
    let dealt = !matches!(state.phase, Phase::First | Phase::Totem);
    for (i, board) in state.boards().iter().enumerate() {
        let twice = |other: &Board| board.totem.is_some() && other.totem == board.totem;
        if state.boards()[..i].iter().any(twice) {
            return Err("two seats have the same totem".to_string());
        }
        if dealt && board.totem.is_none() {
            return Err("every seat has a totem".to_string());
        }
    }
    Ok(())
}

/// A pile that is not empty has a top, except while its top is about to be turned.
fn check_piles(state: &State) -> Result<(), String> {
    for zone in Zone::ALL {
        let pile = &state.piles[zone.index()];
        let turning = match state.phase {
            Phase::First | Phase::Totem | Phase::Protect | Phase::Tiles => !pile.has_top(),
            Phase::Reveal => zone == state.zone,
            _ => false,
        };
        let fits = if turning {
            !pile.has_top() && pile.unseen() > 0
        } else {
            pile.has_top() || pile.len() == 0
        };
        if !fits {
            return Err(format!("the pile of {zone} does not fit the phase"));
        }
    }
    Ok(())
}

/// What a phase needs so that there is something to choose.
fn check_phase(state: &State) -> Result<(), String> {
    let board = state.board();
    let fits = match (state.phase, state.kind) {
        (Phase::Tile, None) => {
            state.zone_tile().is_some() && board.clearing.iter().any(Option::is_none)
        }
        (Phase::Give, None) => state.zone_tokens().is_empty(),
        (Phase::Get, Some(given)) => {
            board.hand.count(given) > 0 && state.kinds_on_board() & !given.bit() != 0
        }
        (Phase::Reserve, Some(first)) => {
            board.hand.len() >= RESERVE && board.hand.kinds() & first.and_later() != 0
        }
        (Phase::Get, None) => false,
        (_, held) => held.is_none(),
    };
    if fits {
        Ok(())
    } else {
        Err(format!(
            "phase {} does not fit the table",
            state.phase.name()
        ))
    }
}
