//! What a seat does in its turn: powers before it, the pile it looks at, what it keeps and leaves.

use table::Seat;

use crate::rules::action::Action;
use crate::rules::cards::{Zone, knows, seat_bit};
use crate::rules::config::Config;
use crate::rules::flow::PEEKING;
use crate::rules::kind::{Kind, SeasonCard, Species};
use crate::rules::stage::{Frame, Phase, Stage};
use crate::rules::state::State;

impl State {
    /// May the pile that is looked at be refused?
    #[inline]
    pub(crate) fn may_pass(&self, c: &Config) -> bool {
        self.deck > 1 || self.may_pass_late(c)
    }

    #[inline(never)]
    fn may_pass_late(&self, c: &Config) -> bool {
        let drawn = self.deck == 1 && c.may_pass_last_card;
        drawn || self.next_pile(c, usize::from(self.at) + 1).is_some()
    }

    /// Lists what a seat can do before its turn.
    pub(crate) fn before(&self, c: &Config, seat: usize, mut f: impl FnMut(Action)) {
        if self.ready(seat, Species::Frog) && self.deck > 0 {
            f(Action::Frog);
        }
        if self.ready(seat, Species::Toucan) {
            for nth in 0..self.reach() {
                let pile = Self::pile_of(c, seat, nth);
                let zone = Zone::pile(pile);
                let me = Seat::ALL[seat];
                if self.unseen[pile] > 0 || self.cards.of(zone).iter().any(|e| !knows(me, *e)) {
                    f(Action::Toucan(nth as u8));
                }
            }
        }
        if self.ready(seat, Species::Tamarin) && self.deck > 0 && self.trees.complete(seat) > 0 {
            f(Action::Tamarin);
        }
        self.extras(c, seat, f);
    }

    #[inline]
    pub(crate) fn has_before(&self, c: &Config, seat: usize) -> bool {
        if !self.has_powers(seat, Self::BEFORE) {
            return false;
        }
        let mut found = false;
        self.before(c, seat, |_| found = true);
        found
    }

    /// The seat takes the pile, but for what its goliath leaves behind.
    pub(crate) fn take_pile(&mut self, c: &Config) {
        let turn = usize::from(self.turn);
        let pile = self.this_pile(c);
        let zone = Zone::pile(pile);
        self.last_taker = self.turn;
        self.stage = Stage::Taken;
        // How many of its cards were hidden is nobody's business any more.
        self.picks = 0;
        if self.card.is_some() {
            let taken = self.cards.kinds(zone);
            let threat = taken & Kind::THREAT_BITS != 0;
            let weather = taken & Kind::WEATHER_BITS != 0;
            self.sky = self.card == Some(SeasonCard::Sky) && weather && self.deck > 0;
            if self.card == Some(SeasonCard::Cleansing) && threat {
                self.draws[turn] += 1;
            }
        }
        self.lay_open(turn, zone);
        // What the goliath leaves behind goes back.
        if self.cards.count(Zone::LEFT) > 0 {
            self.cards.move_all(Zone::LEFT, zone);
        }
    }

    /// A pile is kept. Cards of it can go under pitcher plants that are in the forest already.
    pub(crate) fn keep(&mut self, c: &Config) -> bool {
        let turn = usize::from(self.turn);
        if self.has(turn, Kind::Pitcher) > 0 && self.seen(self.this_pile(c)) > 0 {
            self.picks = 0;
            return self.wait(Phase::Hide, turn);
        }
        self.take_pile(c);
        false
    }

    /// The goliath leaves a threat behind; everybody sees that it is one.
    pub(crate) fn leave(&mut self, c: &Config, kind: Kind) -> bool {
        let pile = self.this_pile(c);
        if let Some(entry) = self.cards.take_least_known(Zone::pile(pile), kind) {
            let entry = if c.solo() {
                entry.known_by(3)
            } else {
                entry.marked()
            };
            self.cards.insert(entry.moved(Zone::LEFT));
        }
        self.wait(Phase::Leave, usize::from(self.turn))
    }

