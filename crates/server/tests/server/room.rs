//! Rooms: requests once, clocks, restarts, rematches.

use dames3d_core::game::clocks::{ClockSettings, ClockStart, TimeControl};
use dames3d_online::{
    Fact, GameId, GameSettings, InvalidSettings, Offer, Pace, Phase, Refusal, Request, RequestId,
};
use dames3d_rules::rules::{BySide, Side, Variant};
use dames3d_server::{Answer, AnsweredRequest, Outage, Prepared, Room, SecretHash};

use crate::{BLACK, Desk, WHITE, play, secret, timed};

const DAY: u64 = 24 * 60 * 60 * 1_000;

#[test]
fn a_request_that_is_sent_again_is_carried_out_once() {
    let mut desk = Desk::new(timed("5"));
    assert_eq!(desk.ask_as(WHITE, 7, play("32-28")), Answer::Done);
    let length = desk.log.len();
    assert_eq!(desk.ask_as(WHITE, 7, play("32-28")), Answer::Done);
    assert_eq!(desk.log.len(), length);
    // The numbers of the other seat are others.
    assert_eq!(desk.ask_as(BLACK, 7, play("19-23")), Answer::Done);
}

#[test]
fn a_server_that_is_started_again_still_knows_the_request() {
    let mut desk = Desk::new(timed("5"));
    desk.ask_as(WHITE, 7, play("32-28"));
    desk.room = desk.reopened();
    assert_eq!(desk.ask_as(WHITE, 7, play("32-28")), Answer::Done);
    assert_eq!(desk.room.game().game().turns().len(), 1);
}

#[test]
fn what_was_refused_stays_refused() {
    let mut desk = Desk::new(timed("5"));
    let refused = Answer::Refused(Refusal::NotYourTurn);
    assert_eq!(desk.ask_as(BLACK, 7, play("19-23")), refused);
    let request = AnsweredRequest { by: Side::Black, id: RequestId(7) };
    desk.room.note_refusal(request, Refusal::NotYourTurn);
    desk.ask(WHITE, play("32-28"));
    assert_eq!(desk.ask_as(BLACK, 7, play("19-23")), refused, "sent again");
    assert_eq!(desk.ask_as(BLACK, 8, play("19-23")), Answer::Done);
}

#[test]
fn the_clock_of_who_thinks_runs_and_the_delay_is_given_back() {
    let mut desk = Desk::new(timed("5"));
    desk.pass(4_000);
    desk.ask(WHITE, play("32-28"));
    assert_eq!(desk.left(Side::White), 296_000);
    desk.room.measure(Side::Black, 300);
    desk.pass(2_000);
    desk.ask(BLACK, play("19-23"));
    assert_eq!(desk.left(Side::Black), 298_300);
    // Who asks for something else than a move gets nothing back.
    desk.pass(1_000);
    desk.ask(BLACK, Request::Offer(Offer::Draw));
    assert_eq!(desk.left(Side::White), 295_000);
}

#[test]
fn who_talks_instead_of_moving_gets_no_time_back() {
    let mut desk = Desk::new(timed("5"));
    desk.room.measure(Side::White, 1_000);
    for _ in 0..10 {
        desk.pass(1_000);
        desk.ask(WHITE, Request::Greet(dames3d_online::Greeting::Hello));
    }
    assert_eq!(desk.left(Side::White), 290_000);
    desk.pass(1_500);
    desk.ask(WHITE, play("32-28"));
    assert_eq!(desk.left(Side::White), 289_500, "the move gets it");
}

#[test]
fn an_illegal_move_costs_the_time_that_passes_and_nothing_else() {
    let mut desk = Desk::new(timed("5"));
    desk.pass(3_000);
    assert!(matches!(desk.ask(WHITE, play("33-23")), Answer::Refused(Refusal::Rules(_))));
    assert_eq!(desk.left(Side::White), 300_000, "nothing is written");
    desk.pass(2_000);
    desk.ask(WHITE, play("32-28"));
    assert_eq!(desk.left(Side::White), 295_000);
}

#[test]
fn a_flag_falls_by_itself_and_a_move_after_it_is_too_late() {
    let mut desk = Desk::new(timed("5"));
    desk.room.measure(Side::White, 200);
    desk.pass(300_100);
    assert_eq!(desk.room.prepare_due(desk.now), None, "the move may be on its way");
    desk.pass(100);
    let late = Answer::Refused(Refusal::TimeIsUp);
    assert_eq!(desk.ask(WHITE, play("32-28")), late);
    let due = desk.room.prepare_due(desk.now).expect("the time is up");
    assert_eq!(due.entry.fact, Fact::TimeUp(Side::White));
    desk.write(due);
    assert_eq!(desk.room.game().phase(), Phase::Over);
    assert_eq!(desk.room.deadline(), None);
}

