//! [`ViewForm`]: a view as readable JSON, and its way back through a check of everything.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Viewer};

use crate::rules::card::{Card, Guild, MAX_PILES, Pile};
use crate::rules::catalogue::PLAYS;
use crate::rules::state::{
    After, Ask, CYCLES, City, FOUND, GUILD, HAND, NONE, Phase, Run, SEATS, START, State, UNKNOWN,
};
use crate::rules::view::{View, groups};

/// The JSON form of a [`View`].
///
/// Cards and guilds go by their numbers in the card file. A *play number* counts the cards a seat has
/// played, from 0 to 20: cycle by cycle, turn by turn.
///
/// ```
/// use city::CanopyCity;
/// use table::{Game, Seat, Setup, Viewer};
/// let setup = Setup::new(CanopyCity::descriptor(), 3, [], None)?;
/// let game = CanopyCity::new(&setup)?;
/// let view = game.view(&game.start(), Viewer::Seat(Seat::P1));
/// let json = serde_json::to_value(view).unwrap();
/// assert_eq!(json["phase"], "deal");
/// assert_eq!(json["seats"][0]["piles"][0]["buildings"], serde_json::json!([]));
/// # Ok::<(), table::Faults>(())
/// ```
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewForm {
    /// `P1` to `P6`, or `public`.
    pub viewer: Viewer,
    /// Where in the turn: see [`Phase::ALL`].
    pub phase: String,
    /// 1 to 3.
    pub cycle: u8,
    /// 1 to 7; at the end of a cycle still 7.
    pub turn: u8,
    /// How many cards of this cycle were dealt.
    pub dealt: u8,
    /// Seats that must act. In `pick` and `play` the others have chosen already.
    pub waiting: SeatSet,
    /// Gold and prestige left in the supply; zero if the supply is unlimited.
    pub supply: [u16; 2],
    /// The hand that the viewer holds and has looked at.
    pub hand: Vec<Card>,
    /// The card it has chosen.
    pub pick: Option<Card>,
    /// How it will play it: `pile-2` or `foundation`.
    pub play: Option<String>,
    /// The table, seat by seat.
    pub seats: Vec<SeatForm>,
    /// What the viewer has seen of hands that it passed on.
    pub memory: Vec<MemoryForm>,
}

/// Cards that the viewer has seen in a hand and that have gone on: they are still in the hand or lie
/// face down before seats that held it later; which is where is not known.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemoryForm {
    /// 1 to 3.
    pub cycle: u8,
    /// The seat that got the hand first.
    pub hand: Seat,
    /// The cards, sorted.
    pub cards: Vec<Card>,
}

/// One seat in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatForm {
    /// Gold in the reserve.
    pub gold: u16,
    /// Prestige in the reserve.
    pub prestige: u16,
    /// Its guild.
    pub guild: Option<Guild>,
    /// The cards it has played, by play number; `null` if the viewer has not seen it.
    pub cards: Vec<Option<Card>>,
    /// Play numbers of cards that lie face down and were never shown.
    pub face_down: Vec<u8>,
    /// Its piles, in the order of their founding.
    pub piles: Vec<PileForm>,
    /// Points from effects at the end of the game by play number, the guild's last.
    pub bonus: Vec<u8>,
    /// Where it is in resolving effects.
    pub effects: EffectsForm,
}

/// A pile in a [`SeatForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileForm {
    /// Play number of the card that is the foundation; `null` for a starting foundation.
    pub foundation: Option<u8>,
    /// While a pile is rearranged together with its foundation: the foundation is among the buildings.
    pub loose: bool,
    /// Play numbers from the bottom up; the last one is visible.
    pub buildings: Vec<u8>,
    /// Gold cubes on it.
    pub gold: u8,
    /// Prestige cubes on it.
    pub prestige: u8,
}

