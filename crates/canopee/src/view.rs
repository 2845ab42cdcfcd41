//! [`View`]: what one viewer may know, memory included.
//!
//! A view is a position in which every card that the viewer does not know is blank. Who has looked
//! at a card is public, so a blank still says who knows it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::random::Rng;
use table::{Pool, Seat, Viewer};

use crate::action::SEATS;
use crate::cards::{Cards, Entry, MAX_CARDS, PILES, Zone, viewer_bit};
use crate::kind::{KINDS, Kind, SEED_KINDS, SeasonCard, Species};
use crate::state::{Frame, Item, Phase, Stage, State, Why};
use crate::tree::{MAX_TREES, Tree, Trees};

/// All that a viewer knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ViewForm", try_from = "ViewForm")]
pub struct View {
    viewer: Viewer,
    seats: u8,
    /// The position with blanks; its pools are all cards that the viewer cannot place.
    pub(crate) known: State,
}

/// Does the viewer know this card?
fn sees(entry: Entry, bit: u8) -> bool {
    entry.zone().is_open() || entry.knowers() & bit != 0
}

/// How many cards a viewer cannot place: unseen ones and those that only others know.
pub(crate) fn unplaced(state: &State, viewer: Viewer, seats: usize) -> u32 {
    let bit = viewer_bit(viewer, seats);
    let hidden = state.cards.all().iter().filter(|e| !sees(**e, bit)).count();
    state.pool.total() + state.seeds.total() + hidden as u32
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer, seats: usize) -> View {
        let bit = viewer_bit(viewer, seats);
        let mut known = *state;
        known.cards.change_all(|entry| {
            if sees(entry, bit) {
                return entry;
            }
            let kind = entry.kind().index();
            if entry.zone().is_germination() {
                known.seeds.put(kind);
            } else {
                known.pool.put(kind);
            }
            entry.blank()
        });
        View {
            viewer,
            seats: seats as u8,
            known,
        }
    }

    /// Fills the blanks at random: every way the unknown cards can lie is equally likely.
    pub(crate) fn resample<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut state = self.known;
        let solo = self.seats == 1;
        let (mut pool, mut seeds) = (state.pool, state.seeds);
        // Cards of which something is known come first: of what is left, everything is possible.
        state.cards.change_all(|entry| {
            if entry.known().is_none() && entry.is_marked() {
                entry.filled(draw_marked(&mut pool, rng, !solo))
            } else {
                entry
            }
        });
        state.cards.change_all(|entry| {
            if entry.known().is_some() {
                entry
            } else if entry.zone().is_germination() {
                entry.filled(Kind::at(seeds.draw(rng)))
            } else {
                entry.filled(Kind::at(pool.draw(rng)))
            }
        });
        (state.pool, state.seeds) = (pool, seeds);
        state
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// How many forests there are: with one seat, the second is the Spirit's.
    pub fn forests(&self) -> usize {
        self.seats().max(2)
    }

    /// What is being waited for.
    pub fn phase(&self) -> Phase {
        self.known.phase
    }

    /// The season, counted from one.
    pub fn season(&self) -> u8 {
        self.known.season + 1
    }

    /// The season card that is up.
    pub fn season_card(&self) -> Option<SeasonCard> {
        self.known.card
    }

    /// Whose turn it is, as a forest.
    pub fn turn(&self) -> usize {
        usize::from(self.known.turn)
    }

    /// The forest that the choice is about.
    pub fn who(&self) -> usize {
        usize::from(self.known.who)
    }

    /// Cards left in the season's deck.
    pub fn deck(&self) -> u8 {
        self.known.deck
    }

    /// How many of a kind stand in a forest, trees aside.
    pub fn count(&self, forest: usize, kind: Kind) -> u8 {
        self.known.has(forest, kind)
    }

    /// The trees of a forest.
    pub fn trees(&self, forest: usize) -> &[Tree] {
        self.known.trees.of(forest)
    }

    /// Points that are booked.
    pub fn banked(&self, forest: usize) -> i32 {
        self.known.banked(forest)
    }

    /// Cards on a pile.
    pub fn pile_size(&self, pile: usize) -> usize {
        usize::from(self.known.pile_size(pile))
    }

    /// What the viewer knows of a pile.
    pub fn known_in_pile(&self, pile: usize) -> impl Iterator<Item = Kind> {
        self.known_in(Zone::pile(pile))
    }

    pub(crate) fn known_in(&self, zone: Zone) -> impl Iterator<Item = Kind> {
        self.known.cards.of(zone).iter().filter_map(|e| e.known())
    }
}

