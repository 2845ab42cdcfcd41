//! The small game of `table`'s front page, as a newcomer would register it: once with nothing but its
//! rules, once with a board and a bot. No list of games has it; the tests play it.
//!
//! ```
//! use ui::Packaged;
//!
//! let [bare, full] = [pebbles::bare::Pebbles::package(), pebbles::full::Pebbles::package()];
//! assert!(!bare.has_bot() && full.has_bot());
//! ```

/// Nothing but the rules.
pub mod bare {
    use ui::{GamePackage, Packaged};

    use crate::TEXTS;

    /// What the game is called in addresses and logs.
    pub const ID: &str = "pebbles";

    include!("rules.rs");

    impl Packaged for Pebbles {
        fn package() -> GamePackage {
            GamePackage::new::<Pebbles>().build()
        }
    }
}

/// With a board, and bots that need to know no more than the rules.
pub mod full {
    use knowledge::{Features, Heuristic, Training};
    use maud::html;
    use ui::{Area, Board, Drawn, GamePackage, Packaged, RenderContext};

    use crate::TEXTS;

    /// What the game is called in addresses and logs.
    pub const ID: &str = "pebbles-with-board";

    include!("rules.rs");

    impl Heuristic for Pebbles {}
    impl Features for Pebbles {}
    impl Training for Pebbles {}

    impl Board for Pebbles {
        fn show(&self, view: &View, context: &RenderContext<'_>) -> Drawn {
            let area = |seat: Seat| {
                let guess = view.guesses[seat.index()];
                Area {
                    board: html! { @if let Some(guess) = guess { p { (guess) } } },
                    ..Area::default()
                }
            };
            Drawn {
                commons: html! { p { (context.say(&Phrase::new("pebbles-bag").number("pebbles", view.bag))) } },
                areas: Seat::first(2).map(area).collect(),
                hand: html! {
                    @for pebble in [Pebble::Black, Pebble::White] {
                        (context.button(pebble, "pebble", &html! { (pebble) }))
                    }
                },
            }
        }
    }

    impl Packaged for Pebbles {
        fn package() -> GamePackage {
            GamePackage::new::<Pebbles>().board().bot().build()
        }
    }
}

/// What both of them say.
const TEXTS: table::Bilingual = table::Bilingual {
    en: include_str!("../texts/en.ftl"),
    fr: include_str!("../texts/fr.ftl"),
};
