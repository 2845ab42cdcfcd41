//! The view as a picture for a terminal: forests as groups with live totals, piles with what is known.

use std::fmt::Write as _;

use anstyle::{Ansi256Color, Style};
use table::{Phrase, Say, Seat};

use crate::rules::cards::Zone;
use crate::rules::config::Config;
use crate::rules::kind::{Kind, Species};
use crate::rules::ledger::Item;
use crate::rules::scoring::{plants, species_points};
use crate::rules::stage::Phase;
use crate::rules::state::State;
use crate::rules::told::card;
use crate::rules::tree::Tree;
use crate::rules::view::View;

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();
/// Columns of a terminal that are surely there.
const WIDTH: usize = 78;

/// Colour of a group of cards; the names say it without colour.
fn style(kind: Kind) -> Style {
    let colour = if kind.is_plant() || kind == Kind::Seed {
        71
    } else if kind.is_weather() {
        68
    } else if kind.is_threat() {
        160
    } else if kind.is_wildlife() {
        178
    } else {
        137
    };
    Style::new().fg_color(Some(Ansi256Color(colour).into()))
}

/// A piece of a line: what is shown, and how wide that is without colours.
struct Piece {
    text: String,
    width: usize,
}

impl Piece {
    fn plain(text: String) -> Piece {
        let width = text.chars().count();
        Piece { text, width }
    }

    fn styled(text: &str, style: Style) -> Piece {
        Piece {
            width: text.chars().count(),
            text: format!("{style}{text}{style:#}"),
        }
    }

    fn then(mut self, text: &str) -> Piece {
        self.width += text.chars().count();
        self.text.push_str(text);
        self
    }
}

struct Canvas<'a> {
    out: String,
    c: &'a Config,
    view: &'a View,
    say: &'a dyn Say,
}

/// Draws the table as the viewer sees it, the viewer's own forest last, nearest to the prompt.
pub(crate) fn draw(c: &Config, view: &View, say: &dyn Say) -> String {
    let mut canvas = Canvas {
        out: String::new(),
        c,
        view,
        say,
    };
    canvas.header();
    let me = view.viewer().seat().map(|s| s.index());
    for forest in (0..view.forests()).filter(|f| Some(*f) != me) {
        canvas.forest(forest);
    }
    canvas.piles();
    if let Some(me) = me {
        canvas.forest(me);
    }
    canvas.tables();
    canvas.out
}

