//! A table to play scenarios on.
#![allow(dead_code, reason = "every test file uses its own part")]
#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests stop where something is wrong"
)]

use city::{Action, CanopyCity, Phase, State, View};
use table::{Actions, Game, Pending, Refusal, Seat, Setup, Viewer};

pub const ME: Seat = Seat::P1;

/// Rules and a position; the first seat is the one that is tested.
pub struct Table {
    pub game: CanopyCity,
    pub state: State,
}

pub fn game(seats: usize, options: &[(&str, &str)]) -> CanopyCity {
    let setup = Setup::new(
        CanopyCity::descriptor(),
        seats,
        options.iter().copied(),
        None,
    )
    .unwrap();
    CanopyCity::new(&setup).unwrap()
}

impl Table {
    /// Six seats, so that three copies of every card are in the deck. `city` describes the first seat:
    /// piles parted by `|`, the starting foundations first.
    pub fn new(city: &str, hand: &str) -> Table {
        Table::with(&[], "", city, hand)
    }

    /// The same with options and more lines about the seat, such as `gold: 3`.
    pub fn with(options: &[(&str, &str)], lines: &str, city: &str, hand: &str) -> Table {
        let game = game(6, options);
        let piles: Vec<String> = city.split('|').map(|p| format!("pile: {p}")).collect();
        let text = format!(
            "canopy-city\nseat\n{lines}\n{}\nhand: {hand}\n",
            piles.join("\n")
        );
        let state = game.scene(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        game.audit(&state).unwrap();
        Table { game, state }
    }

    pub fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Seat(ME))
    }

    pub fn phase(&self) -> Phase {
        self.view().phase()
    }

    pub fn gold(&self) -> u16 {
        self.view().gold(ME)
    }

    pub fn prestige(&self) -> u16 {
        self.view().prestige(ME)
    }

    /// Gold and prestige of the first seat.
    pub fn reserve(&self) -> (u16, u16) {
        (self.gold(), self.prestige())
    }

    /// The piles of the first seat as text: numbers from the bottom up, then the cubes.
    pub fn city(&self) -> String {
        let piles: Vec<String> = self
            .view()
            .piles(ME)
            .iter()
            .map(|pile| {
                let mut words: Vec<String> = pile
                    .buildings
                    .iter()
                    .map(|c| c.number().to_string())
                    .collect();
                if pile.gold > 0 {
                    words.push(format!("{}G", pile.gold));
                }
                if pile.prestige > 0 {
                    words.push(format!("{}P", pile.prestige));
                }
                words.join(" ")
            })
            .collect();
        piles.join(" | ")
    }

    /// The legal actions of a seat.
    pub fn legal_of(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Actions::new();
        self.game.actions(&self.state, seat, &mut actions);
        actions.to_vec()
    }

    /// The legal actions of the first seat, as text.
    pub fn legal(&self) -> Vec<String> {
        self.legal_of(ME).iter().map(|a| a.to_string()).collect()
    }

    pub fn awaits(&self, seat: Seat) -> bool {
        self.game.pending(&self.state).seats().contains(seat)
    }

    /// A seat acts.
    pub fn act_as(&mut self, seat: Seat, text: &str) {
        let action: Action = text.parse().unwrap();
        self.game
            .apply(&mut self.state, seat, action)
            .unwrap_or_else(|e| panic!("{seat} {text}: {e}; legal: {:?}", self.legal()));
        self.game.audit(&self.state).unwrap();
    }

    /// The first seat acts, then the others decide their effects in the simplest way.
    pub fn act(&mut self, text: &str) {
        self.act_as(ME, text);
        self.settle_others();
    }

    /// The rule by which an action of the first seat is refused.
    pub fn refused(&mut self, text: &str) -> &'static str {
        let before = self.state;
        let action: Action = text.parse().unwrap();
        match self.game.apply(&mut self.state, ME, action) {
            Err(Refusal::Illegal { rule, .. }) => {
                assert!(self.state == before, "{text} changed something");
                rule
            }
            other => panic!("{text}: {other:?}"),
        }
    }

    /// Takes the simplest action: leave it where that is possible, otherwise the first.
    pub fn simple(&mut self, seat: Seat) {
        let legal = self.legal_of(seat);
        let action = if legal.contains(&Action::Pass) {
            Action::Pass
        } else {
            legal[0]
        };
        self.game.apply(&mut self.state, seat, action).unwrap();
    }

    /// All other seats decide their effects.
    pub fn settle_others(&mut self) {
        while matches!(
            self.phase(),
            Phase::Effects | Phase::CycleEnd | Phase::GameEnd
        ) {
            let waiting = self.game.pending(&self.state).seats();
            let Some(seat) = waiting.iter().find(|s| *s != ME) else {
                return;
            };
            self.simple(seat);
        }
    }

    /// All other seats choose, or decide how to play.
    pub fn others_choose(&mut self) {
        let phase = self.phase();
        for seat in Seat::first(self.game.seats()).filter(|s| *s != ME) {
            if self.phase() == phase && self.awaits(seat) {
                self.simple(seat);
            }
        }
        self.settle_others();
    }

    /// How many cards the first seat has played.
    pub fn played(&self) -> usize {
        let piles = self.view().piles(ME);
        piles
            .iter()
            .map(|p| p.buildings.len() + usize::from(p.card_base))
            .sum()
    }

    /// A whole turn up to the effects of the first seat: it chooses a card and plays it in this way
    /// (`build pile-2` or `found`). Where there is only one way, the card may lie there already.
    pub fn play(&mut self, card: &str, way: &str) {
        let before = self.played();
        if self.phase() == Phase::Pick {
            self.act_as(ME, &format!("pick {card}"));
            self.others_choose();
        }
        if self.phase() == Phase::Play && self.played() == before {
            assert!(
                self.legal().contains(&way.to_string()),
                "{way}: {:?}",
                self.legal()
            );
            if self.awaits(ME) {
                self.act_as(ME, way);
            }
            if self.phase() == Phase::Play {
                self.others_choose();
            }
        }
        self.settle_others();
        self.game.audit(&self.state).unwrap();
    }

    /// Lets chance act for as long as it must, always with the first outcome.
    pub fn deal(&mut self) {
        while self.game.pending(&self.state) == Pending::Chance {
            let mut outcomes = table::Outcomes::new();
            self.game.outcomes(&self.state, &mut outcomes);
            self.game.resolve(&mut self.state, outcomes[0].0).unwrap();
        }
    }
}

