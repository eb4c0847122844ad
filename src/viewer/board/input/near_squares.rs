//! A legal square wins over what lies around it: a press at most [`REACH`] pixels beside it counts for it, and so does one
//! on it through what is translucent.

use bevy::ecs::system::SystemParam;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::prelude::*;

use super::square_entities::{SquareEntities, square_of};
use crate::board::Square;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::scene::cubes::CubeBlock;
use crate::viewer::scene::glass::Glass;
use crate::viewer::scene::pieces::OnSquare;

/// The distance within which a legal square wins, in logical pixels.
pub const REACH: f32 = 8.0;
/// The radii at which squares are searched, in logical pixels, the least first.
const CIRCLES: [f32; 3] = [0.0, REACH / 2.0, REACH];
/// Number of points on a circle.
const POINTS: u16 = 8;

/// The squares near a point of the window.
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
    /// Returns the legal square at or near a point of the window where the pointer is on `square`; that square itself
    /// if it is legal, or if no other one is near.
    pub(super) fn prefer(&mut self, square: Option<Square>, at: Vec2) -> Option<Square> {
        let legal = self.board.to_click;
        if legal.is_empty() || square.is_some_and(|square| legal.contains(square)) {
            return square;
        }
        CIRCLES
            .into_iter()
            .flat_map(around)
            .find_map(|aside| {
                self.first_square(at + aside)
                    .filter(|&near| legal.contains(near))
            })
            .or(square)
    }

    /// Returns the first square along the ray through a point of the window, past what is translucent.
    fn first_square(&mut self, at: Vec2) -> Option<Square> {
        let (camera, place) = *self.camera;
        let ray = camera.viewport_to_world(place, at).ok()?;
        let (glass, entities, pickable) = (&self.glass.0, &self.entities, &self.pickable);
        let is_solid = |entity: Entity| {
            let is_ignored = pickable
                .get(entity)
                .is_ok_and(|pickable| *pickable == Pickable::IGNORE);
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

/// The points of a circle of this radius round the origin; only the origin for 0.
fn around(radius: f32) -> impl Iterator<Item = Vec2> {
    let points = if radius > 0.0 { POINTS } else { 1 };
    (0..points).map(move |point| {
        Vec2::from_angle(std::f32::consts::TAU * f32::from(point) / f32::from(POINTS)) * radius
    })
}
