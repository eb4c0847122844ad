use std::time::Duration;

use super::{Acceptance, Connection, DxpError, DxpMessage, DxpMove, GameEnd, GameRequest};
use crate::engine::StopFlag;
use crate::platform::Instant;
use crate::rules::{Move, Position};
use crate::shown;

/// Another program that plays the games this one proposes.
#[derive(Debug)]
pub struct RemoteFollower {
    connection: Connection,
    is_playing: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowerReply {
    Move(Move),
    End(GameEnd),
    /// None: this program was stopped.
    Stopped,
}

const ACCEPT_TIMEOUT: Duration = Duration::from_secs(20);
const END_TIMEOUT: Duration = Duration::from_secs(10);
/// Interval between two checks of the stop flag.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

impl RemoteFollower {
    /// The program at the other end of this connection. `stop` aborts sending.
    pub fn new(mut connection: Connection, stop: &StopFlag) -> RemoteFollower {
        connection.set_stop(stop.clone());
        RemoteFollower { connection, is_playing: false }
    }

    /// Sends a text, which some programs take as a command.
    pub fn send_chat(&mut self, text: &str) -> Result<(), DxpError> {
        self.connection.send(&DxpMessage::Chat(text.to_owned()))
    }

    /// Proposes a game; returns the follower's name, safe to print, when it has accepted.
    pub fn propose(&mut self, request: GameRequest, stop: &StopFlag) -> Result<String, DxpError> {
        self.connection.send(&DxpMessage::Request(request))?;
        match self.next_message("an answer to the request", ACCEPT_TIMEOUT, stop)? {
            Some(DxpMessage::Acceptance { name, answer: Acceptance::Accepted }) => {
                self.is_playing = true;
                Ok(shown(&name))
            }
            Some(DxpMessage::Acceptance { .. }) => Err(DxpError::Declined),
            None => Err(DxpError::Stopped),
            Some(other) => Err(unexpected("an answer to the request", &other)),
        }
    }

    /// Sends this program's move and the time it took.
    pub fn send_move(&mut self, mv: Move, time: Duration) -> Result<(), DxpError> {
        let seconds = time.as_secs_f64().round() as u16;
        self.connection.send(&DxpMessage::Move(DxpMove::new(mv, seconds)))
    }

    /// Waits for the follower to move or to end the game.
    pub fn await_reply(
        &mut self,
        position: &Position,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<FollowerReply, DxpError> {
        match self.next_message("a move", timeout, stop)? {
            None => Ok(FollowerReply::Stopped),
            Some(DxpMessage::Move(sent)) => match sent.resolve(position) {
                Some(mv) => Ok(FollowerReply::Move(mv)),
                None => Err(DxpError::IllegalMove(sent.to_string())),
            },
            Some(DxpMessage::End { end, is_last }) => {
                self.is_playing = false;
                let answer = GameEnd::Unknown;
                self.connection.send(&DxpMessage::End { end: answer, is_last })?;
                Ok(FollowerReply::End(end))
            }
            Some(other) => Err(unexpected("a move", &other)),
        }
    }

    /// Ends the game, if the follower has not. At the follower's turn it waits for its message first: the end of the
    /// game or, if the follower sees none, a move.
    pub fn end_game(
        &mut self,
        end: GameEnd,
        is_its_turn: bool,
        timeout: Duration,
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
                self.next_message("a move or an end", timeout, stop)?
        {
            return self.connection.send(&over);
        }
        self.connection.send(&over)?;
        loop {
            match self.next_message("the answer to an end", END_TIMEOUT, stop)? {
                // A move sent before it received the end.
                Some(DxpMessage::Move(_)) => {}
                _ => return Ok(()),
            }
        }
    }

    /// Receives the next message other than chat; `None` when stopped.
    fn next_message(
        &mut self,
        expected: &'static str,
        timeout: Duration,
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
            if after >= timeout {
                return Err(DxpError::TimedOut { expected, after });
            }
        }
    }
}

fn unexpected(expected: &'static str, found: &DxpMessage) -> DxpError {
    DxpError::UnexpectedMessage { expected, found: found.encode() }
}
