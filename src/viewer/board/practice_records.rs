//! The player's records in what is practiced: read and written in the background, in a file of the player.

use bevy::prelude::*;

use crate::notation::escape_controls;
use crate::platform::{JsonFileError, UserData, UserFile};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundWorker;

/// Records that a file can keep.
pub trait Records: UserData + PartialEq + Send + Sync + 'static {}

impl<T: UserData + PartialEq + Send + Sync + 'static> Records for T {}

/// The player's records of a kind.
#[derive(Resource)]
pub struct PracticeRecords<T: Records> {
    records: T,
    /// `None` keeps them for this session only.
    file: Option<UserFile<T>>,
    /// The thread, which begins with its first job.
    worker: Option<BackgroundWorker<Job<T>, Answer<T>>>,
    /// The number of jobs of each kind that are not done.
    reading: usize,
    writing: usize,
    /// `true` once the player knows that the file cannot be read: it is read again and again.
    has_reported: bool,
}

/// A job of the thread.
enum Job<T> {
    /// Read the file, after this.
    Read(Box<dyn FnOnce() + Send>),
    /// Change the records in the file.
    Note(Box<dyn FnOnce(&mut T) + Send>),
}

/// The answer to a job: the records as they are in the file, if there is one.
enum Answer<T> {
    Read(Option<Result<T, JsonFileError>>),
    Noted(Option<Result<T, JsonFileError>>),
}

impl<T: Records> FromWorld for PracticeRecords<T> {
    fn from_world(world: &mut World) -> PracticeRecords<T> {
        PracticeRecords::kept_in(world.resource::<UserFolders>().file())
    }
}

impl<T: Records> PracticeRecords<T> {
    /// Records that this file keeps.
    pub fn kept_in(file: Option<UserFile<T>>) -> PracticeRecords<T> {
        PracticeRecords {
            records: T::default(),
            file,
            worker: None,
            reading: 0,
            writing: 0,
            has_reported: false,
        }
    }

    /// The records so far: those that have been read, and those noted since.
    pub fn get(&self) -> &T {
        &self.records
    }

    /// Returns `true` if all that was to be read has been read.
    pub fn is_read(&self) -> bool {
        self.reading == 0
    }

    /// Reads the file on the thread, after something else that is to be ready with it.
    pub fn read_after(&mut self, before: impl FnOnce() + Send + 'static, waker: &WindowWaker<'_>) {
        self.reading += 1;
        self.ask(Job::Read(Box::new(before)), waker);
    }

    /// Notes a record: in memory at once, and in the file as soon as the thread is there.
    pub fn note(&mut self, change: impl Fn(&mut T) + Send + 'static, waker: &WindowWaker<'_>) {
        change(&mut self.records);
        self.writing += 1;
        self.ask(Job::Note(Box::new(change)), waker);
    }

    fn ask(&mut self, job: Job<T>, waker: &WindowWaker<'_>) {
        let file = &self.file;
        let start = || worker(file.clone(), waker.waker());
        self.worker.get_or_insert_with(start).ask(job);
    }

    /// Takes what the thread has done. Returns the errors to report.
    fn take(&mut self) -> Vec<Notice> {
        let answers = self.worker.as_mut().map(BackgroundWorker::take);
        let mut reports = Vec::new();
        for answer in answers.into_iter().flatten() {
            let (records, is_read) = match answer {
                Answer::Read(records) => (records, true),
                Answer::Noted(records) => (records, false),
            };
            if is_read {
                self.reading -= 1;
            } else {
                self.writing -= 1;
            }
            match records {
                // The file has every record only then.
                Some(Ok(records)) if self.writing == 0 => self.records = records,
                Some(Err(_)) if is_read && self.has_reported => {}
                Some(Err(error)) => {
                    self.has_reported |= is_read;
                    warn!("{}", escape_controls(&error.to_string()));
                    reports.push(Notice::info(move |localizer| {
                        if is_read {
                            localizer.unread_results(&error)
                        } else {
                            localizer.unwritten_result(&error)
                        }
                    }));
                }
                _ => {}
            }
        }
        reports
    }
}

fn worker<T: Records>(
    file: Option<UserFile<T>>,
    wake: impl Fn() + Send + 'static,
) -> BackgroundWorker<Job<T>, Answer<T>> {
    BackgroundWorker::start(wake, move |job, _, answers| {
        answers.send(match job {
            Job::Read(before) => {
                before();
                Answer::Read(file.as_ref().map(UserFile::load))
            }
            Job::Note(change) => Answer::Noted(file.as_ref().map(|file| file.update(change))),
        });
    })
}

/// Takes what the thread has done, and reports what could not be read or written.
fn take_answers<T: Records>(
    mut records: ResMut<PracticeRecords<T>>,
    mut notices: MessageWriter<Notice>,
) {
    let (reading, writing) = (records.reading, records.writing);
    if reading + writing == 0 {
        return;
    }
    let reports = records.bypass_change_detection().take();
    if (records.reading, records.writing) != (reading, writing) {
        records.set_changed();
    }
    notices.write_batch(reports);
}

/// The systems that take records that have been read, before commands are applied.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeRecords;

/// Adds records to the app.
pub trait AddRecords {
    /// Adds records of a kind, which a file of the player keeps.
    fn add_records<T: Records>(&mut self) -> &mut Self;
}

impl AddRecords for App {
    fn add_records<T: Records>(&mut self) -> &mut App {
        self.init_resource::<PracticeRecords<T>>()
            .add_systems(Update, take_answers::<T>.in_set(TakeRecords))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, TakeRecords.before(FrameSystems::Input));
}
