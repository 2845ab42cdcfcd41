//! [`State`]: a position. Nothing in it is secret: what nobody has seen is a pool.

use table::{Pool, Seat};

use crate::rules::action::{CLEARING, Slot};
use crate::rules::catalogue::Catalogue;
use crate::rules::jungle::{Cell, Grown, JUNGLE, Laid, Waiting, ZoneToken};
use crate::rules::pile::Pile;
use crate::rules::tile::Tile;
use crate::rules::token::{Animal, COPIES, KINDS, Kind, Tokens, ZONES, Zone};

/// Most seats.
pub const SEATS: usize = 4;
/// Tokens that a seat can keep from turn to turn.
pub const RESERVE: usize = 2;

/// How many protected-zone tokens are in the game with so many seats.
pub const fn protected_zones(seats: usize) -> usize {
    seats + 3
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Chance names the first seat.
    First,
    /// Chance deals the totems.
    Totem,
    /// Chance draws the protected-zone tokens of this game.
    Protect,
    /// Chance turns the first tile of every pile.
    Tiles,
    /// Chance fills the board with tokens for the first time.
    Fill,
    /// The seat chooses a zone.
    Zone,
    /// The seat keeps the zone's tile or puts it back.
    Tile,
    /// Chance turns the next tile of the zone.
    Reveal,
    /// The seat takes tokens of a colour or an animal.
    Tokens,
    /// The seat may give a token in exchange.
    Give,
    /// The seat chooses the token that it gets for it.
    Get,
    /// The seat places tokens on waiting tiles.
    Place,
    /// The seat chooses which completed tile comes next.
    Validate,
    /// The seat claims or declines protected-zone tokens.
    Bonus,
    /// The seat chooses the tokens that it keeps in reserve.
    Reserve,
    /// Chance fills up the board.
    Refill,
    /// Nothing more happens.
    Over,
}

impl Phase {
    /// All phases with their names in text forms.
    pub const ALL: [(Phase, &'static str); 17] = [
        (Phase::First, "first"),
        (Phase::Totem, "totem"),
        (Phase::Protect, "protect"),
        (Phase::Tiles, "tiles"),
        (Phase::Fill, "fill"),
        (Phase::Zone, "zone"),
        (Phase::Tile, "tile"),
        (Phase::Reveal, "reveal"),
        (Phase::Tokens, "tokens"),
        (Phase::Give, "give"),
        (Phase::Get, "get"),
        (Phase::Place, "place"),
        (Phase::Validate, "validate"),
        (Phase::Bonus, "bonus"),
        (Phase::Reserve, "reserve"),
        (Phase::Refill, "refill"),
        (Phase::Over, "over"),
    ];

    /// The name in text forms.
    pub const fn name(self) -> &'static str {
        Phase::ALL[self as usize].1
    }

    /// Is it chance that acts?
    pub const fn is_chance(self) -> bool {
        matches!(
            self,
            Phase::First
                | Phase::Totem
                | Phase::Protect
                | Phase::Tiles
                | Phase::Fill
                | Phase::Reveal
                | Phase::Refill
        )
    }
}

/// What follows from a seat's tiles and the catalogue, kept at hand because play asks for it all
/// the time. A view leaves it out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Derived {
    /// What the waiting tiles can still take: bit `4 * kind + slot`. Nothing, if a tile is complete
    /// or not there.
    pub accepts: u64,
    /// The places of the clearing with a tile, one bit each.
    pub waiting: u8,
    /// The cells of each colour.
    pub cells: [u16; ZONES],
    /// Cells with a protected-zone token.
    pub protected: u16,
    /// Colours of which the seat has a protected-zone token.
    pub owned: u8,
    /// The cell that brought the fifth colour, counted from one; 0 if there are fewer colours.
    pub balance: u8,
}

impl Derived {
    pub(crate) const NOTHING: Derived = Derived {
        accepts: 0,
        waiting: 0,
        cells: [0; ZONES],
        protected: 0,
        owned: 0,
        balance: 0,
    };
}

