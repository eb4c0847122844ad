//! The trainer of board vision: its page and the round that is played.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::board::{Face, Square, SquareSet};
use crate::rules::{Geometry, Setup, Side};
use crate::viewer::kernel::persistence::Persist;
use crate::vision::{
    AnswerVerdict, BestScores, BoardQuestion, Pick, QuestionKind, Round, RoundEvent, RoundResult,
};

/// The trainer; closed or open on its start page, on a round, or on the result of a round.
#[derive(Resource, Clone, Debug, Default)]
pub struct Trainer(Option<OpenTrainer>);

#[derive(Clone, Debug)]
struct OpenTrainer {
    geometry: Geometry,
    round: Option<Round>,
    /// The first digit of a number that may have two.
    typed: Option<u8>,
    /// `true` if the round that is over has the best score so far.
    is_best: bool,
}

impl Trainer {
    /// Returns `true` while the trainer is open. The board shows its questions then.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Opens the start page, for this kind of board.
    pub fn open(&mut self, geometry: Geometry) {
        self.0 = Some(OpenTrainer {
            geometry,
            round: None,
            typed: None,
            is_best: false,
        });
    }

    /// Closes the trainer. Returns `true` if it was open.
    pub fn close(&mut self) -> bool {
        self.0.take().is_some()
    }

    /// The kind of board; `None` while the trainer is closed.
    pub fn geometry(&self) -> Option<Geometry> {
        self.0.as_ref().map(|open| open.geometry)
    }

    /// The round that is played or over; `None` on the start page.
    pub fn round(&self) -> Option<&Round> {
        self.0.as_ref()?.round.as_ref()
    }

    /// The round that is played, neither over nor on the start page.
    pub fn running_round(&self) -> Option<&Round> {
        self.round().filter(|round| !round.is_over())
    }

    /// The result of the round that is over, and `true` if no earlier one was better.
    pub fn result(&self) -> Option<(RoundResult, bool)> {
        let open = self.0.as_ref()?;
        let round = open.round.as_ref().filter(|round| round.is_over())?;
        Some((round.result(), open.is_best))
    }

    /// Begins a round on this kind of board, if such questions are asked on it.
    pub fn begin(&mut self, kind: QuestionKind, seed: u64) {
        if let Some(open) = &mut self.0
            && kind.is_asked_on(open.geometry)
        {
            open.round = Some(Round::new(kind, open.geometry, seed));
            open.typed = None;
            open.is_best = false;
        }
    }

    /// Shows the start page again. A round that is not over is lost.
    pub fn leave_round(&mut self) {
        if let Some(open) = &mut self.0 {
            open.round = None;
        }
    }

    /// The pieces on the board: those of the question, or none. `None` while the trainer is closed.
    pub fn setup(&self) -> Option<Setup> {
        self.0.as_ref()?;
        let position = self.round().and_then(|round| round.question().position());
        Some(position.map_or_else(|| Setup::empty(Side::White), |position| position.setup()))
    }

    /// The squares of the pieces that are clicked to answer, right or wrong.
    pub fn pieces_to_click(&self) -> SquareSet {
        match self.running_round().map(Round::question) {
            Some(BoardQuestion::Captures(position)) => position.occupied(),
            _ => SquareSet::EMPTY,
        }
    }

    /// The visibility of the numbers; `None` for the player's setting. They are shown to be learned on the start page, and
    /// hidden where they would be the answer.
    pub fn shows_numbers(&self) -> Option<bool> {
        self.0.as_ref()?;
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

    /// The first digit of the number that is typed.
    pub fn typed(&self) -> Option<u8> {
        self.0.as_ref()?.typed
    }

    /// Judges a click on a square, if the question is answered so.
    pub fn click(&mut self, square: Square) -> Option<AnswerVerdict> {
        let round = self.0.as_mut()?.round.as_mut()?;
        let is_by_click = round.question().kind().is_answered_by_clicks();
        is_by_click
            .then(|| round.pick(Pick::Square(square)))
            .flatten()
    }

    /// Judges a side, if the question is answered so.
    pub fn pick_side(&mut self, side: Face) -> Option<AnswerVerdict> {
        let round = self.0.as_mut()?.round.as_mut()?;
        let is_of_sides = round.question().kind() == QuestionKind::SidesOfSquare;
        is_of_sides.then(|| round.pick(Pick::Side(side))).flatten()
    }

    /// Types a digit of a square's number, and judges the number as soon as no other digit can follow.
    pub fn type_digit(&mut self, digit: u8) -> Option<AnswerVerdict> {
        let open = self.0.as_mut()?;
        let round = open.round.as_ref()?;
        if !round.is_asking() || round.question().kind() != QuestionKind::NameSquare {
            return None;
        }
        let is_whole = open.typed.is_some() || usize::from(digit) * 10 > Square::COUNT;
        open.typed = Some(10 * open.typed.unwrap_or(0) + digit);
        is_whole.then(|| self.submit()).flatten()
    }

    /// Removes the digit that was typed.
    pub fn erase(&mut self) {
        if let Some(open) = &mut self.0 {
            open.typed = None;
        }
    }

    /// Judges the number that is typed. One that no square has is discarded.
    pub fn submit(&mut self) -> Option<AnswerVerdict> {
        let open = self.0.as_mut()?;
        let square = Square::from_number(open.typed.take()?)?;
        open.round.as_mut()?.pick(Pick::Square(square))
    }

    /// Lets time pass, and records the score of a round that ends.
    pub fn advance(&mut self, elapsed: Duration, best: &mut BestScores) -> Option<RoundEvent> {
        let open = self.0.as_mut()?;
        let round = open.round.as_mut()?;
        let event = round.advance(elapsed)?;
        open.typed = None;
        if event == RoundEvent::TimeUp {
            open.is_best = best.record(&round.result());
        }
        Some(event)
    }
}

/// The player's best scores.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisionScores(pub BestScores);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Trainer>()
        .persist::<VisionScores>("vision");
}
