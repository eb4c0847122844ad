//! The new-game dialog.

use bevy::input::keyboard::Key;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use dames3d::engine::Level;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::i18n::{MessageFn, Messages};
use dames3d::players::Player;
use dames3d::rules::{BySide, Geometry, Ply, Side, Variant};
use dames3d::viewer::features::play::actions::{NEW_GAME, NewGameAction, SeatAction};
use dames3d::viewer::features::play::new_game::choices::{
    Choice, ClockChoice, CollapsedSection, Opponent,
};
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::ui::action_button::ActionButton;

use crate::messages::ANY_NUMBER;
use crate::panels::session;
use crate::test_app::TestApp;

const FAMILY: Choice = Choice::Rules(Variant::Family(Geometry::Flat));
const BRIGAND: Choice = Choice::Rules(Variant::Brigand(Geometry::Flat));
const WOLF: Choice = Choice::Rules(Variant::WolfAndSheep);

#[test]
fn a_new_game_warns_before_it_replaces_one_in_progress() {
    let mut app = session();
    app.play(&["32-28"]);
    app.press(NewGameAction::Open);
    assert!(app.says(Messages::new_game_loses));
    assert_eq!(app.shown(), Ply(1));
    app.key(Key::Escape, KeyCode::Escape);
    assert!(!app.open().has(NEW_GAME));
    assert_eq!(app.shown(), Ply(1));
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Start);
    assert_eq!(app.shown(), Ply(0));
}

#[test]
fn a_game_on_disk_goes_to_the_earlier_games_and_nothing_warns() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = crate::autosave::window(folder.path());
    app.play(&["32-28"]);
    app.press(NewGameAction::Open);
    app.frames(2);
    assert!(app.says(Messages::new_game_keeps));
    assert!(!app.is_laid_out("Warning"));
    let begin = app.button(NewGameAction::Start);
    let focused = app.resource::<InputFocus>().get();
    assert_eq!(focused, Some(begin), "Enter begins: nothing would be lost");
}

#[test]
fn other_keys_do_nothing_while_the_dialog_is_open() {
    let mut app = session();
    app.play(&["32-28"]);
    app.press(NewGameAction::Open);
    app.key(Key::ArrowLeft, KeyCode::ArrowLeft);
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn every_variant_can_be_chosen_on_each_of_its_boards() {
    let mut app = session();
    for rules in [FAMILY, BRIGAND, Choice::Rules(Variant::Dames3d)] {
        for board in Geometry::ALL {
            app.press(NewGameAction::Open);
            app.press(NewGameAction::Choose(rules));
            app.press(NewGameAction::Choose(Choice::Board(board)));
            app.press(NewGameAction::Start);
            let variant = app.game().variant();
            assert_eq!(variant.geometry(), board);
            let Choice::Rules(rules) = rules else { panic!() };
            assert_eq!(rules.with_geometry(board), Some(variant));
        }
    }
}

#[test]
fn wolf_and_sheep_is_played_on_the_flat_board_only() {
    let mut app = session();
    app.press(NewGameAction::Open);
    assert!(app.has::<Checked>(NewGameAction::Choose(Choice::Board(Geometry::Pyramid))));
    app.press(NewGameAction::Choose(WOLF));
    assert!(app.is_disabled(NewGameAction::Choose(Choice::Board(Geometry::Pyramid))));
    assert!(app.has::<Checked>(NewGameAction::Choose(Choice::Board(Geometry::Flat))));
    app.press(NewGameAction::Start);
    assert_eq!(app.game().variant(), Variant::WolfAndSheep);
}

#[test]
fn the_computer_plays_at_the_chosen_level() {
    let mut app = session();
    let [computer, stronger] = [Choice::Opponent(Opponent::Computer), Choice::Stronger];
    app.press(NewGameAction::Open);
    assert!(app.is_disabled(NewGameAction::Choose(stronger)));
    app.press(NewGameAction::Choose(computer));
    assert!(app.has::<Checked>(NewGameAction::Choose(computer)));
    assert!(app.says(|messages| messages.level(2)), "{:?}", app.said());
    assert!(app.says(Messages::level_beginner), "{:?}", app.said());
    for _ in Level::default().number()..10 {
        app.press(NewGameAction::Choose(stronger));
    }
    assert!(app.says(|messages| messages.level(10)) && app.says(Messages::level_full));
    assert!(app.is_disabled(NewGameAction::Choose(stronger)));
    app.press(NewGameAction::Choose(Choice::Weaker));
    app.press(NewGameAction::Start);
    let seats = app.world().resource::<PlayerSeats>().at(Variant::Dames3d);
    let level = Level::new(9).expect("a level");
    assert_eq!(seats[Side::Black], Player::Computer(level));
    assert_eq!(seats[Side::White], Player::Person);
}

#[test]
fn table_rules_stay_from_game_to_game() {
    let mut app = session();
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::TouchMove));
    app.press(NewGameAction::Start);
    assert!(app.game().table_rules().touch_move);
    app.press(NewGameAction::Open);
    assert!(app.has::<Checked>(NewGameAction::Choose(Choice::TouchMove)));
    app.press(NewGameAction::Choose(Choice::TouchMove));
    app.press(NewGameAction::Start);
    assert!(!app.game().table_rules().touch_move);
}

