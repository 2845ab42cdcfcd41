//! Who sits on a seat changes: a bot plays on, its person comes back, or it is opened to somebody else.

use axum::Form;
use axum::response::Response;
use search::Level;
use serde::Deserialize;
use table::Seat;

use super::post::Post;
use crate::http::trouble::Trouble;
use crate::secret;

#[derive(Deserialize)]
pub struct SeatChange {
    seat: String,
    wish: String,
}

/// `POST /t/{id}/seat`: a bot plays on for somebody who left, they come back, or the seat is opened to
/// somebody else.
pub async fn seat_change(post: Post, Form(form): Form<SeatChange>) -> Response {
    let mut opened = None;
    let result = async {
        let person = post.person()?;
        let seat: Seat = form.seat.parse().map_err(Trouble::input)?;
        let (tables, room) = (&post.app.tables, &post.room);
        match form.wish.as_str() {
            "bot" => tables.stand_in(room, person, seat, Level::Tree).await?,
            "back" => tables.take_back(room, person, seat).await?,
            "open" => {
                let invitation = secret::secret();
                let hash = secret::hash(&invitation);
                tables.open_seat(room, person, seat, &hash).await?;
                opened = Some((seat, invitation));
            }
            other => return Err(Trouble::input(other)),
        }
        Ok(())
    }
    .await;
    match opened {
        Some(link) => post.with_link(link),
        None => post.answer(&result),
    }
}
