//! How tables come to be: “play now”, the form, invitations, rematches.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::{Cookie, SameSite};
use bots::Level;
use pages::Reader;
use pages::lobby::Filled;
use serde::Deserialize;
use table::{AnyGame, BySeat, Descriptor, OptionKind, Phrase, Seat, Setup};

use super::App;
use super::home::seat_names;
use super::trouble::{OrPage, Trouble, TroublePage};
use crate::event::Event;
use crate::header::{Header, Plan};
use crate::identity::{Visitor, tidy_name};
use crate::live::Refused;
use crate::secret;
use crate::store::Change;

/// Tables of a guest that are looked at to see whether they know a game.
const LOOKED_AT: u32 = 50;

/// Levels that are offered, weakest first.
fn levels() -> Vec<&'static str> {
    Level::ALL.map(Level::name).to_vec()
}

fn find(game: &str) -> Result<&'static dyn AnyGame, Trouble> {
    registry::find(game).ok_or_else(Trouble::not_found)
}

/// A level's name in the reader's words: what a bot is called.
fn level_name(reader: &Reader, level: &str) -> String {
    reader.text(format!("pages-level-{level}"))
}

#[derive(Deserialize)]
pub struct PlayNow {
    level: Option<String>,
}

/// `POST /play/{game}`: me against bots.
pub async fn play_now(
    State(app): State<App>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    Form(form): Form<PlayNow>,
) -> Result<Response, TroublePage> {
    let reader = visitor.guest.reader.clone();
    let descriptor = find(&game).or_page(&reader)?.descriptor();
    if let Some(level) = form.level.and_then(|l| l.parse().ok()) {
        visitor.guest.level = level;
    }
    let level = visitor.guest.level.name();
    let seats = (*descriptor.seats.start()).max(2);
    let plan = |seat| match seat {
        Seat::P1 => Plan::Here,
        _ => Plan::Bot {
            level: level.to_string(),
        },
    };
    let name = |seat| match seat {
        Seat::P1 => reader.name.clone(),
        _ => bot_name(&reader, level, seat, seats),
    };
    let header = Header {
        game,
        rules: descriptor.rules_version,
        options: Vec::new(),
        cards: None,
        host: visitor.guest.id.clone(),
        plans: BySeat::from_fn(seats, plan),
        names: BySeat::from_fn(seats, name),
        memory: true,
        coach: !knows(&app, &visitor, descriptor.id).await,
        archive: false,
    };
    let id = app.tables.create(header, Vec::new(), Vec::new()).await;
    let id = id.or_page(&reader)?;
    Ok((visitor.keep(), Redirect::to(&format!("/t/{id}"))).into_response())
}

/// Has this guest played the game to its end before?
async fn knows(app: &App, visitor: &Visitor, game: &str) -> bool {
    let found = app.tables.store().tables_of(&visitor.guest.id, LOOKED_AT);
    found
        .await
        .is_ok_and(|tables| tables.iter().any(|t| t.over && t.game == game))
}

/// Several bots of one level are told apart by their seat.
fn bot_name(reader: &Reader, level: &str, seat: Seat, seats: usize) -> String {
    let name = level_name(reader, level);
    if seats > 2 {
        format!("{name} {}", seat.index() + 1)
    } else {
        name
    }
}

/// `GET /new/{game}`
pub async fn page(
    State(app): State<App>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.guest.reader;
    let descriptor = find(&game).or_page(reader)?.descriptor();
    let filled = Filled {
        knows_the_game: knows(&app, &visitor, descriptor.id).await,
        ..Filled::default()
    };
    let page = pages::lobby::page(reader, descriptor, &levels(), &filled);
    Ok(page.into_response())
}

/// A table as the form asks for it.
struct Wish {
    header: Header,
    secrets: Vec<(Vec<u8>, u8)>,
    /// The links' secrets, for the host alone.
    links: Vec<(Seat, String)>,
}

