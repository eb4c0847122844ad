//! Turns played by hand on a real board, and the irregularities in them (`rules.md` §5).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Move, Piece, PieceKind, Position, Route, Setup, Side};
use crate::board::{Square, SquareSet};

/// An action of a player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HandAction {
    /// Moves a piece to an empty square.
    Carry {
        /// The square it left.
        from: Square,
        /// The square it was put on.
        to: Square,
    },
    /// Removes a piece from the board.
    #[serde(rename = "TakeOff")]
    Remove(Square),
}

/// An irregularity, as the other player would name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Irregularity {
    /// Two moves in a row, by these pieces or twice by this one.
    TwoMoves(SquareSet),
    /// The opponent's piece on this square was moved.
    OpponentsPiece(Square),
    /// A quiet move was played although a capture was compulsory.
    CaptureOverlooked {
        /// Number of pieces that must be taken.
        due: usize,
    },
    /// Pieces of either side were removed without being captured.
    RemovedWithoutCause(SquareSet),
    /// Fewer pieces were taken than must be.
    TookTooFew {
        /// Number of pieces taken.
        taken: usize,
        /// Number of pieces that must be taken.
        due: usize,
    },
    /// These pieces were removed in addition to those captured.
    TookTooMany(SquareSet),
    /// The capture stopped on this square although it continues.
    StoppedHalfWay(Square),
    /// The piece captured on this square was removed before the capture was complete.
    LiftedTooEarly(Square),
    /// The piece does not move that way.
    NoSuchMove {
        /// The square it left.
        from: Square,
        /// The square it was put on.
        to: Square,
    },
    /// A different piece had been touched; the one on this square had to be played.
    NotThePieceTouched(Square),
    /// Nothing was played.
    NothingPlayed,
}

impl fmt::Display for Irregularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |squares: SquareSet| {
            let numbers: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
            numbers.join(", ")
        };
        match *self {
            Irregularity::TwoMoves(by) => write!(f, "two moves in a row: {}", list(by)),
            Irregularity::OpponentsPiece(square) => {
                write!(f, "the opponent’s piece on {square} was moved")
            }
            Irregularity::CaptureOverlooked { due } => {
                write!(f, "a capture of {due} was ignored")
            }
            Irregularity::RemovedWithoutCause(squares) => {
                write!(f, "removed without cause: {}", list(squares))
            }
            Irregularity::TookTooFew { taken, due } => {
                write!(f, "{taken} taken instead of {due}")
            }
            Irregularity::TookTooMany(squares) => write!(f, "too many removed: {}", list(squares)),
            Irregularity::StoppedHalfWay(at) => write!(f, "the capture stopped on {at}"),
            Irregularity::LiftedTooEarly(square) => {
                write!(f, "the piece on {square} was removed before the capture was complete")
            }
            Irregularity::NoSuchMove { from, to } => {
                write!(f, "the piece on {from} cannot go to {to}")
            }
            Irregularity::NotThePieceTouched(square) => {
                write!(f, "the piece touched on {square} must be played")
            }
            Irregularity::NothingPlayed => f.write_str("nothing was played"),
        }
    }
}

/// The judgment of a turn played by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgment {
    /// A legal move, by this route.
    Regular(Move, Route),
    /// An illegal turn, with at least one irregularity.
    Irregular(Vec<Irregularity>),
}

impl HandAction {
    /// Applies the action to the pieces on the board. Returns `false`, and changes nothing, if there is no piece or its
    /// destination is occupied.
    pub fn apply(self, setup: &mut Setup) -> bool {
        let piece = match self {
            HandAction::Carry { from, .. } | HandAction::Remove(from) => setup.piece_at(from),
        };
        match self {
            HandAction::Carry { to, .. } if piece.is_none() || setup.piece_at(to).is_some() => {
                return false;
            }
            HandAction::Remove(_) if piece.is_none() => return false,
            HandAction::Carry { from, to } => {
                setup.place(from, None);
                setup.place(to, piece);
            }
            HandAction::Remove(square) => setup.place(square, None),
        }
        true
    }
}

/// A piece that was moved by hand: its kind, its origin, and every square it was put on.
#[derive(Clone, Debug)]
struct CarriedPiece {
    piece: Piece,
    from: Square,
    landings: Vec<Square>,
}

