//! The open game files and their index, which is opened or built in the background.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use crate::archive::{Archive, GameIndex, IndexError, IndexLookup, IndexProgress, PartialIndex};
use crate::engine::TaskHandle;
use crate::i18n::Localizer;
use crate::platform::{Instant, fs, has_threads, lower_thread_priority};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::BrowseGames;
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::waker::WindowWaker;

/// The archive that caches indexes, with the games listed by default. `None` without autosave.
#[derive(Resource, Debug)]
pub struct GameArchive(pub Option<Archive>);

impl FromWorld for GameArchive {
    fn from_world(world: &mut World) -> GameArchive {
        GameArchive(world.resource::<UserFolders>().archive())
    }
}

impl GameArchive {
    pub fn own_games(&self) -> Option<PathBuf> {
        let folder = self.0.as_ref()?.folder().to_owned();
        // The folder does not exist before the first game.
        let _ = fs::create_dir_all(&folder);
        Some(folder)
    }
}

/// Maximum number of games filtered, sorted and searched within a frame. A million take a second or two on a thread.
pub(in crate::viewer::features::library) const FEW_GAMES: usize = 2000;
/// Interval between progress updates.
const PROGRESS_TIME: Duration = Duration::from_millis(500);

/// Approximate bytes read per frame without threads; more would block a slow page too long.
const BYTES_OF_FRAME: u64 = 512 << 10;
/// Bytes per read in that case.
const READING_BYTES: u64 = 64 << 10;

/// An index being opened in the background.
type IndexTask = TaskHandle<IndexProgress, Result<GameIndex, IndexError>>;

#[derive(Debug)]
enum Opening {
    /// On another thread.
    Beside(IndexTask),
    /// Within the frames, without threads; cached in this archive.
    InFrames(PartialIndex, Option<Archive>),
}

#[derive(Resource, Default, Debug)]
pub struct GameCollection {
    paths: Vec<PathBuf>,
    index: Option<Arc<GameIndex>>,
    progress: IndexProgress,
    problem: Option<String>,
    opening: Option<Opening>,
}

impl GameCollection {
    pub fn paths(&self) -> &[PathBuf] {
        &self.paths
    }

    /// The index, once ready.
    pub fn index(&self) -> Option<&Arc<GameIndex>> {
        self.index.as_ref()
    }

    /// The share of the files read so far, from 0 to 1.
    pub fn share_read(&self) -> Option<f32> {
        let progress = self.progress()?;
        Some(progress.bytes as f32 / progress.all_bytes.max(1) as f32)
    }

    pub fn reading_text(&self, localizer: &Localizer) -> Option<String> {
        let progress = self.progress()?;
        let messages = &localizer.messages;
        if progress.all_bytes == 0 {
            return Some(messages.games_finding(progress.files));
        }
        let percent = 100 * progress.bytes / progress.all_bytes;
        Some(messages.games_reading(percent as f64, progress.games as f64))
    }

    /// The progress of opening or building the index.
    pub fn progress(&self) -> Option<IndexProgress> {
        self.opening.is_some().then_some(self.progress)
    }

    /// The reason why there is no index.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Opens the index of other files; `wake` is called on progress.
    fn open(
        &mut self,
        paths: Vec<PathBuf>,
        archive: Option<Archive>,
        wake: impl Fn() + Send + 'static,
    ) {
        self.stop();
        *self = GameCollection::default();
        if has_threads() {
            self.opening = Some(Opening::Beside(open_beside(paths.clone(), archive, wake)));
        } else {
            self.begin(&paths, archive);
        }
        self.paths = paths;
    }

