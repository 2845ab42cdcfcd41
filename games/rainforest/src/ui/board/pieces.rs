//! Tokens and tiles with their words.

use crate::art;
use std::sync::LazyLock;

use crate::{Catalogue, Kind, Need, Tile, ZoneToken};
use maud::{Markup, html};
use table::Phrase;
use ui::Lang;

use crate::art::SPRITE;
use ui::MarkupCache;
use ui::RenderContext;
use ui::{picture, symbol};

/// A species token. `place` tells tokens of one kind apart, so that a page knows which is new.
pub fn token(kind: Kind, place: &str, context: &RenderContext<'_>) -> Markup {
    let name = context.say(&kind.phrase());
    html! {
        span.token role="img" data-fly={ (place) "-" (kind) } data-colour=(kind.colour())
            data-animal=(kind.animal()) data-about={ "token " (kind) } title=(name) {
            (symbol(&SPRITE, &art::token(kind)))
        }
    }
}

/// The picture of a token alone, for a button that has a name.
pub fn bare_token(kind: Kind) -> Markup {
    html! { span.token { (symbol(&SPRITE, &art::token(kind))) } }
}

/// All that the look of a tile depends on: its face may be from somebody's own file.
type Look = (Lang, Tile, u8, u8, Vec<Need>, Vec<Kind>);

static TILES: LazyLock<MarkupCache<Look>> = LazyLock::new(MarkupCache::default);

/// A tile with the tokens on it.
pub fn tile(book: &Catalogue, tile: Tile, tokens: &[Kind], context: &RenderContext<'_>) -> Markup {
    let face = book.face(tile);
    let look = (
        context.lang(),
        tile,
        face.points,
        face.colours,
        face.needs.to_vec(),
        tokens.to_vec(),
    );
    TILES.piece(look, || {
        let name = context.say(&describe(book, tile, tokens));
        html! {
            span.tile role="img" data-fly={ "tile-" (tile) } data-about={ "tile " (tile) } title=(name) {
                (picture(&art::tile(face, tokens)))
            }
        }
    })
}

/// A tile in words: its colours, its points, what it asks for and what lies on it.
pub fn describe(book: &Catalogue, tile: Tile, tokens: &[Kind]) -> Phrase {
    let face = book.face(tile);
    let key = if tokens.is_empty() {
        "rainforest-ui-tile"
    } else {
        "rainforest-ui-tile-with"
    };
    Phrase::new(key)
        .text("tile", tile)
        .list("colours", face.zones().map(|z| z.phrase()))
        .number("points", i64::from(face.points))
        .list("needs", face.needs.iter().map(|n| n.phrase()))
        .list("tokens", tokens.iter().map(|k| k.phrase()))
}

/// A protected-zone token.
pub fn zone_token(token: ZoneToken, context: &RenderContext<'_>) -> Markup {
    let name = context.say(&token.phrase());
    html! {
        span.zone-token role="img" data-fly={ "protected-" (token) } data-about={ "zone " (token) } title=(name) {
            (symbol(&SPRITE, &art::zone_token(token)))
        }
    }
}

/// The picture of a protected-zone token alone, for a button or a word that names it.
pub fn bare_zone_token(token: ZoneToken) -> Markup {
    html! { span.zone-token { (symbol(&SPRITE, &art::zone_token(token))) } }
}
