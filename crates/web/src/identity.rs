//! Guests: a name and a signed cookie, no accounts.

use std::convert::Infallible;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use bots::Level;
use pages::{Lang, Reader};

const COOKIE: &str = "guest";
/// Most characters of a name; longer ones would break the layout.
pub const NAME: usize = 24;

/// Somebody with a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Random; it is how tables know them again.
    pub id: String,
    /// How they read pages.
    pub reader: Reader,
    /// The level they last played against.
    pub level: Level,
}

impl Guest {
    /// Their cookie's text: `id.lang.theme.level.name`, the name as hexadecimal.
    fn text(&self) -> String {
        let Reader { lang, theme, name } = &self.reader;
        format!(
            "{}.{lang}.{theme}.{}.{}",
            self.id,
            self.level,
            hex::encode(name)
        )
    }

    fn parse(text: &str) -> Option<Guest> {
        let mut parts = text.splitn(5, '.');
        let id = parts.next()?.to_string();
        let lang = parts.next()?.parse().ok()?;
        let theme = parts.next()?.parse().ok()?;
        let level = parts.next()?.parse().ok()?;
        let name = String::from_utf8(hex::decode(parts.next()?).ok()?).ok()?;
        let reader = Reader { lang, theme, name };
        Some(Guest { id, reader, level })
    }
}

/// A name as it may stand on a page: trimmed, short, without control characters.
pub fn tidy_name(name: &str) -> String {
    let shown = name.chars().filter(|c| !c.is_control());
    shown.take(NAME).collect::<String>().trim().to_string()
}

/// Who sent a request. Everybody is somebody; whoever comes without a valid cookie is new.
pub struct Visitor {
    /// The guest.
    pub guest: Guest,
    jar: SignedCookieJar,
    known: bool,
}

impl Visitor {
    /// Keeps the guest in the cookie of the answer.
    pub fn keep(self) -> SignedCookieJar {
        let mut cookie = Cookie::new(COOKIE, self.guest.text());
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        cookie.set_path("/");
        cookie.make_permanent();
        self.jar.add(cookie)
    }

    /// Has this visitor been here before?
    pub fn known(&self) -> bool {
        self.known
    }
}

impl<S> FromRequestParts<S> for Visitor
where
    S: Send + Sync,
    Key: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let jar = SignedCookieJar::from_headers(&parts.headers, Key::from_ref(state));
        let found = jar.get(COOKIE).and_then(|c| Guest::parse(c.value()));
        let known = found.is_some();
        let guest = found.unwrap_or_else(|| {
            let wishes = parts.headers.get(ACCEPT_LANGUAGE);
            let first = wishes.and_then(|v| v.to_str().ok()).unwrap_or_default();
            let lang = Lang::of_locale(first.split([',', ';']).next().unwrap_or_default());
            Guest {
                id: crate::secret::name(),
                reader: Reader::new(lang),
                level: Level::Tree,
            }
        });
        Ok(Visitor { guest, jar, known })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pages::Theme;

    #[test]
    fn guests_round_trip_through_their_cookie() {
        let guest = Guest {
            id: "a1".to_string(),
            reader: Reader {
                lang: Lang::Fr,
                theme: Theme::Dark,
                name: "Zoé. 🌳".to_string(),
            },
            level: Level::Canopy,
        };
        assert_eq!(Guest::parse(&guest.text()), Some(guest));
        assert_eq!(Guest::parse("a1.fr.dusk.tree.00"), None);
    }

    #[test]
    fn names_are_tidied() {
        assert_eq!(tidy_name("  Ada\n\u{7} "), "Ada");
        assert_eq!(tidy_name(&"x".repeat(99)).len(), NAME);
    }
}
