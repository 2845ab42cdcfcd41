//! Looking back, logs to take home, logs brought along.

use axum::extract::{Multipart, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::{AnyView, BySeat, GameLog, Phrase, Viewer};
use ui::replay::ReplayPage;
use ui::table_page::Told;
use ui::{Catalog, Markup, RenderContext, Text};

use super::fields::short_enough;
use super::home::seat_names;
use super::lobby::may_make_table;
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;
use super::{App, Found, record_page};
use crate::event::Event;
use crate::header::{Header, Plan};
use crate::live::{Record, Refused, Table, off_the_async_threads, told_openly};

/// Steps that a log may have beyond those of the longest game: choices that were made anew.
const MINDS: usize = 1000;

#[derive(Deserialize)]
pub struct Moment {
    at: Option<usize>,
    view: Option<String>,
}

/// `GET /t/{id}/replay`: a finished game from anywhere, a running one from the reader's own place.
pub async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let found = app.room_or_record(&id, &visitor).await;
    let room = match found.or_page(&visitor.reader)? {
        Found::Room(room) => room,
        Found::Record(record) => {
            return Ok(record_page(&format!("/t/{id}"), &record, &visitor.reader));
        }
    };
    // The game is played again on a copy, where it keeps nobody waiting.
    let table = room.read(Table::clone);
    let reader = visitor.reader.clone();
    let page = off_the_async_threads(move || look_back(&id, &table, &moment, &visitor)).await;
    let page = page.map_err(Refused::from).or_page(&reader)?;
    Ok(page.into_response())
}

/// The table as it was at some moment.
fn look_back(id: &str, table: &Table, moment: &Moment, visitor: &Visitor) -> Markup {
    let reader = &visitor.reader;
    let allowed = table.may_look_through(visitor.person());
    let wanted = moment.view.as_deref();
    let open = table.is_open() && wanted == Some("open");
    let viewer = wanted
        .and_then(|w| w.parse().ok())
        .filter(|v| allowed.contains(v))
        .unwrap_or(table.sight(visitor.person()).viewer);
    let names = seat_names(table, reader);
    let context = RenderContext::new(reader.words(), &names, viewer, Vec::new());
    // Only steps that the viewer noticed are counted, or the numbers would tell of the others.
    let told: Vec<(usize, Text)> = if open {
        let lines = told_openly(table.play()).into_iter();
        lines.map(|(step, p)| (step, context.say(&p))).collect()
    } else {
        let lines = table.told(viewer);
        lines.map(|(step, p)| (step, context.say(p))).collect()
    };
    let at = moment.at.unwrap_or(told.len()).min(told.len());
    let steps = if at == told.len() {
        table.play().len()
    } else {
        at.checked_sub(1).map_or(0, |i| told[i].0)
    };
    let play = table.play().first(steps);
    let shown: Vec<Viewer> = if open {
        Viewer::all(table.chairs().len())
            .filter(|v| *v != Viewer::Public)
            .collect()
    } else {
        vec![viewer]
    };
    let views: Vec<(Viewer, AnyView)> = shown
        .into_iter()
        .map(|v| (v, play.rules().any_view(play.state(), v)))
        .collect();
    let line = at.checked_sub(1).map(|i| Told {
        step: at,
        text: told[i].1.clone(),
        place: Text::default(),
    });
    ui::replay::page(
        &ReplayPage {
            path: &format!("/t/{id}/replay"),
            package: table.package(),
            context: &context,
            board: table.board(),
            views: &views,
            viewers: &allowed,
            open,
            may_open: table.is_open(),
            at,
            steps: told.len(),
            told: line.as_ref(),
        },
        reader,
    )
}

/// `GET /t/{id}/log`: the whole log, once there are no secrets left in it.
pub async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.reader;
    let found = app.room_or_record(&id, &visitor).await;
    let found = match found.or_page(reader)? {
        Found::Room(room) => room.read(|table| {
            if table.is_open() {
                Ok((table.play().log().text(), table.header().game.clone()))
            } else if table.over() {
                Err("pages-error-hidden")
            } else {
                Err("pages-error-running")
            }
        }),
        Found::Record(record) => {
            let Record { log, game, .. } = *record;
            log.map(|log| (log, game)).ok_or("pages-error-hidden")
        }
    };
    let found = found.map_err(|key| Trouble::new(StatusCode::FORBIDDEN, key));
    let (text, name) = found.or_page(reader)?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}.understory\""),
        ),
    ];
    Ok((headers, text).into_response())
}

/// `GET /watch`
pub async fn upload_page(visitor: Visitor) -> Response {
    ui::replay::upload(&visitor.reader, None).into_response()
}

/// `POST /watch`: a log becomes a table to be watched.
pub async fn upload(State(app): State<App>, mut visitor: Visitor, mut form: Multipart) -> Response {
    let reader = visitor.reader.clone();
    let mut text = String::new();
    loop {
        match form.next_field().await {
            Ok(Some(field)) if field.name() == Some("log") => match field.text().await {
                Ok(log) => text = log,
                Err(error) => return Trouble::input(error).page(&reader),
            },
            Ok(Some(_)) => {}
            Ok(None) => break,
            Err(error) => return Trouble::input(error).page(&reader),
        }
    }
    let host = match may_make_table(&app, &mut visitor, true).await {
        Ok(host) => host,
        Err(trouble) => return trouble.page(&reader),
    };
    // A whole game is played again, which is no work for the threads that answer people.
    let catalog = app.catalog();
    let read = match off_the_async_threads(move || archive(catalog, &text, &host)).await {
        Ok(read) => read,
        Err(error) => return Trouble::from(Refused::from(error)).page(&reader),
    };
    match read {
        Ok((header, events)) => match app.tables.create(header, Vec::new(), events).await {
            Ok(id) => {
                let to = Redirect::to(&format!("/t/{id}/replay?at=0"));
                (visitor.cookies(), to).into_response()
            }
            Err(refused) => Trouble::from(refused).page(&reader),
        },
        Err(phrase) => {
            let fault = reader.say(&phrase);
            let page = ui::replay::upload(&reader, Some(&fault));
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
    }
}

/// A log as a table without players.
fn archive(
    catalog: &'static Catalog,
    text: &str,
    host: &str,
) -> Result<(Header, Vec<Event>), Phrase> {
    let log = GameLog::parse(text).map_err(|e| e.phrase())?;
    let game = catalog
        .find(&log.game)
        .ok_or_else(|| Phrase::new("table-log-game").text("game", &log.game))?
        .game();
    // Options and cards are kept with the table: no more of them than by the form.
    if log.options.len() > game.descriptor().options.len() {
        return Err(Phrase::new("table-log-header"));
    }
    short_enough(log.data.as_deref())?;
    let play = log.replay_first(game, 0).map_err(|e| e.phrase())?;
    let most = play.rules().bounds().steps + MINDS;
    if log.steps.len() > most {
        let phrase = Phrase::new("pages-error-long-log").number("most", most as i64);
        return Err(phrase);
    }
    log.replay(game).map_err(|e| e.phrase())?;
    let plans = BySeat::from_fn(log.seats, |_| Plan::Link {});
    let header = Header {
        rules: log.rules_version,
        options: log.options.clone(),
        cards: log.data.clone(),
        archive: true,
        ..Header::new(game.descriptor(), host.to_string(), plans)
    };
    Ok((header, log.steps.into_iter().map(Event::Step).collect()))
}
