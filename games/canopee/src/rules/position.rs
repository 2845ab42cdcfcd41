//! Ends of seasons and of games as text and as JSON: for scoring a real game, for tests and for tools.
//!
//! ```text
//! canopee
//! end: game
//! seat
//! points: 41
//! trees: 1+2*2, 0*1, 0+1*1 scored, 1*0 scored, 0+0+1 awarded scored
//! cards: fern*3 bromelia monstera rain*2 sun
//! wildlife: toucan frog frog-mate sloth-mate
//! seat
//! trees: 0+1+1*1
//! ```
//!
//! `end: game` scores the last season and the whole game, `end: season 2` only that season. The
//! forests are given as they stand after the steps for wildlife, seeds and threats. `points` are
//! those of the seasons before. A tree is its trunks joined by `+`, then `*` and the multiplier of
//! its canopy; `scored` and `awarded` are trees of earlier seasons. `season-card: leaves` names the
//! season card, `spirit` stands in place of the second `seat` in a solo game, and `#` starts a
//! remark. The JSON form is
//! `{"game":"canopee","end":"game","seats":[{"points":41,"trees":["1+2*2"],"cards":{"fern":3}}]}`
//! with `"season":2` for `"end":"season"`, and `"spirit":{…}` in a solo game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Fault, Faults, Game, NotationError, Phrase, Scored, Seat, SeatSet, Setup};

use crate::rules::config::Config;
use crate::rules::kind::{Kind, SeasonCard};
use crate::rules::sheet;
use crate::rules::stage::Phase;
use crate::rules::state::State;
use crate::rules::tree::Tree;
use crate::rules::view::{read_tree, tree_text};
use crate::rules::{Edition, Rules};

/// The forests at the end of a season or of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    game: String,
    /// `game` or `season`.
    end: String,
    #[serde(default)]
    season: Option<u8>,
    #[serde(default)]
    season_card: Option<String>,
    seats: Vec<ForestForm>,
    #[serde(default)]
    spirit: Option<ForestForm>,
}

/// One forest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ForestForm {
    #[serde(default)]
    points: i32,
    #[serde(default)]
    trees: Vec<String>,
    #[serde(default)]
    cards: BTreeMap<String, u8>,
}

/// Scores a position of this edition.
pub(crate) fn score<E: Edition>(text: &str, setup: Option<&Setup>) -> Result<Scored, Faults> {
    let id = E::descriptor().id;
    let mut faults = Vec::new();
    let form = if text.trim_start().starts_with('{') {
        match serde_json::from_str::<Form>(text) {
            Ok(form) => form,
            Err(e) => {
                let what = Phrase::new("canopee-fault-json").text("error", e);
                return Err(Faults::one("", what));
            }
        }
    } else {
        read_text(text, id, &mut faults)
    };
    if form.game != id {
        let what = Phrase::new("canopee-fault-heading").text("game", id);
        faults.push(Fault::new("1", what));
    }
    let solo = form.spirit.is_some();
    let seats = form.seats.len();
    if solo && seats != 1 || (!solo && seats == 1) {
        faults.push(Fault::new("spirit", Phrase::new("canopee-fault-spirit")));
    }
    let options: &[(&str, &str)] = if E::FIRST { &[] } else { &[("cards", "all")] };
    let data = setup.and_then(|s| s.data().map(str::to_string));
    let rules = Setup::new(E::descriptor(), seats, options.iter().copied(), data)
        .and_then(|s| Rules::<E>::new(&s));
    match rules {
        Ok(rules) => judge(rules.config(), &form, faults),
        Err(more) => {
            faults.extend(more.0);
            Err(Faults(faults))
        }
    }
}

