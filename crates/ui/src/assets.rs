//! The files that pages refer to: style, script, icons, pictures. Each address carries a hash of the
//! content, so browsers may keep them for ever.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use draw::{Sprite, icons};

use crate::app_icon::{self, PNG_ICONS};
use crate::package::GamePackage;

/// A file as the server sends it.
pub struct Asset {
    /// Its name.
    pub name: String,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub body: Cow<'static, [u8]>,
    /// Its address, which changes when the content does.
    pub href: String,
}

impl Asset {
    fn new(
        name: impl Into<String>,
        media_type: &'static str,
        body: impl Into<Cow<'static, [u8]>>,
    ) -> Asset {
        let (name, body) = (name.into(), body.into());
        let mut hasher = DefaultHasher::new();
        body.hash(&mut hasher);
        let version = hasher.finish() as u32;
        Asset {
            href: format!("/assets/{name}?v={version:08x}"),
            name,
            media_type,
            body,
        }
    }

    fn sprite(sprite: &'static Sprite) -> Asset {
        Asset {
            name: format!("{}.svg", sprite.id()),
            media_type: SVG,
            body: sprite.markup().as_bytes().into(),
            href: self::sprite(sprite),
        }
    }

    fn text(name: &'static str, media_type: &'static str, text: String) -> Asset {
        Asset::new(name, media_type, text.into_bytes())
    }
}

const SVG: &str = "image/svg+xml";

/// All files of these games and of the pages around them, by name.
pub(crate) fn gather(games: &[GamePackage]) -> BTreeMap<String, Asset> {
    let script = "text/javascript; charset=utf-8";
    let mut assets = vec![
        Asset::text("style.css", "text/css; charset=utf-8", style(games)),
        Asset::new(
            "understory.js",
            script,
            include_bytes!("../assets/understory.js").as_slice(),
        ),
        Asset::new(
            "companion.js",
            script,
            include_bytes!("../assets/companion.js").as_slice(),
        ),
        Asset::text("icon.svg", SVG, app_icon::svg()),
    ];
    for (name, png) in PNG_ICONS {
        assets.push(Asset::new(name, "image/png", png));
    }
    // Its icons are addressed with their hashes, like everything else.
    let manifest = assets.iter().fold(
        include_str!("../assets/app.webmanifest").to_string(),
        |text, asset| {
            let plain = format!("/assets/{}\"", asset.name);
            text.replace(&plain, &format!("{}\"", asset.href))
        },
    );
    assets.push(Asset::text(
        "app.webmanifest",
        "application/manifest+json",
        manifest,
    ));
    // Editions of one game share their pictures.
    let galleries = games.iter().filter_map(GamePackage::gallery);
    let sprites = galleries.map(|gallery| gallery.sprite);
    assets.extend(sprites.chain([&icons::SPRITE]).map(Asset::sprite));
    let assets = assets.into_iter();
    assets.map(|asset| (asset.name.clone(), asset)).collect()
}

/// One style sheet: the colours of the pictures, the house's style, then each game's.
fn style(games: &[GamePackage]) -> String {
    let palette = draw::palette_css();
    let mut parts = vec![
        palette.as_str(),
        include_str!("../assets/style.css"),
        include_str!("../assets/table.css"),
    ];
    for style in games.iter().map(GamePackage::style) {
        // Editions of one game share their style.
        if !style.is_empty() && !parts.contains(&style) {
            parts.push(style);
        }
    }
    parts.push(include_str!("../assets/guide.css"));
    parts.push(include_str!("../assets/pad.css"));
    parts.join("\n")
}

/// The address of a sprite.
pub(crate) fn sprite(sprite: &Sprite) -> String {
    format!("/assets/{}", sprite.file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_names_icons_that_are_there() {
        let assets = gather(&[]);
        let manifest = &assets["app.webmanifest"];
        let text = std::str::from_utf8(&manifest.body).expect("text");
        let mut icons = 0;
        for part in text.split("\"src\":\"").skip(1) {
            let address = part.split('"').next().expect("an address");
            assert!(
                assets.values().any(|asset| asset.href == address),
                "{address}"
            );
            icons += 1;
        }
        assert_eq!(icons, 4);
        assert!(text.contains("\"purpose\":\"maskable\""));
    }
}
