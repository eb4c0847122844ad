//! The text of time controls.

use dames3d::game::clocks::{Bonus, ClockSettings, Period, TimeControl, clock_text};
use dames3d::i18n::{Language, Localizer};

use super::{control, seconds};
use crate::cases::rows;
use crate::random::{Random, amount};
use std::time::Duration;

#[test]
fn every_kind_of_control_is_read_and_written_as_in_pdn() {
    let period = |moves, time, bonus| Period { moves, time: seconds(time), bonus };
    let one = |time, bonus| TimeControl::Periods(vec![period(None, time, bonus)]);
    let delay = Bonus::Delay(Duration::from_millis(2500));
    let three = TimeControl::Periods(vec![
        period(Some(40), 7200, Bonus::None),
        period(Some(20), 1800, Bonus::Increment(seconds(30))),
        period(None, 900, Bonus::None),
    ]);
    for (text, expected) in [
        ("-", TimeControl::Unlimited),
        ("?", TimeControl::Unknown),
        ("300", one(300, Bonus::None)),
        ("300+5", one(300, Bonus::Increment(seconds(5)))),
        ("300b5", one(300, Bonus::Bronstein(seconds(5)))),
        ("0d2.5", one(0, delay)),
        ("40/7200:20/1800+30:900", three),
        ("*120", TimeControl::Hourglass(seconds(120))),
        ("=30", TimeControl::PerMove(seconds(30))),
    ] {
        assert_eq!(control(text), expected);
        assert_eq!(expected.to_string(), text);
        let json = serde_json::to_string(&expected).expect("text");
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<TimeControl>(&json).expect("as written"), expected);
    }
}

