//! Playing moves that are checked first.

use super::{GameHistory, IllegalMove, Move, Position};

/// The reason why a move may not be played in a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The piece may not go from the one square to the other.
    #[error("illegal move {mv}: {reason}")]
    Illegal {
        /// The move.
        mv: Move,
        /// The reason.
        reason: IllegalMove,
    },
    /// The piece may go there, but not with these captures.
    #[error("illegal move {mv}: expected {}, found {}", captures(expected), capture(*mv))]
    OtherCaptures {
        /// The move.
        mv: Move,
        /// The moves of the position with the same start and end.
        expected: Vec<Move>,
    },
}

impl PlayError {
    /// The move that was refused.
    pub fn mv(&self) -> Move {
        match self {
            PlayError::Illegal { mv, .. } | PlayError::OtherCaptures { mv, .. } => *mv,
        }
    }

    /// The error for a move that is not playable in the position.
    fn explain(position: &Position, mv: Move) -> PlayError {
        match position.why_move_is_illegal(mv.from(), mv.to()) {
            Some(reason) => PlayError::Illegal { mv, reason },
            None => {
                let mut expected = position.playable_moves();
                expected.retain(|other| (other.from(), other.to()) == (mv.from(), mv.to()));
                PlayError::OtherCaptures { mv, expected }
            }
        }
    }
}

impl Position {
    /// The position after a move, or the reason why the move may not be played here.
    ///
    /// Every [playable move](Position::playable_moves) is accepted: a legal one or, in games with huffing, one that
    /// ignores a capture.
    ///
    /// ```
    /// use dames3d_rules::rules::{Position, Variant};
    ///
    /// let start = Position::start(Variant::International);
    /// let first = start.legal_moves()[0];
    /// let next = start.try_play(first)?;
    /// let error = next.try_play(first).unwrap_err();
    /// assert_eq!(error.to_string(), format!("illegal move {first}: there is no piece on {}", first.from()));
    /// # Ok::<(), dames3d_rules::rules::PlayError>(())
    /// ```
    pub fn try_play(&self, mv: Move) -> Result<Position, PlayError> {
        self.check(mv)?;
        Ok(self.play(mv))
    }

    /// The error if a move may not be played.
    fn check(&self, mv: Move) -> Result<(), PlayError> {
        match self.is_playable(mv) {
            true => Ok(()),
            false => Err(PlayError::explain(self, mv)),
        }
    }
}

impl GameHistory {
    /// Plays a move of the current position, or leaves the game as it is if the move may not be played.
    pub fn try_play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.position().check(mv)?;
        self.play(mv);
        Ok(())
    }
}

fn captures(moves: &[Move]) -> String {
    let texts: Vec<String> = moves.iter().copied().map(capture).collect();
    texts.join(" or ")
}

/// The captures of a move, in words.
fn capture(mv: Move) -> String {
    let captured = mv.captured();
    match captured.is_empty() {
        true => "no capture".to_owned(),
        false => {
            let squares: Vec<String> = captured.iter().map(|square| square.to_string()).collect();
            format!("the capture of {}", squares.join(", "))
        }
    }
}
