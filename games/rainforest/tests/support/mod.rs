//! Positions for tests: described in words, checked by the same door as any view from outside.

#![allow(dead_code, reason = "every test file uses another part of it")]
#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests, outside of test functions"
)]

use std::collections::BTreeMap;

use rainforest::{
    Action, BoardForm, COPIES, Chance, GrownForm, KINDS, Kind, Phase, Rainforest, State, Tile,
    View, ViewForm, WaitingForm, Zone, ZoneForm, ZoneToken,
};
use table::random::{FastRng, fast};
use table::{Actions, Game, Outcomes, Pending, Refusal, Seat, Setup, Viewer};

pub const P1: Seat = Seat::P1;
pub const P2: Seat = Seat::P2;
pub const P3: Seat = Seat::P3;
pub const P4: Seat = Seat::P4;

/// The rules with these options.
pub fn game(seats: usize, options: &[(&str, &str)]) -> Rainforest {
    let setup = Setup::new(
        Rainforest::descriptor(),
        seats,
        options.iter().copied(),
        None,
    );
    Rainforest::new(&setup.unwrap()).unwrap()
}

pub fn kinds(text: &str) -> Vec<Kind> {
    let words = text.split([' ', ',']).filter(|w| !w.is_empty());
    words.map(|w| w.parse().unwrap()).collect()
}

pub fn zone(text: &str) -> Zone {
    text.parse().unwrap()
}

/// A position in the making. What is not said is filled in: the zones with a mixture of tokens, the
/// piles with the tiles that lie nowhere else.
///
/// A tile is written `Gb`, `Gb:red-parrot,blue-parrot` or `Gb@green-3`. In a jungle, a tile without
/// tokens gets some that complete it and are nobody's totem, if there are such.
pub struct Scene {
    game: Rainforest,
    form: ViewForm,
    tops: BTreeMap<Zone, Tile>,
    under: BTreeMap<Zone, Vec<Tile>>,
    filled: [bool; 5],
    loose: bool,
}

impl Scene {
    pub fn new(seats: usize) -> Scene {
        Scene::with(seats, &[])
    }

    pub fn with(seats: usize, options: &[(&str, &str)]) -> Scene {
        let game = game(seats, options);
        let start = game.view(&game.start(), Viewer::Public);
        let mut form = ViewForm::from(start);
        form.phase = "zone".to_string();
        for (seat, totem) in form.seats.iter_mut().zip(rainforest::Animal::ALL) {
            seat.totem = Some(totem);
        }
        form.protected_zones.clear();
        Scene {
            game,
            form,
            tops: BTreeMap::new(),
            under: BTreeMap::new(),
            filled: [false; 5],
            loose: false,
        }
    }

    pub fn turn(mut self, turn: Seat, first: Seat) -> Self {
        self.form.turn = turn;
        self.form.first = first;
        self
    }

    pub fn rounds(mut self, rounds: u8) -> Self {
        self.form.rounds = rounds;
        self
    }

    pub fn totem(mut self, seat: Seat, animal: &str) -> Self {
        let animal = animal.parse().unwrap();
        for other in &mut self.form.seats {
            if other.totem == Some(animal) {
                other.totem = self_totem(seat);
            }
        }
        self.seat(seat).totem = Some(animal);
        self
    }

    pub fn protected(mut self, tokens: &str) -> Self {
        self.form.protected_zones = tokens.split(' ').map(|t| t.parse().unwrap()).collect();
        self
    }

    pub fn tokens(mut self, at: &str, tokens: &str) -> Self {
        let zone = zone(at);
        self.form.zones[zone.index()].tokens = kinds(tokens);
        self.filled[zone.index()] = true;
        self
    }

    pub fn top(mut self, tile: &str) -> Self {
        let tile: Tile = tile.parse().unwrap();
        self.tops.insert(tile.zone(), tile);
        self
    }

