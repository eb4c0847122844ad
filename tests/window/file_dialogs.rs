//! The dialogs about games on disk: earlier games and the program's own dialog for files, by mouse and by keyboard.

use std::fs;
use std::path::Path;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui::Checked;
use dames3d::game::{AboutTag, Command, CommentPlace};
use dames3d::rules::{Ply, Side, Variant};
use dames3d::viewer::features::library::actions::FileAction;
use dames3d::viewer::features::play::actions::NewGameAction;
use dames3d::viewer::kernel::dialogs::{FILES, FileDialog, OpenDialogs};
use dames3d::viewer::kernel::messages::GameCommand;
use dames3d::viewer::shell::actions::ShellAction;
use dames3d::viewer::ui::scroll::{ListRow, ListView};

use crate::autosave::{files, window};
use crate::test_app::TestApp;

fn file_action(app: &mut TestApp, action: FileAction) {
    app.ask(action);
    app.frames(6);
}

fn type_text(app: &mut TestApp, text: &str) {
    let world = app.world();
    let mut fields = world.query::<&mut EditableText>();
    let mut field = fields.single_mut(world).expect("one field");
    field.queue_edit(TextEdit::SelectAll);
    field.queue_edit(TextEdit::Insert(text.into()));
    app.frames(6);
}

/// The rows that exist, by their places.
pub(crate) fn rows(app: &mut TestApp) -> Vec<(usize, Entity, bool)> {
    let world = app.world();
    let mut rows = world.query::<(Entity, &ListRow, Has<Checked>)>();
    let mut rows: Vec<_> = rows
        .iter(world)
        .map(|(entity, row, is_selected)| (row.index, entity, is_selected))
        .collect();
    rows.sort();
    rows
}

pub(crate) fn len(app: &mut TestApp) -> usize {
    let world = app.world();
    let mut lists = world.query::<&ListView>();
    lists.single(world).expect("one list").len()
}

fn wait_for_rows(app: &mut TestApp, number: usize) {
    for _ in 0..500 {
        if len(app) == number {
            return app.frames(4);
        }
        app.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("{} rows, expected {number}", len(app));
}

/// Files this number of games of one turn, and one of international draughts.
fn file_games(folder: &Path, number: usize) {
    fs::create_dir_all(folder).expect("created");
    for game in 0..number {
        let text = format!(
            "[White \"Player {game}\"]\n[GameType \"3055\"]\n[Rules \"pyramid-1\"]\n\n1. 32-28 2-0\n"
        );
        fs::write(folder.join(format!("{game:03}.pdn")), text).expect("written");
    }
    let flat = "[White \"Anna\"]\n[GameType \"20\"]\n\n1. 33-29 19-23 *\n";
    fs::write(folder.join("flat.pdn"), flat).expect("written");
}

#[test]
fn earlier_games_are_found_and_shown_by_keyboard_and_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    file_games(folder.path(), 60);
    let mut app = window(folder.path());
    file_action(&mut app, FileAction::EarlierGames);
    wait_for_rows(&mut app, 61);
    let there = rows(&mut app);
    assert!((4..20).contains(&there.len()), "only the visible ones: {}", there.len());
    assert!(there[0].2 && !there[1].2, "the first is selected");

    type_text(&mut app, "anna international");
    wait_for_rows(&mut app, 1);
    app.key(Key::Enter, KeyCode::Enter);
    app.wait_until(|app| app.game().variant() == Variant::International);
    assert_eq!(app.resource::<OpenDialogs>().get(FILES).copied(), None);
    app.frames(2);
    assert_eq!(app.game().current_ply(), Ply(2), "an open game goes on at its end");

    file_action(&mut app, FileAction::EarlierGames);
    wait_for_rows(&mut app, 61);
    type_text(&mut app, "player 59");
    wait_for_rows(&mut app, 1);
    let (_, row, _) = rows(&mut app)[0];
    app.click_button_at_once(row);
    app.wait_until(|app| app.game().variant() == Variant::Dames3d);
    app.frames(2);
    let white = app.game().tags().get("White");
    assert_eq!(white, Some("Player 59"));
    assert_eq!(app.game().current_ply(), Ply(0), "a finished game is shown from its start");
    app.command(Command::Play("33-29".parse().expect("a move")));
    assert_eq!(app.game().tree().len(), 2, "and played on from any position");
}

