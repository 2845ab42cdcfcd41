//! The score sheet: seasons row by row, then animals and the most luxuriant forest.

use table::{BySeat, Phrase, Rival, Row, Seat, SeatSheet, Sheet};

use crate::rules::tree::Tree;

use crate::rules::config::Config;
use crate::rules::kind::{Kind, Species};
use crate::rules::ledger::Item;
use crate::rules::scoring::species_points;
use crate::rules::stage::Phase;
use crate::rules::state::State;
use crate::rules::told::card;

/// The score of a position.
pub(crate) fn sheet(c: &Config, s: &State) -> Sheet {
    let seats = BySeat::from_fn(c.seats, |seat| forest_sheet(c, s, seat.index()));
    let rivals = if c.solo() {
        vec![Rival {
            id: "spirit",
            name: Phrase::new("canopee-spirit"),
            sheet: forest_sheet(c, s, 1),
        }]
    } else {
        Vec::new()
    };
    let scores = s.scores(c);
    let winning = s.winning(c, &scores);
    let top = scores[..c.players].iter().max();
    let level = (0..c.players).filter(|f| Some(&scores[*f]) == top).count();
    let tie = (level > 1).then(|| {
        let key = if winning.count_ones() == 1 {
            "canopee-tie-wildlife"
        } else {
            "canopee-tie-shared"
        };
        let most = (0..c.players).map(|f| s.wildlife(f)).max().unwrap_or(0);
        Phrase::new(key).number("animals", i64::from(most))
    });
    Sheet {
        seats,
        rivals,
        winners: Seat::first(c.seats)
            .filter(|x| winning >> x.index() & 1 != 0)
            .collect(),
        tie,
    }
}

fn item_phrase(c: &Config, item: Item) -> Phrase {
    match item {
        Item::Trees => Phrase::new("canopee-item-trees"),
        Item::Tallest => Phrase::new("canopee-item-tallest"),
        Item::Fern => card(c, Kind::Fern),
        Item::Bromelia => card(c, Kind::Bromelia),
        Item::Monstera => card(c, Kind::Monstera),
        Item::Fungi => card(c, Kind::Fungi),
        Item::Lianas => card(c, Kind::Lianas),
        Item::Orchid => card(c, Kind::Orchid),
        Item::Weather => Phrase::new("canopee-item-weather"),
        Item::SeasonCard => Phrase::new("canopee-item-season-card"),
        Item::Threats => Phrase::new("canopee-item-threats"),
    }
}

fn forest_sheet(c: &Config, s: &State, forest: usize) -> SeatSheet {
    let mut rows = Vec::new();
    for season in 0..usize::from(c.seasons()) {
        for (item, name) in Item::ALL {
            let points = i32::from(s.ledger[forest][season][item as usize]);
            if points != 0 {
                rows.push(Row {
                    part: Some(
                        Phrase::new("canopee-why-season").number("season", season as i64 + 1),
                    ),
                    item: format!("season-{}-{name}", season + 1),
                    what: item_phrase(c, item),
                    why: Vec::new(),
                    count: 1,
                    points,
                });
            }
        }
    }
    if s.phase != Phase::Over {
        let points = s.season_points(c, forest);
        if points != 0 {
            rows.push(Row {
                part: None,
                item: "now".to_string(),
                what: Phrase::new("canopee-item-now"),
                why: vec![Phrase::new("canopee-why-now")],
                count: 1,
                points,
            });
        }
    }
    let spirit = c.solo() && forest == 1;
    let cards = &s.forests[forest];
    let heights = s.trees.heights(forest);
    for species in Species::ALL {
        let actives = cards[species.active().index()];
        let mates = species.mate().map_or(0, |m| cards[m.index()]);
        if actives + mates == 0 {
            continue;
        }
        let (active, mate) = species_points(&c.catalogue, cards, species, heights, spirit);
        let mut why = Vec::new();
        if actives > 0 {
            why.push(Phrase::new("canopee-why-active").number("points", active));
        }
        if mates > 0 {
            let key = if actives > 0 {
                "canopee-why-pair"
            } else {
                "canopee-why-alone"
            };
            why.push(Phrase::new(key).number("points", mate));
        }
        if spirit {
            why.push(Phrase::new("canopee-why-spirit"));
        }
        rows.push(Row {
            part: None,
            item: species.name().to_string(),
            what: card(c, species.active()),
            why,
            count: i32::from(actives + mates),
            points: active + mate,
        });
    }
    let lush = s.lush_points(c, forest);
    if lush != 0 {
        let complete = s.trees.complete(forest);
        rows.push(Row {
            part: None,
            item: "lush".to_string(),
            what: Phrase::new("canopee-item-lush"),
            why: vec![Phrase::new("canopee-why-lush").number("trees", complete as i64)],
            count: complete as i32,
            points: lush,
        });
    }
    SeatSheet { rows }
}

/// The sheet of the scoring pad: points of earlier seasons first, trees one by one, and animals and
/// the largest forest only at the end of the game.
pub(crate) fn finish_for_pad(sheet: &mut SeatSheet, before: i32, trees: &[Tree], game: bool) {
    if !game {
        let of_season = |row: &Row| row.item.starts_with("season-");
        sheet.rows.retain(of_season);
    }
    for row in &mut sheet.rows {
        if row.item.ends_with("-trees") {
            let new = trees.iter().filter(|t| t.is_complete() && !t.is_scored());
            row.count = new.clone().count() as i32;
            row.why.extend(new.map(|tree| {
                Phrase::new("canopee-why-tree")
                    .number("height", tree.height())
                    .number("trunks", tree.value())
                    .number("canopy", tree.points() - i32::from(tree.value()))
            }));
        }
    }
    if before != 0 {
        let row = Row {
            part: None,
            item: "before".to_string(),
            what: Phrase::new("canopee-item-before"),
            why: Vec::new(),
            count: 1,
            points: before,
        };
        sheet.rows.insert(0, row);
    }
}