impl Canvas<'_> {
    fn words(&self, key: &'static str) -> String {
        self.say.say(&Phrase::new(key))
    }

    fn name(&self, kind: Kind) -> String {
        self.say.say(&card(self.c, kind))
    }

    fn forest_name(&self, forest: usize) -> String {
        if self.c.solo() && forest == 1 {
            self.words("canopee-spirit")
        } else {
            let seat = Seat::ALL[forest];
            self.say
                .say(&Phrase::new("canopee-picture-seat").seat("seat", seat))
        }
    }

    /// Writes pieces after a label, wrapped to the width of the terminal.
    fn line(&mut self, label: &str, pieces: &[Piece]) {
        self.line_after("    ", label, pieces);
    }

    /// The same after four columns of one's own.
    fn line_after(&mut self, margin: &str, label: &str, pieces: &[Piece]) {
        if pieces.is_empty() {
            return;
        }
        let indent = 4 + label.chars().count() + 1;
        let _ = write!(self.out, "{margin}{DIM}{label}{DIM:#}");
        let mut column = indent - 1;
        for piece in pieces {
            if column + 2 + piece.width > WIDTH && column > indent {
                self.out.push('\n');
                self.out.push_str(&" ".repeat(6));
                column = 6;
            }
            let _ = write!(self.out, "  {}", piece.text);
            column += 2 + piece.width;
        }
        self.out.push('\n');
    }

    fn header(&mut self) {
        let s = &self.view.known;
        let season = Phrase::new("canopee-picture-season")
            .number("season", i64::from(self.view.season()))
            .number("of", i64::from(self.c.seasons()))
            .number("deck", i64::from(s.deck));
        let _ = write!(self.out, "{BOLD}{}{BOLD:#}", self.say.say(&season));
        if let Some(card) = s.card {
            let name = self.say.say(&card.phrase());
            let _ = write!(self.out, "  ❀ {name}");
        }
        self.out.push('\n');
        if self.c.first_edition {
            let note = self.words("canopy-first-reconstructed");
            for line in wrap(&note) {
                let _ = writeln!(self.out, "{DIM}{line}{DIM:#}");
            }
        }
    }

    fn kinds(&self, list: impl Iterator<Item = Kind>) -> Vec<Piece> {
        let mut counted: Vec<(Kind, usize)> = Vec::new();
        for kind in list {
            match counted.last_mut() {
                Some((last, n)) if *last == kind => *n += 1,
                _ => counted.push((kind, 1)),
            }
        }
        counted
            .into_iter()
            .map(|(kind, n)| {
                let piece = Piece::styled(&self.name(kind), style(kind));
                if n > 1 {
                    piece.then(&format!(" ×{n}"))
                } else {
                    piece
                }
            })
            .collect()
    }

    /// Piles in the order of the viewer; an onlooker sees them in the order of the first seat.
    fn piles(&mut self) {
        let s = &self.view.known;
        let me = self.view.viewer().seat().map_or(0, |s| s.index());
        let mut shown = Vec::new();
        for nth in 0..s.reach() {
            let pile = State::pile_of(self.c, me, nth);
            shown.push(pile);
            self.pile(&format!("{}", nth + 1), pile);
        }
        for pile in (0..self.c.seats).filter(|_| self.c.many()) {
            if !shown.contains(&pile) {
                let next = (pile + 1) % self.c.seats;
                let label = format!("{}|{}", Seat::ALL[pile], Seat::ALL[next]);
                self.pile(&label, pile);
            }
        }
    }

    fn pile(&mut self, label: &str, pile: usize) {
        let s = &self.view.known;
        let here = matches!(
            s.phase,
            Phase::Look | Phase::Choose | Phase::Leave | Phase::Hide
        ) && pile == s.this_pile(self.c);
        let mark = if here { "▶" } else { " " };
        let size = Phrase::new("canopee-picture-pile")
            .text("pile", label)
            .number("cards", self.view.pile_size(pile) as i64);
        let size = self.say.say(&size);
        let pieces = self.kinds(self.view.known_in_pile(pile));
        if pieces.is_empty() {
            let _ = writeln!(self.out, " {mark}  {DIM}{size}{DIM:#}");
        } else {
            let known = self.words("canopee-picture-known");
            self.line_after(&format!(" {mark}  "), &format!("{size} · {known}"), &pieces);
        }
    }

    fn forest(&mut self, forest: usize) {
        let s = &self.view.known;
        let turn = s.phase != Phase::Over && self.view.turn() == forest;
        let mark = if turn { "▶" } else { " " };
        let name = self.forest_name(forest);
        let points = Phrase::new("canopee-picture-points")
            .number("banked", self.view.banked(forest))
            .number("now", s.scores(self.c)[forest]);
        let points = self.say.say(&points);
        let _ = writeln!(
            self.out,
            "{mark} {BOLD}{name}{BOLD:#}  {DIM}{points}{DIM:#}"
        );
        let trees: Vec<Piece> = self
            .view
            .trees(forest)
            .iter()
            .enumerate()
            .map(|(i, t)| tree_piece(i, *t))
            .collect();
        let label = self.words("canopee-picture-trees");
        self.line(&label, &trees);
        let label = self.words("canopee-picture-plants");
        let groups = self.groups(forest);
        self.line(&label, &groups);
        let label = self.words("canopee-picture-wildlife");
        let animals = self.animals(forest);
        self.line(&label, &animals);
        for (zone, key) in [
            (Zone::pitcher(forest), "canopee-picture-pitcher"),
            (Zone::hoatzin(forest), "canopee-picture-hoatzin"),
        ] {
            let hidden = s.cards.of(zone).len();
            if hidden > 0 {
                let label = self
                    .say
                    .say(&Phrase::new(key).number("cards", hidden as i64));
                let mut pieces = self.kinds(self.view.known_in(zone));
                if pieces.is_empty() {
                    pieces.push(Piece::plain("?".to_string()));
                }
                self.line(&label, &pieces);
            }
        }
        let label = self.words("canopee-picture-adding");
        let pieces = self.kinds(self.view.known_in(Zone::hand(forest)));
        self.line(&label, &pieces);
    }

    /// Plants, weather, seeds and threats with what they would bring now.
    fn groups(&self, forest: usize) -> Vec<Piece> {
        let s = &self.view.known;
        let mut worth = [None; crate::rules::ledger::ITEMS];
        let complete = s.trees.complete(forest);
        plants(
            &self.c.catalogue,
            &s.forests[forest],
            complete,
            |item, points| {
                worth[item as usize] = Some(points);
            },
        );
        let mut pieces = Vec::new();
        for kind in Kind::ALL {
            let n = self.view.count(forest, kind);
            if n == 0 || kind.is_wildlife() {
                continue;
            }
            let item = match kind {
                Kind::Fern => Some(Item::Fern),
                Kind::Bromelia => Some(Item::Bromelia),
                Kind::Monstera => Some(Item::Monstera),
                Kind::Fungi => Some(Item::Fungi),
                Kind::Lianas => Some(Item::Lianas),
                Kind::Orchid => Some(Item::Orchid),
                // The pair is shown once, with the sun if there is one.
                Kind::Sun => Some(Item::Weather),
                _ => None,
            };
            let mut piece = Piece::styled(&self.name(kind), style(kind)).then(&format!(" ×{n}"));
            if let Some(item) = item {
                piece = piece.then(&format!(" ({})", worth[item as usize].unwrap_or(0)));
            }
            pieces.push(piece);
        }
        pieces
    }

    fn animals(&self, forest: usize) -> Vec<Piece> {
        let s = &self.view.known;
        let spirit = self.c.solo() && forest == 1;
        let heights = s.trees.heights(forest);
        let mut pieces = Vec::new();
        for species in Species::ALL {
            let cards = &s.forests[forest];
            let (active, mate) = species_points(&self.c.catalogue, cards, species, heights, spirit);
            let actives = self.view.count(forest, species.active());
            if actives > 0 {
                let name = self.name(species.active());
                let mut piece = Piece::styled(&name, style(species.active()));
                if actives > 1 {
                    piece = piece.then(&format!(" ×{actives}"));
                }
                // A power that is spent this season.
                let used = s.used[forest] >> species.index() & 1 != 0;
                let note = if used {
                    format!(" ({active}, ✗)")
                } else {
                    format!(" ({active})")
                };
                pieces.push(piece.then(&note));
            }
            if let Some(kind) = species.mate()
                && self.view.count(forest, kind) > 0
            {
                let piece = Piece::styled(&self.name(kind), style(kind));
                pieces.push(piece.then(&format!(" ({mate})")));
            }
        }
        pieces
    }

    /// Cards that lie open for a choice, or that only the viewer sees.
    fn tables(&mut self) {
        for (zone, key) in [
            (Zone::DRAWN, "canopee-picture-drawn"),
            (Zone::SEEDS, "canopee-picture-germination"),
            (Zone::SKY, "canopee-picture-sky"),
        ] {
            let pieces = self.kinds(self.view.known_in(zone));
            let label = self.words(key);
            self.line(&label, &pieces);
        }
    }
}

/// A tree: its number, its trunks from the ground up, its canopy and points, its marks.
fn tree_piece(index: usize, tree: Tree) -> Piece {
    let mut text = format!("{}:", index + 1);
    for value in 0..3u8 {
        for _ in 0..tree.trunks(value) {
            let _ = write!(text, "{value}");
        }
    }
    if let Some(m) = tree.canopy() {
        let _ = write!(text, "^{m}={}", tree.points());
    }
    if tree.is_scored() {
        text.push('✓');
    }
    if tree.is_awarded() {
        text.push('★');
    }
    let style = if tree.is_complete() {
        style(Kind::Canopy0)
    } else {
        Style::new()
    };
    Piece::styled(&text, style)
}

/// Breaks a sentence into lines.
fn wrap(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(last) if last.chars().count() + word.chars().count() < WIDTH => {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}
