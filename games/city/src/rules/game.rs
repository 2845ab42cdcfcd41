//! [`CanopyCity`]: the rules, as the contract of a game asks for them.

use table::random::{Rng, below};
use table::{
    Actions, Bounds, BySeat, Checked, Descriptor, Fault, Faults, Game, Outcomes, Pending, Phrase,
    Refusal, Revealed, Say, Scored, Seat, SeatSet, Setup, Sheet, Variant, Viewer,
};

use crate::rules::action::{Action, Chance};
use crate::rules::bounds;
use crate::rules::card::{Card, Guild, MAX_CARDS, MAX_PILES};
use crate::rules::catalogue::{Catalogue, DATA, PLAYS};
use crate::rules::deck::Deck;
use crate::rules::flow::Flow;
use crate::rules::picture;
use crate::rules::position;
use crate::rules::refusal;
use crate::rules::rulings::{Guilds, OPTIONS, Rulings};
use crate::rules::score;
use crate::rules::state::{HAND, NONE, Phase, START, State};
use crate::rules::told;
use crate::rules::view::View;

/// The rules of Canopy, the city on stilts, set up for one table.
pub struct CanopyCity {
    setup: Setup,
    pub(crate) flow: Flow,
    /// The very first position, ready to be copied.
    opening: State,
}

static DESCRIPTOR: Descriptor = Descriptor {
    id: "canopy-city",
    seats: 3..=6,
    options: OPTIONS,
    variants: &[
        Variant {
            name: "base",
            seats: &[3, 4, 5, 6],
            options: &[],
        },
        Variant {
            name: "guilds",
            seats: &[3, 4, 5, 6],
            options: &[("guilds", "dealt")],
        },
        Variant {
            name: "chosen",
            seats: &[3, 6],
            options: &[("guilds", "chosen")],
        },
        Variant {
            name: "house",
            seats: &[3, 4],
            options: &[
                ("guilds", "dealt"),
                ("cover-anytime", "yes"),
                ("play-order", "effect-first"),
                ("move-pays", "yes"),
                ("move-to-bare", "no"),
                ("rearrange-foundation", "yes"),
                ("move-retriggers", "yes"),
                ("uncovered-triggers", "yes"),
                ("decline-effects", "yes"),
                ("single-use", "yes"),
                ("supply", "box"),
            ],
        },
    ],
    rules_version: 1,
    rulebook: "Canopy, jeu de draft et de construction de villes combinatoire",
    reconstructed: true,
    data: Some(DATA),
    texts: table::Bilingual {
        en: include_str!("../../texts/en.ftl"),
        fr: include_str!("../../texts/fr.ftl"),
    },
    rules: table::Bilingual {
        en: include_str!("../../../../docs/rules/canopy-city.en.md"),
        fr: include_str!("../../../../docs/rules/canopy-city.fr.md"),
    },
};

impl CanopyCity {
    /// The cards and guilds of this table.
    pub fn catalogue(&self) -> &Catalogue {
        &self.flow.catalogue
    }

    /// The open questions as this table answers them.
    pub fn rulings(&self) -> &Rulings {
        &self.flow.rulings
    }
}

