//! A building or a guild, large, with what it is worth to the viewer now.

use crate::art;
use crate::{CanopyCity, Card, Guild, Op, Trigger, View};
use table::Phrase;

use super::effect;
use crate::art::SPRITE;
use ui::symbol;
use ui::{About, signed};

pub(super) fn about(rules: &CanopyCity, view: &View, code: &str) -> Option<About> {
    let catalogue = rules.catalogue();
    if let Ok(guild) = code.parse::<Guild>() {
        return (guild.index() < catalogue.guild_count()).then(|| of_guild(rules, guild));
    }
    let card: Card = code.parse().ok()?;
    (card.index() < catalogue.designs()).then(|| building(rules, view, card))
}

/// When something happens and what, as one phrase.
fn does(rules: &CanopyCity, trigger: Trigger, program: &[Op]) -> Option<Phrase> {
    let what = effect::words(rules.catalogue(), program);
    Some(
        Phrase::new("canopy-city-ui-about-effect")
            .phrase("when", effect::when(trigger)?)
            .list("what", what),
    )
}

fn building(rules: &CanopyCity, view: &View, card: Card) -> About {
    let catalogue = rules.catalogue();
    let points = Phrase::new("canopy-city-ui-about-points")
        .number("points", i64::from(catalogue.points(card)))
        .phrase(
            "type",
            catalogue.type_of(card).map_or_else(
                || Phrase::new("canopy-city-ui-about-no-type"),
                |t| t.name.phrase(),
            ),
        );
    let worth = view
        .viewer()
        .seat()
        .and_then(|me| rules.worth_if_built(view, me, card));
    About {
        picture: symbol(&SPRITE, &art::building(catalogue, card)),
        name: catalogue.card_phrase(card),
        does: [points]
            .into_iter()
            .chain(does(
                rules,
                catalogue.trigger(card),
                catalogue.program(card),
            ))
            .collect(),
        worth: worth
            .map(|points| Phrase::new("canopy-city-ui-about-worth").text("points", signed(points)))
            .into_iter()
            .collect(),
    }
}

fn of_guild(rules: &CanopyCity, guild: Guild) -> About {
    let catalogue = rules.catalogue();
    let (extra, discount) = catalogue.guild_gifts(guild);
    let gift =
        |key: &'static str, n: u8| (n > 0).then(|| Phrase::new(key).number("n", i64::from(n)));
    About {
        picture: symbol(&SPRITE, &art::guild(guild)),
        name: catalogue.guild_phrase(guild),
        does: [
            gift("canopy-city-ui-gift-foundations", extra),
            gift("canopy-city-ui-gift-discount", discount),
            does(
                rules,
                catalogue.guild_trigger(guild),
                catalogue.guild_program(guild),
            ),
        ]
        .into_iter()
        .flatten()
        .collect(),
        worth: Vec::new(),
    }
}
