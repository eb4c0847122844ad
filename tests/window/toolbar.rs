//! The bar at the foot of the scene: words where there is room, and tooltips one at a time.

use bevy::picking::pointer::{PointerAction, PointerButton, PointerId};
use bevy::prelude::*;
use dames3d::i18n::{Language, Localizer, Messages};
use dames3d::preferences::TextSize;
use dames3d::viewer::board::actions::{UnfoldedAction, ViewAction};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::library::actions::{FileAction, GamesAction};
use dames3d::viewer::features::play::actions::NewGameAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::messages::{Notice, View};
use dames3d::viewer::kernel::settings::Localization;
use dames3d::viewer::scene::camera::PanelInsets;
use dames3d::viewer::shell::actions::ShellAction;
use dames3d::viewer::ui::action_button::ActionButton;
use dames3d::viewer::ui::slots::ToolGroup;
use dames3d::viewer::ui::style::ButtonStyle;

use crate::test_app::TestApp;

const VIEWS: [View; 5] =
    [View::Top, View::SouthWest, View::SouthEast, View::NorthEast, View::NorthWest];

impl TestApp {
    /// The words under the icons of the bar.
    fn captions(&mut self) -> Vec<String> {
        let mut captions = self.world().query::<(&Name, &Text, &ComputedNode)>();
        captions
            .iter(self.world())
            .filter(|(name, _, node)| name.as_str() == "Caption" && !node.is_empty())
            .map(|(_, text, _)| text.0.clone())
            .collect()
    }

    fn button_place(&mut self, action: impl Into<AnyAction>) -> Rect {
        let button = self.button(action);
        self.rect_of(button)
    }
}

#[test]
fn words_stand_under_the_icons_in_every_language() {
    let mut app = TestApp::new();
    for language in Language::ALL {
        app.world().insert_resource(Localization::new(language));
        app.frames(4);
        let (messages, captions) = (Localizer::new(language).messages, app.captions());
        for word in [
            messages.tool_home(),
            messages.tool_hint(),
            messages.tool_rules(),
            messages.tool_keys(),
            messages.tool_settings(),
        ] {
            assert!(captions.contains(&word), "{word}: {captions:?}");
        }
        let (bar, panel) = (app.rect_named("Bar"), app.rect_named("Panel"));
        assert!(bar.max.x <= panel.min.x, "{language:?}: {bar:?} {panel:?}");
    }
}

#[test]
fn every_button_has_its_word_at_every_size() {
    let mut app = TestApp::new();
    app.frames(4);
    let wide = app.rect_named("Bar");
    for (size, text_size, shows_help) in [
        (Vec2::new(1280.0, 800.0), TextSize::Percent100, true),
        (Vec2::new(988.0, 800.0), TextSize::Percent100, true),
        (Vec2::new(900.0, 600.0), TextSize::Percent100, true),
        (Vec2::new(1280.0, 800.0), TextSize::Percent200, false),
        (Vec2::new(390.0, 844.0), TextSize::Percent100, false),
    ] {
        app.set_text_size(text_size);
        app.resize(size);
        app.frames(8);
        let place = format!("{size} {text_size:?}");
        let bar = app.rect_named("Bar");
        let scene = size.x / app.resource::<UiScale>().0 - app.resource::<PanelInsets>().right;
        assert!(bar.max.x <= scene + 0.5, "{place}: {bar:?}");
        let mut buttons =
            app.world().query::<(&ActionButton, &Children, &ComputedNode, &UiGlobalTransform)>();
        let in_the_bar: Vec<Vec<Entity>> = buttons
            .iter(app.world_ref())
            .filter(|(_, _, node, place)| {
                !node.is_empty() && bar.contains(place.translation * node.inverse_scale_factor)
            })
            .map(|(_, parts, ..)| parts.to_vec())
            .collect();
        assert!(in_the_bar.len() >= 5, "{place}");
        for parts in in_the_bar {
            let has_word = parts.iter().any(|&part| {
                let part = app.world_ref().entity(part);
                let is_shown = part.get::<ComputedNode>().is_some_and(|node| !node.is_empty());
                is_shown && part.get::<Text>().is_some_and(|text| text.chars().count() > 1)
            });
            assert!(has_word, "{place}");
        }
        let hint = app.button_place(AnalysisAction::Hint);
        assert_eq!(!hint.is_empty(), shows_help, "{place}");
        let rows = (bar.height() / wide.height()).round();
        assert!(rows <= 2.0, "{place}: {bar:?}");
    }
    // However wide the window is, the games stay behind their name.
    app.set_text_size(TextSize::Percent100);
    app.resize(Vec2::new(1600.0, 800.0));
    app.frames(4);
    assert!(app.captions().contains(&app.message(Messages::tool_hint)));
    assert!(!app.captions().contains(&app.message(Messages::tool_explorer)));
    assert!(app.button_place(FileAction::Open).is_empty());
    app.resize(Vec2::new(1280.0, 800.0));
    app.frames(4);
    assert_eq!(app.rect_named("Bar"), wide);
}

