//! [`Client`]: where a request came from, proxies taken into account.

use std::borrow::Cow;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Once;

use axum::extract::ConnectInfo;
use axum::http::header::{HOST, HeaderName};
use axum::http::request::Parts;
use ipnet::IpNet;

use super::PublicUrl;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Where a request came from, and by which address it found us.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Client {
    /// The address that limits count: of IPv6 the first 64 bits, since whoever has one has them all.
    pub address: IpAddr,
    /// The browser speaks to us, or to our proxy, by https.
    pub secure: bool,
    /// Our address as the browser knows it: `https://forest.example`.
    pub server: String,
}

impl Client {
    /// Reads it from the connection and, behind a proxy that we trust, from the proxy's headers.
    pub fn of(parts: &Parts, trusted: &[IpNet], public_url: Option<&PublicUrl>) -> Client {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
        let peer = peer.to_canonical();
        let text = |name: HeaderName| parts.headers.get(name).and_then(|v| v.to_str().ok());
        let by_proxy = is_trusted(peer, trusted);
        let forwarded_https = by_proxy
            && text(FORWARDED_PROTO).is_some_and(|p| p.trim().eq_ignore_ascii_case("https"));
        let (secure, server) = match public_url {
            Some(url) => (url.is_https(), url.to_string()),
            None => {
                let host = text(HOST).or(parts.uri.authority().map(|a| a.as_str()));
                let scheme = if forwarded_https { "https" } else { "http" };
                let server = format!("{scheme}://{}", host.unwrap_or_default());
                (forwarded_https, server)
            }
        };
        if !by_proxy && peer.is_loopback() && parts.headers.contains_key(FORWARDED_FOR) {
            static TOLD: Once = Once::new();
            TOLD.call_once(|| {
                tracing::warn!(
                    "a proxy on this machine says where requests come from, but is not trusted to: everybody shares \
                     one limit; see --trusted-proxy"
                );
            });
        }
        let lists = parts.headers.get_all(FORWARDED_FOR).iter();
        // Not only text: what a proxy wrote stands behind whatever a browser sent.
        let lists = lists.map(|value| String::from_utf8_lossy(value.as_bytes()));
        let lists: Vec<Cow<'_, str>> = lists.collect();
        Client {
            address: subscriber(forwarded(peer, &lists, trusted)),
            secure,
            server,
        }
    }
}

/// Is this one of our own proxies?
pub fn is_trusted(address: IpAddr, trusted: &[IpNet]) -> bool {
    trusted.iter().any(|net| net.contains(&address))
}

/// The address of whoever asked first. Each proxy writes whom it heard at the right end of the list, so
/// only what proxies of ours have written counts; what stands further left, anybody can have made up.
fn forwarded(peer: IpAddr, lists: &[Cow<'_, str>], trusted: &[IpNet]) -> IpAddr {
    let mut address = peer;
    let written = lists.iter().rev().flat_map(|list| list.rsplit(','));
    for one in written {
        if !is_trusted(address, trusted) {
            break;
        }
        let Some(before) = read(one.trim()) else {
            break;
        };
        address = before;
    }
    address
}

/// An address as proxies write it, perhaps with a port.
fn read(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().map(|a| a.ip());
    let bare = text.trim_start_matches('[').trim_end_matches(']').parse();
    bare.or_else(|_| with_port())
        .ok()
        .map(|a: IpAddr| a.to_canonical())
}

/// The address that limits count: of IPv6 the first 64 bits.
pub fn subscriber(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderValue, Request};

    fn client(peer: &str, headers: &[(&str, &str)], trusted: &[&str]) -> Client {
        let mut request = Request::builder().uri("/").header("host", "forest.test");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut parts = request.body(()).unwrap().into_parts().0;
        let peer: SocketAddr = peer.parse().unwrap();
        parts.extensions.insert(ConnectInfo(peer));
        let trusted: Vec<IpNet> = trusted.iter().map(|t| t.parse().unwrap()).collect();
        Client::of(&parts, &trusted, None)
    }

    fn address(peer: &str, lists: &[&str], trusted: &[&str]) -> String {
        let headers: Vec<_> = lists.iter().map(|l| ("x-forwarded-for", *l)).collect();
        client(peer, &headers, trusted).address.to_string()
    }

    #[test]
    fn a_strangers_header_is_not_believed() {
        assert_eq!(address("203.0.113.9:1", &["1.2.3.4"], &[]), "203.0.113.9");
        let own = ["127.0.0.0/8"];
        assert_eq!(address("203.0.113.9:1", &["1.2.3.4"], &own), "203.0.113.9");
    }

    #[test]
    fn forwarded_addresses_are_read_from_the_right() {
        let own = ["127.0.0.0/8", "10.0.0.0/8"];
        for (lists, expected) in [
            (vec!["1.2.3.4"], "1.2.3.4"),
            // What the browser sent stands left of what the proxy saw.
            (vec!["9.9.9.9, 1.2.3.4"], "1.2.3.4"),
            (vec!["9.9.9.9", "1.2.3.4"], "1.2.3.4"),
            (vec!["9.9.9.9, 1.2.3.4, 10.1.1.1"], "1.2.3.4"),
            (vec!["9.9.9.9, 1.2.3.4", "10.1.1.1"], "1.2.3.4"),
            (vec!["1.2.3.4:4711"], "1.2.3.4"),
            (vec!["nonsense"], "127.0.0.1"),
            (vec!["9.9.9.9, nonsense"], "127.0.0.1"),
            (vec![], "127.0.0.1"),
        ] {
            assert_eq!(address("127.0.0.1:1", &lists, &own), expected, "{lists:?}");
        }
    }

    /// What a browser sends before it may be no text at all: what the proxy wrote counts all the same.
    #[test]
    fn letters_that_are_none_hide_nothing() {
        let list = HeaderValue::from_bytes(b"\xc3\xa9\xff, 1.2.3.4").unwrap();
        let request = Request::builder().header("x-forwarded-for", list);
        let mut parts = request.body(()).unwrap().into_parts().0;
        let peer: SocketAddr = "127.0.0.1:1".parse().unwrap();
        parts.extensions.insert(ConnectInfo(peer));
        let own = ["127.0.0.0/8".parse().unwrap()];
        let client = Client::of(&parts, &own, None);
        assert_eq!(client.address.to_string(), "1.2.3.4");
    }

    #[test]
    fn of_ipv6_the_first_64_bits_count() {
        assert_eq!(
            address("[2001:db8:1:2:3:4:5:6]:1", &[], &[]),
            "2001:db8:1:2::"
        );
        assert_eq!(
            address("[2001:db8:1:2:ffff::1]:1", &[], &[]),
            "2001:db8:1:2::"
        );
        assert_eq!(address("[::ffff:203.0.113.9]:1", &[], &[]), "203.0.113.9");
        let own = ["::1/128"];
        assert_eq!(
            address("[::1]:1", &["[2001:db8:7:7::1]:443"], &own),
            "2001:db8:7:7::"
        );
    }

    #[test]
    fn https_is_what_a_trusted_proxy_says() {
        let proto = [("x-forwarded-proto", "https")];
        let stranger = client("203.0.113.9:1", &proto, &["127.0.0.0/8"]);
        assert_eq!(
            (stranger.secure, stranger.server.as_str()),
            (false, "http://forest.test")
        );
        let proxy = client("127.0.0.1:1", &proto, &["127.0.0.0/8"]);
        assert_eq!(
            (proxy.secure, proxy.server.as_str()),
            (true, "https://forest.test")
        );
    }
}
