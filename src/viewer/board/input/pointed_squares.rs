//! Hit testing for squares, and drop targets.
//!
//! Legal squares are favored: a press within [`REACH`] pixels counts as a hit, as does one through translucent objects.

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::HoverMap;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use crate::board::Square;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::selection::Selection;
use crate::viewer::board::unfolded::view::UnfoldedBoard;
use crate::viewer::kernel::messages::DropPlace;
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::scene::cubes::CubeBlock;
use crate::viewer::scene::glass::Glass;
use crate::viewer::scene::pieces::OnSquare;

/// Entities that stand for a square: pieces and cubes.
pub(crate) type SquareEntities<'w, 's> =
    Query<'w, 's, (Option<&'static OnSquare>, Option<&'static CubeBlock>)>;

pub(super) fn square_of(entity: Entity, entities: &SquareEntities) -> Option<Square> {
    let (on_square, block) = entities.get(entity).ok()?;
    on_square.map(|on_square| on_square.0).or_else(|| block?.0.square())
}

/// Hit tolerance for legal squares, in logical pixels.
pub const REACH: f32 = 8.0;
/// Search radii in logical pixels, smallest first.
const CIRCLES: [f32; 3] = [0.0, REACH / 2.0, REACH];
/// Number of points on a circle.
const POINTS: u16 = 8;

/// Hit testing near a point of the window.
#[derive(SystemParam)]
pub(super) struct NearSquares<'w, 's> {
    board: Res<'w, ShownBoard>,
    glass: Res<'w, Glass>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
    entities: SquareEntities<'w, 's>,
    pickable: Query<'w, 's, &'static Pickable>,
    rays: MeshRayCast<'w, 's>,
}

impl NearSquares<'_, '_> {
    /// Returns the legal square at or near a point; prefers `square`, the one hit, if legal or nothing else is near.
    pub(super) fn prefer(&mut self, square: Option<Square>, at: Vec2) -> Option<Square> {
        let legal = self.board.to_click;
        if legal.is_empty() || square.is_some_and(|square| legal.contains(square)) {
            return square;
        }
        CIRCLES
            .into_iter()
            .flat_map(around)
            .find_map(|aside| self.first_square(at + aside).filter(|&near| legal.contains(near)))
            .or(square)
    }

    /// Returns the first square along the ray through a point of the window, ignoring translucent objects.
    fn first_square(&mut self, at: Vec2) -> Option<Square> {
        let (camera, place) = *self.camera;
        let ray = camera.viewport_to_world(place, at).ok()?;
        let (glass, entities, pickable) = (&self.glass.0, &self.entities, &self.pickable);
        let is_solid = |entity: Entity| {
            let is_ignored =
                pickable.get(entity).is_ok_and(|pickable| *pickable == Pickable::IGNORE);
            let is_glass = entities.get(entity).is_ok_and(
                |(piece, cube): (Option<&OnSquare>, Option<&CubeBlock>)| {
                    piece.is_some_and(|on| glass.has_piece(on.0))
                        || cube.is_some_and(|cube| glass.has_cube(cube.0))
                },
            );
            !is_ignored && !is_glass
        };
        let settings = MeshRayCastSettings::default().with_filter(&is_solid);
        let (entity, _) = self.rays.cast_ray(ray, &settings).first()?;
        square_of(*entity, &self.entities)
    }
}

/// Points of a circle of this radius around the origin; only the origin for 0.
fn around(radius: f32) -> impl Iterator<Item = Vec2> {
    let points = if radius > 0.0 { POINTS } else { 1 };
    (0..points).map(move |point| {
        Vec2::from_angle(std::f32::consts::TAU * f32::from(point) / f32::from(POINTS)) * radius
    })
}

/// The entities under the pointers.
#[derive(SystemParam)]
pub(crate) struct DropTarget<'w, 's> {
    selection: Res<'w, Selection>,
    under: Res<'w, HoverMap>,
    entities: SquareEntities<'w, 's>,
    net: Query<'w, 's, (), With<UnfoldedBoard>>,
}

impl DropTarget<'_, '_> {
    /// Returns the drop target of this pointer.
    pub(crate) fn of(&self, pointer: PointerId) -> DropPlace {
        match self.selection.hovered() {
            Some(square) => DropPlace::Square(square),
            None => self.beside_squares(pointer),
        }
    }

    /// A target off the squares. Gaps on a flat board count as light cubes.
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