#[test]
fn a_game_that_was_replaced_just_now_is_an_earlier_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = window(folder.path());
    app.play(&["32-28", "19-23"]);
    app.ask(NewGameAction::Open);
    app.frames(3);
    app.press(NewGameAction::Start);
    file_action(&mut app, FileAction::EarlierGames);
    wait_for_rows(&mut app, 1);
    app.press(ShellAction::Cancel);

    // Writing this one takes some time, and the list does not wait for it.
    app.play(&["32-28"]);
    app.command(Command::SetComment {
        node: "1".parse().expect("a path"),
        place: CommentPlace::After,
        text: "a long comment ".repeat(1_000_000),
    });
    app.world().write_message(GameCommand(Command::NewGame));
    app.ask(FileAction::EarlierGames);
    // No frame waits for the disk.
    for _ in 0..3 {
        app.frame();
    }
    wait_for_rows(&mut app, 2);
}

#[test]
fn the_arrow_keys_scroll_through_a_long_list() {
    let folder = tempfile::tempdir().expect("a folder");
    file_games(folder.path(), 60);
    let mut app = window(folder.path());
    file_action(&mut app, FileAction::EarlierGames);
    wait_for_rows(&mut app, 61);
    for _ in 0..30 {
        app.key(Key::ArrowDown, KeyCode::ArrowDown);
    }
    app.frames(4);
    let selected: Vec<_> = rows(&mut app)
        .into_iter()
        .filter_map(|(index, _, is_selected)| is_selected.then_some(index))
        .collect();
    assert_eq!(selected, [30], "it is selected, and in view");
    app.key(Key::Escape, KeyCode::Escape);
    assert_eq!(app.resource::<OpenDialogs>().get(FILES).copied(), None);
}

#[test]
fn the_own_dialog_saves_and_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("club");
    fs::create_dir(&place).expect("made");
    fs::write(place.join("notes.txt"), "no games").expect("written");
    let mut app = window(&folder.path().join("games"));
    app.command(Command::Play("32-28".parse().expect("a move")));
    app.command(Command::Resign(Side::Black));
    file_action(&mut app, FileAction::SaveAs);
    assert_eq!(app.resource::<OpenDialogs>().get(FILES).copied(), Some(FileDialog::Save));
    let path = place.join("evening");
    type_text(&mut app, path.to_str().expect("UTF-8"));
    app.key(Key::Enter, KeyCode::Enter);
    let saved = path.with_extension("pdn");
    app.wait_until(|app| !app.notices().is_empty());
    let expected = app.message(|messages| messages.file_saved("evening.pdn"));
    assert_eq!(app.notices(), [expected]);
    assert_eq!(app.resource::<OpenDialogs>().get(FILES).copied(), None);
    assert_eq!(files(&place, "pdn"), std::slice::from_ref(&saved));

    app.command(Command::NewGame);
    file_action(&mut app, FileAction::Open);
    type_text(&mut app, &format!("{}/", folder.path().display()));
    // The folders: club, games.
    wait_for_rows(&mut app, 2);
    let (_, row, _) = rows(&mut app)[0];
    app.click_button_at_once(row);
    app.frames(4);
    // A file that holds no games is not listed.
    wait_for_rows(&mut app, 1);
    app.key(Key::Enter, KeyCode::Enter);
    app.wait_until(|app| app.game().turns().len() == 1);
    assert_eq!(app.resource::<OpenDialogs>().get(FILES).copied(), None);
    assert_eq!(app.game().result(), dames3d::notation::pdn::GameResult::Won(Side::White));
}

#[test]
fn a_new_file_is_named_after_the_players_and_the_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = window(folder.path());
    app.command(Command::SetTags(vec![
        (AboutTag::White, "Anna".to_owned()),
        (AboutTag::Date, "2026.11.27".to_owned()),
    ]));
    file_action(&mut app, FileAction::SaveAs);
    let world = app.world();
    let mut fields = world.query::<&EditableText>();
    let path = fields.single(world).expect("one field").value().to_string();
    let name = Path::new(&path).file_name().expect("a name");
    let black = app.message(|messages| messages.side_black());
    assert_eq!(name, format!("Anna - {black} - 2026-11-27.pdn").as_str());
}
