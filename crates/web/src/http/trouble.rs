//! Everything that can be wrong with a request, as a page or as JSON.

use std::any::Any;

use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use pages::{Lang, Reader, frame};
use serde_json::json;
use table::{Phrase, Refusal, StepError};

use crate::identity::Visitor;
use crate::live::{Misfit, Refused};

/// What is wrong, and what would be right.
#[derive(Debug)]
pub struct Trouble {
    /// The kind of trouble, for programs.
    pub status: StatusCode,
    /// The words, for people.
    pub phrases: Vec<Phrase>,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

impl Trouble {
    /// Trouble with one sentence.
    pub fn new(status: StatusCode, key: &'static str) -> Trouble {
        Trouble {
            status,
            phrases: vec![Phrase::new(key)],
            rule: None,
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
        Trouble {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            phrases: vec![Phrase::new("pages-error-input").text("what", what)],
            rule: None,
        }
    }

    /// The sentences.
    pub fn lines(&self, reader: &Reader) -> Vec<String> {
        self.phrases.iter().map(|p| reader.say(p)).collect()
    }

    /// As a page.
    pub fn page(&self, reader: &Reader) -> Response {
        let page = frame::message(reader, "pages-error", &self.lines(reader));
        (self.status, page).into_response()
    }

    /// As JSON, in English.
    pub fn json(&self) -> Response {
        let error = self.lines(&Reader::new(Lang::En)).join(" ");
        (self.status, Json(json!({ "error": error }))).into_response()
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
            Refused::Misfit(Misfit::Setup(faults)) => Trouble {
                status: StatusCode::UNPROCESSABLE_ENTITY,
                phrases: faults.0.into_iter().map(|f| f.what).collect(),
                rule: None,
            },
            Refused::Misfit(Misfit::NoSeat(_)) => Trouble::forbidden(),
            other => {
                tracing::error!(error = %other, "trouble with a table");
                Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "pages-error-server")
            }
        }
    }
}

impl From<StepError> for Trouble {
    fn from(error: StepError) -> Self {
        Trouble {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            rule: match &error {
                StepError::Refused(Refusal::Illegal { rule, .. }) => Some(rule),
                _ => None,
            },
            phrases: vec![error.phrase()],
        }
    }
}

/// For addresses that mean nothing.
pub async fn not_found(visitor: Visitor, request: Request) -> Response {
    let trouble = Trouble::not_found();
    if request.uri().path().starts_with("/api/") {
        trouble.json()
    } else {
        trouble.page(&visitor.guest.reader)
    }
}

/// One request's panic is its own affair.
pub fn after_panic(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a handler panicked");
    let trouble = Trouble::new(StatusCode::INTERNAL_SERVER_ERROR, "pages-error-server");
    trouble.page(&Reader::new(Lang::En))
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
