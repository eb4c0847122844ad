//! The line tables of a board agree with its graph, and the graph agrees with the formulas of `rules.md` §2.

use std::collections::BTreeSet;

use dames3d::board::{Board, Cube, Direction, Face, FaceSet, Square, SquareSet, Step};

use crate::reference_generator::{self, View};

const SEEN: [(Face, View); 5] = [
    (Face::Top, View::Top),
    (Face::SouthWest, View::Sw),
    (Face::SouthEast, View::Se),
    (Face::NorthEast, View::Ne),
    (Face::NorthWest, View::Nw),
];

/// The cubes reached from a cube by repeating a step, according to the graph's edges.
fn walk(board: &Board, from: Cube, step: Step) -> Vec<Cube> {
    let next = |&cube: &Cube| board.graph().next(cube, step);
    std::iter::successors(next(&from), next).collect()
}

/// The same cubes according to the formulas of §2.
fn walk_by_formula(from: Cube, board: View, direction: Direction) -> Vec<Cube> {
    let (rows, columns) = direction.offset();
    if !reference_generator::diagonals(board).contains(&(rows, columns))
        || !reference_generator::holds(board, (from.row() as i8, from.column() as i8))
    {
        return Vec::new();
    }
    (1..)
        .map(|steps| (from.row() as i8 + steps * rows, from.column() as i8 + steps * columns))
        .take_while(|&place| reference_generator::holds(board, place))
        .filter_map(|(row, column)| Cube::from_coords(row, column))
        .collect()
}

#[test]
fn the_graph_has_the_diagonals_of_the_five_boards_and_no_others() {
    for cube in Cube::all() {
        for (face, view) in SEEN {
            for direction in Direction::ALL {
                let step = Step { face, direction };
                let expected = walk_by_formula(cube, view, direction);
                assert_eq!(walk(Board::pyramid(), cube, step), expected, "{cube:?} {step:?}");
                let flat = if face == Face::Top { expected } else { Vec::new() };
                assert_eq!(
                    walk(Board::flat(), cube, step),
                    flat,
                    "{cube:?} {step:?} on the flat board"
                );
            }
        }
    }
}

#[test]
fn no_edge_occurs_twice() {
    for board in [Board::flat(), Board::pyramid()] {
        for cube in Cube::all() {
            let mut met = BTreeSet::new();
            for (Step { face, direction }, _) in board.graph().steps_from(cube) {
                assert!(met.insert((face, direction)), "{cube:?} {face:?}");
            }
        }
    }
}

#[test]
fn the_line_of_a_direction_is_the_longest_and_begins_with_the_others() {
    for board in [Board::flat(), Board::pyramid()] {
        for from in Square::all() {
            for direction in Direction::ALL {
                let walks =
                    Face::ALL.map(|face| walk(board, from.cube(), Step { face, direction }));
                let line: Vec<Cube> = board
                    .line(from, direction)
                    .squares()
                    .iter()
                    .map(|square| square.cube())
                    .collect();
                let longest = walks.iter().max_by_key(|walk| walk.len()).expect("five boards");
                assert_eq!(&line, longest, "{from} {direction:?}");
                for walk in &walks {
                    assert!(line.starts_with(walk), "{from} {direction:?}");
                }
            }
        }
    }
}

#[test]
fn a_line_names_the_boards_that_carry_the_whole_way_to_each_of_its_squares() {
    for board in [Board::flat(), Board::pyramid()] {
        for from in Square::all() {
            for direction in Direction::ALL {
                let line = board.line(from, direction);
                assert_eq!(line.faces().len(), line.squares().len());
                assert_eq!(line.set(), line.squares().iter().copied().collect::<SquareSet>());
                for (place, (&to, &faces)) in line.squares().iter().zip(line.faces()).enumerate() {
                    let carrying: FaceSet = Face::ALL
                        .into_iter()
                        .filter(|&face| {
                            walk(board, from.cube(), Step { face, direction }).len() > place
                        })
                        .collect();
                    assert_eq!(faces, carrying, "{from} to {to}");
                    assert!(!faces.is_empty(), "{from} to {to}");
                    assert_eq!(board.direction_between(from, to), Some((direction, faces)));
                }
            }
        }
    }
}

#[test]
fn a_square_has_a_step_or_a_jump_where_a_line_has_one_or_two_squares() {
    for board in [Board::flat(), Board::pyramid()] {
        for direction in Direction::ALL {
            for from in Square::all() {
                let longest =
                    Face::ALL.map(|face| walk(board, from.cube(), Step { face, direction }).len());
                let longest = longest.into_iter().max().expect("five boards");
                assert_eq!(
                    board.step_origins(direction).contains(from),
                    longest >= 1,
                    "{from} {direction:?}"
                );
                assert_eq!(
                    board.jump_origins(direction).contains(from),
                    longest >= 2,
                    "{from} {direction:?}"
                );
            }
        }
    }
}

#[test]
fn a_half_turn_maps_the_pyramid_to_itself() {
    let turned = |cube: Cube| (9 - cube.row(), 9 - cube.column());
    let places = |walk: Vec<Cube>| {
        walk.into_iter().map(|cube| (cube.row(), cube.column())).collect::<Vec<_>>()
    };
    for board in [Board::flat(), Board::pyramid()] {
        for cube in Cube::all() {
            let across = Cube::from_coords(9 - cube.row() as i8, 9 - cube.column() as i8)
                .expect("on the board");
            for face in Face::ALL {
                for direction in Direction::ALL {
                    let here: Vec<_> = walk(board, cube, Step { face, direction })
                        .into_iter()
                        .map(turned)
                        .collect();
                    let step = Step { face: face.opposite(), direction: direction.opposite() };
                    assert_eq!(
                        here,
                        places(walk(board, across, step)),
                        "{cube:?} {face:?} {direction:?}"
                    );
                }
            }
        }
        for direction in Direction::ALL {
            assert_eq!(
                board.step_origins(direction).rotate_180(),
                board.step_origins(direction.opposite())
            );
            assert_eq!(
                board.jump_origins(direction).rotate_180(),
                board.jump_origins(direction.opposite())
            );
            for square in Square::all() {
                let here = board.line(square, direction);
                let across = board.line(square.rotate_180(), direction.opposite());
                let turned: Vec<Square> =
                    here.squares().iter().map(|square| square.rotate_180()).collect();
                assert_eq!(turned, across.squares());
                for (here, across) in here.faces().iter().zip(across.faces()) {
                    assert_eq!(here.iter().map(Face::opposite).collect::<FaceSet>(), *across);
                }
            }
        }
    }
}

#[test]
fn the_top_lines_of_the_pyramid_are_those_of_the_flat_board() {
    for square in Square::all() {
        for direction in Direction::TOP_DIAGONALS {
            let (flat, top) =
                (Board::flat().line(square, direction), Board::pyramid().line(square, direction));
            assert_eq!(flat.squares(), top.squares());
        }
        for direction in Direction::SIDE_DIAGONALS {
            assert!(Board::flat().line(square, direction).squares().is_empty());
        }
    }
}