/// A card that is known to be a threat, or to be none.
fn draw_marked<R: Rng + ?Sized>(pool: &mut Pool<KINDS>, rng: &mut R, threat: bool) -> Kind {
    let mut counts = *pool.counts();
    for (index, count) in counts.iter_mut().enumerate() {
        if Kind::at(index).is_threat() != threat {
            *count = 0;
        }
    }
    let some = Pool::new(counts);
    let kind = if some.is_empty() {
        pool.sample(rng)
    } else {
        some.sample(rng)
    };
    pool.take(kind);
    Kind::at(kind)
}

/// The JSON form of a [`View`].
///
/// Forests are numbered from 0; with one seat, forest 1 is the Spirit's.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewForm {
    /// `P1` to `P4`, or `public`.
    pub viewer: Viewer,
    /// Seats at the table.
    pub seats: usize,
    /// What is being waited for: see [`Phase::ALL`].
    pub phase: String,
    /// The forest that the choice is about.
    pub who: usize,
    /// The forest whose turn it is.
    pub turn: usize,
    /// The season, counted from one.
    pub season: u8,
    /// The season card that is up.
    pub season_card: Option<String>,
    /// Season cards that have been up.
    pub past_season_cards: Vec<String>,
    /// Species of animals in the game.
    pub species: Vec<String>,
    /// Cards left in this season's deck, then in the later ones.
    pub decks: [u8; 3],
    /// Rainforest cards that the viewer cannot place, wherever they lie.
    pub unseen: BTreeMap<String, u8>,
    /// Germination cards that the viewer cannot place.
    pub unseen_germination: BTreeMap<String, u8>,
    /// The growth piles.
    pub piles: Vec<PileForm>,
    /// The forests.
    pub forests: Vec<ForestForm>,
    /// Cards with a place elsewhere, by zone: `drawn`, `germination`, `under-germination`, `sky`,
    /// `put-away`, `left-behind`, `in-transit`.
    pub elsewhere: BTreeMap<String, Vec<CardForm>>,
    /// What was discarded openly.
    pub discarded: BTreeMap<String, u8>,
    /// Butterflies that turned into fern, bromelia, monstera.
    pub butterflies: [u8; 3],
    /// Starting trunks given out.
    pub starting_trunks: u8,
    /// Where exactly in the course of the game we are.
    pub course: CourseForm,
}

/// A growth pile in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileForm {
    /// Cards that nobody has seen.
    pub unseen: u8,
    /// Cards that somebody has seen.
    pub seen: Vec<CardForm>,
}

/// A card that somebody has seen.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardForm {
    /// Its kind; `null` if the viewer does not know it.
    pub card: Option<String>,
    /// Seats that know it, as bits (1, 2, 4, 8). Against the Spirit, 2 means face up.
    pub known_by: u8,
    /// Everybody knows that it is a threat; against the Spirit, that it is none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marked: bool,
}

/// A forest in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForestForm {
    /// Cards by kind, trees aside.
    pub cards: BTreeMap<String, u8>,
    /// Its trees, as `0+1*2 scored awarded`: trunks, then the canopy's multiplier if complete.
    pub trees: Vec<String>,
    /// Laid open, still to be added.
    pub adding: Vec<CardForm>,
    /// Face down under pitcher plants.
    pub pitcher: Vec<CardForm>,
    /// The pile kept face down by the hoatzin.
    pub hoatzin: Vec<CardForm>,
    /// Species whose power was used this season.
    pub used: Vec<String>,
    /// Species that came this turn.
    pub fresh: Vec<String>,
    /// Cards still to be discarded and to be drawn.
    pub owed: [u8; 2],
    /// Points by season: rows that are not zero.
    pub points: Vec<BTreeMap<String, i8>>,
}

