use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use super::{Course, Ending, Failure, Player};
use crate::engine::{Limits, StopFlag};
use crate::protocol::dxp::{
    Address, Connection, DxpError, FollowerReply, GameEnd, GameRequest, Listener, RemoteFollower,
};
use crate::protocol::{ProcessError, Program, terminate};
use crate::rules::{Move, Outcome, Position, Side};

/// Another program to be played over DamExchange, and what it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// How it is reached.
    pub way: Way,
    /// The minutes it is told each player has.
    pub minutes: u16,
    /// The moves it is told each player makes in them; 0 for all.
    pub moves: u16,
    /// What is said to it before the first game.
    pub say: Option<String>,
}

/// How another program is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// It listens there.
    Connect(Address),
    /// It connects to there.
    Listen(Address),
    /// It is started, and connects to there. In its arguments `{port}` stands for the port.
    Start {
        /// The program.
        program: Program,
        /// Where it connects to.
        address: Address,
    },
}

impl Caller {
    /// What it is called.
    pub(super) fn name(&self) -> String {
        match &self.way {
            Way::Connect(address) | Way::Listen(address) => address.to_string(),
            Way::Start { program, .. } => program.name(),
        }
    }
}

/// A program that takes up games over DamExchange, as a player.
#[derive(Debug)]
pub(super) struct DxpPlayer {
    follower: RemoteFollower,
    caller: Caller,
    side: Side,
    /// For its last answer in a game that is over.
    patience: Duration,
    /// When it moved last, which is when this program began to think.
    moved: Instant,
    /// What went wrong at the end of the last game.
    trouble: Option<DxpError>,
    /// Ended when this is dropped.
    _started: Option<Started>,
}

/// A program that was started. Its standard input stays open: at its end some programs look there without pause.
#[derive(Debug)]
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        terminate(&mut self.0);
    }
}

/// For a program to start and connect.
const STARTING: Duration = Duration::from_secs(60);

/// Why a program cannot be reached.
#[derive(Debug, thiserror::Error)]
pub(super) enum CallError {
    #[error(transparent)]
    Dxp(#[from] DxpError),
    #[error(transparent)]
    Peer(#[from] ProcessError),
}

impl DxpPlayer {
    pub(super) fn call(caller: &Caller) -> Result<DxpPlayer, CallError> {
        let mut started = None;
        let connection = match &caller.way {
            Way::Connect(address) => Connection::connect(*address)?,
            Way::Listen(address) => Listener::bind(*address)?.accept(STARTING, &mut || true)?,
            Way::Start { program, address } => {
                let listener = Listener::bind(*address)?;
                let port = listener.address().0.port().to_string();
                let mut program = program.clone();
                for word in &mut program.command {
                    *word = word.replace("{port}", &port);
                }
                let mut command = program.to_command();
                command.stdin(Stdio::piped());
                command.stdout(Stdio::null()).stderr(Stdio::null());
                let child = command.spawn();
                let child = child.map_err(|error| program.start_error(error))?;
                let Started(child) = started.insert(Started(child));
                let mut is_alive = || matches!(child.try_wait(), Ok(None));
                listener.accept(STARTING, &mut is_alive)?
            }
        };
        let mut follower = RemoteFollower::new(connection);
        if let Some(text) = &caller.say {
            follower.send_chat(text)?;
        }
        Ok(DxpPlayer {
            follower,
            caller: caller.clone(),
            side: Side::White,
            patience: STARTING,
            moved: Instant::now(),
            trouble: None,
            _started: started,
        })
    }
}

impl Player for DxpPlayer {
    fn begin(&mut self, start: &Position, side: Side) -> Result<(), Failure> {
        if let Some(trouble) = self.trouble.take() {
            return Err(trouble.into());
        }
        self.side = side;
        self.follower.propose(GameRequest {
            name: format!("Dames 3D {}", env!("CARGO_PKG_VERSION")),
            follower: side,
            minutes: self.caller.minutes.into(),
            moves: self.caller.moves,
            start: *start,
        })?;
        self.moved = Instant::now();
        Ok(())
    }

    fn choose(
        &mut self,
        course: &Course,
        _limits: Limits,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<Move, Failure> {
        self.patience = patience;
        if let Some(&mv) = course.moves().last() {
            self.follower.send_move(mv, self.moved.elapsed())?;
        }
        let reply = self
            .follower
            .await_reply(course.position(), patience, stop)?;
        self.moved = Instant::now();
        match reply {
            FollowerReply::Move(mv) => Ok(mv),
            FollowerReply::End(GameEnd::Lost) => Err(Failure::Resigned),
            FollowerReply::End(_) => Err(Failure::EndedGame),
            FollowerReply::Stopped => Err(Failure::Stopped),
        }
    }

    fn end(&mut self, course: &Course, ending: &Ending) {
        if let Ending::Stopped = ending {
            return;
        }
        let own_side = !self.side;
        let end = match ending {
            Ending::Ruled(Outcome::Win { winner, .. }) if *winner == own_side => GameEnd::Won,
            Ending::Ruled(Outcome::Win { .. }) => GameEnd::Lost,
            Ending::Ruled(Outcome::Draw(_)) | Ending::TooLong => GameEnd::Drawn,
            Ending::Forfeit { loser, .. } if *loser == own_side => GameEnd::Lost,
            Ending::Forfeit { .. } => GameEnd::Won,
            Ending::Stopped => GameEnd::Unknown,
        };
        // Whose move was the last one has not heard of the other's turn.
        let is_its_turn = course.position().side_to_move() == self.side;
        let by_rules = matches!(ending, Ending::Ruled(_) | Ending::TooLong);
        let told = match course.moves().last() {
            Some(&mv) if is_its_turn && by_rules => {
                self.follower.send_move(mv, self.moved.elapsed())
            }
            _ => Ok(()),
        };
        let waits = is_its_turn && by_rules;
        let ended = told.and_then(|()| {
            let stop = StopFlag::new();
            self.follower.end_game(end, waits, self.patience, &stop)
        });
        self.trouble = ended.err();
    }
}

impl From<DxpError> for Failure {
    fn from(error: DxpError) -> Failure {
        match error {
            DxpError::IllegalMove(text) => Failure::Illegal {
                text,
                reason: "it is not legal here".to_owned(),
            },
            DxpError::TimedOut { after, .. } => Failure::Late(after),
            error => Failure::Broken(error.into()),
        }
    }
}
