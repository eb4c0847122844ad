use std::time::Duration;

use super::{FollowerEvent, GameEnd, GameRequest};
use crate::engine::{Limits, SearchPosition, TimeLimit};
use crate::notation::move_text;
use crate::platform::Stopwatch;
use crate::rules::{DrawRules, GameHistory, Move, Outcome, Position, Side};

/// A game that this program has accepted.
pub(super) struct FollowedGame {
    side: Side,
    /// The time each player has; `None` if the request names none.
    time: Option<Duration>,
    /// The number of moves each player makes; 0 for as many as the game has.
    moves: u16,
    history: GameHistory,
    /// The time this program has used.
    own_time: Duration,
    /// The time the opponent has used for its moves so far.
    opponent_time: Duration,
    /// Measures the turn.
    turn: Stopwatch,
}

/// The time the opponent has for a move in a game without a time limit.
const UNTIMED_MOVE: Duration = Duration::from_secs(3600);

impl FollowedGame {
    /// A game that begins now, timed by this stopwatch.
    pub(super) fn new(
        request: &GameRequest,
        draws: DrawRules,
        mut stopwatch: Stopwatch,
    ) -> FollowedGame {
        stopwatch.restart();
        let seconds = 60.0 * request.minutes.clamp(0.0, 1e6);
        FollowedGame {
            side: request.follower,
            time: (seconds > 0.0).then(|| Duration::from_secs_f64(seconds)),
            moves: request.moves,
            history: GameHistory::new(request.start).with_draw_rules(draws),
            own_time: Duration::ZERO,
            opponent_time: Duration::ZERO,
            turn: stopwatch,
        }
    }

    /// The position to search.
    pub(super) fn search_position(&self) -> SearchPosition {
        SearchPosition::with_history(self.history.clone())
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &Position {
        self.history.position()
    }

    /// Returns `true` if this program is to move.
    pub(super) fn is_own_turn(&self) -> bool {
        self.position().side_to_move() == self.side
    }

    /// Plays a move of the side to move.
    pub(super) fn play(&mut self, mv: Move) -> FollowerEvent {
        let event = FollowerEvent::MovePlayed {
            side: self.position().side_to_move(),
            text: move_text::write(self.position(), mv),
        };
        match self.is_own_turn() {
            true => self.own_time += self.turn_time(),
            false => self.opponent_time += self.turn_time(),
        }
        self.history.play(mv);
        self.turn.restart();
        event
    }

    /// Takes the game back to the turn of this side for its move of this number; returns the ply, or `None` if the game
    /// has not been there.
    pub(super) fn take_back(&mut self, number: u16, side: Side) -> Option<usize> {
        let first = self.history.start().side_to_move();
        let white_ply = usize::from(number.checked_sub(1)?) * 2;
        let ply = white_ply + usize::from(side == Side::Black);
        let ply = ply.checked_sub(usize::from(first == Side::Black))?;
        if ply > self.history.plies() {
            return None;
        }
        self.history.truncate(ply);
        self.turn.restart();
        Some(ply)
    }

    /// The time since the turn began.
    pub(super) fn turn_time(&self) -> Duration {
        self.turn.elapsed()
    }

    /// Returns `true` if the opponent is to move and has used up its time and this much more.
    pub(super) fn is_opponent_late(&self, grace: Duration) -> bool {
        let left = match self.time {
            Some(time) => time.saturating_sub(self.opponent_time),
            None => UNTIMED_MOVE,
        };
        !self.is_own_turn() && self.turn_time() > left + grace
    }

    /// The end of the game at this program's turn, as this program sees it; `None` if the game goes on.
    pub(super) fn end(&self) -> Option<GameEnd> {
        match self.history.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == self.side => Some(GameEnd::Won),
            Some(Outcome::Win { .. }) => Some(GameEnd::Lost),
            Some(Outcome::Draw(_)) => Some(GameEnd::Drawn),
            None => {
                let plies = 2 * usize::from(self.moves);
                (self.moves > 0 && self.history.plies() >= plies).then_some(GameEnd::Unknown)
            }
        }
    }

    /// The search limits for this program's move: the time left, for the moves left.
    pub(super) fn limits(&self) -> Limits {
        let made = (self.history.plies() / 2) as u16;
        let moves = (self.moves > 0).then(|| self.moves.saturating_sub(made).max(1));
        let time = self.time.unwrap_or_default();
        Limits::default().with_time(TimeLimit::Clock {
            left: time.saturating_sub(self.own_time),
            increment: Duration::ZERO,
            moves,
        })
    }
}
