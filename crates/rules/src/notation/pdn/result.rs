use std::fmt;

use crate::rules::Side;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// One side won.
    Won(Side),
    /// Neither side won.
    Drawn,
    /// Both sides lost: a double forfeit.
    BothLost,
    /// The game was not finished.
    Unfinished,
}

impl GameResult {
    /// The result of this text, in points of draughts or of chess: `2-0`, `1-1`, `0-2`, `0-0`, `1-0`, `1/2-1/2`, `0-1`,
    /// `*`. White space and control characters are skipped.
    pub fn from_text(text: &str) -> Option<GameResult> {
        let is_blank = |c: &char| c.is_whitespace() || c.is_control();
        let compact: String = text.chars().filter(|c| !is_blank(c)).collect();
        Some(match compact.as_str() {
            "2-0" | "1-0" => GameResult::Won(Side::White),
            "0-2" | "0-1" => GameResult::Won(Side::Black),
            "1-1" | "1/2-1/2" | "½-½" => GameResult::Drawn,
            "0-0" => GameResult::BothLost,
            "*" => GameResult::Unfinished,
            _ => return None,
        })
    }

    /// The result as text, in points of draughts: two for a win.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Won(Side::White) => "2-0",
            GameResult::Won(Side::Black) => "0-2",
            GameResult::Drawn => "1-1",
            GameResult::BothLost => "0-0",
            GameResult::Unfinished => "*",
        }
    }
}

/// Points, two for a win: `2-0`, `1-1`, `0-2`; `0-0` if both lost; `*` for an unfinished game.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}
