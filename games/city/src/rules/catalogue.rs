//! [`Catalogue`]: cards, guilds and numbers as a data file tells them, checked.

use serde::Deserialize;
use table::{Fault, Faults, Phrase};

use crate::rules::card::{Card, Guild, MAX_CARDS, MAX_GUILDS};
use crate::rules::language::{Context, compile};
use crate::rules::program::{Count, NO_LIMIT, Op, Trigger, touch};

/// The built-in data: a reconstruction, as it says itself.
pub const DATA: &str = include_str!("../../data/city.toml");

/// Cards that a seat plays in a game: three cycles of seven.
pub const PLAYS: usize = 21;
/// Most cards in a deck: what the box has. Drawing relies on fewer than 128.
const MAX_DECK: usize = 126;
/// Most types, one bit each.
const MAX_TYPES: usize = 8;
/// The only starting set-ups that leave room for 21 foundations.
const MAX_START: u8 = 3;

/// What the rules need of a card while playing. Small, so that the whole catalogue stays in cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CardRules {
    /// Printed points.
    pub points: u8,
    /// Its type as a bit; zero for none.
    pub kind: u8,
    pub trigger: Trigger,
    /// Where its program starts.
    pub program: u16,
    /// Gold and prestige with which its program starts when it is played: mostly all that happens.
    pub at_once: [u8; 2],
    /// Where its program goes on after that; zero if that was all.
    pub then: u16,
    /// What its effect depends on and changes, see [`touch`].
    pub reads: u8,
    pub writes: u8,
}

/// What the rules need of a guild.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct GuildRules {
    pub trigger: Trigger,
    pub program: u16,
    pub reads: u8,
    pub writes: u8,
    pub extra_foundations: u8,
    pub discount: u8,
}

/// A name in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Name {
    /// The name in words.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("canopy-city-named")
            .text("en", &self.en)
            .text("fr", &self.fr)
    }
}

/// What people see of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardText {
    /// Its name.
    pub name: Name,
    /// Its effect in the language of the file; empty if it has none.
    pub effect: String,
    /// Copies in the base deck and added with 4, 5 and 6 seats.
    pub copies: [u8; 4],
}

/// A type of buildings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TypeText {
    /// Its name.
    pub name: Name,
    /// One letter for pictures.
    pub letter: String,
}

/// The numbers that are not on cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Starting foundations of a seat.
    pub start_foundations: u8,
    /// Gold at the start.
    pub start_gold: u8,
    /// Price of a foundation in each cycle.
    pub foundation_costs: [u8; 3],
    /// Gold for covering a building.
    pub cover_gold: u8,
    /// Cubes of each colour in the box.
    pub supply: u16,
}

