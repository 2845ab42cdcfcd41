//! The board of Canopy, the city on stilts: piles over the water with what lies beneath on demand,
//! cubes, and the hand with every card's effect in words.

mod about;
mod bench;
pub(crate) mod effect;
mod pile;
mod prompt;
mod shore;

use ::city::{CanopyCity, Card, Guild, Resource, View};
use maud::{Markup, html};
use table::{BySeat, Phrase, Seat, SeatSheet};

use super::{Area, Board, Drawn};
use crate::about::About;
use crate::picture::symbol;
use crate::stage::Stage;
use crate::text::Text;

/// Id of the sprite.
const SPRITE: &str = "canopy-city";

/// All that the parts of the picture need.
struct Scene<'a> {
    rules: &'a CanopyCity,
    view: &'a View,
    stage: &'a Stage<'a>,
}

impl Scene<'_> {
    fn text(&self, key: &'static str) -> Text {
        self.stage.text(key)
    }

    fn say(&self, phrase: &Phrase) -> Text {
        self.stage.say(phrase)
    }

    fn card_name(&self, card: Card) -> Text {
        self.say(&self.rules.catalogue().card_phrase(card))
    }

    fn guild_name(&self, guild: Guild) -> Text {
        self.say(&self.rules.catalogue().guild_phrase(guild))
    }

    /// Cubes of a kind: picture, number, and the word for those who do not see it.
    fn cubes(&self, what: Resource, count: u16) -> Markup {
        let (class, key) = match what {
            Resource::Gold => ("gold", "canopy-city-gold"),
            Resource::Prestige => ("prestige", "canopy-city-prestige"),
        };
        let word = self.text(key);
        html! {
            span.cy-cubes.(class) title=(word) {
                span.cy-cube { (symbol(SPRITE, &art::city::resource(what))) }
                b { (count) }
                span.visually-hidden { (word) }
            }
        }
    }
}

impl Board for CanopyCity {
    fn show(&self, view: &View, stage: &Stage<'_>) -> Drawn {
        let scene = Scene {
            rules: self,
            view,
            stage,
        };
        let areas = Seat::first(view.seats())
            .map(|seat| Area {
                summary: scene.summary(seat, self.points_so_far(view, seat)),
                board: scene.city(seat),
            })
            .collect();
        Drawn {
            areas,
            commons: scene.shore(),
            hand: scene.bench(),
        }
    }

    fn prompt(&self, view: &View, seat: Seat) -> Phrase {
        prompt::prompt(self, view, seat)
    }

    fn live(&self, view: &View) -> Option<BySeat<SeatSheet>> {
        Some(self.sheet_so_far(view).seats)
    }

    fn memory(&self, view: &View) -> Vec<Phrase> {
        view.memory()
            .into_iter()
            .map(|(cycle, hand, cards)| {
                let names = cards.into_iter().map(|c| self.catalogue().card_phrase(c));
                Phrase::new("pages-city-memory")
                    .number("cycle", i64::from(cycle))
                    .seat("seat", hand)
                    .list("cards", names)
            })
            .collect()
    }
    fn about(&self, view: &View, code: &str) -> Option<About> {
        about::about(self, view, code)
    }
}
