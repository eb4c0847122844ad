//! The player's practice records, read and written in the background.

use bevy::prelude::*;

use crate::notation::escape_controls;
use crate::platform::{JsonFileError, UserData, UserFile};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundWorker;

/// Records that can be saved in a file.
pub trait Records: UserData + PartialEq + Send + Sync + 'static {}

impl<T: UserData + PartialEq + Send + Sync + 'static> Records for T {}

#[derive(Resource)]
pub struct PracticeRecords<T: Records> {
    records: T,
    /// `None` keeps them for this session only.
    file: Option<UserFile<T>>,
    /// The thread, started with its first job.
    worker: Option<BackgroundWorker<Job<T>, Answer<T>>>,
    /// Number of pending jobs of each kind.
    reading: usize,
    writing: usize,
    /// The read error has been reported; the file is reread repeatedly.
    has_reported: bool,
}

/// A job of the background thread.
enum Job<T> {
    /// Reads the file after running a function.
    Read(Box<dyn FnOnce() + Send>),
    /// Changes the records in the file.
    Note(Box<dyn FnOnce(&mut T) + Send>),
}

/// A job's result: the records in the file, if there is one.
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

    /// The records, including those not yet written.
    pub fn get(&self) -> &T {
        &self.records
    }

    /// Returns `true` if no read is pending.
    pub fn is_read(&self) -> bool {
        self.reading == 0
    }

    /// Reads the file in the background, after a function that prepares something else.
    pub fn read_after(&mut self, before: impl FnOnce() + Send + 'static, waker: &WindowWaker<'_>) {
        self.reading += 1;
        self.ask(Job::Read(Box::new(before)), waker);
    }

    /// Records a change in memory at once and in the file in the background.
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

    /// Takes the finished jobs; returns the errors to report.
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
                // Otherwise the file lacks pending records.
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

/// Takes the finished jobs and reports read and write errors.
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

/// The systems that take finished jobs, before commands are applied.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeRecords;

pub trait AddRecords {
    /// Registers a kind of records with its file.
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
