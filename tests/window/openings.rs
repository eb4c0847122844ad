//! The computer's openings in the explorer.

use dames3d::game::Command;
use dames3d::i18n::Messages;
use dames3d::rules::{Move, Ply, Variant};
use dames3d::viewer::features::library::actions::GamesAction;
use dames3d::viewer::features::library::explorer::state::Explorer;

use crate::test_app::TestApp;

/// The window with the explorer open, and no games.
fn exploring(variant: Variant) -> TestApp {
    let mut app = TestApp::new();
    app.command(Command::SwitchGame(variant));
    app.ask(GamesAction::ToggleExplorer);
    app.frames(4);
    app
}

/// The moves of the tree that the explorer knows, the best first.
fn openings(app: &TestApp) -> Vec<Move> {
    let known = app.resource::<Explorer>().openings();
    let (position, moves) = known.expect("openings");
    assert_eq!(position, app.game().position());
    moves.iter().map(|opening| opening.mv).collect()
}

#[test]
fn the_explorer_shows_the_openings_without_any_game_and_a_click_plays_one() {
    let mut app = exploring(Variant::Dames3d);
    assert!(app.says(Messages::explorer_openings), "{:?}", app.said());
    let best = openings(&app)[0];
    app.press(GamesAction::Play(best));
    app.rest();
    assert_eq!(app.shown(), Ply(1));
    assert!(app.says(Messages::explorer_openings), "the answers are shown");
    assert_ne!(openings(&app)[0], best);
}

#[test]
fn a_position_outside_the_tree_has_no_openings() {
    let mut app = exploring(Variant::Dames3d);
    let worst = *openings(&app).last().expect("a move");
    app.press(GamesAction::Play(worst));
    app.rest();
    assert_eq!(app.shown(), Ply(1));
    assert_eq!(app.resource::<Explorer>().openings(), None);
    assert!(!app.says(Messages::explorer_openings), "{:?}", app.said());
}

#[test]
fn other_games_have_no_openings() {
    let mut app = exploring(Variant::International);
    assert!(!app.says(Messages::explorer_openings), "{:?}", app.said());
}
