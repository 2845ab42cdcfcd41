//! How tables come to be: “play now”, and the form.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use search::Level;
use serde::Deserialize;
use table::{BySeat, Descriptor, OptionKind, Phrase, Seat, Setup};
use ui::lobby::{ABSENCES, Filled};
use ui::{GamePackage, Reader, tidy_name};

use super::App;
use super::fields::{Fields, short_enough};
use super::invitations::links_cookie;
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;
use crate::header::{DEFAULT_ABSENCE_MINUTES, Header, Plan};
use crate::live::{Refused, off_the_async_threads};
use crate::secret;

/// Levels that are offered, weakest first.
fn levels() -> Vec<&'static str> {
    Level::ALL.map(Level::name).to_vec()
}

fn find(game: &str, reader: &Reader) -> Result<&'static GamePackage, TroublePage> {
    let found = reader.catalog.find(game).ok_or_else(Trouble::not_found);
    found.or_page(reader)
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
    let reader = visitor.reader.clone();
    let package = find(&game, &reader)?;
    if !package.has_bot() {
        let trouble = Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, "pages-error-no-bots");
        return Err(trouble).or_page(&reader);
    }
    let descriptor = package.descriptor();
    if let Some(level) = form.level.and_then(|l| l.parse().ok()) {
        visitor.level = level;
    }
    let host = may_make_table(&app, &mut visitor, false).await;
    let host = host.or_page(&reader)?;
    let level = visitor.level.name();
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
        names: BySeat::from_fn(seats, name),
        coach: !knows(&app, &visitor, descriptor.id).await,
        ..Header::new(descriptor, host, BySeat::from_fn(seats, plan))
    };
    let id = app.tables.create(header, Vec::new(), Vec::new()).await;
    let id = id.or_page(&reader)?;
    Ok((visitor.cookies(), Redirect::to(&format!("/t/{id}"))).into_response())
}

/// Counts a new table, which may hold own cards or a log, and makes sure that its host is known again.
pub async fn may_make_table(
    app: &App,
    visitor: &mut Visitor,
    own_text: bool,
) -> Result<String, Trouble> {
    app.limits.make_table(visitor.client.address, own_text)?;
    visitor.settle(app).await
}

/// Has this person played the game to its end before?
async fn knows(app: &App, visitor: &Visitor, game: &str) -> bool {
    let Some(person) = visitor.person() else {
        return false;
    };
    let finished = app.tables.store().has_finished(person, game).await;
    finished.unwrap_or(false)
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
    let reader = &visitor.reader;
    let package = find(&game, reader)?;
    let filled = Filled {
        knows_the_game: knows(&app, &visitor, package.id()).await,
        ..Filled::default()
    };
    let page = ui::lobby::page(reader, package, &levels(), &filled);
    Ok(page.into_response())
}

/// A table as the form asks for it.
struct Wish {
    header: Header,
    /// Invitations, for the host to pass on.
    links: Vec<(Seat, String)>,
}

