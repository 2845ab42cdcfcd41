//! What guards the door: limits, same origin, who it is, headers.

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::budget;
use super::client::Client;
use super::trouble::Trouble;
use super::visitor::{self, Visitor};

/// Nothing from elsewhere, nothing inline, in nobody's frame.
const POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

/// Lets a request in, or turns it away. Cheap checks come first: a flood is turned away before the
/// database is asked who it is.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let client = Client::of(&parts, &app.trusted_proxies, app.public_url.as_ref());
    let api = parts.uri.path().starts_with("/api/");
    let units = parts.extensions.get::<MatchedPath>();
    let units = budget::cost(&parts.method, units.map_or("", MatchedPath::as_str));
    let turn_away = |trouble: &Trouble| {
        metrics::counter!("understory_turned_away_total").increment(1);
        if api {
            trouble.json(app.catalog())
        } else {
            trouble.page(&visitor::reader(&app, &parts.headers, client.secure))
        }
    };
    if app.bans.keep_out_address(client.address) {
        return turn_away(&banned());
    }
    if let Err(too_much) = app.limits.charge_address(client.address, units) {
        return turn_away(&too_much.into());
    }
    let reads = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !same_origin(&app, &parts) {
        let trouble = Trouble::new(StatusCode::FORBIDDEN, "pages-error-origin");
        return turn_away(&trouble);
    }
    // What is the same for everybody is sent without asking who it is.
    if !parts.uri.path().starts_with("/assets/") {
        let visitor = match Visitor::read(&app, &parts.headers, client.clone()).await {
            Ok(visitor) => visitor,
            Err(trouble) => return turn_away(&trouble),
        };
        if visitor
            .person()
            .is_some_and(|person| app.bans.keep_out_person(person))
        {
            return turn_away(&banned());
        }
        if let Some(person) = visitor.person()
            && let Err(too_much) = app.limits.charge_person(person, units)
        {
            return turn_away(&too_much.into());
        }
        parts.extensions.insert(visitor);
    }
    next.run(Request::from_parts(parts, body)).await
}

fn banned() -> Trouble {
    Trouble::new(StatusCode::FORBIDDEN, "pages-error-banned")
}

/// A browser says where a form came from; a program without cookies says nothing and may pass.
fn same_origin(app: &App, parts: &Parts) -> bool {
    let text = |name: HeaderName| parts.headers.get(name).map(|v| v.to_str().unwrap_or("?"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match text(ORIGIN) {
        None => true,
        Some(origin) => {
            let host = text(HOST).or(parts.uri.authority().map(|a| a.as_str()));
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
