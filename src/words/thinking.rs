use super::Words;
use crate::engine::Score;
use crate::opponent::Answer;
use crate::rules::Side;

/// From so many hundredths of a man on, one side is a little better, better, winning.
const LITTLE: i32 = 15;
const BETTER: i32 = 50;
const WINNING: i32 = 200;

impl Words {
    /// What a score means, for whoever it is good: “White is a little better”, “Black wins in 7 moves”. The score is
    /// for `side`.
    pub fn score(&self, score: Score, side: Side) -> String {
        let ahead = if score >= Score::DRAW { side } else { !side };
        let plies = score.plies_to_win().or(score.plies_to_loss());
        if let Some(plies) = plies {
            let moves = plies.0.div_ceil(2);
            let key = match ahead {
                Side::White => "score-wins-white",
                Side::Black => "score-wins-black",
            };
            return self.with(key, &[("moves", moves.into())]);
        }
        let ahead_by = score.hundredths().abs();
        self.text(match (ahead_by, ahead) {
            (..LITTLE, _) => "score-even",
            (..BETTER, Side::White) => "score-little-white",
            (..BETTER, Side::Black) => "score-little-black",
            (..WINNING, Side::White) => "score-better-white",
            (..WINNING, Side::Black) => "score-better-black",
            (_, Side::White) => "score-winning-white",
            (_, Side::Black) => "score-winning-black",
        })
    }

    /// Who moves a side's pieces: “Computer, level 4”.
    pub fn level(&self, level: crate::engine::Level) -> String {
        self.with("level", &[("level", level.number().into())])
    }

    /// A score as White sees it: a number of men with its sign or, after `#`, moves to the end. The score is for
    /// `side`.
    pub fn figure(&self, score: Score, side: Side) -> String {
        let for_white = match side {
            Side::White => score,
            Side::Black => -score,
        };
        if let Some(plies) = for_white.plies_to_win() {
            format!("+#{}", plies.0.div_ceil(2))
        } else if let Some(plies) = for_white.plies_to_loss() {
            format!("−#{}", plies.0.div_ceil(2))
        } else {
            let men = f64::from(for_white.hundredths()) / 100.0;
            format!("{men:+.2}").replace('-', "−")
        }
    }

    /// What the computer has done that the board does not show, if there is such a thing.
    pub fn computer_did(&self, answer: &Answer) -> Option<String> {
        match *answer {
            Answer::Decide { keep: true } => Some(self.text("computer-keeps")),
            Answer::Decide { keep: false } => Some(self.text("computer-corrects")),
            Answer::Reply { accept: true } => Some(self.text("computer-accepts")),
            Answer::Reply { accept: false } => Some(self.text("computer-declines")),
            Answer::Huff(square) => Some(self.about_square("computer-huffs", square)),
            Answer::Place(_) | Answer::Play(..) | Answer::Nothing => None,
        }
    }
}