impl CarriedPiece {
    fn to(&self) -> Square {
        self.landings.last().copied().unwrap_or(self.from)
    }
}

/// The actions of one turn, by piece.
#[derive(Default)]
struct TurnSummary {
    carried: Vec<CarriedPiece>,
    /// The origins of the pieces removed, in order.
    removed: Vec<Square>,
    /// The pieces removed before the last piece was put down.
    early: SquareSet,
}

impl TurnSummary {
    fn new(position: &Position, actions: &[HandAction]) -> TurnSummary {
        let mut turn = TurnSummary::default();
        for action in actions {
            match *action {
                HandAction::Carry { from, to } => {
                    turn.early = turn.removed.iter().copied().collect();
                    match turn.standing_on(from) {
                        Some(place) => turn.carried[place].landings.push(to),
                        None => {
                            turn.carried.extend(position.piece_at(from).map(|piece| CarriedPiece {
                                piece,
                                from,
                                landings: vec![to],
                            }))
                        }
                    }
                }
                HandAction::Remove(square) => {
                    let origin = turn
                        .standing_on(square)
                        .map_or(square, |place| turn.carried.remove(place).from);
                    turn.removed.push(origin);
                }
            }
        }
        // A piece that was put back has not moved, unless it captured in a circle.
        let is_back = |carried: &CarriedPiece| carried.to() == carried.from;
        let is_circle = !turn.removed.is_empty() && turn.carried.iter().all(is_back);
        turn.carried.retain(|carried| !is_back(carried) || is_circle);
        turn
    }

    /// The index of the moved piece that is on this square now.
    fn standing_on(&self, square: Square) -> Option<usize> {
        self.carried.iter().position(|carried| carried.to() == square)
    }
}

impl Position {
    /// Judges a turn played by hand. A capturing piece may be put on its last square at once or on any of its landing
    /// squares in between; the captured pieces are removed after it has arrived.
    pub fn judge(&self, actions: &[HandAction]) -> Judgment {
        let turn = TurnSummary::new(self, actions);
        let removed: SquareSet = turn.removed.iter().copied().collect();
        let own = |carried: &&CarriedPiece| carried.piece.side == self.side_to_move();
        let movers: Vec<_> = turn.carried.iter().filter(own).collect();
        let mut found: Vec<_> = turn
            .carried
            .iter()
            .filter(|carried| !own(carried))
            .map(|carried| Irregularity::OpponentsPiece(carried.from))
            .collect();
        match movers[..] {
            [] if found.is_empty() && removed.is_empty() => {
                found.push(Irregularity::NothingPlayed);
            }
            [] if removed.is_empty() => {}
            [] => found.push(Irregularity::RemovedWithoutCause(removed)),
            [mover] => match self.judge_mover(mover, removed, turn.early) {
                Ok((mv, route)) if found.is_empty() => return Judgment::Regular(mv, route),
                Ok(_) => {}
                Err(more) => found.extend(more),
            },
            _ => {
                let from = movers.iter().map(|mover| mover.from).collect();
                found.push(Irregularity::TwoMoves(from));
                if !removed.is_empty() {
                    found.push(Irregularity::RemovedWithoutCause(removed));
                }
            }
        }
        Judgment::Irregular(found)
    }

