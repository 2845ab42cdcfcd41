//! The table in the browser: live, durable, for one or for six.
//!
//! The data flows one way. A table *is* its list of [events](event) in the [store]; from them comes
//! the state ([`live::Table`]), from the state a seat's view, from the view the page
//! (crate `ui`). A change is committed before anyone hears of it.

pub mod clock;
pub mod connections;
pub mod event;
pub mod header;
pub mod http;
mod identity;
pub mod live;
mod operator;
mod secret;
pub mod server;
pub mod store;

pub use secret::secret as new_token;
