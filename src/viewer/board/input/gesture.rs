//! The press of the pointer, on the scene or on one of the five boards, and the click or the drag that becomes of it.
//!
//! A press that moves more than [`CLICK_TOLERANCE`] pixels is a drag. A drag that begins on a piece that can move carries
//! the piece.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;

use crate::board::{Face, Square};
use crate::viewer::kernel::messages::{BoardInput, FaceClicked};

/// The longest way a press may move and still be a click, in logical pixels.
pub const CLICK_TOLERANCE: f32 = 5.0;

/// A press of the pointer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardPress {
    /// The one of the five boards on which it began; `None` for the scene.
    pub face: Option<Face>,
    pub square: Option<Square>,
    /// In logical pixels of the window.
    pub position: Vec2,
    /// The square, if it began on a piece that can be dragged.
    pub piece: Option<Square>,
}

impl BoardPress {
    fn is_still_at(&self, position: Vec2) -> bool {
        self.position.distance(position) <= CLICK_TOLERANCE
    }
}

/// The gesture of the pressed pointer.
#[derive(Resource, Default, Debug)]
pub(crate) struct Gesture {
    /// The press of the left button.
    pub press: Option<BoardPress>,
    /// The press of the right button.
    pub other_press: Option<BoardPress>,
    pub drag: DragKind,
}

#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DragKind {
    #[default]
    None,
    Piece,
    Board,
    /// The board is seen at too small an angle.
    Refused,
}

impl Gesture {
    /// Begins a gesture of the left button.
    pub(crate) fn begin(&mut self, press: Option<BoardPress>) {
        *self = Gesture {
            press,
            ..Gesture::default()
        };
    }

    /// The square of the piece the press began on.
    pub(crate) fn piece(&self) -> Option<Square> {
        self.press?.piece
    }
}

/// The place of the dragged piece in the world.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct DraggedPiece(pub Option<Vec3>);

/// A piece that is dragged on one of the five boards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlatDrag {
    /// The board on which it was picked up.
    pub face: Face,
    /// The square it stood on.
    pub square: Square,
    /// The pointer, in logical pixels from the upper left corner of the boards.
    pub at: Vec2,
}

/// The piece that is dragged on one of the five boards, if one is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct UnfoldedDrag(pub Option<FlatDrag>);

/// A press that is released where it began is a click. This reads the pointer's own messages: in a slow frame the
/// pointer may press and release at once, and Bevy's picking accepts a click only where the pointer was a frame earlier.
fn detect_clicks(
    mut pointer: MessageReader<PointerInput>,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<DraggedPiece>,
    mut dragged_flat: ResMut<UnfoldedDrag>,
    mut inputs: MessageWriter<BoardInput>,
    mut faces: MessageWriter<FaceClicked>,
) {
    for input in pointer.read() {
        let position = input.location.position;
        match input.action {
            PointerAction::Cancel => {
                if gesture.drag == DragKind::Piece {
                    inputs.write(BoardInput::Cancel);
                    dragged.0 = None;
                    dragged_flat.0 = None;
                }
                *gesture = Gesture::default();
            }
            PointerAction::Release(PointerButton::Primary) if gesture.drag == DragKind::None => {
                let press = gesture.press.take();
                if let Some(press) = press.filter(|press| press.is_still_at(position)) {
                    faces.write_batch(press.face.map(FaceClicked));
                    inputs.write(press.square.map_or(BoardInput::Cancel, BoardInput::Click));
                }
            }
            PointerAction::Release(PointerButton::Secondary) => {
                let press = gesture.other_press.take();
                let press = press.filter(|press| press.is_still_at(position));
                let square = press.and_then(|press| press.square);
                inputs.write_batch(square.map(BoardInput::ClickOther));
            }
            _ => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gesture>()
        .init_resource::<DraggedPiece>()
        .init_resource::<UnfoldedDrag>()
        .add_systems(PreUpdate, detect_clicks.after(PickingSystems::Last));
}
