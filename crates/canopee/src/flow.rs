//! How a game goes on: the turn as a row of small steps, and what interrupts it.
//!
//! After every action and every outcome of chance, [`State::go_on`] runs until somebody must
//! choose or chance must speak. First come interruptions (cards to discard, to draw, to add), then
//! the stage of the turn or of the season's end.

use crate::action::{Action, Chance};
use crate::cards::{Entry, Zone, seat_bit};
use crate::config::{Animals, Config, Spirit};
use crate::kind::{Kind, SEED_KINDS, SeasonCard, Species};
use crate::state::{Frame, Item, Phase, Stage, State};

/// `sub` while chance shows a seat the pile of its toucan.
pub(crate) const PEEKING: u8 = 1;

impl State {
    /// The very first position.
    pub(crate) fn begin(c: &Config) -> State {
        let mut state = State::new(c);
        if let Animals::These(bits) = c.animals {
            for species in Species::ALL
                .into_iter()
                .filter(|s| bits >> s.index() & 1 != 0)
            {
                state.add_species(species);
            }
        }
        if !c.first_edition && !c.solo() {
            (0..c.players).for_each(|f| state.start_tree(f));
        }
        if c.solo() && c.spirit == Spirit::Easy {
            state.start_tree(0);
        }
        if let Some(seat) = c.first {
            state.turn = seat.index() as u8;
            state.sub = 1;
        }
        state.go_on(c);
        state
    }

    #[inline]
    pub(crate) fn wait(&mut self, phase: Phase, who: usize) -> bool {
        self.phase = phase;
        self.who = who as u8;
        true
    }

    /// Runs until somebody must choose or chance must speak.
    #[inline]
    pub(crate) fn go_on(&mut self, c: &Config) {
        loop {
            if c.first_edition {
                // There, animals help from the turn on in which they come.
                self.fresh = [0; 4];
            }
            let waits = if self.is_interrupted() {
                self.interruption(c)
            } else {
                self.stage_step(c)
            };
            if waits {
                return;
            }
        }
    }

    #[inline]
    pub(crate) fn is_interrupted(&self) -> bool {
        self.hands | self.uncover | self.storm != 0
            || self.sky
            || self.frame != Frame::None
            || u32::from_ne_bytes(self.losses) | u32::from_ne_bytes(self.draws) != 0
    }

    /// Handles the first interruption. True if somebody must choose or chance must speak.
    pub(crate) fn interruption(&mut self, c: &Config) -> bool {
        if self.storm > 0 {
            let phase = if self.storm == 1 {
                Phase::StormAt
            } else {
                Phase::Storm
            };
            return self.wait(phase, usize::from(self.storm_who));
        }
        if self.losses != [0; 4] {
            let forest = self.first_of(c, |s, f| s.losses[f] > 0);
            return self.next_loss(c, forest);
        }
        if self.uncover != 0 {
            let forest = self.first_of(c, |s, f| s.uncover & seat_bit(f) != 0);
            return self.next_uncovering(forest);
        }
        if self.sky {
            if self.cards.count(Zone::SKY) > 0 {
                return self.wait(Phase::SkyPut, usize::from(self.turn));
            }
            if self.deck > 0 {
                return self.wait(Phase::SkyLook, usize::from(self.turn));
            }
            self.sky = false;
            return false;
        }
        if self.draws != [0; 4] {
            if self.deck == 0 {
                self.draws = [0; 4];
                return false;
            }
            let forest = self.first_of(c, |s, f| s.draws[f] > 0);
            return self.wait(Phase::Draw, forest);
        }
        if self.frame != Frame::None {
            return self.next_of_frame(c);
        }
        let forest = self.first_of(c, |s, f| s.hands & seat_bit(f) != 0);
        self.next_addition(c, forest)
    }

