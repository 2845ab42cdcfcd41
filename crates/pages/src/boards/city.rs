//! The board of CanopyCity.

use crate::boards::Board;

impl Board for ::city::CanopyCity {}
