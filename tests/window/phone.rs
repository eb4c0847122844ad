//! An upright window, as on a phone: what is needed to play on is in the low sheet, and the board is above it.

use bevy::prelude::*;

use dames3d::game::Command;
use dames3d::rules::Variant;
use dames3d::viewer::features::endgames::actions::EndgameAction;
use dames3d::viewer::features::lesson::actions::LessonAction;
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::scene::camera::PanelInsets;
use dames3d::viewer::shell::actions::ShellAction;
use dames3d::viewer::ui::action_button::ActionButton;
use dames3d::viewer::ui::shape::{PortraitLayout, WindowShape};

use crate::endgame_practice::playing;
use crate::lesson::is_reached;
use crate::shots::{solving, white_wins};
use crate::test_app::TestApp;

const PHONE: Vec2 = Vec2::new(390.0, 844.0);
/// The height of the notes at the top, in logical pixels.
const NOTES: f32 = 44.0;

impl TestApp {
    pub(crate) fn on_a_phone(&mut self) {
        self.resize(PHONE);
        self.frames(8);
        let shape = self.resource::<WindowShape>();
        assert!(shape.is_portrait() && !shape.is_expanded());
    }

    /// The panel in the window, in logical pixels of the interface.
    fn sheet(&mut self) -> Rect {
        let scale = self.resource::<UiScale>().0;
        let sheet = self.rect_named("Panel");
        assert!(
            (sheet.max.y - PHONE.y / scale).abs() < 1.0,
            "the sheet ends with the window: {sheet:?}"
        );
        sheet
    }

    /// Checks that this rectangle is on the sheet, all of it.
    fn is_on_the_sheet(&mut self, rect: Rect, name: &str) {
        let sheet = self.sheet().inflate(0.5);
        assert!(
            !rect.is_empty() && sheet.contains(rect.min) && sheet.contains(rect.max),
            "{name}: {rect:?} in {sheet:?}"
        );
    }

    /// Checks that a button for this action is on the sheet, all of it.
    fn has_on_the_sheet(&mut self, action: impl Into<AnyAction>) {
        let action = action.into();
        let mut buttons =
            self.world().query::<(&ActionButton, &ComputedNode, &UiGlobalTransform)>();
        let rects: Vec<Rect> = buttons
            .iter(self.world_ref())
            .filter(|(asks, node, _)| asks.0 == action && !node.is_empty())
            .map(|(_, node, place)| {
                let scale = node.inverse_scale_factor;
                Rect::from_center_size(place.translation * scale, node.size() * scale)
            })
            .collect();
        assert_eq!(rects.len(), 1, "{action:?}: {rects:?}");
        self.is_on_the_sheet(rects[0], &format!("{action:?}"));
    }

    /// Checks that every square is above the sheet and the toolbar, and below the notes at the top, in the view of the
    /// seat and from above.
    fn has_the_board_above_the_sheet(&mut self) {
        for view in [View::Top, View::Home] {
            self.has_the_board_above_the_sheet_in(view);
        }
    }

    fn has_the_board_above_the_sheet_in(&mut self, view: View) {
        self.look(view);
        self.rest();
        let scale = self.resource::<UiScale>().0;
        let foot = self.resource::<WindowShape>().foot() * scale;
        let insets = self.resource::<PanelInsets>().bottom * scale;
        assert!(insets > foot);
        for number in 1..=50 {
            let at = self.pixel(number);
            assert!(at.y < PHONE.y - insets && at.y > NOTES, "{number} is at {at}");
            assert!(at.x > 0.0 && at.x < PHONE.x, "{number} is at {at}");
        }
    }
}

