//! Setting up a position by mouse alone and by keyboard alone, on every board.

use bevy::input::keyboard::Key;
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::text::EditableText;

use dames3d::game::Command;
use dames3d::game::setup_editor::{SetupEdit, SetupTool};
use dames3d::i18n::Messages;
use dames3d::notation::fen;
use dames3d::players::Player;
use dames3d::rules::{Geometry, Piece, PieceKind, Setup, Side, Variant};
use dames3d::viewer::board::walk::ScreenDirection;
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::editor::state::PositionEditor;
use dames3d::viewer::features::library::actions::GamesAction;
use dames3d::viewer::features::library::explorer::state::EXPLORER;
use dames3d::viewer::features::play::actions::NewGameAction;
use dames3d::viewer::features::play::new_game::choices::{Choice, Opponent};
use dames3d::viewer::features::review::state::CurrentReview;
use dames3d::viewer::features::share::{SHARE, ShareAction};
use dames3d::viewer::features::walk::walking::{next, squares_of_scene};
use dames3d::viewer::kernel::dialogs::{FILES, FileDialog};
use dames3d::viewer::kernel::messages::{OpenFiles, SaveGame, View};
use dames3d::viewer::kernel::mode::BoardMode;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::settings::ViewerSettings;
use dames3d::viewer::scene::camera::PanelInsets;
use dames3d::viewer::shell::actions::{ShellAction, TOOLS};
use dames3d::viewer::ui::slots::ToolGroup;

use crate::engine_bridge::seat;
use crate::panels::session;
use crate::test_app::{Gesture, TestApp, square};

/// The open editor of a new session with this variant.
fn open(variant: Variant) -> TestApp {
    let mut app = session();
    app.command(Command::SwitchGame(variant));
    app.press(EditorAction::Open);
    app.rest();
    app
}

impl TestApp {
    fn state(&self) -> &PositionEditor {
        self.resource()
    }

    /// Returns `true` while a position is set up.
    pub(crate) fn is_editing(&self) -> bool {
        let mode = *self.resource::<State<BoardMode>>().get();
        let is_open = mode == BoardMode::Editor;
        assert_eq!(is_open, self.world_ref().contains_resource::<PositionEditor>(), "{mode:?}");
        is_open
    }

    fn fen(&self) -> String {
        self.state().draft.fen()
    }

    fn right_click(&mut self, number: u8) {
        self.hover(number);
        self.act(PointerAction::Press(PointerButton::Secondary));
        self.act(PointerAction::Release(PointerButton::Secondary));
        self.frames(1);
    }

    /// Types characters, each with a key of its own.
    fn type_keys(&mut self, text: &str) {
        for letter in text.chars() {
            let code = match letter {
                ' ' => KeyCode::Space,
                _ => KeyCode::F20,
            };
            self.key(Key::Character(letter.to_string().into()), code);
        }
    }

    fn code(&mut self, code: KeyCode) {
        self.key(Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified), code);
    }

    /// The pieces in the scene as a setup.
    fn shown_setup(&mut self) -> Setup {
        let mut setup = Setup::empty(Side::White);
        for (square, piece) in self.pieces_shown() {
            setup.place(square, Some(piece));
        }
        setup
    }

    /// The text in the field.
    fn field(&mut self) -> String {
        let world = self.world();
        let mut fields = world.query::<&EditableText>();
        fields.single(world).expect("one field").value().to_string()
    }
}

#[test]
fn a_position_is_set_up_by_mouse_alone() {
    for variant in [Variant::Dames3d, Variant::International] {
        let mut app = open(variant);
        app.press(EditorAction::Edit(SetupEdit::Clear));
        for number in [32, 37, 46, 46] {
            app.click(number);
        }
        app.right_click(19);
        app.drag(37, 28);
        app.right_click(8);
        app.drag(8, 3);
        app.press(EditorAction::Edit(SetupEdit::SideToMove(Side::Black)));
        assert_eq!(app.fen(), "B:W28,32,K46:B3,19", "{variant}");
        app.rest();
        let mut shown = app.shown_setup();
        shown.side_to_move = Side::Black;
        assert_eq!(fen::write(&shown), app.fen(), "the scene shows the draft");
        assert_eq!(app.field(), app.fen());
        // Dropped beside the board.
        app.lift(19, 24);
        app.move_to(Vec2::new(3.0, 3.0));
        app.act(PointerAction::Release(PointerButton::Primary));
        app.frames(2);
        assert_eq!(app.fen(), "B:W28,32,K46:B3");
    }
}