#[test]
fn a_move_that_was_on_its_way_when_the_flag_fell_is_in_time() {
    let mut desk = Desk::new(timed("5"));
    desk.room.measure(Side::White, 200);
    desk.pass(300_150);
    assert_eq!(desk.ask(WHITE, play("32-28")), Answer::Done);
    assert_eq!(desk.left(Side::White), 50);
}

#[test]
fn a_pause_ends_by_itself() {
    let mut desk = Desk::new(timed("5"));
    desk.ask(WHITE, Request::Offer(Offer::Pause));
    let accept = Request::Answer { offer: Offer::Pause, accept: true };
    desk.ask(BLACK, accept);
    desk.pass(15 * 60 * 1_000 - 1);
    assert_eq!(desk.room.prepare_due(desk.now), None);
    desk.pass(1);
    let due = desk.room.prepare_due(desk.now).expect("the pause is over");
    assert_eq!(due.entry.fact, Fact::Resumed { by: None });
    desk.write(due);
    assert_eq!(desk.left(Side::White), 300_000);
    assert_eq!(desk.room.game().running_clock(), Some(Side::White));
}

#[test]
fn a_pause_ends_in_time_whatever_is_said_meanwhile() {
    let mut desk = Desk::new(timed("5"));
    desk.ask(WHITE, Request::Offer(Offer::Pause));
    desk.ask(BLACK, Request::Answer { offer: Offer::Pause, accept: true });
    for _ in 0..15 {
        assert_eq!(desk.room.prepare_due(desk.now), None);
        desk.pass(60_000);
        desk.ask(WHITE, Request::Greet(dames3d_online::Greeting::Hello));
    }
    assert!(desk.room.prepare_due(desk.now).is_some());
}

/// Without a limit there is no time to add to.
#[test]
fn a_restart_leaves_a_game_in_which_the_side_to_move_has_no_clock_as_it_is() {
    let mut clock = ClockSettings::from_minutes("5").expect("a time control");
    clock.start = ClockStart::AtOnce;
    clock.black = TimeControl::Unlimited;
    let pace = Pace::Clock(clock);
    let mut desk = Desk::new(GameSettings { pace, ..GameSettings::new(Variant::International) });
    desk.ask(WHITE, play("32-28"));
    desk.pass(3_600_000);
    let outage = Outage { from: desk.now - 3_600_000, until: desk.now };
    let restart = desk.room.prepare_restart(outage, desk.now).expect("a game in progress");
    desk.write(restart);
    desk.room = desk.reopened();
    desk.ask(BLACK, play("19-23"));
    assert_eq!(desk.left(Side::White), 300_000);
}

#[test]
fn the_clocks_stand_while_the_server_is_down_and_the_log_says_so() {
    let mut desk = Desk::new(timed("5"));
    desk.pass(1_000);
    desk.ask(WHITE, play("32-28"));
    // An hour without the server.
    desk.pass(3_600_000);
    desk.room = desk.reopened();
    let outage = Outage { from: desk.now - 3_600_000, until: desk.now };
    let restart = desk.room.prepare_restart(outage, desk.now).expect("a game in progress");
    assert_eq!(restart.entry.fact, Fact::Restarted { bonus: 15_000 });
    desk.write(restart);
    assert_eq!(desk.room.prepare_restart(outage, desk.now), None, "said once");
    assert_eq!(desk.left(Side::Black), 315_000);
    desk.pass(5_000);
    desk.ask(BLACK, play("19-23"));
    assert_eq!(desk.left(Side::Black), 310_000);
    desk.ask(WHITE, Request::Resign);
    let later = Outage { from: desk.now, until: desk.now + 10_000 };
    assert_eq!(desk.room.prepare_restart(later, desk.now + 10_000), None, "the game is over");
}

