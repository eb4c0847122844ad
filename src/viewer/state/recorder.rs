//! A record of the session: every command carried out at the table, a line each, as soon as it is.
//!
//! `dames3d replay` plays it again without a window.

use bevy::prelude::*;

use crate::game::recording::Recorder;
use crate::viewer::state::session::{CommandApplied, FrameSystems};

/// Where the commands are written.
#[derive(Resource, Debug)]
pub struct SessionRecorder(pub Recorder);

fn write(recorder: Option<ResMut<SessionRecorder>>, mut commands: MessageReader<CommandApplied>) {
    let Some(mut recorder) = recorder else { return };
    for CommandApplied(command) in commands.read() {
        if let Err(error) = recorder.0.write(command) {
            error!("this command is not recorded: {error}");
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, write.in_set(FrameSystems::Render));
}
