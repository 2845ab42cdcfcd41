//! Whole random games, scoring included, allocate nothing once they have started.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use table::random::{self, choose};
use table::{Actions, Game, Pending, playout};

struct Counting;

thread_local! {
    // Each thread counts its own: the test harness allocates in another one as it likes.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

#[expect(unsafe_code, reason = "an allocator cannot be written without it")]
// SAFETY: every call is handed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn check<G: Game>() {
    for (name, game) in table::suite::tables::<G>() {
        let before = ALLOCATIONS.get();
        for index in 0..50 {
            let mut rng = random::fast(1, index);
            let mut state = game.start();
            let end = playout(&game, &mut state, &mut rng);
            assert!(end.decisions > 0);
        }
        list_and_play(&game);
        let made = ALLOCATIONS.get() - before;
        assert_eq!(made, 0, "{name}: {made} allocations in 50 games");
    }
}

/// A game by way of the full lists of actions and outcomes, scored at every decision.
fn list_and_play<G: Game>(game: &G) {
    let mut rng = random::fast(2, 0);
    let mut state = game.start();
    let mut actions = Actions::new();
    loop {
        match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance => {
                let mut outcomes = table::Outcomes::new();
                game.outcomes(&state, &mut outcomes);
                let (outcome, _) = choose(&mut rng, &outcomes);
                game.resolve_unchecked(&mut state, outcome);
            }
            Pending::Seats(seats) => {
                for seat in seats.iter() {
                    actions.clear();
                    game.actions(&state, seat, &mut actions);
                    let action = choose(&mut rng, &actions);
                    game.apply_unchecked(&mut state, seat, action);
                }
                assert_eq!(game.scores(&state).len(), game.seats());
            }
        }
    }
}

macro_rules! check_all {
    ($($name:ident: $game:ty,)*) => {
        $(check::<$game>();)*
    };
}

#[test]
fn random_games_allocate_nothing() {
    registry::for_all_games!(check_all);
    // The counter itself works.
    let before = ALLOCATIONS.get();
    drop(std::hint::black_box(vec![1]));
    assert!(ALLOCATIONS.get() > before);
}