#[test]
fn wolf_and_sheep_is_never_played_over_the_board() {
    let mut app = session();
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::OverTheBoard));
    app.press(NewGameAction::Choose(WOLF));
    assert!(app.is_disabled(NewGameAction::Choose(Choice::OverTheBoard)));
    assert!(!app.has::<Checked>(NewGameAction::Choose(Choice::OverTheBoard)));
    app.press(NewGameAction::Start);
    assert_eq!(app.game().variant(), Variant::WolfAndSheep);
    assert!(!app.game().table_rules().by_hand);
}

#[test]
fn a_game_is_started_with_the_clocks_chosen() {
    let mut app = session();
    let choose = |side, choice| NewGameAction::Choose(Choice::Clock(side, choice));
    app.press(NewGameAction::Open);
    app.press(choose(Side::White, ClockChoice::ThreePlusTwo));
    app.press(NewGameAction::Start);
    let settings = |app: &TestApp| app.game().clock().expect("clocks").settings().clone();
    assert_eq!(settings(&app), ClockSettings::both("180+2".parse().expect("a time control")));

    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::ClocksDiffer));
    app.press(choose(Side::Black, ClockChoice::Hourglass));
    app.press(NewGameAction::Choose(Choice::ClocksAtOnce));
    app.press(NewGameAction::Start);
    let chosen = settings(&app);
    assert_eq!(
        (chosen.white.to_string(), chosen.black.to_string()),
        ("180+2".to_owned(), "*300".to_owned())
    );
    assert_eq!(chosen.start, ClockStart::AtOnce);

    app.press(NewGameAction::Open);
    app.press(choose(Side::White, ClockChoice::None));
    app.press(NewGameAction::Choose(Choice::ClocksDiffer));
    app.press(NewGameAction::Start);
    assert!(app.game().clock().is_none());
}

#[test]
fn a_time_control_is_typed_and_must_be_one() {
    let mut app = session();
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::Expand(CollapsedSection::Clocks)));
    app.press(NewGameAction::Choose(Choice::Clock(Side::White, ClockChoice::Own)));
    app.frames(2);
    app.type_text("x");
    let is_misread =
        app.mentions_form(|messages, any| messages.clock_misread(ANY_NUMBER, any, any));
    assert!(is_misread, "{:?}", app.said());
    assert!(app.is_disabled(NewGameAction::Start));
    app.key(Key::Backspace, KeyCode::Backspace);
    app.type_text("7");
    assert!(!app.is_disabled(NewGameAction::Start), "{:?}", app.said());
    app.key(Key::Enter, KeyCode::Enter);
    let clock = app.game().clock().expect("clocks");
    assert_eq!(clock.settings().white.to_string(), "600+57");
}

