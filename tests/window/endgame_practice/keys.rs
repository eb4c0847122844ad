use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;

use super::{playing, session_with, tables, throws_away};
use dames3d::viewer::features::endgames::actions::EndgameAction;
use dames3d::viewer::features::endgames::state::EndgamePractice;
use dames3d::viewer::features::play::actions::NewGameAction;
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::kernel::actions::AnyAction;

#[test]
fn an_endgame_is_opened_won_and_left_with_keys_alone() {
    let mut app = session_with(tables(), |_| ());
    app.key(Key::Character("q".into()), KeyCode::KeyQ);
    app.frames(2);
    // From the lesson's card to the fourth one.
    for _ in 0..3 {
        app.key(Key::ArrowRight, KeyCode::ArrowRight);
    }
    app.key(Key::Enter, KeyCode::Enter);
    app.until_endgame();
    let first = app.endgame().exercise().position;
    while app.endgame().end().is_none() {
        let mv = app.best_move();
        app.type_move(mv);
        app.until_answered();
    }
    app.key(Key::Enter, KeyCode::Enter);
    app.until_endgame();
    assert_ne!(app.endgame().exercise().position, first);
    app.key(Key::Character("i".into()), KeyCode::KeyI);
    assert_eq!(app.endgame().helps(), 1, "the best move is shown");
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(!app.is_practicing() && !app.is_open::<EndgamePractice>());
}

#[test]
fn enter_takes_back_the_move_that_threw_the_win_away() {
    let mut app = playing();
    let bad = app.until_a_move(throws_away);
    let before = *app.endgame().position();
    app.type_move(bad);
    app.wait_until(|app| app.endgame().end().is_some());
    app.rest();
    app.key(Key::Enter, KeyCode::Enter);
    app.rest();
    assert_eq!(*app.endgame().position(), before);
    assert_eq!(*app.game().position(), before);
}

#[test]
fn endgames_do_not_open_over_another_practice_or_a_dialog() {
    for before in [AnyAction::from(NewGameAction::Open), ShotsAction::Open.into()] {
        let mut app = session_with(tables(), |_| ());
        app.ask(&before);
        app.frames(4);
        app.do_endgame(EndgameAction::Open);
        app.frames(10);
        assert!(!app.is_open::<EndgamePractice>(), "{before:?}");
    }
}
