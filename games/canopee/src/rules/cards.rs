//! [`Cards`]: the cards that lie neither in a forest nor among the unseen: what somebody has looked
//! at and laid back, what is being added, what lies under another card.

use std::ops::Range;

use arrayvec::ArrayVec;
use table::{Seat, Viewer};

use crate::rules::kind::Kind;

/// The most cards that a table can hold outside of forests and pools.
pub const MAX_CARDS: usize = 144;

/// Most growth piles at a table: four between neighbours, the centre, and a season's extra one.
pub const PILES: usize = 6;

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Zone(pub(crate) u8);

impl Zone {
    /// Laid back under the germination deck.
    pub(crate) const UNDER: Zone = Zone(0);
    /// Drawn from the germination deck by the seat that chooses.
    pub(crate) const SEEDS: Zone = Zone(1);
    /// Piles that were put away at the end of a season.
    pub(crate) const AWAY: Zone = Zone(2);
    /// The season card that a seat looks at before it lays it on a pile.
    pub(crate) const SKY: Zone = Zone(3);
    /// Threats that the goliath leaves behind while the rest of the pile is taken.
    pub(crate) const LEFT: Zone = Zone(4);
    /// On its way under a pitcher plant.
    pub(crate) const TRANSIT: Zone = Zone(5);

    /// Face down under a seat's pitcher plants.
    pub(crate) const fn pitcher(forest: usize) -> Zone {
        Zone(6 + forest as u8)
    }

    /// The pile that a seat keeps face down by its hoatzin.
    pub(crate) const fn hoatzin(forest: usize) -> Zone {
        Zone(10 + forest as u8)
    }

    /// A growth pile. Cards come and go here most, so little comes after them.
    pub(crate) const fn pile(index: usize) -> Zone {
        Zone(14 + index as u8)
    }

    /// Laid open, still to be added to this forest.
    pub(crate) const fn hand(forest: usize) -> Zone {
        Zone(20 + forest as u8)
    }

    /// Drawn openly for a choice.
    pub(crate) const DRAWN: Zone = Zone(24);

    /// Does everybody see the cards here?
    #[inline]
    pub(crate) const fn is_open(self) -> bool {
        self.0 >= Zone::hand(0).0
    }

    /// Is it a growth pile?
    #[inline]
    pub(crate) const fn is_pile(self) -> bool {
        self.0 >= Zone::pile(0).0 && self.0 < Zone::pile(PILES).0
    }

    /// Do cards here come from the germination deck?
    #[inline]
    pub(crate) const fn is_germination(self) -> bool {
        self.0 <= Zone::SEEDS.0
    }
}

/// A card with a place: its kind, who knows it, and a mark: everybody knows that it is a threat
/// (left by the goliath) or, against the Spirit, that it is none (refused and not turned up).
///
/// Ordered by place, then kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) struct Entry(u16);

/// The kind of a card that a viewer does not know.
const HIDDEN: u16 = 63;

impl Entry {
    #[inline]
    pub(crate) const fn new(zone: Zone, kind: Kind, knowers: u8) -> Entry {
        Entry((zone.0 as u16) << 11 | (kind as u16) << 5 | knowers as u16)
    }

    #[inline]
    pub(crate) const fn zone(self) -> Zone {
        Zone((self.0 >> 11) as u8)
    }

    /// The kind; `None` in a view that does not know it.
    #[inline]
    pub(crate) const fn known(self) -> Option<Kind> {
        Kind::from_index((self.0 >> 5 & 63) as usize)
    }

    /// The kind, in a position without blanks.
    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        Kind::at((self.0 >> 5 & 63) as usize)
    }

    /// The bit of the kind, in a position without blanks.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 >> 5 & 63)
    }

    /// Position of the kind in [`Kind::ALL`], in a position without blanks.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 >> 5 & 63) as usize
    }

    /// Bits of the seats that know the card.
    #[inline]
    pub(crate) const fn knowers(self) -> u8 {
        (self.0 & 15) as u8
    }

    /// Does everybody know whether it is a threat?
    #[inline]
    pub(crate) const fn is_marked(self) -> bool {
        self.0 & 16 != 0
    }

    #[must_use]
    pub(crate) const fn marked(self) -> Entry {
        Entry(self.0 | 16)
    }

    #[must_use]
    pub(crate) const fn known_by(self, knowers: u8) -> Entry {
        Entry(self.0 | knowers as u16)
    }

    #[must_use]
    pub(crate) const fn moved(self, zone: Zone) -> Entry {
        Entry(self.0 & 0x7FF | (zone.0 as u16) << 11)
    }

    #[must_use]
    const fn laid_open(self, zone: Zone) -> Entry {
        Entry(self.0 & HIDDEN << 5 | (zone.0 as u16) << 11 | 15)
    }

    #[must_use]
    pub(crate) const fn blank(self) -> Entry {
        Entry(self.0 | HIDDEN << 5)
    }

    #[must_use]
    pub(crate) const fn filled(self, kind: Kind) -> Entry {
        Entry(self.0 & !(HIDDEN << 5) | (kind as u16) << 5)
    }
}

