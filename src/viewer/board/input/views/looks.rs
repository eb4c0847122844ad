//! The view of the camera, and what the board shows besides its pieces.

use bevy::prelude::*;

use crate::viewer::board::actions::ViewAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::GoToView;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::scene::camera::ProjectionMode;
use crate::viewer::scene::systems::CameraSystems;

fn carry_out(
    mut actions: MessageReader<ViewAction>,
    session: Res<CurrentSession>,
    mut projection: ResMut<ProjectionMode>,
    mut settings: ResMut<ViewerSettings>,
    mut views: MessageWriter<GoToView>,
) {
    for &action in actions.read() {
        match action {
            ViewAction::GoTo(view) => drop(views.write(GoToView(view))),
            ViewAction::ToggleProjection => *projection = projection.other(),
            ViewAction::ToggleRelief if !session.game().variant().has_sides() => {}
            ViewAction::ToggleRelief => settings.sunk = !settings.sunk,
            ViewAction::ToggleNumbers => settings.numbers = !settings.numbers,
            ViewAction::ToggleLines => settings.lines = !settings.lines,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ProjectionMode>()
        .configure_sets(Update, CarryOut.before(CameraSystems))
        .add_systems(Update, carry_out.in_set(CarryOut));
}
