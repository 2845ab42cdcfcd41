//! How a turn runs: what each step does, and what follows by itself.

use crate::action::{Action, Chance, Slot};
use crate::jungle::{Cell, ZoneToken};
use crate::rules::Rainforest;
use crate::state::{Phase, RESERVE, State, protected_zones};
use crate::token::{Animal, Colour, KINDS, Kind, Zone, for_each_kind};

impl Rainforest {
    /// Does what a seat chose. The choice is legal.
    #[inline]
    pub(crate) fn act(&self, state: &mut State, action: Action) {
        match action {
            Action::Zone(zone) => {
                state.zone = zone;
                if state.zone_tile().is_none() {
                    state.phase = Phase::Tokens;
                } else if state.board().free_slot().is_some() {
                    state.phase = Phase::Tile;
                    return;
                } else {
                    self.lift(state, false);
                }
            }
            Action::Keep => self.lift(state, true),
            Action::Return => self.lift(state, false),
            Action::TakeColour(colour) => self.take(state, colour.kinds()),
            Action::TakeAnimal(animal) => self.take(state, animal.kinds()),
            Action::Give(kind) => {
                state.kind = Some(kind);
                state.phase = Phase::Get;
                return;
            }
            Action::GiveNothing => state.phase = Phase::Place,
            Action::Get(zone, kind) => {
                if let Some(given) = state.kind.take() {
                    let there = &mut state.zones[zone.index()];
                    there.remove(kind);
                    there.insert(given);
                    let hand = &mut state.board_mut().hand;
                    hand.remove(given);
                    hand.insert(kind);
                }
                state.phase = Phase::Place;
            }
            Action::Place(slot, kind) => {
                state.placed = placement(slot, kind);
                state.board_mut().lay(slot, kind, &self.book);
            }
            Action::Done => state.phase = Phase::Validate,
            Action::Validate(slot) => self.validate(state, slot),
            Action::Claim(token, cell) => {
                state.protected &= !token.bit();
                state.board_mut().protect(token, cell);
            }
            Action::Decline(token) => state.board_mut().declined |= token.bit(),
            Action::Reserve(kind) => self.reserve(state, kind),
        }
        self.settle(state);
    }

    /// Lets chance bring this. It can come up.
    #[inline]
    pub(crate) fn befall(&self, state: &mut State, outcome: Chance) {
        match outcome {
            Chance::First(seat) => {
                state.first = seat;
                state.turn = seat;
                state.phase = Phase::Totem;
            }
            Chance::Totem(animal) => {
                if let Some(seat) = state.totem_for() {
                    state.boards[seat.index()].totem = Some(animal);
                }
            }
            Chance::Protect(token) => state.protected |= token.bit(),
            Chance::Tile(tile) => {
                state.piles[tile.zone().index()].turn_up(tile);
                if state.phase == Phase::Reveal {
                    state.phase = Phase::Tokens;
                }
            }
            Chance::Token(kind) => {
                state.bag.take(kind.index());
                state.zones[state.zone.index()].insert(kind);
            }
        }
        self.settle(state);
    }

    /// Goes on until somebody has something to decide: what is forced or empty happens by itself.
    ///
    /// Changes nothing in a position in which a decision or chance is really due.
    #[inline]
    pub(crate) fn settle(&self, state: &mut State) {
        loop {
            match state.phase {
                Phase::Totem if state.totem_for().is_none() => state.phase = Phase::Protect,
                Phase::Protect if state.protected.count_ones() as usize
                    >= protected_zones(state.seat_count()) =>
                {
                    state.phase = Phase::Tiles;
                }
                Phase::Tiles => {
                    let bare = |z: &Zone| !state.piles[z.index()].has_top();
                    match Zone::ALL.into_iter().find(bare) {
                        Some(zone) => {
                            state.zone = zone;
                            return;
                        }
                        None => {
                            state.zone = Zone::Red;
                            state.phase = Phase::Fill;
                        }
                    }
                }
                Phase::Fill => {
                    if self.find_gap(state) {
                        return;
                    }
                    state.zone = Zone::Red;
                    state.phase = Phase::Zone;
                }
                Phase::Zone => {
                    if Zone::ALL.into_iter().any(|z| self.is_open(state, z)) {
                        return;
                    }
                    state.phase = Phase::Place;
                }
                Phase::Tokens => {
                    if !state.zone_tokens().is_empty() {
                        return;
                    }
                    state.phase = Phase::Place;
                }
                Phase::Place => {
                    if Slot::ALL.into_iter().any(|s| placeable(state, s) != 0) {
                        return;
                    }
                    state.phase = Phase::Validate;
                }
                Phase::Validate => {
                    let board = state.board();
                    let mut complete = Slot::ALL.into_iter().filter(|s| board.is_complete(*s));
                    match (complete.next(), complete.next()) {
                        (Some(only), None) if !board.is_full() => self.validate(state, only),
                        (Some(_), Some(_)) if !board.is_full() => return,
                        _ => {
                            state.phase = if state.grew {
                                Phase::Bonus
                            } else {
                                Phase::Reserve
                            };
                        }
                    }
                }
                Phase::Bonus => {
                    let mut any = false;
                    self.for_each_claim(state, |_| any = true);
                    if any {
                        return;
                    }
                    state.phase = Phase::Reserve;
                }
                Phase::Reserve => {
                    if state.kind.is_some() || state.board().hand.len() > RESERVE {
                        let kinds = reservable(state);
                        if kinds & kinds.wrapping_sub(1) != 0 {
                            return;
                        }
                        self.reserve(state, Kind::lowest(kinds));
                    } else {
                        self.finish_turn(state);
                    }
                }
                Phase::Refill => {
                    if self.find_gap(state) {
                        return;
                    }
                    self.end_turn(state);
                }
                _ => return,
            }
        }
    }

