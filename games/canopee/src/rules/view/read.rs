//! Reading a view from JSON: everything that does not fit is refused.

use std::collections::BTreeMap;

use table::{Pool, Seat};

use crate::rules::action::SEATS;
use crate::rules::cards::{Cards, Entry, MAX_CARDS, PILES, Zone, viewer_bit};
use crate::rules::kind::{KINDS, Kind, SEED_KINDS, SeasonCard, Species};
use crate::rules::ledger::{ITEMS, Item};
use crate::rules::stage::{Frame, Phase, Stage, Why};
use crate::rules::state::State;
use crate::rules::tree::{MAX_TREES, Trees};
use crate::rules::unseen::Unseen;

use super::form::{CardForm, ELSEWHERE, ForestForm, ViewForm};
use super::{View, read_tree, sees};

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
        pool: Unseen::new(read_counts::<KINDS>(&form.unseen)?),
        seeds: Pool::new(read_counts::<SEED_KINDS>(&form.unseen_germination)?),
        cards: Cards::default(),
        forests: [[0; KINDS]; SEATS],
        trees: Trees::default(),
        discard: read_counts::<KINDS>(&form.discarded)?,
        minted: form.butterflies,
        ledger: [[[0; ITEMS]; 3]; SEATS],
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
