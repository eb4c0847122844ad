//! A previewed capture: the colors of its hops, their numbers on flags, the note by the pointer; and the lines of the
//! piece under the pointer.

use bevy::prelude::*;
use dames3d::board::{Face, Square};
use dames3d::engine::Level;
use dames3d::game::Command;
use dames3d::players::Player;
use dames3d::rules::{BySide, Variant};
use dames3d::themes::ColorRole;
use dames3d::viewer::board::layers::ShownBoard;
use dames3d::viewer::board::marking::marks::{SquareMark, beside_preview};
use dames3d::viewer::board::marking::segments::{PieceLines, ends, longest};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::scene::geometry::square_top;
use dames3d::viewer::scene::move_animation::MoveAnimation;
use dames3d::viewer::scene::pieces::RADIUS;
use dames3d::viewer::ui::small_boards::OfBoard;

use crate::test_app::{TestApp, square};

/// 31 captures 21 up the north-west side, then 7 on the top board.
const OVER_TWO_BOARDS: &str = "W:W31:B21,7";

impl TestApp {
    pub(crate) fn shown_board(&mut self) -> &ShownBoard {
        self.world().resource::<ShownBoard>()
    }

    fn is_note_shown(&mut self) -> bool {
        let mut nodes = self.world().query::<(&Name, &Node)>();
        nodes
            .iter(self.world())
            .any(|(name, node)| name.as_str() == "Pointer note" && node.display == Display::Flex)
    }

    /// The words of the note by the pointer, with the board that each part is colored like.
    fn note_parts(&mut self) -> Vec<(String, Option<Face>)> {
        let mut notes = self.world().query::<(&Text, &Children)>();
        let parts = self.world().query::<(&TextSpan, Option<&OfBoard>)>();
        let world = self.world_ref();
        let words = |part: Entity| {
            let (words, of) = parts.get_manual(world, part).ok()?;
            Some((words.0.clone(), of.map(|of| of.0)))
        };
        let notes = notes.iter(world).flat_map(|(_, parts)| parts.iter());
        notes.filter_map(words).collect()
    }

    fn is_capture_named(&mut self) -> bool {
        let mut nodes = self.world().query::<(&Name, &ComputedNode)>();
        nodes
            .iter(self.world())
            .any(|(name, node)| name.as_str() == "Capture due" && !node.is_empty())
    }

    pub(crate) fn poles(&mut self) -> Vec<(String, Transform)> {
        let mut names = self.world().query::<(&Name, &Transform)>();
        names
            .iter(self.world())
            .filter(|(name, _)| name.starts_with("Pole on"))
            .map(|(name, at)| (name.to_string(), *at))
            .collect()
    }
}

#[test]
fn each_hop_has_the_color_of_its_board() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.look(View::Top);
    app.hover(31);
    let (colors, boards) = {
        let preview = app.shown_board().capture.as_ref().expect("a preview");
        let hops = &preview.routes[0].hops;
        let colors: Vec<_> = hops.iter().map(|hop| preview.hop_roles(hop)).collect();
        (colors, preview.boards())
    };
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
fn the_note_by_the_pointer_gives_way_to_a_tooltip() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.look(View::Top);
    // Two pointers, as with a finger and a mouse.
    app.hover(31);
    app.frames(2);
    assert!(app.is_note_shown());
    let hint = app.tooltip(AnalysisAction::Hint);
    app.hover(28);
    app.hover(31);
    app.frames(2);
    assert_eq!(app.tooltips(), [hint]);
    assert!(!app.is_note_shown());
    app.move_mouse(Vec2::new(1100.0, 300.0));
    app.frames(2);
    app.hover(28);
    app.hover(31);
    app.frames(3);
    assert_eq!(app.tooltips(), Vec::<String>::new());
    assert!(app.is_note_shown());
}

#[test]
fn a_capture_that_is_due_is_named_once_the_last_move_has_landed() {
    let mut app = TestApp::new();
    app.command(Command::SwitchGame(Variant::International));
    app.play(&["32-28", "19-23"]);
    app.rest();
    app.play(&["28x19"]);
    assert!(app.resource::<MoveAnimation>().is_running());
    assert_eq!(app.game().capture_due(), 1);
    assert!(!app.is_capture_named());
    app.wait_until(|app| !app.resource::<MoveAnimation>().is_running());
    app.frames(3);
    assert!(app.is_capture_named());
}

