//! What people see of the city: board, pad, glossary, lesson.

mod board;
mod glossary;
mod lesson;
mod pad;

use table::Bilingual;
use ui::{GamePackage, Packaged};

use crate::CanopyCity;
use crate::art::GALLERY;

const TEXTS: Bilingual = Bilingual {
    en: include_str!("texts/en.ftl"),
    fr: include_str!("texts/fr.ftl"),
};

impl Packaged for CanopyCity {
    fn package() -> GamePackage {
        GamePackage::new::<CanopyCity>()
            .board()
            .bot()
            .pad(|_, panels| Some(Box::new(pad::Cities::read(panels)?)))
            .glossary(glossary::groups)
            .lesson(&lesson::LESSON)
            .art(GALLERY, &["house-7", "house-19", "house-28", "house-33"])
            .style(include_str!("style.css"))
            .texts(TEXTS)
            .build()
    }
}
