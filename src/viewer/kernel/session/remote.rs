//! The online game, which replaces the current game while on the board.
//!
//! The server is authoritative. The networking feature supplies the game's state as a [`RemoteUpdate`], and gets the
//! player's actions on the board as [`RemoteCommand`]s. The session's games wait with their clocks and engines; opening
//! one takes the online game off the board. When finished, it becomes its table's game.

use bevy::prelude::*;

use super::CurrentSession;
use super::remote_game::RemoteGame;
use super::seats::{PlayerSeats, RemotePlayers};
use crate::game::{Command, Event, Session};
use crate::players::Player;
use crate::rules::{BySide, Variant};
use crate::viewer::kernel::messages::GameEvent;

/// An update of the online game.
#[derive(Message, Clone, Debug)]
pub enum RemoteUpdate {
    /// Puts the game on the board, with these players.
    Show(Box<Session>, RemotePlayers),
    /// The current game, if it is on the board, with its new events; none if only time has passed.
    Refresh(Box<Session>, RemotePlayers, Vec<Event>),
    /// Takes the game off the board.
    Leave,
    /// The game of this variant is over and on the board. The commands reproduce it; the events have not been shown
    /// yet.
    Finish(Variant, Vec<Command>, Vec<Event>),
}

/// The player's command in the online game, to be sent to the server.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct RemoteCommand(pub Command);

/// The handling of a player's command while the online game is on the board.
pub(super) enum Routed {
    /// Local navigation.
    Looked(Vec<Event>),
    /// For the server to decide.
    Asked(Command),
    /// The player switches to a game of the session, which gets the command.
    Left(Command),
    /// For the game of the session, which stays covered.
    Covered(Command),
    /// Not applicable to an online game.
    Ignored,
}

/// Routes a player's command while the online game is on the board.
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
        // A move at an earlier position is not part of the game: return to its end.
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
        // From a dialog that was open when the online game came on the board.
        Command::SetComment { .. } | Command::SetTags(_) => Routed::Covered(command),
        _ => Routed::Ignored,
    }
}

/// Applies an update; returns its events. The commands of a finished game are left to the caller.
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
            // Time passing on a clock is not a change.
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

/// Takes the game off the board; returns the events of the game that replaces it.
pub(super) fn leave(session: &mut ResMut<CurrentSession>, seats: &mut PlayerSeats) -> Vec<Event> {
    if session.remote.is_none() {
        return Vec::new();
    }
    session.remote = None;
    seats.set_remote(None);
    let game = session.game();
    vec![Event::GameSwitched(game.variant()), Event::Shown(game.current_ply())]
}

pub(super) fn messages(events: Vec<Event>) -> impl Iterator<Item = GameEvent> {
    events.into_iter().map(GameEvent)
}

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    app.add_message::<RemoteUpdate>().add_message::<RemoteCommand>();
}