    pub fn under(mut self, tiles: &str) -> Self {
        for tile in tiles.split(' ').map(|t| t.parse::<Tile>().unwrap()) {
            self.under.entry(tile.zone()).or_default().push(tile);
        }
        self
    }

    pub fn reserve(mut self, seat: Seat, tokens: &str) -> Self {
        self.seat(seat).tokens = kinds(tokens);
        self
    }

    pub fn clearing(mut self, seat: Seat, tiles: &str) -> Self {
        for (i, word) in tiles.split(' ').enumerate() {
            let (tile, tokens) = word.split_once(':').unwrap_or((word, ""));
            self.seat(seat).clearing[i] = Some(WaitingForm {
                tile: tile.parse().unwrap(),
                tokens: kinds(tokens),
            });
        }
        self
    }

    pub fn jungle(mut self, seat: Seat, tiles: &str) -> Self {
        for word in tiles.split(' ') {
            let (word, token) = match word.split_once('@') {
                Some((word, token)) => (word, Some(token)),
                None => (word, None),
            };
            let (tile, tokens) = word.split_once(':').unwrap_or((word, ""));
            let tile = tile.parse().unwrap();
            let zone_token = token.map(|t| t.parse::<ZoneToken>().unwrap());
            let grown = GrownForm {
                tile,
                tokens: kinds(tokens),
                zone_token,
            };
            self.seat(seat).jungle.push(grown);
        }
        self
    }

    pub fn declined(mut self, seat: Seat, tokens: &str) -> Self {
        self.seat(seat).declined = tokens.split(' ').map(|t| t.parse().unwrap()).collect();
        self
    }

    /// The position need not be one that play can lead to.
    pub fn loose(mut self) -> Self {
        self.loose = true;
        self
    }

    fn seat(&mut self, seat: Seat) -> &mut BoardForm {
        &mut self.form.seats[seat.index()]
    }

    fn left(&self) -> [u8; KINDS] {
        let mut left = [COPIES; KINDS];
        let mut see = |kinds: &[Kind]| kinds.iter().for_each(|k| left[k.index()] -= 1);
        self.form.zones.iter().for_each(|z| see(&z.tokens));
        for seat in &self.form.seats {
            see(&seat.tokens);
            seat.clearing.iter().flatten().for_each(|w| see(&w.tokens));
            seat.jungle.iter().for_each(|g| see(&g.tokens));
        }
        left
    }

    /// Gives jungle tiles without tokens some that complete them.
    fn complete(&mut self) {
        let totems: Vec<_> = self.form.seats.iter().filter_map(|s| s.totem).collect();
        for seat in 0..self.form.seats.len() {
            for at in 0..self.form.seats[seat].jungle.len() {
                let tile = self.form.seats[seat].jungle[at].tile;
                if !self.form.seats[seat].jungle[at].tokens.is_empty() {
                    continue;
                }
                for need in self.game.book().face(tile).needs.clone() {
                    let left = self.left();
                    let fits = Kind::all().filter(|k| need.kinds() & k.bit() != 0);
                    let best = fits.max_by_key(|k| {
                        let mine = Some(k.animal()) == self.form.seats[seat].totem;
                        let anybodys = totems.contains(&k.animal());
                        (!mine, !anybodys, left[k.index()])
                    });
                    self.form.seats[seat].jungle[at].tokens.push(best.unwrap());
                }
            }
        }
    }

