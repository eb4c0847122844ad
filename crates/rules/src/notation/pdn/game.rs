//! Games to write and games that were read, with their results.

use std::fmt;
use std::ops::Range;

use super::error::PdnError;
use super::tags::Tags;
use crate::game_tree::{GameTree, Turn};
use crate::rules::{GameHistory, Ply, Side, StartCounters, Variant};

/// A game to write. Its `Display` is the PDN, without a final line break.
///
/// ```
/// use dames3d_rules::notation::pdn::{GameResult, PdnGame, Tags};
/// use dames3d_rules::rules::{GameHistory, Position, Variant};
///
/// let start = Position::start(Variant::International);
/// let opening = start.legal_moves().into_iter().find(|mv| mv.to().number() == 28).unwrap();
/// let mut history = GameHistory::new(start);
/// history.play(opening);
/// let tags = Tags::from_iter([("White", "Anna")]);
/// let game = PdnGame::from_history(tags, &history, GameResult::Drawn);
/// assert_eq!(game.to_string().lines().last(), Some("1. 32-28 1-1"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnGame {
    /// The tags. Result, GameType, Variant, Rules and FEN are derived from the game when it is written, replacing the
    /// ones here; SetUp and PlyCount are left out.
    pub tags: Tags,
    /// The moves with their variations and annotations.
    pub tree: GameTree,
    /// The result.
    pub result: GameResult,
}

impl PdnGame {
    /// A game without variations and annotations, whose moves are numbered from 1. A turn that was not a legal move is
    /// written as the position it led to. The tags are completed by the draw rule.
    pub fn from_history(mut tags: Tags, history: &GameHistory, result: GameResult) -> PdnGame {
        tags.set_few_against_king(history.start().variant(), history.draws());
        let quiet = history.counters_at(0).map_or(Ply(0), |counters| counters.quiet);
        let counters = StartCounters { quiet, ..StartCounters::default() };
        let mut tree = GameTree::with_counters(*history.start(), counters);
        let mut at = tree.root();
        for (ply, &mv) in history.moves().iter().enumerate() {
            let before = *tree.node(at).position();
            let after = history.position_at(ply + 1).copied();
            let turn = match (mv, after) {
                (Some(mv), _) => Turn::legal(&before, mv),
                (None, Some(after)) => Turn::SetUp(Box::new(after)),
                (None, None) => break,
            };
            at = tree.add(at, turn);
        }
        PdnGame { tags, tree, result }
    }
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The number of the game in the file, counted from 1.
    pub number: usize,
    /// The line at which the game starts, counted from 1.
    pub line: usize,
    /// The byte range of the game in the text; read alone, it yields the same game.
    pub bytes: Range<u64>,
    /// The tags, as they were read.
    pub tags: Tags,
    /// The moves with their variations and annotations, as far as they could be read; `None` for a game that this
    /// program does not play, or if the position at its start is invalid.
    pub tree: Option<GameTree>,
    /// The result of the tag, or, where the tag has none, the one at the end of the moves.
    pub result: GameResult,
    /// Number of lines in it that begin with `%`, which are skipped; without a result, up to the next game.
    pub skipped_lines: usize,
    /// The errors, in the order of their places.
    pub errors: Vec<PdnError>,
    /// Warnings about text that was accepted despite its form, in the order of their places: a repeated tag, a move of
    /// the game in brackets.
    pub warnings: Vec<PdnError>,
}

impl ReadGame {
    /// The variant; `None` for a game that this program does not play.
    pub fn variant(&self) -> Option<Variant> {
        Some(self.tree.as_ref()?.start().variant())
    }

    /// The game, to be written; `None` for a game that this program does not play.
    pub fn into_game(self) -> Option<PdnGame> {
        Some(PdnGame { tags: self.tags, tree: self.tree?, result: self.result })
    }
}

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
