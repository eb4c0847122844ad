//! File and game-list actions, and the keys of their dialogs, most of which have a text field above a list.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::rules::{Move, Variant};
use crate::viewer::kernel::actions::{ActionRequest, CarryOut, FeatureAction, Situation};
use crate::viewer::kernel::dialogs::{
    CONFIRMATION, DialogHeight, DialogId, FILES, FileDialog, Modality, OpenDialogs,
};
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::button_focus::is_button_focused;
use crate::viewer::ui::scroll::ListView;

pub const GAMES: DialogId<()> = DialogId::new("games", Modality::Modal, DialogHeight::Dialog);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAction {
    /// Opens the file chooser.
    Open,
    /// Saves the game where it was last saved, or asks for a file.
    Save,
    SaveAs,
    EarlierGames,
    /// Lists the unfinished sessions.
    Unfinished,
    /// Resumes this unfinished session at this table or, without one, at the draft.
    Resume(usize, Option<Variant>),
    /// Confirms the open file dialog.
    Confirm,
    /// Goes to the home folder.
    Home,
    ParentFolder,
}

impl FeatureAction for FileAction {
    const KEYS: &'static [(Key, FileAction)] = &[
        (Key::ctrl('o'), FileAction::Open),
        (Key::ctrl('s'), FileAction::Save),
        (Key::ctrl('s').with_shift(), FileAction::SaveAs),
        (Key::ctrl('g'), FileAction::EarlierGames),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Games;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            FileAction::Open | FileAction::Confirm => Messages::file_open,
            FileAction::Save => Messages::file_save,
            FileAction::SaveAs => Messages::file_save_as,
            FileAction::EarlierGames => Messages::earlier_games,
            FileAction::Unfinished => Messages::unfinished_games,
            FileAction::Resume(..) => Messages::unfinished_continue,
            FileAction::Home => Messages::folder_home,
            FileAction::ParentFolder => Messages::folder_above,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        // Online games are saved only when over.
        let is_saved = matches!(self, FileAction::Save | FileAction::SaveAs);
        let can_open = now.is_in(&[BoardMode::Game, BoardMode::Editor]);
        now.dialogs.has(FILES) || (can_open && !(is_saved && now.is_remote))
    }
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesAction {
    /// Lists the open games, by default the player's own.
    Browse,
    /// Lists the games that reach the position on the board.
    BrowsePosition,
    /// Shows or hides the explorer.
    ToggleExplorer,
    /// Toggles counting mirror images of the position in the explorer.
    ToggleMirrored,
    /// Cycles the result filter, including any.
    NextResult,
    /// Cycles the variant filter, including any.
    NextVariant,
    ToggleDuplicates,
    /// Toggles the filter for games that reach the position on the board.
    TogglePosition,
    /// Sorts by this column: ascending, then reversed, then off.
    SortBy(GameColumn),
    /// Selects this row; a double click opens its game.
    Select(usize),
    /// Moves the selection by this many rows.
    Step(isize),
    /// Cancels reading the files of games.
    StopReading,
    /// Opens the selected game at the table.
    OpenSelected,
    /// Opens this game at the table.
    Open(usize),
    Play(Move),
}

impl FeatureAction for GamesAction {
    const KEYS: &'static [(Key, GamesAction)] = &[
        (Key::ctrl('l'), GamesAction::Browse),
        (Key::character('o'), GamesAction::ToggleExplorer),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Games;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            GamesAction::Browse => Messages::games_browse,
            GamesAction::BrowsePosition => Messages::games_browse_position,
            GamesAction::ToggleExplorer => Messages::explorer_toggle,
            GamesAction::ToggleMirrored => Messages::explorer_mirrored_tip,
            GamesAction::NextResult => Messages::games_column_result,
            GamesAction::NextVariant => Messages::games_column_variant,
            GamesAction::ToggleDuplicates => Messages::games_duplicates,
            GamesAction::TogglePosition => Messages::games_by_position,
            GamesAction::SortBy(_) => Messages::games_sort,
            GamesAction::Select(_) | GamesAction::Step(_) => Messages::games_title,
            GamesAction::StopReading => Messages::share_stop,
            GamesAction::OpenSelected | GamesAction::Open(_) => Messages::games_open,
            GamesAction::Play(_) => Messages::explorer_play,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            GamesAction::Browse => now.is_in(&[BoardMode::Game, BoardMode::Editor]),
            GamesAction::BrowsePosition
            | GamesAction::ToggleExplorer
            | GamesAction::ToggleMirrored
            | GamesAction::Open(_)
            | GamesAction::Play(_) => now.is_own_game(),
            GamesAction::NextResult
            | GamesAction::NextVariant
            | GamesAction::ToggleDuplicates
            | GamesAction::TogglePosition
            | GamesAction::SortBy(_)
            | GamesAction::Select(_)
            | GamesAction::Step(_)
            | GamesAction::StopReading
            | GamesAction::OpenSelected => now.dialogs.is_on_top(GAMES),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameColumn {
    /// The game's number in the full list.
    Number,
    Date,
    Result,
    White,
    Black,
    Event,
    Variant,
    Moves,
}
impl GameColumn {
    /// All columns, left to right.
    pub const ALL: [GameColumn; 8] = [
        GameColumn::Number,
        GameColumn::Date,
        GameColumn::Result,
        GameColumn::White,
        GameColumn::Black,
        GameColumn::Event,
        GameColumn::Variant,
        GameColumn::Moves,
    ];
}

#[derive(Component)]
pub(crate) struct DialogList;

/// Rows per page key.
const PAGE: isize = 5;

/// Handles the keys that the field and the list leave.
fn read(In(press): In<KeyPress>, dialogs: Res<OpenDialogs>) -> Option<KeyUse> {
    let is_typed = dialogs.get(FILES).copied().is_some_and(FileDialog::has_field)
        && !dialogs.has(CONFIRMATION)
        && !press.on_button
        && !press.ctrl;
    is_typed.then(|| match press.code() {
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(press.tab())),
        _ => KeyUse::ReadElsewhere,
    })
}

/// Moves the selection with the arrows; Enter confirms.
fn read_list_keys(
    mut keys: MessageReader<KeyboardInput>,
    dialogs: Res<OpenDialogs>,
    mut lists: Query<&mut ListView, With<DialogList>>,
    mut actions: MessageWriter<ActionRequest>,
) {
    let has_field = dialogs.get(FILES).copied().is_some_and(FileDialog::has_field);
    if !has_field || !dialogs.is_on_top(FILES) {
        keys.clear();
        return;
    }
    for key in keys.read() {
        if key.state == ButtonState::Released {
            continue;
        }
        let rows = match key.key_code {
            KeyCode::ArrowDown => 1,
            KeyCode::ArrowUp => -1,
            KeyCode::PageDown => PAGE,
            KeyCode::PageUp => -PAGE,
            KeyCode::Enter | KeyCode::NumpadEnter if !key.repeat => {
                actions.write(ActionRequest::new(FileAction::Confirm));
                continue;
            }
            _ => continue,
        };
        lists.iter_mut().for_each(|mut list| list.step(rows));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Dialog, read)
        .add_systems(Update, read_list_keys.run_if(not(is_button_focused)).before(CarryOut));
}
