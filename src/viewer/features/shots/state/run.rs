//! An exercise on the practice board: its phase and the moves being shown.

use std::collections::VecDeque;

use super::feedback::{Feedback, printed};
use crate::i18n::Localizer;
use crate::rules::{Move, Position};
use crate::shots::{
    Answer, Exercise, ExerciseAttempt, ExerciseResult, ExerciseTheme, Hint, OtherMove,
};
use crate::viewer::board::practice_host::PracticeTurn;
use crate::viewer::scene::move_animation::SlowMoves;

/// Time to take in the position before the opponent's first move, in seconds.
const BEFORE_LEAD_IN: f32 = 1.0;
/// Pause before a reply.
const BEFORE_REPLY: f32 = 0.35;
/// Pause before a move of the solution.
const BEFORE_SHOWN_MOVE: f32 = 0.5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotPhase {
    /// The opponent's move before the position to solve.
    LeadIn,
    Solving,
    Reply,
    /// A move that is not in the line is being judged.
    Judging(Move),
    /// The refutation of a wrong move is played.
    Refutation,
    /// A wrong move and its refutation are on the board, until taken back.
    Refuted,
    /// The rest of the line is shown.
    Solution,
    /// The whole line is shown again.
    Replay,
    Over,
}

/// The player's rating after an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewRating {
    /// The change due to the exercise.
    pub change: i64,
    pub rating: u32,
    pub streak: u32,
}

#[derive(Clone, Debug)]
pub struct ExerciseRun {
    attempt: ExerciseAttempt,
    phase: ShotPhase,
    /// The moves that the board has still to show.
    script: VecDeque<Move>,
    /// The position after the moves shown so far.
    shown: Position,
    feedback: Option<Feedback>,
    /// The last hint for the move to find.
    hint: Option<Hint>,
    themes: Vec<ExerciseTheme>,
    /// `false` once the result is taken, and on a retry.
    counts: bool,
    new_rating: Option<NewRating>,
}

impl ExerciseRun {
    /// The start of an exercise, before the opponent's move.
    pub fn new(exercise: Exercise) -> ExerciseRun {
        let shown = *exercise.before();
        ExerciseRun {
            script: VecDeque::from([exercise.lead_in()]),
            attempt: ExerciseAttempt::new(exercise),
            phase: ShotPhase::LeadIn,
            shown,
            feedback: None,
            hint: None,
            themes: Vec::new(),
            counts: true,
            new_rating: None,
        }
    }

    /// Restarts the exercise; retries do not count.
    pub fn retry(&mut self) {
        let new_rating = self.new_rating;
        *self = ExerciseRun::new(self.attempt.exercise().clone());
        self.counts = false;
        self.new_rating = new_rating;
    }

    pub fn exercise(&self) -> &Exercise {
        self.attempt.exercise()
    }

    pub fn attempt(&self) -> &ExerciseAttempt {
        &self.attempt
    }

    pub fn phase(&self) -> ShotPhase {
        self.phase
    }

    /// The position after the moves shown so far.
    pub fn shown(&self) -> &Position {
        &self.shown
    }

    /// The answer to the solver's last action.
    pub fn feedback(&self) -> Option<&Feedback> {
        self.feedback.as_ref()
    }

    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The themes, once the exercise is over.
    pub fn themes(&self) -> &[ExerciseTheme] {
        &self.themes
    }

    /// The player's rating after this exercise, once known.
    pub fn new_rating(&self) -> Option<NewRating> {
        self.new_rating
    }

    pub fn set_new_rating(&mut self, rating: NewRating) {
        self.new_rating = Some(rating);
    }

    /// The closing words: why the line wins, and the player's rating.
    pub(super) fn result_words(&self, new: NewRating, localizer: &Localizer) -> String {
        let change = format!("{:+}", new.change);
        let messages = &localizer.messages;
        let result = messages.shot_result(new.rating, change, new.streak);
        if self.attempt.is_solved_otherwise() {
            result
        } else {
            format!("{} {result}", self.exercise().gain_words(localizer))
        }
    }

    pub fn is_solving(&self) -> bool {
        self.phase == ShotPhase::Solving
    }

