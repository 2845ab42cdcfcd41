//! The board of Canopy, the city on stilts: piles over the water with what lies beneath on demand,
//! cubes, and the hand with every card's effect in words.

mod about;
mod bench;
pub(crate) mod effect;
mod pile;
mod prompt;
mod shore;

use crate::art;
use crate::art::SPRITE;
use crate::{CanopyCity, Card, Guild, Resource, View};
use maud::{Markup, html};
use table::{BySeat, Phrase, Seat, SeatSheet};

use ui::About;
use ui::RenderContext;
use ui::Text;
use ui::symbol;
use ui::{Area, Board, Drawn};

/// All that the parts of the picture need.
struct Scene<'a> {
    rules: &'a CanopyCity,
    view: &'a View,
    context: &'a RenderContext<'a>,
}

impl Scene<'_> {
    fn text(&self, key: &'static str) -> Text {
        self.context.text(key)
    }

    fn say(&self, phrase: &Phrase) -> Text {
        self.context.say(phrase)
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
                span.cy-cube { (symbol(&SPRITE, &art::resource(what))) }
                b { (count) }
                span.visually-hidden { (word) }
            }
        }
    }
}

impl Board for CanopyCity {
    fn show(&self, view: &View, context: &RenderContext<'_>) -> Drawn {
        let scene = Scene {
            rules: self,
            view,
            context,
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
                Phrase::new("canopy-city-ui-memory")
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
