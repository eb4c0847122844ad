//! The game of a log: turns, offers, clocks, ends.

use std::time::Duration;

use dames3d_core::game::clocks::ClockSettings;
use dames3d_core::game::{Session, TableRules};
use dames3d_online::{
    Claim, Entry, EntryNumber, Fact, GameSettings, InvalidSettings, LogError, Offer, OnlineGame,
    Pace, Phase, Refusal, Request, Role,
};
use dames3d_rules::board::Square;
use dames3d_rules::rules::{HandAction, Outcome, Side, Variant, WinReason};

use crate::{Table, timed};

const WHITE: Role = Role::Seat(Side::White);
const BLACK: Role = Role::Seat(Side::Black);

fn square(number: u8) -> Square {
    Square::from_number(number).expect("a square")
}

fn left(table: &Table, side: Side) -> Duration {
    let clock = table.game.game().clock().expect("clocks");
    clock.left(side).expect("limited")
}

fn accept(offer: Offer) -> Request {
    Request::Answer { offer, accept: true }
}

#[test]
fn a_log_is_replayed_to_the_same_game_and_survives_json() {
    let mut table = Table::new(timed("5+3"));
    for (side, text) in [(Side::White, "32-28"), (Side::Black, "19-23"), (Side::White, "28x19")] {
        let play = Request::Play(text.parse().expect("a move"));
        table.ask_after(1_500, Role::Seat(side), play).expect("legal");
    }
    let text = serde_json::to_string(&table.log).expect("JSON");
    let log: Vec<Entry> = serde_json::from_str(&text).expect("a log");
    assert_eq!(log, table.log);
    assert_eq!(OnlineGame::replay(&log), Ok(table.game));
}

#[test]
fn a_session_that_carries_out_the_commands_of_a_log_has_its_game() {
    let mut table = Table::new(timed("5+3"));
    let play = |text: &str| Request::Play(text.parse().expect("a move"));
    for (role, request) in [
        (WHITE, play("32-28")),
        (BLACK, play("19-23")),
        (BLACK, Request::Offer(Offer::Takeback)),
        (WHITE, accept(Offer::Takeback)),
        (BLACK, play("18-23")),
        (WHITE, Request::Offer(Offer::Draw)),
        (BLACK, accept(Offer::Draw)),
    ] {
        table.ask_after(700, role, request).expect("legal");
    }
    let commands = OnlineGame::commands_of(&table.log).expect("a log");
    let mut session = Session::default();
    for command in commands {
        session.apply(command).expect("carried out");
    }
    assert_eq!(session.game(), table.game.game());
}

#[test]
fn an_entry_out_of_order_changes_nothing() {
    let mut table = Table::new(timed("5+3"));
    let before = table.game.clone();
    for number in [1, 2, 3, 5, 9] {
        let entry =
            Entry { number: EntryNumber(number), waited: 0, fact: Fact::Restarted { bonus: 0 } };
        let error = table.game.apply(&entry).expect_err("entry 4 is next");
        assert!(matches!(error, LogError::Order { .. }), "{error}");
        assert_eq!(table.game, before);
    }
    assert!(matches!(OnlineGame::replay(&[]), Err(LogError::Creation)));
}

#[test]
fn an_illegal_move_changes_neither_board_nor_clock() {
    let mut table = Table::new(timed("5+3"));
    let before = table.game.clone();
    let play = Request::Play("33-23".parse().expect("a move"));
    let refusal = table.ask_after(2_000, WHITE, play).expect_err("illegal");
    assert!(matches!(refusal, Refusal::Rules(_)), "{refusal}");
    assert_eq!(table.game, before);
}

#[test]
fn an_own_move_keeps_the_request_to_take_back_and_the_others_declines_it() {
    let mut table = Table::new(timed("5"));
    table.play(Side::White, "32-28").expect("legal");
    table.ask(WHITE, Request::Offer(Offer::Takeback)).expect("asked");
    table.play(Side::Black, "19-23").expect("legal");
    assert_eq!(table.game.offered(Offer::Takeback), None);
    table.ask(WHITE, Request::Offer(Offer::Takeback)).expect("asked");
    table.play(Side::White, "28x19").expect("legal");
    assert_eq!(table.game.offered(Offer::Takeback), Some(Side::White));
}