/// `POST /new/{game}`
pub async fn create(
    State(app): State<App>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, TroublePage> {
    let reader = visitor.guest.reader.clone();
    let found = find(&game).or_page(&reader)?;
    match wish(found, &visitor, &fields) {
        Ok(wish) => {
            // “Play now” offers the level that was last used.
            let levels = wish.header.plans.iter();
            if let Some(level) = levels.filter_map(|(_, plan)| Header::level(plan)).next_back() {
                visitor.guest.level = level;
            }
            let id = app.tables.create(wish.header, wish.secrets, Vec::new());
            let id = id.await.or_page(&reader)?;
            let jar = visitor.keep().add(link_cookie(&id, &wish.links));
            Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
        }
        Err(faults) => {
            let filled = Filled {
                seats: seat_count(&fields),
                knows_the_game: get(&fields, "coach").is_none(),
                fields,
                faults,
            };
            let page = pages::lobby::page(&reader, found.descriptor(), &levels(), &filled);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

fn seat_count(fields: &[(String, String)]) -> Option<usize> {
    get(fields, "seats").and_then(|n| n.parse().ok())
}

fn get<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let field = fields.iter().find(|(key, _)| key == name);
    field.map(|(_, value)| value.as_str())
}

/// The options of the form. Where several words are named, they are joined and stand for the choice.
fn options(game: &Descriptor, fields: &[(String, String)]) -> Vec<(String, String)> {
    let mut options: Vec<(String, String)> = Vec::new();
    for (key, value) in fields {
        let (Some(key), value) = (key.strip_prefix("option-"), value.trim()) else {
            continue;
        };
        let spec = game.options.iter().find(|spec| spec.key == key);
        let alone = match spec.map(|spec| spec.kind) {
            Some(OptionKind::Some { or, .. }) => or,
            _ => &[],
        };
        match options.iter_mut().find(|(known, _)| known == key) {
            Some(_) if value.is_empty() => {}
            Some((_, first)) if alone.contains(&first.as_str()) => *first = value.to_string(),
            Some((_, list)) => {
                list.push(',');
                list.push_str(value);
            }
            None => options.push((key.to_string(), value.to_string())),
        }
    }
    options
}

/// Reads the form; says everything that does not fit.
fn wish(
    game: &dyn AnyGame,
    visitor: &Visitor,
    fields: &[(String, String)],
) -> Result<Wish, Vec<String>> {
    let reader = &visitor.guest.reader;
    let descriptor = game.descriptor();
    let seats = seat_count(fields).unwrap_or(0);
    let options = options(descriptor, fields);
    let cards = get(fields, "cards")
        .map(str::trim)
        .filter(|c| !c.is_empty());
    let pairs = options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
    let setup = Setup::new(descriptor, seats, pairs, cards.map(str::to_string))
        .and_then(|setup| game.set_up(&setup).map(|_| ()));
    let mut faults = match &setup {
        Ok(()) => Vec::new(),
        Err(faults) => faults.lines(pages::words(reader.lang)),
    };
    let seats = if descriptor.seats.contains(&seats) {
        seats
    } else {
        return Err(faults);
    };
    let mut links = Vec::new();
    let mut own = 0;
    let plans = BySeat::from_fn(seats, |seat| {
        let wish = get(fields, &format!("seat-{seat}")).unwrap_or("bot:tree");
        match wish.strip_prefix("bot:") {
            Some(level) if level.parse::<Level>().is_ok() => Plan::Bot {
                level: level.to_string(),
            },
            Some(level) => {
                let why = Phrase::new("pages-error-input").text("what", level);
                faults.push(reader.say(&why));
                Plan::Here
            }
            None if wish == "link" => {
                let secret = secret::secret();
                let hash = secret::hash(&secret);
                links.push((seat, secret));
                Plan::Link { secret: hash }
            }
            None => {
                own += usize::from(wish == "me");
                Plan::Here
            }
        }
    });
    if own > 1 {
        faults.push(reader.text("pages-error-me"));
    }
    if plans
        .iter()
        .all(|(_, plan)| matches!(plan, Plan::Bot { .. }))
    {
        faults.push(reader.text("pages-error-nobody"));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let names = BySeat::from_fn(seats, |seat| {
        let given = tidy_name(get(fields, &format!("name-{seat}")).unwrap_or_default());
        let me = get(fields, &format!("seat-{seat}")) == Some("me");
        match &plans[seat] {
            _ if !given.is_empty() => given,
            Plan::Bot { level } => bot_name(reader, level, seat, seats),
            _ if me => reader.name.clone(),
            _ => given,
        }
    });
    let hashes = |(seat, secret): &(Seat, String)| (secret::hash(secret), seat.index() as u8);
    Ok(Wish {
        secrets: links.iter().map(hashes).collect(),
        links,
        header: Header {
            game: descriptor.id.to_string(),
            rules: descriptor.rules_version,
            options,
            cards: cards.map(str::to_string),
            host: visitor.guest.id.clone(),
            plans,
            names,
            memory: get(fields, "memory").is_some(),
            coach: get(fields, "coach").is_some(),
            archive: false,
        },
    })
}

/// The links live in the host's browser and, as hashes, in the store: nowhere else.
fn link_cookie(id: &str, links: &[(Seat, String)]) -> Cookie<'static> {
    let text: Vec<String> = links
        .iter()
        .map(|(s, secret)| format!("{s}={secret}"))
        .collect();
    let mut cookie = Cookie::new("links", text.join("&"));
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_path(format!("/t/{id}"));
    cookie.make_permanent();
    cookie
}

/// The link for a seat, if the reader's browser has it.
pub fn link(cookie: Option<&str>, seat: Seat) -> Option<String> {
    cookie?
        .split('&')
        .filter_map(|part| part.split_once('='))
        .find(|(name, _)| *name == seat.to_string())
        .map(|(_, secret)| format!("/join/{secret}"))
}

/// `GET /join/{secret}`
pub async fn invitation(
    State(app): State<App>,
    Path(secret): Path<String>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.guest.reader;
    let (id, _) = invited(&app, &secret).await.or_page(reader)?;
    let room = app.tables.room(&id).await.or_page(reader)?;
    let (game, host) = room.read(|table| {
        let host = table.seats_of(&table.header().host).iter().next();
        let names = seat_names(table, reader);
        let host = host.map(|seat| names[seat].clone()).unwrap_or_default();
        (table.header().game.clone(), host)
    });
    let page = pages::tables::join(reader, &format!("/join/{secret}"), &game, &host);
    Ok(page.into_response())
}

async fn invited(app: &App, secret: &str) -> Result<(String, Seat), Trouble> {
    let found = app
        .tables
        .store()
        .seat_of_secret(&secret::hash(secret))
        .await;
    let (id, seat) = found
        .map_err(Refused::from)?
        .ok_or_else(Trouble::not_found)?;
    let seat = Seat::new(usize::from(seat)).ok_or_else(Trouble::not_found)?;
    Ok((id, seat))
}

#[derive(Deserialize)]
pub struct Join {
    name: String,
}

/// `POST /join/{secret}`: whoever has the link has the seat.
pub async fn join(
    State(app): State<App>,
    Path(secret): Path<String>,
    mut visitor: Visitor,
    Form(form): Form<Join>,
) -> Result<Response, TroublePage> {
    let reader = visitor.guest.reader.clone();
    let (id, seat) = invited(&app, &secret).await.or_page(&reader)?;
    let room = app.tables.room(&id).await.or_page(&reader)?;
    visitor.guest.reader.name = tidy_name(&form.name);
    let sit = Event::Sit {
        seat,
        guest: visitor.guest.id.clone(),
        name: visitor.guest.reader.name.clone(),
    };
    let change = Change {
        events: vec![sit.to_string()],
        guests: vec![visitor.guest.id.clone()],
        over: false,
    };
    let sat = app.tables.change(&room, |_| Ok(change.clone())).await;
    sat.or_page(&reader)?;
    Ok((visitor.keep(), Redirect::to(&format!("/t/{id}"))).into_response())
}

/// `POST /t/{id}/rematch`: the same people, the same options, another table.
pub async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.guest.reader;
    let room = app.tables.room(&id).await.or_page(reader)?;
    let (may, next) = room.read(|table| {
        let seated = !table.seats_of(&visitor.guest.id).is_empty();
        (seated && table.over(), table.next().map(str::to_string))
    });
    if let Some(next) = next {
        return Ok(Redirect::to(&format!("/t/{next}")).into_response());
    }
    if !may {
        return Err(Trouble::forbidden()).or_page(reader);
    }
    let (header, secrets, links, events) = room.read(|table| {
        let mut header = table.header().clone();
        let (mut secrets, mut links, mut events) = (Vec::new(), Vec::new(), Vec::new());
        for (seat, plan) in header.plans.iter_mut() {
            if let Plan::Link { secret } = plan {
                let fresh = secret::secret();
                *secret = secret::hash(&fresh);
                secrets.push((secret.clone(), seat.index() as u8));
                links.push((seat, fresh));
                let chair = &table.chairs()[seat];
                if let Some(guest) = &chair.guest {
                    events.push(Event::Sit {
                        seat,
                        guest: guest.clone(),
                        name: chair.name.clone(),
                    });
                }
            }
        }
        if table.fast() {
            events.push(Event::Pace { fast: true });
        }
        (header, secrets, links, events)
    });
    let next = app.tables.create(header, secrets, events).await;
    let next = next.or_page(reader)?;
    let told = Event::Next(next.clone()).to_string();
    let told = app.tables.change(&room, |table| match table.next() {
        Some(_) => Err(Refused::Stale),
        None => Ok(Change {
            events: vec![told.clone()],
            guests: Vec::new(),
            over: true,
        }),
    });
    // If somebody else was quicker, theirs is the next table.
    let next = match told.await {
        Ok(()) => next,
        Err(_) => room
            .read(|table| table.next().map(str::to_string))
            .unwrap_or(next),
    };
    let jar = visitor.keep().add(link_cookie(&next, &links));
    Ok((jar, Redirect::to(&format!("/t/{next}"))).into_response())
}
