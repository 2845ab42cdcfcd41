//! The board of Canopée, both editions.

use crate::boards::Board;

impl Board for ::canopee::Canopee {}
impl Board for ::canopee::CanopyFirst {}
