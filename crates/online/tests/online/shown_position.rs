//! The positions that players show each other after the end.

use dames3d_core::game::{Command, Session};
use dames3d_online::{
    Fact, GameSettings, OnlineGame, Refusal, Request, Role, ShownPosition, has_game,
};
use dames3d_rules::game_tree::{Arrow, Mark, MarkColor};
use dames3d_rules::rules::{Ply, Side, Variant};

use crate::Table;
use crate::permissions::square;

/// A game of four turns that is over.
fn over() -> Table {
    let mut table = Table::new(GameSettings::new(Variant::International));
    for (side, text) in [
        (Side::White, "32-28"),
        (Side::Black, "19-23"),
        (Side::White, "28x19"),
        (Side::Black, "14x23"),
    ] {
        table.play(side, text).expect("legal");
    }
    table.ask(Role::Seat(Side::White), Request::Resign).expect("resigns");
    table
}

/// The board of a player who has the game.
fn board(table: &Table) -> Session {
    let mut session = Session::default();
    for command in OnlineGame::commands_of(&table.log).expect("a log") {
        session.apply(command).expect("a command");
    }
    session
}

fn apply(session: &mut Session, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        session.apply(command).expect("a command");
    }
}

fn play(text: &str) -> Command {
    Command::Play(text.parse().expect("a move"))
}

#[test]
fn a_line_beside_the_game_arrives_with_its_marks_and_arrows() {
    let table = over();
    let mut own = board(&table);
    apply(&mut own, [Command::Show(Ply(1)), play("20-24"), play("37-32")]);
    let node = own.game().tree().path_of(own.game().current_node());
    let mark = Mark { color: MarkColor::Green, square: square(24) };
    let arrow = Arrow { color: MarkColor::Red, from: square(19), to: square(23) };
    apply(
        &mut own,
        [Command::ToggleMark { node: node.clone(), mark }, Command::ToggleArrow { node, arrow }],
    );
    let played = table.game.game();
    let shown = ShownPosition::of_board(own.game(), played).expect("the same game");
    assert_eq!(shown.ply, Ply(1));
    assert_eq!(shown.line.len(), 2);
    assert!(shown.fits(played));
    let mut other = board(&table);
    for _ in 0..2 {
        // Shown again, nothing is drawn twice.
        let commands = shown.commands(&other, played).expect("the same game");
        apply(&mut other, commands.expect("legal"));
        assert_eq!(other.game().position(), own.game().position());
        let annotations = &other.game().shown_node().annotations;
        assert_eq!(annotations.marks, [mark]);
        assert_eq!(annotations.arrows, [arrow]);
    }
    let main_line = other.game().tree().main_line().len();
    assert_eq!(main_line, 4, "the game itself stays as it was played");
}

#[test]
fn a_position_of_the_game_needs_no_moves() {
    let table = over();
    let mut own = board(&table);
    apply(&mut own, [Command::Show(Ply(3))]);
    let shown = ShownPosition::of_board(own.game(), table.game.game()).expect("the same game");
    let expected = ShownPosition { ply: Ply(3), ..ShownPosition::default() };
    assert_eq!(shown, expected);
    assert_eq!(
        serde_json::to_string(&shown).expect("JSON"),
        r#"{"ply":3}"#,
        "what is empty is not sent"
    );
}

#[test]
fn a_board_with_another_game_neither_shows_nor_is_shown() {
    let table = over();
    let mut own = board(&table);
    assert!(has_game(own.game(), table.game.game()));
    apply(&mut own, [Command::NewGame, play("32-28")]);
    assert!(!has_game(own.game(), table.game.game()));
    assert_eq!(ShownPosition::of_board(own.game(), table.game.game()), None);
    let shown = ShownPosition { ply: Ply(3), ..ShownPosition::default() };
    assert!(shown.commands(&own, table.game.game()).is_none());
}

#[test]
fn a_line_that_is_not_legal_shows_nothing() {
    let table = over();
    let shown =
        ShownPosition { line: vec!["1-45".parse().expect("a move")], ..ShownPosition::default() };
    let commands = shown.commands(&board(&table), table.game.game());
    assert!(matches!(commands, Some(Err(_))));
}

#[test]
fn neither_the_size_of_a_position_nor_their_number_is_unlimited() {
    let mut table = over();
    let white = Role::Seat(Side::White);
    let mv: dames3d_rules::notation::MoveRequest = "32-28".parse().expect("a move");
    let arrow = Arrow { color: MarkColor::Red, from: square(19), to: square(23) };
    for too_much in [
        ShownPosition { ply: Ply(5), ..ShownPosition::default() },
        ShownPosition { line: vec![mv; 41], ..ShownPosition::default() },
        ShownPosition { arrows: vec![arrow; 33], ..ShownPosition::default() },
    ] {
        let refusal = table.ask(white, Request::Show(too_much));
        assert!(matches!(refusal, Err(Refusal::Rules(_))));
    }
    for _ in 0..100 {
        table.ask(white, Request::Show(ShownPosition::default())).expect("shown");
    }
    let last = table.log.last().map(|entry| &entry.fact);
    assert!(matches!(last, Some(Fact::Showed { by: Side::White, .. })));
    assert_eq!(table.ask(white, Request::Show(ShownPosition::default())), Err(Refusal::TooMany));
}
