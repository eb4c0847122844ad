//! The list of many games and the explorer.

use std::fs;
use std::path::PathBuf;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui::Checked;
use dames3d::archive::Archive;
use dames3d::i18n::Messages;
use dames3d::rules::{Move, Ply, Variant};
use dames3d::viewer::features::library::actions::{self, GameColumn, GamesAction};
use dames3d::viewer::features::library::explorer::state::{EXPLORER, Explorer};
use dames3d::viewer::features::library::games::collection::{GameArchive, GameCollection};
use dames3d::viewer::features::library::games::list::GameList;
use dames3d::viewer::kernel::messages::BrowseGames;
use dames3d::viewer::scene::camera::PanelInsets;
use tempfile::TempDir;

use crate::test_app::TestApp;

const GAMES: &str = "\
[White \"Anna\"]\n[Black \"Béla\"]\n[Date \"1999.05.01\"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n\
[White \"Carl\"]\n[Black \"Anna\"]\n[Date \"2005.01.01\"]\n1. 32-28 18-22 0-2\n\n\
[White \"Dora\"]\n[Black \"Emil\"]\n1. 33-29 19-24 1-1\n\n\
[White \"Dora\"]\n[Black \"Fritz\"]\n1. 33-29 19-24 1-1\n";

struct Shelf {
    app: TestApp,
    folder: TempDir,
}

impl Shelf {
    /// A session of international draughts with games that can be listed.
    fn new(games: &str) -> Shelf {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("games.pdn"), games).expect("written");
        let archive = Archive::in_folder(folder.path().to_owned());
        let mut app = TestApp::with(|app| {
            app.insert_resource(GameArchive(Some(archive)));
        });
        app.command(dames3d::game::Command::SwitchGame(Variant::International));
        Shelf { app, folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("games.pdn")
    }

    /// Waits until the games have been read and are listed.
    fn wait(&mut self) {
        self.app.wait_until(|app| {
            let collection = app.resource::<GameCollection>();
            let is_read = collection.index().is_some() || collection.problem().is_some();
            is_read && !app.resource::<GameList>().is_busy()
        });
        self.app.frames(4);
    }

    /// Opens the list of the player's own games with the key.
    fn list(games: &str) -> Shelf {
        let mut shelf = Shelf::new(games);
        shelf.app.chord("l", KeyCode::KeyL);
        shelf.wait();
        shelf
    }

    fn rows(&self) -> Vec<usize> {
        self.app.resource::<GameList>().rows().to_vec()
    }

    fn act(&mut self, action: GamesAction) {
        self.app.ask(action);
        self.app.frames(3);
    }

    fn legal(&self, text: &str) -> Move {
        let request: dames3d::notation::MoveRequest = text.parse().expect("a move");
        request.resolve(self.app.game().position()).expect("legal").0
    }
}

#[test]
fn the_key_lists_the_games_with_their_players() {
    let mut shelf = Shelf::list(GAMES);
    assert!(shelf.app.open().has(actions::GAMES));
    assert_eq!(shelf.rows(), [0, 1, 2, 3]);
    for text in ["Anna", "Béla", "1999.05.01", "2–0", "4 = 3"] {
        assert!(shelf.app.says_text(text), "{text}: {:?}", shelf.app.said());
    }
    assert!(shelf.app.mentions(|messages| messages.games_count(4, 4)));
    shelf.app.key(Key::Escape, KeyCode::Escape);
    assert!(!shelf.app.open().has(actions::GAMES));
}

#[test]
fn typing_filters_the_list_and_no_key_does_anything_else() {
    let mut shelf = Shelf::list(GAMES);
    let settings =
        shelf.app.resource::<dames3d::viewer::kernel::settings::ViewerSettings>().numbers;
    shelf.app.type_text("ann");
    assert_eq!(shelf.rows(), [0, 1]);
    let after = shelf.app.resource::<dames3d::viewer::kernel::settings::ViewerSettings>().numbers;
    assert_eq!(settings, after, "N shows numbers on the board only");
    assert!(shelf.app.mentions(|messages| messages.games_count(2, 4)));
}

