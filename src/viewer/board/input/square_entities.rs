//! The entities that stand for squares.

use bevy::prelude::*;

use crate::board::Square;
use crate::viewer::scene::cubes::CubeBlock;
use crate::viewer::scene::pieces::OnSquare;

/// Everything that stands for a square: the pieces and the cubes.
pub(crate) type SquareEntities<'w, 's> =
    Query<'w, 's, (Option<&'static OnSquare>, Option<&'static CubeBlock>)>;

/// Returns the square that an entity stands for.
pub(super) fn square_of(entity: Entity, entities: &SquareEntities) -> Option<Square> {
    let (on_square, block) = entities.get(entity).ok()?;
    on_square
        .map(|on_square| on_square.0)
        .or_else(|| block?.0.square())
}
