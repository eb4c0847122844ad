//! The host of those who practice: it opens the practice board for one at a time, and brings back the view at the end.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::rules::Side;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{GoToView, View};
use crate::viewer::kernel::practice::PracticeStart;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::camera::{BoardOrientation, OrientationBefore};

/// Opens a practice. Whoever opens one sends [`PracticeCommand::Begin`] in the same frame.
///
/// [`PracticeCommand::Begin`]: crate::viewer::kernel::messages::PracticeCommand::Begin
#[derive(SystemParam)]
pub struct PracticeHost<'w> {
    start: PracticeStart<'w>,
    orientation: ResMut<'w, BoardOrientation>,
    before: ResMut<'w, OrientationBefore>,
}

impl PracticeHost<'_> {
    /// Returns `true` if a practice may be opened, which must then be done. At its end the board is turned again as it is
    /// now, and seen from the player's chair.
    pub fn opens(&mut self) -> bool {
        let is_granted = self.start.is_granted();
        if is_granted {
            self.before.remember(*self.orientation);
        }
        is_granted
    }

    /// The same for a practice that leaves the view to the player.
    pub fn opens_in_any_view(&mut self) -> bool {
        self.start.is_granted()
    }

    /// Turns the board to this side.
    pub fn turn_to(&mut self, side: Side) {
        self.orientation.set_if_neq(BoardOrientation(side));
    }
}

/// Run condition: a practice has ended since the system ran last, by its own button or because a game came on the board.
pub fn practice_has_ended(session: Res<CurrentSession>, mut was_practicing: Local<bool>) -> bool {
    let is_practicing = session.is_practicing();
    std::mem::replace(&mut *was_practicing, is_practicing) && !is_practicing
}

/// Systems that close what was practiced, in the frame in which the practice ends.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClosePractice;

/// Brings back the view before the practice.
fn restore_view(
    mut before: ResMut<OrientationBefore>,
    mut orientation: ResMut<BoardOrientation>,
    mut views: MessageWriter<GoToView>,
) {
    if let Some(side) = before.take() {
        orientation.set_if_neq(BoardOrientation(side));
        views.write(GoToView(View::Home));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        ClosePractice
            .after(FrameSystems::Apply)
            .before(FrameSystems::Render),
    )
    .add_systems(
        Update,
        restore_view
            .run_if(practice_has_ended)
            .in_set(ClosePractice),
    );
}