#[test]
fn two_turns_are_taken_back_if_it_is_ones_turn_again_and_the_clocks_are_as_they_were() {
    let mut table = Table::new(timed("5"));
    let play = |text: &str| Request::Play(text.parse().expect("a move"));
    table.ask_after(10_000, WHITE, play("32-28")).expect("legal");
    table.ask_after(20_000, BLACK, play("19-23")).expect("legal");
    table.ask_after(5_000, WHITE, Request::Offer(Offer::Takeback)).expect("asked");
    table.ask_after(5_000, BLACK, accept(Offer::Takeback)).expect("agreed");
    assert_eq!(table.game.game().current_ply().0, 0);
    assert_eq!(left(&table, Side::Black), Duration::from_secs(300));
    assert_eq!(table.game.running_clock(), Some(Side::White), "the clocks go on");
    table.ask(WHITE, play("33-29")).expect("legal");
    assert_eq!(table.game.game().turns().len(), 1);
    table.ask(WHITE, Request::Offer(Offer::Takeback)).expect("asked");
    table.ask(BLACK, accept(Offer::Takeback)).expect("agreed");
    assert_eq!(table.game.game().current_ply().0, 0);
    assert_eq!(table.game.acting_side(), Side::White);
}

#[test]
fn a_draw_is_agreed_on_or_declined() {
    let mut table = Table::new(timed("5"));
    table.ask(BLACK, Request::Offer(Offer::Draw)).expect("offered");
    let decline = Request::Answer { offer: Offer::Draw, accept: false };
    table.ask(WHITE, decline).expect("declined");
    assert_eq!(table.game.phase(), Phase::Playing);
    table.ask(WHITE, Request::Offer(Offer::Draw)).expect("offered");
    table.ask(BLACK, accept(Offer::Draw)).expect("agreed");
    assert!(matches!(table.game.game().outcome(), Some(Outcome::Draw(_))));
}

#[test]
fn a_pause_stops_the_clocks_until_somebody_goes_on() {
    let mut table = Table::new(timed("5"));
    table.play(Side::White, "32-28").expect("legal");
    table.ask(BLACK, Request::Offer(Offer::Pause)).expect("offered");
    table.ask(WHITE, accept(Offer::Pause)).expect("agreed");
    assert!(table.game.is_paused());
    assert_eq!(table.game.running_clock(), None);
    assert_eq!(table.ask(BLACK, Request::Offer(Offer::Pause)), Err(Refusal::Clock));
    table.ask_after(60_000, BLACK, Request::Resume).expect("goes on");
    assert_eq!(table.game.running_clock(), Some(Side::Black));
    assert_eq!(left(&table, Side::Black), Duration::from_secs(300));
    assert_eq!(table.ask(BLACK, Request::Resume), Err(Refusal::Clock));
}

/// They are taken back within a pause, too.
#[test]
fn a_takeback_in_a_pause_leaves_the_clocks_standing() {
    let mut table = Table::new(timed("5"));
    table.play(Side::White, "32-28").expect("legal");
    table.ask(BLACK, Request::Offer(Offer::Pause)).expect("offered");
    table.ask(WHITE, accept(Offer::Pause)).expect("agreed");
    table.ask(WHITE, Request::Offer(Offer::Takeback)).expect("asked");
    table.ask(BLACK, accept(Offer::Takeback)).expect("agreed");
    assert!(table.game.is_paused());
    assert_eq!(table.game.running_clock(), None);
    table.ask(BLACK, Request::Resume).expect("goes on");
    assert_eq!(table.game.running_clock(), Some(Side::White));
}

#[test]
fn time_is_given_to_the_other_player() {
    let mut table = Table::new(timed("5"));
    table.ask(WHITE, Request::GiveTime).expect("given");
    assert_eq!(left(&table, Side::Black), Duration::from_secs(315));
    let mut table = Table::new(GameSettings::new(Variant::Dames3d));
    assert_eq!(table.ask(WHITE, Request::GiveTime), Err(Refusal::Clock));
}

#[test]
fn time_that_runs_out_ends_the_game() {
    let mut table = Table::new(timed("5"));
    assert_eq!(table.game.time_left(), Some(300_000));
    table.write(300_000, Fact::TimeUp(Side::White)).expect("time is up");
    let lost = Outcome::Win { winner: Side::Black, reason: WinReason::Time };
    assert_eq!(table.game.game().outcome(), Some(lost));
    assert_eq!(table.game.running_clock(), None);
    let by_post =
        GameSettings { pace: Pace::Post { days: 3 }, ..GameSettings::new(Variant::Dames3d) };
    let mut table = Table::new(by_post);
    table.write(0, Fact::TimeUp(Side::White)).expect("the days are over");
    assert_eq!(table.game.game().outcome(), Some(lost));
}