/// The course of the game in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "each is documented at its namesake in the position"
)]
pub struct CourseForm {
    pub stage: String,
    pub step: u8,
    pub sub: u8,
    pub first: u8,
    pub last_taker: u8,
    pub at: u8,
    pub why: String,
    pub hands: u8,
    pub uncover: u8,
    pub frame: String,
    pub frame_who: u8,
    pub left: u8,
    pub storm: u8,
    pub storm_who: u8,
    pub sky: bool,
    pub picks: u8,
    pub foe: u8,
    pub awarded: u8,
    pub stolen: u64,
    pub ambush: bool,
    pub last: u16,
}

const ELSEWHERE: [(Zone, &str); 7] = [
    (Zone::DRAWN, "drawn"),
    (Zone::SEEDS, "germination"),
    (Zone::UNDER, "under-germination"),
    (Zone::SKY, "sky"),
    (Zone::AWAY, "put-away"),
    (Zone::LEFT, "left-behind"),
    (Zone::TRANSIT, "in-transit"),
];

fn counts(counts: &[u8]) -> BTreeMap<String, u8> {
    counts
        .iter()
        .enumerate()
        .filter(|(_, n)| **n > 0)
        .map(|(k, n)| (Kind::at(k).name().to_string(), *n))
        .collect()
}

fn species_names(bits: u16) -> Vec<String> {
    Species::ALL
        .into_iter()
        .filter(|s| bits >> s.index() & 1 != 0)
        .map(|s| s.to_string())
        .collect()
}

/// A tree as text: `0+1*2 scored awarded rotted`.
pub(crate) fn tree_text(tree: Tree) -> String {
    let mut trunks = Vec::new();
    for value in 0..3u8 {
        for _ in 0..tree.trunks(value) {
            trunks.push(value.to_string());
        }
    }
    let mut text = trunks.join("+");
    if let Some(m) = tree.canopy() {
        text.push_str(&format!("*{m}"));
    }
    for (yes, word) in [
        (tree.is_scored(), " scored"),
        (tree.is_awarded(), " awarded"),
        (tree.is_rotted(), " rotted"),
    ] {
        if yes {
            text.push_str(word);
        }
    }
    text
}

/// Reads a tree: trunks joined by `+`, `*` and the canopy, then marks.
pub(crate) fn read_tree(text: &str, owner: usize) -> Option<Tree> {
    let mut words = text.split(' ');
    let mut trunks = [0u8; 3];
    let (body, canopy) = match words.next()?.split_once('*') {
        Some((body, m)) => (body, Some(m.parse::<u8>().ok().filter(|m| *m < 3)?)),
        None => (words_first(text), None),
    };
    for trunk in body.split('+') {
        let value: usize = trunk.parse().ok()?;
        let count = trunks.get_mut(value)?;
        *count += 1;
        if *count > 30 {
            return None;
        }
    }
    let mut tree = Tree::new(owner, trunks).with_canopy(canopy);
    for word in words {
        tree = match word {
            "scored" if canopy.is_some() && !tree.is_scored() => tree.scored(),
            "awarded" if canopy.is_some() && !tree.is_awarded() => tree.awarded(),
            "rotted" if canopy.is_none() && !tree.is_rotted() => tree.rotted(true),
            _ => return None,
        };
    }
    Some(tree)
}