#[test]
fn buttons_filter_by_result_and_duplicates_and_columns_sort() {
    let mut shelf = Shelf::list(GAMES);
    shelf.app.press(GamesAction::NextResult);
    assert_eq!(shelf.rows(), [0]);
    shelf.app.press(GamesAction::NextResult);
    assert_eq!(shelf.rows(), [2, 3]);
    shelf.app.press(GamesAction::ToggleDuplicates);
    assert_eq!(shelf.rows(), [2]);
    assert!(shelf.app.has::<Checked>(GamesAction::ToggleDuplicates));
    for _ in 0..3 {
        shelf.app.press(GamesAction::NextResult);
    }
    shelf.app.press(GamesAction::ToggleDuplicates);
    assert_eq!(shelf.rows(), [0, 1, 2, 3]);
    let by_white = GamesAction::SortBy(GameColumn::White);
    shelf.app.press(by_white);
    assert_eq!(shelf.rows(), [0, 1, 2, 3]);
    shelf.app.press(by_white);
    assert_eq!(shelf.rows(), [2, 3, 1, 0]);
}

#[test]
fn a_list_that_is_opened_again_has_the_new_games_and_the_same_filters() {
    let mut shelf = Shelf::list(GAMES);
    for _ in 0..2 {
        shelf.app.key(Key::Tab, KeyCode::Tab);
    }
    shelf.app.type_text("2005");
    assert_eq!(shelf.rows(), [1]);
    shelf.app.key(Key::Escape, KeyCode::Escape);
    let newer = "[White \"Gina\"]\n[Date \"2005.07.01\"]\n1. 31-27 1-1\n";
    fs::write(shelf.folder.path().join("newer.pdn"), newer).expect("written");
    shelf.app.chord("l", KeyCode::KeyL);
    shelf.wait();
    assert_eq!(shelf.rows().len(), 2);
    assert!(shelf.app.says_text("Gina"), "{:?}", shelf.app.said());
}

#[test]
fn enter_opens_the_selected_game_at_the_table() {
    let mut shelf = Shelf::list(GAMES);
    shelf.app.key(Key::ArrowDown, KeyCode::ArrowDown);
    assert_eq!(shelf.app.resource::<GameList>().selected(), Some(1));
    shelf.app.key(Key::Enter, KeyCode::Enter);
    shelf.app.frames(3);
    assert!(!shelf.app.open().has(actions::GAMES));
    assert_eq!(shelf.app.game().variant(), Variant::International);
    assert_eq!(shelf.app.game().tree().main_line().len(), 2);
}

#[test]
fn a_double_click_opens_a_game() {
    let mut shelf = Shelf::list(GAMES);
    let row = GamesAction::Select(2);
    let button = shelf.app.button(row);
    shelf.app.click_button_at_once(button);
    assert_eq!(shelf.app.resource::<GameList>().selected(), Some(2));
    assert!(shelf.app.open().has(actions::GAMES));
    shelf.app.click_button_at_once(button);
    shelf.app.frames(3);
    assert!(!shelf.app.open().has(actions::GAMES));
    assert_eq!(shelf.app.game().tree().main_line().len(), 2);
}

#[test]
fn only_the_rows_in_sight_exist_and_the_end_can_be_reached() {
    let many: String =
        (0..5000).map(|game| format!("[White \"Player {game}\"] 1. 32-28 *\n\n")).collect();
    let mut shelf = Shelf::list(&many);
    assert_eq!(shelf.rows().len(), 5000);
    let world = shelf.app.world();
    let mut buttons = world.query::<&dames3d::viewer::ui::action_button::ActionButton>();
    let rows = buttons.iter(world);
    let rows = rows.filter(|button| matches!(button.0.get(), Some(GamesAction::Select(_))));
    assert!(rows.count() < 60);
    shelf.act(GamesAction::Step(10_000));
    shelf.app.frames(4);
    assert!(shelf.app.says_text("Player 4999"), "{:?}", shelf.app.said());
    assert!(!shelf.app.says_text("Player 0"));
    assert!(shelf.app.shows(GamesAction::Select(4999)));
}

