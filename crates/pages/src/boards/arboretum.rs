//! The board of Arboretum.

use crate::boards::Board;

impl Board for ::arboretum::Arboretum {}
