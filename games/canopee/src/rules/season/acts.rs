//! What follows from each choice at the end of a season.

use crate::rules::action::Action;
use crate::rules::kind::Kind;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;
use crate::rules::state::State;

use super::events::HUNTING;

impl State {
    /// Actions of the season's end.
    pub(crate) fn act_at_season_end(&mut self, action: Action) {
        let who = usize::from(self.who);
        match (self.phase, action) {
            (Phase::Wild, Action::Done) => {
                self.next_forest();
            }
            (Phase::Wild, Action::Butterfly(kind)) => {
                self.lose(who, Kind::Butterfly);
                self.forests[who][kind.index()] += 1;
                if let Some(minted) = self.minted.get_mut(kind.index()) {
                    *minted += 1;
                }
            }
            (Phase::Wild, action) => self.use_extra(who, action),
            (Phase::JaguarAt, Action::At(seat)) => {
                self.foe = seat.index() as u8;
                self.sub = 2;
            }
            (Phase::SeedPick, Action::Take(kind)) => self.take_seed(who, kind),
            (Phase::SeedPick, _) => self.picks = 0,
            (Phase::StealFrom, Action::At(seat)) => {
                self.foe = seat.index() as u8;
                self.sub = 1;
            }
            (Phase::Steal, Action::Take(kind)) => {
                let foe = usize::from(self.foe);
                self.forests[foe][kind.index()] -= 1;
                self.forests[who][kind.index()] += 1;
                self.note_active(foe);
                self.note_active(who);
                self.stolen |= 1 << kind.index();
                self.next_forest();
            }
            (Phase::Hunting, Action::Lose) => self.book(who, Item::SeasonCard, -HUNTING),
            (Phase::Hunting, _) => self.sub = 2,
            (Phase::Rot, Action::Rot(value, slot)) => self.rot(who, value, usize::from(slot)),
            _ => {}
        }
    }
}
