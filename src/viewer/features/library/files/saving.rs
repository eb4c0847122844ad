//! Saves games to files in the background; a saved game autosaves after each change.
//!
//! A save belongs to the game it was requested for. If another game has replaced it by the time the disk or the player
//! responds, the file still gets the requested game, and the new game does not autosave there.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::opening::{RecentFiles, file_name};
use crate::archive::{GameId, SaveError, SavePlace, append_game, replace_game};
use crate::game::Game;
use crate::i18n::Localizer;
use crate::notation::pdn::PdnGame;
use crate::platform::is_download;
use crate::rules::Variant;
use crate::viewer::features::library::actions::FileAction;
use crate::viewer::kernel::actions::ActionRequest;
use crate::viewer::kernel::autosave::{Autosave, CloseSession, GameText};
use crate::viewer::kernel::dialogs::{FILES, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{Notice, SaveGame};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundWorker;

/// A request to save the current game where it was last saved, or else to ask for a file.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SaveRequest;

/// A request to save a game in the chosen file.
#[derive(Message, Clone, Debug)]
pub(super) struct SaveGameIn {
    pub(super) path: PathBuf,
    pub(super) game: GameToSave,
}

/// A game to save, as it was when requested.
#[derive(Clone, Debug)]
pub(super) struct GameToSave {
    id: GameId,
    variant: Variant,
    pdn: PdnGame,
}

/// The games at the tables, which can be saved.
#[derive(SystemParam)]
pub(super) struct SavableGames<'w> {
    session: Res<'w, CurrentSession>,
    autosave: Option<Res<'w, Autosave>>,
    text: GameText<'w>,
}

impl GameToSave {
    /// The suggested file name.
    pub(super) fn file_name(&self, localizer: &Localizer) -> String {
        format!("{}.pdn", localizer.game_file_name(&self.pdn.tags))
    }
}

impl SavableGames<'_> {
    pub(super) fn current(&self) -> GameToSave {
        self.at_table(self.session.all().game())
    }

    /// The current state of a game or, if another has replaced it, the requested one.
    fn now(&self, asked: GameToSave) -> GameToSave {
        if self.is_at_table(&asked) {
            self.at_table(self.session.all().game_of(asked.variant))
        } else {
            asked
        }
    }

    fn is_at_table(&self, game: &GameToSave) -> bool {
        let autosave = self.autosave.as_ref();
        autosave.is_some_and(|autosave| autosave.game_id(game.variant) == game.id)
    }

    fn at_table(&self, game: &Game) -> GameToSave {
        let variant = game.variant();
        let id = self.autosave.as_ref().map(|autosave| autosave.game_id(variant));
        GameToSave { id: id.unwrap_or_default(), variant, pdn: self.text.pdn(game) }
    }
}

struct SaveJob {
    game: GameToSave,
    target: SaveTarget,
    /// The player requested the save and waits for confirmation.
    is_asked: bool,
}

enum SaveTarget {
    /// At the end of a file, which may not exist yet.
    New(PathBuf),
    Known(SavePlace),
}

struct Saved {
    id: GameId,
    variant: Variant,
    path: PathBuf,
    is_asked: bool,
    result: Result<SavePlace, SaveError>,
}

/// The background thread that writes games.
#[derive(Resource)]
struct GameWriter(BackgroundWorker<SaveJob, Saved>);

impl GameWriter {
    /// Starts the thread; `wake` is called after each game.
    fn new(wake: impl Fn() + Send + 'static) -> GameWriter {
        let mut places = HashMap::new();
        GameWriter(BackgroundWorker::start(wake, move |first, jobs, saved| {
            // Of several versions of a game, write only the last.
            let mut waiting: Vec<SaveJob> = std::iter::once(first).chain(jobs).collect();
            while !waiting.is_empty() {
                let job = waiting.remove(0);
                let mut later = waiting.iter_mut();
                if let Some(later) = later.find(|later| job.is_replaced_by(later)) {
                    later.is_asked |= job.is_asked;
                    continue;
                }
                saved.send(job.write(&mut places));
            }
        }))
    }
}

