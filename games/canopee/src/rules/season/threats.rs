//! Threats at the end of a season: what fire, disease and blight cost.

use crate::rules::action::SEATS;
use crate::rules::config::Config;
use crate::rules::kind::Kind;
use crate::rules::stage::Why;
use crate::rules::state::State;

impl State {
    /// The threats that hit at a season's end, in their order.
    pub(crate) const HITTING: [(Kind, Why); 3] = [
        (Kind::Fire, Why::Fire),
        (Kind::Disease, Why::Disease),
        (Kind::Blight, Why::Blight),
    ];

    /// One threat after the other, until a forest must discard something or all are through.
    pub(super) fn threats_step(&mut self, c: &Config, forest: usize) -> bool {
        while let Some(threat) = State::HITTING.get(usize::from(self.sub)) {
            self.sub += 1;
            self.threaten(c, forest, *threat);
            if self.losses != [0; SEATS] {
                return false;
            }
        }
        self.next_forest()
    }

    /// What a forest must discard, or all of them, for one sort of threats.
    #[inline]
    pub(crate) fn threaten(&mut self, c: &Config, forest: usize, (kind, why): (Kind, Why)) {
        self.why = why;
        match (why, self.has(forest, kind)) {
            (Why::Blight, threats) => self.losses[forest] = threats,
            (_, 0 | 1) => {}
            (_, 2) => self.losses[forest] = 2,
            _ => (0..c.players).for_each(|f| self.losses[f] = 1),
        }
    }

    /// Do no threats hit at the end of this season?
    #[inline]
    pub(crate) fn is_calm(&self, c: &Config) -> bool {
        let most = |kind: Kind| {
            let forests = self.forests[..c.players].iter();
            forests.fold(0, |most, f| f[kind.index()].max(most))
        };
        most(Kind::Fire).max(most(Kind::Disease)) < 2 && most(Kind::Blight) == 0
    }
}