    /// May the seat turn to this zone?
    #[inline]
    pub(crate) fn is_open(&self, state: &State, zone: Zone) -> bool {
        let tile = state.piles[zone.index()].has_top();
        tile || (!self.closed_piles && !state.zones[zone.index()].is_empty())
    }

    /// Takes the tile off the zone's pile, into the clearing or under the pile; the next comes up.
    #[inline]
    fn lift(&self, state: &mut State, keep: bool) {
        let zone = state.zone;
        let pile = &mut state.piles[zone.index()];
        if let Some(tile) = pile.top(zone) {
            pile.lift();
            if !keep {
                pile.put_under(tile);
            }
            state.phase = if pile.unseen() > 0 {
                Phase::Reveal
            } else {
                pile.turn_known();
                Phase::Tokens
            };
            if keep {
                state.board_mut().wait(tile, &self.book);
            }
        }
    }

    /// Takes all tokens of these kinds from the zone.
    #[inline]
    fn take(&self, state: &mut State, kinds: u64) {
        let there = &mut state.zones[state.zone.index()];
        let taken = there.only(kinds);
        *there = there.minus(taken);
        let emptied = there.is_empty();
        let board = state.board_mut();
        board.hand = board.hand.plus(taken);
        state.phase = if emptied && can_exchange(state) {
            Phase::Give
        } else {
            Phase::Place
        };
    }

    #[inline]
    fn validate(&self, state: &mut State, slot: Slot) {
        let board = state.board_mut();
        board.validate(slot, &self.book);
        let full = board.is_full();
        state.grew = true;
        state.ending |= full;
    }

    /// Keeps a token in reserve; with the second one the rest goes back into the bag.
    #[inline]
    fn reserve(&self, state: &mut State, kind: Kind) {
        match state.kind.take() {
            None => {
                state.kind = Some(kind);
                state.board_mut().hand.remove(kind);
            }
            Some(first) => {
                let board = state.board_mut();
                board.hand.remove(kind);
                let rest = std::mem::take(&mut board.hand);
                board.hand.insert(first);
                board.hand.insert(kind);
                for_each_kind(rest.kinds(), |k| {
                    for _ in 0..rest.count(k) {
                        state.bag.put(k.index());
                    }
                });
                self.finish_turn(state);
            }
        }
    }

    /// At the end of a turn the board is filled up if a zone is empty.
    #[inline]
    fn finish_turn(&self, state: &mut State) {
        if state.zones.iter().any(|z| z.is_empty()) {
            state.phase = Phase::Refill;
            state.zone = Zone::Red;
        } else {
            self.end_turn(state);
        }
    }

    /// Finds the next zone that is to be filled, in board order. False if the board is full or
    /// the bag is empty.
    #[inline]
    fn find_gap(&self, state: &mut State) -> bool {
        let from = state.zone.index();
        for zone in &Zone::ALL[from..] {
            if state.zones[zone.index()].len() < self.book.places(*zone) {
                if state.bag.is_empty() {
                    state.ending |= self.empty_bag_ends && state.phase == Phase::Refill;
                    return false;
                }
                state.zone = *zone;
                return true;
            }
        }
        false
    }

    #[inline]
    fn end_turn(&self, state: &mut State) {
        state.zone = Zone::Red;
        state.placed = 0;
        state.grew = false;
        state.turn = state.turn.next(state.seat_count());
        state.phase = Phase::Zone;
        if state.turn == state.first {
            state.rounds += 1;
            if state.ending || state.rounds >= self.round_limit {
                state.phase = Phase::Over;
            }
        }
    }

