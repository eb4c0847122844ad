use std::process::Stdio;
use std::time::{Duration, Instant};

use super::{Course, DxpEndpoint, DxpOpponent, MatchGameEnd, MatchPlayer, PlayerFailure};
use crate::engine::{Limits, StopFlag};
use crate::platform::ChildProcess;
use crate::protocol::ProcessError;
use crate::protocol::dxp::{
    Connection, DxpError, FollowerReply, GameEnd, GameRequest, Listener, RemoteFollower,
};
use crate::rules::{Move, Outcome, Position, Side};

/// A DamExchange program that accepts games, as a player of matches.
#[derive(Debug)]
pub(super) struct DxpPlayer {
    follower: RemoteFollower,
    opponent: DxpOpponent,
    side: Side,
    /// Time for its last answer in a game that is over.
    timeout: Duration,
    /// Time of its last move, at which its opponent began to think.
    last_move_at: Instant,
    /// An error at the end of the last game, reported at the next one.
    end_error: Option<DxpError>,
    /// The program, if it was started here. Its standard input stays open until it is dropped: some programs read
    /// without pause at its end.
    _started: Option<ChildProcess>,
}

/// Time for a program to start and call.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// The reason why a program cannot be reached.
#[derive(Debug, thiserror::Error)]
pub(super) enum DxpStartError {
    #[error(transparent)]
    Dxp(#[from] DxpError),
    #[error(transparent)]
    Process(#[from] ProcessError),
}

impl DxpPlayer {
    /// Reaches the program and gets it ready for the first game.
    pub(super) fn connect(opponent: &DxpOpponent) -> Result<DxpPlayer, DxpStartError> {
        let mut started = None;
        let connection = match &opponent.endpoint {
            DxpEndpoint::Connect(address) => Connection::connect(*address)?,
            DxpEndpoint::Listen(address) => {
                Listener::bind(*address)?.accept(START_TIMEOUT, &mut || true)?
            }
            DxpEndpoint::Start { program, address } => {
                let listener = Listener::bind(*address)?;
                let port = listener.address().0.port().to_string();
                let mut program = program.clone();
                for word in &mut program.command {
                    *word = word.replace("{port}", &port);
                }
                let child = started.insert(program.spawn(Stdio::null())?);
                listener.accept(START_TIMEOUT, &mut || child.is_running())?
            }
        };
        let mut follower = RemoteFollower::new(connection);
        if let Some(text) = &opponent.say {
            follower.send_chat(text)?;
        }
        Ok(DxpPlayer {
            follower,
            opponent: opponent.clone(),
            side: Side::White,
            timeout: START_TIMEOUT,
            last_move_at: Instant::now(),
            end_error: None,
            _started: started,
        })
    }
}

impl MatchPlayer for DxpPlayer {
    fn begin(&mut self, start: &Position, side: Side) -> Result<(), PlayerFailure> {
        if let Some(end_error) = self.end_error.take() {
            return Err(failure_of_request(end_error, "the end of the last game"));
        }
        self.side = side;
        let request = GameRequest {
            name: format!("Dames 3D {}", env!("CARGO_PKG_VERSION")),
            follower: side,
            minutes: self.opponent.minutes.into(),
            moves: self.opponent.moves,
            start: *start,
        };
        let accepted = self.follower.propose(request);
        accepted.map_err(|error| failure_of_request(error, "the game request"))?;
        self.last_move_at = Instant::now();
        Ok(())
    }

    fn choose(
        &mut self,
        course: &Course,
        _limits: Limits,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<Move, PlayerFailure> {
        self.timeout = timeout;
        if let Some(&mv) = course.moves().last() {
            self.follower.send_move(mv, self.last_move_at.elapsed())?;
        }
        let reply = self
            .follower
            .await_reply(course.position(), timeout, stop)?;
        self.last_move_at = Instant::now();
        match reply {
            FollowerReply::Move(mv) => Ok(mv),
            FollowerReply::End(GameEnd::Lost) => Err(PlayerFailure::Resigned),
            FollowerReply::End(_) => Err(PlayerFailure::QuitGame),
            FollowerReply::Stopped => Err(PlayerFailure::Stopped),
        }
    }

    fn end(&mut self, course: &Course, ending: &MatchGameEnd, stop: &StopFlag) {
        if let MatchGameEnd::Stopped = ending {
            return;
        }
        let own_side = !self.side;
        let end = match ending {
            MatchGameEnd::ByRules(Outcome::Win { winner, .. }) if *winner == own_side => {
                GameEnd::Won
            }
            MatchGameEnd::ByRules(Outcome::Win { .. }) => GameEnd::Lost,
            MatchGameEnd::ByRules(Outcome::Draw(_)) | MatchGameEnd::PlyLimit => GameEnd::Drawn,
            MatchGameEnd::Forfeit { loser, .. } if *loser == own_side => GameEnd::Lost,
            MatchGameEnd::Forfeit { .. } => GameEnd::Won,
            MatchGameEnd::Stopped => GameEnd::Unknown,
        };
        // A game that ended by its opponent's move: the program has not been sent that move.
        let is_its_turn = course.position().side_to_move() == self.side;
        let by_rules = matches!(ending, MatchGameEnd::ByRules(_) | MatchGameEnd::PlyLimit);
        let sent = match course.moves().last() {
            Some(&mv) if is_its_turn && by_rules => {
                self.follower.send_move(mv, self.last_move_at.elapsed())
            }
            _ => Ok(()),
        };
        let waits = is_its_turn && by_rules;
        let ended = sent.and_then(|()| self.follower.end_game(end, waits, self.timeout, stop));
        self.end_error = ended.err();
    }
}

/// The failure of a program that was asked something other than to move.
fn failure_of_request(error: DxpError, request: &'static str) -> PlayerFailure {
    match error {
        DxpError::TimedOut { after, .. } => PlayerFailure::NoAnswer { request, after },
        error => error.into(),
    }
}

/// The failure of a program that was to move.
impl From<DxpError> for PlayerFailure {
    fn from(error: DxpError) -> PlayerFailure {
        match error {
            DxpError::IllegalMove(text) => PlayerFailure::IllegalMove {
                text,
                reason: "it is not legal here".to_owned(),
            },
            DxpError::TimedOut { after, .. } => PlayerFailure::TimedOut(after),
            error => PlayerFailure::Broken(error.into()),
        }
    }
}
