//! The words of panels and dialogs, and how they close, as a new player meets them.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use dames3d::game::Command;
use dames3d::i18n::{Language, Messages};
use dames3d::notation::move_text;
use dames3d::preferences::{PreferencesFile, UnfoldedPlace};
use dames3d::rules::{Geometry, Variant};
use dames3d::viewer::board::actions::{UnfoldedAction, ViewAction};
use dames3d::viewer::board::demonstration::Demonstration;
use dames3d::viewer::board::move_entry::MoveEntry;
use dames3d::viewer::board::unfolded::place::UnfoldedPlacement;
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction};
use dames3d::viewer::features::play::new_game::choices::Choice;
use dames3d::viewer::features::play::table::counters::COUNTERS;
use dames3d::viewer::features::review::ReviewAction;
use dames3d::viewer::features::review::state::CurrentReview;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::kernel::persistence;
use dames3d::viewer::kernel::settings::Onboarding;
use dames3d::viewer::shell::actions::{PageAction, RULES, ShellAction};
use dames3d::viewer::ui::slots::ToolGroup;

use crate::persistence::fresh;
use crate::test_app::TestApp;

fn session() -> TestApp {
    TestApp::new()
}

impl TestApp {
    /// Lets the pointer rest for a second.
    fn rest_pointer(&mut self) {
        let world = self.world();
        let usual = world.remove_resource::<TimeUpdateStrategy>().expect("a clock");
        world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
        self.frames(2);
        self.world().insert_resource(usual);
    }

    /// The places of all nodes with this name, in logical pixels.
    pub(crate) fn rects_named(&mut self, wanted: &str) -> Vec<Rect> {
        let mut nodes = self.world().query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
        let named = nodes.iter(self.world_ref());
        named
            .filter(|(name, node, _)| name.as_str() == wanted && !node.is_empty())
            .map(|(_, node, place)| {
                let scale = node.inverse_scale_factor;
                Rect::from_center_size(place.translation * scale, node.size() * scale)
            })
            .collect()
    }

    /// The upper and the lower end of what is seen of the move list.
    fn list_between_covers(&mut self) -> [f32; 2] {
        let page = self.rect_named("Page");
        let [mut top, mut bottom] = [page.min.y, page.max.y];
        for cover in self.rects_named("Cover of a cut row") {
            if cover.center().y < page.center().y {
                top = top.max(cover.max.y)
            } else {
                bottom = bottom.min(cover.min.y)
            }
        }
        [top, bottom]
    }

    /// Returns `true` if a node with this name is on the screen.
    pub(crate) fn is_laid_out(&mut self, wanted: &str) -> bool {
        let mut nodes = self.world().query::<(&Name, &ComputedNode)>();
        let mut named = nodes.iter(self.world());
        named.any(|(name, node)| name.as_str() == wanted && !node.is_empty())
    }
}

#[test]
fn esc_closes_the_draw_counters_before_it_does_anything_else() {
    let mut app = session();
    app.press(PlayAction::ToggleCounters);
    assert!(app.open().has(COUNTERS));
    app.key(Key::Escape, KeyCode::Escape);
    assert!(!app.open().has(COUNTERS));
}

#[test]
fn a_review_folds_the_five_boards_where_the_panel_has_no_room_for_both() {
    let mut app = session();
    app.resize(Vec2::new(1280.0, 940.0));
    app.play(&["32-28", "19-23", "28x19", "14x23"]);
    app.frames(3);
    let below = UnfoldedPlacement::At(UnfoldedPlace::Below);
    assert_eq!(app.shown_place(), below);
    app.note_scores();
    app.frames(3);
    assert!(app.is_laid_out("Run"));
    assert_eq!(app.shown_place(), below);
    let list = app.rect_named("Moves");
    let boards = app.rects_named("Slot of the five boards")[0];
    assert!(list.height() >= 70.0 && list.max.y < boards.min.y, "{list:?} {boards:?}");
    // In a lower window there is none, and they are folded: the list is worth more than boards too small to read.
    app.resize(Vec2::new(1280.0, 800.0));
    app.frames(3);
    assert_eq!(app.shown_place(), UnfoldedPlacement::Folded);
    assert!(app.rect_named("Moves").height() >= 150.0);
    // On request they are unfolded, and the moves are scrolled.
    app.key(Key::F7, KeyCode::F7);
    app.frames(3);
    assert_eq!(app.shown_place(), below);
    let boards = app.rects_named("Slot of the five boards")[0];
    let panel = app.rect_named("Panel");
    assert!(boards.height() >= 240.0 && boards.max.y < panel.max.y);
    app.key(Key::F7, KeyCode::F7);
    app.frames(3);
    assert_eq!(app.shown_place(), UnfoldedPlacement::Folded);
    // Closed, it leaves the room to the boards; its button shows it again without judging again.
    app.press(ReviewAction::Close);
    app.frames(3);
    assert!(!app.is_laid_out("Run"));
    assert_eq!(app.shown_place(), below);
    app.press(ReviewAction::Toggle);
    app.frames(3);
    assert!(app.is_laid_out("Run"));
    assert!(app.resource::<CurrentReview>().running.is_none());
}

