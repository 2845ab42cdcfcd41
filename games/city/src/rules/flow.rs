//! How the game goes on: deals, sealed choices, plays, and the steps at the end of cycle and game.

use table::{Seat, SeatSet};

use crate::rules::action::Action;
use crate::rules::card::{Card, Guild, MAX_PILES, Pile};
use crate::rules::catalogue::{Catalogue, GuildRules};
use crate::rules::deck::Deck;
use crate::rules::effects::{Choices, Offer, Resolver};
use crate::rules::rulings::{Guilds, Rulings};
use crate::rules::state::{
    Ask, CYCLES, City, FOUND, HAND, NONE, Phase, SEATS, START, State, remove,
};

/// What stays the same during a game.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    pub catalogue: Catalogue,
    pub rulings: Rulings,
    pub deck: Deck,
    pub seats: usize,
    /// Are the rulings the default ones?
    pub plain: bool,
}

impl Flow {
    pub(crate) fn start(&self) -> State {
        let mut state = State::new(self.seats);
        state.deck = self.deck;
        let numbers = &self.catalogue.numbers;
        if self.rulings.limited_supply {
            let gold = u16::from(numbers.start_gold) * self.seats as u16;
            state.supply = [numbers.supply.saturating_sub(gold), numbers.supply];
        }
        for city in &mut state.cities[..self.seats] {
            city.gold = numbers.start_gold.into();
            for _ in 0..numbers.start_foundations {
                city.found(START);
            }
        }
        match self.rulings.guilds {
            Guilds::Off => state.phase = Phase::Deal,
            Guilds::Dealt => {}
            Guilds::Chosen => state.waiting = SeatSet::only(Seat::P1),
        }
        state
    }

    fn guild_rules(&self, city: &City) -> &GuildRules {
        let at = usize::from(city.guild).min(self.catalogue.guilds.len() - 1);
        &self.catalogue.guilds[at]
    }

    /// The seat that gets the next guild.
    pub(crate) fn next_guild(&self, state: &State) -> Option<Seat> {
        Seat::first(self.seats).find(|s| state.city(*s).guild == NONE)
    }

    /// Is this guild still to be had?
    pub(crate) fn guild_is_free(&self, state: &State, guild: usize) -> bool {
        guild < self.catalogue.guild_count()
            && state.cities[..self.seats]
                .iter()
                .all(|c| usize::from(c.guild) != guild)
    }

    pub(crate) fn give_guild(&self, state: &mut State, guild: usize) {
        let Some(seat) = self.next_guild(state) else {
            return;
        };
        let city = &mut state.cities[seat.index()];
        city.guild = guild as u8;
        for _ in 0..self.catalogue.guilds[guild].extra_foundations {
            city.found(START);
        }
        let next = self.next_guild(state);
        if next.is_none() {
            state.phase = Phase::Deal;
        }
        state.waiting = match next {
            Some(seat) if self.rulings.guilds == Guilds::Chosen => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        };
    }

    /// The next seat is dealt this card: one each in turn.
    #[inline]
    pub(crate) fn deal(&self, state: &mut State, card: u8) {
        state.deck.draw(card);
        state.insert(usize::from(state.deal_to), card);
        state.dealt += 1;
        state.deal_to += 1;
        if usize::from(state.deal_to) == self.seats {
            state.deal_to = 0;
        }
        if usize::from(state.dealt) == HAND * self.seats {
            state.phase = Phase::Pick;
            state.waiting = SeatSet::first(self.seats);
        }
    }

    /// A seat acts.
    #[inline]
    pub(crate) fn act(&self, state: &mut State, seat: Seat, action: Action) {
        let at = seat.index();
        match action {
            Action::Guild(guild) => {
                self.give_guild(state, guild.index());
                return;
            }
            Action::Pick(card) => {
                state.picks[at] = card.index() as u8;
                state.waiting.remove(seat);
            }
            Action::Build(_) | Action::Found => {
                state.plays[at] = match action {
                    Action::Build(pile) => pile.index() as u8,
                    _ => FOUND,
                };
                state.waiting.remove(seat);
            }
            effect => {
                self.resolver(state, at).act(effect);
                if state.cities[at].run.ask == Ask::Idle {
                    state.waiting.remove(seat);
                }
            }
        }
        // Most actions are not the last of their kind: keep the way out short.
        if state.waiting.is_empty() {
            self.proceed(state);
        }
    }

