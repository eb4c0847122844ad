//! Mouse input in the scene and on the unfolded boards: hovering, clicking, dragging pieces, turning the board,
//! annotating with the right button.

use bevy::ecs::system::SystemParam;
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::annotate::begin_drawing;
use super::gesture::{
    BoardPress, CLICK_TOLERANCE, DragKind, DraggedPiece, FlatDrag, Gesture, UnfoldedDrag,
};
use super::pointed_squares::{DropTarget, NearSquares, SquareEntities, square_of};
use crate::board::{Face, Square};
use crate::i18n::Messages;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::marking::annotations::DrawnArrow;
use crate::viewer::board::selection::Selection;
use crate::viewer::board::unfolded::view::{UnfoldedBoard, UnfoldedView};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::{BoardInput, NoticeKind, Notices, Orbit, Pan};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::scene::camera::{BoardCamera, OrbitHold};
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::move_pose::float;
use crate::viewer::scene::pieces::{BoardPiece, OnSquare, PieceAssets};
use crate::viewer::scene::sight::Scenery;
use crate::viewer::ui::shape::in_interface;

/// Sine of the minimum angle between line of sight and board for dragging a piece. In a flatter view, a small pointer
/// movement would carry the piece across the board.
const MIN_DRAG_SINE: f32 = 0.17;

/// The boards that the pointer can hit; panels are excluded.
#[derive(SystemParam)]
struct Boards<'w, 's> {
    /// The board, the table and the window behind them.
    scene: Query<'w, 's, (), Or<(With<Mesh3d>, With<Window>)>>,
    squares: SquareEntities<'w, 's>,
    unfolded:
        Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<UnfoldedBoard>>,
    view: Res<'w, UnfoldedView>,
    scale: Res<'w, UiScale>,
}

impl Boards<'_, '_> {
    fn contains(&self, entity: Entity) -> bool {
        self.scene.contains(entity) || self.unfolded.contains(entity)
    }

    /// The point on the unfolded boards, in logical pixels from their upper left corner; `None` for other entities.
    fn on_unfolded(&self, entity: Entity, position: Vec2) -> Option<Vec2> {
        let (node, transform) = self.unfolded.get(entity).ok()?;
        let center = transform.translation * node.inverse_scale_factor();
        let size = node.size() * node.inverse_scale_factor();
        Some(in_interface(position, &self.scale) - center + size / 2.0)
    }

    /// The square at a point of the window, on the entity that was hit.
    fn square_at(&self, entity: Entity, position: Vec2) -> Option<Square> {
        match self.on_unfolded(entity, position) {
            Some(at) => self.view.0?.at(at).map(|(_, square)| square),
            None => square_of(entity, &self.squares),
        }
    }

    /// The same, favoring legal squares in the scene.
    fn near(&self, entity: Entity, position: Vec2, near: &mut NearSquares) -> Option<Square> {
        let square = self.square_at(entity, position);
        if self.scene.contains(entity) { near.prefer(square, position) } else { square }
    }

    fn face_at(&self, entity: Entity, position: Vec2) -> Option<Face> {
        let at = self.on_unfolded(entity, position)?;
        self.view.0?.face_at(at)
    }
}

fn on_over(
    over: On<Pointer<Over>>,
    boards: Boards,
    mut near: NearSquares,
    mut inputs: MessageWriter<BoardInput>,
) {
    if over.entity == over.original_event_target() {
        let square = boards.near(over.entity, over.pointer_location.position, &mut near);
        inputs.write(BoardInput::Hover(square));
    }
}

fn on_move(
    moved: On<Pointer<Move>>,
    boards: Boards,
    selection: Res<Selection>,
    mut near: NearSquares,
    mut inputs: MessageWriter<BoardInput>,
) {
    if moved.entity != moved.original_event_target() || !boards.contains(moved.entity) {
        return;
    }
    let square = boards.near(moved.entity, moved.pointer_location.position, &mut near);
    if square != selection.hovered() {
        inputs.write(BoardInput::Hover(square));
    }
}

fn on_out(
    out: On<Pointer<Out>>,
    boards: Boards,
    selection: Res<Selection>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if out.entity != out.original_event_target() {
        return;
    }
    let hovered = selection.hovered();
    if boards.unfolded.contains(out.entity) || hovered == square_of(out.entity, &boards.squares) {
        inputs.write(BoardInput::Hover(None));
    }
}

