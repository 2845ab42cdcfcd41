//! How a turn runs: what each step does, and what follows by itself.
//!
//! After a step the game goes on until somebody has something to decide. Each phase has a function
//! that enters it or, if there is nothing to choose in it, goes on to the next.

use table::random::{Rng, below};

use crate::rules::Rainforest;
use crate::rules::action::{Action, Chance, Slot};
use crate::rules::jungle::{Cell, ZoneToken};
use crate::rules::state::{Phase, RESERVE, State, protected_zones};
use crate::rules::token::{ANIMALS, Animal, Colour, Kind, Zone, for_each_kind};

impl Rainforest {
    /// Does what a seat chose. The choice is legal.
    #[inline]
    pub(crate) fn act(&self, state: &mut State, action: Action) {
        match action {
            Action::Zone(zone) => {
                state.zone = zone;
                if state.zone_tile().is_none() {
                    self.enter_tokens(state);
                } else if state.board().free_slot().is_some() {
                    state.phase = Phase::Tile;
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
            }
            Action::GiveNothing => self.enter_place(state),
            Action::Get(zone, kind) => {
                if let Some(given) = state.kind.take() {
                    let there = &mut state.zones[zone.index()];
                    there.remove(kind);
                    there.insert(given);
                    let hand = &mut state.board_mut().hand;
                    hand.remove(given);
                    hand.insert(kind);
                }
                self.enter_place(state);
            }
            Action::Place(kind, slot) => {
                state.placed = placement(kind, slot);
                state.board_mut().lay(slot, kind, &self.book);
                self.enter_place(state);
            }
            Action::Done => self.enter_validate(state),
            Action::Validate(slot) => {
                self.validate(state, slot);
                self.enter_validate(state);
            }
            Action::Claim(token, cell) => {
                state.protected &= !token.bit();
                state.board_mut().protect(token, cell);
                self.enter_bonus(state);
            }
            Action::Decline(token) => {
                state.board_mut().declined |= token.bit();
                self.enter_bonus(state);
            }
            Action::Reserve(kind) => self.reserve(state, kind),
        }
    }

    /// Lets chance bring this. It can come up.
    #[inline]
    pub(crate) fn befall(&self, state: &mut State, outcome: Chance) {
        match outcome {
            Chance::Token(kind) => {
                state.bag.take(kind.index());
                state.zones[state.zone.index()].insert(kind);
                state.gaps = state.gaps.wrapping_sub(1 << (4 * state.zone.index()));
                self.next_gap(state);
            }
            Chance::Tile(tile) => {
                state.piles[tile.zone().index()].turn_up(tile);
                if state.phase == Phase::Reveal {
                    self.enter_tokens(state);
                } else {
                    self.enter_set_up(state);
                }
            }
            Chance::First(seat) => {
                state.first = seat;
                state.turn = seat;
                state.phase = Phase::Totem;
                self.enter_set_up(state);
            }
            Chance::Totem(animal) => {
                if let Some(seat) = state.totem_for() {
                    state.boards[seat.index()].totem = Some(animal);
                }
                self.enter_set_up(state);
            }
            Chance::Protect(token) => {
                state.protected |= token.bit();
                self.enter_set_up(state);
            }
        }
    }

    /// Enters the phase that the position says it is in. Changes nothing in a position in which
    /// a decision or chance is really due.
    pub(crate) fn settle(&self, state: &mut State) {
        match state.phase {
            Phase::Totem | Phase::Protect | Phase::Tiles => self.enter_set_up(state),
            Phase::Fill | Phase::Refill => self.enter_refill(state),
            Phase::Tokens => self.enter_tokens(state),
            Phase::Place => self.enter_place(state),
            Phase::Validate => self.enter_validate(state),
            Phase::Bonus => self.enter_bonus(state),
            Phase::Reserve => self.enter_reserve(state),
            // Some zone can always be chosen (RF-48); the others have what they need.
            Phase::First
            | Phase::Zone
            | Phase::Tile
            | Phase::Reveal
            | Phase::Give
            | Phase::Get
            | Phase::Over => {}
        }
    }

    /// Set-up goes on: totems, protected zones, the first tiles, the first tokens.
    fn enter_set_up(&self, state: &mut State) {
        let zones = state.protected.count_ones() as usize;
        let bare = Zone::ALL
            .into_iter()
            .find(|z| !state.piles[z.index()].has_top());
        if state.totem_for().is_some() {
            state.phase = Phase::Totem;
        } else if zones < protected_zones(state.seat_count()) {
            state.phase = Phase::Protect;
        } else if let Some(zone) = bare {
            state.zone = zone;
            state.phase = Phase::Tiles;
        } else {
            state.phase = Phase::Fill;
            self.enter_refill(state);
        }
    }

    #[inline]
    fn enter_tokens(&self, state: &mut State) {
        if state.zone_tokens().is_empty() {
            self.enter_place(state);
        } else {
            state.phase = Phase::Tokens;
        }
    }

    #[inline]
    fn enter_place(&self, state: &mut State) {
        if placeable(state) != 0 {
            state.phase = Phase::Place;
        } else {
            self.enter_validate(state);
        }
    }

    #[inline]
    fn enter_validate(&self, state: &mut State) {
        let complete = state.board().complete();
        if complete == 0 {
            return if state.grew {
                self.enter_bonus(state);
            } else {
                self.enter_reserve(state);
            };
        }
        if state.board().is_full() {
            self.enter_bonus(state);
        } else if complete & (complete - 1) == 0 {
            self.validate(state, Slot::lowest(complete));
            self.enter_bonus(state);
        } else {
            state.phase = Phase::Validate;
        }
    }

    #[inline]
    fn enter_bonus(&self, state: &mut State) {
        let mut any = false;
        self.for_each_claim(state, |_| any = true);
        if any {
            state.phase = Phase::Bonus;
        } else {
            self.enter_reserve(state);
        }
    }

    #[inline]
    fn enter_reserve(&self, state: &mut State) {
        if state.kind.is_none() && state.board().hand.len() <= RESERVE {
            return self.finish_turn(state);
        }
        state.phase = Phase::Reserve;
        loop {
            let kinds = reservable(state);
            if kinds & kinds.wrapping_sub(1) != 0 {
                return;
            }
            let last = state.kind.is_some();
            self.reserve_one(state, Kind::lowest(kinds));
            if last {
                return self.finish_turn(state);
            }
        }
    }

    /// At the end of a turn the board is filled up if a zone is empty.
    #[inline]
    fn finish_turn(&self, state: &mut State) {
        if state.zones.iter().any(|z| z.is_empty()) {
            state.phase = Phase::Refill;
            self.enter_refill(state);
        } else {
            self.end_turn(state);
        }
    }

    #[inline]
    fn enter_refill(&self, state: &mut State) {
        state.gaps = 0;
        for zone in Zone::ALL {
            let there = state.zones[zone.index()].len();
            let lacks = self.book.places(zone).saturating_sub(there) as u32;
            state.gaps |= lacks << (4 * zone.index());
        }
        self.next_gap(state);
    }

    /// The next zone in board order that lacks a token gets one, as long as there are any.
    #[inline]
    fn next_gap(&self, state: &mut State) {
        if state.gaps != 0 && !state.bag.is_empty() {
            state.zone = Zone::ALL[(state.gaps.trailing_zeros() as usize / 4).min(4)];
        } else {
            let wanting = state.gaps != 0;
            state.gaps = 0;
            state.zone = Zone::Red;
            if state.phase == Phase::Fill {
                state.phase = Phase::Zone;
            } else {
                state.ending |= wanting && self.empty_bag_ends;
                self.end_turn(state);
            }
        }
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
        let Some(tile) = pile.top(zone) else {
            return;
        };
        pile.lift();
        if !keep {
            pile.put_under(tile);
        }
        let unseen = pile.unseen() > 0;
        if !unseen {
            pile.turn_known();
        }
        if keep {
            state.board_mut().wait(tile, &self.book);
        }
        if unseen {
            state.phase = Phase::Reveal;
        } else {
            self.enter_tokens(state);
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
        if emptied && givable(state) != 0 {
            state.phase = Phase::Give;
        } else {
            self.enter_place(state);
        }
    }

    #[inline]
    fn validate(&self, state: &mut State, slot: Slot) {
        let board = state.board_mut();
        board.validate(slot, &self.book);
        let full = board.is_full();
        state.grew = true;
        state.ending |= full;
    }

    #[inline]
    fn reserve(&self, state: &mut State, kind: Kind) {
        let last = state.kind.is_some();
        self.reserve_one(state, kind);
        if last {
            self.finish_turn(state);
        } else {
            self.enter_reserve(state);
        }
    }

    /// Keeps a token in reserve; with the second one the rest goes back into the bag.
    #[inline]
    fn reserve_one(&self, state: &mut State, kind: Kind) {
        match state.kind.take() {
            None => {
                state.kind = Some(kind);
                state.board_mut().hand.remove(kind);
            }
            Some(first) => {
                let board = state.board_mut();
                board.hand.remove(kind);
                let mut rest = std::mem::take(&mut board.hand);
                board.hand.insert(first);
                board.hand.insert(kind);
                while !rest.is_empty() {
                    let back = Kind::lowest(rest.kinds());
                    rest.remove(back);
                    state.bag.put(back.index());
                }
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
                let mut offers = token_offers(state.zone_tokens().kinds());
                while offers != 0 {
                    let at = offers.trailing_zeros() as usize;
                    offers &= offers - 1;
                    f(haul(at));
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
                let mut places = placeable(state);
                while places != 0 {
                    let (kind, slot) = placement_at(places.trailing_zeros() as u8);
                    places &= places - 1;
                    f(Action::Place(kind, slot));
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

    /// One of the listed choices, each as likely as any other, for the phases that come up most:
    /// where the choices are bits of a mask, there is no need to list them.
    #[inline]
    pub(crate) fn pick_quickly<R: Rng + ?Sized>(
        &self,
        state: &State,
        rng: &mut R,
    ) -> Option<Action> {
        let one_of = |mask: u64, rng: &mut R| nth_bit(mask, below(rng, mask.count_ones()));
        Some(match state.phase {
            Phase::Zone => {
                let open = Zone::ALL.into_iter().fold(0, |all, z| {
                    all | u64::from(self.is_open(state, z)) << z.index()
                });
                Action::Zone(Zone::ALL[one_of(open, rng) as usize])
            }
            Phase::Tile if below(rng, 2) == 0 => Action::Keep,
            Phase::Tile => Action::Return,
            Phase::Tokens => {
                let offers = token_offers(state.zone_tokens().kinds());
                haul(one_of(u64::from(offers), rng) as usize)
            }
            Phase::Place => {
                let places = placeable(state);
                let n = below(rng, places.count_ones() + 1);
                if n == places.count_ones() {
                    Action::Done
                } else {
                    let (kind, slot) = placement_at(nth_bit(places, n) as u8);
                    Action::Place(kind, slot)
                }
            }
            Phase::Reserve => Action::Reserve(Kind::lowest(1 << one_of(reservable(state), rng))),
            _ => return None,
        })
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
        token != large && state.protected & large.bit() != 0 && self.claimable(state, large) == 0
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

/// The choice of tokens with this number: colours, then animals.
#[inline]
fn haul(number: usize) -> Action {
    if number < ANIMALS {
        Action::TakeColour(Colour::ALL[number])
    } else {
        Action::TakeAnimal(Animal::ALL[number % ANIMALS])
    }
}

/// Position of the `n`-th bit that is set.
#[inline]
fn nth_bit(mask: u64, n: u32) -> u32 {
    let mut rest = mask;
    for _ in 0..n {
        rest &= rest.wrapping_sub(1);
    }
    rest.trailing_zeros() & 63
}

/// A placement as a number, in the order in which placements must come: by token, then by tile.
#[inline]
pub(crate) const fn placement(kind: Kind, slot: Slot) -> u8 {
    (4 * kind.index() + slot.index()) as u8
}

/// The placement with this number.
#[inline]
pub(crate) const fn placement_at(number: u8) -> (Kind, Slot) {
    let kind = Kind::lowest(1 << (number & 63));
    (kind, Slot::lowest(1 << (number & 3)))
}

/// The placements that the seat whose turn it is may make now, one bit each by their number.
///
/// Placements of a turn come token by token in the order of kinds, and for each kind tile by tile.
/// As the order makes no difference to the outcome, every way to spread the tokens can be reached,
/// and in exactly one way.
#[inline]
pub(crate) fn placeable(state: &State) -> u64 {
    let board = state.board();
    // A kind in hand may go to any of the three places that accepts it.
    (board.hand.kinds() * 0b111) & board.derived.accepts & (u64::MAX << (state.placed & 63))
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

/// The colour that takes the very same tokens as this animal, if there is one: the choice is then
/// offered once, as the colour.
#[inline]
pub(crate) fn same_as_colour(there: u64, animal: Animal) -> Option<Colour> {
    let some = there & animal.kinds();
    let colour = Kind::lowest(some).colour();
    (some & (some - 1) == 0 && there & colour.kinds() == some).then_some(colour)
}

/// Which colours (bits 0 to 3) and which animals (bits 4 to 7) can be taken from these kinds, each
/// different haul once.
#[inline]
pub(crate) fn token_offers(there: u64) -> u8 {
    let mut offers = 0;
    for i in 0..ANIMALS {
        let colour = there & Colour::ALL[i].kinds();
        offers |= u8::from(colour != 0) << i;
        // As in `same_as_colour`, without jumps: which hauls there are is hard to foresee.
        let animal = there & Animal::ALL[i].kinds();
        let alone = animal & animal.wrapping_sub(1) == 0;
        let row = 0x1111 << (animal.trailing_zeros() & 0x30);
        let same = alone & (there & row == animal);
        offers |= u8::from((animal != 0) & !same) << (ANIMALS + i);
    }
    offers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::token::Tokens;
    use table::random::{below, fast};

    #[test]
    fn rf_43_the_same_haul_is_offered_once() {
        let mut rng = fast(9, 0);
        for _ in 0..20_000 {
            let tokens: Tokens = (0..=below(&mut rng, 6))
                .filter_map(|_| Kind::from_index(below(&mut rng, 16) as usize))
                .collect();
            let there = tokens.kinds();
            let offers = token_offers(there);
            let mut hauls: Vec<Tokens> = Vec::new();
            for i in 0..ANIMALS {
                let (colour, animal) = (Colour::ALL[i], Animal::ALL[i]);
                let by_colour = tokens.only(colour.kinds());
                let by_animal = tokens.only(animal.kinds());
                assert_eq!(offers >> i & 1 != 0, !by_colour.is_empty());
                let same = there & animal.kinds() != 0 && same_as_colour(there, animal).is_some();
                let offered = offers >> (ANIMALS + i) & 1 != 0;
                assert_eq!(offered, !by_animal.is_empty() && !same);
                hauls.extend([by_colour].into_iter().filter(|h| !h.is_empty()));
                hauls.extend([by_animal].into_iter().filter(|h| !h.is_empty()));
            }
            let mut distinct: Vec<Tokens> = Vec::new();
            for haul in hauls {
                if !distinct.contains(&haul) {
                    distinct.push(haul);
                }
            }
            assert_eq!(offers.count_ones() as usize, distinct.len(), "{tokens:?}");
        }
    }
}
