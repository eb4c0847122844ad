//! At every window size, the whole board is visible and every button can be reached.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::window::{Monitor, OnMonitor, PrimaryWindow, RequestRedraw, WindowResized};

use dames3d::game::Command;
use dames3d::notation::MoveRequest;
use dames3d::rules::{Side, Variant};
use dames3d::viewer::board::actions::ViewAction;
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::library::actions::FileAction;
use dames3d::viewer::features::moves::actions::EditAction;
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction, SeatAction};
use dames3d::viewer::features::share::ShareAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::shell::actions::{SettingsAction, ShellAction};
use dames3d::viewer::ui::slots::ToolGroup;
use dames3d::viewer::ui::style::PANEL_WIDTH;
use dames3d::viewer::window_size;

use crate::panels::session;
use crate::test_app::TestApp;

/// The smallest size of the window.
pub(crate) const SMALLEST: Vec2 = Vec2::new(960.0, 520.0);

impl TestApp {
    /// Resizes the window and runs the frames that are requested then; their number is finite and not zero.
    pub(crate) fn resize(&mut self, size: Vec2) {
        let world = self.world();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (window, mut kept) = windows.single_mut(world).expect("one window");
        kept.resolution.set(size.x, size.y);
        world.write_message(WindowResized { window, width: size.x, height: size.y });
        self.take_redraws();
        let mut frames = 1;
        self.frames(1);
        while self.take_redraws() {
            self.frames(1);
            frames += 1;
            assert!(frames < 50, "frames are requested without end");
        }
        assert!(frames > 1, "no frame follows in which the board moves");
    }

    /// Returns `true` if a frame was requested since the last call.
    fn take_redraws(&mut self) -> bool {
        let mut redraws = self.world().resource_mut::<Messages<RequestRedraw>>();
        redraws.drain().count() > 0
    }

    /// The number of captured pieces that are drawn completely within this part of the window.
    fn small_discs(&mut self, within: Rect) -> usize {
        let world = self.world();
        let mut nodes = world.query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
        let discs = nodes.iter(world).filter(|(name, node, place)| {
            let scale = node.inverse_scale_factor;
            let rect = Rect::from_center_size(place.translation * scale, node.size() * scale);
            let is_small = !node.is_empty() && rect.width() < 14.0;
            name.as_str() == "Disc" && is_small && holds(within, rect)
        });
        discs.count()
    }

    /// The rectangle of a button in the window, in logical pixels.
    fn place(&mut self, action: impl Into<AnyAction>) -> Rect {
        let button = self.button(action);
        let middle = self.middle_of(button);
        let node = self.world().entity(button).get::<ComputedNode>();
        let node = node.expect("a size");
        Rect::from_center_size(middle, node.size() * node.inverse_scale_factor)
    }
}

fn holds(outer: Rect, inner: Rect) -> bool {
    outer.contains(inner.min) && outer.contains(inner.max)
}

#[test]
fn the_whole_board_is_visible() {
    let mut app = session();
    for size in [SMALLEST, Vec2::new(1600.0, 540.0), Vec2::new(1000.0, 1400.0)] {
        app.resize(size);
        let compass = app.place(SettingsAction::Open).min.y;
        let free = Rect::from_corners(Vec2::ZERO, Vec2::new(size.x - PANEL_WIDTH, compass));
        for number in 1..=50 {
            let at = app.pixel(number);
            assert!(free.contains(at), "{number} is at {at} in {size}");
        }
    }
}

#[test]
fn the_toolbar_does_not_reach_under_the_panel() {
    let mut app = session();
    for width in [SMALLEST.x, 800.0, 1280.0] {
        app.resize(Vec2::new(width, 640.0));
        let left = Rect::from_corners(Vec2::ZERO, Vec2::new(width - PANEL_WIDTH, 640.0));
        for (group, action) in [
            (Some(ToolGroup::View), AnyAction::from(ViewAction::ToggleProjection)),
            (Some(ToolGroup::View), ViewAction::ToggleNumbers.into()),
            (Some(ToolGroup::Help), AnalysisAction::Hint.into()),
            (Some(ToolGroup::Games), FileAction::Open.into()),
            (None, SettingsAction::Open.into()),
        ] {
            // Where the groups do not fit side by side, one at a time is open.
            if let Some(group) = group.filter(|_| app.place(&action).is_empty()) {
                let is_folded = matches!(group, ToolGroup::View | ToolGroup::Games);
                assert!(width < 1280.0 || is_folded, "{group:?}");
                let name = app.place(ShellAction::ToggleTools(group));
                assert!(holds(left, name), "{group:?} is at {name:?} of {width}");
                app.press(ShellAction::ToggleTools(group));
                app.frames(2);
            }
            let place = app.place(&action);
            assert!(holds(left, place), "{action:?} is at {place:?} of {width}");
        }
    }
}