    /// The first forest in the order of the table to which something applies.
    #[inline]
    pub(crate) fn first_of(&self, c: &Config, applies: impl Fn(&State, usize) -> bool) -> usize {
        (0..c.players)
            .map(|step| self.in_order(c, step))
            .find(|f| applies(self, *f))
            .unwrap_or(0)
    }

    fn next_loss(&mut self, c: &Config, forest: usize) -> bool {
        let count = if c.solo() && forest == 1 {
            self.spirit_losses(c).len() as u32
        } else {
            self.target_count(c, forest, self.why)
        };
        match count {
            0 => {
                self.losses[forest] = 0;
                false
            }
            1 => {
                let mut only = Action::Done;
                self.loss_choices(c, forest, |action| only = action);
                self.losses[forest] -= 1;
                self.discard_target(forest, only);
                false
            }
            _ => self.wait(Phase::Target, forest),
        }
    }

    /// What may be discarded now: all that the reason allows, and for the Spirit what costs it least.
    pub(crate) fn loss_choices(&self, c: &Config, forest: usize, mut f: impl FnMut(Action)) {
        if c.solo() && forest == 1 {
            self.spirit_losses(c).into_iter().for_each(f);
        } else {
            self.targets(c, forest, self.why, &mut f);
        }
    }

    fn next_uncovering(&mut self, forest: usize) -> bool {
        let zone = Zone::pitcher(forest);
        let hidden = self.cards.of(zone);
        match hidden {
            [] => {
                self.uncover &= !seat_bit(forest);
                false
            }
            [only] => {
                let kind = only.kind();
                self.turn_up(forest, kind);
                false
            }
            _ => self.wait(Phase::Uncover, forest),
        }
    }

    /// Turns up a card that lay under a pitcher plant.
    pub(crate) fn turn_up(&mut self, forest: usize, kind: Kind) {
        if self.cards.take(Zone::pitcher(forest), kind).is_some() {
            self.hand(forest, kind);
        }
        self.uncover &= !seat_bit(forest);
        self.check_pitchers(forest);
    }

    fn next_of_frame(&mut self, c: &Config) -> bool {
        let who = usize::from(self.frame_who);
        if self.frame == Frame::Offer {
            return if c.many() && self.sub == 0 {
                self.wait(Phase::OfferTo, who)
            } else {
                let foe = usize::from(self.foe);
                self.wait(Phase::Answer, foe)
            };
        }
        if self.left > 0 && self.deck > 0 {
            return self.wait(Phase::DrawOpen, who);
        }
        self.left = 0;
        if self.cards.of(Zone::DRAWN).is_empty() {
            self.frame = Frame::None;
            return false;
        }
        self.wait(Phase::Pick, who)
    }

    /// The rest of the drawn cards is discarded.
    fn close_frame(&mut self) {
        let discard = &mut self.discard;
        self.cards
            .drain(Zone::DRAWN, |e| discard[e.kind().index()] += 1);
        self.frame = Frame::None;
    }

    fn next_addition(&mut self, c: &Config, forest: usize) -> bool {
        if c.solo() && forest == 1 {
            return self.spirit_addition(c);
        }
        let zone = Zone::hand(forest);
        let kinds = self.cards.kinds(zone);
        if kinds & Kind::PLAIN_BITS != 0 && kinds & Kind::SUDDEN_BITS == 0 {
            self.lay_plain(forest);
        }
        if self.cards.count(zone) == 0 {
            self.hands &= !seat_bit(forest);
            return false;
        }
        // Trunks are the commonest case: with an incomplete tree there is a choice.
        if kinds & !Kind::TRUNK_BITS == 0 && self.trees.any_open(forest) {
            return self.wait(Phase::Add, forest);
        }
        let mut only = None;
        let mut count = 0;
        self.additions(forest, |a| {
            only = Some(a);
            count += 1;
        });
        match only {
            Some(action) if count == 1 && !self.offers_extras(c, forest) => {
                self.add(c, forest, action);
                self.clear_hand(forest);
                false
            }
            _ => self.wait(Phase::Add, forest),
        }
    }

