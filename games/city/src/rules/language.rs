//! The language of effects: from the text of a card file to a program.
//!
//! ```text
//! Effect := Op { ";" Op }
//! Op     := [ "IF" Count ">=" n ":" ] Action
//! Action := "GAIN" n R [ "PER" Count ] [ "MAX" n [R] ]
//!         | "VP" n [ "PER" Count ] [ "MAX" n ]
//!         | "PLACE" n R "ON" ( "THIS" | "OTHER" | "EACH_OTHER" "<=" k | "EACH" "<=" k )
//!         | "MAY" "MOVE" ( "THIS" | "OTHER" | "ANY" )
//!         | "MAY" "REARRANGE" ( "OTHER" | "ANY" )
//!         | "COLLECT" "ALL"
//!         | "UPTO" k "x" "PAY" n "G" "->" Action
//!         | "CHOOSE" "{" Effect { "OR" Effect } "}"
//! R      := "G" | "P"
//! Count  := "VIS(" Type ")" | "OVIS(" Type ")" | "TYPES" | "UNDER" | "LOWVIS" | "CYCLE"
//!         | "TALL(" n ")" | ( "COVERED" | "PILES" | "GOLD" | "PREST" ) [ "/" n ]
//! ```
//!
//! `≥`, `≤` and `→` are read like `>=`, `<=` and `->`.

use table::Phrase;

use crate::rules::program::{Count, NO_LIMIT, Op, Resource, Target, Which};

/// Most of anything that a number in an effect can say.
const MOST: u32 = 20;
/// Most times an effect can be paid for: each is a decision.
const MOST_TIMES: u32 = 9;
/// Most branches of one choice.
pub(crate) const MAX_BRANCHES: usize = 8;
/// How deep choices can be nested.
const MAX_DEPTH: u32 = 4;
/// Longest effect in words: far beyond any card that people could read.
const MAX_WORDS: usize = 200;

/// A word of an effect, for messages: its number counted from one and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LanguageFault {
    number: usize,
    word: String,
    expected: &'static str,
}

impl LanguageFault {
    /// The trouble in words.
    pub(crate) fn phrase(&self) -> Phrase {
        let key = if self.word.is_empty() {
            "canopy-city-fault-effect-end"
        } else {
            "canopy-city-fault-effect-word"
        };
        Phrase::new(key)
            .number("number", self.number as i64)
            .text("word", &self.word)
            .text("expected", self.expected)
    }
}

/// What an effect may say, by where it stands.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    /// Names of the types; the position is the bit.
    pub types: &'a [String],
    /// Is it a building, with a pile of its own?
    pub building: bool,
    /// Is it resolved at the end of the game, so that it may bring points?
    pub end: bool,
}

/// Adds the program of an effect to `ops` and says where it starts.
///
/// # Errors
/// The word that does not fit; `ops` is then as it was.
pub(crate) fn compile(
    text: &str,
    context: Context<'_>,
    ops: &mut Vec<Op>,
) -> Result<u16, LanguageFault> {
    let start = ops.len();
    let mut parser = Parser {
        words: words(text),
        at: 0,
        context,
        ops,
        paying: false,
        depth: 0,
    };
    let result = parser.whole();
    if result.is_err() {
        ops.truncate(start);
    }
    result.map(|()| start as u16)
}

/// Splits a text into names, numbers and signs.
fn words(text: &str) -> Vec<String> {
    let text = text
        .replace('≥', ">=")
        .replace('≤', "<=")
        .replace('→', "->")
        .replace('×', "x");
    let mut words: Vec<String> = Vec::new();
    let kind = |c: char| match c {
        'a'..='z' | 'A'..='Z' | '_' => 0,
        '0'..='9' => 1,
        '>' | '<' | '=' | '-' => 2,
        _ if c.is_alphabetic() => 0,
        _ => 3,
    };
    let mut last = None;
    for c in text.chars() {
        if c.is_whitespace() {
            last = None;
            continue;
        }
        let this = kind(c);
        match words.last_mut() {
            Some(word) if last == Some(this) && this != 3 => word.push(c),
            _ => words.push(c.to_string()),
        }
        last = Some(this);
    }
    words
}

struct Parser<'a, 'b> {
    words: Vec<String>,
    at: usize,
    context: Context<'a>,
    ops: &'b mut Vec<Op>,
    /// Inside the action of an `UPTO`.
    paying: bool,
    depth: u32,
}