/// How far a seat is in resolving its effects.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EffectsForm {
    /// What it is asked: see [`Ask::ALL`].
    pub ask: String,
    /// Next instruction of the running effect.
    pub at: Option<u16>,
    /// Play number of the building whose effect runs; 21 for the guild.
    pub this: Option<u8>,
    /// How often it has paid in the running effect.
    pub paid: u8,
    /// Piles still to place on, or cards already arranged.
    pub left: u8,
    /// The pile that a building is moved from, that is rearranged or from which on may be placed.
    pub pile: Option<u8>,
    /// The running effect happens again because the building was moved.
    pub again: bool,
    /// Play numbers of effects still to be resolved; 21 for the guild.
    pub due: Vec<u8>,
    /// Those of them that happen again because the building was moved.
    pub due_again: Vec<u8>,
    /// Those that were on the list of this step.
    pub listed: Vec<u8>,
    /// End-of-cycle effects that are used up.
    pub used: Vec<u8>,
    /// The list of visible effects is still to be made.
    pub list: bool,
    /// The pile whose cubes are taken after the effect.
    pub collect: Option<u8>,
    /// The played card covers a building; the gold is taken after the effect.
    pub covered: bool,
    /// The guild can be used after this play.
    pub offer: bool,
    /// The guild was used after a building in this cycle.
    pub guild_used: bool,
}

fn bits(mask: u32) -> Vec<u8> {
    (0..=GUILD).filter(|b| mask >> b & 1 != 0).collect()
}

fn some(value: u8) -> Option<u8> {
    (value != NONE).then_some(value)
}

