//! A DamExchange program as a player.

use std::process::Stdio;
use std::time::Duration;

use super::{MatchGameEnd, MatchPlayer, PlayerFailure};
use crate::dxp::{
    Address, Connection, DxpError, FollowerReply, GameEnd, GameRequest, Listener, RemoteFollower,
};
use crate::engine::{Limits, StopFlag};
use crate::platform::{ChildProcess, Instant};
use crate::rules::{GameHistory, Move, Outcome, Position, Side};
use crate::{ProcessError, Program};

#[derive(Debug)]
pub(super) struct DxpPlayer {
    follower: RemoteFollower,
    opponent: DxpOpponent,
    source: ConnectionSource,
    /// `true` once this follower has accepted a game.
    has_played: bool,
    side: Side,
    /// Timeout of its last answer in a game that is over.
    timeout: Duration,
    /// Time of its last move, when its opponent began to think.
    last_move_at: Instant,
    /// An error at the end of the last game, reported at the next one.
    end_error: Option<DxpError>,
}

/// The port for incoming connections, if it connects, and its process, if it was started here.
#[derive(Debug)]
struct ConnectionSource {
    listener: Option<Listener>,
    /// Its standard input stays open until this is dropped: some programs busy-read at its end.
    process: Option<ChildProcess>,
}

const START_TIMEOUT: Duration = Duration::from_secs(60);

