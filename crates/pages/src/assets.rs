//! The files that pages refer to: style, script, icons. Each address carries a hash of the content,
//! so browsers may keep them for ever.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// A file as the server sends it.
pub struct Asset {
    /// Name in the address.
    pub name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub body: String,
    /// Changes when the content does.
    pub version: String,
}

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    [
        ("style.css", "text/css; charset=utf-8", style()),
        (
            "understory.js",
            "text/javascript; charset=utf-8",
            include_str!("../assets/understory.js").to_string(),
        ),
        (
            "companion.js",
            "text/javascript; charset=utf-8",
            include_str!("../assets/companion.js").to_string(),
        ),
        (
            "icon.svg",
            "image/svg+xml",
            include_str!("../assets/icon.svg").to_string(),
        ),
        (
            "app.webmanifest",
            "application/manifest+json",
            include_str!("../assets/app.webmanifest").to_string(),
        ),
    ]
    .into_iter()
    .map(|(name, media_type, body)| {
        let mut hasher = DefaultHasher::new();
        body.hash(&mut hasher);
        let version = format!("{:016x}", hasher.finish());
        let asset = Asset {
            name,
            media_type,
            body,
            version,
        };
        (name, asset)
    })
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
    format!("/assets/{name}?v={}", asset.version)
}

/// The pictures of a game, or the icons: one SVG document of symbols.
pub fn sprite(name: &str) -> Option<&'static str> {
    art::sprite(name)
}
