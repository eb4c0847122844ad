use std::thread;
use std::time::{Duration, Instant};

use super::{Acceptance, Connection, DxpError, End, GameRequest, Message, MessageError, SentMove};
use crate::engine::{Engine, Limits, SearchPosition, StopFlag, TimeLimit};
use crate::notation::move_text;
use crate::rules::{Move, Outcome, Position, Side};

/// How this program is a follower.
#[derive(Debug)]
pub struct Following<'a> {
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
pub enum Event {
    /// A game begins, against this program, on this side.
    Begun {
        /// Who proposed it.
        initiator: String,
        /// This program's side.
        side: Side,
    },
    /// A move was made.
    Moved {
        /// By this side.
        side: Side,
        /// As people write it.
        text: String,
    },
    /// The game was taken back to this ply.
    Back(usize),
    /// The game is over.
    Over {
        /// As this program sees it.
        end: End,
    },
    /// The other program or whoever uses it said this.
    Said(String),
    /// Something sent makes no sense here; the game goes on.
    Strange(String),
}

/// A game being played.
struct Game {
    side: Side,
    minutes: f64,
    /// Moves each player has; 0 for all.
    moves: u16,
    /// The situations from the start on, the last one on the board.
    situations: Vec<SearchPosition>,
    used: Duration,
}

/// Between two looks at what has come while thinking.
const LOOK: Duration = Duration::from_millis(10);

/// Takes up games until the other program leaves or says that there will be no more, or this one is stopped. To leave
/// in the middle of a game is an error.
pub fn follow(
    connection: &mut Connection,
    following: Following<'_>,
    tell: &mut dyn FnMut(Event),
) -> Result<(), DxpError> {
    let mut seat = Seat {
        connection,
        following,
        tell,
        game: None,
    };
    loop {
        let message = match seat.game {
            Some(ref game) if game.is_own_turn() => seat.move_or_hear()?,
            Some(_) => seat.hear(LOOK)?,
            None => match seat.hear(LOOK) {
                Err(DxpError::Closed) => return Ok(()),
                heard => heard?,
            },
        };
        let is_last = match message {
            Some(message) => seat.answer(message)?,
            None => false,
        };
        if is_last || seat.following.stop.is_set() {
            return Ok(());
        }
    }
}

struct Seat<'a> {
    connection: &'a mut Connection,
    following: Following<'a>,
    tell: &'a mut dyn FnMut(Event),
    game: Option<Game>,
}

