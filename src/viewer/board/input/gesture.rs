//! Pointer gestures on the scene and the unfolded boards.
//!
//! A press that moves more than [`CLICK_TOLERANCE`] pixels is a drag; one on a movable piece carries the piece.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;

use crate::board::{Face, Square};
use crate::viewer::kernel::messages::{BoardInput, FaceClicked};

/// Maximum movement of a click, in logical pixels.
pub const CLICK_TOLERANCE: f32 = 5.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardPress {
    /// The unfolded board it started on; `None` for the scene.
    pub face: Option<Face>,
    pub square: Option<Square>,
    /// In logical pixels of the window.
    pub position: Vec2,
    /// The square, if it started on a draggable piece.
    pub piece: Option<Square>,
}

impl BoardPress {
    fn is_still_at(&self, position: Vec2) -> bool {
        self.position.distance(position) <= CLICK_TOLERANCE
    }
}

/// The current pointer gesture.
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
    /// The viewing angle is too flat.
    Refused,
}

impl Gesture {
    /// Starts a left-button gesture.
    pub(crate) fn begin(&mut self, press: Option<BoardPress>) {
        *self = Gesture { press, ..Gesture::default() };
    }

    /// The square of the pressed piece.
    pub(crate) fn piece(&self) -> Option<Square> {
        self.press?.piece
    }
}

/// The position of the dragged piece in world space.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct DraggedPiece(pub Option<Vec3>);

/// A drag on one of the unfolded boards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlatDrag {
    pub face: Face,
    pub square: Square,
    /// The pointer, in logical pixels from the upper left corner of the boards.
    pub at: Vec2,
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct UnfoldedDrag(pub Option<FlatDrag>);

/// Detects clicks: presses released at the same point. Reads raw pointer messages, because in a slow frame press and
/// release coincide and Bevy's picking accepts a click only at the previous frame's position.
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