    /// Lists the choices of the seat whose turn it is.
    #[inline]
    pub(crate) fn list(&self, state: &State, mut f: impl FnMut(Action)) {
        match state.phase {
            Phase::Zone => {
                for zone in Zone::ALL {
                    if self.is_open(state, zone) {
                        f(Action::Zone(zone));
                    }
                }
            }
            Phase::Tile => {
                f(Action::Keep);
                f(Action::Return);
            }
            Phase::Tokens => {
                let there = state.zone_tokens().kinds();
                for colour in Colour::ALL {
                    if there & colour.kinds() != 0 {
                        f(Action::TakeColour(colour));
                    }
                }
                for animal in Animal::ALL {
                    if there & animal.kinds() != 0 && same_as_colour(there, animal).is_none() {
                        f(Action::TakeAnimal(animal));
                    }
                }
            }
            Phase::Give => {
                for_each_kind(givable(state), |kind| f(Action::Give(kind)));
                f(Action::GiveNothing);
            }
            Phase::Get => {
                let given = state.kind.map_or(0, Kind::bit);
                for zone in Zone::ALL {
                    let kinds = state.zones[zone.index()].kinds() & !given;
                    for_each_kind(kinds, |kind| f(Action::Get(zone, kind)));
                }
            }
            Phase::Place => {
                for slot in Slot::ALL {
                    for_each_kind(placeable(state, slot), |kind| f(Action::Place(slot, kind)));
                }
                f(Action::Done);
            }
            Phase::Validate => {
                for slot in Slot::ALL {
                    if state.board().is_complete(slot) {
                        f(Action::Validate(slot));
                    }
                }
            }
            Phase::Bonus => self.for_each_claim(state, f),
            Phase::Reserve => for_each_kind(reservable(state), |kind| f(Action::Reserve(kind))),
            _ => {}
        }
    }

    /// The cells on which the seat whose turn it is could put this token now.
    #[inline]
    pub(crate) fn claimable(&self, state: &State, token: ZoneToken) -> u16 {
        let board = state.board();
        let zone = token.zone().index();
        let free = state.protected & !board.declined & token.bit() != 0;
        if free && board.derived.owned >> zone & 1 == 0 {
            token.groups(board.derived.cells[zone]) & !board.derived.protected
        } else {
            0
        }
    }

    /// May the seat leave this token, which it could take, for good?
    #[inline]
    pub(crate) fn declinable(&self, state: &State, token: ZoneToken) -> bool {
        if self.decline_always {
            return true;
        }
        // Only the small token, and only to aim at the large one that still lies there.
        let large = ZoneToken::new(token.zone(), true);
        token != large
            && state.protected & large.bit() != 0
            && self.claimable(state, large) == 0
    }

    /// Lists claims, then refusals.
    #[inline]
    pub(crate) fn for_each_claim(&self, state: &State, mut f: impl FnMut(Action)) {
        let mut open = state.protected;
        let mut claimable = 0u16;
        while open != 0 {
            let index = open.trailing_zeros() as usize;
            open &= open - 1;
            let Some(token) = ZoneToken::from_index(index) else {
                continue;
            };
            let mut cells = self.claimable(state, token);
            if cells != 0 {
                claimable |= token.bit();
            }
            while cells != 0 {
                f(Action::Claim(token, Cell::lowest(cells)));
                cells &= cells - 1;
            }
        }
        while claimable != 0 {
            let index = claimable.trailing_zeros() as usize;
            claimable &= claimable - 1;
            if let Some(token) = ZoneToken::from_index(index)
                && self.declinable(state, token)
            {
                f(Action::Decline(token));
            }
        }
    }
}

/// A placement as a number, in the order in which placements must come: by tile, then by token.
#[inline]
pub(crate) fn placement(slot: Slot, kind: Kind) -> u8 {
    (slot.index() * KINDS + kind.index()) as u8
}

/// The kinds that the seat whose turn it is may place on this waiting tile now.
///
/// Placements of a turn come tile by tile and on each tile kind by kind. As the order makes no
/// difference, every way to spread the tokens can be reached in exactly one way.
#[inline]
pub(crate) fn placeable(state: &State, slot: Slot) -> u64 {
    let board = state.board();
    let kinds = board.hand.kinds() & board.derived.accepts[slot.index()];
    let last = usize::from(state.placed);
    match slot.index().cmp(&(last / KINDS)) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => {
            kinds & Kind::from_index(last % KINDS).map_or(0, Kind::and_later)
        }
        std::cmp::Ordering::Greater => kinds,
    }
}

/// The kinds that the seat may keep in reserve now: two are kept, the lower kind first.
#[inline]
pub(crate) fn reservable(state: &State) -> u64 {
    let hand = state.board().hand;
    match state.kind {
        Some(first) => hand.kinds() & first.and_later(),
        None => {
            // The highest kind can only come first if there are two of it.
            let kinds = hand.kinds();
            let highest = 1u64 << (kinds.checked_ilog2().unwrap_or(0));
            if hand.count(Kind::lowest(highest)) < 2 {
                kinds & !highest
            } else {
                kinds
            }
        }
    }
}

/// The kinds that the seat can give for a token of another kind.
#[inline]
pub(crate) fn givable(state: &State) -> u64 {
    let there = state.kinds_on_board();
    let hand = state.board().hand.kinds();
    if there == 0 {
        0
    } else if there & (there - 1) == 0 {
        // Only one kind lies there: giving the same would change nothing.
        hand & !there
    } else {
        hand
    }
}

fn can_exchange(state: &State) -> bool {
    givable(state) != 0
}

/// The colour that takes the very same tokens as this animal, if there is one: the choice is then
/// offered once, as the colour.
#[inline]
pub(crate) fn same_as_colour(there: u64, animal: Animal) -> Option<Colour> {
    let some = there & animal.kinds();
    let colour = Kind::lowest(some).colour();
    (some & (some - 1) == 0 && there & colour.kinds() == some).then_some(colour)
}
