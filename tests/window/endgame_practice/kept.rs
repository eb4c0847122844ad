use std::fs;
use std::path::Path;

use dames3d::endgame_practice::EndgameRecordsFile;
use dames3d::rules::{Geometry, Variant};
use dames3d::viewer::features::endgames::state::WonEndgames;
use dames3d::viewer::shell::actions::PageAction;

use super::session_with;
use super::tables;
use crate::test_app::TestApp;

/// A session that keeps its records in this file.
fn kept_in(file: &Path) -> TestApp {
    let file = EndgameRecordsFile::new(file.to_owned());
    session_with(tables(), |app| {
        app.insert_resource(WonEndgames::kept_in(Some(file)));
    })
}

/// The number of wins on the pyramid in this file, once there is one.
fn wins_in(file: &Path) -> u32 {
    let records = EndgameRecordsFile::new(file.to_owned()).load().expect("readable");
    records.total_won(Geometry::Pyramid)
}

#[test]
fn a_win_survives_a_restart_and_is_told_on_the_page_of_what_there_is_to_learn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("endgames.json");
    let mut app = kept_in(&file);
    app.open_endgames();
    app.win_endgame();
    let ending = app.endgame().exercise().material();
    app.wait_until(|_| file.exists() && wins_in(&file) == 1);
    drop(app);

    let mut app = kept_in(&file);
    app.wait_until(|app| app.resource::<WonEndgames>().is_read());
    let record = app.resource::<WonEndgames>().get().get(Variant::Dames3d, ending);
    assert_eq!((record.won, record.fewest_lost), (1, Some(0)));
    app.press(PageAction::ToggleLearning);
    app.frames(2);
    assert!(app.says(|messages| messages.endgame_times_won(1)), "{:?}", app.said());
}

#[test]
fn wins_one_after_the_other_are_all_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("endgames.json");
    let mut app = kept_in(&file);
    app.open_endgames();
    for _ in 0..3 {
        app.win_endgame();
        app.do_endgame(dames3d::viewer::features::endgames::actions::EndgameAction::Next);
        app.until_endgame();
    }
    app.wait_until(|_| file.exists() && wins_in(&file) == 3);
}

#[test]
fn a_damaged_file_is_put_aside_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("endgames.json");
    fs::write(&file, "not records").expect("written");
    let mut app = kept_in(&file);
    app.wait_until(|app| app.resource::<WonEndgames>().is_read());
    app.frames(1);
    let said = app.notices().join(" ");
    let renamed = app.message_form(|messages, any| messages.shots_file_renamed(any));
    assert!(renamed.is_in(&said), "{said}");
    assert!(said.contains("endgames.json.unread"), "{said}");
    app.open_endgames();
    app.win_endgame();
    app.wait_until(|_| file.exists() && wins_in(&file) == 1);
}

#[test]
fn a_file_that_cannot_be_written_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let blocker = folder.path().join("file");
    fs::write(&blocker, "").expect("written");
    let mut app = kept_in(&folder.path().join("endgames.json"));
    // A file in the place of the folder.
    app.world().insert_resource(WonEndgames::kept_in(Some(EndgameRecordsFile::new(
        blocker.join("endgames.json"),
    ))));
    app.open_endgames();
    app.win_endgame();
    app.wait_until(|app| {
        let notices = app.notices();
        notices.iter().any(|said| said.contains("endgames.json"))
    });
}
