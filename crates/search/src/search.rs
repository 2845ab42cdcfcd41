//! Information-set Monte-Carlo tree search through the contract of a game.
//!
//! Every iteration finds a world behind the view ([`Game::resample`]), walks down one tree that all
//! worlds share, draws chance as it comes (the tree branches on decisions only), judges the position
//! that it comes to (or plays on at random first, as far as the rollout depth of the game) and adds the rewards
//! of all seats along the way. A decision is the one visited most.
//!
//! Where several seats choose at once, the tree branches for the searching seat. Each of the others
//! has branches of its own at the same node, which lead nowhere and only say what has served it
//! well, since nobody can react to a sealed choice.
//!
//! All worlds share one tree, yet what serves in one of them does not in another. Where the network is
//! shown what a seat knows ([`Observation::Seat`]), the mover therefore looks at where each choice leads in the
//! world at hand, and the tree only remembers by how much such looks were wrong: a branch is worth what
//! it looks like here, and what more or less came of it elsewhere.

use rayon::prelude::*;
use table::random::{FastRng, Rng, below, fast};
use table::{Actions, Game, MAX_ACTIONS, MAX_SEATS, Pending, Seat, Viewer};

use crate::budget::{Budget, Meter};
use crate::determinizer::Determinizer;
use knowledge::SearchParams;
use knowledge::{BotKnowledge, judge, judge_for, outcome};
use knowledge::{Input, Net, Observation};

/// Most nodes a tree may have: at 40 bytes each at most, 40 MB a thread.
const MAX_NODES: usize = 1_000_000;

const NONE: u32 = u32::MAX;

/// A branch of the tree: a decision somebody made.
struct Node<A> {
    action: Option<A>,
    seat: Seat,
    visits: u32,
    /// How often the decision could have been made when its parent was visited.
    offered: u32,
    /// What came of it for the seat that decides, beyond what it looked like, added up.
    sum: f32,
    child: u32,
    sibling: u32,
}

impl<A> Node<A> {
    fn new(action: Option<A>, seat: Seat) -> Self {
        Node {
            action,
            seat,
            visits: 0,
            offered: 0,
            sum: 0.0,
            child: NONE,
            sibling: NONE,
        }
    }
}

/// What a search found about one decision at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<A> {
    /// The decision.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Mean reward of the searching seat, 0 to 1.
    pub value: f32,
}

/// Searches for `seat`, on `threads` trees side by side, and says what it found about each decision,
/// the most visited first.
pub fn search<G: BotKnowledge>(
    game: &G,
    view: &G::View,
    seat: Seat,
    params: SearchParams,
    budget: &Budget,
    seed: u64,
    threads: usize,
) -> Vec<Finding<G::Action>> {
    search_by(game, game.net(), view, seat, params, budget, seed, threads)
}

/// The same, judged by a network of one's own choice.
#[allow(clippy::too_many_arguments, reason = "one more than search")]
pub fn search_by<G: BotKnowledge>(
    game: &G,
    net: Option<&Net>,
    view: &G::View,
    seat: Seat,
    params: SearchParams,
    budget: &Budget,
    seed: u64,
    threads: usize,
) -> Vec<Finding<G::Action>> {
    let trees: Vec<Vec<Finding<G::Action>>> = (0..threads.max(1) as u64)
        .into_par_iter()
        .map(|thread| {
            let mut tree = Tree::new(game, net, seat, params, fast(seed, thread));
            tree.grow(view, &mut budget.start());
            tree.findings()
        })
        .collect();
    let mut all: Vec<Finding<G::Action>> = Vec::new();
    for finding in trees.into_iter().flatten() {
        match all.iter_mut().find(|f| f.action == finding.action) {
            Some(sum) => {
                let visits = sum.visits + finding.visits;
                let total = sum.value * sum.visits as f32 + finding.value * finding.visits as f32;
                sum.value = total / (visits as f32).max(1.0);
                sum.visits = visits;
            }
            None => all.push(finding),
        }
    }
    all.sort_by(|a, b| {
        let by_visits = b.visits.cmp(&a.visits);
        by_visits
            .then(b.value.total_cmp(&a.value))
            .then(a.action.cmp(&b.action))
    });
    all
}

struct Tree<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    nodes: Vec<Node<G::Action>>,
    rng: FastRng,
    net: Option<&'a Net>,
    /// What the network is shown.
    sight: Observation,
    params: SearchParams,
    /// Most nodes.
    room: usize,
    /// Scratch: nodes on the way down, each with what it looked like (0 where nobody looked); what the
    /// choices at hand look like; a position as the network sees it.
    path: Vec<(u32, f32)>,
    looks: Vec<f32>,
    input: Input,
}

