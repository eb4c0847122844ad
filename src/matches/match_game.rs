use std::fmt;
use std::time::{Duration, Instant};

use super::{Course, MatchPlayer, PlayerFailure, TimeUsage};
use crate::engine::{Limits, StopFlag};
use crate::notation::pdn::GameResult;
use crate::rules::{BySide, Outcome, Position, Side};

/// How a game of a match ended.
#[derive(Debug)]
pub enum MatchGameEnd {
    /// By the rules.
    ByRules(Outcome),
    /// A player failed to move.
    Forfeit {
        /// Who lost by it.
        loser: Side,
        /// What it did.
        failure: PlayerFailure,
    },
    /// It was taken for a draw when it had become this long.
    PlyLimit,
    /// The match was stopped.
    Stopped,
}

impl MatchGameEnd {
    /// What it comes to.
    pub fn result(&self) -> GameResult {
        match *self {
            MatchGameEnd::ByRules(Outcome::Win { winner, .. }) => GameResult::Won(winner),
            MatchGameEnd::Forfeit { loser, .. } => GameResult::Won(!loser),
            MatchGameEnd::ByRules(Outcome::Draw(_)) | MatchGameEnd::PlyLimit => GameResult::Drawn,
            MatchGameEnd::Stopped => GameResult::Unfinished,
        }
    }
}

impl fmt::Display for MatchGameEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchGameEnd::ByRules(Outcome::Win { winner, reason }) => {
                write!(f, "{winner} wins: {reason:?}")
            }
            MatchGameEnd::ByRules(Outcome::Draw(reason)) => write!(f, "draw: {reason:?}"),
            MatchGameEnd::Forfeit { loser, failure } => write!(f, "{loser} loses: it {failure}"),
            MatchGameEnd::PlyLimit => write!(f, "draw: as long as games may be"),
            MatchGameEnd::Stopped => write!(f, "stopped"),
        }
    }
}

/// A game that was played.
#[derive(Debug)]
pub struct FinishedGame {
    /// Its place in the match, from 1.
    pub number: u32,
    /// Which of the two players had White: 0 or 1.
    pub white: usize,
    /// How it went.
    pub course: Course,
    /// How it ended.
    pub ending: MatchGameEnd,
    /// How long each side took.
    pub time_usage: BySide<TimeUsage>,
}

/// One player at the board, and how long it may think.
pub(super) struct TimedPlayer<'a> {
    pub(super) player: &'a mut dyn MatchPlayer,
    pub(super) limits: Limits,
    /// After so long it has lost.
    pub(super) timeout: Duration,
    pub(super) time_usage: TimeUsage,
}

/// How a game went.
pub(super) struct PlayedGame {
    pub(super) course: Course,
    pub(super) ending: MatchGameEnd,
    pub(super) time_usage: BySide<TimeUsage>,
}

impl PlayedGame {
    /// Whether a player failed before either had to move.
    pub(super) fn failed_before_first_move(&self) -> bool {
        let moves = self.time_usage.white.moves + self.time_usage.black.moves;
        matches!(self.ending, MatchGameEnd::Forfeit { .. }) && moves == 0
    }
}

/// Plays one game.
pub(super) fn play(
    start: Position,
    mut players: BySide<TimedPlayer<'_>>,
    max_plies: Option<u32>,
    stop: &StopFlag,
) -> PlayedGame {
    let mut course = Course::new(start);
    let ending = play_on(&mut course, &mut players, max_plies, stop);
    for side in Side::BOTH {
        players[side].player.end(&course, &ending);
    }
    let time_usage = BySide {
        white: players.white.time_usage,
        black: players.black.time_usage,
    };
    PlayedGame {
        course,
        ending,
        time_usage,
    }
}

fn play_on(
    course: &mut Course,
    players: &mut BySide<TimedPlayer<'_>>,
    max_plies: Option<u32>,
    stop: &StopFlag,
) -> MatchGameEnd {
    let forfeit = |loser, failure| match failure {
        PlayerFailure::Stopped => MatchGameEnd::Stopped,
        _ if stop.is_set() => MatchGameEnd::Stopped,
        failure => MatchGameEnd::Forfeit { loser, failure },
    };
    for side in Side::BOTH {
        if let Err(failure) = players[side].player.begin(course.start(), side) {
            return forfeit(side, failure);
        }
    }
    loop {
        if let Some(outcome) = course.outcome() {
            return MatchGameEnd::ByRules(outcome);
        }
        if max_plies.is_some_and(|max_plies| course.moves().len() >= max_plies as usize) {
            return MatchGameEnd::PlyLimit;
        }
        let side = course.position().side_to_move();
        let player = &mut players[side];
        let begin = Instant::now();
        let choice = player
            .player
            .choose(course, player.limits, player.timeout, stop);
        let time = begin.elapsed();
        player.time_usage.add_move(time);
        let choice = match choice {
            Ok(_) if time > player.timeout => Err(PlayerFailure::TimedOut(time)),
            choice => choice,
        };
        match choice {
            Ok(mv) => course.play(mv),
            Err(failure) => return forfeit(side, failure),
        }
    }
}