#[test]
fn a_position_is_set_up_by_keyboard_alone() {
    let mut app = open(Variant::Dames3d);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.type_keys("w31 32 k5 b1 2,");
    assert_eq!(app.fen(), "W:W31,32,K5:B1,2");
    app.type_keys("s");
    assert_eq!(app.fen(), "B:W31,32,K5:B1,2");
    app.type_keys("2 ");
    app.code(KeyCode::Enter);
    assert_eq!(app.fen(), "B:W31,32,K5:B1,2", "Enter ends what is typed");
    // The cursor is where the last piece was typed.
    app.code(KeyCode::ArrowRight);
    app.code(KeyCode::Enter);
    assert_eq!(app.fen(), "B:W31,32,K5:B1,2,3");
    app.code(KeyCode::Enter);
    assert_eq!(app.fen(), "B:W31,32,K5:B1,2,K3", "again: a king");
    app.code(KeyCode::ArrowDown);
    app.code(KeyCode::Space);
    assert_eq!(app.fen(), "B:W31,32,K5:B1,2,8,K3");
    app.code(KeyCode::Delete);
    assert_eq!(app.fen(), "B:W31,32,K5:B1,2,K3");
    app.code(KeyCode::Home);
    assert_eq!(app.state().draft.setup().pieces(Side::White).len(), 20);
}

#[test]
fn arrows_walk_as_they_walk_over_the_board_in_a_game() {
    let mut app = open(Variant::Dames3d);
    let arrows = [
        (KeyCode::ArrowUp, ScreenDirection::Up),
        (KeyCode::ArrowDown, ScreenDirection::Down),
        (KeyCode::ArrowLeft, ScreenDirection::Left),
        (KeyCode::ArrowRight, ScreenDirection::Right),
    ];
    for view in [View::Top, View::SouthWest, View::NorthEast, View::OtherSide] {
        app.look(view);
        app.rest();
        let squares = squares_of_scene(app.yaw());
        for (key, direction) in arrows {
            app.press(EditorAction::Choose(SetupTool::man(Side::White)));
            app.type_keys("28");
            app.code(key);
            let from =
                squares.iter().find(|drawn| drawn.square.number() == 28).expect("28 is drawn");
            let to = next(&squares, from.at, direction, from.at).expect("28 is inside");
            assert_eq!(app.state().cursor, Some(to.square), "{view:?} {direction:?}");
        }
    }
}

#[test]
fn the_cursor_reaches_every_square() {
    let mut app = open(Variant::Dames3d);
    app.look(View::Top);
    app.rest();
    app.type_keys("w1 ");
    let mut seen = std::collections::BTreeSet::new();
    for row in 0..10 {
        let (key, there) = match row % 2 {
            0 => (KeyCode::ArrowRight, 4),
            _ => (KeyCode::ArrowLeft, 4),
        };
        seen.extend(app.state().cursor);
        for _ in 0..there {
            app.code(key);
            seen.extend(app.state().cursor);
        }
        app.code(KeyCode::ArrowDown);
    }
    assert_eq!(seen.len(), 50);
}

#[test]
fn an_illegal_square_is_named_and_nothing_can_be_played_until_it_is_gone() {
    let mut app = open(Variant::International);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    assert!(app.is_disabled(EditorAction::Play), "an empty board");
    app.click(3);
    app.click(32);
    for action in [EditorAction::Play, EditorAction::Analyze, EditorAction::Save] {
        assert!(app.is_disabled(action), "{action:?}");
    }
    assert!(app.says(|messages| messages.setup_white_man(3)), "{:?}", app.said());
    app.click(3);
    assert_eq!(app.fen(), "W:W32,K3:B");
    assert!(!app.is_disabled(EditorAction::Play));
}

#[test]
fn the_board_follows_the_field_and_an_invalid_text_changes_nothing() {
    let mut app = open(Variant::Dames3d);
    let world = app.world();
    let mut fields = world.query::<(Entity, &mut EditableText)>();
    let (field, mut text) = fields.single_mut(world).expect("one field");
    text.editor_mut().set_text("B:W30:BK7,8");
    world
        .resource_mut::<bevy::input_focus::InputFocus>()
        .set(field, bevy::input_focus::FocusCause::Pressed);
    app.frames(3);
    assert_eq!(app.fen(), "B:W30:B8,K7");
    let world = app.world();
    let mut texts = world.query::<&mut EditableText>();
    let mut text = texts.single_mut(world).expect("one field");
    text.editor_mut().set_text("B:W30:BK7,88");
    app.frames(3);
    assert!(app.state().fen_error.is_some());
    assert_eq!(app.fen(), "B:W30:B8,K7");
    app.click(28);
    app.frames(3);
    assert_eq!(app.fen(), "B:W28,30:B8,K7");
    assert_eq!(app.field(), app.fen(), "the text follows again");
    assert!(app.state().fen_error.is_none());
}

