//! The built-in file dialog, for systems without one: a path field above the folder's entries.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui_widgets::Activate;

use super::opening::RecentFiles;
use super::saving::SavableGames;
use crate::i18n::Messages;
use crate::platform::{fs, home_folder};
use crate::viewer::features::library::actions::{DialogList, FileAction};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::{FILES, FileDialog, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{OpenFiles, SaveGame};
use crate::viewer::kernel::settings::Localization;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::answers;
use crate::viewer::ui::action_button::{message_button, primary_button};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ListRow, ListView, list};
use crate::viewer::ui::slots::UiSlot;
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{UiAssets, column, text, title};

const ROW_HEIGHT: f32 = 34.0;

#[derive(Component)]
struct FilesDialog(FileDialog);

#[derive(Component)]
struct FileRows;

#[derive(Component)]
struct PathField;

#[derive(Resource, Default)]
struct ShownFolder {
    folder: PathBuf,
    entries: Vec<FileEntry>,
    /// Indexes of the entries that match the typed text.
    shown: Vec<usize>,
    /// The typed text for which the list was built.
    typed: Option<String>,
}

impl ShownFolder {
    /// Resolves a typed path.
    fn meant(&self, typed: PathBuf) -> PathBuf {
        meant_path(typed, &self.folder, &self.entries)
    }
}

fn open_and_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    recent: Res<RecentFiles>,
    localization: Res<Localization>,
    games: SavableGames,
    assets: Res<UiAssets>,
    mut shown: ResMut<ShownFolder>,
    open: Query<(Entity, &FilesDialog)>,
) {
    let asked = dialogs.get(FILES).copied();
    let asked = asked.filter(|dialog| matches!(dialog, FileDialog::Open | FileDialog::Save));
    let on_screen = open.iter().next();
    if on_screen.map(|(_, FilesDialog(purpose))| *purpose) == asked {
        return;
    }
    if let Some((card, _)) = on_screen {
        commands.entity(card).despawn();
    }
    let Some(asked) = asked else { return };
    *shown = ShownFolder::default();
    let last = recent.paths().first().and_then(|path| path.parent());
    let folder = last.map(Path::to_owned).filter(|folder| fs::is_folder(folder));
    let folder =
        folder.or_else(home_folder).or_else(|| std::env::current_dir().ok()).unwrap_or_default();
    let words = match asked {
        FileDialog::Save => {
            let name = games.current().file_name(&localization);
            folder.join(name).display().to_string()
        }
        _ => folder_text(&folder),
    };
    shown.folder = folder;
    commands.spawn(dialog(&assets, asked, &words));
}

fn dialog(assets: &UiAssets, purpose: FileDialog, words: &str) -> impl Bundle + use<> {
    let modal = Modal { z_index: 8, ..Modal::new("Files", 640.0) };
    let frame = Node { height: px(340), max_height: vh(50), ..default() };
    let (heading, answer, note) = match purpose {
        FileDialog::Save => (
            Messages::file_save_as as crate::i18n::MessageFn,
            Messages::file_save as crate::i18n::MessageFn,
            Messages::file_save_note as crate::i18n::MessageFn,
        ),
        _ => (
            Messages::file_open as crate::i18n::MessageFn,
            Messages::file_open_button as crate::i18n::MessageFn,
            Messages::file_open_note as crate::i18n::MessageFn,
        ),
    };
    (
        FilesDialog(purpose),
        modal.with_foot(
            children![
                title(
                    assets,
                    "Title",
                    LetterSize::Title,
                    palette::TEXT,
                    BoundText::message(heading)
                ),
                TextField::new(words, 4000).framed((PathField, InitialFocus)),
                text("Note", LetterSize::Body, palette::TEXT_QUIET, BoundText::message(note)),
                (
                    Name::new("About the game"),
                    column(0.0),
                    UiSlot::SaveDialog,
                    Pickable::IGNORE,
                    VisibleWhen::new(move |_| purpose == FileDialog::Save),
                ),
                list(frame, ROW_HEIGHT, (FileRows, DialogList)),
            ],
            answers(children![
                message_button("Above", FileAction::ParentFolder, Messages::folder_above),
                message_button("Home", FileAction::Home, Messages::folder_home),
                message_button("Dismiss", ShellAction::Cancel, Messages::dismiss),
                primary_button("Confirm", FileAction::Confirm, answer),
            ]),
        ),
    )
}

