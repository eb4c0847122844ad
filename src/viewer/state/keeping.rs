//! The session on disk: the journal, and the unfinished sessions of earlier days.

use std::io;

use bevy::prelude::*;

use super::engines::EngineList;
use super::frame::FrameSystems;
use super::localization::Localization;
use super::players::PlayerSeats;
use super::session::CurrentSession;
use crate::archive::{Archive, Damage, SavePlace, SessionLog, Unfinished};
use crate::game::{Command, CommandError, Event, Game, Session};
use crate::notation::pdn::PdnGame;
use crate::players::Player;
use crate::rules::{BySide, Variant};
use crate::viewer::messages::Notice;

/// Number of unfinished sessions that are offered. Older ones become earlier games.
const OFFERED: usize = 5;

/// The archive of the window's session.
#[derive(Resource, Debug)]
pub struct SessionKeeper {
    archive: Archive,
    log: SessionLog,
    /// The sessions to go on with, the latest first.
    unfinished: Vec<Unfinished>,
    /// The first error after a success, which has not been reported.
    error: Option<io::Error>,
    is_failing: bool,
}

impl SessionKeeper {
    /// Keeps a new session in this archive.
    pub fn new(archive: Archive) -> SessionKeeper {
        let mut unfinished = archive.unfinished();
        let mut error = None;
        for older in unfinished.drain(OFFERED.min(unfinished.len())..) {
            error = older.file_away().err().or(error);
        }
        SessionKeeper {
            log: SessionLog::new(archive.clone()),
            unfinished,
            is_failing: error.is_some(),
            error,
            archive,
        }
    }

    /// The archive.
    pub fn archive(&self) -> &Archive {
        &self.archive
    }

    /// The sessions to go on with, the latest first.
    pub fn unfinished(&self) -> &[Unfinished] {
        &self.unfinished
    }

    /// Returns `true` if everything that was played is on disk.
    pub fn is_safe(&self) -> bool {
        !self.is_failing
    }

    /// A game of the session as PDN.
    pub fn pdn(&self, game: &Game) -> PdnGame {
        self.log.pdn(game)
    }

    /// The file in which the current game of a variant is kept too.
    pub fn saved(&self, variant: Variant) -> Option<&SavePlace> {
        self.log.saved(variant)
    }

    /// Remembers the file in which the current game of a variant is kept too.
    pub fn set_saved(&mut self, session: &Session, variant: Variant, place: Option<SavePlace>) {
        let written = self.log.set_saved(session, variant, place);
        self.note(written);
    }

    /// Carries out a command and writes it.
    pub(super) fn apply(
        &mut self,
        session: &mut Session,
        command: Command,
    ) -> Result<Vec<Event>, CommandError> {
        let (events, written) = self.log.apply(session, command);
        if events.is_ok() {
            self.note(written);
        }
        events
    }

    /// Leaves the current session and goes on with an unfinished one. Returns its commands and the damage of its journal.
    pub(super) fn resume(
        &mut self,
        session: &mut Session,
        index: usize,
    ) -> io::Result<Option<(Vec<Command>, Option<Damage>)>> {
        if index >= self.unfinished.len() {
            return Ok(None);
        }
        let unfinished = self.unfinished.remove(index);
        let commands = unfinished.commands().to_vec();
        let damage = unfinished.damage();
        let (log, resumed) = unfinished.resume()?;
        let left = std::mem::replace(&mut self.log, log);
        let closed = left.close(session);
        *session = resumed;
        self.note(closed);
        // The session that was left may be unfinished.
        self.unfinished.splice(0..0, self.archive.unfinished());
        Ok(Some((commands, damage)))
    }

    /// Closes the session.
    fn close(self, session: &Session) -> io::Result<()> {
        self.log.close(session)
    }

    fn note(&mut self, written: io::Result<()>) {
        let was_failing = std::mem::replace(&mut self.is_failing, written.is_err());
        if let Err(error) = written
            && !was_failing
        {
            self.error = Some(error);
        }
    }
}

/// Remembers the names of the players for the files of games.
fn name_players(
    seats: Res<PlayerSeats>,
    engines: Res<EngineList>,
    session: Res<CurrentSession>,
    mut keeper: ResMut<SessionKeeper>,
) {
    let name = |player: Player| match player.engine() {
        Some(id) => engines.name(id).to_owned(),
        None => player.file_name(),
    };
    for variant in Variant::ALL {
        let players = seats.at(variant);
        let names = BySide {
            white: name(players.white),
            black: name(players.black),
        };
        let written = keeper.log.name_players(session.all(), variant, names);
        keeper.note(written);
    }
}

/// Reports the first of several errors in a row.
fn report_errors(
    mut keeper: ResMut<SessionKeeper>,
    localization: Option<Res<Localization>>,
    mut notices: MessageWriter<Notice>,
) {
    if keeper.error.is_none() {
        return;
    }
    if let Some(error) = keeper.error.take() {
        error!("the game cannot be written to disk: {error}");
        if let Some(localization) = localization {
            let text = localization.messages.text_not_kept(error.to_string());
            notices.write(Notice::Plain(text));
        }
    }
}

/// Closes the session with the window: a finished one is filed.
fn close_session(
    mut exits: MessageReader<AppExit>,
    session: Res<CurrentSession>,
    mut commands: Commands,
) {
    if exits.read().count() > 0 {
        let session = session.all().clone();
        commands.queue(move |world: &mut World| {
            if let Some(keeper) = world.remove_resource::<SessionKeeper>()
                && let Err(error) = keeper.close(&session)
            {
                error!("the game cannot be filed: {error}");
            }
        });
    }
}

pub(crate) fn plugin(app: &mut App) {
    let is_kept = resource_exists::<SessionKeeper>;
    let has_names = resource_exists_and_changed::<PlayerSeats>
        .or_eager(resource_exists_and_changed::<EngineList>);
    app.add_systems(
        Update,
        (
            name_players.run_if(has_names).before(FrameSystems::Apply),
            report_errors
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
        )
            .run_if(is_kept),
    )
    .add_systems(Last, close_session.run_if(is_kept));
}
