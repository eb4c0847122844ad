//! Lines of the analysis that are hovered and clicked, and things that keep their places while others come and go.

use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::ui_widgets::popover::Popover;

use dames3d::rules::{Ply, Side, Variant};
use dames3d::viewer::game_ui::action_button::ActionButton;
use dames3d::viewer::messages::Action;
use dames3d::viewer::state::analysis::CurrentAnalysis;

use crate::engine_bridge::seat;
use crate::test_app::{TestApp, square};

/// A capture of two pieces, and no other move: the analysis has one line, and it begins with it.
const ONE_CAPTURE: &str = "W:W32,46:B28,19,1";

impl TestApp {
    /// Turns analysis on and waits for a line of two moves.
    fn analyse(&mut self) {
        self.press(Action::CycleAnalysis);
        self.wait_until(|app| {
            let analysis = app.resource::<CurrentAnalysis>().get();
            let info = analysis.and_then(|analysis| analysis.info.as_ref());
            info.is_some_and(|info| info.lines[0].moves.len() >= 2)
        });
        self.frames(3);
    }

    fn rect_of(&mut self, entity: Entity) -> Rect {
        let entity = self.world().entity(entity);
        let node = entity.get::<ComputedNode>().expect("a size");
        let place = entity.get::<UiGlobalTransform>().expect("a place");
        let scale = node.inverse_scale_factor;
        Rect::from_center_size(place.translation * scale, node.size() * scale)
    }
}

#[test]
fn the_move_of_a_line_under_the_pointer_is_previewed_and_played_by_a_click() {
    let mut app = TestApp::new();
    app.press(Action::SwitchGame(Variant::International));
    app.set_up(ONE_CAPTURE);
    app.analyse();
    let second = Action::PlayLine { line: 0, moves: 2 };
    let button = app.button(second);
    let at = app.middle_of(button);
    let start = app.pieces_shown();

    // The lines hold still under the mouse; the other pointer clicks.
    app.move_mouse(at);
    app.move_to(at);
    app.frames(3);
    let previewed = app.pieces_shown();
    assert_eq!(app.shown(), Ply(0), "nothing is played");
    assert!(start.iter().any(|(at, _)| *at == square(32)));
    assert!(previewed.iter().all(|(at, _)| *at != square(32)));
    assert_eq!(previewed.len(), start.len() - 2, "{previewed:?}");

    app.act(PointerAction::Press(PointerButton::Primary));
    app.act(PointerAction::Release(PointerButton::Primary));
    app.rest();
    assert_eq!(app.shown(), Ply(2));
    assert_eq!(app.pieces_shown(), previewed);
    assert_eq!(app.game().position().occupied().len(), previewed.len());
}

#[test]
fn against_the_computer_a_line_is_played_up_to_its_turn() {
    let mut app = TestApp::new();
    app.press(Action::SwitchGame(Variant::International));
    app.set_up(ONE_CAPTURE);
    app.analyse();
    seat(&mut app, Variant::International, Side::Black, 1);
    app.press(Action::PlayLine { line: 0, moves: 2 });
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn the_moves_stay_in_place_while_advice_thinking_and_due_captures_come_and_go() {
    let mut app = TestApp::new();
    app.press(Action::SwitchGame(Variant::International));
    let list = app.rect_named("Moves");
    let mut steps = vec![("at the start", list)];
    app.play(&["32-28", "19-23"]);
    steps.push(("with a capture due", app.rect_named("Moves")));
    assert!(
        app.says_something_with("Compulsory capture"),
        "{:?}",
        app.said()
    );
    for (name, place) in &steps {
        assert_eq!((place.min, place.max), (list.min, list.max), "{name}");
    }
    app.analyse();
    let with_advice = app.rect_named("Moves");
    assert_eq!(with_advice.min, list.min);
    // The computer thinks instead of advising: the room of the advice stays.
    seat(&mut app, Variant::International, Side::White, 10);
    app.frames(6);
    assert!(app.says_something_with("thinking"), "{:?}", app.said());
    assert_eq!(app.rect_named("Moves"), with_advice);
}

#[test]
fn a_tooltip_covers_neither_its_button_nor_the_edge_of_the_window() {
    let mut app = TestApp::new();
    app.frames(3);
    let world = app.world();
    let mut buttons = world.query_filtered::<Entity, With<ActionButton>>();
    let buttons: Vec<Entity> = buttons.iter(world).collect();
    let window = Rect::new(0.0, 0.0, 1280.0, 800.0);
    let mut seen = 0;
    for button in buttons {
        let place = app.rect_of(button);
        if place.is_empty() {
            continue;
        }
        app.move_mouse(place.center());
        app.frames(3);
        let world = app.world();
        let mut tooltips = world.query_filtered::<Entity, With<Popover>>();
        let tooltips: Vec<Entity> = tooltips.iter(world).collect();
        for tooltip in tooltips {
            let is_its_own =
                app.world().get::<ChildOf>(tooltip).map(ChildOf::parent) == Some(button);
            let tooltip = app.rect_of(tooltip);
            if !is_its_own || tooltip.is_empty() {
                continue;
            }
            seen += 1;
            assert!(
                tooltip.intersect(place).is_empty(),
                "{tooltip:?} covers {place:?}"
            );
            assert!(
                window.contains(tooltip.min) && window.contains(tooltip.max),
                "{tooltip:?}"
            );
        }
    }
    assert!(seen > 20, "{seen} tooltips");
}

#[test]
fn where_the_groups_do_not_fit_one_at_a_time_opens() {
    use dames3d::preferences::TextSize;
    use dames3d::viewer::messages::ToolGroup;
    use dames3d::viewer::state::settings::ViewerSettings;

    let mut app = TestApp::new();
    let size_of = |app: &mut TestApp, action| {
        let button = app.button(action);
        app.rect_of(button)
    };
    app.frames(3);
    assert!(size_of(&mut app, Action::ToggleTools(ToolGroup::Help)).is_empty());
    assert!(!size_of(&mut app, Action::Hint).is_empty());

    app.world()
        .resource_mut::<ViewerSettings>()
        .display
        .text_size = TextSize::Percent200;
    app.rest();
    assert!(size_of(&mut app, Action::Hint).is_empty());
    let bar = app.rect_named("Bar");
    assert!(bar.height() <= 90.0, "two rows at most: {bar:?}");
    app.press(Action::ToggleTools(ToolGroup::Help));
    app.frames(3);
    let hint = size_of(&mut app, Action::Hint);
    assert!(
        !hint.is_empty() && hint.max.y <= bar.min.y,
        "{hint:?} {bar:?}"
    );
    app.press(Action::ToggleTools(ToolGroup::View));
    app.frames(3);
    assert!(size_of(&mut app, Action::Hint).is_empty());
    assert!(!size_of(&mut app, Action::ToggleProjection).is_empty());
}
