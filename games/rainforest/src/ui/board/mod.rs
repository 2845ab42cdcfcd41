//! The board of Rainforest: five zones, and before each seat its waiting tiles and its jungle.
//! Nothing in this game is secret.

mod about;
mod commons;
mod hand;
mod jungle;
mod pieces;

use crate::{Phase, Rainforest, Tile, View, Zone};
use table::{BySeat, Game, Phrase, Seat, SeatSheet, random};

use ui::About;
use ui::RenderContext;
use ui::{Board, Drawn};

impl Board for Rainforest {
    fn show(&self, view: &View, context: &RenderContext<'_>) -> Drawn {
        // There is one position behind a view, so chance has no part in this.
        let scores = self.scores(&self.resample(view, &mut random::fast(0, 0)));
        Drawn {
            commons: commons::show(self, view, context),
            areas: scores
                .iter()
                .map(|(seat, points)| jungle::area(self, view, seat, *points, context))
                .collect(),
            hand: hand::show(self, view, context),
        }
    }

    fn prompt(&self, view: &View, _seat: Seat) -> Phrase {
        let key = match view.phase() {
            Phase::Zone if view.is_last_round() => "rainforest-ui-prompt-zone-last",
            Phase::Zone => "rainforest-ui-prompt-zone",
            Phase::Tile => "rainforest-ui-prompt-tile",
            Phase::Tokens => "rainforest-ui-prompt-tokens",
            Phase::Give => "rainforest-ui-prompt-give",
            Phase::Get => "rainforest-ui-prompt-get",
            Phase::Place => "rainforest-ui-prompt-place",
            Phase::Validate => "rainforest-ui-prompt-validate",
            Phase::Bonus => "rainforest-ui-prompt-bonus",
            Phase::Reserve if view.held().is_some() => "rainforest-ui-prompt-reserve-2",
            Phase::Reserve => "rainforest-ui-prompt-reserve-1",
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
                Phrase::new("rainforest-ui-memory-under")
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