impl SaveJob {
    fn is_replaced_by(&self, later: &SaveJob) -> bool {
        let is_known = |job: &SaveJob| matches!(job.target, SaveTarget::Known(_));
        self.game.id == later.game.id && is_known(self) && is_known(later)
    }

    /// Writes the game. `places` are the latest save locations, which the job's sender may not know yet.
    fn write(self, places: &mut HashMap<GameId, SavePlace>) -> Saved {
        let GameToSave { id, variant, pdn } = self.game;
        let (path, result) = match self.target {
            SaveTarget::New(path) => {
                let result = append_game(&path, &pdn);
                (path, result)
            }
            SaveTarget::Known(place) => {
                let place = places.get(&id).unwrap_or(&place);
                (place.path.clone(), replace_game(place, &pdn))
            }
        };
        if let Ok(place) = &result
            && !is_download(&path)
        {
            places.insert(id, place.clone());
        }
        Saved { id, variant, path, is_asked: self.is_asked, result }
    }
}

/// The last version of each game sent to the thread.
#[derive(Resource, Default)]
struct LastSent([Option<SentGame>; Variant::ALL.len()]);

struct SentGame {
    id: GameId,
    pdn: PdnGame,
    /// The save error has been reported.
    is_failing: bool,
}

impl LastSent {
    /// Records that a game is sent.
    fn note(&mut self, game: &GameToSave) {
        let sent = &mut self.0[game.variant.index()];
        let is_failing = sent.as_ref().is_some_and(|sent| sent.id == game.id && sent.is_failing);
        *sent = Some(SentGame { id: game.id, pdn: game.pdn.clone(), is_failing });
    }

    /// Returns `true` if the current version of the game has been sent.
    fn is_current(&self, game: &GameToSave) -> bool {
        let sent = self.0[game.variant.index()].as_ref();
        sent.is_some_and(|sent| sent.id == game.id && sent.pdn == game.pdn)
    }

    /// Records the success or failure of a save; returns the previous state.
    fn note_failing(&mut self, saved: &Saved) -> bool {
        let sent = self.0[saved.variant.index()].as_mut();
        sent.filter(|sent| sent.id == saved.id)
            .is_some_and(|sent| std::mem::replace(&mut sent.is_failing, saved.result.is_err()))
    }
}

/// Saves the current game where it was last saved, or asks for a file.
fn answer_requests(
    mut requests: MessageReader<SaveRequest>,
    games: SavableGames,
    mut last: ResMut<LastSent>,
    writer: Res<GameWriter>,
    (mut actions, mut redraw): (MessageWriter<ActionRequest>, MessageWriter<RequestRedraw>),
) {
    if requests.read().count() == 0 {
        return;
    }
    let game = games.current();
    let autosave = games.autosave.as_ref();
    let Some(place) = autosave.and_then(|autosave| autosave.saved(game.variant)) else {
        // In the next frame.
        actions.write(ActionRequest::new(FileAction::SaveAs));
        redraw.write(RequestRedraw);
        return;
    };
    last.note(&game);
    writer.0.ask(SaveJob { game, target: SaveTarget::Known(place.clone()), is_asked: true });
}

fn save_in_files(
    mut requests: MessageReader<SaveGame>,
    mut asked: MessageReader<SaveGameIn>,
    games: SavableGames,
    mut last: ResMut<LastSent>,
    mut dialogs: ResMut<OpenDialogs>,
    writer: Res<GameWriter>,
) {
    let of_current = requests
        .read()
        .map(|SaveGame(path)| SaveGameIn { path: path.clone(), game: games.current() });
    for SaveGameIn { path, game } in of_current.chain(asked.read().cloned()) {
        if dialogs.has(FILES) {
            dialogs.close(FILES);
        }
        let game = games.now(game);
        if games.is_at_table(&game) {
            last.note(&game);
        }
        writer.0.ask(SaveJob {
            game,
            target: SaveTarget::New(file_of_games(&path)),
            is_asked: true,
        });
    }
}

/// The absolute path of a file name, independent of the next working directory.
fn file_of_games(name: &Path) -> PathBuf {
    let path = std::path::absolute(name).unwrap_or_else(|_| name.to_owned());
    match path.extension() {
        Some(_) => path,
        None => path.with_extension("pdn"),
    }
}

