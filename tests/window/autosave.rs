//! Games that the window saves by itself: the journal, unfinished sessions, files that are opened and saved.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use dames3d::archive::{Archive, Entry, read_journal};
use dames3d::game::setup_editor::SetupEdit;
use dames3d::game::{Command, CommentPlace};
use dames3d::i18n::{Language, Messages};
use dames3d::notation::pdn::{GameResult, PdnReader, ReadGame};
use dames3d::players::Player;
use dames3d::rules::{Piece, PieceKind, Ply, Setup, Side, Variant};
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::editor::state::PositionEditor;
use dames3d::viewer::features::library::actions::FileAction;
use dames3d::viewer::features::library::files::opening::RecentFiles;
use dames3d::viewer::kernel::autosave::Autosave;
use dames3d::viewer::kernel::dialogs::{FILES, FileDialog, OpenDialogs};
use dames3d::viewer::kernel::messages::{BrowseGames, GameCommand, OpenFiles, SaveGame};
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::settings::Localization;
use dames3d::viewer::shell::actions::ShellAction;
use tempfile::TempDir;

use crate::messages::ANY_NUMBER;
use crate::test_app::{TestApp, square};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The window with its games in this folder.
pub(crate) fn window(folder: &Path) -> TestApp {
    let archive = Archive::in_folder(folder.to_owned());
    TestApp::with(|app| {
        app.insert_resource(Autosave::new(archive))
            .insert_resource(Localization::new(Language::English));
    })
}

fn play(app: &mut TestApp, moves: &[&str]) {
    for text in moves {
        app.command(Command::Play(text.parse().expect("a move")));
    }
}

pub(crate) fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let has_extension = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    let mut files: Vec<_> = paths.filter(has_extension).collect();
    files.sort();
    files
}

fn send(app: &mut TestApp, action: FileAction) {
    app.ask(action);
    app.frames(3);
}

fn dialog(app: &TestApp) -> Option<FileDialog> {
    app.resource::<OpenDialogs>().get(FILES).copied()
}

/// Closes the window as a player does. Returns `true` if it closes without a question.
fn close(app: &mut TestApp) -> bool {
    app.ask(ShellAction::Quit);
    app.frames(3);
    app.world().get_resource::<Autosave>().is_none()
}

fn games(path: &Path) -> Vec<ReadGame> {
    let text = fs::read(path).expect("readable");
    PdnReader::new(&text[..]).map(|game| game.expect("readable")).collect()
}

/// The moves in the only journal; `None` before there is one.
pub(crate) fn moves_on_disk(folder: &Path) -> Option<usize> {
    let journal = files(folder, "journal").into_iter().next()?;
    let file = fs::File::open(journal).expect("a journal");
    let entries = read_journal(file).expect("readable").entries;
    let is_move = |entry: &&Entry| matches!(entry, Entry::Command(Command::Play(_)));
    Some(entries.iter().filter(is_move).count())
}

#[test]
fn no_picture_shows_a_command_that_is_not_on_disk() {
    let folder = folder();
    let mut app = window(folder.path());
    assert!(files(folder.path(), "journal").is_empty());
    for (number, text) in (1..).zip(["32-28", "19-23", "28x19", "14x23"]) {
        app.world().write_message(GameCommand(Command::Play(text.parse().expect("a move"))));
        let mut frames = 1;
        while !app.frame() {
            assert_eq!(app.game().turns().len(), number, "the game goes on");
            frames += 1;
            assert!(frames < 100_000, "a picture in the end");
        }
        assert_eq!(app.game().turns().len(), number);
        assert_eq!(moves_on_disk(folder.path()), Some(number));
    }
}

#[test]
fn the_picture_after_a_long_game_shows_that_it_is_filed() {
    let folder = folder();
    let mut app = window(folder.path());
    app.command(Command::SwitchGame(Variant::International));
    // Writing it takes some time.
    let comment = "a long comment ".repeat(1_000_000);
    play(&mut app, &["32-28"]);
    app.command(Command::SetComment {
        node: "1".parse().expect("a path"),
        place: CommentPlace::After,
        text: comment,
    });
    app.world().write_message(GameCommand(Command::NewGame));
    while !app.frame() {}
    assert_eq!(files(folder.path(), "pdn").len(), 1);
}