#[test]
fn a_key_shows_the_five_boards_large_and_in_the_panel_again() {
    let mut app = session();
    app.key(Key::F8, KeyCode::F8);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Beside));
    app.press(EditorAction::Open);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Beside));
    app.key(Key::Escape, KeyCode::Escape);
    app.key(Key::F8, KeyCode::F8);
    assert_eq!(app.shown_place(), UnfoldedPlacement::At(UnfoldedPlace::Below));
}

#[test]
fn the_rules_open_in_the_position_editor_and_give_its_pieces_back() {
    let mut app = session();
    app.press(EditorAction::Open);
    let empty = EditorAction::Edit(dames3d::game::setup_editor::SetupEdit::Clear);
    app.press(empty);
    app.rest();
    assert!(app.pieces_shown().is_empty());
    app.key(Key::F9, KeyCode::F9);
    app.frames(3);
    assert!(app.open().has(RULES) && app.resource::<Demonstration>().is_open());
    assert_eq!(app.pieces_shown().len(), 40);
    app.click(28);
    app.frames(3);
    assert!(!app.open().has(RULES), "a click on the board closes them");
    assert!(app.pieces_shown().is_empty(), "and places no piece");
    app.key(Key::F9, KeyCode::F9);
    app.frames(2);
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(!app.open().has(RULES));
    assert!(app.is_editing(), "Esc closes the rules first");
}

#[test]
fn the_rules_name_every_draw_that_the_panel_counts() {
    let mut app = session();
    app.press(PageAction::ToggleRules);
    app.frames(2);
    // The wording itself, in a text of many lines.
    for words in [
        "for the third time",
        "after 25 moves",
        "three pieces, at least one a king, face a lone king, after 16",
        "two kings or one king face a lone king",
        "a man also captures straight ahead, back, to the left and to the right",
    ] {
        assert!(app.mentions_text(words), "{words}");
    }
}

#[test]
fn the_counters_of_few_pieces_are_for_games_with_these_rules() {
    let mut app = session();
    let shown = |app: &mut TestApp, variant| {
        app.press(GameAction::Switch(Variant::International));
        app.command(Command::SwitchGame(variant));
        app.frames(2);
        app.world().resource_mut::<OpenDialogs>().open(COUNTERS, ());
        app.frames(3);
        let mut counters = app.world().query::<(&Name, &ComputedNode)>();
        let named = counters.iter(app.world_ref());
        named.filter(|(name, node)| name.as_str() == "Counter" && !node.is_empty()).count()
    };
    assert_eq!(shown(&mut app, Variant::Dames3d), 4);
    assert_eq!(shown(&mut app, Variant::Family(Geometry::Flat)), 2);
}

#[test]
fn enter_loses_no_game_in_the_new_game_dialog() {
    let mut app = session();
    app.press(NewGameAction::Open);
    app.frames(2);
    let focused = |app: &TestApp| app.resource::<InputFocus>().get();
    let begin = app.button(NewGameAction::Start);
    assert_eq!(focused(&app), Some(begin), "nothing would be lost");
    app.key(Key::Escape, KeyCode::Escape);
    app.play(&["32-28"]);
    app.press(NewGameAction::Open);
    app.frames(2);
    let begin = app.button(NewGameAction::Start);
    let keep = focused(&app).expect("a button");
    assert_ne!(keep, begin);
    // Another board, on which nothing is played, and back.
    app.press(NewGameAction::Choose(Choice::Board(Geometry::Flat)));
    app.world().resource_mut::<InputFocus>().set(begin, bevy::input_focus::FocusCause::Navigated);
    app.press(NewGameAction::Choose(Choice::Board(Geometry::Pyramid)));
    assert_eq!(focused(&app), Some(keep));
}

#[test]
fn the_lines_of_a_king_are_explained_the_first_times_and_over_no_square() {
    let file = fresh("lines-explained");
    let mut app = TestApp::with(|app| {
        let file = PreferencesFile::new(file.clone());
        persistence::plugin(app, file, Some(Language::English));
    });
    app.set_up("W:WK31,K32,K33,K34,K35:B1,2,3");
    app.look(View::Home);
    let mut times = 0;
    for square in [32, 33, 34, 31, 35] {
        app.hover(square);
        app.frames(2);
        assert!(!app.is_laid_out("Lines note"), "the lines come first");
        app.rest_pointer();
        app.frames(2);
        if app.is_laid_out("Lines note") {
            times += 1;
            let note = app.rect_named("Lines note");
            for square in 1..=50 {
                let at = app.pixel(square);
                assert!(!note.contains(at), "{square}: {note:?}");
            }
        }
        app.move_to(Vec2::new(30.0, 400.0));
        app.frames(2);
    }
    assert_eq!(times, 3);
    assert_eq!(app.resource::<Onboarding>().lines, 3);
    drop(app);
    let mut kept = PreferencesFile::new(file).load().expect("preferences");
    assert_eq!(kept.take::<Onboarding>("onboarding").lines, 3);
}

