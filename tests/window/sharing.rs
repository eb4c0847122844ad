//! Sharing: what is copied, and the files that are saved in the background.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use dames3d::game::clocks::ClockSettings;
use dames3d::game::{AboutTag, Command};
use dames3d::i18n::Messages;
use dames3d::rules::{Side, Variant};
use dames3d::themes::ThemeName;
use dames3d::viewer::features::share::{
    SHARE, ShareAction, ShareFolder, ShareLook, ShareOutcome, Sharing,
};
use dames3d::viewer::kernel::settings::ViewerSettings;
use dames3d::viewer::shell::actions::ShellAction;

use crate::engine_bridge::seat;
use crate::panels::session;
use crate::test_app::TestApp;

/// A new folder of this name.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("created");
    folder
}

/// A game of three plies with the dialog open; files are saved in this folder as diagrams.
fn with_dialog(folder: &Path) -> TestApp {
    let mut app = session();
    app.play(&["32-28", "19-23", "28x19"]);
    app.world().insert_resource(ShareFolder(Some(folder.to_owned())));
    app.press(ShareAction::Open);
    app.press(ShareAction::Look(ShareLook::Diagram));
    app
}

impl TestApp {
    fn sharing(&self) -> &Sharing {
        self.resource::<Sharing>()
    }

    /// The text on the clipboard; `None` on a machine without one.
    pub(crate) fn pasted(&mut self) -> Option<String> {
        let mut read: ClipboardRead = self.world().resource_mut::<Clipboard>().fetch_text();
        read.poll_result()?.ok()
    }

    /// Waits until the file is saved and returns its path.
    fn saved(&mut self) -> PathBuf {
        self.wait_until(|app| app.sharing().progress.is_none());
        match &self.sharing().outcome {
            Some(ShareOutcome::Saved(path)) => path.clone(),
            other => panic!("not saved: {other:?}"),
        }
    }
}

#[test]
fn a_picture_and_an_animation_are_saved_in_the_background() {
    let folder = folder("shared");
    let mut app = with_dialog(&folder);
    app.press(ShareAction::SavePicture);
    let picture = app.saved();
    assert!(picture.starts_with(&folder), "{picture:?}");
    let name = picture.file_name().expect("a name").to_string_lossy();
    let [white, black] = [Messages::side_white, Messages::side_black].map(|side| app.message(side));
    assert!(name.starts_with(&format!("{white} - {black} - 20")), "{name}");
    assert!(fs::read(&picture).expect("saved").starts_with(b"\x89PNG"));
    app.press(ShareAction::SavePicture);
    assert_ne!(app.saved(), picture, "an earlier picture is kept");
    app.press(ShareAction::SaveAnimation);
    assert!(
        app.has::<InteractionDisabled>(ShareAction::SavePicture)
            || app.sharing().progress.is_none()
    );
    let animation = app.saved();
    assert_eq!(animation.extension().and_then(|ending| ending.to_str()), Some("gif"));
    let file = fs::read(&animation).expect("saved");
    let mut decoder = gif::DecodeOptions::new().read_info(&file[..]).expect("a GIF");
    let mut frames = 0;
    while decoder.read_next_frame().expect("a frame").is_some() {
        frames += 1;
    }
    assert_eq!(frames, 5, "start, two moves, a hop, and the capture");
    let name = animation.display().to_string();
    app.frames(2);
    assert!(app.said().iter().any(|text| text.contains(&name)), "says where");
}

#[test]
fn a_shared_diagram_has_the_colors_of_the_board() {
    let mut app = with_dialog(&folder("shared-themes"));
    let [walnut, birch] = [ThemeName::Walnut, ThemeName::Birch].map(|theme| {
        app.world().resource_mut::<ViewerSettings>().look.theme = theme;
        app.press(ShareAction::SavePicture);
        fs::read(app.saved()).expect("saved")
    });
    assert!(walnut != birch);
}

#[test]
fn a_folder_that_cannot_be_written_is_reported() {
    let mut app = with_dialog(Path::new("/nowhere/at/all"));
    app.press(ShareAction::SavePicture);
    app.wait_until(|app| app.sharing().progress.is_none());
    assert!(matches!(app.sharing().outcome, Some(ShareOutcome::Failed(_))), "{:?}", app.sharing());
}

#[test]
fn the_end_is_a_notice_once_the_dialog_is_closed() {
    let folder = folder("shared-later");
    let mut app = with_dialog(&folder);
    app.press(ShareAction::SaveAnimation);
    app.press(ShellAction::Cancel);
    assert!(!app.open().has(SHARE));
    app.saved();
    app.frames(2);
    let folder = folder.display().to_string();
    assert!(app.notices().iter().any(|notice| notice.contains(&folder)), "{:?}", app.notices());
}

#[test]
fn the_position_and_the_game_are_copied() {
    let mut app = with_dialog(&folder("copied"));
    app.press(ShareAction::CopyFen);
    if app.sharing().outcome == Some(ShareOutcome::NotCopied) {
        return; // No clipboard on this machine.
    }
    let fen = app.pasted().expect("a FEN");
    assert!(fen.starts_with("B:W19,31,33"), "{fen}");
    app.press(ShareAction::CopyPdn);
    let pdn = app.pasted().expect("a game");
    assert!(pdn.contains("[GameType \"3055,"), "{pdn}");
    assert!(pdn.contains("1. 32-28 19-23 2. 28x19"), "{pdn}");
}

#[test]
fn the_copied_game_is_the_one_that_would_be_saved() {
    for is_kept in [false, true] {
        let games = folder("copied-games");
        let mut app = if is_kept { crate::autosave::window(&games) } else { session() };
        seat(&mut app, Variant::Dames3d, Side::Black, 4);
        app.frames(2);
        let clocks = ClockSettings::from_minutes("5").expect("a time control");
        app.command(Command::SetClock(clocks));
        app.command(Command::SetTags(vec![(AboutTag::White, "Anna".to_owned())]));
        app.frames(2);
        app.ask(ShareAction::Open);
        app.frames(3);
        app.press(ShareAction::CopyPdn);
        if app.sharing().outcome == Some(ShareOutcome::NotCopied) {
            return; // No clipboard on this machine.
        }
        let pdn = app.pasted().expect("a game");
        for words in [
            "[White \"Anna\"]",
            "[Black \"Dames 3D, level 4\"]",
            "[Date \"20",
            "[TimeControl \"300\"]",
        ] {
            assert!(pdn.contains(words), "{words} in {pdn}");
        }
    }
}
