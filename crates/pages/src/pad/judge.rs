//! What the game itself says of a pad: the sheet, or everything that cannot be and where it is.

use table::{Descriptor, Fault, Phrase, Sheet};

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
pub fn judge(game: &Descriptor, position: &str) -> Judged {
    let scored = registry::find(game.id).map(|g| g.score_position(position, None));
    match scored {
        Some(Ok(scored)) => Judged {
            sheet: Some(scored.sheet),
            faults: Vec::new(),
        },
        Some(Err(faults)) => Judged {
            sheet: None,
            faults: faults.0.into_iter().map(place).collect(),
        },
        None => Judged {
            sheet: None,
            faults: Vec::new(),
        },
    }
}

/// Positions name their places `P2`, `P2 3` or `spirit`.
fn place(fault: Fault) -> Found {
    let mut words = fault.place.split(' ');
    let panel = match words.next() {
        Some("spirit") => Some(1),
        Some(seat) => seat.parse::<table::Seat>().ok().map(table::Seat::index),
        None => None,
    };
    let item = words.next().and_then(|n| n.parse::<usize>().ok());
    Found {
        panel,
        item: item.and_then(|n| n.checked_sub(1)),
        what: fault.what,
    }
}
