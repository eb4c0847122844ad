use super::Localizer;
use crate::engine::{Score, TableResult, Variation};
use crate::players::Decision;
use crate::rules::Side;

/// From so many hundredths of a man on, one side is a little better, better, winning.
const SLIGHTLY_BETTER: i32 = 15;
const BETTER: i32 = 50;
const WINNING: i32 = 200;

impl Localizer {
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
            (..SLIGHTLY_BETTER, _) => "score-even",
            (..BETTER, Side::White) => "score-little-white",
            (..BETTER, Side::Black) => "score-little-black",
            (..WINNING, Side::White) => "score-better-white",
            (..WINNING, Side::Black) => "score-better-black",
            (_, Side::White) => "score-winning-white",
            (_, Side::Black) => "score-winning-black",
        })
    }

    /// What a solved position comes to, with `side` to move: “White wins in 7 moves”, “A draw”.
    pub fn table_result(&self, verdict: TableResult, side: Side) -> String {
        match verdict {
            TableResult::Win(plies) => self.score(Score::won_in(plies), side),
            TableResult::Draw => self.text("verdict-draw"),
            TableResult::Loss(plies) => self.score(Score::lost_in(plies), side),
        }
    }

    /// What a solved move comes to for whoever plays it: “wins in 7”, “draw”, “loses in 12”.
    pub fn move_result(&self, verdict: TableResult) -> String {
        let moves = verdict.moves().unwrap_or_default();
        let key = match verdict {
            TableResult::Win(_) => "outlook-win",
            TableResult::Draw => return self.text("outlook-draw"),
            TableResult::Loss(_) => "outlook-loss",
        };
        self.with(key, &[("moves", moves.into())])
    }

    /// Who moves a side's pieces: “Computer, level 4”.
    pub fn level(&self, level: crate::engine::Level) -> String {
        self.with("level", &[("level", level.number().into())])
    }

    /// What a line comes to that `side` begins: where it is solved, what its first move does; else as White sees it, a
    /// number of men with its sign or, after `#`, moves to the end.
    pub fn line_score(&self, line: &Variation, side: Side) -> String {
        if let Some(verdict) = line.table_result {
            return self.move_result(verdict);
        }
        let for_white = match side {
            Side::White => line.score,
            Side::Black => -line.score,
        };
        if let Some(plies) = for_white.plies_to_win() {
            format!("+#{}", plies.0.div_ceil(2))
        } else if let Some(plies) = for_white.plies_to_loss() {
            format!("−#{}", plies.0.div_ceil(2))
        } else {
            let men = f64::from(for_white.hundredths()) / 100.0;
            let men = format!("{men:+.2}").replace('-', "−");
            self.language().localize(&men)
        }
    }

    /// What the computer has done that the board does not show, if there is such a thing.
    pub fn computer_decision(&self, answer: &Decision) -> Option<String> {
        match *answer {
            Decision::ResolveIrregularity { keep: true } => Some(self.text("computer-keeps")),
            Decision::ResolveIrregularity { keep: false } => Some(self.text("computer-corrects")),
            Decision::AnswerDraw { accept: true } => Some(self.text("computer-accepts")),
            Decision::AnswerDraw { accept: false } => Some(self.text("computer-declines")),
            Decision::Huff(square) => Some(self.text_for_square("computer-huffs", square)),
            Decision::Place(_) | Decision::Play(..) | Decision::NoMove => None,
        }
    }
}
