//! What a city is worth, in one number and item by item.

use table::{BySeat, Phrase, Row, Seat, SeatSet, SeatSheet, Sheet};

use crate::rules::action::Action;
use crate::rules::card::{Card, Guild};
use crate::rules::catalogue::{Catalogue, PLAYS};
use crate::rules::effects::{Choices, Resolver};
use crate::rules::flow::Flow;
use crate::rules::program::touch;
use crate::rules::state::{After, Ask, City, Phase, Run, State};

/// The last cycle, counted from zero: the end of the game belongs to it.
const LAST_CYCLE: u8 = 2;
/// How many decisions a search for the best end may look at: the built-in cards need a few dozen.
const SEARCH: u32 = 200_000;

/// Visible buildings, prestige, pairs of gold and points from effects.
#[inline]
pub(crate) fn worth(catalogue: &Catalogue, city: &City) -> i32 {
    let buildings: u32 = city
        .tops()
        .map(|c| u32::from(catalogue.cards[usize::from(c)].points))
        .sum();
    let bonus: u32 = city.bonus.iter().map(|b| u32::from(*b)).sum();
    (buildings + bonus + u32::from(city.prestige) + u32::from(city.gold) / 2) as i32
}

/// The score of a seat; before the end of the game, as if the game ended now.
#[inline]
pub(crate) fn so_far(flow: &Flow, state: &State, seat: Seat) -> i32 {
    let city = state.city(seat);
    if matches!(state.phase, Phase::Over | Phase::GameEnd) {
        return worth(&flow.catalogue, city);
    }
    let mut city = *city;
    let mut supply = state.supply;
    end(flow, &mut city, &mut supply);
    while city.run.ask != Ask::Idle {
        let action = plain_choice(&flow.choices(&city));
        resolver(flow, &mut city, &mut supply).act(action);
    }
    worth(&flow.catalogue, &city)
}

/// How many more points a seat would end with if it built this card now in its best place; `None` if it
/// cannot build now.
pub(crate) fn if_built(flow: &Flow, state: &State, seat: Seat, card: Card) -> Option<i32> {
    if !matches!(state.phase, Phase::Deal | Phase::Pick | Phase::Play) {
        return None;
    }
    let play = state.play_number();
    let before = so_far(flow, state, seat);
    let mut best = None;
    flow.play_offer(state, seat).list(|action| {
        let Action::Build(pile) = action else { return };
        let mut next = *state;
        let city = &mut next.cities[seat.index()];
        city.cards[usize::from(play)] = card.index() as u8;
        let mut step = Resolver {
            phase: Phase::Effects,
            cycle: state.cycle,
            ..resolver(flow, city, &mut next.supply)
        };
        step.play_building(pile.index(), play, card.index() as u8);
        while next.cities[seat.index()].run.ask != Ask::Idle {
            let action = plain_choice(&flow.choices(next.city(seat)));
            let city = &mut next.cities[seat.index()];
            resolver(flow, city, &mut next.supply).act(action);
        }
        best = best.max(Some(so_far(flow, &next, seat) - before));
    });
    best
}

fn resolver<'a>(flow: &'a Flow, city: &'a mut City, supply: &'a mut [u16; 2]) -> Resolver<'a> {
    Resolver {
        catalogue: &flow.catalogue,
        rulings: &flow.rulings,
        city,
        supply,
        cycle: LAST_CYCLE,
        phase: Phase::GameEnd,
    }
}

/// Puts a city at the end of the game, whatever it was doing.
fn end(flow: &Flow, city: &mut City, supply: &mut [u16; 2]) {
    city.run = Run::NOTHING;
    city.due = 0;
    city.again = 0;
    city.after = After::NOTHING;
    resolver(flow, city, supply).begin_step();
}

/// A simple choice for an estimate: effects that count the reserve come last, what can be declined is.
fn plain_choice(choices: &Choices<'_>) -> Action {
    let mut list: arrayvec::ArrayVec<Action, { table::MAX_ACTIONS }> = arrayvec::ArrayVec::new();
    choices.offer().list(|a| list.push(a));
    let counts_reserve = |action: &Action| match action {
        Action::Resolve(pile) => {
            let top = choices.city.piles[pile.index()].top;
            let card = usize::from(choices.city.card(top));
            choices.catalogue.cards[card].reads & (touch::GOLD | touch::PRESTIGE) != 0
        }
        _ => false,
    };
    let pass = list.iter().find(|a| **a == Action::Pass);
    let first = list.iter().find(|a| !counts_reserve(a));
    pass.or(first)
        .or(list.first())
        .copied()
        .unwrap_or(Action::Pass)
}

/// Resolves the end of the game for a city in the way that is best for its owner.
///
/// `None` if there are too many ways to look at.
pub(crate) fn best_end(flow: &Flow, city: &City) -> Option<City> {
    let mut city = *city;
    let mut supply = [flow.catalogue.numbers.supply; 2];
    end(flow, &mut city, &mut supply);
    let mut left = SEARCH;
    let mut best: Option<(i32, u16, City)> = None;
    search(flow, &city, supply, &mut left, &mut best);
    best.filter(|_| left > 0).map(|(_, _, city)| city)
}