    /// Nothing more to add?
    #[inline]
    fn clear_hand(&mut self, forest: usize) {
        if self.cards.count(Zone::hand(forest)) == 0 {
            self.hands &= !seat_bit(forest);
        }
    }

    /// Can this seat use ants or fungi now, while it adds cards?
    pub(crate) fn offers_extras(&self, c: &Config, forest: usize) -> bool {
        self.stage.is_turn() && usize::from(self.turn) == forest && self.has_extras(c, forest)
    }

    /// The lightning's owner chooses, with three and four seats first with whom.
    pub(crate) fn ask_storm(&mut self, c: &Config, forest: usize) {
        self.storm_who = forest as u8;
        if c.many() {
            self.storm = 1;
        } else {
            self.foe = 1 - forest as u8;
            self.storm = 2;
        }
    }

    /// One step of the stage. True if somebody must choose or chance must speak.
    fn stage_step(&mut self, c: &Config) -> bool {
        let turn = usize::from(self.turn);
        match self.stage {
            Stage::SetUp => self.set_up(c),
            Stage::Dawn => self.dawn(c),
            Stage::Open => self.open_turn(c),
            Stage::Before => self.before_turn(c),
            Stage::Piles => self.look(c),
            Stage::Passing => {
                let pile = self.this_pile(c);
                self.grow(pile);
                self.go_to_pile(c, usize::from(self.at) + 1)
            }
            Stage::Taken => self.refill(c),
            Stage::PassedAll => {
                if self.deck == 0 {
                    self.stage = Stage::After;
                    return false;
                }
                if self.ready(turn, Species::Sloth) {
                    return self.wait(Phase::PassedAll, turn);
                }
                self.draws[turn] = 1;
                self.stage = Stage::After;
                false
            }
            Stage::After => self.close_turn(c),
            Stage::Spirit => self.spirit_turn(c),
            Stage::SpiritAfter => {
                self.end_turn(c);
                false
            }
            Stage::Over => self.wait(Phase::Over, 0),
            _ => loop {
                if self.season_end_step(c) {
                    break true;
                }
                let ended = !self.stage.is_season_end() || self.stage == Stage::Over;
                if ended || self.is_interrupted() {
                    break false;
                }
            },
        }
    }

    /// A turn ends, and the next one begins.
    #[inline(always)]
    fn close_turn(&mut self, c: &Config) -> bool {
        let turn = usize::from(self.turn);
        self.stage = Stage::After;
        if self.has_extras(c, turn) {
            return self.wait(Phase::After, turn);
        }
        self.end_turn(c);
        self.open_turn(c)
    }

    #[inline(always)]
    fn open_turn(&mut self, c: &Config) -> bool {
        if c.solo() && self.turn == 1 {
            self.stage = Stage::Spirit;
            self.sub = 0;
            false
        } else if self.deck == 0 && self.next_pile(c, 0).is_none() {
            self.end_season(c);
            false
        } else {
            self.stage = Stage::Before;
            self.before_turn(c)
        }
    }

    #[inline(always)]
    fn before_turn(&mut self, c: &Config) -> bool {
        let turn = usize::from(self.turn);
        if self.sub == PEEKING {
            return self.wait(Phase::Peek, turn);
        }
        if self.has_before(c, turn) {
            return self.wait(Phase::Before, turn);
        }
        self.go_to_pile(c, 0)
    }

    fn set_up(&mut self, c: &Config) -> bool {
        if self.sub == 0 {
            return self.wait(Phase::First, 0);
        }
        if let Animals::Random(count) = c.animals
            && self.species.count_ones() < u32::from(count)
        {
            return self.wait(Phase::Species, 0);
        }
        self.first = self.turn;
        self.sub = 1;
        self.stage = Stage::Dawn;
        false
    }