/// A seat's own part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// The reserve; during the seat's turn also what it took.
    pub hand: Tokens,
    pub derived: Derived,
    pub clearing: [Option<Waiting>; CLEARING],
    jungle: [Grown; JUNGLE],
    grown: u8,
    pub totem: Option<Animal>,
    /// Protected-zone tokens that the seat has left for good.
    pub declined: u16,
}

impl Board {
    const FILLER: Grown = Grown {
        tile: match Tile::from_index(0) {
            Some(tile) => tile,
            None => unreachable!(),
        },
        laid: Laid::EMPTY,
        zone_token: None,
    };

    pub(crate) const NEW: Board = Board {
        hand: Tokens::EMPTY,
        derived: Derived::NOTHING,
        clearing: [None; CLEARING],
        jungle: [Board::FILLER; JUNGLE],
        grown: 0,
        totem: None,
        declined: 0,
    };

    /// The validated tiles, in the order in which they were placed.
    #[inline]
    pub(crate) fn jungle(&self) -> &[Grown] {
        &self.jungle[..usize::from(self.grown)]
    }

    /// Is there no place left in the jungle?
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.grown) == JUNGLE
    }

    /// The first free place of the clearing.
    #[inline]
    pub(crate) fn free_slot(&self) -> Option<Slot> {
        Slot::from_index(self.derived.waiting.trailing_ones() as usize)
    }

    /// What a waiting tile can still take, one bit a kind.
    #[inline]
    pub(crate) fn accepts(&self, slot: Slot) -> u64 {
        self.derived.accepts >> slot.index() & Tokens::EACH
    }

    #[inline]
    fn set_accepts(&mut self, slot: Slot, kinds: u64) {
        let others = self.derived.accepts & !(Tokens::EACH << slot.index());
        self.derived.accepts = others | kinds << slot.index();
    }

    /// The places with a complete tile, one bit each.
    #[inline]
    pub(crate) fn complete(&self) -> u8 {
        let mut open = self.derived.accepts;
        open |= open >> 32;
        open |= open >> 16;
        open |= open >> 8;
        open |= open >> 4;
        self.derived.waiting & !(open as u8)
    }

    /// Is this waiting tile complete?
    #[inline]
    pub(crate) fn is_complete(&self, slot: Slot) -> bool {
        self.complete() >> slot.index() & 1 != 0
    }

    /// Puts a tile into the clearing, where there is room for it.
    #[inline]
    pub(crate) fn wait(&mut self, tile: Tile, book: &Catalogue) {
        if let Some(slot) = self.free_slot() {
            self.clearing[slot.index()] = Some(Waiting {
                tile,
                laid: Laid::EMPTY,
            });
            self.derived.waiting |= 1 << slot.index();
            self.set_accepts(slot, book.face(tile).accepts(&[]));
        }
    }

    /// Lays a token of the hand on a waiting tile that takes it.
    #[inline]
    pub(crate) fn lay(&mut self, slot: Slot, kind: Kind, book: &Catalogue) {
        if let Some(waiting) = &mut self.clearing[slot.index()] {
            self.hand.remove(kind);
            waiting.laid.insert(kind);
            let accepts = book.face(waiting.tile).accepts(waiting.laid.kinds());
            self.set_accepts(slot, accepts);
        }
    }

    /// Moves a completed tile into the jungle, where there is room for it.
    #[inline]
    pub(crate) fn validate(&mut self, slot: Slot, book: &Catalogue) {
        if let Some(Waiting { tile, laid }) = self.clearing[slot.index()].take() {
            self.set_accepts(slot, 0);
            self.derived.waiting &= !(1 << slot.index());
            self.grow(
                Grown {
                    tile,
                    laid,
                    zone_token: None,
                },
                book.face(tile).colours,
            );
        }
    }

    /// Adds a tile of these colours to the jungle.
    #[inline]
    fn grow(&mut self, grown: Grown, colours: u8) {
        let bit = 1u16 << self.grown;
        self.push(grown);
        let mut all = true;
        for (i, cells) in self.derived.cells.iter_mut().enumerate() {
            *cells |= bit * u16::from(colours >> i & 1);
            all &= *cells != 0;
        }
        if all && self.derived.balance == 0 {
            self.derived.balance = self.grown;
        }
    }

    /// Adds a tile without looking at its colours.
    #[inline]
    pub(crate) fn push(&mut self, grown: Grown) {
        self.jungle[usize::from(self.grown)] = grown;
        self.grown += 1;
    }

    /// Puts a protected-zone token on a tile of the jungle.
    #[inline]
    pub(crate) fn protect(&mut self, token: ZoneToken, cell: Cell) {
        self.jungle[cell.index()].zone_token = Some(token);
        self.derived.protected |= cell.bit();
        self.derived.owned |= 1 << token.zone().index();
    }

    /// The same board with everything derived worked out afresh.
    pub(crate) fn refreshed(&self, book: &Catalogue) -> Board {
        let mut board = *self;
        board.derived = Derived::NOTHING;
        board.grown = 0;
        board.jungle = [Board::FILLER; JUNGLE];
        for slot in Slot::ALL {
            if let Some(Waiting { tile, laid }) = self.clearing[slot.index()] {
                board.derived.waiting |= 1 << slot.index();
                board.set_accepts(slot, book.face(tile).accepts(laid.kinds()));
            }
        }
        for (i, grown) in self.jungle().iter().enumerate() {
            board.grow(*grown, book.face(grown.tile).colours);
            if let (Some(token), Some(cell)) = (grown.zone_token, Cell::from_index(i)) {
                board.protect(token, cell);
            }
        }
        board
    }

    /// The same board without anything derived.
    pub(crate) fn bare(&self) -> Board {
        Board {
            derived: Derived::NOTHING,
            ..*self
        }
    }

    /// Points if the game ended now.
    pub(crate) fn points(&self, book: &Catalogue) -> i32 {
        let totem = self.totem;
        let mut points = 0;
        for grown in self.jungle() {
            let mut worth = i32::from(book.face(grown.tile).points);
            for kind in grown.laid.kinds() {
                worth += i32::from(Some(kind.animal()) == totem);
            }
            points += worth * grown.zone_token.map_or(1, ZoneToken::factor);
        }
        if self.derived.balance > 0 {
            points += 2 * i32::from(self.grown - self.derived.balance);
        }
        points
    }
}

