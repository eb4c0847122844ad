//! A previewed capture: the colours of its hops, their numbers on flags, the note by the pointer; and the lines of the
//! piece under the pointer.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use dames3d::board::Face;
use dames3d::engine::Level;
use dames3d::game::Command;
use dames3d::players::Player;
use dames3d::rules::{BySide, Variant};
use dames3d::themes::ColorRole;
use dames3d::viewer::marking::board_state::BoardState;
use dames3d::viewer::marking::stretches::Stretch;
use dames3d::viewer::messages::View;
use dames3d::viewer::state::players::PlayerSeats;

use crate::test_app::{TestApp, square};

/// 31 captures 21 up the north-west side, then 7 on the top board.
const OVER_TWO_BOARDS: &str = "W:W31:B21,7";

impl TestApp {
    pub(crate) fn board_state<T: 'static>(&mut self, read: fn(BoardState) -> T) -> T {
        self.world()
            .run_system_once(read)
            .expect("the resources of the board")
    }

    fn is_note_shown(&mut self) -> bool {
        let mut nodes = self.world().query::<(&Name, &Node)>();
        nodes
            .iter(self.world())
            .any(|(name, node)| name.as_str() == "Pointer note" && node.display == Display::Flex)
    }

    fn poles(&mut self) -> Vec<(String, Transform)> {
        let mut names = self.world().query::<(&Name, &Transform)>();
        names
            .iter(self.world())
            .filter(|(name, _)| name.starts_with("Pole on"))
            .map(|(name, at)| (name.to_string(), *at))
            .collect()
    }
}

#[test]
fn each_hop_has_the_colour_of_its_board() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.look(View::Top);
    app.hover(31);
    let (colors, boards) = app.board_state(|state: BoardState| {
        let preview = state.capture_preview().expect("a preview");
        let hops = &preview.routes[0].hops;
        let colors: Vec<_> = hops.iter().map(|hop| preview.hop_roles(hop)).collect();
        (colors, preview.boards())
    });
    let of = ColorRole::Board;
    let [first, last] = [boards[0], boards[boards.len() - 1]].map(|faces| faces.iter().collect());
    let (first, last): (Vec<_>, Vec<_>) = (first, last);
    assert_eq!(boards.len(), 2);
    assert_eq!(first, [Face::SouthWest, Face::NorthWest]);
    assert_eq!(last, [Face::Top]);
    assert_eq!(colors[0], [of(Face::SouthWest), of(Face::NorthWest)]);
    assert_eq!(colors[1], [of(Face::Top); 2]);
}

#[test]
fn a_note_by_the_pointer_counts_the_pieces_and_names_the_boards() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.look(View::Top);
    app.hover(31);
    app.frames(2);
    assert!(app.is_note_shown());
    let said = app.said().join("\n");
    let words = "takes 2 pieces · south-west side + north-west side → top";
    assert!(said.contains(words), "{said}");
    app.hover(44);
    app.frames(2);
    assert!(!app.is_note_shown());
}

#[test]
fn numbers_stand_on_poles_that_rise_above_what_hides_their_squares() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.look(View::Top);
    app.click(31);
    app.frames(2);
    let from_above = app.poles();
    assert_eq!(from_above.len(), 2);
    let lowest = from_above[0].1.scale.y;
    assert!(from_above.iter().all(|(_, at)| at.scale.y == lowest));
    // From the opposite corner the summit is before both squares.
    app.look(View::SouthEast);
    app.frames(3);
    let from_behind = app.poles();
    assert_eq!(from_behind.len(), 2);
    for (name, at) in &from_behind {
        let number: u8 = name
            .trim_start_matches("Pole on ")
            .parse()
            .expect("a number");
        let foot = dames3d::viewer::scene::geometry::square_top(square(number), app.relief());
        let stands_at = at.translation - Vec3::Y * at.scale.y / 2.0;
        assert!(stands_at.distance(foot) < 1e-4, "{name}");
    }
}

fn lines(app: &mut TestApp) -> Vec<Stretch> {
    app.board_state(|state: BoardState| state.piece_lines())
}

#[test]
fn the_lines_of_wolf_and_sheep_are_as_long_as_their_steps() {
    let mut app = TestApp::new();
    app.command(Command::SwitchGame(Variant::WolfAndSheep));
    app.rest();
    if app.game().placement().is_some() {
        let wolf = app
            .game()
            .placement()
            .expect("a placement")
            .squares()
            .first();
        app.command(Command::Place(wolf.expect("a square")));
        app.rest();
    }
    app.look(View::Top);
    for number in 1..=50 {
        if app.game().position().piece_at(square(number)).is_none() {
            continue;
        }
        app.hover(number);
        for (_, from, to) in lines(&mut app) {
            assert_eq!(from.row().abs_diff(to.row()), 1, "{from} to {to}");
            assert_eq!(from.column().abs_diff(to.column()), 1, "{from} to {to}");
        }
    }
}

#[test]
fn lines_give_way_while_the_computer_is_to_move() {
    let mut app = TestApp::new();
    app.look(View::Top);
    app.hover(28);
    app.hover(32);
    assert!(!lines(&mut app).is_empty());
    let players = BySide {
        white: Player::Computer(Level::default()),
        black: Player::Person,
    };
    app.world()
        .resource_mut::<PlayerSeats>()
        .set(Variant::Dames3d, players);
    app.frames(1);
    assert!(lines(&mut app).is_empty());
}
