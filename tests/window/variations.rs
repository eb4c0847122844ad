//! Variations, comments and signs in the window.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::ui::Checked;
use dames3d::game::{Command, CommentPlace};
use dames3d::game_tree::{Arrow, Mark, MarkColor, MoveSign, NodeId};
use dames3d::i18n::Messages;
use dames3d::rules::{Ply, Side, Variant};
use dames3d::viewer::board::line_preview::PreviewedNode;
use dames3d::viewer::features::moves::actions::{COMMENT, CommentAction, EditAction};
use dames3d::viewer::kernel::game_actions::GameAction;

use crate::engine_bridge::seat;
use crate::panels::session;
use crate::test_app::{TestApp, square};

/// 1. 32-28 18-22 (1... 19-23 2. 28x19) 2. 37-32, shown at the end of the variation.
fn with_variation() -> TestApp {
    let mut app = session();
    app.play(&["32-28", "18-22", "37-32"]);
    app.command(Command::Show(Ply(1)));
    app.play(&["19-23", "28x19"]);
    app.rest();
    app
}

impl TestApp {
    fn node(&self, path: &str) -> NodeId {
        let path = path.parse().expect("a path");
        self.game().tree().node_at(&path).expect("in the game")
    }

    fn shown_path(&self) -> String {
        let game = self.game();
        game.tree().path_of(game.current_node()).to_string()
    }

    /// The place of the button of a move: its left edge, its middle and its height.
    fn place_of(&mut self, path: &str) -> (f32, Vec2, f32) {
        let node = self.node(path);
        let button = self.button(GameAction::ShowNode(node));
        let middle = self.middle_of(button);
        let node = self.world().entity(button).get::<ComputedNode>();
        let size = node.map_or(Vec2::ZERO, |node| node.size() * node.inverse_scale_factor);
        (middle.x - size.x / 2.0, middle, size.y)
    }

    /// Moves the pointer to a pixel from beside it.
    pub(crate) fn point_at(&mut self, to: Vec2) {
        self.move_to(to - Vec2::X);
        self.move_to(to);
        self.frames(3);
    }

    fn letter(&mut self, letter: &str) {
        self.key(Key::Character(letter.into()), KeyCode::KeyZ);
    }

    /// Types a text, a key a letter.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key = Key::Character(letter.to_string().into());
            self.world().write_message(KeyboardInput {
                key_code: KeyCode::KeyA,
                logical_key: key,
                state: ButtonState::Pressed,
                text: Some(letter.to_string().into()),
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            self.frames(1);
        }
        self.frames(2);
    }

    fn comment(&self, path: &str, place: CommentPlace) -> String {
        let noted = &self.game().tree().node(self.node(path)).annotations;
        match place {
            CommentPlace::Before => noted.comment_before.clone(),
            CommentPlace::After => noted.comment_after.clone(),
        }
    }

    /// Number of things in the scene whose name begins with these words.
    fn drawn(&mut self, words: &str) -> usize {
        let world = self.world();
        let mut names = world.query_filtered::<&Name, With<Mesh3d>>();
        let names = names.iter(world);
        names.filter(|name| name.starts_with(words)).count()
    }
}

#[test]
fn variations_stand_indented_below_the_move_they_replace() {
    let mut app = with_variation();
    let (_, replaced, _) = app.place_of("2");
    let (left, variation, _) = app.place_of("2:1 2");
    let (_, next, _) = app.place_of("2:1 3");
    let (main_left, after, _) = app.place_of("3");
    assert!(replaced.y < variation.y && variation.y < after.y);
    assert_eq!(variation.y, next.y, "turns of a variation flow like words");
    assert!(left < variation.x && variation.x < next.x);
    let (first_left, ..) = app.place_of("1");
    assert_eq!(first_left, main_left, "the main line is in columns");
    assert!(left > main_left, "indented");
}

#[test]
fn the_move_shown_is_highlighted_and_a_click_shows_another() {
    let mut app = with_variation();
    let shown = app.node("2:1 3");
    assert!(app.has::<Checked>(GameAction::ShowNode(shown)));
    let main = app.node("3");
    let button = app.button(GameAction::ShowNode(main));
    app.click_button_at_once(button);
    assert_eq!(app.shown_path(), "3");
    assert!(app.has::<Checked>(GameAction::ShowNode(main)));
    assert!(!app.has::<Checked>(GameAction::ShowNode(shown)));
}

