//! Another engine at the table, and what the built-in engine decides for it.

use dames3d::engine::Level;
use dames3d::game::clocks::{ClockSettings, TimeControl};
use dames3d::game::{Command, Session, TableRules};
use dames3d::players::{Assignment, EngineId, PendingAction, Player, PlayersByVariant};
use dames3d::rules::{BySide, HandAction, Variant};

use crate::game::{play, square};

const OTHER: EngineId = EngineId(0);

/// International draughts; another engine plays Black.
fn table(table_rules: TableRules) -> (Session, PlayersByVariant) {
    let mut session = Session::default();
    for command in
        [Command::SwitchGame(Variant::International), Command::SetTableRules(table_rules)]
    {
        session.apply(command).expect("begun");
    }
    let mut players = PlayersByVariant::default();
    let sides = BySide { white: Player::Person, black: Player::Engine(OTHER) };
    players.set(Variant::International, sides);
    (session, players)
}

#[test]
fn another_engine_moves_at_its_turn() {
    let (mut session, players) = table(TableRules::default());
    assert_eq!(players.assignment(session.game()), None);
    session.apply(play("32-28")).expect("a move");
    assert_eq!(players.assignment(session.game()), Some(Assignment::Engine(OTHER)));
    session.apply(play("19-23")).expect("a move");
    assert_eq!(players.assignment(session.game()), None);
    session.apply(Command::Undo).expect("taken back");
    assert_eq!(players.assignment(session.game()), None, "an earlier position");
}

#[test]
fn moves_are_taken_back_in_games_against_engines_and_by_the_clock() {
    let (session, players) = table(TableRules::default());
    assert_eq!(players.undo(session.game()), Command::TakeBack);
    let persons = PlayersByVariant::default();
    assert_eq!(persons.undo(session.game()), Command::Undo);
    let clock: TimeControl = "300+3".parse().expect("a time control");
    let mut timed = session.clone();
    timed.apply(Command::SetClock(ClockSettings::both(clock))).expect("a clock");
    assert_eq!(persons.undo(timed.game()), Command::TakeBack);
}

#[test]
fn the_computer_answers_a_draw_offer_for_another_engine() {
    let (mut session, players) = table(TableRules::default());
    session.apply(Command::OfferDraw).expect("offered");
    let reply = Assignment::Computer(PendingAction::AnswerDraw, Level::FULL);
    assert_eq!(players.assignment(session.game()), Some(reply));
}

#[test]
fn the_computer_resolves_irregularities_for_another_engine() {
    let (mut session, players) = table(TableRules { by_hand: true, ..TableRules::default() });
    let action = HandAction::Carry { from: square(32), to: square(23) };
    for command in [Command::Hand(action), Command::EndTurn] {
        session.apply(command).expect("done by hand");
    }
    let decide = Assignment::Computer(PendingAction::ResolveIrregularity, Level::FULL);
    assert_eq!(players.assignment(session.game()), Some(decide));
    session.apply(Command::ResolveIrregularity { keep: true }).expect("kept");
    assert_eq!(players.assignment(session.game()), Some(Assignment::Engine(OTHER)));
}

/// The piece was touched before the engine took over, and the Hub protocol cannot send that to it.
#[test]
fn the_computer_moves_a_touched_piece_for_another_engine() {
    let (mut session, players) = table(TableRules { touch_move: true, ..TableRules::default() });
    session.apply(play("32-28")).expect("a move");
    session.apply(Command::Touch(square(19))).expect("touched");
    let piece = Assignment::Computer(PendingAction::Play, Level::FULL);
    assert_eq!(players.assignment(session.game()), Some(piece));
}
