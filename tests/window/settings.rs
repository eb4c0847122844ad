//! The settings dialog, and what its settings change.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::window::{PrimaryWindow, WindowMode, WindowResized};
use dames3d::i18n::{Language, Messages};
use dames3d::preferences::{AnimationSpeed, PointerEntry, Quality, TextSize};
use dames3d::rules::Ply;
use dames3d::themes::ThemeName;
use dames3d::viewer::board::actions::ConfirmAction;
use dames3d::viewer::board::move_entry::MoveToConfirm;
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::library::actions::GamesAction;
use dames3d::viewer::features::play::actions::PlayAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::dialogs::SETTINGS;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::BoardInput;
use dames3d::viewer::kernel::settings::{
    CurrentQuality, CurrentTheme, Localization, ViewerSettings,
};
use dames3d::viewer::scene::camera::{BoardCamera, PanelInsets, TakenRoom};
use dames3d::viewer::scene::materials::drawn::DrawnMaterial;
use dames3d::viewer::scene::materials::wood::WoodMaterial;
use dames3d::viewer::scene::quality::suitable;
use dames3d::viewer::shell::actions::{PageAction, SettingsAction, ShellAction};
use dames3d::viewer::ui::modal::Shade;
use dames3d::viewer::ui::palette;
use dames3d::viewer::ui::small_boards::OfBoard;
use dames3d::viewer::ui::style::{ButtonStyle, PANEL_WIDTH};
use dames3d::viewer::window_size;

use crate::panels::session;
use crate::test_app::{TestApp, square};

impl TestApp {
    fn set(&mut self, action: SettingsAction) {
        if !self.open().has(SETTINGS) {
            self.chord(",", KeyCode::Comma);
        }
        self.press(action);
    }

    /// Sets this and closes the dialog.
    fn set_and_close(&mut self, action: SettingsAction) {
        self.set(action);
        self.press(ShellAction::Cancel);
        assert!(!self.open().has(SETTINGS));
    }

    fn settings(&self) -> &ViewerSettings {
        self.resource::<ViewerSettings>()
    }

    fn window(&mut self) -> Mut<'_, Window> {
        let world = self.world();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).expect("one window")
    }

    /// The rectangle of a button in logical pixels of the window.
    fn rect(&mut self, action: impl Into<AnyAction>) -> Rect {
        let button = self.button(action);
        let node = self.world().entity(button);
        let computed = *node.get::<ComputedNode>().expect("a size");
        let place = node.get::<UiGlobalTransform>().expect("a place").translation;
        // The scale of the window is 1 here.
        Rect::from_center_size(place, computed.size())
    }
}

#[test]
fn the_dialog_shows_each_setting_and_changes_it_at_once() {
    let mut app = session();
    app.chord(",", KeyCode::Comma);
    assert!(app.open().has(SETTINGS));
    let speed = |speed| SettingsAction::Speed(speed);
    assert!(app.has::<Checked>(speed(AnimationSpeed::Normal)));
    app.press(speed(AnimationSpeed::None));
    assert!(app.has::<Checked>(speed(AnimationSpeed::None)));
    assert!(!app.has::<Checked>(speed(AnimationSpeed::Normal)));
    assert_eq!(app.settings().animation_speed, AnimationSpeed::None);
    app.set(SettingsAction::ToggleContrast);
    app.set(SettingsAction::ToggleSound);
    app.set(SettingsAction::ToggleConfirm);
    app.set(SettingsAction::Entry(PointerEntry::Click));
    let settings = app.settings();
    assert!(settings.display.high_contrast && settings.sound.muted);
    assert!(settings.input.confirm && settings.input.entry == PointerEntry::Click);
    app.set(SettingsAction::Language(Language::English));
    assert_eq!(app.resource::<Localization>().language(), Language::English);
    assert!(app.says(Messages::settings_confirm));
    app.key(Key::Escape, KeyCode::Escape);
    assert!(!app.open().has(SETTINGS));
}

#[test]
fn the_volume_goes_in_steps_and_unmutes() {
    let mut app = session();
    app.set(SettingsAction::ToggleSound);
    assert_eq!(app.settings().sound.amplitude(), 0.0);
    app.set(SettingsAction::Louder);
    assert!(!app.settings().sound.muted);
    assert_eq!(app.settings().sound.volume, 80);
    assert!(app.says(|messages| messages.settings_percent(80)));
    for _ in 0..4 {
        app.set(SettingsAction::Louder);
    }
    assert_eq!(app.settings().sound.amplitude(), 1.0);
    assert!(app.is_disabled(SettingsAction::Louder));
    for _ in 0..12 {
        app.set(SettingsAction::Softer);
    }
    assert_eq!(app.settings().sound.volume, 10);
    assert!(app.settings().sound.amplitude() > 0.0);
}

