//! How tiles of one colour lie together, looked up: a jungle has only 512 ways to have a colour.

use crate::{JUNGLE, WIDTH};

const WAYS: usize = 1 << JUNGLE;

/// Cells beside a cell, themselves perhaps among them.
const fn beside(cells: u16) -> u16 {
    let (mut left, mut right, mut row) = (0, 0, 0);
    while row < JUNGLE / WIDTH {
        left |= 1 << (row * WIDTH);
        right |= 1 << (row * WIDTH + WIDTH - 1);
        row += 1;
    }
    let across = (cells & !left) >> 1 | (cells & !right) << 1;
    (across | cells >> WIDTH | cells << WIDTH) & (WAYS - 1) as u16
}

const LARGEST: [u8; WAYS] = {
    let mut all = [0; WAYS];
    let mut cells = 0;
    while cells < WAYS {
        let mut rest = cells as u16;
        while rest != 0 {
            let mut group = rest & rest.wrapping_neg();
            loop {
                let wider = (group | beside(group)) & cells as u16;
                if wider == group {
                    break;
                }
                group = wider;
            }
            let size = group.count_ones() as u8;
            if size > all[cells] {
                all[cells] = size;
            }
            rest &= !group;
        }
        cells += 1;
    }
    all
};

/// The size of the largest group of cells side by side.
#[inline]
pub(super) fn largest(cells: u16) -> u8 {
    LARGEST[usize::from(cells) % WAYS]
}

/// Does the cell with this number lie beside one of these?
#[inline]
pub(super) fn touches(cells: u16, cell: usize) -> bool {
    cell < JUNGLE && beside(cells) >> cell & 1 != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_lie_side_by_side_and_never_around_a_corner() {
        for (cells, size) in [
            (0, 0),
            (0b000_000_001, 1),
            (0b000_001_100, 1),
            (0b000_001_011, 3),
            (0b100_010_001, 1),
            (0b101_111_101, 7),
            (0b111_000_011, 3),
            (0b111_111_111, 9),
        ] {
            assert_eq!(largest(cells), size, "{cells:09b}");
        }
        assert!(touches(0b000_000_001, 1) && touches(0b000_000_001, 3));
        assert!(!touches(0b000_000_100, 3) && !touches(0b111_111_111, 9));
    }
}
