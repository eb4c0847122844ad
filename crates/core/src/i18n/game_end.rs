//! The end of a game in words, with its number of moves.

use super::Localizer;
use crate::rules::{FigureSet, Outcome, Side, Variant};

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
}
