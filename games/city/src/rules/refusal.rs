//! Why an action is refused: the rule and what would be right.

use table::{Pending, Phrase, Refusal, Seat};

use crate::rules::action::Action;
use crate::rules::effects::Choices;
use crate::rules::flow::Flow;
use crate::rules::state::{Ask, Phase, State};

/// The reason, or `None` if the action is legal.
pub(crate) fn of(
    flow: &Flow,
    pending: Pending,
    state: &State,
    seat: Seat,
    action: Action,
) -> Option<Refusal> {
    let awaited = match pending {
        Pending::Over => return Some(Refusal::Over),
        Pending::Chance => return Some(Refusal::Chance),
        Pending::Seats(awaited) => awaited,
    };
    // Who has chosen may change its mind until the last has.
    let sealed = matches!(state.phase, Phase::Pick | Phase::Play);
    let seated = seat.index() < flow.seats;
    if !seated || (!sealed && !awaited.contains(seat)) {
        return Some(Refusal::NotAwaited { seat, awaited });
    }
    let mut legal = false;
    flow.list(state, seat, |a| legal |= a == action);
    if legal {
        return None;
    }
    let (rule, why) = why(flow, state, seat, action);
    Some(Refusal::illegal(rule, why))
}

fn why(flow: &Flow, state: &State, seat: Seat, action: Action) -> (&'static str, Phrase) {
    let say = Phrase::new;
    let city = state.city(seat);
    match action {
        Action::Guild(_) if state.phase == Phase::Guilds => {
            ("CC-4", say("canopy-city-no-such-guild"))
        }
        Action::Guild(_) => ("CC-4", say("canopy-city-no-guild-now")),
        Action::Pick(_) if state.phase == Phase::Pick => ("CC-6", say("canopy-city-not-in-hand")),
        Action::Pick(_) => ("CC-6", say("canopy-city-no-pick-now")),
        Action::Build(_) | Action::Found if state.phase != Phase::Play => {
            ("CC-9", say("canopy-city-no-play-now"))
        }
        Action::Build(pile) if pile.index() >= city.piles().len() => {
            ("CC-27", say("canopy-city-no-such-pile"))
        }
        Action::Build(pile) if flow.must_fill(city) && !city.piles[pile.index()].is_bare() => {
            ("CC-41", say("canopy-city-free-first"))
        }
        Action::Build(_) => ("CC-54", say("canopy-city-alike")),
        Action::Found => {
            let why = say("canopy-city-no-gold")
                .number("cost", i64::from(flow.cost(city, state.cycle)))
                .number("gold", i64::from(city.gold));
            ("CC-14", why)
        }
        _ if !matches!(
            state.phase,
            Phase::Effects | Phase::CycleEnd | Phase::GameEnd
        ) =>
        {
            ("CC-15", say("canopy-city-no-effect-now"))
        }
        effect => effect_reason(&flow.choices(city), effect),
    }
}

fn effect_reason(choices: &Choices<'_>, action: Action) -> (&'static str, Phrase) {
    let say = Phrase::new;
    let city = choices.city;
    let ask = city.run.ask;
    let exists = |pile: usize| pile < city.piles().len();
    let wrong = match action {
        Action::Resolve(_) | Action::ResolveGuild => ask != Ask::Order,
        Action::Use => !matches!(ask, Ask::Use | Ask::Offer),
        Action::Pay => ask != Ask::Pay,
        Action::Option(_) => ask != Ask::Branch,
        Action::From(_) => ask != Ask::From,
        Action::To(_) => !matches!(ask, Ask::To | Ask::MayTo),
        Action::Rearrange(_) => ask != Ask::Rearrange,
        Action::Next(_) => ask != Ask::Next,
        Action::Place(_) => ask != Ask::Place,
        _ => false,
    };
    if wrong {
        return ("CC-17", say("canopy-city-asked-otherwise"));
    }
    match action {
        Action::Resolve(pile)
        | Action::From(pile)
        | Action::To(pile)
        | Action::Rearrange(pile)
        | Action::Place(pile)
            if !exists(pile.index()) =>
        {
            ("CC-27", say("canopy-city-no-such-pile"))
        }
        Action::Resolve(_) | Action::ResolveGuild => ("CC-16", say("canopy-city-not-due")),
        Action::Pass => ("CC-48", say("canopy-city-must")),
        Action::Option(_) => ("CC-25", say("canopy-city-no-such-option")),
        Action::From(_) => ("CC-21", say("canopy-city-not-movable")),
        Action::To(pile) if pile.index() == usize::from(city.run.pile) => {
            ("CC-21", say("canopy-city-same-pile"))
        }
        Action::To(pile) if city.piles[pile.index()].is_bare() && choices.rulings.move_to_bare => {
            ("CC-54", say("canopy-city-alike"))
        }
        Action::To(_) => ("CC-44", say("canopy-city-not-bare")),
        Action::Rearrange(pile) if !choices.can_arrange(pile.index()) => {
            ("CC-56", say("canopy-city-nothing-to-arrange"))
        }
        Action::Rearrange(_) => ("CC-22", say("canopy-city-own-pile")),
        Action::Next(_) => ("CC-22", say("canopy-city-not-in-pile")),
        Action::Place(_) => ("CC-55", say("canopy-city-not-there")),
        _ => ("CC-17", say("canopy-city-asked-otherwise")),
    }
}
