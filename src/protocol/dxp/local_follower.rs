use std::convert::Infallible;
use std::thread;
use std::time::{Duration, Instant};

use super::{
    Acceptance, Connection, DxpError, DxpMessage, DxpMove, GameEnd, GameRequest, MessageError,
};
use crate::engine::{Engine, Limits, SearchHandle, SearchPosition, StopFlag, TimeLimit};
use crate::notation::move_text;
use crate::rules::{Move, Outcome, Position, Side};

/// How this program is a follower.
#[derive(Debug)]
pub struct FollowerConfig<'a> {
    /// What it calls itself.
    pub name: &'a str,
    /// What it thinks with.
    pub engine: &'a mut Engine,
    /// How long it thinks about a move; without it, the game's time is shared out.
    pub limits: Option<Limits>,
    /// Asked when it is to leave.
    pub stop: &'a StopFlag,
}

/// What happens to a follower.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowerEvent {
    /// A game begins, against this program, on this side.
    GameStarted {
        /// Who proposed it.
        initiator: String,
        /// This program's side.
        side: Side,
    },
    /// A move was made.
    MovePlayed {
        /// By this side.
        side: Side,
        /// As people write it.
        text: String,
    },
    /// The game was taken back to this ply.
    TakenBack(usize),
    /// The game is over.
    GameOver {
        /// As this program sees it.
        end: GameEnd,
    },
    /// The other program or whoever uses it said this.
    Chat(String),
    /// Something sent makes no sense here; the game goes on.
    Violation(String),
}

/// A game being played.
struct FollowedGame {
    side: Side,
    minutes: f64,
    /// Moves each player has; 0 for all.
    moves: u16,
    /// The situations from the start on, the last one on the board.
    situations: Vec<SearchPosition>,
    used: Duration,
}

/// Between two looks at what has come while thinking.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Takes up games until the other program leaves or says that there will be no more, or this one is stopped. To leave
/// in the middle of a game is an error.
pub fn follow(
    connection: &mut Connection,
    config: FollowerConfig<'_>,
    on_event: &mut dyn FnMut(FollowerEvent),
) -> Result<(), DxpError> {
    let mut session = FollowerSession {
        connection,
        config,
        on_event,
        game: None,
    };
    loop {
        let message = match session.game {
            Some(ref game) if game.is_own_turn() => session.move_or_receive()?,
            Some(_) => session.receive(POLL_INTERVAL)?,
            None => match session.receive(POLL_INTERVAL) {
                Err(DxpError::Closed) => return Ok(()),
                heard => heard?,
            },
        };
        let is_last = match message {
            Some(message) => session.handle(message)?,
            None => false,
        };
        if is_last || session.config.stop.is_set() {
            return Ok(());
        }
    }
}

struct FollowerSession<'a> {
    connection: &'a mut Connection,
    config: FollowerConfig<'a>,
    on_event: &'a mut dyn FnMut(FollowerEvent),
    game: Option<FollowedGame>,
}

