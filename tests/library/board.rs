//! Squares, cubes, terraces and directions: `rules.md` §1 and §2.

use dames3d::board::{Board, Color, Cube, Direction, Face, Square, SquareSet};
use dames3d::squares;

use crate::drawing::square;

#[test]
fn squares_are_numbered_from_blacks_back_row_to_whites() {
    let by_rows: [[u8; 5]; 10] = [
        [46, 47, 48, 49, 50],
        [41, 42, 43, 44, 45],
        [36, 37, 38, 39, 40],
        [31, 32, 33, 34, 35],
        [26, 27, 28, 29, 30],
        [21, 22, 23, 24, 25],
        [16, 17, 18, 19, 20],
        [11, 12, 13, 14, 15],
        [6, 7, 8, 9, 10],
        [1, 2, 3, 4, 5],
    ];
    for (row, numbers) in (0..).zip(by_rows) {
        for (place, number) in (0..).zip(numbers) {
            let column = 2 * place + row % 2;
            let square = square(number);
            assert_eq!((square.row(), square.column()), (row, column), "{number}");
            assert_eq!(Square::from_coords(row, column), Some(square));
            assert_eq!(square.index(), usize::from(number) - 1);
        }
    }
}

#[test]
fn light_cubes_and_places_off_the_board_have_no_square() {
    for row in 0..12 {
        for column in 0..12 {
            let dark = row < 10 && column < 10 && (row + column) % 2 == 0;
            assert_eq!(
                Square::from_coords(row, column).is_some(),
                dark,
                "row {row}, column {column}"
            );
        }
    }
    assert_eq!(Square::from_number(0), None);
    assert_eq!(Square::from_number(51), None);
    let refused = Square::try_from(51).expect_err("51 is no square");
    assert_eq!(refused.to_string(), "expected a square from 1 to 50, found 51");
}

#[test]
fn the_corner_at_whites_left_is_dark() {
    let corner = Cube::from_coords(0, 0).expect("a corner");
    assert_eq!(corner.color(), Color::Dark);
    assert_eq!(corner.square(), Some(square(46)));
}

#[test]
fn fifty_of_the_hundred_cubes_are_dark_and_have_a_square() {
    assert_eq!(Cube::all().count(), 100);
    let dark: Vec<Cube> = Cube::all().filter(|cube| cube.color() == Color::Dark).collect();
    assert_eq!(dark.len(), 50);
    for cube in Cube::all() {
        let square = cube.square();
        assert_eq!(square.is_some(), dark.contains(&cube), "{cube:?}");
        assert!(square.is_none_or(|square| square.cube() == cube), "{cube:?}");
    }
}

#[test]
fn the_cubes_stand_in_terraces_of_36_28_20_12_and_4() {
    let on_terrace = |terrace| Cube::all().filter(|cube| cube.terrace() == terrace).count();
    assert_eq!([0, 1, 2, 3, 4].map(on_terrace), [36, 28, 20, 12, 4]);
}

#[test]
fn a_drawing_contains_the_squares_drawn() {
    let crest = squares![
         . . . . x
        . . . . .
         . . . x .
        . . . . .
         . . x . .
        . . x . .
         . . . . .
        . x . . .
         . . . . .
        x . . . .
    ];
    assert_eq!(crest.iter().map(Square::number).collect::<Vec<_>>(), [5, 14, 23, 28, 37, 46]);
    assert_eq!(crest.len(), 6);
    assert_eq!(format!("{crest:?}").matches('x').count(), 6);
}

#[test]
fn shifting_a_set_shifts_each_of_its_squares() {
    for direction in Direction::TOP_DIAGONALS {
        for square in Square::all() {
            let (rows, columns) = direction.offset();
            let next = square.cube().offset(rows, columns).and_then(Cube::square);
            let moved = SquareSet::from_square(square).shift(direction);
            assert_eq!(moved.first(), next, "{square} {direction:?}");
            assert_eq!(moved.len(), usize::from(next.is_some()));
        }
    }
    for board in [Board::flat(), Board::pyramid()] {
        for direction in Direction::ALL {
            for square in board.step_origins(direction) {
                let moved = SquareSet::from_square(square).shift(direction);
                let line = board.line(square, direction).squares();
                assert_eq!(moved.first(), line.first().copied(), "{square} {direction:?}");
            }
        }
    }
}

#[test]
fn a_line_is_open_before_a_piece_and_continues_beyond_it() {
    for square in Square::all() {
        for direction in Direction::ALL {
            let line = Board::pyramid().line(square, direction);
            for (place, &on_line) in line.squares().iter().enumerate() {
                let nearer: SquareSet = line.squares()[..place].iter().copied().collect();
                let farther: SquareSet = line.squares()[place + 1..].iter().copied().collect();
                let single = SquareSet::from_square(on_line);
                assert_eq!(line.set().beyond(single, direction), farther);
                let blocked = farther | single;
                assert_eq!(blocked.nearest(direction), single);
                assert_eq!(line.set().until_blocked(direction, blocked), nearer);
            }
            let nothing = SquareSet::EMPTY;
            assert_eq!(line.set().until_blocked(direction, nothing), line.set());
            assert_eq!(nothing.nearest(direction), nothing);
        }
    }
}

#[test]
fn a_set_contains_the_squares_put_into_it() {
    let some = SquareSet::row(3);
    let numbers = |set: SquareSet| set.iter().map(Square::number).collect::<Vec<_>>();
    assert_eq!(numbers(some), [31, 32, 33, 34, 35]);
    assert_eq!(numbers(some.without(square(33))), [31, 32, 34, 35]);
    assert_eq!(numbers(some.with(square(50))), [31, 32, 33, 34, 35, 50]);
    assert_eq!((some.first(), some.last()), (Some(square(31)), Some(square(35))));
    assert_eq!((!some).len(), 45);
    assert!((some & !some).is_empty());
    assert_eq!(some | !some, SquareSet::ALL);
    assert_eq!(some ^ SquareSet::ALL, !some);
    assert!(some.is_subset(SquareSet::ALL) && !SquareSet::ALL.is_subset(some));
}

#[test]
fn half_a_turn_of_the_board_exchanges_the_sides() {
    for square in Square::all() {
        let turned = square.rotate_180();
        assert_eq!((turned.row(), turned.column()), (9 - square.row(), 9 - square.column()));
        assert_eq!(SquareSet::from_square(square).rotate_180(), SquareSet::from_square(turned));
    }
    for direction in Direction::ALL {
        let (rows, columns) = direction.offset();
        assert_eq!(direction.opposite().offset(), (-rows, -columns));
        assert_eq!(direction.opposite().opposite(), direction);
        assert_ne!(direction.ascends(), direction.opposite().ascends());
    }
    for face in Face::SIDES {
        let (rows, columns) = face.corner().expect("a side is seen from a corner");
        assert_eq!(face.opposite().corner(), Some((-rows, -columns)));
    }
    assert_eq!(Face::Top.opposite(), Face::Top);
}
