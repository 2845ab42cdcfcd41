//! Two games that one seat cannot tell apart.

use table::random::{below, seeded, shuffle};
use table::{Actor, AnyGame, AnyRules, AnyState, LogStep, Play, Seat, Setup, Viewer};

/// Who must not be able to tell: the first seat, and whoever looks on.
const BLIND: [Viewer; 2] = [Viewer::Seat(Seat::P1), Viewer::Public];

/// A random game of so many steps; none, if it is over before.
pub fn random_game(game: &'static dyn AnyGame, steps: usize, seed: u64) -> Option<Play> {
    let descriptor = game.descriptor();
    let seats = (*descriptor.seats.start()).max(2);
    let setup = Setup::new(descriptor, seats, [], None).unwrap();
    let mut play = Play::new(game, &setup).unwrap();
    let mut rng = seeded(seed);
    play.run_chance(&mut rng);
    while play.len() < steps {
        let seat = play.pending().seats().iter().next()?;
        let choices = play.rules().actions(play.state(), seat);
        let choice = below(&mut rng, choices.len() as u32) as usize;
        play.act(seat, &choices[choice].text).unwrap();
        play.run_chance(&mut rng);
    }
    Some(play)
}

/// A random game, and another one in which chance or somebody else did something different that the
/// first seat never saw. None, if this game had no such secret.
pub fn twins(game: &'static dyn AnyGame, steps: usize, seed: u64) -> Option<[Vec<LogStep>; 2]> {
    let play = random_game(game, steps, seed)?;
    let one = Life::of(play.rules(), play.steps());
    // Secrets from the beginning of the game are as welcome as those from its end.
    let mut moments: Vec<usize> = (0..one.steps.len()).collect();
    shuffle(&mut seeded(seed), &mut moments);
    let other = moments.into_iter().find_map(|at| one.twin(at))?;
    Some([one.steps, other])
}

/// A game with all states that it went through.
struct Life<'a> {
    rules: &'a dyn AnyRules,
    steps: Vec<LogStep>,
    /// Before each step, and after the last.
    states: Vec<AnyState>,
}

impl<'a> Life<'a> {
    fn of(rules: &'a dyn AnyRules, steps: &[LogStep]) -> Life<'a> {
        let mut states = vec![rules.start()];
        for step in steps {
            let mut next = states[states.len() - 1].clone();
            rules.step(&mut next, step).unwrap();
            states.push(next);
        }
        Life {
            rules,
            steps: steps.to_vec(),
            states,
        }
    }

    /// The game with another step at this moment, and after that as like as can be.
    fn twin(&self, at: usize) -> Option<Vec<LogStep>> {
        let others = self.instead(&self.states[at], &self.steps[at]);
        others.into_iter().find_map(|step| {
            let mut state = self.after(&self.states[at], &step, at)?;
            let mut steps = self.steps[..at].to_vec();
            steps.push(step);
            for (number, step) in self.steps.iter().enumerate().skip(at + 1) {
                let same = self.after(&state, step, number).map(|s| (step.clone(), s));
                let (step, next) = same.or_else(|| {
                    let mut others = self.instead(&state, step).into_iter();
                    others.find_map(|step| {
                        let next = self.after(&state, &step, number)?;
                        Some((step, next))
                    })
                })?;
                state = next;
                steps.push(step);
            }
            (Some(&state) != self.states.last()).then_some(steps)
        })
    }

    /// What the same actor could do instead. The first seat knows what it does.
    fn instead(&self, state: &AnyState, step: &LogStep) -> Vec<LogStep> {
        let texts: Vec<String> = match step.actor {
            Actor::Seat(Seat::P1) => Vec::new(),
            Actor::Seat(seat) => {
                let choices = self.rules.actions(state, seat);
                choices.into_iter().map(|choice| choice.text).collect()
            }
            Actor::Chance => {
                let outcomes = self.rules.outcomes(state);
                outcomes.into_iter().map(|(text, _)| text).collect()
            }
        };
        texts
            .into_iter()
            .filter(|text| *text != step.text)
            .map(|text| LogStep {
                actor: step.actor,
                text,
            })
            .collect()
    }

    /// The state after a step instead of number `at`, if those who are blind see no difference.
    fn after(&self, state: &AnyState, step: &LogStep, at: usize) -> Option<AnyState> {
        let mut next = state.clone();
        self.rules.step(&mut next, step).ok()?;
        let like = &self.states[at + 1];
        let blind = BLIND.iter().all(|v| self.rules.same_view(&next, like, *v));
        (blind && self.rules.pending(&next) == self.rules.pending(like)).then_some(next)
    }
}
