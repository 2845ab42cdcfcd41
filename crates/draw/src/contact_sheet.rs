//! Contact sheets: all pictures of a game on one page, at the sizes in which they are used.

use std::collections::BTreeSet;
use std::fmt::Write;

use table::Seat;

use crate::icons;
use crate::ink::{Ink, Theme};
use crate::path::num;
use crate::picture::Picture;
use crate::sprite::Sprite;
use crate::vision::Vision;

/// A contact sheet.
pub struct ContactSheet {
    /// Name without an ending, such as `arboretum-day`.
    pub name: String,
    /// The page as an SVG document that needs nothing else.
    pub svg: String,
    /// Width of the page.
    pub width: f32,
    /// Height of the page.
    pub height: f32,
}

/// Width of a page.
const WIDTH: f32 = 1600.0;
/// Space between pictures.
const GAP: f32 = 10.0;

/// The pictures of a game for contact sheets.
#[derive(Clone, Copy)]
pub struct Gallery {
    /// The sprite.
    pub sprite: &'static Sprite,
    /// The pictures as they come to the table.
    pub pictures: fn() -> Vec<Picture>,
    /// Those of them that are told apart by colour, among other things.
    pub coloured: fn() -> Vec<Picture>,
}

impl Gallery {
    /// The icons of the pages, and the markers of the seats.
    pub const ICONS: Gallery = Gallery {
        sprite: &icons::SPRITE,
        pictures: || Gallery::all(&icons::SPRITE),
        coloured: || {
            let seats = Seat::ALL.into_iter();
            seats
                .filter_map(|seat| icons::SPRITE.picture(&icons::seat(seat)))
                .collect()
        },
    };

    /// Every symbol of a sprite.
    pub fn all(sprite: &'static Sprite) -> Vec<Picture> {
        Gallery::symbols(sprite, |_| true)
    }

    /// The symbols of a sprite whose ids are wanted.
    pub fn symbols(sprite: &'static Sprite, wanted: impl Fn(&str) -> bool) -> Vec<Picture> {
        let ids = sprite.symbols().filter(|(id, ..)| wanted(id));
        ids.filter_map(|(id, ..)| sprite.picture(id)).collect()
    }
}

/// All sheets: every gallery by day and by night, and one for the eyes that see fewer colours.
pub fn contact_sheets(galleries: &[Gallery]) -> Vec<ContactSheet> {
    let mut list = Vec::new();
    for gallery in galleries {
        for theme in Theme::ALL {
            let mut page = Page::new(theme);
            fill(&mut page, &(gallery.pictures)());
            list.push(page.finish(format!("{}-{}", gallery.sprite.id(), theme.name())));
        }
    }
    list.push(eyes(galleries));
    list
}

/// A row of small ones, all in middle size, and a few large.
fn fill(page: &mut Page, all: &[Picture]) {
    page.rows(all, 48.0);
    page.rows(all, 120.0);
    let step = (all.len() / 3).max(1);
    let large: Vec<Picture> = all
        .iter()
        .skip(step / 2)
        .step_by(step)
        .take(3)
        .cloned()
        .collect();
    page.rows(&large, 480.0);
}

/// What is told apart by colour, as four kinds of eyes see it.
fn eyes(galleries: &[Gallery]) -> ContactSheet {
    let list: Vec<Picture> = galleries.iter().flat_map(|g| (g.coloured)()).collect();
    let mut page = Page::new(Theme::Day);
    for vision in Vision::ALL {
        page.vision = vision;
        page.rows(&list, 64.0);
        page.y += 2.0 * GAP;
    }
    page.finish("colour-vision".to_string())
}

/// A page that is being filled from the top.
struct Page {
    theme: Theme,
    vision: Vision,
    defined: BTreeSet<String>,
    defs: String,
    body: String,
    y: f32,
}

impl Page {
    fn new(theme: Theme) -> Page {
        Page {
            theme,
            vision: Vision::Full,
            defined: BTreeSet::new(),
            defs: String::new(),
            body: String::new(),
            y: 2.0 * GAP,
        }
    }

    /// Pictures of one width, in as many rows as they need.
    fn rows(&mut self, pictures: &[Picture], width: f32) {
        let columns = ((WIDTH - 3.0 * GAP) / (width + GAP)) as usize;
        for row in pictures.chunks(columns.max(1)) {
            let tall = |p: &Picture| p.height * width / p.width;
            let height = row.iter().map(tall).fold(0.0, f32::max);
            for (i, picture) in row.iter().enumerate() {
                let x = 2.0 * GAP + (width + GAP) * i as f32;
                // All stand on one line.
                self.put(picture, x, self.y + height - tall(picture), width);
            }
            self.y += height + GAP;
        }
        self.y += GAP;
    }

    fn put(&mut self, picture: &Picture, x: f32, y: f32, width: f32) {
        let scale = width / picture.width;
        for layer in &picture.layers {
            let id = self.define(layer.sprite, &layer.symbol);
            let _ = write!(
                self.body,
                r##"<use href="#{id}" x="{}" y="{}" width="{}" height="{}"/>"##,
                num(x + layer.x * scale),
                num(y + layer.y * scale),
                num(layer.width * scale),
                num(layer.height * scale)
            );
        }
    }

    /// Takes a symbol onto the page, in the colours of day or night and of the eye that looks.
    fn define(&mut self, sprite: &Sprite, symbol: &str) -> String {
        let id = format!("{}-{symbol}-{:?}", sprite.id(), self.vision).to_lowercase();
        if self.defined.insert(id.clone()) {
            let head = format!(r#"<symbol id="{symbol}""#);
            let mut lines = sprite.markup().lines();
            if let Some(markup) = lines.find(|line| line.starts_with(&head)) {
                let own = format!(r#"<symbol id="{id}""#);
                let renamed = markup.replacen(&format!(r#"<symbol id="{symbol}""#), &own, 1);
                self.defs.push_str(&self.resolve(&renamed));
            }
        }
        id
    }

    fn resolve(&self, markup: &str) -> String {
        Ink::ALL.iter().fold(markup.to_string(), |text, ink| {
            text.replace(&ink.css(), &self.colour(*ink))
        })
    }

    fn colour(&self, ink: Ink) -> String {
        self.vision.sees(ink.rgb(self.theme)).css()
    }

    fn finish(mut self, name: String) -> ContactSheet {
        self.vision = Vision::Full;
        let (width, height) = (WIDTH, self.y + GAP);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" color=\"{}\">\n\
             <defs>{}</defs>\n<path fill=\"{}\" d=\"M0 0h{w}v{h}H0z\"/>\n{}</svg>\n",
            self.colour(Ink::Line),
            self.defs,
            self.colour(Ink::Shade),
            self.body,
            w = num(width),
            h = num(height),
        );
        ContactSheet {
            name,
            svg,
            width,
            height,
        }
    }
}