#[test]
fn an_unfinished_game_is_offered_and_goes_on_or_is_kept_for_later() {
    let folder = folder();
    let mut app = window(folder.path());
    assert_eq!(dialog(&app), None);
    play(&mut app, &["32-28", "19-23"]);
    assert!(close(&mut app), "nothing is lost, so nothing is asked");
    drop(app);

    let mut app = window(folder.path());
    assert_eq!(dialog(&app), Some(FileDialog::Unfinished));
    app.press(ShellAction::Cancel);
    assert_eq!(dialog(&app), None);
    assert!(app.game().tree().is_empty());
    play(&mut app, &["33-29"]);
    close(&mut app);
    drop(app);
    assert_eq!(files(folder.path(), "journal").len(), 2, "both are kept");

    let mut app = window(folder.path());
    let autosave = app.resource::<Autosave>();
    let turns = autosave.unfinished().iter().map(|kept| kept.game().turns().len());
    assert_eq!(turns.collect::<Vec<_>>(), [1, 2]);
    app.press(FileAction::Resume(1, Some(Variant::Dames3d)));
    assert_eq!(dialog(&app), None);
    assert_eq!(app.game().turns().len(), 2);
    let shown = app.game().position().pieces_on_squares().collect::<Vec<_>>();
    app.rest();
    assert_eq!(app.pieces_shown(), shown);
    app.command(Command::Resign(Side::White));
    close(&mut app);
    drop(app);
    assert_eq!(files(folder.path(), "journal").len(), 1);
    assert_eq!(files(folder.path(), "pdn").len(), 1);
}

#[test]
fn a_position_that_was_set_up_is_offered_again() {
    let folder = folder();
    let mut app = window(folder.path());
    app.command(Command::SetUp("W:W31,K5:B1,2".to_owned()));
    let start = *app.game().start();
    assert!(close(&mut app), "nothing is lost, so nothing is asked");
    drop(app);
    let mut app = window(folder.path());
    assert_eq!(dialog(&app), Some(FileDialog::Unfinished));
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    assert_eq!(*app.game().position(), start);
}

#[cfg(unix)]
#[test]
fn a_game_whose_folder_is_removed_is_written_anew_and_that_is_said() {
    let folder = folder();
    let games = folder.path().join("games");
    let mut app = window(&games);
    play(&mut app, &["32-28", "19-23"]);
    fs::remove_dir_all(&games).expect("removed");
    play(&mut app, &["28x19"]);
    assert_eq!(moves_on_disk(&games), Some(3));
    let said = |app: &TestApp| app.notices_of_form(|messages, any| messages.journal_anew(any));
    app.wait_until(|app| said(app) == 1);
    play(&mut app, &["14x23"]);
    app.frames(3);
    assert_eq!(said(&app), 1, "once");
    assert!(app.resource::<Autosave>().is_safe());
}

#[test]
fn a_damaged_journal_is_kept_and_its_place_is_said() {
    let folder = folder();
    let mut app = window(folder.path());
    play(&mut app, &["32-28", "19-23", "28x19"]);
    close(&mut app);
    drop(app);
    let journal = files(folder.path(), "journal").remove(0);
    let text = fs::read_to_string(&journal).expect("readable");
    fs::write(&journal, text.replace("19-23", "19-24")).expect("written");
    fs::write(folder.path().join("00000000000001.journal"), "nothing\n").expect("written");
    let said = |app: &TestApp, file: &Path| {
        let name = file.to_string_lossy();
        app.notices().iter().any(|text| text.contains(&*name))
    };
    let mut app = window(folder.path());
    let nothing = folder.path().join("00000000000001.damaged");
    app.wait_until(|app| said(app, &nothing));
    assert_eq!(app.resource::<Autosave>().unfinished().len(), 1);
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    assert_eq!(app.game().turns().len(), 1);
    let aside = journal.with_extension("damaged");
    app.wait_until(|app| said(app, &aside));
    assert!(fs::read_to_string(aside).expect("kept").contains("28x19"));
}

