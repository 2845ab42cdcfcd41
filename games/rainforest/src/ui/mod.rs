//! What people see of Rainforest: board, pad, glossary, lesson.

mod board;
mod glossary;
mod lesson;
mod pad;

use table::Bilingual;
use ui::{GamePackage, Packaged};

use crate::Rainforest;
use crate::art::GALLERY;

const TEXTS: Bilingual = Bilingual {
    en: include_str!("texts/en.ftl"),
    fr: include_str!("texts/fr.ftl"),
};

impl Packaged for Rainforest {
    fn package() -> GamePackage {
        GamePackage::new::<Rainforest>()
            .board()
            .bot()
            .pad(|_, panels| Some(Box::new(pad::Jungles::read(panels)?)))
            .glossary(glossary::groups)
            .lesson(&lesson::LESSON)
            .art(
                GALLERY,
                &[
                    "red-parrot",
                    "blue-frog",
                    "purple-butterfly",
                    "yellow-monkey",
                ],
            )
            .style(include_str!("style.css"))
            .texts(TEXTS)
            .build()
    }
}
