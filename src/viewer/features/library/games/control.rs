//! Handles the actions of the game list and the explorer.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::collection::{GameArchive, GameCollection};
use super::list::GameList;
use crate::archive::place_of_game;
use crate::game::Command;
use crate::game_tree::{GameTree, NodePath};
use crate::notation::MoveRequest;
use crate::notation::pdn::GameResult;
use crate::rules::{Move, Position, Side, Variant};
use crate::viewer::features::library::actions::{GAMES, GamesAction};
use crate::viewer::features::library::explorer::state::{EXPLORER, Explorer};
use crate::viewer::kernel::actions::{ActionRequest, CarryOut, next_or_none};
use crate::viewer::kernel::autosave::Autosave;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::{BrowseGames, GameCommand, GameSource, LoadGame, Notice};
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::ui::button::Button;

const DOUBLE_CLICK: Duration = Duration::from_millis(500);
/// Rows per page.
const PAGE: isize = 12;

/// The position to show once the game has been opened.
#[derive(Resource, Default)]
struct PlaceToShow(Option<NodePath>);

/// The resources that the actions read and change.
#[derive(SystemParam)]
struct GamesDispatcher<'w> {
    dialogs: ResMut<'w, OpenDialogs>,
    list: ResMut<'w, GameList>,
    explorer: ResMut<'w, Explorer>,
    collection: ResMut<'w, GameCollection>,
    archive: Res<'w, GameArchive>,
    autosave: Option<Res<'w, Autosave>>,
    session: Res<'w, CurrentSession>,
    seats: Res<'w, PlayerSeats>,
    place: ResMut<'w, PlaceToShow>,
    browse: MessageWriter<'w, BrowseGames>,
    load: MessageWriter<'w, LoadGame>,
    commands: MessageWriter<'w, GameCommand>,
    notices: MessageWriter<'w, Notice>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl GamesDispatcher<'_> {
    /// Runs an action; `is_double` marks a double click on the same row.
    fn dispatch(&mut self, action: GamesAction, is_double: bool) {
        match action {
            GamesAction::Browse => self.open_list(false),
            GamesAction::BrowsePosition => self.open_list(true),
            GamesAction::ToggleExplorer => {
                self.dialogs.toggle(EXPLORER);
                if self.dialogs.has(EXPLORER) {
                    self.open_own_games();
                }
            }
            GamesAction::ToggleMirrored => self.explorer.mirrored = !self.explorer.mirrored,
            GamesAction::NextResult => {
                let mut filter = self.list.filter().clone();
                filter.result = next_or_none(filter.result, &RESULTS);
                self.list.set_filter(filter);
            }
            GamesAction::NextVariant => {
                let mut filter = self.list.filter().clone();
                filter.variant = next_or_none(filter.variant, &Variant::ALL);
                self.list.set_filter(filter);
            }
            GamesAction::ToggleDuplicates => {
                let mut filter = self.list.filter().clone();
                filter.without_duplicates = !filter.without_duplicates;
                self.list.set_filter(filter);
            }
            GamesAction::TogglePosition => {
                let by_position = !self.list.is_by_position();
                self.list.set_by_position(by_position);
            }
            GamesAction::SortBy(column) => self.list.sort_by(column),
            GamesAction::Select(row) if is_double => {
                self.list.select(row);
                self.open_selected();
            }
            GamesAction::Select(row) => self.list.select(row),
            GamesAction::Step(rows) => {
                let row = self.list.selected().unwrap_or(0);
                self.list.select(row.saturating_add_signed(rows));
            }
            GamesAction::StopReading => self.collection.stop(),
            GamesAction::OpenSelected => self.open_selected(),
            GamesAction::Open(game) => {
                let position = *self.session.game().position();
                self.open(game, Some(&position));
            }
            GamesAction::Play(mv) => self.play(mv),
        }
    }

    /// Opens the list, initially with the player's own games.
    fn open_list(&mut self, by_position: bool) {
        self.dialogs.open(GAMES, ());
        self.list.set_by_position(by_position);
        self.open_own_games();
    }

    /// Opens the player's own games, unless others are open. Games may have been filed since the last time.
    fn open_own_games(&mut self) {
        let Some(folder) = self.archive.own_games() else { return };
        let own = [folder];
        let paths = self.collection.paths();
        if paths.is_empty() || (paths == own && self.collection.progress().is_none()) {
            self.browse.write(BrowseGames(own.to_vec()));
        }
    }

    fn open_selected(&mut self) {
        if let Some(game) = self.list.selected_game() {
            let position = self.list.position().copied();
            self.open(game, position.as_ref());
        }
    }

    /// Opens a game at the table, at the point where it reaches this position.
    fn open(&mut self, game: usize, position: Option<&Position>) {
        let Some(index) = self.collection.index().filter(|index| game < index.len()) else {
            return;
        };
        let read = match index.read_game(game) {
            Ok(read) => read.and_then(|read| read.into_game()),
            Err(error) => {
                self.notices.write(Notice::info(move |localizer| {
                    localizer.messages.games_unreadable(error.to_string())
                }));
                return;
            }
        };
        let Some(read) = read else {
            self.notices.write(Notice::info(|localizer| localizer.messages.games_not_playable()));
            return;
        };
        let indexed = index.game(game);
        self.place.0 = position.and_then(|position| path_to(&read.tree, position));
        let (path, number) = (indexed.path.to_owned(), indexed.number);
        let autosave = self.autosave.as_ref();
        let is_earlier = autosave.is_some_and(|autosave| autosave.archive().holds(&path));
        // A game that cannot be saved in its file is filed as a new one.
        let place =
            is_earlier.then(|| place_of_game(&path, number, &read).ok().flatten()).flatten();
        self.load.write(LoadGame {
            game: Box::new(read),
            source: Some(GameSource { path, number, place }),
        });
        self.dialogs.close(GAMES);
        // The position is shown in the next frame.
        self.redraw.write(RequestRedraw);
    }

    /// Plays a move of the explorer, unless it is an engine's turn.
    fn play(&mut self, mv: Move) {
        let game = self.session.game();
        let position = game.position();
        let is_playable = position.playable_moves().contains(&mv);
        if is_playable
            && self.seats.assignment(game).is_none()
            && let Some(route) = position.route(mv)
        {
            let request = MoveRequest::from_route(mv, &route);
            self.commands.write(GameCommand(Command::Play(request)));
        }
    }
}

