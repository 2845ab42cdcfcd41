//! A forest as it is tapped in: its trees, its cards, and their codes.

use crate::{KINDS, Kind, MAX_TREES, Tree};
use serde_json::{Map, Value, json};

use super::POINTS;
use ui::pad::{items, tokens};

#[derive(Clone)]
pub struct Forest {
    pub points: i64,
    pub trees: Vec<Stem>,
    pub counts: [u8; KINDS],
}

impl Default for Forest {
    fn default() -> Self {
        Forest {
            points: 0,
            trees: Vec::new(),
            counts: [0; KINDS],
        }
    }
}

/// A tree: trunks of value 0, 1 and 2, a canopy, and its marks of earlier seasons.
#[derive(Clone, Copy, Default)]
pub struct Stem {
    pub trunks: [u8; 3],
    pub canopy: Option<u8>,
    pub scored: bool,
    pub awarded: bool,
}

impl Stem {
    pub fn read(item: &str) -> Option<Stem> {
        let mut stem = Stem::default();
        for (letter, number) in tokens(item)? {
            let number = u8::try_from(number).ok().filter(|n| *n <= 30)?;
            match letter {
                'a' | 'b' | 'c' => stem.trunks[usize::from(letter as u8 - b'a')] = number,
                'k' if number <= 2 => stem.canopy = Some(number),
                's' => stem.scored = true,
                'w' => stem.awarded = true,
                _ => return None,
            }
        }
        let marked = stem.scored || stem.awarded;
        (stem.height() > 0 && (stem.canopy.is_some() || !marked)).then_some(stem)
    }

    pub fn code(&self) -> String {
        let mut code = String::new();
        for (letter, count) in ['a', 'b', 'c'].into_iter().zip(self.trunks) {
            if count > 0 {
                code.push_str(&format!("{letter}{count}"));
            }
        }
        if let Some(canopy) = self.canopy {
            code.push_str(&format!("k{canopy}"));
        }
        if self.scored {
            code.push_str("s1");
        }
        if self.awarded {
            code.push_str("w1");
        }
        code
    }

    pub fn height(&self) -> u8 {
        self.trunks.iter().sum()
    }

    /// As the position writes it.
    pub fn text(&self) -> String {
        let trunks = ["0", "1", "2"].into_iter().zip(self.trunks);
        let trunks: Vec<&str> = trunks
            .flat_map(|(value, count)| std::iter::repeat_n(value, count.into()))
            .collect();
        let mut text = trunks.join("+");
        if let Some(canopy) = self.canopy {
            text.push_str(&format!("*{canopy}"));
        }
        for (marked, word) in [(self.scored, " scored"), (self.awarded, " awarded")] {
            if marked {
                text.push_str(word);
            }
        }
        text
    }

    pub fn tree(&self) -> Tree {
        Tree::new(0, self.trunks).with_canopy(self.canopy)
    }
}

impl Forest {
    pub fn read(part: &str) -> Option<Forest> {
        let mut fields = part.splitn(3, '_');
        let mut forest = Forest::default();
        let mut field = || fields.next().unwrap_or_default();
        match field() {
            "" => {}
            points => forest.points = points.parse().ok()?,
        }
        forest.trees = items(field()).map(Stem::read).collect::<Option<_>>()?;
        for item in items(field()) {
            let digits = item.trim_start_matches(|c: char| !c.is_ascii_digit());
            let kind: Kind = item[..item.len() - digits.len()].parse().ok()?;
            forest.counts[kind.index()] = digits.parse().ok().filter(|_| on_ground(kind))?;
        }
        let fits = forest.points.abs() <= POINTS && forest.trees.len() <= MAX_TREES;
        fits.then_some(forest)
    }

    pub fn code(&self) -> String {
        let trees: Vec<String> = self.trees.iter().map(Stem::code).collect();
        let cards = Kind::ALL.into_iter().filter(|k| self.count(*k) > 0);
        let cards: Vec<String> = cards.map(|k| format!("{k}{}", self.count(k))).collect();
        let points = match self.points {
            0 => String::new(),
            points => points.to_string(),
        };
        format!("{points}_{}_{}", trees.join("."), cards.join("."))
    }

    pub fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// How many cards of a kind it has, trees included.
    pub fn all(&self, kind: Kind) -> u32 {
        let trees: u32 = match (kind.trunk_value(), kind.canopy_multiplier()) {
            (Some(value), _) => {
                let trunks = self.trees.iter().map(|t| t.trunks[usize::from(value)]);
                trunks.map(u32::from).sum()
            }
            (_, Some(m)) => {
                let crowned = self.trees.iter().filter(|t| t.canopy == Some(m));
                crowned.count() as u32
            }
            _ => 0,
        };
        trees + u32::from(self.count(kind))
    }

    pub fn position(&self) -> Value {
        let trees: Vec<String> = self.trees.iter().map(Stem::text).collect();
        let cards: Map<String, Value> = Kind::ALL
            .into_iter()
            .filter(|k| self.count(*k) > 0)
            .map(|k| (k.name().to_string(), json!(self.count(k))))
            .collect();
        json!({"points": self.points, "trees": trees, "cards": cards})
    }
}

/// Can cards of this kind lie in a forest at the end of a season, outside of trees?
pub fn on_ground(kind: Kind) -> bool {
    let tree = kind.trunk_value().is_some() || kind.canopy_multiplier().is_some();
    !tree && !matches!(kind, Kind::Drought | Kind::Lightning)
}
