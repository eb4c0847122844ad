//! The review of a game: judging it in the background, and trying mistakes again.
//!
//! Each position that has been judged goes to the state, from which the panel draws; at the end the review is noted in the
//! game by commands, which are kept and can be undone.

pub mod actions;
mod control;
mod errors;
pub mod panel;
pub mod state;
mod tries;

use actions::ReviewAction;
use bevy::prelude::*;
use state::CurrentReview;

use crate::viewer::board::layers::{AddBoardLayer, BETTER_MOVES, BoardLayer, LayerHeight};
use crate::viewer::kernel::reading::Reading;
use crate::viewer::kernel::registry::AddActions;

/// The better line: its first moves, where an error follows in the game, or where the best line of a mistake has been
/// shown.
fn layer(board: &Reading<'_>) -> Option<BoardLayer> {
    let game = board.game();
    let line = board.of::<CurrentReview>().better_line(game);
    let mut position = *game.position();
    let mut better_line = Vec::new();
    for &mv in line.iter().take(BETTER_MOVES) {
        let Some(route) = position.route(mv) else {
            break;
        };
        better_line.push(route.hops);
        position = position.play(mv);
    }
    Some(BoardLayer {
        better_line,
        ..BoardLayer::default()
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ReviewAction>()
        .add_board_layer(LayerHeight::Beside, layer)
        .add_plugins((
            control::plugin,
            errors::plugin,
            tries::plugin,
            panel::plugin,
        ));
}