#[test]
fn a_notice_stands_above_the_bar_in_one_row_and_in_two() {
    let mut app = TestApp::new();
    app.frames(4);
    let row = app.rect_named("Bar").height();
    for (size, rows) in [(Vec2::new(1280.0, 800.0), 1.0), (Vec2::new(900.0, 600.0), 2.0)] {
        app.resize(size);
        app.frames(8);
        app.world().write_message(Notice::info(|_| "A sentence.".to_owned()));
        app.frames(4);
        let (bar, notice) = (app.rect_named("Bar"), app.rect_named("Notice"));
        assert_eq!((bar.height() / row).round(), rows, "{size}");
        let distance = bar.min.y - notice.max.y;
        assert!((0.0..20.0).contains(&distance), "{size}: {distance}");
    }
}

#[test]
fn a_group_that_opens_above_a_narrow_bar_stays_beside_the_panel() {
    let mut app = TestApp::new();
    for (size, text_size) in [
        (Vec2::new(1280.0, 800.0), TextSize::Percent200),
        (Vec2::new(390.0, 844.0), TextSize::Percent100),
    ] {
        app.set_text_size(text_size);
        app.resize(size);
        app.frames(8);
        let scene = size.x / app.resource::<UiScale>().0 - app.resource::<PanelInsets>().right;
        for (group, action) in [
            (ToolGroup::View, AnyAction::from(UnfoldedAction::Toggle)),
            (ToolGroup::Help, AnalysisAction::Hint.into()),
        ] {
            app.press(ShellAction::ToggleTools(group));
            app.frames(4);
            let bar = app.rect_named("Bar");
            let place = app.button_place(&action);
            assert!(
                !place.is_empty() && place.max.x <= scene && place.max.y <= bar.min.y,
                "{size}: {place:?}"
            );
        }
        app.press(ShellAction::ToggleTools(ToolGroup::Help));
    }
}

#[test]
fn the_games_open_above_their_button_and_close_once_one_is_chosen() {
    let mut app = TestApp::new();
    app.frames(4);
    let open = FileAction::Open;
    assert!(app.button_place(open).is_empty());
    app.press(ShellAction::ToggleTools(ToolGroup::Games));
    app.frames(3);
    let (button, bar) = (app.button_place(open), app.rect_named("Bar"));
    assert!(!button.is_empty() && button.max.y <= bar.min.y, "{button:?}");
    assert!(button.min.x >= bar.min.x && button.max.x <= bar.max.x);
    app.press(GamesAction::ToggleExplorer);
    app.frames(3);
    assert!(app.button_place(open).is_empty());
}

#[test]
fn a_tooltip_of_the_compass_covers_no_view_and_names_the_peek() {
    let mut app = TestApp::new();
    app.look(View::SouthEast);
    app.frames(3);
    let buttons = VIEWS.map(|view| app.button_place(ViewAction::GoTo(view)));
    let names_the_peek = app.message_form(|messages, any| messages.tip_of_view(any, any));
    for view in VIEWS {
        let words = app.tooltip(ViewAction::GoTo(view));
        assert!(names_the_peek.is_in(&words), "{words}");
        let tooltip = app.rect_named("Tooltip");
        for button in buttons {
            assert!(tooltip.intersect(button).is_empty(), "{view:?}");
        }
    }
    let home = app.tooltip(ViewAction::GoTo(View::Home));
    assert!(!home.contains("peek"), "{home}");
}