#[test]
fn a_position_is_played_against_a_level() {
    let mut app = open(Variant::International);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.type_keys("w32k47b19 ");
    app.press(EditorAction::Play);
    assert!(app.is_editing());
    app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Computer)));
    app.press(NewGameAction::Start);
    app.frames(3);
    assert!(!app.is_editing());
    assert_eq!(fen::write(&app.game().start().setup()), "W:W32,K47:B19");
    let players = app.resource::<PlayerSeats>().at(Variant::International);
    assert!(matches!(players[Side::Black], Player::Computer(_)));
    assert_eq!(app.pieces_shown().len(), 3);
}

#[test]
fn a_position_is_analyzed_by_persons() {
    let mut app = open(Variant::Dames3d);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.type_keys("w32 33 b19 ");
    app.press(EditorAction::Analyze);
    app.frames(3);
    assert!(!app.is_editing());
    assert!(app.resource::<ViewerSettings>().analysis);
    assert_eq!(fen::write(&app.game().position().setup()), "W:W32,33:B19");
}

#[test]
fn leaving_the_editor_shows_the_game_again_and_the_draft_is_not_lost() {
    let mut app = open(Variant::Dames3d);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.click(28);
    app.code(KeyCode::Escape);
    app.rest();
    assert_eq!(app.pieces_shown().len(), 40);
    app.press(EditorAction::Open);
    assert_eq!(app.pieces_shown().len(), 40);
    app.press(EditorAction::Undo);
    assert_eq!(app.fen(), "W:W28:B");
    app.frames(2);
    assert_eq!(app.pieces_shown().len(), 1);
}

#[test]
fn the_family_games_are_set_up_with_their_pieces() {
    let mut app = open(Variant::WolfAndSheep);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    for number in [46, 47, 48, 49] {
        app.click(number);
    }
    app.right_click(28);
    app.right_click(22);
    assert_eq!(app.fen(), "B:W46,47,48,49:B22", "the only wolf moves");
    assert!(!app.is_disabled(EditorAction::Play));
    app.command(Command::SwitchGame(Variant::Family(Geometry::Pyramid)));
    app.rest();
    let king = SetupTool::Place(Piece { side: Side::Black, kind: PieceKind::King });
    app.press(EditorAction::Choose(king));
    app.click(1);
    assert_eq!(app.fen(), "B:W46,47,48,49:B22,K1");
    assert_eq!(app.state().draft.problems(), []);
    assert_eq!(app.relief(), 1.0);
}

#[test]
fn clicks_in_the_editor_play_nothing() {
    let mut app = open(Variant::Dames3d);
    app.click(32);
    app.drag(31, 27);
    app.rest();
    assert_eq!(app.game().turns().len(), 0);
    assert_eq!(app.rejections(), []);
    assert_eq!(
        app.state().draft.setup().piece_at(square(27)).map(|piece| piece.side),
        Some(Side::White)
    );
}

/// A practiced hand chooses pieces and clicks squares faster than a slow machine draws frames.
#[test]
fn pieces_and_squares_clicked_within_one_frame_are_put_in_order() {
    let mut app = open(Variant::Dames3d);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.frames(2);
    let choose = |app: &mut TestApp, side, kind| {
        let tool = SetupTool::Place(Piece { side, kind });
        let button = app.button(EditorAction::Choose(tool));
        Gesture::Click(app.middle_of(button))
    };
    let gestures = [
        choose(&mut app, Side::Black, PieceKind::Man),
        Gesture::Click(app.pixel(12)),
        Gesture::Click(app.pixel(8)),
        choose(&mut app, Side::White, PieceKind::King),
        Gesture::Click(app.pixel(46)),
        choose(&mut app, Side::White, PieceKind::Man),
        Gesture::Click(app.pixel(28)),
        Gesture::Drag(app.pixel(8), app.pixel(19)),
        Gesture::Move(app.pixel(50)),
    ];
    app.gesture_at_once(&gestures);
    assert_eq!(app.fen(), "W:W28,K46:B12,19");
}