#[test]
fn arrows_go_along_the_line_and_between_variations() {
    let mut app = with_variation();
    app.key(Key::ArrowLeft, KeyCode::ArrowLeft);
    assert_eq!(app.shown_path(), "2:1 2");
    app.key(Key::ArrowUp, KeyCode::ArrowUp);
    assert_eq!(app.shown_path(), "2");
    app.key(Key::ArrowRight, KeyCode::ArrowRight);
    assert_eq!(app.shown_path(), "3");
    app.key(Key::ArrowUp, KeyCode::ArrowUp);
    assert_eq!(app.shown_path(), "2", "where there are variations");
    app.key(Key::ArrowDown, KeyCode::ArrowDown);
    assert_eq!(app.shown_path(), "2:1 2");
    // Without variations further on, to the end, and to the start.
    app.key(Key::ArrowDown, KeyCode::ArrowDown);
    assert_eq!(app.shown_path(), "2:1 3");
    app.key(Key::Home, KeyCode::Home);
    app.key(Key::ArrowUp, KeyCode::ArrowUp);
    assert_eq!(app.shown_path(), "0");
}

#[test]
fn hovering_a_move_previews_its_position() {
    let mut app = with_variation();
    let shown: Vec<_> = app.game().position().pieces_on_squares().collect();
    for path in ["1", "3"] {
        let node = app.node(path);
        let (_, middle, _) = app.place_of(path);
        app.point_at(middle);
        let previewed = app.game().tree().node(node).position();
        let expected: Vec<_> = previewed.pieces_on_squares().collect();
        assert_eq!(app.pieces_shown(), expected, "{path}");
        assert_eq!(app.shown_path(), "2:1 3", "the game stays");
    }
    app.move_to(Vec2::new(5.0, 5.0));
    app.frames(3);
    assert_eq!(app.pieces_shown(), shown);
}

#[test]
fn a_move_played_during_a_preview_ends_it() {
    let mut app = with_variation();
    let (_, middle, _) = app.place_of("1");
    app.point_at(middle);
    assert_ne!(*app.resource::<PreviewedNode>(), PreviewedNode(None));
    app.play(&["14x23"]);
    assert_eq!(*app.resource::<PreviewedNode>(), PreviewedNode(None));
    app.rest();
    let expected: Vec<_> = app.game().position().pieces_on_squares().collect();
    assert_eq!(app.pieces_shown(), expected);
}

#[test]
fn tools_edit_the_game_and_undo_it() {
    let mut app = with_variation();
    assert!(!app.shows(EditAction::Promote));
    app.letter("e");
    assert!(app.shows(EditAction::Promote));
    let before = app.game().tree().clone();
    app.press(EditAction::Promote);
    assert_eq!(app.shown_path(), "3");
    assert!(app.is_disabled(EditAction::Promote));
    assert!(!app.is_disabled(EditAction::Demote));
    app.letter("-");
    assert_eq!(app.shown_path(), "2:1 3");
    app.letter("+");
    app.press(EditAction::Delete);
    assert_eq!(app.shown_path(), "2");
    assert!(!app.says_text("28×19"), "{:?}", app.said());
    for _ in 0..4 {
        app.letter("u");
    }
    assert_eq!(*app.game().tree(), before);
    assert!(app.is_disabled(EditAction::Undo));
    app.press(EditAction::Redo);
    assert_ne!(*app.game().tree(), before);
}

#[test]
fn signs_stand_behind_moves() {
    let mut app = with_variation();
    app.letter("e");
    let good = EditAction::ToggleSign(MoveSign::Good);
    app.press(good);
    assert!(app.has::<Checked>(good));
    assert!(app.says_text("\u{2009}!"), "{:?}", app.said());
    app.letter("s");
    assert!(app.says_text("\u{2009}?") && !app.says_text("\u{2009}!"));
    let mistake = EditAction::ToggleSign(MoveSign::Mistake);
    app.press(mistake);
    assert_eq!(app.game().shown_node().annotations.sign, None);
    app.key(Key::Home, KeyCode::Home);
    assert!(app.is_disabled(good), "the start has no move");
}

#[test]
fn a_comment_is_typed_saved_and_shown() {
    let mut app = with_variation();
    app.letter("k");
    assert!(app.says(|messages| messages.comment_on("28×19")), "{:?}", app.said());
    // Letters with a meaning elsewhere are text here.
    app.type_text("non, bnu!");
    app.key(Key::Enter, KeyCode::Enter);
    assert_eq!(app.open().get(COMMENT).copied(), None);
    assert_eq!(app.comment("2:1 3", CommentPlace::After), "non, bnu!");
    assert_eq!(app.shown_path(), "2:1 3");
    assert!(app.says_text("non, bnu!"));

    // The other place keeps what was typed.
    app.letter("k");
    app.type_text(" oui");
    app.press(CommentAction::ChoosePlace(CommentPlace::Before));
    app.type_text("avant");
    app.press(CommentAction::Save);
    assert_eq!(app.comment("2:1 3", CommentPlace::After), "non, bnu! oui");
    assert_eq!(app.comment("2:1 3", CommentPlace::Before), "avant");
}