/// The points of the first seat for this end position, and of which items.
pub fn score(lines: &str, city: &str) -> (i32, Vec<(String, i32)>) {
    score_with(&[], lines, city)
}

/// The same at a table with options.
pub fn score_with(options: &[(&str, &str)], lines: &str, city: &str) -> (i32, Vec<(String, i32)>) {
    let mut text = "canopy-city\nseat\n".to_string();
    text.push_str(lines);
    for pile in city.split('|') {
        text.push_str(&format!("\npile: {pile}"));
    }
    for _ in 0..5 {
        text.push_str("\nseat\npile:\npile:\n");
    }
    let setup = Setup::new(CanopyCity::descriptor(), 6, options.iter().copied(), None).unwrap();
    let scored =
        CanopyCity::score_position(&text, Some(&setup)).unwrap_or_else(|e| panic!("{text}: {e}"));
    let sheet = &scored.sheet.seats[ME];
    let rows = sheet.rows.iter().map(|r| (r.item.clone(), r.points));
    (sheet.total(), rows.collect())
}

/// Points from effects at the end.
pub fn effects(lines: &str, city: &str) -> i32 {
    let (_, rows) = score(lines, city);
    rows.iter()
        .filter(|(item, _)| item.starts_with("effect"))
        .map(|(_, points)| points)
        .sum()
}
