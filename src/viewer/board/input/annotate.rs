//! Annotations by mouse: a right click marks a square, a right drag between squares draws an arrow. Green by default,
//! red with Shift, blue with Ctrl, yellow with Alt. Repeating the gesture removes them.
//!
//! A right drag that starts off the squares turns the board, as the middle button does anywhere.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;

use super::gesture::CLICK_TOLERANCE;
use crate::board::Square;
use crate::game::Command;
use crate::game_tree::{Mark, MarkColor};
use crate::viewer::board::marking::annotations::{DrawGesture, DrawnArrow};
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::camera::OrbitHold;

fn color(keys: &ButtonInput<KeyCode>) -> MarkColor {
    if keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]) {
        MarkColor::Red
    } else if keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]) {
        MarkColor::Blue
    } else if keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]) {
        MarkColor::Yellow
    } else {
        MarkColor::Green
    }
}

/// Starts the gesture on a square, in the color of the modifier keys.
pub(super) fn begin_drawing(
    square: Square,
    position: Vec2,
    keys: &ButtonInput<KeyCode>,
    drawn: &mut DrawnArrow,
    hold: &mut OrbitHold,
) {
    hold.0 = true;
    drawn.0 =
        Some(DrawGesture { from: square, begin: position, to: Some(square), color: color(keys) });
}

/// Tracks the square under the pointer.
fn follow(selection: Res<Selection>, mut drawn: ResMut<DrawnArrow>) {
    let to = selection.hovered();
    if drawn.0.is_some_and(|gesture| gesture.to != to)
        && let Some(gesture) = &mut drawn.0
    {
        gesture.to = to;
    }
}

/// Ends the gesture with a mark on its first square or an arrow to another. A pointer that has not moved counts as on
/// the first square, even if picking reported otherwise a frame ago.
fn release(
    mut pointer: MessageReader<PointerInput>,
    session: Res<CurrentSession>,
    selection: Res<Selection>,
    mut drawn: ResMut<DrawnArrow>,
    mut hold: ResMut<OrbitHold>,
    mut commands: MessageWriter<GameCommand>,
) {
    let is_release = |input: &&PointerInput| {
        matches!(input.action, PointerAction::Release(PointerButton::Secondary))
    };
    let Some(release) = pointer.read().filter(is_release).last() else {
        return;
    };
    hold.0 = false;
    let Some(gesture) = drawn.0.take() else {
        return;
    };
    let game = session.game();
    let node = game.tree().path_of(game.current_node());
    let to = if gesture.begin.distance(release.location.position) <= CLICK_TOLERANCE {
        Some(gesture.from)
    } else {
        selection.hovered()
    };
    let end = DrawnArrow(Some(DrawGesture { to, ..gesture }));
    let command = match end.arrow() {
        Some(arrow) => Command::ToggleArrow { node, arrow },
        None if to == Some(gesture.from) => {
            Command::ToggleMark { node, mark: Mark { color: gesture.color, square: gesture.from } }
        }
        None => return,
    };
    commands.write(GameCommand(command));
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DrawnArrow>()
        .init_resource::<OpenDialogs>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(PreUpdate, (follow, release).chain().after(PickingSystems::Last));
}