impl Game for CanopyCity {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn descriptor() -> &'static Descriptor {
        &DESCRIPTOR
    }

    fn new(setup: &Setup) -> Result<Self, Faults> {
        let catalogue = Catalogue::read(setup.data().unwrap_or(DATA))?;
        let rulings = Rulings::of(setup);
        let mut faults = Faults(Vec::new());
        if rulings.guilds != Guilds::Off && catalogue.guild_count() < setup.seats() {
            let what = Phrase::new("canopy-city-fault-guilds")
                .number("guilds", catalogue.guild_count() as i64)
                .number("seats", setup.seats() as i64);
            faults.0.push(Fault::new("guilds", what));
        }
        let deck = Deck::new(&catalogue, setup.seats());
        let flow = Flow {
            catalogue,
            rulings,
            deck,
            seats: setup.seats(),
            plain: rulings == Rulings::DEFAULT,
        };
        faults.or(CanopyCity {
            setup: setup.clone(),
            opening: flow.start(),
            flow,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn bounds(&self) -> Bounds {
        bounds::of(&self.flow)
    }

    #[inline]
    fn start(&self) -> State {
        self.opening
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending {
        match state.phase {
            Phase::Deal => Pending::Chance,
            Phase::Over => Pending::Over,
            Phase::Guilds if state.waiting.is_empty() => Pending::Chance,
            _ => Pending::Seats(state.waiting),
        }
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, into: &mut Actions<Action>) {
        if seat.index() < self.flow.seats {
            self.flow.list(state, seat, |action| into.push(action));
        }
    }

    #[inline]
    fn pick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        self.flow.pick(state, seat, rng)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        refusal::of(&self.flow, self.pending(state), state, seat, action)
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, seat: Seat, action: Action) {
        self.flow.act(state, seat, action);
    }

    fn outcomes(&self, state: &State, into: &mut Outcomes<Chance>) {
        if self.pending(state) != Pending::Chance {
            return;
        }
        if state.phase == Phase::Guilds {
            let free = (0..self.flow.catalogue.guild_count())
                .filter(|g| self.flow.guild_is_free(state, *g));
            into.extend(free.filter_map(Guild::new).map(|g| (Chance::Guild(g), 1)));
        } else {
            for card in (0..MAX_CARDS).filter_map(Card::new) {
                let left = state.deck.count(card.index() as u8);
                if left > 0 {
                    into.push((Chance::Card(card), left));
                }
            }
        }
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        if state.phase == Phase::Guilds {
            let mut outcomes = Outcomes::new();
            self.outcomes(state, &mut outcomes);
            return table::random::choose(rng, &outcomes).0;
        }
        let n = below(rng, state.deck.total());
        Chance::Card(Card::at(state.deck.nth(n)))
    }

    #[inline]
    fn resolve_unchecked(&self, state: &mut State, outcome: Chance) {
        match outcome {
            Chance::Guild(guild) => self.flow.give_guild(state, guild.index()),
            Chance::Card(card) => self.flow.deal(state, card.index() as u8),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        view.resample(&self.flow, rng)
    }

    fn revealed(step: &Checked<'_, Self>) -> Revealed {
        told::revealed(step)
    }

    fn describe_step(step: &Checked<'_, Self>, viewer: Viewer) -> Phrase {
        told::describe_step(step, viewer)
    }

    fn choice(&self, action: Action) -> Phrase {
        told::choice(&self.flow.catalogue, action)
    }

    fn picture(&self, view: &View, say: &dyn Say) -> String {
        picture::draw(&self.flow.catalogue, view, say)
    }

    #[inline]
    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.flow.seats, |seat| {
            score::so_far(&self.flow, state, seat)
        })
    }

    fn winners(&self, state: &State) -> SeatSet {
        self.result(state).1
    }

    #[inline]
    fn result(&self, state: &State) -> (BySeat<i32>, SeatSet) {
        let scores = self.scores(state);
        let winners = score::winners(self.flow.seats, |seat| {
            (scores[seat], state.city(seat).gold)
        });
        (scores, winners)
    }

    fn sheet(&self, state: &State) -> Sheet {
        score::sheet(&self.flow.catalogue, &state.cities[..self.flow.seats])
    }

    fn score_position(text: &str, setup: Option<&Setup>) -> Result<Scored, Faults> {
        position::score(text, setup)
    }

    fn action_index(&self, action: Action) -> usize {
        action.index()
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit(&self.flow, state)
    }
}

/// Every card is somewhere and only once, every pile hangs together, and no cube is lost.
fn audit(flow: &Flow, state: &State) -> Result<(), String> {
    let mut left = flow.deck;
    let mut see = |card: u8| -> Result<(), String> {
        if left.count(card) == 0 {
            return Err(format!("card {card} is there too often"));
        }
        left.take(card);
        Ok(())
    };
    let mut cubes = [0u32; 2];
    for seat in 0..flow.seats {
        let size = state.hand_size(seat);
        let hand = &state.hands[seat];
        for card in &hand[..size] {
            see(*card)?;
        }
        if hand[size..].iter().any(|c| *c != NONE) || !hand[..size].is_sorted() {
            return Err(format!("hand {seat} is out of order"));
        }
        let city = &state.cities[seat];
        let played = city.cards.iter().filter(|c| **c != NONE).count();
        city.cards[..played].iter().try_for_each(|c| see(*c))?;
        let mut placed = 0u32;
        let mut put = |play: u8| -> Result<(), String> {
            if usize::from(play) >= played || placed >> play & 1 != 0 {
                return Err(format!("play {play} of seat {seat} lies in two places"));
            }
            placed |= 1 << play;
            Ok(())
        };
        if usize::from(city.pile_count) > MAX_PILES {
            return Err("too many piles".to_string());
        }
        for at in 0..city.piles().len() {
            let pile = &city.piles[at];
            if usize::from(pile.base) < PLAYS {
                put(pile.base)?;
            } else if pile.base != START && pile.base != NONE {
                return Err("a pile without a foundation".to_string());
            }
            let stack: Vec<u8> = city.stack(at).collect();
            if stack.len() != usize::from(pile.height) {
                return Err(format!("pile {at} of seat {seat} has another height"));
            }
            stack.into_iter().try_for_each(&mut put)?;
            cubes[0] += u32::from(pile.gold);
            cubes[1] += u32::from(pile.prestige);
        }
        if placed.count_ones() as usize != played {
            return Err(format!("a card of seat {seat} lies nowhere"));
        }
        cubes[0] += u32::from(city.gold);
        cubes[1] += u32::from(city.prestige);
        let pick = state.picks[seat];
        if pick != NONE && !state.hand(state.held_by(seat)).contains(&pick) {
            return Err(format!("seat {seat} chose a card that it does not hold"));
        }
    }
    if left != state.deck {
        return Err("a card is lost, or there is one too many".to_string());
    }
    let in_deck = left.total();
    let dealt = PLAYS * flow.seats;
    let undealt = usize::from(2 - state.cycle) * HAND * flow.seats
        + if matches!(state.phase, Phase::Deal | Phase::Guilds) {
            HAND * flow.seats - usize::from(state.dealt)
        } else {
            0
        };
    if in_deck as usize != undealt + flow.deck.total() as usize - dealt {
        return Err(format!("{in_deck} cards in the deck"));
    }
    if flow.rulings.limited_supply {
        for (cubes, supply) in cubes.iter().zip(state.supply) {
            if cubes + u32::from(supply) != u32::from(flow.catalogue.numbers.supply) {
                return Err(format!("{cubes} cubes out and {supply} in the supply"));
            }
        }
    }
    Ok(())
}
