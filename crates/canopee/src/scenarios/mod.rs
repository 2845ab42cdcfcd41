//! Scenarios: start, actions, outcome. Every statement of the rules is named by one of them.

mod support;
mod turn;
