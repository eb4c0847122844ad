//! The board's mode, a Bevy state, and the reasons why the game waits.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::viewer::kernel::frame::FrameSystems;

/// A practice mode: a constant of its feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PracticeId(&'static str);

impl PracticeId {
    /// The practice with this unique name.
    pub const fn new(name: &'static str) -> PracticeId {
        PracticeId(name)
    }
}

/// The exclusive use of the board.
///
/// The rules page is not a mode: it opens beside a game or the position editor, whose actions stay possible and close
/// it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardMode {
    #[default]
    Game,
    Editor,
    /// A practice game in place of the current game.
    Practice(PracticeId),
}

/// The state during any practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InPractice;

impl ComputedStates for InPractice {
    type SourceStates = BoardMode;

    fn compute(mode: BoardMode) -> Option<InPractice> {
        matches!(mode, BoardMode::Practice(_)).then_some(InPractice)
    }
}

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

    /// Returns `true` while a position is set up.
    pub fn is_editor(&self) -> bool {
        *self.mode == BoardMode::Editor
    }

    /// Returns `true` if the board shows a game and no other mode is being entered or left.
    pub fn is_free(&self) -> bool {
        *self.mode == BoardMode::Game && self.upcoming() == BoardMode::Game
    }

    /// Switches the mode with the next transition.
    pub fn to(&mut self, mode: BoardMode) {
        if self.upcoming() != mode {
            // Not the change-detection method of the same name.
            NextState::set_if_neq(&mut self.next, mode);
        }
    }
}

/// The reasons why clocks and engines of the game wait.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardBusy {
    /// A demonstration replaces the game or the setup.
    pub demonstrates: bool,
    pub moves: bool,
}

/// Switches the mode within the frame, once games have changed. Bevy also does so before [`Update`].
fn switch(world: &mut World) {
    let _ = world.try_run_schedule(StateTransition);
}

/// The systems that apply a mode change within its frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FollowMode;

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    let is_pending = |next: Res<NextState<BoardMode>>| !matches!(*next, NextState::Unchanged);
    app.init_state::<BoardMode>()
        .add_computed_state::<InPractice>()
        .init_resource::<BoardBusy>()
        .configure_sets(Update, FollowMode.after(FrameSystems::Apply).before(FrameSystems::Render))
        .add_systems(Update, switch.run_if(is_pending).in_set(FollowMode));
}
