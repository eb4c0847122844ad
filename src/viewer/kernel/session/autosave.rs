//! The session on disk: the journal, and the unfinished sessions of earlier days.
//!
//! A thread writes the journal, so no frame waits for the disk. A picture that shows what is not on the disk yet waits
//! instead: its frame is skipped, the last picture stays, and the thread wakes the window as soon as the disk has answered.
//! Input, clocks and engines go on meanwhile. A disk that does not answer for a second is not waited for any longer; that
//! is reported like a disk that fails.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::seats::{EngineList, PlayerSeats};
use super::{CurrentSession, GameTime, is_in_progress};
use crate::archive::{
    Archive, Damage, GameId, JournalNotice, PassingTime, SavePlace, SessionLog, Unfinished, Upkeep,
};
use crate::game::{Command, CommandError, Event, Game, Session};
use crate::notation::pdn::PdnGame;
use crate::platform::{Instant, fs, pdn_date};
use crate::rules::{Setup, Variant};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{NoticeKind, Notices};
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::skipped_frame::{ClockTickSystems, FrameReasons, SkippedFrame};
use crate::viewer::kernel::waker::WindowWaker;

/// The longest time that a picture waits for the disk.
const DISK_TIMEOUT: Duration = Duration::from_secs(1);

/// Wakes the window.
type Wake = Arc<Mutex<dyn Fn() + Send>>;

/// The system that closes the session with the window, after everything that still belongs to it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CloseSession;

/// The system that saves the arrangement being set up, after everything that changes it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct SaveDraft;

/// Saves the session of the window in the archive as it goes on.
#[derive(Resource)]
pub struct Autosave {
    archive: Archive,
    log: SessionLog,
    /// The time that the thread of the log notes, and what wakes the window, once the thread has been started.
    thread: Option<(PassingTime, Wake)>,
    /// The moment since which something has been waiting to be written.
    waiting_since: Option<Instant>,
    /// The sessions to go on with, the latest first.
    unfinished: Vec<Unfinished>,
    /// Tidies the archive; it ends with the window.
    upkeep: Upkeep,
    /// Notices about journals, until they are reported.
    notices: Vec<JournalNotice>,
    /// The first error after a success, which has not been reported.
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
            upkeep: Upkeep::start(&archive, &found.sessions),
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

    /// The sessions to go on with, the latest first.
    pub fn unfinished(&self) -> &[Unfinished] {
        &self.unfinished
    }

    /// Returns `true` if everything that was played is on disk.
    pub fn is_safe(&self) -> bool {
        !self.is_failing
    }

    /// Returns `true` if the disk had answered to everything that was handed over when the frame began.
    pub fn is_idle(&self) -> bool {
        self.log.is_idle()
    }

    /// A game of the session as PDN.
    pub fn pdn(&self, game: &Game) -> PdnGame {
        self.log.pdn(game)
    }

    /// The file of the player in which the current game of a variant is saved too.
    pub fn saved(&self, variant: Variant) -> Option<&SavePlace> {
        self.log.saved(variant)
    }

    /// The id of the current game of a variant.
    pub fn game_id(&self, variant: Variant) -> GameId {
        self.log.game_id(variant)
    }

    /// The arrangement that is being set up, as it was saved.
    pub fn draft(&self) -> Option<Setup> {
        self.log.draft().copied()
    }

    /// Remembers the file of the player in which a game is saved too, unless another one has replaced it since.
    pub fn set_saved(&mut self, session: &Session, game: GameId, place: Option<SavePlace>) {
        let written = self.log.set_saved(session, game, place);
        self.note_handed_over(written);
    }

    /// Returns `true` while a picture waits for the disk.
    pub(in crate::viewer::kernel) fn is_waiting(&self) -> bool {
        self.waiting_since.is_some()
    }

    /// Waits until everything that was handed over is on disk.
    pub fn wait(&mut self) {
        let written = self.log.wait();
        written.into_iter().for_each(|written| self.note(written));
    }

    /// Writes in a thread from now on.
    fn start_thread(&mut self, time: PassingTime, wake: impl Fn() + Send + 'static) {
        self.thread = Some((time, Arc::new(Mutex::new(wake))));
        let log = std::mem::replace(&mut self.log, SessionLog::new(self.archive.clone()));
        self.log = self.beside(log);
    }

    /// The same log, writing in a thread.
    fn beside(&self, log: SessionLog) -> SessionLog {
        match self.thread.clone() {
            None => log,
            Some((time, wake)) => log.write_beside(time, move || {
                wake.lock().unwrap_or_else(PoisonError::into_inner)();
            }),
        }
    }