/// The bit of a viewer among the knowers. With one seat, the bit of the second stands for everybody.
pub(crate) fn viewer_bit(viewer: Viewer, seats: usize) -> u8 {
    match viewer {
        Viewer::Seat(seat) => seat_bit(seat.index()),
        Viewer::Public if seats == 1 => 2,
        Viewer::Public => 0,
    }
}

#[inline]
pub(crate) const fn seat_bit(forest: usize) -> u8 {
    1 << forest
}

/// Does the seat know the card?
#[inline]
pub(crate) fn knows(seat: Seat, entry: Entry) -> bool {
    entry.knowers() & seat_bit(seat.index()) != 0
}

/// The first of the busy zones: the growth piles and the first two hands, where nearly everything
/// happens. They follow each other.
const BUSY: usize = Zone::pile(0).0 as usize;
/// How many busy zones there are: as many as the bytes of a word.
const BUSY_ZONES: usize = 8;
/// How many zones there are.
const ZONES: usize = 25;

/// Entries that are moved at once: more are rarely behind the place of a change.
const BLOCK: usize = 8;

/// Where the count of a zone stands that is not busy.
fn quiet(zone: usize) -> usize {
    if zone < BUSY { zone } else { zone - BUSY_ZONES }
}

/// A sorted list of cards with their places.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    len: u8,
    /// Where the busy zones begin and end: each begins where the one before ends.
    bounds: [u8; BUSY_ZONES + 1],
    /// How many cards lie in each of the other zones.
    counts: [u8; ZONES - BUSY_ZONES],
    /// Beyond the length all are zero.
    entries: [Entry; MAX_CARDS],
}

impl Default for Cards {
    fn default() -> Self {
        Cards {
            len: 0,
            bounds: [0; BUSY_ZONES + 1],
            counts: [0; ZONES - BUSY_ZONES],
            entries: [Entry(0); MAX_CARDS],
        }
    }
}

impl Cards {
    #[inline]
    fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub(crate) fn all(&self) -> &[Entry] {
        &self.entries[..self.len()]
    }

    /// Is there room for one more?
    pub(crate) fn is_full(&self) -> bool {
        self.len() == MAX_CARDS
    }

    #[inline]
    fn range(&self, zone: Zone) -> Range<usize> {
        let zone = usize::from(zone.0);
        match zone.wrapping_sub(BUSY) {
            at @ 0..BUSY_ZONES => usize::from(self.bounds[at])..usize::from(self.bounds[at + 1]),
            _ => self.quiet_range(zone),
        }
    }

    #[cold]
    #[inline(never)]
    fn quiet_range(&self, zone: usize) -> Range<usize> {
        let sum = |counts: &[u8]| counts.iter().map(|n| usize::from(*n)).sum::<usize>();
        let at = quiet(zone);
        let start = if zone < BUSY {
            sum(&self.counts[..at])
        } else {
            self.len() - sum(&self.counts[at..])
        };
        start..start + usize::from(self.counts[at])
    }

    /// A card has come into a zone.
    #[inline]
    fn came(&mut self, zone: Zone) {
        self.len += 1;
        self.move_ends(zone, 1);
    }

    /// So many cards have gone from a zone.
    #[inline]
    fn went(&mut self, zone: Zone, gone: usize) {
        self.len -= gone as u8;
        self.move_ends(zone, (gone as u64).wrapping_neg());
    }

    /// The zone ends so much farther or, by wrapping, nearer, and so do all later ones.
    #[inline]
    fn move_ends(&mut self, zone: Zone, by: u64) {
        let zone = usize::from(zone.0);
        match zone.wrapping_sub(BUSY) {
            at @ 0..BUSY_ZONES => self.move_busy_ends(at, by),
            _ => self.move_quiet_ends(zone, by),
        }
    }

