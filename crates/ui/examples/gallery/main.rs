//! Writes all pages as files, to be looked at: every page in both languages, by day and by night.
//!
//! ```text
//! cargo run -p ui --example gallery -- FOLDER [GAME | guide | pads | site]
//! ```

mod moments;
mod pads;
mod texts;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use maud::Markup;
use registry::CATALOG;
use ui::{Lang, Reader, Theme};

type Done = Result<(), Box<dyn Error>>;

fn main() -> Done {
    let mut args = std::env::args().skip(1);
    let folder = args
        .next()
        .ok_or("usage: gallery FOLDER [GAME | guide | pads | site]")?;
    let only = args.next();
    let wanted = |name: &str| only.as_ref().is_none_or(|only| only == name);
    let gallery = Gallery::new(Path::new(&folder))?;
    if wanted("site") {
        texts::site(&gallery)?;
    }
    if wanted("pads") {
        pads::write(&gallery)?;
    }
    for package in CATALOG.games() {
        let id = package.id();
        if wanted("guide") || wanted(id) {
            texts::guide(&gallery, package)?;
        }
        if wanted(id) {
            moments::write(&gallery, package)?;
        }
    }
    Ok(())
}

/// The folder that the pages go to, with what they refer to.
struct Gallery {
    folder: PathBuf,
}

impl Gallery {
    fn new(folder: &Path) -> Result<Gallery, Box<dyn Error>> {
        fs::create_dir_all(folder.join("assets"))?;
        for asset in CATALOG.assets() {
            fs::write(folder.join("assets").join(&asset.name), &asset.body)?;
        }
        Ok(Gallery {
            folder: folder.to_path_buf(),
        })
    }

    /// Writes a page for every kind of reader.
    fn page(&self, name: &str, make: impl Fn(&Reader) -> Result<Markup, Box<dyn Error>>) -> Done {
        for lang in Lang::ALL {
            for theme in [Theme::Light, Theme::Dark] {
                let reader = Reader {
                    theme,
                    ..Reader::new(&CATALOG, lang)
                };
                let page = make(&reader)?.into_string();
                let file = format!("{name}-{lang}-{theme}.html");
                fs::write(self.folder.join(file), page)?;
            }
        }
        Ok(())
    }
}
