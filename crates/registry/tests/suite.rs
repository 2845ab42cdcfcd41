//! The generic suite on every registered game.

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[test]
            fn random_games() {
                table::suite::random_games::<$game>();
            }

            #[test]
            fn chance_keeps_its_odds() {
                table::suite::chance_keeps_its_odds::<$game>();
            }

            #[test]
            fn illegal_actions_change_nothing() {
                table::suite::illegal_actions::<$game>();
            }

            #[test]
            fn bad_texts_are_refused() {
                table::suite::bad_texts::<$game>();
            }

            #[test]
            fn secrecy() {
                table::suite::secrecy::<$game>();
            }

            #[test]
            fn undo() {
                table::suite::undo::<$game>();
            }

            #[test]
            fn bad_views_are_refused() {
                table::suite::bad_views::<$game>();
            }
        })*
    };
}

registry::for_all_games!(suite);
