//! Table rules in the window: moves by hand, the question to the other player, huffing, placing, the computer.

use bevy::prelude::*;
use dames3d::game::{Command, TableRules};
use dames3d::i18n::{MessageFn, Messages};
use dames3d::rules::{Geometry, HandAction, Irregularity, Ply, Side, Variant};
use dames3d::viewer::board::actions::ByHandAction;
use dames3d::viewer::board::marking::marks::{SquareMark, marks};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction};
use dames3d::viewer::features::play::new_game::choices::{Choice, Opponent};
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::shell::actions::ShellAction;

use crate::engine_bridge::seat;
use crate::messages::ANY_NUMBER;
use crate::panels::session;
use crate::test_app::{TestApp, square};

fn table(variant: Variant, fen: &str, table_rules: TableRules) -> TestApp {
    let mut app = session();
    app.command(Command::SwitchGame(variant));
    app.set_up(fen);
    app.command(Command::SetTableRules(table_rules));
    app.look(View::Top);
    app.rest();
    app
}

fn by_hand(fen: &str) -> TestApp {
    let table_rules = TableRules { by_hand: true, ..TableRules::default() };
    table(Variant::Dames3d, fen, table_rules)
}

/// Checks that the scene shows the pieces of the game.
#[track_caller]
fn shows_the_table(app: &mut TestApp) {
    let standing: Vec<_> = app.game().current_setup().pieces_on_squares().collect();
    assert_eq!(app.pieces_shown(), standing);
}

#[test]
fn a_free_hand_clicks_anywhere_and_the_turn_is_ended() {
    let mut app = by_hand("W:W32,48:B1,19,28");
    app.click(32);
    app.click(14);
    shows_the_table(&mut app);
    assert_eq!(app.game().turns().len(), 0);
    for taken in [28, 19] {
        app.click(taken);
        assert_eq!(app.selection().held(), Some(square(taken)));
        app.key(bevy::input::keyboard::Key::Delete, KeyCode::Delete);
    }
    shows_the_table(&mut app);
    app.press(ByHandAction::EndTurn);
    assert_eq!(app.game().text_at(Ply(1)).as_deref(), Some("32x14"));
    shows_the_table(&mut app);
}

#[test]
fn what_the_table_rules_ask_is_in_sight_below_the_moves() {
    fn in_sight(app: &mut TestApp, actions: [impl Into<AnyAction> + Copy + std::fmt::Debug; 2]) {
        app.frames(4);
        let course = app.rect_named("Course").inflate(0.6);
        for action in actions {
            let button = app.button(action);
            let place = app.rect_of(button);
            assert!(
                course.contains(place.min) && course.contains(place.max),
                "{action:?} at {place:?} in {course:?}"
            );
        }
    }
    let mut app = by_hand("W:W32,48:B1,19,28");
    in_sight(&mut app, [ByHandAction::EndTurn, ByHandAction::PutBack]);
    app.click(32);
    app.click(14);
    app.press(ByHandAction::EndTurn);
    let answers = [true, false].map(PlayAction::ResolveIrregularity);
    in_sight(&mut app, answers);
}

#[test]
fn a_free_hand_drags_any_piece() {
    let mut app = by_hand("W:W32,48:B1,20");
    app.drag(20, 25);
    shows_the_table(&mut app);
    app.press(ByHandAction::EndTurn);
    let named = [Irregularity::OpponentsPiece(square(20))];
    assert_eq!(app.game().irregularities(), named);
}

#[test]
fn the_other_player_is_asked_and_corrects_or_keeps() {
    for keep in [false, true] {
        let mut app = by_hand("W:W32,48:B1,19,28");
        app.click(48);
        app.click(43);
        app.press(ByHandAction::EndTurn);
        assert!(app.says(|messages| messages.irregular_asks(messages.side_black())));
        assert!(app.says(|messages| messages.irregular_overlooked(2)));
        // Nothing else is touched before that.
        app.click(1);
        app.click(6);
        assert!(!app.game().irregularities().is_empty());
        app.press(PlayAction::ResolveIrregularity(keep));
        assert_eq!(app.shown(), Ply(u16::from(keep)));
        shows_the_table(&mut app);
    }
}

