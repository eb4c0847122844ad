//! The end of a game in words, with its number of moves; names and results that are other words in wolf and sheep,
//! where White's men are the sheep.

use super::{Localizer, MessageFn, Messages};
use crate::engine::Score;
use crate::rules::{FigureSet, Outcome, Side, Variant, WinReason};

impl Localizer {
    /// The result of a game with its number of moves: “You won in 31 moves” for the only person at the table, who plays
    /// `person`; otherwise “White won in 31 moves”. Without moves, the result alone.
    pub fn result_in_moves(
        &self,
        variant: Variant,
        outcome: &Outcome,
        moves: usize,
        person: Option<Side>,
    ) -> String {
        let messages = &self.messages;
        let &Outcome::Win { winner, .. } = outcome else {
            return messages.result_draw_in(moves);
        };
        match (person, variant.figures(), winner) {
            (Some(person), ..) if person == winner => messages.result_you_won(moves),
            (Some(_), ..) => messages.result_you_lost(moves),
            (None, FigureSet::Draughtsmen, Side::White) => messages.result_white_in(moves),
            (None, FigureSet::Draughtsmen, Side::Black) => messages.result_black_in(moves),
            (None, FigureSet::WolfAndSheep, Side::White) => messages.result_sheep_in(moves),
            (None, FigureSet::WolfAndSheep, Side::Black) => messages.result_wolf_in(moves),
        }
    }

    /// The message for a side, of those for White, Black, the sheep and the wolf.
    fn for_side(&self, variant: Variant, side: Side, messages: [MessageFn; 4]) -> String {
        let [white, black, sheep, wolf] = messages;
        let message = match (variant.figures(), side) {
            (FigureSet::Draughtsmen, Side::White) => white,
            (FigureSet::Draughtsmen, Side::Black) => black,
            (FigureSet::WolfAndSheep, Side::White) => sheep,
            (FigureSet::WolfAndSheep, Side::Black) => wolf,
        };
        message(&self.messages)
    }

    /// The pieces of a side as its name: “White”, or “Sheep”.
    pub fn side_of(&self, variant: Variant, side: Side) -> String {
        let messages =
            [Messages::side_white, Messages::side_black, Messages::side_sheep, Messages::side_wolf];
        self.for_side(variant, side, messages)
    }

    /// The side to move: “White to move”, “Wolf to move”.
    pub fn turn_of(&self, variant: Variant, side: Side) -> String {
        let messages =
            [Messages::turn_white, Messages::turn_black, Messages::turn_sheep, Messages::turn_wolf];
        self.for_side(variant, side, messages)
    }

    /// A draw offer: “White offers a draw”, “The wolf offers a draw”.
    pub fn draw_offered(&self, variant: Variant, by: Side) -> String {
        let messages = [
            Messages::draw_offered_white,
            Messages::draw_offered_black,
            Messages::draw_offered_sheep,
            Messages::draw_offered_wolf,
        ];
        self.for_side(variant, by, messages)
    }

    /// The question before a draw is offered: “Does White offer a draw?”.
    pub fn ask_draw(&self, variant: Variant, by: Side) -> String {
        let messages = [
            Messages::ask_draw_white,
            Messages::ask_draw_black,
            Messages::ask_draw_sheep,
            Messages::ask_draw_wolf,
        ];
        self.for_side(variant, by, messages)
    }

    /// The question before a side resigns: “Does White resign?”.
    pub fn ask_resign(&self, variant: Variant, side: Side) -> String {
        let messages = [
            Messages::ask_resign_white,
            Messages::ask_resign_black,
            Messages::ask_resign_sheep,
            Messages::ask_resign_wolf,
        ];
        self.for_side(variant, side, messages)
    }

    /// The side that thinks: “White is thinking…”.
    pub fn thinks(&self, variant: Variant, side: Side) -> String {
        let messages = [
            Messages::white_thinks,
            Messages::black_thinks,
            Messages::sheep_think,
            Messages::wolf_thinks,
        ];
        self.for_side(variant, side, messages)
    }

    /// The result of a game: “Black wins”, “The sheep have won”.
    pub fn result_of(&self, variant: Variant, outcome: &Outcome) -> String {
        let &Outcome::Win { winner, .. } = outcome else {
            return self.result(outcome);
        };
        let messages = [
            Messages::result_white,
            Messages::result_black,
            Messages::result_sheep,
            Messages::result_wolf,
        ];
        self.for_side(variant, winner, messages)
    }

    /// The reason for the result of a game: “White resigns”, “the wolf cannot move”.
    pub fn reason_of(&self, variant: Variant, outcome: &Outcome) -> String {
        let &Outcome::Win { winner, reason } = outcome else {
            return self.reason(outcome);
        };
        let messages = &self.messages;
        match (variant.figures(), reason, winner) {
            (FigureSet::WolfAndSheep, WinReason::NoMoves, Side::White) => messages.wolf_shut_in(),
            (FigureSet::WolfAndSheep, WinReason::NoMoves, Side::Black) => messages.sheep_shut_in(),
            (FigureSet::WolfAndSheep, WinReason::Resignation, Side::White) => {
                messages.wolf_resigns()
            }
            (FigureSet::WolfAndSheep, WinReason::Resignation, Side::Black) => {
                messages.sheep_resign()
            }
            (FigureSet::WolfAndSheep, WinReason::Time, Side::White) => messages.wolf_out_of_time(),
            (FigureSet::WolfAndSheep, WinReason::Time, Side::Black) => messages.sheep_out_of_time(),
            _ => self.reason(outcome),
        }
    }

    /// A score in words, as [`Localizer::score`]: “Black wins in 7 moves”, “The wolf wins in 7 moves”.
    pub fn score_of(&self, variant: Variant, score: Score, side: Side) -> String {
        let Some(plies) = score.plies_to_win().or(score.plies_to_loss()) else {
            return self.score(score, side);
        };
        let moves = plies.0.div_ceil(2);
        let ahead = if score >= Score::DRAW { side } else { !side };
        match (variant.figures(), ahead) {
            (FigureSet::Draughtsmen, _) => self.score(score, side),
            (FigureSet::WolfAndSheep, Side::White) => self.messages.score_wins_sheep(moves),
            (FigureSet::WolfAndSheep, Side::Black) => self.messages.score_wins_wolf(moves),
        }
    }

    /// The result of a game and its reason: “The sheep have won: the wolf cannot move”.
    pub fn outcome_of(&self, variant: Variant, outcome: &Outcome) -> String {
        let (result, reason) = (self.result_of(variant, outcome), self.reason_of(variant, outcome));
        self.messages.outcome(result, reason)
    }
}
