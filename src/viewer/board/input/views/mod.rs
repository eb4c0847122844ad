//! Views of the board that depend on the game: the player's own chair, the flat board from above, and the last move
//! played again.

mod chair;
mod flat_board;

use bevy::prelude::*;
use chair::PlayerChair;

use crate::viewer::board::actions::{SightAction, ViewAction};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::{GoToView, ReplayLastMove, View};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::scene::camera::ProjectionMode;
use crate::viewer::scene::systems::CameraSystems;

/// Carries out the actions on the view of the camera, and on what the board shows besides its pieces.
fn change_view(
    mut actions: MessageReader<ViewAction>,
    session: Res<CurrentSession>,
    chair: PlayerChair,
    mut projection: ResMut<ProjectionMode>,
    mut settings: ResMut<ViewerSettings>,
    mut views: MessageWriter<GoToView>,
) {
    for &action in actions.read() {
        match action {
            ViewAction::GoTo(View::Home) if chair.is_seen_from() => {
                views.write(GoToView(View::Mirrored));
            }
            ViewAction::GoTo(view) => drop(views.write(GoToView(view))),
            ViewAction::ToggleProjection => *projection = projection.other(),
            ViewAction::ToggleRelief if !session.game().variant().has_sides() => {}
            ViewAction::ToggleRelief => settings.sunk = !settings.sunk,
            ViewAction::ToggleNumbers => settings.numbers = !settings.numbers,
            ViewAction::ToggleLines => settings.lines = !settings.lines,
        }
    }
}

/// Plays the last move again.
fn replay(mut actions: MessageReader<SightAction>, mut replays: MessageWriter<ReplayLastMove>) {
    if actions.read().count() > 0 {
        replays.write(ReplayLastMove);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((chair::plugin, flat_board::plugin))
        .init_resource::<ProjectionMode>()
        .configure_sets(Update, CarryOut.before(CameraSystems))
        .add_systems(Update, (change_view, replay).in_set(CarryOut));
}
