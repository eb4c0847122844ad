//! The pointer: which square it is over, and whether it clicks, drags a piece or turns the table.
//!
//! A press that travels more than [`STILL`] pixels is a drag and no click. A drag that begins on a piece that may
//! move carries the piece; any other turns the table.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;

use crate::board::{Square, SquareSet};
use crate::game::Game;
use crate::rules::Side;
use crate::viewer::board::pieces::OnSquare;
use crate::viewer::input::selection::{BoardInput, Selection};
use crate::viewer::scene::camera::{BoardCamera, Orbit};
use crate::viewer::scene::cubes::CubeBlock;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::state::session::CurrentSession;

/// How far a press may travel and still be a click, in logical pixels.
pub const STILL: f32 = 5.0;
/// How high a dragged piece hangs over the squares, in cubes.
const HANGING: f32 = 0.4;

/// Where the pointer was pressed on the scene.
#[derive(Debug, Clone, Copy)]
struct Pressed {
    square: Option<Square>,
    /// In logical pixels.
    at: Vec2,
}

/// What the pressed pointer is doing.
#[derive(Resource, Default, Debug)]
struct Gesture {
    pressed: Option<Pressed>,
    /// The square of the piece the press began on.
    piece: Option<Square>,
    doing: Doing,
}

#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
enum Doing {
    #[default]
    Nothing,
    Carrying,
    Turning,
}

/// Where a dragged piece hangs, in the world.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Hanging(pub Option<Vec3>);

/// The squares of what can be touched: pieces, and the dark cubes under them.
type Touchable<'w, 's> = Query<'w, 's, (Option<&'static OnSquare>, Option<&'static CubeBlock>)>;

/// All that is not a panel: the board, the table, and the window itself behind them.
type Scenery<'w, 's> = Query<'w, 's, (), Or<(With<Mesh3d>, With<Window>)>>;

fn square_of(entity: Entity, touchable: &Touchable) -> Option<Square> {
    let (stands_on, block) = touchable.get(entity).ok()?;
    stands_on
        .map(|stands_on| stands_on.0)
        .or_else(|| block?.0.square())
}

fn over(over: On<Pointer<Over>>, touchable: Touchable, mut touches: MessageWriter<BoardInput>) {
    if over.entity == over.original_event_target() {
        touches.write(BoardInput::Hover(square_of(over.entity, &touchable)));
    }
}

fn out(
    out: On<Pointer<Out>>,
    touchable: Touchable,
    selection: Res<Selection>,
    mut touches: MessageWriter<BoardInput>,
) {
    if out.entity == out.original_event_target()
        && selection.hovered() == square_of(out.entity, &touchable)
    {
        touches.write(BoardInput::Hover(None));
    }
}

fn press(
    press: On<Pointer<Press>>,
    session: Res<CurrentSession>,
    touchable: Touchable,
    scenery: Scenery,
    mut gesture: ResMut<Gesture>,
) {
    if press.button != PointerButton::Primary || press.entity != press.original_event_target() {
        return;
    }
    let square = square_of(press.entity, &touchable);
    let pressed = Pressed {
        square,
        at: press.pointer_location.position,
    };
    let movable = can_be_lifted(session.game());
    *gesture = Gesture {
        pressed: scenery.contains(press.entity).then_some(pressed),
        piece: square.filter(|&square| movable.contains(square)),
        doing: Doing::Nothing,
    };
}

/// The pieces a drag may carry.
fn can_be_lifted(game: &Game) -> SquareSet {
    let is_by_hand = game.table_rules().over_the_board && game.placement().is_none();
    match game.outcome() {
        None if is_by_hand => {
            let pieces = game.current_setup();
            pieces.pieces(Side::White) | pieces.pieces(Side::Black)
        }
        _ => game.movable(),
    }
}

/// A press let go where it began is a click. It is told by the pointer's own message: in a slow frame the pointer
/// may come, press and let go all at once, and picking knows a click only where the pointer was a frame before.
fn click(
    mut inputs: MessageReader<PointerInput>,
    mut gesture: ResMut<Gesture>,
    mut touches: MessageWriter<BoardInput>,
) {
    for input in inputs.read() {
        if !matches!(input.action, PointerAction::Release(PointerButton::Primary)) {
            continue;
        }
        let Some(pressed) = gesture.pressed.take() else {
            continue;
        };
        let is_still = pressed.at.distance(input.location.position) <= STILL;
        if gesture.doing == Doing::Nothing && is_still {
            touches.write(pressed.square.map_or(BoardInput::Cancel, BoardInput::Click));
        }
    }
}

fn drag(
    drag: On<Pointer<Drag>>,
    scenery: Scenery,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    selection: Res<Selection>,
    relief: Res<Relief>,
    mut gesture: ResMut<Gesture>,
    mut hanging: ResMut<Hanging>,
    mut touches: MessageWriter<BoardInput>,
    mut orbits: MessageWriter<Orbit>,
) {
    let is_first = drag.entity == drag.original_event_target() && scenery.contains(drag.entity);
    if drag.button != PointerButton::Primary || !is_first {
        return;
    }
    if gesture.doing == Doing::Nothing && drag.distance.length() > STILL {
        gesture.doing = match gesture.piece {
            Some(square) => {
                touches.write(BoardInput::PickUp(square));
                Doing::Carrying
            }
            None => Doing::Turning,
        };
    }
    match gesture.doing {
        Doing::Nothing => {}
        Doing::Turning => {
            orbits.write(Orbit { delta: drag.delta });
        }
        Doing::Carrying => {
            let (camera, place) = *camera;
            let Ok(ray) = camera.viewport_to_world(place, drag.pointer_location.position) else {
                return;
            };
            // Over the higher of the square it left and the square it is over.
            let squares = [gesture.piece, selection.hovered()].into_iter().flatten();
            let level = squares
                .map(|square| square_top(square, relief.get()).y)
                .fold(0.0, f32::max);
            let height = Vec3::Y * (level + HANGING);
            if let Some(far) = ray.intersect_plane(height, InfinitePlane3d::new(Vec3::Y)) {
                hanging.0 = Some(ray.get_point(far));
            }
        }
    }
}

fn drag_end(
    end: On<Pointer<DragEnd>>,
    selection: Res<Selection>,
    mut gesture: ResMut<Gesture>,
    mut hanging: ResMut<Hanging>,
    mut touches: MessageWriter<BoardInput>,
) {
    if end.button != PointerButton::Primary || end.entity != end.original_event_target() {
        return;
    }
    if gesture.doing == Doing::Carrying {
        touches.write(BoardInput::Drop(selection.hovered()));
    }
    hanging.0 = None;
    // A hand that trembled has still clicked.
    if gesture.doing != Doing::Nothing {
        *gesture = Gesture::default();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Gesture>()
        .init_resource::<Hanging>()
        .add_observer(over)
        .add_observer(out)
        .add_observer(press)
        .add_observer(drag)
        .add_observer(drag_end)
        .add_systems(PreUpdate, click.after(PickingSystems::Last));
}