    pub(crate) fn resolver<'a>(&'a self, state: &'a mut State, seat: usize) -> Resolver<'a> {
        Resolver {
            catalogue: &self.catalogue,
            rulings: &self.rulings,
            city: &mut state.cities[seat],
            supply: &mut state.supply,
            cycle: state.cycle,
            phase: state.phase,
        }
    }

    /// What a city's owner can be asked.
    #[inline]
    pub(crate) fn choices<'a>(&'a self, city: &'a City) -> Choices<'a> {
        Choices {
            catalogue: &self.catalogue,
            rulings: &self.rulings,
            city,
        }
    }

    /// Goes on until somebody must decide, or chance.
    #[inline(never)]
    pub(crate) fn proceed(&self, state: &mut State) {
        while state.waiting.is_empty() {
            match state.phase {
                Phase::Pick => self.begin_play(state),
                Phase::Play => self.reveal(state),
                Phase::Effects => self.end_turn(state),
                Phase::CycleEnd if state.cycle + 1 < CYCLES as u8 => self.next_cycle(state),
                Phase::CycleEnd => self.begin_step(state, Phase::GameEnd),
                Phase::GameEnd => state.phase = Phase::Over,
                Phase::Guilds | Phase::Deal | Phase::Over => return,
            }
        }
    }

    #[inline(never)]
    fn next_cycle(&self, state: &mut State) {
        state.cycle += 1;
        state.turn = 0;
        state.shift = 0;
        state.dealt = 0;
        for city in &mut state.cities[..self.seats] {
            city.guild_used = false;
        }
        state.phase = Phase::Deal;
    }

    /// All have chosen. Who has only one way to play the card is not asked.
    #[inline(never)]
    fn begin_play(&self, state: &mut State) {
        state.phase = Phase::Play;
        self.note_ways(state);
        for (at, ways) in state.ways[..self.seats.min(SEATS)].iter().enumerate() {
            if ways.count_ones() == 1 {
                state.plays[at] = ways.trailing_zeros() as u8;
            } else {
                state.waiting.insert(Seat::ALL[at]);
            }
        }
    }

    /// Notes the ways in which the chosen cards can be played.
    #[inline]
    pub(crate) fn note_ways(&self, state: &mut State) {
        let full = self.full_cost(state.cycle);
        let cities = state.cities.iter().take(self.seats);
        for (ways, city) in state.ways.iter_mut().zip(cities) {
            *ways = self.ways_at(city, self.discounted(city, full));
        }
    }

    /// The price of a foundation for the owner of a city.
    #[inline]
    pub(crate) fn cost(&self, city: &City, cycle: u8) -> u16 {
        self.discounted(city, self.full_cost(cycle))
    }

    #[inline]
    fn full_cost(&self, cycle: u8) -> u8 {
        self.catalogue.numbers.foundation_costs[usize::from(cycle.min(2))]
    }

    #[inline]
    fn discounted(&self, city: &City, full: u8) -> u16 {
        if city.guild == NONE {
            return full.into();
        }
        full.saturating_sub(self.guild_rules(city).discount).into()
    }

    /// Is a foundation free, so that a building must go there?
    #[inline]
    pub(crate) fn must_fill(&self, city: &City) -> bool {
        !self.rulings.cover_anytime && city.bare != 0
    }

    /// The ways in which the owner of a city can play a card, as bits: the piles to build on, then
    /// [`FOUND`].
    #[inline]
    pub(crate) fn ways(&self, city: &City, cycle: u8) -> u32 {
        self.ways_at(city, self.cost(city, cycle))
    }

    /// The same, when a foundation costs so much.
    #[inline]
    fn ways_at(&self, city: &City, cost: u16) -> u32 {
        let open = if self.must_fill(city) {
            city.bare
        } else {
            city.all()
        };
        let room = usize::from(city.pile_count) < MAX_PILES;
        let found = room & (city.gold >= cost);
        self.choices(city).distinct(open) | u32::from(found) << FOUND
    }

    /// All have decided: the cards are played at the same time, then their effects begin.
    #[inline(never)]
    fn reveal(&self, state: &mut State) {
        // By the default rulings, the compiler drops what they never lead to.
        if self.plain {
            self.reveal_by::<true>(state);
        } else {
            self.reveal_by::<false>(state);
        }
    }