#[test]
fn what_hands_began_is_put_back() {
    let mut app = by_hand("W:W32,48:B1,20");
    app.click(32);
    app.click(10);
    app.press(ByHandAction::PutBack);
    shows_the_table(&mut app);
    assert!(app.is_disabled(ByHandAction::EndTurn));
}

#[test]
fn a_touched_piece_is_not_changed_for_another() {
    let table_rules = TableRules { touch_move: true, ..TableRules::default() };
    let mut app = table(Variant::Dames3d, "W:W31,32,48:B1,20", table_rules);
    app.click(32);
    assert_eq!(app.game().touched_piece(), Some(square(32)));
    app.click(31);
    assert!(app.says(|messages| messages.refused_bound(32)));
    app.click(27);
    assert_eq!(app.game().text_at(Ply(1)).as_deref(), Some("32-27"));

    app.press(PlayAction::Adjust);
    app.click(20);
    assert_eq!(app.game().touched_piece(), None);
    app.click(1);
    app.click(6);
    assert_eq!(app.game().text_at(Ply(2)).as_deref(), Some("1-6"));
}

#[test]
fn an_overlooked_capture_is_huffed_with_a_button() {
    let variant = Variant::Family(Geometry::Flat);
    let mut app = table(variant, "W:W32,33,48:B1,28", TableRules::default());
    // Before the move: a sentence, and a ring on each piece that could take.
    let may_capture = app.says(|messages| messages.may_capture("32, 33"));
    assert!(may_capture, "{:?}", app.said());
    let ringed = marks(app.game(), app.selection(), None, true);
    for number in [32, 33] {
        assert!(ringed.contains(&(SquareMark::MustCapture, square(number))));
    }
    app.click(48);
    app.click(43);
    app.rest();
    for piece in [32, 33] {
        assert!(app.says(|messages| messages.huff(piece)), "{piece}");
    }
    app.press(PlayAction::Huff(1));
    shows_the_table(&mut app);
    assert!(app.game().position().piece_at(square(33)).is_none());
    assert!(!app.says(|messages| messages.huff(32)));
    let huffed = app.says(|messages| messages.huffed_black(33, "28"));
    assert!(huffed, "{:?}", app.said());
}

/// 32 had to take 28 and 19: the computer is glad to keep that. A piece of its own taken off it asks back.
#[test]
fn the_computer_decides_about_irregularities_and_says_so() {
    let overlooked = ("W:W32,48:B1,19,28", [(48, 43)], None, true);
    let stolen = ("W:W31,32,48:B1,2,20", [(32, 27)], Some(20), false);
    for (fen, [(from, to)], off, keeps) in [overlooked, stolen] {
        let mut app = by_hand(fen);
        seat(&mut app, Variant::Dames3d, Side::Black, 3);
        app.click(from);
        app.click(to);
        if let Some(off) = off {
            app.command(Command::Hand(HandAction::Remove(square(off))));
        }
        app.press(ByHandAction::EndTurn);
        assert!(app.says(Messages::thinking_decision));
        // It is not for the player to decide.
        app.press(PlayAction::ResolveIrregularity(!keeps));
        assert!(!app.game().irregularities().is_empty());
        app.wait_until(|app| app.game().irregularities().is_empty());
        assert_eq!(app.game().turns().len(), usize::from(keeps));
        app.frames(2);
        let decision: MessageFn =
            if keeps { Messages::computer_keeps } else { Messages::computer_corrects };
        assert!(app.says(decision));
        assert!(!app.says(Messages::thinking_decision), "it has decided");
        if keeps {
            app.wait_until(|app| app.game().turns().len() == 2);
        }
        shows_the_table(&mut app);
    }
}

#[test]
fn the_computer_huffs_where_that_pays_then_plays() {
    let variant = Variant::Family(Geometry::Flat);
    let mut app = table(variant, "W:W32,37,50:B1,3,28", TableRules::default());
    seat(&mut app, variant, Side::Black, 3);
    app.click(50);
    app.click(45);
    assert!(!app.says(|messages| messages.huff(32)), "that is not for White to do");
    app.wait_until(|app| app.game().position().piece_at(square(32)).is_none());
    app.frames(2);
    let huffed = app.says(|messages| messages.huffed_black(32, "28"));
    assert!(huffed, "{:?}", app.said());
    app.wait_until(|app| app.game().turns().len() == 2);
    app.rest();
    shows_the_table(&mut app);
}