fn name<T: PartialEq + Copy>(all: &[(T, &'static str)], value: T) -> String {
    let found = all.iter().find(|(v, _)| *v == value);
    found.map(|(_, n)| (*n).to_string()).unwrap_or_default()
}

impl From<View> for ViewForm {
    fn from(view: View) -> Self {
        let known = &view.known;
        let me = view.viewer.seat();
        let play = me.map_or(NONE, |s| known.plays[s.index()]);
        ViewForm {
            viewer: view.viewer,
            phase: name(&Phase::ALL, known.phase),
            cycle: view.cycle(),
            turn: view.turn(),
            dealt: known.dealt,
            waiting: known.waiting,
            supply: known.supply,
            hand: view.hand().collect(),
            pick: view.pick(),
            play: match play {
                FOUND => Some("foundation".to_string()),
                pile => Pile::new(usize::from(pile)).map(|p| p.to_string()),
            },
            seats: Seat::first(view.seats())
                .map(|seat| seat_form(&view, seat))
                .collect(),
            memory: view
                .memory()
                .into_iter()
                .map(|(cycle, hand, cards)| MemoryForm { cycle, hand, cards })
                .collect(),
        }
    }
}

fn seat_form(view: &View, seat: Seat) -> SeatForm {
    let city = view.known.city(seat);
    let own = view.viewer.is(seat);
    let played = city.cards.iter().take_while(|c| **c != NONE).count();
    SeatForm {
        gold: city.gold,
        prestige: city.prestige,
        guild: view.guild(seat),
        cards: (0..played)
            .map(|play| {
                let shown = own || city.hidden >> play & 1 == 0;
                Card::new(usize::from(city.cards[play])).filter(|_| shown)
            })
            .collect(),
        face_down: bits(city.hidden),
        piles: (0..city.piles().len())
            .map(|at| {
                let pile = &city.piles[at];
                let mut buildings: Vec<u8> = city.stack(at).collect();
                buildings.reverse();
                PileForm {
                    foundation: some(pile.base).filter(|b| *b != START),
                    loose: pile.base == NONE,
                    buildings,
                    gold: pile.gold,
                    prestige: pile.prestige,
                }
            })
            .collect(),
        bonus: city.bonus.to_vec(),
        effects: EffectsForm {
            ask: name(&Ask::ALL, city.run.ask),
            at: (city.run.pc != crate::rules::state::IDLE).then_some(city.run.pc),
            this: some(city.run.this),
            paid: city.run.paid,
            left: city.run.left,
            pile: some(city.run.pile),
            again: city.run.again,
            due: bits(city.due),
            due_again: bits(city.again),
            listed: bits(city.listed),
            used: bits(city.used),
            list: city.after.list,
            collect: some(city.after.collect),
            covered: city.after.covered,
            offer: city.after.offer,
            guild_used: city.guild_used,
        },
    }
}

fn mask(plays: &[u8], what: &str) -> Result<u32, String> {
    plays.iter().try_fold(0, |mask, play| {
        if *play > GUILD || mask >> play & 1 != 0 {
            Err(format!("{what} must be different play numbers"))
        } else {
            Ok(mask | 1 << play)
        }
    })
}

fn ensure(fine: bool, why: &str) -> Result<(), String> {
    if fine { Ok(()) } else { Err(why.to_string()) }
}

fn by_name<T: Copy>(all: &[(T, &'static str)], wanted: &str, what: &str) -> Result<T, String> {
    all.iter()
        .find(|(_, name)| *name == wanted)
        .map(|(value, _)| *value)
        .ok_or_else(|| format!("there is no {what} {wanted:?}"))
}

impl TryFrom<ViewForm> for View {
    type Error = String;

    /// Checks that the form describes a view that can occur.
    fn try_from(form: ViewForm) -> Result<Self, String> {
        let seats = form.seats.len();
        ensure((3..=SEATS).contains(&seats), "3 to 6 seats are needed")?;
        let phase = by_name(&Phase::ALL, &form.phase, "phase")?;
        let me = form.viewer.seat();
        let strangers = form.waiting.iter().chain(me).any(|s| s.index() >= seats);
        ensure(!strangers, "a seat that is not at this table")?;
        ensure(
            (1..=CYCLES as u8).contains(&form.cycle) && (1..=HAND as u8).contains(&form.turn),
            "cycle is 1 to 3 and turn 1 to 7",
        )?;
        let mut known = State::new(seats);
        known.phase = phase;
        known.cycle = form.cycle - 1;
        known.turn = form.turn - 1;
        let cycle_over = matches!(phase, Phase::CycleEnd | Phase::GameEnd | Phase::Over);
        if cycle_over {
            ensure(form.turn == HAND as u8, "a cycle ends with turn 7")?;
            known.turn = HAND as u8;
        }
        let last = known.cycle + 1 == CYCLES as u8;
        let final_step = matches!(phase, Phase::GameEnd | Phase::Over);
        ensure(!final_step || last, "the game ends with cycle 3")?;
        let dealing = matches!(phase, Phase::Deal | Phase::Guilds);
        ensure(!dealing || form.turn == 1, "cards are dealt before turn 1")?;
        ensure(
            phase != Phase::Guilds || form.cycle == 1,
            "guilds come first",
        )?;
        known.dealt = form.dealt;
        known.deal_to = form.dealt % seats as u8;
        let all = (HAND * seats) as u8;
        let dealt = match phase {
            Phase::Guilds => form.dealt == 0,
            Phase::Deal => form.dealt < all,
            _ => form.dealt == all,
        };
        ensure(dealt, "dealt does not fit the phase")?;
        // After the last turn of a cycle the hands have not moved on again.
        known.shift = known.shift_at(known.cycle, known.turn.min(HAND as u8 - 1));
        known.supply = form.supply;
        known.waiting = form.waiting;
        let played = usize::from(known.cycle) * HAND
            + match phase {
                Phase::Guilds | Phase::Deal => 0,
                Phase::Pick | Phase::Play => usize::from(known.turn),
                Phase::Effects => usize::from(known.turn) + 1,
                _ => HAND,
            };
        for (i, seat) in form.seats.iter().enumerate() {
            let own = me.is_some_and(|s| s.index() == i);
            known.cities[i] =
                read_city(seat, played, own).map_err(|why| format!("P{}: {why}", i + 1))?;
            let asked = known.cities[i].run.ask != Ask::Idle;
            let waits = Seat::new(i).is_some_and(|s| form.waiting.contains(s));
            let resolving = matches!(phase, Phase::Effects | Phase::CycleEnd | Phase::GameEnd);
            ensure(
                if resolving { asked == waits } else { !asked },
                "waiting does not fit the effects",
            )?;
        }
        check_waiting(&form, phase)?;
        read_sealed(&form, phase, &mut known)?;
        read_hands(&form, &mut known)?;
        Ok(View {
            viewer: form.viewer,
            known,
        })
    }
}

fn check_waiting(form: &ViewForm, phase: Phase) -> Result<(), String> {
    let waits = form.waiting.len();
    let fine = match phase {
        Phase::Guilds => waits <= 1,
        Phase::Deal | Phase::Over => waits == 0,
        Phase::Pick => waits > 0 && form.turn < HAND as u8,
        _ => waits > 0,
    };
    ensure(fine, "waiting does not fit the phase")
}

/// The viewer's own sealed choices; of others only that they have chosen.
fn read_sealed(form: &ViewForm, phase: Phase, known: &mut State) -> Result<(), String> {
    let me = form.viewer.seat();
    let mut mine = (NONE, NONE);
    for seat in Seat::first(form.seats.len()) {
        let waits = form.waiting.contains(seat);
        let chosen = phase == Phase::Play || (phase == Phase::Pick && !waits);
        let decided = phase == Phase::Play && !waits;
        let at = seat.index();
        if me == Some(seat) {
            ensure(chosen == form.pick.is_some(), "pick does not fit the phase")?;
            ensure(
                decided == form.play.is_some(),
                "play does not fit the phase",
            )?;
            let in_hand = form.pick.is_none_or(|c| form.hand.contains(&c));
            ensure(in_hand, "pick must be a card of the hand")?;
            mine.0 = form.pick.map_or(NONE, |c| c.index() as u8);
            mine.1 = match form.play.as_deref() {
                None => NONE,
                Some("foundation") => FOUND,
                Some(pile) => {
                    let pile: Pile = pile.parse().map_err(|e| format!("{e}"))?;
                    let count = usize::from(known.cities[at].pile_count);
                    ensure(pile.index() < count, "play names a pile that is not there")?;
                    pile.index() as u8
                }
            };
            (known.picks[at], known.plays[at]) = mine;
        } else {
            known.picks[at] = if chosen { UNKNOWN } else { NONE };
            known.plays[at] = if decided { UNKNOWN } else { NONE };
        }
    }
    let nobody = me.is_none() && (form.pick.is_some() || form.play.is_some());
    ensure(!nobody, "an onlooker chooses nothing")
}

/// The viewer's hand and its memory of other hands.
fn read_hands(form: &ViewForm, known: &mut State) -> Result<(), String> {
    let seats = form.seats.len();
    let holds = matches!(known.phase, Phase::Pick | Phase::Play | Phase::Deal);
    let held = form
        .viewer
        .seat()
        .filter(|_| holds)
        .map(|s| known.held_by(s.index()));
    let size = held.map_or(0, |hand| known.hand_size(hand));
    ensure(
        form.hand.len() == size && size <= HAND,
        "hand has the wrong size",
    )?;
    if let Some(hand) = held {
        let mut cards: Vec<u8> = form.hand.iter().map(|c| c.index() as u8).collect();
        cards.sort_unstable();
        known.hands[hand][..size].copy_from_slice(&cards);
    }
    for hand in (0..seats).filter(|h| Some(*h) != held) {
        let size = known.hand_size(hand).min(HAND);
        known.hands[hand][..size].fill(UNKNOWN);
    }
    let structure = *known;
    let mut memory = form.memory.iter();
    let mut result = Ok(());
    groups(&structure, form.viewer, |group| {
        if result.is_err() {
            return;
        }
        if !group.seen {
            for slot in &group.slots {
                *known.at_mut(*slot) = UNKNOWN;
            }
            return;
        }
        let fits = memory.next().filter(|m| {
            usize::from(m.cycle) == group.cycle + 1
                && m.hand.index() == group.hand
                && m.cards.len() == group.slots.len()
        });
        match fits {
            None => result = Err("memory does not fit the hands that were passed".to_string()),
            Some(entry) => {
                let mut cards: Vec<u8> = entry.cards.iter().map(|c| c.index() as u8).collect();
                cards.sort_unstable();
                for (slot, card) in group.slots.iter().zip(cards) {
                    *known.at_mut(*slot) = card;
                }
            }
        }
    });
    result?;
    ensure(
        memory.next().is_none(),
        "memory of a hand that hides nothing",
    )
}

fn read_city(form: &SeatForm, played: usize, own: bool) -> Result<City, String> {
    let mut city = City::EMPTY;
    ensure(
        form.cards.len() == played && played <= PLAYS,
        "cards: one for every play",
    )?;
    city.hidden = mask(&form.face_down, "face_down")?;
    ensure(
        city.hidden >> played == 0,
        "face_down names a play that was not made",
    )?;
    for (play, card) in form.cards.iter().enumerate() {
        let shown = own || city.hidden >> play & 1 == 0;
        ensure(
            shown == card.is_some(),
            "cards shows what is face down, or not what is open",
        )?;
        city.cards[play] = card.map_or(UNKNOWN, |c| c.index() as u8);
    }
    city.gold = form.gold;
    city.prestige = form.prestige;
    city.guild = form.guild.map_or(NONE, |g| g.index() as u8);
    ensure(form.bonus.len() == PLAYS + 1, "bonus has 22 numbers")?;
    city.bonus.copy_from_slice(&form.bonus);
    ensure((1..=MAX_PILES).contains(&form.piles.len()), "1 to 24 piles")?;
    let mut placed = 0u32;
    let mut put = |play: u8| -> Result<(), String> {
        let fine = usize::from(play) < played && placed >> play & 1 == 0;
        ensure(fine, "every played card lies in one place")?;
        placed |= 1 << play;
        Ok(())
    };
    for (at, pile) in form.piles.iter().enumerate() {
        ensure(
            pile.foundation.is_none() || !pile.loose,
            "a loose foundation lies above",
        )?;
        let base = match pile.foundation {
            Some(play) => {
                put(play)?;
                play
            }
            None if pile.loose => NONE,
            None => START,
        };
        city.found(base);
        for play in &pile.buildings {
            put(*play)?;
            let face_down = city.hidden >> play & 1 != 0;
            ensure(!face_down || pile.loose, "a building lies face up")?;
            city.push(at, *play);
        }
        ensure(
            !pile.loose || pile.buildings.len() > 1,
            "nothing to arrange",
        )?;
        city.piles[at].gold = pile.gold;
        city.piles[at].prestige = pile.prestige;
    }
    ensure(
        placed.count_ones() as usize == played,
        "every played card lies somewhere",
    )?;
    read_effects(&form.effects, &mut city)?;
    Ok(city)
}

fn read_effects(form: &EffectsForm, city: &mut City) -> Result<(), String> {
    let ask = by_name(&Ask::ALL, &form.ask, "question")?;
    city.run = Run {
        pc: form.at.unwrap_or(crate::rules::state::IDLE),
        this: form.this.unwrap_or(NONE),
        ask,
        paid: form.paid,
        left: form.left,
        pile: form.pile.unwrap_or(NONE),
        again: form.again,
    };
    city.due = mask(&form.due, "due")?;
    city.again = mask(&form.due_again, "due_again")?;
    city.listed = mask(&form.listed, "listed")?;
    city.used = mask(&form.used, "used")?;
    city.after = After {
        list: form.list,
        collect: form.collect.unwrap_or(NONE),
        covered: form.covered,
        offer: form.offer,
    };
    city.guild_used = form.guild_used;
    let piles = city.pile_count;
    let this_fits = form.this.is_none_or(|t| t <= GUILD);
    ensure(this_fits, "this is a play number or 21")?;
    ensure(
        form.collect.is_none_or(|p| p < piles),
        "collect names no pile",
    )?;
    let pile_fits = match ask {
        Ask::To | Ask::MayTo | Ask::Next => form.pile.is_some_and(|p| p < piles),
        Ask::Place => form.pile.is_some_and(|p| p <= piles),
        _ => form.pile.is_none_or(|p| p <= piles),
    };
    ensure(pile_fits, "pile names no pile")?;
    let arranged = match ask {
        Ask::Next => form
            .pile
            .is_some_and(|p| form.left < city.piles[usize::from(p)].height),
        Ask::Place => (1..=9).contains(&form.left),
        _ => form.left <= 9,
    };
    ensure(arranged, "left does not fit")?;
    ensure(form.paid <= 9, "paid does not fit")
}
