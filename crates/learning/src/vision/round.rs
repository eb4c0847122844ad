//! Rounds of questions, and the best scores.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{AnswerSelection, BoardQuestion, Pick, QuestionGenerator, QuestionKind};
use crate::rules::{ByGeometry, Geometry};

/// The time to think in a round.
pub const ROUND_TIME: Duration = Duration::from_secs(30);

/// The time for which a right answer is shown.
const RIGHT_SHOWN: Duration = Duration::from_millis(500);

/// The time for which the solution is shown after a wrong answer: long enough to learn from it.
const WRONG_SHOWN: Duration = Duration::from_millis(1200);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerVerdict {
    /// A part of the answer; more is missing.
    Found,
    Right,
    /// No part of the answer.
    Wrong,
}

/// The effect of elapsed time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEvent {
    NextQuestion,
    /// The round is over.
    TimeUp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoundStage {
    Asking,
    /// The solution is shown for this time, with the wrong pick.
    Showing {
        left: Duration,
        mistake: Option<Pick>,
    },
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    pub kind: QuestionKind,
    pub geometry: Geometry,
    pub right: u16,
    pub wrong: u16,
    /// The largest number of right answers in a row.
    pub longest_streak: u16,
}

impl RoundResult {
    /// The right answers less the wrong ones, at least 0. A wrong answer costs what a right one gains, so that guessing
    /// gains nothing even with two choices.
    pub fn score(&self) -> u16 {
        self.right.saturating_sub(self.wrong)
    }
}

/// A round of thirty seconds. Answers are given pick by pick; the first wrong pick makes the answer wrong.
#[derive(Clone, Debug)]
pub struct Round {
    questions: QuestionGenerator,
    question: BoardQuestion,
    solution: AnswerSelection,
    found: AnswerSelection,
    stage: RoundStage,
    time_left: Duration,
    right: u16,
    wrong: u16,
    streak: u16,
    longest_streak: u16,
}

impl Round {
    /// A round that starts with its first question. The kind must be [asked](QuestionKind::is_asked_on) on this kind of
    /// board.
    pub fn new(kind: QuestionKind, geometry: Geometry, seed: u64) -> Round {
        let mut questions = QuestionGenerator::new(kind, geometry, seed);
        let question = questions.next_question();
        Round {
            questions,
            question,
            solution: question.solution(),
            found: AnswerSelection::default(),
            stage: RoundStage::Asking,
            time_left: ROUND_TIME,
            right: 0,
            wrong: 0,
            streak: 0,
            longest_streak: 0,
        }
    }

    pub fn geometry(&self) -> Geometry {
        self.questions.geometry()
    }

    pub fn question(&self) -> &BoardQuestion {
        &self.question
    }

    pub fn solution(&self) -> &AnswerSelection {
        &self.solution
    }

    /// The part of the answer found so far.
    pub fn found(&self) -> &AnswerSelection {
        &self.found
    }

    /// Returns `true` while the question waits for an answer. Time only runs then.
    pub fn is_asking(&self) -> bool {
        self.stage == RoundStage::Asking
    }

    pub fn is_over(&self) -> bool {
        self.stage == RoundStage::Over
    }

    /// The pick that made the answer wrong, while the solution is shown.
    pub fn mistake(&self) -> Option<Pick> {
        match self.stage {
            RoundStage::Showing { mistake, .. } => mistake,
            RoundStage::Asking | RoundStage::Over => None,
        }
    }

    pub fn time_left(&self) -> Duration {
        self.time_left
    }

    /// Number of right answers since the last wrong one.
    pub fn streak(&self) -> u16 {
        self.streak
    }

    pub fn result(&self) -> RoundResult {
        RoundResult {
            kind: self.questions.kind(),
            geometry: self.questions.geometry(),
            right: self.right,
            wrong: self.wrong,
            longest_streak: self.longest_streak,
        }
    }

    /// Judges a pick. `None` if no question waits for an answer, or if this part was found before.
    pub fn pick(&mut self, pick: Pick) -> Option<AnswerVerdict> {
        if !self.is_asking() || self.found.contains(pick) {
            return None;
        }
        if !self.solution.contains(pick) {
            self.wrong += 1;
            self.streak = 0;
            self.show(WRONG_SHOWN, Some(pick));
            return Some(AnswerVerdict::Wrong);
        }
        self.found.insert(pick);
        if self.found != self.solution {
            return Some(AnswerVerdict::Found);
        }
        self.right += 1;
        self.streak += 1;
        self.longest_streak = self.longest_streak.max(self.streak);
        self.show(RIGHT_SHOWN, None);
        Some(AnswerVerdict::Right)
    }

    fn show(&mut self, left: Duration, mistake: Option<Pick>) {
        self.stage = RoundStage::Showing { left, mistake };
    }

    /// Advances the clock; leftover time does not carry over to the next question.
    pub fn advance(&mut self, elapsed: Duration) -> Option<RoundEvent> {
        match &mut self.stage {
            RoundStage::Asking => {
                self.time_left = self.time_left.saturating_sub(elapsed);
                if self.time_left > Duration::ZERO {
                    return None;
                }
                self.stage = RoundStage::Over;
                Some(RoundEvent::TimeUp)
            }
            RoundStage::Showing { left, .. } => {
                *left = left.saturating_sub(elapsed);
                if *left > Duration::ZERO {
                    return None;
                }
                self.question = self.questions.next_question();
                self.solution = self.question.solution();
                self.found = AnswerSelection::default();
                self.stage = RoundStage::Asking;
                Some(RoundEvent::NextQuestion)
            }
            RoundStage::Over => None,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BestScores(ByGeometry<BTreeMap<QuestionKind, u16>>);

impl BestScores {
    /// The best score; `None` before the first point.
    pub fn get(&self, kind: QuestionKind, geometry: Geometry) -> Option<u16> {
        self.0[geometry].get(&kind).copied()
    }

    /// Records the result of a round. Returns `true` if it is better than every earlier one.
    pub fn record(&mut self, result: &RoundResult) -> bool {
        let best = self.get(result.kind, result.geometry).unwrap_or(0);
        let is_better = result.score() > best;
        if is_better {
            self.0[result.geometry].insert(result.kind, result.score());
        }
        is_better
    }
}
