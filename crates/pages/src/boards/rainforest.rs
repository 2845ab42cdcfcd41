//! The board of Rainforest.

use crate::boards::Board;

impl Board for ::rainforest::Rainforest {}