/// `POST /new/{game}`
pub async fn create(
    State(app): State<App>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, TroublePage> {
    let reader = visitor.reader.clone();
    let found = find(&game, &reader)?;
    // Own cards are read and checked, which may take a while.
    let asked = reader.clone();
    let tables_of_bots = app.tables.allows_tables_of_bots();
    let read = move || (wish(found, &asked, &fields, tables_of_bots), fields);
    let read = off_the_async_threads(read).await;
    let (wish, fields) = read.map_err(Refused::from).or_page(&reader)?;
    match wish {
        Ok(mut wish) => {
            // “Play now” offers the level that was last used.
            let levels = wish.header.plans.iter();
            if let Some(level) = levels
                .filter_map(|(_, plan)| Header::level(plan))
                .next_back()
            {
                visitor.level = level;
            }
            let own_cards = wish.header.cards.is_some();
            let host = may_make_table(&app, &mut visitor, own_cards).await;
            wish.header.host = host.or_page(&reader)?;
            let invitations = hashes(&wish.links);
            let id = app.tables.create(wish.header, invitations, Vec::new());
            let id = id.await.or_page(&reader)?;
            let links = links_cookie(&id, &wish.links, visitor.client.secure);
            let jar = visitor.cookies().add(links);
            Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
        }
        Err(faults) => {
            let filled = Filled {
                seats: seat_count(&fields),
                knows_the_game: fields.get("coach").is_none(),
                fields: fields.into_pairs(),
                faults,
            };
            let page = ui::lobby::page(&reader, found, &levels(), &filled);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// What is kept of invitations.
pub fn hashes(links: &[(Seat, String)]) -> Vec<(Vec<u8>, u8)> {
    let hash = |(seat, secret): &(Seat, String)| (secret::hash(secret), seat.index() as u8);
    links.iter().map(hash).collect()
}

fn seat_count(fields: &Fields) -> Option<usize> {
    fields.get("seats").and_then(|n| n.parse().ok())
}

/// The options of the form. Where several words are named, they are joined and stand for the choice.
fn options(game: &Descriptor, fields: &Fields) -> Vec<(String, String)> {
    let mut options: Vec<(String, String)> = Vec::new();
    for (key, value) in fields.iter() {
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
    game: &GamePackage,
    reader: &Reader,
    fields: &Fields,
    tables_of_bots: bool,
) -> Result<Wish, Vec<String>> {
    let descriptor = game.descriptor();
    let seats = seat_count(fields).unwrap_or(0);
    let options = options(descriptor, fields);
    let cards = fields.get("cards").map(str::trim).filter(|c| !c.is_empty());
    short_enough(cards).map_err(|phrase| vec![reader.say(&phrase)])?;
    let pairs = options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
    let setup = Setup::new(descriptor, seats, pairs, cards.map(str::to_string))
        .and_then(|setup| game.open(&setup).map(|_| ()));
    let mut faults = match &setup {
        Ok(()) => Vec::new(),
        Err(faults) => faults.lines(reader.words()),
    };
    let seats = if descriptor.seats.contains(&seats) {
        seats
    } else {
        return Err(faults);
    };
    let usual = if game.has_bot() { "bot:tree" } else { "link" };
    let mut links = Vec::new();
    let mut own = 0;
    let plans = BySeat::from_fn(seats, |seat| {
        let wish = fields.get(&format!("seat-{seat}")).unwrap_or(usual);
        match wish.strip_prefix("bot:") {
            Some(_) if !game.has_bot() => {
                faults.push(reader.text("pages-error-no-bots"));
                Plan::Here
            }
            Some(level) if level.parse::<Level>().is_ok() => Plan::Bot {
                level: level.to_string(),
            },
            Some(level) => {
                let why = Phrase::new("pages-error-input").text("what", level);
                faults.push(reader.say(&why));
                Plan::Here
            }
            None if wish == "link" => {
                links.push((seat, secret::secret()));
                Plan::Link {}
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
    let absence = match fields.get("absence") {
        None => DEFAULT_ABSENCE_MINUTES,
        // Only what the page offers: within a minute nobody is gone.
        Some(minutes) => match minutes.parse() {
            Ok(minutes) if ABSENCES.contains(&minutes) => minutes,
            _ => {
                let why = Phrase::new("pages-error-input").text("what", minutes);
                faults.push(reader.say(&why));
                DEFAULT_ABSENCE_MINUTES
            }
        },
    };
    let nobody = plans.iter().all(|(_, p)| matches!(p, Plan::Bot { .. }));
    if nobody && !tables_of_bots {
        faults.push(reader.text("pages-error-only-bots"));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let names = BySeat::from_fn(seats, |seat| {
        let given = tidy_name(fields.get(&format!("name-{seat}")).unwrap_or_default());
        let me = fields.get(&format!("seat-{seat}")) == Some("me");
        match &plans[seat] {
            _ if !given.is_empty() => given,
            Plan::Bot { level } => bot_name(reader, level, seat, seats),
            _ if me => reader.name.clone(),
            _ => given,
        }
    });
    Ok(Wish {
        links,
        header: Header {
            options,
            cards: cards.map(str::to_string),
            names,
            memory: fields.get("memory").is_some(),
            coach: fields.get("coach").is_some(),
            hands_stay_hidden: fields.get("hands-stay-hidden").is_some(),
            absence_minutes: absence,
            // The host is filled in when the table is made.
            ..Header::new(descriptor, String::new(), plans)
        },
    })
}
