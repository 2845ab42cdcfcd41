//! What people see of Canopée and of its first edition: board, pad, glossary, lesson.

mod board;
mod glossary;
mod lesson;
mod pad;

use table::Bilingual;
use ui::pad::Pad;
use ui::{GamePackage, Packaged};

use crate::art::GALLERY;
use crate::{Canopee, CanopyFirst};

const TEXTS: Bilingual = Bilingual {
    en: include_str!("texts/en.ftl"),
    fr: include_str!("texts/fr.ftl"),
};

impl Packaged for Canopee {
    fn package() -> GamePackage {
        GamePackage::new::<Canopee>()
            .board()
            .bot()
            .pad(|head, panels| read_pad(false, head, panels))
            .glossary(|| glossary::groups(false))
            .lesson(&lesson::LESSON)
            .art(GALLERY, &["toucan", "canopy-2", "orchid", "jaguar"])
            .style(include_str!("style.css"))
            .texts(TEXTS)
            .build()
    }
}

impl Packaged for CanopyFirst {
    fn package() -> GamePackage {
        GamePackage::new::<CanopyFirst>()
            .board()
            .bot()
            .pad(|head, panels| read_pad(true, head, panels))
            .glossary(|| glossary::groups(true))
            .lesson(&lesson::FIRST_EDITION)
            .art(GALLERY, &["sloth", "canopy-1", "fern", "frog"])
            .style(include_str!("style.css"))
            .texts(TEXTS)
            .build()
    }
}

fn read_pad(first: bool, head: &str, panels: &[&str]) -> Option<Box<dyn Pad>> {
    Some(Box::new(pad::Forests::read(first, head, panels)?))
}