    /// Starts opening an index within the frames.
    fn begin(&mut self, paths: &[PathBuf], archive: Option<Archive>) {
        let begun = match &archive {
            Some(archive) => archive.begin_index(paths, READING_BYTES),
            None => GameIndex::begin(paths, READING_BYTES).map(IndexLookup::Partial),
        };
        match begun {
            Ok(IndexLookup::Cached(index)) => self.index = Some(Arc::new(index)),
            Ok(IndexLookup::Partial(reading)) => {
                self.opening = Some(Opening::InFrames(reading, archive));
            }
            Err(error) => self.problem = Some(error.to_string()),
        }
    }

    /// Cancels reading, leaving no games open.
    pub fn stop(&mut self) {
        if let Some(opening) = self.opening.take() {
            if let Opening::Beside(task) = opening {
                task.detach();
            }
            *self = GameCollection::default();
        }
    }

    /// Takes the thread's updates, or reads a little more; returns `true` on a change.
    fn poll(&mut self) -> bool {
        match self.opening.take() {
            None => false,
            Some(Opening::Beside(task)) => self.hear(task),
            Some(Opening::InFrames(reading, archive)) => {
                if let Err(error) = self.read_on(reading, archive) {
                    self.problem = Some(error.to_string());
                }
                true
            }
        }
    }

    /// Takes the thread's updates; returns `true` on a change.
    fn hear(&mut self, mut task: IndexTask) -> bool {
        let is_finished = task.is_finished();
        let last = std::iter::from_fn(|| task.try_event()).last();
        self.progress = last.unwrap_or(self.progress);
        if !is_finished {
            self.opening = Some(Opening::Beside(task));
            return last.is_some();
        }
        match task.join() {
            Ok(Ok(index)) => self.index = Some(Arc::new(index)),
            Ok(Err(error)) => self.problem = Some(error.to_string()),
            Err(panicked) => self.problem = Some(panicked.to_string()),
        }
        true
    }

    /// Reads one frame's portion.
    fn read_on(
        &mut self,
        mut reading: PartialIndex,
        archive: Option<Archive>,
    ) -> Result<(), IndexError> {
        let end = reading.progress().bytes + BYTES_OF_FRAME;
        while reading.progress().bytes < end {
            if !reading.read_part()? {
                let index = reading.finish()?;
                // Without a cache location, it is rebuilt next time.
                let _ = archive.map(|archive| archive.cache_index(&index));
                self.index = Some(Arc::new(index));
                return Ok(());
            }
        }
        self.progress = reading.progress();
        self.opening = Some(Opening::InFrames(reading, archive));
        Ok(())
    }

    /// Returns `true` if the next frame should continue reading.
    fn reads_in_frames(&self) -> bool {
        matches!(self.opening, Some(Opening::InFrames(..)))
    }
}

/// Opens an index in the background; `wake` is called on progress.
fn open_beside(
    files: Vec<PathBuf>,
    archive: Option<Archive>,
    wake: impl Fn() + Send + 'static,
) -> IndexTask {
    IndexTask::spawn_with_waker(wake, move |task| {
        lower_thread_priority();
        let mut last: Option<Instant> = None;
        let on_progress = |progress| {
            // Waking for each update would slow the reading down.
            if last.is_none_or(|last| last.elapsed() >= PROGRESS_TIME) {
                last = Some(Instant::now());
                task.send(progress);
            }
            if task.stop_flag().is_set() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        match archive {
            Some(archive) => archive.open_index(&files, on_progress).map(|opened| opened.index),
            None => GameIndex::build(&files, on_progress),
        }
    })
}

fn follow(
    mut requests: MessageReader<BrowseGames>,
    mut collection: ResMut<GameCollection>,
    archive: Res<GameArchive>,
    waker: WindowWaker,
) {
    if collection.bypass_change_detection().poll() {
        collection.set_changed();
    }
    if let Some(BrowseGames(paths)) = requests.read().last() {
        collection.open(paths.clone(), archive.0.clone(), waker.waker());
    }
    if collection.reads_in_frames() {
        waker.waker()();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameArchive>()
        .init_resource::<GameCollection>()
        .add_systems(Update, follow.in_set(FrameSystems::Apply));
}
