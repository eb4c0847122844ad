//! Shots found by a search of forcing moves only: moves after which the opponent must capture, and captures.

use super::shot::{MAX_PLIES, MIN_GAINED, Shot, balance};
use crate::rules::{Move, Position, Side};

/// Number of moves after which the search of a position gives up. A shot that takes more to prove is missed.
const MAX_MOVES: u32 = 100_000;

/// Returns the shortest forcing line by which the side to move wins men whatever the opponent captures, if it is a
/// shot.
pub fn forced_shot(position: &Position) -> Option<Shot> {
    let side = position.side_to_move();
    let mut search = ForcingSearch {
        side,
        before: balance(position, side),
        played: 0,
    };
    let line = (1..=MAX_PLIES)
        .step_by(2)
        .find_map(|plies| search.win(position, plies))?;
    Shot::from_line(position, &line)
}

struct ForcingSearch {
    /// The side that gives up men and wins.
    side: Side,
    /// Its material balance at the beginning, in men.
    before: i32,
    /// Number of moves played so far.
    played: u32,
}

impl ForcingSearch {
    /// Returns a line of at most this number of plies that ends in a capture with which the side to move has won.
    fn win(&mut self, position: &Position, plies: usize) -> Option<Vec<Move>> {
        let moves = position.legal_moves();
        moves.iter().find_map(|&mv| {
            if self.played == MAX_MOVES {
                return None;
            }
            self.played += 1;
            let next = position.play(mv);
            let rest = if !next.must_capture() {
                let gained = balance(&next, self.side) - self.before;
                (mv.is_capture() && gained >= MIN_GAINED).then(Vec::new)
            } else if plies > 2 {
                self.win_against_all(&next, plies - 1)
            } else {
                None
            }?;
            Some([vec![mv], rest].concat())
        })
    }

    /// Returns the longest of the lines that win against the opponent's captures; `None` if a capture refutes them.
    fn win_against_all(&mut self, position: &Position, plies: usize) -> Option<Vec<Move>> {
        let mut longest = Vec::new();
        for &capture in position.legal_moves().iter() {
            let rest = self.win(&position.play(capture), plies - 1)?;
            if rest.len() + 1 > longest.len() {
                longest = [vec![capture], rest].concat();
            }
        }
        Some(longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::Variant;

    fn forced(text: &str, variant: Variant) -> Option<String> {
        let position = fen::read_position(text, variant).expect("a position");
        forced_shot(&position).map(|shot| shot.to_string())
    }

    #[test]
    fn a_line_that_wins_against_every_capture_is_found() {
        let position = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28";
        assert_eq!(
            forced(position, Variant::International),
            Some(format!("{position} 38-33 28x39 40-34 39x30 35x2"))
        );
    }

    #[test]
    fn a_line_that_one_capture_refutes_is_not_a_shot() {
        let refuted = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28,29";
        assert_eq!(forced(refuted, Variant::International), None);
    }

    #[test]
    fn the_start_and_one_man_for_two_have_no_shot() {
        for variant in Variant::STANDARD {
            assert_eq!(forced_shot(&Position::start(variant)), None);
        }
        let cheap = "W:W28,32,33,38,42:B9,13,18,19";
        assert_eq!(forced(cheap, Variant::International), None);
    }
}
