//! An exercise on the practice board: whose turn it is, and the moves that are shown.

use std::collections::VecDeque;

use super::feedback::{Feedback, printed};
use crate::rules::{Move, Position};
use crate::shots::{
    Answer, Exercise, ExerciseAttempt, ExerciseResult, ExerciseTheme, Hint, OtherMove,
};

/// The phase of an exercise on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExercisePhase {
    /// The opponent's move before the position to solve is shown.
    LeadIn,
    /// The solver is to move.
    Solving,
    /// The opponent replies.
    Reply,
    /// This move beside the line is judged.
    Judging(Move),
    /// The best answer to a wrong move is played.
    Refutation,
    /// A wrong move and the answer to it stand on the board, until they are taken back.
    Refuted,
    /// The rest of the line is shown.
    Solution,
    /// The whole line is shown again.
    Replay,
    /// The exercise is over.
    Over,
}

/// An exercise on the practice board.
#[derive(Clone, Debug)]
pub struct ExerciseRun {
    attempt: ExerciseAttempt,
    phase: ExercisePhase,
    /// The moves that the board has still to show.
    script: VecDeque<Move>,
    /// The position on the board after the moves shown so far.
    shown: Position,
    feedback: Option<Feedback>,
    /// The last hint for the move to find.
    hint: Option<Hint>,
    themes: Vec<ExerciseTheme>,
    /// `false` once the result is taken, and in a repeated attempt.
    counts: bool,
    rating_change: Option<i64>,
}

impl ExerciseRun {
    /// The beginning of an exercise, before the opponent's move.
    pub fn new(exercise: Exercise) -> ExerciseRun {
        let shown = *exercise.before();
        ExerciseRun {
            script: VecDeque::from([exercise.lead_in()]),
            attempt: ExerciseAttempt::new(exercise),
            phase: ExercisePhase::LeadIn,
            shown,
            feedback: None,
            hint: None,
            themes: Vec::new(),
            counts: true,
            rating_change: None,
        }
    }

    /// Begins the exercise again. The result of another attempt at it does not count.
    pub fn retry(&mut self) {
        let rating_change = self.rating_change;
        *self = ExerciseRun::new(self.attempt.exercise().clone());
        self.counts = false;
        self.rating_change = rating_change;
    }

    pub fn exercise(&self) -> &Exercise {
        self.attempt.exercise()
    }

    pub fn attempt(&self) -> &ExerciseAttempt {
        &self.attempt
    }

    pub fn phase(&self) -> ExercisePhase {
        self.phase
    }

    /// The position on the board after the moves shown so far.
    pub fn shown(&self) -> &Position {
        &self.shown
    }

    /// The answer to the last action of the solver.
    pub fn feedback(&self) -> Option<&Feedback> {
        self.feedback.as_ref()
    }

    /// The last hint for the move to find.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The themes, once the exercise is over.
    pub fn themes(&self) -> &[ExerciseTheme] {
        &self.themes
    }

    /// The change of the player's rating by this exercise, once it is known.
    pub fn rating_change(&self) -> Option<i64> {
        self.rating_change
    }

    /// Notes the change of the player's rating.
    pub fn set_rating_change(&mut self, change: i64) {
        self.rating_change = Some(change);
    }

    /// Returns `true` if the solver may move.
    pub fn is_solving(&self) -> bool {
        self.phase == ExercisePhase::Solving
    }