/// Builds the forests, checks them against the box, and scores.
fn judge(c: &Config, form: &Form, mut faults: Vec<Fault>) -> Result<Scored, Faults> {
    let last = c.seasons();
    let season = match (form.end.as_str(), form.season) {
        ("game", None) => last,
        ("season", Some(n)) if (1..=last).contains(&n) => n,
        _ => {
            let what = Phrase::new("canopee-fault-end").number("seasons", i64::from(last));
            faults.push(Fault::new("end", what));
            last
        }
    };
    let mut s = State::new(c);
    s.season = season - 1;
    if let Some(name) = &form.season_card {
        match name.parse::<SeasonCard>() {
            Ok(card) => s.card = Some(card),
            Err(e) => faults.push(notation("season-card", e)),
        }
    }
    let forests: Vec<&ForestForm> = form.seats.iter().chain(&form.spirit).collect();
    for (f, forest) in forests.iter().enumerate() {
        let place = if form.spirit.is_some() && f == 1 {
            "spirit".to_string()
        } else {
            format!("P{}", f + 1)
        };
        read_forest(c, &mut s, f, forest, &place, &mut faults);
    }
    check_box(c, &s, &mut faults);
    Faults(faults).or(())?;
    let trees: Vec<Vec<Tree>> = (0..c.players).map(|f| s.trees.of(f).to_vec()).collect();
    s.score_for_pad(c);
    let game = form.end == "game";
    if game {
        s.phase = Phase::Over;
    }
    let mut sheet = sheet::sheet(c, &s);
    let sheets = sheet.seats.iter_mut().map(|(_, s)| s);
    let rivals = sheet.rivals.iter_mut().map(|r| &mut r.sheet);
    for (f, sheet) in sheets.chain(rivals).enumerate() {
        let before = forests[f].points;
        sheet::finish_for_pad(sheet, before, &trees[f], game);
    }
    let totals: Vec<i32> = (sheet.seats.iter().map(|(_, s)| s.total()))
        .chain(sheet.rivals.iter().map(|r| r.sheet.total()))
        .collect();
    sheet.winners = winners(c, &s, &totals, game);
    let json = json_of(c, form, &sheet, &trees);
    Ok(Scored { sheet, json })
}

/// Who has won: most points, then most animals. Nobody at the end of a season.
fn winners(c: &Config, s: &State, totals: &[i32], game: bool) -> SeatSet {
    if !game {
        return SeatSet::EMPTY;
    }
    let key = |f: usize| (totals[f], s.wildlife(f));
    let best = (0..c.players).map(key).max();
    Seat::first(c.seats)
        .filter(|seat| Some(key(seat.index())) == best)
        .collect()
}

fn json_of(c: &Config, form: &Form, sheet: &table::Sheet, trees: &[Vec<Tree>]) -> Value {
    let mut value = sheet.json();
    value["game"] = json!(form.game);
    value["end"] = json!(form.end);
    let tree_list = |f: usize| -> Vec<Value> {
        let trees = trees[f].iter();
        trees
            .map(|t| json!({"tree": tree_text(*t), "points": t.points(), "height": t.height()}))
            .collect()
    };
    for f in 0..c.seats {
        value["seats"][f]["trees"] = json!(tree_list(f));
    }
    if c.solo() {
        value["rivals"][0]["trees"] = json!(tree_list(1));
    }
    value
}

fn notation(place: &str, e: NotationError) -> Fault {
    let what = Phrase::new("table-error-notation")
        .text("text", e.text)
        .phrase("expected", e.expected);
    Fault::new(place, what)
}

fn read_forest(
    c: &Config,
    s: &mut State,
    f: usize,
    forest: &ForestForm,
    place: &str,
    faults: &mut Vec<Fault>,
) {
    if forest.points.abs() > 500 {
        faults.push(Fault::new(place, Phrase::new("canopee-fault-points")));
    }
    for text in &forest.trees {
        match read_tree(text, f).filter(|_| !s.trees.is_full() && f < c.players) {
            Some(tree) => s.trees.insert(tree),
            None => {
                let what = Phrase::new("canopee-fault-tree").text("tree", text);
                faults.push(Fault::new(place, what));
            }
        }
    }
    for (name, count) in &forest.cards {
        match name.parse::<Kind>() {
            Ok(kind)
                if kind.index() < Kind::Trunk0.index() || kind.index() >= Kind::Seed.index() =>
            {
                if kind.is_sudden() {
                    let what = Phrase::new("canopee-fault-sudden").phrase("card", kind.phrase());
                    faults.push(Fault::new(place, what));
                } else if f < c.players {
                    s.forests[f][kind.index()] = *count;
                }
            }
            Ok(kind) => {
                let what = Phrase::new("canopee-fault-tree-card").phrase("card", kind.phrase());
                faults.push(Fault::new(place, what));
            }
            Err(e) => faults.push(notation(place, e)),
        }
    }
}

