//! [`PublicUrl`]: where people find the server.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use axum::http::Uri;

/// The address of the server as people type it, such as `https://forest.example`. Links are written
/// with it; without one, they go to the host that the reader asked, over plain HTTP.
///
/// ```
/// use web::http::PublicUrl;
/// let url: PublicUrl = "https://forest.example/".parse()?;
/// assert_eq!(url.to_string(), "https://forest.example");
/// assert!("forest.example".parse::<PublicUrl>().is_err());
/// # Ok::<(), web::http::BadUrl>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(Arc<str>);

/// Not an address of a server: a scheme and a host are wanted, and no path.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("https://forest.example")]
pub struct BadUrl;

impl FromStr for PublicUrl {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<Self, BadUrl> {
        let url: Uri = text.parse().map_err(|_| BadUrl)?;
        let web = matches!(url.scheme_str(), Some("http" | "https"));
        let host = url.authority().is_some_and(|a| !a.as_str().contains('@'));
        if !web || !host || url.path() != "/" || url.query().is_some() {
            return Err(BadUrl);
        }
        Ok(PublicUrl(text.strip_suffix('/').unwrap_or(text).into()))
    }
}

impl PublicUrl {
    /// Do people come by https?
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
