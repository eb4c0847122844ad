//! The five boards side by side: they show the same as the scene and are played on in the same way.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::{PrimaryWindow, RequestRedraw};

use dames3d::board::{Board, Face};
use dames3d::game::Command;
use dames3d::preferences::{PreferencesFile, TextSize};
use dames3d::rules::{Side, Variant};
use dames3d::viewer::board::actions::UnfoldedAction;
use dames3d::viewer::board::unfolded::pieces::UnfoldedPiece;
use dames3d::viewer::board::unfolded::place::UnfoldedPlacement;
use dames3d::viewer::board::unfolded::view::{UnfoldedBoard, UnfoldedView};
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::editor::state::PositionEditor;
use dames3d::viewer::kernel::persistence;
use dames3d::viewer::kernel::settings::{UnfoldedPlace, ViewerSettings};
use dames3d::viewer::scene::camera::{BoardOrientation, PanelInsets};
use dames3d::viewer::ui::shape::WindowShape;

use crate::persistence::fresh;
use crate::test_app::{TestApp, square};

impl TestApp {
    /// A new session with the five boards beside the scene.
    fn beside() -> TestApp {
        let mut app = TestApp::new();
        app.world().resource_mut::<ViewerSettings>().unfolded.place = Some(UnfoldedPlace::Beside);
        app.frames(4);
        app
    }

    /// The pixel of a square on one of the five boards.
    fn unfolded_pixel(&mut self, face: Face, number: u8) -> Vec2 {
        let fitted = self.resource::<UnfoldedView>().0.expect("the boards are shown");
        let center = fitted.center(face, square(number)).expect("on this board");
        let world = self.world();
        let mut boards =
            world.query_filtered::<(&ComputedNode, &UiGlobalTransform), With<UnfoldedBoard>>();
        let (node, place) = boards.single(world).expect("the boards");
        let scale = node.inverse_scale_factor;
        place.translation * scale - node.size() * scale / 2.0 + center
    }

    pub(crate) fn click_unfolded(&mut self, face: Face, number: u8) {
        let to = self.unfolded_pixel(face, number);
        self.move_to(to);
        self.act(PointerAction::Press(PointerButton::Primary));
        self.act(PointerAction::Release(PointerButton::Primary));
        self.frames(2);
    }

    fn drag_unfolded(&mut self, face: Face, from: u8, to: u8) {
        let (start, end) = (self.unfolded_pixel(face, from), self.unfolded_pixel(face, to));
        self.move_to(start);
        self.act(PointerAction::Press(PointerButton::Primary));
        for step in 1..=6 {
            self.move_to(start.lerp(end, step as f32 / 6.0));
        }
        self.move_to(end + Vec2::X);
        self.act(PointerAction::Release(PointerButton::Primary));
        self.frames(2);
    }

    fn unfolded_pieces(&mut self) -> Vec<UnfoldedPiece> {
        let world = self.world();
        let mut pieces = world.query::<&UnfoldedPiece>();
        pieces.iter(world).copied().collect()
    }

    pub(crate) fn shown_place(&self) -> UnfoldedPlacement {
        *self.resource::<UnfoldedPlacement>()
    }

    /// The width that the five boards take from the scene.
    fn width_of_unfolded(&self) -> f32 {
        self.resource::<PanelInsets>().right - self.resource::<WindowShape>().panel_width()
    }

    /// Sets the size of the window and lets it settle.
    pub(crate) fn set_window(&mut self, width: f32, height: f32) {
        let world = self.world();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        let mut window = windows.single_mut(world).expect("one window");
        window.resolution.set(width, height);
        self.frames(6);
    }

    /// Checks that every piece of the game stands on each board that holds its square, in the square's middle.
    fn check_unfolded(&mut self) {
        let setup = self.game().current_setup();
        let fitted = self.resource::<UnfoldedView>().0.expect("the boards are shown");
        let mut expected: Vec<_> = setup
            .pieces_on_squares()
            .flat_map(|(square, piece)| {
                let faces = Board::pyramid().faces_of(square.cube());
                faces.iter().map(move |face| (face, square, piece))
            })
            .collect();
        let mut found: Vec<_> = self
            .unfolded_pieces()
            .into_iter()
            .map(|shown| {
                assert_eq!(Some(shown.center), fitted.center(shown.face, shown.square));
                assert_eq!(shown.alpha, 1.0);
                (shown.face, shown.square, shown.piece)
            })
            .collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
    }
}