type Parsed<T> = Result<T, LanguageFault>;

impl Parser<'_, '_> {
    fn trouble(&self, expected: &'static str) -> LanguageFault {
        self.trouble_at(self.at, expected)
    }

    fn trouble_at(&self, at: usize, expected: &'static str) -> LanguageFault {
        LanguageFault {
            number: at + 1,
            word: self.words.get(at).cloned().unwrap_or_default(),
            expected,
        }
    }

    fn is(&self, word: &str) -> bool {
        self.words.get(self.at).is_some_and(|w| w == word)
    }

    fn eat(&mut self, word: &str) -> bool {
        let found = self.is(word);
        self.at += usize::from(found);
        found
    }

    fn need(&mut self, word: &'static str) -> Parsed<()> {
        if self.eat(word) {
            Ok(())
        } else {
            Err(self.trouble(word))
        }
    }

    fn number(&mut self, most: u32, expected: &'static str) -> Parsed<u8> {
        let value = self
            .words
            .get(self.at)
            .and_then(|w| w.parse::<u32>().ok())
            .filter(|n| (1..=most).contains(n))
            .ok_or_else(|| self.trouble(expected))?;
        self.at += 1;
        Ok(value as u8)
    }

    fn small(&mut self) -> Parsed<u8> {
        self.number(MOST, "1-20")
    }

    fn here(&self) -> u16 {
        self.ops.len() as u16
    }

    fn whole(&mut self) -> Parsed<()> {
        if self.words.len() > MAX_WORDS {
            return Err(self.trouble_at(MAX_WORDS, "≤ 200 words"));
        }
        self.effect()?;
        if self.at < self.words.len() {
            return Err(self.trouble(";"));
        }
        self.ops.push(Op::End);
        Ok(())
    }

    fn effect(&mut self) -> Parsed<()> {
        self.op()?;
        while self.eat(";") {
            self.op()?;
        }
        Ok(())
    }

    fn op(&mut self) -> Parsed<()> {
        if !self.eat("IF") {
            return self.action();
        }
        let count = self.count()?;
        self.need(">=")?;
        let least = self.small()?;
        self.need(":")?;
        let at = self.ops.len();
        self.ops.push(Op::End);
        self.action()?;
        let to = self.here();
        self.ops[at] = Op::Unless { count, least, to };
        Ok(())
    }

    fn action(&mut self) -> Parsed<()> {
        let at = self.at;
        if self.eat("GAIN") {
            let each = self.small()?;
            let what = self.resource()?;
            let per = self.per()?;
            let most = self.limit(Some(what))?;
            self.ops.push(Op::Gain {
                what,
                each,
                per,
                most,
            });
        } else if self.eat("VP") {
            if !self.context.end {
                return Err(self.trouble_at(at, "GAIN (VP: end_of_game)"));
            }
            let each = self.small()?;
            let per = self.per()?;
            let most = self.limit(None)?;
            self.ops.push(Op::Points { each, per, most });
        } else if self.eat("PLACE") {
            let each = self.number(MOST_TIMES, "1-9")?;
            let what = self.resource()?;
            self.need("ON")?;
            let on = self.target()?;
            self.ops.push(Op::Place { what, each, on });
        } else if self.eat("MAY") {
            let moves = self.eat("MOVE");
            if !moves && !self.eat("REARRANGE") {
                return Err(self.trouble("MOVE, REARRANGE"));
            }
            let which = self.which(moves)?;
            self.ops.push(if moves {
                Op::Move(which)
            } else {
                Op::Rearrange(which)
            });
        } else if self.eat("COLLECT") {
            self.need("ALL")?;
            self.ops.push(Op::Collect);
        } else if self.eat("UPTO") {
            if self.paying {
                return Err(self.trouble_at(at, "GAIN, PLACE, MAY, COLLECT, CHOOSE"));
            }
            self.pay()?;
        } else if self.eat("CHOOSE") {
            self.choose()?;
        } else {
            return Err(self.trouble("GAIN, VP, PLACE, MAY, COLLECT, UPTO, CHOOSE"));
        }
        Ok(())
    }

