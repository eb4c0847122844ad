//! Visibility: the share of a piece, square or number that a camera sees past the cubes and pieces.
//!
//! [`Scenery::share`] casts rays toward the [`Eye`] from a fixed pattern of points, and [`Scenery::uncover`] chooses
//! the obstacles to make translucent so that enough rays arrive. Both are pure functions.

use std::ops::ControlFlow;

use bevy::prelude::*;

use super::geometry::{cube_top, square_top};
use super::pieces::{KING_HEIGHT, KING_RADIUS, KING_RIM, MAN_HEIGHT, RADIUS};
use super::turned_pieces::{BASE, BODY, SHEEP_HEIGHT, WOLF_HEIGHT};
use crate::board::{Cube, Square, SquareSet};
use crate::rules::{FigureSet, Piece, PieceKind, Side};

/// Number of sample points on the top of a piece.
const PIECE_POINTS: usize = 60;
/// Number of sample points along an edge of a square or a number.
const EDGE_POINTS: usize = 7;
/// The sampled part of a square, without the bevel.
const SQUARE_HALF: f32 = 0.44;

/// The viewpoint or, for a parallel projection, the viewing direction.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Eye {
    /// The position of a perspective camera.
    At(Vec3),
    /// The direction of an orthographic camera.
    Toward(Vec3),
}

