//! The state of board vision.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::board::{Face, Square, SquareSet};
use crate::rules::{Geometry, Position, Setup, Side};
use crate::viewer::board::practice_host::{Practice, PracticeTurn};
use crate::viewer::kernel::mode::PracticeId;
use crate::viewer::kernel::persistence::Persist;
use crate::vision::{
    AnswerVerdict, BestScores, BoardQuestion, Pick, QuestionKind, Round, RoundEvent, RoundResult,
};

pub const VISION: PracticeId = PracticeId::new("vision");

/// The open practice: start page, round or result.
#[derive(Resource, Clone, Debug)]
pub struct VisionPractice {
    geometry: Geometry,
    round: Option<Round>,
    /// The first digit of a number that may have two.
    typed: Option<u8>,
    /// `true` if the finished round has the best score.
    is_best: bool,
}

impl VisionPractice {
    /// The start page for this kind of board.
    pub(super) fn new(geometry: Geometry) -> VisionPractice {
        VisionPractice { geometry, round: None, typed: None, is_best: false }
    }

    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The running or finished round; `None` on the start page.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    pub fn running_round(&self) -> Option<&Round> {
        self.round().filter(|round| !round.is_over())
    }

    /// The result of the finished round, and `true` if it is the best so far.
    pub fn result(&self) -> Option<(RoundResult, bool)> {
        let round = self.round.as_ref().filter(|round| round.is_over())?;
        Some((round.result(), self.is_best))
    }

    /// Starts a round if this kind of board has such questions.
    pub fn begin(&mut self, kind: QuestionKind, seed: u64) {
        if kind.is_asked_on(self.geometry) {
            self.round = Some(Round::new(kind, self.geometry, seed));
            self.typed = None;
            self.is_best = false;
        }
    }

    /// Returns to the start page, discarding a running round.
    pub fn leave_round(&mut self) {
        self.round = None;
    }

    /// The pieces of the question, or an empty board.
    pub fn setup(&self) -> Setup {
        let position = self.round().and_then(|round| round.question().position());
        position.map_or_else(|| Setup::empty(Side::White), |position| position.setup())
    }

    /// The pieces that may be clicked as an answer, right or wrong.
    pub fn pieces_to_click(&self) -> SquareSet {
        match self.running_round().map(Round::question) {
            Some(BoardQuestion::Captures(position)) => position.occupied(),
            _ => SquareSet::EMPTY,
        }
    }

    /// Overrides the setting for square numbers: shown on the start page for learning, hidden where they are the
    /// answer.
    pub fn shows_numbers(&self) -> Option<bool> {
        match self.running_round().map(Round::question) {
            None => Some(true),
            Some(
                BoardQuestion::FindSquare(_)
                | BoardQuestion::NameSquare(_)
                | BoardQuestion::SidesOfSquare(_),
            ) => Some(false),
            Some(BoardQuestion::KingMoves { .. } | BoardQuestion::Captures(_)) => None,
        }
    }

    /// The first typed digit.
    pub fn typed(&self) -> Option<u8> {
        self.typed
    }

    /// Judges a click, if the question is answered by clicking.
    pub fn click(&mut self, square: Square) -> Option<AnswerVerdict> {
        let round = self.round.as_mut()?;
        let is_by_click = round.question().kind().is_answered_by_clicks();
        is_by_click.then(|| round.pick(Pick::Square(square))).flatten()
    }

    /// Judges a side, if that answers the question.
    pub fn pick_side(&mut self, side: Face) -> Option<AnswerVerdict> {
        let round = self.round.as_mut()?;
        let is_of_sides = round.question().kind() == QuestionKind::SidesOfSquare;
        is_of_sides.then(|| round.pick(Pick::Side(side))).flatten()
    }

    /// Types a digit, and judges the number as soon as no digit can follow.
    pub fn type_digit(&mut self, digit: u8) -> Option<AnswerVerdict> {
        let round = self.round.as_ref()?;
        if !round.is_asking() || round.question().kind() != QuestionKind::NameSquare {
            return None;
        }
        let is_whole = self.typed.is_some() || usize::from(digit) * 10 > Square::COUNT;
        self.typed = Some(10 * self.typed.unwrap_or(0) + digit);
        is_whole.then(|| self.submit()).flatten()
    }

    /// Deletes the typed digit.
    pub fn erase(&mut self) {
        self.typed = None;
    }

    /// Judges the typed number; one without a square is discarded.
    pub fn submit(&mut self) -> Option<AnswerVerdict> {
        let square = Square::from_number(self.typed.take()?)?;
        self.round.as_mut()?.pick(Pick::Square(square))
    }

    /// Advances the timer, and records the score when the round ends.
    pub fn advance(&mut self, elapsed: Duration, best: &mut BestScores) -> Option<RoundEvent> {
        let round = self.round.as_mut()?;
        let event = round.advance(elapsed)?;
        self.typed = None;
        if event == RoundEvent::TimeUp {
            self.is_best = best.record(&round.result());
        }
        Some(event)
    }
}

impl Practice for VisionPractice {
    const ID: PracticeId = VISION;
    const TURNS_BOARD: bool = false;

    /// The starting position of this kind of board; board vision replaces its pieces.
    fn position(&self) -> Position {
        Position::start(self.geometry.standard_variant())
    }

    fn turn(&self) -> PracticeTurn {
        PracticeTurn::Over
    }
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisionScores(pub BestScores);

pub(crate) fn plugin(app: &mut App) {
    app.persist_records::<VisionScores>("vision");
}
