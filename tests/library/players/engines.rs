//! Another program at the table: what it does, and what the computer does for it.

use dames3d::engine::Level;
use dames3d::game::{Command, Session, TableRules};
use dames3d::players::{Assignment, EngineId, PendingAction, Player, PlayersByVariant};
use dames3d::rules::{BySide, HandAction, Variant};

use crate::game::{play, square};

const OTHER: EngineId = EngineId(0);

/// International draughts, Black another program.
fn table(manners: TableRules) -> (Session, PlayersByVariant) {
    let mut session = Session::default();
    for command in [
        Command::SwitchGame(Variant::International),
        Command::SetTableRules(manners),
    ] {
        session.apply(command).expect("begun");
    }
    let mut seats = PlayersByVariant::default();
    let players = BySide {
        white: Player::Person,
        black: Player::Engine(OTHER),
    };
    seats.set(Variant::International, players);
    (session, seats)
}

#[test]
fn another_program_moves_when_it_is_its_turn() {
    let (mut session, seats) = table(TableRules::default());
    assert_eq!(seats.assignment(session.game()), None);
    session.apply(play("32-28")).expect("a move");
    assert_eq!(
        seats.assignment(session.game()),
        Some(Assignment::Engine(OTHER))
    );
    session.apply(play("19-23")).expect("a move");
    assert_eq!(seats.assignment(session.game()), None);
    session.apply(Command::Undo).expect("taken back");
    assert_eq!(
        seats.assignment(session.game()),
        None,
        "an earlier position"
    );
}

#[test]
fn the_computer_replies_to_an_offer_for_another_program() {
    let (mut session, seats) = table(TableRules::default());
    session.apply(Command::OfferDraw).expect("offered");
    let reply = Assignment::Computer(PendingAction::AnswerDraw, Level::FULL);
    assert_eq!(seats.assignment(session.game()), Some(reply));
}

#[test]
fn the_computer_decides_about_irregular_turns_for_another_program() {
    let (mut session, seats) = table(TableRules {
        over_the_board: true,
        ..TableRules::default()
    });
    let deed = HandAction::Carry {
        from: square(32),
        to: square(23),
    };
    for command in [Command::Hand(deed), Command::EndTurn] {
        session.apply(command).expect("done by hand");
    }
    let decide = Assignment::Computer(PendingAction::ResolveIrregularity, Level::FULL);
    assert_eq!(seats.assignment(session.game()), Some(decide));
    session
        .apply(Command::ResolveIrregularity { keep: true })
        .expect("kept");
    assert_eq!(
        seats.assignment(session.game()),
        Some(Assignment::Engine(OTHER))
    );
}

/// A person touched the piece before the program sat down; the program would not know.
#[test]
fn the_computer_moves_a_touched_piece_for_another_program() {
    let (mut session, seats) = table(TableRules {
        touch_move: true,
        ..TableRules::default()
    });
    session.apply(play("32-28")).expect("a move");
    session.apply(Command::Touch(square(19))).expect("touched");
    let piece = Assignment::Computer(PendingAction::Play, Level::FULL);
    assert_eq!(seats.assignment(session.game()), Some(piece));
}
