//! The lines of the pyramid, as worked out in `rules.md` §2.

use dames3d::board::{Board, Direction, Face};

use crate::drawing::square;

fn numbers(from: u8, direction: Direction) -> Vec<u8> {
    let line = Board::pyramid().line(square(from), direction);
    line.squares().iter().map(|square| square.number()).collect()
}

fn faces(from: u8, direction: Direction) -> Vec<Vec<Face>> {
    let line = Board::pyramid().line(square(from), direction);
    line.faces().iter().map(|faces| faces.iter().collect()).collect()
}

#[test]
fn the_lines_from_46_match_the_rules() {
    assert_eq!(numbers(46, Direction::North), [36, 26, 16, 6]);
    assert_eq!(numbers(46, Direction::East), [47, 48, 49, 50]);
    assert_eq!(numbers(46, Direction::NorthEast), [41, 37, 32, 28, 23, 19, 14, 10, 5]);
    for off_the_board in [
        Direction::South,
        Direction::West,
        Direction::NorthWest,
        Direction::SouthEast,
        Direction::SouthWest,
    ] {
        assert!(numbers(46, off_the_board).is_empty());
    }
}

#[test]
fn the_lines_from_28_match_the_rules() {
    assert_eq!(numbers(28, Direction::East), [29, 30]);
    assert_eq!(numbers(28, Direction::West), [27, 26]);
    assert_eq!(numbers(28, Direction::North), [18, 8]);
    assert_eq!(numbers(28, Direction::South), [38, 48]);
    assert_eq!(faces(28, Direction::East), [[Face::SouthEast], [Face::SouthEast]]);
}

#[test]
fn the_line_along_the_terrace_from_36_ends_at_the_crest() {
    assert_eq!(numbers(36, Direction::East), [37, 38, 39]);
    let both = vec![Face::SouthWest, Face::NorthWest];
    let south_west = vec![Face::SouthWest];
    assert_eq!(faces(36, Direction::East), [both, south_west.clone(), south_west]);
}

#[test]
fn the_line_between_two_squares_has_its_direction_and_boards() {
    let between = |from, to| {
        let (direction, faces) = Board::pyramid().direction_between(square(from), square(to))?;
        Some((direction, faces.iter().collect::<Vec<_>>()))
    };
    assert_eq!(between(46, 6), Some((Direction::North, vec![Face::SouthWest, Face::NorthWest])));
    assert_eq!(between(46, 5), Some((Direction::NorthEast, vec![Face::Top])));
    assert_eq!(between(36, 39), Some((Direction::East, vec![Face::SouthWest])));
    assert_eq!(between(36, 40), None);
    assert_eq!(between(33, 13), None);
    assert_eq!(between(28, 28), None);
}