#[derive(Debug, thiserror::Error)]
pub(super) enum DxpStartError {
    #[error(transparent)]
    Dxp(#[from] DxpError),
    #[error(transparent)]
    Process(#[from] ProcessError),
}

impl ConnectionSource {
    /// Waits for the next connection; `None` if this program connects.
    fn accept(&self, timeout: Duration, stop: &StopFlag) -> Result<Option<Connection>, DxpError> {
        let Some(listener) = &self.listener else {
            return Ok(None);
        };
        let process = self.process.as_ref();
        let mut keep_waiting = || !stop.is_set() && process.is_none_or(ChildProcess::is_running);
        listener.accept(timeout, &mut keep_waiting).map(Some)
    }
}

impl DxpPlayer {
    /// Connects to the program, or waits for its connection.
    pub(super) fn connect(
        opponent: &DxpOpponent,
        stop: &StopFlag,
    ) -> Result<DxpPlayer, DxpStartError> {
        let mut source = ConnectionSource { listener: None, process: None };
        let mut connection = None;
        match &opponent.endpoint {
            DxpEndpoint::Connect(address) => connection = Some(Connection::connect(*address)?),
            DxpEndpoint::Listen(address) => source.listener = Some(Listener::bind(*address)?),
            DxpEndpoint::Start { program, address } => {
                let listener = Listener::bind(*address)?;
                let port = listener.address().0.port().to_string();
                let mut program = program.clone();
                for word in &mut program.command {
                    *word = word.replace("{port}", &port);
                }
                source.process = Some(program.spawn(Stdio::null())?);
                source.listener = Some(listener);
            }
        }
        if connection.is_none() {
            connection = source.accept(START_TIMEOUT, stop)?;
        }
        let connection = connection.ok_or(DxpError::Closed)?;
        Ok(DxpPlayer {
            follower: greet(connection, opponent, stop)?,
            opponent: opponent.clone(),
            source,
            has_played: false,
            side: Side::White,
            timeout: START_TIMEOUT,
            last_move_at: Instant::now(),
            end_error: None,
        })
    }

    /// Proposes a game. If a caller has accepted none before, such as a port scan, it waits for another caller.
    fn propose(&mut self, request: &GameRequest, stop: &StopFlag) -> Result<(), DxpError> {
        let deadline = Instant::now() + START_TIMEOUT;
        loop {
            let error = match self.follower.propose(request.clone(), stop) {
                Ok(_) => return Ok(()),
                Err(error) if self.has_played => return Err(error),
                Err(error) => error,
            };
            let left = deadline.saturating_duration_since(Instant::now());
            match self.source.accept(left, stop) {
                Ok(Some(connection)) => match greet(connection, &self.opponent, stop) {
                    Ok(follower) => self.follower = follower,
                    // Gone already: the next proposal fails as well, and another caller may come.
                    Err(_) if !left.is_zero() => {}
                    Err(_) => return Err(error),
                },
                Ok(None) | Err(_) => return Err(error),
            }
        }
    }
}

/// Begins a connection with the text for the other program, if there is one.
fn greet(
    connection: Connection,
    opponent: &DxpOpponent,
    stop: &StopFlag,
) -> Result<RemoteFollower, DxpError> {
    let mut follower = RemoteFollower::new(connection, stop);
    if let Some(text) = &opponent.say {
        follower.send_chat(text)?;
    }
    Ok(follower)
}

impl MatchPlayer for DxpPlayer {
    fn begin(
        &mut self,
        start: &Position,
        side: Side,
        stop: &StopFlag,
    ) -> Result<(), PlayerFailure> {
        if let Some(error) = self.end_error.take() {
            return Err(match error {
                DxpError::TimedOut { after, .. } => {
                    PlayerFailure::NoAnswer { request: "the end of the last game", after }
                }
                error => error.into(),
            });
        }
        self.side = side;
        let request = GameRequest {
            name: format!("Dames 3D {}", env!("CARGO_PKG_VERSION")),
            follower: side,
            minutes: self.opponent.minutes.into(),
            moves: self.opponent.moves,
            start: *start,
        };
        self.propose(&request, stop).map_err(no_game)?;
        self.has_played = true;
        self.last_move_at = Instant::now();
        Ok(())
    }

    fn choose(
        &mut self,
        history: &GameHistory,
        _limits: Limits,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<Move, PlayerFailure> {
        self.timeout = timeout;
        if let Some(mv) = history.last_move() {
            self.follower.send_move(mv, self.last_move_at.elapsed())?;
        }
        let reply = self.follower.await_reply(history.position(), timeout, stop)?;
        self.last_move_at = Instant::now();
        match reply {
            FollowerReply::Move(mv) => Ok(mv),
            FollowerReply::End(GameEnd::Lost) => Err(PlayerFailure::Resigned),
            FollowerReply::End(_) => Err(PlayerFailure::QuitGame),
            FollowerReply::Stopped => Err(PlayerFailure::Stopped),
        }
    }

    fn end(&mut self, history: &GameHistory, ending: &MatchGameEnd, stop: &StopFlag) {
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
            MatchGameEnd::BrokenOff { .. } | MatchGameEnd::Stopped => GameEnd::Unknown,
        };
        // A game that ended by its opponent's move: the program has not received that move.
        let is_its_turn = history.position().side_to_move() == self.side;
        let by_rules = matches!(ending, MatchGameEnd::ByRules(_) | MatchGameEnd::PlyLimit);
        let sent = match history.last_move() {
            Some(mv) if is_its_turn && by_rules => {
                self.follower.send_move(mv, self.last_move_at.elapsed())
            }
            _ => Ok(()),
        };
        let waits = is_its_turn && by_rules;
        let ended = sent.and_then(|()| self.follower.end_game(end, waits, self.timeout, stop));
        self.end_error = ended.err();
    }
}

fn no_game(error: DxpError) -> PlayerFailure {
    PlayerFailure::NoGame(match error {
        DxpError::TimedOut { after, .. } => {
            let seconds = after.as_secs_f64();
            format!("did not answer the game request within {seconds:.0} s")
        }
        DxpError::Declined => "declined the game".to_owned(),
        error => format!("did not accept the game: {error}"),
    })
}

impl From<DxpError> for PlayerFailure {
    fn from(error: DxpError) -> PlayerFailure {
        match error {
            DxpError::IllegalMove(text) => {
                PlayerFailure::IllegalMove { text, reason: "it is not legal here".to_owned() }
            }
            DxpError::TimedOut { after, .. } => PlayerFailure::TimedOut(after),
            DxpError::Stopped => PlayerFailure::Stopped,
            error => PlayerFailure::Broken(error.into()),
        }
    }
}

/// A DamExchange opponent, and the settings sent to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DxpOpponent {
    pub endpoint: DxpEndpoint,
    /// Minutes of each player in the game request.
    pub minutes: u16,
    /// Moves of each player in these minutes in the game request; 0 for the whole game.
    pub moves: u16,
    /// A chat message to send before the first game.
    pub say: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DxpEndpoint {
    /// Call it: it listens at this address.
    Connect(Address),
    /// Wait for its connection at this address.
    Listen(Address),
    /// Start it and wait for its connection. In its arguments `{port}` stands for the port.
    Start { program: Program, address: Address },
}

impl DxpOpponent {
    /// The name of its program, or its address.
    pub(super) fn name(&self) -> String {
        match &self.endpoint {
            DxpEndpoint::Connect(address) | DxpEndpoint::Listen(address) => address.to_string(),
            DxpEndpoint::Start { program, .. } => program.name(),
        }
    }
}
