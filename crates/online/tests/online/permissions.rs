//! Permissions of each role, in each phase.

use dames3d_core::game::clocks::ClockSettings;
use dames3d_core::game::{Command, TableRules};
use dames3d_online::{
    Claim, Fact, GameSettings, Greeting, Offer, Pace, Phase, Refusal, Request, Role, Sender,
    ShownPosition, sender,
};
use dames3d_rules::rules::{HandAction, Side, Variant};

use crate::Table;

pub(crate) fn square(number: u8) -> dames3d_rules::board::Square {
    dames3d_rules::board::Square::from_number(number).expect("a square")
}

/// Every kind of request.
pub(crate) fn requests() -> Vec<Request> {
    let mut requests = vec![
        Request::Play("32-28".parse().expect("a move")),
        Request::Touch(square(32)),
        Request::Adjust,
        Request::Hand(HandAction::Remove(square(32))),
        Request::PutBack,
        Request::EndTurn,
        Request::ResolveIrregularity { keep: true },
        Request::Huff(square(32)),
        Request::Place(square(32)),
        Request::Resume,
        Request::GiveTime,
        Request::Resign,
        Request::Claim(Claim::Win),
        Request::Claim(Claim::Draw),
        Request::Greet(Greeting::Hello),
        Request::Name("Anna".to_owned()),
        Request::Show(ShownPosition::default()),
    ];
    for offer in [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Rematch] {
        requests.push(Request::Offer(offer));
        requests.push(Request::Withdraw(offer));
        for accept in [false, true] {
            requests.push(Request::Answer { offer, accept });
        }
    }
    requests
}

fn with_clock() -> GameSettings {
    let clock = ClockSettings::from_minutes("5+3").expect("a time control");
    GameSettings { pace: Pace::Clock(clock), ..GameSettings::new(Variant::International) }
}

#[test]
fn whoever_looks_on_asks_for_nothing_in_any_phase() {
    let mut over = Table::new(with_clock());
    over.ask(Role::Seat(Side::White), Request::Resign).expect("resigns");
    for mut table in [Table::offered(with_clock()), Table::new(with_clock()), over] {
        for request in requests() {
            let before = table.game.clone();
            assert_eq!(table.ask(Role::Watcher, request), Err(Refusal::Watching));
            assert_eq!(table.game, before);
        }
    }
}

#[test]
fn before_both_are_there_only_a_name_is_given() {
    let mut table = Table::offered(with_clock());
    table.write(0, Fact::Joined(Side::White)).expect("a seat");
    assert_eq!(table.game.phase(), Phase::Waiting);
    for request in requests() {
        let asked = table.ask(Role::Seat(Side::White), request.clone());
        if matches!(request, Request::Name(_)) {
            assert_eq!(asked, Ok(()), "the host has a name already");
            continue;
        }
        let refusal = asked.expect_err("refused");
        let expected = match request {
            Request::Offer(Offer::Rematch) => Refusal::NotOver,
            Request::Withdraw(_) | Request::Answer { .. } => Refusal::NotOffered,
            _ => Refusal::NotBegun,
        };
        assert_eq!(refusal, expected, "{request:?}");
    }
}

#[test]
fn after_the_end_only_talk_a_position_and_a_rematch_are_left() {
    let mut table = Table::new(with_clock());
    table.ask(Role::Seat(Side::White), Request::Resign).expect("resigns");
    assert_eq!(table.game.phase(), Phase::Over);
    for request in requests() {
        let mut after = Table { log: Vec::new(), game: table.game.clone() };
        let result = after.ask(Role::Seat(Side::Black), request.clone());
        let expected = match request {
            Request::Greet(_)
            | Request::Name(_)
            | Request::Show(_)
            | Request::Offer(Offer::Rematch) => Ok(()),
            Request::Withdraw(_) | Request::Answer { .. } => Err(Refusal::NotOffered),
            _ => Err(Refusal::Over),
        };
        assert_eq!(result, expected, "{request:?}");
    }
}