#[test]
fn a_note_by_the_pointer_counts_the_pieces_and_names_the_boards() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.look(View::Top);
    app.hover(31);
    app.frames(2);
    assert!(app.is_note_shown());
    let parts = app.note_parts();
    let said: String = parts.iter().map(|(words, _)| words.as_str()).collect();
    let expected = app.message(|messages| {
        let [top, south_west, north_west] =
            [messages.face_top(), messages.face_south_west(), messages.face_north_west()];
        format!("{} · {south_west} + {north_west} → {top}", messages.capture_note(2))
    });
    assert_eq!(said, expected);
    // Each board is named in its own color.
    let colors: Vec<_> = parts.iter().filter_map(|(_, face)| *face).collect();
    assert_eq!(colors, [Face::SouthWest, Face::NorthWest, Face::Top]);
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
        let number: u8 = name.trim_start_matches("Pole on ").parse().expect("a number");
        let foot = square_top(square(number), app.relief());
        let stands_at = at.translation - Vec3::Y * at.scale.y / 2.0;
        assert!(stands_at.distance(foot) < 1e-4, "{name}");
    }
}

#[test]
fn beside_a_preview_the_last_move_gives_way_and_the_capturing_piece_has_one_ring() {
    let mut app = TestApp::new();
    app.set_up(OVER_TWO_BOARDS);
    app.look(View::Top);
    app.hover(31);
    let marks = app.shown_board().marks.clone();
    let on_31: Vec<_> = marks.iter().filter(|(_, at)| *at == square(31)).collect();
    assert_eq!(on_31, [&(SquareMark::Chosen, square(31))]);
    let preview = app.shown_board().capture.clone();
    let preview = preview.expect("a preview");
    let goal = preview.routes[0].hops.last().expect("a hop").to;
    let before = [
        (SquareMark::CameFrom, square(1)),
        (SquareMark::WentTo, square(7)),
        (SquareMark::MustCapture, square(31)),
        (SquareMark::MustCapture, square(40)),
        (SquareMark::Over, square(31)),
        (SquareMark::End, goal),
    ];
    let after = beside_preview(&before, &preview);
    let expected = [
        (SquareMark::MustCapture, square(40)),
        (SquareMark::Goal, goal),
        (SquareMark::Chosen, square(31)),
    ];
    assert_eq!(after, expected);
}

#[test]
fn the_lines_of_a_king_are_drawn_once_end_in_dots_and_pass_under_no_piece() {
    let mut app = TestApp::new();
    app.set_up("W:WK32,48,50:B1,5,6");
    app.look(View::Top);
    app.hover(28);
    app.hover(32);
    app.frames(2);
    assert!(!app.is_note_shown(), "it would cover the lines");
    let PieceLines { lines, steps } = reach(&mut app);
    assert_eq!(steps, []);
    let segments = lines;
    // A line that lies on two boards, and a part of it, are drawn as one line.
    let (face, from, to) = segments[0];
    let twice = [(face, from, to), (Face::SouthEast, from, to)];
    assert_eq!(longest(&twice), twice[..1]);
    let drawn = longest(&segments);
    let mut ways: Vec<_> = drawn.iter().map(|(_, from, to)| (*from, *to)).collect();
    ways.sort();
    ways.dedup();
    assert_eq!(ways.len(), drawn.len(), "{drawn:?}");
    let occupied = app.game().position().occupied();
    let ends = ends(&segments, occupied);
    let is_end = |at: Square| ends.iter().any(|(end, _)| *end == at);
    for (_, _, to) in &segments {
        assert_eq!(is_end(*to), !occupied.contains(*to), "{to}");
    }

    let mut named = app.world().query::<(&Name, &Mesh3d)>();
    let mesh = named
        .iter(app.world_ref())
        .find(|(name, _)| name.as_str() == "Lines of a piece")
        .map(|(_, mesh)| mesh.id());
    let meshes = app.resource::<Assets<Mesh>>();
    let mesh = meshes.get(mesh.expect("lines")).expect("a mesh");
    let points = mesh.attribute(Mesh::ATTRIBUTE_POSITION);
    let points = points.and_then(|points| points.as_float3()).expect("points");
    assert!(!points.is_empty());
    for piece in occupied {
        let at = square_top(piece, app.relief());
        for &[x, _, z] in points {
            let distance = at.xz().distance(Vec2::new(x, z));
            assert!(distance > RADIUS, "{distance} from {piece}");
        }
    }
}