    /// Hides a card of the pile. True if the seat must choose something more.
    pub(crate) fn hide(&mut self, c: &Config, kind: Kind) -> bool {
        let turn = usize::from(self.turn);
        let pile = self.this_pile(c);
        if let Some(entry) = self.cards.take_least_known(Zone::pile(pile), kind) {
            self.cards.insert(entry.moved(Zone::TRANSIT));
        }
        // Where every plant holds a card, one of them comes to light.
        let hidden = self.cards.of(Zone::pitcher(turn));
        if hidden.len() >= usize::from(self.has(turn, Kind::Pitcher)) {
            match hidden {
                [only] => {
                    let kind = only.kind();
                    self.turn_up(turn, kind);
                }
                _ => return self.wait(Phase::Uncover, turn),
            }
        }
        self.swallow(c)
    }

    /// The hidden card comes to lie under the plant. True if another may follow.
    pub(crate) fn swallow(&mut self, c: &Config) -> bool {
        let turn = usize::from(self.turn);
        self.cards.move_all(Zone::TRANSIT, Zone::pitcher(turn));
        self.picks += 1;
        if self.has(turn, Kind::Pitcher) > self.picks && self.seen(self.this_pile(c)) > 0 {
            return self.wait(Phase::Hide, turn);
        }
        self.take_pile(c);
        false
    }

    /// Against the Spirit, threats of a refused pile are turned face up.
    pub(crate) fn expose(&mut self, c: &Config) {
        if c.solo() {
            let zone = Zone::pile(self.this_pile(c));
            self.cards.change_all(|e| {
                match e.zone() == zone {
                    true if e.kind().is_threat() => e.known_by(3),
                    // Whoever looks on knows that the others are none.
                    true => e.marked(),
                    false => e,
                }
            });
        }
    }

    #[inline]
    pub(crate) fn choose(&mut self, c: &Config, action: Action) -> bool {
        let turn = usize::from(self.turn);
        match action {
            Action::Keep => return self.keep(c),
            Action::Pass => {
                self.expose(c);
                self.stage = Stage::Passing;
            }
            Action::Boa(kind) => {
                self.use_up(turn, Species::Boa);
                let pile = self.this_pile(c);
                if self.cards.take(Zone::pile(pile), kind).is_some() {
                    self.hand(turn, kind);
                }
                self.expose(c);
                self.stage = Stage::Passing;
            }
            Action::Howl => {
                self.use_up(turn, Species::Howler);
                let pile = self.this_pile(c);
                let discard = &mut self.discard;
                self.cards
                    .drain(Zone::pile(pile), |e| discard[e.kind().index()] += 1);
                self.stage = Stage::Passing;
            }
            Action::Leave(kind) => {
                self.use_up(turn, Species::Goliath);
                return self.leave(c, kind);
            }
            Action::Hoatzin => {
                self.use_up(turn, Species::Hoatzin);
                let pile = Zone::pile(self.this_pile(c));
                self.cards.move_all(pile, Zone::hoatzin(turn));
                self.last_taker = self.turn;
                self.stage = Stage::Taken;
            }
            _ => self.use_extra(turn, action),
        }
        false
    }

    pub(crate) fn act_before(&mut self, c: &Config, action: Action) {
        let turn = usize::from(self.turn);
        match action {
            Action::Begin => {
                self.go_to_pile(c, 0);
            }
            Action::Frog => {
                self.use_up(turn, Species::Frog);
                for nth in 0..self.reach() {
                    self.grow(Self::pile_of(c, turn, nth));
                }
            }
            Action::Toucan(nth) => {
                self.use_up(turn, Species::Toucan);
                self.at = nth;
                let pile = self.this_pile(c);
                self.cards.learn(Zone::pile(pile), seat_bit(turn));
                if self.unseen[pile] > 0 {
                    // Chance shows the rest; the stage brings the seat back before its turn.
                    self.sub = PEEKING;
                }
            }
            Action::Tamarin => {
                self.use_up(turn, Species::Tamarin);
                let draws = self.trees.complete(turn) as u8;
                self.open_frame(Frame::Tamarin, turn, draws);
            }
            _ => self.use_extra(turn, action),
        }
    }
}
