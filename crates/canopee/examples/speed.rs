//! Scratch.
use canopee::Canopee;
use table::{Game, Setup, playout, random};
fn main() {
    let setup = Setup::new(Canopee::descriptor(), 2, [("first-seat","P1")], None).unwrap();
    let game = Canopee::new(&setup).unwrap();
    println!("state {}", size_of::<canopee::State>());
    for _ in 0..1 {
        let t = std::time::Instant::now();
        let n = 10_000u64;
        let mut dec = 0u64;
        let mut sum = 0i64;
        for i in 0..n { let mut s = game.start(); let p = playout(&game, &mut s, &mut random::fast(1,i)); dec += u64::from(p.decisions); sum += i64::from(p.scores[table::Seat::P1]); }
        let e = t.elapsed().as_secs_f64();
        println!("{:.0} games/s, {:.1} decisions, {:.1} points", n as f64/e, dec as f64/n as f64, sum as f64/n as f64);
    }
}
