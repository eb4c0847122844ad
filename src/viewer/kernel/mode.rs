//! The use of the board.

use bevy::prelude::*;

use super::frame::FrameSystems;
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

/// The reason for which the board does not show the game as it stands. The clocks and the engines of the game wait for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardBusy {
    /// Something is demonstrated in the place of what is played or set up.
    pub demonstrates: bool,
    /// A move is animated.
    pub moves: bool,
}

/// Run condition: no position is set up.
pub fn nothing_is_set_up(mode: Res<BoardMode>) -> bool {
    *mode != BoardMode::Editor
}

/// Follows the practice board. Whoever sets up a position says so itself.
fn follow_practice(session: Res<CurrentSession>, mut mode: ResMut<BoardMode>) {
    let now = match (*mode, session.is_practicing()) {
        (BoardMode::Editor, _) => BoardMode::Editor,
        (_, true) => BoardMode::Practice,
        (_, false) => BoardMode::Game,
    };
    mode.set_if_neq(now);
}

/// The systems by which the mode follows whoever uses the board: before anything is asked for in a frame, and again after
/// games have changed, so that the same frame shows it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FollowMode;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardMode>()
        .init_resource::<BoardBusy>()
        .configure_sets(
            Update,
            FollowMode
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
        )
        .add_systems(PreUpdate, follow_practice.in_set(FollowMode))
        .add_systems(Update, follow_practice.in_set(FollowMode));
}
