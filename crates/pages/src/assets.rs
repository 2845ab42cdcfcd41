//! The files that pages refer to: style, script, icons, pictures. Each address carries a hash of the
//! content, so browsers may keep them for ever.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use crate::icons::{self, Edge};

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

    fn text(name: &'static str, media_type: &'static str, text: String) -> Asset {
        Asset::new(name, media_type, text.into_bytes())
    }
}

/// The icons that systems want as pictures of pixels, with their sides.
const ICONS: [(&str, Edge, u32); 4] = [
    ("icon-180.png", Edge::Maskable, 180),
    ("icon-192.png", Edge::Rounded, 192),
    ("icon-512.png", Edge::Rounded, 512),
    ("icon-maskable-512.png", Edge::Maskable, 512),
];

const SVG: &str = "image/svg+xml";

static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let script = "text/javascript; charset=utf-8";
    let mut assets = vec![
        Asset::text("style.css", "text/css; charset=utf-8", style()),
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
        Asset::text("icon.svg", SVG, icons::svg(Edge::Rounded)),
    ];
    for (name, edge, size) in ICONS {
        assets.push(Asset::new(name, "image/png", icons::png(edge, size)));
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
    let assets = assets.into_iter();
    assets.map(|asset| (asset.name.clone(), asset)).collect()
});

/// The pictures of each game, and the icons: SVG documents of symbols.
static SPRITES: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let sprites = art::SPRITES.into_iter();
    let sprites = sprites.filter_map(|id| Some((id, art::sprite(id)?)));
    sprites
        .map(|(id, svg)| (id, Asset::new(format!("{id}.svg"), SVG, svg.as_bytes())))
        .collect()
});

/// One style sheet: the colours of the pictures, the house's style, then each board's.
fn style() -> String {
    [
        art::palette_css().as_str(),
        include_str!("../assets/style.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/arboretum.css"),
        include_str!("../assets/canopee.css"),
        include_str!("../assets/rainforest.css"),
        include_str!("../assets/city.css"),
        include_str!("../assets/guide.css"),
        include_str!("../assets/pad.css"),
    ]
    .join("\n")
}

/// All of them.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    ASSETS.values().chain(SPRITES.values())
}

/// The asset of this name.
pub fn find(name: &str) -> Option<&'static Asset> {
    let sprite = || SPRITES.get(name.strip_suffix(".svg")?);
    ASSETS.get(name).or_else(sprite)
}

/// Its address.
///
/// # Panics
/// If there is no such asset: a mistake in a page.
pub fn href(name: &str) -> &'static str {
    let asset = find(name).unwrap_or_else(|| panic!("no asset {name}"));
    &asset.href
}

/// The address of a sprite, the one of a game or of the icons; empty if there is none.
pub fn sprite(id: &str) -> &'static str {
    SPRITES.get(id).map_or("", |sprite| &sprite.href)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_names_icons_that_are_there() {
        let manifest = find("app.webmanifest").expect("a manifest");
        let text = std::str::from_utf8(&manifest.body).expect("text");
        let mut icons = 0;
        for part in text.split("\"src\":\"").skip(1) {
            let address = part.split('"').next().expect("an address");
            assert!(all().any(|asset| asset.href == address), "{address}");
            icons += 1;
        }
        assert_eq!(icons, 4);
        assert!(text.contains("\"purpose\":\"maskable\""));
    }
}
