//! What the game itself says of a pad: the sheet, or everything that cannot be and where it is.

use table::{AnyGame, Fault, Phrase, Seat, Sheet};

use super::Pad;

/// The sheet, or the faults.
pub struct Judged {
    /// The score of what is there; none while something is impossible.
    pub sheet: Option<Sheet>,
    /// What is impossible.
    pub faults: Vec<Found>,
}

/// A fault and where on the pad it is.
pub struct Found {
    /// The panel, counted from zero; none if the whole table is concerned.
    pub panel: Option<usize>,
    /// The thing in the panel, counted from zero.
    pub item: Option<usize>,
    /// What is wrong.
    pub what: Phrase,
}

impl Judged {
    /// Faults of a panel or of something in it.
    pub fn of_panel(&self, panel: usize) -> impl Iterator<Item = &Found> {
        self.faults.iter().filter(move |f| f.panel == Some(panel))
    }
}

/// Asks the game.
pub(super) fn judge(game: &dyn AnyGame, pad: &dyn Pad, position: &str) -> Judged {
    match game.score_position(position, None) {
        Ok(scored) => Judged {
            sheet: Some(scored.sheet),
            faults: Vec::new(),
        },
        Err(faults) => Judged {
            sheet: None,
            faults: faults
                .0
                .into_iter()
                .map(|fault| place(fault, pad))
                .collect(),
        },
    }
}

/// Positions name their places `P2`, `P2 3` or by the rival's name.
fn place(fault: Fault, pad: &dyn Pad) -> Found {
    let mut words = fault.place.split(' ');
    let first = words.next().unwrap_or_default();
    let panel = match pad.rival() {
        Some(rival) if rival.place == first => Some(pad.seats()),
        _ => first.parse::<Seat>().ok().map(Seat::index),
    };
    let item = words.next().and_then(|n| n.parse::<usize>().ok());
    Found {
        panel,
        item: item.and_then(|n| n.checked_sub(1)),
        what: fault.what,
    }
}