#[test]
fn the_panel_scrolls_to_a_focused_button() {
    let mut app = session();
    app.press(GameAction::Switch(Variant::International));
    app.press(AnalysisAction::Cycle);
    app.resize(SMALLEST);
    let window = Rect::from_corners(Vec2::ZERO, SMALLEST);
    for action in
        [AnyAction::from(PlayAction::Resign), NewGameAction::Open.into(), ShareAction::Open.into()]
    {
        let place = app.place(&action);
        assert!(holds(window, place), "{action:?} is at {place:?}");
    }

    app.press(EditAction::ToggleTools);
    app.frames(2);
    let comment = EditAction::Comment;
    let is_in_sight = |app: &mut TestApp| {
        let below = app.place(GameAction::ShowFirst).min.y;
        app.place(comment).max.y <= below
    };
    assert!(!is_in_sight(&mut app));
    let button = app.button(comment);
    let world = app.world();
    world.resource_mut::<InputFocusVisible>().0 = true;
    let mut focus = world.resource_mut::<InputFocus>();
    focus.set(button, FocusCause::Navigated);
    app.frames(2);
    assert!(is_in_sight(&mut app));
}

#[test]
fn all_captured_pieces_and_player_buttons_fit_on_the_panel() {
    let mut app = session();
    // Play the first legal move until few pieces are left.
    while app.game().position().occupied().len() > 8 {
        let position = *app.game().position();
        let mv = position.legal_moves()[0];
        let route = position.route(mv).expect("a way");
        app.command(Command::Play(MoveRequest::from_route(mv, &route)));
    }
    app.rest();
    let panel = Rect::new(1280.0 - PANEL_WIDTH, 0.0, 1280.0, 800.0);
    for side in Side::BOTH {
        let taken = app.game().pieces_lost(!side);
        assert!(taken > 10, "{taken}");
        let seat = app.place(SeatAction::ToggleMenu(side));
        assert!(holds(panel, seat), "{seat:?}");
    }
    let lost: usize = Side::BOTH.map(|side| app.game().pieces_lost(side)).iter().sum();
    assert_eq!(app.small_discs(panel), lost);
}

#[test]
fn the_window_shrinks_to_fit_the_screen() {
    // The last window comes from a screen of another scale and still has that scale.
    for (screen, scale, windows_scale, expected) in [
        ((1920, 1080), 1.0, 1.0, (1280.0, 800.0)),
        ((1280, 800), 1.0, 1.0, (1280.0, 800.0)),
        ((1366, 768), 1.0, 1.0, (1280.0, 675.84)),
        ((1024, 600), 1.0, 1.0, (1024.0, 528.0)),
        ((1920, 1200), 2.0, 2.0, (960.0, 528.0)),
        ((1920, 1080), 1.0, 2.0, (1280.0, 800.0)),
    ] {
        let mut app = TestApp::with(window_size::plugin);
        let world = app.world();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (window, mut opened) = windows.single_mut(world).expect("one window");
        opened.resolution.set_scale_factor(windows_scale);
        opened.resolution.set(1280.0, 800.0);
        let monitor = world.spawn(Monitor {
            name: None,
            physical_width: screen.0,
            physical_height: screen.1,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: scale,
            video_modes: Vec::new(),
        });
        let monitor = monitor.id();
        world.entity_mut(window).insert(OnMonitor(monitor));
        app.frames(1);
        let size = app.world().get::<Window>(window).expect("a window").size();
        let expected = Vec2::from(expected);
        assert!(size.distance(expected) < 1.0, "{size} on {screen:?}");
    }
}