impl Seat<'_> {
    /// The next message, if one comes in this time. What cannot be read is complained about.
    fn hear(&mut self, patience: Duration) -> Result<Option<Message>, DxpError> {
        match self.connection.receive(patience) {
            Err(DxpError::Misread { text, error }) => {
                if text.starts_with('R') {
                    self.accept(Acceptance::NotKnown)?;
                }
                self.complain(cannot_read(&text, &error))?;
                Ok(None)
            }
            heard => heard,
        }
    }

    fn complain(&mut self, what: String) -> Result<(), DxpError> {
        self.connection.send(&Message::Chat(what.clone()))?;
        (self.tell)(Event::Strange(what));
        Ok(())
    }

    fn accept(&mut self, answer: Acceptance) -> Result<(), DxpError> {
        let name = self.following.name.to_owned();
        self.connection.send(&Message::Acceptance { name, answer })
    }

    /// Answers a message; tells whether it was the last.
    fn answer(&mut self, message: Message) -> Result<bool, DxpError> {
        match message {
            Message::Request(_) if self.game.is_some() => {
                self.accept(Acceptance::NotNow)?;
                self.complain("a game is being played already".to_owned())?;
            }
            Message::Request(request) => self.begin(request)?,
            Message::Move(sent) => self.hear_move(sent)?,
            Message::End { end, is_last } => {
                if self.game.take().is_some() {
                    let end = match end {
                        End::Won => End::Lost,
                        End::Lost => End::Won,
                        same => same,
                    };
                    self.connection.send(&Message::End {
                        end: End::Unknown,
                        is_last,
                    })?;
                    (self.tell)(Event::Over { end });
                }
                return Ok(is_last);
            }
            Message::Chat(text) => (self.tell)(Event::Said(text)),
            Message::Back { number, side } => self.go_back(number, side)?,
            Message::Acceptance { .. } | Message::BackAnswer(_) => {}
        }
        Ok(false)
    }

    fn begin(&mut self, request: GameRequest) -> Result<(), DxpError> {
        self.following.engine.clear_hash();
        self.game = Some(Game {
            side: request.follower,
            minutes: request.minutes,
            moves: request.moves,
            situations: vec![SearchPosition::new(request.start)],
            used: Duration::ZERO,
        });
        self.accept(Acceptance::Yes)?;
        (self.tell)(Event::Begun {
            initiator: request.name,
            side: request.follower,
        });
        Ok(())
    }

    fn hear_move(&mut self, sent: SentMove) -> Result<(), DxpError> {
        let Some(game) = &mut self.game else {
            return self.complain(format!("{sent}, but no game is being played"));
        };
        match sent.among(game.position()) {
            _ if game.is_own_turn() => self.complain(format!("{sent}, but it is not your turn")),
            None => self.complain(format!("{sent} is not legal here")),
            Some(mv) => {
                let event = game.play(mv);
                (self.tell)(event);
                Ok(())
            }
        }
    }

    fn go_back(&mut self, number: u16, side: Side) -> Result<(), DxpError> {
        let ply = self.game.as_mut().and_then(|game| {
            let ply = game.ply_of(number, side)?;
            game.situations.truncate(ply + 1);
            Some(ply)
        });
        let answer = match ply {
            Some(ply) => {
                (self.tell)(Event::Back(ply));
                Acceptance::Yes
            }
            None => Acceptance::NotNow,
        };
        self.connection.send(&Message::BackAnswer(answer))
    }

    /// At this program's turn: ends the game if it is over, else moves, unless a message comes first.
    fn move_or_hear(&mut self) -> Result<Option<Message>, DxpError> {
        let Some(game) = &self.game else {
            return Ok(None);
        };
        if let Some(end) = game.end() {
            self.game = None;
            let is_last = false;
            self.connection.send(&Message::End { end, is_last })?;
            (self.tell)(Event::Over { end });
            return Ok(None);
        }
        let situation = game.situation().clone();
        let limits = self.following.limits.unwrap_or_else(|| game.limits());
        let begin = Instant::now();
        let (mv, message) = self.think(&situation, limits)?;
        let (None, Some(mv), Some(game)) = (&message, mv, &mut self.game) else {
            return Ok(message);
        };
        let taken = begin.elapsed();
        game.used += taken;
        let event = game.play(mv);
        let seconds = taken.as_secs_f64().round() as u16;
        self.connection
            .send(&Message::Move(SentMove::new(mv, seconds)))?;
        (self.tell)(event);
        Ok(None)
    }

    /// Thinks until it has a move or a message comes that needs an answer.
    fn think(
        &mut self,
        situation: &SearchPosition,
        limits: Limits,
    ) -> Result<(Option<Move>, Option<Message>), DxpError> {
        let stop = StopFlag::new();
        let engine = &mut *self.following.engine;
        let (asked, connection) = (self.following.stop, &mut *self.connection);
        let tell = &mut *self.tell;
        thread::scope(|scope| {
            let search = scope.spawn(|| {
                let report = engine.search(situation, limits, &stop, &mut |_| ());
                report.best_move()
            });
            let mut heard = Ok(None);
            while !search.is_finished() {
                heard = match connection.receive(LOOK) {
                    Ok(Some(Message::Chat(text))) => {
                        tell(Event::Said(text));
                        Ok(None)
                    }
                    Err(DxpError::Misread { text, error }) => {
                        tell(Event::Strange(cannot_read(&text, &error)));
                        Ok(None)
                    }
                    heard => heard,
                };
                if asked.is_set() || !matches!(heard, Ok(None)) {
                    stop.set();
                    break;
                }
            }
            let mv = search.join().ok().flatten();
            Ok((mv.filter(|_| !asked.is_set()), heard?))
        })
    }
}

fn cannot_read(text: &str, error: &MessageError) -> String {
    format!("“{text}” cannot be read: {error}")
}

impl Game {
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

    fn play(&mut self, mv: Move) -> Event {
        let event = Event::Moved {
            side: self.position().side_to_move(),
            text: move_text::write(self.position(), mv),
        };
        let mut next = self.situation().clone();
        next.play(mv);
        self.situations.push(next);
        event
    }

    /// How the game ends at this program's turn, if it does.
    fn end(&self) -> Option<End> {
        let situation = self.situation();
        let rules = self.position().variant().rule_set();
        let outcome = situation.counters().outcome(self.position(), &rules);
        match outcome {
            Some(Outcome::Win { winner, .. }) if winner == self.side => Some(End::Won),
            Some(Outcome::Win { .. }) => Some(End::Lost),
            Some(Outcome::Draw(_)) => Some(End::Drawn),
            None => {
                let all = 2 * usize::from(self.moves);
                (self.moves > 0 && self.ply() >= all).then_some(End::Unknown)
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
