//! The generic suite on every registered game, and on a sixth one that only tests know: once with nothing
//! but its rules, once with a board and bots.

registry::for_all_games!(table::generic_suite);

table::generic_suite! {
    pebbles: pebbles::bare::Pebbles,
    pebbles_with_board: pebbles::full::Pebbles,
}
