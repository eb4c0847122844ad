use std::time::{Duration, Instant};

use super::{Acceptance, Connection, DxpError, DxpMessage, DxpMove, GameEnd, GameRequest};
use crate::engine::StopFlag;
use crate::rules::{Move, Position};

/// Another program that takes up the games this one proposes.
#[derive(Debug)]
pub struct RemoteFollower {
    connection: Connection,
    is_playing: bool,
}

/// What it does at its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowerReply {
    /// It moves.
    Move(Move),
    /// It ends the game.
    End(GameEnd),
    /// Nothing: the search was stopped.
    Stopped,
}

/// To take a game up.
const ACCEPT_TIMEOUT: Duration = Duration::from_secs(20);
/// To answer the end of a game.
const END_TIMEOUT: Duration = Duration::from_secs(10);
/// Between two looks at whether to stop.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

impl RemoteFollower {
    /// Whoever is at the other end.
    pub fn new(connection: Connection) -> RemoteFollower {
        RemoteFollower {
            connection,
            is_playing: false,
        }
    }

    /// Says something, which some programs take as an order.
    pub fn send_chat(&mut self, text: &str) -> Result<(), DxpError> {
        self.connection.send(&DxpMessage::Chat(text.to_owned()))
    }

    /// Proposes a game; returns what the follower calls itself when it takes it up.
    pub fn propose(&mut self, request: GameRequest) -> Result<String, DxpError> {
        self.connection.send(&DxpMessage::Request(request))?;
        match self.next_message("an answer to the request", ACCEPT_TIMEOUT, &StopFlag::new())? {
            Some(DxpMessage::Acceptance {
                name,
                answer: Acceptance::Accepted,
            }) => {
                self.is_playing = true;
                Ok(name)
            }
            Some(DxpMessage::Acceptance { .. }) => Err(DxpError::Declined),
            other => Err(unexpected("an answer to the request", other)),
        }
    }

    /// Tells it this program's move.
    pub fn send_move(&mut self, mv: Move, time: Duration) -> Result<(), DxpError> {
        let seconds = time.as_secs_f64().round() as u16;
        self.connection
            .send(&DxpMessage::Move(DxpMove::new(mv, seconds)))
    }

    /// Waits for what it does in this position.
    pub fn await_reply(
        &mut self,
        position: &Position,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<FollowerReply, DxpError> {
        match self.next_message("a move", patience, stop)? {
            None => Ok(FollowerReply::Stopped),
            Some(DxpMessage::Move(sent)) => match sent.resolve(position) {
                Some(mv) => Ok(FollowerReply::Move(mv)),
                None => Err(DxpError::IllegalMove(sent.to_string())),
            },
            Some(DxpMessage::End { end, is_last }) => {
                self.is_playing = false;
                let answer = GameEnd::Unknown;
                self.connection.send(&DxpMessage::End {
                    end: answer,
                    is_last,
                })?;
                Ok(FollowerReply::End(end))
            }
            other => Err(unexpected("a move", other)),
        }
    }

    /// Ends the game, if it has not done so itself. At its turn it is waited for first: it may end the game, or
    /// move on where it sees no end.
    pub fn end_game(
        &mut self,
        end: GameEnd,
        is_its_turn: bool,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<(), DxpError> {
        if !self.is_playing {
            return Ok(());
        }
        self.is_playing = false;
        let is_last = false;
        let over = DxpMessage::End { end, is_last };
        if is_its_turn
            && let Some(DxpMessage::End { .. }) =
                self.next_message("a move or an end", patience, stop)?
        {
            return self.connection.send(&over);
        }
        self.connection.send(&over)?;
        loop {
            match self.next_message("the answer to an end", END_TIMEOUT, stop)? {
                // A move sent before it knew.
                Some(DxpMessage::Move(_)) => {}
                _ => return Ok(()),
            }
        }
    }

    /// The next message that is no chat; none when asked to stop.
    fn next_message(
        &mut self,
        expected: &'static str,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<Option<DxpMessage>, DxpError> {
        let begin = Instant::now();
        loop {
            match self.connection.receive(POLL_INTERVAL)? {
                Some(DxpMessage::Chat(_) | DxpMessage::TakeBackReply(_)) => {}
                Some(message) => return Ok(Some(message)),
                None if stop.is_set() => return Ok(None),
                None => {}
            }
            let after = begin.elapsed();
            if after >= patience {
                return Err(DxpError::TimedOut { expected, after });
            }
        }
    }
}

fn unexpected(expected: &'static str, found: Option<DxpMessage>) -> DxpError {
    DxpError::UnexpectedMessage {
        expected,
        found: found.map_or_else(String::new, |message| message.encode()),
    }
}
