//! The eye, what it looks at, and what can hide that.

use bevy::prelude::*;

use super::obstacles::{Obstacles, index};
use crate::board::{Cube, Square};
use crate::rules::{FigureSet, Piece, PieceKind, Side};
use crate::viewer::scene::animals::{BASE, BODY, SHEEP_HEIGHT, WOLF_HEIGHT};
use crate::viewer::scene::geometry::{cube_top, square_top};
use crate::viewer::scene::pieces::{KING_HEIGHT, KING_RADIUS, KING_RIM, MAN_HEIGHT, RADIUS};

/// Number of points on the top of a piece.
const PIECE_POINTS: usize = 60;
/// Number of points along an edge of a square or a number.
const EDGE_POINTS: usize = 7;
/// Part of a square that is sampled: not the bevel.
const SQUARE_HALF: f32 = 0.44;

/// The point, or for a parallel projection the direction, from which the scene is seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Eye {
    /// A camera with perspective stands here.
    At(Vec3),
    /// A camera with parallel projection stands in this direction.
    Toward(Vec3),
}

impl Eye {
    /// Returns a vector from a point to the eye, or at least to beyond everything that stands on the board.
    pub fn way_from(self, point: Vec3) -> Vec3 {
        match self {
            Eye::At(eye) => eye - point,
            Eye::Toward(direction) => direction.normalize_or(Vec3::Y) * 100.0,
        }
    }
}

/// Something looked at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Target {
    /// The top of the piece on a square; without a piece, the square.
    Piece(Square),
    /// The top of a square, without regard to the piece on it.
    Square(Square),
    /// A level rectangle on the top of a square's cube: its offset from the middle and half its size.
    Patch(Square, Vec2, Vec2),
}

impl Target {
    /// The square of the target.
    pub const fn square(self) -> Square {
        match self {
            Target::Piece(square) | Target::Square(square) | Target::Patch(square, ..) => square,
        }
    }
}

/// Everything that can hide something: the cubes at a relief, and the pieces on them.
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
        Scenery {
            relief,
            tops,
            pieces: standing,
            figures: FigureSet::default(),
        }
    }

    /// Returns the same board with other figures.
    #[must_use]
    pub fn with_figures(self, figures: FigureSet) -> Scenery {
        Scenery { figures, ..self }
    }

    /// The relief of the board.
    pub fn relief(&self) -> f32 {
        self.relief
    }

    /// The height of the piece on a square above it; `None` if none stands there.
    pub fn height_of_piece(&self, square: Square) -> Option<f32> {
        let parts = self.cylinders(square).iter();
        parts.map(|(_, height)| *height).reduce(f32::max)
    }

    /// Returns the share of a target that is in sight, 0.0..=1.0, if these obstacles are translucent.
    pub fn share(&self, target: Target, eye: Eye, translucent: &Obstacles) -> f32 {
        let points = self.points(target);
        let own = self.own(target);
        let seen = points
            .iter()
            .filter(|&&point| self.is_clear(point, eye, own, translucent))
            .count();
        seen as f32 / points.len() as f32
    }

    /// The piece that does not hide the target: the piece itself, or the one that stands on the square looked at.
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

    /// The solid cylinders of a piece: the radius and the height of each, above the square.
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

    /// The radius and the height of the part of a piece that must be in sight: its top or, of an animal, its back.
    fn top(&self, piece: Piece) -> (f32, f32) {
        match (self.figures, piece.kind, piece.side) {
            (FigureSet::WolfAndSheep, _, Side::White) => (BODY, SHEEP_HEIGHT),
            (FigureSet::WolfAndSheep, _, Side::Black) => (BODY, WOLF_HEIGHT),
            (FigureSet::Draughtsmen, PieceKind::Man, _) => (RADIUS, MAN_HEIGHT),
            (FigureSet::Draughtsmen, PieceKind::King, _) => (KING_RADIUS, KING_RIM),
        }
    }
}

/// Points evenly spread over a level disc, along a spiral of sunflower seeds.
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