/// All cards, guilds and numbers of one data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    /// By design; blanks where the file has no such number, so that looking up is never out of range.
    pub(crate) cards: Box<[CardRules; 256]>,
    pub(crate) guilds: [GuildRules; MAX_GUILDS + 1],
    pub(crate) ops: Vec<Op>,
    pub(crate) numbers: Numbers,
    pub(crate) card_texts: Vec<CardText>,
    pub(crate) guild_texts: Vec<CardText>,
    pub(crate) types: Vec<TypeText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    #[expect(
        dead_code,
        reason = "a remark for people, kept so that files can carry it"
    )]
    reconstruction: Option<String>,
    numbers: Option<Numbers>,
    #[serde(default, rename = "type")]
    types: Vec<TypeEntry>,
    #[serde(default, rename = "guild")]
    guilds: Vec<GuildEntry>,
    #[serde(default, rename = "card")]
    cards: Vec<CardEntry>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct TypeEntry {
    id: String,
    en: String,
    fr: String,
    letter: String,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct GuildEntry {
    id: i64,
    en: String,
    fr: String,
    #[serde(default)]
    extra_foundations: u8,
    #[serde(default)]
    discount: u8,
    trigger: Option<String>,
    effect: Option<String>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: i64,
    en: String,
    fr: String,
    copies: [u8; 4],
    vp: i64,
    #[serde(rename = "type")]
    kind: Option<String>,
    trigger: Option<String>,
    effect: Option<String>,
}

fn parse(text: &str) -> Result<File, Faults> {
    toml::from_str(text).map_err(|e| {
        // The reader's own message shows the line and what was expected there.
        let message = e.to_string();
        Faults::one(
            "toml",
            Phrase::new("canopy-city-fault-toml").text("error", message.trim()),
        )
    })
}

impl Catalogue {
    /// Reads a data file. A file with cards only, or with guilds only, is completed by the built-in
    /// ones: a card file and a guild file can be handed in alone.
    ///
    /// # Errors
    /// Every fault of the file, with the card and the word.
    pub fn read(text: &str) -> Result<Catalogue, Faults> {
        let mut file = parse(text)?;
        let built_in = parse(DATA)?;
        if file.types.is_empty() {
            file.types = built_in.types;
        }
        if file.guilds.is_empty() {
            file.guilds = built_in.guilds;
        }
        if file.cards.is_empty() {
            file.cards = built_in.cards;
        }
        let numbers = file.numbers.or(built_in.numbers);
        let mut reader = Reader::new(&file);
        if let Some(numbers) = numbers {
            reader.numbers(numbers);
        }
        for card in &file.cards {
            reader.card(card);
        }
        for guild in &file.guilds {
            reader.guild(guild);
        }
        reader.finish(file.types, numbers)
    }

    /// The built-in catalogue.
    ///
    /// # Errors
    /// Never, as a test holds.
    pub fn built_in() -> Result<Catalogue, Faults> {
        Catalogue::read(DATA)
    }

    /// How many numbers of cards are in use.
    pub fn designs(&self) -> usize {
        self.card_texts.len()
    }

    /// The numbers that are not on cards.
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// How many guilds there are.
    pub fn guild_count(&self) -> usize {
        self.guild_texts.len()
    }

    /// What people see of a card; `None` if the file has no such card.
    pub fn card(&self, card: Card) -> Option<&CardText> {
        self.card_texts.get(card.index())
    }

    /// What people see of a guild; `None` if the file has no such guild.
    pub fn guild(&self, guild: Guild) -> Option<&CardText> {
        self.guild_texts.get(guild.index())
    }

    /// The types of buildings.
    pub fn types(&self) -> &[TypeText] {
        &self.types
    }

    /// Printed points of a card.
    pub fn points(&self, card: Card) -> u8 {
        self.cards[card.index()].points
    }

    /// The type of a card.
    pub fn type_of(&self, card: Card) -> Option<&TypeText> {
        let bit = self.cards[card.index()].kind;
        (bit != 0).then(|| &self.types[bit.trailing_zeros() as usize])
    }

    /// When the effect of a card happens.
    pub fn trigger(&self, card: Card) -> Trigger {
        self.cards[card.index()].trigger
    }

    /// The instructions of a program from its start on.
    pub fn program(&self, card: Card) -> &[Op] {
        self.ops_from(self.cards[card.index()].program)
    }

    pub(crate) fn ops_from(&self, start: u16) -> &[Op] {
        let ops = &self.ops[usize::from(start)..];
        let end = ops.iter().position(|op| *op == Op::End).unwrap_or(0);
        &ops[..end]
    }

    /// Copies of a design in the deck of a table for so many.
    pub fn copies(&self, card: Card, seats: usize) -> u8 {
        self.card_texts
            .get(card.index())
            .map_or(0, |c| c.copies.iter().take(seats.saturating_sub(2)).sum())
    }

    /// The name of a card in words.
    pub fn card_phrase(&self, card: Card) -> Phrase {
        match self.card(card) {
            Some(text) => text.name.phrase(),
            None => Phrase::new("canopy-city-unknown-card"),
        }
    }

    /// The name of a guild in words.
    pub fn guild_phrase(&self, guild: Guild) -> Phrase {
        match self.guild(guild) {
            Some(text) => text.name.phrase(),
            None => Phrase::new("canopy-city-unknown-card"),
        }
    }
}

/// Gathers programs and faults while reading.
struct Reader {
    types: Vec<String>,
    faults: Vec<Fault>,
    ops: Vec<Op>,
    cards: Box<[CardRules; 256]>,
    guilds: [GuildRules; MAX_GUILDS + 1],
    card_texts: Vec<Option<CardText>>,
    guild_texts: Vec<Option<CardText>>,
}

impl Reader {
    fn new(file: &File) -> Reader {
        let mut reader = Reader {
            types: file.types.iter().map(|t| t.id.clone()).collect(),
            faults: Vec::new(),
            // Programs that do nothing start here.
            ops: vec![Op::End],
            cards: Box::new([CardRules::default(); 256]),
            guilds: [GuildRules::default(); MAX_GUILDS + 1],
            card_texts: vec![None; file.cards.len()],
            guild_texts: vec![None; file.guilds.len()],
        };
        if file.types.len() > MAX_TYPES {
            reader.fault(
                "type",
                Phrase::new("canopy-city-fault-types").number("most", 8),
            );
        }
        for (i, entry) in file.types.iter().enumerate() {
            let place = format!("type {}", entry.id);
            if file.types[..i].iter().any(|t| t.id == entry.id) {
                reader.fault(&place, Phrase::new("canopy-city-fault-twice"));
            }
            // One word to the language's reader: letters only.
            if entry.id.is_empty() || !entry.id.chars().all(char::is_alphabetic) {
                reader.fault(&place, Phrase::new("canopy-city-fault-type-id"));
            }
            if entry.letter.chars().count() != 1 {
                reader.fault(&place, Phrase::new("canopy-city-fault-letter"));
            }
        }
        reader
    }

    fn fault(&mut self, place: &str, what: Phrase) {
        self.faults.push(Fault::new(place, what));
    }

    fn range(&mut self, place: &str, name: &'static str, value: i64, low: i64, high: i64) {
        if !(low..=high).contains(&value) {
            let what = Phrase::new("canopy-city-fault-range")
                .text("name", name)
                .number("value", value)
                .number("low", low)
                .number("high", high);
            self.fault(place, what);
        }
    }

    fn numbers(&mut self, n: Numbers) {
        let place = "numbers";
        self.range(
            place,
            "start_foundations",
            n.start_foundations.into(),
            1,
            MAX_START.into(),
        );
        self.range(place, "start_gold", n.start_gold.into(), 0, 20);
        for cost in n.foundation_costs {
            self.range(place, "foundation_costs", cost.into(), 0, 20);
        }
        self.range(place, "cover_gold", n.cover_gold.into(), 0, 20);
        self.range(place, "supply", n.supply.into(), 0, 1000);
    }

    /// The place of an entry if its number is free and in range.
    fn slot(&mut self, place: &str, id: i64, taken: &[Option<CardText>]) -> Option<usize> {
        self.range(place, "id", id, 1, taken.len() as i64);
        let slot = usize::try_from(id.checked_sub(1)?).ok()?;
        if taken.get(slot)?.is_some() {
            self.fault(place, Phrase::new("canopy-city-fault-twice"));
            return None;
        }
        Some(slot)
    }

    /// The program of an effect and what it touches.
    fn program(
        &mut self,
        place: &str,
        effect: Option<&str>,
        trigger: Trigger,
        building: bool,
    ) -> (u16, u8, u8) {
        let Some(effect) = effect.filter(|_| trigger != Trigger::Never) else {
            return (0, 0, 0);
        };
        let start = self.ops.len();
        let context = Context {
            types: &self.types,
            building,
            end: trigger == Trigger::End,
        };
        match compile(effect, context, &mut self.ops) {
            Ok(program) => {
                let touched = self.ops[start..].iter().map(|op| op.touches());
                let (reads, writes) =
                    touched.fold((0, 0), |(r, w), (reads, writes)| (r | reads, w | writes));
                // A building must still be visible when its turn comes.
                let own = if building { touch::LAYOUT } else { 0 };
                (program, reads | own, writes)
            }
            Err(trouble) => {
                self.fault(place, trouble.phrase());
                (0, 0, 0)
            }
        }
    }

    /// The plain gains at the start of a program, gold and prestige, and where it goes on after them; zero
    /// if that is all there is.
    fn plain_start(&self, program: u16) -> ([u8; 2], u16) {
        let mut gains = [0u8; 2];
        let mut at = usize::from(program);
        while let Some(Op::Gain {
            what,
            each,
            per: Count::One,
            most: NO_LIMIT,
        }) = self.ops.get(at)
        {
            let gain = &mut gains[*what as usize];
            let Some(sum) = gain.checked_add(*each) else {
                break;
            };
            *gain = sum;
            at += 1;
        }
        match self.ops.get(at) {
            None | Some(Op::End) => (gains, 0),
            // A program beyond the limit is told as a fault; nothing runs it.
            Some(_) => (gains, u16::try_from(at).unwrap_or(0)),
        }
    }

    fn trigger(
        &mut self,
        place: &str,
        trigger: Option<&str>,
        effect: Option<&str>,
        known: &[(&str, Trigger)],
    ) -> Trigger {
        match (trigger, effect) {
            (None, None) => Trigger::Never,
            (Some(name), Some(_)) => {
                let found = known.iter().find(|(n, _)| *n == name);
                if found.is_none() {
                    let names: Vec<&str> = known.iter().map(|(n, _)| *n).collect();
                    let what = Phrase::new("canopy-city-fault-trigger")
                        .text("trigger", name)
                        .text("known", names.join(", "));
                    self.fault(place, what);
                }
                found.map_or(Trigger::Never, |(_, t)| *t)
            }
            _ => {
                self.fault(place, Phrase::new("canopy-city-fault-trigger-effect"));
                Trigger::Never
            }
        }
    }

    fn card(&mut self, entry: &CardEntry) {
        let place = format!("card {}", entry.id);
        let taken = std::mem::take(&mut self.card_texts);
        let slot = self.slot(&place, entry.id, &taken);
        self.card_texts = taken;
        self.range(&place, "vp", entry.vp, 0, 20);
        if entry.copies.iter().map(|c| usize::from(*c)).sum::<usize>() > MAX_DECK {
            self.range(&place, "copies", i64::from(u8::MAX), 0, MAX_DECK as i64);
        }
        let kind = match &entry.kind {
            None => 0,
            Some(name) => match self.types.iter().position(|t| t == name) {
                Some(bit) if bit < MAX_TYPES => 1 << bit,
                _ => {
                    let what = Phrase::new("canopy-city-fault-type")
                        .text("name", name)
                        .text("known", self.types.join(", "));
                    self.fault(&place, what);
                    0
                }
            },
        };
        let trigger = self.trigger(
            &place,
            entry.trigger.as_deref(),
            entry.effect.as_deref(),
            &[
                ("immediate", Trigger::Immediate),
                ("end_of_cycle", Trigger::Cycle),
                ("end_of_game", Trigger::End),
            ],
        );
        let (program, reads, writes) = self.program(&place, entry.effect.as_deref(), trigger, true);
        let (at_once, then) = match trigger {
            Trigger::Immediate => self.plain_start(program),
            _ => ([0; 2], 0),
        };
        let Some(slot) = slot.filter(|s| *s < MAX_CARDS) else {
            return;
        };
        self.cards[slot] = CardRules {
            points: u8::try_from(entry.vp).unwrap_or(0),
            kind,
            trigger,
            program,
            at_once,
            then,
            reads,
            writes,
        };
        self.card_texts[slot] = Some(CardText {
            name: Name {
                en: entry.en.clone(),
                fr: entry.fr.clone(),
            },
            effect: entry.effect.clone().unwrap_or_default(),
            copies: entry.copies,
        });
    }

    fn guild(&mut self, entry: &GuildEntry) {
        let place = format!("guild {}", entry.id);
        let taken = std::mem::take(&mut self.guild_texts);
        let slot = self.slot(&place, entry.id, &taken);
        self.guild_texts = taken;
        self.range(&place, "discount", entry.discount.into(), 0, 20);
        self.range(
            &place,
            "extra_foundations",
            entry.extra_foundations.into(),
            0,
            2,
        );
        let trigger = self.trigger(
            &place,
            entry.trigger.as_deref(),
            entry.effect.as_deref(),
            &[
                ("before_end_of_cycle", Trigger::BeforeCycle),
                ("end_of_cycle", Trigger::Cycle),
                ("after_building", Trigger::AfterBuilding),
                ("end_of_game", Trigger::End),
            ],
        );
        let (program, reads, writes) =
            self.program(&place, entry.effect.as_deref(), trigger, false);
        let Some(slot) = slot.filter(|s| *s < MAX_GUILDS) else {
            return;
        };
        self.guilds[slot] = GuildRules {
            trigger,
            program,
            reads,
            writes,
            extra_foundations: entry.extra_foundations,
            discount: entry.discount,
        };
        self.guild_texts[slot] = Some(CardText {
            name: Name {
                en: entry.en.clone(),
                fr: entry.fr.clone(),
            },
            effect: entry.effect.clone().unwrap_or_default(),
            copies: [0; 4],
        });
    }

    fn finish(
        mut self,
        types: Vec<TypeEntry>,
        numbers: Option<Numbers>,
    ) -> Result<Catalogue, Faults> {
        if self.card_texts.len() > MAX_CARDS {
            self.range(
                "card",
                "number of cards",
                self.card_texts.len() as i64,
                1,
                MAX_CARDS as i64,
            );
        }
        if self.guild_texts.len() > MAX_GUILDS {
            self.range(
                "guild",
                "number of guilds",
                self.guild_texts.len() as i64,
                1,
                MAX_GUILDS as i64,
            );
        }
        if self.ops.len() > usize::from(u16::MAX) {
            self.range(
                "card",
                "length of all effects",
                self.ops.len() as i64,
                1,
                u16::MAX.into(),
            );
        }
        // Numbers must run without gaps; a missing one was already told as a double or a stray one.
        let card_texts: Vec<CardText> = self.card_texts.into_iter().flatten().collect();
        let mut total = 0usize;
        for (seats, column) in (3..=6).zip(0..4) {
            total += card_texts
                .iter()
                .map(|c| usize::from(c.copies[column]))
                .sum::<usize>();
            let needed = seats * PLAYS;
            if total < needed || total > MAX_DECK {
                let what = Phrase::new("canopy-city-fault-deck")
                    .number("seats", seats as i64)
                    .number("cards", total as i64)
                    .number("needed", needed as i64)
                    .number("most", MAX_DECK as i64);
                self.faults.push(Fault::new("card", what));
            }
        }
        let guild_texts: Vec<CardText> = self.guild_texts.into_iter().flatten().collect();
        let Some(numbers) = numbers else {
            return Err(Faults::one(
                "numbers",
                Phrase::new("canopy-city-fault-numbers"),
            ));
        };
        let most_extra = self.guilds.iter().map(|g| g.extra_foundations).max();
        if numbers
            .start_foundations
            .saturating_add(most_extra.unwrap_or(0))
            > MAX_START
        {
            let what = Phrase::new("canopy-city-fault-start").number("most", MAX_START);
            self.faults.push(Fault::new("numbers", what));
        }
        let catalogue = Catalogue {
            cards: self.cards,
            guilds: self.guilds,
            ops: self.ops,
            numbers,
            card_texts,
            guild_texts,
            types: types
                .into_iter()
                .map(|t| TypeText {
                    name: Name { en: t.en, fr: t.fr },
                    letter: t.letter,
                })
                .collect(),
        };
        Faults(self.faults).or(catalogue)
    }
}