    /// Judges a turn in which one piece of the side to move was moved: the legal move, or the irregularities.
    fn judge_mover(
        &self,
        mover: &CarriedPiece,
        removed: SquareSet,
        early: SquareSet,
    ) -> Result<(Move, Route), Vec<Irregularity>> {
        let goes_there = |mv: &Move| mv.from() == mover.from && mv.to() == mover.to();
        let legal = self.legal_moves();
        let meant: Vec<(Move, Route)> = legal
            .into_iter()
            .filter(goes_there)
            .filter_map(|mv| Some((mv, self.routes_via(mv, &mover.landings).into_iter().next()?)))
            .collect();
        let nearest = meant.into_iter().min_by_key(|(mv, _)| (mv.captured() ^ removed).len());
        if let Some((mv, route)) = nearest {
            let wrong = wrong_removals(mv.captured(), removed, early);
            return if wrong.is_empty() { Ok((mv, route)) } else { Err(wrong) };
        }
        let due = legal.iter().map(|mv| mv.captured().len()).min().unwrap_or(0);
        let plain = self.quiet_moves();
        if plain.iter().any(goes_there) && mover.landings.len() == 1 {
            let overlooked = (due > 0).then_some(Irregularity::CaptureOverlooked { due });
            let without_cause =
                (!removed.is_empty()).then_some(Irregularity::RemovedWithoutCause(removed));
            return Err(overlooked.into_iter().chain(without_cause).collect());
        }
        if let Some(jumped) = self.jumped(mover) {
            return Err(self.judge_capture(mover, jumped, removed, early, due));
        }
        // A legal step followed by another one is two moves.
        let first = mover.landings[0];
        let stepped = |to: Square| plain.iter().any(|mv| mv.from() == mover.from && mv.to() == to);
        let mut found = vec![match mover.landings[..] {
            [_, _, ..] if stepped(first) => Irregularity::TwoMoves(mover.from.into()),
            _ => Irregularity::NoSuchMove { from: mover.from, to: mover.to() },
        }];
        if !removed.is_empty() {
            found.push(Irregularity::RemovedWithoutCause(removed));
        }
        Err(found)
    }

    /// The irregularities of a capture that is not legal.
    fn judge_capture(
        &self,
        mover: &CarriedPiece,
        jumped: SquareSet,
        removed: SquareSet,
        early: SquareSet,
        due: usize,
    ) -> Vec<Irregularity> {
        let mut found = Vec::new();
        let left = self.pieces(!self.side_to_move()) & !jumped;
        let blocking = self.occupied().without(mover.from);
        let is_king = mover.piece.kind == PieceKind::King;
        if !self.jumps_from(mover.to(), is_king, left, blocking).is_empty() {
            found.push(Irregularity::StoppedHalfWay(mover.to()));
        }
        if jumped.len() < due {
            found.push(Irregularity::TookTooFew { taken: jumped.len(), due });
        }
        for wrong in wrong_removals(jumped, removed, early) {
            if !found.iter().any(|known| matches!(known, Irregularity::TookTooFew { .. }))
                || !matches!(wrong, Irregularity::TookTooFew { .. })
            {
                found.push(wrong);
            }
        }
        if found.is_empty() {
            found.push(Irregularity::NoSuchMove { from: mover.from, to: mover.to() });
        }
        found
    }

    /// The pieces jumped, if each movement of the piece jumped one.
    fn jumped(&self, mover: &CarriedPiece) -> Option<SquareSet> {
        let is_king = mover.piece.kind == PieceKind::King;
        let enemy = self.pieces(!self.side_to_move());
        let blocking = self.occupied().without(mover.from);
        let mut at = mover.from;
        let mut jumped = SquareSet::EMPTY;
        for &landing in &mover.landings {
            let jumps = self.jumps_from(at, is_king, enemy & !jumped, blocking);
            let over = jumps.into_iter().find(|hop| hop.to == landing)?.over?;
            jumped = jumped.with(over);
            at = landing;
        }
        Some(jumped)
    }
}

/// The irregularities in the pieces removed, if those captured had to be removed after the capture.
fn wrong_removals(captured: SquareSet, removed: SquareSet, early: SquareSet) -> Vec<Irregularity> {
    let mut found = Vec::new();
    let forgotten = captured & !removed;
    if !forgotten.is_empty() {
        found.push(Irregularity::TookTooFew {
            taken: (captured & removed).len(),
            due: captured.len(),
        });
    }
    let extra = removed & !captured;
    if !extra.is_empty() {
        found.push(if captured.is_empty() {
            Irregularity::RemovedWithoutCause(extra)
        } else {
            Irregularity::TookTooMany(extra)
        });
    }
    found.extend((captured & early).into_iter().map(Irregularity::LiftedTooEarly));
    found
}

impl Setup {
    /// Promotes the men on their promotion row.
    pub fn promote(&mut self) {
        for side in Side::BOTH {
            for square in self.pieces(side) & side.promotion_row() & !self.kings() {
                let king = Piece { side, kind: PieceKind::King };
                self.place(square, Some(king));
            }
        }
    }
}
