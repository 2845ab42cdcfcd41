//! The board of Canopy, the city on stilts.

use crate::boards::Board;

impl Board for ::city::CanopyCity {}