#[test]
fn the_days_by_post_stand_in_a_long_outage() {
    let settings =
        GameSettings { pace: Pace::Post { days: 2 }, ..GameSettings::new(Variant::International) };
    let mut desk = Desk::new(settings);
    desk.pass(DAY);
    // What is said meanwhile changes nothing about the time of the turn.
    desk.ask(BLACK, Request::Greet(dames3d_online::Greeting::Hello));
    desk.pass(DAY / 2);
    let short = Outage { from: desk.now - 60_000, until: desk.now };
    assert_eq!(desk.room.prepare_restart(short, desk.now), None);
    let outage = Outage { from: desk.now, until: desk.now + 3 * DAY };
    desk.pass(3 * DAY + 1_000);
    desk.room = desk.reopened();
    let restart = desk.room.prepare_restart(outage, desk.now);
    let restart = restart.expect("a long outage");
    assert_eq!(restart.entry.fact, Fact::Restarted { bonus: 0 });
    desk.write(restart);
    let left = DAY / 2 - 1_000;
    assert_eq!(desk.room.game().post_left(), Some(left));
    let claim = Request::Claim(dames3d_online::Claim::Win);
    desk.pass(left - 1);
    let refused = Answer::Refused(Refusal::NotAway);
    assert_eq!(desk.ask(BLACK, claim.clone()), refused);
    desk.pass(1);
    assert_eq!(desk.ask(BLACK, claim), Answer::Done);
}

#[test]
fn a_game_without_time_has_nothing_to_say_about_an_outage() {
    let mut desk = Desk::new(GameSettings::new(Variant::International));
    desk.pass(DAY);
    let outage = Outage { from: desk.now - DAY, until: desk.now };
    assert_eq!(desk.room.prepare_restart(outage, desk.now), None);
}

#[test]
fn a_log_never_goes_back_in_time() {
    let mut desk = Desk::new(timed("5"));
    // Another server's clock is behind.
    desk.now -= 3_000;
    desk.ask(WHITE, play("32-28"));
    let times: Vec<_> = desk.log.iter().map(|stored| stored.at).collect();
    assert!(times.is_sorted(), "{times:?}");
    assert_eq!(desk.left(Side::White), 300_000);
}

#[test]
fn offers_come_back_with_the_game() {
    let mut desk = Desk::new(timed("5"));
    desk.ask(WHITE, play("32-28"));
    desk.ask(WHITE, Request::Offer(Offer::Draw));
    desk.ask(BLACK, Request::Offer(Offer::Takeback));
    desk.ask(BLACK, Request::Offer(Offer::Pause));
    assert_eq!(desk.reopened().game(), desk.room.game());
    assert_eq!(desk.reopened().game().offered(Offer::Pause), Some(Side::Black));
}

#[test]
fn a_second_offer_accepts_a_rematch_with_the_colors_exchanged() {
    let mut desk = Desk::new(timed("5"));
    desk.ask(WHITE, Request::Resign);
    desk.ask(WHITE, Request::Offer(Offer::Rematch));
    let accept = Request::Answer { offer: Offer::Rematch, accept: true };
    let Prepared::BeginRematch(settings) = desk.prepare(BLACK, 50, &accept) else {
        panic!("a rematch");
    };
    assert_eq!(settings, timed("5").with_colors_exchanged());
    let request = AnsweredRequest { by: Side::Black, id: RequestId(50) };
    let game = GameId::from_random(9);
    let stored = desk.room.prepare_rematch(game, request, desk.now);
    desk.write(stored);
    assert_eq!(desk.room.game().rematch(), Some(game));
    assert_eq!(desk.ask_as(BLACK, 50, accept.clone()), Answer::Done, "sent again");
    let refused = Answer::Refused(Refusal::NotOffered);
    assert_eq!(desk.ask_as(BLACK, 51, accept), refused, "there is one rematch");
}

#[test]
fn a_seat_is_given_once_and_opened_by_its_secret_alone() {
    let desk = Desk::new(timed("5"));
    assert_eq!(desk.room.free_seat(), None);
    assert_eq!(desk.room.prepare_seat(Side::White, desk.now), None);
    assert_eq!(desk.room.seat_of(&secret(Side::Black)), Some(Side::Black));
    let other = dames3d_online::Secret::from_random(1);
    assert_eq!(desk.room.seat_of(&other), None);
    let hash = SecretHash::new(&other);
    assert!(hash.is_of(&other) && !hash.is_of(&secret(Side::White)));
    assert_eq!(SecretHash::from_bytes(*hash.bytes()), hash);
}

#[test]
fn settings_that_make_no_game_create_none() {
    let settings =
        GameSettings { pace: Pace::Post { days: 0 }, ..GameSettings::new(Variant::Dames3d) };
    let error = Room::first_entry(settings, 0).expect_err("no game");
    assert_eq!(error, InvalidSettings::Days(0));
    assert!(Room::open(&[], BySide::default(), 0).is_err());
}