    fn fill_in(&mut self) {
        self.complete();
        // A mixture that is the same every time.
        let mut next = 0;
        for zone in Zone::ALL {
            let places = self.game.book().places(zone);
            while !self.filled[zone.index()] && self.form.zones[zone.index()].tokens.len() < places
            {
                let kind = Kind::from_index(next % KINDS).unwrap();
                next += 5;
                if self.left()[kind.index()] > 0 {
                    self.form.zones[zone.index()].tokens.push(kind);
                }
            }
        }
        let mut used: Vec<Tile> = Vec::new();
        for seat in &self.form.seats {
            used.extend(seat.clearing.iter().flatten().map(|w| w.tile));
            used.extend(seat.jungle.iter().map(|g| g.tile));
        }
        for zone in Zone::ALL {
            let under = self.under.get(&zone).cloned().unwrap_or_default();
            let rest = |t: &Tile| t.zone() == zone && !used.contains(t) && !under.contains(t);
            let mut unseen: Vec<Tile> = Tile::all().filter(rest).collect();
            let top = self.tops.get(&zone).copied().or(unseen.first().copied());
            unseen.retain(|t| Some(*t) != top);
            let form = &mut self.form.zones[zone.index()];
            *form = ZoneForm {
                zone,
                tokens: form.tokens.clone(),
                top,
                unseen,
                under,
            };
        }
        let left = self.left();
        self.form.bag = Kind::all()
            .map(|k| (k, left[k.index()]))
            .filter(|(_, n)| *n > 0)
            .collect();
    }

    /// The position, which must be sound in every way.
    pub fn play(mut self) -> Table {
        self.fill_in();
        let loose = self.loose;
        let table = self.open();
        if !loose {
            table.game.audit(&table.state).unwrap();
        }
        table
    }

    /// Leaves just these tokens in the bag; what else would be in it lies on the other seats'
    /// tiles, whether they ask for it or not.
    pub fn play_with_bag(mut self, tokens: &str) -> Table {
        self.fill_in();
        let wanted = kinds(tokens);
        let turn = self.form.turn.index();
        let mut spare: Vec<Kind> = Vec::new();
        for kind in Kind::all() {
            let keep = wanted.iter().filter(|k| **k == kind).count();
            let there = usize::from(self.left()[kind.index()]);
            assert!(there >= keep, "too few {kind}");
            spare.extend(std::iter::repeat_n(kind, there - keep));
        }
        self.form.bag = wanted.iter().fold(BTreeMap::new(), |mut bag, kind| {
            *bag.entry(*kind).or_default() += 1;
            bag
        });
        for seat in (0..self.form.seats.len()).filter(|s| *s != turn) {
            while self.form.seats[seat].jungle.len() < 8 && !spare.is_empty() {
                let tile = self.take_from_longest_pile();
                let tokens = spare.split_off(spare.len().saturating_sub(3));
                self.form.seats[seat].jungle.push(GrownForm {
                    tile,
                    tokens,
                    zone_token: None,
                });
            }
            for place in 0..3 {
                if self.form.seats[seat].clearing[place].is_none() && !spare.is_empty() {
                    let tile = self.take_from_longest_pile();
                    let tokens = spare.split_off(spare.len().saturating_sub(3));
                    self.form.seats[seat].clearing[place] = Some(WaitingForm { tile, tokens });
                }
            }
        }
        assert!(spare.is_empty(), "{} tokens too many", spare.len());
        self.open()
    }

    fn take_from_longest_pile(&mut self) -> Tile {
        let longest = self.form.zones.iter_mut().max_by_key(|z| z.unseen.len());
        longest.and_then(|z| z.unseen.pop()).unwrap()
    }

    fn open(self) -> Table {
        let json = serde_json::to_string(&self.form).unwrap();
        let view: View = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{e}: {json}"));
        let mut rng = fast(1, 0);
        Table {
            state: self.game.resample(&view, &mut rng),
            game: self.game,
            rng,
        }
    }
}

/// The totem that a seat has unless it is said otherwise.
fn self_totem(seat: Seat) -> Option<rainforest::Animal> {
    rainforest::Animal::from_index(seat.index())
}

/// A game in progress.
pub struct Table {
    pub game: Rainforest,
    pub state: State,
    pub rng: FastRng,
}

impl Table {
    /// A fresh game, set up by chance.
    pub fn shuffled(seats: usize, seed: u64) -> Table {
        let game = game(seats, &[]);
        Table {
            state: game.start(),
            game,
            rng: fast(seed, 0),
        }
        .chance_on()
    }

    pub fn chance_on(mut self) -> Self {
        self.run_chance();
        self
    }

