//! Engine results for the position on the board: search, review judgment, and the progress of solving endgame tables.

use bevy::prelude::*;

use crate::engine::{SearchInfo, Variation};
use crate::players::{Assignment, EngineId, TableStatus};
use crate::review::WinChance;
use crate::rules::{Move, Position};

pub const ANALYSIS_LINES: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    /// An engine's task in the game.
    Answer(Assignment),
    /// A move suggestion for the player.
    Hint,
    /// The best lines, searched ever deeper until something changes, by this engine or the built-in one.
    Analysis(Option<EngineId>),
}

impl SearchPurpose {
    /// The searching engine; `None` for the built-in one.
    pub const fn engine(self) -> Option<EngineId> {
        match self {
            SearchPurpose::Answer(Assignment::Engine(id)) => Some(id),
            SearchPurpose::Analysis(engine) => engine,
            SearchPurpose::Answer(Assignment::Computer(..) | Assignment::Remote)
            | SearchPurpose::Hint => None,
        }
    }

    /// Returns `true` if the result is shown to the player, rather than being an opponent's move.
    pub const fn is_advice(self) -> bool {
        !matches!(self, SearchPurpose::Answer(_))
    }
}

/// A search and its results so far.
#[derive(Clone, Debug)]
pub struct Analysis {
    pub purpose: SearchPurpose,
    pub position: Position,
    /// The latest result; `None` before the first depth is finished.
    pub info: Option<SearchInfo>,
    /// The state of the endgame tables; `None` before it is known.
    pub tables: Option<TableStatus>,
    /// The line with which the opponent would win material if it were to move.
    pub threat: Option<Variation>,
    pub is_over: bool,
}

impl Analysis {
    /// A search without results.
    pub fn new(purpose: SearchPurpose, position: Position) -> Analysis {
        Analysis { purpose, position, info: None, tables: None, threat: None, is_over: false }
    }

    pub fn best_move(&self) -> Option<Move> {
        self.info.as_ref().and_then(SearchInfo::best_move)
    }
}

/// The running or last search, while it applies to the position shown.
#[derive(Resource, Default, Debug)]
pub struct CurrentAnalysis(pub Option<Analysis>);

impl CurrentAnalysis {
    pub fn get(&self) -> Option<&Analysis> {
        self.0.as_ref()
    }
}

/// The review's judgment of the position on the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum JudgedPosition {
    #[default]
    NoReview,
    /// The position is not in the reviewed line, or not judged yet.
    Unknown,
    /// White's winning chance.
    Chance(WinChance),
}

/// The state of the player's endgame tables.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct EndgameStatus {
    /// Maximum number of pieces to solve.
    pub pieces: u8,
    /// `true` if there is a folder for the tables and none are being solved.
    pub can_solve: bool,
    /// Share solved, from 0 to 1, while solving.
    pub solved_share: Option<f32>,
}
