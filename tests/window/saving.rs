//! Games that save themselves in files of the player: whatever the disk, the other tables and other programs do, no game is
//! written over another one.

use std::fs;
use std::path::{Path, PathBuf};

use dames3d::game::Command;
use dames3d::notation::pdn::{PdnReader, ReadGame};
use dames3d::rules::{Side, Variant};
use dames3d::viewer::features::library::actions::FileAction;
use dames3d::viewer::kernel::autosave::Autosave;
use dames3d::viewer::kernel::messages::{GameCommand, OpenFiles, SaveGame};
use dames3d::viewer::shell::actions::ShellAction;

use crate::autosave::{files, window};
use crate::test_app::TestApp;

fn games(path: &Path) -> Vec<ReadGame> {
    let text = fs::read(path).unwrap_or_default();
    PdnReader::new(&text[..]).map(|game| game.expect("readable")).collect()
}

/// The number of turns in each game of a file.
fn turns(path: &Path) -> Vec<usize> {
    let games = games(path).into_iter();
    games.map(|game| game.tree.map_or(0, |tree| tree.len())).collect()
}

fn is_saved(app: &TestApp, variant: Variant) -> bool {
    app.resource::<Autosave>().saved(variant).is_some()
}

fn save(app: &mut TestApp, path: &Path) {
    let variant = app.game().variant();
    app.world().write_message(SaveGame(path.to_owned()));
    app.wait_until(|app| is_saved(app, variant));
}

/// Returns `true` if no notice so far has these words, in English.
fn no_notice_has(app: &TestApp, words: &str) -> bool {
    !app.notices().iter().any(|text| text.contains(words))
}

/// The number of notices that a file was changed by another program.
fn notices_of_changes(app: &TestApp) -> usize {
    app.notices_of_form(|messages, any| messages.file_changed(any))
}

fn close(mut app: TestApp) {
    app.ask(ShellAction::Quit);
    app.frames(3);
    assert!(app.world().get_resource::<Autosave>().is_none());
}

/// A window with its games in a folder of their own, and a file beside it.
fn fresh() -> (tempfile::TempDir, PathBuf, TestApp) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.pdn");
    let app = window(&folder.path().join("games"));
    (folder, path, app)
}

#[test]
fn a_game_begun_before_the_disk_answers_does_not_replace_the_one_that_is_saved() {
    let (_folder, path, mut app) = fresh();
    app.play(&["32-28", "19-23"]);
    app.world().write_message(SaveGame(path.clone()));
    app.world().write_message(GameCommand(Command::NewGame));
    app.wait_until(|app| app.has_notice(|messages| messages.file_saved_once("mine.pdn")));
    assert!(!is_saved(&app, Variant::Dames3d), "the new game is not");
    assert!(no_notice_has(&app, "saves itself"), "{:?}", app.notices());
    app.play(&["33-29"]);
    close(app);
    assert_eq!(turns(&path), [2]);
}

#[test]
fn saved_is_said_when_the_disk_has_answered() {
    let (folder, _, mut app) = fresh();
    let own = folder.path().join("own");
    fs::create_dir(&own).expect("created");
    app.play(&["32-28"]);
    save(&mut app, &own.join("mine.pdn"));
    let said = |app: &TestApp| {
        let saved = app.message_form(|messages, any| messages.file_saved_once(any));
        app.notices().iter().filter(|text| saved.is_in(text)).count()
    };
    app.wait_until(|app| said(app) == 1);
    app.ask(FileAction::Save);
    app.wait_until(|app| said(app) == 2);
    fs::remove_dir_all(&own).expect("removed");
    app.ask(FileAction::Save);
    app.wait_until(|app| {
        app.notices_of_form(|messages, any| messages.file_not_saved("mine.pdn", any)) > 0
    });
    assert_eq!(said(&app), 2, "{:?}", app.notices());
}

#[test]
fn a_file_that_another_program_has_changed_is_left_alone_when_the_game_goes_on() {
    let (folder, path, mut app) = fresh();
    app.play(&["32-28", "19-23"]);
    save(&mut app, &path);
    close(app);
    let theirs = fs::read_to_string(&path).expect("readable");
    let theirs = theirs.replace("19-23", "19-23 {solid} (1... 18-23) 2. 28x19");
    fs::write(&path, &theirs).expect("written");

    let mut app = window(&folder.path().join("games"));
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    app.wait_until(|app| notices_of_changes(app) > 0);
    app.play(&["28x19"]);
    app.ask(FileAction::Save);
    app.wait_until(|app| notices_of_changes(app) == 2);
    assert_eq!(fs::read_to_string(&path).expect("readable"), theirs);
    // Saved again, it stands beside the other one.
    app.world().write_message(SaveGame(path.clone()));
    app.wait_until(|_| turns(&path).len() == 2);
    assert!(fs::read_to_string(&path).expect("readable").starts_with(&theirs));
}