#[test]
fn escape_leaves_a_comment_as_it_was() {
    let mut app = with_variation();
    app.letter("k");
    app.type_text("oubli");
    app.key(Key::Escape, KeyCode::Escape);
    assert_eq!(app.open().get(COMMENT).copied(), None);
    assert_eq!(app.comment("2:1 3", CommentPlace::After), "");
    app.letter("n");
    assert!(!app.game().can_undo_edit(), "keys have their meaning again");
}

#[test]
fn the_start_is_commented_too() {
    let mut app = with_variation();
    app.key(Key::Home, KeyCode::Home);
    app.letter("k");
    assert!(app.says(Messages::comment_start));
    assert!(app.is_disabled(CommentAction::ChoosePlace(CommentPlace::Before)));
    app.type_text("Paris");
    app.key(Key::Enter, KeyCode::Enter);
    assert!(app.says_text("Paris"));
}

#[test]
fn marks_and_arrows_are_drawn_with_their_position() {
    let mut app = with_variation();
    let node = || "2:1 3".parse().expect("a path");
    app.command(Command::ToggleMark {
        node: node(),
        mark: Mark { color: MarkColor::Red, square: square(19) },
    });
    app.command(Command::ToggleArrow {
        node: node(),
        arrow: Arrow { color: MarkColor::Green, from: square(14), to: square(23) },
    });
    assert_eq!((app.drawn("Marked 19"), app.drawn("Arrow 14-23")), (1, 1));
    app.key(Key::ArrowLeft, KeyCode::ArrowLeft);
    assert_eq!((app.drawn("Marked"), app.drawn("Arrow 14")), (0, 0));
}

#[test]
fn the_move_shown_is_scrolled_into_view() {
    let mut app = session();
    for round in 0..30 {
        app.command(Command::Show(Ply(0)));
        let moves = app.game().position().legal_moves();
        let first = moves[round % moves.len()];
        app.play(&[&format!("{}-{}", first.from(), first.to())]);
        for _ in 0..4 {
            let position = *app.game().position();
            let moves = dames3d::notation::move_text::write_all(&position);
            app.play(&[&moves[round % moves.len()]]);
        }
    }
    app.frames(4);
    let inside = |app: &mut TestApp| {
        let shown = app.game().current_node();
        let button = app.button(GameAction::ShowNode(shown));
        let middle = app.middle_of(button).y;
        // A hidden clock has its moves, too.
        let mut pages = app.world().query::<(Entity, &Name, &ComputedNode)>();
        let page = pages
            .iter(app.world())
            .find(|(_, name, node)| name.as_str() == "Moves" && !node.is_empty());
        let page = page.expect("the list").0;
        let at = app.middle_of(page).y;
        let node = app.world().entity(page).get::<ComputedNode>().expect("laid out");
        let half = node.size().y * node.inverse_scale_factor / 2.0;
        (at - half..at + half).contains(&middle)
    };
    assert!(inside(&mut app));
    let main = app.game().tree().main_line();
    app.press(GameAction::ShowNode(main[0]));
    app.frames(4);
    assert!(inside(&mut app), "back at the top");
    let last = app.game().tree().node(app.game().tree().root()).children().last().copied();
    app.press(GameAction::ShowNode(last.expect("variations")));
    app.frames(4);
    assert!(inside(&mut app), "down at the last variation");
}

#[test]
fn after_moves_are_taken_back_against_the_computer_the_game_played_is_the_main_line() {
    let mut app = session();
    seat(&mut app, Variant::Dames3d, Side::Black, 1);
    app.play(&["32-28"]);
    app.wait_until(|app| app.game().last_ply() == Ply(2));
    app.rest();
    app.press(GameAction::Undo);
    app.frames(3);
    assert_eq!(app.shown(), Ply(0), "the reply goes with the move");
    app.play(&["33-29"]);
    app.wait_until(|app| app.shown() == Ply(2));
    let game = app.game();
    let texts: Vec<_> = game.tree().main_line();
    let texts: Vec<_> = texts.into_iter().map(|node| game.text(node)).collect();
    assert_eq!((texts.len(), texts[0].as_str()), (2, "33-29"));
    assert_eq!(game.tree().variation_of(game.current_node()), None);
    // The first moves stay, as a variation below.
    let aside = app.node("1:1 1");
    assert_eq!(app.game().text(aside), "32-28");
    assert!(app.button(GameAction::ShowNode(aside)) != Entity::PLACEHOLDER);
}
