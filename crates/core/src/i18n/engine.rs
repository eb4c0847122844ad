//! The engine in words: its levels and searches, scores, results and endings.

use super::{Localizer, MessageFn, Messages};
use crate::engine::endgame_tables::{Material, SideMaterial};
use crate::engine::{Level, Score, SearchInfo, TableResult, Variation};
use crate::rules::{Side, Variant};

/// The scores in hundredths of a man from which a side is slightly better, better, winning.
const SLIGHTLY_BETTER: i32 = 15;
const BETTER: i32 = 50;
const WINNING: i32 = 200;

impl Localizer {
    /// A score, which is for `side`, in words for the side that is ahead: “White is slightly better”, “Black wins in 7
    /// moves”.
    pub fn score(&self, score: Score, side: Side) -> String {
        let ahead = if score >= Score::DRAW { side } else { !side };
        let messages = &self.messages;
        if let Some(plies) = score.plies_to_win().or(score.plies_to_loss()) {
            let moves = plies.0.div_ceil(2);
            return match ahead {
                Side::White => messages.score_wins_white(moves),
                Side::Black => messages.score_wins_black(moves),
            };
        }
        self.advantage(ahead, |hundredths| score.hundredths().abs() >= hundredths)
    }

    /// An advantage in words; `reaches` compares it with a number of hundredths of a man.
    pub fn advantage(&self, ahead: Side, reaches: impl Fn(i32) -> bool) -> String {
        let messages = &self.messages;
        match ahead {
            _ if !reaches(SLIGHTLY_BETTER) => messages.score_even(),
            Side::White if !reaches(BETTER) => messages.score_little_white(),
            Side::Black if !reaches(BETTER) => messages.score_little_black(),
            Side::White if !reaches(WINNING) => messages.score_better_white(),
            Side::Black if !reaches(WINNING) => messages.score_better_black(),
            Side::White => messages.score_winning_white(),
            Side::Black => messages.score_winning_black(),
        }
    }

    /// The result of a solved position with `side` to move: “White wins in 7 moves”, “A draw”.
    pub fn table_result(&self, variant: Variant, result: TableResult, side: Side) -> String {
        match result {
            TableResult::Win(plies) => self.score_of(variant, Score::won_in(plies), side),
            TableResult::Draw => self.messages.verdict_draw(),
            TableResult::Loss(plies) => self.score_of(variant, Score::lost_in(plies), side),
        }
    }

    /// The result of a solved move for the side that plays it: “wins in 7”, “draw”, “loses in 12”.
    pub fn move_result(&self, result: TableResult) -> String {
        let moves = result.moves().unwrap_or_default();
        match result {
            TableResult::Win(_) => self.messages.outlook_win(moves),
            TableResult::Draw => self.messages.outlook_draw(),
            TableResult::Loss(_) => self.messages.outlook_loss(moves),
        }
    }

    /// The depth and the number of positions of a search.
    pub fn search_depth(&self, info: &SearchInfo) -> String {
        let millions = self.language().decimal(info.nodes as f64 / 1e6, 1);
        self.messages.thinking_depth(info.depth, millions)
    }

    /// The depth and the number of positions of a search, in words.
    pub fn search_depth_in_words(&self, info: &SearchInfo) -> String {
        let millions = self.language().decimal(info.nodes as f64 / 1e6, 1);
        self.messages.thinking_depth_tip(info.depth, millions)
    }

    /// The score of a line that `side` begins. If the line is solved, the result of its first move; otherwise for
    /// White, a number of men with its sign or, after `#`, of moves to the end.
    pub fn line_score(&self, line: &Variation, side: Side) -> String {
        match line.table_result {
            Some(result) => self.move_result(result),
            None => self.score_for_white(line.score, side),
        }
    }

    /// A score, which is for `side`, as a number for White: of men with its sign or, after `#`, of moves to the end.
    pub fn score_for_white(&self, score: Score, side: Side) -> String {
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
            let men = format!("{men:+.2}").replace('-', "−");
            self.language().localize(&men)
        }
    }

    /// A level of the computer: “Level 4”.
    pub fn level(&self, level: Level) -> String {
        self.messages.level(level.number())
    }

    /// The player that a level plays like: “club player”; see `docs/strength.md`.
    pub fn level_word(&self, level: Level) -> String {
        const WORDS: [MessageFn; 10] = [
            Messages::level_first_steps,
            Messages::level_beginner,
            Messages::level_casual,
            Messages::level_regular,
            Messages::level_club,
            Messages::level_strong_club,
            Messages::level_expert,
            Messages::level_master,
            Messages::level_grandmaster,
            Messages::level_full,
        ];
        WORDS[usize::from(level.number()) - 1](&self.messages)
    }

    /// A level with its word: “Level 4, regular player”.
    pub fn level_in_words(&self, level: Level) -> String {
        self.messages.level_in_words(self.level(level), self.level_word(level))
    }

    /// An ending by its pieces: “2 kings against 1 king”.
    pub fn ending(&self, material: Material) -> String {
        let [own, other] = [material.own, material.opponent].map(|pieces| self.pieces(pieces));
        self.messages.endgame_ending(own, other)
    }

    fn pieces(&self, pieces: SideMaterial) -> String {
        let messages = &self.messages;
        match (pieces.kings, pieces.men) {
            (kings, 0) => messages.spoken_kings_counted(kings),
            (0, men) => messages.spoken_men_counted(men),
            (kings, men) => messages.endgame_pieces(
                messages.spoken_kings_counted(kings),
                messages.spoken_men_counted(men),
            ),
        }
    }
}
