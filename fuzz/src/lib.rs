//! What the fuzz targets share: tables by name, and the first inputs.

pub mod seeds;

use table::{AnyGame, Setup};

/// The text of an input; what is no text is nobody's business here.
pub fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok()
}

/// The first line, and the rest.
pub fn head(text: &str) -> Option<(&str, &str)> {
    text.split_once('\n')
}

/// A table named in a line such as `canopee seasons 2`: game, variant and seats.
pub fn table(line: &str) -> Option<(&'static dyn AnyGame, Setup)> {
    let mut words = line.split(' ');
    let game = registry::find(words.next()?)?;
    let descriptor = game.descriptor();
    let name = words.next()?;
    let variant = descriptor.variants.iter().find(|v| v.name == name)?;
    let seats: usize = words.next()?.parse().ok()?;
    variant.seats.contains(&seats).then_some(())?;
    let setup = Setup::of_variant(descriptor, variant, seats).ok()?;
    words.next().is_none().then_some((game, setup))
}
