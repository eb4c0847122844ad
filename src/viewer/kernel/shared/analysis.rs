//! Results of engines for the position on the board: the search with its purpose, the judgment of a review, and
//! the progress of solving endgame tables.

use bevy::prelude::*;

use crate::engine::{SearchInfo, Variation};
use crate::players::{Assignment, EngineId, TableStatus};
use crate::review::WinChance;
use crate::rules::{Move, Position};

/// The number of lines of an analysis.
pub const ANALYSIS_LINES: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    /// To do what an engine has to do in the game.
    Answer(Assignment),
    /// To propose a move to the player.
    Hint,
    /// To find the best lines, deeper and deeper until something changes; by this engine, or by the built-in one.
    Analysis(Option<EngineId>),
}

impl SearchPurpose {
    /// The engine that searches; `None` for the built-in one.
    pub const fn engine(self) -> Option<EngineId> {
        match self {
            SearchPurpose::Answer(Assignment::Engine(id)) => Some(id),
            SearchPurpose::Analysis(engine) => engine,
            SearchPurpose::Answer(Assignment::Computer(..) | Assignment::Remote)
            | SearchPurpose::Hint => None,
        }
    }

    /// Returns `true` if the result is for the player to see, and not a move of the opponent.
    pub const fn is_advice(self) -> bool {
        !matches!(self, SearchPurpose::Answer(_))
    }
}

/// A search and what it has found so far.
#[derive(Clone, Debug)]
pub struct Analysis {
    pub purpose: SearchPurpose,
    /// The position searched.
    pub position: Position,
    /// The latest result; `None` before the first depth is done.
    pub info: Option<SearchInfo>,
    /// The state of the endgame tables; `None` before they have been looked for.
    pub tables: Option<TableStatus>,
    /// The line with which the other side would win material if it were its turn.
    pub threat: Option<Variation>,
    /// `true` once the search has ended.
    pub is_over: bool,
}

impl Analysis {
    /// Makes the record of a search that has found nothing yet.
    pub fn new(purpose: SearchPurpose, position: Position) -> Analysis {
        Analysis {
            purpose,
            position,
            info: None,
            tables: None,
            threat: None,
            is_over: false,
        }
    }

    /// The best move found so far.
    pub fn best_move(&self) -> Option<Move> {
        self.info.as_ref().and_then(SearchInfo::best_move)
    }
}

/// The search under way or last ended, while it applies to the position shown.
#[derive(Resource, Default, Debug)]
pub struct CurrentAnalysis(pub Option<Analysis>);

impl CurrentAnalysis {
    /// The analysis, if there is one.
    pub fn get(&self) -> Option<&Analysis> {
        self.0.as_ref()
    }
}

/// The position on the board, as the review on the screen judges it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum JudgedPosition {
    /// No review is shown.
    #[default]
    NoReview,
    /// The position is not on the line that is reviewed, or its turn has not come.
    Unknown,
    /// White's chance in it.
    Chance(WinChance),
}

/// The state of the player's endgame tables.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct EndgameStatus {
    /// The largest number of pieces that would be solved.
    pub pieces: u8,
    /// `true` if there is a folder for the tables and none are being solved.
    pub can_solve: bool,
    /// The share that is solved, from 0 to 1, while tables are being solved.
    pub solved_share: Option<f32>,
}
