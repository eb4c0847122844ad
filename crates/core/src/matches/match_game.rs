//! One game of a match.

use std::time::Duration;

use super::{MatchConfig, MatchGameEnd, MatchPlayer, PlayerFailure, TimeUsage};
use crate::engine::{Limits, StopFlag};
use crate::platform::Instant;
use crate::rules::{BySide, GameHistory, Position, Side};

/// A game of a match that has ended.
#[derive(Debug)]
pub struct FinishedGame {
    /// Number of the game in the match, from 1.
    pub number: u32,
    /// Index of the player who had White: 0 or 1.
    pub white: usize,
    /// The moves played.
    pub history: GameHistory,
    /// The end of the game.
    pub ending: MatchGameEnd,
    /// The time each side used.
    pub time_usage: BySide<TimeUsage>,
}

/// A player in a game, with its limits.
pub(super) struct TimedPlayer<'a> {
    pub(super) player: &'a mut dyn MatchPlayer,
    pub(super) limits: Limits,
    /// Time for one move after which the player loses.
    pub(super) timeout: Duration,
    pub(super) time_usage: TimeUsage,
}

impl FinishedGame {
    /// Index of the player of this side: 0 or 1.
    pub fn player(&self, side: Side) -> usize {
        match side {
            Side::White => self.white,
            Side::Black => 1 - self.white,
        }
    }

    /// Returns `true` if a player failed before either side had to move.
    pub(super) fn failed_before_first_move(&self) -> bool {
        let moves = self.time_usage.white.moves + self.time_usage.black.moves;
        self.ending.failure().is_some() && moves == 0
    }
}

/// Plays the game of this number by the draw rules of a match; the player of index `white` has White.
pub(super) fn play(
    number: u32,
    white: usize,
    start: Position,
    mut players: BySide<TimedPlayer<'_>>,
    config: &MatchConfig,
    stop: &StopFlag,
) -> FinishedGame {
    let mut history = GameHistory::new(start).with_draw_rules(config.draws(start.variant()));
    let ending = play_moves(&mut history, &mut players, config, stop);
    for side in Side::BOTH {
        players[side].player.end(&history, &ending, stop);
    }
    FinishedGame {
        number,
        white,
        history,
        ending,
        time_usage: BySide {
            white: players.white.time_usage,
            black: players.black.time_usage,
        },
    }
}

fn play_moves(
    history: &mut GameHistory,
    players: &mut BySide<TimedPlayer<'_>>,
    config: &MatchConfig,
    stop: &StopFlag,
) -> MatchGameEnd {
    let forfeit = |loser, failure| match failure {
        PlayerFailure::Stopped => MatchGameEnd::Stopped,
        _ if stop.is_set() => MatchGameEnd::Stopped,
        failure if failure.is_breakdown() && !config.breakdowns_lose => {
            let side = loser;
            MatchGameEnd::BrokenOff { side, failure }
        }
        failure => MatchGameEnd::Forfeit { loser, failure },
    };
    for side in Side::BOTH {
        if let Err(failure) = players[side].player.begin(history.start(), side, stop) {
            return forfeit(side, failure);
        }
    }
    let max_plies = config.max_plies;
    loop {
        if let Some(outcome) = history.outcome() {
            return MatchGameEnd::ByRules(outcome);
        }
        if max_plies.is_some_and(|max_plies| history.plies() >= max_plies as usize) {
            return MatchGameEnd::PlyLimit;
        }
        let side = history.position().side_to_move();
        let TimedPlayer {
            player,
            limits,
            timeout,
            time_usage,
        } = &mut players[side];
        let begin = Instant::now();
        let choice = player.choose(history, *limits, *timeout, stop);
        let time = begin.elapsed();
        time_usage.add_move(time);
        let choice = match choice {
            Ok(_) if time > *timeout => Err(PlayerFailure::TimedOut(time)),
            choice => choice,
        };
        match choice {
            Ok(mv) => history.play(mv),
            Err(failure) => return forfeit(side, failure),
        }
    }
}
