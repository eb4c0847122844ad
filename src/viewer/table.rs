//! The games on the table: one way in, one way out.
//!
//! Whoever wants something to happen writes a [`Do`]; it is carried out on the [`Table`], and what came of it is
//! written: [`Done`] and what [`Happened`], or [`Denied`]. Nothing else changes a game.

use bevy::prelude::*;

use crate::game::{Command, CommandError, Event as GameEvent, Game, Session};

/// The two games and the one the players sit at.
#[derive(Resource, Default)]
pub struct Table(Session);

impl Table {
    /// The game the players sit at.
    pub fn game(&self) -> &Game {
        self.0.game()
    }

    /// Both games.
    pub fn tables(&self) -> &Session {
        &self.0
    }
}

/// A command for the table.
#[derive(Message, Clone, Debug)]
pub struct Do(pub Command);

/// An event of the game the players sit at.
#[derive(Message, Clone, Debug)]
pub struct Happened(pub GameEvent);

/// A command that was carried out.
#[derive(Message, Clone, Debug)]
pub struct Done(pub Command);

/// A command that was not carried out.
#[derive(Message, Clone, Debug)]
pub struct Denied(pub CommandError);

/// The steps of a frame, in order: what players do, what comes of it, what is shown of it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Keys, buttons and pointers become messages.
    Ask,
    /// Commands are carried out.
    CarryOut,
    /// The scene and the panels follow.
    Show,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Table>()
        .add_message::<Do>()
        .add_message::<Done>()
        .add_message::<Happened>()
        .add_message::<Denied>()
        .configure_sets(Update, (Turn::Ask, Turn::CarryOut, Turn::Show).chain())
        .add_systems(Update, carry_out.in_set(Turn::CarryOut));
}

fn carry_out(
    mut table: ResMut<Table>,
    mut commands: MessageReader<Do>,
    mut done: MessageWriter<Done>,
    mut happened: MessageWriter<Happened>,
    mut denied: MessageWriter<Denied>,
) {
    for Do(command) in commands.read() {
        match table.0.apply(command.clone()) {
            Ok(events) => {
                done.write(Done(command.clone()));
                happened.write_batch(events.into_iter().map(Happened));
            }
            Err(refused) => {
                denied.write(Denied(refused));
            }
        }
    }
}
