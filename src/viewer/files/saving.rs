//! Saves games in files of the player: a thread writes them, and a game that was saved saves itself after each change.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::opening::file_name;
use crate::archive::{GameFile, SaveError, SavePlace};
use crate::i18n::Localizer;
use crate::notation::pdn::PdnGame;
use crate::platform::thread::{self, JoinHandle};
use crate::rules::Variant;
use crate::viewer::messages::{Action, FileAction, Notice, SaveGame};
use crate::viewer::state::dialogs::OpenDialogs;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::keeping::SessionKeeper;
use crate::viewer::state::localization::Localization;
use crate::viewer::state::recent_files::RecentFiles;
use crate::viewer::state::session::CurrentSession;
use crate::viewer::state::waker::WindowWaker;

/// A request to save the current game where it was saved last or, if it was not, to ask for a file.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SaveRequest;

/// A game to write.
struct SaveJob {
    variant: Variant,
    target: SaveTarget,
    game: PdnGame,
}

/// The place of a game to write.
#[derive(Clone)]
enum SaveTarget {
    /// At the end of a file, which need not exist.
    New(PathBuf),
    /// In its place.
    Known(SavePlace),
}

/// A game that was written, or why not.
struct Saved {
    variant: Variant,
    path: PathBuf,
    /// `true` if the player chose the file for it.
    is_new: bool,
    result: Result<SavePlace, SaveError>,
}

/// The thread that writes games.
#[derive(Resource)]
struct GameWriter {
    sender: Option<Sender<SaveJob>>,
    saved: Mutex<Receiver<Saved>>,
    thread: Option<JoinHandle<()>>,
}

impl GameWriter {
    /// Starts the thread. `wake` is called after each game.
    fn new(wake: impl Fn() + Send + 'static) -> GameWriter {
        let (sender, jobs) = mpsc::channel::<SaveJob>();
        let (results, saved) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut files = HashMap::new();
            while let Ok(first) = jobs.recv() {
                // Of several versions of a game the last is written.
                let mut waiting: Vec<SaveJob> =
                    std::iter::once(first).chain(jobs.try_iter()).collect();
                while !waiting.is_empty() {
                    let job = waiting.remove(0);
                    let is_outdated = waiting.iter().any(|later| job.is_replaced_by(later));
                    if !is_outdated {
                        // It fails only when the window is closing.
                        let _ = results.send(job.write(&mut files));
                        wake();
                    }
                }
            }
        });
        GameWriter {
            sender: Some(sender),
            saved: Mutex::new(saved),
            thread: Some(thread),
        }
    }

    fn write(&self, variant: Variant, target: SaveTarget, game: PdnGame) {
        if let Some(sender) = &self.sender {
            // It fails only if the thread panicked, which has been reported.
            let _ = sender.send(SaveJob {
                variant,
                target,
                game,
            });
        }
    }
}

impl Drop for GameWriter {
    /// Waits until the last game is written.
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to write.
            let _ = thread.join();
        }
    }
}

impl SaveJob {
    fn is_replaced_by(&self, later: &SaveJob) -> bool {
        match (&self.target, &later.target) {
            (SaveTarget::Known(place), SaveTarget::Known(other)) => place == other,
            _ => false,
        }
    }

    /// Writes the game. `files` are those that have been written before.
    fn write(self, files: &mut HashMap<(PathBuf, usize), GameFile>) -> Saved {
        let (path, is_new) = match &self.target {
            SaveTarget::New(path) => (path.clone(), true),
            SaveTarget::Known(place) => (PathBuf::from(&place.path), false),
        };
        let result = self.target.file(files).and_then(|mut file| {
            file.save(&self.game)?;
            let place = SavePlace {
                path: file.path().to_string_lossy().into_owned(),
                number: file.number(),
            };
            files.insert((path.clone(), place.number), file);
            Ok(place)
        });
        Saved {
            variant: self.variant,
            path,
            is_new,
            result,
        }
    }
}

impl SaveTarget {
    fn file(&self, files: &HashMap<(PathBuf, usize), GameFile>) -> Result<GameFile, SaveError> {
        match self {
            SaveTarget::New(path) => GameFile::append_to(path),
            SaveTarget::Known(place) => {
                let known = files.get(&(PathBuf::from(&place.path), place.number));
                Ok(known.cloned().unwrap_or_else(|| GameFile::at(place)))
            }
        }
    }
}

/// The games as they were last sent to be written.
#[derive(Resource, Default)]
struct LastSaved {
    games: [Option<PdnGame>; Variant::ALL.len()],
    /// The variants whose game could not be saved, which was reported.
    failing: [bool; Variant::ALL.len()],
}

