//! What guards the door: same origin, rate limits, headers.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::App;
use super::trouble::Trouble;
use crate::identity::Visitor;

/// Nothing from elsewhere, nothing inline, in nobody's frame.
const POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

/// How much one visitor may ask for.
#[derive(Clone)]
pub struct Limits {
    /// Posts, a visitor.
    posts: Option<Arc<DefaultKeyedRateLimiter<String>>>,
}

impl Limits {
    /// So many posts a second for each visitor, three times as many at once.
    pub fn a_second(posts: u32) -> Limits {
        let limiter = NonZeroU32::new(posts).map(|rate| {
            let burst = rate.saturating_mul(NonZeroU32::MIN.saturating_add(2));
            Arc::new(RateLimiter::keyed(
                Quota::per_second(rate).allow_burst(burst),
            ))
        });
        Limits { posts: limiter }
    }

    fn allow(&self, key: &String) -> bool {
        self.posts.as_ref().is_none_or(|limiter| {
            // Visitors who have been quiet are forgotten before they fill the memory.
            if limiter.len() > 20_000 {
                limiter.retain_recent();
            }
            limiter.check_key(key).is_ok()
        })
    }
}

/// Checks every request that could change something.
pub async fn guard(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    if matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    ) {
        return next.run(request).await;
    }
    let api = request.uri().path().starts_with("/api/");
    let trouble = if !same_origin(&app, &request) {
        Some(Trouble::new(StatusCode::FORBIDDEN, "pages-error-origin"))
    } else if !app.limits.allow(&caller(&visitor, &request)) {
        metrics::counter!("understory_rate_limited_total").increment(1);
        Some(Trouble::new(
            StatusCode::TOO_MANY_REQUESTS,
            "pages-error-rate",
        ))
    } else {
        None
    };
    match trouble {
        Some(trouble) if api => trouble.json(),
        Some(trouble) => trouble.page(&visitor.guest.reader),
        None => next.run(request).await,
    }
}

/// Whom a limit counts: the guest, the seat's secret, or the address.
fn caller(visitor: &Visitor, request: &Request) -> String {
    if visitor.known() {
        return visitor.guest.id.clone();
    }
    if let Some(secret) = request.headers().get(AUTHORIZATION) {
        return hex::encode(crate::secret::hash(&String::from_utf8_lossy(
            secret.as_bytes(),
        )));
    }
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let ip = address.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |a| a.0.ip());
    ip.to_string()
}

/// A browser says where a form came from; a program without cookies says nothing and may pass.
fn same_origin(app: &App, request: &Request) -> bool {
    let headers = request.headers();
    let text = |name: HeaderName| headers.get(name).map(|v| v.to_str().unwrap_or("?"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match text(ORIGIN) {
        None => true,
        Some(origin) => {
            let host = text(HOST).or(request.uri().authority().map(|a| a.as_str()));
            let origin_host = origin.split_once("://").map(|(_, host)| host);
            let public = app.public_url.as_ref().map(ToString::to_string);
            public.as_deref() == Some(origin) || (origin_host.is_some() && origin_host == host)
        }
    }
}

/// Headers that every answer carries.
pub async fn headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages hold what one seat may know: nobody else may keep them.
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response.into_response()
}
