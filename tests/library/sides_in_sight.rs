//! The cubes of each side board, checked with a picture: horizontal rays are marched toward the solid pyramid from
//! each corner of its base (`rules.md` §2).

use std::collections::BTreeSet;

use dames3d::board::{Board, Cube, Face, Square, pyramid};

/// A view from one corner: where its rays start and how they run.
struct Corner {
    name: &'static str,
    face: Face,
    /// Rows and columns from the corner toward the middle.
    ahead: (f64, f64),
    /// Number of dark squares, from the table in `rules.md` §2.
    dark: usize,
    /// The formula in the table, in rows and columns from White's left corner.
    formula: fn(u8, u8) -> bool,
}

const CORNERS: [Corner; 4] = [
    Corner {
        name: "SW",
        face: Face::SouthWest,
        ahead: (1.0, 1.0),
        dark: 25,
        formula: |r, c| r + c <= 9,
    },
    Corner {
        name: "SE",
        face: Face::SouthEast,
        ahead: (1.0, -1.0),
        dark: 30,
        formula: |r, c| c >= r,
    },
    Corner {
        name: "NE",
        face: Face::NorthEast,
        ahead: (-1.0, -1.0),
        dark: 25,
        formula: |r, c| r + c >= 9,
    },
    Corner {
        name: "NW",
        face: Face::NorthWest,
        ahead: (-1.0, 1.0),
        dark: 30,
        formula: |r, c| r >= c,
    },
];

/// The height of the solid pyramid over a point of the ground: one cube on the outer terrace, five in the middle.
fn height(row: f64, column: f64) -> f64 {
    let from_edge = row.min(column).min(10.0 - row).min(10.0 - column);
    if from_edge < 0.0 { 0.0 } else { from_edge.floor() + 1.0 }
}

/// The first cubes hit by the horizontal rays from one corner: row and column of each, by row of the picture from the
/// ground up.
fn picture(corner: &Corner) -> Vec<BTreeSet<(u8, u8)>> {
    let (rows, columns) = corner.ahead;
    let level = |floor: u8| {
        let z = f64::from(floor) + 0.5;
        let mut seen = BTreeSet::new();
        // The rays span more than the width of the pyramid, and none runs along an edge.
        for across in -21..=21 {
            let across = f64::from(across) / 2.0 + 0.25;
            let (mut row, mut column) = (
                5.0 - 12.0 * rows - across * columns / 2.0,
                5.0 - 12.0 * columns + across * rows / 2.0,
            );
            for _ in 0..2000 {
                if height(row, column) > z {
                    seen.insert((row as u8, column as u8));
                    let top = height(row, column);
                    assert!(top - z < 1.0, "a ray at {z} hits the filling under a cube {top} high");
                    break;
                }
                row += 0.0125 * rows;
                column += 0.0125 * columns;
            }
        }
        seen
    };
    (0..6).map(level).collect()
}

#[test]
fn seen_from_a_corner_the_pyramid_shows_rows_of_19_15_11_7_and_3_cubes() {
    for corner in &CORNERS {
        let rows: Vec<usize> = picture(corner).iter().map(BTreeSet::len).collect();
        assert_eq!(rows, [19, 15, 11, 7, 3, 0], "from {}", corner.name);
    }
}

#[test]
fn a_side_board_holds_the_cubes_seen_from_its_corner() {
    let board = Board::pyramid();
    for corner in &CORNERS {
        let seen: BTreeSet<(u8, u8)> = picture(corner).into_iter().flatten().collect();
        assert_eq!(seen.len(), 55, "from {}", corner.name);
        for cube in Cube::all() {
            let in_picture = seen.contains(&(cube.row(), cube.column()));
            assert_eq!(
                board.faces_of(cube).contains(corner.face),
                in_picture,
                "{cube:?} on {}",
                corner.name
            );
            assert_eq!(
                pyramid::in_sight(corner.face, cube),
                in_picture,
                "{cube:?} from {}",
                corner.name
            );
            assert_eq!(
                (corner.formula)(cube.row(), cube.column()),
                in_picture,
                "{cube:?} by the table"
            );
        }
    }
}

#[test]
fn the_sides_hold_25_30_25_and_30_dark_squares() {
    for corner in &CORNERS {
        let squares = Board::pyramid().squares_of(corner.face);
        assert_eq!(squares.len(), corner.dark, "{}", corner.name);
        for square in Square::all() {
            let held = (corner.formula)(square.row(), square.column());
            assert_eq!(squares.contains(square), held, "{square} on {}", corner.name);
        }
    }
    assert_eq!(Board::pyramid().squares_of(Face::Top).len(), 50);
}

#[test]
fn each_cube_is_on_the_top_and_two_sides_and_a_crest_cube_on_three() {
    let board = Board::pyramid();
    let mut on_sides = 0;
    for cube in Cube::all() {
        let (row, column) = (cube.row(), cube.column());
        let is_on_a_crest = row == column || row + column == 9;
        let faces = board.faces_of(cube);
        assert!(faces.contains(Face::Top), "{cube:?}");
        assert_eq!(faces.len() - 1, if is_on_a_crest { 3 } else { 2 }, "{cube:?}");
        on_sides += faces.len() - 1;
    }
    assert_eq!(on_sides, 220);
}

#[test]
fn the_flat_board_is_the_top_alone() {
    for cube in Cube::all() {
        assert_eq!(
            Board::flat().faces_of(cube).iter().collect::<Vec<_>>(),
            [Face::Top],
            "{cube:?}"
        );
    }
    for face in Face::SIDES {
        assert!(Board::flat().squares_of(face).is_empty());
    }
}