/// Lists the typed folder.
fn update_list(
    mut shown: ResMut<ShownFolder>,
    recent: Res<RecentFiles>,
    dialog: Query<&FilesDialog>,
    field: Query<&EditableText, With<PathField>>,
    mut rows: Query<&mut ListView, With<FileRows>>,
) {
    let (Ok(FilesDialog(purpose)), Ok(field), Ok(mut rows)) =
        (dialog.single(), field.single(), rows.single_mut())
    else {
        return;
    };
    let typed = field.value().to_string();
    let is_first = shown.typed.is_none();
    if shown.typed.as_ref() == Some(&typed) {
        return;
    }
    let (folder, name) = folder_and_name(&typed);
    let folder = shown.meant(folder);
    if is_first || folder != shown.folder {
        shown.entries = entries_of(&folder);
        if is_first && *purpose == FileDialog::Open {
            let recent = recent.paths().iter().filter(|path| fs::exists(path).unwrap_or(false));
            let recent = recent.map(|path| FileEntry {
                path: path.clone(),
                is_folder: fs::is_folder(path),
                is_recent: true,
            });
            shown.entries.splice(0..0, recent);
        }
        shown.folder = folder;
    }
    let is_saving = *purpose == FileDialog::Save;
    let name = name.to_lowercase();
    let matches = |entry: &FileEntry| is_saving || entry.name().to_lowercase().contains(&name);
    let matching = shown.entries.iter().enumerate();
    shown.shown = matching.filter(|(_, entry)| matches(entry)).map(|(place, _)| place).collect();
    shown.typed = Some(typed);
    rows.replace(shown.shown.len(), (!is_saving).then_some(0));
}

/// Fills rows as they scroll into view.
fn fill_rows(
    mut commands: Commands,
    shown: Res<ShownFolder>,
    assets: Res<UiAssets>,
    lists: Query<(), With<FileRows>>,
    rows: Query<(Entity, &ListRow), Added<ListRow>>,
) {
    for (entity, of) in &rows {
        let place = shown.shown.get(of.index);
        let Some(entry) = place.and_then(|&place| shown.entries.get(place)) else {
            continue;
        };
        if !lists.contains(of.list) {
            continue;
        }
        let name = entry.name();
        let words = BoundText::new(move |_| name.clone());
        let color = if entry.is_recent { palette::ACCENT } else { palette::TEXT };
        commands.entity(entity).with_children(|row| {
            if entry.is_folder {
                row.spawn(title(&assets, "Folder", LetterSize::Body, color, words))
            } else {
                row.spawn(text("File", LetterSize::Body, color, words))
            }
            .insert(TextLayout::no_wrap());
        });
    }
}

/// Handles a click on a row: enters a folder, opens a file, or copies its name to the field.
fn on_activate(
    activate: On<Activate>,
    rows: Query<&ListRow>,
    lists: Query<(), With<FileRows>>,
    mut taken: MessageWriter<TakeRow>,
) {
    if let Ok(row) = rows.get(activate.entity)
        && lists.contains(row.list)
    {
        taken.write(TakeRow(row.index));
    }
}

/// A clicked or confirmed row.
#[derive(Message)]
struct TakeRow(usize);

/// Replaces the typed text.
fn set_text(field: &mut EditableText, text: &str) {
    field.queue_edit(TextEdit::SelectAll);
    field.queue_edit(TextEdit::Insert(text.into()));
}

fn take_rows(
    mut taken: MessageReader<TakeRow>,
    shown: Res<ShownFolder>,
    dialog: Query<&FilesDialog>,
    mut field: Query<&mut EditableText, With<PathField>>,
    mut opened: MessageWriter<OpenFiles>,
) {
    for TakeRow(index) in taken.read() {
        let place = shown.shown.get(*index);
        let entry = place.and_then(|&place| shown.entries.get(place));
        let (Some(entry), Ok(FilesDialog(purpose)), Ok(mut field)) =
            (entry, dialog.single(), field.single_mut())
        else {
            continue;
        };
        match (entry.is_folder, purpose) {
            (true, _) => set_text(&mut field, &folder_text(&entry.path)),
            (false, FileDialog::Save) => set_text(&mut field, &entry.path.display().to_string()),
            (false, _) => {
                opened.write(OpenFiles(vec![entry.path.clone()]));
            }
        }
    }
}

