//! The actions with games on disk, and the keys in their dialogs, most of which have a text field with a list below it.

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

/// The list of games.
pub const GAMES: DialogId<()> = DialogId::new("games", Modality::Modal, DialogHeight::Dialog);

/// An action with games on disk.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAction {
    /// Choose files to open.
    Open,
    /// Save the game where it was saved last, or choose a file.
    Save,
    /// Choose a file to save the game in.
    SaveAs,
    /// List the earlier games.
    EarlierGames,
    /// List the unfinished sessions.
    Unfinished,
    /// Go on with this unfinished session at this table or, without one, with what was on the board.
    Resume(usize, Option<Variant>),
    /// Do what the open file dialog offers with what is chosen in it.
    Confirm,
    /// Leave the list for the system's folders.
    Home,
    /// Show the folder above.
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
        // A game with a player elsewhere is saved when it is over.
        let is_saved = matches!(self, FileAction::Save | FileAction::SaveAs);
        let can_open = now.is_in(&[BoardMode::Game, BoardMode::Editor]);
        now.dialogs.has(FILES) || (can_open && !(is_saved && now.is_remote))
    }
}

/// An action in the list of games or in the explorer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesAction {
    /// List the games that are open or, if there are none, the player's own.
    Browse,
    /// List those that reach the position on the board.
    BrowsePosition,
    /// Show the explorer, or hide it.
    ToggleExplorer,
    /// Count games that reach the mirror image of the position in the explorer, or do not.
    ToggleMirrored,
    /// List only games with the next result, then with any.
    NextResult,
    /// List only games of the next variant, then of any.
    NextVariant,
    /// List games that are the same as earlier ones, or do not.
    ToggleDuplicates,
    /// List only games that reach the position on the board, or all.
    TogglePosition,
    /// Sort the games by this column, then the other way round, then not.
    SortBy(GameColumn),
    /// Select this row of the list; the second time at once, open its game.
    Select(usize),
    /// Select the row this many below.
    Step(isize),
    /// Stop reading the files of games.
    StopReading,
    /// Open the selected game at the table.
    OpenSelected,
    /// Open this game at the table.
    Open(usize),
    /// Play this move, which other games have.
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

/// A column of the list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameColumn {
    /// The number of the game in the list of all.
    Number,
    Date,
    Result,
    /// White's name.
    White,
    /// Black's name.
    Black,
    Event,
    Variant,
    /// The number of moves.
    Moves,
}
impl GameColumn {
    /// The columns, from left to right.
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

/// The list of the open dialog.
#[derive(Component)]
pub(crate) struct DialogList;

/// Number of rows that a page key goes.
const PAGE: isize = 5;

/// Reads the keys that the field and the list do not read themselves.
fn read(In(press): In<KeyPress>, dialogs: Res<OpenDialogs>) -> Option<KeyUse> {
    let is_typed = dialogs
        .get(FILES)
        .copied()
        .is_some_and(FileDialog::has_field)
        && !dialogs.has(CONFIRMATION)
        && !press.on_button
        && !press.ctrl;
    is_typed.then(|| match press.code() {
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(press.tab())),
        _ => KeyUse::ReadElsewhere,
    })
}

/// Goes from row to row with the arrows; Enter takes the row.
fn read_list_keys(
    mut keys: MessageReader<KeyboardInput>,
    dialogs: Res<OpenDialogs>,
    mut lists: Query<&mut ListView, With<DialogList>>,
    mut actions: MessageWriter<ActionRequest>,
) {
    if !dialogs
        .get(FILES)
        .copied()
        .is_some_and(FileDialog::has_field)
    {
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
    app.add_key_layer(LayerOrder::Dialog, read).add_systems(
        Update,
        read_list_keys
            .run_if(not(is_button_focused))
            .before(CarryOut),
    );
}