/// The result filters, in order.
const RESULTS: [GameResult; 4] = [
    GameResult::Won(Side::White),
    GameResult::Drawn,
    GameResult::Won(Side::Black),
    GameResult::Unfinished,
];

/// The path to the first main-line node with this position or its mirror image.
fn path_to(tree: &GameTree, position: &Position) -> Option<NodePath> {
    let image = position.mirrored();
    let mut line = std::iter::once(tree.root()).chain(tree.main_line());
    let is_it = |found: &Position| found == position || Some(*found) == image;
    let node = line.find(|&node| is_it(tree.node(node).position()))?;
    Some(tree.path_of(node))
}

fn carry_out(
    mut actions: MessageReader<GamesAction>,
    mut dispatcher: GamesDispatcher,
    time: Res<Time<Real>>,
    mut last: Local<Option<(usize, Duration)>>,
) {
    for &action in actions.read() {
        let (mut is_double, now) = (false, time.elapsed());
        if let GamesAction::Select(row) = action {
            let is_same = |(other, at): (usize, Duration)| other == row && now - at < DOUBLE_CLICK;
            is_double = last.take().is_some_and(is_same);
            *last = Some((row, now)).filter(|_| !is_double);
        }
        dispatcher.dispatch(action, is_double);
    }
}

fn open_for_request(mut requests: MessageReader<BrowseGames>, mut dialogs: ResMut<OpenDialogs>) {
    if requests.read().count() > 0 && !dialogs.has(EXPLORER) {
        dialogs.open(GAMES, ());
    }
}

/// Shows the position in the opened game, a frame later.
fn show_place(
    mut loaded: MessageReader<LoadGame>,
    mut place: ResMut<PlaceToShow>,
    mut commands: MessageWriter<GameCommand>,
) {
    if loaded.read().count() > 0
        && let Some(path) = place.bypass_change_detection().0.take()
    {
        commands.write(GameCommand(Command::GoTo(path)));
    }
}

/// The list's keys. They work regardless of focus, because text fields do not use them.
fn read_list_keys(
    mut keys: MessageReader<KeyboardInput>,
    dialogs: Res<OpenDialogs>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    buttons: Query<(), With<Button>>,
    mut actions: MessageWriter<ActionRequest>,
) {
    let is_on_button = visible.0 && focus.get().is_some_and(|entity| buttons.contains(entity));
    for input in keys.read() {
        if !dialogs.has(GAMES) || input.state == ButtonState::Released {
            continue;
        }
        let action = match input.key_code {
            KeyCode::ArrowDown => GamesAction::Step(1),
            KeyCode::ArrowUp => GamesAction::Step(-1),
            KeyCode::PageDown => GamesAction::Step(PAGE),
            KeyCode::PageUp => GamesAction::Step(-PAGE),
            KeyCode::Enter | KeyCode::NumpadEnter if !is_on_button && !input.repeat => {
                GamesAction::OpenSelected
            }
            _ => continue,
        };
        actions.write(ActionRequest::new(action));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlaceToShow>().add_systems(
        Update,
        (show_place, read_list_keys, (open_for_request, carry_out).chain().in_set(CarryOut))
            .chain(),
    );
}