    /// Notes what has been written. Returns `true` if a picture may show the session.
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
        // A page may learn that something was not saved long after it was written.
        let saved = fs::check_kept();
        if saved.is_err() {
            self.note(saved);
        }
        if self.log.is_idle() {
            self.waiting_since = None;
            return true;
        }
        let is_slow = self
            .waiting_since
            .get_or_insert_with(Instant::now)
            .elapsed()
            >= DISK_TIMEOUT;
        if is_slow {
            self.note(Err(io::ErrorKind::TimedOut.into()));
        }
        is_slow
    }

    /// Saves the arrangement that is being set up; `None` if there is none.
    pub fn save_draft(&mut self, session: &Session, draft: Option<Setup>) {
        if self.draft() != draft {
            let written = self.log.set_draft(session, draft);
            self.note_handed_over(written);
        }
    }

    /// Lets the time of a running clock be noted between frames.
    pub(in crate::viewer::kernel) fn note_time(&mut self, is_running: bool) {
        self.log.note_time(is_running);
    }

    /// Carries out a command and writes it.
    pub(in crate::viewer::kernel) fn apply(
        &mut self,
        session: &mut Session,
        command: Command,
    ) -> Result<Vec<Event>, CommandError> {
        let (events, written) = self.log.apply(session, command);
        self.note_handed_over(written);
        events
    }

    /// Leaves the current session and goes on with an unfinished one. Returns its commands and the damage of its journal.
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
        // The session that was left may be unfinished.
        self.unfinished.splice(0..0, self.archive.unfinished());
        Ok(Some((commands, damage)))
    }

    /// Closes the session. What became of its journal is only logged: the window is gone.
    fn close(self, session: &Session) -> io::Result<()> {
        let notices = self.log.finish(session)?;
        notices.iter().for_each(|notice| warn!("{notice:?}"));
        Ok(())
    }

    /// Returns `true` if there is something to report.
    fn has_news(&self) -> bool {
        self.error.is_some() || !self.notices.is_empty()
    }

    /// Notes an error. A success only says that something was handed over to the thread.
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

/// The games that would be lost if they were left: those in progress that are not on disk.
#[derive(SystemParam)]
pub struct GamesAtRisk<'w> {
    session: Res<'w, CurrentSession>,
    autosave: Option<Res<'w, Autosave>>,
}

impl GamesAtRisk<'_> {
    /// Returns `true` if the game of this variant would be lost.
    pub fn contains(&self, variant: Variant) -> bool {
        let is_saved = self
            .autosave
            .as_ref()
            .is_some_and(|autosave| autosave.is_safe());
        !is_saved && is_in_progress(self.session.all().game_of(variant))
    }
}

/// Starts the thread that writes.
fn start_thread(mut autosave: ResMut<Autosave>, time: Res<GameTime>, waker: WindowWaker) {
    autosave.start_thread(time.passing().clone(), waker.waker());
    fs::when_not_kept(waker.waker());
}

/// Lets a picture wait until what it shows is on disk.
fn wait_for_disk(
    mut autosave: ResMut<Autosave>,
    mut cameras: Query<(Entity, &mut Camera)>,
    mut skipped: ResMut<SkippedFrame>,
    mut reasons: ResMut<FrameReasons>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut was_waiting: Local<bool>,
) {
    // Nothing shows whether the disk has answered.
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

/// Remembers the names of the players for the files of games.
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

/// Reports the first of several errors in a row, and what became of journals.
fn report(mut autosave: ResMut<Autosave>, mut notices: Notices) {
    if !autosave.has_news() {
        return;
    }
    for notice in std::mem::take(&mut autosave.notices) {
        warn!("{notice:?}");
        notices.write(NoticeKind::Info, move |messages| match &notice {
            JournalNotice::WrittenAnew { path } => messages.journal_anew(path.to_string_lossy()),
            JournalNotice::Quarantined { path } => {
                messages.journal_quarantined(path.to_string_lossy())
            }
        });
    }
    if let Some(error) = autosave.error.take() {
        error!("the game cannot be written to disk: {error}");
        notices.write(NoticeKind::Info, move |messages| {
            messages.text_not_kept(error.to_string())
        });
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
            if let Some(autosave) = world.remove_resource::<Autosave>()
                && let Err(error) = autosave.close(&session)
            {
                error!("the game cannot be filed: {error}");
            }
        });
    }
}

/// Turns games of the session into PDN, wherever one is saved, copied or reported.
#[derive(SystemParam)]
pub struct GameText<'w> {
    autosave: Option<Res<'w, Autosave>>,
    seats: Res<'w, PlayerSeats>,
    engines: Res<'w, EngineList>,
}

impl GameText<'_> {
    /// A game of the session as PDN, with the names of its players, its date and its time controls.
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
            report
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
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
