//! Arboretum: gardens that grow by tapping, hands by switching cards on.

use crate::art;
use crate::art::SPRITE;
use crate::{Card, CardSet, Cell, HAND, MAX_PLANTED, Planted, RANKS, SPECIES, Species, left_out};
use maud::{Markup, html};
use serde_json::{Value, json};
use table::Phrase;

use ui::pad::{Button, PadContext};
use ui::pad::{Focus, Pad};
use ui::pad::{items, tokens};
use ui::symbol;

/// All gardens and hands.
pub struct Gardens {
    seats: Vec<Plot>,
}

#[derive(Clone, Default)]
struct Plot {
    trees: Vec<(Card, Cell)>,
    hand: Vec<Card>,
}

/// What is being edited: a place of the garden or the hand, and the species chosen so far.
enum Edit {
    Place(Cell, Option<Species>),
    Hand(Option<Species>),
}

impl Edit {
    fn read(text: &str) -> Option<Edit> {
        let words: Vec<&str> = text.split('.').collect();
        match words[..] {
            ["hand"] => Some(Edit::Hand(None)),
            ["hand", species] => Some(Edit::Hand(Some(species.parse().ok()?))),
            [x, y] => Some(Edit::Place(cell(x, y)?, None)),
            [x, y, species] => Some(Edit::Place(cell(x, y)?, Some(species.parse().ok()?))),
            _ => None,
        }
    }

    fn species(&self) -> Option<Species> {
        match self {
            Edit::Place(_, species) | Edit::Hand(species) => *species,
        }
    }

    /// The card that would be replaced.
    fn replaced(&self, plot: &Plot) -> Option<Card> {
        match self {
            Edit::Place(cell, _) => plot.at(*cell),
            Edit::Hand(_) => None,
        }
    }
}

fn cell(x: &str, y: &str) -> Option<Cell> {
    Cell::new(x.parse().ok()?, y.parse().ok()?)
}

impl Plot {
    fn read(part: &str) -> Option<Plot> {
        let (trees, hand) = part.split_once('_').unwrap_or((part, ""));
        let plot = Plot {
            trees: items(trees).map(read_tree).collect::<Option<_>>()?,
            hand: items(hand)
                .map(|item| match tokens(item)?[..] {
                    [(letter, rank)] => card(letter, rank),
                    _ => None,
                })
                .collect::<Option<_>>()?,
        };
        // A card lies in a place once; more is no pad.
        let fits = plot.trees.len() <= MAX_PLANTED && plot.hand.len() <= HAND;
        let apart = |i: usize| plot.trees[..i].iter().all(|t| t.1 != plot.trees[i].1);
        (fits && (0..plot.trees.len()).all(apart)).then_some(plot)
    }

    fn code(&self) -> String {
        let trees = self.trees.iter().map(|(card, at)| {
            let letter = card.species().letter();
            format!("{letter}{}x{}y{}", card.rank(), at.x(), at.y())
        });
        let hand = self.hand.iter();
        let hand = hand.map(|card| format!("{}{}", card.species().letter(), card.rank()));
        let (trees, hand): (Vec<_>, Vec<_>) = (trees.collect(), hand.collect());
        format!("{}_{}", trees.join("."), hand.join("."))
    }

    fn at(&self, cell: Cell) -> Option<Card> {
        self.trees.iter().find(|t| t.1 == cell).map(|t| t.0)
    }

    /// Can a tree be planted here: next to another, or anywhere in an empty garden?
    fn accepts(&self, cell: Cell) -> bool {
        let near = self.trees.iter().any(|t| side_by_side(t.1, cell));
        let first = self.trees.is_empty() && cell == Cell::ORIGIN;
        self.at(cell).is_none() && self.trees.len() < MAX_PLANTED && (near || first)
    }

    /// Would the others still hang together without the tree here?
    fn can_lose(&self, cell: Cell) -> bool {
        let rest: Vec<Cell> = self
            .trees
            .iter()
            .map(|t| t.1)
            .filter(|c| *c != cell)
            .collect();
        let mut reached: Vec<Cell> = rest.iter().take(1).copied().collect();
        let mut next = 0;
        while next < reached.len() {
            for other in &rest {
                if side_by_side(reached[next], *other) && !reached.contains(other) {
                    reached.push(*other);
                }
            }
            next += 1;
        }
        reached.len() == rest.len()
    }
}

fn side_by_side(a: Cell, b: Cell) -> bool {
    a.x().abs_diff(b.x()) + a.y().abs_diff(b.y()) == 1
}

fn card(letter: char, rank: i64) -> Option<Card> {
    Card::new(Species::from_letter(letter)?, u8::try_from(rank).ok()?)
}

fn read_tree(item: &str) -> Option<(Card, Cell)> {
    match tokens(item)?[..] {
        [(letter, rank), ('x', x), ('y', y)] => {
            let cell = Cell::new(i8::try_from(x).ok()?, i8::try_from(y).ok()?);
            Some((card(letter, rank)?, cell?))
        }
        _ => None,
    }
}

