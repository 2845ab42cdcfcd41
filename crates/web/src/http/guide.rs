//! The rules in the app: the same for everybody, but for the language.

use axum::extract::{Path, Query};
use pages::guide::learn::Tried;
use pages::{Markup, guide};
use serde::Deserialize;
use table::Descriptor;

use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;

fn find(game: &str, visitor: &Visitor) -> Result<&'static Descriptor, TroublePage> {
    let found = registry::find(game).ok_or_else(Trouble::not_found);
    Ok(found.or_page(&visitor.reader)?.descriptor())
}

/// `GET /rules/{game}`
pub async fn rules(Path(game): Path<String>, visitor: Visitor) -> Result<Markup, TroublePage> {
    let game = find(&game, &visitor)?;
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
    let game = find(&game, &visitor)?;
    Ok(guide::cards::page(&visitor.reader, game, &search.q))
}

/// Numbers as they come: one that cannot be read counts as none.
#[derive(Deserialize)]
pub struct Stop {
    step: Option<String>,
    choice: Option<String>,
    wish: Option<String>,
}

/// `GET /learn/{game}`
pub async fn learn(
    Path(game): Path<String>,
    Query(stop): Query<Stop>,
    visitor: Visitor,
) -> Result<Markup, TroublePage> {
    let game = find(&game, &visitor)?;
    let number = |text: Option<String>| text.and_then(|t| t.parse().ok());
    let tried = match (number(stop.choice), number(stop.wish)) {
        (Some(choice), _) => Tried::Choice(choice),
        (None, Some(wish)) => Tried::Wish(wish),
        (None, None) => Tried::Nothing,
    };
    let step = number(stop.step).unwrap_or(1);
    let page = guide::learn::page(&visitor.reader, game, step, tried);
    Ok(page)
}
