use super::Words;
use crate::engine::{Score, Verdict};
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

    /// What a solved position comes to, with `side` to move: “White wins in 7 moves”, “A draw”.
    pub fn verdict(&self, verdict: Verdict, side: Side) -> String {
        match verdict {
            Verdict::Win(plies) => self.score(Score::won_in(plies), side),
            Verdict::Draw => self.text("verdict-draw"),
            Verdict::Loss(plies) => self.score(Score::lost_in(plies), side),
        }
    }

    /// What a solved move comes to for whoever plays it: “wins in 7”, “draw”, “loses in 12”.
    pub fn outlook(&self, verdict: Verdict) -> String {
        let moves = verdict.moves().unwrap_or_default();
        let key = match verdict {
            Verdict::Win(_) => "outlook-win",
            Verdict::Draw => return self.text("outlook-draw"),
            Verdict::Loss(_) => "outlook-loss",
        };
        self.with(key, &[("moves", moves.into())])
    }

    /// Who moves a side's pieces: “Computer, level 4”.
    pub fn level(&self, level: crate::engine::Level) -> String {
        self.with("level", &[("level", level.number().into())])
    }
}