#[test]
fn a_restart_gives_time_to_who_is_to_move_and_needs_no_clock() {
    let mut table = Table::new(timed("5"));
    table.play(Side::White, "32-28").expect("legal");
    table.write(0, Fact::Restarted { bonus: 15_000 }).expect("restarted");
    assert_eq!(left(&table, Side::Black), Duration::from_secs(315));
    let mut table = Table::new(GameSettings::new(Variant::Dames3d));
    table.write(0, Fact::Restarted { bonus: 15_000 }).expect("restarted");
}

#[test]
fn the_result_is_claimed_from_who_has_gone_away() {
    for (claim, is_won) in [(Claim::Win, true), (Claim::Draw, false)] {
        let mut table = Table::new(timed("5"));
        table.play(Side::White, "32-28").expect("legal");
        assert_eq!(table.ask(BLACK, Request::Claim(claim)), Err(Refusal::NotAway));
        table.ask(WHITE, Request::Claim(claim)).expect("claimed");
        let outcome = table.game.game().outcome().expect("over");
        assert_eq!(matches!(outcome, Outcome::Win { .. }), is_won);
    }
}

#[test]
fn an_irregular_turn_by_hand_is_judged_by_the_other_player() {
    let settings = GameSettings {
        table_rules: TableRules { touch_move: false, by_hand: true },
        ..GameSettings::new(Variant::Dames3d)
    };
    let mut table = Table::new(settings);
    let carry = HandAction::Carry { from: square(32), to: square(23) };
    table.ask(WHITE, Request::Hand(carry)).expect("carried");
    table.ask(WHITE, Request::EndTurn).expect("ended");
    let keep = || Request::ResolveIrregularity { keep: false };
    assert_eq!(table.game.acting_side(), Side::Black);
    assert_eq!(table.ask(WHITE, keep()), Err(Refusal::NotYourTurn));
    table.ask(BLACK, keep()).expect("corrected");
    assert_eq!(table.game.acting_side(), Side::White);
}

#[test]
fn the_player_who_judges_an_irregular_turn_has_a_full_delay() {
    let settings = GameSettings {
        table_rules: TableRules { touch_move: false, by_hand: true },
        ..timed("5d5")
    };
    let mut table = Table::new(settings);
    let carry = HandAction::Carry { from: square(32), to: square(23) };
    table.ask(WHITE, Request::Hand(carry)).expect("carried");
    table.ask_after(2_000, WHITE, Request::EndTurn).expect("ended");
    assert_eq!(table.game.running_clock(), Some(Side::Black));
    assert_eq!(table.game.time_left(), Some(305_000));
    table.write(305_000, Fact::TimeUp(Side::Black)).expect("time is up");
    let lost = Outcome::Win { winner: Side::White, reason: WinReason::Time };
    assert_eq!(table.game.game().outcome(), Some(lost));
}

#[test]
fn sheep_and_wolf_are_placed_by_their_players() {
    let mut table = Table::new(GameSettings::new(Variant::WolfAndSheep));
    let place = |number| Request::Place(square(number));
    assert_eq!(table.ask(BLACK, place(46)), Err(Refusal::NotYourTurn));
    for number in [46, 47, 48, 49] {
        table.ask(WHITE, place(number)).expect("placed");
    }
    assert_eq!(table.ask(BLACK, place(49)), Err(Refusal::NotYourTurn));
    table.ask(WHITE, place(49)).expect("taken away again");
    table.ask(WHITE, place(50)).expect("placed");
    assert_eq!(table.game.acting_side(), Side::Black);
    table.ask(BLACK, place(3)).expect("placed");
    assert!(table.game.game().placement().is_none());
}

#[test]
fn settings_that_make_no_game_are_refused() {
    let error = |settings: GameSettings| settings.start().expect_err("no game");
    let plain = || GameSettings::new(Variant::International);
    for days in [0, 31, 255] {
        let settings = GameSettings { pace: Pace::Post { days }, ..plain() };
        assert_eq!(error(settings), InvalidSettings::Days(days));
    }
    let settings = GameSettings { pace: Pace::Clock(ClockSettings::default()), ..plain() };
    assert_eq!(error(settings), InvalidSettings::Clock);
    let settings = GameSettings { position: Some("W:W1:Bnothing".to_owned()), ..plain() };
    assert!(matches!(error(settings), InvalidSettings::Game(_)));
}