#[test]
fn other_files_are_listed_on_request_and_a_missing_one_is_reported() {
    let mut shelf = Shelf::new(GAMES);
    let path = shelf.path();
    shelf.app.world().write_message(BrowseGames(vec![path]));
    shelf.app.frames(2);
    shelf.wait();
    assert!(shelf.app.open().has(actions::GAMES));
    assert_eq!(shelf.rows().len(), 4);
    let missing = shelf.folder.path().join("missing.pdn");
    shelf.app.world().write_message(BrowseGames(vec![missing]));
    shelf.app.frames(2);
    shelf.wait();
    assert_eq!(shelf.rows(), [] as [usize; 0]);
    assert!(shelf.app.mentions_text("missing.pdn"));
}

#[test]
fn the_explorer_follows_the_board_and_plays_moves() {
    let mut shelf = Shelf::new(GAMES);
    shelf.act(GamesAction::ToggleExplorer);
    shelf.wait();
    assert!(shelf.app.open().has(EXPLORER) && !shelf.app.open().has(actions::GAMES));
    assert!(shelf.app.resource::<PanelInsets>().left > 0.0);
    // Two games begin with 32-28; the other two are the same and count once.
    let total = shelf.app.mentions(|messages| messages.explorer_total(3, 50));
    assert!(total, "{:?}", shelf.app.said());
    let first = GamesAction::Play(shelf.legal("32-28"));
    let button = shelf.app.button(first);
    shelf.app.click_button_at_once(button);
    shelf.app.rest();
    assert_eq!(shelf.app.shown(), Ply(1));
    let moves: Vec<Move> = {
        let (_, report) = shelf.app.resource::<Explorer>().report().expect("a report");
        report.moves.iter().map(|next| next.mv).collect()
    };
    let mut expected = vec![shelf.legal("19-23"), shelf.legal("18-22")];
    let mut found = moves;
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    shelf.act(GamesAction::ToggleExplorer);
    assert_eq!(shelf.app.resource::<PanelInsets>().left, 0.0);
}

#[test]
fn a_move_under_the_pointer_is_previewed_and_the_preview_ends() {
    let mut shelf = Shelf::new(GAMES);
    shelf.act(GamesAction::ToggleExplorer);
    shelf.wait();
    shelf.app.rest();
    let before = shelf.app.pieces_shown();
    let mv = shelf.legal("33-29");
    let button = shelf.app.button(GamesAction::Play(mv));
    let middle = shelf.app.middle_of(button);
    shelf.app.point_at(middle);
    let shown = shelf.app.pieces_shown();
    assert!(shown.iter().any(|(square, _)| *square == mv.to()));
    assert!(!shown.iter().any(|(square, _)| *square == mv.from()));
    shelf.app.point_at(Vec2::new(640.0, 400.0));
    assert_eq!(shelf.app.pieces_shown(), before);
    assert_eq!(shelf.app.shown(), Ply(0));
}

#[test]
fn a_game_of_the_explorer_opens_where_it_reaches_the_position() {
    let mut shelf = Shelf::new(GAMES);
    shelf.act(GamesAction::ToggleExplorer);
    shelf.wait();
    shelf.app.play(&["32-28", "19-23"]);
    shelf.app.rest();
    shelf.act(GamesAction::Open(0));
    shelf.app.frames(4);
    assert_eq!(shelf.app.game().tree().main_line().len(), 4);
    assert_eq!(shelf.app.shown(), Ply(2));
    // The list of all games with this position.
    shelf.act(GamesAction::BrowsePosition);
    shelf.app.frames(3);
    assert_eq!(shelf.rows(), [0]);
}