    /// A season begins. `sub` is 0 while the first seat is open, then 1.
    fn dawn(&mut self, c: &Config) -> bool {
        if self.sub == 0 {
            return self.wait(Phase::First, 0);
        }
        if c.shifting && self.card.is_none() {
            return self.wait(Phase::SeasonCard, 0);
        }
        self.turn = self.first;
        self.last_taker = self.first;
        self.used = [0; 4];
        self.fresh = [0; 4];
        self.awarded = 0;
        self.stolen = 0;
        let sizes: [u8; 3] = if c.many() { [1, 1, 2] } else { [1, 2, 3] };
        let sides = if c.many() { c.seats } else { 2 };
        for pile in 0..=sides {
            let size = match (c.many(), pile) {
                (false, _) => sizes[pile],
                (true, _) if pile == sides => sizes[2],
                (true, _) => 1,
            };
            (0..size).for_each(|_| self.grow(pile));
        }
        if self.card == Some(SeasonCard::Fecundity) {
            (0..3).for_each(|_| self.grow(sides + 1));
        }
        if c.solo() {
            let extra = u8::from(self.season == 0 && c.spirit == Spirit::Hard);
            for _ in 0..=extra {
                self.starts += 1;
                self.hand(1, Kind::Trunk0);
            }
        }
        self.stage = Stage::Open;
        self.sub = 0;
        false
    }

    /// Goes to the next pile with cards, or on if there is none.
    #[inline(always)]
    pub(crate) fn go_to_pile(&mut self, c: &Config, from: usize) -> bool {
        match self.next_pile(c, from) {
            Some(next) => {
                self.at = next as u8;
                self.stage = Stage::Piles;
                self.look(c)
            }
            None => {
                self.stage = Stage::PassedAll;
                false
            }
        }
    }

    /// The seat looks at the pile.
    #[inline(always)]
    fn look(&mut self, c: &Config) -> bool {
        let pile = self.this_pile(c);
        let turn = usize::from(self.turn);
        if self.seen(pile) > 0 {
            self.cards.learn(Zone::pile(pile), seat_bit(turn));
        }
        let phase = if self.unseen[pile] > 0 {
            Phase::Look
        } else {
            Phase::Choose
        };
        self.wait(phase, turn)
    }

    #[inline(always)]
    fn end_turn(&mut self, c: &Config) {
        self.fresh = [0; 4];
        self.turn += 1;
        if usize::from(self.turn) >= c.players {
            self.turn = 0;
        }
        self.stage = Stage::Open;
    }

    /// Takes an action that is known to be legal.
    #[inline]
    pub(crate) fn act(&mut self, c: &Config, action: Action) {
        if self.phase == Phase::Choose && self.act_plainly(c, action) {
            return;
        }
        if !self.act_in_turn(c, action) {
            self.go_on(c);
        }
    }

    /// Takes an action and nothing that follows from it. True if the same seat must choose again at
    /// once.
    pub(crate) fn act_in_turn(&mut self, c: &Config, action: Action) -> bool {
        self.last = match self.phase {
            Phase::Target
            | Phase::Add
            | Phase::Pick
            | Phase::Answer
            | Phase::Storm
            | Phase::SeedPick => action.index() as u16 + 1,
            _ => 0,
        };
        self.act_in_phase(c, action)
    }

    /// Most of a game is refusing and keeping piles without anything special: these go straight to
    /// the next look. True if that was all.
    #[inline]
    fn act_plainly(&mut self, c: &Config, action: Action) -> bool {
        if c.solo() || c.first_edition || self.card.is_some() {
            return false;
        }
        match action {
            Action::Pass => {
                self.last = 0;
                let pile = self.this_pile(c);
                self.grow(pile);
                if !self.go_to_pile(c, usize::from(self.at) + 1) {
                    self.go_on(c);
                }
                true
            }
            Action::Keep if self.has(usize::from(self.turn), Kind::Pitcher) == 0 => {
                self.last = 0;
                self.take_pile(c);
                let waits = match self.hands {
                    0 => self.refill(c),
                    _ => self.next_addition(c, usize::from(self.turn)),
                };
                if !waits {
                    self.go_on(c);
                }
                true
            }
            _ => false,
        }
    }

