//! The pointer on the five boards: the same clicks and drags as on the scene, and the same marks and arrows with the
//! right button.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::view::{NetBoard, NetView};
use crate::board::{Face, Square};
use crate::viewer::board::drawn_arrow::DrawnArrow;
use crate::viewer::board::input::annotate::begin_drawing;
use crate::viewer::board::input::drop_target::DropTarget;
use crate::viewer::board::input::pointer::CLICK_TOLERANCE;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::kernel::messages::{BoardInput, FaceClicked};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::scene::camera::OrbitHold;
use crate::viewer::ui::scale::in_interface;

/// A piece that is dragged on one of the boards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grip {
    /// The board on which it was picked up.
    pub face: Face,
    /// The square it stood on.
    pub square: Square,
    /// The pointer, in logical pixels from the upper left corner of the boards.
    pub at: Vec2,
}

/// The piece that is dragged on one of the boards, if one is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct NetDrag(pub Option<Grip>);

/// A press of the pointer on the boards.
#[derive(Clone, Copy, Debug)]
struct NetPress {
    face: Option<Face>,
    place: Option<(Face, Square)>,
    /// In logical pixels of the window.
    position: Vec2,
    /// `true` if the press began on a piece that can be dragged.
    holds_piece: bool,
}

/// The gesture on the boards.
#[derive(Resource, Default, Debug)]
struct NetGesture {
    press: Option<NetPress>,
    other_press: Option<NetPress>,
    /// The square hovered last, as it was reported.
    hovered: Option<Square>,
    is_dragging: bool,
}

/// The node of the boards and its place.
type Boards<'w, 's> =
    Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<NetBoard>>;

/// Returns the place of a point of the window on the boards, in logical pixels from their upper left corner.
fn on_boards(
    (node, transform): (&ComputedNode, &UiGlobalTransform),
    position: Vec2,
    scale: &UiScale,
) -> Vec2 {
    let position = in_interface(position, scale);
    let center = transform.translation * node.inverse_scale_factor();
    let size = node.size() * node.inverse_scale_factor();
    position - center + size / 2.0
}

/// Reports the square at a point of the window, if it is another one.
fn hover(
    board: (&ComputedNode, &UiGlobalTransform),
    position: Vec2,
    scale: &UiScale,
    view: &NetView,
    gesture: &mut NetGesture,
    inputs: &mut MessageWriter<BoardInput>,
) {
    let Some(fitted) = view.0 else { return };
    let square = fitted.at(on_boards(board, position, scale));
    let square = square.map(|(_, square)| square);
    if gesture.hovered != square {
        gesture.hovered = square;
        inputs.write(BoardInput::Hover(square));
    }
}

fn on_over(
    over: On<Pointer<Over>>,
    boards: Boards,
    scale: Res<UiScale>,
    view: Res<NetView>,
    mut gesture: ResMut<NetGesture>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if let Ok(board) = boards.get(over.entity) {
        let position = over.pointer_location.position;
        hover(board, position, &scale, &view, &mut gesture, &mut inputs);
    }
}

fn on_move(
    moved: On<Pointer<Move>>,
    boards: Boards,
    scale: Res<UiScale>,
    view: Res<NetView>,
    mut gesture: ResMut<NetGesture>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if let Ok(board) = boards.get(moved.entity) {
        let position = moved.pointer_location.position;
        hover(board, position, &scale, &view, &mut gesture, &mut inputs);
    }
}

fn on_out(
    out: On<Pointer<Out>>,
    boards: Boards,
    mut gesture: ResMut<NetGesture>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if boards.contains(out.entity) && gesture.hovered.take().is_some() {
        inputs.write(BoardInput::Hover(None));
    }
}

