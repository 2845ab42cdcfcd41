//! [`Header`]: what a table was set up with; it never changes.

use search::Level;
use serde::{Deserialize, Serialize};
use table::{BySeat, Descriptor, Faults, Phrase, Setup};
use ui::{Catalog, GamePackage};

/// Who was meant to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// The person who made the table, or somebody else on the same screen.
    Here,
    /// Whoever is invited: a friend with a link, or a program.
    // Braces, because older headers keep something in here that nobody reads any more.
    Link {},
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
    /// The person who made it.
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
    /// Once the game is over, hands stay hidden from others, as they would at a table where nobody
    /// shows them.
    #[serde(default)]
    pub hands_stay_hidden: bool,
    /// After so many minutes away, a seat may be given to a bot or opened again by the host.
    #[serde(default = "five")]
    pub absence_minutes: u32,
}

/// A walk to the kettle is shorter.
fn five() -> u32 {
    DEFAULT_ABSENCE_MINUTES
}

/// Absence in minutes, if the table was made without saying so.
pub const DEFAULT_ABSENCE_MINUTES: u32 = 5;

impl Header {
    /// A table of this game with everything as usual: nobody has a name, nothing is an own card, players
    /// are reminded, nobody is taught.
    pub fn new(game: &Descriptor, host: String, plans: BySeat<Plan>) -> Header {
        Header {
            game: game.id.to_string(),
            rules: game.rules_version,
            options: Vec::new(),
            cards: None,
            host,
            names: BySeat::from_fn(plans.len(), |_| String::new()),
            plans,
            memory: true,
            coach: false,
            archive: false,
            hands_stay_hidden: false,
            absence_minutes: DEFAULT_ABSENCE_MINUTES,
        }
    }

    /// The game and its set-up.
    ///
    /// # Errors
    /// What does not fit: the game or its rules are not known any more.
    pub fn setup(
        &self,
        catalog: &'static Catalog,
    ) -> Result<(&'static GamePackage, Setup), Faults> {
        let game = catalog.find(&self.game).ok_or_else(|| {
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
