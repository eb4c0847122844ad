//! Resigning, offering a draw, and looking back: at the end of the game, for the seat of the person.

use bevy::clipboard::Clipboard;
use bevy::input::keyboard::Key;
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;

use dames3d::engine::Level;
use dames3d::game::{Command, TableRules};
use dames3d::i18n::Messages;
use dames3d::players::{PendingAction, Player};
use dames3d::rules::{DrawReason, Geometry, Outcome, Ply, Side, Variant};
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction};
use dames3d::viewer::features::review::ReviewAction;
use dames3d::viewer::kernel::dialogs::{CONFIRMATION, RESULT};
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::scene::camera::PanelInsets;
use dames3d::viewer::shell::actions::{ClipboardAction, ShellAction};
use dames3d::viewer::ui::palette;

use crate::engine_bridge::seat;
use crate::panels::session;
use crate::test_app::{TestApp, square};
use crate::window_size::SMALLEST;

const AGREED: Option<Outcome> = Some(Outcome::Draw(DrawReason::Agreement));

/// A game of two plies against the computer, which plays White, with its position before the computer's move shown.
fn looking_back_at_the_computers_turn() -> TestApp {
    let mut app = session();
    app.play(&["32-28", "19-23"]);
    app.command(Command::Show(Ply(0)));
    seat(&mut app, Variant::Dames3d, Side::White, 1);
    app.frames(2);
    app
}

#[test]
fn the_person_resigns_at_the_end_of_the_game_whatever_is_shown() {
    let mut app = looking_back_at_the_computers_turn();
    app.press(PlayAction::Resign);
    assert!(app.asks(|words| words.ask_resign(Variant::Dames3d, Side::Black)));
    assert_eq!(app.shown(), Ply(2), "the end is shown");
    app.press(ShellAction::Confirm(true));
    assert!(app.says(|messages| messages.result_you_lost(1)), "{:?}", app.said());
    assert!(app.says(Messages::resigned_black));
    assert!(app.open().has(RESULT));
}

/// A game in which the person plays White against a computer of this level, and which this side resigns.
fn resigned(level: u8, side: Side) -> TestApp {
    let mut app = session();
    app.play(&["32-28", "19-23", "28x19"]);
    seat(&mut app, Variant::Dames3d, Side::Black, level);
    app.command(Command::Resign(side));
    app.rest();
    app
}

#[test]
fn a_won_game_says_in_how_many_moves_and_leads_to_the_next_level() {
    let mut app = resigned(1, Side::Black);
    assert!(app.says(|messages| messages.result_you_won(2)), "{:?}", app.said());
    assert!(app.shows(NewGameAction::Again) && app.shows(ReviewAction::Toggle));
    app.press(NewGameAction::NextLevel);
    app.frames(2);
    assert!(!app.open().has(RESULT));
    assert!(app.game().tree().is_empty() && app.game().outcome().is_none());
    let players = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    assert_eq!(players.white, Player::Person);
    assert_eq!(players.black.level(), Level::new(2));
}

#[test]
fn only_a_person_who_has_won_below_the_strongest_level_goes_on_to_the_next() {
    for (level, resigns, is_offered) in [
        (1, Side::Black, true),
        (9, Side::Black, true),
        (10, Side::Black, false),
        (1, Side::White, false),
    ] {
        let mut app = resigned(level, resigns);
        let shown = app.shows(NewGameAction::NextLevel);
        assert_eq!(shown, is_offered, "{level} {resigns}");
    }
    // A draw is no win, and between two persons there is no level.
    let mut app = session();
    app.play(&["32-28"]);
    app.command(Command::Resign(Side::Black));
    app.rest();
    assert!(app.says(|messages| messages.result_white_in(1)), "{:?}", app.said());
    assert!(!app.shows(NewGameAction::NextLevel));
}

#[test]
fn again_is_the_same_game_from_the_same_position() {
    let mut app = session();
    let fen = "W:W31,46:B21,2";
    app.set_up(fen);
    seat(&mut app, Variant::Dames3d, Side::Black, 3);
    let start = *app.game().start();
    app.command(Command::Resign(Side::White));
    app.rest();
    assert!(app.says(|messages| messages.result_you_lost(0)), "{:?}", app.said());
    app.press(NewGameAction::Again);
    app.frames(2);
    assert!(!app.open().has(RESULT) && app.game().outcome().is_none());
    assert_eq!(*app.game().start(), start);
    let players = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    assert_eq!(players.black.level(), Level::new(3));
    assert_eq!(players.white, Player::Person);
}

#[test]
fn a_game_that_was_opened_is_nobodys_own() {
    let mut app = session();
    seat(&mut app, Variant::Dames3d, Side::Black, 1);
    app.command(Command::Load(
        "[GameType \"3055\"]\n[Rules \"pyramid-1\"]\n[SetUp \"1\"]\n[FEN \"W:W32,43:B27\"]\n\n1. 32x21 2-0"
            .to_owned(),
    ));
    app.command(Command::Show(Ply(1)));
    app.frames(2);
    assert!(app.says(|messages| messages.result_white_in(1)), "{:?}", app.said());
}