impl<'a, G: BotKnowledge> Tree<'a, G> {
    /// What the documents promise, held when a game is compiled: forty megabytes of nodes.
    const WITHIN_ITS_MEMORY: () = assert!(size_of::<Node<G::Action>>() * MAX_NODES <= 40_000_000);

    fn new(
        game: &'a G,
        net: Option<&'a Net>,
        seat: Seat,
        params: SearchParams,
        rng: FastRng,
    ) -> Self {
        let () = Self::WITHIN_ITS_MEMORY;
        Tree {
            game,
            seat,
            nodes: vec![Node::new(None, seat)],
            rng,
            net,
            sight: net.map_or(Observation::FullState, Net::sight),
            params,
            room: MAX_NODES,
            path: Vec::with_capacity(64),
            looks: Vec::new(),
            input: Input::default(),
        }
    }

    fn grow(&mut self, view: &G::View, meter: &mut Meter) {
        let mut worlds = Determinizer::new(self.game, view, self.seat, self.params.belief_weight);
        while meter.another() {
            let world = worlds.next(&mut self.rng);
            self.iterate(world);
            if meter.pause() && self.lead() > meter.left() {
                break;
            }
        }
    }

    /// By how many visits the best decision leads: when no more are left, nothing can catch it.
    fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        let mut at = self.nodes[0].child;
        while at != NONE {
            let node = &self.nodes[at as usize];
            let visits = if node.seat == self.seat {
                node.visits
            } else {
                0
            };
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
            at = self.nodes[at as usize].sibling;
        }
        first - second
    }

    /// The decisions at the root.
    fn findings(&self) -> Vec<Finding<G::Action>> {
        let mut findings = Vec::new();
        let mut at = self.nodes[0].child;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if let Some(action) = node.action.filter(|_| node.seat == self.seat) {
                let value = node.sum / (node.visits as f32).max(1.0);
                findings.push(Finding {
                    action,
                    visits: node.visits,
                    value,
                });
            }
            at = node.sibling;
        }
        findings
    }

    fn iterate(&mut self, mut state: G::State) {
        let mut actions = Actions::new();
        let mut at = 0;
        self.path.clear();
        loop {
            let mover = match self.game.pending(&state) {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = self.game.draw(&state, &mut self.rng);
                    self.game.resolve_unchecked(&mut state, outcome);
                    continue;
                }
                Pending::Seats(seats) => {
                    if seats.len() > 1 && seats.contains(self.seat) {
                        for other in seats.without(self.seat).iter() {
                            self.sealed(at, &mut state, other);
                        }
                        self.seat
                    } else {
                        match seats.iter().next() {
                            Some(seat) => seat,
                            None => break,
                        }
                    }
                }
            };
            actions.clear();
            self.game.actions(&state, mover, &mut actions);
            // Not the first decision: whoever makes it cannot tell the worlds apart.
            let (next, fresh) = if self.sight == Observation::InformationState && at != 0 {
                self.look(&state, &actions, mover);
                self.descend_by_looks(at, &actions, mover)
            } else {
                self.descend(at, &actions, mover)
            };
            if next == NONE {
                // The tree is full and knows nothing of this: judge what there is.
                break;
            }
            let Some(action) = self.nodes[next as usize].action else {
                break;
            };
            self.game.apply_unchecked(&mut state, mover, action);
            at = next;
            if fresh {
                break;
            }
        }
        let reward = self.playout(&mut state);
        for (at, look) in &self.path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.sum += reward[node.seat.index()] - look;
        }
    }

    /// What each choice looks like to the mover. (A choice that shows it a hidden card at once is looked at
    /// with that card: below the first decision only, and in imagined worlds only.)
    fn look(&mut self, state: &G::State, actions: &Actions<G::Action>, mover: Seat) {
        let game = self.game;
        self.looks.clear();
        for action in actions {
            let mut next = state.clone();
            game.apply_unchecked(&mut next, mover, *action);
            self.looks.push(match game.pending(&next) {
                Pending::Over => outcome(game, &next)[mover.index()],
                _ => judge_for(game, self.net, &next, mover, &mut self.input),
            });
        }
    }

    /// Another seat chooses at the same time as the searching one.
    fn sealed(&mut self, at: u32, state: &mut G::State, other: Seat) {
        let mut action = None;
        if self.params.opponents_by_tree > 0.0 {
            let mut actions = Actions::new();
            self.game.actions(state, other, &mut actions);
            let (next, _) = self.descend(at, &actions, other);
            if next != NONE {
                action = self.nodes[next as usize].action;
            }
        }
        let action = action.unwrap_or_else(|| self.game.pick(state, other, &mut self.rng));
        self.game.apply_unchecked(state, other, action);
    }

    /// The branch to follow from a node, and whether it is new; `NONE` if there is none and no room.
    fn descend(&mut self, at: u32, actions: &Actions<G::Action>, mover: Seat) -> (u32, bool) {
        let mut known = Actions::<G::Action>::new();
        let mut best = (NONE, f32::NEG_INFINITY);
        let mut child = self.nodes[at as usize].child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            let own = node.seat == mover;
            if let Some(action) = node.action.filter(|a| own && actions.contains(a)) {
                node.offered += 1;
                known.push(action);
                let visits = node.visits as f32;
                let doubt = ((node.offered as f32).ln() / visits).sqrt();
                let urge = node.sum / visits + self.params.uct_c * doubt;
                if urge > best.1 {
                    best = (child, urge);
                }
            }
            child = node.sibling;
        }
        let new = actions.len() - known.len();
        if new == 0 || self.nodes.len() >= self.room {
            return (self.follow(best.0, 0.0), false);
        }
        let nth = below(&mut self.rng, new as u32) as usize;
        let action = actions.iter().filter(|a| !known.contains(a)).nth(nth);
        (self.branch(at, action.copied(), mover, 0.0), true)
    }

    /// The same, by what each choice looks like.
    fn descend_by_looks(
        &mut self,
        at: u32,
        actions: &Actions<G::Action>,
        mover: Seat,
    ) -> (u32, bool) {
        let mut best = (NONE, f32::NEG_INFINITY, 0);
        let mut known = [false; MAX_ACTIONS];
        let mut most = 1;
        let urge = |look: f32, sum: f32, visits: u32, offered: u32| {
            // A look counts like one visit.
            let visits = (visits + 1) as f32;
            let doubt = ((offered as f32).ln() / visits).sqrt();
            look + sum / visits + self.params.prior_uct_c * doubt
        };
        let mut child = self.nodes[at as usize].child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            let own = node.action.filter(|_| node.seat == mover);
            if let Some(nth) = own.and_then(|own| actions.iter().position(|a| *a == own)) {
                node.offered += 1;
                most = most.max(node.offered);
                known[nth] = true;
                let urge = urge(self.looks[nth], node.sum, node.visits, node.offered);
                if urge > best.1 {
                    best = (child, urge, nth);
                }
            }
            child = node.sibling;
        }
        if self.nodes.len() < self.room {
            for (nth, look) in self.looks.iter().enumerate() {
                let urge = urge(*look, 0.0, 0, most);
                if !known[nth] && urge > best.1 {
                    best = (NONE, urge, nth);
                }
            }
        }
        let (next, urge, nth) = best;
        let look = self.looks[nth];
        if next == NONE && urge.is_finite() {
            return (self.branch(at, Some(actions[nth]), mover, look), true);
        }
        (self.follow(next, look), false)
    }

    /// A new branch at a node.
    fn branch(&mut self, at: u32, action: Option<G::Action>, mover: Seat, look: f32) -> u32 {
        let new = self.nodes.len() as u32;
        let mut node = Node::new(action, mover);
        node.offered = 1;
        node.sibling = self.nodes[at as usize].child;
        self.nodes.push(node);
        self.nodes[at as usize].child = new;
        self.follow(new, look)
    }

    /// Goes down a branch, if there is one.
    fn follow(&mut self, next: u32, look: f32) -> u32 {
        if next != NONE {
            self.path.push((next, look));
        }
        next
    }

    /// Plays on at random, to the end or to the rollout depth, and rewards all seats.
    fn playout(&mut self, state: &mut G::State) -> [f32; MAX_SEATS] {
        let game = self.game;
        let mut left = Some(self.params.rollout_depth)
            .filter(|h| h.is_finite())
            .map(|h| h as u32);
        loop {
            match game.pending(state) {
                Pending::Over => return outcome(game, state),
                _ if left == Some(0) => return judge(game, self.net, state, &mut self.input),
                Pending::Chance => {
                    let outcome = game.draw(state, &mut self.rng);
                    game.resolve_unchecked(state, outcome);
                }
                Pending::Seats(seats) => {
                    for seat in seats.iter() {
                        let action = game.pick(state, seat, &mut self.rng);
                        game.apply_unchecked(state, seat, action);
                    }
                    left = left.map(|n| n - 1);
                }
            }
        }
    }
}