/// A position. Its readers are for search; everybody else gets a [`View`](crate::rules::View).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) boards: [Board; SEATS],
    pub(crate) zones: [Tokens; ZONES],
    pub(crate) piles: [Pile; ZONES],
    pub(crate) bag: Pool<KINDS>,
    /// Protected-zone tokens on the central board.
    pub(crate) protected: u16,
    pub(crate) seats: u8,
    pub(crate) turn: Seat,
    pub(crate) first: Seat,
    /// Rounds that are over.
    pub(crate) rounds: u8,
    /// This round is the last.
    pub(crate) ending: bool,
    pub(crate) phase: Phase,
    /// The zone of this turn; while chance fills the board, the zone that is being filled.
    pub(crate) zone: Zone,
    /// The token given in exchange, or the first one kept in reserve.
    pub(crate) kind: Option<Kind>,
    /// The last placement of this turn as a number. No earlier one may follow.
    pub(crate) placed: u8,
    /// While the board is filled up: how many tokens each zone still lacks, four bits a zone.
    pub(crate) gaps: u32,
    /// A tile was validated this turn.
    pub(crate) grew: bool,
}

impl State {
    pub(crate) fn new(seats: usize) -> State {
        State {
            boards: [Board::NEW; SEATS],
            zones: [Tokens::EMPTY; ZONES],
            piles: [Pile::NEW; ZONES],
            bag: Pool::new([COPIES; KINDS]),
            protected: 0,
            seats: seats as u8,
            turn: Seat::P1,
            first: Seat::P1,
            rounds: 0,
            ending: false,
            phase: Phase::First,
            zone: Zone::Red,
            kind: None,
            placed: 0,
            gaps: 0,
            grew: false,
        }
    }

    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// The boards of the seats that play.
    pub(crate) fn boards(&self) -> &[Board] {
        &self.boards[..self.seat_count()]
    }