    /// Returns `true` if the exercise is solved or its solution was shown.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, ExercisePhase::Over | ExercisePhase::Replay)
    }

    /// Returns `true` while the board shows moves by itself.
    pub fn is_showing(&self) -> bool {
        !matches!(
            self.phase,
            ExercisePhase::Solving
                | ExercisePhase::Judging(_)
                | ExercisePhase::Refuted
                | ExercisePhase::Over
        )
    }

    /// Returns `true` while a wrong move waits to be taken back.
    pub fn is_refuted(&self) -> bool {
        self.phase == ExercisePhase::Refuted
    }

    /// Returns `true` while the solver has to wait for moves that are shown.
    pub fn holds_moves(&self) -> bool {
        !matches!(self.phase, ExercisePhase::Solving | ExercisePhase::Over)
    }

    /// Returns `true` while the moves shown are to be followed one by one.
    pub fn is_slow(&self) -> bool {
        matches!(
            self.phase,
            ExercisePhase::LeadIn | ExercisePhase::Solution | ExercisePhase::Replay
        )
    }

    /// The result to note, once.
    pub fn take_result(&mut self) -> Option<ExerciseResult> {
        let result = self.attempt.verdict().filter(|_| self.counts)?;
        self.counts = false;
        Some(result)
    }

    /// Plays a move of the solver in the position shown.
    pub fn play(&mut self, mv: Move) -> Answer {
        let position = self.shown;
        let after = position.play(mv);
        self.shown = after;
        self.hint = None;
        let answer = self.attempt.play(mv);
        match answer {
            Answer::Right(reply) => {
                self.feedback = Some(Feedback::Right {
                    reply: printed(&after, reply),
                });
                self.show([reply], ExercisePhase::Reply);
            }
            Answer::Solved => self.finish(Feedback::Solved),
            Answer::Other => {
                self.feedback = Some(Feedback::Judging(printed(&position, mv)));
                self.phase = ExercisePhase::Judging(mv);
            }
        }
        answer
    }

    /// Answers a move beside the line that is judged; `None` for one about which nothing is known, which is taken back.
    pub fn judge(&mut self, mv: Move, judgment: Option<OtherMove>) {
        let played = printed(&self.attempt.position(), mv);
        match judgment {
            Some(OtherMove::Wins) => {
                self.attempt.accept_other();
                self.finish(Feedback::OtherWins(played));
            }
            Some(OtherMove::Fails(answer)) => {
                self.attempt.reject_other();
                self.feedback = Some(Feedback::Wrong {
                    played,
                    answer: answer.map(|answer| printed(&self.shown, answer)),
                });
                self.show(answer, ExercisePhase::Refutation);
            }
            None => {
                self.feedback = None;
                self.phase = ExercisePhase::Refuted;
                self.take_back();
            }
        }
    }

    /// Takes a wrong move back, with the answer to it. Returns `false` if there is none.
    pub fn take_back(&mut self) -> bool {
        let is_refuted = self.is_refuted();
        if is_refuted {
            self.phase = ExercisePhase::Solving;
            self.shown = self.attempt.position();
            self.feedback = None;
        }
        is_refuted
    }

    /// Gives the next hint to a solver who is to move.
    pub fn give_hint(&mut self) {
        if self.is_solving()
            && let Some(hint) = self.attempt.hint()
        {
            self.hint = Some(hint.clone());
            self.feedback = Some(Feedback::Hint(hint, Box::new(self.shown)));
        }
    }

    /// Shows the rest of the line to a solver who is to move, who misses the exercise.
    pub fn show_solution(&mut self) {
        if self.is_solving() {
            let line = self.attempt.show_solution().to_vec();
            self.feedback = Some(Feedback::solution(&self.shown, &line));
            self.hint = None;
            self.show(line, ExercisePhase::Solution);
        }
    }

    /// Shows the whole line, from the opponent's move on, once the exercise is over.
    pub fn replay(&mut self) {
        if self.phase == ExercisePhase::Over {
            let exercise = self.attempt.exercise();
            let line = [&[exercise.lead_in()], exercise.line()].concat();
            self.shown = *exercise.before();
            self.show(line, ExercisePhase::Replay);
        }
    }

    /// The next move that the board shows by itself.
    pub fn next_shown(&self) -> Option<Move> {
        self.script.front().copied()
    }

    /// The next move is played on the board.
    pub fn advance(&mut self) {
        if let Some(mv) = self.script.pop_front() {
            self.shown = self.shown.play(mv);
        }
    }

    /// Goes on after the last move that was shown.
    pub fn end_show(&mut self) {
        match self.phase {
            ExercisePhase::Solution | ExercisePhase::Replay => self.end(),
            ExercisePhase::Refutation => self.phase = ExercisePhase::Refuted,
            _ => self.phase = ExercisePhase::Solving,
        }
    }

    fn show(&mut self, moves: impl IntoIterator<Item = Move>, phase: ExercisePhase) {
        self.script = moves.into_iter().collect();
        self.phase = phase;
    }

    fn finish(&mut self, feedback: Feedback) {
        self.feedback = Some(feedback);
        self.end();
    }

    fn end(&mut self) {
        self.phase = ExercisePhase::Over;
        if self.themes.is_empty() {
            self.themes = ExerciseTheme::of(self.attempt.exercise());
        }
    }
}