    /// Lets chance act as long as it is its move.
    pub fn run_chance(&mut self) {
        while self.game.pending(&self.state) == Pending::Chance {
            let outcome = self.game.draw(&self.state, &mut self.rng);
            self.game.resolve(&mut self.state, outcome).unwrap();
        }
    }

    pub fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Public)
    }

    pub fn phase(&self) -> Phase {
        self.view().phase()
    }

    pub fn turn(&self) -> Seat {
        self.view().turn()
    }

    /// The seat whose turn it is does all this, one action each, separated by `;`.
    pub fn act(&mut self, actions: &str) -> &mut Self {
        for text in actions.split(';').map(str::trim) {
            let action: Action = text.parse().unwrap();
            let seat = self.turn();
            if let Err(refusal) = self.game.apply(&mut self.state, seat, action) {
                panic!("{seat} {text}: {refusal}; offered: {:?}", self.offers());
            }
        }
        self
    }

    /// Chance brings this.
    pub fn chance(&mut self, outcome: &str) -> &mut Self {
        let outcome: Chance = outcome.parse().unwrap();
        self.game.resolve(&mut self.state, outcome).unwrap();
        self
    }

    /// The rule that forbids it.
    pub fn refused(&self, action: &str) -> &'static str {
        let refusal = self
            .game
            .refusal(&self.state, self.turn(), action.parse().unwrap());
        match refusal {
            Some(Refusal::Illegal { rule, .. }) => rule,
            other => panic!("{action}: expected a rule, got {other:?}"),
        }
    }

    /// What the seat whose turn it is can do.
    pub fn offers(&self) -> Vec<String> {
        let mut actions = Actions::new();
        self.game.actions(&self.state, self.turn(), &mut actions);
        actions.iter().map(|a| a.to_string()).collect()
    }

    pub fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&self.state, &mut outcomes);
        outcomes.iter().map(|(o, w)| (o.to_string(), *w)).collect()
    }

    /// Plays the turn of this seat to its end with the first choice each, not placing anything.
    pub fn quick_turn(&mut self) {
        let (seat, round) = (self.turn(), self.view().rounds());
        while self.turn() == seat
            && self.view().rounds() == round
            && self.game.pending(&self.state) != Pending::Over
        {
            self.run_chance();
            let offers = self.offers();
            if self.turn() != seat || self.view().rounds() != round || offers.is_empty() {
                break;
            }
            let calm = ["return", "give nothing", "done"];
            let choice = offers.iter().find(|o| calm.contains(&o.as_str()));
            let choice = choice.unwrap_or(&offers[0]).clone();
            self.act(&choice);
        }
        self.run_chance();
    }

    pub fn hand(&self, seat: Seat) -> Vec<String> {
        self.view()
            .hand(seat)
            .iter()
            .map(|k| k.to_string())
            .collect()
    }

    pub fn zone(&self, at: &str) -> Vec<String> {
        self.view()
            .tokens(zone(at))
            .iter()
            .map(|k| k.to_string())
            .collect()
    }

    pub fn jungle(&self, seat: Seat) -> Vec<String> {
        self.view()
            .jungle(seat)
            .iter()
            .map(|g| g.tile.to_string())
            .collect()
    }

    /// The waiting tiles of a seat.
    pub fn clearing(&self, seat: Seat) -> Vec<String> {
        let view = self.view();
        let tiles = rainforest::Slot::ALL
            .into_iter()
            .filter_map(|s| view.waiting(seat, s));
        tiles.map(|w| w.tile.to_string()).collect()
    }

    pub fn score(&self, seat: Seat) -> i32 {
        self.game.scores(&self.state)[seat]
    }

    /// The row of the score sheet with this name: points, if it is there.
    pub fn row(&self, seat: Seat, item: &str) -> Option<i32> {
        let sheet = self.game.sheet(&self.state);
        let row = sheet.seats[seat].rows.iter().find(|r| r.item == item);
        row.map(|r| r.points)
    }
}
