//! Endgame practice: the filter, the endgame being played, and records.

use bevy::prelude::*;

use crate::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameExercise, EndgameRecords, ExerciseFilter, MoveJudgment,
    PracticeLength,
};
use crate::engine::endgame_tables::Material;
use crate::game_tree::MarkColor;
use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::{Geometry, Move, Position, Variant};
use crate::sound::Sound;
use crate::viewer::board::practice_host::{
    Practice, PracticeDrawing, PracticeReport, PracticeTurn,
};
use crate::viewer::board::practice_records::{AddRecords, PracticeRecords};
use crate::viewer::kernel::mode::PracticeId;
use crate::viewer::kernel::practice::arrows_along;

pub const ENDGAMES: PracticeId = PracticeId::new("endgames");

/// Pause before a reply, in seconds.
const PAUSE: f32 = 0.4;

pub type WonEndgames = PracticeRecords<EndgameRecords>;

#[derive(Resource, Clone, Debug, Default)]
pub struct EndgameFilter {
    pub length: PracticeLength,
    /// The chosen ending; `None` for any.
    pub ending: Option<Material>,
    /// The endings that the tables contain.
    pub endings: Vec<Material>,
    /// The kind of board for which the filter was last set.
    board: Option<Geometry>,
}

impl EndgameFilter {
    /// Switches to this kind of board; a chosen ending does not carry over.
    pub(super) fn set_board(&mut self, geometry: Geometry) {
        if self.board.replace(geometry) != Some(geometry) {
            self.ending = None;
            self.endings.clear();
        }
    }

    pub(super) fn exercise_filter(&self) -> ExerciseFilter {
        ExerciseFilter { moves: self.length.moves(), material: self.ending }
    }
}

#[derive(Resource, Clone, Debug)]
pub struct EndgamePractice {
    pub geometry: Geometry,
    pub stage: PracticeStage,
    /// The position on the board until an endgame is chosen.
    looked_at: Position,
}

#[derive(Clone, Debug, Default)]
pub enum PracticeStage {
    /// Opening tables and choosing an endgame.
    #[default]
    Choosing,
    /// The endgames are being solved first.
    NoTables,
    /// The endgames are unsolved and cannot be solved.
    NotPrepared,
    /// The tables are unusable, for this reason.
    Damaged(String),
    /// The tables contain no such endgame.
    NoneFound,
    Playing(Box<PlayedEndgame>),
}

#[derive(Clone, Debug)]
pub struct PlayedEndgame {
    pub attempt: EndgameAttempt,
    /// The judgment of the player's last move, with the move's text.
    pub judged: Option<(MoveJudgment, String)>,
    /// The best move, while it is shown.
    pub best: Option<Move>,
    /// The judgment is not shown yet: it waits for the animation.
    pub is_unreported: bool,
    turn: PracticeTurn,
    refutation: Option<Move>,
}

impl PlayedEndgame {
    /// The attempt before its first move.
    pub fn new(attempt: EndgameAttempt) -> PlayedEndgame {
        PlayedEndgame {
            turn: turn_of(&attempt),
            attempt,
            judged: None,
            best: None,
            is_unreported: false,
            refutation: None,
        }
    }

    /// Shows the best move, which counts as help.
    pub(super) fn show_best(&mut self) -> Option<Move> {
        let best = self.attempt.show_best()?;
        self.best = Some(best);
        Some(best)
    }

    /// Takes the losing move back, if there is one.
    pub(super) fn take_back(&mut self) {
        if self.attempt.take_back() {
            self.judged = None;
            self.is_unreported = false;
            self.refutation = None;
            self.turn = turn_of(&self.attempt);
        }
    }

    fn play(&mut self, mv: Move) {
        let before = *self.attempt.position();
        if let Some(judgment) = self.attempt.play(mv) {
            self.judged = Some((judgment, move_text::write(&before, mv)));
            self.best = None;
            self.is_unreported = true;
            self.refutation = self.attempt.refutation();
            self.turn = turn_of(&self.attempt);
        }
    }

    fn advance(&mut self) {
        self.attempt.reply();
        self.turn = turn_of(&self.attempt);
    }

