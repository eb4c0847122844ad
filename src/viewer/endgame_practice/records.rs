//! Keeps the records of endgames in their file, on another thread.

use bevy::prelude::*;

use crate::engine::SearchHandle;
use crate::engine::endgame_practice::{EndgameAttempt, EndgameRecords, EndgameRecordsFile};
use crate::platform::JsonFileError;
use crate::viewer::messages::Notice;
use crate::viewer::state::endgame_practice::EndgamePractice;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::localization::Localization;

/// The file of the records, if they are kept, and the record that is being written.
#[derive(Resource, Default)]
pub(crate) struct EndgameRecordsKeeper {
    file: Option<EndgameRecordsFile>,
    writing: Option<SearchHandle<(), Result<EndgameRecords, JsonFileError>>>,
}

impl EndgameRecordsKeeper {
    /// Keeps the records in this file.
    pub(crate) fn new(file: Option<EndgameRecordsFile>) -> EndgameRecordsKeeper {
        EndgameRecordsKeeper {
            file,
            writing: None,
        }
    }

    /// Begins to write a win.
    pub(super) fn note(&mut self, attempt: EndgameAttempt) {
        if let Some(file) = self.file.clone() {
            let note = move |_: &_| file.note(&attempt);
            self.writing = Some(SearchHandle::spawn(note));
        }
    }
}

/// Loads the records of earlier sessions.
fn load(keeper: Res<EndgameRecordsKeeper>, mut practice: ResMut<EndgamePractice>) {
    if let Some(Ok(records)) = keeper.file.as_ref().map(EndgameRecordsFile::load) {
        practice.records = records;
    }
}

/// Reports a record that could not be written.
fn report(
    mut keeper: ResMut<EndgameRecordsKeeper>,
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    let writing = &mut keeper.bypass_change_detection().writing;
    let is_written = writing.as_mut().is_some_and(SearchHandle::is_finished);
    let Some(handle) = writing.take_if(|_| is_written) else {
        return;
    };
    if let Ok(Err(error)) = handle.join() {
        let reason = error.to_string();
        notices.write(Notice::Plain(
            localization.messages.exercise_not_kept(reason),
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EndgameRecordsKeeper>()
        .add_systems(Startup, load)
        .add_systems(Update, report.in_set(FrameSystems::Input));
}