#[test]
fn every_game_of_the_dialog_is_explained_before_it_is_chosen() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    app.frames(3);
    let explained: [(Choice, MessageFn); 5] = [
        (FAMILY, Messages::about_family),
        (BRIGAND, Messages::about_brigand),
        (WOLF, Messages::about_wolf_and_sheep),
        (Choice::Board(Geometry::Flat), Messages::about_board_flat),
        (Choice::Opponent(Opponent::Computer), Messages::about_computer),
    ];
    for (choice, words) in explained {
        let tip = app.tooltip(NewGameAction::Choose(choice));
        assert!(tip.contains(&app.message(words)), "{choice:?}: {tip}");
    }
    app.press(NewGameAction::Choose(Choice::Expand(CollapsedSection::TableRules)));
    app.frames(2);
    assert!(app.mentions(Messages::about_over_the_board));
}

#[test]
fn what_cannot_be_chosen_says_why() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::Expand(CollapsedSection::Clocks)));
    app.frames(3);
    assert!(app.says(Messages::clock_not_chosen));
    app.press(NewGameAction::Choose(Choice::Clock(Side::White, ClockChoice::FivePlusThree)));
    app.frames(2);
    assert!(!app.says(Messages::clock_not_chosen));
    app.press(NewGameAction::Choose(WOLF));
    app.frames(2);
    let tip = app.tooltip(NewGameAction::Choose(Choice::Board(Geometry::Pyramid)));
    assert!(tip.contains(&app.message(Messages::wolf_on_flat_board_only)), "{tip}");
    app.press(NewGameAction::Choose(Choice::Expand(CollapsedSection::TableRules)));
    app.frames(2);
    assert!(app.says(Messages::by_hand_in_draughts_only));
    app.press(NewGameAction::Choose(Choice::Expand(CollapsedSection::Clocks)));
    app.press(NewGameAction::Choose(Choice::Clock(Side::White, ClockChoice::Own)));
    app.frames(2);
    app.type_text("x");
    app.frames(2);
    let tip = app.tooltip(NewGameAction::Start);
    let misread = app.message_form(|messages, any| messages.clock_misread(ANY_NUMBER, any, any));
    assert!(misread.is_in(&tip), "{tip}");
}

#[test]
fn time_controls_are_named_in_words() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::Expand(CollapsedSection::Clocks)));
    app.frames(2);
    // The names themselves, which several messages make up.
    for name in [
        "5 min",
        "3 min + 2 s a move",
        "5 min + 3 s a move",
        "15 min + 10 s a move",
        "40 moves in 2 h, then 1 h",
        "30 s a move",
        "Hourglass 5 min",
    ] {
        assert!(app.says_text(name), "{name}: {:?}", app.said());
    }
}

#[test]
fn the_dialog_lies_beside_the_panel_where_there_is_room() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    app.frames(3);
    let (card, panel) = (app.rect_named("Card"), app.rect_named("Panel"));
    assert!(card.max.x <= panel.min.x, "{card:?} {panel:?}");
}

impl TestApp {
    /// The buttons of the dialog that can be seen and pressed.
    fn pressable(&mut self) -> usize {
        let card = self.rect_named("Card");
        let mut buttons = self.world().query_filtered::<
            (&ComputedNode, &UiGlobalTransform, &ActionButton),
            Without<InteractionDisabled>,
        >();
        let shown = buttons.iter(self.world_ref()).filter(|(node, place, _)| {
            let at = place.translation * node.inverse_scale_factor;
            !node.is_empty() && card.contains(at)
        });
        shown.count()
    }

    /// The place of a button, in logical pixels.
    fn button_rect(&mut self, action: impl Into<AnyAction>) -> Rect {
        let button = self.button(action);
        self.rect_of(button)
    }

    fn unfold(&mut self, part: CollapsedSection) {
        self.press(NewGameAction::Choose(Choice::Expand(part)));
        self.frames(3);
    }
}

