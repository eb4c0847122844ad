//! The messages that cross plugins.
//!
//! Keys and buttons write an [`Action`]; the dispatcher in `input` turns it into a [`GameCommand`], a view, a setting
//! or a dialog. The session applies commands and answers with [`CommandApplied`] and [`GameEvent`]s, or with
//! [`CommandRejected`]; scene, panels and recorder follow those.

mod action;
mod board;
mod camera;
mod dialog_actions;
mod endgame_action;
mod exercises_action;
mod files;
mod lesson_action;
mod line_actions;
mod notice;
mod seat_action;
mod session;
mod study_actions;
mod trainer_action;

use bevy::prelude::*;

pub use self::action::{
    Action, ClockAction, ExplainAction, NetAction, ScreenDirection, SightAction, ToolGroup, View,
    WalkAction,
};
pub use self::board::{
    AnimateMove, BoardInput, DropPlace, FaceClicked, MoveContact, PlaySound, RejectedClick,
    ReplayLastMove,
};
pub use self::camera::{GoToView, Orbit, Pan, Zoom};
pub use self::dialog_actions::{
    AboutAction, Choice, FileAction, FoldedPart, GameColumn, GamesAction, Opponent, SettingsAction,
    ShareAction,
};
pub use self::endgame_action::EndgameAction;
pub use self::exercises_action::ExercisesAction;
pub use self::files::{BrowseGames, GameSource, LoadGame, OpenFiles, ResumeSession, SaveGame};
pub use self::lesson_action::LessonAction;
pub use self::line_actions::LineAction;
pub use self::notice::{
    Announcement, ClipboardRequest, EngineProblem, EngineRequest, Notice, PanelObstacle,
};
pub use self::seat_action::SeatAction;
pub use self::session::{CommandApplied, CommandRejected, GameCommand, GameEvent, PracticeCommand};
pub use self::study_actions::{EditAction, EditorAction, ReviewAction};
pub use self::trainer_action::TrainerAction;

/// Reads every message, and returns `true` if one is as asked. With [`Iterator::any`] those after the first such message
/// would be left for the next frame, and be answered a second time.
pub(crate) fn any_read<M: Message>(
    messages: &mut MessageReader<M>,
    is_such: impl Fn(&M) -> bool,
) -> bool {
    messages.read().filter(|message| is_such(message)).count() > 0
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Action>()
        .add_message::<BoardInput>()
        .add_message::<FaceClicked>()
        .add_message::<RejectedClick>()
        .add_message::<Announcement>()
        .add_message::<GameCommand>()
        .add_message::<PracticeCommand>()
        .add_message::<CommandApplied>()
        .add_message::<CommandRejected>()
        .add_message::<GameEvent>()
        .add_message::<MoveContact>()
        .add_message::<PlaySound>()
        .add_message::<OpenFiles>()
        .add_message::<BrowseGames>()
        .add_message::<LoadGame>()
        .add_message::<SaveGame>()
        .add_message::<ResumeSession>()
        .add_message::<EngineRequest>()
        .add_message::<ClipboardRequest>()
        .add_message::<GoToView>()
        .add_message::<Orbit>()
        .add_message::<Pan>()
        .add_message::<ReplayLastMove>()
        .add_message::<AnimateMove>()
        .add_message::<Zoom>()
        .add_message::<Notice>();
}
