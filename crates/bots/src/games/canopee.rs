//! Both editions of Canopée: nothing said yet, so bots weigh positions by what they would score now.

use canopee::{Canopee, CanopyFirst};

use crate::insight::Insight;

impl Insight for Canopee {}

impl Insight for CanopyFirst {}