    /// The board of the seat whose turn it is.
    #[inline]
    pub(crate) fn board(&self) -> &Board {
        // The mask spares a bounds check: a turn is always of one of the four seats.
        &self.boards[self.turn.index() & (SEATS - 1)]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self) -> &mut Board {
        &mut self.boards[self.turn.index() & (SEATS - 1)]
    }

    /// The tokens of this turn's zone.
    #[inline]
    pub(crate) fn zone_tokens(&self) -> Tokens {
        self.zones[self.zone.index()]
    }

    /// The top tile of this turn's zone.
    #[inline]
    pub(crate) fn zone_tile(&self) -> Option<Tile> {
        self.piles[self.zone.index()].top(self.zone)
    }

    /// The kinds of tokens on the central board, one bit a kind.
    #[inline]
    pub(crate) fn kinds_on_board(&self) -> u64 {
        self.zones.iter().fold(0, |all, z| all | z.kinds())
    }

    /// The next seat to get a totem.
    pub(crate) fn totem_for(&self) -> Option<Seat> {
        Seat::first(self.seat_count()).find(|s| self.boards[s.index()].totem.is_none())
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Whose turn begins every round.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Rounds that are over.
    #[inline]
    pub fn rounds(&self) -> usize {
        usize::from(self.rounds)
    }

    /// Is this the last round?
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.ending
    }

    /// The totem of a seat, once it is dealt.
    #[inline]
    pub fn totem(&self, seat: Seat) -> Option<Animal> {
        self.board_of(seat).totem
    }

    /// The reserve of a seat, and during its turn what it took.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Tokens {
        self.board_of(seat).hand
    }

    /// A waiting tile of a seat.
    #[inline]
    pub fn waiting(&self, seat: Seat, slot: Slot) -> Option<&Waiting> {
        self.board_of(seat).clearing[slot.index()].as_ref()
    }

    /// The kinds that a waiting tile of a seat can still take, one bit a kind (see [`Kind::bit`]).
    #[inline]
    pub fn accepts(&self, seat: Seat, slot: Slot) -> u64 {
        self.board_of(seat).accepts(slot)
    }

    /// The jungle of a seat, in the order in which it was placed.
    #[inline]
    pub fn jungle(&self, seat: Seat) -> &[Grown] {
        self.board_of(seat).jungle()
    }

    /// The cells of a seat's jungle that have this colour, one bit a cell (see [`Cell::bit`]).
    #[inline]
    pub fn cells(&self, seat: Seat, zone: Zone) -> u16 {
        self.board_of(seat).derived.cells[zone.index()]
    }

    /// Can the seat still get this protected-zone token: is it on the board, not declined, and
    /// has the seat none of its colour?
    pub fn can_aim_at(&self, seat: Seat, token: ZoneToken) -> bool {
        let board = self.board_of(seat);
        let owned = board.derived.owned >> token.zone().index() & 1 != 0;
        self.protected & !board.declined & token.bit() != 0 && !owned
    }

    /// Where in the turn.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The zone of this turn.
    #[inline]
    pub fn zone(&self) -> Zone {
        self.zone
    }

    /// The tokens of a zone.
    #[inline]
    pub fn tokens(&self, zone: Zone) -> Tokens {
        self.zones[zone.index()]
    }

    /// The top tile of a zone.
    #[inline]
    pub fn top(&self, zone: Zone) -> Option<Tile> {
        self.piles[zone.index()].top(zone)
    }

    /// The cell that brought a seat the fifth colour, counted from one; 0 while there are fewer.
    #[inline]
    pub fn balance(&self, seat: Seat) -> u8 {
        self.board_of(seat).derived.balance
    }

    #[inline]
    fn board_of(&self, seat: Seat) -> &Board {
        &self.boards[seat.index() & (SEATS - 1)]
    }

    /// Totems that nobody has yet.
    pub(crate) fn free_totems(&self) -> impl Iterator<Item = Animal> {
        Animal::ALL
            .into_iter()
            .filter(|a| self.boards().iter().all(|b| b.totem != Some(*a)))
    }
}