    pub fn is_thrown_away(&self) -> bool {
        self.attempt.end() == Some(AttemptEnd::ThrownAway)
    }

    pub fn is_won(&self) -> bool {
        matches!(self.attempt.end(), Some(AttemptEnd::Won { .. }))
    }

    /// Returns `true` if the win is achieved or gone.
    pub fn is_over(&self) -> bool {
        self.attempt.end().is_some()
    }
}

fn turn_of(attempt: &EndgameAttempt) -> PracticeTurn {
    match attempt.end() {
        Some(AttemptEnd::Won { .. }) => PracticeTurn::Over,
        Some(AttemptEnd::ThrownAway) => PracticeTurn::Mistake { by_click: false, shown_for: None },
        None if attempt.is_players_turn() => PracticeTurn::Player,
        // The defense that loses latest.
        None => PracticeTurn::Board { mv: attempt.clone().reply(), pause: PAUSE },
    }
}

impl EndgamePractice {
    /// Practice on this kind of board, which shows the first endgame while the tables are solved.
    pub(super) fn new(geometry: Geometry) -> EndgamePractice {
        EndgamePractice {
            geometry,
            stage: PracticeStage::Choosing,
            looked_at: EndgameExercise::first(geometry.standard_variant()),
        }
    }

    pub(super) fn set_board(&mut self, geometry: Geometry) {
        if self.played().is_some() {
            self.stage = PracticeStage::Choosing;
        }
        self.geometry = geometry;
        self.looked_at = EndgameExercise::first(geometry.standard_variant());
    }

    /// Abandons the endgame for another stage; it stays on the board until the next one is chosen.
    pub(super) fn leave_for(&mut self, stage: PracticeStage) {
        self.looked_at = self.position();
        self.stage = stage;
    }

    pub fn variant(&self) -> Variant {
        self.geometry.standard_variant()
    }

    pub fn played(&self) -> Option<&PlayedEndgame> {
        match &self.stage {
            PracticeStage::Playing(played) => Some(played),
            _ => None,
        }
    }

    pub fn played_mut(&mut self) -> Option<&mut PlayedEndgame> {
        match &mut self.stage {
            PracticeStage::Playing(played) => Some(played),
            _ => None,
        }
    }
}

impl Practice for EndgamePractice {
    const ID: PracticeId = ENDGAMES;

    fn position(&self) -> Position {
        self.played().map_or(self.looked_at, |played| *played.attempt.position())
    }

    fn turn(&self) -> PracticeTurn {
        self.played().map_or(PracticeTurn::Pending, |played| played.turn)
    }

    fn play(&mut self, mv: Move) {
        if let Some(played) = self.played_mut() {
            played.play(mv);
        }
    }

    fn advance(&mut self) {
        if let Some(played) = self.played_mut() {
            played.advance();
        }
    }

    fn take_back(&mut self) {
        if let Some(played) = self.played_mut() {
            played.take_back();
        }
    }

    /// The best move, or the refutation of the losing move.
    fn drawing(&self) -> PracticeDrawing {
        let arrows = self.played().and_then(|played| {
            let best = played.best.map(|best| (best, MarkColor::Green));
            let shown = best.or(played.refutation.map(|answer| (answer, MarkColor::Red)));
            let (mv, color) = shown?;
            Some(arrows_along(played.attempt.position(), mv, color))
        });
        PracticeDrawing { marks: Vec::new(), arrows: arrows.unwrap_or_default() }
    }

    fn report(&mut self, localizer: &Localizer) -> Option<PracticeReport> {
        let played = self.played_mut().filter(|played| played.is_unreported)?;
        played.is_unreported = false;
        let (judgment, text) = played.judged.as_ref()?;
        let attempt = &played.attempt;
        let (words, sound) = match played.turn {
            PracticeTurn::Over => (attempt.won_words(localizer), Some(Sound::Won)),
            turn => {
                let is_mistake = matches!(turn, PracticeTurn::Mistake { .. });
                let words = attempt.judgment_words(*judgment, text, localizer);
                (words, is_mistake.then_some(Sound::Refused))
            }
        };
        Some(PracticeReport { words: vec![words], sound })
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<EndgameFilter>().add_records::<EndgameRecords>();
}
