//! Autosave: the session's journal, and the unfinished sessions of earlier days.
//!
//! A thread writes the journal, so frames never wait for the disk. Pictures do: a frame that would show unsaved changes
//! is skipped, and the thread wakes the window when the disk has answered. Input, clocks and engines continue
//! meanwhile. After a second without an answer the window stops waiting and reports a disk failure.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::seats::{EngineList, PlayerSeats};
use super::{CurrentSession, GameTime, is_in_progress};
use crate::archive::{
    Archive, ArchiveCleanup, Damage, GameId, JournalNotice, SavePlace, SessionLog,
    SharedElapsedTime, Unfinished,
};
use crate::game::{AppliedCommand, Command, Game, Session};
use crate::notation::pdn::PdnGame;
use crate::platform::{Instant, fs, pdn_date};
use crate::rules::{Setup, Variant};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{NoticeKind, Notices};
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::skipped_frame::{ClockTickSystems, FrameReasons, SkippedFrame};
use crate::viewer::kernel::waker::WindowWaker;

/// Maximum time that a picture waits for the disk.
const DISK_TIMEOUT: Duration = Duration::from_secs(1);

type Wake = Arc<Mutex<dyn Fn() + Send>>;

/// The system that closes the session with the window, after everything that still belongs to it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CloseSession;

/// The system that saves the setup draft, after everything that changes it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct SaveDraft;

/// Saves the session in the archive continuously.
#[derive(Resource)]
pub struct Autosave {
    archive: Archive,
    log: SessionLog,
    /// The time journaled by the thread and the window's waker, once the thread is running.
    thread: Option<(SharedElapsedTime, Wake)>,
    /// The time since when a write has been pending.
    waiting_since: Option<Instant>,
    /// Resumable sessions, latest first.
    unfinished: Vec<Unfinished>,
    /// Background tidying of the archive; stops with the window.
    upkeep: ArchiveCleanup,
    /// Unreported notices about journals.
    notices: Vec<JournalNotice>,
    /// The first error after a success, if unreported.
    error: Option<io::Error>,
    is_failing: bool,
}

impl Autosave {
    /// Saves a new session in this archive.
    pub fn new(archive: Archive) -> Autosave {
        let found = archive.find_unfinished();
        Autosave {
            log: SessionLog::new(archive.clone()),
            thread: None,
            waiting_since: None,
            upkeep: ArchiveCleanup::start(&archive, &found.sessions),
            unfinished: found.sessions,
            notices: found.notices,
            is_failing: false,
            error: None,
            archive,
        }
    }

    pub fn archive(&self) -> &Archive {
        &self.archive
    }

    /// Resumable sessions, latest first.
    pub fn unfinished(&self) -> &[Unfinished] {
        &self.unfinished
    }

    /// Returns `true` if everything is on disk.
    pub fn is_safe(&self) -> bool {
        !self.is_failing
    }

    /// Returns `true` if no write was pending when the frame began.
    pub fn is_idle(&self) -> bool {
        self.log.is_idle()
    }

    pub fn pdn(&self, game: &Game) -> PdnGame {
        self.log.pdn(game)
    }

    /// The player's file in which the variant's current game is saved as well.
    pub fn saved(&self, variant: Variant) -> Option<&SavePlace> {
        self.log.saved(variant)
    }

    /// The ID of the variant's current game.
    pub fn game_id(&self, variant: Variant) -> GameId {
        self.log.game_id(variant)
    }

    pub fn draft(&self) -> Option<Setup> {
        self.log.draft().copied()
    }

    /// Sets the player's file in which a game is saved as well, unless another game has replaced it.
    pub fn set_saved(&mut self, session: &Session, game: GameId, place: Option<SavePlace>) {
        let written = self.log.set_saved(session, game, place);
        self.note_handed_over(written);
    }

    /// Returns `true` while a picture waits for the disk.
    pub(in crate::viewer::kernel) fn is_waiting(&self) -> bool {
        self.waiting_since.is_some()
    }

    /// Waits for all pending writes.
    pub fn wait(&mut self) {
        let written = self.log.wait();
        written.into_iter().for_each(|written| self.note(written));
    }

