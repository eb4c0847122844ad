//! Rays from a point to the eye, from cube to cube over the grid of the board.

use std::ops::ControlFlow;

use bevy::prelude::*;

use super::obstacles::{Obstacle, Obstacles, index};
use super::scenery::{Eye, Scenery};
use crate::board::{Cube, Square};

/// Tolerance of heights: a ray that leaves a cube's top does not hit that cube.
const EPSILON: f32 = 1e-4;

impl Scenery {
    /// Returns `true` if a point is in sight past everything but these obstacles.
    pub fn is_in_sight(&self, point: Vec3, eye: Eye, translucent: &Obstacles) -> bool {
        self.is_clear(point, eye, None, translucent)
    }

    /// Returns `true` if nothing solid is between a point and the eye. The piece on `own` is not there.
    pub(super) fn is_clear(
        &self,
        point: Vec3,
        eye: Eye,
        own: Option<Square>,
        translucent: &Obstacles,
    ) -> bool {
        let walk = self.walk(point, eye, own, |obstacle| {
            if translucent.holds(obstacle) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        walk.is_continue()
    }

    /// Returns everything between a point and the eye.
    pub(super) fn hidden_by(&self, point: Vec3, eye: Eye, own: Option<Square>) -> Obstacles {
        let mut obstacles = Obstacles::NONE;
        let _ = self.walk(point, eye, own, |obstacle| {
            obstacles.insert(obstacle);
            ControlFlow::Continue(())
        });
        obstacles
    }

    /// Visits what is between a point and the eye, the nearest to the point first.
    fn walk(
        &self,
        point: Vec3,
        eye: Eye,
        own: Option<Square>,
        mut visit: impl FnMut(Obstacle) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let way = eye.way_from(point);
        // Columns grow with x, rows against z.
        let start = Vec2::new(point.x + 5.0, 5.0 - point.z);
        let step = Vec2::new(way.x, -way.z);
        let mut cell = start.floor().as_ivec2();
        let forwards = IVec2::new(step.x.signum() as i32, step.y.signum() as i32);
        let crossing = |axis: usize, cell: IVec2| {
            if step[axis].abs() < f32::EPSILON {
                return f32::INFINITY;
            }
            let edge = if forwards[axis] > 0 {
                cell[axis] + 1
            } else {
                cell[axis]
            };
            (edge as f32 - start[axis]) / step[axis]
        };
        let mut entry = 0.0_f32;
        while let Some(cube) = Cube::from_coords(cell.y as i8, cell.x as i8) {
            let (across, along) = (crossing(0, cell), crossing(1, cell));
            let exit = across.min(along).clamp(entry, 1.0);
            let height = |part: f32| point.y + way.y * part;
            let top = self.tops[index(cube)];
            if height(entry).min(height(exit)) < top - EPSILON {
                visit(Obstacle::Cube(cube))?;
            }
            if let Some(square) = cube.square().filter(|&square| Some(square) != own) {
                let middle = Vec2::new(f32::from(cube.column()) + 0.5, f32::from(cube.row()) + 0.5);
                let hits = |&(radius, tall): &(f32, f32)| {
                    inside_circle(start - middle, step, radius).is_some_and(|(from, to)| {
                        let (from, to) = (from.max(entry), to.min(exit));
                        let (low, high) =
                            (height(from).min(height(to)), height(from).max(height(to)));
                        from < to && low < top + tall - EPSILON && high > top
                    })
                };
                if self.cylinders(square).iter().any(hits) {
                    visit(Obstacle::Piece(square))?;
                }
            }
            if exit >= 1.0 {
                break;
            }
            entry = exit;
            if across <= along {
                cell.x += forwards.x;
            } else {
                cell.y += forwards.y;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Returns the part of a ray inside a circle round the origin, if it crosses the circle.
fn inside_circle(start: Vec2, step: Vec2, radius: f32) -> Option<(f32, f32)> {
    let a = step.length_squared();
    let c = start.length_squared() - radius * radius;
    if a < f32::EPSILON {
        return (c < 0.0).then_some((0.0, 1.0));
    }
    let b = start.dot(step);
    let root = (b * b - a * c).max(0.0).sqrt();
    (root > 0.0).then(|| ((-b - root) / a, (-b + root) / a))
}