#[test]
fn the_dialog_asks_for_little_and_for_the_opponent_first() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    app.frames(3);
    // The opponent, the way to one who offers a game, the game, the board, two folded parts, two answers: 14. With the
    // computer, its level and the color.
    assert!(app.pressable() <= 14, "{}", app.pressable());
    let computer = NewGameAction::Choose(Choice::Opponent(Opponent::Computer));
    app.press(computer);
    app.frames(3);
    assert!(app.pressable() <= 18, "{}", app.pressable());
    let order = [
        computer,
        NewGameAction::Choose(Choice::Color(Side::White)),
        NewGameAction::Choose(FAMILY),
        NewGameAction::Choose(Choice::Board(Geometry::Flat)),
        NewGameAction::Choose(Choice::Expand(CollapsedSection::TableRules)),
        NewGameAction::Choose(Choice::Expand(CollapsedSection::Clocks)),
        NewGameAction::Start,
    ];
    let heights = order.map(|action| app.button_rect(action).center().y);
    assert!(heights.is_sorted(), "{heights:?}");
}

#[test]
fn what_is_folded_says_what_is_chosen() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    app.frames(3);
    let shown = |app: &mut TestApp, words: &str| {
        let texts = app.drawn_texts();
        texts.iter().any(|(_, text, ..)| text == words)
    };
    let no_clock = app.message(Messages::no_clock);
    let none = app.message(Messages::table_rules_none);
    assert!(shown(&mut app, &no_clock) && shown(&mut app, &none));
    let five = Choice::Clock(Side::White, ClockChoice::FivePlusThree);
    app.press(NewGameAction::Choose(five));
    app.press(NewGameAction::Choose(Choice::TouchMove));
    app.press(NewGameAction::Choose(Choice::OverTheBoard));
    app.frames(3);
    let five =
        app.message(|messages| messages.clock_choice_bonus(messages.clock_choice_minutes(5), "3"));
    let table_rules = app
        .message(|messages| format!("{} · {}", messages.touch_move(), messages.over_the_board()));
    assert!(shown(&mut app, &five) && shown(&mut app, &table_rules));
    app.press(NewGameAction::Choose(Choice::ClocksDiffer));
    app.press(NewGameAction::Choose(Choice::Clock(Side::Black, ClockChoice::None)));
    app.frames(3);
    let both = app.message(|messages| {
        let [white, black] = [messages.side_white(), messages.side_black()];
        format!("{white} {five} · {black} {no_clock}")
    });
    assert!(shown(&mut app, &both), "{:?}", app.said());
}

#[test]
fn one_part_is_unfolded_at_a_time_and_begin_stays_in_sight() {
    let mut app = TestApp::new();
    for size in [Vec2::new(1280.0, 800.0), Vec2::new(960.0, 520.0)] {
        app.resize(size);
        app.press(NewGameAction::Open);
        let switch = NewGameAction::Choose(Choice::TouchMove);
        let clock = NewGameAction::Choose(Choice::Clock(Side::White, ClockChoice::FiveMinutes));
        app.frames(3);
        assert!(!app.shows(switch) && !app.shows(clock));
        app.unfold(CollapsedSection::TableRules);
        assert!(app.shows(switch) && !app.shows(clock));
        app.unfold(CollapsedSection::Clocks);
        assert!(!app.shows(switch) && app.shows(clock));
        let (begin, card) = (app.button_rect(NewGameAction::Start), app.rect_named("Card"));
        let window = Rect::from_corners(Vec2::ZERO, size);
        for outer in [card, window] {
            assert!(
                outer.contains(begin.min) && outer.contains(begin.max),
                "{size}: {begin:?} {outer:?}"
            );
        }
        app.unfold(CollapsedSection::Clocks);
        assert!(!app.shows(clock));
        app.key(Key::Escape, KeyCode::Escape);
    }
}

