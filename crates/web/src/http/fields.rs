//! [`Fields`]: a form as it was sent, with an end to how much of it is read.

use std::collections::HashMap;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use table::Phrase;
use ui::{Lang, Reader};

use super::App;
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;

/// Fields of a form that are read: the longest, the city's with all its options, has some sixty.
const MOST: usize = 256;

/// Bytes of a form: a file of cards at its largest, each byte of it written as three.
pub const FORM: usize = 256 << 10;

/// Bytes of somebody's own cards: ten times the longest file that a game has.
pub const CARDS: usize = 64 << 10;

/// The fields of a form in their order; of one name there may be several.
pub struct Fields {
    pairs: Vec<(String, String)>,
    first: HashMap<String, usize>,
}

impl Fields {
    /// These fields.
    ///
    /// # Errors
    /// If there are more than anybody fills in.
    pub fn new(pairs: Vec<(String, String)>) -> Result<Fields, Trouble> {
        if pairs.len() > MOST {
            return Err(too_many());
        }
        let mut first = HashMap::with_capacity(pairs.len());
        for (number, (name, _)) in pairs.iter().enumerate() {
            first.entry(name.clone()).or_insert(number);
        }
        Ok(Fields { pairs, first })
    }

    /// The first field of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.pairs.get(*self.first.get(name)?)?;
        Some(value)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// All of them, to be shown again.
    pub fn into_pairs(self) -> Vec<(String, String)> {
        self.pairs
    }
}

impl FromRequest<App> for Fields {
    type Rejection = TroublePage;

    async fn from_request(request: Request, app: &App) -> Result<Fields, TroublePage> {
        let reader = request
            .extensions()
            .get::<Visitor>()
            .map(|v| v.reader.clone());
        let reader = reader.unwrap_or(Reader::new(app.catalog(), Lang::En));
        let bytes = Bytes::from_request(request, app).await;
        bytes
            .map_err(Trouble::from)
            .and_then(|bytes| read(&bytes))
            .or_page(&reader)
    }
}

impl From<BytesRejection> for Trouble {
    fn from(rejection: BytesRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Trouble::new(StatusCode::PAYLOAD_TOO_LARGE, "pages-error-too-large")
            }
            _ => Trouble::input(rejection.body_text()),
        }
    }
}

fn read(form: &[u8]) -> Result<Fields, Trouble> {
    // Counted before anything is taken apart.
    if form.iter().filter(|byte| **byte == b'&').count() > MOST {
        return Err(too_many());
    }
    Fields::new(form_urlencoded::parse(form).into_owned().collect())
}

fn too_many() -> Trouble {
    let phrase = Phrase::new("pages-error-fields").number("most", MOST as i64);
    Trouble::saying(StatusCode::PAYLOAD_TOO_LARGE, vec![phrase])
}

/// Own cards are not too long.
///
/// # Errors
/// If they are.
pub fn short_enough(cards: Option<&str>) -> Result<(), Phrase> {
    if cards.is_some_and(|cards| cards.len() > CARDS) {
        return Err(Phrase::new("pages-error-cards").number("most", (CARDS >> 10) as i64));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_a_name_counts_and_the_order_stays() {
        let pairs = [("a", "1"), ("b", "2"), ("a", "3")];
        let fields = Fields::new(pairs.map(|(k, v)| (k.into(), v.into())).to_vec());
        let fields = fields.unwrap_or_else(|_| panic!("few enough"));
        assert_eq!((fields.get("a"), fields.get("c")), (Some("1"), None));
        let values: Vec<&str> = fields.iter().map(|(_, value)| value).collect();
        assert_eq!(values, ["1", "2", "3"]);
    }

    #[test]
    fn too_many_fields_are_refused() {
        assert!(Fields::new(vec![Default::default(); MOST]).is_ok());
        assert!(Fields::new(vec![Default::default(); MOST + 1]).is_err());
    }
}
