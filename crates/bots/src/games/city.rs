//! The city on stilts: what a city would score now is a fair guess of what it will.

use city::CanopyCity;

use crate::insight::Insight;

impl Insight for CanopyCity {}