impl Config {
    /// How many cards of a kind can lie in all forests together at the end of a season: those of the
    /// box, and what butterflies may have turned into.
    pub fn in_box(&self, kind: Kind) -> u32 {
        let k = &self.catalogue;
        let i = kind.index();
        if let Some(species) = kind.species() {
            return match k.species >> species.index() & 1 {
                0 => 0,
                _ => 1 + u32::from(species.mate().is_none()),
            };
        }
        let mut most = u32::from(k.base[i]) + u32::from(k.advanced[i]);
        most += k.germination.get(i).map_or(0, |n| u32::from(*n));
        if State::FLUTTER.contains(&kind) && !self.first_edition {
            most += 2;
        }
        if kind == Kind::Trunk0 {
            most += u32::from(k.starting_trunks);
        }
        most
    }
}

/// There cannot be more of a card than the box has.
fn check_box(c: &Config, s: &State, faults: &mut Vec<Fault>) {
    for kind in Kind::ALL {
        let i = kind.index();
        let most = c.in_box(kind);
        let found = s.trees.count(kind) + s.forests.iter().map(|f| u32::from(f[i])).sum::<u32>();
        if found > most {
            let what = Phrase::new("canopee-fault-too-many")
                .phrase("card", kind.phrase())
                .number("found", found)
                .number("most", most);
            faults.push(Fault::new("", what));
        }
    }
}

/// Reads the text form.
fn read_text(text: &str, id: &str, faults: &mut Vec<Fault>) -> Form {
    let mut form = Form {
        game: String::new(),
        end: "game".to_string(),
        season: None,
        season_card: None,
        seats: Vec::new(),
        spirit: None,
    };
    let mut in_spirit = false;
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let place = (number + 1).to_string();
        let mut bad = |key: &'static str| {
            faults.push(Fault::new(
                place.as_str(),
                Phrase::new(key).text("line", line),
            ));
        };
        if line.is_empty() {
            continue;
        }
        if form.game.is_empty() {
            form.game = line.to_string();
            if line != id {
                // The heading is checked once, by the caller.
                continue;
            }
            continue;
        }
        if line == "seat" {
            form.seats.push(ForestForm::default());
            in_spirit = false;
            continue;
        }
        if line == "spirit" {
            form.spirit = Some(ForestForm::default());
            in_spirit = true;
            continue;
        }
        let Some((key, value)) = line.split_once(':') else {
            bad("canopee-fault-line");
            continue;
        };
        let value = value.trim();
        match key {
            "end" => match value.split_once(' ') {
                None => form.end = value.to_string(),
                Some((end, season)) => {
                    form.end = end.to_string();
                    form.season = season.parse().ok();
                }
            },
            "season-card" => form.season_card = Some(value.to_string()),
            _ => {
                let forest = match in_spirit {
                    true => form.spirit.as_mut(),
                    false => form.seats.last_mut(),
                };
                match forest {
                    None => bad("canopee-fault-no-seat"),
                    Some(forest) => read_line(forest, key, value, bad),
                }
            }
        }
    }
    form
}

fn read_line(forest: &mut ForestForm, key: &str, value: &str, mut bad: impl FnMut(&'static str)) {
    match key {
        "points" => match value.parse() {
            Ok(points) => forest.points = points,
            Err(_) => bad("canopee-fault-line"),
        },
        "trees" => {
            let trees = value.split(',').map(|t| t.trim().to_string());
            forest.trees.extend(trees.filter(|t| !t.is_empty()));
        }
        "cards" | "wildlife" => {
            for word in value.split_whitespace() {
                let (name, count) = word.split_once('*').unwrap_or((word, "1"));
                match count.parse::<u8>() {
                    Ok(count) if count > 0 => {
                        let sum = forest.cards.entry(name.to_string()).or_default();
                        *sum = sum.saturating_add(count);
                    }
                    _ => bad("canopee-fault-line"),
                }
            }
        }
        _ => bad("canopee-fault-line"),
    }
}
