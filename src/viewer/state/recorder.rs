//! The record of the session: every command the session applies, one per line, written at once.
//!
//! `dames3d replay` plays it again without a window.

use bevy::prelude::*;

use super::frame::FrameSystems;
use crate::game::recording::Recorder;
use crate::viewer::messages::CommandApplied;

/// The file the commands are written to.
#[derive(Resource, Debug)]
pub struct SessionRecorder(pub Recorder);

fn record(recorder: Option<ResMut<SessionRecorder>>, mut commands: MessageReader<CommandApplied>) {
    let Some(mut recorder) = recorder else { return };
    for CommandApplied(command) in commands.read() {
        if let Err(error) = recorder.0.write(command) {
            error!("this command is not recorded: {error}");
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, record.in_set(FrameSystems::Render));
}
