//! The board of Rainforest: five zones, and before each seat its waiting tiles and its jungle.
//! Nothing in this game is secret.

mod about;
mod commons;
mod hand;
mod jungle;
mod pieces;

use ::rainforest::{Phase, Rainforest, Tile, View, Zone};
use table::{BySeat, Game, Phrase, Seat, SeatSheet, random};

use crate::about::About;
use crate::boards::{Board, Drawn};
use crate::stage::Stage;

const SPRITE: &str = "rainforest";

impl Board for Rainforest {
    fn show(&self, view: &View, stage: &Stage<'_>) -> Drawn {
        // There is one position behind a view, so chance has no part in this.
        let scores = self.scores(&self.resample(view, &mut random::fast(0, 0)));
        Drawn {
            commons: commons::show(self, view, stage),
            areas: scores
                .iter()
                .map(|(seat, points)| jungle::area(self, view, seat, *points, stage))
                .collect(),
            hand: hand::show(self, view, stage),
        }
    }

    fn prompt(&self, view: &View, _seat: Seat) -> Phrase {
        let key = match view.phase() {
            Phase::Zone if view.is_last_round() => "pages-rainforest-prompt-zone-last",
            Phase::Zone => "pages-rainforest-prompt-zone",
            Phase::Tile => "pages-rainforest-prompt-tile",
            Phase::Tokens => "pages-rainforest-prompt-tokens",
            Phase::Give => "pages-rainforest-prompt-give",
            Phase::Get => "pages-rainforest-prompt-get",
            Phase::Place => "pages-rainforest-prompt-place",
            Phase::Validate => "pages-rainforest-prompt-validate",
            Phase::Bonus => "pages-rainforest-prompt-bonus",
            Phase::Reserve if view.held().is_some() => "pages-rainforest-prompt-reserve-2",
            Phase::Reserve => "pages-rainforest-prompt-reserve-1",
            _ => "pages-prompt",
        };
        Phrase::new(key)
    }

    fn live(&self, view: &View) -> Option<BySeat<SeatSheet>> {
        Some(sheets(self, view))
    }

    fn memory(&self, view: &View) -> Vec<Phrase> {
        let under = |zone: Zone| -> Vec<String> { view.under(zone).map(name).collect() };
        Zone::ALL
            .into_iter()
            .map(|zone| (zone, under(zone)))
            .filter(|(_, tiles)| !tiles.is_empty())
            .map(|(zone, tiles)| {
                Phrase::new("pages-rainforest-memory-under")
                    .phrase("zone", zone.phrase())
                    .text("tiles", tiles.join(", "))
            })
            .collect()
    }

    fn about(&self, view: &View, code: &str) -> Option<About> {
        about::about(self, view, code)
    }
}

fn name(tile: Tile) -> String {
    tile.to_string()
}

/// The points of every seat if the game ended now.
fn sheets(game: &Rainforest, view: &View) -> BySeat<SeatSheet> {
    // There is one position behind a view, so chance has no part in this.
    let state = game.resample(view, &mut random::fast(0, 0));
    game.sheet(&state).seats
}
