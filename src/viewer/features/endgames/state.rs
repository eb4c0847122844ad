//! The practice of endgames: what is wanted, the endgame that is played, and the records.

use bevy::prelude::*;

use crate::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameRecords, EndgameRecordsFile, ExerciseWish, MoveJudgment,
    PracticeLength,
};
use crate::engine::endgame_tables::Material;
use crate::rules::{Geometry, Move, Variant};
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::kernel::user_folders::UserFolders;

/// The file of the player's records; `None` keeps them for this session only.
#[derive(Resource, Clone, Debug)]
pub struct EndgameFile(pub Option<EndgameRecordsFile>);

impl FromWorld for EndgameFile {
    fn from_world(world: &mut World) -> EndgameFile {
        EndgameFile(world.resource::<UserFolders>().file())
    }
}

/// The practice of endgames; closed without a board.
#[derive(Resource, Clone, Debug, Default)]
pub struct EndgamePractice {
    /// The kind of board while the practice is open.
    pub geometry: Option<Geometry>,
    /// The length of the wins.
    pub length: PracticeLength,
    /// The ending that is wanted; `None` for any.
    pub ending: Option<Material>,
    /// The endings that the tables hold.
    pub endings: Vec<Material>,
    /// The kind of board for which endings were wanted last.
    board: Option<Geometry>,
    pub stage: PracticeStage,
    /// The player's records.
    pub records: EndgameRecords,
}

#[derive(Clone, Debug, Default)]
pub enum PracticeStage {
    /// The tables are opened and an endgame is chosen.
    #[default]
    Choosing,
    /// The endgames are being solved first.
    NoTables,
    /// The endgames are not solved, and cannot be.
    NotPrepared,
    /// The tables cannot be used, for this reason.
    Damaged(String),
    /// The tables hold no such endgame.
    NoneFound,
    /// An endgame is on the board.
    Playing(Box<PlayedEndgame>),
}

/// The endgame on the board.
#[derive(Clone, Debug)]
pub struct PlayedEndgame {
    pub attempt: EndgameAttempt,
    /// The judgment of the player's last move, and the move as text.
    pub judged: Option<(MoveJudgment, String)>,
    /// The best move, while it is shown.
    pub best: Option<Move>,
    /// `true` until the judgment is shown, which waits for the animation of the move.
    pub is_unreported: bool,
}

impl PlayedEndgame {
    /// The attempt before its first move.
    pub fn new(attempt: EndgameAttempt) -> PlayedEndgame {
        PlayedEndgame {
            attempt,
            judged: None,
            best: None,
            is_unreported: false,
        }
    }

    /// Takes back the move that threw the win away. Returns `false` if there is none.
    pub fn take_back(&mut self) -> bool {
        let is_taken_back = self.attempt.take_back();
        if is_taken_back {
            self.judged = None;
            self.is_unreported = false;
        }
        is_taken_back
    }

    /// Returns `true` if the win is gone.
    pub fn is_thrown_away(&self) -> bool {
        self.attempt.end() == Some(AttemptEnd::ThrownAway)
    }

    /// Returns `true` if the player has won.
    pub fn is_won(&self) -> bool {
        matches!(self.attempt.end(), Some(AttemptEnd::Won { .. }))
    }

    /// Returns `true` if the player has won or the win is gone.
    pub fn is_over(&self) -> bool {
        self.attempt.end().is_some()
    }
}

impl EndgamePractice {
    /// Opens the practice on this kind of board. What was wanted on the other kind is not wanted on this one.
    pub fn open(&mut self, geometry: Geometry) {
        self.geometry = Some(geometry);
        if self.board.replace(geometry) != self.geometry {
            self.ending = None;
            self.endings.clear();
        }
    }

    /// Returns `true` while the practice is open.
    pub fn is_open(&self) -> bool {
        self.geometry.is_some()
    }

    /// The variant on the board; `None` while the practice is closed.
    pub fn variant(&self) -> Option<Variant> {
        Some(match self.geometry? {
            Geometry::Flat => Variant::International,
            Geometry::Pyramid => Variant::Dames3d,
        })
    }

    /// The endgame on the board.
    pub fn played(&self) -> Option<&PlayedEndgame> {
        match &self.stage {
            PracticeStage::Playing(played) => Some(played),
            _ => None,
        }
    }

    /// The endgame on the board, to change.
    pub fn played_mut(&mut self) -> Option<&mut PlayedEndgame> {
        match &mut self.stage {
            PracticeStage::Playing(played) => Some(played),
            _ => None,
        }
    }

    /// The endgame that is wanted.
    pub fn wish(&self) -> ExerciseWish {
        ExerciseWish {
            moves: self.length.moves(),
            material: self.ending,
        }
    }
}

/// Holds the moves while an endgame is chosen, while the defense is to answer, and after the win has been thrown away.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let practice = board.of::<EndgamePractice>();
    if !practice.is_open() {
        return None;
    }
    let is_turn = practice.played().is_some_and(|played| {
        let attempt = &played.attempt;
        let is_on_board = board.game().position() == attempt.position();
        played.is_won() || attempt.is_players_turn() && is_on_board
    });
    Some(BoardLayer {
        holds_moves: !is_turn,
        ..BoardLayer::default()
    })
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<EndgamePractice>()
        .init_resource::<EndgameFile>()
        .add_board_layer(LayerHeight::Beside, layer);
}