    #[inline(always)]
    fn reveal_by<const PLAIN: bool>(&self, state: &mut State) {
        let rulings = if PLAIN {
            &Rulings::DEFAULT
        } else {
            &self.rulings
        };
        state.phase = Phase::Effects;
        state.ways = [0; SEATS];
        let play = state.play_number();
        let cycle = state.cycle;
        let seats = self.seats.min(SEATS);
        let picks = std::mem::replace(&mut state.picks, [NONE; SEATS]);
        let plays = std::mem::replace(&mut state.plays, [NONE; SEATS]);
        let mut hand = state.held_by(0);
        for (at, city) in state.cities[..seats].iter_mut().enumerate() {
            let (card, way) = (picks[at], plays[at]);
            remove(&mut state.hands[hand], card);
            hand = if hand + 1 == seats { 0 } else { hand + 1 };
            city.cards[usize::from(play)] = card;
            if way == FOUND {
                let cost = self.cost(city, cycle);
                city.gold -= cost;
                city.found(play);
                city.hidden |= 1 << play;
                if rulings.limited_supply {
                    state.supply[0] += cost;
                }
            } else {
                let mut resolver = Resolver {
                    catalogue: &self.catalogue,
                    rulings,
                    city,
                    supply: &mut state.supply,
                    cycle,
                    phase: Phase::Effects,
                };
                if resolver.lay(usize::from(way), play, card) && follow(resolver, play, card) {
                    state.waiting.insert(Seat::ALL[at]);
                }
            }
        }
    }

    /// The hands are taken up by the next seats; the last card of a hand needs no choice.
    #[inline(never)]
    fn end_turn(&self, state: &mut State) {
        state.turn += 1;
        if usize::from(state.turn) == HAND {
            self.begin_step(state, Phase::CycleEnd);
            return;
        }
        state.shift += if state.cycle == 1 {
            self.seats as u8 - 1
        } else {
            1
        };
        if state.shift >= state.seats {
            state.shift -= state.seats;
        }
        self.begin_pick(state);
    }

    /// Everybody looks at the hand it holds.
    pub(crate) fn begin_pick(&self, state: &mut State) {
        state.phase = Phase::Pick;
        if usize::from(state.turn) == HAND - 1 {
            for (seat, hand) in state.held().enumerate() {
                state.picks[seat] = state.hands[hand][0];
            }
        } else {
            state.waiting = SeatSet::first(self.seats);
        }
    }

    /// The effects of the end of a cycle or of the game begin, for all seats.
    #[inline(never)]
    fn begin_step(&self, state: &mut State, phase: Phase) {
        state.phase = phase;
        for seat in Seat::first(self.seats) {
            self.resolver(state, seat.index()).begin_step();
            if state.city(seat).run.ask != Ask::Idle {
                state.waiting.insert(seat);
            }
        }
    }

    /// How a seat can play the card it chose.
    #[inline]
    pub(crate) fn play_offer(&self, state: &State, seat: Seat) -> Offer {
        Offer::of(self.ways(state.city(seat), state.cycle), play)
    }

    /// Lists the legal actions of a seat.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, mut f: impl FnMut(Action)) {
        let at = seat.index();
        match state.phase {
            Phase::Guilds if state.waiting.contains(seat) => {
                for guild in 0..self.catalogue.guild_count() {
                    if self.guild_is_free(state, guild) {
                        f(Action::Guild(Guild::at(guild as u8)));
                    }
                }
            }
            // Who has chosen may change its mind until the last has.
            Phase::Pick => {
                let mut last = NONE;
                // Free places come after the cards.
                for card in state.hands[state.held_by(at)] {
                    if card == NONE {
                        break;
                    }
                    if card != last {
                        f(Action::Pick(Card::at(card)));
                        last = card;
                    }
                }
            }
            Phase::Play => Offer::of(state.ways[at], play).list(f),
            Phase::Effects | Phase::CycleEnd | Phase::GameEnd => {
                self.choices(&state.cities[at]).offer().list(f);
            }
            _ => {}
        }
    }
}

/// What follows when a building was laid. Says whether the owner must decide something.
///
/// Takes the resolver by value: so it is not made in memory for the many buildings after which nothing
/// follows.
#[inline(never)]
fn follow(mut resolver: Resolver<'_>, play: u8, card: u8) -> bool {
    resolver.follow(play, card)
}

/// The decision to play a card in this way: on a pile, or as a foundation.
#[inline]
pub(crate) fn play(way: u8) -> Action {
    match way {
        FOUND => Action::Found,
        pile => Action::Build(Pile::at(pile)),
    }
}