fn reach(app: &mut TestApp) -> PieceLines {
    app.shown_board().reach.clone()
}

#[test]
fn a_man_shows_its_steps_as_dots_and_no_line_where_it_takes_nothing() {
    let mut app = TestApp::new();
    app.look(View::Top);
    let moves = app.game().position().legal_moves();
    for man in 31..=50 {
        app.hover(man);
        let PieceLines { lines, mut steps } = reach(&mut app);
        assert_eq!(lines, [], "{man}");
        let of_man = moves.iter().filter(|mv| mv.from() == square(man));
        let mut legal: Vec<_> = of_man.map(|mv| mv.to()).collect();
        steps.sort();
        legal.sort();
        assert_eq!(steps, legal, "{man}");
        app.frames(1);
        let mut names = app.world().query::<&Name>();
        let drawn = names.iter(app.world_ref());
        let drawn = drawn.filter(|name| name.as_str() == "Steps of a piece");
        assert_eq!(drawn.count(), usize::from(!legal.is_empty()), "{man}");
    }
}

#[test]
fn a_man_of_the_side_that_waits_shows_a_line_to_where_it_would_land() {
    let mut app = TestApp::new();
    app.set_up("B:W32,50:B28,1");
    app.look(View::Top);
    app.hover(32);
    let PieceLines { lines, steps } = reach(&mut app);
    assert_eq!(lines, [(Face::Top, square(32), square(23))]);
    assert_eq!(steps, [square(27)]);
    // With a man behind it, the piece cannot be taken.
    app.set_up("B:W32,50:B28,23,1");
    app.hover(50);
    app.hover(32);
    assert_eq!(reach(&mut app).lines, []);
}

#[test]
fn no_step_is_shown_while_another_man_must_capture() {
    let mut app = TestApp::new();
    app.set_up("W:W32,50:B28,1");
    app.look(View::Top);
    app.hover(50);
    assert!(reach(&mut app).is_empty());
}

#[test]
fn wolf_and_sheep_show_steps_alone() {
    let mut app = TestApp::new();
    app.command(Command::SwitchGame(Variant::WolfAndSheep));
    app.rest();
    if app.game().placement().is_some() {
        let wolf = app.game().placement().expect("a placement").squares().first();
        app.command(Command::Place(wolf.expect("a square")));
        app.rest();
    }
    app.look(View::Top);
    for number in 1..=50 {
        if app.game().position().piece_at(square(number)).is_none() {
            continue;
        }
        app.hover(number);
        let PieceLines { lines, steps } = reach(&mut app);
        assert_eq!(lines, []);
        let from = square(number);
        for to in steps {
            assert_eq!(from.row().abs_diff(to.row()), 1, "{from} to {to}");
            assert_eq!(from.column().abs_diff(to.column()), 1, "{from} to {to}");
        }
    }
}

#[test]
fn steps_give_way_while_the_computer_is_to_move() {
    let mut app = TestApp::new();
    app.look(View::Top);
    app.hover(28);
    app.hover(32);
    assert!(!reach(&mut app).is_empty());
    let players = BySide { white: Player::Computer(Level::default()), black: Player::Person };
    app.world().resource_mut::<PlayerSeats>().set(Variant::Dames3d, players);
    app.frames(1);
    assert!(reach(&mut app).is_empty());
}

#[test]
fn the_note_of_a_capture_covers_no_piece_and_no_player() {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23"]);
    app.rest();
    for view in [View::Top, View::Home] {
        app.look(view);
        app.hover(28);
        app.frames(3);
        assert!(app.is_note_shown(), "{view:?}");
        let note = app.rect_named("Pointer note");
        for (square, _) in app.pieces_shown() {
            let at = app.pixel(square.number());
            assert!(!note.contains(at), "{view:?} {square:?}: {note:?}");
        }
        assert!(note.intersect(app.rect_named("Players")).is_empty());
    }
}