#[test]
fn every_piece_stands_on_each_board_that_holds_its_square() {
    let mut app = TestApp::beside();
    app.check_unfolded();
    assert_eq!(app.unfolded_pieces().len(), 128);
    for fen in ["W:WK46,28:BK5,19", "B:W31-35:BK1,K50"] {
        app.set_up(fen);
        app.check_unfolded();
    }
    for variant in Variant::ALL {
        app.command(Command::SwitchGame(variant));
        app.frames(3);
        if variant.has_sides() {
            app.check_unfolded()
        } else {
            assert_eq!(app.unfolded_pieces(), [])
        }
    }
}

#[test]
fn the_flat_board_is_shown_once_also_during_a_review_and_in_a_small_window() {
    let mut app = TestApp::beside();
    app.command(Command::SwitchGame(Variant::International));
    app.play(&["32-28", "19-23"]);
    app.note_scores();
    for size in [(1280.0, 800.0), (1920.0, 1080.0), (960.0, 600.0)] {
        app.set_window(size.0, size.1);
        for _ in 0..2 {
            app.frames(3);
            assert_eq!(app.shown_place(), UnfoldedPlacement::Hidden, "{size:?}");
            assert_eq!(app.width_of_unfolded(), 0.0);
            app.key(Key::F7, KeyCode::F7);
        }
    }
    app.set_window(1280.0, 800.0);
    app.command(Command::SwitchGame(Variant::Dames3d));
    app.frames(3);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Beside));
}

#[test]
fn a_square_is_hovered_on_every_board_that_holds_it() {
    let mut app = TestApp::beside();
    for number in 1..=50 {
        for face in Board::pyramid().faces_of(square(number).cube()).iter() {
            let pixel = app.unfolded_pixel(face, number);
            app.move_to(pixel);
            app.frames(1);
            assert_eq!(app.selection().hovered(), Some(square(number)), "{face:?}");
        }
    }
    // On the scene the same square is hovered; beside the boards none is.
    app.hover(28);
    app.frames(1);
    assert_eq!(app.selection().hovered(), Some(square(28)));
    app.move_to(Vec2::new(1270.0, 400.0));
    app.frames(1);
    assert_eq!(app.selection().hovered(), None);
}

#[test]
fn a_move_is_clicked_on_any_board_and_from_board_to_board() {
    let mut app = TestApp::beside();
    app.click_unfolded(Face::Top, 32);
    let input = app.selection().move_input().expect("a piece is selected");
    assert_eq!(input.from(), square(32));
    let target = [Face::SouthWest, Face::SouthEast]
        .into_iter()
        .find(|&face| Board::pyramid().faces_of(square(28).cube()).contains(face));
    app.click_unfolded(target.expect("a side holds 28"), 28);
    app.rest();
    assert_eq!(app.game().current_ply().0, 1);
    assert!(app.game().current_setup().piece_at(square(28)).is_some());
    app.check_unfolded();
    // The rest of a move begun on a board is played on the scene.
    app.click_unfolded(Face::NorthWest, 19);
    app.click(23);
    app.rest();
    assert_eq!(app.game().current_ply().0, 2);
    app.check_unfolded();
}

#[test]
fn a_drag_on_a_side_plays_the_same_move_as_on_the_scene() {
    let (mut unfolded, mut scene) = (TestApp::beside(), TestApp::new());
    // 31x11 is a capture on the south-west side.
    for app in [&mut unfolded, &mut scene] {
        app.set_up("W:W31:B21,1");
    }
    unfolded.drag_unfolded(Face::SouthWest, 31, 11);
    scene.drag(31, 11);
    assert_eq!(unfolded.game().current_ply().0, 1);
    assert_eq!(unfolded.game().current_setup(), scene.game().current_setup());
    unfolded.rest();
    unfolded.check_unfolded();
}