/// Saves the current game where it was saved last, or asks for a file.
fn answer_requests(
    mut requests: MessageReader<SaveRequest>,
    session: Res<CurrentSession>,
    keeper: Option<Res<SessionKeeper>>,
    mut last: ResMut<LastSaved>,
    writer: Res<GameWriter>,
    (mut actions, mut redraw): (MessageWriter<Action>, MessageWriter<RequestRedraw>),
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let game = session.game();
    let place = keeper
        .as_ref()
        .and_then(|keeper| Some((keeper, keeper.saved(game.variant())?)));
    let Some((keeper, place)) = place else {
        // In the next frame.
        actions.write(Action::File(FileAction::SaveAs));
        redraw.write(RequestRedraw);
        return;
    };
    let pdn = keeper.pdn(game);
    last.games[game.variant().index()] = Some(pdn.clone());
    last.failing[game.variant().index()] = false;
    writer.write(game.variant(), SaveTarget::Known(place.clone()), pdn);
    let name = file_name(place.path.as_ref());
    notices.write(Notice::Plain(localization.messages.file_saved(name)));
}

/// Saves the current game in a file that was chosen.
fn save_in_file(
    mut requests: MessageReader<SaveGame>,
    session: Res<CurrentSession>,
    keeper: Option<Res<SessionKeeper>>,
    mut last: ResMut<LastSaved>,
    mut dialogs: ResMut<OpenDialogs>,
    writer: Res<GameWriter>,
) {
    for SaveGame(path) in requests.read() {
        if dialogs.files.is_some() {
            dialogs.files = None;
        }
        let game = session.game();
        let pdn = match &keeper {
            Some(keeper) => keeper.pdn(game),
            None => PdnGame {
                tags: game.tags().clone(),
                tree: game.tree().clone(),
                result: game.result(),
            },
        };
        last.games[game.variant().index()] = Some(pdn.clone());
        let path = match path.extension() {
            Some(_) => path.clone(),
            None => path.with_extension("pdn"),
        };
        writer.write(game.variant(), SaveTarget::New(path), pdn);
    }
}

/// Saves games that have changed where they were saved before.
fn save_changes(
    session: Res<CurrentSession>,
    keeper: Res<SessionKeeper>,
    mut last: ResMut<LastSaved>,
    writer: Res<GameWriter>,
) {
    for game in session.all().games() {
        let (variant, index) = (game.variant(), game.variant().index());
        let Some(place) = keeper.saved(variant) else {
            continue;
        };
        let pdn = keeper.pdn(game);
        if last.games[index].as_ref() != Some(&pdn) {
            last.games[index] = Some(pdn.clone());
            writer.write(variant, SaveTarget::Known(place.clone()), pdn);
        }
    }
}

/// Remembers where games are, and reports failures.
fn note_saved(
    mut writer: ResMut<GameWriter>,
    session: Res<CurrentSession>,
    mut keeper: Option<ResMut<SessionKeeper>>,
    mut last: ResMut<LastSaved>,
    mut recent: ResMut<RecentFiles>,
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    let saved = writer.bypass_change_detection().saved.get_mut();
    let saved: Vec<Saved> = saved
        .unwrap_or_else(PoisonError::into_inner)
        .try_iter()
        .collect();
    for saved in saved {
        let index = saved.variant.index();
        let was_failing = std::mem::replace(&mut last.failing[index], saved.result.is_err());
        let name = file_name(&saved.path);
        let text = match saved.result {
            Ok(place) if saved.is_new => {
                recent.add(&saved.path);
                if let Some(keeper) = &mut keeper {
                    keeper.set_saved(session.all(), saved.variant, Some(place));
                }
                localization.messages.file_saved(name)
            }
            Err(error) if saved.is_new || !was_failing => localization.save_error(&name, &error),
            _ => continue,
        };
        notices.write(Notice::Plain(text));
    }
}

impl Localizer {
    /// The reason why a game was not saved.
    fn save_error(&self, name: &str, error: &SaveError) -> String {
        let messages = &self.messages;
        match error {
            SaveError::Io(error) => messages.file_not_saved(name, error.to_string()),
            SaveError::Changed => messages.file_changed(name),
            SaveError::NotPdn => messages.file_no_pdn(name),
            SaveError::SharedLine => messages.file_shared_line(name),
        }
    }
}

fn start(mut commands: Commands, waker: WindowWaker) {
    commands.insert_resource(GameWriter::new(waker.waker()));
}

pub(super) fn plugin(app: &mut App) {
    let is_kept = resource_exists::<SessionKeeper>;
    let may_have_changed =
        resource_changed::<CurrentSession>.or_eager(resource_exists_and_changed::<SessionKeeper>);
    app.init_resource::<LastSaved>()
        .add_message::<SaveRequest>()
        .add_systems(PreStartup, start)
        .add_systems(
            Update,
            (
                (answer_requests, save_in_file).in_set(FrameSystems::Input),
                (
                    note_saved,
                    save_changes.run_if(is_kept).run_if(may_have_changed),
                )
                    .chain()
                    .after(FrameSystems::Apply)
                    .before(FrameSystems::Render),
            ),
        );
}