#[test]
fn there_is_one_tooltip_at_a_time_and_a_press_closes_it() {
    let mut app = TestApp::new();
    app.press(ShellAction::ToggleTools(ToolGroup::View));
    app.frames(3);
    app.tooltip(NewGameAction::Open);
    let hint = app.tooltip(AnalysisAction::Hint);
    assert_eq!(app.tooltips(), [hint]);
    let lines = app.tooltip(ViewAction::ToggleLines);
    assert_eq!(app.tooltips(), [lines]);
    let at = app.button_place(ViewAction::ToggleLines).center();
    app.post_of(PointerId::Mouse, at, PointerAction::Press(PointerButton::Primary));
    app.frames(3);
    assert_eq!(app.tooltips(), Vec::<String>::new());
    app.post_of(PointerId::Mouse, at, PointerAction::Release(PointerButton::Primary));
    app.frames(3);
    assert_eq!(app.tooltips(), Vec::<String>::new());
    // A card opened by a key closes it, too.
    app.tooltip(ViewAction::ToggleNumbers);
    app.press(NewGameAction::Open);
    app.frames(3);
    assert_eq!(app.tooltips(), Vec::<String>::new());
}

#[test]
fn the_cross_of_the_five_boards_says_what_it_does() {
    let mut app = TestApp::new();
    app.press(ShellAction::ToggleTools(ToolGroup::View));
    app.frames(3);
    let at = app.rect_named("Hide the boards").center();
    app.move_mouse(at);
    app.frames(3);
    let hide = app.message(|messages| messages.tip(messages.net_hide(), "F7"));
    assert_eq!(app.tooltips(), [hide]);
    let name = app.button_place(UnfoldedAction::Toggle);
    assert!(!name.is_empty());
}

#[test]
fn the_bar_has_few_buttons_and_one_group_for_the_view() {
    let mut app = TestApp::new();
    app.frames(4);
    let bar = app.rect_named("Bar");
    let mut buttons = app.world().query::<(&ActionButton, &ComputedNode, &UiGlobalTransform)>();
    let in_the_bar = buttons.iter(app.world_ref()).filter(|(_, node, place)| {
        !node.is_empty() && bar.contains(place.translation * node.inverse_scale_factor)
    });
    let count = in_the_bar.count();
    assert!((8..=11).contains(&count), "{count}");
    let looks = [
        ViewAction::GoTo(View::OtherSide),
        ViewAction::ToggleProjection,
        ViewAction::ToggleRelief,
        ViewAction::ToggleNumbers,
        ViewAction::ToggleLines,
    ];
    // The five boards have a cross of their own beside the button of the group.
    let with_the_unfolded =
        looks.map(AnyAction::from).into_iter().chain([UnfoldedAction::Toggle.into()]);
    let seen = |app: &mut TestApp| -> Vec<_> {
        let is_seen = |look: &ViewAction| !app.button_place(*look).is_empty();
        looks.into_iter().filter(is_seen).collect()
    };
    assert_eq!(seen(&mut app), []);
    app.press(ShellAction::ToggleTools(ToolGroup::View));
    app.frames(3);
    for look in with_the_unfolded {
        let place = app.button_place(&look);
        assert!(!place.is_empty() && place.max.y <= bar.min.y, "{look:?} {place:?}");
    }
    // A click on the board closes the group, as it closes the menu of players.
    app.look(View::Top);
    app.click(46);
    app.frames(3);
    assert_eq!(seen(&mut app), []);
}

#[test]
fn a_side_of_the_compass_is_bright_only_while_it_is_seen() {
    let mut app = TestApp::new();
    app.look(View::Home);
    app.frames(3);
    let bright = |app: &mut TestApp| -> Vec<View> {
        let is_bright = |view: &View| {
            let button = app.button(ViewAction::GoTo(*view));
            let style = app.world_ref().get::<ButtonStyle>(button);
            matches!(style, Some(ButtonStyle::Tinted(_)))
        };
        VIEWS.into_iter().filter(is_bright).collect()
    };
    assert_eq!(bright(&mut app), []);
    app.look(View::SouthEast);
    app.frames(3);
    assert_eq!(bright(&mut app), [View::SouthEast]);
    app.look(View::Top);
    app.frames(3);
    assert_eq!(bright(&mut app), [View::Top]);
}
