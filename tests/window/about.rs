//! The dialog about the game, and what is done with the names.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use dames3d::game::Command;
use dames3d::i18n::Messages;
use dames3d::rules::Variant;
use dames3d::viewer::features::library::actions::FileAction;
use dames3d::viewer::features::moves::actions::{ABOUT, AboutAction};
use dames3d::viewer::features::play::actions::NEW_GAME;
use dames3d::viewer::kernel::dialogs::{FILES, FileDialog};
use dames3d::viewer::kernel::messages::SaveGame;
use dames3d::viewer::shell::actions::ShellAction;

use crate::autosave::window;
use crate::panels::session;
use crate::test_app::TestApp;

const OPEN: AboutAction = AboutAction::Open;
const SAVE: AboutAction = AboutAction::Save;

/// Types into the fields, in their order on the screen; an empty text leaves a field as it is.
fn fill(app: &mut TestApp, texts: &[&str]) {
    let world = app.world();
    let mut query = world.query::<(Entity, &EditableText, &ComputedNode, &UiGlobalTransform)>();
    let mut fields: Vec<_> =
        query.iter(world).map(|(field, _, _, place)| (field, place.translation)).collect();
    fields.sort_by_key(|(_, place)| (place.y as i32, place.x as i32));
    assert_eq!(fields.len(), 6);
    for ((field, _), text) in fields.into_iter().zip(texts) {
        if text.is_empty() {
            continue;
        }
        let mut entity = world.entity_mut(field);
        let mut field = entity.get_mut::<EditableText>().expect("a field");
        field.queue_edit(TextEdit::SelectAll);
        field.queue_edit(TextEdit::Insert((*text).into()));
    }
    app.frames(4);
}

#[test]
fn names_are_said_shown_undone_and_said_again() {
    let mut app = session();
    app.play(&["32-28"]);
    app.press(OPEN);
    app.frames(3);
    assert!(app.open().has(ABOUT));
    fill(&mut app, &["Anna Berg", "Bruno", "Coupe", "", "17/8/2024"]);
    app.press(SAVE);
    assert!(!app.open().has(ABOUT));
    let tags = app.game().tags();
    for (tag, value) in
        [("White", "Anna Berg"), ("Black", "Bruno"), ("Event", "Coupe"), ("Date", "2024.08.17")]
    {
        assert_eq!(tags.get(tag), Some(value));
    }
    assert_eq!(tags.get("Site"), None);
    app.frames(2);
    assert!(app.says_text("Anna Berg"), "{:?}", app.said());
    assert!(app.says(|messages| messages.turn_of("Bruno")), "{:?}", app.said());
    app.command(Command::UndoEdit);
    assert!(app.says(Messages::turn_black) && app.says(Messages::side_white));
    app.command(Command::RedoEdit);
    assert!(app.says_text("Anna Berg"));
}

#[test]
fn enter_saves_and_escape_leaves_everything_as_it_was() {
    let mut app = session();
    app.chord("i", KeyCode::KeyI);
    app.frames(3);
    fill(&mut app, &["Anna"]);
    app.key(Key::Escape, KeyCode::Escape);
    assert!(!app.open().has(ABOUT));
    assert!(app.game().tags().is_empty());
    app.press(OPEN);
    app.frames(3);
    fill(&mut app, &["Anna"]);
    app.key(Key::Enter, KeyCode::Enter);
    assert!(!app.open().has(ABOUT));
    assert_eq!(app.game().tags().get("White"), Some("Anna"));
    // The keys are the window's again.
    app.chord("n", KeyCode::KeyN);
    assert!(app.open().has(NEW_GAME));
}

#[test]
fn names_are_said_on_the_way_to_a_file_and_are_in_it_and_in_the_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    let path = folder.path().join("mine.pdn");
    let mut app = window(&games);
    app.play(&["32-28"]);
    app.ask(FileAction::Save);
    app.frames(3);
    assert_eq!(app.open().get(FILES).copied(), Some(FileDialog::Save));
    app.press(OPEN);
    app.frames(3);
    assert!(app.open().has(ABOUT));
    // The field of the dialog below has the path.
    let world = app.world();
    let mut fields = world.query::<&EditableText>();
    assert_eq!(fields.iter(world).count(), 7);
    app.key(Key::Escape, KeyCode::Escape);
    assert_eq!(app.open().get(FILES).copied(), Some(FileDialog::Save));
    app.press(ShellAction::Cancel);
    app.frames(2);
    app.press(OPEN);
    app.frames(3);
    fill(&mut app, &["Anna", "Bruno"]);
    app.press(SAVE);
    app.world().write_message(SaveGame(path.clone()));
    let is_saved = |_: &TestApp| {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        text.contains("[White \"Anna\"]") && text.contains("[Black \"Bruno\"]")
    };
    app.wait_until(is_saved);
    drop(app);
    let mut app = window(&games);
    app.press(FileAction::Resume(0, Some(Variant::Dames3d)));
    assert_eq!(app.game().tags().get("White"), Some("Anna"));
}