    /// The place of the pile that was taken gets its new card, and the turn ends.
    #[inline(always)]
    fn refill(&mut self, c: &Config) -> bool {
        let pile = self.this_pile(c);
        self.grow(pile);
        if c.many() && self.at == 2 {
            self.grow(pile);
        }
        self.close_turn(c)
    }

    /// True if the same seat must choose again at once.
    fn act_in_phase(&mut self, c: &Config, action: Action) -> bool {
        let who = usize::from(self.who);
        match self.phase {
            Phase::Choose => return self.choose(c, action),
            Phase::Before => self.act_before(c, action),
            Phase::Add if matches!(action, Action::Ants | Action::Fungi) => {
                self.use_extra(who, action);
            }
            Phase::Add => {
                self.add(c, who, action);
                self.clear_hand(who);
            }
            Phase::Target => {
                self.losses[who] -= 1;
                self.discard_target(who, action);
            }
            Phase::PassedAll => {
                let sloth = action == Action::Sloth;
                if sloth {
                    self.use_up(who, Species::Sloth);
                }
                self.draws[who] = 1 + u8::from(sloth);
                self.stage = Stage::After;
            }
            Phase::After => match action {
                Action::Done => self.end_turn(c),
                _ => self.use_extra(who, action),
            },
            Phase::Leave => match action {
                Action::Leave(kind) => return self.leave(c, kind),
                _ => return self.keep(c),
            },
            Phase::Hide => match action {
                Action::Hide(kind) => return self.hide(c, kind),
                _ => self.take_pile(c),
            },
            Phase::Uncover => {
                if let Action::Uncover(kind) = action {
                    self.turn_up(who, kind);
                }
                if !self.cards.of(Zone::TRANSIT).is_empty() {
                    return self.swallow(c);
                }
            }
            Phase::SkyPut => {
                if let Action::Put(nth) = action {
                    let pile = Self::pile_of(c, who, usize::from(nth));
                    let sky = self.cards.of(Zone::SKY).first().copied();
                    if let Some(entry) = sky {
                        self.cards.take(Zone::SKY, entry.kind());
                        self.cards.insert(entry.moved(Zone::pile(pile)));
                    }
                    self.sky = false;
                }
            }
            Phase::StormAt => {
                if let Action::At(seat) = action {
                    self.foe = seat.index() as u8;
                    self.storm = 2;
                }
            }
            Phase::Storm => {
                self.storm = 0;
                let foe = usize::from(self.foe);
                if action == Action::StormDraw {
                    self.draws[who] += 2;
                    self.draws[foe] += 2;
                } else {
                    self.why = crate::state::Why::Lightning;
                    self.losses[who] = 2;
                    self.losses[foe] = 2;
                }
            }
            Phase::Pick => self.pick(c, action),
            Phase::OfferTo => {
                if let Action::At(seat) = action {
                    self.foe = seat.index() as u8;
                    self.sub = 1;
                }
            }
            Phase::Answer => {
                if action == Action::Accept
                    && let Some(entry) = self.cards.of(Zone::DRAWN).first().copied()
                {
                    self.cards.take(Zone::DRAWN, entry.kind());
                    self.hand(who, entry.kind());
                }
                self.sub = 0;
                self.close_frame();
            }
            _ => self.act_at_season_end(action),
        }
        false
    }

    /// One of the drawn cards is taken, or none.
    fn pick(&mut self, c: &Config, action: Action) {
        let who = usize::from(self.frame_who);
        if let Action::Take(kind) = action
            && self.cards.take(Zone::DRAWN, kind).is_some()
        {
            self.hand(who, kind);
        }
        if self.frame == Frame::Symbiotes && !self.cards.of(Zone::DRAWN).is_empty() {
            self.frame = Frame::Offer;
            self.sub = 0;
            if !c.many() {
                self.foe = 1 - who as u8;
            }
        } else {
            self.close_frame();
        }
    }

