//! The five boards unfolded: the top board in the middle, round it the four sides, each as it is seen from its corner,
//! with the corner cube at the bottom and above it rows of two to ten cubes.
//!
//! Lengths are in widths of a cube of the top board, x to the right and y down. A cube of a side is drawn as a square
//! on its point, so that the side's own diagonals lean to the left and to the right at 45°, and the light cubes lie
//! between the dark ones. Every center is at a multiple of one half, so that an even number of pixels for each cube
//! puts all centers on whole pixels.

use crate::board::{Board, Cube, Face};
use crate::rules::{Geometry, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnfoldedArrangement {
    /// Two sides above the top board, two below.
    Tall,
    /// Two sides at the left of the top board, two at its right.
    Wide,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnfoldedLayout {
    /// The pyramid has five boards, the flat board is one.
    pub geometry: Geometry,
    /// The player whose men are at the bottom.
    pub orientation: Side,
    pub arrangement: UnfoldedArrangement,
}

/// The top board is as wide as ten cubes.
const TOP: f32 = 10.0;
/// From the centers of the crest to the tip of a side, and half the width of a side.
const SIDE: f32 = 5.0;

impl UnfoldedLayout {
    /// The layout whose cubes are largest on a sheet of this size, and the number of pixels for each cube: an even one.
    pub fn fitting(
        geometry: Geometry,
        orientation: Side,
        sheet: (f32, f32),
    ) -> (UnfoldedLayout, u32) {
        let both = [UnfoldedArrangement::Tall, UnfoldedArrangement::Wide].map(|arrangement| {
            let layout = UnfoldedLayout { geometry, orientation, arrangement };
            let (width, height) = layout.size();
            (layout, (sheet.0 / width).min(sheet.1 / height))
        });
        let (layout, scale) = match both {
            [tall, wide] if wide.1 > tall.1 => wide,
            [tall, _] => tall,
        };
        (layout, (scale / 2.0).floor().max(1.0) as u32 * 2)
    }

    pub fn size(&self) -> (f32, f32) {
        match (self.geometry, self.arrangement) {
            (Geometry::Flat, _) => (11.0, 11.0),
            (Geometry::Pyramid, UnfoldedArrangement::Tall) => (22.0, 24.0),
            (Geometry::Pyramid, UnfoldedArrangement::Wide) => (33.0, 12.5),
        }
    }

    pub fn faces(&self) -> &'static [Face] {
        match self.geometry {
            Geometry::Flat => &[Face::Top],
            Geometry::Pyramid => &Face::ALL,
        }
    }

    pub fn top_corner(&self) -> (f32, f32) {
        match (self.geometry, self.arrangement) {
            (Geometry::Flat, _) => (0.5, 0.5),
            (Geometry::Pyramid, UnfoldedArrangement::Tall) => (6.0, 7.0),
            (Geometry::Pyramid, UnfoldedArrangement::Wide) => (11.5, 1.5),
        }
    }

    /// The middle of a side's crest; `None` for the top.
    pub fn crest(&self, face: Face) -> Option<(f32, f32)> {
        let (row, column) = face.corner()?;
        let (is_upper, is_right) = match self.orientation {
            Side::White => (row > 0, column > 0),
            Side::Black => (row < 0, column < 0),
        };
        let (left, right, upper, lower) = match self.arrangement {
            UnfoldedArrangement::Tall => (5.5, 16.5, 1.0, 18.5),
            UnfoldedArrangement::Wide => (5.5, 27.5, 1.0, 7.0),
        };
        let x = if is_right { right } else { left };
        let y = if is_upper { upper } else { lower };
        Some((x, y))
    }

    /// The outer lower corner of the room round a side, for its name; `None` for the top. The flag is `true` on the
    /// right, where the name ends there.
    pub fn name_corner(&self, face: Face) -> Option<((f32, f32), bool)> {
        let (x, y) = self.crest(face)?;
        let is_right = x > self.size().0 / 2.0;
        let outer = if is_right { SIDE } else { -SIDE };
        Some(((x + outer, y + SIDE), is_right))
    }

    /// The center of a cube on a board; `None` if that board does not hold it.
    pub fn center(&self, face: Face, cube: Cube) -> Option<(f32, f32)> {
        let (row, column) = (f32::from(cube.row()), f32::from(cube.column()));
        let Some((corner_row, corner_column)) = face.corner() else {
            let (x, y) = match self.orientation {
                Side::White => (column, TOP - 1.0 - row),
                Side::Black => (TOP - 1.0 - column, row),
            };
            let corner = self.top_corner();
            return Some((corner.0 + x + 0.5, corner.1 + y + 0.5));
        };
        if self.geometry == Geometry::Flat || !Board::pyramid().faces_of(cube).contains(face) {
            return None;
        }
        let (up, right) = (f32::from(corner_row), f32::from(corner_column));
        let (rows, columns) = (row - 4.5, column - 4.5);
        let toward_viewer = rows * up + columns * right;
        let to_the_right = rows * right - columns * up;
        let crest = self.crest(face)?;
        Some((crest.0 + to_the_right / 2.0, crest.1 + toward_viewer / 2.0))
    }

    /// The board and the cube at a point.
    pub fn at(&self, point: (f32, f32)) -> Option<(Face, Cube)> {
        self.faces().iter().find_map(|&face| {
            let is_here = |&cube: &Cube| {
                let Some((x, y)) = self.center(face, cube) else {
                    return false;
                };
                let (right, down) = ((point.0 - x).abs(), (point.1 - y).abs());
                match face {
                    Face::Top => right.max(down) <= 0.5,
                    _ => right + down <= 0.5,
                }
            };
            Some((face, Cube::all().find(is_here)?))
        })
    }
}
