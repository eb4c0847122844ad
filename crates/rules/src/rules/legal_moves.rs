//! Legal and playable moves of a position, and checked play.

use super::{GameHistory, IllegalMove, Move, MoveList, Position, generator};

impl Position {
    /// The legal moves: the compulsory captures, or the quiet moves if there is no capture.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Replaces the contents of the list with the legal moves.
    #[inline]
    pub fn legal_moves_into(&self, moves: &mut MoveList) {
        moves.clear();
        generator::generate_legal(self, moves);
    }

    /// The quiet moves that ignore a compulsory capture, in games with huffing (`rules.md` §4); empty if no capture is
    /// due. They are not [legal moves](Position::legal_moves) but may be played.
    pub fn capture_ignoring_moves(&self) -> MoveList {
        if self.variant().rule_set().huffing && self.must_capture() {
            self.quiet_moves()
        } else {
            MoveList::new()
        }
    }

    /// Every move that may be played: the legal ones and those that ignore a capture.
    pub fn playable_moves(&self) -> Vec<Move> {
        let (legal, ignoring) = (self.legal_moves(), self.capture_ignoring_moves());
        legal.iter().chain(ignoring.iter()).copied().collect()
    }

    /// The moves that capture nothing, whether or not a capture is due.
    pub fn quiet_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        generator::generate_quiet(self, &mut moves);
        moves
    }

    /// Replaces the contents of the list with the steps of men that offer a capture to the opponent.
    ///
    /// Meant for positions without kings in which neither side has a capture; in others the list is incomplete.
    pub fn sacrifices_into(&self, moves: &mut MoveList) {
        moves.clear();
        generator::generate_sacrifices(self, moves);
    }

    /// Returns `true` if the move is one of the [legal moves](Position::legal_moves).
    pub fn is_legal(&self, mv: Move) -> bool {
        generator::any_legal(self, |legal| legal == mv)
    }

    /// Returns `true` if the move may be played: it is legal, or ignores a capture where the rules allow that (see
    /// [`Position::playable_moves`]).
    pub fn is_playable(&self, mv: Move) -> bool {
        self.is_legal(mv) || self.capture_ignoring_moves().contains(&mv)
    }

    /// Returns `true` if the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.must_capture() || self.has_quiet_move()
    }

    /// Returns `true` if the side to move must capture.
    #[inline]
    pub fn must_capture(&self) -> bool {
        generator::must_capture(self)
    }

    /// Returns `true` if the side to move has a quiet move, even if a capture is due.
    #[inline]
    pub fn has_quiet_move(&self) -> bool {
        generator::has_quiet_move(self)
    }

    /// Returns `true` if the opponent could capture if it were its turn.
    #[inline]
    pub fn is_threatened(&self) -> bool {
        generator::must_capture(&self.null_move())
    }
}

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

    fn check(&self, mv: Move) -> Result<(), PlayError> {
        if self.is_playable(mv) { Ok(()) } else { Err(PlayError::explain(self, mv)) }
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
    if captured.is_empty() {
        "no capture".to_owned()
    } else {
        let squares: Vec<String> = captured.iter().map(|square| square.to_string()).collect();
        format!("the capture of {}", squares.join(", "))
    }
}