#[test]
fn a_piece_let_go_between_the_boards_goes_back() {
    let mut app = TestApp::beside();
    let (start, end) = (app.unfolded_pixel(Face::Top, 32), app.unfolded_pixel(Face::Top, 28));
    app.move_to(start);
    app.act(PointerAction::Press(PointerButton::Primary));
    for step in 1..=4 {
        app.move_to(start.lerp(end, step as f32 / 4.0));
    }
    let dragged = app.unfolded_pieces().into_iter().last().expect("pieces");
    assert_eq!((dragged.face, dragged.square), (Face::Top, square(32)));
    // To a light cube.
    app.move_to(start + Vec2::X * (end - start).x);
    app.act(PointerAction::Release(PointerButton::Primary));
    app.frames(2);
    assert_eq!(app.game().current_ply().0, 0);
    app.check_unfolded();
}

#[test]
fn a_move_is_animated_on_the_boards_and_victims_leave_at_the_end() {
    let mut app = TestApp::beside();
    app.set_up("W:W31:B21,1");
    app.click_unfolded(Face::Top, 31);
    if app.game().current_ply().0 == 0 {
        app.click_unfolded(Face::Top, 11);
    }
    app.frames(1);
    let fitted = app.resource::<UnfoldedView>().0.expect("shown");
    let moving = app
        .unfolded_pieces()
        .into_iter()
        .find(|piece| piece.face == Face::SouthWest && piece.piece.side == Side::White)
        .expect("the moving man");
    let ends = [31, 11].map(|number| fitted.center(Face::SouthWest, square(number)).unwrap());
    assert!(moving.center.distance(ends[0]) > 1.0, "it has left");
    assert!(moving.center.distance(ends[1]) > 1.0, "it has not arrived");
    let victims = |app: &mut TestApp| {
        let pieces = app.unfolded_pieces().into_iter();
        pieces.filter(|piece| piece.square == square(21)).count()
    };
    let boards = Board::pyramid().faces_of(square(21).cube()).len();
    assert_eq!(victims(&mut app), boards);
    app.rest();
    assert_eq!(victims(&mut app), 0);
    app.check_unfolded();
}

#[test]
fn the_editor_sets_pieces_on_the_boards() {
    let mut app = TestApp::beside();
    app.ask(EditorAction::Open);
    app.frames(4);
    app.click_unfolded(Face::NorthEast, 25);
    let draft = app.resource::<PositionEditor>().draft.setup();
    assert!(draft.piece_at(square(25)).is_some());
    let on_boards = app.unfolded_pieces();
    let boards = Board::pyramid().faces_of(square(25).cube()).len();
    let shown = on_boards.iter().filter(|piece| piece.square == square(25));
    assert_eq!(shown.count(), boards);
}

#[test]
fn the_boards_turn_with_the_side_at_the_bottom() {
    let mut app = TestApp::beside();
    let before = app.unfolded_pixel(Face::Top, 46);
    app.world().resource_mut::<BoardOrientation>().0 = Side::Black;
    app.frames(4);
    assert_eq!(app.unfolded_pixel(Face::Top, 5), before);
    app.check_unfolded();
}

#[test]
fn a_key_hides_the_boards_another_moves_them_and_both_are_kept() {
    let file = fresh("unfolded");
    let open = || {
        let file = PreferencesFile::new(file.clone());
        let mut app = TestApp::with(|app| persistence::plugin(app, file, None));
        app.frames(4);
        app
    };
    let mut app = open();
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Below));
    app.key(Key::F8, KeyCode::F8);
    app.frames(3);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Beside));
    assert!(app.width_of_unfolded() > 200.0);
    drop(app);
    let mut app = open();
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Beside));
    app.check_unfolded();
    app.key(Key::F7, KeyCode::F7);
    app.frames(3);
    assert_eq!(app.shown_place(), UnfoldedPlacement::Folded);
    assert!(app.unfolded_pieces().is_empty());
    assert_eq!(app.width_of_unfolded(), 0.0);
    drop(app);
    let mut app = open();
    assert_eq!(app.shown_place(), UnfoldedPlacement::Folded);
    app.press(UnfoldedAction::Toggle);
    app.frames(3);
    app.check_unfolded();
}

#[test]
fn a_dragged_edge_changes_the_width_of_the_boards() {
    let mut app = TestApp::beside();
    let before = app.width_of_unfolded();
    let edge = Vec2::new(1280.0 - app.resource::<PanelInsets>().right, 300.0);
    app.move_to(edge);
    app.act(PointerAction::Press(PointerButton::Primary));
    for step in 1..=5 {
        app.move_to(edge + Vec2::X * 20.0 * step as f32);
    }
    app.act(PointerAction::Release(PointerButton::Primary));
    app.frames(4);
    assert!((app.width_of_unfolded() - (before - 100.0)).abs() <= 1.0);
    assert_eq!(app.game().current_ply().0, 0);
    app.check_unfolded();
}