    /// Returns `true` if the exercise is solved or its solution was shown.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, ShotPhase::Over | ShotPhase::Replay)
    }

    pub(super) fn turn(&self) -> PracticeTurn {
        let pause = match self.phase {
            ShotPhase::Solving => return PracticeTurn::Player,
            ShotPhase::Judging(_) => return PracticeTurn::Pending,
            ShotPhase::Over => return PracticeTurn::Over,
            ShotPhase::Refuted => {
                return PracticeTurn::Mistake { by_click: true, shown_for: None };
            }
            ShotPhase::LeadIn => BEFORE_LEAD_IN,
            ShotPhase::Reply | ShotPhase::Refutation => BEFORE_REPLY,
            ShotPhase::Solution | ShotPhase::Replay => BEFORE_SHOWN_MOVE,
        };
        let mv = self.script.front().copied();
        PracticeTurn::Board { pause: mv.map_or(0.0, |_| pause), mv }
    }

    /// Returns `true` while a wrong move can be taken back.
    pub fn is_refuted(&self) -> bool {
        self.phase == ShotPhase::Refuted
    }

    /// The pace of the moves: shown moves are slow enough to follow.
    pub(in crate::viewer::features::shots) fn pace(&self) -> SlowMoves {
        SlowMoves(matches!(self.phase, ShotPhase::LeadIn | ShotPhase::Solution | ShotPhase::Replay))
    }

    /// Takes the result to record, once.
    pub fn take_result(&mut self) -> Option<ExerciseResult> {
        let result = self.attempt.verdict().filter(|_| self.counts)?;
        self.counts = false;
        Some(result)
    }

    /// Plays the solver's move in the position shown.
    pub fn play(&mut self, mv: Move) -> Answer {
        let position = self.shown;
        let after = position.play(mv);
        self.shown = after;
        self.hint = None;
        let answer = self.attempt.play(mv);
        match answer {
            Answer::Right(reply) => {
                self.feedback = Some(Feedback::Right { reply: printed(&after, reply) });
                self.show([reply], ShotPhase::Reply);
            }
            Answer::Solved => self.finish(Feedback::Solved),
            Answer::Other => {
                self.feedback = Some(Feedback::Judging(printed(&position, mv)));
                self.phase = ShotPhase::Judging(mv);
            }
        }
        answer
    }

    /// Responds to a judged move; without a judgment, the move is taken back.
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
                self.show(answer, ShotPhase::Refutation);
            }
            None => {
                self.feedback = None;
                self.phase = ShotPhase::Refuted;
                self.take_back();
            }
        }
    }

    /// Takes a wrong move back, with its refutation if any.
    pub fn take_back(&mut self) {
        if self.is_refuted() {
            self.phase = ShotPhase::Solving;
            self.shown = self.attempt.position();
            self.feedback = None;
        }
    }

    /// Gives the next hint, if the solver is to move.
    pub fn give_hint(&mut self) {
        if self.is_solving()
            && let Some(hint) = self.attempt.hint()
        {
            self.hint = Some(hint.clone());
            self.feedback = Some(Feedback::Hint(hint, Box::new(self.shown)));
        }
    }

    /// Shows the rest of the line, if the solver is to move; counts as a miss.
    pub fn show_solution(&mut self) {
        if self.is_solving() {
            let line = self.attempt.show_solution().to_vec();
            self.feedback = Some(Feedback::solution(&self.shown, &line));
            self.hint = None;
            self.show(line, ShotPhase::Solution);
        }
    }

    /// Replays the whole line from the opponent's move, once the exercise is over.
    pub fn replay(&mut self) {
        if self.phase == ShotPhase::Over {
            let exercise = self.attempt.exercise();
            let line = [&[exercise.lead_in()], exercise.line()].concat();
            self.shown = *exercise.before();
            self.show(line, ShotPhase::Replay);
        }
    }

    /// Advances past the move shown or, after the last one, to the next phase.
    pub(super) fn advance(&mut self) {
        if let Some(mv) = self.script.pop_front() {
            self.shown = self.shown.play(mv);
            return;
        }
        match self.phase {
            ShotPhase::Solution | ShotPhase::Replay => self.end(),
            ShotPhase::Refutation => self.phase = ShotPhase::Refuted,
            _ => self.phase = ShotPhase::Solving,
        }
    }

    fn show(&mut self, moves: impl IntoIterator<Item = Move>, phase: ShotPhase) {
        self.script = moves.into_iter().collect();
        self.phase = phase;
    }

    fn finish(&mut self, feedback: Feedback) {
        self.feedback = Some(feedback);
        self.end();
    }

    fn end(&mut self) {
        self.phase = ShotPhase::Over;
        if self.themes.is_empty() {
            self.themes = ExerciseTheme::of(self.attempt.exercise());
        }
    }
}
