//! Commands to the session, and its answers.

use crate::game::{Command, CommandError, Event};
use bevy::prelude::*;

/// A command for the session.
#[derive(Message, Clone, Debug)]
pub struct GameCommand(pub Command);

/// A command that the session has applied.
#[derive(Message, Clone, Debug)]
pub struct CommandApplied(pub Command);

/// A command that the session has rejected, and the reason.
#[derive(Message, Clone, Debug)]
pub struct CommandRejected(pub CommandError);

/// An event of the current game.
#[derive(Message, Clone, Debug)]
pub struct GameEvent(pub Event);
