//! Keeps the records of endgames in their file, on another thread.

use bevy::prelude::*;

use super::state::{EndgameFile, EndgamePractice};
use crate::endgame_practice::{EndgameAttempt, EndgameRecords, EndgameRecordsFile};
use crate::engine::SearchHandle;
use crate::notation::escape_controls;
use crate::platform::JsonFileError;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::waker::WindowWaker;

/// The record that is being written.
#[derive(Resource, Default)]
pub(super) struct RecordWriter(Option<SearchHandle<(), Result<EndgameRecords, JsonFileError>>>);

impl RecordWriter {
    /// Begins to write a win, once the one before is written.
    pub(super) fn note(
        &mut self,
        file: &EndgameFile,
        attempt: EndgameAttempt,
        waker: &WindowWaker<'_>,
    ) {
        let before = self.0.take();
        if let Some(file) = file.0.clone() {
            self.0 = Some(SearchHandle::spawn_with_waker(waker.waker(), move |_| {
                let before = before.and_then(|handle| handle.join().ok()).transpose();
                let noted = file.update(|records| records.note(&attempt));
                before.and(noted)
            }));
        }
    }
}

/// Loads the records of earlier sessions. A damaged file is put aside and reported.
fn load(
    file: Res<EndgameFile>,
    localization: Res<Localization>,
    mut practice: ResMut<EndgamePractice>,
    mut notices: MessageWriter<Notice>,
) {
    match file.0.as_ref().map(EndgameRecordsFile::load) {
        Some(Ok(records)) => practice.records = records,
        Some(Err(error)) => {
            warn!("{}", escape_controls(&error.to_string()));
            notices.write(Notice::info(localization.unread_results(&error)));
        }
        None => {}
    }
}

/// Reports a record that could not be written.
fn report(
    mut writer: ResMut<RecordWriter>,
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    let writing = &mut writer.bypass_change_detection().0;
    let is_written = writing.as_mut().is_some_and(SearchHandle::is_finished);
    let Some(handle) = writing.take_if(|_| is_written) else {
        return;
    };
    if let Ok(Err(error)) = handle.join() {
        warn!("{}", escape_controls(&error.to_string()));
        notices.write(Notice::info(localization.unwritten_result(&error)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RecordWriter>()
        .add_systems(Startup, load)
        .add_systems(Update, report.in_set(FrameSystems::Input));
}
