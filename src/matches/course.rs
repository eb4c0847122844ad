use crate::engine::SearchPosition;
use crate::rules::{Move, Outcome, Position};

/// A game being played: where it began, the moves made, where it stands.
#[derive(Clone, Debug)]
pub struct Course {
    start: Position,
    moves: Vec<Move>,
    situation: SearchPosition,
}

impl Course {
    /// A game about to begin.
    pub fn new(start: Position) -> Course {
        Course {
            start,
            moves: Vec::new(),
            situation: SearchPosition::new(start),
        }
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves made, from the start.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Where it stands, and what the draw rules remember.
    pub fn situation(&self) -> &SearchPosition {
        &self.situation
    }

    /// Where it stands.
    pub fn position(&self) -> &Position {
        self.situation.position()
    }

    /// The position after the last capture or man move, and the moves made since: all that can come up again.
    pub fn since_progress(&self) -> (Position, &[Move]) {
        let quiet = usize::from(self.situation.counters().quiet.0).min(self.moves.len());
        let (before, since) = self.moves.split_at(self.moves.len() - quiet);
        let position = before
            .iter()
            .fold(self.start, |position, &mv| position.play(mv));
        (position, since)
    }

    /// One of its legal moves later.
    pub fn play(&mut self, mv: Move) {
        self.situation.play(mv);
        self.moves.push(mv);
    }

    /// How the rules ended it, if they did.
    pub fn outcome(&self) -> Option<Outcome> {
        let rules = self.start.variant().rule_set();
        self.situation.counters().outcome(self.position(), &rules)
    }
}