#[test]
fn the_line_of_a_typed_move_covers_no_button_and_speaks_to_players() {
    let mut app = session();
    app.look(View::Home);
    for letter in "/can".chars() {
        app.key(Key::Character(letter.to_string().into()), KeyCode::KeyA);
    }
    app.key(Key::Enter, KeyCode::Enter);
    app.frames(3);
    let answer = app.resource::<MoveEntry>().answer.clone();
    assert_eq!(answer, app.message(|messages| messages.entry_no_square(messages.quoted("can"))));
    let line = app.rect_named("Entry line");
    for covered in ["Place of the compass", "Bar"] {
        let other = app.rect_named(covered);
        assert!(line.intersect(other).is_empty(), "{line:?} {covered} {other:?}");
    }
}

#[test]
fn a_flat_board_grays_what_only_sides_have_and_says_why() {
    let mut app = session();
    app.press(GameAction::Switch(Variant::International));
    app.press(ShellAction::ToggleTools(ToolGroup::View));
    app.frames(2);
    for action in [AnyAction::from(ViewAction::ToggleLines), UnfoldedAction::Toggle.into()] {
        assert!(app.is_disabled(&action), "{action:?}");
        let tip = app.tooltip(action);
        assert!(tip.contains(&app.message(Messages::no_sides_tip)), "{tip}");
    }
}

#[test]
fn the_last_move_is_seen_in_a_list_that_scrolls() {
    let mut app = session();
    for ply in 0..24 {
        let position = *app.game().position();
        let moves = position.legal_moves();
        let mv = moves[7 * ply % moves.len()];
        let text = move_text::write_line(&position, &[mv]);
        app.play(&[&text[0]]);
        app.frames(5);
        let [top, bottom] = app.list_between_covers();
        let lines = app.rects_named("Line");
        let last = lines.iter().max_by(|one, other| one.max.y.total_cmp(&other.max.y));
        let last = last.expect("a row");
        assert!(
            last.min.y >= top - 0.6 && last.max.y <= bottom + 0.6,
            "after {}: {last:?} in {top} to {bottom}",
            ply + 1
        );
    }
}

#[test]
fn after_undo_the_panel_is_whole_and_the_list_shows_whole_rows() {
    let mut app = session();
    app.play(&["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"]);
    app.rest();
    for _ in 0..3 {
        app.press(GameAction::Undo);
        app.frames(5);
        let course = app.rect_named("Course");
        for part in ["Moves", "Looking back"] {
            let part = app.rect_named(part);
            assert!(part.min.y >= course.min.y - 0.5 && part.max.y <= course.max.y + 0.5);
        }
        let [top, bottom] = app.list_between_covers();
        let lines = app.rects_named("Line");
        assert_eq!(lines.len(), 3);
        let is_whole = |line: &&Rect| line.min.y >= top - 0.6 && line.max.y <= bottom + 0.6;
        let is_hidden = |line: &&Rect| line.max.y <= top + 0.6 || line.min.y >= bottom - 0.6;
        assert!(lines.iter().all(|line| is_whole(&line) || is_hidden(&line)), "{lines:?}");
        assert!(lines.iter().any(|line| is_whole(&line)));
    }
}

#[test]
fn the_move_shown_stays_in_sight_when_moves_are_undone_during_an_analysis() {
    for height in [720.0, 800.0, 940.0] {
        let mut app = session();
        app.resize(Vec2::new(1280.0, height));
        for ply in 0..40 {
            let position = *app.game().position();
            let moves = position.legal_moves();
            let mv = moves[7 * ply % moves.len()];
            app.play(&[&move_text::write_line(&position, &[mv])[0]]);
        }
        app.press(AnalysisAction::Cycle);
        app.wait_until(|app| {
            let analysis = app.resource::<CurrentAnalysis>().get();
            analysis.is_some_and(|analysis| analysis.info.is_some())
        });
        app.rest();
        for number in 1..=5 {
            app.press(GameAction::Undo);
            app.frames(5);
            let [top, bottom] = app.list_between_covers();
            let shown = app.game().current_node();
            let button = app.button(GameAction::ShowNode(shown));
            let at = app.middle_of(button).y;
            assert!(
                (top..bottom).contains(&at),
                "{height}, undone {number}: {at} in {top} to {bottom}"
            );
        }
    }
}