    /// Chance has spoken.
    #[inline]
    pub(crate) fn resolve(&mut self, c: &Config, outcome: Chance) {
        match outcome {
            Chance::Card(kind) => {
                if self.resolve_card(c, kind) {
                    return;
                }
            }
            Chance::First(seat) => {
                self.turn = seat.index() as u8;
                self.first = self.turn;
                self.sub = 1;
            }
            Chance::Species(species) => self.add_species(species),
            Chance::Season(card) => {
                self.card = Some(card);
                self.past_cards |= 1 << card as u8;
            }
        }
        self.go_on(c);
    }

    /// A card comes up. True if nothing else happens before the next choice.
    #[inline]
    fn resolve_card(&mut self, c: &Config, kind: Kind) -> bool {
        let who = usize::from(self.who);
        match self.phase {
            Phase::Look | Phase::Peek => {
                let pile = self.this_pile(c);
                self.pool.take(kind.index());
                self.unseen[pile] -= 1;
                self.cards
                    .insert(Entry::new(Zone::pile(pile), kind, seat_bit(who)));
                if self.unseen[pile] == 0 {
                    if self.phase == Phase::Look {
                        self.phase = Phase::Choose;
                        return true;
                    }
                    self.sub = 0;
                    return false;
                }
                true
            }
            Phase::SpiritLook => {
                let pile = usize::from(self.at);
                self.pool.take(kind.index());
                self.unseen[pile] -= 1;
                self.ambush |= kind.is_threat();
                self.hand(1, kind);
                // Nothing is added before the whole pile is known.
                self.hands = 0;
                false
            }
            Phase::Draw => {
                self.pool.take(kind.index());
                self.deck -= 1;
                self.draws[who] -= 1;
                if kind.is_plain() && self.hands == 0 && self.card.is_none() {
                    self.gain(who, kind);
                } else {
                    self.hand(who, kind);
                }
                false
            }
            Phase::DrawOpen => {
                self.pool.take(kind.index());
                self.deck -= 1;
                self.left -= 1;
                self.cards.insert(Entry::new(Zone::DRAWN, kind, 15));
                false
            }
            Phase::SkyLook => {
                self.pool.take(kind.index());
                self.deck -= 1;
                self.cards
                    .insert(Entry::new(Zone::SKY, kind, seat_bit(who)));
                false
            }
            Phase::SeedDraw => {
                self.seeds.take(kind.index().min(SEED_KINDS - 1));
                self.left -= 1;
                // The player draws for the Spirit, with open cards.
                let knowers = if c.solo() && who == 1 {
                    3
                } else {
                    seat_bit(who)
                };
                self.cards.insert(Entry::new(Zone::SEEDS, kind, knowers));
                self.left > 0 && !self.seeds.is_empty()
            }
            Phase::Strike | Phase::Hunted => {
                let victim = if self.phase == Phase::Strike {
                    usize::from(self.foe)
                } else {
                    who
                };
                self.lose(victim, kind);
                false
            }
            _ => false,
        }
    }

    /// Ends the season: piles that nobody can take are put away unseen.
    pub(crate) fn end_season(&mut self, c: &Config) {
        self.stage = Stage::Reveal;
        self.step = 0;
        self.sub = 0;
        if c.many() {
            self.cards.change_all(|e| {
                if e.zone().is_pile() {
                    e.moved(Zone::AWAY)
                } else {
                    e
                }
            });
            self.unseen = [0; 6];
        }
    }

    /// Points of an award, booked.
    pub(crate) fn award(&mut self, forest: usize, item: Item, points: i8) {
        self.book(forest, item, i32::from(points));
    }
}
