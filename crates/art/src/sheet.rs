//! Contact sheets: all pictures of a game on one page, at the sizes in which they are used.

use std::collections::BTreeSet;
use std::fmt::Write;

use ::arboretum::Species;
use ::canopee::Tree;
use ::city::{Card, Catalogue};
use ::rainforest::{BUILT_IN, Tile};
use table::Seat;

use crate::draw::num;
use crate::ink::{Ink, Theme};
use crate::picture::Picture;
use crate::vision::Vision;
use crate::{SPRITES, arboretum, canopee, city, find, icons, picture, rainforest};

/// A contact sheet.
pub struct Sheet {
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

/// All sheets: every sprite by day and by night, and one for the eyes that see fewer colours.
pub fn sheets() -> Vec<Sheet> {
    let mut list = Vec::new();
    for sprite in SPRITES {
        for theme in Theme::ALL {
            let mut page = Page::new(theme);
            fill(&mut page, sprite);
            list.push(page.finish(format!("{sprite}-{}", theme.name())));
        }
    }
    list.push(eyes());
    list
}

/// The pictures of a sprite as they come to the table.
fn gallery(sprite: &str) -> Vec<Picture> {
    let single = |id: &str| picture(sprite, id);
    match sprite {
        "arboretum" => {
            let emblems = Species::ALL.into_iter().map(arboretum::emblem);
            let cards = ::arboretum::Card::all().map(arboretum::card);
            let ids = cards.chain(emblems).chain([arboretum::back()]);
            ids.filter_map(|id| single(&id)).collect()
        }
        "canopy-city" => {
            let mut list = Vec::new();
            if let Ok(catalogue) = Catalogue::built_in() {
                let cards = (0..catalogue.designs()).filter_map(Card::new);
                list.extend(cards.map(|card| city::card(&catalogue, card)));
            }
            let own = |id: &str| {
                !["card-", "house-", "n-", "letter-", "points-"]
                    .iter()
                    .any(|part| id.starts_with(part))
            };
            let rest = crate::symbols(sprite).filter(|(id, ..)| own(id));
            list.extend(rest.filter_map(|(id, ..)| single(id)));
            list
        }
        "rainforest" => {
            let mut list = Vec::new();
            if let Ok(catalogue) = ::rainforest::Catalogue::read(BUILT_IN) {
                list.extend(Tile::all().map(|t| rainforest::tile(catalogue.face(t), &[])));
            }
            let own = |id: &str| !id.starts_with("tile-") && !id.starts_with("points-");
            let rest = crate::symbols(sprite).filter(|(id, ..)| own(id));
            list.extend(rest.filter_map(|(id, ..)| single(id)));
            list
        }
        "canopee" => {
            let mut list: Vec<Picture> = crate::symbols(sprite)
                .filter(|(id, ..)| !id.starts_with("piece-"))
                .filter_map(|(id, ..)| single(id))
                .collect();
            let forest = [
                ([1, 0, 0], None),
                ([0, 1, 1], None),
                ([1, 1, 0], Some(0)),
                ([0, 2, 1], Some(1)),
                ([1, 1, 2], Some(2)),
            ];
            list.extend(
                forest.map(|(trunks, canopy)| {
                    canopee::tree(Tree::new(0, trunks).with_canopy(canopy))
                }),
            );
            list
        }
        _ => crate::symbols(sprite)
            .filter_map(|(id, ..)| single(id))
            .collect(),
    }
}

/// A row of small ones, all in middle size, and a few large.
fn fill(page: &mut Page, sprite: &str) {
    let all = gallery(sprite);
    page.rows(&all, 48.0);
    page.rows(&all, 120.0);
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
fn eyes() -> Sheet {
    let mut list = Vec::new();
    let mut add = |sprite: &str, ids: &mut dyn Iterator<Item = String>| {
        list.extend(ids.filter_map(|id| picture(sprite, &id)));
    };
    add(
        "arboretum",
        &mut Species::ALL.into_iter().map(arboretum::emblem),
    );
    let cards = ::arboretum::Card::all().filter(|c| c.rank() == 6);
    add("arboretum", &mut cards.map(arboretum::card));
    add(
        "rainforest",
        &mut ::rainforest::Kind::all().map(rainforest::token),
    );
    add(
        "rainforest",
        &mut ::rainforest::Zone::ALL.into_iter().map(rainforest::zone),
    );
    add("canopy-city", &mut (0..4).map(|n| city::badge(Some(n))));
    add(icons::SPRITE, &mut Seat::ALL.into_iter().map(icons::seat));
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
            let id = self.define(&layer.sprite, &layer.symbol);
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
    fn define(&mut self, sprite: &str, symbol: &str) -> String {
        let id = format!("{sprite}-{symbol}-{:?}", self.vision).to_lowercase();
        if self.defined.insert(id.clone()) {
            let markup = find(sprite).and_then(|s| {
                let head = format!(r#"<symbol id="{symbol}""#);
                s.markup.lines().find(|line| line.starts_with(&head))
            });
            if let Some(markup) = markup {
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

    fn finish(mut self, name: String) -> Sheet {
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
        Sheet {
            name,
            svg,
            width,
            height,
        }
    }
}
