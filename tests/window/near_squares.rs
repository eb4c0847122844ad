//! Presses beside a legal square, and on one behind something translucent; drags at a small angle.

use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use dames3d::i18n::Messages;
use dames3d::viewer::board::input::pointed_squares::REACH;
use dames3d::viewer::kernel::messages::{Orbit, View};
use dames3d::viewer::scene::geometry::square_top;
use dames3d::viewer::scene::glass::Glass;

use crate::test_app::{TestApp, square};

impl TestApp {
    fn click_at(&mut self, at: Vec2) {
        self.move_to(at);
        self.act(PointerAction::Press(PointerButton::Primary));
        self.act(PointerAction::Release(PointerButton::Primary));
        self.frames(1);
    }

    /// The pixel of the middle of a square's right edge, from above on White's side.
    fn right_edge(&mut self, number: u8) -> Vec2 {
        let relief = self.relief();
        let top = square_top(square(number), relief);
        self.pixel_of(top + Vec3::X * 0.5)
    }
}

#[test]
fn a_click_a_few_pixels_beside_a_legal_square_counts_for_it() {
    let mut app = TestApp::new();
    app.look(View::Top);
    app.click(32);
    let edge = app.right_edge(28);
    app.click_at(edge + Vec2::X * (REACH - 2.0));
    assert_eq!(app.game().turns().len(), 1, "6 px beside 28");
}

#[test]
fn a_click_farther_beside_it_does_not() {
    let mut app = TestApp::new();
    app.look(View::Top);
    app.click(32);
    let edge = app.right_edge(28);
    app.click_at(edge + Vec2::X * (REACH + 4.0));
    assert_eq!(app.game().turns().len(), 0, "12 px beside 28");
}

#[test]
fn a_legal_square_beside_another_is_not_taken_for_it() {
    let mut app = TestApp::new();
    app.look(View::Top);
    // 38 may not move, and its neighbors 32 and 33 may: the click is on 38.
    let at = app.pixel(38);
    app.click_at(at);
    assert!(app.selection().move_input().is_none());
}

#[test]
fn a_piece_is_chosen_through_what_is_translucent_before_it() {
    let mut app = TestApp::new();
    app.look(View::NorthEast);
    app.world().write_message(Orbit { delta: Vec2::new(0.0, -58.0) });
    app.frames(20);
    assert!(!app.resource::<Glass>().0.is_empty());
    // Low from Black's left corner, the pyramid is before White's men on the other side.
    let movable: Vec<_> = app.game().movable().into_iter().collect();
    for piece in movable {
        let number = piece.number();
        app.click(number);
        let chosen = app.selection().move_input().map(|entry| entry.from());
        assert_eq!(chosen, Some(piece), "{number}");
        app.click(number);
    }
}

#[test]
fn a_piece_is_not_dragged_where_the_board_is_seen_too_flat() {
    let mut app = TestApp::new();
    app.look(View::Home);
    app.world().write_message(Orbit { delta: Vec2::new(0.0, -400.0) });
    app.frames(3);
    let yaw = app.yaw();
    app.lift(35, 30);
    assert!(app.selection().dragged_from().is_none());
    assert_eq!(app.yaw(), yaw, "the board does not turn either");
    app.act(PointerAction::Release(PointerButton::Primary));
    app.frames(2);
    assert_eq!(app.game().turns().len(), 0);
    assert!(app.mentions(Messages::too_low_to_drag));
}