impl Gardens {
    pub fn read(parts: &[&str]) -> Option<Gardens> {
        let seats = parts.iter().map(|part| Plot::read(part));
        Some(Gardens {
            seats: seats.collect::<Option<_>>()?,
        })
    }

    /// Every card on the table.
    fn used(&self) -> CardSet {
        let cards = |plot: &Plot| {
            let trees = plot.trees.iter().map(|t| t.0);
            trees.chain(plot.hand.iter().copied()).collect::<Vec<_>>()
        };
        self.seats.iter().flat_map(cards).collect()
    }

    /// May this species still come: is it there, or is there room for one more? A card that is about to
    /// be replaced does not count.
    fn admits(&self, species: Species, replaced: Option<Card>) -> bool {
        let mut used = self.used();
        if let Some(card) = replaced {
            used.remove(card);
        }
        let there = Species::ALL.into_iter().filter(|s| used.ranks(*s) != 0);
        used.ranks(species) != 0 || there.count() < SPECIES - left_out(self.seats.len())
    }

    /// A card is chosen for what is being edited.
    fn choose(&mut self, card: Card, focus: &mut Focus) -> Option<()> {
        let edit = Edit::read(&focus.edit)?;
        let used = self.used().contains(card);
        let replaced = edit.replaced(&self.seats[focus.panel]);
        let admitted = self.admits(card.species(), replaced);
        let plot = &mut self.seats[focus.panel];
        match edit {
            Edit::Hand(_) => {
                if let Some(at) = plot.hand.iter().position(|c| *c == card) {
                    plot.hand.remove(at);
                } else if used || !admitted || plot.hand.len() >= HAND {
                    return None;
                } else {
                    plot.hand.push(card);
                    plot.hand.sort();
                }
            }
            Edit::Place(cell, _) => {
                if used && plot.at(cell) != Some(card) || !admitted {
                    return None;
                }
                let accepted = plot.accepts(cell);
                match plot.trees.iter_mut().find(|t| t.1 == cell) {
                    Some(tree) => tree.0 = card,
                    None if accepted => plot.trees.push((card, cell)),
                    None => return None,
                }
                focus.edit.clear();
            }
        }
        Some(())
    }

    fn grid(&self, plot: &Plot, context: &PadContext<'_>) -> Markup {
        let edited = match Edit::read(&context.focus.edit) {
            Some(Edit::Place(cell, _)) => Some(cell),
            _ => None,
        };
        let range = |of: fn(&Cell) -> i8| {
            let places = || plot.trees.iter().map(|t| of(&t.1));
            let rim = i8::from(!plot.trees.is_empty() && plot.trees.len() < MAX_PLANTED);
            places().min().unwrap_or(0) - rim..=places().max().unwrap_or(0) + rim
        };
        let (columns, rows) = (range(|c| c.x()), range(|c| c.y()));
        html! {
            div.pad-garden {
                div.(format!("pad-grid cols-{}", columns.clone().count())) {
                    @for y in rows.rev() {
                        @for x in columns.clone() {
                            @if let Some(cell) = Cell::new(x, y) {
                                (place(plot, cell, edited == Some(cell), context))
                            } @else { span {} }
                        }
                    }
                }
            }
        }
    }

    /// Ten species, then eight cards of the chosen one.
    fn picker(&self, edit: &Edit, context: &PadContext<'_>) -> Markup {
        let plot = &self.seats[context.focus.panel];
        let used = self.used();
        let admits = |species| self.admits(species, edit.replaced(plot));
        html! {
            div.pad-species role="group" aria-label=(context.text("arboretum-pad-species")) {
                @for species in Species::ALL {
                    @let chosen = edit.species() == Some(species);
                    (Button::new(format!("species {species}"), context.say(&species.phrase()), "emblem")
                        .on(chosen)
                        .off_limits(!chosen && !admits(species))
                        .show(&html! { (symbol(&SPRITE, &art::emblem(species))) span { (context.say(&species.phrase())) } }))
                }
            }
            @if let Some(species) = edit.species() {
                div.pad-ranks role="group" aria-label=(context.say(&species.phrase())) {
                    @for card in (1..=RANKS as u8).filter_map(|rank| Card::new(species, rank)) {
                        @let mine = match edit {
                            Edit::Hand(_) => plot.hand.contains(&card),
                            Edit::Place(cell, _) => plot.at(*cell) == Some(card),
                        };
                        @let full = matches!(edit, Edit::Hand(_)) && plot.hand.len() >= HAND;
                        @let gone = used.contains(card) || full || !admits(species);
                        (Button::new(format!("card {card}"), context.say(&card.phrase()), "card-button")
                            .on(mine)
                            .off_limits(gone && !mine)
                            .show(&symbol(&SPRITE, &art::card(card))))
                    }
                }
            }
        }
    }
}

