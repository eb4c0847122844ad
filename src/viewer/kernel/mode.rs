//! The use of the board.

use bevy::prelude::*;

use super::session::CurrentSession;

/// The use of the board. One excludes the others.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardMode {
    /// It shows a game of the session.
    #[default]
    Game,
    /// A position is set up.
    Editor,
    /// A practice game stands in for the current game.
    Practice,
}

/// Follows the practice board. Whoever sets up a position says so itself.
fn follow_practice(session: Res<CurrentSession>, mut mode: ResMut<BoardMode>) {
    let now = match (*mode, session.is_practising()) {
        (BoardMode::Editor, _) => BoardMode::Editor,
        (_, true) => BoardMode::Practice,
        (_, false) => BoardMode::Game,
    };
    mode.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardMode>()
        .add_systems(PreUpdate, follow_practice);
}
