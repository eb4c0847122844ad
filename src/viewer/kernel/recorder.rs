//! The record of the session: every command the session applies, one per line, written at once.
//!
//! `dames3d replay` plays it again without a window.

use bevy::prelude::*;

use super::frame::FrameSystems;
use super::messages::{CommandApplied, Notice};
use crate::game::recording::Recorder;

/// The file the commands are written to.
#[derive(Resource, Debug)]
pub struct SessionRecorder(pub Recorder);

/// Writes the commands. After an error the recording ends, because a command is missing.
fn record(
    recorder: Option<ResMut<SessionRecorder>>,
    mut applied: MessageReader<CommandApplied>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let Some(mut recorder) = recorder else { return };
    for CommandApplied(command) in applied.read() {
        let Err(error) = recorder.0.write(command) else {
            continue;
        };
        error!("the recording ends: {error}");
        notices.write(Notice::info(move |localizer| {
            localizer.recording_failed(&error)
        }));
        commands.remove_resource::<SessionRecorder>();
        return;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, record.in_set(FrameSystems::Render));
}
