//! The game with a player elsewhere: it stands in for the current game while it is on the board.
//!
//! A server decides about it. The feature that talks to the server hands over the game as it stands, in a
//! [`RemoteUpdate`]; what the player does on the board goes back to that feature, as a [`RemoteCommand`]. The games of the
//! session, their clocks and their engines wait meanwhile, and whoever opens one of them takes the remote game off the
//! board. When it is over, it becomes the game of its table, like any other.

use bevy::prelude::*;

use super::CurrentSession;
use super::remote_game::RemoteGame;
use super::seats::{PlayerSeats, RemotePlayers};
use crate::game::{Command, Event, Session};
use crate::players::Player;
use crate::rules::{BySide, Variant};
use crate::viewer::kernel::messages::GameEvent;

/// A change of the game with a player elsewhere.
#[derive(Message, Clone, Debug)]
pub enum RemoteUpdate {
    /// Put the game on the board, with these players.
    Show(Box<Session>, RemotePlayers),
    /// The game now, if it is on the board, with what has happened in it. Nothing has happened if only time has passed.
    Refresh(Box<Session>, RemotePlayers, Vec<Event>),
    /// Take the game off the board.
    Leave,
    /// The game of this variant is over, and on the board: a session that carries out these commands has it. The events
    /// were not shown yet.
    Finish(Variant, Vec<Command>, Vec<Event>),
}

/// A command of the player in the game with a player elsewhere, to be asked of the server.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct RemoteCommand(pub Command);

/// The result of a command of the player while the remote game is on the board.
pub(super) enum Routed {
    /// The player looks around.
    Looked(Vec<Event>),
    /// The server decides.
    Asked(Command),
    /// The player turns to a game of the session, in which it is carried out.
    Left(Command),
    /// It has no place in a game over a network.
    Ignored,
}

/// Decides about a command of the player while the remote game is on the board.
pub(super) fn route(command: Command, session: &mut CurrentSession) -> Routed {
    let Some(remote) = session.remote.as_mut() else {
        return Routed::Left(command);
    };
    if let Some(shown) = remote.look_around(&command) {
        return Routed::Looked(shown);
    }
    match command {
        Command::SwitchGame(_) | Command::NewGame | Command::SetUp(_) | Command::Load(_) => {
            Routed::Left(command)
        }
        // A move at an earlier position does not belong to the game: the player comes back to it.
        Command::Play(_) | Command::Hand(_) | Command::Touch(_) if remote.looks_at().is_some() => {
            Routed::Looked(remote.look_at(remote.game().last_ply()))
        }
        Command::Play(_)
        | Command::Touch(_)
        | Command::Adjust
        | Command::Hand(_)
        | Command::PutBack
        | Command::EndTurn
        | Command::ResolveIrregularity { .. }
        | Command::Huff(_)
        | Command::Place(_)
        | Command::Resign(_)
        | Command::OfferDraw
        | Command::OfferDrawBy(_)
        | Command::AnswerDraw { .. }
        | Command::PauseClock
        | Command::ResumeClock
        | Command::AddTime { .. } => Routed::Asked(command),
        _ => Routed::Ignored,
    }
}

/// Carries out an update of the game. Returns its events; the commands of a game that is over are left to the caller.
pub(super) fn update(
    update: RemoteUpdate,
    session: &mut ResMut<CurrentSession>,
    seats: &mut PlayerSeats,
) -> (Vec<Event>, Vec<Command>) {
    match update {
        RemoteUpdate::Show(game, players) => {
            let (variant, ply) = (game.game().variant(), game.game().current_ply());
            seats.set_remote(Some((variant, players)));
            session.remote = Some(RemoteGame::new(*game));
            let shown = [Event::GameSwitched(variant), Event::Shown(ply)];
            (shown.into(), Vec::new())
        }
        RemoteUpdate::Refresh(game, players, events) => {
            let Some(remote) = &session.remote else {
                return Default::default();
            };
            let looks_at = remote.looks_at().filter(|_| events.is_empty());
            let variant = game.game().variant();
            let mut remote = RemoteGame::new(*game);
            if let Some(ply) = looks_at {
                remote.look_at(ply);
            }
            // The time that passes on a clock is no change.
            session.bypass_change_detection().remote = Some(remote);
            if !events.is_empty() {
                session.set_changed();
            }
            seats.set_remote(Some((variant, players)));
            (events, Vec::new())
        }
        RemoteUpdate::Leave => (leave(session, seats), Vec::new()),
        RemoteUpdate::Finish(variant, commands, events) => {
            if session.remote.take().is_none() {
                return Default::default();
            }
            let own = Player::only_person(&seats.at(variant));
            session.remote_end = own.map(|own| (variant, own));
            seats.set_remote(None);
            seats.set_of_session(variant, BySide::default());
            (events, commands)
        }
    }
}

/// Takes the game off the board. Returns the events of the game that is there now.
pub(super) fn leave(session: &mut ResMut<CurrentSession>, seats: &mut PlayerSeats) -> Vec<Event> {
    if session.remote.is_none() {
        return Vec::new();
    }
    session.remote = None;
    seats.set_remote(None);
    let game = session.game();
    vec![
        Event::GameSwitched(game.variant()),
        Event::Shown(game.current_ply()),
    ]
}

/// Turns events into messages.
pub(super) fn messages(events: Vec<Event>) -> impl Iterator<Item = GameEvent> {
    events.into_iter().map(GameEvent)
}

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    app.add_message::<RemoteUpdate>()
        .add_message::<RemoteCommand>();
}