impl Eye {
    /// Returns a vector from a point to the eye, or at least beyond everything on the board.
    pub fn way_from(self, point: Vec3) -> Vec3 {
        match self {
            Eye::At(eye) => eye - point,
            Eye::Toward(direction) => direction.normalize_or(Vec3::Y) * 100.0,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Target {
    /// The top of the piece on a square; without a piece, the square.
    Piece(Square),
    /// The top of a square, ignoring its piece.
    Square(Square),
    /// A level rectangle on the top of a square's cube: its offset from the center and half its size.
    Patch(Square, Vec2, Vec2),
}

impl Target {
    pub const fn square(self) -> Square {
        match self {
            Target::Piece(square) | Target::Square(square) | Target::Patch(square, ..) => square,
        }
    }
}

/// All potential obstacles: the cubes at a relief, and the pieces on them.
#[derive(Debug, Clone, PartialEq)]
pub struct Scenery {
    relief: f32,
    /// The height of each cube's top, by row and column.
    pub(super) tops: [f32; 100],
    pieces: [Option<Piece>; Square::COUNT],
    figures: FigureSet,
}

impl Scenery {
    /// The board at this relief (0.0..=1.0) with these pieces.
    pub fn new(relief: f32, pieces: impl IntoIterator<Item = (Square, Piece)>) -> Scenery {
        let mut tops = [0.0; 100];
        for cube in Cube::all() {
            tops[index(cube)] = cube_top(cube, relief).y;
        }
        let mut standing = [None; Square::COUNT];
        for (square, piece) in pieces {
            standing[square.index()] = Some(piece);
        }
        Scenery { relief, tops, pieces: standing, figures: FigureSet::default() }
    }

    #[must_use]
    pub fn with_figures(self, figures: FigureSet) -> Scenery {
        Scenery { figures, ..self }
    }

    pub fn relief(&self) -> f32 {
        self.relief
    }

    pub fn height_of_piece(&self, square: Square) -> Option<f32> {
        let parts = self.cylinders(square).iter();
        parts.map(|(_, height)| *height).reduce(f32::max)
    }

    /// Returns the visible share of a target, 0.0..=1.0, if these obstacles are translucent.
    pub fn share(&self, target: Target, eye: Eye, translucent: &Obstacles) -> f32 {
        let points = self.points(target);
        let own = self.own(target);
        let seen =
            points.iter().filter(|&&point| self.is_clear(point, eye, own, translucent)).count();
        seen as f32 / points.len() as f32
    }

    /// The piece that does not hide the target: itself, or the one on the target square.
    pub(super) fn own(&self, target: Target) -> Option<Square> {
        match target {
            Target::Piece(square) | Target::Square(square) => Some(square),
            Target::Patch(..) => None,
        }
    }

    /// Returns the points of a target from which rays are cast.
    pub(super) fn points(&self, target: Target) -> Vec<Vec3> {
        let top = square_top(target.square(), self.relief);
        match target {
            Target::Piece(square) => match self.pieces[square.index()] {
                Some(piece) => {
                    let (radius, height) = self.top(piece);
                    disc(top + Vec3::Y * height, radius)
                }
                None => patch(top, Vec2::splat(SQUARE_HALF)),
            },
            Target::Square(_) => patch(top, Vec2::splat(SQUARE_HALF)),
            Target::Patch(_, offset, half) => patch(top + Vec3::new(offset.x, 0.0, offset.y), half),
        }
    }

    /// The solid cylinders of a piece: radius and height above the square of each.
    pub(super) fn cylinders(&self, square: Square) -> &'static [(f32, f32)] {
        let Some(piece) = self.pieces[square.index()] else {
            return &[];
        };
        match (self.figures, piece.kind, piece.side) {
            (FigureSet::WolfAndSheep, _, Side::White) => &[(RADIUS, BASE), (BODY, SHEEP_HEIGHT)],
            (FigureSet::WolfAndSheep, _, Side::Black) => &[(RADIUS, BASE), (BODY, WOLF_HEIGHT)],
            (FigureSet::Draughtsmen, PieceKind::Man, _) => &[(RADIUS, MAN_HEIGHT)],
            (FigureSet::Draughtsmen, PieceKind::King, _) => {
                &[(KING_RADIUS, KING_RIM), (0.66 * KING_RADIUS, KING_HEIGHT)]
            }
        }
    }

    /// Radius and height of the part of a piece that must be in sight: its top or, for an animal, its back.
    fn top(&self, piece: Piece) -> (f32, f32) {
        match (self.figures, piece.kind, piece.side) {
            (FigureSet::WolfAndSheep, _, Side::White) => (BODY, SHEEP_HEIGHT),
            (FigureSet::WolfAndSheep, _, Side::Black) => (BODY, WOLF_HEIGHT),
            (FigureSet::Draughtsmen, PieceKind::Man, _) => (RADIUS, MAN_HEIGHT),
            (FigureSet::Draughtsmen, PieceKind::King, _) => (KING_RADIUS, KING_RIM),
        }
    }
}

/// Points evenly spread over a level disc, in a sunflower spiral.
fn disc(middle: Vec3, radius: f32) -> Vec<Vec3> {
    const GOLDEN_ANGLE: f32 = 2.399_963;
    (0..PIECE_POINTS)
        .map(|i| {
            let out = radius * ((i as f32 + 0.5) / PIECE_POINTS as f32).sqrt();
            let (sin, cos) = (i as f32 * GOLDEN_ANGLE).sin_cos();
            middle + Vec3::new(out * cos, 0.0, out * sin)
        })
        .collect()
}

/// Points evenly spread over a level rectangle of this half size.
fn patch(middle: Vec3, half: Vec2) -> Vec<Vec3> {
    let along = |i: usize| 2.0 * (i as f32 + 0.5) / EDGE_POINTS as f32 - 1.0;
    (0..EDGE_POINTS * EDGE_POINTS)
        .map(|i| Vec2::new(along(i % EDGE_POINTS), along(i / EDGE_POINTS)) * half)
        .map(|aside| middle + Vec3::new(aside.x, 0.0, aside.y))
        .collect()
}

/// One cube, or the piece on one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Obstacle {
    Cube(Cube),
    Piece(Square),
}

/// A set of cubes and of pieces, by square.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Obstacles {
    /// A bit for each cube, by row and column.
    cubes: u128,
    pieces: SquareSet,
}

impl Obstacles {
    pub const NONE: Obstacles = Obstacles { cubes: 0, pieces: SquareSet::EMPTY };

    pub fn has_cube(&self, cube: Cube) -> bool {
        self.cubes & bit(cube) != 0
    }

    pub fn has_piece(&self, square: Square) -> bool {
        self.pieces.contains(square)
    }

    pub fn len(&self) -> usize {
        self.cubes.count_ones() as usize + self.pieces.len()
    }

