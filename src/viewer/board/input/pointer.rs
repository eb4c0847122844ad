//! The pointer on the scene: hovering, clicking, dragging a piece, turning the board.

use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::drop_target::{DropTarget, SquareNodes};
use super::gesture::{BoardPress, CLICK_TOLERANCE, DragKind, DraggedPiece, Gesture};
use super::near_squares::NearSquares;
use super::square_entities::{SquareEntities, square_of};
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::messages::{BoardInput, Notice, Orbit};
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::scene::floating::float;
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::pieces::{BoardPiece, OnSquare, PieceAssets};
use crate::viewer::scene::sight::Scenery;

/// The least angle between the line of sight and the board at which a piece can be dragged, as its sine: at a flatter
/// one, a small step of the pointer would carry the piece across the board.
const MIN_DRAG_SINE: f32 = 0.17;

/// Everything that is not a panel: the board, the table, and the window behind them.
type SceneEntities<'w, 's> = Query<'w, 's, (), Or<(With<Mesh3d>, With<Window>)>>;

fn on_over(
    over: On<Pointer<Over>>,
    entities: SquareEntities,
    scenery: SceneEntities,
    reporting: SquareNodes,
    mut near: NearSquares,
    mut inputs: MessageWriter<BoardInput>,
) {
    if over.entity != over.original_event_target() || reporting.contains(over.entity) {
        return;
    }
    let mut square = square_of(over.entity, &entities);
    if scenery.contains(over.entity) {
        square = near.prefer(square, over.pointer_location.position);
    }
    inputs.write(BoardInput::Hover(square));
}

fn on_move(
    moved: On<Pointer<Move>>,
    entities: SquareEntities,
    scenery: SceneEntities,
    selection: Res<Selection>,
    mut near: NearSquares,
    mut inputs: MessageWriter<BoardInput>,
) {
    if moved.entity != moved.original_event_target() || !scenery.contains(moved.entity) {
        return;
    }
    let hit = square_of(moved.entity, &entities);
    let square = near.prefer(hit, moved.pointer_location.position);
    if square != selection.hovered() {
        inputs.write(BoardInput::Hover(square));
    }
}

fn on_out(
    out: On<Pointer<Out>>,
    entities: SquareEntities,
    selection: Res<Selection>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if out.entity == out.original_event_target()
        && selection.hovered() == square_of(out.entity, &entities)
    {
        inputs.write(BoardInput::Hover(None));
    }
}

fn on_press(
    press: On<Pointer<Press>>,
    board: Res<ShownBoard>,
    entities: SquareEntities,
    scenery: SceneEntities,
    reporting: SquareNodes,
    mut near: NearSquares,
    mut gesture: ResMut<Gesture>,
) {
    if press.entity != press.original_event_target() || reporting.contains(press.entity) {
        return;
    }
    let mut square = square_of(press.entity, &entities);
    if press.button == PointerButton::Primary && scenery.contains(press.entity) {
        square = near.prefer(square, press.pointer_location.position);
    }
    let point = BoardPress {
        face: None,
        square,
        position: press.pointer_location.position,
        piece: square.filter(|&square| board.to_drag.contains(square)),
    };
    let point = scenery.contains(press.entity).then_some(point);
    match press.button {
        PointerButton::Primary => gesture.begin(point),
        PointerButton::Secondary => gesture.other_press = point,
        PointerButton::Middle => {}
    }
}

fn on_drag(
    drag: On<Pointer<Drag>>,
    scenery: SceneEntities,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    relief: Res<Relief>,
    standing: Query<(&OnSquare, &BoardPiece)>,
    looks: Res<PieceAssets>,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<DraggedPiece>,
    mut inputs: MessageWriter<BoardInput>,
    mut orbits: MessageWriter<Orbit>,
    mut notices: MessageWriter<Notice>,
) {
    let (camera, transform) = *camera;
    let ray = camera.viewport_to_world(transform, drag.pointer_location.position);
    let ray = ray
        .ok()
        .filter(|ray| ray.direction.y.abs() >= MIN_DRAG_SINE);
    let is_target = drag.entity == drag.original_event_target() && scenery.contains(drag.entity);
    if drag.button != PointerButton::Primary || !is_target {
        return;
    }
    if gesture.drag == DragKind::None && drag.distance.length() > CLICK_TOLERANCE {
        gesture.drag = match gesture.piece() {
            Some(_) if ray.is_none() => {
                notices.write(Notice::TooLowToDrag);
                DragKind::Refused
            }
            Some(square) => {
                inputs.write(BoardInput::PickUp(square));
                DragKind::Piece
            }
            None => DragKind::Board,
        };
    }
    match gesture.drag {
        DragKind::None | DragKind::Refused => {}
        DragKind::Board => {
            orbits.write(Orbit { delta: drag.delta });
        }
        DragKind::Piece => {
            let (Some(ray), Some(carried)) = (ray, gesture.piece()) else {
                return;
            };
            let others = standing.iter().map(|(on, piece)| (on.0, piece.0));
            let others = others.filter(|(square, _)| *square != carried);
            let scenery = Scenery::new(relief.get(), others).with_figures(looks.figures());
            if let Some(place) = float(ray, carried, &scenery) {
                dragged.0 = Some(place);
            }
        }
    }
}

fn on_drag_end(
    end: On<Pointer<DragEnd>>,
    scenery: SceneEntities,
    target: DropTarget,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<DraggedPiece>,
    mut inputs: MessageWriter<BoardInput>,
) {
    let is_target = end.entity == end.original_event_target() && scenery.contains(end.entity);
    if end.button != PointerButton::Primary || !is_target {
        return;
    }
    if gesture.drag == DragKind::Piece {
        inputs.write(BoardInput::Drop(target.of(end.pointer_id)));
    }
    dragged.0 = None;
    // A drag shorter than the tolerance is still a click.
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