    #[inline]
    fn move_busy_ends(&mut self, from: usize, by: u64) {
        // All ends at once, a byte each: none exceeds a byte, so nothing is carried over.
        if let Some(ends) = self.bounds.last_chunk_mut() {
            let later = 0x0101_0101_0101_0101 << (8 * from);
            *ends = (u64::from_le_bytes(*ends).wrapping_add(by.wrapping_mul(later))).to_le_bytes();
        }
    }

    #[cold]
    #[inline(never)]
    fn move_quiet_ends(&mut self, zone: usize, by: u64) {
        let count = &mut self.counts[quiet(zone)];
        *count = count.wrapping_add(by as u8);
        if zone < BUSY {
            self.bounds[0] = self.bounds[0].wrapping_add(by as u8);
            self.move_busy_ends(0, by);
        }
    }

    /// How many cards lie in a zone.
    #[inline]
    pub(crate) fn count(&self, zone: Zone) -> u8 {
        let zone = usize::from(zone.0);
        match zone.wrapping_sub(BUSY) {
            at @ 0..BUSY_ZONES => self.bounds[at + 1] - self.bounds[at],
            _ => self.counts[quiet(zone)],
        }
    }

    /// The cards of a zone, sorted by kind.
    #[inline]
    pub(crate) fn of(&self, zone: Zone) -> &[Entry] {
        &self.entries[self.range(zone)]
    }

    /// The kinds of a zone's cards, as bits, in a position without blanks.
    #[inline]
    pub(crate) fn kinds(&self, zone: Zone) -> u64 {
        self.of(zone).iter().fold(0, |bits, e| bits | e.bit())
    }

    /// Adds a card. A table never holds more cards than there is room for.
    #[inline]
    pub(crate) fn insert(&mut self, entry: Entry) {
        if !self.insert_among_few(entry) {
            self.insert_anywhere(entry);
        }
    }

    /// Adds a card to a busy zone if few cards are behind its beginning, which is nearly always so. How
    /// many there are nobody could foretell: a block of them is looked at and moved in any case.
    #[inline]
    fn insert_among_few(&mut self, entry: Entry) -> bool {
        let zone = usize::from(entry.zone().0).wrapping_sub(BUSY);
        let Some(start) = self.bounds[..BUSY_ZONES].get(zone) else {
            return false;
        };
        let start = usize::from(*start);
        if self.len() - start > BLOCK {
            return false;
        }
        let Some(behind) = self.entries[start..].first_chunk::<BLOCK>() else {
            return false;
        };
        // Later zones are above the card, and so is a zero beyond the length, less one.
        let below = |e: &Entry| u16::from(e.0.wrapping_sub(1) < entry.0);
        let at = start + usize::from(behind.iter().map(below).sum::<u16>());
        let Some(block) = self.entries.get_mut(at..at + BLOCK + 1) else {
            return false;
        };
        block.copy_within(..BLOCK, 1);
        block[0] = entry;
        self.len += 1;
        self.move_busy_ends(zone, 1);
        true
    }

    #[cold]
    #[inline(never)]
    fn insert_anywhere(&mut self, entry: Entry) {
        let zone = self.range(entry.zone());
        let len = self.len();
        let at = zone.start + self.entries[zone].partition_point(|e| *e <= entry);
        self.entries.copy_within(at..len, at + 1);
        self.entries[at] = entry;
        self.came(entry.zone());
    }

    /// How many cards lie in each busy zone, a byte each: the piles, then hands.
    #[inline]
    pub(crate) fn in_busy_zones(&self) -> u64 {
        let [first, ends @ ..] = self.bounds;
        let ends = u64::from_le_bytes(ends);
        // Where a zone begins, the one before ends; no end is before its beginning.
        ends - (ends << 8 | u64::from(first))
    }

    /// Takes some cards of a zone out: those behind move up.
    #[inline]
    fn remove(&mut self, range: Range<usize>, zone: Zone) {
        let gone = range.len();
        let len = self.len();
        // Beyond the length all are zero, so that a block can be moved however few there are.
        let behind = self.entries[range.end..].first_chunk::<BLOCK>().copied();
        let block = self.entries[range.start..].first_chunk_mut();
        match (behind, block) {
            (Some(behind), Some(block)) if len - range.start <= BLOCK => *block = behind,
            _ => self.close_ranks(range),
        }
        self.went(zone, gone);
    }

    #[cold]
    #[inline(never)]
    fn close_ranks(&mut self, gap: Range<usize>) {
        let len = self.len();
        self.entries.copy_within(gap.end..len, gap.start);
        self.entries[len - gap.len()..len].fill(Entry(0));
    }

    /// Takes the best-known card of this kind out of a zone.
    pub(crate) fn take(&mut self, zone: Zone, kind: Kind) -> Option<Entry> {
        let at = self.range(zone).rev();
        self.take_first(zone, kind, at)
    }

