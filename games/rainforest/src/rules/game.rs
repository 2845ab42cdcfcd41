//! [`Rainforest`]: the rules, as the contract of a game asks for them.

use table::random::{Rng, below, choose};
use table::{
    Actions, Bilingual, Bounds, BySeat, Checked, Descriptor, Fault, Faults, Game, OptionKind,
    OptionSpec, Outcomes, Pending, Phrase, Refusal, Revealed, Say, Scored, Seat, SeatSet, Setup,
    Sheet, Step, Variant, Viewer,
};

use crate::rules::action::{ACTION_SPACE, Action, Chance, Slot};
use crate::rules::catalogue::{BUILT_IN, Catalogue};
use crate::rules::jungle::{JUNGLE, ZoneToken};
use crate::rules::position::{self, Position};
use crate::rules::state::{Phase, State, protected_zones};
use crate::rules::tile::Tile;
use crate::rules::token::{Animal, COPIES, KINDS, Kind, ZONES, Zone, nth_kind};
use crate::rules::turn::{givable, placeable, placement, reservable, same_as_colour};
use crate::rules::view::View;
use crate::rules::{audit, picture, telling};

/// The rules of Rainforest, set up for one table.
pub struct Rainforest {
    setup: Setup,
    first: Option<Seat>,
    totems: Vec<Animal>,
    protected: u16,
    pub(crate) book: Catalogue,
    pub(crate) decline_always: bool,
    pub(crate) closed_piles: bool,
    pub(crate) empty_bag_ends: bool,
    pub(crate) round_limit: u8,
}

static DESCRIPTOR: Descriptor = Descriptor {
    id: "rainforest",
    seats: 2..=4,
    options: &[
        OptionSpec {
            key: "first-seat",
            kind: OptionKind::Seat,
            default: "random",
        },
        OptionSpec {
            key: "totems",
            kind: OptionKind::Some {
                of: &Animal::NAMES,
                or: &["random"],
                ordered: true,
            },
            default: "random",
        },
        OptionSpec {
            key: "protected-zones",
            kind: OptionKind::Some {
                of: &ZoneToken::NAMES,
                or: &["random"],
                ordered: false,
            },
            default: "random",
        },
        OptionSpec {
            key: "decline",
            kind: OptionKind::Choice(&["for-the-larger", "always"]),
            default: "for-the-larger",
        },
        OptionSpec {
            key: "empty-pile",
            kind: OptionKind::Choice(&["open", "closed"]),
            default: "open",
        },
        OptionSpec {
            key: "empty-bag",
            kind: OptionKind::Choice(&["play-on", "last-round"]),
            default: "play-on",
        },
        OptionSpec {
            key: "round-limit",
            kind: OptionKind::Number(9, 99),
            default: "40",
        },
    ],
    variants: &[
        Variant {
            name: "base",
            seats: &[2, 3, 4],
            options: &[],
        },
        Variant {
            name: "named",
            seats: &[2],
            options: &[
                ("first-seat", "P2"),
                ("totems", "frog,parrot"),
                ("protected-zones", "red-3,red-4,yellow-3,green-4,blue-3"),
            ],
        },
        Variant {
            name: "house",
            seats: &[2, 4],
            options: &[
                ("decline", "always"),
                ("empty-pile", "closed"),
                ("empty-bag", "last-round"),
            ],
        },
        Variant {
            name: "short",
            seats: &[3],
            options: &[("round-limit", "9")],
        },
    ],
    rules_version: 1,
    rulebook: "Rainforest, Johannes Goupy, Funnyfox 2022",
    reconstructed: true,
    data: Some(BUILT_IN),
    texts: Bilingual {
        en: include_str!("../../texts/en.ftl"),
        fr: include_str!("../../texts/fr.ftl"),
    },
    rules: Bilingual {
        en: include_str!("../../../../docs/rules/rainforest.en.md"),
        fr: include_str!("../../../../docs/rules/rainforest.fr.md"),
    },
};

impl Rainforest {
    /// The tiles and the board of this table.
    pub fn book(&self) -> &Catalogue {
        &self.book
    }
}