#[test]
fn settings_are_not_changed_behind_a_question() {
    let mut app = session();
    app.play(&["32-28"]);
    app.press(PlayAction::Resign);
    app.chord(",", KeyCode::Comma);
    assert!(!app.open().has(SETTINGS));
    let speed = SettingsAction::Speed(AnimationSpeed::None);
    app.ask(speed);
    app.frames(2);
    assert_eq!(app.settings().animation_speed, AnimationSpeed::Normal);
}

#[test]
fn with_drags_alone_a_click_enters_no_move() {
    let mut app = session();
    app.set_and_close(SettingsAction::Entry(PointerEntry::Drag));
    app.click(32);
    assert!(app.selection().move_input().is_none());
    app.click(28);
    assert_eq!(app.shown(), Ply(0));
    app.drag(32, 28);
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn with_drags_alone_the_keyboard_plays_as_before() {
    let mut app = session();
    app.set_and_close(SettingsAction::Entry(PointerEntry::Drag));
    for number in [32, 28] {
        app.world().write_message(BoardInput::Walk(Some(square(number))));
        app.frames(1);
        app.key(Key::Enter, KeyCode::Enter);
    }
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn with_clicks_alone_a_drag_turns_the_board() {
    let mut app = session();
    app.set_and_close(SettingsAction::Entry(PointerEntry::Click));
    let yaw = app.yaw();
    app.drag(32, 28);
    assert_eq!(app.shown(), Ply(0));
    assert_ne!(app.yaw(), yaw);
    app.click(32);
    app.click(28);
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn tab_stays_in_the_dialog_also_when_nothing_in_it_has_the_focus() {
    let mut app = session();
    app.chord(",", KeyCode::Comma);
    let close = app.button(ShellAction::Cancel);
    assert_eq!(app.resource::<InputFocus>().get(), Some(close), "Enter closes it");
    app.world().resource_mut::<InputFocus>().clear();
    for _ in 0..80 {
        app.key(Key::Tab, KeyCode::Tab);
        let focused = app.resource::<InputFocus>().get().expect("a focus");
        let world = app.world();
        let mut parents = world.query::<&ChildOf>();
        let parents = parents.query(world);
        let mut around = parents.iter_ancestors(focused);
        assert!(around.any(|parent| world.entity(parent).contains::<Shade>()));
    }
}

#[test]
fn a_move_waits_until_it_is_confirmed() {
    for confirm in ["button", "key", "click"] {
        let mut app = session();
        app.set_and_close(SettingsAction::ToggleConfirm);
        app.click(32);
        app.click(28);
        assert_eq!(app.shown(), Ply(0), "it waits");
        assert!(app.says(|messages| messages.settings_ask_move("32-28")));
        let input = app.selection().move_input().expect("it is shown");
        assert_eq!(input.destinations(), [square(28)].into_iter().collect());
        match confirm {
            "button" => app.press(ConfirmAction::Play),
            "key" => app.key(Key::Enter, KeyCode::Enter),
            _ => app.click(28),
        }
        assert_eq!(app.shown(), Ply(1), "{confirm}");
        assert_eq!(app.resource::<MoveToConfirm>().0, None);
        assert!(!app.shows(ConfirmAction::Play));
        assert_eq!(app.selection().walker(), None, "no walk begins");
    }
}

#[test]
fn a_move_that_waits_does_not_outlast_the_game_on_the_board() {
    let leaving: [AnyAction; 2] = [EditorAction::Open.into(), PageAction::ToggleRules.into()];
    for leave in leaving {
        let mut app = session();
        app.set_and_close(SettingsAction::ToggleConfirm);
        app.drag(32, 28);
        assert!(app.resource::<MoveToConfirm>().0.is_some());
        app.ask(leave.clone());
        app.frames(3);
        assert_eq!(app.resource::<MoveToConfirm>().0, None, "{leave:?}");
    }
}

#[test]
fn a_move_that_waits_is_discarded_and_another_one_entered() {
    for discard in ["button", "key", "click"] {
        let mut app = session();
        app.set_and_close(SettingsAction::ToggleConfirm);
        app.drag(32, 28);
        assert!(app.resource::<MoveToConfirm>().0.is_some());
        match discard {
            "button" => app.press(ConfirmAction::Discard),
            "key" => app.key(Key::Escape, KeyCode::Escape),
            _ => app.click(33),
        }
        assert_eq!(app.resource::<MoveToConfirm>().0, None, "{discard}");
        assert_eq!(app.shown(), Ply(0));
        if discard != "click" {
            app.click(33);
        }
        app.click(29);
        app.click(29);
        assert_eq!(app.shown(), Ply(1));
    }
}

#[test]
fn another_position_discards_the_move_that_waits() {
    let mut app = session();
    app.play(&["32-28", "19-23"]);
    app.set_and_close(SettingsAction::ToggleConfirm);
    app.click(28);
    app.click(19);
    assert!(app.resource::<MoveToConfirm>().0.is_some());
    app.press(GameAction::Undo);
    assert_eq!(app.resource::<MoveToConfirm>().0, None);
}

#[test]
fn larger_text_takes_more_room_and_clicks_still_find_their_buttons() {
    let mut app = session();
    let gear = SettingsAction::Open;
    // The tools have words only where there is room.
    let before = app.rect(PlayAction::Resign);
    app.set_and_close(SettingsAction::TextSize(TextSize::Percent200));
    app.rest();
    let after = app.rect(PlayAction::Resign);
    // In a low window it gives way a little.
    assert!(after.height() > 1.7 * before.height(), "{before:?}, {after:?}");
    let button = app.button(gear);
    let place = app.world().entity(button).get::<UiGlobalTransform>();
    let at = place.expect("a place").translation;
    app.gesture_at_once(&[crate::test_app::Gesture::Click(at)]);
    assert!(app.open().has(SETTINGS));
}

#[test]
fn at_twice_the_size_the_board_is_beside_the_panel_and_squares_are_found() {
    let mut app = session();
    app.set_and_close(SettingsAction::TextSize(TextSize::Percent200));
    app.rest();
    let insets = *app.resource::<PanelInsets>();
    assert!(insets.right >= PANEL_WIDTH);
    let taken = app.world().run_system_cached(|taken: TakenRoom| taken.get()).expect("the room");
    assert_eq!(taken.right, 2.0 * insets.right);
    for number in 1..=50 {
        let at = app.pixel(number);
        assert!(at.x < 1280.0 - taken.right, "{number} is at {at}");
        app.hover(number);
        assert_eq!(app.selection().hovered(), Some(square(number)));
    }
    app.click(32);
    app.click(28);
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn at_twice_the_size_every_setting_can_be_reached() {
    let mut app = session();
    app.set(SettingsAction::TextSize(TextSize::Percent200));
    app.rest();
    let window = Rect::from_corners(Vec2::ZERO, Vec2::new(1280.0, 800.0));
    for action in [
        SettingsAction::Speed(AnimationSpeed::Slow),
        SettingsAction::TextSize(TextSize::Percent200),
        SettingsAction::Louder,
        SettingsAction::ToggleConfirm,
    ] {
        let place = app.rect(action);
        let is_across = place.min.x >= window.min.x && place.max.x <= window.max.x;
        assert!(is_across, "{action:?} is at {place:?}");
        assert!(place.width() > 60.0, "{action:?} is at {place:?}");
    }
}

#[test]
fn high_contrast_strengthens_texts_and_grounds_and_is_undone() {
    let mut app = session();
    let colors = |app: &mut TestApp| {
        let world = app.world();
        let mut texts = world.query::<&TextColor>();
        let texts: Vec<Color> = texts.iter(world).map(|color| color.0).collect();
        let mut grounds = world.query::<&BackgroundColor>();
        let grounds: Vec<Color> = grounds.iter(world).map(|color| color.0).collect();
        (texts, grounds)
    };
    let (texts, grounds) = colors(&mut app);
    assert!(texts.contains(&palette::TEXT_QUIET) && grounds.contains(&palette::PANEL));
    app.set_and_close(SettingsAction::ToggleContrast);
    let (texts, grounds) = colors(&mut app);
    assert!(!texts.contains(&palette::TEXT_QUIET) && !grounds.contains(&palette::PANEL));
    assert!(texts.contains(&palette::STRONG_TEXT_QUIET));
    assert!(grounds.contains(&palette::STRONG_PANEL));
    // A panel that opens later is strengthened, too.
    app.press(GamesAction::ToggleExplorer);
    app.frames(2);
    let (texts, _) = colors(&mut app);
    assert!(!texts.contains(&palette::TEXT_QUIET));
    app.set_and_close(SettingsAction::ToggleContrast);
    let (texts, grounds) = colors(&mut app);
    assert!(texts.contains(&palette::TEXT_QUIET) && grounds.contains(&palette::PANEL));
    assert!(!texts.contains(&palette::STRONG_TEXT_QUIET));
}

#[test]
fn the_window_fills_the_screen_and_keeps_its_size() {
    let mut app = TestApp::with(window_size::plugin);
    let resize = |app: &mut TestApp, width, height| {
        app.window().resolution.set(width, height);
        app.world().write_message(WindowResized { window: Entity::PLACEHOLDER, width, height });
        app.frames(2);
    };
    resize(&mut app, 1280.0, 800.0);
    assert_eq!(app.settings().display.window, None, "nobody chose it");
    resize(&mut app, 1100.0, 700.0);
    assert_eq!(app.settings().display.window, Some((1100, 700)));
    app.key(Key::F11, KeyCode::F11);
    assert!(matches!(app.window().mode, WindowMode::BorderlessFullscreen(_)));
    resize(&mut app, 1920.0, 1080.0);
    assert_eq!(app.settings().display.window, Some((1100, 700)));
    assert!(app.settings().display.full_screen);
    app.key(Key::F11, KeyCode::F11);
    assert_eq!(app.window().mode, WindowMode::Windowed);

    let mut settings = ViewerSettings::default();
    settings.display.window = Some((1100, 700));
    settings.display.full_screen = true;
    let mut next = TestApp::with(|app| {
        app.insert_resource(settings);
        window_size::restore(app.world_mut());
    });
    assert_eq!(next.window().size(), Vec2::new(1100.0, 700.0));
    assert!(matches!(next.window().mode, WindowMode::BorderlessFullscreen(_)));
}

#[test]
fn the_window_fills_the_screen_in_the_frame_of_the_key() {
    let mut app = TestApp::with(window_size::plugin);
    for fills in [true, false, true] {
        app.strike(Key::F11, KeyCode::F11, ButtonState::Pressed);
        app.frame();
        assert_eq!(app.window().mode != WindowMode::Windowed, fills);
        app.frames(2);
    }
}

/// The texture and the tint of every material of cubes, frame and table.
fn woods(app: &TestApp) -> Vec<String> {
    let materials = app.resource::<Assets<WoodMaterial>>();
    materials.iter().map(|(_, look)| format!("{look:?}")).collect()
}

/// The colors of everything drawn on the board.
fn drawings(app: &TestApp) -> Vec<String> {
    let materials = app.resource::<Assets<DrawnMaterial>>();
    materials.iter().map(|(_, look)| format!("{look:?}")).collect()
}

#[test]
fn every_theme_changes_board_pieces_and_marks_at_once() {
    let mut app = TestApp::new();
    let mut seen = Vec::new();
    for theme in [
        ThemeName::Birch,
        ThemeName::Marble,
        ThemeName::HighContrast,
        ThemeName::ColorBlind,
        ThemeName::Walnut,
    ] {
        let before = (woods(&app), drawings(&app));
        app.set_and_close(SettingsAction::Theme(theme));
        assert_eq!(app.settings().look.theme, theme);
        assert_eq!(app.resource::<CurrentTheme>().name, theme);
        assert_ne!(woods(&app), before.0, "{theme:?}");
        let has_own_marks = matches!(theme, ThemeName::HighContrast | ThemeName::ColorBlind);
        assert!(!has_own_marks || drawings(&app) != before.1, "{theme:?}");
        assert!(!seen.contains(&woods(&app)), "{theme:?} looks like another one");
        seen.push(woods(&app));
        let mut tinted = app.world().query::<(&OfBoard, &ButtonStyle)>();
        let compass: Vec<_> = tinted.iter(app.world()).map(|(_, style)| *style).collect();
        assert_eq!(compass.len(), 5);
        assert!(
            compass
                .iter()
                .all(|style| matches!(style, ButtonStyle::Tinted(_) | ButtonStyle::Hinted(_)))
        );
    }
}

#[test]
fn the_quality_is_proposed_until_it_is_chosen() {
    assert_eq!(suitable(wgpu::DeviceType::Cpu), Quality::Plain);
    assert_eq!(suitable(wgpu::DeviceType::IntegratedGpu), Quality::Fine);
    assert_eq!(suitable(wgpu::DeviceType::DiscreteGpu), Quality::Fine);
    let mut app = TestApp::new();
    app.frames(2);
    let multisampling = |app: &mut TestApp| {
        let mut cameras = app.world().query_filtered::<&Msaa, With<BoardCamera>>();
        *cameras.single(app.world()).expect("one camera")
    };
    assert_eq!(app.settings().look.quality, None);
    assert_eq!(app.resource::<CurrentQuality>().0, Some(Quality::Fine));
    assert_eq!(multisampling(&mut app), Msaa::Sample4);
    app.set_and_close(SettingsAction::Quality(Quality::Plain));
    app.frames(1);
    assert_eq!(app.resource::<CurrentQuality>().0, Some(Quality::Plain));
    assert_eq!(multisampling(&mut app), Msaa::Off);
}
