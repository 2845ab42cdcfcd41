//! Promises about every game: no card is lost, and what a game cannot exceed.

use table::Bounds;

use crate::rules::config::{Animals, Config};
use crate::rules::kind::{KINDS, Kind, Species};
use crate::rules::stage::Phase;
use crate::rules::state::State;

/// Looks for lost cards and for counts that do not fit.
pub(crate) fn audit(c: &Config, s: &State) -> Result<(), String> {
    for kind in Kind::ALL {
        let i = kind.index();
        let germination = c.catalogue.germination.get(i).copied().unwrap_or(0);
        let mut expected = u32::from(c.deck[i]) + u32::from(germination);
        expected += s.minted.get(i).map_or(0, |n| u32::from(*n));
        if kind == Kind::Trunk0 {
            expected += u32::from(s.starts);
        }
        if let Some(species) = kind.species()
            && s.species >> species.index() & 1 != 0
        {
            expected += if species.mate().is_some() { 1 } else { 2 };
        }
        let seeds = if germination > 0 {
            u32::from(s.seeds.count(i))
        } else {
            0
        };
        let found = u32::from(s.pool.count(i))
            + seeds
            + s.cards.all().iter().filter(|e| e.kind() == kind).count() as u32
            + s.forests.iter().map(|f| u32::from(f[i])).sum::<u32>()
            + s.trees.count(kind)
            + u32::from(s.discard[i]);
        if found != expected {
            return Err(format!("{found} {kind}, not {expected}"));
        }
    }
    let placed = u32::from(s.deck)
        + s.later.iter().map(|n| u32::from(*n)).sum::<u32>()
        + s.unseen.iter().map(|n| u32::from(*n)).sum::<u32>();
    let ready = !matches!(s.phase, Phase::First | Phase::Species);
    if ready && placed > s.pool.total() {
        return Err(format!(
            "{placed} cards lie face down, {} are unseen",
            s.pool.total()
        ));
    }
    if !s.cards.all().is_sorted() || !s.trees.all().is_sorted() {
        return Err("cards or trees are out of order".to_string());
    }
    for forest in 0..c.players {
        let mut again = *s;
        again.note_active(forest);
        if again.active != s.active {
            return Err("active animals have lost count".to_string());
        }
    }
    for forest in c.players..4 {
        if s.forests[forest] != [0; KINDS] || !s.trees.of(forest).is_empty() {
            return Err("a forest without a seat".to_string());
        }
    }
    if let Animals::These(bits) = c.animals
        && bits != s.species
    {
        return Err("the wrong animals".to_string());
    }
    Ok(())
}

/// What a game cannot exceed.
pub(crate) fn bounds(c: &Config, action_space: usize) -> Bounds {
    let cards = c.deck_size() as usize;
    let seasons = usize::from(c.seasons());
    let copies = |kind: Kind| {
        let i = kind.index();
        let germination = c.catalogue.germination.get(i).copied().unwrap_or(0);
        usize::from(c.deck[i]) + usize::from(germination)
    };
    let seeds: usize = usize::from(c.deck[Kind::Seed.index()]);
    let fires = copies(Kind::Fire);
    // Every card is seen once and asks at most for three choices: when, where, and what it costs.
    let by_card = 4 * (cards + seeds + usize::from(c.catalogue.starting_trunks));
    // A turn takes a card at least; it looks at four piles at most, and ends.
    let by_turn = 6 * (cards + 2 * seasons);
    // Each seed lets three cards and one for each fire be seen, and one kept with its place.
    let germination = seeds * (3 + fires + 4) * 2;
    // Ants, butterflies, jaguars, threats, season cards: a few choices a forest and season.
    let season_ends = seasons * c.players * 24 + 3 * copies(Kind::Trunk0).max(8);
    let steps = 16 + by_card + by_turn + germination + season_ends;
    let (score_min, score_max) = score_bounds(c);
    Bounds {
        steps,
        score_min,
        score_max,
        action_space,
    }
}

fn score_bounds(c: &Config) -> (i32, i32) {
    let k = &c.catalogue;
    let seasons = i32::from(c.seasons());
    let copies = |kind: Kind| {
        let i = kind.index();
        i32::from(c.deck[i]) + i32::from(k.germination.get(i).copied().unwrap_or(0))
    };
    let plus = |n: i8| i32::from(n).max(0);
    let minus = |n: i8| i32::from(n).min(0);
    let trunks: i32 = (0..3).map(|v| copies(Kind::trunk(v))).sum();
    let trunks = trunks + i32::from(k.starting_trunks);
    let value = copies(Kind::Trunk1) + 2 * copies(Kind::Trunk2);
    let canopies: i32 = (0..3).map(|m| copies(Kind::canopy(m))).sum();
    let awards: i32 = (0..c.seasons()).map(|s| plus(c.tallest(s))).sum();
    let mut most = value + 2 * trunks + awards + plus(c.lush());
    most += copies(Kind::Fern) * plus(k.fern) + 2 * plus(k.fern);
    most += seasons * k.bromelia.iter().map(|p| plus(*p)).max().unwrap_or(0);
    most += (copies(Kind::Monstera) + 2) / 3 * plus(k.monstera);
    most += copies(Kind::Rain).min(copies(Kind::Sun)) * plus(k.weather);
    most += copies(Kind::Fungi) * plus(k.fungi) + copies(Kind::Orchid) * plus(k.orchid);
    most += copies(Kind::Lianas) * canopies * plus(k.lianas);
    let mut least = seasons * k.bromelia.iter().map(|p| minus(*p)).min().unwrap_or(0);
    for species in Species::ALL {
        let i = species.index();
        let heights = if species == Species::Marmoset {
            canopies
        } else {
            1
        };
        let copies = if species.mate().is_some() { 1 } else { 2 };
        most += copies * plus(k.active[i]) * heights + plus(k.mate[i][0]).max(plus(k.mate[i][1]));
        least += copies * minus(k.active[i]) + minus(k.mate[i][0]).min(minus(k.mate[i][1]));
    }
    if c.shifting {
        // Rot gives back what trunks are worth, leaves and diversity a few points a season.
        most += value + seasons * 7;
        least -= seasons * 4;
    }
    for points in [k.fern, k.monstera, k.weather, k.fungi, k.orchid, k.lianas] {
        least += 40 * minus(points);
    }
    (least, most)
}