#[test]
fn the_person_chooses_a_color_against_the_computer() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    let black = NewGameAction::Choose(Choice::Color(Side::Black));
    assert!(app.is_disabled(black), "two people play both");
    app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Computer)));
    assert!(app.has::<Checked>(NewGameAction::Choose(Choice::Color(Side::White))));
    app.press(black);
    app.press(NewGameAction::Choose(Choice::Stronger));
    // Another opponent and back: the color and the level are still chosen.
    app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Person)));
    app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Computer)));
    app.press(NewGameAction::Start);
    let seats = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    let level = Level::new(3).expect("a level");
    assert_eq!(seats[Side::White], Player::Computer(level));
    assert_eq!(seats[Side::Black], Player::Person);
    app.press(NewGameAction::Open);
    assert!(app.has::<Checked>(black), "the next game begins with it");
}

#[test]
fn players_seated_by_the_menus_stay_until_an_opponent_is_chosen() {
    let mut app = TestApp::new();
    let level = |number| Player::Computer(Level::new(number).expect("a level"));
    app.choose_player(Side::White, level(3));
    app.choose_player(Side::Black, level(5));
    app.press(NewGameAction::Open);
    for opponent in [Opponent::Person, Opponent::Computer] {
        assert!(!app.has::<Checked>(NewGameAction::Choose(Choice::Opponent(opponent))));
    }
    app.press(NewGameAction::Start);
    let seats = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    assert_eq!((seats[Side::White], seats[Side::Black]), (level(3), level(5)));
}

#[test]
fn each_game_has_its_picture_on_the_board_chosen() {
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    app.frames(3);
    let rules = [Choice::Rules(Variant::Dames3d), FAMILY, BRIGAND, WOLF];
    let pictures = |app: &mut TestApp| {
        rules.map(|choice| {
            let button = app.button(NewGameAction::Choose(choice));
            let world = app.world_ref();
            let parts = world.get::<Children>(button).expect("a picture");
            let mut images = parts.iter().filter_map(|part| world.get::<ImageNode>(part));
            images.next().expect("a picture").image.clone()
        })
    };
    let on_the_pyramid = pictures(&mut app);
    let different: std::collections::HashSet<_> = on_the_pyramid.iter().collect();
    assert_eq!(different.len(), 4);
    app.press(NewGameAction::Choose(Choice::Board(Geometry::Flat)));
    app.frames(2);
    let flat = pictures(&mut app);
    for (index, (pyramid, flat)) in on_the_pyramid.iter().zip(&flat).enumerate() {
        // The wolf runs on the flat board only.
        assert_eq!(pyramid == flat, index == 3, "{index}");
    }
}

#[test]
fn a_table_seen_for_the_first_time_takes_the_opponent_of_the_other() {
    let mut app = TestApp::new();
    app.ask(SeatAction::PlayComputer);
    app.frames(2);
    let players = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    let international = |app: &TestApp| app.resource::<PlayerSeats>().at(Variant::International);
    assert!(players.black.is_computer());
    assert_eq!(international(&app), BySide::default());
    app.press(GameAction::Switch(Variant::International));
    app.frames(3);
    assert_eq!(app.game().variant(), Variant::International);
    assert_eq!(international(&app), players);
    // Two persons who sit down there stay.
    app.ask(SeatAction::PlayTwo);
    app.frames(2);
    app.press(GameAction::Switch(Variant::Dames3d));
    app.frames(3);
    app.press(GameAction::Switch(Variant::International));
    app.frames(3);
    assert_eq!(international(&app), BySide::default());
    assert_eq!(app.resource::<PlayerSeats>().at(Variant::Dames3d), players);
    // So do those for whom the dialog begins a game.
    let mut app = TestApp::new();
    app.press(NewGameAction::Open);
    for choice in [Choice::Board(Geometry::Flat), Choice::Opponent(Opponent::Person)] {
        app.ask(NewGameAction::Choose(choice));
        app.frames(2);
    }
    app.ask(NewGameAction::Start);
    app.frames(3);
    app.press(GameAction::Switch(Variant::Dames3d));
    app.frames(3);
    app.ask(SeatAction::PlayComputer);
    app.frames(2);
    app.press(GameAction::Switch(Variant::International));
    app.frames(3);
    assert_eq!(international(&app), BySide::default());
}