#[test]
fn the_person_offers_a_draw_and_the_computer_answers() {
    let mut app = looking_back_at_the_computers_turn();
    app.press(PlayAction::OfferDraw);
    assert!(app.asks(|words| words.ask_draw(Variant::Dames3d, Side::Black)));
    app.press(ShellAction::Confirm(false));
    assert_eq!(app.game().draw_offer(), None, "it was thought over");
    app.press(PlayAction::OfferDraw);
    app.press(ShellAction::Confirm(true));
    // The computer may have answered already.
    let answers = PendingAction::from_game(app.game());
    let is_computers = answers.is_none_or(|(side, _)| side == Side::White);
    assert!(is_computers, "{answers:?}");
    assert!(!app.shows(PlayAction::AnswerDraw(true)));
}

#[test]
fn a_finished_game_keeps_its_result() {
    let mut app = session();
    app.play(&["32-28"]);
    app.command(Command::OfferDraw);
    app.command(Command::AnswerDraw { accept: true });
    app.command(Command::Show(Ply(0)));
    app.frames(2);
    assert!(app.is_disabled(PlayAction::Resign) && app.is_disabled(PlayAction::OfferDraw));
    app.key(Key::Character("d".into()), KeyCode::KeyD);
    assert!(!app.open().has(CONFIRMATION));
    app.command(Command::Show(Ply(1)));
    assert_eq!(app.game().outcome(), AGREED);
}

#[test]
fn the_result_stands_in_one_place() {
    let mut app = session();
    app.command(Command::Resign(Side::White));
    app.frames(4);
    let shown = |app: &mut TestApp| {
        let world = app.world();
        let mut nodes = world.query::<(Entity, &Name, &InheritedVisibility)>();
        let names: Vec<_> = nodes
            .iter(world)
            .filter(|(_, name, _)| ["Winner", "Result"].contains(&name.as_str()))
            .map(|(entity, ..)| entity)
            .collect();
        let is_displayed = |world: &World, mut entity: Entity| loop {
            let display = world.get::<Node>(entity).map(|node| node.display);
            if display == Some(Display::None) {
                return false;
            }
            match world.get::<ChildOf>(entity) {
                Some(child) => entity = child.parent(),
                None => return true,
            }
        };
        let texts = names.into_iter().filter(|&entity| world.get::<Text>(entity).is_some());
        texts.filter(|&entity| is_displayed(world, entity)).count()
    };
    assert_eq!(shown(&mut app), 1);
    app.press(PlayAction::CloseResult);
    assert_eq!(shown(&mut app), 1, "now in the panel");
}

#[test]
fn the_whole_board_is_below_the_result() {
    for size in [Vec2::new(390.0, 844.0), SMALLEST, Vec2::new(1280.0, 800.0)] {
        let mut app = session();
        app.resize(size);
        app.frames(4);
        let before = app.resource::<PanelInsets>().top;
        app.command(Command::Resign(Side::White));
        app.frames(60);
        let card = app.rect_named("Result");
        for number in 1..=50 {
            let at = app.pixel(number);
            assert!(at.y > card.max.y, "{number} is at {at} in {size}, the card at {card:?}");
        }
        app.press(PlayAction::CloseResult);
        app.frames(60);
        let after = app.resource::<PanelInsets>().top;
        assert_eq!(after, before, "the room is given back in {size}");
    }
}

#[test]
fn a_pasted_position_asks_before_it_replaces_a_finished_game() {
    let mut app = session();
    app.play(&["32-28"]);
    app.command(Command::Resign(Side::Black));
    let fen = "W:W31:B21";
    if app.world().resource_mut::<Clipboard>().set_text(fen).is_err() {
        return; // No clipboard on this machine.
    }
    app.press(ClipboardAction::PasteFen);
    assert!(app.asks(|words| words.messages.ask_paste()));
    assert_eq!(app.game().turns().len(), 1);
}

#[test]
fn the_game_is_played_on_from_an_earlier_position() {
    let mut app = session();
    app.play(&["32-28", "19-23", "28x19"]);
    assert!(!app.shows(GameAction::PlayOn));
    app.command(Command::Show(Ply(1)));
    app.frames(2);
    assert!(app.shows(GameAction::PlayOn));
    assert!(app.says(Messages::looking_back));
    seat(&mut app, Variant::Dames3d, Side::Black, 1);
    app.rest();
    assert_eq!(app.shown(), Ply(1), "the computer waits");
    app.press(GameAction::PlayOn);
    app.wait_until(|app| app.game().current_ply() > Ply(1));
    assert!(!app.shows(GameAction::PlayOn));
    assert!(app.game().tree().len() >= 4, "the turns that followed stay");
}

