//! A forest: standing trees, sets on the ground with their live totals, animals.

use crate::art;
use crate::{Action, Edition, Item, Kind, Phase, Species, Spot, Tree};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use super::cards::{group, help, item};
use super::sky::counted;
use crate::art::SPRITE;
use ui::Text;
use ui::signed;
use ui::spot;
use ui::symbol;

/// What lies on the ground, in the order in which it is shown; weather comes as a pair.
const GROUND: [Kind; 12] = [
    Kind::Fern,
    Kind::Bromelia,
    Kind::Monstera,
    Kind::Fungi,
    Kind::Lianas,
    Kind::Orchid,
    Kind::Pitcher,
    Kind::Seed,
    Kind::Fire,
    Kind::Disease,
    Kind::Drought,
    Kind::Blight,
];

impl<E: Edition> Scene<'_, E> {
    /// The line beside the name: points, trees, animals.
    pub(super) fn summary(&self, forest: usize) -> Markup {
        let complete = self
            .view
            .trees(forest)
            .iter()
            .filter(|t| t.is_complete())
            .count();
        let points = Phrase::new("canopee-ui-points")
            .number("points", self.rules.score_so_far(self.view, forest));
        let trees = Phrase::new("canopee-ui-complete").number("trees", complete as i64);
        html! {
            span { (self.say(&trees)) }
            strong.cn-score title=(self.text("canopee-ui-points-help")) { (self.say(&points)) }
        }
    }

    pub(super) fn forest(&self, forest: usize) -> Markup {
        html! {
            div.cn-forest {
                div.cn-trees { (self.trees(forest)) }
                div.cn-floor {
                    (self.ground(forest))
                    (self.animals(forest))
                    (self.hidden(forest))
                    (self.adding(forest))
                }
                @if self.context.viewer().seat().is_some() && forest == self.eyes().index() { (self.glossary(forest)) }
            }
        }
    }

    /// What the cards of the viewer's forest and before the viewer do.
    fn glossary(&self, forest: usize) -> Markup {
        let before = self.bench_cards();
        let shown = |kind: &Kind| self.view.count(forest, *kind) > 0 || before.contains(kind);
        html! {
            details.opens.cn-glossary #cn-glossary {
                summary { (self.text("canopee-ui-glossary")) }
                dl {
                    @for kind in Kind::ALL.into_iter().filter(shown) {
                        div { dt { (self.name(kind)) } dd { (self.help_text(kind)) } }
                    }
                }
            }
        }
    }

    /// Is the choice about this forest?
    fn chosen_in(&self, forest: usize) -> bool {
        self.mine() && self.view.who() == forest
    }

    /// A button for the action if the choice is about this forest, else just the picture.
    fn place(&self, forest: usize, action: Action, class: &str, content: &Markup) -> Markup {
        if self.chosen_in(forest) {
            self.context.button(action, class, content)
        } else {
            html! { span.(class) { (content) } }
        }
    }

    fn trees(&self, forest: usize) -> Markup {
        let trees = self.view.trees(forest);
        html! {
            @for (slot, tree) in trees.iter().enumerate() { (self.tree(forest, slot as u8, *tree)) }
            @if self.chosen_in(forest) {
                @for value in 0..3u8 {
                    @if self.context.offers(Action::Root(value)) {
                        div.cn-tree.cn-new {
                            (self.ghost_trunk(Action::Root(value), value))
                            small.cn-foot { (self.text("canopee-ui-new-tree")) }
                        }
                    }
                }
            }
            @if trees.is_empty() && !(self.chosen_in(forest) && self.view.phase() == Phase::Add) {
                p.cn-bare { (self.text("canopee-ui-no-trees")) }
            }
        }
    }

    fn tree(&self, forest: usize, slot: u8, tree: Tree) -> Markup {
        let words = match tree.canopy() {
            Some(m) => Phrase::new("canopee-ui-tree-complete")
                .number("canopy", i64::from(m))
                .number("points", tree.points()),
            None => Phrase::new("canopee-ui-tree"),
        };
        let words = words
            .number("tree", i64::from(slot) + 1)
            .number("height", i64::from(tree.height()))
            .number("trunks", i64::from(tree.value()));
        let words = self.say(&words);
        html! {
            div.cn-tree .complete[tree.is_complete()] .scored[tree.is_scored()] title=(words) data-spot=[self.tree_spot(forest, slot, tree)] {
                span.visually-hidden { (words) }
                (self.ghosts(forest, slot, tree))
                @if let Some(m) = tree.canopy() {
                    (self.place(forest, Action::Uncrown(slot), "cn-crown", &grown(&format!("t{forest}-{slot}-crown"), &art::canopy_piece(m))))
                } @else {
                    span.cn-sprout { (symbol(&SPRITE, &art::growing_piece())) }
                }
                @for value in 0..3u8 { (self.trunks(forest, slot, tree, value)) }
                span.cn-foot {
                    @if tree.is_awarded() {
                        span.cn-award title=(self.text("canopee-ui-award")) { (symbol(&SPRITE, &art::award())) }
                    }
                    @if tree.is_complete() {
                        b { (tree.points()) }
                        @if tree.is_scored() { span.cn-tick title=(self.text("canopee-ui-scored")) { "✓" } }
                    } @else {
                        (tree.value())
                    }
                }
            }
        }
    }

    /// The seat of a forest; the Spirit has none.
    fn owner(&self, forest: usize) -> Option<Seat> {
        Seat::new(forest).filter(|_| !self.is_spirit(forest))
    }

    /// What a tree answers to: its number, and the rows of the sheet to which it belongs.
    fn tree_spot(&self, forest: usize, slot: u8, tree: Tree) -> Option<String> {
        let seat = self.owner(forest)?;
        let mut spots = vec![spot::of_seat(seat, "tree", slot + 1)];
        if tree.is_complete() {
            spots.push(self.item_spot(seat, "trees"));
            spots.push(spot::row(seat, "lush"));
        }
        if tree.is_awarded() {
            spots.push(self.item_spot(seat, "tallest"));
        }
        Some(spot::any(spots))
    }

    /// What scored in this season answers to.
    fn item_spot(&self, seat: Seat, item: &str) -> String {
        spot::row(seat, &format!("season-{}-{item}", self.view.season()))
    }

    /// What a set on the ground answers to.
    fn set_spot(&self, forest: usize, kind: Kind) -> Option<String> {
        let seat = self.owner(forest)?;
        let name = Item::ALL.iter().find(|(i, _)| Some(*i) == item(kind))?.1;
        Some(self.item_spot(seat, name))
    }

    /// The trunks of one value; one of them can be felled or rot.
    fn trunks(&self, forest: usize, slot: u8, tree: Tree, value: u8) -> Markup {
        let content = |nth| {
            grown(
                &format!("t{forest}-{slot}-{value}-{nth}"),
                &art::trunk_piece(value),
            )
        };
        let rot = Action::Rot(value, slot);
        let action = if self.context.offers(rot) {
            rot
        } else {
            Action::Fell(value, slot)
        };
        html! {
            @for nth in 0..tree.trunks(value) {
                @if nth == 0 { (self.place(forest, action, "cn-trunk", &content(nth))) }
                @else { span.cn-trunk { (content(nth)) } }
            }
        }
    }

    /// What could be put on the tree: a trunk, or a canopy with what the tree would then be worth.
    fn ghosts(&self, forest: usize, slot: u8, tree: Tree) -> Markup {
        if !self.chosen_in(forest) {
            return Markup::default();
        }
        html! {
            @for m in (0..3u8).rev() {
                @if self.context.offers(Action::Canopy(m, slot)) {
                    (self.context.button(Action::Canopy(m, slot), "cn-ghost crown", &html! {
                        (symbol(&SPRITE, &art::canopy_piece(m)))
                        b { (signed(tree.with_canopy(Some(m)).points())) }
                    }))
                }
            }
            @for value in (0..3u8).rev() {
                @if self.context.offers(Action::Trunk(value, slot)) { (self.ghost_trunk(Action::Trunk(value, slot), value)) }
            }
        }
    }

    fn ghost_trunk(&self, action: Action, value: u8) -> Markup {
        let content = html! {
            (symbol(&SPRITE, &art::trunk_piece(value)))
            b { "+" (value) }
        };
        self.context.button(action, "cn-ghost trunk", &content)
    }

    /// Plants, weather, seeds and threats, with what each set would bring now.
    fn ground(&self, forest: usize) -> Markup {
        let worth = self.rules.plant_points(self.view, forest);
        let points = |item: Item| {
            worth
                .iter()
                .find(|(i, _)| *i == item)
                .map_or(0, |(_, p)| *p)
        };
        let weather = [Kind::Rain, Kind::Sun];
        let has_weather = weather.iter().any(|k| self.view.count(forest, *k) > 0);
        html! {
            @for kind in GROUND {
                @let count = self.view.count(forest, kind);
                @if count > 0 {
                    div.cn-set.(group(kind)) data-spot=[self.set_spot(forest, kind)] {
                        (self.set(forest, kind, count))
                        @if let Some(item) = item(kind) { (points_badge(points(item))) }
                        @else if matches!(kind, Kind::Fire | Kind::Disease) { (danger(count)) }
                    }
                }
            }
            @if has_weather {
                div.cn-set.weather data-spot=[self.set_spot(forest, Kind::Rain)] {
                    @for kind in weather {
                        @let count = self.view.count(forest, kind);
                        @if count > 0 { (self.set(forest, kind, count)) }
                    }
                    (points_badge(points(Item::Weather)))
                }
            }
        }
    }

    /// Equal cards of a forest as one fan, a button if one of them is to be chosen.
    fn set(&self, forest: usize, kind: Kind, count: u8) -> Markup {
        let butterfly = Action::Butterfly(kind);
        let action = if self.context.offers(butterfly) {
            butterfly
        } else {
            Action::Discard(kind)
        };
        let content = html! {
            span.cn-fan {
                @for nth in 0..count { (self.face(kind, Some(format!("f{forest}-{kind}-{nth}")))) }
            }
            @if count > 1 { b.cn-times { "×" (count) } }
        };
        self.place(forest, action, "cn-fan-button", &content)
    }

    fn animals(&self, forest: usize) -> Markup {
        html! {
            @for species in Species::ALL {
                @let (active, mate) = self.rules.species_points(self.view, forest, species);
                @let actives = self.view.count(forest, species.active());
                @let mates = species.mate().map_or(0, |m| self.view.count(forest, m));
                @if actives + mates > 0 {
                    div.cn-set.animal .pair[actives > 0 && mates > 0] data-spot=[self.owner(forest).map(|seat| spot::row(seat, species.name()))] {
                        @if actives > 0 { (self.animal(forest, species.active(), actives)) }
                        @if let Some(kind) = species.mate() {
                            @if mates > 0 { (self.animal(forest, kind, mates)) }
                        }
                        (points_badge(active + mate))
                    }
                }
            }
        }
    }

    fn animal(&self, forest: usize, kind: Kind, count: u8) -> Markup {
        let used = kind.is_active() && kind.species().is_some_and(|s| self.view.is_used(forest, s));
        let content = html! {
            span.cn-fan .used[used] {
                @for nth in 0..count { (self.face(kind, Some(format!("f{forest}-{kind}-{nth}")))) }
            }
            @if used { small.cn-used { (self.text("canopee-ui-used")) } }
        };
        // In the season of stature an animal is taken from another forest.
        let stolen = self.view.phase() == Phase::Steal && self.view.foe() == forest && self.mine();
        if stolen {
            self.context
                .button(Action::Take(kind), "cn-fan-button", &content)
        } else {
            self.place(forest, Action::Discard(kind), "cn-fan-button", &content)
        }
    }

    /// Cards that lie face down before a seat.
    fn hidden(&self, forest: usize) -> Markup {
        let spots = [
            (Spot::Pitcher(forest), "canopee-ui-under-pitcher"),
            (Spot::Hoatzin(forest), "canopee-ui-under-hoatzin"),
        ];
        let choosing = self.chosen_in(forest) && self.view.phase() == Phase::Uncover;
        html! {
            @for (spot, key) in spots {
                @let cards: Vec<_> = self.view.cards_at(spot).collect();
                @let on_the_bench = choosing && matches!(spot, Spot::Pitcher(_));
                @if !cards.is_empty() && !on_the_bench {
                    div.cn-set.hidden {
                        span.cn-fan {
                            @for card in &cards {
                                @match card.kind {
                                    Some(kind) => (self.face(kind, None)),
                                    None => (self.back(&art::back())),
                                }
                            }
                        }
                        small { (self.say(&Phrase::new(key).number("cards", cards.len() as i64))) }
                    }
                }
            }
        }
    }

    /// Cards that somebody else is still adding.
    fn adding(&self, forest: usize) -> Markup {
        let kinds = self
            .view
            .cards_at(Spot::Adding(forest))
            .filter_map(|c| c.kind);
        let counted = counted(kinds);
        html! {
            @if !counted.is_empty() && !self.chosen_in(forest) {
                div.cn-set.hidden {
                    @for (kind, count) in counted {
                        span.cn-fan { @for _ in 0..count { (self.face(kind, None)) } }
                    }
                    small { (self.text("canopee-ui-adding")) }
                }
            }
        }
    }

    /// Help for a kind, for what has no face of its own.
    pub(super) fn help_text(&self, kind: Kind) -> Text {
        self.say(&help(kind, self.rules.config().first_edition))
    }
}

/// A part of a tree; it grows when it is new.
fn grown(name: &str, piece: &str) -> Markup {
    html! { span.cn-grown data-fly=(name) data-grow { (symbol(&SPRITE, piece)) } }
}

/// How near a threat is: two hurt their owner, three hurt everybody.
fn danger(count: u8) -> Markup {
    let lit = usize::from(count.min(3));
    html! { b.cn-points.dots aria-hidden="true" { ("●".repeat(lit)) i { ("○".repeat(3 - lit)) } } }
}

/// What a set would bring now.
fn points_badge(points: i32) -> Markup {
    html! { b.cn-points .minus[points < 0] .nothing[points == 0] { (signed(points)) } }
}
