//! A record of the session: every command carried out at the table, a line each, as soon as it is.
//!
//! `dames3d replay` plays it again without a window.

use bevy::prelude::*;

use super::table::{Done, Turn};
use crate::game::recording::Recorder;

/// Where the commands are written.
#[derive(Resource, Debug)]
pub struct SessionRecorder(pub Recorder);

fn write(recorder: Option<ResMut<SessionRecorder>>, mut commands: MessageReader<Done>) {
    let Some(mut recorder) = recorder else { return };
    for Done(command) in commands.read() {
        if let Err(error) = recorder.0.write(command) {
            error!("this command is not recorded: {error}");
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write.in_set(Turn::Show));
}