/// A tree, a free place beside one, or nothing.
fn place(plot: &Plot, cell: Cell, here: bool, context: &PadContext<'_>) -> Markup {
    let tap = format!("cell {} {}", cell.x(), cell.y());
    let at = |key: &'static str| Phrase::new(key).number("x", cell.x()).number("y", cell.y());
    match plot.at(cell) {
        Some(card) => {
            let name = at("arboretum-pad-tree-at").phrase("card", card.phrase());
            Button::new(tap, context.say(&name), "tree-button")
                .here(here)
                .show(&symbol(&SPRITE, &art::card(card)))
        }
        None if plot.accepts(cell) => {
            let name = context.say(&at("arboretum-pad-free-at"));
            Button::new(tap, name, "free-button")
                .here(here)
                .show(&html! { "+" })
        }
        None => html! { span {} },
    }
}

impl Pad for Gardens {
    fn seats(&self) -> usize {
        self.seats.len()
    }

    fn resize(&mut self, seats: usize) {
        self.seats.resize(seats, Plot::default());
    }

    fn part(&self, panel: usize) -> String {
        self.seats[panel].code()
    }

    fn tap(&mut self, tap: &[&str], focus: &mut Focus) -> Option<()> {
        match *tap {
            ["cell", x, y] => {
                let cell = cell(x, y)?;
                let plot = &self.seats[focus.panel];
                let there = plot.at(cell);
                if there.is_none() && !plot.accepts(cell) {
                    return None;
                }
                focus.edit = match there {
                    Some(card) => format!("{}.{}.{}", cell.x(), cell.y(), card.species()),
                    None => format!("{}.{}", cell.x(), cell.y()),
                };
            }
            ["hand"] => focus.edit = "hand".to_string(),
            ["species", species] => {
                let species: Species = species.parse().ok()?;
                focus.edit = match Edit::read(&focus.edit)? {
                    Edit::Hand(_) => format!("hand.{species}"),
                    Edit::Place(cell, _) => format!("{}.{}.{species}", cell.x(), cell.y()),
                };
            }
            ["card", card] => return self.choose(card.parse().ok()?, focus),
            ["remove"] => {
                let Edit::Place(cell, _) = Edit::read(&focus.edit)? else {
                    return None;
                };
                let plot = &mut self.seats[focus.panel];
                if plot.at(cell).is_none() || !plot.can_lose(cell) {
                    return None;
                }
                plot.trees.retain(|t| t.1 != cell);
                focus.edit.clear();
            }
            _ => return None,
        }
        Some(())
    }

    fn position(&self) -> Value {
        let seats = self.seats.iter().map(|plot| {
            let trees = plot
                .trees
                .iter()
                .map(|(card, cell)| Planted::new(*card, *cell));
            let trees: Vec<String> = trees.map(|t| t.to_string()).collect();
            json!({"arboretum": trees, "hand": plot.hand})
        });
        json!({"game": "arboretum", "seats": seats.collect::<Vec<_>>()})
    }

    fn panel(&self, context: &PadContext<'_>) -> Markup {
        let plot = &self.seats[context.focus.panel];
        let count = Phrase::new("arboretum-pad-hand")
            .number("cards", plot.hand.len() as i64)
            .number("most", HAND as i64);
        html! {
            h2 { (context.text("arboretum-pad-garden")) }
            @if plot.trees.is_empty() { p.hint { (context.text("arboretum-pad-garden-help")) } }
            (self.grid(plot, context))
            h2 { (context.say(&count)) }
            div.pad-hand {
                @for card in &plot.hand {
                    span.held title=(context.say(&card.phrase())) {
                        (symbol(&SPRITE, &art::card(*card)))
                        span.visually-hidden { (context.say(&card.phrase())) }
                    }
                }
                (Button::new("hand", context.text("arboretum-pad-hand-edit"), "wide")
                    .here(matches!(Edit::read(&context.focus.edit), Some(Edit::Hand(_)))).words())
            }
        }
    }

    fn editor(&self, context: &PadContext<'_>) -> Option<Markup> {
        let edit = Edit::read(&context.focus.edit)?;
        let plot = &self.seats[context.focus.panel];
        let (title, tree) = match edit {
            Edit::Hand(_) => ("arboretum-pad-hand-which", None),
            Edit::Place(cell, _) => ("arboretum-pad-tree-which", plot.at(cell).map(|_| cell)),
        };
        let content = html! {
            (self.picker(&edit, context))
            @if let Some(cell) = tree {
                @let stays = !plot.can_lose(cell);
                div.row {
                    (Button::new("remove", context.text("pages-pad-remove-tree"), "wide").off_limits(stays).words())
                    @if stays { small { (context.text("arboretum-pad-tree-holds")) } }
                }
            }
        };
        Some(context.editor(&context.text(title), &content))
    }
}
