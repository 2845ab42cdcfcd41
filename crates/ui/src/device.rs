//! “On another device”: the same person there as here.

use maud::{Markup, html};
use table::Phrase;

use crate::frame::{Reader, document};

/// A code that another device may use, once.
pub struct Offer {
    /// Where it is typed.
    pub address: String,
    /// The code, in two halves.
    pub code: String,
    /// How long it is worth something.
    pub minutes: i64,
}

/// The page: here is a code, or there one is to be typed.
pub fn page(reader: &Reader, known: bool, offer: Option<&Offer>) -> Markup {
    let title = reader.text("pages-device");
    let content = html! {
        main #main.sheet-page {
            h1 { (title) }
            p { (reader.text("pages-device-line")) }
            @if let Some(offer) = offer {
                @let place = Phrase::new("pages-device-there").text("address", &offer.address);
                @let time = Phrase::new("pages-device-minutes").number("minutes", offer.minutes);
                p { (reader.say(&place)) }
                p.code { (offer.code) }
                p { small { (reader.say(&time)) } }
            }
            form method="post" action="/device" {
                button.primary[offer.is_none()] {
                    (reader.text(if offer.is_some() { "pages-device-again" } else { "pages-device-code" }))
                }
            }
            p { a href="/device/enter" { (reader.text("pages-device-have")) } }
            @if known {
                h2 { (reader.text("pages-device-others")) }
                p { (reader.text("pages-device-others-line")) }
                form method="post" action="/device/others" {
                    button { (reader.text("pages-device-others-go")) }
                }
            }
        }
    };
    document(reader, &title, "/device", &content)
}

/// The page on which a code is typed.
pub fn enter(reader: &Reader, known: bool) -> Markup {
    let title = reader.text("pages-device-enter");
    let content = html! {
        main #main.sheet-page {
            h1 { (title) }
            @if known { p { (reader.text("pages-device-known")) } }
            form method="post" action="/device/enter" {
                label { (reader.text("pages-device-type"))
                    input.code name="code" required maxlength="16" autocomplete="off" autocapitalize="characters" spellcheck="false";
                }
                button.primary { (reader.text("pages-device-enter-go")) }
            }
        }
    };
    document(reader, &title, "/device/enter", &content)
}