    fn pay(&mut self) -> Parsed<()> {
        let times = self.number(MOST_TIMES, "1-9")?;
        self.need("x")?;
        self.need("PAY")?;
        let cost = self.small()?;
        self.need("G")?;
        self.need("->")?;
        let at = self.here();
        self.ops.push(Op::End);
        self.paying = true;
        self.action()?;
        self.paying = false;
        self.ops.push(Op::Again(at));
        let out = self.here();
        self.ops[usize::from(at)] = Op::Pay { times, cost, out };
        Ok(())
    }

    fn choose(&mut self) -> Parsed<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.trouble_at(self.at - 1, "GAIN, PLACE, MAY, COLLECT"));
        }
        self.need("{")?;
        // The table of branches must come first, and its length is only known at the end: count ahead.
        let branches = self.branches_ahead();
        if branches > MAX_BRANCHES {
            return Err(self.trouble("≤ 8 OR"));
        }
        let table = self.ops.len();
        self.ops.push(Op::Choose(branches as u8));
        self.ops.extend((0..branches).map(|_| Op::End));
        let mut exits = Vec::new();
        for branch in 0..branches {
            if branch > 0 {
                self.need("OR")?;
            }
            self.ops[table + 1 + branch] = Op::Branch(self.here());
            self.effect()?;
            exits.push(self.ops.len());
            self.ops.push(Op::End);
        }
        if !self.eat("}") {
            return Err(self.trouble("OR, ;, }"));
        }
        let out = self.here();
        for exit in exits {
            self.ops[exit] = Op::Jump(out);
        }
        self.depth -= 1;
        Ok(())
    }

    /// How many effects joined by `OR` follow up to the closing brace.
    fn branches_ahead(&self) -> usize {
        let mut open = 0;
        let mut branches = 1;
        for word in &self.words[self.at..] {
            match word.as_str() {
                "{" => open += 1,
                "}" if open == 0 => break,
                "}" => open -= 1,
                "OR" if open == 0 => branches += 1,
                _ => {}
            }
        }
        branches
    }

    fn resource(&mut self) -> Parsed<Resource> {
        if self.eat("G") {
            Ok(Resource::Gold)
        } else if self.eat("P") {
            Ok(Resource::Prestige)
        } else {
            Err(self.trouble("G, P"))
        }
    }

    fn per(&mut self) -> Parsed<Count> {
        if self.eat("PER") {
            self.count()
        } else {
            Ok(Count::One)
        }
    }

    fn limit(&mut self, unit: Option<Resource>) -> Parsed<u8> {
        if !self.eat("MAX") {
            return Ok(NO_LIMIT);
        }
        let most = self.small()?;
        match unit {
            Some(Resource::Gold) => self.eat("G"),
            Some(Resource::Prestige) => self.eat("P"),
            None => false,
        };
        Ok(most)
    }

    fn target(&mut self) -> Parsed<Target> {
        let at = self.at;
        let target = if self.eat("THIS") {
            Target::This
        } else if self.eat("OTHER") {
            Target::Others(1)
        } else if self.eat("EACH_OTHER") {
            self.need("<=")?;
            Target::Others(self.number(MOST_TIMES, "1-9")?)
        } else if self.eat("EACH") {
            self.need("<=")?;
            Target::Each(self.number(MOST_TIMES, "1-9")?)
        } else {
            return Err(self.trouble("THIS, OTHER, EACH_OTHER<=, EACH<="));
        };
        if !self.context.building && !matches!(target, Target::Each(_)) {
            return Err(self.trouble_at(at, "EACH<="));
        }
        Ok(target)
    }

    fn which(&mut self, moves: bool) -> Parsed<Which> {
        let at = self.at;
        let which = if self.eat("ANY") {
            Which::Any
        } else if self.eat("OTHER") {
            Which::Other
        } else if moves && self.eat("THIS") {
            Which::This
        } else {
            return Err(self.trouble(if moves {
                "THIS, OTHER, ANY"
            } else {
                "OTHER, ANY"
            }));
        };
        if !self.context.building && which != Which::Any {
            return Err(self.trouble_at(at, "ANY"));
        }
        Ok(which)
    }

    fn count(&mut self) -> Parsed<Count> {
        const COUNTS: &str =
            "VIS, OVIS, TYPES, UNDER, COVERED, PILES, TALL, GOLD, PREST, LOWVIS, CYCLE";
        let at = self.at;
        let Some(word) = self.words.get(self.at).cloned() else {
            return Err(self.trouble(COUNTS));
        };
        self.at += 1;
        let count = match word.as_str() {
            "VIS" => Count::Visible(self.type_mask()?),
            "OVIS" => Count::OtherVisible(self.type_mask()?),
            "TYPES" => Count::Types,
            "UNDER" => Count::Under,
            "LOWVIS" => Count::Low,
            "CYCLE" => Count::Cycle,
            "COVERED" => Count::Covered(self.divisor()?),
            "PILES" => Count::Piles(self.divisor()?),
            "GOLD" => Count::Gold(self.divisor()?),
            "PREST" => Count::Prestige(self.divisor()?),
            "TALL" => {
                self.need("(")?;
                let least = self.small()?;
                self.need(")")?;
                Count::Tall(least)
            }
            _ => return Err(self.trouble_at(at, COUNTS)),
        };
        let own = matches!(count, Count::OtherVisible(_) | Count::Under);
        if own && !self.context.building {
            return Err(self.trouble_at(
                at,
                "VIS, TYPES, COVERED, PILES, TALL, GOLD, PREST, LOWVIS, CYCLE",
            ));
        }
        Ok(count)
    }

    fn divisor(&mut self) -> Parsed<u8> {
        if self.eat("/") { self.small() } else { Ok(1) }
    }

    fn type_mask(&mut self) -> Parsed<u8> {
        self.need("(")?;
        let found = self
            .words
            .get(self.at)
            .and_then(|w| self.context.types.iter().position(|t| t == w));
        let Some(bit) = found else {
            return Err(self.trouble("[[type]] id"));
        };
        self.at += 1;
        self.need(")")?;
        Ok(1 << bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<Op>, LanguageFault> {
        let types = ["Merchant".to_string(), "Noble".to_string()];
        let context = Context {
            types: &types,
            building: true,
            end: true,
        };
        let mut ops = Vec::new();
        compile(text, context, &mut ops).map(|_| ops)
    }

    #[test]
    fn a_choice_becomes_branches_that_meet_again() {
        let ops = read("CHOOSE { GAIN 2G OR GAIN 1P; COLLECT ALL }; VP 1").unwrap();
        assert_eq!(ops[0], Op::Choose(2));
        assert_eq!(ops[1], Op::Branch(3));
        assert_eq!(ops[2], Op::Branch(5));
        assert_eq!(ops[4], Op::Jump(8));
        assert_eq!(ops[7], Op::Jump(8));
        assert!(matches!(ops[8], Op::Points { each: 1, .. }));
        assert_eq!(ops[9], Op::End);
    }

    #[test]
    fn signs_can_be_written_in_both_ways() {
        for (fine, plain) in [
            (
                "IF OVIS(Noble)≥1: GAIN 1G",
                "IF OVIS(Noble) >= 1 : GAIN 1 G",
            ),
            ("UPTO 2x PAY 1G → GAIN 1P", "UPTO 2 x PAY 1G -> GAIN 1P"),
            ("PLACE 1P ON EACH≤3", "PLACE 1 P ON EACH <= 3"),
        ] {
            assert_eq!(read(fine).unwrap(), read(plain).unwrap());
        }
    }

    #[test]
    fn errors_point_at_the_word() {
        for (text, number, word) in [
            ("GAIN 2X", 3, "X"),
            ("GAIN 2G; FROB", 5, "FROB"),
            ("GAIN 0G", 2, "0"),
            ("GAIN 21G", 2, "21"),
            ("GAIN 1G PER VIS(Wizard)", 7, "Wizard"),
            ("MAY FLY ANY", 2, "FLY"),
            ("MAY REARRANGE THIS", 3, "THIS"),
            ("PLACE 1G ON MOON", 5, "MOON"),
            ("UPTO 2x PAY 1G -> UPTO 2x PAY 1G -> GAIN 1P", 8, "UPTO"),
            ("CHOOSE { GAIN 1G OR", 7, ""),
            ("CHOOSE { GAIN 1G", 6, ""),
            ("GAIN 1G GAIN 1G", 4, "GAIN"),
            ("IF TYPES >= 2 GAIN 1G", 5, "GAIN"),
            ("", 1, ""),
        ] {
            let trouble = read(text).unwrap_err();
            assert_eq!(
                (trouble.number, trouble.word.as_str()),
                (number, word),
                "{text}"
            );
        }
    }

    #[test]
    fn deep_nesting_is_refused_and_not_fatal() {
        let deep = "CHOOSE { ".repeat(500);
        assert!(read(&deep).is_err());
    }
}
