//! A tile or a token, large, with what it is worth to the viewer now.

use crate::art;
use crate::{Kind, Rainforest, Slot, Tile, View, ZoneToken};
use table::{Phrase, Seat};

use super::pieces::describe;
use crate::art::SPRITE;
use ui::About;
use ui::{picture, symbol};

pub fn about(game: &Rainforest, view: &View, code: &str) -> Option<About> {
    let (what, name) = code.split_once(' ')?;
    match what {
        "tile" => Some(tile(game, view, name.parse().ok()?)),
        "token" => Some(token(game, view, name.parse().ok()?)),
        "zone" => Some(zone_token(name.parse().ok()?)),
        _ => None,
    }
}

fn tile(game: &Rainforest, view: &View, tile: Tile) -> About {
    let face = game.book().face(tile);
    let me = view.viewer().seat();
    let laid = me.and_then(|me| {
        let mine = Slot::ALL
            .into_iter()
            .filter_map(|slot| view.waiting(me, slot));
        mine.into_iter().find(|w| w.tile == tile).map(|w| w.laid)
    });
    let laid: Vec<Kind> = laid.map(|l| l.kinds().to_vec()).unwrap_or_default();
    let worth = me.map(|me| {
        let fits = reachable(game, tile, &laid, view, me);
        Phrase::new("rainforest-ui-about-tile")
            .number("fits", fits as i64)
            .number("left", (face.circles() - laid.len()) as i64)
    });
    About {
        picture: picture(&art::tile(face, &laid)),
        name: Phrase::new("rainforest-ui-about-tile-name").text("tile", tile),
        does: vec![describe(game.book(), tile, &laid)],
        worth: worth.into_iter().collect(),
    }
}

/// How many more tokens the viewer could lay on the tile from their own.
fn reachable(game: &Rainforest, tile: Tile, laid: &[Kind], view: &View, me: Seat) -> usize {
    let face = game.book().face(tile);
    let hand: Vec<Kind> = view.hand(me).iter().collect();
    most(laid.to_vec(), &hand, &|tokens| face.takes(tokens)) - laid.len()
}

/// The most tokens that can lie on a tile together, going through the hand one by one.
fn most(laid: Vec<Kind>, hand: &[Kind], takes: &dyn Fn(&[Kind]) -> bool) -> usize {
    let Some((first, rest)) = hand.split_first() else {
        return laid.len();
    };
    let mut with = laid.clone();
    with.push(*first);
    let without = most(laid, rest, takes);
    if takes(&with) {
        without.max(most(with, rest, takes))
    } else {
        without
    }
}

fn token(game: &Rainforest, view: &View, kind: Kind) -> About {
    let worth = view.viewer().seat().map(|me| {
        let fits = Slot::ALL
            .into_iter()
            .filter_map(|slot| view.waiting(me, slot))
            .filter(|waiting| {
                let mut tokens = waiting.laid.kinds().to_vec();
                tokens.push(kind);
                game.book().face(waiting.tile).takes(&tokens)
            });
        Phrase::new("rainforest-ui-about-token").number("tiles", fits.count() as i64)
    });
    About {
        picture: symbol(&SPRITE, &art::token(kind)),
        name: kind.phrase(),
        does: Vec::new(),
        worth: worth.into_iter().collect(),
    }
}

fn zone_token(token: ZoneToken) -> About {
    About {
        picture: symbol(&SPRITE, &art::zone_token(token)),
        name: token.phrase(),
        does: vec![Phrase::new("rainforest-ui-about-zone")],
        worth: Vec::new(),
    }
}
