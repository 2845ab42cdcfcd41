//! The table in the browser: live, durable, for one or for six.
//!
//! The data flows one way. A table *is* its list of events ([`store`]); from them comes the state,
//! from the state a seat's view, from the view the page. A change is committed before anyone hears
//! of it.

pub mod store;
