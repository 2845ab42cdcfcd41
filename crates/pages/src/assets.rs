//! The files that pages refer to: style, script, icons. Each address carries a hash of the content,
//! so browsers may keep them for ever.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use crate::icons::{self, Edge};

/// A file as the server sends it.
pub struct Asset {
    /// Name in the address.
    pub name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub body: Vec<u8>,
    /// Changes when the content does.
    pub version: String,
}

impl Asset {
    fn new(name: &'static str, media_type: &'static str, body: impl Into<Vec<u8>>) -> Asset {
        let body = body.into();
        let mut hasher = DefaultHasher::new();
        body.hash(&mut hasher);
        Asset {
            name,
            media_type,
            body,
            version: format!("{:016x}", hasher.finish()),
        }
    }

    /// Its address.
    fn href(&self) -> String {
        format!("/assets/{}?v={}", self.name, self.version)
    }
}

/// The icons that systems want as pictures of pixels, with their sides.
const ICONS: [(&str, Edge, u32); 4] = [
    ("icon-180.png", Edge::Maskable, 180),
    ("icon-192.png", Edge::Rounded, 192),
    ("icon-512.png", Edge::Rounded, 512),
    ("icon-maskable-512.png", Edge::Maskable, 512),
];

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let script = "text/javascript; charset=utf-8";
    let mut assets = vec![
        Asset::new("style.css", "text/css; charset=utf-8", style()),
        Asset::new(
            "understory.js",
            script,
            include_str!("../assets/understory.js"),
        ),
        Asset::new(
            "companion.js",
            script,
            include_str!("../assets/companion.js"),
        ),
        Asset::new("icon.svg", "image/svg+xml", icons::svg(Edge::Rounded)),
    ];
    for (name, edge, size) in ICONS {
        assets.push(Asset::new(name, "image/png", icons::png(edge, size)));
    }
    // Its icons are addressed with their hashes, like everything else.
    let manifest = assets.iter().fold(
        include_str!("../assets/app.webmanifest").to_string(),
        |text, asset| {
            let plain = format!("/assets/{}\"", asset.name);
            text.replace(&plain, &format!("{}\"", asset.href()))
        },
    );
    assets.push(Asset::new(
        "app.webmanifest",
        "application/manifest+json",
        manifest,
    ));
    assets
        .into_iter()
        .map(|asset| (asset.name, asset))
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

/// The asset of this name.
pub fn find(name: &str) -> Option<&'static Asset> {
    ASSETS.get(name)
}

/// Its address.
///
/// # Panics
/// If there is no such asset: a mistake in a page.
pub fn href(name: &str) -> String {
    let asset = find(name).unwrap_or_else(|| panic!("no asset {name}"));
    asset.href()
}

/// The pictures of a game, or the icons: one SVG document of symbols.
pub fn sprite(name: &str) -> Option<&'static str> {
    art::sprite(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_names_icons_that_are_there() {
        let manifest = find("app.webmanifest").expect("a manifest");
        let text = String::from_utf8(manifest.body.clone()).expect("text");
        let mut icons = 0;
        for part in text.split("\"src\":\"/assets/").skip(1) {
            let address = part.split('"').next().expect("an address");
            let (name, version) = address.split_once("?v=").expect("a version");
            assert_eq!(find(name).expect(name).version, version);
            icons += 1;
        }
        assert_eq!(icons, 4);
        assert!(text.contains("\"purpose\":\"maskable\""));
    }
}
