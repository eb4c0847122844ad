//! The games on the table: one way in, one way out.
//!
//! Whoever wants something to happen writes a [`GameCommand`]; it is carried out on the [`Table`], and what came of it is
//! written: [`CommandApplied`] and what [`GameEvent`], or [`CommandRejected`]. Nothing else changes a game.

use bevy::prelude::*;

use crate::game::{Command, CommandError, Event, Game, Session};

/// The two games and the one the players sit at.
#[derive(Resource, Default)]
pub struct CurrentSession(Session);

impl CurrentSession {
    /// The game the players sit at.
    pub fn game(&self) -> &Game {
        self.0.game()
    }

    /// Both games.
    pub fn all(&self) -> &Session {
        &self.0
    }
}

/// A command for the table.
#[derive(Message, Clone, Debug)]
pub struct GameCommand(pub Command);

/// An event of the game the players sit at.
#[derive(Message, Clone, Debug)]
pub struct GameEvent(pub Event);

/// A command that was carried out.
#[derive(Message, Clone, Debug)]
pub struct CommandApplied(pub Command);

/// A command that was not carried out.
#[derive(Message, Clone, Debug)]
pub struct CommandRejected(pub CommandError);

/// The steps of a frame, in order: what players do, what comes of it, what is shown of it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSystems {
    /// Keys, buttons and pointers become messages.
    Input,
    /// Commands are carried out.
    Apply,
    /// The scene and the panels follow.
    Render,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentSession>()
        .add_message::<GameCommand>()
        .add_message::<CommandApplied>()
        .add_message::<GameEvent>()
        .add_message::<CommandRejected>()
        .configure_sets(
            Update,
            (
                FrameSystems::Input,
                FrameSystems::Apply,
                FrameSystems::Render,
            )
                .chain(),
        )
        .add_systems(Update, apply_commands.in_set(FrameSystems::Apply));
}

fn apply_commands(
    mut session: ResMut<CurrentSession>,
    mut commands: MessageReader<GameCommand>,
    mut done: MessageWriter<CommandApplied>,
    mut happened: MessageWriter<GameEvent>,
    mut denied: MessageWriter<CommandRejected>,
) {
    for GameCommand(command) in commands.read() {
        match session.0.apply(command.clone()) {
            Ok(events) => {
                done.write(CommandApplied(command.clone()));
                happened.write_batch(events.into_iter().map(GameEvent));
            }
            Err(refused) => {
                denied.write(CommandRejected(refused));
            }
        }
    }
}
