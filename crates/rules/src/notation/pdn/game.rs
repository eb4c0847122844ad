use std::ops::Range;

use super::error::PdnError;
use super::result::GameResult;
use super::tags::Tags;
use crate::game_tree::{GameTree, Turn};
use crate::rules::{GameHistory, Variant};

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
    /// The tags. Those that follow from the game are added when it is written, in place of the ones here: Result,
    /// GameType, Variant, Rules, FEN. SetUp and PlyCount are left out.
    pub tags: Tags,
    /// The moves with their variations and annotations.
    pub tree: GameTree,
    /// The result.
    pub result: GameResult,
}

impl PdnGame {
    /// A game without variations and annotations. A turn that was not a legal move is written as the position it led
    /// to.
    pub fn from_history(tags: Tags, history: &GameHistory, result: GameResult) -> PdnGame {
        let mut tree = GameTree::new(*history.start());
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
    /// The bytes of the game in the text. Read alone, they are the same game.
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
    /// Remarks about text that was read in spite of its form, in the order of their places: a tag that occurs again, a
    /// move of the game in brackets.
    pub warnings: Vec<PdnError>,
}

impl ReadGame {
    /// The variant; `None` for a game that this program does not play.
    pub fn variant(&self) -> Option<Variant> {
        Some(self.tree.as_ref()?.start().variant())
    }

    /// The game, to be written; `None` for a game that this program does not play.
    pub fn into_game(self) -> Option<PdnGame> {
        Some(PdnGame {
            tags: self.tags,
            tree: self.tree?,
            result: self.result,
        })
    }
}
