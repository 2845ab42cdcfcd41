//! [`Visitor`]: who sent a request. A person is known by a credential, which only their browser or
//! program has; the server keeps its hash. Whoever comes without one is nobody in particular until they
//! do something that must be known again.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, SameSite};
use axum_extra::extract::{CookieJar, SignedCookieJar};
use search::Level;
use ui::{Lang, Reader};

use super::App;
use super::client::Client;
use super::follow::Follower;
use super::trouble::Trouble;
use crate::identity::Preferences;
use crate::live::Refused;
use crate::secret;

/// The cookie with the credential. Behind https its name says that no other site, no other path and no
/// plain http may have set it.
fn person_cookie(secure: bool) -> &'static str {
    if secure { "__Host-person" } else { "person" }
}

/// The cookie with what the reader likes: no secret.
fn reader_cookie(secure: bool) -> &'static str {
    if secure { "__Host-reader" } else { "reader" }
}

/// The cookie of servers before there were credentials: a person's name, signed by the server.
const SIGNED_COOKIE: &str = "guest";

/// Who sent a request.
#[derive(Clone)]
pub struct Visitor {
    /// The person, if a credential came along that is theirs.
    person: Option<String>,
    /// How they read pages.
    pub reader: Reader,
    /// The level they last played against.
    pub level: Level,
    /// Where they come from.
    pub client: Client,
    /// A new credential, to be kept by their browser.
    fresh: Option<String>,
    /// What is kept of the credential that came along.
    hash: Option<Vec<u8>>,
    /// It came as a program sends it.
    by_bearer: bool,
}

impl Visitor {
    /// Reads who sent a request with these headers.
    ///
    /// # Errors
    /// If the database cannot say. Taken for nobody, somebody would be given a new credential in place of the
    /// one that opens their seats.
    pub async fn read(app: &App, headers: &HeaderMap, client: Client) -> Result<Visitor, Trouble> {
        let jar = CookieJar::from_headers(headers);
        let value = |name: &str| jar.get(name).map(|cookie| cookie.value().to_string());
        let bearer = bearer(headers);
        let by_bearer = bearer.is_some();
        let credential = bearer.or_else(|| value(person_cookie(client.secure)));
        let hash = credential.map(|credential| secret::hash(&credential));
        let store = app.tables.store();
        let mut person = None;
        if let Some(hash) = &hash {
            person = store.person_of(hash).await.map_err(Refused::from)?;
        }
        let mut visitor = Visitor::nobody(app, headers, client);
        if hash.is_none()
            && let Some((signed, liked)) = signed_cookie(app, headers).await?
        {
            person = Some(signed);
            if let Some(liked) = liked
                && jar.get(reader_cookie(visitor.client.secure)).is_none()
            {
                visitor.level = liked.level;
                visitor.reader = Reader {
                    announcement: visitor.reader.announcement,
                    ..liked.reader
                };
            }
        }
        Ok(Visitor {
            person,
            hash,
            by_bearer,
            ..visitor
        })
    }

    /// Somebody of whom it is not asked who they are.
    fn nobody(app: &App, headers: &HeaderMap, client: Client) -> Visitor {
        let preferences = liked(app, headers, client.secure);
        let preferences =
            preferences.unwrap_or_else(|| Preferences::new(app.catalog(), language(headers)));
        Visitor {
            person: None,
            reader: Reader {
                announcement: app.announcement(),
                ..preferences.reader
            },
            level: preferences.level,
            client,
            fresh: None,
            hash: None,
            by_bearer: false,
        }
    }

    /// The person, if it is somebody in particular.
    pub fn person(&self) -> Option<&str> {
        self.person.as_deref()
    }

    /// Did a program send a credential, whosoever it is? Cookies are no business of the API.
    pub fn by_bearer(&self) -> bool {
        self.by_bearer
    }

    /// Who it is that follows a table.
    pub fn follower(&self) -> Follower {
        Follower {
            address: self.client.address,
            person: self.person.clone(),
            credential: self.hash.clone(),
        }
    }

    /// What is kept of the credential that came along.
    pub fn credential_hash(&self) -> Option<&[u8]> {
        self.hash.as_deref()
    }