#[test]
fn the_other_player_moves_no_piece_out_of_turn() {
    let by_hand = GameSettings {
        table_rules: TableRules { touch_move: true, by_hand: true },
        ..with_clock()
    };
    let mut table = Table::new(by_hand);
    for request in requests() {
        let is_of_the_board = matches!(
            request,
            Request::Play(_)
                | Request::Touch(_)
                | Request::Adjust
                | Request::Hand(_)
                | Request::PutBack
                | Request::EndTurn
                | Request::ResolveIrregularity { .. }
                | Request::Huff(_)
                | Request::Place(_)
        );
        if is_of_the_board {
            let before = table.game.clone();
            let result = table.ask(Role::Seat(Side::Black), request.clone());
            assert_eq!(result, Err(Refusal::NotYourTurn), "{request:?}");
            assert_eq!(table.game, before);
        }
    }
}

#[test]
fn nobody_answers_an_own_offer() {
    let mut table = Table::new(with_clock());
    table.play(Side::White, "32-28").expect("legal");
    let white = Role::Seat(Side::White);
    for offer in [Offer::Draw, Offer::Takeback, Offer::Pause] {
        table.ask(white, Request::Offer(offer)).expect("may offer");
        assert_eq!(table.ask(white, Request::Offer(offer)), Err(Refusal::AlreadyOffered));
        for accept in [false, true] {
            let answer = Request::Answer { offer, accept };
            assert_eq!(table.ask(white, answer), Err(Refusal::NotOffered));
        }
        table.ask(white, Request::Withdraw(offer)).expect("an own offer");
        assert_eq!(table.game.offered(offer), None);
    }
}

#[test]
fn a_takeback_can_be_switched_off_and_needs_an_own_move() {
    let settings = GameSettings { takebacks: false, ..with_clock() };
    let takeback = || Request::Offer(Offer::Takeback);
    let mut table = Table::new(settings);
    table.play(Side::White, "32-28").expect("legal");
    let white = Role::Seat(Side::White);
    assert_eq!(table.ask(white, takeback()), Err(Refusal::SwitchedOff));
    let mut table = Table::new(with_clock());
    table.play(Side::White, "32-28").expect("legal");
    let black = Role::Seat(Side::Black);
    assert_eq!(table.ask(black, takeback()), Err(Refusal::NothingToTakeBack));
}

#[test]
fn what_a_player_sends_is_the_players_and_time_is_the_servers() {
    let move_request = "32-28".parse().expect("a move");
    assert_eq!(sender(&Command::Play(move_request)), Sender::Seat);
    for command in [
        Command::Wait(1),
        Command::FlagFall(Side::White),
        Command::PauseClock,
        Command::AddTime { side: Side::White, milliseconds: 1 },
        Command::AnswerDraw { accept: true },
        Command::TakeBack,
    ] {
        assert_eq!(sender(&command), Sender::Server, "{command:?}");
    }
    for command in [Command::Undo, Command::Load(String::new()), Command::PlayOn] {
        assert_eq!(sender(&command), Sender::Nobody, "{command:?}");
    }
}

/// Each command that reaches the board as a player's own is the player's by the list of senders.
#[test]
fn every_request_becomes_a_command_that_its_sender_may_send() {
    use dames3d_online::{Circumstances, Consequence};
    let table = Table::new(GameSettings {
        table_rules: TableRules { touch_move: true, by_hand: true },
        ..with_clock()
    });
    for request in requests() {
        let role = Role::Seat(Side::White);
        let decision = table.game.decide(role, &request, Circumstances::default());
        if let Ok(Consequence::Log(Fact::Did { by, command })) = decision {
            assert_eq!(by, Side::White);
            assert_eq!(sender(&command), Sender::Seat, "{command:?}");
        }
    }
}