fn search(
    flow: &Flow,
    city: &City,
    supply: [u16; 2],
    left: &mut u32,
    best: &mut Option<(i32, u16, City)>,
) {
    *left = left.saturating_sub(1);
    if *left == 0 {
        return;
    }
    if city.run.ask == Ask::Idle {
        let key = (worth(&flow.catalogue, city), city.gold);
        if best.as_ref().is_none_or(|(p, g, _)| key > (*p, *g)) {
            *best = Some((key.0, key.1, *city));
        }
        return;
    }
    let mut actions = Vec::new();
    flow.choices(city).offer().list(|a| actions.push(a));
    for action in actions {
        let mut next = *city;
        let mut supply = supply;
        resolver(flow, &mut next, &mut supply).act(action);
        search(flow, &next, supply, left, best);
    }
}

/// Who has won: most points, then most gold, then shared.
pub(crate) fn winners(seats: usize, key: impl Fn(Seat) -> (i32, u16)) -> SeatSet {
    let best = Seat::first(seats).map(&key).max();
    Seat::first(seats)
        .filter(|s| Some(key(*s)) == best)
        .collect()
}

/// The score, item by item.
pub(crate) fn sheet(catalogue: &Catalogue, cities: &[City]) -> Sheet {
    sheet_with(catalogue, cities, &[])
}

/// The same with points that were counted by hand, by seat.
pub(crate) fn sheet_with(catalogue: &Catalogue, cities: &[City], printed: &[u16]) -> Sheet {
    let seats = BySeat::from_fn(cities.len(), |seat| {
        let mut rows = rows(catalogue, &cities[seat.index()]);
        let by_hand = printed.get(seat.index()).copied().unwrap_or(0);
        if by_hand > 0 {
            rows.push(Row {
                part: None,
                item: "printed".to_string(),
                what: Phrase::new("canopy-city-printed"),
                why: vec![Phrase::new("canopy-city-why-printed")],
                count: 1,
                points: by_hand.into(),
            });
        }
        SeatSheet { rows }
    });
    let key = |seat: Seat| (seats[seat].total(), cities[seat.index()].gold);
    let winners = winners(cities.len(), key);
    let top = Seat::first(cities.len()).map(|s| seats[s].total()).max();
    let level = Seat::first(cities.len())
        .filter(|s| Some(seats[*s].total()) == top)
        .count();
    let tie = (level > 1).then(|| {
        let gold = winners.iter().next().map_or(0, |s| key(s).1);
        let key = if winners.len() == 1 {
            "canopy-city-tie-gold"
        } else {
            "canopy-city-tie-shared"
        };
        Phrase::new(key).number("gold", i64::from(gold))
    });
    Sheet {
        seats,
        rivals: Vec::new(),
        winners,
        tie,
    }
}

fn rows(catalogue: &Catalogue, city: &City) -> Vec<Row> {
    let mut rows = Vec::new();
    for (at, pile) in city.piles().iter().enumerate() {
        let Some(card) = Card::new(usize::from(city.card(pile.top))) else {
            continue;
        };
        rows.push(Row {
            part: None,
            item: format!("pile-{}", at + 1),
            what: catalogue.card_phrase(card),
            why: vec![Phrase::new("canopy-city-why-building").number("pile", at as i64 + 1)],
            count: 1,
            points: catalogue.points(card).into(),
        });
    }
    rows.push(Row {
        part: None,
        item: "prestige".to_string(),
        what: Phrase::new("canopy-city-prestige"),
        why: vec![Phrase::new("canopy-city-why-prestige").number("prestige", city.prestige)],
        count: city.prestige.into(),
        points: city.prestige.into(),
    });
    rows.push(Row {
        part: None,
        item: "gold".to_string(),
        what: Phrase::new("canopy-city-gold"),
        why: vec![Phrase::new("canopy-city-why-gold").number("gold", city.gold)],
        count: city.gold.into(),
        points: i32::from(city.gold) / 2,
    });
    for (play, bonus) in city.bonus.iter().enumerate().filter(|(_, b)| **b > 0) {
        let guild = play == PLAYS;
        let what = if guild {
            Guild::new(usize::from(city.guild)).map(|g| catalogue.guild_phrase(g))
        } else {
            Card::new(usize::from(city.cards[play])).map(|c| catalogue.card_phrase(c))
        };
        rows.push(Row {
            part: None,
            item: match city.pile_of(play as u8) {
                _ if guild => "effect-guild".to_string(),
                Some(pile) => format!("effect-pile-{}", pile + 1),
                None => "effect".to_string(),
            },
            what: what.unwrap_or_else(|| Phrase::new("canopy-city-unknown-card")),
            why: vec![Phrase::new("canopy-city-why-effect")],
            count: 1,
            points: i32::from(*bonus),
        });
    }
    let cubes: i32 = city
        .piles()
        .iter()
        .map(|p| i32::from(p.gold) + i32::from(p.prestige))
        .sum();
    if cubes > 0 {
        rows.push(Row {
            part: None,
            item: "left-on-piles".to_string(),
            what: Phrase::new("canopy-city-left"),
            why: vec![Phrase::new("canopy-city-why-left").number("cubes", cubes)],
            count: cubes,
            points: 0,
        });
    }
    rows
}