/// Handles the dialog's buttons.
fn answer(
    mut actions: MessageReader<FileAction>,
    shown: Res<ShownFolder>,
    dialog: Query<&FilesDialog>,
    rows: Query<&ListView, With<FileRows>>,
    mut field: Query<&mut EditableText, With<PathField>>,
    mut taken: MessageWriter<TakeRow>,
    mut opened: MessageWriter<OpenFiles>,
    mut saved: MessageWriter<SaveGame>,
) {
    for &action in actions.read() {
        let (Ok(FilesDialog(purpose)), Ok(mut field), Ok(rows)) =
            (dialog.single(), field.single_mut(), rows.single())
        else {
            continue;
        };
        let typed = field.value().to_string();
        let path = shown.meant(typed_path(&typed));
        match action {
            FileAction::Home => {
                if let Some(home) = home_folder() {
                    set_text(&mut field, &folder_text(&home));
                }
            }
            FileAction::ParentFolder => {
                let folder = std::path::absolute(&shown.folder).unwrap_or_default();
                if let Some(parent) = folder.parent() {
                    set_text(&mut field, &folder_text(parent));
                }
            }
            FileAction::Confirm if fs::is_file(&path) && *purpose == FileDialog::Open => {
                opened.write(OpenFiles(vec![path]));
            }
            FileAction::Confirm if *purpose == FileDialog::Save && rows.selected().is_none() => {
                let is_folder = typed.ends_with(std::path::is_separator) || fs::is_folder(&path);
                if !is_folder {
                    saved.write(SaveGame(path));
                }
            }
            FileAction::Confirm => {
                taken.write_batch(rows.selected().map(TakeRow));
            }
            _ => {}
        }
    }
}

/// Maximum number of entries listed per folder.
const MAX_ENTRIES: usize = 5000;
/// File extensions of games, in lower case.
const EXTENSIONS: [&str; 2] = ["pdn", "fen"];

/// A row of the list.
#[derive(Clone, Debug)]
pub(super) struct FileEntry {
    pub(super) path: PathBuf,
    pub(super) is_folder: bool,
    /// A recently used file, possibly in another folder.
    pub(super) is_recent: bool,
}

impl FileEntry {
    /// The name as displayed and filtered.
    pub(super) fn name(&self) -> String {
        let name = if self.is_recent {
            self.path.as_os_str()
        } else {
            self.path.file_name().unwrap_or(self.path.as_os_str())
        };
        let name = name.to_string_lossy();
        if self.is_folder { format!("{name}{MAIN_SEPARATOR}") } else { name.into_owned() }
    }
}

/// The path of a folder with a trailing separator, as typed.
fn folder_text(folder: &Path) -> String {
    let text = folder.display().to_string();
    if text.ends_with(MAIN_SEPARATOR) { text } else { format!("{text}{MAIN_SEPARATOR}") }
}

/// Parses the typed path; `~` is the home folder.
fn typed_path(typed: &str) -> PathBuf {
    let home = typed.strip_prefix("~/").and_then(|rest| Some(home_folder()?.join(rest)));
    home.unwrap_or_else(|| typed.into())
}

/// Resolves a typed path. Names that are not Unicode are displayed, and so typed, with replacement characters, and are
/// looked up in the folder shown.
fn meant_path(typed: PathBuf, folder: &Path, entries: &[FileEntry]) -> PathBuf {
    let shown = typed.to_string_lossy().into_owned();
    if !shown.contains(char::REPLACEMENT_CHARACTER) {
        return typed;
    }
    let is_meant = |path: &Path| Path::new(&*path.to_string_lossy()) == Path::new(&shown);
    let paths = entries.iter().map(|entry| entry.path.as_path());
    if let Some(path) = paths.chain([folder]).find(|path| is_meant(path)) {
        return path.to_owned();
    }
    match typed.file_name() {
        Some(name) if is_meant(&folder.join(name)) => folder.join(name),
        _ => typed,
    }
}

/// Splits the typed text into a folder and the beginning of a name.
fn folder_and_name(typed: &str) -> (PathBuf, String) {
    let path = typed_path(typed);
    if typed.is_empty() || typed.ends_with(std::path::is_separator) {
        return (path, String::new());
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    (path.parent().unwrap_or(Path::new("")).to_owned(), name)
}

/// The folders and game files in a folder, folders first.
fn entries_of(folder: &Path) -> Vec<FileEntry> {
    let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let is_hidden = |path: &Path| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().starts_with('.')
    };
    let has_games = |path: &Path| {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        EXTENSIONS.contains(&extension.to_lowercase().as_str())
    };
    let mut entries: Vec<_> = fs::read_dir(here)
        .into_iter()
        .flatten()
        .flatten()
        .take(MAX_ENTRIES)
        .map(|entry| FileEntry {
            is_folder: fs::is_folder(entry.path()),
            path: folder.join(entry.file_name()),
            is_recent: false,
        })
        .filter(|entry| !is_hidden(&entry.path) && (entry.is_folder || has_games(&entry.path)))
        .collect();
    entries.sort_by_cached_key(|entry| (!entry.is_folder, entry.name().to_lowercase()));
    entries
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownFolder>()
        .add_message::<TakeRow>()
        .add_observer(on_activate)
        .add_systems(
            Update,
            (
                (answer, take_rows).chain().after(CarryOut).before(FrameSystems::Input),
                (
                    open_and_close.run_if(resource_changed::<OpenDialogs>),
                    ApplyDeferred,
                    update_list,
                    fill_rows,
                )
                    .chain()
                    .in_set(ModalSystems),
            ),
        );
}
