//! The follower's side of a session, with this program's player.

use std::convert::Infallible;
use std::time::Duration;

use super::{
    Acceptance, Connection, DxpError, DxpMessage, DxpMove, GameEnd, GameRequest, MessageError,
};
use crate::engine::{Engine, Limits, SearchPosition, StopFlag, TaskHandle, TimeLimit};
use crate::notation::move_text;
use crate::platform::{Stopwatch, thread};
use crate::rules::{DrawRules, GameHistory, Move, Outcome, Position, Side};
use crate::shown;

#[derive(Debug)]
pub struct FollowerConfig<'a> {
    pub name: &'a str,
    pub engine: &'a mut Engine,
    /// The limits of each search; without them, the engine divides up the time of the game.
    pub limits: Option<Limits>,
    pub draws: DrawRules,
    pub timeouts: FollowerTimeouts,
    /// Measures the timeouts and the time of the games.
    pub stopwatch: Stopwatch,
    /// Set to leave the session.
    pub stop: &'a StopFlag,
}

/// The timeouts of the other program. In a game its clock counts: the minutes of the game request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FollowerTimeouts {
    /// Time to propose the first game.
    pub first_request: Duration,
    /// Time to propose another game.
    pub next_request: Duration,
    /// Time by which it may exceed its clock in a game.
    pub grace: Duration,
}

impl Default for FollowerTimeouts {
    /// Two minutes for the first request, ten for another, and one minute of grace.
    fn default() -> FollowerTimeouts {
        FollowerTimeouts {
            first_request: Duration::from_secs(120),
            next_request: Duration::from_secs(600),
            grace: Duration::from_secs(60),
        }
    }
}

/// Interval between two checks of the connection during a search.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Plays the games that the other program proposes, until it leaves, announces that there will be no more, or proposes
/// none in time, or until this program is stopped.
///
/// # Errors
/// The other program left or exceeded its time in a game, or proposed no game at all in time.
pub fn follow(
    connection: &mut Connection,
    config: FollowerConfig<'_>,
    on_event: &mut dyn FnMut(FollowerEvent),
) -> Result<(), DxpError> {
    let mut idle = config.stopwatch.clone();
    idle.restart();
    connection.set_stop(config.stop.clone());
    let mut session = FollowerSession { connection, config, on_event, game: None, games: 0, idle };
    match session.play() {
        Err(DxpError::Stopped) => Ok(()),
        played => played,
    }
}

struct FollowerSession<'a> {
    connection: &'a mut Connection,
    config: FollowerConfig<'a>,
    on_event: &'a mut dyn FnMut(FollowerEvent),
    game: Option<FollowedGame>,
    games: u32,
    /// Time since the end of the last game, or since the start of the session.
    idle: Stopwatch,
}

