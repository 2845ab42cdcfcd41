//! Whole random games, scoring included, allocate nothing once they have started.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use table::{Game, playout, random};

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
        let made = ALLOCATIONS.get() - before;
        assert_eq!(made, 0, "{name}: {made} allocations in 50 games");
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