    /// Makes somebody in particular of the visitor: from now on their browser has a credential.
    ///
    /// # Errors
    /// If there are too many newcomers, or what is wrong with the database.
    pub async fn settle(&mut self, app: &App) -> Result<String, Trouble> {
        if let Some(person) = &self.person
            && (self.fresh.is_some() || self.hash.is_some())
        {
            return Ok(person.clone());
        }
        app.limits.keep(self.client.address)?;
        let person = self.person.clone().unwrap_or_else(secret::name);
        self.become_person(app, &person).await?;
        Ok(person)
    }

    /// Gives the visitor's browser a credential of this person's.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn become_person(&mut self, app: &App, person: &str) -> Result<(), Trouble> {
        self.fresh = Some(new_credential(app, person).await?);
        self.person = Some(person.to_string());
        Ok(())
    }

    /// The cookies of the answer: what the reader likes, and the credential if it is new.
    pub fn cookies(&self) -> CookieJar {
        let secure = self.client.secure;
        let preferences = Preferences {
            reader: self.reader.clone(),
            level: self.level,
        };
        let mut jar = CookieJar::new().add(lasting(
            reader_cookie(secure).to_string(),
            preferences.text(),
            secure,
        ));
        if let Some(credential) = &self.fresh {
            let name = person_cookie(secure).to_string();
            jar = jar.add(lasting(name, credential.clone(), secure));
        }
        jar
    }
}

/// A cookie that only this server reads, for as long as browsers keep one.
pub fn lasting(name: String, value: String, secure: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_http_only(true);
    cookie.set_secure(secure);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_path("/");
    cookie.make_permanent();
    cookie
}

/// A new credential of this person; its hash is kept.
///
/// # Errors
/// What is wrong with the database.
pub async fn new_credential(app: &App, person: &str) -> Result<String, Trouble> {
    let credential = secret::secret();
    let hash = secret::hash(&credential);
    let now = app.tables.clock().now();
    let kept = app.tables.store().add_credential(&hash, person, now).await;
    kept.map_err(Refused::from)?;
    Ok(credential)
}

/// The credential that a program sends.
fn bearer(headers: &HeaderMap) -> Option<String> {
    let text = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, credential) = text.split_once(' ')?;
    let bearer = scheme.eq_ignore_ascii_case("bearer");
    bearer.then(|| credential.trim().to_string())
}

/// Who the visitor was before there were credentials, and what they liked. It counts until they have a
/// credential; then nobody can become them by a cookie that somebody else signed.
async fn signed_cookie(
    app: &App,
    headers: &HeaderMap,
) -> Result<Option<(String, Option<Preferences>)>, Trouble> {
    let cookie = app.signing_key().and_then(|key| {
        let jar = SignedCookieJar::from_headers(headers, key);
        jar.get(SIGNED_COOKIE)
    });
    let Some((person, rest)) = cookie.as_ref().and_then(|c| c.value().split_once('.')) else {
        return Ok(None);
    };
    let settled = app.tables.store().has_credential(person).await;
    let settled = settled.map_err(Refused::from)?;
    Ok((!settled).then(|| (person.to_string(), Preferences::parse(app.catalog(), rest))))
}

fn language(headers: &HeaderMap) -> Lang {
    let wishes = headers.get(ACCEPT_LANGUAGE);
    Lang::accepted(wishes.and_then(|v| v.to_str().ok()).unwrap_or_default())
}

/// How a visitor reads, without asking who they are: for those who are turned away at the door.
pub fn reader(app: &App, headers: &HeaderMap, secure: bool) -> Reader {
    let unknown = || Reader::new(app.catalog(), language(headers));
    liked(app, headers, secure).map_or_else(unknown, |liked| liked.reader)
}

/// What the visitor said of how they like it.
fn liked(app: &App, headers: &HeaderMap, secure: bool) -> Option<Preferences> {
    let jar = CookieJar::from_headers(headers);
    Preferences::parse(app.catalog(), jar.get(reader_cookie(secure))?.value())
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    /// The guard at the door has read who it is; it is not read twice.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let client = Client::of(parts, &app.trusted_proxies, app.public_url.as_ref());
        Ok(Visitor::nobody(app, &parts.headers, client))
    }
}
