//! The mode of the board, a Bevy state, and what it waits for.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::viewer::kernel::frame::FrameSystems;

/// Something that is practiced on a board of its own: a constant of its feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PracticeId(&'static str);

impl PracticeId {
    /// The practice of this name, which no other practice has.
    pub const fn new(name: &'static str) -> PracticeId {
        PracticeId(name)
    }
}

/// The use of the board. One excludes the others.
///
/// The page of the rules is no mode: it is open beside a game or beside the position editor, whose actions stay
/// possible and close it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardMode {
    /// It shows a game of the session.
    #[default]
    Game,
    /// A position is set up.
    Editor,
    /// A practice game stands in for the current game.
    Practice(PracticeId),
}

/// The state of a board on which anything is practiced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InPractice;

impl ComputedStates for InPractice {
    type SourceStates = BoardMode;

    fn compute(mode: BoardMode) -> Option<InPractice> {
        matches!(mode, BoardMode::Practice(_)).then_some(InPractice)
    }
}

/// Switches the mode of the board.
#[derive(SystemParam)]
pub struct ModeSwitch<'w> {
    mode: Res<'w, State<BoardMode>>,
    next: ResMut<'w, NextState<BoardMode>>,
}

impl ModeSwitch<'_> {
    /// The mode after the next transition.
    pub fn upcoming(&self) -> BoardMode {
        match *self.next {
            NextState::Unchanged => *self.mode.get(),
            NextState::Pending(next) | NextState::PendingIfNeq(next) => next,
        }
    }

    /// Returns `true` if the board shows a game, and nothing else is being opened or closed.
    pub fn is_free(&self) -> bool {
        *self.mode == BoardMode::Game && self.upcoming() == BoardMode::Game
    }

    /// Switches the mode with the next transition.
    pub fn to(&mut self, mode: BoardMode) {
        if self.upcoming() != mode {
            // Not the method of change detection.
            NextState::set_if_neq(&mut self.next, mode);
        }
    }
}

/// The reason for which the board does not show the game as it stands. The clocks and the engines of the game wait for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardBusy {
    /// Something is demonstrated in the place of what is played or set up.
    pub demonstrates: bool,
    /// A move is animated.
    pub moves: bool,
}

/// Switches the mode within the frame, once games have changed. Bevy does it before [`Update`] as well.
fn switch(world: &mut World) {
    let _ = world.try_run_schedule(StateTransition);
}

/// The systems by which the mode follows the changes of a frame, so that the same frame shows it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FollowMode;

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    let is_pending = |next: Res<NextState<BoardMode>>| !matches!(*next, NextState::Unchanged);
    app.init_state::<BoardMode>()
        .add_computed_state::<InPractice>()
        .init_resource::<BoardBusy>()
        .configure_sets(
            Update,
            FollowMode
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
        )
        .add_systems(Update, switch.run_if(is_pending).in_set(FollowMode));
}
