//! Cards, notices and the counters: they keep clear of each other, close by a click outside, and say what is true.

use bevy::input::keyboard::Key;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use dames3d::i18n::{Language, Localizer, Messages};
use dames3d::rules::Variant;
use dames3d::viewer::features::moves::actions::COMMENT;
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction};
use dames3d::viewer::features::play::new_game::choices::{Choice, CollapsedSection};
use dames3d::viewer::features::play::table::counters::COUNTERS;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::Notice;
use dames3d::viewer::scene::camera::BoardCamera;
use dames3d::viewer::shell::actions::{HELP, SettingsAction, ShellAction};
use dames3d::viewer::shell::welcome::WELCOME;

use crate::test_app::TestApp;

impl TestApp {
    /// The place of a node with this name, in logical pixels.
    pub(crate) fn rect_named(&mut self, wanted: &str) -> Rect {
        let mut nodes = self.world().query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
        let (_, node, place) = nodes
            .iter(self.world())
            .find(|(name, node, _)| name.as_str() == wanted && !node.is_empty())
            .unwrap_or_else(|| panic!("{wanted} is not shown"));
        let scale = node.inverse_scale_factor;
        Rect::from_center_size(place.translation * scale, node.size() * scale)
    }

    pub(crate) fn click_pixel(&mut self, at: Vec2) {
        self.move_to(at);
        self.act(PointerAction::Press(PointerButton::Primary));
        self.act(PointerAction::Release(PointerButton::Primary));
        self.frames(2);
    }

    /// The words of the tooltip of a button, once the pointer is on it.
    pub(crate) fn tooltip(&mut self, action: impl Into<AnyAction>) -> String {
        let button = self.button(action);
        let at = self.middle_of(button);
        self.move_mouse(at);
        self.frames(3);
        self.tooltips().pop().unwrap_or_default()
    }

    /// The words of all tooltips on the screen.
    pub(crate) fn tooltips(&mut self) -> Vec<String> {
        let mut tooltips = self.world().query::<(&Name, &Children)>();
        let found: Vec<_> = tooltips
            .iter(self.world())
            .filter(|(name, _)| name.as_str() == "Tooltip")
            .flat_map(|(_, children)| children.iter())
            .collect();
        let world = self.world();
        let texts = found.iter().filter_map(|&child| world.get::<Text>(child));
        texts.map(|text| text.0.clone()).collect()
    }
}

#[test]
fn a_click_outside_a_card_closes_it_and_one_on_it_does_not() {
    let mut app = TestApp::new();
    app.key(Key::F1, KeyCode::F1);
    app.frames(2);
    assert!(app.resource::<OpenDialogs>().has(HELP));
    let card = app.rect_named("Card");
    app.click_pixel(card.center());
    assert!(app.resource::<OpenDialogs>().has(HELP), "clicked on the card");
    app.click_pixel(Vec2::new(card.min.x - 20.0, card.center().y));
    assert!(!app.resource::<OpenDialogs>().has(HELP), "clicked beside it");
    assert!(app.selection().move_input().is_none());
}

#[test]
fn a_comment_that_is_written_is_not_lost_by_a_click_outside() {
    let mut app = TestApp::new();
    app.play(&["32-28"]);
    app.rest();
    app.key(Key::Character("k".into()), KeyCode::KeyK);
    app.frames(2);
    assert!(app.resource::<OpenDialogs>().has(COMMENT));
    let card = app.rect_named("Card");
    app.click_pixel(Vec2::new(card.min.x - 20.0, card.center().y));
    assert!(app.resource::<OpenDialogs>().has(COMMENT));
}

#[test]
fn a_notice_and_a_card_do_not_overlap() {
    let mut app = TestApp::new();
    app.key(Key::F1, KeyCode::F1);
    app.world().write_message(Notice::info(|_| "A sentence that is said.".to_owned()));
    app.frames(4);
    let (card, notice) = (app.rect_named("Card"), app.rect_named("Notice"));
    assert!(card.intersect(notice).is_empty(), "{card:?} {notice:?}");
}

