use std::time::{Duration, Instant};

use super::{Acceptance, Connection, DxpError, End, GameRequest, Message, SentMove};
use crate::engine::StopFlag;
use crate::rules::{Move, Position};

/// Another program that takes up the games this one proposes.
#[derive(Debug)]
pub struct Follower {
    connection: Connection,
    is_playing: bool,
}

/// What it does at its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It moves.
    Move(Move),
    /// It ends the game.
    End(End),
    /// Nothing: the search was stopped.
    Stopped,
}

/// To take a game up.
const TAKING_UP: Duration = Duration::from_secs(20);
/// To answer the end of a game.
const ENDING: Duration = Duration::from_secs(10);
/// Between two looks at whether to stop.
const LOOK: Duration = Duration::from_millis(10);

impl Follower {
    /// Whoever is at the other end.
    pub fn at(connection: Connection) -> Follower {
        Follower {
            connection,
            is_playing: false,
        }
    }

    /// Says something, which some programs take as an order.
    pub fn say(&mut self, text: &str) -> Result<(), DxpError> {
        self.connection.send(&Message::Chat(text.to_owned()))
    }

    /// Proposes a game; returns what the follower calls itself when it takes it up.
    pub fn begin(&mut self, request: GameRequest) -> Result<String, DxpError> {
        self.connection.send(&Message::Request(request))?;
        match self.next("an answer to the request", TAKING_UP, &StopFlag::new())? {
            Some(Message::Acceptance {
                name,
                answer: Acceptance::Yes,
            }) => {
                self.is_playing = true;
                Ok(name)
            }
            Some(Message::Acceptance { .. }) => Err(DxpError::Declined),
            other => Err(out_of_place("an answer to the request", other)),
        }
    }

    /// Tells it this program's move.
    pub fn tell(&mut self, mv: Move, time: Duration) -> Result<(), DxpError> {
        let seconds = time.as_secs_f64().round() as u16;
        self.connection
            .send(&Message::Move(SentMove::new(mv, seconds)))
    }

    /// Waits for what it does in this position.
    pub fn reply(
        &mut self,
        position: &Position,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<Reply, DxpError> {
        match self.next("a move", patience, stop)? {
            None => Ok(Reply::Stopped),
            Some(Message::Move(sent)) => match sent.among(position) {
                Some(mv) => Ok(Reply::Move(mv)),
                None => Err(DxpError::Illegal(sent.to_string())),
            },
            Some(Message::End { end, is_last }) => {
                self.is_playing = false;
                let answer = End::Unknown;
                self.connection.send(&Message::End {
                    end: answer,
                    is_last,
                })?;
                Ok(Reply::End(end))
            }
            other => Err(out_of_place("a move", other)),
        }
    }

    /// Ends the game, if it has not done so itself. At its turn it is waited for first: it may end the game, or
    /// move on where it sees no end.
    pub fn end(
        &mut self,
        end: End,
        is_its_turn: bool,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<(), DxpError> {
        if !self.is_playing {
            return Ok(());
        }
        self.is_playing = false;
        let is_last = false;
        let over = Message::End { end, is_last };
        if is_its_turn
            && let Some(Message::End { .. }) = self.next("a move or an end", patience, stop)?
        {
            return self.connection.send(&over);
        }
        self.connection.send(&over)?;
        loop {
            match self.next("the answer to an end", ENDING, stop)? {
                // A move sent before it knew.
                Some(Message::Move(_)) => {}
                _ => return Ok(()),
            }
        }
    }

    /// The next message that is no chat; none when asked to stop.
    fn next(
        &mut self,
        expected: &'static str,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<Option<Message>, DxpError> {
        let begin = Instant::now();
        loop {
            match self.connection.receive(LOOK)? {
                Some(Message::Chat(_) | Message::BackAnswer(_)) => {}
                Some(message) => return Ok(Some(message)),
                None if stop.is_set() => return Ok(None),
                None => {}
            }
            let after = begin.elapsed();
            if after >= patience {
                return Err(DxpError::Silent { expected, after });
            }
        }
    }
}

fn out_of_place(expected: &'static str, found: Option<Message>) -> DxpError {
    DxpError::OutOfPlace {
        expected,
        found: found.map_or_else(String::new, |message| message.write()),
    }
}