#[test]
fn the_low_sheet_has_take_back_the_last_moves_and_the_captured_men() {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23", "28x19", "14x23"]);
    app.rest();
    app.on_a_phone();
    assert!(app.says_text("2. 28×19 14×23"), "{:?}", app.said());
    for name in ["Take back", "Last moves"] {
        let rect = app.rects_named(name);
        assert_eq!(rect.len(), 1, "{name}");
        app.is_on_the_sheet(rect[0], name);
    }
    let taken = app.rects_named("Five");
    assert_eq!(taken.len(), 2, "a man of each side");
    for rect in taken {
        app.is_on_the_sheet(rect, "captured men");
    }
    app.has_the_board_above_the_sheet();
    // What is not needed to play on waits in the sheet.
    assert!(app.rects_named("Moves").is_empty());
    let moves = app.rects_named("Last moves")[0].center() * app.resource::<UiScale>().0;
    app.gesture_at_once(&[crate::test_app::Gesture::Click(moves)]);
    app.frames(4);
    assert!(app.resource::<WindowShape>().is_expanded());
    assert!(!app.rects_named("Moves").is_empty());
    assert!(app.rects_named("Last moves").is_empty());
}

#[test]
fn a_move_and_a_new_game_let_the_sheet_down() {
    let mut app = TestApp::new();
    app.on_a_phone();
    app.press(ShellAction::ToggleSheet);
    assert!(app.resource::<WindowShape>().is_expanded());
    app.play(&["32-28"]);
    assert!(!app.resource::<WindowShape>().is_expanded());
    app.press(ShellAction::ToggleSheet);
    app.command(Command::NewGame);
    assert!(!app.resource::<WindowShape>().is_expanded());
}

#[test]
fn a_solved_shot_shows_its_verdict_and_next_without_scrolling() {
    let mut app = solving(white_wins);
    app.on_a_phone();
    app.has_the_board_above_the_sheet();
    app.has_on_the_sheet(ShotsAction::Hint);
    app.look(View::Top);
    app.solve_by_clicks();
    app.frames(6);
    app.has_on_the_sheet(ShotsAction::Next);
    let verdict = app.rect_named("Good");
    app.is_on_the_sheet(verdict, "the verdict");
    app.has_the_board_above_the_sheet();
}

#[test]
fn a_solved_task_of_the_lesson_shows_its_praise_and_next_without_scrolling() {
    let mut app = TestApp::new();
    app.send_lesson(LessonAction::Open);
    app.on_a_phone();
    for stage in 0..4 {
        app.send_lesson(LessonAction::Stage(stage));
        app.has_the_board_above_the_sheet();
        let goal = app.rect_named("Goal");
        app.is_on_the_sheet(goal, "the goal");
        app.look(View::Top);
        app.end_task(is_reached);
        app.frames(8);
        app.has_on_the_sheet(LessonAction::Next);
        let praise = app.rect_named("Praise");
        app.is_on_the_sheet(praise, "the praise");
    }
    // A sheet that was pulled up to read is let down by the next task.
    app.press(ShellAction::ToggleSheet);
    app.send_lesson(LessonAction::Next);
    assert!(!app.resource::<WindowShape>().is_expanded());
}

#[test]
fn a_won_endgame_shows_its_verdict_and_next_without_scrolling() {
    let mut app = playing();
    app.on_a_phone();
    app.has_the_board_above_the_sheet();
    app.look(View::Top);
    app.win_endgame();
    app.frames(6);
    app.has_on_the_sheet(EndgameAction::Next);
    let verdict = app.rect_named("Won");
    app.is_on_the_sheet(verdict, "the verdict");
    assert_eq!(app.game().variant(), Variant::Dames3d);
}

#[test]
fn a_widget_that_is_hidden_in_an_upright_window_stays_hidden_in_a_wide_one() {
    let mut app = TestApp::new();
    app.on_a_phone();
    let margin = UiRect::left(px(20));
    let node = Node { margin, ..default() };
    let widget = app.world().spawn((node, PortraitLayout::Flush)).id();
    app.frames(2);
    let mut node = app.world().get_mut::<Node>(widget).expect("a node");
    assert_eq!(node.margin.left, px(0));
    node.display = Display::None;
    app.resize(Vec2::new(1280.0, 800.0));
    app.frames(4);
    let node = app.world_ref().get::<Node>(widget).expect("a node");
    assert_eq!((node.margin, node.display), (margin, Display::None));
}
