//! [`Record`]: a finished game as it was told, in words. It stays readable when a later version of the
//! program does not know the rules any more by which the game was played.

use std::io::{self, Read, Write};

use ::table::{Actor, BySeat, Phrase, Play, Viewer};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use ui::{Catalog, Lang, RenderContext};

use super::Table;
use crate::store::Time;

/// The longest record that is read: the longest game in two languages is a tenth of it.
const LONGEST: u64 = 4 << 20;

/// A finished game in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// The version of the rules by which it was played.
    pub rules: u32,
    /// Names, seat by seat; empty if none was given.
    pub names: Vec<String>,
    /// Points, seat by seat; none if it was ended before its end.
    pub scores: Vec<i32>,
    /// Who has won, such as `P1`.
    pub winners: Vec<String>,
    /// When it was written down.
    pub written: Time,
    /// What was told, in English.
    pub en: Vec<String>,
    /// What was told, in French.
    pub fr: Vec<String>,
    /// The log, where hands do not stay hidden.
    pub log: Option<String>,
}

impl Record {
    /// What is to be kept of this table.
    pub fn of(table: &Table, catalog: &'static Catalog, now: Time) -> Record {
        let phrases: Vec<Phrase> = if table.is_open() {
            let told = told_openly(table.play()).into_iter();
            told.map(|(_, phrase)| phrase).collect()
        } else {
            let told = table.told(Viewer::Public);
            told.map(|(_, phrase)| phrase.clone()).collect()
        };
        let summary = table.summary(table.play());
        let say = |lang: Lang| {
            let words = catalog.words(lang);
            let names = BySeat::from_fn(table.chairs().len(), |seat| {
                match table.chairs()[seat].name.as_str() {
                    "" => words.seat(seat),
                    name => name.to_string(),
                }
            });
            let context = RenderContext::new(words, &names, Viewer::Public, Vec::new());
            let lines = phrases.iter().map(|phrase| context.say(phrase).to_string());
            lines.collect()
        };
        Record {
            game: table.header().game.clone(),
            rules: table.header().rules,
            en: say(Lang::En),
            fr: say(Lang::Fr),
            names: summary.names.clone(),
            scores: summary.scores.unwrap_or_default(),
            winners: summary.winners.unwrap_or_default(),
            written: now,
            log: table.is_open().then(|| table.play().log().text()),
        }
    }

    /// As bytes to be kept.
    ///
    /// # Errors
    /// None that is known: it is written to memory.
    pub fn pack(&self) -> io::Result<Vec<u8>> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed.write_all(serde_json::to_string(self)?.as_bytes())?;
        packed.finish()
    }

    /// From bytes that were kept.
    ///
    /// # Errors
    /// If they are no record.
    pub fn unpack(bytes: &[u8]) -> io::Result<Record> {
        let mut text = String::new();
        GzDecoder::new(bytes)
            .take(LONGEST)
            .read_to_string(&mut text)?;
        Ok(serde_json::from_str(&text)?)
    }

    /// What was told, in this language.
    pub fn lines(&self, lang: Lang) -> &[String] {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// Every step, counted from one, as the seat that knew most of it was told.
pub fn told_openly(play: &Play) -> Vec<(usize, Phrase)> {
    let told = play.told_to(0, |step| match step.actor {
        Actor::Seat(seat) => Viewer::Seat(seat),
        Actor::Chance => Viewer::Public,
    });
    (1..).zip(told).collect()
}
