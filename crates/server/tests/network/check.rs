//! Checks at the end of a game: everything that a server has said is in its log, once, and everyone has the same.

use std::collections::BTreeMap;

use dames3d_core::game::Command;
use dames3d_online::{EntryNumber, Fact, Offer, OnlineGame, Request, RequestId};
use dames3d_rules::rules::{BySide, Side};
use dames3d_server::{AnsweredRequest, StoredEntry};

use crate::clocks::Clocks;
use crate::player::fingerprint;
use crate::random_moves::turns_written;
use crate::record::Seen;

/// A player's board as it reports it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Report {
    pub(crate) unanswered: usize,
    pub(crate) last: EntryNumber,
    pub(crate) fingerprint: u64,
    /// The time, and the clocks that are shown.
    pub(crate) now: u64,
    pub(crate) left: BySide<i64>,
}

impl Report {
    pub(crate) fn read(text: &str) -> Report {
        let numbers: Vec<u64> =
            text.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        let [unanswered, last, fingerprint, now, white, black] = numbers[..] else {
            panic!("expected a report, found {text}");
        };
        Report {
            unanswered: unanswered as usize,
            last: EntryNumber(last),
            fingerprint,
            now,
            left: BySide { white: white as i64, black: black as i64 },
        }
    }
}

/// The error of the clocks of a game against the model, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ClockErrors {
    /// Those of the players' boards.
    pub(crate) shown: i64,
    /// The time that an entry of the log took.
    pub(crate) written: i64,
}

/// Checks the log of a game against what the network has seen and what the players report.
pub(crate) fn check(log: &[StoredEntry], seen: &Seen, reports: &[Report; 2]) -> ClockErrors {
    assert!(seen.contradictions.is_empty(), "{:?}", seen.contradictions);
    let entries: Vec<_> = log.iter().map(|stored| stored.entry.clone()).collect();
    let game = OnlineGame::replay(&entries).expect("a log without gaps");
    for (number, sent) in &seen.entries {
        let written = entries.get(number.0 as usize - 1);
        assert_eq!(written, Some(sent), "an entry that was sent is not in the log");
    }
    check_requests(log, seen);
    if !log.iter().any(is_takeback) {
        assert_eq!(turns_written(log), game.game().turns().len());
    }
    for report in reports {
        assert_eq!((report.unanswered, report.last), (0, game.last()));
        assert_eq!(report.fingerprint, fingerprint(&game), "{report:?}");
    }
    clock_errors(log, &game, seen, reports)
}

fn check_requests(log: &[StoredEntry], seen: &Seen) {
    let mut carried_out: BTreeMap<(Side, RequestId), &StoredEntry> = BTreeMap::new();
    for stored in log {
        let Some(AnsweredRequest { by, id }) = stored.request else {
            let is_own = matches!(
                stored.entry.fact,
                Fact::Created(_) | Fact::Joined(_) | Fact::Restarted { .. } | Fact::TimeUp(_)
            );
            assert!(is_own, "nobody has asked for {stored:?}");
            continue;
        };
        let before = carried_out.insert((by, id), stored);
        assert_eq!(before, None, "{by:?} {id:?} was carried out twice");
        let asked = seen.asked.get(&(by, id));
        if let Fact::Did { command, .. } = &stored.entry.fact {
            let is_asked = match (asked, command) {
                (Some(Request::Play(asked)), Command::Play(played)) => asked == played,
                (Some(Request::Place(asked)), Command::Place(placed)) => asked == placed,
                _ => false,
            };
            assert!(is_asked, "expected {asked:?}, found {command:?}");
        }
        assert!(asked.is_some(), "nobody has asked for {stored:?}");
    }
    for request in &seen.acknowledged {
        assert!(carried_out.contains_key(request), "{request:?} was acknowledged, and is lost");
    }
    for request in &seen.refused {
        assert!(!carried_out.contains_key(request), "{request:?} was refused, and is carried out");
    }
}

fn is_takeback(stored: &StoredEntry) -> bool {
    matches!(stored.entry.fact, Fact::Answered { offer: Offer::Takeback, accept: true, .. })
}

fn clock_errors(
    log: &[StoredEntry],
    game: &OnlineGame,
    seen: &Seen,
    reports: &[Report; 2],
) -> ClockErrors {
    let Some(clocks) = Clocks::after(log, seen.delay) else {
        return ClockErrors::default();
    };
    let mut errors = ClockErrors { shown: 0, written: clocks.most_apart };
    for side in Side::BOTH {
        let written = game.game().clock().and_then(|clock| clock.left(side));
        let written = written.expect("a limited time").as_millis() as i64;
        assert_eq!(written, clocks.left[side], "{side:?}");
        for report in reports {
            let shown = report.left[side] - clocks.at(report.now)[side];
            errors.shown = errors.shown.max(shown.abs());
        }
    }
    errors
}