#[test]
fn a_game_that_goes_on_unchanged_writes_nothing() {
    let (folder, path, mut app) = fresh();
    app.play(&["32-28", "19-23"]);
    save(&mut app, &path);
    close(app);
    let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    let file = fs::File::options().write(true).open(&path).expect("open");
    file.set_modified(old).expect("an old file");
    drop(file);
    let mut app = window(&folder.path().join("games"));
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    app.frames(3);
    close(app);
    let modified = fs::metadata(&path).and_then(|file| file.modified());
    assert_eq!(modified.expect("known"), old);
}

#[test]
fn a_move_made_just_before_the_window_is_closed_is_in_the_file_and_no_foreign_change() {
    let (folder, path, mut app) = fresh();
    app.play(&["32-28"]);
    save(&mut app, &path);
    app.world().write_message(GameCommand(Command::Play("19-23".parse().expect("a move"))));
    close(app);
    assert_eq!(turns(&path), [2]);
    let mut app = window(&folder.path().join("games"));
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    app.play(&["28x19"]);
    app.wait_until(|_| turns(&path) == [3]);
    assert!(no_notice_has(&app, "another program"), "{:?}", app.notices());
}

#[test]
fn two_tables_save_themselves_in_one_file_by_turns() {
    let (_folder, path, mut app) = fresh();
    app.play(&["32-28"]);
    save(&mut app, &path);
    app.command(Command::SwitchGame(Variant::International));
    app.play(&["33-29"]);
    save(&mut app, &path);
    let moves = [["19-23", "19-23"], ["28x19", "35-30"], ["14x23", "20-25"]];
    for (number, [pyramid, flat]) in (2..).zip(moves) {
        app.command(Command::SwitchGame(Variant::Dames3d));
        app.play(&[pyramid]);
        app.wait_until(|_| turns(&path) == [number, number - 1]);
        app.command(Command::SwitchGame(Variant::International));
        app.play(&[flat]);
        app.wait_until(|_| turns(&path) == [number, number]);
    }
    assert!(no_notice_has(&app, "another program"), "{:?}", app.notices());
}

#[test]
#[cfg(unix)]
fn a_file_whose_name_is_not_unicode_is_the_same_file_each_time() {
    use std::os::unix::ffi::OsStrExt;
    let (folder, _, mut app) = fresh();
    let name = std::ffi::OsStr::from_bytes(b"dame \xff.pdn");
    let path = folder.path().join(name);
    app.play(&["32-28"]);
    save(&mut app, &path);
    app.play(&["19-23"]);
    app.wait_until(|_| turns(&path) == [2]);
    close(app);
    let mut app = window(&folder.path().join("games"));
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    app.play(&["28x19"]);
    app.wait_until(|_| turns(&path) == [3]);
    assert_eq!(files(folder.path(), "pdn"), [path]);
}

#[test]
fn an_earlier_game_that_cannot_be_read_whole_stays_as_it_is() {
    let (folder, _, mut app) = fresh();
    let archive = folder.path().join("games");
    fs::create_dir_all(&archive).expect("created");
    let path = archive.join("00000000000001-dames3d-1.pdn");
    let lines = "[GameType \"3055\"]\n[Rules \"pyramid-1\"]\n";
    for text in [
        format!("{lines}\n1. 32-28 19-23 2. 28x99 14x23 *\n"),
        format!("{lines}\n1. 32-28\n% of a newer version\n19-23 *\n"),
    ] {
        fs::write(&path, &text).expect("written");
        app.world().write_message(OpenFiles(vec![path.clone()]));
        app.wait_until(|app| app.game().turns().len() == 2);
        app.frames(2);
        app.play(&["28x19"]);
        app.command(Command::NewGame);
        assert_eq!(fs::read_to_string(&path).expect("readable"), text);
    }
    close(app);
    let filed = files(&archive, "pdn");
    assert_eq!(filed.len(), 3, "{filed:?}");
    for own in &filed[1..] {
        assert_eq!(turns(own), [3]);
    }
}

#[test]
fn an_earlier_game_that_another_program_has_changed_is_filed_as_another_one() {
    let (folder, _, mut app) = fresh();
    let archive = folder.path().join("games");
    app.play(&["32-28"]);
    app.command(Command::NewGame);
    let path = files(&archive, "pdn").remove(0);
    app.world().write_message(OpenFiles(vec![path.clone()]));
    app.wait_until(|app| app.game().turns().len() == 1);
    app.frames(2);
    let theirs = fs::read_to_string(&path).expect("readable").replace("32-28", "32-28 {solid}");
    fs::write(&path, &theirs).expect("written");
    app.play(&["19-23"]);
    app.wait_until(|app| notices_of_changes(app) > 0);
    app.command(Command::NewGame);
    close(app);
    assert_eq!(fs::read_to_string(&path).expect("readable"), theirs);
    let filed = files(&archive, "pdn");
    assert_eq!(filed.len(), 2, "{filed:?}");
    assert_eq!(turns(&filed[1]), [2]);
}

#[test]
fn a_finished_game_is_in_its_file_with_its_result() {
    let (_folder, path, mut app) = fresh();
    app.play(&["32-28"]);
    save(&mut app, &path);
    app.world().write_message(GameCommand(Command::Resign(Side::Black)));
    close(app);
    let result = games(&path)[0].result.to_string();
    assert_eq!(result, "2-0");
}
