//! The messages that cross plugins.
//!
//! Features carry out actions: they write a [`GameCommand`], move the camera, change a setting or open a dialog. The
//! session applies commands and answers with [`CommandApplied`] and [`GameEvent`]s, or with [`CommandRejected`]; scene,
//! panels and recorder follow those.

mod board;
mod camera;
mod files;
mod notice;
mod session;

use bevy::prelude::*;

pub use board::{
    AnimateMove, BoardInput, DropPlace, FaceClicked, MoveContact, PlaySound, RejectedClick,
    ReplayLastMove,
};
pub use camera::{GoToView, Orbit, Pan, View, Zoom};
pub use files::{
    AskWhereToSave, BrowseGames, GameSource, LoadGame, OpenFiles, ResumeSession, SaveGame,
    SaveSetUp,
};
pub use notice::{Announcement, EngineProblem, EngineRequest, Notice};
pub use session::{
    CommandApplied, CommandRejected, GameCommand, GameEvent, OfferGame, PracticeCommand,
};

/// Reads every message, and returns `true` if one is as asked. With [`Iterator::any`] those after the first such message
/// would be left for the next frame, and be answered a second time.
pub(crate) fn any_read<M: Message>(
    messages: &mut MessageReader<M>,
    is_such: impl Fn(&M) -> bool,
) -> bool {
    messages.read().filter(|message| is_such(message)).count() > 0
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<BoardInput>()
        .add_message::<FaceClicked>()
        .add_message::<RejectedClick>()
        .add_message::<Announcement>()
        .add_message::<GameCommand>()
        .add_message::<OfferGame>()
        .add_message::<SaveSetUp>()
        .add_message::<AskWhereToSave>()
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
        .add_message::<GoToView>()
        .add_message::<Orbit>()
        .add_message::<Pan>()
        .add_message::<ReplayLastMove>()
        .add_message::<AnimateMove>()
        .add_message::<Zoom>()
        .add_message::<Notice>();
}
