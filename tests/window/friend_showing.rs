//! Showing a position to the friend after a game.

use std::path::Path;

use dames3d::game::Command;
use dames3d::game_tree::{Arrow, MarkColor};
use dames3d::i18n::Messages;
use dames3d::online::{Fact, Request, ShownPosition};
use dames3d::rules::{Ply, Side, Variant};
use dames3d::viewer::features::online::actions::FriendAction;
use dames3d::viewer::features::online::showing::ShowingAction;
use dames3d::viewer::features::online::state::{FriendStage, FriendView};

use crate::friend_hall::{HOUR, Hall, by_post};
use crate::test_app::{TestApp, square};

/// A game that the friend has given up, on the board as it was played.
fn over(hall: &Hall, folder: &Path) -> TestApp {
    hall.begin(5, by_post(Variant::International), &["32-28", "19-23"], HOUR);
    let mut app = hall.window(folder, &[(5, Variant::International)]);
    app.press(FriendAction::Return);
    app.rest();
    let command = Command::Resign(Side::Black);
    let by = Side::Black;
    hall.happens(5, 500, Fact::Did { by, command });
    app.rest();
    assert_eq!(app.resource::<FriendView>().stage, FriendStage::Over);
    app
}

fn arrow() -> Arrow {
    Arrow { color: MarkColor::Red, from: square(19), to: square(24) }
}

#[test]
fn a_position_and_its_arrows_are_shown_to_the_friend() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = over(&hall, folder.path());
    app.command(Command::Show(Ply(1)));
    app.command(Command::Play("20-24".parse().expect("a move")));
    let node = app.game().tree().path_of(app.game().current_node());
    let arrow = arrow();
    app.command(Command::ToggleArrow { node, arrow });
    app.rest();
    app.press(ShowingAction::Show);
    let (_, request) = hall.asked(5).expect("a request");
    let expected = ShownPosition {
        ply: Ply(1),
        line: vec!["20-24".parse().expect("a move")],
        arrows: vec![arrow],
        ..ShownPosition::default()
    };
    assert_eq!(request, Request::Show(expected));
    assert!(app.says(Messages::friend_show_done));
}

#[test]
fn a_position_of_the_friend_is_shown_when_the_player_looks() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = over(&hall, folder.path());
    let position = ShownPosition {
        ply: Ply(1),
        line: vec!["20-24".parse().expect("a move")],
        arrows: vec![arrow()],
        ..ShownPosition::default()
    };
    let by = Side::Black;
    hall.happens(5, 0, Fact::Showed { by, position });
    app.rest();
    assert!(app.says(Messages::friend_shows), "{:?}", app.said());
    assert_eq!(app.game().current_ply(), Ply(2), "nothing moves by itself");
    app.press(ShowingAction::Look);
    app.rest();
    let turns: Vec<_> = app.game().turns().map(|turn| turn.squares()).collect();
    assert_eq!(turns.last(), Some(&Some((square(20), square(24)))));
    assert_eq!(app.game().shown_node().annotations.arrows, [arrow()]);
    let main_line = app.game().tree().main_line().len();
    assert_eq!(main_line, 2, "the game stays as it was played");
    assert!(!app.shows(ShowingAction::Look), "the player has looked");
}

#[test]
fn a_position_of_a_game_that_is_not_at_its_table_is_refused_with_the_way_to_it() {
    let (hall, folder) = (Hall::default(), tempfile::tempdir().expect("a folder"));
    let mut app = over(&hall, folder.path());
    let (by, position) = (Side::Black, ShownPosition::default());
    hall.happens(5, 0, Fact::Showed { by, position });
    app.rest();
    app.command(Command::NewGame);
    app.command(Command::Play("31-26".parse().expect("a move")));
    app.press(ShowingAction::Look);
    app.rest();
    assert_eq!(app.game().current_ply(), Ply(1));
    assert!(app.says(Messages::friend_show_elsewhere), "{:?}", app.said());
    assert!(!app.shows(ShowingAction::Show));
}
