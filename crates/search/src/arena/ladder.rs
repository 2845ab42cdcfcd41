//! Ratings of several players from matches of all pairs.

use std::fmt::Write as _;

use super::Block;

/// A player's place on the ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// Its name.
    pub name: String,
    /// Elo, with the mean of all at zero.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub error: f64,
}

/// Results of all pairs: the share of games that the one won against the other, and their number.
#[derive(Clone, Debug, Default)]
pub struct Ladder {
    names: Vec<String>,
    pairs: Vec<(usize, usize, f64, f64)>,
}

impl Ladder {
    /// A ladder for these players.
    pub fn new(names: impl IntoIterator<Item = String>) -> Ladder {
        Ladder {
            names: names.into_iter().collect(),
            pairs: Vec::new(),
        }
    }

    /// Adds the games of a pair, two seats each.
    pub fn add(&mut self, a: usize, b: usize, block: &Block) {
        self.pairs.push((a, b, block.share, f64::from(block.games)));
    }

    /// Ratings by maximum likelihood (Bradley and Terry), the best first. One game in twenty of a
    /// pair is taken as drawn, so that a player who never lost has a rating too.
    pub fn ratings(&self) -> Vec<Rating> {
        let n = self.names.len();
        let mut strength = vec![1.0f64; n];
        let games: Vec<(usize, usize, f64, f64)> = self
            .pairs
            .iter()
            .map(|(a, b, share, games)| (*a, *b, share + games / 40.0, games * 21.0 / 20.0))
            .collect();
        for _ in 0..2000 {
            let mut wins = vec![0.0; n];
            let mut weight = vec![0.0; n];
            for (a, b, share, games) in &games {
                wins[*a] += share;
                wins[*b] += games - share;
                let both = games / (strength[*a] + strength[*b]);
                weight[*a] += both;
                weight[*b] += both;
            }
            for i in 0..n {
                if weight[i] > 0.0 {
                    strength[i] = wins[i] / weight[i];
                }
            }
        }
        let elo: Vec<f64> = strength.iter().map(|s| 400.0 * s.log10()).collect();
        let mean = elo.iter().sum::<f64>() / n.max(1) as f64;
        let mut ratings: Vec<Rating> = (0..n)
            .map(|i| {
                // The information of a game about a rating is p (1 - p) in natural units.
                let information: f64 = games
                    .iter()
                    .filter(|(a, b, ..)| *a == i || *b == i)
                    .map(|(a, b, _, games)| {
                        let p = strength[*a] / (strength[*a] + strength[*b]);
                        games * p * (1.0 - p)
                    })
                    .sum();
                let unit = 400.0 / std::f64::consts::LN_10;
                Rating {
                    name: self.names[i].clone(),
                    elo: elo[i] - mean,
                    error: 1.96 * unit / information.max(1e-9).sqrt(),
                }
            })
            .collect();
        ratings.sort_by(|a, b| b.elo.total_cmp(&a.elo));
        ratings
    }

    /// The ratings as a drawing: a dot and its interval each.
    pub fn svg(ratings: &[Rating], title: &str) -> String {
        const LEFT: f64 = 120.0;
        const WIDTH: f64 = 560.0;
        const ROW: f64 = 36.0;
        let low = ratings.iter().map(|r| r.elo - r.error).fold(0.0, f64::min);
        let high = ratings.iter().map(|r| r.elo + r.error).fold(0.0, f64::max);
        let x = |elo: f64| LEFT + WIDTH * (elo - low) / (high - low).max(1.0);
        let height = 60.0 + ROW * ratings.len() as f64;
        let escape = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;");
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {height}\" \
             font-family=\"serif\" font-size=\"15\" fill=\"#23382b\">\n\
             <rect width=\"720\" height=\"{height}\" fill=\"#f7f2e4\"/>\n\
             <text x=\"{LEFT}\" y=\"28\" font-size=\"18\">{}</text>\n",
            escape(title)
        );
        for (i, rating) in ratings.iter().enumerate() {
            let y = 60.0 + ROW * i as f64;
            let (from, to) = (x(rating.elo - rating.error), x(rating.elo + rating.error));
            let _ = writeln!(
                svg,
                "<text x=\"10\" y=\"{:.1}\">{}</text>\n\
                 <line x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#6b8f71\" stroke-width=\"3\"/>\n\
                 <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#b4552d\"/>\n\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"12\">{:+.0} ± {:.0}</text>",
                y + 5.0,
                escape(&rating.name),
                x(rating.elo),
                x(rating.elo),
                y - 10.0,
                rating.elo,
                rating.error,
            );
        }
        svg.push_str("</svg>\n");
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(share: f64) -> Block {
        Block {
            games: 100,
            share,
            ..Block::default()
        }
    }

    #[test]
    fn ratings_reproduce_the_shares_they_come_from() {
        let mut ladder = Ladder::new(["a", "b", "c"].map(String::from));
        ladder.add(0, 1, &pair(75.0));
        ladder.add(1, 2, &pair(75.0));
        ladder.add(0, 2, &pair(90.0));
        let ratings = ladder.ratings();
        let names: Vec<&str> = ratings.iter().map(|r| r.name.as_str()).collect();
        assert_eq!(names, ["a", "b", "c"]);
        let gap = ratings[0].elo - ratings[1].elo;
        assert!((gap - 185.0).abs() < 15.0, "{gap}");
        assert!(ratings.iter().map(|r| r.elo).sum::<f64>().abs() < 1e-6);
        assert!(ratings.iter().all(|r| r.error > 20.0 && r.error < 100.0));
        let svg = Ladder::svg(&ratings, "a & b");
        assert!(svg.contains("a &amp; b") && svg.matches("<circle").count() == 3);
    }
}
