//! The board of Canopée, both editions: piles with what this viewer knows of them, standing trees,
//! sets with their live totals, and the pile that is looked at within the thumb's reach.

mod about;
mod bench;
pub(crate) mod cards;
mod forest;
mod memory;
mod prompt;
mod sky;

use crate::{Edition, Phase, Rules, View};
use table::{BySeat, Phrase, Seat, SeatSheet};

use ui::About;
use ui::RenderContext;
use ui::Text;
use ui::{Area, Board, Drawn};

/// All that the parts of the picture need.
struct Scene<'a, E> {
    rules: &'a Rules<E>,
    view: &'a View,
    context: &'a RenderContext<'a>,
}

impl<E: Edition> Scene<'_, E> {
    fn text(&self, key: &'static str) -> Text {
        self.context.text(key)
    }

    fn say(&self, phrase: &Phrase) -> Text {
        self.context.say(phrase)
    }

    /// Must the viewer choose now? Against the Spirit the viewer chooses for both.
    fn mine(&self) -> bool {
        let me = self.context.viewer().seat();
        let over = self.view.phase().is_chance() || self.view.phase() == Phase::Over;
        let decider = if self.rules.config().solo() {
            Some(Seat::P1)
        } else {
            Seat::new(self.view.who())
        };
        !over && me.is_some() && me == decider
    }

    /// The seat whose eyes the piles are numbered by.
    fn eyes(&self) -> Seat {
        self.context.viewer().seat().unwrap_or(Seat::P1)
    }

    /// Is this forest the Spirit's?
    fn is_spirit(&self, forest: usize) -> bool {
        self.rules.config().solo() && forest == 1
    }

    fn forest_name(&self, forest: usize) -> String {
        match Seat::new(forest) {
            Some(seat) if !self.is_spirit(forest) => self.context.name(seat),
            _ => self.text("canopee-spirit").to_string(),
        }
    }
}

impl<E: Edition> Board for Rules<E> {
    fn show(&self, view: &View, context: &RenderContext<'_>) -> Drawn {
        let scene = Scene {
            rules: self,
            view,
            context,
        };
        let areas = (0..self.config().seats)
            .map(|forest| Area {
                summary: scene.summary(forest),
                board: scene.forest(forest),
            })
            .collect();
        Drawn {
            areas,
            commons: scene.sky(),
            hand: scene.bench(),
        }
    }

    fn prompt(&self, view: &View, _seat: Seat) -> Phrase {
        prompt::prompt(self, view)
    }

    fn live(&self, view: &View) -> Option<BySeat<SeatSheet>> {
        Some(self.sheet_so_far(view).seats)
    }

    fn memory(&self, view: &View) -> Vec<Phrase> {
        memory::memory(self, view)
    }

    fn about(&self, view: &View, code: &str) -> Option<About> {
        about::about(self, view, code)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Kind, Phase, SeasonCard, Why};
    use ui::{Catalog, Lang, Packaged};

    use super::{cards, prompt};

    /// Keys that are put together from names: the test on the source cannot see them.
    #[test]
    fn every_card_season_and_question_has_its_words() {
        let catalog = Catalog::new(vec![crate::Canopee::package()]);
        let knows = |key: &str| {
            for lang in Lang::ALL {
                assert!(catalog.words(lang).knows(key), "{lang}: {key}");
            }
        };
        for kind in Kind::ALL {
            for first_edition in [false, true] {
                knows(&cards::help(kind, first_edition).key);
            }
        }
        for card in SeasonCard::ALL {
            knows(&format!("canopee-ui-season-{}", card.name()));
        }
        for (phase, _) in Phase::ALL {
            if !phase.is_chance() && *phase != Phase::Over {
                for (why, _) in Why::ALL {
                    knows(&prompt::key(*phase, *why));
                }
            }
        }
    }
}
