use super::{Task, TaskGoal};
use crate::board::{Face, SquareSet};
use crate::notation::MoveRequest;
use crate::progress::Attempt;
use crate::rules::{Move, PieceKind, Position, Side};

const LEARNER: Side = Side::White;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptState {
    GoingOn,
    Reached,
    Failed(TaskFailure),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TaskFailure {
    /// The other side captured a piece.
    PieceLost,
    /// A man passed over the last row and did not end its move there.
    NotCrowned,
    NoMovesLeft,
    /// A piece is left that can no longer be captured in time.
    CannotCaptureAll,
    OutOfReach,
    Blocked,
    /// Another side was looked at.
    OtherFace(Face),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnResult {
    /// The capture by which the other side replies; otherwise it stands still.
    pub reply: Option<Move>,
    pub state: AttemptState,
}

/// An attempt at the goal of a task. The other side stands still unless it must capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskAttempt {
    task: &'static Task,
    position: Position,
    unvisited: SquareSet,
    moves: u8,
    state: AttemptState,
}

impl TaskAttempt {
    pub fn new(task: &'static Task, position: Position) -> TaskAttempt {
        TaskAttempt {
            unvisited: task.target_squares().difference(position.pieces(LEARNER)),
            task,
            position,
            moves: 0,
            state: AttemptState::GoingOn,
        }
    }

    /// The position, White to move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The squares still to be visited.
    pub fn unvisited(&self) -> SquareSet {
        self.unvisited
    }

    /// Number of moves played, or of sides looked at.
    pub fn moves(&self) -> u8 {
        self.moves
    }

    pub fn state(&self) -> AttemptState {
        self.state
    }

    /// The move of a solution in the position; `None` if it is not legal there.
    pub fn solution_move(&self, text: &str) -> Option<Move> {
        let request: MoveRequest = text.parse().ok()?;
        Some(request.resolve(&self.position).ok()?.0)
    }

    /// The move of the solution with this number, if it is legal in the position.
    pub fn hint(&self) -> Option<Move> {
        let text = self.task.solution.get(usize::from(self.moves))?;
        self.solution_move(text).filter(|_| self.state == AttemptState::GoingOn)
    }

    /// Plays a legal move of the position, and the reply of the other side. The attempt fails as soon as the goal is
    /// out of reach, not only when no moves are left.
    pub fn play(&mut self, mv: Move) -> TurnResult {
        let reply = self.step(mv);
        if self.state == AttemptState::GoingOn && !self.can_be_reached() {
            self.state = AttemptState::Failed(match (reply, self.task.goal) {
                _ if self.position.legal_moves().is_empty() => TaskFailure::Blocked,
                (Some(_), _) => TaskFailure::PieceLost,
                (None, TaskGoal::CaptureAll) => TaskFailure::CannotCaptureAll,
                (None, _) => TaskFailure::OutOfReach,
            });
        }
        TurnResult { reply, state: self.state }
    }

    /// Plays a legal move of the position and returns the reply of the other side.
    fn step(&mut self, mv: Move) -> Option<Move> {
        let before = self.position;
        self.position = before.play(mv);
        self.unvisited = self.unvisited.without(mv.to());
        // A look needs no move.
        if !matches!(self.task.goal, TaskGoal::Look(_)) {
            self.moves += 1;
        }
        let reply = self.reply();
        self.state = match () {
            () if self.is_reached(mv, reply) => AttemptState::Reached,
            () => {
                self.failure(&before, mv, reply).map_or(AttemptState::GoingOn, AttemptState::Failed)
            }
        };
        self.position = match reply {
            Some(reply) => self.position.play(reply),
            None => self.position.null_move(),
        };
        reply
    }

    /// Returns `true` if some moves reach the goal in time. Tasks have few moves and few pieces.
    fn can_be_reached(&self) -> bool {
        if matches!(self.task.goal, TaskGoal::Look(_)) {
            return true;
        }
        self.position.legal_moves().iter().any(|mv| {
            let mut next = self.clone();
            next.step(*mv);
            match next.state {
                AttemptState::Reached => true,
                AttemptState::GoingOn => next.can_be_reached(),
                AttemptState::Failed(_) => false,
            }
        })
    }

    /// Looks at a side of the pyramid. No-op where the goal is another one.
    pub fn look(&mut self, face: Face) -> AttemptState {
        if let TaskGoal::Look(goal) = self.task.goal
            && self.state == AttemptState::GoingOn
        {
            self.moves += 1;
            self.state = match face == goal {
                true => AttemptState::Reached,
                false if self.moves >= self.task.limit => {
                    AttemptState::Failed(TaskFailure::OtherFace(face))
                }
                false => AttemptState::GoingOn,
            };
        }
        self.state
    }

    /// The compulsory capture of the other side, if there is one.
    fn reply(&self) -> Option<Move> {
        let moves = self.position.legal_moves();
        moves.iter().copied().filter(|mv| mv.is_capture()).min()
    }

    fn is_reached(&self, mv: Move, reply: Option<Move>) -> bool {
        match self.task.goal {
            TaskGoal::Visit(_) => self.unvisited.is_empty(),
            TaskGoal::CaptureAll => self.position.pieces(!LEARNER).is_empty(),
            TaskGoal::CaptureSafely => mv.is_capture() && reply.is_none(),
            TaskGoal::Crown => {
                let piece = self.position.piece_at(mv.to());
                piece.is_some_and(|piece| piece.kind == PieceKind::King)
            }
            TaskGoal::Look(_) => false,
        }
    }

    fn failure(&self, before: &Position, mv: Move, reply: Option<Move>) -> Option<TaskFailure> {
        if self.task.goal == TaskGoal::CaptureSafely && reply.is_some() {
            Some(TaskFailure::PieceLost)
        } else if self.task.goal == TaskGoal::Crown && passes_last_row(before, mv) {
            Some(TaskFailure::NotCrowned)
        } else if self.moves >= self.task.limit && !matches!(self.task.goal, TaskGoal::Look(_)) {
            Some(match reply {
                Some(_) => TaskFailure::PieceLost,
                None => TaskFailure::NoMovesLeft,
            })
        } else {
            None
        }
    }
}

impl Attempt for TaskAttempt {
    fn position(&self) -> Position {
        self.position
    }

    fn is_open(&self) -> bool {
        self.state == AttemptState::GoingOn
    }
}

/// Returns `true` if a man lands on the last row and leaves it again in the same move.
fn passes_last_row(before: &Position, mv: Move) -> bool {
    let last_row = before.variant().rule_set().promotion_row(LEARNER);
    let route = before.route(mv);
    route
        .is_some_and(|route| route.landings().rev().skip(1).any(|square| last_row.contains(square)))
}
