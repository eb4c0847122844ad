//! Fits the boards: the largest size for the available space.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::place::UnfoldedPlacement;
use crate::board::{Cube, Face, Square};
use crate::pictures::{UnfoldedLayout, UnfoldedNumbers};
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::camera::BoardOrientation;

/// The space that the boards are fitted into.
#[derive(Component)]
pub(super) struct UnfoldedRoom;

/// The node of the boards, which receives the pointer.
#[derive(Component)]
pub struct UnfoldedBoard;

#[derive(Component)]
pub(super) struct SideName(pub(super) Face);

/// The layout of the boards and their size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FittedBoards {
    pub layout: UnfoldedLayout,
    /// Physical pixels per cube.
    pub cell: u32,
    /// Physical pixels per logical pixel.
    pub scale: f32,
}

impl FittedBoards {
    /// Logical pixels per cube.
    pub fn unit(&self) -> f32 {
        self.cell as f32 / self.scale
    }

    /// The boards whose numbers are legible at this size.
    pub fn numbers(&self) -> UnfoldedNumbers {
        UnfoldedNumbers::legible(self.unit())
    }

    /// Size in logical pixels.
    pub fn size(&self) -> Vec2 {
        Vec2::from(self.layout.size()) * self.unit()
    }

    /// The center of a square on a board, in logical pixels from the upper left corner.
    pub fn center(&self, face: Face, square: Square) -> Option<Vec2> {
        let center = self.layout.center(face, square.cube())?;
        Some(Vec2::from(center) * self.unit())
    }

    /// The board and square at a point, in logical pixels from the upper left corner.
    pub fn at(&self, point: Vec2) -> Option<(Face, Square)> {
        let (face, cube) = self.cube_at(point)?;
        Some((face, cube.square()?))
    }

    /// The board at a point, in logical pixels from the upper left corner.
    pub fn face_at(&self, point: Vec2) -> Option<Face> {
        Some(self.cube_at(point)?.0)
    }

    fn cube_at(&self, point: Vec2) -> Option<(Face, Cube)> {
        let point = point / self.unit();
        self.layout.at((point.x, point.y))
    }
}

/// The fitted boards; `None` while hidden.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct UnfoldedView(pub Option<FittedBoards>);

/// Fits the boards into their space, from the next frame on.
fn fit(
    shown: Res<UnfoldedPlacement>,
    session: Res<CurrentSession>,
    orientation: Res<BoardOrientation>,
    room: Option<Single<&ComputedNode, With<UnfoldedRoom>>>,
    board: Option<Single<&mut Node, With<UnfoldedBoard>>>,
    mut names: Query<(&SideName, &mut Node), Without<UnfoldedBoard>>,
    mut view: ResMut<UnfoldedView>,
    mut motion: ResMut<Motion>,
) {
    let (Some(room), Some(mut board)) = (room, board) else {
        return;
    };
    let size = room.size();
    if matches!(*shown, UnfoldedPlacement::Hidden | UnfoldedPlacement::Folded)
        || size.min_element() < 24.0
    {
        return;
    }
    let geometry = session.game().variant().geometry();
    let (layout, cell) = UnfoldedLayout::fitting(geometry, orientation.0, size.into());
    let scale = 1.0 / room.inverse_scale_factor();
    let fitted = FittedBoards { layout, cell, scale };
    if view.0 == Some(fitted) {
        return;
    }
    view.0 = Some(fitted);
    motion.request_frame();
    let size = fitted.size();
    (board.width, board.height) = (px(size.x), px(size.y));
    for (SideName(face), mut node) in &mut names {
        let corner = layout.name_corner(*face).filter(|_| layout.faces().len() > 1);
        let Some(((x, y), is_right)) = corner else {
            node.display = Display::None;
            continue;
        };
        let (x, y) = (x * fitted.unit(), y * fitted.unit());
        node.display = Display::Flex;
        node.bottom = px(size.y - y);
        (node.left, node.right) = if is_right { (auto(), px(size.x - x)) } else { (px(x), auto()) };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UnfoldedView>().add_systems(PostUpdate, fit.after(UiSystems::Layout));
}
