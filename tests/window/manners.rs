//! Table manners in the window: moves by hand, the question to the other player, huffing, placing, the computer.

use bevy::prelude::*;
use dames3d::game::{Command, Manners};
use dames3d::rules::{Geometry, Irregularity, Ply, Side, Variant};
use dames3d::viewer::action::Action;
use dames3d::viewer::new_game::Choice;
use dames3d::viewer::scene::camera::View;

use crate::panels::session;
use crate::test_app::{TestApp, square};

fn table(variant: Variant, fen: &str, manners: Manners) -> TestApp {
    let mut app = session();
    app.command(Command::SitAt(variant));
    app.set_up(fen);
    app.command(Command::Manners(manners));
    app.look(View::Top);
    app.rest();
    app
}

fn by_hand(fen: &str) -> TestApp {
    let manners = Manners {
        over_the_board: true,
        ..Manners::default()
    };
    table(Variant::Dames3d, fen, manners)
}

/// What the scene shows is what stands on the table.
#[track_caller]
fn shows_the_table(app: &mut TestApp) {
    let standing: Vec<_> = app.game().on_the_table().pieces_on_squares().collect();
    assert_eq!(app.pieces_shown(), standing);
}

#[test]
fn a_free_hand_clicks_anywhere_and_the_turn_is_ended() {
    let mut app = by_hand("W:W32,48:B1,19,28");
    app.click(32);
    app.click(14);
    shows_the_table(&mut app);
    assert_eq!(app.game().record().len(), 0);
    for taken in [28, 19] {
        app.click(taken);
        assert_eq!(app.hand().held(), Some(square(taken)));
        app.key(bevy::input::keyboard::Key::Delete, KeyCode::Delete);
    }
    shows_the_table(&mut app);
    app.press(Action::Done);
    assert_eq!(app.game().record()[0].text, "32x14");
    shows_the_table(&mut app);
}

#[test]
fn a_free_hand_drags_any_piece() {
    let mut app = by_hand("W:W32,48:B1,20");
    app.drag(20, 25);
    shows_the_table(&mut app);
    app.press(Action::Done);
    let named = [Irregularity::OpponentsPiece(square(20))];
    assert_eq!(app.game().irregularities(), named);
}

#[test]
fn the_other_player_is_asked_and_corrects_or_keeps() {
    for keep in [false, true] {
        let mut app = by_hand("W:W32,48:B1,19,28");
        app.click(48);
        app.click(43);
        app.press(Action::Done);
        assert!(app.says("Noirs\u{202f}: corriger ou maintenir\u{202f}?"));
        assert!(app.says("une prise de 2 était possible"));
        // Nothing else is touched before that.
        app.click(1);
        app.click(6);
        assert!(!app.game().irregularities().is_empty());
        app.press(Action::Decide(keep));
        assert_eq!(app.shown(), Ply(u16::from(keep)));
        shows_the_table(&mut app);
    }
}

#[test]
fn what_hands_began_is_put_back() {
    let mut app = by_hand("W:W32,48:B1,20");
    app.click(32);
    app.click(10);
    app.press(Action::PutBack);
    shows_the_table(&mut app);
    assert!(app.is_disabled(Action::Done));
}

#[test]
fn a_touched_piece_is_not_changed_for_another() {
    let manners = Manners {
        touch_move: true,
        ..Manners::default()
    };
    let mut app = table(Variant::Dames3d, "W:W31,32,48:B1,20", manners);
    app.click(32);
    assert_eq!(app.game().bound(), Some(square(32)));
    app.click(31);
    assert!(app.says("La pièce touchée en 32 doit être jouée."));
    app.click(27);
    assert_eq!(app.game().record()[0].text, "32-27");

    app.press(Action::Adjust);
    app.click(20);
    assert_eq!(app.game().bound(), None);
    app.click(1);
    app.click(6);
    assert_eq!(app.game().record()[1].text, "1-6");
}

#[test]
fn an_overlooked_capture_is_huffed_with_a_button() {
    let variant = Variant::Family(Geometry::Flat);
    let mut app = table(variant, "W:W32,33,48:B1,28", Manners::default());
    app.click(48);
    app.click(43);
    app.rest();
    assert!(app.says("Souffler 32") && app.says("Souffler 33"));
    app.press(Action::Huff(1));
    shows_the_table(&mut app);
    assert!(app.game().position().piece_at(square(33)).is_none());
    assert!(!app.says("Souffler 32"));
}

#[test]
fn sheep_and_wolf_are_placed_and_the_computer_plays() {
    let mut app = session();
    app.press(Action::NewGame);
    app.press(Action::Choose(Choice::Rules(Variant::WolfAndSheep)));
    app.press(Action::Choose(Choice::Computer(Side::Black)));
    app.press(Action::Begin);
    app.look(View::Top);
    app.rest();
    for number in [46, 47, 48, 49] {
        app.click(number);
        shows_the_table(&mut app);
    }
    app.click(3);
    assert_eq!(app.game().placing(), None);
    app.wait_until(|app| app.game().record().len() == 1);
    assert_eq!(app.game().position().side_to_move(), Side::White);
    // The sheep answer, and so does the wolf; taking back takes both.
    app.rest();
    app.click(46);
    app.click(41);
    app.wait_until(|app| app.game().record().len() == 3);
    app.rest();
    app.press(Action::Undo);
    assert_eq!(app.shown(), Ply(1));
}