    /// Takes the least-known card of this kind out of a zone.
    pub(crate) fn take_least_known(&mut self, zone: Zone, kind: Kind) -> Option<Entry> {
        let at = self.range(zone);
        self.take_first(zone, kind, at)
    }

    #[inline]
    fn take_first(
        &mut self,
        zone: Zone,
        kind: Kind,
        mut among: impl Iterator<Item = usize>,
    ) -> Option<Entry> {
        let at = among.find(|i| self.entries[*i].index() == kind.index())?;
        let entry = self.entries[at];
        self.remove(at..at + 1, zone);
        Some(entry)
    }

    /// Takes everything out of a zone.
    #[inline]
    pub(crate) fn clear(&mut self, zone: Zone) {
        let range = self.range(zone);
        if !range.is_empty() {
            self.remove(range, zone);
        }
    }

    /// Takes everything out of a zone and hands each card to `f`.
    pub(crate) fn drain(&mut self, zone: Zone, f: impl FnMut(Entry)) {
        self.of(zone).iter().copied().for_each(f);
        self.clear(zone);
    }

    /// Moves the cards of these kinds to a hand, where everybody sees them, and drops the others.
    #[inline(never)]
    pub(crate) fn hand_over(&mut self, from: Zone, hand: Zone, kinds: u64) {
        let mut moved: ArrayVec<Entry, MAX_CARDS> = ArrayVec::new();
        let cards = self.of(from).iter().filter(|e| kinds & e.bit() != 0);
        moved.extend(cards.map(|e| e.laid_open(hand)));
        self.clear(from);
        moved.iter().for_each(|e| self.insert(*e));
    }

    /// Moves all cards of a zone to another one.
    pub(crate) fn move_all(&mut self, from: Zone, to: Zone) {
        let mut moved: ArrayVec<Entry, MAX_CARDS> = ArrayVec::new();
        self.drain(from, |e| moved.push(e.moved(to)));
        moved.iter().for_each(|e| self.insert(*e));
    }

    /// Lets a seat know all cards of a zone.
    #[inline]
    pub(crate) fn learn(&mut self, zone: Zone, knowers: u8) {
        let range = self.range(zone);
        let cards = &mut self.entries[range];
        let mut last = Entry(0);
        let mut sorted = true;
        for entry in cards.iter_mut() {
            *entry = entry.known_by(knowers);
            sorted &= last <= *entry;
            last = *entry;
        }
        // Two equal cards that different seats knew may now stand the wrong way round.
        if !sorted {
            cards.sort_unstable();
        }
    }

    /// Changes every card, and sorts again.
    pub(crate) fn change_all(&mut self, mut f: impl FnMut(Entry) -> Entry) {
        let len = self.len();
        if len == 0 {
            return;
        }
        for entry in &mut self.entries[..len] {
            *entry = f(*entry);
        }
        self.entries[..len].sort_unstable();
        let sorted = std::mem::take(self);
        self.entries = sorted.entries;
        sorted.all().iter().for_each(|e| self.came(e.zone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stay_sorted_and_zones_apart() {
        let mut cards = Cards::default();
        let pile = Zone::pile(1);
        cards.insert(Entry::new(pile, Kind::Sun, 1));
        cards.insert(Entry::new(Zone::hand(0), Kind::Fern, 15));
        cards.insert(Entry::new(pile, Kind::Fern, 2));
        cards.insert(Entry::new(pile, Kind::Fern, 3));
        assert_eq!(cards.of(pile).len(), 3);
        assert!(cards.all().is_sorted());
        cards.learn(pile, 1);
        assert!(cards.of(pile).iter().all(|e| e.knowers() & 1 != 0));
        assert_eq!(cards.take(pile, Kind::Fern).map(Entry::knowers), Some(3));
        assert!(cards.take(pile, Kind::Rain).is_none());
        let mut seen = Vec::new();
        cards.drain(pile, |e| seen.push(e.kind()));
        assert_eq!(seen, [Kind::Fern, Kind::Sun]);
        assert_eq!(cards.all().len(), 1);
    }

    #[test]
    fn a_blank_can_be_filled_again() {
        let entry = Entry::new(Zone::pile(5), Kind::Lightning, 9).marked();
        assert_eq!(entry.blank().known(), None);
        assert_eq!(entry.blank().filled(Kind::Lightning), entry);
        assert_eq!(entry.moved(Zone::AWAY).zone(), Zone::AWAY);
    }
}