    /// Moves writing to a thread.
    fn start_thread(&mut self, time: SharedElapsedTime, wake: impl Fn() + Send + 'static) {
        self.thread = Some((time, Arc::new(Mutex::new(wake))));
        let log = std::mem::replace(&mut self.log, SessionLog::new(self.archive.clone()));
        self.log = self.beside(log);
    }

    /// The same log, writing in the background.
    fn beside(&self, log: SessionLog) -> SessionLog {
        match self.thread.clone() {
            None => log,
            Some((time, wake)) => log.write_in_background(time, move || {
                wake.lock().unwrap_or_else(PoisonError::into_inner)();
            }),
        }
    }

    /// Updates the write state; returns `true` if a picture may show the session.
    fn is_written(&mut self) -> bool {
        for written in self.log.take_results() {
            self.note(written);
        }
        self.notices.extend(self.log.take_notices());
        for done in self.upkeep.take_results() {
            match done {
                Ok(notice) => self.notices.push(notice),
                Err(error) => self.note(Err(error)),
            }
        }
        // A page may learn of a failed save long after the write.
        let saved = fs::check_storage();
        if saved.is_err() {
            self.note(saved);
        }
        if self.log.is_idle() {
            self.waiting_since = None;
            return true;
        }
        let is_slow = self.waiting_since.get_or_insert_with(Instant::now).elapsed() >= DISK_TIMEOUT;
        if is_slow {
            self.note(Err(io::ErrorKind::TimedOut.into()));
        }
        is_slow
    }

    /// Saves the setup draft; `None` if there is none.
    pub fn save_draft(&mut self, session: &Session, draft: Option<Setup>) {
        if self.draft() != draft {
            let written = self.log.set_draft(session, draft);
            self.note_handed_over(written);
        }
    }

    /// Journals a running clock's time between frames.
    pub(in crate::viewer::kernel) fn note_time(&mut self, is_running: bool) {
        self.log.note_time(is_running);
    }

    /// Journals an applied command.
    pub(in crate::viewer::kernel) fn record(
        &mut self,
        session: &Session,
        applied: &AppliedCommand,
    ) {
        let written = self.log.record(session, applied);
        self.note_handed_over(written);
    }

    /// Switches to an unfinished session; returns its commands and its journal's damage.
    pub(in crate::viewer::kernel) fn resume(
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
        let log = self.beside(log);
        let left = std::mem::replace(&mut self.log, log);
        let closed = left.finish(session);
        *session = resumed;
        match closed {
            Ok(notices) => self.notices.extend(notices),
            Err(error) => self.note(Err(error)),
        }
        // The previous session may be unfinished.
        self.unfinished.splice(0..0, self.archive.unfinished());
        Ok(Some((commands, damage)))
    }

    /// Closes the session. Journal problems are only logged, because the window is gone.
    fn close(self, session: &Session) -> io::Result<()> {
        let notices = self.log.finish(session)?;
        notices.iter().for_each(|notice| warn!("{notice:?}"));
        Ok(())
    }

    /// Returns `true` if there is something to report.
    fn has_news(&self) -> bool {
        self.error.is_some() || !self.notices.is_empty()
    }

    /// Records an error. A success only means that the write was passed to the thread.
    fn note_handed_over(&mut self, written: io::Result<()>) {
        if written.is_err() {
            self.note(written);
        }
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

/// The games that would be lost: those in progress that are not on disk.
#[derive(SystemParam)]
pub struct GamesAtRisk<'w> {
    session: Res<'w, CurrentSession>,
    autosave: Option<Res<'w, Autosave>>,
}

impl GamesAtRisk<'_> {
    pub fn contains(&self, variant: Variant) -> bool {
        let is_saved = self.autosave.as_ref().is_some_and(|autosave| autosave.is_safe());
        !is_saved && is_in_progress(self.session.all().game_of(variant))
    }
}

fn start_thread(mut autosave: ResMut<Autosave>, time: Res<GameTime>, waker: WindowWaker) {
    autosave.start_thread(time.passing().clone(), waker.waker());
    fs::on_storage_failure(waker.waker());
}

