//! [`PublicUrl`]: where people find the server.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

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
        let host = text
            .strip_prefix("https://")
            .or(text.strip_prefix("http://"))
            .ok_or(BadUrl)?;
        let host = host.strip_suffix('/').unwrap_or(host);
        let plain = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
        if host.is_empty() || !host.chars().all(plain) {
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
