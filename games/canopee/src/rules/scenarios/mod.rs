//! Scenarios: start, actions, outcome. Every statement of the rules is named by one of them.

mod advanced;
mod animals;
mod editions;
mod knowledge;
mod many;
mod season_end;
mod seasons;
mod solo;
mod support;
mod turn;
