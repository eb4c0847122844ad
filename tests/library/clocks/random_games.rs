//! Random games with random time controls, whose clocks are compared with the model after every event.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use dames3d::game::clocks::{ClockHistory, ClockSettings, ClockStart};
use dames3d::platform::Stopwatch;
use dames3d::rules::{BySide, Side};

use super::model::{ClockEvent, Model, Shown};
use super::time_control::any_control;
use crate::random::Random;

/// A game with clocks, played on the library's clocks and on the model.
struct Game {
    history: ClockHistory<usize>,
    model: Model,
    /// The positions of the line shown; the last one is shown.
    line: Vec<usize>,
    /// The positions after the one shown.
    ahead: Vec<usize>,
    /// The model's events at each position's arrival.
    arrivals: HashMap<usize, Vec<ClockEvent>>,
    /// The position at which play was interrupted, with the model's events then.
    interrupted: Option<(usize, Vec<ClockEvent>)>,
}

impl Game {
    fn new(settings: ClockSettings, first: Side) -> Game {
        Game {
            history: ClockHistory::new(settings.clone(), 0, first),
            model: Model { settings, first, events: Vec::new() },
            line: vec![0],
            ahead: Vec::new(),
            arrivals: HashMap::from([(0, Vec::new())]),
            interrupted: None,
        }
    }

    fn turn(&self) -> Side {
        match self.line.len() % 2 {
            1 => self.model.first,
            _ => !self.model.first,
        }
    }

    fn at(&self) -> usize {
        self.line[self.line.len() - 1]
    }

    fn happen(&mut self, event: ClockEvent) {
        let next = !self.turn();
        let clock = self.history.clock_mut();
        let is_done = match event {
            ClockEvent::Pass(time) => {
                let flag = clock.advance(Duration::from_millis(time as u64));
                assert!(flag.is_none() || flag == clock.flag());
                true
            }
            ClockEvent::Pause => clock.pause().is_ok(),
            ClockEvent::Resume => clock.resume().is_ok(),
            ClockEvent::Add(side, time) => {
                clock.add_time(side, Duration::from_millis(time as u64)).is_ok()
            }
            ClockEvent::FinishTurn => {
                let to = self.arrivals.len();
                self.history.finish_turn(to, next);
                self.line.push(to);
                self.ahead.clear();
                self.interrupted = None;
                true
            }
        };
        if is_done {
            self.model.events.push(event);
        }
        if event == ClockEvent::FinishTurn {
            self.arrivals.insert(self.at(), self.model.events.clone());
        }
    }

    /// Shows another position of the line.
    fn go_to(&mut self, index: usize) {
        let from = self.at();
        let mut all = std::mem::take(&mut self.line);
        all.extend(self.ahead.drain(..).rev());
        self.ahead = all.split_off(index + 1);
        self.ahead.reverse();
        self.line = all;
        let to = self.at();
        self.history.go_to(from, to, self.turn());
        if from != to && self.interrupted.is_none() {
            self.interrupted = Some((from, self.model.events.clone()));
        }
        if from != to || self.model.show().flag.is_some() {
            if let Some((_, events)) = self.interrupted.take_if(|(at, _)| *at == to) {
                self.model.events = events;
                return;
            }
            self.model.events = self.arrivals[&to].clone();
        }
        self.model.events.push(ClockEvent::Pause);
    }

    #[track_caller]
    fn check(&self) {
        let clock = self.history.clock();
        let milliseconds = |time: Duration| {
            assert_eq!(time.subsec_nanos() % 1_000_000, 0, "a drift");
            time.as_millis() as i64
        };
        let shown = Shown {
            left: BySide {
                white: clock.left(Side::White).map(milliseconds),
                black: clock.left(Side::Black).map(milliseconds),
            },
            used: milliseconds(clock.used()),
            running: clock.running(),
            flag: clock.flag(),
        };
        let expected = self.model.show();
        // The model stops counting the time used when the flag falls.
        let used = if shown.flag.is_some() { shown.used } else { expected.used };
        assert_eq!(
            shown,
            Shown { used, ..expected },
            "{:?} {:?}",
            self.model.settings,
            self.model.events
        );
        for side in Side::BOTH {
            assert!(expected.left[side].is_none_or(|left| left >= 0), "{expected:?}");
        }
    }
}

#[test]
fn ten_thousand_random_games_agree_with_the_list_of_their_events() {
    let mut random = Random::for_test("ten_thousand_random_games");
    let (mut flags, mut undone, mut moves) = (0, 0, 0);
    for _ in 0..10_000 {
        let white = any_control(&mut random);
        let black = if random.chance(60) { white.clone() } else { any_control(&mut random) };
        let start = [ClockStart::AtOnce, ClockStart::AfterFirstMoves][random.below(2)];
        let settings = ClockSettings { white, black, start };
        let mut game = Game::new(settings, random.side());
        for _ in 0..random.between(5, 30) {
            match random.below(20) {
                0 => game.happen(ClockEvent::Pause),
                1 | 2 => game.happen(ClockEvent::Resume),
                3 => {
                    let time = random.between(1, 60_000) as i64;
                    game.happen(ClockEvent::Add(random.side(), time));
                }
                4 | 5 => {
                    let positions = game.line.len() + game.ahead.len();
                    game.go_to(random.below(positions));
                    undone += 1;
                }
                6..=12 if game.history.clock().flag().is_none() => {
                    game.happen(ClockEvent::FinishTurn);
                    moves += 1;
                }
                _ => {
                    let longest = [50, 3000, 40_000, 4_000_000][random.below(4)];
                    game.happen(ClockEvent::Pass(random.below(longest) as i64));
                    flags += usize::from(game.history.clock().flag().is_some());
                }
            }
            game.check();
        }
    }
    assert!(flags > 1000 && undone > 1000 && moves > 10_000, "{flags} {undone} {moves}");
}

#[test]
fn readings_of_a_stopwatch_add_up_to_the_time_that_passed() {
    let mut random = Random::for_test("readings_of_a_stopwatch_add_up_to_the_time_that_passed");
    let now = Arc::new(AtomicU64::new(123_456_789));
    let source = Arc::clone(&now);
    let mut stopwatch =
        Stopwatch::with_source(move || Duration::from_nanos(source.load(Ordering::Relaxed)));
    let (mut passed, mut read) = (0, 0);
    for _ in 0..10_000 {
        let longest = [10, 1_000_000, 5_000_000_000][random.below(3)];
        let nanoseconds = random.below(longest) as u64;
        now.fetch_add(nanoseconds, Ordering::Relaxed);
        passed += nanoseconds;
        read += stopwatch.read();
        assert_eq!(read, passed / 1_000_000);
    }
    now.store(0, Ordering::Relaxed);
    assert_eq!(stopwatch.read(), 0, "a source that goes back stands still");
}
