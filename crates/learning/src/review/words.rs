use super::{GameReview, JudgedMove, MoveQuality, WinChance};
use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::{Move, Position, Side, Variant};

/// Maximum number of moves of a line in a comment.
const MOVES_SHOWN: usize = 8;

impl MoveQuality {
    /// The kind of error: “Blunder”.
    pub fn words(self, localizer: &Localizer) -> String {
        match self {
            MoveQuality::Inaccuracy => localizer.messages.review_inaccuracy(),
            MoveQuality::Mistake => localizer.messages.review_mistake(),
            MoveQuality::Blunder => localizer.messages.review_blunder(),
        }
    }
}

impl GameReview {
    /// The comment on an error: “Mistake. Better: 32-28 19-23.” Empty for a move that is no error.
    pub fn comment_words(&self, judged: &JudgedMove, localizer: &Localizer) -> String {
        let before = self.history().position_at(usize::from(judged.ply.0) - 1);
        let (Some(before), Some(quality)) = (before, judged.quality) else {
            return String::new();
        };
        let (name, messages) = (quality.words(localizer), &localizer.messages);
        match &judged.missed_shot {
            Some(shot) => messages.review_missed_shot(name, line_text(before, shot.line())),
            None => messages.review_better(name, line_text(before, &judged.better)),
        }
    }

    /// The accuracy and the errors of a side: “White: accuracy 91 %, 2 inaccuracies, 1 mistake, 0 blunders”.
    pub fn summary_words(&self, side: Side, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        let count = |quality| self.count(side, quality);
        let errors = messages.review_errors(
            count(MoveQuality::Blunder),
            count(MoveQuality::Mistake),
            count(MoveQuality::Inaccuracy),
        );
        match self.accuracy(side) {
            Some(accuracy) => {
                messages.review_accuracy(localizer.side(side), accuracy.round() as u32, errors)
            }
            None => messages.review_no_accuracy(localizer.side(side), errors),
        }
    }
}

impl WinChance {
    /// White's chance in words for the side that is ahead: “White is slightly better”.
    pub fn words_for_white(self, variant: Variant, localizer: &Localizer) -> String {
        let ahead = if self.value() >= 0.0 { Side::White } else { Side::Black };
        let slope = WinChance::slope(variant);
        localizer.advantage(ahead, |hundredths| {
            self.value().abs() >= WinChance::with_slope(hundredths, slope).value()
        })
    }
}

fn line_text(position: &Position, line: &[Move]) -> String {
    let shown = &line[..line.len().min(MOVES_SHOWN)];
    move_text::write_line(position, shown).join(" ")
}