/// Delays the picture until its content is on disk.
fn wait_for_disk(
    mut autosave: ResMut<Autosave>,
    mut cameras: Query<(Entity, &mut Camera)>,
    mut skipped: ResMut<SkippedFrame>,
    mut reasons: ResMut<FrameReasons>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut was_waiting: Local<bool>,
) {
    // The disk's state is not displayed, so do not mark it as changed.
    let is_waiting = !autosave.bypass_change_detection().is_written();
    if is_waiting {
        skipped.skip(&mut cameras);
    }
    if std::mem::replace(&mut *was_waiting, is_waiting) {
        reasons.has_changed = true;
    }
    if autosave.has_news() {
        // The next frame reports it.
        redraw.write(RequestRedraw);
    }
}

/// Sets the player names in saved games.
fn name_players(
    seats: Res<PlayerSeats>,
    engines: Res<EngineList>,
    session: Res<CurrentSession>,
    mut autosave: ResMut<Autosave>,
) {
    for variant in Variant::ALL {
        let names = engines.names_in_files(seats.of_session().at(variant));
        let written = autosave.log.name_players(session.all(), variant, names);
        autosave.note_handed_over(written);
    }
}

/// Reports the first of consecutive errors, and notices about journals.
fn report(mut autosave: ResMut<Autosave>, mut notices: Notices) {
    if !autosave.has_news() {
        return;
    }
    for notice in std::mem::take(&mut autosave.notices) {
        warn!("{notice:?}");
        notices.write(NoticeKind::Info, move |messages| match &notice {
            JournalNotice::Rewritten { path } => messages.journal_anew(path.to_string_lossy()),
            JournalNotice::Quarantined { path } => {
                messages.journal_quarantined(path.to_string_lossy())
            }
        });
    }
    if let Some(error) = autosave.error.take() {
        error!("the game cannot be written to disk: {error}");
        notices.write(NoticeKind::Info, move |messages| messages.text_not_kept(error.to_string()));
    }
}

/// Closes the session with the window, filing a finished one.
fn close_session(
    mut exits: MessageReader<AppExit>,
    session: Res<CurrentSession>,
    mut commands: Commands,
) {
    if exits.read().count() > 0 {
        let session = session.all().clone();
        commands.queue(move |world: &mut World| {
            if let Some(autosave) = world.remove_resource::<Autosave>()
                && let Err(error) = autosave.close(&session)
            {
                error!("the game cannot be filed: {error}");
            }
        });
    }
}

/// Converts games of the session to PDN for saving, copying and reporting.
#[derive(SystemParam)]
pub struct GameText<'w> {
    autosave: Option<Res<'w, Autosave>>,
    seats: Res<'w, PlayerSeats>,
    engines: Res<'w, EngineList>,
}

impl GameText<'_> {
    /// A game as PDN, with player names, date and time controls.
    pub fn pdn(&self, game: &Game) -> PdnGame {
        match &self.autosave {
            Some(autosave) => autosave.pdn(game),
            None => {
                let players = self.seats.of_session().at(game.variant());
                game.to_pdn(&self.engines.names_in_files(players), &pdn_date())
            }
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Autosave>()
        && let Some(archive) = app.world().resource::<UserFolders>().archive()
    {
        app.insert_resource(Autosave::new(archive));
    }
    let is_on = resource_exists::<Autosave>;
    let has_names = resource_exists_and_changed::<PlayerSeats>
        .or_eager(resource_exists_and_changed::<EngineList>);
    app.add_systems(
        Update,
        (
            name_players.run_if(has_names).before(FrameSystems::Apply),
            report.after(FrameSystems::Apply).before(FrameSystems::Render),
        )
            .run_if(is_on),
    )
    .add_systems(Startup, start_thread.run_if(is_on))
    .add_systems(
        Last,
        (
            wait_for_disk.before(ClockTickSystems).run_if(is_on),
            close_session.in_set(CloseSession).run_if(is_on),
        )
            .chain(),
    );
}
