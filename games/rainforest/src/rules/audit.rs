//! Broken invariants: above all that every tile and every token is somewhere, and only once.

use crate::rules::Rainforest;
use crate::rules::jungle::{Cell, ZoneToken};
use crate::rules::state::{Board, Phase, RESERVE, State};
use crate::rules::tile::{TILES, Tile};
use crate::rules::token::{COPIES, KINDS, Kind, Zone};

pub(crate) fn audit(game: &Rainforest, state: &State) -> Result<(), String> {
    tokens(state)?;
    tiles(state)?;
    zone_tokens(state)?;
    for (i, board) in state.boards().iter().enumerate() {
        board_of(game, state, board).map_err(|why| format!("P{}: {why}", i + 1))?;
    }
    let mut settled = *state;
    game.settle(&mut settled);
    if settled != *state {
        return Err("something should have happened by itself".to_string());
    }
    Ok(())
}

fn tokens(state: &State) -> Result<(), String> {
    let mut counts = *state.bag.counts();
    let mut see = |kind: Kind| counts[kind.index()] += 1;
    state.zones.iter().for_each(|z| z.iter().for_each(&mut see));
    for board in state.boards() {
        board.hand.iter().for_each(&mut see);
        let waiting = board.clearing.iter().flatten().map(|w| &w.laid);
        for laid in waiting.chain(board.jungle().iter().map(|g| &g.laid)) {
            laid.kinds().iter().for_each(|k| see(*k));
        }
    }
    if let (Phase::Reserve, Some(first)) = (state.phase, state.kind) {
        see(first);
    }
    if counts == [COPIES; KINDS] {
        Ok(())
    } else {
        Err(format!("tokens by kind: {counts:?}"))
    }
}

fn tiles(state: &State) -> Result<(), String> {
    let mut counts = [0u8; TILES];
    let mut see = |tile: Tile| counts[tile.index()] += 1;
    for zone in Zone::ALL {
        let pile = &state.piles[zone.index()];
        pile.top(zone).into_iter().for_each(&mut see);
        pile.unseen_tiles(zone).for_each(&mut see);
        pile.under_tiles(zone).for_each(&mut see);
    }
    for board in state.boards() {
        board.clearing.iter().flatten().for_each(|w| see(w.tile));
        board.jungle().iter().for_each(|g| see(g.tile));
    }
    if counts == [1; TILES] {
        Ok(())
    } else {
        Err(format!("tiles: {counts:?}"))
    }
}

fn zone_tokens(state: &State) -> Result<(), String> {
    let mut seen = state.protected;
    for board in state.boards() {
        for token in board.jungle().iter().filter_map(|g| g.zone_token) {
            if seen & token.bit() != 0 {
                return Err(format!("{token} twice"));
            }
            seen |= token.bit();
        }
    }
    Ok(())
}

fn board_of(game: &Rainforest, state: &State, board: &Board) -> Result<(), String> {
    if *board != board.refreshed(&game.book) {
        return Err("what is derived is out of date".to_string());
    }
    let acting = std::ptr::eq(board, state.board()) && state.phase != Phase::Over;
    if !acting && board.hand.len() > RESERVE {
        return Err(format!("{} tokens in reserve", board.hand.len()));
    }
    for grown in board.jungle() {
        if !game.book.face(grown.tile).completed_by(grown.laid.kinds()) {
            return Err(format!("{} is not complete", grown.tile));
        }
    }
    let mut owned = 0u8;
    for (i, grown) in board.jungle().iter().enumerate() {
        if let (Some(token), Some(cell)) = (grown.zone_token, Cell::from_index(i)) {
            let zone = token.zone().index();
            if owned >> zone & 1 != 0 {
                return Err(format!("two zone tokens of {}", token.zone()));
            }
            owned |= 1 << zone;
            if token.groups(board.derived.cells[zone]) & cell.bit() == 0 {
                return Err(format!("{token} is not on its group"));
            }
        }
    }
    if ZoneToken::all().any(|t| {
        let held = board.jungle().iter().any(|g| g.zone_token == Some(t));
        held && board.declined & t.bit() != 0
    }) {
        return Err("a token was declined and taken".to_string());
    }
    Ok(())
}