/// The legal actions behind a view, which are the same in every world behind it.
pub(crate) fn legal<G: Game, R: Rng>(
    game: &G,
    view: &G::View,
    seat: Seat,
    rng: &mut R,
) -> Actions<G::Action> {
    let world = game.resample(view, rng);
    debug_assert!(game.view(&world, Viewer::Seat(seat)) == *view);
    let mut actions = Actions::new();
    game.actions(&world, seat, &mut actions);
    actions
}

#[cfg(test)]
mod tests {
    use knowledge::{Features, Heuristic};
    use table::Setup;
    use table::random::seeded;

    use super::*;
    use crate::decisions::decisions;

    /// The first decision of a game of two, as whoever makes it sees it.
    fn first_decision<G: BotKnowledge>() -> (G, G::View, Seat) {
        let setup = Setup::new(G::descriptor(), 2, [], None).unwrap();
        let game = G::new(&setup).unwrap();
        let mut rng = seeded(1);
        let mut state = game.start();
        loop {
            match game.pending(&state) {
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let view = game.view(&state, Viewer::Seat(seat));
                    return (game, view, seat);
                }
                _ => {
                    let outcome = game.draw(&state, &mut rng);
                    game.resolve_unchecked(&mut state, outcome);
                }
            }
        }
    }

    fn full<G: BotKnowledge>(net: impl Fn(&G) -> Option<&'static Net>, sight: Observation) {
        let (game, view, seat) = first_decision::<G>();
        let mut tree = Tree::new(&game, net(&game), seat, game.search_params(), fast(1, 0));
        assert_eq!(tree.sight, sight);
        tree.room = 50;
        tree.grow(&view, &mut Budget::iterations(500).start());
        assert_eq!(tree.nodes.len(), 50);
        assert!(!tree.findings().is_empty());
    }

    /// A tree that is full still finds a move, and grows no more.
    #[test]
    fn a_full_tree_grows_no_more() {
        full(arboretum::Arboretum::net, Observation::FullState);
        full(
            canopee::CanopyFirst::deep_net,
            Observation::InformationState,
        );
    }

    /// In haste nothing is spent on a decision that is made, and it is the same one.
    #[test]
    fn haste_does_not_change_a_decision() {
        let (game, _, _) = first_decision::<canopee::CanopyFirst>();
        let (net, mut seed, mut saved) = (game.deep_net(), 0, 0);
        decisions(&game, |view, seat| {
            seed += 1;
            let think = |budget| {
                search_by(
                    &game,
                    net,
                    view,
                    seat,
                    game.search_params(),
                    &budget,
                    seed,
                    1,
                )
            };
            let [slow, quick] = [
                think(Budget::iterations(12)),
                think(Budget::iterations(12).hasty()),
            ];
            assert_eq!(slow[0].action, quick[0].action);
            let spent = |found: &[Finding<_>]| found.iter().map(|f| f.visits).sum::<u32>();
            saved += spent(&slow) - spent(&quick);
        });
        assert!(saved > 0, "nothing was saved");
    }

    /// A look is believed until more is known; then what came of looking so is made up for.
    #[test]
    fn looks_are_corrected_by_what_came_of_them() {
        let (game, view, seat) = first_decision::<canopee::CanopyFirst>();
        let params = game.search_params().with("prior_uct_c=0").unwrap();
        let mut tree = Tree::new(&game, game.deep_net(), seat, params, fast(1, 0));
        let actions = legal(&game, &view, seat, &mut fast(1, 1));
        assert!(actions.len() > 1);
        tree.looks = vec![0.0; actions.len()];
        tree.looks[0] = 0.5;
        tree.looks[1] = 0.4;
        let (first, fresh) = tree.descend_by_looks(0, &actions, seat);
        assert!(fresh && tree.nodes[first as usize].action == Some(actions[0]));
        // Ten times it came to 0.2 less than it had looked like.
        tree.nodes[first as usize].visits = 10;
        tree.nodes[first as usize].sum = -2.0;
        let (second, fresh) = tree.descend_by_looks(0, &actions, seat);
        assert!(fresh && tree.nodes[second as usize].action == Some(actions[1]));
        // In a world in which it looks much better it is chosen all the same.
        tree.looks[0] = 0.7;
        assert_eq!(tree.descend_by_looks(0, &actions, seat), (first, false));
    }
}
