//! Scratch.
#[test]
fn quick() {
    table::suite::random_games::<canopee::Canopee>();
    table::suite::random_games::<canopee::CanopyFirst>();
}
#[test]
fn secrecy() {
    table::suite::secrecy::<canopee::Canopee>();
    table::suite::secrecy::<canopee::CanopyFirst>();
}
#[test]
fn illegal() { table::suite::illegal_actions::<canopee::Canopee>(); }
#[test]
fn bad() { table::suite::bad_views::<canopee::Canopee>(); }