#[test]
fn in_a_small_window_the_boards_are_folded_and_a_key_shows_them_large() {
    let mut app = TestApp::new();
    app.set_window(960.0, 640.0);
    assert_eq!(app.shown_place(), UnfoldedPlacement::Folded);
    // The heading unfolds them in the panel.
    let heading = app.rect_named("Unfold the boards").center();
    app.gesture_at_once(&[crate::test_app::Gesture::Click(heading)]);
    app.frames(4);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Below));
    app.check_unfolded();
    app.key(Key::F8, KeyCode::F8);
    app.frames(6);
    assert_eq!(app.shown_place(), UnfoldedPlacement::InsteadOfScene);
    let fitted = app.resource::<UnfoldedView>().0.expect("shown");
    assert!(fitted.size().y > 400.0, "{:?}", fitted.size());
    app.click_unfolded(Face::Top, 32);
    app.click_unfolded(Face::Top, 28);
    app.rest();
    assert_eq!(app.game().current_ply().0, 1);
    app.key(Key::F8, KeyCode::F8);
    app.frames(3);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Below));
    app.key(Key::F7, KeyCode::F7);
    app.frames(3);
    assert_eq!(app.shown_place(), UnfoldedPlacement::Folded);
    // A larger window has room for them.
    app.set_window(1600.0, 900.0);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Below));
}

#[test]
fn in_an_upright_or_very_low_window_the_boards_take_the_place_of_the_scene_on_request() {
    let mut app = TestApp::new();
    for (width, height) in [(390.0, 844.0), (1280.0, 520.0)] {
        app.set_window(width, height);
        assert_eq!(app.shown_place(), UnfoldedPlacement::Hidden);
        app.key(Key::F7, KeyCode::F7);
        app.frames(6);
        assert_eq!(app.shown_place(), UnfoldedPlacement::InsteadOfScene);
        app.check_unfolded();
        app.key(Key::F7, KeyCode::F7);
        app.frames(6);
        assert_eq!(app.shown_place(), UnfoldedPlacement::Hidden);
    }
}

#[test]
fn the_position_editor_has_the_boards_in_its_panel() {
    let mut app = TestApp::new();
    app.set_window(1280.0, 900.0);
    app.ask(EditorAction::Open);
    app.frames(6);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Below));
    assert_eq!(app.width_of_unfolded(), 0.0);
    app.check_unfolded();
    app.ask(EditorAction::Close);
    app.frames(6);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Below));
    app.check_unfolded();
}

#[test]
fn boards_that_show_the_same_request_no_frames() {
    let mut app = TestApp::beside();
    app.click_unfolded(Face::Top, 32);
    app.rest();
    let redraws = |app: &mut TestApp| {
        let mut redraws = app.world().resource_mut::<Messages<RequestRedraw>>();
        redraws.drain().count()
    };
    redraws(&mut app);
    for _ in 0..20 {
        app.frames(1);
        assert_eq!(redraws(&mut app), 0);
    }
}

#[test]
fn large_letters_leave_the_boards_where_the_window_has_room_for_them() {
    let mut app = TestApp::new();
    for (text_size, size, place) in [
        (TextSize::Percent100, (1280.0, 800.0), UnfoldedPlacement::At(UnfoldedPlace::Below)),
        (TextSize::Percent150, (1280.0, 800.0), UnfoldedPlacement::Hidden),
        (TextSize::Percent150, (1600.0, 900.0), UnfoldedPlacement::Folded),
        (TextSize::Percent150, (1920.0, 1080.0), UnfoldedPlacement::At(UnfoldedPlace::Below)),
        (TextSize::Percent200, (1280.0, 800.0), UnfoldedPlacement::Hidden),
        (TextSize::Percent100, (960.0, 600.0), UnfoldedPlacement::Folded),
    ] {
        app.set_text_size(text_size);
        app.set_window(size.0, size.1);
        app.frames(4);
        assert_eq!(app.shown_place(), place, "{text_size:?} {size:?}");
    }
}