/// Autosaves changed games.
fn save_changes(games: SavableGames, mut last: ResMut<LastSent>, writer: Res<GameWriter>) {
    let Some(autosave) = &games.autosave else {
        return;
    };
    for game in games.session.all().games() {
        let Some(place) = autosave.saved(game.variant()) else {
            continue;
        };
        let game = games.at_table(game);
        if !last.is_current(&game) {
            last.note(&game);
            writer.0.ask(SaveJob {
                game,
                target: SaveTarget::Known(place.clone()),
                is_asked: false,
            });
        }
    }
}

/// Updates the save locations and reports the results.
fn note_saved(
    mut writer: ResMut<GameWriter>,
    session: Res<CurrentSession>,
    mut autosave: Option<ResMut<Autosave>>,
    mut last: ResMut<LastSent>,
    mut recent: ResMut<RecentFiles>,
    mut notices: MessageWriter<Notice>,
) {
    for saved in writer.bypass_change_detection().0.take() {
        let was_failing = last.note_failing(&saved);
        let is_at_table =
            autosave.as_mut().is_some_and(|autosave| note_place(&saved, autosave, &session));
        let name = file_name(&saved.path);
        let notice = match saved.result {
            Ok(_) if saved.is_asked => {
                recent.add(&saved.path);
                Notice::info(move |localizer| {
                    if is_at_table {
                        localizer.messages.file_saved(&name)
                    } else {
                        localizer.messages.file_saved_once(&name)
                    }
                })
            }
            Err(error) if saved.is_asked || !was_failing => {
                Notice::info(move |localizer| save_error(localizer, &name, &error))
            }
            _ => continue,
        };
        notices.write(notice);
    }
}

/// Updates the save location of a game. Returns `false` if another game has replaced it, or if it was downloaded.
///
/// An earlier game that can no longer be saved in its own file is filed as a new one.
fn note_place(saved: &Saved, autosave: &mut Autosave, session: &CurrentSession) -> bool {
    if is_download(&saved.path) {
        return false;
    }
    let place = match &saved.result {
        Ok(place) => Some(place.clone()),
        Err(_) if autosave.archive().holds(&saved.path) => None,
        Err(_) => return autosave.game_id(saved.variant) == saved.id,
    };
    autosave.set_saved(session.all(), saved.id, place);
    autosave.game_id(saved.variant) == saved.id
}

/// Waits for pending saves before the session closes, and updates their locations.
fn finish(
    mut exits: MessageReader<AppExit>,
    mut writer: ResMut<GameWriter>,
    session: Res<CurrentSession>,
    mut autosave: ResMut<Autosave>,
) {
    if exits.read().count() > 0 {
        writer.0.finish();
        for saved in writer.0.take() {
            note_place(&saved, &mut autosave, &session);
        }
    }
}

/// The message for a failed save.
fn save_error(localizer: &Localizer, name: &str, error: &SaveError) -> String {
    let messages = &localizer.messages;
    match error {
        SaveError::Io(error) => messages.file_not_saved(name, error.to_string()),
        SaveError::Changed => messages.file_changed(name),
        SaveError::NotPdn => messages.file_no_pdn(name),
        SaveError::SharedLine => messages.file_shared_line(name),
    }
}

fn start(mut commands: Commands, waker: WindowWaker) {
    commands.insert_resource(GameWriter::new(waker.waker()));
}

pub(super) fn plugin(app: &mut App) {
    let is_on = resource_exists::<Autosave>;
    let may_have_changed =
        resource_changed::<CurrentSession>.or_eager(resource_exists_and_changed::<Autosave>);
    app.init_resource::<LastSent>()
        .add_message::<SaveRequest>()
        .add_message::<SaveGameIn>()
        .add_systems(PreStartup, start)
        .add_systems(
            Update,
            (
                (answer_requests, save_in_files).in_set(FrameSystems::Input),
                (note_saved, save_changes.run_if(may_have_changed))
                    .chain()
                    .after(FrameSystems::Apply)
                    .before(FrameSystems::Render),
            ),
        )
        .add_systems(Last, finish.before(CloseSession).run_if(is_on));
}