#[test]
fn an_invalid_control_is_reported_with_its_column_and_what_was_expected() {
    for [text, column, expected, found] in rows(
        "
                  | 1 | a time control such as 5+3  | the end
        fast      | 1 | a time control such as 5+3  | “fast”
        0         | 1 | a time control such as 5+3  | “0”
        300+      | 5 | a time above 0              | the end
        300+0     | 5 | a time above 0              | “0”
        300:60    | 4 | the end of the time control | “:”
        300s      | 4 | the end of the time control | “s”
        40/       | 4 | a time above 0              | the end
        40/7200:  | 9 | a time above 0              | the end
        40/7200:x | 9 | a time above 0              | “x”
        40/7200:0 | 9 | a time above 0              | “0”
        *         | 2 | a time above 0              | the end
        *0        | 2 | a time above 0              | “0”
        =         | 2 | a time above 0              | the end
        0.0001+1  | 1 | a time control such as 5+3  | “0”
        1.2.3     | 1 | a time control such as 5+3  | “1”
        10000001  | 1 | a time control such as 5+3  | “10000001”
        =99999999999999999999 | 2 | a time above 0  | “999999999999”
        ",
    )
    .into_iter()
    .chain([["300+5 ", "6", "the end of the time control", "“ ”"]])
    {
        let error = text.parse::<TimeControl>().expect_err(text);
        let expected = format!("column {column}: expected {expected}, found {found}");
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

#[test]
fn players_name_main_times_in_minutes() {
    for (said, text) in [
        ("5+3", "300+3"),
        ("90", "5400"),
        ("0.5", "30"),
        ("100s+5", "100+5"),
        ("40/120:60d10", "40/7200:3600d10"),
        ("*2", "*120"),
        ("=30", "=30"),
        ("-", "-"),
    ] {
        assert_eq!(TimeControl::from_minutes(said), Ok(control(text)));
    }
}

#[test]
fn a_text_without_a_control_is_refused_and_errors_name_the_column() {
    let (control_text, end) = ("a time control such as 5+3", "the end of the time control");
    for (text, column, expected, found) in [
        ("", 1, control_text, "the end"),
        (" \u{3000} ", 4, control_text, "the end"),
        ("\u{3000}5+3 \u{a0}x", 7, control_text, "“x”"),
        ("5 3 \u{2003}2", 6, end, "“2”"),
    ] {
        let error = ClockSettings::from_minutes(text).expect_err(text);
        let expected = format!("column {column}: expected {expected}, found {found}");
        assert_eq!(error.to_string(), expected, "{text:?}");
    }
    let odds = ClockSettings::from_minutes("\t5+3\u{2003} 3+2 ").expect("two controls");
    assert_eq!((odds.white, odds.black), (control("300+3"), control("180+2")));
}

fn any_time(random: &mut Random) -> Duration {
    let milliseconds = match random.below(3) {
        0 => 60_000 * random.between(1, 180),
        1 => 1000 * random.between(1, 7200),
        _ => random.between(1, 100_000),
    };
    Duration::from_millis(milliseconds as u64)
}

/// Any control with these chances of each kind.
pub(crate) fn any_control(random: &mut Random) -> TimeControl {
    match random.below(10) {
        0 => TimeControl::Unlimited,
        1 => TimeControl::Hourglass(any_time(random)),
        2 => TimeControl::PerMove(any_time(random)),
        _ => {
            let count = [1, 1, 1, 2, 3][random.below(5)];
            let mut period = |is_last: bool| {
                let bonus_time = Duration::from_millis(random.between(1, 40_000) as u64);
                let bonus = match random.below(5) {
                    0 => Bonus::Bronstein(bonus_time),
                    1 => Bonus::Delay(bonus_time),
                    2 | 3 => Bonus::Increment(bonus_time),
                    _ => Bonus::None,
                };
                let has_time = bonus == Bonus::None || random.chance(90);
                Period {
                    moves: (!is_last || random.chance(20)).then(|| random.between(1, 5) as u16),
                    time: if has_time { any_time(random) } else { Duration::ZERO },
                    bonus,
                }
            };
            TimeControl::Periods((1..=count).map(|number| period(number == count)).collect())
        }
    }
}

#[test]
fn every_control_is_read_back_from_its_text() {
    let mut random = Random::for_test("every_control_is_read_back_from_its_text");
    for _ in 0..amount(2000) {
        let control = any_control(&mut random);
        assert_eq!(control.to_string().parse(), Ok(control));
    }
}

#[test]
fn pdn_has_one_tag_for_both_sides_or_one_for_each() {
    let read = |tags: &[(&str, &str)]| {
        ClockSettings::from_pdn_tags(|name| {
            let tag = tags.iter().find(|(tag, _)| *tag == name);
            tag.map(|(_, value)| *value)
        })
    };
    let fischer = control("300+5");
    let both = read(&[("TimeControl", "300+5")]).expect("valid").expect("a control");
    assert_eq!(both, ClockSettings::both(fischer.clone()));
    assert_eq!(both.pdn_tags(), [("TimeControl", "300+5".to_owned())]);
    let odds = read(&[("TimeControl", "300+5"), ("TimeControlBlack", "*60")]);
    let odds = odds.expect("valid").expect("a control");
    assert_eq!((&odds.white, &odds.black), (&fischer, &control("*60")));
    assert_eq!(
        odds.pdn_tags(),
        [("TimeControlWhite", "300+5".to_owned()), ("TimeControlBlack", "*60".to_owned())]
    );
    let half = read(&[("TimeControlWhite", " 300+5 ")]);
    assert_eq!(half.expect("valid").expect("a control").black, TimeControl::Unknown);
    assert_eq!(read(&[("Event", "300+5")]), Ok(None));
    assert_eq!(ClockSettings::default().pdn_tags(), []);
    let error = read(&[("TimeControlBlack", "300+x")]).expect_err("an x");
    assert_eq!(error.to_string(), "TimeControlBlack: column 5: expected a time above 0, found “x”");
}

#[test]
fn a_clock_shows_tenths_below_ten_seconds_and_zero_only_at_the_end() {
    for (milliseconds, text) in [
        (0, "0.0"),
        (1, "0.1"),
        (100, "0.1"),
        (101, "0.2"),
        (9_800, "9.8"),
        (9_999, "9.9"),
        (10_000, "0:10"),
        (10_001, "0:11"),
        (59_001, "1:00"),
        (300_000, "5:00"),
        (299_999, "5:00"),
        (3_599_000, "59:59"),
        (3_600_000, "1:00:00"),
        (3_723_000, "1:02:03"),
    ] {
        assert_eq!(clock_text(Duration::from_millis(milliseconds)), text);
    }
}

#[test]
fn a_time_that_is_no_whole_minute_or_second_is_shown_exactly() {
    let localizer = Localizer::new(Language::English);
    for (text, expected) in [
        ("30+1", "0:30 + 1 s a move"),
        ("90", "1:30"),
        ("300+3", "5 min + 3 s a move"),
        ("300+0.5", "5 min + 0.5 s a move"),
        ("=0.5", "0.5 s a move"),
        ("=0.25", "0.25 s a move"),
        ("*90", "Hourglass 1:30"),
        ("*300", "Hourglass 5 min"),
    ] {
        let control: TimeControl = text.parse().expect("a time control");
        assert_eq!(localizer.time_control(&control), expected);
    }
}
