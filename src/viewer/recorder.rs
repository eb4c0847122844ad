//! A record of the session: every command carried out at the table, a line each, as soon as it is.
//!
//! `dames3d replay` plays it again without a window.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use bevy::prelude::*;

use super::table::{Done, Turn};
use crate::game::recording;

/// Where the commands are written.
#[derive(Resource, Debug)]
pub struct Recorder(File);

impl Recorder {
    /// Writes into a new file, in place of one of this name.
    pub fn create(path: &Path) -> io::Result<Recorder> {
        File::create(path).map(Recorder)
    }
}

fn write(recorder: Option<ResMut<Recorder>>, mut commands: MessageReader<Done>) {
    let Some(mut recorder) = recorder else { return };
    for Done(command) in commands.read() {
        if let Err(error) = writeln!(recorder.0, "{}", recording::line(command)) {
            error!("the session is no longer recorded: {error}");
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write.in_set(Turn::Show));
}
