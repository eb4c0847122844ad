//! The snapshot of the window's state that widgets are bound to.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board_vision::BestScores;
use crate::exercises::Progress;
use crate::game::{Game, Session};
use crate::game_tree::NodeId;
use crate::i18n::{Localizer, MessageFn};
use crate::lessons::LessonRun;
use crate::notation::MoveRequest;
use crate::players::{PendingAction, Player};
use crate::rules::{BySide, Outcome, Side};
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::board::move_to_confirm::MoveToConfirm;
use crate::viewer::board::previewed_node::PreviewedNode;
use crate::viewer::features::editor::state::{EditorState, PositionEditor};
use crate::viewer::features::endgames::state::EndgamePractice;
use crate::viewer::features::lesson::state::{CurrentLesson, LessonsProgress};
use crate::viewer::features::review::state::CurrentReview;
use crate::viewer::features::rules::state::{RefusingRule, RuleCard};
use crate::viewer::features::share::state::Sharing;
use crate::viewer::features::shots::state::{CurrentExercises, ExerciseResults, OpenExercises};
use crate::viewer::features::vision::scores::VisionScores;
use crate::viewer::features::vision::state::Trainer;
use crate::viewer::kernel::analysis::{Analysis, CurrentAnalysis};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::endgame_status::EndgameStatus;
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::keeping::SessionKeeper;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::kernel::theme::{CurrentQuality, Quality};
use crate::viewer::scene::camera::{BoardOrientation, ProjectionMode};
use crate::viewer::ui::bindings;
use crate::viewer::ui::bindings::Model;

/// The text of a widget.
pub type BoundText = bindings::BoundText<UiState<'static>>;
/// The visibility of a widget.
pub type VisibleWhen = bindings::VisibleWhen<UiState<'static>>;
/// Enabled state of a button.
pub type EnabledWhen = bindings::EnabledWhen<UiState<'static>>;
/// Checked state of a button.
pub type CheckedWhen = bindings::CheckedWhen<UiState<'static>>;
/// The width of a widget.
pub type BoundWidth = bindings::BoundWidth<UiState<'static>>;
/// The direction of a widget's layout.
pub type BoundDirection = bindings::BoundDirection<UiState<'static>>;

/// The resources that widgets show.
#[derive(SystemParam)]
pub struct UiState<'w> {
    session: Res<'w, CurrentSession>,
    settings: Res<'w, ViewerSettings>,
    localization: Res<'w, Localization>,
    dialogs: Res<'w, OpenDialogs>,
    projection: Res<'w, ProjectionMode>,
    orientation: Option<Res<'w, BoardOrientation>>,
    seats: Res<'w, PlayerSeats>,
    analysis: Res<'w, CurrentAnalysis>,
    engines: Res<'w, EngineList>,
    endgames: Res<'w, EndgameStatus>,
    endgame_practice: Res<'w, EndgamePractice>,
    keeper: Option<Res<'w, SessionKeeper>>,
    review: Res<'w, CurrentReview>,
    editor: Res<'w, PositionEditor>,
    sharing: Res<'w, Sharing>,
    to_confirm: Res<'w, MoveToConfirm>,
    preview: Res<'w, LinePreview>,
    previewed_node: Res<'w, PreviewedNode>,
    lesson: Res<'w, CurrentLesson>,
    lessons: Res<'w, LessonsProgress>,
    exercises: Res<'w, CurrentExercises>,
    exercise_results: Res<'w, ExerciseResults>,
    rule_card: Res<'w, RuleCard>,
    quality: Option<Res<'w, CurrentQuality>>,
    trainer: Res<'w, Trainer>,
    vision_scores: Res<'w, VisionScores>,
}

impl UiState<'_> {
    /// Returns `true` if anything that a snapshot holds has changed since the calling system last ran.
    pub fn has_changed(&self) -> bool {
        self.session.is_changed()
            || self.settings.is_changed()
            || self.localization.is_changed()
            || self.dialogs.is_changed()
            || self.projection.is_changed()
            || self.seats.is_changed()
            || self.analysis.is_changed()
            || self.engines.is_changed()
            || self.endgames.is_changed()
            || self.endgame_practice.is_changed()
            || self.review.is_changed()
            || self.editor.is_changed()
            || self.sharing.is_changed()
            || self.to_confirm.is_changed()
            || self.preview.is_changed()
            || self.previewed_node.is_changed()
            || self.lesson.is_changed()
            || self.lessons.is_changed()
            || self.exercises.is_changed()
            || self.exercise_results.is_changed()
            || self.rule_card.is_changed()
            || self.trainer.is_changed()
            || self.vision_scores.is_changed()
            || self
                .quality
                .as_ref()
                .is_some_and(|quality| quality.is_changed())
            || self
                .orientation
                .as_ref()
                .is_some_and(|orientation| orientation.is_changed())
    }

    /// Takes a snapshot.
    pub fn snapshot(&self) -> UiSnapshot<'_> {
        let game = self.session.game();
        let orientation = self.orientation.as_ref();
        UiSnapshot {
            game,
            session: self.session.all(),
            is_practice: self.session.is_practising(),
            outcome: game.outcome(),
            pieces_to_capture: game.capture_due(),
            settings: &self.settings,
            localizer: &self.localization,
            dialogs: &self.dialogs,
            projection: *self.projection,
            orientation: orientation.map_or(Side::White, |orientation| orientation.0),
            players: self.seats.at(game.variant()),
            analysis: self.analysis.get(),
            engines: &self.engines,
            endgames: *self.endgames,
            endgame_practice: &self.endgame_practice,
            is_kept: self.keeper.as_ref().is_some_and(|keeper| keeper.is_safe()),
            has_unfinished: self
                .keeper
                .as_ref()
                .is_some_and(|keeper| !keeper.unfinished().is_empty()),
            review: &self.review,
            editor: self.editor.get(),
            sharing: &self.sharing,
            move_to_confirm: self.to_confirm.0.as_ref(),
            preview: &self.preview,
            previewed_node: self.previewed_node.0,
            lesson: self.lesson.0.as_ref(),
            lessons: &self.lessons,
            exercises: self.exercises.0.as_ref(),
            exercise_results: &self.exercise_results.0,
            rule_card: self.rule_card.0.as_ref(),
            quality: self.quality.as_ref().and_then(|quality| quality.0),
            trainer: &self.trainer,
            vision_scores: &self.vision_scores.0,
        }
    }
}

