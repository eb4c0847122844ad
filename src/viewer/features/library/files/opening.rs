//! Opens files: reads them in the background, shows a single game or lists several, and remembers recent files.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::archive::{Archive, FileContents, SavePlace, place_of_game, read_file};
use crate::game::Command;
use crate::platform::dialogs::remove_opened;
use crate::platform::fs;
use crate::viewer::kernel::autosave::Autosave;
use crate::viewer::kernel::dialogs::{FILES, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    BrowseGames, GameCommand, GameSource, LoadGame, Notice, OpenFiles,
};
use crate::viewer::kernel::persistence::Persist;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundTask;

struct ReadFile {
    path: PathBuf,
    /// The contents, or the read error.
    contents: std::io::Result<FileContents>,
    /// The save location, if the file is an autosaved earlier game.
    place: Option<SavePlace>,
}

impl ReadFile {
    /// Reads a file. Games of the archive count as earlier games.
    fn read(path: PathBuf, archive: Option<&Archive>) -> ReadFile {
        let contents = read_file(&path);
        let is_earlier = archive.is_some_and(|archive| archive.holds(&path));
        let place = match &contents {
            Ok(FileContents::Game { game, .. }) if is_earlier => {
                // A game that cannot be saved back to its file is filed as a new one.
                place_of_game(&path, 1, game).ok().flatten()
            }
            _ => None,
        };
        ReadFile { path, contents, place }
    }
}

#[derive(Resource, Default)]
struct FilesBeingRead(Vec<BackgroundTask<ReadFile>>);

/// Removes the copies of files that were opened on a page and are not recent any more.
fn remove_old_copies(recent: Res<RecentFiles>, mut requests: MessageReader<OpenFiles>) {
    let requested: Vec<_> = requests.read().flat_map(|OpenFiles(paths)| paths).collect();
    remove_opened(|path| recent.paths().iter().chain(requested.iter().copied()).any(|p| p == path));
}

/// Starts reading a file; several files or a folder are listed at once.
fn begin(
    mut requests: MessageReader<OpenFiles>,
    mut browse: MessageWriter<BrowseGames>,
    mut dialogs: ResMut<OpenDialogs>,
    mut recent: ResMut<RecentFiles>,
    mut reading: ResMut<FilesBeingRead>,
    autosave: Option<Res<Autosave>>,
    waker: WindowWaker,
) {
    let archive = autosave.as_ref().map(|autosave| autosave.archive());
    for OpenFiles(paths) in requests.read() {
        if dialogs.has(FILES) {
            dialogs.close(FILES);
        }
        match &paths[..] {
            [] => {}
            [path] if !fs::is_folder(path) => {
                let (path, archive) = (path.clone(), archive.cloned());
                reading.0.push(BackgroundTask::start(waker.waker(), move |answer| {
                    answer.send(ReadFile::read(path, archive.as_ref()));
                }));
            }
            paths => {
                paths.iter().for_each(|path| recent.add(path));
                browse.write(BrowseGames(paths.to_vec()));
            }
        }
    }
}

/// Shows the file's contents.
fn finish(
    mut reading: ResMut<FilesBeingRead>,
    mut recent: ResMut<RecentFiles>,
    mut games: MessageWriter<LoadGame>,
    autosave: Option<Res<Autosave>>,
    mut commands: MessageWriter<GameCommand>,
    mut browse: MessageWriter<BrowseGames>,
    mut notices: MessageWriter<Notice>,
) {
    let mut read = Vec::new();
    reading.bypass_change_detection().0.retain_mut(|task| {
        let (files, is_over) = task.take();
        read.extend(files);
        !is_over
    });
    for read in read {
        let ReadFile { path, contents, place } = read;
        let name = file_name(&path);
        let notice = match contents {
            Err(error) => Some(Notice::info(move |localizer| {
                localizer.messages.file_unreadable(&name, error.to_string())
            })),
            Ok(FileContents::Nothing { errors }) => Some(Notice::info(move |localizer| {
                let text = localizer.file_errors(&name, &errors);
                text.unwrap_or_else(|| localizer.messages.file_without_games(&name))
            })),
            Ok(FileContents::Games) => {
                recent.add(&path);
                browse.write(BrowseGames(vec![path]));
                None
            }
            Ok(FileContents::Position(fen)) => {
                recent.add(&path);
                commands.write(GameCommand(Command::SetUp(fen)));
                None
            }
            Ok(FileContents::Game { game, errors }) => {
                let is_earlier =
                    autosave.as_ref().is_some_and(|autosave| autosave.archive().holds(&path));
                if !is_earlier {
                    recent.add(&path);
                }
                games.write(LoadGame {
                    game: Box::new(game),
                    source: Some(GameSource { path, number: 1, place }),
                });
                (!errors.is_empty()).then(|| {
                    Notice::info(move |localizer| {
                        localizer.file_errors(&name, &errors).unwrap_or_default()
                    })
                })
            }
        };
        notices.write_batch(notice);
    }
}

pub(super) fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Maximum number of recent files.
const MAX: usize = 8;

/// Recently opened or saved files, latest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentFiles(Vec<PathBuf>);

impl RecentFiles {
    pub fn new(paths: impl IntoIterator<Item = PathBuf>) -> RecentFiles {
        RecentFiles(paths.into_iter().take(MAX).collect())
    }

    pub fn paths(&self) -> &[PathBuf] {
        &self.0
    }

    /// Moves a file to the front.
    pub fn add(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.0.retain(|other| *other != path);
        self.0.insert(0, path);
        self.0.truncate(MAX);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FilesBeingRead>()
        .add_systems(Startup, remove_old_copies)
        .add_systems(Update, (begin, finish).chain().in_set(FrameSystems::Input));
    // A path that is not Unicode is not saved.
    app.persist_as::<RecentFiles, Vec<String>>(
        "recent-files",
        |_, paths| RecentFiles::new(paths.into_iter().map(PathBuf::from)),
        |now| {
            let paths = now.of::<RecentFiles>().paths().iter();
            paths.filter_map(|path| path.to_str().map(str::to_owned)).collect()
        },
    );
}
