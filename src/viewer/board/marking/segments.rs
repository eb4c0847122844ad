//! The reach of the hovered piece, and line segments: those of that piece, and all lines of an inspected side.

use crate::board::{Board, Direction, Face, Line, Square, SquareSet};
use crate::game::Game;
use crate::rules::{CaptureRule, ManStep, Piece, PieceKind, Position};

/// A segment of a line on one board, from its first to its last square.
pub type LineSegment = (Face, Square, Square);

#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceLines {
    /// A king's lines to the edge of each board, and a man's lines to its landing squares after captures.
    pub lines: Vec<LineSegment>,
    /// The free squares to which a man steps.
    pub steps: Vec<Square>,
}

impl PieceLines {
    /// Returns the reach of the piece on a square; empty without a piece.
    pub fn of_piece(game: &Game, square: Square) -> PieceLines {
        let position = game.position();
        let Some(piece) = position.piece_at(square) else {
            return PieceLines::default();
        };
        match piece.kind {
            PieceKind::King => {
                PieceLines { lines: king_lines(position, square), steps: Vec::new() }
            }
            PieceKind::Man => PieceLines {
                lines: man_captures(game, square, piece),
                steps: man_steps(game, square, piece),
            },
        }
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.steps.is_empty()
    }
}

/// Returns the number of steps along a line that stay on a board.
fn steps_on(line: &Line, face: Face) -> usize {
    let faces = line.faces().iter();
    faces.take_while(|faces| faces.contains(face)).count()
}

fn king_lines(position: &Position, square: Square) -> Vec<LineSegment> {
    let mut lines = Vec::new();
    for direction in Direction::ALL {
        let line = position.board().line(square, direction);
        for face in Face::ALL {
            if let Some(last) = steps_on(line, face).checked_sub(1) {
                lines.push((face, square, line.squares()[last]));
            }
        }
    }
    lines
}

/// Returns the lines along which a man can jump an opponent's piece, whichever side is to move.
fn man_captures(game: &Game, square: Square, man: Piece) -> Vec<LineSegment> {
    let position = game.position();
    let mut lines = Vec::new();
    if game.rules().capture == CaptureRule::Never {
        return lines;
    }
    for direction in Direction::ALL {
        let line = position.board().line(square, direction);
        let &[over, landing, ..] = line.squares() else {
            continue;
        };
        let is_enemy = |piece: Piece| piece.side != man.side;
        let takes = position.piece_at(over).is_some_and(is_enemy);
        if takes && position.piece_at(landing).is_none() {
            let carrying = Face::ALL.into_iter();
            let carrying = carrying.filter(|&face| steps_on(line, face) >= 2);
            lines.extend(carrying.map(|face| (face, square, landing)));
        }
    }
    lines
}

/// Returns the free squares to which a man steps; empty if its side must capture.
fn man_steps(game: &Game, square: Square, man: Piece) -> Vec<Square> {
    let position = game.position();
    let must_capture = position.side_to_move() == man.side && game.capture_due() > 0;
    let forward = man.side.forward();
    let both_ways = game.rules().men[man.side] == ManStep::BothWays;
    let steps = Direction::TOP_DIAGONALS.into_iter();
    steps
        .filter(|direction| !must_capture && (both_ways || forward.contains(direction)))
        .filter_map(|direction| position.board().line(square, direction).squares().first())
        .copied()
        .filter(|&step| position.piece_at(step).is_none())
        .collect()
}

/// Returns the lines of a side from end to end.
pub fn side_lines(board: &Board, face: Face) -> Vec<LineSegment> {
    let squares = board.squares_of(face);
    let starts_here = |square: Square, direction: Direction| {
        let before = board.line(square, direction.opposite());
        before.faces().first().is_none_or(|faces| !faces.contains(face))
    };
    let mut segments = Vec::new();
    for direction in [Direction::North, Direction::East] {
        for square in squares.into_iter().filter(|&square| starts_here(square, direction)) {
            let line = board.line(square, direction);
            if let Some(last) = steps_on(line, face).checked_sub(1) {
                segments.push((face, square, line.squares()[last]));
            }
        }
    }
    segments
}

/// Returns the segments that no other segment covers.
pub fn longest(segments: &[LineSegment]) -> Vec<LineSegment> {
    let is_covered = |index: usize| {
        let (_, from, to) = segments[index];
        let others = segments.iter().enumerate();
        others
            .filter(|&(other, &(_, start, _))| other != index && start == from)
            .any(|(other, &(_, _, end))| covers((from, end), to) && (end != to || other < index))
    };
    (0..segments.len()).filter(|&index| !is_covered(index)).map(|index| segments[index]).collect()
}

/// Returns the free end squares, each with a board, preferring a side to the top.
pub fn ends(segments: &[LineSegment], occupied: SquareSet) -> Vec<(Square, Face)> {
    let mut ends: Vec<(Square, Face)> = Vec::new();
    for &(face, _, to) in segments {
        match ends.iter_mut().find(|(square, _)| *square == to) {
            Some((_, known)) if *known == Face::Top => *known = face,
            Some(_) => {}
            None if occupied.contains(to) => {}
            None => ends.push((to, face)),
        }
    }
    ends
}

/// Returns `true` if a segment reaches at least this square, in the same direction.
pub fn covers((from, to): (Square, Square), square: Square) -> bool {
    let reach = |square: Square| {
        (square.row() as i8 - from.row() as i8, square.column() as i8 - from.column() as i8)
    };
    let (segment, other) = (reach(to), reach(square));
    let same_way = (segment.0.signum(), segment.1.signum()) == (other.0.signum(), other.1.signum());
    same_way && segment.0.abs() >= other.0.abs() && segment.1.abs() >= other.1.abs()
}
