//! The best path of every species in a garden, as chips that light it up.

use crate::{Card, Cell, Path, Phase, Planted, Species, View, best_path, held};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::emblem;
use ui::RenderContext;
use ui::spot;

/// The best paths of a seat, by species.
pub struct Paths {
    pub best: Vec<(Species, Path)>,
    /// Once the game is over: the species that score.
    rights: Option<Vec<Species>>,
}

impl Paths {
    pub fn of(view: &View, seat: Seat) -> Paths {
        let trees: Vec<Planted> = view
            .garden(seat)
            .iter()
            .map(|(card, cell)| Planted::new(card, cell))
            .collect();
        let best = Species::ALL
            .into_iter()
            .filter_map(|s| best_path(&trees, s).map(|path| (s, path)))
            .collect();
        let rights = (view.phase() == Phase::Over).then(|| {
            let right = |s: &Species| has_right(view, seat, *s);
            Species::ALL.into_iter().filter(right).collect()
        });
        Paths { best, rights }
    }

    /// Does a path of this species count? Before the end nobody knows.
    fn counts(&self, species: Species) -> Option<bool> {
        self.rights.as_ref().map(|r| r.contains(&species))
    }

    /// What all paths are worth together.
    pub fn worth(&self) -> i32 {
        self.best.iter().map(|(_, p)| p.points().total()).sum()
    }

    /// What those paths are worth that count.
    pub fn scored(&self) -> i32 {
        let counting = |s: Species| self.counts(s) == Some(true);
        let paths = self.best.iter().filter(|(s, _)| counting(*s));
        paths.map(|(_, p)| p.points().total()).sum()
    }

    /// The species whose best path runs over this card, as a list of words for an attribute.
    pub fn through(&self, card: Card) -> String {
        self.names(card, |_| true)
    }

    /// Those of them that score.
    pub fn scoring(&self, card: Card) -> String {
        self.names(card, |species| self.counts(species) == Some(true))
    }

    fn names(&self, card: Card, wanted: impl Fn(Species) -> bool) -> String {
        let through = |(s, p): &&(Species, Path)| wanted(*s) && p.cards.contains(&card);
        let names: Vec<&str> = self
            .best
            .iter()
            .filter(through)
            .map(|(s, _)| s.name())
            .collect();
        names.join(" ")
    }

    /// What a tree answers to: its place, and the rows of the sheet to which it belongs.
    pub fn spot(&self, seat: Seat, cell: Cell, card: Card) -> String {
        let rows = self.best.iter().filter(|(_, p)| p.cards.contains(&card));
        let rows = rows.map(|(species, _)| spot::row(seat, species.name()));
        spot::any([spot::of_seat(seat, "cell", cell)].into_iter().chain(rows))
    }

    /// One chip a species: its emblem and the points of its path.
    pub fn chips(&self, context: &RenderContext<'_>) -> Markup {
        html! {
            @if !self.best.is_empty() {
                div.paths role="group" aria-label=(context.text("arboretum-ui-paths")) {
                    @for (species, path) in &self.best {
                        @let points = path.points().total();
                        @let key = match self.counts(*species) {
                            None => "arboretum-ui-path",
                            Some(true) => "arboretum-ui-path-scored",
                            Some(false) => "arboretum-ui-path-denied",
                        };
                        @let name = context.say(&Phrase::new(key)
                            .phrase("species", species.phrase())
                            .number("points", points)
                            .list("cards", path.cards.iter().map(|c| c.phrase())));
                        button.chip type="button" data-species=(species) data-counts=[self.counts(*species)]
                            aria-label=(name) title=(name) {
                            (emblem(*species)) strong { (points) }
                        }
                    }
                }
            }
        }
    }
}

/// The sum of a hand's cards of a species, as far as they are known.
pub fn in_hand(view: &View, seat: Seat, species: Species) -> i32 {
    let cards = view.known_hand(seat);
    let ranks = cards.iter().filter(|c| c.species() == species);
    ranks.map(|c| i32::from(c.rank())).sum()
}

/// Once all hands are open: may the seat score this species?
fn has_right(view: &View, seat: Seat, species: Species) -> bool {
    let hands: Vec<_> = Seat::first(view.seats())
        .map(|s| view.known_hand(s))
        .collect();
    let sums = held(&hands, species);
    sums.iter().all(|sum| *sum <= sums[seat.index()])
}