#[test]
fn changing_from_one_unfinished_game_to_another_keeps_both() {
    let folder = folder();
    let mut app = window(folder.path());
    play(&mut app, &["32-28"]);
    close(&mut app);
    drop(app);
    let mut app = window(folder.path());
    app.press(ShellAction::Cancel);
    play(&mut app, &["33-29", "19-23"]);
    send(&mut app, FileAction::Unfinished);
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    assert_eq!(app.game().turns().len(), 1);
    send(&mut app, FileAction::Unfinished);
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    assert_eq!(app.game().turns().len(), 2);
}

#[test]
fn each_game_of_a_session_has_a_button_that_goes_on_with_it() {
    let folder = folder();
    let mut app = window(folder.path());
    play(&mut app, &["32-28"]);
    app.command(Command::SwitchGame(Variant::International));
    play(&mut app, &["33-29", "19-23"]);
    assert!(close(&mut app));
    for (table, turns) in [(Variant::Dames3d, 1), (Variant::International, 2)] {
        let mut app = window(folder.path());
        app.frames(3);
        let go_on = FileAction::Resume(0, Some(table));
        assert!(app.shows(go_on), "{table:?}");
        app.press(go_on);
        assert_eq!(app.game().variant(), table);
        assert_eq!(app.game().turns().len(), turns);
        assert!(close(&mut app));
    }
}

#[test]
fn a_game_can_be_chosen_instead_of_the_position_that_was_being_set_up() {
    let folder = folder();
    let mut app = window(folder.path());
    play(&mut app, &["32-28"]);
    app.press(EditorAction::Open);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.frames(3);
    drop(app);
    let mut app = window(folder.path());
    app.frames(3);
    assert!(app.shows(FileAction::Resume(0, None)), "the position");
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    app.frames(3);
    assert!(!app.is_editing());
    assert_eq!(app.game().turns().len(), 1);
    assert_eq!(app.notices(), [app.message(Messages::editor_kept)]);
    app.press(EditorAction::Open);
    app.press(EditorAction::Undo);
    let draft = &app.resource::<PositionEditor>().draft;
    assert_eq!(draft.fen(), "B:W:B");
}

#[test]
fn a_position_being_set_up_comes_back_in_the_editor() {
    let folder = folder();
    let mut app = window(folder.path());
    play(&mut app, &["32-28"]);
    app.press(EditorAction::Open);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    let man = Piece { side: Side::White, kind: PieceKind::Man };
    let put = SetupEdit::Put(square(7), Some(man));
    app.ask(EditorAction::Edit(put));
    app.frames(3);
    // The program is killed: nothing is closed.
    drop(app);

    let mut app = window(folder.path());
    send(&mut app, FileAction::Unfinished);
    assert_eq!(dialog(&app), Some(FileDialog::Unfinished));
    app.press(FileAction::Resume(0, None));
    app.frames(3);
    let draft = &app.resource::<PositionEditor>().draft;
    assert_eq!(draft.fen(), "B:W7:B");
    assert_eq!(app.game().turns().len(), 1);

    // Undoing leads back to the position of the game, and who leaves the editor has nothing unfinished but the game.
    app.press(EditorAction::Undo);
    assert_eq!(app.resource::<PositionEditor>().unfinished(), None);
    app.press(EditorAction::Redo);
    app.press(EditorAction::Close);
    app.frames(3);
    assert_eq!(app.resource::<Autosave>().draft(), None);
}

