//! The moves of a position.

use super::{Move, MoveList, Position, generator};

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
