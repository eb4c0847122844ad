//! The last capture of several pieces: its route until the next move, a button that plays it again, and what the marks of
//! the last move give way to.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use dames3d::board::{Face, SquareSet};
use dames3d::game::Command;
use dames3d::themes::ColorRole;
use dames3d::viewer::board::actions::SightAction;
use dames3d::viewer::features::play::actions::PlayAction;
use dames3d::viewer::kernel::dialogs::{OpenDialogs, RESULT};
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::scene::move_animation::MoveAnimation;

use crate::test_app::{TestApp, square};

/// 31 captures 21 up the north-west side, then 7 on the top board. Black has a man left.
const OVER_TWO_BOARDS: &str = "W:W31,47:B21,7,5";

const REPLAY: SightAction = SightAction::ReplayLastMove;

impl TestApp {
    /// Plays the first legal move, and waits until it has landed.
    fn play_first(&mut self) {
        let position = *self.game().position();
        let route = position.route(position.legal_moves()[0]).expect("a route");
        let (first, last) = (route.hops[0], route.hops[route.hops.len() - 1]);
        let sign = if first.over.is_some() { "x" } else { "-" };
        let text = format!("{}{sign}{}", first.from, last.to);
        self.command(Command::Play(text.parse().expect("a move")));
        self.rest();
    }

    /// The names of what is drawn of the last capture.
    fn drawn_of_past_capture(&mut self) -> Vec<String> {
        let mut names = self.world().query::<&Name>();
        let names = names.iter(self.world_ref()).map(|name| name.to_string());
        let is_of_it =
            |name: &String| name == "Way of the last capture" || name.starts_with("Was taken on");
        let mut names: Vec<_> = names.filter(is_of_it).collect();
        names.sort();
        names
    }

    fn is_replay_offered(&mut self) -> bool {
        let mut nodes = self.world().query::<(&Name, &ComputedNode)>();
        nodes
            .iter(self.world())
            .any(|(name, node)| name.as_str() == "Replay the capture" && !node.is_empty())
    }

    fn marks_of_last_move(&mut self) -> usize {
        let marks = self.shown_board().marks.clone();
        let of_last_move = marks.iter().filter(|(mark, _)| mark.is_of_last_move());
        of_last_move.count()
    }
}

#[test]
fn the_route_of_a_long_capture_is_shown_until_the_next_move() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.rest();
    assert!(!app.is_replay_offered());
    app.play_first();
    let (hops, taken, colors) = {
        let capture = app.shown_board().past_capture.as_ref().expect("a capture");
        let hops = &capture.routes[0].hops;
        let colors: Vec<_> = hops.iter().map(|hop| capture.hop_roles(hop)).collect();
        (hops.len(), capture.taken, colors)
    };
    let victims: SquareSet = [21, 7].map(square).into_iter().collect();
    assert_eq!((hops, taken), (2, victims));
    assert!(colors[0].contains(&ColorRole::Board(Face::NorthWest)));
    assert_eq!(colors[1], [ColorRole::Board(Face::Top); 2]);
    let drawn = ["Was taken on 21", "Was taken on 7", "Way of the last capture"];
    assert_eq!(app.drawn_of_past_capture(), drawn);
    assert!(app.is_replay_offered());
    app.play_first();
    assert_eq!(app.drawn_of_past_capture(), Vec::<String>::new());
    assert!(!app.is_replay_offered());
}

#[test]
fn the_button_plays_the_capture_again_and_the_route_waits_for_its_end() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.rest();
    app.play_first();
    let button = app.button(REPLAY);
    app.click_button_at_once(button);
    app.frames(2);
    assert!(app.resource::<MoveAnimation>().is_running());
    assert_eq!(app.drawn_of_past_capture(), Vec::<String>::new());
    assert!(!app.is_replay_offered());
    app.rest();
    assert_eq!(app.drawn_of_past_capture().len(), 3);
    assert!(app.is_replay_offered());
}

#[test]
fn the_button_leaves_its_place_to_the_card_of_the_result() {
    let mut app = TestApp::new();
    app.set_up("W:W42,46:B21,32,38");
    app.rest();
    app.play_first();
    app.frames(4);
    assert!(app.game().outcome().is_some() && app.resource::<OpenDialogs>().has(RESULT));
    assert!(!app.is_replay_offered());
    app.press(PlayAction::CloseResult);
    app.frames(2);
    assert!(app.is_replay_offered());
}

#[test]
fn the_route_gives_way_to_the_piece_under_the_pointer_and_to_a_selected_one() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.rest();
    app.play_first();
    app.look(View::Top);
    app.rest();
    app.hover(5);
    app.frames(2);
    assert_eq!(app.drawn_of_past_capture(), Vec::<String>::new());
    // An empty square has no lines.
    app.hover(28);
    app.frames(2);
    assert_eq!(app.drawn_of_past_capture().len(), 3);
    app.click(5);
    app.hover(28);
    app.frames(2);
    assert_eq!(app.drawn_of_past_capture(), Vec::<String>::new());
}

#[test]
fn a_capture_of_one_piece_has_no_route() {
    let mut app = TestApp::new();
    app.set_up("W:W32,47:B28,5");
    app.rest();
    app.play_first();
    assert_eq!(app.marks_of_last_move(), 2);
    assert_eq!(app.drawn_of_past_capture(), Vec::<String>::new());
    assert!(!app.is_replay_offered());
}

#[test]
fn the_last_move_gives_way_while_a_view_is_peeked_at() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.rest();
    app.play_first();
    assert_eq!(app.marks_of_last_move(), 2);
    app.turn_key(KeyCode::F2, Key::F2, ButtonState::Pressed);
    app.frames(12);
    assert_eq!(app.marks_of_last_move(), 0);
    assert_eq!(app.drawn_of_past_capture(), Vec::<String>::new());
    app.turn_key(KeyCode::F2, Key::F2, ButtonState::Released);
    app.frames(12);
    assert_eq!(app.marks_of_last_move(), 2);
    assert_eq!(app.drawn_of_past_capture().len(), 3);
}