#[test]
fn a_session_that_goes_on_while_a_position_is_set_up_brings_its_own() {
    let folder = folder();
    let mut app = window(folder.path());
    app.press(EditorAction::Open);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    close(&mut app);
    drop(app);

    let mut app = window(folder.path());
    app.press(ShellAction::Cancel);
    app.press(EditorAction::Open);
    app.ask(EditorAction::OtherSideToMove);
    app.frames(3);
    let own = app.resource::<PositionEditor>().unfinished();
    assert!(own.is_some());
    // First the empty board, then that of the session that was left.
    for draft in [Some(Setup::empty(Side::White)), own] {
        send(&mut app, FileAction::Unfinished);
        app.press(FileAction::Resume(0, None));
        app.frames(3);
        assert_eq!(app.resource::<PositionEditor>().unfinished(), draft);
        assert_eq!(app.resource::<Autosave>().draft(), draft);
    }
}

#[test]
fn the_players_of_a_finished_game_are_in_its_file() {
    let folder = folder();
    let mut app = window(folder.path());
    let level = Player::Computer("4".parse().expect("a level"));
    app.world().resource_scope(|_, mut seats: Mut<PlayerSeats>| {
        let mut players = seats.at(Variant::Dames3d);
        players.black = level;
        seats.set(Variant::Dames3d, players);
    });
    play(&mut app, &["32-28"]);
    app.command(Command::Resign(Side::Black));
    close(&mut app);
    let game = games(&files(folder.path(), "pdn")[0]).remove(0);
    assert_eq!(game.tags.get("Black"), Some("Dames 3D, level 4"));
    assert_eq!(game.result, GameResult::Won(Side::White));
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_once_and_closing_asks() {
    let folder = folder();
    let file = folder.path().join("mine");
    fs::write(&file, "mine").expect("written");
    let mut app = window(&file);
    play(&mut app, &["32-28", "19-23", "28x19"]);
    assert_eq!(app.game().turns().len(), 3);
    let reports = app.notices_of_form(|messages, any| messages.text_not_kept(any));
    assert_eq!(reports, 1, "{:?}", app.notices());
    assert!(!close(&mut app));
    assert!(app.asks(|words| words.messages.ask_quit()));
    assert_eq!(fs::read_to_string(&file).expect("readable"), "mine");
}

#[test]
fn two_windows_at_once_leave_each_other_alone() {
    let folder = folder();
    let mut first = window(folder.path());
    play(&mut first, &["32-28"]);
    let mut second = window(folder.path());
    assert_eq!(dialog(&second), None);
    play(&mut second, &["33-29"]);
    play(&mut first, &["19-23"]);
    assert_eq!(files(folder.path(), "journal").len(), 2);
}

#[test]
fn a_file_with_one_game_is_shown_and_errors_are_reported() {
    let folder = folder();
    let path = folder.path().join("anna.pdn");
    fs::write(&path, "[White \"Anna\"]\n[GameType \"20\"]\n1. 32-28 19-23 2. 28x99 *\n")
        .expect("written");
    let mut app = window(&folder.path().join("games"));
    app.world().write_message(FileDragAndDrop::DroppedFile {
        window: Entity::PLACEHOLDER,
        path_buf: path.clone(),
    });
    app.wait_until(|app| app.game().variant() == Variant::International);
    assert_eq!(app.game().tree().main_line().len(), 2);
    assert_eq!(app.game().current_ply(), Ply(0));
    app.frames(2);
    let notice = app.notices().last().expect("a notice");
    let error =
        app.message_form(|messages, any| messages.file_error("anna.pdn", 3, ANY_NUMBER, any));
    assert!(error.is(notice), "{notice}");
    assert_eq!(app.resource::<RecentFiles>().paths(), std::slice::from_ref(&path));
    // Looking changes nothing.
    close(&mut app);
    drop(app);
    let app = window(&folder.path().join("games"));
    assert_eq!(dialog(&app), None);
    assert!(files(&folder.path().join("games"), "pdn").is_empty());
}

#[derive(Resource, Default)]
struct Browsed(Vec<BrowseGames>);

#[test]
fn files_of_many_games_and_folders_are_listed_and_unreadable_ones_reported() {
    let folder = folder();
    let (many, none) = (folder.path().join("many.pdn"), folder.path().join("none.pdn"));
    fs::write(&many, "[White \"A\"]\n1. 32-28 *\n\n[White \"B\"]\n1. 33-29 *\n").expect("written");
    let archive = Archive::in_folder(folder.path().join("games"));
    let mut app = TestApp::with(|app| {
        app.insert_resource(Autosave::new(archive))
            .insert_resource(Localization::new(Language::English))
            .init_resource::<Browsed>()
            .add_systems(
                Last,
                |mut read: MessageReader<BrowseGames>, mut browsed: ResMut<Browsed>| {
                    browsed.0.extend(read.read().cloned());
                },
            );
    });
    for paths in
        [vec![many.clone()], vec![folder.path().to_owned()], vec![many.clone(), none.clone()]]
    {
        let before = app.resource::<Browsed>().0.len();
        app.world().write_message(OpenFiles(paths.clone()));
        app.wait_until(|app| app.resource::<Browsed>().0.len() > before);
        assert_eq!(app.resource::<Browsed>().0.last(), Some(&BrowseGames(paths)));
    }
    app.world().write_message(OpenFiles(vec![none]));
    app.wait_until(|app| !app.notices().is_empty());
    let notice = app.notices().last().expect("a notice");
    let unreadable = app.message_form(|messages, any| messages.file_unreadable("none.pdn", any));
    assert!(unreadable.is(notice), "{notice}");
}

#[test]
fn a_game_that_was_saved_saves_itself_after_every_change() {
    let folder = folder();
    let path = folder.path().join("mine.pdn");
    let before = "[White \"Anna\"]\r\n\r\n1. 32-28 *\r\n";
    fs::write(&path, before).expect("written");
    let mut app = window(&folder.path().join("games"));
    play(&mut app, &["32-28"]);
    send(&mut app, FileAction::Save);
    assert_eq!(dialog(&app), Some(FileDialog::Save), "the first time it asks where");
    app.world().write_message(SaveGame(path.clone()));
    let saved = |app: &TestApp| {
        let autosave = app.resource::<Autosave>();
        autosave.saved(Variant::Dames3d).is_some()
    };
    app.wait_until(saved);
    assert_eq!(dialog(&app), None);
    play(&mut app, &["19-23", "28x19"]);
    app.wait_until(|_| games(&path)[1].tree.as_ref().is_some_and(|tree| tree.len() == 3));
    assert!(fs::read_to_string(&path).expect("readable").starts_with(before));
    drop(app);

    // After a crash as well.
    let mut app = window(&folder.path().join("games"));
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    play(&mut app, &["14x23"]);
    app.wait_until(|_| games(&path)[1].tree.as_ref().is_some_and(|tree| tree.len() == 4));
    assert_eq!(games(&path).len(), 2);

    // A file that another program changes is left alone, and that is reported.
    fs::write(&path, "changed").expect("written");
    play(&mut app, &["33-29"]);
    app.wait_until(|app| app.has_notice(|messages| messages.file_changed("mine.pdn")));
    assert_eq!(fs::read_to_string(&path).expect("readable"), "changed");
}

#[test]
fn an_earlier_game_that_is_continued_stays_one_game() {
    let folder = folder();
    let mut app = window(folder.path());
    play(&mut app, &["32-28"]);
    app.command(Command::NewGame);
    let path = files(folder.path(), "pdn").remove(0);
    app.world().write_message(OpenFiles(vec![path.clone()]));
    app.wait_until(|app| app.game().turns().len() == 1);
    app.frames(2);
    assert_eq!(app.game().current_ply(), Ply(1), "it goes on where it stopped");
    play(&mut app, &["19-23"]);
    app.wait_until(|_| games(&path)[0].tree.as_ref().is_some_and(|tree| tree.len() == 2));
    app.command(Command::NewGame);
    close(&mut app);
    assert_eq!(files(folder.path(), "pdn"), [path]);
}