/// More games than are listed within a frame.
fn many_games() -> String {
    let games = (0..3000).map(|game| {
        let white = ["Zoë", "Anna", "Béla"][game % 3];
        format!("[White \"{white} {game:04}\"]\n[Black \"Carl\"]\n1. 32-28 *\n\n")
    });
    games.collect()
}

#[test]
fn a_large_list_is_sorted_and_filtered_beside_the_frames() {
    let mut shelf = Shelf::list(&many_games());
    assert_eq!(shelf.rows().len(), 3000);
    let is_busy = |app: &TestApp| app.resource::<GameList>().is_busy();
    let by_white = GamesAction::SortBy(GameColumn::White);
    shelf.app.ask(by_white);
    shelf.app.frame();
    // The frame in which the list is asked for shows the old one.
    assert!(is_busy(&shelf.app));
    assert_eq!(shelf.rows()[..3], [0, 1, 2]);
    shelf.app.wait_until(|app| !is_busy(app));
    assert_eq!(shelf.rows()[..3], [1, 4, 7], "Anna comes first");
    shelf.act(GamesAction::Select(1));
    shelf.app.type_text("zoe 00");
    shelf.app.wait_until(|app| !is_busy(app));
    assert_eq!(shelf.rows().len(), 34);
    assert_eq!(shelf.rows()[..3], [0, 3, 6]);
    // Of two wishes the last counts.
    shelf.app.ask(by_white);
    shelf.app.frame();
    shelf.app.ask(by_white);
    shelf.app.wait_until(|app| !is_busy(app));
    assert_eq!(shelf.rows()[..3], [0, 3, 6], "as they are in the file");
}

#[test]
fn other_games_take_the_place_of_a_large_list_at_once() {
    let mut shelf = Shelf::list(&many_games());
    let by_white = GamesAction::SortBy(GameColumn::White);
    shelf.app.ask(by_white);
    let other = shelf.folder.path().join("other.pdn");
    fs::write(&other, GAMES).expect("written");
    shelf.app.world().write_message(BrowseGames(vec![other]));
    shelf.wait();
    assert_eq!(shelf.rows().len(), 4);
}

#[test]
fn reading_can_be_stopped() {
    let mut shelf = Shelf::new(GAMES);
    let paths = vec![shelf.path()];
    shelf.app.world().write_message(BrowseGames(paths));
    shelf.app.frames(2);
    let stop = GamesAction::StopReading;
    let paths = vec![shelf.path()];
    shelf.app.world().write_message(BrowseGames(paths));
    shelf.app.frame();
    let collection = shelf.app.resource::<GameCollection>();
    assert!(collection.progress().is_some());
    shelf.app.ask(stop);
    shelf.app.frames(2);
    let collection = shelf.app.resource::<GameCollection>();
    assert!(collection.index().is_none() && collection.progress().is_none());
    assert!(collection.paths().is_empty());
    assert!(shelf.app.mentions(Messages::games_no_files));
    assert!(!shelf.app.shows(stop), "nothing is left to stop");
}

#[test]
fn the_explorer_counts_many_games_beside_the_frames() {
    let mut shelf = Shelf::new(&many_games());
    let paths = vec![shelf.path()];
    shelf.act(GamesAction::ToggleExplorer);
    shelf.app.world().write_message(BrowseGames(paths));
    shelf.wait();
    let is_busy = |app: &TestApp| app.resource::<Explorer>().is_busy();
    shelf.app.wait_until(|app| !is_busy(app));
    let games =
        |app: &TestApp| app.resource::<Explorer>().report().map(|(_, report)| report.games.len());
    assert_eq!(games(&shelf.app), Some(3000));
    let mv = shelf.legal("32-28");
    shelf.app.play(&["32-28"]);
    shelf.app.wait_until(|app| !is_busy(app));
    let explorer = shelf.app.resource::<Explorer>();
    let (position, report) = explorer.report().expect("a report");
    assert_eq!(position, shelf.app.game().position());
    assert!(report.moves.is_empty(), "{mv:?} was the last move of all games");
}
