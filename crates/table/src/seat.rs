//! Who sits at the table: [`Seat`], [`SeatSet`], [`BySeat`] and the [`Viewer`] of a game.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::notation::NotationError;
use crate::phrase::Phrase;

/// The most seats any game has (the city on stilts takes six).
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise. Written `P1` to `P6`.
///
/// ```
/// use table::Seat;
/// let seat: Seat = "P2".parse()?;
/// assert_eq!(seat.index(), 1);
/// assert_eq!(seat.next(2), Seat::P1);
/// # Ok::<(), table::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const P1: Seat = Seat(0);
    /// The second seat.
    pub const P2: Seat = Seat(1);
    /// The third seat.
    pub const P3: Seat = Seat(2);
    /// The fourth seat.
    pub const P4: Seat = Seat(3);
    /// The fifth seat.
    pub const P5: Seat = Seat(4);
    /// The sixth seat.
    pub const P6: Seat = Seat(5);

    /// Every seat that can exist, in order.
    pub const ALL: [Seat; MAX_SEATS] = [Seat::P1, Seat::P2, Seat::P3, Seat::P4, Seat::P5, Seat::P6];

    /// The seat with this index, or `None` beyond the sixth.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS {
            Some(Seat(index as u8))
        } else {
            None
        }
    }

    /// The seats of a table for `seats` players, in order.
    pub fn first(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats.min(MAX_SEATS)).map(|i| Seat(i as u8))
    }

    /// Position counted from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (to the left) at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: usize) -> Seat {
        let n = self.0 + 1;
        Seat(if n as usize >= seats { 0 } else { n })
    }

    /// The next seat counter-clockwise (to the right) at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn previous(self, seats: usize) -> Seat {
        Seat(if self.0 == 0 {
            seats as u8 - 1
        } else {
            self.0 - 1
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        // One way to write it only: no "P01", no "P+1".
        Seat::ALL
            .into_iter()
            .find(|seat| matches!(s.as_bytes(), [b'P', digit] if *digit == b'1' + seat.0))
            .ok_or_else(|| NotationError::new(s, Phrase::new("table-expected-seat")))
    }
}

crate::text_form!(Seat);

/// A set of seats.
///
/// ```
/// use table::{Seat, SeatSet};
/// let mut set = SeatSet::first(3);
/// set.remove(Seat::P2);
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::P1, Seat::P3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table for `seats`.
    #[inline]
    pub const fn first(seats: usize) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if no seat is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> SeatIter {
        SeatIter(self.0)
    }
}

/// Iterator over the seats of a [`SeatSet`].
#[derive(Clone)]
pub struct SeatIter(u8);

impl Iterator for SeatIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(iter: I) -> Self {
        let mut set = SeatSet::EMPTY;
        for seat in iter {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<Seat, MAX_SEATS>::deserialize(d)?
            .into_iter()
            .collect())
    }
}

/// One value a seat, indexed by [`Seat`].
///
/// ```
/// use table::{BySeat, Seat};
/// let mut points: BySeat<i32> = BySeat::new(3);
/// points[Seat::P3] += 5;
/// assert_eq!(points.iter().map(|(_, p)| *p).collect::<Vec<_>>(), [0, 0, 5]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// A default value for each of `seats` seats.
    pub fn new(seats: usize) -> Self
    where
        T: Default,
    {
        Self::from_fn(seats, |_| T::default())
    }

    /// A value computed for each of `seats` seats.
    pub fn from_fn(seats: usize, mut f: impl FnMut(Seat) -> T) -> Self {
        BySeat(Seat::first(seats).map(&mut f).collect())
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True for a table without seats.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Seats with their values, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, v)| (Seat(i as u8), v))
    }

    /// Seats with their values, in order, to change.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.0
            .iter_mut()
            .enumerate()
            .map(|(i, v)| (Seat(i as u8), v))
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// The value of a seat, if it sits at this table.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    /// # Panics
    /// If there are more than [`MAX_SEATS`] values.
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        BySeat(iter.into_iter().collect())
    }
}

/// Who looks at the game: somebody at the table, or an onlooker who sees what is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The person or bot on this seat.
    Seat(Seat),
    /// Somebody who stands by.
    Public,
}

impl Viewer {
    /// Every viewer of a table for `seats`: each seat, then the onlooker.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Public])
    }

    /// Is it this seat that looks?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat that looks, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Public => f.write_str("public"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "public" => Ok(Viewer::Public),
            _ => s
                .parse()
                .map(Viewer::Seat)
                .map_err(|_| NotationError::new(s, Phrase::new("table-expected-viewer"))),
        }
    }
}

crate::text_form!(Viewer);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_round_trip_and_reject_strangers() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse::<Seat>(), Ok(seat));
        }
        for bad in ["P0", "P7", "p1", "1", "", "P", "P1 ", "P01", "P+1"] {
            assert!(bad.parse::<Seat>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn left_and_right_are_inverse() {
        for seats in 1..=MAX_SEATS {
            for seat in Seat::first(seats) {
                assert_eq!(seat.next(seats).previous(seats), seat);
            }
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: SeatSet = [Seat::P5, Seat::P1].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(Seat::P5) && !set.contains(Seat::P2));
        assert_eq!(set.without(Seat::P1).iter().collect::<Vec<_>>(), [Seat::P5]);
        assert_eq!(SeatSet::first(6).len(), 6);
    }
}