impl FollowerSession<'_> {
    fn play(&mut self) -> Result<(), DxpError> {
        loop {
            let message = match self.game {
                Some(ref game) if game.is_own_turn() => self.move_or_receive()?,
                Some(_) => self.receive_in_game()?,
                None => match self.receive(POLL_INTERVAL) {
                    Err(DxpError::Closed) => return Ok(()),
                    received => received?,
                },
            };
            let is_last = match message {
                Some(message) => self.handle(message)?,
                None => false,
            };
            if is_last || self.config.stop.is_set() || self.is_idle_too_long()? {
                return Ok(());
            }
        }
    }

    /// Receives the next message, if one arrives in this time. An unreadable message is reported to both sides.
    fn receive(&mut self, timeout: Duration) -> Result<Option<DxpMessage>, DxpError> {
        match self.connection.receive(timeout) {
            Err(DxpError::InvalidMessage { text, error }) => {
                if text.starts_with('R') {
                    self.accept(Acceptance::Unsupported)?;
                }
                self.report_violation(unreadable(&text, &error))?;
                Ok(None)
            }
            received => received,
        }
    }

    /// Receives a message at the opponent's turn; ends the game if the opponent exceeds its time.
    fn receive_in_game(&mut self) -> Result<Option<DxpMessage>, DxpError> {
        let message = self.receive(POLL_INTERVAL)?;
        let grace = self.config.timeouts.grace;
        match &self.game {
            Some(game) if message.is_none() && game.is_opponent_late(grace) => {
                let after = game.turn_time();
                let end = GameEnd::Unknown;
                // The other program hangs, and may not read this.
                let _ = self.connection.send(&DxpMessage::End { end, is_last: true });
                self.end_game(end);
                Err(DxpError::TimedOut { expected: "a move", after })
            }
            _ => Ok(message),
        }
    }

    /// Returns `true` if the time to propose another game is over.
    fn is_idle_too_long(&self) -> Result<bool, DxpError> {
        let after = self.idle.elapsed();
        let timeouts = &self.config.timeouts;
        match (&self.game, self.games) {
            (Some(_), _) => Ok(false),
            (None, 0) if after >= timeouts.first_request => {
                Err(DxpError::TimedOut { expected: "a game request", after })
            }
            (None, games) => Ok(games > 0 && after >= timeouts.next_request),
        }
    }

    fn report_violation(&mut self, violation: String) -> Result<(), DxpError> {
        self.connection.send(&DxpMessage::Chat(violation.clone()))?;
        (self.on_event)(FollowerEvent::Violation(violation));
        Ok(())
    }

    fn accept(&mut self, answer: Acceptance) -> Result<(), DxpError> {
        let name = self.config.name.to_owned();
        self.connection.send(&DxpMessage::Acceptance { name, answer })
    }

    /// Answers a message; returns `true` if it was the last.
    fn handle(&mut self, message: DxpMessage) -> Result<bool, DxpError> {
        match message {
            DxpMessage::Request(_) if self.game.is_some() => {
                self.accept(Acceptance::Declined)?;
                self.report_violation("a game is being played already".to_owned())?;
            }
            DxpMessage::Request(request) => self.start_game(&request)?,
            DxpMessage::Move(sent) => self.receive_move(sent)?,
            DxpMessage::End { end, is_last } => {
                if self.game.is_some() {
                    let own_end = match end {
                        GameEnd::Won => GameEnd::Lost,
                        GameEnd::Lost => GameEnd::Won,
                        same => same,
                    };
                    let end = GameEnd::Unknown;
                    self.connection.send(&DxpMessage::End { end, is_last })?;
                    self.end_game(own_end);
                }
                return Ok(is_last);
            }
            DxpMessage::Chat(text) => (self.on_event)(FollowerEvent::Chat(shown(&text))),
            DxpMessage::TakeBack { number, side } => self.take_back(number, side)?,
            DxpMessage::Acceptance { .. } | DxpMessage::TakeBackReply(_) => {}
        }
        Ok(false)
    }

    fn start_game(&mut self, request: &GameRequest) -> Result<(), DxpError> {
        self.config.engine.clear_hash();
        self.accept(Acceptance::Accepted)?;
        self.game =
            Some(FollowedGame::new(request, self.config.draws, self.config.stopwatch.clone()));
        self.games += 1;
        (self.on_event)(FollowerEvent::GameStarted {
            initiator: shown(&request.name),
            side: request.follower,
        });
        Ok(())
    }

    fn end_game(&mut self, end: GameEnd) {
        self.game = None;
        self.idle.restart();
        (self.on_event)(FollowerEvent::GameOver { end });
    }

    fn receive_move(&mut self, sent: DxpMove) -> Result<(), DxpError> {
        let Some(game) = &mut self.game else {
            return self.report_violation(format!("{sent}, but no game is being played"));
        };
        match sent.resolve(game.position()) {
            _ if game.is_own_turn() => {
                self.report_violation(format!("{sent}, but it is not your turn"))
            }
            None => self.report_violation(format!("{sent} is not legal here")),
            Some(mv) => {
                let event = game.play(mv);
                (self.on_event)(event);
                Ok(())
            }
        }
    }

    fn take_back(&mut self, number: u16, side: Side) -> Result<(), DxpError> {
        let game = self.game.as_mut();
        let answer = match game.and_then(|game| game.take_back(number, side)) {
            Some(ply) => {
                (self.on_event)(FollowerEvent::TakenBack(ply));
                Acceptance::Accepted
            }
            None => Acceptance::Declined,
        };
        self.connection.send(&DxpMessage::TakeBackReply(answer))
    }

    /// At this program's turn: ends the game if it is over, else moves, unless a message comes first.
    fn move_or_receive(&mut self) -> Result<Option<DxpMessage>, DxpError> {
        let Some(game) = &self.game else {
            return Ok(None);
        };
        if let Some(end) = game.end() {
            let is_last = false;
            self.connection.send(&DxpMessage::End { end, is_last })?;
            self.end_game(end);
            return Ok(None);
        }
        let position = game.search_position();
        let limits = self.config.limits.unwrap_or_else(|| game.limits());
        let limits = limits.to_play();
        let mut searched = self.search(&position, limits);
        if let Err(DxpError::Search(_)) = searched {
            // A second attempt, without what the search has left behind.
            self.config.engine.clear_hash();
            searched = self.search(&position, limits);
        }
        let (mv, message) = searched?;
        let (None, Some(mv), Some(game)) = (&message, mv, &mut self.game) else {
            return Ok(message);
        };
        let seconds = game.turn_time().as_secs_f64().round() as u16;
        let event = game.play(mv);
        self.connection.send(&DxpMessage::Move(DxpMove::new(mv, seconds)))?;
        (self.on_event)(event);
        Ok(None)
    }

    /// Searches until it has a move, or a message arrives that needs an answer.
    fn search(
        &mut self,
        position: &SearchPosition,
        limits: Limits,
    ) -> Result<(Option<Move>, Option<DxpMessage>), DxpError> {
        let engine = &mut *self.config.engine;
        let (stop, connection) = (self.config.stop, &mut *self.connection);
        let on_event = &mut *self.on_event;
        thread::scope(|scope| {
            let mut search = TaskHandle::<Infallible, _>::spawn_scoped(scope, |task| {
                let info = engine.search(position, limits, task.stop_flag(), &mut |_| ());
                info.best_move()
            });
            let mut received = Ok(None);
            while !search.is_finished() {
                received = match connection.receive(POLL_INTERVAL) {
                    Ok(Some(DxpMessage::Chat(text))) => {
                        on_event(FollowerEvent::Chat(shown(&text)));
                        Ok(None)
                    }
                    Err(DxpError::InvalidMessage { text, error }) => {
                        on_event(FollowerEvent::Violation(unreadable(&text, &error)));
                        Ok(None)
                    }
                    received => received,
                };
                if stop.is_set() || !matches!(received, Ok(None)) {
                    search.stop();
                    break;
                }
            }
            let mv = search.join()?;
            Ok((mv.filter(|_| !stop.is_set()), received?))
        })
    }
}