fn words_first(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

impl From<View> for ViewForm {
    fn from(view: View) -> Self {
        let s = &view.known;
        let zone = |zone: Zone| -> Vec<CardForm> {
            s.cards
                .of(zone)
                .iter()
                .map(|e| CardForm {
                    card: e.known().map(|k| k.name().to_string()),
                    known_by: e.knowers(),
                    marked: e.is_marked(),
                })
                .collect()
        };
        let cards = SeasonCard::ALL.into_iter();
        ViewForm {
            viewer: view.viewer,
            seats: view.seats(),
            phase: s.phase.name().to_string(),
            who: usize::from(s.who),
            turn: usize::from(s.turn),
            season: view.season(),
            season_card: s.card.map(|c| c.name().to_string()),
            past_season_cards: cards
                .filter(|c| s.past_cards >> *c as u8 & 1 != 0)
                .map(|c| c.name().to_string())
                .collect(),
            species: species_names(s.species),
            decks: [s.deck, s.later[0], s.later[1]],
            unseen: counts(s.pool.counts()),
            unseen_germination: counts(s.seeds.counts()),
            piles: (0..PILES)
                .map(|p| PileForm {
                    unseen: s.unseen[p],
                    seen: zone(Zone::pile(p)),
                })
                .collect(),
            forests: (0..view.forests())
                .map(|f| ForestForm {
                    cards: counts(&s.forests[f]),
                    trees: s.trees.of(f).iter().map(|t| tree_text(*t)).collect(),
                    adding: zone(Zone::hand(f)),
                    pitcher: zone(Zone::pitcher(f)),
                    hoatzin: zone(Zone::hoatzin(f)),
                    used: species_names(s.used[f]),
                    fresh: species_names(s.fresh[f]),
                    owed: [s.losses[f], s.draws[f]],
                    points: s.ledger[f]
                        .iter()
                        .map(|rows| {
                            let rows = rows.iter().zip(Item::ALL).filter(|(p, _)| **p != 0);
                            rows.map(|(p, (_, name))| (name.to_string(), *p)).collect()
                        })
                        .collect(),
                })
                .collect(),
            elsewhere: ELSEWHERE
                .iter()
                .map(|(z, name)| ((*name).to_string(), zone(*z)))
                .filter(|(_, cards)| !cards.is_empty())
                .collect(),
            discarded: counts(&s.discard),
            butterflies: s.minted,
            starting_trunks: s.starts,
            course: CourseForm {
                stage: s.stage.name().to_string(),
                step: s.step,
                sub: s.sub,
                first: s.first,
                last_taker: s.last_taker,
                at: s.at,
                why: s.why.name().to_string(),
                hands: s.hands,
                uncover: s.uncover,
                frame: s.frame.name().to_string(),
                frame_who: s.frame_who,
                left: s.left,
                storm: s.storm,
                storm_who: s.storm_who,
                sky: s.sky,
                picks: s.picks,
                foe: s.foe,
                awarded: s.awarded,
                stolen: s.stolen,
                ambush: s.ambush,
                last: s.last,
            },
        }
    }
}

fn kind(name: &str) -> Result<Kind, String> {
    name.parse().map_err(|e| format!("{e}"))
}

fn read_counts<const N: usize>(map: &BTreeMap<String, u8>) -> Result<[u8; N], String> {
    let mut counts = [0u8; N];
    for (name, n) in map {
        let at = kind(name)?.index();
        if *n == 0 || usize::from(*n) > MAX_CARDS {
            return Err(format!("{n} is no count of {name}"));
        }
        *counts
            .get_mut(at)
            .ok_or_else(|| format!("no {name} here"))? = *n;
    }
    if counts.iter().map(|n| usize::from(*n)).sum::<usize>() > 2 * MAX_CARDS {
        return Err("more cards than there are".to_string());
    }
    Ok(counts)
}

fn read_species(names: &[String]) -> Result<u16, String> {
    let mut bits = 0u16;
    for name in names {
        let species: Species = name.parse().map_err(|e| format!("{e}"))?;
        bits |= 1 << species.index();
    }
    if bits.count_ones() as usize != names.len() {
        return Err("a species twice".to_string());
    }
    Ok(bits)
}

fn season_card(name: &str) -> Result<SeasonCard, String> {
    name.parse().map_err(|e| format!("{e}"))
}

fn below(n: impl Into<usize>, most: usize, what: &str) -> Result<(), String> {
    if n.into() < most {
        Ok(())
    } else {
        Err(format!("{what} is out of range"))
    }
}

impl TryFrom<ViewForm> for View {
    type Error = String;

    /// Checks that the form describes a view that can occur.
    fn try_from(form: ViewForm) -> Result<Self, String> {
        let seats = form.seats;
        if !(1..=SEATS).contains(&seats) {
            return Err(format!("1 to 4 seats are needed, not {seats}"));
        }
        if form.viewer.seat().is_some_and(|s: Seat| s.index() >= seats) {
            return Err("the viewer has no seat here".to_string());
        }
        let forests = seats.max(2);
        if form.forests.len() != forests || form.piles.len() != PILES {
            return Err(format!("{forests} forests and {PILES} piles are needed"));
        }
        let mut s = read_course(&form, forests)?;
        let bit = viewer_bit(form.viewer, seats);
        let mut cards = Cards::default();
        let mut put = |zone: Zone, list: &[CardForm]| -> Result<(), String> {
            for card in list {
                read_card(&mut cards, zone, card, bit)?;
            }
            Ok(())
        };
        for (p, pile) in form.piles.iter().enumerate() {
            put(Zone::pile(p), &pile.seen)?;
            s.unseen[p] = pile.unseen;
        }
        for (f, forest) in form.forests.iter().enumerate() {
            put(Zone::hand(f), &forest.adding)?;
            put(Zone::pitcher(f), &forest.pitcher)?;
            put(Zone::hoatzin(f), &forest.hoatzin)?;
        }
        for (name, list) in &form.elsewhere {
            let zone = ELSEWHERE.iter().find(|(_, n)| n == name);
            put(
                zone.ok_or_else(|| format!("there is no place {name:?}"))?.0,
                list,
            )?;
            if list.is_empty() {
                return Err(format!("nothing lies in {name}"));
            }
        }
        s.cards = cards;
        for (f, forest) in form.forests.iter().enumerate() {
            read_forest(&mut s, f, forest)?;
        }
        check_blanks(&s, seats)?;
        Ok(View {
            viewer: form.viewer,
            seats: seats as u8,
            known: s,
        })
    }
}

fn read_card(cards: &mut Cards, zone: Zone, card: &CardForm, bit: u8) -> Result<(), String> {
    if cards.is_full() {
        return Err("too many cards".to_string());
    }
    below(card.known_by, 16, "known_by")?;
    let kind_of = card.card.as_deref().map(kind).transpose()?;
    let mut entry = Entry::new(zone, kind_of.unwrap_or(Kind::Fern), card.known_by);
    if card.marked {
        entry = entry.marked();
    }
    if zone.is_germination() && kind_of.is_some_and(|k| k.index() >= SEED_KINDS) {
        return Err("no such card in the germination deck".to_string());
    }
    if kind_of.is_none() {
        entry = entry.blank();
    }
    if sees(entry, bit) != kind_of.is_some() {
        return Err("a card is shown to the wrong viewer".to_string());
    }
    cards.insert(entry);
    Ok(())
}

fn read_forest(s: &mut State, f: usize, forest: &ForestForm) -> Result<(), String> {
    s.forests[f] = read_counts::<KINDS>(&forest.cards)?;
    for text in &forest.trees {
        let tree = read_tree(text, f).ok_or_else(|| format!("{text:?} is no tree"))?;
        if s.trees.is_full() || tree.height() == 0 {
            return Err(format!("{MAX_TREES} trees at most, with a trunk each"));
        }
        s.trees.insert(tree);
    }
    s.note_active(f);
    s.used[f] = read_species(&forest.used)?;
    s.fresh[f] = read_species(&forest.fresh)?;
    [s.losses[f], s.draws[f]] = forest.owed;
    if forest.points.len() != 3 {
        return Err("points of three seasons are needed".to_string());
    }
    for (season, rows) in forest.points.iter().enumerate() {
        for (name, points) in rows {
            let item = Item::ALL.iter().find(|(_, n)| n == name);
            let (item, _) = item.ok_or_else(|| format!("there is no row {name:?}"))?;
            s.ledger[f][season][*item as usize] = *points;
        }
    }
    Ok(())
}

fn read_course(form: &ViewForm, forests: usize) -> Result<State, String> {
    let c = &form.course;
    for (n, what) in [
        (form.who, "who"),
        (form.turn, "turn"),
        (usize::from(c.first), "first"),
        (usize::from(c.last_taker), "last_taker"),
        (usize::from(c.frame_who), "frame_who"),
        (usize::from(c.storm_who), "storm_who"),
        (usize::from(c.foe), "foe"),
    ] {
        below(n, forests, what)?;
    }
    below(c.at, 4, "at")?;
    if !(1..=3).contains(&form.season) {
        return Err("season is out of range".to_string());
    }
    let bits = |bits: u8, what: &str| below(bits, 1 << forests, what);
    bits(c.hands, "hands")?;
    bits(c.uncover, "uncover")?;
    bits(c.awarded, "awarded")?;
    let mut past = 0u16;
    for name in &form.past_season_cards {
        past |= 1 << season_card(name)? as u8;
    }
    let unknown = |what: &str, name: &str| format!("there is no {what} {name:?}");
    Ok(State {
        pool: Pool::new(read_counts::<KINDS>(&form.unseen)?),
        seeds: Pool::new(read_counts::<SEED_KINDS>(&form.unseen_germination)?),
        cards: Cards::default(),
        forests: [[0; KINDS]; SEATS],
        trees: Trees::default(),
        discard: read_counts::<KINDS>(&form.discarded)?,
        minted: form.butterflies,
        ledger: [[[0; crate::state::ITEMS]; 3]; SEATS],
        unseen: [0; PILES],
        deck: form.decks[0],
        later: [form.decks[1], form.decks[2]],
        species: read_species(&form.species)?,
        starts: form.starting_trunks,
        active: [0; SEATS],
        used: [0; SEATS],
        fresh: [0; SEATS],
        season: form.season - 1,
        card: form.season_card.as_deref().map(season_card).transpose()?,
        past_cards: past,
        turn: form.turn as u8,
        first: c.first,
        last_taker: c.last_taker,
        at: c.at,
        stage: Stage::named(&c.stage).ok_or_else(|| unknown("stage", &c.stage))?,
        step: c.step,
        sub: c.sub,
        phase: Phase::named(&form.phase).ok_or_else(|| unknown("phase", &form.phase))?,
        who: form.who as u8,
        losses: [0; SEATS],
        why: Why::named(&c.why).ok_or_else(|| unknown("reason", &c.why))?,
        draws: [0; SEATS],
        hands: c.hands,
        uncover: c.uncover,
        frame: Frame::named(&c.frame).ok_or_else(|| unknown("frame", &c.frame))?,
        frame_who: c.frame_who,
        left: c.left,
        storm: c.storm,
        storm_who: c.storm_who,
        sky: c.sky,
        picks: c.picks,
        foe: c.foe,
        awarded: c.awarded,
        stolen: c.stolen,
        ambush: c.ambush,
        last: c.last,
    })
}

/// There must be enough unknown cards for all blanks, decks and piles.
fn check_blanks(s: &State, seats: usize) -> Result<(), String> {
    let blanks = || s.cards.all().iter().filter(|e| e.known().is_none());
    let seeds = blanks().filter(|e| e.zone().is_germination()).count();
    let cards = blanks().count() - seeds;
    let marked = blanks().filter(|e| e.is_marked()).count();
    if s.cards
        .all()
        .iter()
        .any(|e| e.is_marked() && e.zone().is_germination())
    {
        return Err("germination cards are no threats".to_string());
    }
    let threats: usize = Kind::THREATS
        .iter()
        .map(|k| usize::from(s.pool.count(k.index())))
        .sum();
    let total = s.pool.total() as usize;
    let fitting = if seats == 1 { total - threats } else { threats };
    let piles: usize = s.unseen.iter().map(|n| usize::from(*n)).sum();
    let decks = usize::from(s.deck) + s.later.iter().map(|n| usize::from(*n)).sum::<usize>();
    // While the species are drawn, not all cards are in the deck yet.
    let decks = if matches!(s.phase, Phase::First | Phase::Species) {
        0
    } else {
        decks
    };
    if seeds > s.seeds.total() as usize || marked > fitting || cards + piles + decks > total {
        return Err("unseen must hold all cards that the viewer cannot place".to_string());
    }
    Ok(())
}