fn on_press(
    press: On<Pointer<Press>>,
    boards: Boards,
    shown: Res<ShownBoard>,
    dialogs: Res<OpenDialogs>,
    mode: Res<State<BoardMode>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut near: NearSquares,
    mut gesture: ResMut<Gesture>,
    mut drawn: ResMut<DrawnArrow>,
    mut hold: ResMut<OrbitHold>,
) {
    if press.entity != press.original_event_target() {
        return;
    }
    let position = press.pointer_location.position;
    let square = match press.button {
        PointerButton::Primary => boards.near(press.entity, position, &mut near),
        _ => boards.square_at(press.entity, position),
    };
    let point = BoardPress {
        face: boards.face_at(press.entity, position),
        square,
        position,
        piece: square.filter(|&square| shown.to_drag.contains(square)),
    };
    let point = boards.contains(press.entity).then_some(point);
    match press.button {
        PointerButton::Primary => gesture.begin(point),
        PointerButton::Secondary => {
            gesture.other_press = point;
            if let Some(square) = square
                && !dialogs.is_modal()
                && *mode != BoardMode::Editor
                && !shown.takes_no_moves
            {
                begin_drawing(square, position, &keys, &mut drawn, &mut hold);
            }
        }
        PointerButton::Middle => {}
    }
}

fn on_drag(
    drag: On<Pointer<Drag>>,
    boards: Boards,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    relief: Res<Relief>,
    standing: Query<(&OnSquare, &BoardPiece)>,
    looks: Res<PieceAssets>,
    keys: Res<ButtonInput<KeyCode>>,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<DraggedPiece>,
    mut dragged_flat: ResMut<UnfoldedDrag>,
    mut inputs: MessageWriter<BoardInput>,
    mut orbits: MessageWriter<Orbit>,
    mut pans: MessageWriter<Pan>,
    mut notices: Notices,
) {
    let is_target = drag.entity == drag.original_event_target() && boards.contains(drag.entity);
    if drag.button != PointerButton::Primary || !is_target {
        return;
    }
    let position = drag.pointer_location.position;
    let on_unfolded = boards.on_unfolded(drag.entity, position);
    let (camera, transform) = *camera;
    let ray = camera.viewport_to_world(transform, position).ok();
    let ray = ray.filter(|ray| ray.direction.y.abs() >= MIN_DRAG_SINE);
    if gesture.drag == DragKind::None && drag.distance.length() > CLICK_TOLERANCE {
        gesture.drag = match gesture.piece() {
            Some(square) if on_unfolded.is_some() || ray.is_some() => {
                inputs.write(BoardInput::PickUp(square));
                DragKind::Piece
            }
            Some(_) => {
                notices.write(NoticeKind::Info, Messages::too_low_to_drag);
                DragKind::Refused
            }
            None if on_unfolded.is_some() => DragKind::None,
            None => DragKind::Board,
        };
    }
    match (gesture.drag, gesture.press, on_unfolded) {
        (DragKind::Board, ..) if keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]) => {
            pans.write(Pan { delta: drag.delta });
        }
        (DragKind::Board, ..) => {
            orbits.write(Orbit { delta: drag.delta });
        }
        (DragKind::Piece, Some(press), Some(at)) => {
            let drag = |(face, square)| FlatDrag { face, square, at };
            dragged_flat.0 = press.face.zip(press.piece).map(drag);
        }
        (DragKind::Piece, Some(press), None) => {
            let (Some(ray), Some(carried)) = (ray, press.piece) else {
                return;
            };
            let others = standing.iter().map(|(on, piece)| (on.0, piece.0));
            let others = others.filter(|(square, _)| *square != carried);
            let scenery = Scenery::new(relief.get(), others).with_figures(looks.figures());
            if let Some(place) = float(ray, carried, &scenery) {
                dragged.0 = Some(place);
            }
        }
        _ => {}
    }
}

fn on_drag_end(
    end: On<Pointer<DragEnd>>,
    boards: Boards,
    target: DropTarget,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<DraggedPiece>,
    mut dragged_flat: ResMut<UnfoldedDrag>,
    mut inputs: MessageWriter<BoardInput>,
) {
    let is_target = end.entity == end.original_event_target() && boards.contains(end.entity);
    if end.button != PointerButton::Primary || !is_target {
        return;
    }
    if gesture.drag == DragKind::Piece {
        inputs.write(BoardInput::Drop(target.of(end.pointer_id)));
    }
    dragged.0 = None;
    dragged_flat.0 = None;
    // A drag within the tolerance is still a click.
    if gesture.drag != DragKind::None {
        *gesture = Gesture::default();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(on_over)
        .add_observer(on_move)
        .add_observer(on_out)
        .add_observer(on_press)
        .add_observer(on_drag)
        .add_observer(on_drag_end);
}
