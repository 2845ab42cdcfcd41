//! Everything that can be wrong with a request, as a page or as JSON.

use std::any::Any;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use table::{Phrase, Refusal, StepError};
use ui::{Catalog, Lang, Reader, frame};

use super::App;
use super::budget::TooMuch;
use super::public_url::PublicUrl;
use super::visitor::{self, Visitor};
use crate::live::{Misfit, Refused, TABLES_OF_ONE};
use crate::store::StoreError;

/// What is wrong, and what would be right.
#[derive(Debug)]
pub struct Trouble {
    /// The kind of trouble, for programs.
    pub status: StatusCode,
    /// The words, for people.
    pub phrases: Vec<Phrase>,
    /// The rule that says so.
    pub rule: Option<&'static str>,
    /// Seconds after which it may be tried again.
    pub wait: Option<u64>,
}

impl Trouble {
    /// Trouble with one sentence.
    pub fn new(status: StatusCode, key: &'static str) -> Trouble {
        Trouble::saying(status, vec![Phrase::new(key)])
    }

    /// Trouble with these sentences.
    pub fn saying(status: StatusCode, phrases: Vec<Phrase>) -> Trouble {
        Trouble {
            status,
            phrases,
            rule: None,
            wait: None,
        }
    }

    /// No such thing.
    pub fn not_found() -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, "pages-error-not-found")
    }

    /// Not for this guest.
    pub fn forbidden() -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, "pages-error-forbidden")
    }

    /// A form or a body that cannot be read.
    pub fn input(what: impl ToString) -> Trouble {
        let what = Phrase::new("pages-error-input").text("what", what);
        Trouble::saying(StatusCode::UNPROCESSABLE_ENTITY, vec![what])
    }

    /// The sentences.
    pub fn lines(&self, reader: &Reader) -> Vec<String> {
        self.phrases.iter().map(|p| reader.say(p)).collect()
    }

    /// As a page.
    pub fn page(&self, reader: &Reader) -> Response {
        let page = frame::message(reader, "pages-error", &self.lines(reader));
        self.with_wait((self.status, page).into_response())
    }

    fn with_wait(&self, mut response: Response) -> Response {
        if let Some(wait) = self.wait {
            response.headers_mut().insert(RETRY_AFTER, wait.into());
        }
        response
    }

    /// As JSON, in English.
    pub fn json(&self, catalog: &'static Catalog) -> Response {
        let error = self.lines(&Reader::new(catalog, Lang::En)).join(" ");
        self.with_wait((self.status, Json(json!({ "error": error }))).into_response())
    }
}

impl From<TooMuch> for Trouble {
    fn from(too_much: TooMuch) -> Self {
        let (status, key) = if too_much.busy {
            (StatusCode::SERVICE_UNAVAILABLE, "pages-error-busy")
        } else {
            (StatusCode::TOO_MANY_REQUESTS, "pages-error-rate")
        };
        Trouble {
            wait: Some(too_much.wait),
            ..Trouble::new(status, key)
        }
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::NoTable => Trouble::not_found(),
            Refused::Stale => Trouble::new(StatusCode::CONFLICT, "pages-error-stale"),
            Refused::Rules(error) | Refused::Misfit(Misfit::Step(error)) => error.into(),
            Refused::Misfit(Misfit::NothingToUndo) => {
                Trouble::new(StatusCode::CONFLICT, "pages-error-undo")
            }
            Refused::Misfit(Misfit::Setup(faults)) => Trouble::saying(
                StatusCode::UNPROCESSABLE_ENTITY,
                faults.0.into_iter().map(|f| f.what).collect(),
            ),
            Refused::Misfit(Misfit::Closed) => {
                Trouble::new(StatusCode::CONFLICT, "pages-error-closed")
            }
            Refused::Misfit(Misfit::NoSeat(_)) => Trouble::forbidden(),
            Refused::NotYours => Trouble::new(StatusCode::FORBIDDEN, "pages-error-not-yours"),
            Refused::NotAway { seat, minutes } => {
                let phrase = Phrase::new("pages-error-not-away").seat("seat", seat);
                let phrase = phrase.number("minutes", minutes);
                Trouble::saying(StatusCode::FORBIDDEN, vec![phrase])
            }
            Refused::Taken => Trouble::new(StatusCode::CONFLICT, "pages-error-seat-taken"),
            Refused::Spent => Trouble::new(StatusCode::GONE, "pages-error-invitation"),
            Refused::Restless => Trouble::new(StatusCode::CONFLICT, "pages-error-restless"),
            Refused::OnlyBots => {
                Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, "pages-error-only-bots")
            }
            Refused::TooMany => {
                let phrase = Phrase::new("pages-error-tables").number("most", TABLES_OF_ONE);
                Trouble::saying(StatusCode::TOO_MANY_REQUESTS, vec![phrase])
            }
            Refused::Store(StoreError::Full) => {
                Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "pages-error-full")
            }
            other => {
                tracing::error!(error = %other, "trouble with a table");
                Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "pages-error-server")
            }
        }
    }
}

impl From<StepError> for Trouble {
    fn from(error: StepError) -> Self {
        let rule = match &error {
            StepError::Refused(Refusal::Illegal { rule, .. }) => Some(*rule),
            _ => None,
        };
        Trouble {
            rule,
            ..Trouble::saying(StatusCode::UNPROCESSABLE_ENTITY, vec![error.phrase()])
        }
    }
}

/// For addresses that mean nothing.
pub async fn not_found(visitor: Visitor, request: Request) -> Response {
    let trouble = Trouble::not_found();
    if request.uri().path().starts_with("/api/") {
        trouble.json(visitor.reader.catalog)
    } else {
        trouble.page(&visitor.reader)
    }
}

/// One request's panic is its own affair.
pub fn after_panic(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a handler panicked");
    let trouble = Trouble::new(StatusCode::INTERNAL_SERVER_ERROR, "pages-error-server");
    Unsaid(trouble.into()).into_response()
}

/// Trouble of which nobody knows yet in which words to say it; [`say`] does.
#[derive(Clone)]
pub struct Unsaid(pub Arc<Trouble>);

impl IntoResponse for Unsaid {
    fn into_response(self) -> Response {
        let mut response = Response::default();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts trouble into words that has none yet: for programs as JSON, for people as a page in their language.
pub async fn say(State(app): State<App>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let headers = request.headers().clone();
    let response = next.run(request).await;
    let Some(Unsaid(trouble)) = response.extensions().get::<Unsaid>() else {
        return response;
    };
    if api {
        return trouble.json(app.catalog());
    }
    let secure = app.public_url.as_ref().is_some_and(PublicUrl::is_https);
    trouble.page(&visitor::reader(&app, &headers, secure))
}

/// Trouble as a page that is ready to be sent; in a box, because handlers seldom need it.
pub struct TroublePage(Box<Response>);

impl IntoResponse for TroublePage {
    fn into_response(self) -> Response {
        *self.0
    }
}

/// For handlers: trouble in the visitor's language.
pub trait OrPage<T> {
    /// The value, or the trouble as a page for this reader.
    fn or_page(self, reader: &Reader) -> Result<T, TroublePage>;
}

impl<T, E: Into<Trouble>> OrPage<T> for Result<T, E> {
    fn or_page(self, reader: &Reader) -> Result<T, TroublePage> {
        self.map_err(|e| TroublePage(Box::new(e.into().page(reader))))
    }
}
