//! The session in the window: the only place that changes a game.
//!
//! It applies each [`GameCommand`] and answers with [`CommandApplied`] and the [`GameEvent`]s, or with
//! [`CommandRejected`]. Time that only passes on a clock does not count as a change of the session.

use bevy::prelude::*;

use super::frame::FrameSystems;
use super::game_time::GameTime;
use crate::game::{Command, Game, Session};
use crate::viewer::messages::{CommandApplied, CommandRejected, GameCommand, GameEvent, LoadGame};

/// The games of the session and the current one.
#[derive(Resource, Default)]
pub struct CurrentSession(Session);

impl CurrentSession {
    /// The current game.
    pub fn game(&self) -> &Game {
        self.0.game()
    }

    /// The games of all variants.
    pub fn all(&self) -> &Session {
        &self.0
    }
}

/// Returns `true` if leaving the game would lose it: moves were played and it is not over.
pub fn is_in_progress(game: &Game) -> bool {
    !game.line().is_empty() && game.outcome().is_none()
}

fn apply_commands(
    mut session: ResMut<CurrentSession>,
    mut time: ResMut<GameTime>,
    mut commands: MessageReader<GameCommand>,
    mut applied: MessageWriter<CommandApplied>,
    mut events: MessageWriter<GameEvent>,
    mut rejected: MessageWriter<CommandRejected>,
) {
    let passed = time
        .bypass_change_detection()
        .take(session.game(), !commands.is_empty());
    let commands = commands.read().map(|GameCommand(command)| command.clone());
    for command in passed.into_iter().chain(commands) {
        let is_time = matches!(command, Command::Wait(_));
        match session.bypass_change_detection().0.apply(command.clone()) {
            Ok(new) => {
                if !is_time || !new.is_empty() {
                    session.set_changed();
                }
                applied.write(CommandApplied(command));
                events.write_batch(new.into_iter().map(GameEvent));
            }
            Err(error) => {
                rejected.write(CommandRejected(error));
            }
        }
    }
}

fn load_games(mut games: MessageReader<LoadGame>, mut commands: MessageWriter<GameCommand>) {
    for LoadGame { game, .. } in games.read() {
        commands.write(GameCommand(Command::from(&**game)));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentSession>()
        .init_resource::<GameTime>()
        .add_systems(
            Update,
            (load_games, apply_commands)
                .chain()
                .in_set(FrameSystems::Apply),
        );
}