fn on_press(
    press: On<Pointer<Press>>,
    boards: Boards,
    scale: Res<UiScale>,
    view: Res<NetView>,
    shown: Res<ShownBoard>,
    mode: Res<BoardMode>,
    keys: Res<ButtonInput<KeyCode>>,
    mut gesture: ResMut<NetGesture>,
    mut drawn: ResMut<DrawnArrow>,
    mut hold: ResMut<OrbitHold>,
) {
    let (Ok(board), Some(fitted)) = (boards.get(press.entity), view.0) else {
        return;
    };
    let position = press.pointer_location.position;
    let on_boards = on_boards(board, position, &scale);
    let place = fitted.at(on_boards);
    let square = place.map(|(_, square)| square);
    let point = NetPress {
        face: fitted.face_at(on_boards),
        place,
        position,
        holds_piece: square.is_some_and(|square| shown.to_drag.contains(square)),
    };
    match press.button {
        PointerButton::Primary => {
            gesture.press = Some(point);
            gesture.is_dragging = false;
        }
        PointerButton::Secondary if *mode == BoardMode::Editor => gesture.other_press = Some(point),
        PointerButton::Secondary => {
            if let Some(square) = square {
                begin_drawing(square, &keys, &mut drawn, &mut hold);
            }
        }
        PointerButton::Middle => {}
    }
}

/// A press that is released where it began is a click, even if both come in one frame.
fn detect_clicks(
    mut pointer: MessageReader<PointerInput>,
    mut gesture: ResMut<NetGesture>,
    mut dragged: ResMut<NetDrag>,
    mut inputs: MessageWriter<BoardInput>,
    mut faces: MessageWriter<FaceClicked>,
) {
    for input in pointer.read() {
        let button = match input.action {
            PointerAction::Release(button) => button,
            PointerAction::Cancel => {
                if std::mem::take(&mut gesture.is_dragging) {
                    inputs.write(BoardInput::Cancel);
                    dragged.0 = None;
                }
                gesture.press = None;
                continue;
            }
            _ => continue,
        };
        let is_still =
            |press: &NetPress| press.position.distance(input.location.position) <= CLICK_TOLERANCE;
        let gesture = gesture.bypass_change_detection();
        match button {
            PointerButton::Primary if !gesture.is_dragging => {
                if let Some(press) = gesture.press.take().filter(is_still) {
                    faces.write_batch(press.face.map(FaceClicked));
                    inputs.write(match press.place {
                        Some((_, square)) => BoardInput::Click(square),
                        None => BoardInput::Cancel,
                    });
                }
            }
            PointerButton::Secondary => {
                let press = gesture.other_press.take().filter(is_still);
                let square = press.and_then(|press| press.place);
                inputs.write_batch(square.map(|(_, square)| BoardInput::ClickOther(square)));
            }
            PointerButton::Primary | PointerButton::Middle => {}
        }
    }
}

fn on_drag(
    drag: On<Pointer<Drag>>,
    boards: Boards,
    scale: Res<UiScale>,
    mut gesture: ResMut<NetGesture>,
    mut dragged: ResMut<NetDrag>,
    mut inputs: MessageWriter<BoardInput>,
) {
    let Ok(board) = boards.get(drag.entity) else {
        return;
    };
    let held = gesture.press.filter(|press| press.holds_piece);
    let Some((face, square)) = held.and_then(|press| press.place) else {
        return;
    };
    if drag.button != PointerButton::Primary {
        return;
    }
    if !gesture.is_dragging && drag.distance.length() > CLICK_TOLERANCE {
        gesture.is_dragging = true;
        inputs.write(BoardInput::PickUp(square));
    }
    if gesture.is_dragging {
        let at = on_boards(board, drag.pointer_location.position, &scale);
        dragged.0 = Some(Grip { face, square, at });
    }
}

fn on_drag_end(
    end: On<Pointer<DragEnd>>,
    boards: Boards,
    target: DropTarget,
    mut gesture: ResMut<NetGesture>,
    mut dragged: ResMut<NetDrag>,
    mut inputs: MessageWriter<BoardInput>,
) {
    let is_primary = end.button == PointerButton::Primary;
    if !boards.contains(end.entity) || !is_primary || !gesture.is_dragging {
        return;
    }
    inputs.write(BoardInput::Drop(target.of(end.pointer_id)));
    gesture.is_dragging = false;
    gesture.press = None;
    dragged.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NetGesture>()
        .init_resource::<NetDrag>()
        .add_observer(on_over)
        .add_observer(on_move)
        .add_observer(on_out)
        .add_observer(on_press)
        .add_observer(on_drag)
        .add_observer(on_drag_end)
        .add_systems(PreUpdate, detect_clicks.after(PickingSystems::Last));
}
