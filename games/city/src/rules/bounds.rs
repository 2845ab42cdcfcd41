//! What cannot be exceeded, worked out from the cards: every card of the deck is played once.

use table::Bounds;

use crate::rules::action::ACTION_SPACE;
use crate::rules::card::{Card, MAX_CARDS};
use crate::rules::catalogue::{Catalogue, PLAYS};
use crate::rules::flow::Flow;
use crate::rules::program::{Op, Target, Trigger};
use crate::rules::rulings::Guilds;
use crate::rules::state::HAND;

/// The most one effect can ask for and bring.
#[derive(Clone, Copy, Default)]
struct Reach {
    decisions: usize,
    /// In half points: a gold is one, a prestige or a point two.
    worth: u32,
    moves: usize,
}

fn reach(catalogue: &Catalogue, program: u16) -> Reach {
    let mut reach = Reach::default();
    let mut times = 1;
    for op in catalogue.ops_from(program) {
        let decisions = match op {
            Op::Move(_) => {
                reach.moves += times;
                2
            }
            // Which pile, then card by card; a pile has at most all the cards of a city.
            Op::Rearrange(_) => PLAYS,
            Op::Choose(_) => 1,
            Op::Place {
                on: Target::Others(k) | Target::Each(k),
                ..
            } => usize::from(*k),
            Op::Pay { times: most, .. } => {
                times = usize::from(*most);
                reach.decisions += times + 1;
                0
            }
            Op::Again(_) => {
                times = 1;
                0
            }
            _ => 0,
        };
        reach.decisions += decisions * times;
        let (gold, others) = op.yields();
        reach.worth = reach
            .worth
            .saturating_add((gold + 2 * others).saturating_mul(times as u32));
    }
    reach
}

/// How often an effect can happen in a game.
fn happens(flow: &Flow, trigger: Trigger) -> usize {
    match trigger {
        Trigger::Never => 0,
        Trigger::Immediate | Trigger::End => 1,
        Trigger::Cycle if flow.rulings.single_use => 1,
        Trigger::Cycle | Trigger::BeforeCycle | Trigger::AfterBuilding => 3,
    }
}

pub(crate) fn of(flow: &Flow) -> Bounds {
    let catalogue = &flow.catalogue;
    let seats = flow.seats;
    let cover = u32::from(catalogue.numbers.cover_gold);
    let cards = || (0..MAX_CARDS).filter_map(Card::new);
    let immediate = cards()
        .filter(|c| catalogue.trigger(*c) == Trigger::Immediate)
        .map(|c| reach(catalogue, catalogue.cards[c.index()].program))
        .fold(Reach::default(), |a, b| Reach {
            decisions: a.decisions.max(b.decisions),
            worth: a.worth.max(b.worth),
            moves: a.moves.max(b.moves),
        });
    // One effect in full: the order, whether to use it, and what its moves can set off again.
    let full = |program: u16| {
        let mut all = reach(catalogue, program);
        let moves = all.moves;
        all.decisions += 1 + usize::from(flow.rulings.decline_effects);
        if flow.rulings.move_retriggers {
            all.decisions += moves * (immediate.decisions + 2);
            all.worth += moves as u32 * immediate.worth;
            if flow.rulings.move_pays {
                all.worth += (moves * immediate.moves) as u32 * cover;
            }
        }
        if flow.rulings.move_pays {
            all.worth += moves as u32 * cover;
        }
        all
    };
    let mut effects = 0;
    let mut worths: Vec<u32> = Vec::new();
    for card in cards() {
        let rules = &catalogue.cards[card.index()];
        let times = happens(flow, rules.trigger);
        let one = full(rules.program);
        let copies = usize::from(catalogue.copies(card, seats));
        effects += copies * times * one.decisions;
        let worth = 2 * u32::from(rules.points) + times as u32 * one.worth;
        worths.extend(std::iter::repeat_n(worth, copies));
    }
    worths.sort_unstable_by(|a, b| b.cmp(a));
    let mut best: u32 = worths.iter().take(PLAYS).sum();
    best += PLAYS as u32 * cover + u32::from(catalogue.numbers.start_gold);
    let mut guild_steps = 0;
    if flow.rulings.guilds != Guilds::Off {
        let guilds = || {
            catalogue.guilds.iter().map(|g| {
                let times = happens(flow, g.trigger);
                let offers = if g.trigger == Trigger::AfterBuilding {
                    PLAYS
                } else {
                    0
                };
                let one = full(g.program);
                (times * one.decisions + offers, times as u32 * one.worth)
            })
        };
        guild_steps = guilds().map(|(steps, _)| steps).max().unwrap_or(0);
        best += guilds().map(|(_, worth)| worth).max().unwrap_or(0);
        guild_steps += 1;
    }
    // The last card of a hand is not chosen; every card is dealt, and played in one decision at most.
    let choices = 3 * (HAND - 1) + PLAYS + PLAYS;
    Bounds {
        steps: seats * (choices + guild_steps) + effects,
        score_min: 0,
        score_max: i32::try_from(best / 2).unwrap_or(i32::MAX),
        action_space: ACTION_SPACE,
    }
}
