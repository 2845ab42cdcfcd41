//! The rules in the app: the same for everybody, but for the language.

use axum::extract::{Path, Query};
use serde::Deserialize;
use ui::guide::Chapter;
use ui::guide::learn::Tried;
use ui::{GamePackage, Markup, guide};

use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;

fn find(
    game: &str,
    visitor: &Visitor,
    chapter: Chapter,
) -> Result<&'static GamePackage, TroublePage> {
    let found = visitor.reader.catalog.find(game);
    let found = found.filter(|package| Chapter::of(package).any(|has| has == chapter));
    found
        .ok_or_else(Trouble::not_found)
        .or_page(&visitor.reader)
}

/// `GET /rules/{game}`
pub async fn rules(Path(game): Path<String>, visitor: Visitor) -> Result<Markup, TroublePage> {
    let game = find(&game, &visitor, Chapter::Rules)?;
    Ok(guide::rules::page(&visitor.reader, game))
}

#[derive(Deserialize)]
pub struct Search {
    #[serde(default)]
    q: String,
}

/// `GET /rules/{game}/cards`
pub async fn cards(
    Path(game): Path<String>,
    Query(search): Query<Search>,
    visitor: Visitor,
) -> Result<Markup, TroublePage> {
    let game = find(&game, &visitor, Chapter::Cards)?;
    Ok(guide::glossary::page(&visitor.reader, game, &search.q))
}

/// Numbers as they come: one that cannot be read counts as none.
#[derive(Deserialize)]
pub struct Stop {
    step: Option<String>,
    choice: Option<String>,
    #[serde(rename = "why-not")]
    why_not: Option<String>,
}

/// `GET /learn/{game}`
pub async fn learn(
    Path(game): Path<String>,
    Query(stop): Query<Stop>,
    visitor: Visitor,
) -> Result<Markup, TroublePage> {
    let game = find(&game, &visitor, Chapter::Learn)?;
    let number = |text: Option<String>| text.and_then(|t| t.parse().ok());
    let tried = match (number(stop.choice), stop.why_not) {
        (Some(choice), _) => Tried::Choice(choice),
        (None, Some(action)) => Tried::WhyNot(action),
        (None, None) => Tried::Nothing,
    };
    let step = number(stop.step).unwrap_or(1);
    let page = guide::learn::page(&visitor.reader, game, step, &tried);
    Ok(page)
}