#[test]
fn the_computer_leaves_a_piece_that_is_worth_more_on_the_board() {
    let variant = Variant::Family(Geometry::Flat);
    let mut app = table(variant, "W:W32,42,50:B1,28", TableRules::default());
    seat(&mut app, variant, Side::Black, 3);
    app.click(50);
    app.click(45);
    app.wait_until(|app| app.game().turns().len() == 2);
    app.frames(2);
    assert!(app.says(Messages::computer_huffs_nothing));
    assert_eq!(app.game().text_at(Ply(2)).as_deref(), Some("28x48"));
}

#[test]
fn the_sheep_are_placed_and_the_computer_is_the_wolf() {
    let mut app = session();
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::Rules(Variant::WolfAndSheep)));
    app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Computer)));
    app.press(NewGameAction::Start);
    app.look(View::Top);
    app.rest();
    for number in [46, 47, 48, 49] {
        app.click(number);
        shows_the_table(&mut app);
    }
    // The wolf is the computer's to place, and begins.
    app.click(3);
    assert!(app.game().placement().is_some());
    app.wait_until(|app| app.game().turns().len() == 1);
    assert_eq!(app.game().position().side_to_move(), Side::White);
    // The sheep answer, and so does the wolf; taking back takes both.
    app.rest();
    app.click(46);
    app.click(41);
    app.wait_until(|app| app.game().turns().len() == 3);
    app.rest();
    app.press(GameAction::Undo);
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn the_computer_places_the_sheep_and_plays_them() {
    let mut app = session();
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::Rules(Variant::WolfAndSheep)));
    app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Computer)));
    app.press(NewGameAction::Choose(Choice::Color(Side::Black)));
    app.press(NewGameAction::Start);
    app.look(View::Top);
    app.wait_until(|app| app.game().side_to_move() == Side::Black);
    app.rest();
    app.click(18);
    assert_eq!(app.game().placement(), None);
    app.rest();
    app.click(18);
    app.click(22);
    app.wait_until(|app| app.game().turns().len() == 2);
}

#[test]
fn wolf_and_sheep_has_levels_and_hints() {
    let mut app = session();
    app.command(Command::SwitchGame(Variant::WolfAndSheep));
    app.press(PlayAction::DrawLots);
    assert_eq!(app.game().placement(), None);
    // Lots may put the wolf a single move from its win.
    app.command(Command::NewGame);
    app.command(Command::PlaceRandomly(1));
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.is_over)
    });
    app.frames(2);
    let wolf_wins = app.message_form(|messages, _| messages.score_wins_wolf(ANY_NUMBER));
    assert!(app.said().iter().any(|said| wolf_wins.is(said)));
    seat(&mut app, Variant::WolfAndSheep, Side::White, 7);
    app.frames(2);
    assert!(app.says(|messages| messages.level(7)));
}

#[test]
fn the_computer_replies_to_an_offer_of_a_draw() {
    let even: (&str, MessageFn) = ("W:WK47,K48,K49:BK3,K4,K5", Messages::computer_accepts);
    let ahead: (&str, MessageFn) = ("W:W46:BK3,11,12,13", Messages::computer_declines);
    for (fen, reply) in [even, ahead] {
        let mut app = table(Variant::International, fen, TableRules::default());
        seat(&mut app, Variant::International, Side::Black, 3);
        app.press(PlayAction::OfferDraw);
        app.press(ShellAction::Confirm(true));
        app.wait_until(|app| app.game().draw_offer().is_none());
        app.frames(2);
        assert!(app.says(reply), "{:?}", app.said());
    }
}

#[test]
fn the_table_of_a_brigand_says_that_one_plays_to_lose() {
    for (variant, says_so) in [
        (Variant::Brigand(Geometry::Flat), true),
        (Variant::Brigand(Geometry::Pyramid), true),
        (Variant::International, false),
    ] {
        let mut app = table(variant, "W:W31-50:B1-20", TableRules::default());
        let says_goal = app.says(Messages::about_brigand) && app.is_laid_out("Goal");
        assert_eq!(says_goal, says_so, "{variant:?}");
    }
}