#[test]
fn moves_taken_back_are_dimmed() {
    let mut app = session();
    app.play(&["32-28", "19-23"]);
    app.command(Command::Undo);
    app.frames(2);
    assert_eq!(color(&mut app, "32-28"), palette::TEXT);
    assert_eq!(color(&mut app, "19-23"), palette::TEXT_FAINT);
}

/// The color of a move in the list.
fn color(app: &mut TestApp, move_text: &str) -> Color {
    let world = app.world();
    let mut texts = world.query::<(&Text, &TextColor)>();
    let mut found = texts.iter(world).filter(|(text, _)| text.0 == move_text);
    found.next().expect("listed").1.0
}

#[test]
fn a_game_opened_to_be_read_is_bright_and_does_not_wait() {
    let tags = "[GameType \"3055\"]\n[Rules \"pyramid-1\"]\n";
    for result in ["*", "2-0"] {
        let mut app = session();
        app.command(Command::Load(format!("{tags}\n1. 32-28 19-23 2. 28x19 {result}")));
        assert!(!app.shows(GameAction::PlayOn), "{result}");
        app.command(Command::Show(Ply(1)));
        app.frames(2);
        assert!(!app.shows(GameAction::PlayOn), "{result}");
        for text in ["32-28", "19-23", "28×19"] {
            assert_eq!(color(&mut app, text), palette::TEXT, "{text}");
        }
        // A computer at the table waits.
        seat(&mut app, Variant::Dames3d, Side::Black, 1);
        app.frames(2);
        assert!(app.shows(GameAction::PlayOn) && app.says(Messages::looking_back));
    }
    // Played on at its end, it is a game like any other.
    let mut app = session();
    app.command(Command::Load(format!("{tags}\n1. 32-28 19-23 *")));
    app.command(Command::Show(Ply(2)));
    app.play(&["28x19"]);
    app.command(Command::Show(Ply(1)));
    app.frames(2);
    assert!(app.shows(GameAction::PlayOn) && app.says(Messages::looking_back));
    assert_eq!(color(&mut app, "28×19"), palette::TEXT_FAINT);
}

#[test]
fn players_without_names_are_the_sides() {
    let mut app = session();
    for name in ["?", "", " ", "??"] {
        let tags = "[GameType \"3055\"]\n[Rules \"pyramid-1\"]\n";
        app.command(Command::Load(format!(
            "[White \"{name}\"]\n[Black \"{name}\"]\n{tags}\n1. 32-28 *"
        )));
        assert!(app.says(Messages::turn_white), "{name:?}: {:?}", app.said());
        assert!(app.says(Messages::side_black), "{name:?}: {:?}", app.said());
    }
    app.command(Command::Load(
        "[White \"Anna\"]\n[GameType \"3055\"]\n[Rules \"pyramid-1\"]\n\n1. 32-28 *".to_owned(),
    ));
    assert!(!app.says(Messages::turn_white), "{:?}", app.said());
    assert!(app.mentions_text("Anna"));
}

#[test]
fn columns_are_headed_where_black_begins() {
    let mut app = session();
    let heads = |app: &mut TestApp| {
        let world = app.world();
        let mut nodes = world.query::<(&Name, &Node)>();
        let mut found = nodes.iter(world).filter(|(name, _)| name.as_str() == "Heads");
        found.next().expect("there").1.display
    };
    app.play(&["32-28"]);
    assert_eq!(heads(&mut app), Display::None);
    app.command(Command::SwitchGame(Variant::Family(Geometry::Flat)));
    app.play(&["19-23"]);
    assert_eq!(heads(&mut app), Display::Flex);
}

#[test]
fn nobody_thinks_on_a_persons_turn() {
    let mut app = session();
    app.key(Key::Character("m".into()), KeyCode::KeyM);
    assert!(app.mentions(Messages::nobody_thinks));
}

/// A table at which pieces are moved by hand.
fn by_hand() -> TestApp {
    let mut app = session();
    app.command(Command::SetTableRules(TableRules { by_hand: true, ..TableRules::default() }));
    app.rest();
    app
}

#[test]
fn a_piece_let_go_on_a_light_cube_goes_back() {
    let mut app = by_hand();
    let light = app.pixel(27).midpoint(app.pixel(28));
    app.hover(32);
    let start = app.pixel(32);
    app.act(PointerAction::Press(PointerButton::Primary));
    for step in 1..=6 {
        app.move_to(start.lerp(light, step as f32 / 6.0));
    }
    app.act(PointerAction::Release(PointerButton::Primary));
    app.frames(2);
    assert!(app.game().current_setup().piece_at(square(32)).is_some());
    assert!(app.mentions(Messages::goes_back));
}

#[test]
fn enter_on_the_number_pad_ends_a_turn_by_hand() {
    let mut app = by_hand();
    app.click(32);
    app.click(28);
    app.key(Key::Enter, KeyCode::NumpadEnter);
    assert_eq!(app.game().text_at(Ply(1)).as_deref(), Some("32-28"));
}
