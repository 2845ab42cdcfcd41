//! [`Header`]: what a table was set up with; it never changes.

use bots::Level;
use serde::{Deserialize, Serialize};
use table::{AnyGame, BySeat, Faults, Phrase, Setup};

/// Who was meant to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// The guest who made the table, or somebody else on the same screen.
    Here,
    /// A friend who has the link, or a program that has the seat's secret.
    Link {
        /// Hash of the seat's secret; the secret itself is nowhere.
        #[serde(with = "hex_bytes")]
        secret: Vec<u8>,
    },
    /// A bot.
    Bot {
        /// Its level, by name.
        level: String,
    },
}

/// Everything about a table that never changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Id of the game.
    pub game: String,
    /// Rule-set version: a table is played to its end by the rules it began with.
    pub rules: u32,
    /// Options as key and value.
    pub options: Vec<(String, String)>,
    /// The owner's own cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// The guest who made it.
    pub host: String,
    /// Seat by seat: who was meant to sit there.
    pub plans: BySeat<Plan>,
    /// Seat by seat: a name; empty if none was given.
    pub names: BySeat<String>,
    /// Players are reminded of what they have seen.
    pub memory: bool,
    /// A coach stands by the first time each kind of decision comes up.
    #[serde(default)]
    pub coach: bool,
    /// A log that somebody brought along, to be watched and not to be played on.
    #[serde(default)]
    pub archive: bool,
}

impl Header {
    /// The game and its set-up.
    ///
    /// # Errors
    /// What does not fit: the game or its rules are not known any more.
    pub fn setup(&self) -> Result<(&'static dyn AnyGame, Setup), Faults> {
        let game = registry::find(&self.game).ok_or_else(|| {
            Faults::one(
                "game",
                Phrase::new("table-log-game").text("game", &self.game),
            )
        })?;
        let descriptor = game.descriptor();
        if descriptor.rules_version != self.rules {
            return Err(Faults::one(
                "rules",
                Phrase::new("table-log-rules")
                    .number("version", self.rules)
                    .number("known", descriptor.rules_version),
            ));
        }
        let options = self.options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
        let setup = Setup::new(descriptor, self.plans.len(), options, self.cards.clone())?;
        Ok((game, setup))
    }

    /// The bot's level, if a bot was meant to sit here.
    pub fn level(plan: &Plan) -> Option<Level> {
        match plan {
            Plan::Bot { level } => level.parse().ok(),
            _ => None,
        }
    }
}

/// Bytes as hexadecimal text.
mod hex_bytes {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(bytes: &[u8], s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&hex::encode(bytes))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<u8>, D::Error> {
        hex::decode(String::deserialize(d)?).map_err(D::Error::custom)
    }
}
