//! Playing on the board with the pointer.

use dames3d::board::{Face, Square};
use dames3d::game::Command;
use dames3d::rules::{IllegalMove, PieceKind, Side, Variant};
use dames3d::viewer::kernel::messages::{BoardInput, DropPlace};

use crate::engine_bridge::seat;
use crate::test_app::{Gesture, TestApp};

fn square(number: u8) -> Square {
    Square::from_number(number).unwrap()
}

fn last_move(app: &TestApp) -> Option<String> {
    app.game().text_at(app.game().current_ply())
}

/// Waits until nothing moves; then the scene shows the position of the game and nothing else.
fn assert_scene_shows_the_game(app: &mut TestApp) {
    app.rest();
    let position: Vec<_> = app.game().position().pieces_on_squares().collect();
    assert_eq!(app.pieces_shown(), position);
}

#[test]
fn the_scene_starts_with_the_position_of_the_game() {
    let mut app = TestApp::new();
    assert_eq!(app.pieces_shown().len(), 40);
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn a_square_is_hovered_through_its_cube_or_its_piece() {
    let mut app = TestApp::new();
    app.hover(28);
    assert_eq!(app.selection().hovered(), Some(square(28)));
    app.hover(32);
    assert_eq!(app.selection().hovered(), Some(square(32)));
    app.move_to(bevy::math::Vec2::new(5.0, 5.0));
    assert_eq!(app.selection().hovered(), None);
}

#[test]
fn clicks_on_a_piece_and_a_square_play_a_move() {
    let mut app = TestApp::new();
    app.click(32);
    assert_eq!(app.selection().move_input().map(|entry| entry.from()), Some(square(32)));
    app.click(28);
    assert_eq!(last_move(&app).as_deref(), Some("32-28"));
    assert_eq!(app.selection().move_input(), None);
    assert_scene_shows_the_game(&mut app);
}

/// On a slow machine the pointer moves, presses and releases within one frame.
#[test]
fn a_click_within_one_frame_is_a_click() {
    let mut app = TestApp::new();
    app.hover(50);
    app.click_at_once(32);
    app.click_at_once(28);
    assert_eq!(last_move(&app).as_deref(), Some("32-28"));
}

/// A quick hand clicks and is already elsewhere within a slow frame.
#[test]
fn clicks_and_drags_act_on_the_square_under_the_pointer_then() {
    let mut app = TestApp::new();
    let at = |app: &mut TestApp, number| app.pixel(number);
    let (from, to, away) = (at(&mut app, 32), at(&mut app, 28), at(&mut app, 50));
    app.gesture_at_once(&[Gesture::Click(from), Gesture::Click(to), Gesture::Move(away)]);
    assert_eq!(last_move(&app).as_deref(), Some("32-28"));
    app.rest();
    let (from, to) = (at(&mut app, 18), at(&mut app, 23));
    app.gesture_at_once(&[Gesture::Drag(from, to), Gesture::Move(away)]);
    assert_eq!(last_move(&app).as_deref(), Some("18-23"));
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn a_piece_is_dragged_to_its_square() {
    let mut app = TestApp::new();
    app.drag(33, 29);
    assert_eq!(last_move(&app).as_deref(), Some("33-29"));
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn a_dragged_piece_follows_the_pointer() {
    let mut app = TestApp::new();
    app.lift(33, 24);
    let pointer = app.pixel(24);
    let piece = app.pixel_of_piece(33);
    assert!(piece.distance(pointer) < 30.0, "the pointer is at {pointer}, the piece at {piece}");
}

#[test]
fn a_piece_dragged_to_an_unreachable_square_returns() {
    let mut app = TestApp::new();
    app.drag(33, 24);
    assert_eq!(last_move(&app), None);
    assert_eq!(app.rejections(), [IllegalMove::OneStep(square(33))]);
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn a_drag_from_an_empty_square_turns_the_board_and_clicks_nothing() {
    let mut app = TestApp::new();
    let before = app.yaw();
    app.drag(28, 22);
    assert_eq!(last_move(&app), None);
    assert_eq!(app.selection().move_input(), None);
    assert_ne!(app.yaw(), before);
}

#[test]
fn a_rejected_click_names_its_reason() {
    let mut app = TestApp::new();
    app.click(28);
    app.click(19);
    app.click(47);
    app.click(32);
    app.click(23);
    assert_eq!(
        app.rejections(),
        [
            IllegalMove::NoPiece(square(28)),
            IllegalMove::NotYours(square(19)),
            IllegalMove::ShutIn(square(47)),
            IllegalMove::OneStep(square(32)),
        ]
    );
    assert_eq!(last_move(&app), None);
    assert!(app.selection().move_input().is_some(), "the selected piece stays selected");
}

#[test]
fn a_refused_click_or_drag_says_why_in_the_words_of_the_rules() {
    let mut app = TestApp::new();
    app.set_up("W:W42,31:B5");
    for (to, words) in [
        (48, app.message(|messages| messages.refusal_backward())),
        (32, app.message(|messages| messages.refusal_off_the_top())),
        (33, app.message(|messages| messages.refusal_one_step())),
        (40, app.message(|messages| messages.refusal_no_line(42, 40))),
    ] {
        app.click(42);
        app.click(to);
        app.frames(2);
        assert!(app.says_text(&words), "{to}: {:?}", app.said());
        app.click(42);
    }
    app.drag(42, 33);
    app.frames(2);
    assert!(app.says(|messages| messages.refusal_one_step()));
    for input in [BoardInput::PickUp(square(42)), BoardInput::Drop(DropPlace::LightCube)] {
        app.world().write_message(input);
        app.frames(2);
    }
    assert!(app.mentions(|messages| messages.goes_back()), "{:?}", app.said());
    assert_eq!(last_move(&app), None);
}

#[test]
fn a_click_while_an_engine_is_to_move_says_so() {
    let mut app = TestApp::new();
    // In no tree of openings, so that the engine has to think.
    app.set_up("W:W27,31,32,33,36,37,38,41,42,43,46,47,48:B3,4,5,8,9,10,13,14,15,18,19,20");
    seat(&mut app, Variant::Dames3d, Side::White, 10);
    app.click(32);
    app.frames(2);
    assert!(app.says(|messages| messages.entry_not_your_turn()), "{:?}", app.said());
}

#[test]
fn a_rejected_click_names_the_piece_that_must_capture() {
    let mut app = TestApp::new();
    app.set_up("W:W31,50:B21,5");
    app.click(50);
    assert_eq!(app.rejections(), [IllegalMove::CaptureDue { by: square(31).into(), pieces: 1 }]);
}

#[test]
fn a_man_captures_up_the_flank_of_a_side() {
    let mut app = TestApp::new();
    app.set_up("W:W31,50:B21,5");
    app.click(31);
    app.click(11);
    let played = app.game().last_turn().expect("the capture");
    assert_eq!(last_move(&app).as_deref(), Some("31x11"));
    let faces = played.route().expect("a move").hops[0].faces;
    assert!(faces.contains(Face::SouthWest) && !faces.contains(Face::Top));
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn captured_pieces_leave_together_at_the_end() {
    let mut app = TestApp::new();
    app.set_up("W:W26:B18,22,24,29,34,36,38,40,41,44,5");
    let moves = app.game().position().legal_moves();
    assert_eq!(moves[0].captured().len(), 10);
    app.click(26);
    app.click(moves[0].to().number());
    assert!(last_move(&app).is_some(), "the game has the move at once");
    app.frames(12);
    assert_eq!(app.pieces_in_scene(), 12, "half-way through, no piece has left");
    app.rest();
    assert_eq!(app.pieces_in_scene(), 2);
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn a_move_can_be_entered_while_another_is_animated() {
    let mut app = TestApp::new();
    app.click(32);
    app.click(28);
    app.click(19);
    app.click(23);
    assert_eq!(last_move(&app).as_deref(), Some("19-23"));
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn captures_with_the_same_ends_are_chosen_by_a_square_between() {
    let fen = "W:W14:B15,19,24,30,4";
    for mv in TestApp::legal_moves(fen, Variant::Dames3d) {
        let mut app = TestApp::new();
        app.set_up(fen);
        app.click(14);
        app.click(mv.to().number());
        assert_eq!(last_move(&app), None, "two captures lead there");
        let entry = app.selection().move_input().expect("several captures remain").clone();
        let distinguishing =
            entry.candidates().iter().filter(|(other, _)| *other == mv).find_map(|(_, route)| {
                let others = entry.candidates().iter().filter(|(other, _)| *other != mv);
                let others: Vec<_> = others.flat_map(|(_, route)| route.landings()).collect();
                route.landings().find(|landing| !others.contains(landing))
            });
        app.click(distinguishing.expect("a square of its own").number());
        assert_eq!(app.game().last_turn().and_then(|played| played.mv()), Some(mv));
    }
}

#[test]
fn a_man_on_the_promotion_row_is_crowned_in_the_scene() {
    let mut app = TestApp::new();
    app.set_up("W:W7,50:B21,45");
    app.click(7);
    app.click(1);
    app.rest();
    let king = app.pieces_shown().into_iter().find(|(on, _)| *on == square(1));
    assert_eq!(king.map(|(_, piece)| piece.kind), Some(PieceKind::King));
}

#[test]
fn each_variant_keeps_its_game() {
    let mut app = TestApp::new();
    app.click(32);
    app.click(28);
    app.rest();
    app.command(Command::SwitchGame(Variant::International));
    app.rest();
    assert_eq!(app.relief(), 0.0, "the pyramid has sunk");
    app.click(34);
    app.click(30);
    assert_eq!(last_move(&app).as_deref(), Some("34-30"));
    assert_scene_shows_the_game(&mut app);
    app.command(Command::SwitchGame(Variant::Dames3d));
    app.rest();
    assert_eq!(app.relief(), 1.0);
    assert_eq!(last_move(&app).as_deref(), Some("32-28"));
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn the_sunk_pyramid_keeps_its_rules() {
    let mut app = TestApp::new();
    app.set_up("W:W31,50:B21,5");
    app.sink();
    app.rest();
    assert_eq!(app.relief(), 0.0);
    app.click(31);
    app.click(11);
    assert_eq!(last_move(&app).as_deref(), Some("31x11"));
}

#[test]
fn a_move_is_undone_and_redone() {
    let mut app = TestApp::new();
    app.click(32);
    app.click(28);
    app.command(Command::Undo);
    assert_eq!(last_move(&app), None);
    assert_scene_shows_the_game(&mut app);
    app.command(Command::Redo);
    assert_eq!(last_move(&app).as_deref(), Some("32-28"));
    assert_scene_shows_the_game(&mut app);
}

#[test]
fn no_move_can_be_entered_after_the_end() {
    let mut app = TestApp::new();
    app.command(Command::Resign(Side::White));
    app.click(32);
    app.click(28);
    assert_eq!(last_move(&app), None);
    assert_eq!(app.selection().move_input(), None);
}

#[test]
fn an_inspected_side_stays_lit_until_the_board_turns() {
    use dames3d::viewer::kernel::messages::View;
    use dames3d::viewer::scene::cubes::Spotlight;
    let mut app = TestApp::new();
    app.look(View::SouthEast);
    assert_eq!(app.world().resource::<Spotlight>().0, Some(Face::SouthEast));
    app.drag(28, 26);
    app.rest();
    assert_eq!(app.world().resource::<Spotlight>().0, None);
}

/// An idle window draws no frame, so a change must begin in the frame in which it is requested.
#[test]
fn a_change_of_view_begins_in_the_same_frame() {
    use bevy::prelude::{Messages, Visibility};
    use bevy::window::RequestRedraw;
    use dames3d::viewer::kernel::settings::ViewerSettings;
    let mut app = TestApp::new();
    app.rest();
    app.world().resource_mut::<Messages<RequestRedraw>>().clear();
    app.sink();
    app.frames(1);
    assert!(!app.world().resource::<Messages<RequestRedraw>>().is_empty(), "the pyramid sinks");
    app.rest();

    let hidden = |app: &mut TestApp| {
        let mut all = app.world().query::<&Visibility>();
        all.iter(app.world()).filter(|visibility| **visibility == Visibility::Hidden).count()
    };
    let before = hidden(&mut app);
    app.world().resource_mut::<ViewerSettings>().numbers = false;
    app.frames(1);
    assert!(hidden(&mut app) >= before + 50, "the numbers are gone");
}

#[test]
fn a_board_at_rest_requests_no_frame() {
    use bevy::prelude::Messages;
    use bevy::window::RequestRedraw;
    let mut app = TestApp::new();
    app.click(32);
    app.click(28);
    app.rest();
    app.world().resource_mut::<Messages<RequestRedraw>>().clear();
    app.frames(5);
    assert!(app.world().resource::<Messages<RequestRedraw>>().is_empty());
}

#[test]
fn the_computer_that_takes_over_a_side_has_its_piece_put_down() {
    let mut app = TestApp::new();
    app.click(32);
    assert!(app.selection().move_input().is_some());
    seat(&mut app, Variant::Dames3d, Side::White, 1);
    app.frames(1);
    assert!(!app.selection().has_piece());
}
