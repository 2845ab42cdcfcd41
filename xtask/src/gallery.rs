//! Every page as a picture, to be looked at as a designer would: start, middle and end of every game
//! with every number of seats, both languages, day and night, on a phone, a tablet and a desk.
//!
//! A picture shows a page four times: both languages, by day and by night.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;

use crate::camera::Camera;
use crate::cargo;

/// Where the pages and their pictures go.
const FOLDER: &str = "target/gallery";

/// The readers of a page.
const READERS: [&str; 4] = ["en-light", "fr-dark", "fr-light", "en-dark"];

/// A screen, and how the readers are laid out side by side. Screens are taller than real ones, so
/// that more of the page is seen.
struct Screen {
    width: u32,
    height: u32,
    columns: u32,
}

const SCREENS: [Screen; 3] = [
    Screen {
        width: 390,
        height: 1500,
        columns: 4,
    },
    Screen {
        width: 820,
        height: 1300,
        columns: 2,
    },
    Screen {
        width: 1440,
        height: 1000,
        columns: 2,
    },
];

/// Takes the pictures: of one game, of the guide, of the pads, of the other pages, or of everything.
pub fn take(only: Option<&str>) -> Result<()> {
    let folder = Path::new(FOLDER);
    let _ = fs::remove_dir_all(folder);
    let mut args = vec!["run", "-p", "ui", "--example", "gallery", "--", FOLDER];
    args.extend(only);
    cargo(&args, &[])?;
    let pages = names(folder)?;
    let jobs: Vec<(&str, &Screen)> = pages
        .iter()
        .flat_map(|page| SCREENS.iter().map(move |screen| (page.as_str(), screen)))
        .collect();
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        let camera = Camera::new(folder)?;
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some((page, screen)) = jobs.get(at) else {
                return Ok(());
            };
            picture(&camera, folder, page, screen)?;
            if at.is_multiple_of(50) {
                println!("{at} of {}", jobs.len());
            }
        }
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(work);
        let own = work();
        other
            .join()
            .unwrap_or_else(|_| anyhow::bail!("a picture taker fell over"))?;
        own
    })?;
    println!("{} pictures in {FOLDER}", jobs.len());
    Ok(())
}

/// The pages of a folder, without their readers.
fn names(folder: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let file = entry?.file_name();
        let file = file.to_string_lossy();
        let ending = format!("-{}.html", READERS[0]);
        names.extend(file.strip_suffix(&ending).map(ToString::to_string));
    }
    Ok(names)
}

/// Frames rather than windows: Chromium's windows cannot be as narrow as a phone.
fn picture(camera: &Camera, folder: &Path, name: &str, screen: &Screen) -> Result<()> {
    let Screen {
        width,
        height,
        columns,
    } = screen;
    let frames: String = READERS
        .iter()
        .map(|reader| {
            format!("<iframe src='{name}-{reader}.html' width={width} height={height}></iframe>")
        })
        .collect();
    let sheet = format!("sheet-{name}-{width}.html");
    fs::write(
        folder.join(&sheet),
        format!(
            "<!doctype html><title>{name}</title><style>body{{margin:0;display:grid;\
             grid-template-columns:repeat({columns},{width}px)}}iframe{{border:0}}</style>{frames}"
        ),
    )?;
    let rows = READERS.len() as u32 / columns;
    let target = folder.join(format!("{name}-{width}.png"));
    camera.picture(&sheet, (columns * width, rows * height), &target)?;
    fs::remove_file(folder.join(&sheet))?;
    Ok(())
}
