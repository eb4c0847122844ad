//! The menu by a player's name: who can play a side, chosen with the pointer, the keyboard or a screen reader.

use accesskit::{Role, Toggled};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input::keyboard::Key;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::Checked;
use dames3d::engine::Level;
use dames3d::players::Player;
use dames3d::rules::{Side, Variant};
use dames3d::viewer::features::play::actions::{SEAT_MENU, SeatAction};
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::ui::action_button::ActionButton;
use dames3d::viewer::ui::style::ButtonStyle;

use crate::test_app::TestApp;

impl TestApp {
    /// The players in the open menu, from top to bottom.
    pub(crate) fn offered_players(&mut self) -> Vec<Player> {
        let mut buttons = self.world().query::<(&ActionButton, &UiGlobalTransform)>();
        let mut players: Vec<_> = buttons
            .iter(self.world())
            .filter_map(|(ActionButton(action), at)| match action.get() {
                Some(SeatAction::Choose(_, player)) => Some((at.translation.y, player)),
                _ => None,
            })
            .collect();
        players.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        players.into_iter().map(|(_, player)| player).collect()
    }

    /// Opens the menu of a side and chooses a player.
    pub(crate) fn choose_player(&mut self, side: Side, player: Player) {
        self.press(SeatAction::ToggleMenu(side));
        self.press(SeatAction::Choose(side, player));
    }

    fn player(&self, side: Side) -> Player {
        self.resource::<PlayerSeats>().at(Variant::Dames3d)[side]
    }

    fn seat_menu(&self) -> Option<Side> {
        self.resource::<OpenDialogs>().get(SEAT_MENU).copied()
    }
}

fn computer(level: u8) -> Player {
    Player::Computer(Level::new(level).expect("a level"))
}

/// A game in which the computer plays Black.
fn against_the_computer() -> TestApp {
    let mut app = TestApp::new();
    app.choose_player(Side::Black, computer(2));
    app
}

#[test]
fn a_click_on_the_level_changes_nothing_but_opens_a_menu_with_all_players() {
    let mut app = against_the_computer();
    let toggle = SeatAction::ToggleMenu(Side::Black);
    app.press(toggle);
    assert_eq!(app.player(Side::Black), computer(2));
    let levels = Level::all().map(Player::Computer);
    let expected: Vec<_> = [Player::Person].into_iter().chain(levels).collect();
    assert_eq!(app.offered_players(), expected);
    let level =
        app.says(|messages| messages.level_in_words(messages.level(4), messages.level_regular()));
    assert!(level, "{:?}", app.said());
    let chosen = |player| SeatAction::Choose(Side::Black, player);
    assert!(app.has::<Checked>(chosen(computer(2))));
    assert!(!app.has::<Checked>(chosen(Player::Person)));
    app.press(chosen(computer(3)));
    assert_eq!(app.player(Side::Black), computer(3));
    assert!(app.offered_players().is_empty(), "the menu has closed");
}

#[test]
fn the_menu_closes_by_esc_by_its_button_and_by_a_click_on_the_board() {
    let mut app = against_the_computer();
    let toggle = SeatAction::ToggleMenu(Side::White);
    app.press(toggle);
    app.key(Key::Escape, KeyCode::Escape);
    assert_eq!(app.seat_menu(), None);
    app.press(toggle);
    app.press(toggle);
    assert_eq!(app.seat_menu(), None);
    app.press(toggle);
    assert_eq!(app.seat_menu(), Some(Side::White));
    app.click(33);
    app.frames(2);
    assert_eq!(app.seat_menu(), None);
    assert_eq!(app.player(Side::White), Player::Person);
}

#[test]
fn the_keyboard_chooses_in_the_menu_and_goes_back_to_its_button() {
    let mut app = against_the_computer();
    let toggle = SeatAction::ToggleMenu(Side::Black);
    let button = app.button(toggle);
    app.world().resource_mut::<InputFocus>().set(button, bevy::input_focus::FocusCause::Navigated);
    app.world().resource_mut::<InputFocusVisible>().0 = true;
    app.press(toggle);
    let row = |player| SeatAction::Choose(Side::Black, player);
    let current = app.button(row(computer(2)));
    assert_eq!(app.resource::<InputFocus>().get(), Some(current));
    app.key(Key::ArrowDown, KeyCode::ArrowDown);
    let next = app.button(row(computer(3)));
    assert_eq!(app.resource::<InputFocus>().get(), Some(next));
    app.press(row(computer(3)));
    assert_eq!(app.player(Side::Black), computer(3));
    assert_eq!(app.resource::<InputFocus>().get(), Some(button));
}

#[test]
fn a_screen_reader_hears_the_side_the_level_and_which_one_is_chosen() {
    let mut app = against_the_computer();
    app.world().resource::<AccessibilityRequested>().set(true);
    app.press(SeatAction::ToggleMenu(Side::Black));
    app.frames(3);
    for (level, toggled) in [(2, Toggled::True), (4, Toggled::False)] {
        let row = app.button(SeatAction::Choose(Side::Black, computer(level)));
        let node = app.world().get::<AccessibilityNode>(row).expect("a node");
        assert_eq!(node.role(), Role::MenuItemRadio);
        assert_eq!(node.toggled(), Some(toggled), "level {level}");
        let label = node.label().unwrap_or_default().to_owned();
        let side_and_level = app.message(|messages| {
            messages.spoken_places(messages.side_black(), messages.level(level))
        });
        assert!(label.starts_with(&side_and_level), "{label}");
    }
}

#[test]
fn the_menu_stays_inside_a_low_window() {
    let mut app = against_the_computer();
    for height in [800.0, 500.0] {
        app.resize(Vec2::new(1280.0, height));
        app.press(SeatAction::ToggleMenu(Side::White));
        app.frames(4);
        let menu = app.rect_named("Menu of players");
        let window = Rect::new(0.0, 0.0, 1280.0, height);
        assert!(window.contains(menu.min) && window.contains(menu.max), "{menu:?}");
        app.key(Key::Escape, KeyCode::Escape);
    }
}

#[test]
fn the_player_by_each_name_looks_like_a_menu_and_its_tooltip_covers_no_player() {
    let mut app = against_the_computer();
    app.frames(3);
    for side in Side::BOTH {
        let toggle = SeatAction::ToggleMenu(side);
        let button = app.button(toggle);
        let style = app.world_ref().get::<ButtonStyle>(button);
        assert_eq!(style, Some(&ButtonStyle::Normal), "it has a ground");
        let parts = app.world_ref().get::<Children>(button).expect("parts");
        let last = *parts.last().expect("the sign of a menu");
        assert!(app.world_ref().get::<ImageNode>(last).is_some());
        assert!(!app.tooltip(toggle).is_empty());
        let (tooltip, players) = (app.rect_named("Tooltip"), app.rect_named("Players"));
        assert!(tooltip.intersect(players).is_empty(), "{tooltip:?} {players:?}");
    }
}
