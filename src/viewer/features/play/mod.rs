//! Playing a game: who plays, the new game, offers and endings, the rules of the table, the result.

pub mod actions;
pub mod confirm_move;
mod control;
pub mod counters;
pub mod endings;
pub mod game_buttons;
mod keys;
pub mod new_game;
pub mod new_game_choices;
pub mod new_game_options;
pub mod other_games;
pub mod over_the_board;
pub mod players;
pub mod result;
pub mod seat_actions;
pub mod seat_menu;
pub mod status;
pub mod variant_tabs;

use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use actions::{NewGameAction, PlayAction, SeatAction};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<PlayAction>()
        .add_actions::<SeatAction>()
        .add_actions::<NewGameAction>()
        .add_plugins((
            keys::plugin,
            control::plugin,
            seat_actions::plugin,
            players::plugin,
            seat_menu::plugin,
            confirm_move::plugin,
            result::plugin,
            new_game::plugin,
        ));
}
