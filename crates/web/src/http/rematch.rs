//! The same people play again at another table. Who sat keeps the seat; only empty seats get new
//! invitations.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use table::Seat;

use super::App;
use super::invitations::links_cookie;
use super::lobby::{hashes, may_make_table};
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;
use crate::event::Event;
use crate::header::{Header, Plan};
use crate::live::{Refused, Table};
use crate::secret;
use crate::store::Change;

/// A table like this one, before its first event.
struct Again {
    header: Header,
    /// Whoever sat on an invited seat sits there again.
    events: Vec<Event>,
    /// Invitations for the seats on which nobody sits.
    links: Vec<(Seat, String)>,
}

impl Again {
    fn of(table: &Table) -> Again {
        let (mut events, mut links) = (Vec::new(), Vec::new());
        for (seat, plan) in table.header().plans.iter() {
            let chair = &table.chairs()[seat];
            match (plan, &chair.person) {
                (Plan::Link {}, Some(person)) => events.push(Event::Sit {
                    seat,
                    person: person.clone(),
                    name: chair.name.clone(),
                }),
                (Plan::Link {}, None) => links.push((seat, secret::secret())),
                (Plan::Here | Plan::Bot { .. }, _) => {}
            }
        }
        if table.fast() {
            events.push(Event::Pace { fast: true });
        }
        Again {
            header: table.header().clone(),
            events,
            links,
        }
    }
}

/// `POST /t/{id}/rematch`
pub async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    mut visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = visitor.reader.clone();
    let room = app.room(&id, &visitor).await.or_page(&reader)?;
    let sight = room.read(|table| table.sight(visitor.person()));
    let (over, next) = room.read(|table| (table.over(), table.next().map(str::to_string)));
    if let Some(next) = next {
        return Ok(Redirect::to(&format!("/t/{next}")).into_response());
    }
    if sight.own.is_empty() || !over {
        return Err(Trouble::forbidden()).or_page(&reader);
    }
    let again = room.read(Again::of);
    let own_cards = again.header.cards.is_some();
    let may = may_make_table(&app, &mut visitor, own_cards).await;
    may.or_page(&reader)?;
    let invitations = hashes(&again.links);
    let made = app.tables.create(again.header, invitations, again.events);
    let made = made.await.or_page(&reader)?;
    let told = Event::Next(made.clone()).to_string();
    let told = app.tables.change(&room, |table| match table.next() {
        Some(_) => Err(Refused::Stale),
        None => Ok(Change {
            events: vec![told.clone()],
            over: true,
            ..Change::default()
        }),
    });
    let mut jar = visitor.cookies();
    let next = match told.await {
        Ok(()) => {
            jar = jar.add(links_cookie(&made, &again.links, visitor.client.secure));
            made
        }
        // Somebody else was quicker: theirs is the next table, and this one is nobody's.
        Err(refused) => {
            app.tables.delete(&made).await.or_page(&reader)?;
            let next = room.read(|table| table.next().map(str::to_string));
            next.ok_or(refused).or_page(&reader)?
        }
    };
    Ok((jar, Redirect::to(&format!("/t/{next}"))).into_response())
}
