//! Why an action is not legal, for a person.

use table::{Phrase, Refusal};

use crate::rules::action::Action;
use crate::rules::config::Config;
use crate::rules::kind::{Kind, Species};
use crate::rules::stage::Phase;
use crate::rules::state::State;

/// The rule that an illegal action breaks, and what would be right.
pub(crate) fn reason(c: &Config, s: &State, action: Action) -> Refusal {
    let no = |rule, key: &'static str| Refusal::illegal(rule, Phrase::new(key));
    let choosing = s.phase == Phase::Choose;
    let power = |species: Species| {
        let who = usize::from(s.who);
        if s.has(who, species.active()) == 0 {
            no("CA-26", "canopee-no-animal")
        } else if s.used[who] >> species.index() & 1 != 0 {
            no("CA-26", "canopee-no-used")
        } else if s.fresh[who] >> species.index() & 1 != 0 {
            no("CA-27", "canopee-no-fresh")
        } else {
            no("CA-28", "canopee-no-power-now")
        }
    };
    match action {
        Action::Pass if choosing && s.deck == 0 => no("CA-13", "canopee-no-pass-last"),
        Action::Pass if choosing => no("CA-109", "canopee-no-pass-last-card"),
        Action::Keep | Action::Pass => no("CA-8", "canopee-no-pile"),
        Action::Boa(_) if choosing && s.ready(usize::from(s.who), Species::Boa) => {
            if s.may_pass(c) {
                no("CA-30", "canopee-no-such-card")
            } else {
                no("CA-110", "canopee-no-pass-last")
            }
        }
        Action::Boa(_) => power(Species::Boa),
        Action::Howl if choosing && !s.may_pass(c) => no("CA-123", "canopee-no-pass-last"),
        Action::Howl => power(Species::Howler),
        Action::Leave(_) if s.phase == Phase::Leave => no("CA-67", "canopee-no-such-threat"),
        Action::Leave(_) => power(Species::Goliath),
        Action::Hoatzin => power(Species::Hoatzin),
        Action::Frog => power(Species::Frog),
        Action::Toucan(_) => power(Species::Toucan),
        Action::Tamarin => power(Species::Tamarin),
        Action::Ants => power(Species::Ants),
        Action::Sloth => power(Species::Sloth),
        Action::Butterfly(_) if s.phase == Phase::Wild => no("CA-73", "canopee-no-flutter"),
        Action::Butterfly(_) => no("CA-73", "canopee-no-power-now"),
        Action::Fungi => no("CA-60", "canopee-no-fungi"),
        Action::Draw => no("CA-12", "canopee-no-draw"),
        Action::Begin => no("CA-8", "canopee-no-begin"),
        Action::Done => no("CA-7", "canopee-no-done"),
        Action::Lay | Action::Play(_) => no("CA-16", "canopee-no-adding"),
        Action::Root(v) | Action::Trunk(v, _) if s.phase == Phase::Add => {
            if holds(s, Kind::trunk(v)) {
                no("CA-18", "canopee-no-tree")
            } else {
                no("CA-16", "canopee-no-adding")
            }
        }
        Action::Canopy(m, _) if s.phase == Phase::Add && holds(s, Kind::canopy(m)) => {
            no("CA-19", "canopee-no-open-tree")
        }
        Action::Root(_) | Action::Trunk(..) | Action::Canopy(..) => {
            no("CA-16", "canopee-no-adding")
        }
        Action::Discard(_) | Action::Fell(..) | Action::Uncrown(_) => {
            if s.phase == Phase::Target {
                no("CA-22", "canopee-no-target")
            } else {
                no("CA-22", "canopee-no-discarding")
            }
        }
        Action::Take(_) => no("CA-39", "canopee-no-take"),
        Action::Hide(_) | Action::Uncover(_) => no("CA-63", "canopee-no-hiding"),
        Action::StormDraw | Action::StormDiscard => no("CA-64", "canopee-no-storm"),
        Action::At(_) => no("CA-91", "canopee-no-seat"),
        Action::Put(_) => no("CA-82", "canopee-no-sky"),
        Action::Accept | Action::Decline => no("CA-84", "canopee-no-offer"),
        Action::Lose | Action::Hunt => no("CA-78", "canopee-no-hunt"),
        Action::Rot(..) => no("CA-81", "canopee-no-rot"),
    }
}

fn holds(s: &State, kind: Kind) -> bool {
    let zone = crate::rules::cards::Zone::hand(usize::from(s.who));
    s.cards.of(zone).iter().any(|e| e.kind() == kind)
}