impl FollowerSession<'_> {
    /// The next message, if one comes in this time. What cannot be read is complained about.
    fn receive(&mut self, patience: Duration) -> Result<Option<DxpMessage>, DxpError> {
        match self.connection.receive(patience) {
            Err(DxpError::InvalidMessage { text, error }) => {
                if text.starts_with('R') {
                    self.accept(Acceptance::Unsupported)?;
                }
                self.report_violation(unreadable(&text, &error))?;
                Ok(None)
            }
            heard => heard,
        }
    }

    fn report_violation(&mut self, what: String) -> Result<(), DxpError> {
        self.connection.send(&DxpMessage::Chat(what.clone()))?;
        (self.on_event)(FollowerEvent::Violation(what));
        Ok(())
    }

    fn accept(&mut self, answer: Acceptance) -> Result<(), DxpError> {
        let name = self.config.name.to_owned();
        self.connection
            .send(&DxpMessage::Acceptance { name, answer })
    }

    /// Answers a message; tells whether it was the last.
    fn handle(&mut self, message: DxpMessage) -> Result<bool, DxpError> {
        match message {
            DxpMessage::Request(_) if self.game.is_some() => {
                self.accept(Acceptance::Declined)?;
                self.report_violation("a game is being played already".to_owned())?;
            }
            DxpMessage::Request(request) => self.start_game(request)?,
            DxpMessage::Move(sent) => self.receive_move(sent)?,
            DxpMessage::End { end, is_last } => {
                if self.game.take().is_some() {
                    let end = match end {
                        GameEnd::Won => GameEnd::Lost,
                        GameEnd::Lost => GameEnd::Won,
                        same => same,
                    };
                    self.connection.send(&DxpMessage::End {
                        end: GameEnd::Unknown,
                        is_last,
                    })?;
                    (self.on_event)(FollowerEvent::GameOver { end });
                }
                return Ok(is_last);
            }
            DxpMessage::Chat(text) => (self.on_event)(FollowerEvent::Chat(text)),
            DxpMessage::TakeBack { number, side } => self.take_back(number, side)?,
            DxpMessage::Acceptance { .. } | DxpMessage::TakeBackReply(_) => {}
        }
        Ok(false)
    }

    fn start_game(&mut self, request: GameRequest) -> Result<(), DxpError> {
        self.config.engine.clear_hash();
        self.game = Some(FollowedGame {
            side: request.follower,
            minutes: request.minutes,
            moves: request.moves,
            situations: vec![SearchPosition::new(request.start)],
            used: Duration::ZERO,
        });
        self.accept(Acceptance::Accepted)?;
        (self.on_event)(FollowerEvent::GameStarted {
            initiator: request.name,
            side: request.follower,
        });
        Ok(())
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
        let ply = self.game.as_mut().and_then(|game| {
            let ply = game.ply_of(number, side)?;
            game.situations.truncate(ply + 1);
            Some(ply)
        });
        let answer = match ply {
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
            self.game = None;
            let is_last = false;
            self.connection.send(&DxpMessage::End { end, is_last })?;
            (self.on_event)(FollowerEvent::GameOver { end });
            return Ok(None);
        }
        let situation = game.situation().clone();
        let limits = self.config.limits.unwrap_or_else(|| game.limits());
        let begin = Instant::now();
        let (mv, message) = self.search(&situation, limits)?;
        let (None, Some(mv), Some(game)) = (&message, mv, &mut self.game) else {
            return Ok(message);
        };
        let taken = begin.elapsed();
        game.used += taken;
        let event = game.play(mv);
        let seconds = taken.as_secs_f64().round() as u16;
        self.connection
            .send(&DxpMessage::Move(DxpMove::new(mv, seconds)))?;
        (self.on_event)(event);
        Ok(None)
    }

    /// Thinks until it has a move or a message comes that needs an answer.
    fn search(
        &mut self,
        situation: &SearchPosition,
        limits: Limits,
    ) -> Result<(Option<Move>, Option<DxpMessage>), DxpError> {
        let engine = &mut *self.config.engine;
        let (asked, connection) = (self.config.stop, &mut *self.connection);
        let on_event = &mut *self.on_event;
        thread::scope(|scope| {
            let mut search = SearchHandle::<Infallible, _>::spawn_scoped(scope, |task| {
                let info = engine.search(situation, limits, task.stop_flag(), &mut |_| ());
                info.best_move()
            });
            let mut heard = Ok(None);
            while !search.is_finished() {
                heard = match connection.receive(POLL_INTERVAL) {
                    Ok(Some(DxpMessage::Chat(text))) => {
                        on_event(FollowerEvent::Chat(text));
                        Ok(None)
                    }
                    Err(DxpError::InvalidMessage { text, error }) => {
                        on_event(FollowerEvent::Violation(unreadable(&text, &error)));
                        Ok(None)
                    }
                    heard => heard,
                };
                if asked.is_set() || !matches!(heard, Ok(None)) {
                    search.stop();
                    break;
                }
            }
            let mv = search.join().ok().flatten();
            Ok((mv.filter(|_| !asked.is_set()), heard?))
        })
    }
}

fn unreadable(text: &str, error: &MessageError) -> String {
    format!("“{text}” cannot be read: {error}")
}

impl FollowedGame {
    fn situation(&self) -> &SearchPosition {
        &self.situations[self.ply()]
    }

    fn position(&self) -> &Position {
        self.situation().position()
    }

    fn is_own_turn(&self) -> bool {
        self.position().side_to_move() == self.side
    }

    /// Plies played.
    fn ply(&self) -> usize {
        self.situations.len() - 1
    }

    fn play(&mut self, mv: Move) -> FollowerEvent {
        let event = FollowerEvent::MovePlayed {
            side: self.position().side_to_move(),
            text: move_text::write(self.position(), mv),
        };
        let mut next = self.situation().clone();
        next.play(mv);
        self.situations.push(next);
        event
    }

    /// How the game ends at this program's turn, if it does.
    fn end(&self) -> Option<GameEnd> {
        let situation = self.situation();
        let rules = self.position().variant().rule_set();
        let outcome = situation.counters().outcome(self.position(), &rules);
        match outcome {
            Some(Outcome::Win { winner, .. }) if winner == self.side => Some(GameEnd::Won),
            Some(Outcome::Win { .. }) => Some(GameEnd::Lost),
            Some(Outcome::Draw(_)) => Some(GameEnd::Drawn),
            None => {
                let all = 2 * usize::from(self.moves);
                (self.moves > 0 && self.ply() >= all).then_some(GameEnd::Unknown)
            }
        }
    }

    /// What is left of the time, for what is left of the moves.
    fn limits(&self) -> Limits {
        let time = Duration::from_secs_f64(60.0 * self.minutes.clamp(0.0, 1e6));
        let made = (self.ply() / 2) as u16;
        let moves = (self.moves > 0).then(|| self.moves.saturating_sub(made).max(1));
        Limits {
            time: Some(TimeLimit::Clock {
                left: time.saturating_sub(self.used),
                increment: Duration::ZERO,
                moves,
            }),
            ..Limits::default()
        }
    }

    /// The ply at which it was this side's turn for its move of this number, if the game has been there.
    fn ply_of(&self, number: u16, side: Side) -> Option<usize> {
        let first = self.situations[0].position().side_to_move();
        let of_white = usize::from(number.checked_sub(1)?) * 2;
        let ply = of_white + usize::from(side == Side::Black);
        let ply = ply.checked_sub(usize::from(first == Side::Black))?;
        (ply <= self.ply()).then_some(ply)
    }
}
