//! Rainforest: nothing said yet, so bots weigh positions by what they would score now.

use rainforest::Rainforest;

use crate::insight::Insight;

impl Insight for Rainforest {}
