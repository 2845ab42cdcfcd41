//! Icons of the pages, all 24 × 24, drawn in the colour of the text around them (`currentColor`).

mod drawings;

use table::Seat;

use crate::Symbol;
use crate::ink::Ink;
use crate::sprite::Sprite;
use drawings::{draw, marker};

/// The sprite with the icons.
pub static SPRITE: Sprite = Sprite::new("icons", symbols);

/// What an icon stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Icon {
    Logo,
    Person,
    Robot,
    Eye,
    Hand,
    Deck,
    Discard,
    Bag,
    Undo,
    Check,
    Cross,
    Why,
    Book,
    Coach,
    Score,
    Trophy,
    First,
    Clock,
    Chat,
    Link,
    Settings,
    Menu,
    Search,
    Sun,
    Moon,
    Auto,
    SoundOn,
    SoundOff,
    Play,
    Pause,
    Step,
    Back,
    Sprout,
    Summer,
    Autumn,
    Home,
    Language,
    Keyboard,
    Phone,
    Lab,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Icon; 40] = [
        Icon::Logo,
        Icon::Person,
        Icon::Robot,
        Icon::Eye,
        Icon::Hand,
        Icon::Deck,
        Icon::Discard,
        Icon::Bag,
        Icon::Undo,
        Icon::Check,
        Icon::Cross,
        Icon::Why,
        Icon::Book,
        Icon::Coach,
        Icon::Score,
        Icon::Trophy,
        Icon::First,
        Icon::Clock,
        Icon::Chat,
        Icon::Link,
        Icon::Settings,
        Icon::Menu,
        Icon::Search,
        Icon::Sun,
        Icon::Moon,
        Icon::Auto,
        Icon::SoundOn,
        Icon::SoundOff,
        Icon::Play,
        Icon::Pause,
        Icon::Step,
        Icon::Back,
        Icon::Sprout,
        Icon::Summer,
        Icon::Autumn,
        Icon::Home,
        Icon::Language,
        Icon::Keyboard,
        Icon::Phone,
        Icon::Lab,
    ];

    /// Id of its symbol.
    pub fn id(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// Symbol of a seat's marker: a shape and a colour of its own with its number.
pub fn seat(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

/// Symbol of the season of a number, from 1 to 3.
pub fn season(number: u8) -> String {
    match number {
        1 => Icon::Sprout,
        2 => Icon::Summer,
        _ => Icon::Autumn,
    }
    .id()
}

fn symbols() -> Vec<Symbol> {
    let icons = Icon::ALL
        .into_iter()
        .map(|i| Symbol::new(i.id(), 24.0, 24.0, draw(i)));
    let seats = Seat::ALL
        .into_iter()
        .map(|s| Symbol::new(seat(s), 24.0, 24.0, marker(s)));
    icons.chain(seats).collect()
}

/// The colour of a seat.
pub fn seat_ink(seat: Seat) -> Ink {
    [
        Ink::Red,
        Ink::Blue,
        Ink::Gold,
        Ink::Green,
        Ink::Violet,
        Ink::Grey,
    ][seat.index()]
}