#[test]
fn a_notice_on_the_screen_follows_the_language() {
    let mut app = TestApp::new();
    app.world().write_message(Notice::info(|localizer| localizer.messages.nobody_thinks()));
    app.frames(2);
    let notice = |app: &mut TestApp| {
        let mut nodes = app.world().query::<(&Name, &Children)>();
        let (_, children) = nodes
            .iter(app.world_ref())
            .find(|(name, _)| name.as_str() == "Notice")
            .expect("a notice");
        let words = app.world_ref().get::<Text>(children[0]);
        words.expect("words").0.clone()
    };
    let english = Localizer::new(Language::English);
    assert_eq!(notice(&mut app), english.messages.nobody_thinks());
    app.ask(SettingsAction::Open);
    app.frames(2);
    app.ask(SettingsAction::Language(Language::Dutch));
    app.frames(2);
    let dutch = Localizer::new(Language::Dutch);
    assert_eq!(notice(&mut app), dutch.messages.nobody_thinks());
    assert!(app.shows_node("Notice"));
}

#[test]
fn the_header_of_the_counters_stays_under_the_pointer() {
    let mut app = TestApp::new();
    app.frames(3);
    let before = app.rect_named("All counters");
    app.press(PlayAction::ToggleCounters);
    app.frames(3);
    let after = app.rect_named("All counters");
    assert!(app.resource::<OpenDialogs>().has(COUNTERS));
    assert!(before.center().distance(after.center()) < 1.0);
}

#[test]
fn the_current_tab_says_what_is_played_there_and_the_other_what_a_click_does() {
    let mut app = TestApp::new();
    app.frames(3);
    let other = app.tooltip(GameAction::Switch(Variant::International));
    let go_there = app.message(Messages::other_table);
    assert!(other.contains(&go_there), "{other}");
    let current = app.tooltip(GameAction::Switch(Variant::Dames3d));
    assert!(current.contains(&app.message(Messages::about_dames3d)), "{current}");
    assert!(!current.contains(&go_there), "{current}");
}

#[test]
fn a_grayed_switch_says_why() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    app.frames(3);
    app.press(NewGameAction::Choose(Choice::Expand(CollapsedSection::TableRules)));
    app.frames(2);
    let federation = NewGameAction::Choose(Choice::FederationRule);
    assert!(app.is_disabled(federation));
    assert!(app.says(Messages::federation_in_international_only));
    assert!(app.mentions(Messages::about_touch_move));
}

#[test]
fn the_wheel_leaves_the_board_alone_while_a_card_is_open() {
    let mut app = TestApp::new();
    app.frames(3);
    let open = app.zoom_by_the_wheel();
    assert!(open > 0.0, "without a card the wheel zooms");
    app.key(Key::F1, KeyCode::F1);
    app.frames(3);
    assert_eq!(app.zoom_by_the_wheel(), 0.0);
    app.press(ShellAction::ToggleHelp);
    app.press(NewGameAction::Open);
    app.frames(3);
    assert_eq!(app.zoom_by_the_wheel(), 0.0);
}

#[test]
fn the_wheel_over_a_part_of_the_interface_leaves_the_board_alone() {
    let mut app = TestApp::new();
    app.frames(3);
    let help = app.button(ShellAction::ToggleHelp);
    let help = app.middle_of(help);
    assert_eq!(app.zoom_by_the_wheel_at(help), 0.0, "a button of the bar");
    // A card that leaves the board in use.
    app.world().resource_mut::<OpenDialogs>().open(WELCOME, ());
    app.frames(3);
    let card = app.rect_named("Card");
    for at in [card.center(), card.min + 2.0, card.max - 2.0] {
        assert_eq!(app.zoom_by_the_wheel_at(at), 0.0, "{at} of {card:?}");
    }
    let beside = Vec2::new(card.min.x - 20.0, card.center().y);
    assert!(app.zoom_by_the_wheel_at(beside) > 0.0, "beside the card");
    app.press(SettingsAction::Open);
    app.frames(3);
    assert_eq!(app.zoom_by_the_wheel_at(beside), 0.0, "under a dialog");
}

impl TestApp {
    /// Turns the wheel over the board by two notches. Returns by how much the goal of the camera comes nearer.
    fn zoom_by_the_wheel(&mut self) -> f32 {
        self.zoom_by_the_wheel_at(Vec2::new(400.0, 400.0))
    }

    /// Turns the wheel with the pointer at this place.
    fn zoom_by_the_wheel_at(&mut self, at: Vec2) -> f32 {
        self.move_mouse(at);
        let world = self.world();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (window, mut shown) = windows.single_mut(world).expect("one window");
        shown.set_cursor_position(Some(at));
        let mut cameras = world.query::<&BoardCamera>();
        let before = cameras.single(world).expect("a camera").goal().zoom;
        world.write_message(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: 2.0,
            window,
            phase: TouchPhase::Moved,
        });
        self.frames(3);
        let world = self.world();
        let mut cameras = world.query::<&BoardCamera>();
        before - cameras.single(world).expect("a camera").goal().zoom
    }
}