#[test]
fn the_position_is_saved_by_its_button_and_by_the_key() {
    let folder = tempfile::tempdir().expect("a folder");
    for (round, by_key) in [false, true].into_iter().enumerate() {
        let path = folder.path().join(format!("{round}.pdn"));
        let mut app = crate::autosave::window(&folder.path().join(format!("games-{round}")));
        app.play(&["32-28"]);
        app.press(EditorAction::Open);
        app.press(EditorAction::Edit(SetupEdit::Clear));
        app.type_keys("w32 33 b19 ");
        if by_key {
            app.chord("s", KeyCode::KeyS)
        } else {
            app.press(EditorAction::Save)
        }
        app.frames(4);
        assert!(!app.is_editing());
        assert_eq!(app.open().get(FILES).copied(), Some(FileDialog::Save));
        assert_eq!(fen::write(&app.game().start().setup()), "B:W32,33:B19");
        app.world().write_message(SaveGame(path.clone()));
        app.wait_until(|_| {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            text.contains("[FEN \"B:W32,33:B19")
        });
    }
}

#[test]
fn an_illegal_position_is_not_saved_and_that_is_said() {
    let mut app = open(Variant::Dames3d);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.chord("s", KeyCode::KeyS);
    app.frames(3);
    assert!(app.is_editing());
    assert_eq!(app.open().get(FILES).copied(), None);
    assert!(app.has_notice(Messages::editor_not_saved), "{:?}", app.notices());
}

#[test]
fn a_file_that_is_opened_closes_the_editor_and_its_position_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("one.pdn");
    std::fs::write(&path, "[GameType \"20\"] 1. 32-28 19-23 *").expect("written");
    let mut app = open(Variant::International);
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.click(28);
    app.chord("o", KeyCode::KeyO);
    assert_eq!(app.open().get(FILES).copied(), Some(FileDialog::Open));
    app.world().write_message(OpenFiles(vec![path]));
    app.wait_until(|app| !app.is_editing());
    assert_eq!(app.game().tree().len(), 2);
    app.frames(2);
    assert!(app.has_notice(Messages::editor_kept), "{:?}", app.notices());
    app.press(EditorAction::Open);
    app.press(EditorAction::Undo);
    assert_eq!(app.fen(), "W:W28:B");
}

#[test]
fn keys_of_the_game_do_nothing_while_a_position_is_set_up() {
    let mut app = open(Variant::Dames3d);
    for (letter, code) in [("j", KeyCode::KeyJ), ("o", KeyCode::KeyO)] {
        app.key(Key::Character(letter.into()), code);
    }
    assert!(!app.open().has(EXPLORER));
    assert!(app.resource::<CurrentReview>().running.is_none());
    assert!(app.notices().is_empty(), "{:?}", app.notices());
    // What is shared is the position on the board.
    app.press(EditorAction::Edit(SetupEdit::Clear));
    app.press(ShareAction::Open);
    assert!(app.open().has(SHARE));
    assert!(app.is_disabled(ShareAction::CopyPdn));
    assert!(app.is_disabled(ShareAction::SaveAnimation));
}

/// Its previews would set out the pieces of the game.
#[test]
fn the_explorer_is_put_away_while_a_position_is_set_up() {
    let mut app = session();
    app.ask(GamesAction::ToggleExplorer);
    app.frames(4);
    assert!(app.resource::<PanelInsets>().left > 0.0);
    app.press(EditorAction::Open);
    app.rest();
    assert_eq!(app.resource::<PanelInsets>().left, 0.0);
}

#[test]
fn the_tools_open_while_a_position_is_set_up() {
    let mut app = open(Variant::Dames3d);
    app.ask(ShellAction::ToggleTools(ToolGroup::View));
    app.frames(4);
    assert_eq!(app.open().get(TOOLS), Some(&ToolGroup::View));
    app.ask(ShellAction::ToggleTools(ToolGroup::View));
    app.frames(4);
    assert!(!app.open().has(TOOLS));
}

#[test]
fn pieces_are_set_up_whoever_is_to_move_in_the_game() {
    let mut app = open(Variant::International);
    seat(&mut app, Variant::International, Side::White, 1);
    app.rest();
    app.click(28);
    app.drag(28, 27);
    let piece = app.state().draft.setup().piece_at(square(27));
    assert_eq!(piece, Some(Piece { side: Side::White, kind: PieceKind::Man }));
    assert!(!app.has_notice(Messages::entry_not_your_turn), "{:?}", app.notices());
}
