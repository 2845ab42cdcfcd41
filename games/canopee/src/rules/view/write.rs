//! Writing a view as JSON.

use std::collections::BTreeMap;

use crate::rules::cards::{PILES, Zone};
use crate::rules::kind::{Kind, SeasonCard, Species};
use crate::rules::ledger::Item;

use super::form::{CardForm, CourseForm, ELSEWHERE, ForestForm, PileForm, ViewForm};
use super::{View, tree_text};

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
