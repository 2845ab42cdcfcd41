//! What people see of Arboretum: board, pad, glossary, lesson.

mod board;
mod glossary;
mod lesson;
mod pad;

use table::Bilingual;
use ui::{GamePackage, Packaged};

use crate::Arboretum;
use crate::art::GALLERY;

const TEXTS: Bilingual = Bilingual {
    en: include_str!("texts/en.ftl"),
    fr: include_str!("texts/fr.ftl"),
};

impl Packaged for Arboretum {
    fn package() -> GamePackage {
        GamePackage::new::<Arboretum>()
            .board()
            .bot()
            .pad(|_, panels| Some(Box::new(pad::Gardens::read(panels)?)))
            .glossary(glossary::groups)
            .lesson(&lesson::LESSON)
            .art(
                GALLERY,
                &["jacaranda-4", "maple-8", "willow-6", "magnolia-3"],
            )
            .style(include_str!("style.css"))
            .texts(TEXTS)
            .build()
    }
}