/// Reads the words of a list option that must have a certain number of them; none if it is random.
fn listed<T: std::str::FromStr>(
    setup: &Setup,
    key: &'static str,
    wanted: usize,
    faults: &mut Faults,
) -> Vec<T> {
    let words = setup.list(key, "random");
    if !words.is_empty() && words.len() != wanted {
        let what = Phrase::new("rainforest-fault-list")
            .number("wanted", wanted as i64)
            .number("given", words.len() as i64)
            .number("seats", setup.seats() as i64);
        faults.0.push(Fault::new(key, what));
    }
    words.iter().filter_map(|w| w.parse().ok()).collect()
}

/// Who has the most points; several share the victory.
fn best(scores: &BySeat<i32>) -> SeatSet {
    let best = scores.as_slice().iter().max();
    let first = scores.iter().filter(|(_, points)| Some(*points) == best);
    first.map(|(seat, _)| seat).collect()
}

impl Game for Rainforest {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn descriptor() -> &'static Descriptor {
        &DESCRIPTOR
    }

    fn new(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults(Vec::new());
        let seats = setup.seats();
        let totems = listed(setup, "totems", seats, &mut faults);
        let protected: Vec<ZoneToken> = listed(
            setup,
            "protected-zones",
            protected_zones(seats),
            &mut faults,
        );
        let book = match Catalogue::read(setup.data().unwrap_or(BUILT_IN)) {
            Ok(book) => book,
            Err(more) => {
                faults.0.extend(more.0);
                return Err(faults);
            }
        };
        faults.or(Rainforest {
            first: setup.seat("first-seat"),
            totems,
            protected: protected.iter().fold(0, |all, t| all | t.bit()),
            book,
            decline_always: setup.option("decline") == "always",
            closed_piles: setup.option("empty-pile") == "closed",
            empty_bag_ends: setup.option("empty-bag") == "last-round",
            // The descriptor allows 9 to 99.
            round_limit: setup.option("round-limit").parse().unwrap_or(40),
            setup: setup.clone(),
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn bounds(&self) -> Bounds {
        let seats = self.seats();
        let most_places = Zone::ALL.map(|z| self.book.places(z)).into_iter().max();
        let most_places = most_places.unwrap_or(0);
        let set_up = 1 + seats + protected_zones(seats) + ZONES + self.book.all_places();
        // Zone, tile, next tile, tokens, give, get, done and twice reserve; and as many tokens come
        // to the board as were taken from it.
        let a_turn = 9 + most_places;
        // Tokens on tiles stay there; a jungle has nine tiles; a zone token is claimed or declined
        // once.
        let placements = usize::from(COPIES) * KINDS;
        let a_seat = JUNGLE + ZONES + 2 * ZONES;
        let turns = usize::from(self.round_limit) * seats;
        // A tile at its best has the seat's totem in every circle. Five tiles are tripled, and the
        // fifth colour comes with the third tile at the earliest.
        let mut worth: Vec<i32> = Tile::all()
            .map(|t| i32::from(self.book.face(t).points) + self.book.face(t).circles() as i32)
            .collect();
        worth.sort_unstable_by(|a, b| b.cmp(a));
        let best: i32 = worth.iter().take(JUNGLE).sum();
        let tripled: i32 = worth.iter().take(ZONES).sum();
        Bounds {
            steps: set_up + turns * a_turn + placements + seats * a_seat,
            score_min: 0,
            score_max: best + 2 * tripled + 2 * (JUNGLE as i32 - 3),
            action_space: ACTION_SPACE,
        }
    }

    fn start(&self) -> State {
        let mut state = State::new(self.seats());
        for (board, totem) in state.boards.iter_mut().zip(&self.totems) {
            board.totem = Some(*totem);
        }
        state.protected = self.protected;
        if let Some(seat) = self.first {
            self.befall(&mut state, Chance::First(seat));
        }
        state
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending {
        if state.phase.is_chance() {
            Pending::Chance
        } else if state.phase == Phase::Over {
            Pending::Over
        } else {
            Pending::seat(state.turn)
        }
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, into: &mut Actions<Action>) {
        if seat == state.turn {
            self.list(state, |action| into.push(action));
        }
    }

    #[inline]
    fn pick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        self.pick_quickly(state, rng).unwrap_or_else(|| {
            let mut actions = Actions::new();
            self.actions(state, seat, &mut actions);
            choose(rng, &actions)
        })
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        if let Some(refusal) = self.pending(state).refusal(seat) {
            return Some(refusal);
        }
        self.objection(state, action)
            .map(|(rule, why)| Refusal::illegal(rule, why))
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, _seat: Seat, action: Action) {
        self.act(state, action);
    }

    fn outcomes(&self, state: &State, into: &mut Outcomes<Chance>) {
        match state.phase {
            Phase::First => {
                into.extend(Seat::first(self.seats()).map(|s| (Chance::First(s), 1)));
            }
            Phase::Totem => into.extend(state.free_totems().map(|a| (Chance::Totem(a), 1))),
            Phase::Protect => {
                let left = ZoneToken::all().filter(|t| state.protected & t.bit() == 0);
                into.extend(left.map(|t| (Chance::Protect(t), 1)));
            }
            Phase::Tiles | Phase::Reveal => {
                let unseen = state.piles[state.zone.index()].unseen_tiles(state.zone);
                into.extend(unseen.map(|t| (Chance::Tile(t), 1)));
            }
            Phase::Fill | Phase::Refill => {
                let odds = Kind::all().map(|k| (k, u32::from(state.bag.count(k.index()))));
                into.extend(
                    odds.filter(|(_, weight)| *weight > 0)
                        .map(|(kind, weight)| (Chance::Token(kind), weight)),
                );
            }
            _ => {}
        }
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Fill | Phase::Refill => {
                Chance::Token(nth_kind(&state.bag, below(rng, state.bag.total())))
            }
            Phase::Tiles | Phase::Reveal => {
                let pile = &state.piles[state.zone.index()];
                Chance::Tile(pile.nth_unseen(state.zone, below(rng, pile.unseen())))
            }
            _ => {
                let mut outcomes = Outcomes::new();
                self.outcomes(state, &mut outcomes);
                // All that is left here is equally likely.
                choose(rng, &outcomes).0
            }
        }
    }

    #[inline]
    fn resolve_unchecked(&self, state: &mut State, outcome: Chance) {
        self.befall(state, outcome);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, _rng: &mut R) -> State {
        view.state(self)
    }

    fn revealed(step: &Checked<'_, Self>) -> Revealed {
        match step.step() {
            Step::Chance(_) => Revealed::everybody(step.rules().seats()),
            // Everything that a seat can do is done in the open, with things that all have seen.
            Step::Act(..) => Revealed::NOBODY,
        }
    }

    fn describe_step(step: &Checked<'_, Self>, _viewer: Viewer) -> Phrase {
        telling::describe_step(step)
    }

    fn choice(&self, action: Action) -> Phrase {
        action.phrase()
    }

    fn picture(&self, view: &View, say: &dyn Say) -> String {
        picture::draw(&self.book, view, say)
    }

    #[inline]
    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| {
            state.boards[seat.index()].points(&self.book)
        })
    }

    fn winners(&self, state: &State) -> SeatSet {
        best(&self.scores(state))
    }

    #[inline]
    fn result(&self, state: &State) -> (BySeat<i32>, SeatSet) {
        let scores = self.scores(state);
        let winners = best(&scores);
        (scores, winners)
    }

    fn sheet(&self, state: &State) -> Sheet {
        Position::of(state, &self.book).sheet()
    }

    fn score_position(text: &str, setup: Option<&Setup>) -> Result<Scored, Faults> {
        let data = setup.and_then(Setup::data).unwrap_or(BUILT_IN);
        let book = Catalogue::read(data)?;
        let position = position::read(text, &book)?;
        Ok(Scored {
            sheet: position.sheet(),
            json: position.json(),
        })
    }

    fn action_index(&self, action: Action) -> usize {
        action.index()
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Rainforest {
    /// Why the seat whose turn it is may not do this: the rule and what would be right.
    fn objection(&self, state: &State, action: Action) -> Option<(&'static str, Phrase)> {
        let no = |rule, key: &'static str| Some((rule, Phrase::new(key)));
        let due = match action {
            Action::Zone(_) => Phase::Zone,
            Action::Keep | Action::Return => Phase::Tile,
            Action::TakeColour(_) | Action::TakeAnimal(_) => Phase::Tokens,
            Action::Give(_) | Action::GiveNothing => Phase::Give,
            Action::Get(..) => Phase::Get,
            Action::Place(..) | Action::Done => Phase::Place,
            Action::Validate(_) => Phase::Validate,
            Action::Claim(..) | Action::Decline(_) => Phase::Bonus,
            Action::Reserve(_) => Phase::Reserve,
        };
        if state.phase != due {
            let key = format!("rainforest-now-{}", state.phase.name());
            return Some(("RF-8", Phrase::new(key)));
        }
        let hand = state.board().hand;
        let there = state.zone_tokens().kinds();
        match action {
            Action::Zone(zone) if !self.is_open(state, zone) => {
                if self.closed_piles {
                    no("RF-46", "rainforest-no-pile")
                } else {
                    no("RF-48", "rainforest-no-zone")
                }
            }
            Action::TakeColour(colour) if there & colour.kinds() == 0 => {
                no("RF-12", "rainforest-no-such-tokens")
            }
            Action::TakeAnimal(animal) if there & animal.kinds() == 0 => {
                no("RF-12", "rainforest-no-such-tokens")
            }
            Action::TakeAnimal(animal) => same_as_colour(there, animal).map(|colour| {
                let why = Phrase::new("rainforest-same-tokens").phrase("colour", colour.phrase());
                ("RF-43", why)
            }),
            Action::Give(kind) if hand.count(kind) == 0 => no("RF-13", "rainforest-not-in-hand"),
            Action::Give(kind) if givable(state) & kind.bit() == 0 => {
                no("RF-45", "rainforest-no-change")
            }
            Action::Get(zone, kind) if state.zones[zone.index()].count(kind) == 0 => {
                no("RF-13", "rainforest-not-there")
            }
            Action::Get(_, kind) if state.kind == Some(kind) => no("RF-45", "rainforest-no-change"),
            Action::Place(kind, slot) => self.placing_objection(state, slot, kind),
            Action::Validate(slot) if !state.board().is_complete(slot) => {
                no("RF-19", "rainforest-not-complete")
            }
            Action::Claim(token, cell) => {
                if self.claimable(state, token) & cell.bit() == 0 {
                    let key = self.claim_objection(state, token);
                    let free = "rainforest-no-free-tile";
                    Some(key.map_or(("RF-25", Phrase::new(free)), |(r, k)| (r, Phrase::new(k))))
                } else {
                    None
                }
            }
            Action::Decline(token) if self.claimable(state, token) == 0 => {
                no("RF-27", "rainforest-nothing-to-decline")
            }
            Action::Decline(token) if !self.declinable(state, token) => {
                no("RF-50", "rainforest-no-declining")
            }
            Action::Reserve(kind) if hand.count(kind) == 0 => no("RF-32", "rainforest-not-in-hand"),
            Action::Reserve(kind) if reservable(state) & kind.bit() == 0 => {
                no("RF-42", "rainforest-reserve-order")
            }
            _ => None,
        }
    }

    fn placing_objection(
        &self,
        state: &State,
        slot: Slot,
        kind: Kind,
    ) -> Option<(&'static str, Phrase)> {
        let board = state.board();
        let no = |rule, key: &'static str| Some((rule, Phrase::new(key)));
        let accepts = board.accepts(slot);
        if board.clearing[slot.index()].is_none() {
            no("RF-16", "rainforest-no-waiting-tile")
        } else if board.hand.count(kind) == 0 {
            no("RF-16", "rainforest-not-in-hand")
        } else if accepts == 0 {
            no("RF-17", "rainforest-complete")
        } else if accepts & kind.bit() == 0 {
            no("RF-17", "rainforest-not-asked-for")
        } else if placeable(state) >> placement(kind, slot) & 1 == 0 {
            no("RF-42", "rainforest-place-order")
        } else {
            None
        }
    }

    /// Why a zone token cannot be had at all, if so.
    fn claim_objection(
        &self,
        state: &State,
        token: ZoneToken,
    ) -> Option<(&'static str, &'static str)> {
        let board = state.board();
        let zone = token.zone().index();
        if state.protected & token.bit() == 0 {
            Some(("RF-29", "rainforest-token-gone"))
        } else if board.declined & token.bit() != 0 {
            Some(("RF-27", "rainforest-token-declined"))
        } else if board.derived.owned >> zone & 1 != 0 {
            Some(("RF-26", "rainforest-colour-owned"))
        } else if token.groups(board.derived.cells[zone]) == 0 {
            Some(("RF-23", "rainforest-no-group"))
        } else {
            None
        }
    }
}
