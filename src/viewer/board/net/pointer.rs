//! The pointer on the five boards: the same clicks and drags as on the scene, and the same marks and arrows with the
//! right button.

use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::view::{NetBoard, NetView};
use crate::board::Square;
use crate::viewer::board::drawn_arrow::DrawnArrow;
use crate::viewer::board::input::annotate::begin_drawing;
use crate::viewer::board::input::drop_target::DropTarget;
use crate::viewer::board::input::gesture::{
    BoardPress, CLICK_TOLERANCE, DragKind, Gesture, Grip, NetDrag,
};
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::kernel::messages::BoardInput;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::scene::camera::OrbitHold;
use crate::viewer::ui::scale::in_interface;

/// The square hovered last, as it was reported.
#[derive(Resource, Default, Debug)]
struct HoveredOnNet(Option<Square>);

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
    hovered: &mut HoveredOnNet,
    inputs: &mut MessageWriter<BoardInput>,
) {
    let Some(fitted) = view.0 else { return };
    let square = fitted.at(on_boards(board, position, scale));
    let square = square.map(|(_, square)| square);
    if hovered.0 != square {
        hovered.0 = square;
        inputs.write(BoardInput::Hover(square));
    }
}

fn on_over(
    over: On<Pointer<Over>>,
    boards: Boards,
    scale: Res<UiScale>,
    view: Res<NetView>,
    mut hovered: ResMut<HoveredOnNet>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if let Ok(board) = boards.get(over.entity) {
        let position = over.pointer_location.position;
        hover(board, position, &scale, &view, &mut hovered, &mut inputs);
    }
}

fn on_move(
    moved: On<Pointer<Move>>,
    boards: Boards,
    scale: Res<UiScale>,
    view: Res<NetView>,
    mut hovered: ResMut<HoveredOnNet>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if let Ok(board) = boards.get(moved.entity) {
        let position = moved.pointer_location.position;
        hover(board, position, &scale, &view, &mut hovered, &mut inputs);
    }
}

fn on_out(
    out: On<Pointer<Out>>,
    boards: Boards,
    mut hovered: ResMut<HoveredOnNet>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if boards.contains(out.entity) && hovered.0.take().is_some() {
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
    mut gesture: ResMut<Gesture>,
    mut drawn: ResMut<DrawnArrow>,
    mut hold: ResMut<OrbitHold>,
) {
    let (Ok(board), Some(fitted)) = (boards.get(press.entity), view.0) else {
        return;
    };
    let position = press.pointer_location.position;
    let on_boards = on_boards(board, position, &scale);
    let square = fitted.at(on_boards).map(|(_, square)| square);
    let point = BoardPress {
        face: fitted.face_at(on_boards),
        square,
        position,
        piece: square.filter(|&square| shown.to_drag.contains(square)),
    };
    match press.button {
        PointerButton::Primary => gesture.begin(Some(point)),
        PointerButton::Secondary if *mode == BoardMode::Editor => gesture.other_press = Some(point),
        PointerButton::Secondary => {
            if let Some(square) = square {
                begin_drawing(square, &keys, &mut drawn, &mut hold);
            }
        }
        PointerButton::Middle => {}
    }
}

fn on_drag(
    drag: On<Pointer<Drag>>,
    boards: Boards,
    scale: Res<UiScale>,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<NetDrag>,
    mut inputs: MessageWriter<BoardInput>,
) {
    let Ok(board) = boards.get(drag.entity) else {
        return;
    };
    let press = gesture.press;
    let held = press.and_then(|press| Some((press.face?, press.piece?)));
    let Some((face, square)) = held else { return };
    if drag.button != PointerButton::Primary {
        return;
    }
    if gesture.drag == DragKind::None && drag.distance.length() > CLICK_TOLERANCE {
        gesture.drag = DragKind::Piece;
        inputs.write(BoardInput::PickUp(square));
    }
    if gesture.drag == DragKind::Piece {
        let at = on_boards(board, drag.pointer_location.position, &scale);
        dragged.0 = Some(Grip { face, square, at });
    }
}

fn on_drag_end(
    end: On<Pointer<DragEnd>>,
    boards: Boards,
    target: DropTarget,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<NetDrag>,
    mut inputs: MessageWriter<BoardInput>,
) {
    let is_primary = end.button == PointerButton::Primary;
    if !boards.contains(end.entity) || !is_primary || gesture.drag != DragKind::Piece {
        return;
    }
    inputs.write(BoardInput::Drop(target.of(end.pointer_id)));
    gesture.begin(None);
    dragged.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HoveredOnNet>()
        .add_observer(on_over)
        .add_observer(on_move)
        .add_observer(on_out)
        .add_observer(on_press)
        .add_observer(on_drag)
        .add_observer(on_drag_end);
}
