//! A legal square wins over what lies around it: a press at most [`REACH`] pixels beside it counts for it, and so does one
//! on it through what is translucent.

use bevy::ecs::system::SystemParam;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::prelude::*;

use super::selection::Selection;
use super::square_entities::{SquareEntities, square_of};
use crate::board::{Square, SquareSet};
use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::features::vision::state::Trainer;
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
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
    session: Res<'w, CurrentSession>,
    selection: Res<'w, Selection>,
    seats: Res<'w, PlayerSeats>,
    editor: Res<'w, PositionEditor>,
    trainer: Res<'w, Trainer>,
    glass: Res<'w, Glass>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
    entities: SquareEntities<'w, 's>,
    pickable: Query<'w, 's, &'static Pickable>,
    rays: MeshRayCast<'w, 's>,
}

impl NearSquares<'_, '_> {
    /// The squares that may be clicked next: pieces that may move, and those that the chosen one may go to; the pieces in
    /// question while the trainer is open.
    fn legal(&self) -> SquareSet {
        if self.trainer.is_open() {
            return self.trainer.pieces_to_click();
        }
        let game = self.session.game();
        let is_by_rules = !self.editor.is_open()
            && game.outcome().is_none()
            && game.placement().is_none()
            && !game.table_rules().by_hand
            && self.seats.assignment(game).is_none();
        if !is_by_rules {
            return SquareSet::EMPTY;
        }
        let goes_to = self.selection.move_input().map(|entry| {
            let from: SquareSet = std::iter::once(entry.from()).collect();
            entry.destinations() | entry.waypoints() | from
        });
        game.movable() | goes_to.unwrap_or(SquareSet::EMPTY)
    }

    /// Returns the legal square at or near a point of the window where the pointer is on `square`; that square itself
    /// if it is legal, or if no other one is near.
    pub(super) fn prefer(&mut self, square: Option<Square>, at: Vec2) -> Option<Square> {
        let legal = self.legal();
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
