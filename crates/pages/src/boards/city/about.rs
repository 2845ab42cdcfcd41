//! A building or a guild, large, with what it is worth to the viewer now.

use ::city::{CanopyCity, Card, Guild, Op, Trigger, View};
use table::Phrase;

use super::{SPRITE, effect};
use crate::about::{About, signed};
use crate::picture::symbol;

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
        Phrase::new("pages-city-about-effect")
            .phrase("when", effect::when(trigger)?)
            .list("what", what),
    )
}

fn building(rules: &CanopyCity, view: &View, card: Card) -> About {
    let catalogue = rules.catalogue();
    let points = Phrase::new("pages-city-about-points")
        .number("points", i64::from(catalogue.points(card)))
        .phrase(
            "type",
            catalogue.type_of(card).map_or_else(
                || Phrase::new("pages-city-about-no-type"),
                |t| t.name.phrase(),
            ),
        );
    let worth = view
        .viewer()
        .seat()
        .and_then(|me| rules.worth_if_built(view, me, card));
    About {
        picture: symbol(SPRITE, &art::city::building(catalogue, card)),
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
            .map(|points| Phrase::new("pages-city-about-worth").text("points", signed(points)))
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
        picture: symbol(SPRITE, &art::city::guild(guild)),
        name: catalogue.guild_phrase(guild),
        does: [
            gift("pages-city-gift-foundations", extra),
            gift("pages-city-gift-discount", discount),
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
