//! Shots found by playing out all that forces.

use super::{MAX_PLIES, MIN_GAINED, Shot, balance};
use crate::rules::{Move, Position, Side};

/// So many moves at most are played for one position; a shot that takes more to prove is passed over.
const MAX_MOVES: u32 = 100_000;

/// The shortest line by which the side to move wins men whatever is captured, if it is a shot: looked for among the
/// moves after which the other side must capture, and captures.
pub(super) fn forced_shot(position: &Position) -> Option<Shot> {
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
    /// Who is to win.
    side: Side,
    /// How many men more it has.
    before: i32,
    /// Moves played so far.
    played: u32,
}

impl ForcingSearch {
    /// A line that ends in a capture with which the side to move has won, after so many plies at most.
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

    /// The longest of the lines that win against each of the other side's captures, if all do.
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
    fn what_wins_whatever_is_captured_is_found() {
        let position = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28";
        assert_eq!(
            forced(position, Variant::International),
            Some(format!("{position} 38-33 28x39 40-34 39x30 35x2"))
        );
    }

    #[test]
    fn a_shot_that_one_capture_refutes_is_none() {
        let refuted = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28,29";
        assert_eq!(forced(refuted, Variant::International), None);
    }

    #[test]
    fn nothing_is_forced_at_the_start_nor_by_one_man_for_two() {
        for variant in Variant::STANDARD {
            assert_eq!(forced_shot(&Position::start(variant)), None);
        }
        let cheap = "W:W28,32,33,38,42:B9,13,18,19";
        assert_eq!(forced(cheap, Variant::International), None);
    }
}
