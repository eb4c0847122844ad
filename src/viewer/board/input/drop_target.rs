//! The place where a piece is let go, in the scene or on a flat board.

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::square_entities::{SquareEntities, square_of};
use crate::viewer::board::selection::Selection;
use crate::viewer::board::unfolded::view::UnfoldedBoard;
use crate::viewer::kernel::messages::DropPlace;

/// The things under the pointers.
#[derive(SystemParam)]
pub(crate) struct DropTarget<'w, 's> {
    selection: Res<'w, Selection>,
    under: Res<'w, HoverMap>,
    entities: SquareEntities<'w, 's>,
    net: Query<'w, 's, (), With<UnfoldedBoard>>,
}

impl DropTarget<'_, '_> {
    /// The place at which this pointer lets go of a piece.
    pub(crate) fn of(&self, pointer: PointerId) -> DropPlace {
        match self.selection.hovered() {
            Some(square) => DropPlace::Square(square),
            None => self.beside_squares(pointer),
        }
    }

    /// A place that is no square. Between the squares of a flat board it counts as a light cube.
    fn beside_squares(&self, pointer: PointerId) -> DropPlace {
        let Some(under) = self.under.get(&pointer) else {
            return DropPlace::Beside;
        };
        let place = |&entity: &Entity| match square_of(entity, &self.entities) {
            Some(square) => Some(DropPlace::Square(square)),
            None if self.net.contains(entity) => Some(DropPlace::LightCube),
            None => {
                let (_, block) = self.entities.get(entity).ok()?;
                block.map(|_| DropPlace::LightCube)
            }
        };
        under.keys().find_map(place).unwrap_or(DropPlace::Beside)
    }
}
