//! The places of squares, pieces and widgets in the window, which notes and tooltips keep clear.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::Square;
use crate::rules::Side;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::ui::scale::in_interface;

/// The board as the camera sees it.
#[derive(SystemParam)]
pub(super) struct BoardOnScreen<'w, 's> {
    board: Res<'w, ShownBoard>,
    relief: Res<'w, Relief>,
    scale: Res<'w, UiScale>,
    camera: Option<Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>>,
}

impl BoardOnScreen<'_, '_> {
    /// The middles of the tops of these squares, in logical pixels of the interface.
    pub(super) fn points(&self, squares: impl IntoIterator<Item = Square>) -> Vec<Vec2> {
        let Some(camera) = &self.camera else {
            return Vec::new();
        };
        let (camera, at) = **camera;
        let pixel = |square| {
            let top = square_top(square, self.relief.get());
            let point = camera.world_to_viewport(at, top).ok()?;
            Some(in_interface(point, &self.scale))
        };
        squares.into_iter().filter_map(pixel).collect()
    }

    /// The points at which pieces stand.
    pub(super) fn pieces(&self) -> Vec<Vec2> {
        let setup = self.board.setup;
        self.points(setup.pieces(Side::White) | setup.pieces(Side::Black))
    }
}

/// The place of a widget, in logical pixels of the interface.
pub(super) fn rect_of(node: &ComputedNode, at: &UiGlobalTransform) -> Rect {
    let to_logical = node.inverse_scale_factor;
    Rect::from_center_size(at.translation * to_logical, node.size() * to_logical)
}
