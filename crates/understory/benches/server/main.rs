//! Figures of the running server, with the load generator on the same machine:
//! `cargo bench -p understory --bench server [-- start | idle | memory | live | bots | click]`.
//!
//! Nothing fails here when a figure is missed: what a clock says depends on the machine.
//! `docs/benchmarks.md` has the limits, and what was measured where.
#![allow(
    clippy::unwrap_used,
    reason = "whatever is missing, there is no figure without it"
)]

mod bots;
#[path = "../../tests/support/chromium.rs"]
mod chromium;
mod click;
mod idle;
mod live;
mod load;
mod memory;
#[path = "../../tests/support/server.rs"]
mod server;
mod start;
#[path = "../../tests/support/stored.rs"]
mod stored;

fn main() {
    rlimit::increase_nofile_limit(16_384).unwrap();
    let wished: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let wants = |part: &str| wished.is_empty() || wished.iter().any(|w| w == part);
    if wants("start") {
        runtime.block_on(start::measure());
    }
    if wants("idle") {
        runtime.block_on(idle::measure());
    }
    if wants("memory") {
        runtime.block_on(memory::measure());
    }
    if wants("live") {
        runtime.block_on(live::measure());
    }
    if wants("bots") {
        runtime.block_on(bots::measure());
    }
    if wants("click") {
        runtime.block_on(click::measure());
    }
}

/// Figures in order, to be asked for their middle and their end.
pub struct Figures(Vec<f64>);

impl Figures {
    /// Any figures, in any order.
    pub fn new(mut figures: Vec<f64>) -> Figures {
        figures.sort_by(f64::total_cmp);
        Figures(figures)
    }

    /// The figure that so many of a hundred do not exceed.
    pub fn percentile(&self, percent: f64) -> f64 {
        let last = self.0.len() - 1;
        self.0[(last as f64 * percent / 100.0).round() as usize]
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}
