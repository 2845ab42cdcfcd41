//! A card, large, with what it is worth to the viewer now.

use crate::art;
use crate::{Edition, Kind, Rules, SeasonCard, View};
use table::Phrase;

use super::cards::help;
use crate::art::SPRITE;
use ui::symbol;
use ui::{About, signed};

pub(super) fn about<E: Edition>(rules: &Rules<E>, view: &View, code: &str) -> Option<About> {
    match code.strip_prefix("season-") {
        Some(season) => Some(season_card(season.parse().ok()?)),
        None => Some(card(rules, view, code.parse().ok()?)),
    }
}

fn season_card(card: SeasonCard) -> About {
    About {
        picture: symbol(&SPRITE, &art::season(card)),
        name: card.phrase(),
        does: vec![Phrase::new(format!("canopee-ui-season-{}", card.name()))],
        worth: Vec::new(),
    }
}

fn card<E: Edition>(rules: &Rules<E>, view: &View, kind: Kind) -> About {
    let worth = view.viewer().seat().into_iter().flat_map(|me| {
        let me = me.index();
        let have = Phrase::new("canopee-ui-about-have").number("cards", view.count(me, kind));
        let more = Phrase::new("canopee-ui-about-more")
            .text("points", signed(rules.worth_of(view, me, &[kind])));
        let crowned = canopy(kind).and_then(|m| {
            let growing = view.trees(me).iter().filter(|t| !t.is_complete());
            growing.map(|t| t.with_canopy(Some(m)).points()).max()
        });
        match (canopy(kind), crowned) {
            (Some(_), Some(points)) => {
                vec![Phrase::new("canopee-ui-about-crown").number("points", points)]
            }
            (Some(_), None) => vec![Phrase::new("canopee-ui-about-no-tree")],
            _ if trunk(kind) => Vec::new(),
            _ => vec![have, more],
        }
    });
    About {
        picture: symbol(&SPRITE, &art::card(kind)),
        name: rules.card_phrase(kind),
        does: vec![help(kind, rules.config().first_edition)],
        worth: worth.collect(),
    }
}

fn canopy(kind: Kind) -> Option<u8> {
    [Kind::Canopy0, Kind::Canopy1, Kind::Canopy2]
        .into_iter()
        .zip(0..)
        .find_map(|(k, m)| (k == kind).then_some(m))
}

fn trunk(kind: Kind) -> bool {
    matches!(kind, Kind::Trunk0 | Kind::Trunk1 | Kind::Trunk2)
}