fn unreadable(text: &str, error: &MessageError) -> String {
    format!("“{text}” cannot be read: {error}")
}

struct FollowedGame {
    side: Side,
    /// The time of each player; `None` if the request names none.
    time: Option<Duration>,
    /// Number of moves of each player; 0 for the whole game.
    moves: u16,
    history: GameHistory,
    /// Time used by this program.
    own_time: Duration,
    /// Time used by the opponent for its moves so far.
    opponent_time: Duration,
    turn: Stopwatch,
}

/// The opponent's time for a move in a game without a time limit.
const UNTIMED_MOVE: Duration = Duration::from_secs(3600);
/// This program's time for a move in a game without a time limit.
const UNTIMED_SEARCH: Duration = Duration::from_secs(5);

impl FollowedGame {
    /// A game that begins now, timed by this stopwatch.
    fn new(request: &GameRequest, draws: DrawRules, mut stopwatch: Stopwatch) -> FollowedGame {
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

    fn search_position(&self) -> SearchPosition {
        SearchPosition::with_history(self.history.clone())
    }

    fn position(&self) -> &Position {
        self.history.position()
    }

    fn is_own_turn(&self) -> bool {
        self.position().side_to_move() == self.side
    }

    fn play(&mut self, mv: Move) -> FollowerEvent {
        let event = FollowerEvent::MovePlayed {
            side: self.position().side_to_move(),
            text: move_text::write(self.position(), mv),
        };
        if self.is_own_turn() {
            self.own_time += self.turn_time()
        } else {
            self.opponent_time += self.turn_time()
        }
        self.history.play(mv);
        self.turn.restart();
        event
    }

    /// Takes the game back to the turn of this side for its move of this number; returns the ply, or `None` if the game
    /// has not been there.
    fn take_back(&mut self, number: u16, side: Side) -> Option<usize> {
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

    fn turn_time(&self) -> Duration {
        self.turn.elapsed()
    }

    /// Returns `true` if the opponent is to move and has exceeded its time by more than `grace`.
    fn is_opponent_late(&self, grace: Duration) -> bool {
        let left = match self.time {
            Some(time) => time.saturating_sub(self.opponent_time),
            None => UNTIMED_MOVE,
        };
        !self.is_own_turn() && self.turn_time() > left + grace
    }

    /// The end of the game at this program's turn, from its point of view; `None` if the game goes on.
    fn end(&self) -> Option<GameEnd> {
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

    /// The search limits for this program's move: the time left, for the moves left. What has passed of this turn is
    /// not left, as a search that was interrupted by a message begins again.
    fn limits(&self) -> Limits {
        let Some(time) = self.time else {
            return Limits::time(UNTIMED_SEARCH);
        };
        let made = (self.history.plies() / 2) as u16;
        let moves = (self.moves > 0).then(|| self.moves.saturating_sub(made).max(1));
        Limits::default().with_time(TimeLimit::Clock {
            left: time.saturating_sub(self.own_time + self.turn_time()),
            increment: Duration::ZERO,
            moves,
        })
    }
}

/// An event in a session as follower. Text from the other program is safe to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowerEvent {
    GameStarted {
        /// The name of the program that proposed it.
        initiator: String,
        /// This program's side.
        side: Side,
    },
    MovePlayed {
        side: Side,
        /// The move in standard notation.
        text: String,
    },
    TakenBack(usize),
    GameOver {
        /// The result for this program.
        end: GameEnd,
    },
    Chat(String),
    /// The other program sent something invalid at this point; the game goes on.
    Violation(String),
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use crate::rules::Variant;

    /// A game of this program with Black, of this many minutes, in which seconds pass only when a test adds them.
    fn game(minutes: f64) -> (FollowedGame, Arc<AtomicU64>) {
        let seconds = Arc::new(AtomicU64::new(0));
        let now = seconds.clone();
        let stopwatch =
            Stopwatch::with_source(move || Duration::from_secs(now.load(Ordering::Relaxed)));
        let request = GameRequest {
            name: "Tester".to_owned(),
            follower: Side::Black,
            minutes,
            moves: 0,
            start: Position::start(Variant::International),
        };
        let draws = Variant::International.rule_set().draws;
        (FollowedGame::new(&request, draws, stopwatch), seconds)
    }

    #[test]
    fn a_game_without_a_time_limit_has_a_fixed_time_for_a_move() {
        let (game, _) = game(0.0);
        assert_eq!(game.limits(), Limits::time(UNTIMED_SEARCH));
    }

    #[test]
    fn a_search_has_the_time_that_neither_earlier_turns_nor_this_one_have_used() {
        let (mut game, seconds) = game(1.0);
        let pass = |more| seconds.fetch_add(more, Ordering::Relaxed);
        let left = |game: &FollowedGame| match game.limits().time {
            Some(TimeLimit::Clock { left, .. }) => left.as_secs(),
            time => panic!("{time:?}"),
        };
        for (opponent, own) in [(20, 5), (10, 7)] {
            pass(opponent);
            game.play(game.position().legal_moves()[0]);
            pass(own);
            game.play(game.position().legal_moves()[0]);
        }
        pass(3);
        game.play(game.position().legal_moves()[0]);
        pass(8);
        assert_eq!(left(&game), 60 - 5 - 7 - 8);
    }
}