impl Model for UiState<'static> {
    type Snapshot<'a> = UiSnapshot<'a>;

    fn has_changed(item: &UiState<'_>) -> bool {
        item.has_changed()
    }

    fn snapshot<'a>(item: &'a UiState<'_>) -> UiSnapshot<'a> {
        item.snapshot()
    }
}

/// The state of the window in this frame.
pub struct UiSnapshot<'a> {
    /// The current game.
    pub game: &'a Game,
    /// The games of all variants.
    pub session: &'a Session,
    /// `true` while a practice game stands in for the current game.
    pub is_practice: bool,
    /// The outcome of the current game.
    pub outcome: Option<Outcome>,
    /// The number of pieces that must be captured; 0 if no capture is due.
    pub pieces_to_capture: usize,
    /// The settings.
    pub settings: &'a ViewerSettings,
    /// The texts in the current language.
    pub localizer: &'a Localizer,
    /// The open dialogs.
    pub dialogs: &'a OpenDialogs,
    /// The projection.
    pub projection: ProjectionMode,
    /// The side at the bottom of the board.
    pub orientation: Side,
    /// The players of the current game.
    pub players: BySide<Player>,
    /// The search of the current position.
    pub analysis: Option<&'a Analysis>,
    /// The engines.
    pub engines: &'a EngineList,
    /// The endgame tables.
    pub endgames: EndgameStatus,
    /// The practice of endgames.
    pub endgame_practice: &'a EndgamePractice,
    /// `true` if everything that was played is on disk.
    pub is_kept: bool,
    /// `true` if there are unfinished sessions to go on with.
    pub has_unfinished: bool,
    /// The review of the game.
    pub review: &'a CurrentReview,
    /// The position editor, if it is open.
    pub editor: Option<&'a EditorState>,
    /// The share dialog.
    pub sharing: &'a Sharing,
    /// The move that waits to be confirmed.
    pub move_to_confirm: Option<&'a MoveRequest>,
    /// The line that the board shows instead of the game.
    pub preview: &'a LinePreview,
    /// The node of the game under the pointer in the move list.
    pub previewed_node: Option<NodeId>,
    /// The lesson on the practice board.
    pub lesson: Option<&'a LessonRun>,
    /// The progress in the lessons.
    pub lessons: &'a LessonsProgress,
    /// The shots that are solved.
    pub exercises: Option<&'a OpenExercises>,
    /// The player's results with them.
    pub exercise_results: &'a Progress,
    /// The rule that has refused a move for the first time.
    pub rule_card: Option<&'a RefusingRule>,
    /// The quality of the picture, once it is known.
    pub quality: Option<Quality>,
    /// The trainer of board vision.
    pub trainer: &'a Trainer,
    /// The best scores of its rounds.
    pub vision_scores: &'a BestScores,
}

impl UiSnapshot<'_> {
    /// Returns `true` if persons play both sides.
    pub fn are_all_persons(&self) -> bool {
        Player::are_all_persons(&self.players)
    }

    /// Returns `true` if the board shows a game of the session: no position is set up, and nobody practises.
    pub fn is_game(&self) -> bool {
        self.editor.is_none() && !self.is_practice
    }

    /// Returns `true` if the game waits for an engine.
    pub fn is_engine_to_act(&self) -> bool {
        let pending = PendingAction::from_game(self.game);
        pending.is_some_and(|(side, _)| self.players[side].is_computer())
    }
}

impl BoundText {
    /// A message without arguments.
    pub(crate) fn message(message: MessageFn) -> BoundText {
        BoundText::new(move |ui| message(&ui.localizer.messages))
    }

    /// The result of the game; empty while it goes on.
    pub fn result() -> BoundText {
        BoundText::new(|ui| {
            let result = ui
                .outcome
                .map(|outcome| ui.localizer.result_of(ui.game.variant(), &outcome));
            result.unwrap_or_default()
        })
    }

    /// The reason of the result; empty while the game goes on.
    pub fn reason() -> BoundText {
        BoundText::new(|ui| {
            let reason = ui
                .outcome
                .map(|outcome| ui.localizer.reason_of(ui.game.variant(), &outcome));
            reason.unwrap_or_default()
        })
    }
}
