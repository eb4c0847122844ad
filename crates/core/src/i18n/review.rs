use super::Localizer;
use crate::notation::move_text;
use crate::review::{GameReview, JudgedMove, MoveQuality};
use crate::rules::{Move, Position, Side};

/// The most moves of a line in a comment.
const MOVES_SHOWN: usize = 8;

impl Localizer {
    /// A kind of error: “Blunder”.
    pub fn move_quality(&self, quality: MoveQuality) -> String {
        match quality {
            MoveQuality::Inaccuracy => self.messages.review_inaccuracy(),
            MoveQuality::Mistake => self.messages.review_mistake(),
            MoveQuality::Blunder => self.messages.review_blunder(),
        }
    }

    /// The comment on an error: “Mistake. Better: 32-28 19-23.” Empty for a move that is no error.
    pub fn review_comment(&self, review: &GameReview, judged: &JudgedMove) -> String {
        let before = review.history().position_at(usize::from(judged.ply.0) - 1);
        let (Some(before), Some(quality)) = (before, judged.quality) else {
            return String::new();
        };
        let name = self.move_quality(quality);
        match &judged.missed_shot {
            Some(shot) => self
                .messages
                .review_missed_shot(name, line_text(before, shot.line())),
            None => self
                .messages
                .review_better(name, line_text(before, &judged.better)),
        }
    }

    /// The accuracy and the errors of a side: “White: accuracy 91 %, 2 inaccuracies, 1 mistake, 0 blunders”.
    pub fn review_summary(&self, review: &GameReview, side: Side) -> String {
        let messages = &self.messages;
        let count = |quality| review.count(side, quality);
        let errors = messages.review_errors(
            count(MoveQuality::Blunder),
            count(MoveQuality::Mistake),
            count(MoveQuality::Inaccuracy),
        );
        match review.accuracy(side) {
            Some(accuracy) => {
                messages.review_accuracy(self.side(side), accuracy.round() as u32, errors)
            }
            None => messages.review_no_accuracy(self.side(side), errors),
        }
    }
}

/// The first moves of a line.
fn line_text(position: &Position, line: &[Move]) -> String {
    let shown = &line[..line.len().min(MOVES_SHOWN)];
    move_text::write_line(position, shown).join(" ")
}