    pub fn is_empty(&self) -> bool {
        *self == Obstacles::NONE
    }

    pub(super) fn insert(&mut self, obstacle: Obstacle) {
        match obstacle {
            Obstacle::Cube(cube) => self.cubes |= bit(cube),
            Obstacle::Piece(square) => self.pieces = self.pieces.with(square),
        }
    }

    pub(super) fn holds(&self, obstacle: Obstacle) -> bool {
        match obstacle {
            Obstacle::Cube(cube) => self.has_cube(cube),
            Obstacle::Piece(square) => self.has_piece(square),
        }
    }

    pub(super) fn union(self, other: Obstacles) -> Obstacles {
        Obstacles { cubes: self.cubes | other.cubes, pieces: self.pieces | other.pieces }
    }

    pub(super) fn difference(self, other: Obstacles) -> Obstacles {
        Obstacles { cubes: self.cubes & !other.cubes, pieces: self.pieces.difference(other.pieces) }
    }
}

pub(super) fn index(cube: Cube) -> usize {
    usize::from(cube.row()) * 10 + usize::from(cube.column())
}

fn bit(cube: Cube) -> u128 {
    1 << index(cube)
}

/// Height tolerance: a ray that leaves a cube's top does not hit that cube.
const EPSILON: f32 = 1e-4;

impl Scenery {
    /// Returns `true` if a point is visible when these obstacles are translucent.
    pub fn is_in_sight(&self, point: Vec3, eye: Eye, translucent: &Obstacles) -> bool {
        self.is_clear(point, eye, None, translucent)
    }

    /// Returns `true` if nothing solid is between a point and the eye, ignoring the piece on `own`.
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

    /// Visits everything between a point and the eye, nearest to the point first.
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
            let edge = if forwards[axis] > 0 { cell[axis] + 1 } else { cell[axis] };
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

/// Returns the part of a ray inside a circle around the origin, if it crosses the circle.
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

/// Minimum visible share of a target.
const ENOUGH: f32 = 0.5;
/// Slightly above [`ENOUGH`], so that a small rotation of the camera does not change the choice.
const WANTED: f32 = 0.6;
/// Cost of making a target itself translucent, in other obstacles.
const OWN_WEIGHT: usize = 100;

impl Scenery {
    /// Returns a small set of obstacles that, once translucent, leaves at least half of each target visible: those of
    /// the rays that need the fewest new ones. Targets themselves turn translucent only as a last resort.
    pub fn uncover(&self, targets: &[Target], eye: Eye) -> Obstacles {
        let mut own = Obstacles::NONE;
        for &target in targets {
            own.insert(Obstacle::Piece(target.square()));
        }
        let mut translucent = Obstacles::NONE;
        for &target in targets {
            self.uncover_one(target, eye, own, &mut translucent);
        }
        translucent
    }

    fn uncover_one(&self, target: Target, eye: Eye, own: Obstacles, translucent: &mut Obstacles) {
        let points = self.points(target);
        let standing = self.own(target);
        let hidden: Vec<_> =
            points.iter().map(|&point| self.hidden_by(point, eye, standing)).collect();
        let wanted = (WANTED * points.len() as f32).ceil() as usize;
        let cost = |hidden: &Obstacles, translucent: &Obstacles| {
            let new = hidden.difference(*translucent);
            new.len() + (new.len() - new.difference(own).len()) * OWN_WEIGHT
        };
        let is_seen = |count: usize| count as f32 >= ENOUGH * points.len() as f32;
        let clear = |translucent: &Obstacles| {
            let is_clear = |hidden: &&Obstacles| hidden.difference(*translucent).is_empty();
            hidden.iter().filter(is_clear).count()
        };
        if is_seen(clear(translucent)) {
            return;
        }
        while clear(translucent) < wanted {
            let next = hidden
                .iter()
                .filter(|hidden| !hidden.difference(*translucent).is_empty())
                .min_by_key(|hidden| cost(hidden, translucent));
            let Some(next) = next else { return };
            *translucent = translucent.union(*next);
        }
    }
}
