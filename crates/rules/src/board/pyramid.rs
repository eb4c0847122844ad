//! The stepped pyramid and its five boards (`rules.md` §2).
//!
//! A hundred equal cubes stand in five terraces. The top board is the view from above: all of them. A side board is the
//! view from a corner of the base, level with the ground; seen from there, its own diagonals run along a terrace or
//! straight up a flank.

use super::graph::{self, BoardGraph};
use super::{ByFace, Cube, Direction, Face};

/// The 100 cubes and the diagonals of the five boards.
pub(super) fn graph() -> BoardGraph {
    let seen = ByFace::from_fn(|face| {
        Cube::all().filter(|&cube| in_sight(face, cube)).collect::<Vec<_>>()
    });
    let boards = Face::ALL.map(|face| match face {
        Face::Top => (face, Direction::TOP_DIAGONALS),
        _ => (face, Direction::SIDE_DIAGONALS),
    });
    graph::from_boards(&boards, |face, cube| seen[face].contains(&cube))
}

/// Returns `true` if a board shows this cube. The top shows every cube; a side shows it if a horizontal ray from the
/// corner reaches one of the two vertical faces turned to the viewer.
pub fn in_sight(face: Face, cube: Cube) -> bool {
    let Some((rows, columns)) = face.corner() else {
        return true;
    };
    let level = cube.terrace();
    let clear = |mut ray: (i8, i8), mut along_row: bool| {
        while let Some(passed) = Cube::from_coords(ray.0, ray.1) {
            if is_solid(passed, level) {
                return false;
            }
            // A ray toward the corner crosses into the next column and the next row in turn.
            if along_row {
                ray.1 += columns;
            } else {
                ray.0 += rows;
            }
            along_row = !along_row;
        }
        true
    };
    let (row, column) = (cube.row() as i8, cube.column() as i8);
    clear((row + rows, column), true) || clear((row, column + columns), false)
}

/// Returns `true` if the pyramid is solid here at this level: it is solid below the top of every cube.
fn is_solid(cube: Cube, level: u8) -> bool {
    cube.terrace() >= level
}
