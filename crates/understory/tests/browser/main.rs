//! The real program in a real browser: Debian's Chromium, by mouse and by keyboard.
//!
//! Nothing here waits for a time; it waits for what should come and fails if it never does.
#![allow(
    clippy::unwrap_used,
    reason = "a page that cannot be read is a failed test"
)]

mod access;
mod axe;
#[path = "../support/chromium.rs"]
mod chromium;
mod games;
mod house;
mod screens;
mod seat;
#[path = "../support/server.rs"]
mod server;
mod sixth_game;
#[path = "../support/stored.rs"]
mod stored;
mod together;
mod ways;
