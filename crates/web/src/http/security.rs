//! What guards the door: limits, same origin, who it is, headers.

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tower_http::csrf::{CsrfLayer, ProtectionError};
use tower_http::set_header::SetResponseHeaderLayer;

use super::App;
use super::budget;
use super::client::Client;
use super::trouble::{Trouble, Unsaid};
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

/// Forms of other sites are refused: a browser says where a form came from. A program without cookies says
/// nothing and may pass.
///
/// # Panics
/// If the public address is no origin, which its type does not allow.
pub fn same_origin(app: &App) -> CsrfLayer<fn(ProtectionError) -> Response> {
    let layer = CsrfLayer::new();
    let layer = match &app.public_url {
        Some(url) => layer
            .add_trusted_origin(url.to_string())
            .expect("a public address is an origin"),
        None => layer,
    };
    layer.with_rejection_response(|_| {
        metrics::counter!("understory_turned_away_total").increment(1);
        let trouble = Trouble::new(StatusCode::FORBIDDEN, "pages-error-origin");
        Unsaid(trouble.into()).into_response()
    })
}

/// Headers that every answer carries.
pub fn headers<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    let always = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
    ];
    let router = always.into_iter().fold(router, |router, (name, value)| {
        let value = HeaderValue::from_static(value);
        router.layer(SetResponseHeaderLayer::overriding(name, value))
    });
    // Pages hold what one seat may know: nobody else may keep them.
    let nobody = HeaderValue::from_static("no-store");
    router.layer(SetResponseHeaderLayer::if_not_present(
        CACHE_CONTROL,
        nobody,
    ))
}
