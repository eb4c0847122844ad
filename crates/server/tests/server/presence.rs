//! Presence, and the time from which the result may be claimed.

use dames3d_core::game::clocks::ClockSettings;
use dames3d_online::{Claim, GameSettings, Offer, Pace, Presence, Refusal, Request};
use dames3d_rules::rules::{Side, Variant};
use dames3d_server::{Answer, SeatPresence, Speed};

use crate::{BLACK, Desk, WHITE, play, timed};

fn claim() -> Request {
    Request::Claim(Claim::Win)
}

const NOT_AWAY: Answer = Answer::Refused(Refusal::NotAway);

#[test]
fn several_connections_of_a_seat_are_one_player() {
    let mut seat = SeatPresence::absent_since(0);
    seat.connect();
    seat.connect();
    seat.disconnect(100);
    assert_eq!(seat.presence(50_000), Presence::Connected);
    seat.disconnect(60_000);
    assert_eq!(seat.presence(69_999), Presence::Reconnecting);
    assert_eq!(seat.presence(70_000), Presence::Away);
}

#[test]
fn games_are_as_fast_as_the_time_for_forty_moves() {
    let speed = |text: &str| {
        let clock = ClockSettings::from_minutes(text).expect("a time control");
        Speed::from_settings(&GameSettings {
            pace: Pace::Clock(clock),
            ..GameSettings::new(Variant::Dames3d)
        })
    };
    assert_eq!(speed("1+1"), Speed::Bullet);
    assert_eq!(speed("3+2"), Speed::Blitz);
    assert_eq!(speed("10"), Speed::Rapid);
    assert_eq!(speed("25"), Speed::Classical);
    let unlimited = GameSettings::new(Variant::Dames3d);
    assert_eq!(Speed::from_settings(&unlimited), Speed::Classical);
}

#[test]
fn the_result_is_claimed_once_the_other_has_been_away_for_long_enough() {
    let mut desk = Desk::new(timed("10"));
    desk.ask(WHITE, play("32-28"));
    desk.ask(BLACK, play("19-23"));
    desk.ask(WHITE, play("28x19"));
    assert_eq!(desk.ask(WHITE, claim()), NOT_AWAY, "Black is there");
    desk.room.disconnect(BLACK, desk.now);
    desk.pass(119_999);
    assert_eq!(desk.room.company(desk.now).claim_after, Some(1));
    assert_eq!(desk.ask(WHITE, claim()), NOT_AWAY, "a moment too soon");
    desk.pass(1);
    assert_eq!(desk.ask(BLACK, claim()), NOT_AWAY, "at the own turn");
    assert_eq!(desk.ask(WHITE, claim()), Answer::Done);
    assert!(desk.room.game().game().outcome().is_some());
}

#[test]
fn who_comes_back_is_there_again() {
    let mut desk = Desk::new(timed("10"));
    desk.ask(WHITE, play("32-28"));
    desk.ask(BLACK, play("19-23"));
    desk.ask(WHITE, play("28x19"));
    desk.room.disconnect(BLACK, desk.now);
    desk.pass(200_000);
    desk.room.connect(BLACK);
    assert_eq!(desk.room.company(desk.now).claim_after, None);
    assert_eq!(desk.ask(WHITE, claim()), NOT_AWAY);
}

#[test]
fn nothing_is_claimed_before_both_have_moved_or_when_the_clock_ends_the_game_anyway() {
    let mut desk = Desk::new(timed("10"));
    desk.ask(WHITE, play("32-28"));
    desk.room.disconnect(BLACK, desk.now);
    desk.pass(300_000);
    assert_eq!(desk.ask(WHITE, claim()), NOT_AWAY, "Black has not moved");
    let mut desk = Desk::new(timed("3"));
    desk.ask(WHITE, play("32-28"));
    desk.ask(BLACK, play("19-23"));
    desk.ask(WHITE, play("28x19"));
    desk.room.disconnect(BLACK, desk.now);
    desk.pass(177_500);
    assert_eq!(desk.ask(WHITE, claim()), NOT_AWAY, "2.5 s are left");
}

#[test]
fn nothing_is_claimed_in_a_pause_and_an_absence_counts_from_its_end() {
    let mut desk = Desk::new(timed("10"));
    desk.ask(WHITE, play("32-28"));
    desk.ask(BLACK, play("19-23"));
    desk.ask(WHITE, play("28x19"));
    desk.ask(BLACK, Request::Offer(Offer::Pause));
    desk.ask(WHITE, Request::Answer { offer: Offer::Pause, accept: true });
    assert!(desk.room.game().is_paused());
    desk.room.disconnect(BLACK, desk.now);
    desk.pass(600_000);
    assert_eq!(desk.room.company(desk.now).claim_after, None);
    assert_eq!(desk.ask(WHITE, claim()), NOT_AWAY, "in the pause");
    assert_eq!(desk.ask(WHITE, Request::Resume), Answer::Done);
    assert_eq!(desk.room.company(desk.now).claim_after, Some(120_000));
    desk.pass(119_999);
    assert_eq!(desk.ask(WHITE, claim()), NOT_AWAY, "a moment too soon");
    desk.pass(1);
    assert_eq!(desk.ask(WHITE, claim()), Answer::Done);
}

#[test]
fn by_post_only_the_days_count() {
    let mut desk = Desk::new(GameSettings {
        pace: Pace::Post { days: 3 },
        ..GameSettings::new(Variant::Dames3d)
    });
    let day = 24 * 60 * 60 * 1_000;
    desk.ask(WHITE, play("32-28"));
    desk.room.disconnect(BLACK, desk.now);
    desk.pass(3 * day - 1);
    assert_eq!(desk.ask(WHITE, claim()), NOT_AWAY);
    desk.pass(1);
    assert_eq!(desk.ask(WHITE, claim()), Answer::Done);
    let winner = desk.room.game().game().outcome();
    assert!(winner.is_some_and(|outcome| format!("{outcome:?}").contains("White")));
    assert_eq!(desk.room.game().acting_side(), Side::Black);
}
