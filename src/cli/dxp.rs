//! `dames3d dxp`: plays another program over the network, using the DamExchange protocol.

use std::io::{self, Write};
use std::sync::Mutex;
use std::time::Duration;

use anyhow::ensure;
use clap::Args;

use super::analyze::EngineArgs;
use super::draws::DrawArgs;
use super::match_games::pdn_game;
use super::output::stdout;
use super::rules::position;
use super::signals::stop_on_signal;
use super::values::{integer, seconds};
use crate::engine::{Engine, Limits, StopFlag};
use crate::platform::Stopwatch;
use crate::protocols::dxp::{
    Address, Connection, DxpError, FollowerConfig, FollowerEvent, FollowerTimeouts, Listener,
    follow,
};
use crate::protocols::matches::{
    DxpEndpoint, DxpOpponent, EvalSource, Match, MatchConfig, MatchEvent, MatchGameEnd, Openings,
    PlayerFailure, PlayerKind, PlayerSpec,
};
use crate::rules::Variant;

/// The other program, and the games.
#[derive(Debug, Args)]
pub(crate) struct DxpArgs {
    /// Call a program that listens there, a port of this machine or an address such as 192.168.0.7:27531
    #[arg(long, value_name = "ADDRESS", conflicts_with = "listen")]
    connect: Option<Address>,
    /// Wait for a program to connect to this port or address; 127.0.0.1:27531 by default
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<Address>,
    /// Seconds for each move; by default, the time of the game is shared out
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    #[command(flatten)]
    draws: DrawArgs,
    #[command(flatten)]
    engine_args: EngineArgs,
    /// Propose this many games, with White and Black in turn, instead of accepting those proposed
    #[arg(long, value_name = "GAMES", value_parser = integer::<u32>(1..=1_000_000))]
    propose: Option<u32>,
    /// Minutes each player has in a proposed game
    #[arg(long, default_value_t = 5, requires = "propose", value_parser = integer::<u16>(1..=999))]
    minutes: u16,
    /// Moves each player makes in them, after which the game ends; 0 to play it to its end
    #[arg(long, default_value_t = 0, requires = "propose", value_parser = integer::<u16>(0..=999))]
    moves: u16,
    /// The position that proposed games start from
    #[arg(long, requires = "propose")]
    fen: Option<String>,
}

const ACCEPT_TIMEOUT: Duration = Duration::from_secs(3600);
const VARIANT: Variant = Variant::International;
/// Number of moves to budget for when a game sets none.
const DEFAULT_MOVES: u16 = 60;

/// Plays the games and prints their events to standard output.
pub(crate) fn run(args: &DxpArgs) -> anyhow::Result<()> {
    let stop = stop_on_signal()?;
    match args.propose {
        Some(games) => args.propose(games, &stop),
        None => args.follow(&stop),
    }
}

impl DxpArgs {
    /// Accepts games that another program proposes.
    fn follow(&self, stop: &StopFlag) -> anyhow::Result<()> {
        let engine = Engine::try_new(VARIANT, self.engine_args.settings())?;
        let mut engine =
            engine.with_tables(self.engine_args.tables(VARIANT, &self.draws.rules(VARIANT)?)?);
        if let Some(address) = self.connect {
            let connection = Connection::connect(address)?;
            let session = self.play_games(connection, &mut engine, stop)?;
            return Ok(session.result?);
        }
        let listener = Listener::bind(self.listen.unwrap_or_default())?;
        print_line(&format!("listening on {}", listener.address()))?;
        loop {
            let connection = match listener.accept(ACCEPT_TIMEOUT, &mut || !stop.is_set()) {
                Err(DxpError::NoCaller { .. }) if stop.is_set() => return Ok(()),
                accepted => accepted?,
            };
            let session = self.play_games(connection, &mut engine, stop)?;
            if session.games > 0 || stop.is_set() {
                return Ok(session.result?);
            }
            let error = session.result.err().unwrap_or(DxpError::Closed);
            print_line(&format!("no game began: {error}; still listening"))?;
        }
    }

    /// Plays the games of one connection.
    fn play_games(
        &self,
        mut connection: Connection,
        engine: &mut Engine,
        stop: &StopFlag,
    ) -> io::Result<SessionResult> {
        print_line("connected")?;
        let config = FollowerConfig {
            name: concat!("Dames 3D ", env!("CARGO_PKG_VERSION")),
            engine,
            limits: self.time.map(Limits::time),
            draws: self.draws.rules(VARIANT).unwrap_or(VARIANT.rule_set().draws),
            timeouts: FollowerTimeouts::default(),
            stopwatch: Stopwatch::start(),
            stop,
        };
        let mut games = 0;
        let mut written = Ok(());
        let mut print_event = |event: FollowerEvent| {
            games += u32::from(matches!(event, FollowerEvent::GameStarted { .. }));
            if written.is_ok() {
                written = print_line(&describe(&event));
                if written.is_err() {
                    stop.set();
                }
            }
        };
        let result = follow(&mut connection, config, &mut print_event);
        written?;
        Ok(SessionResult { games, result })
    }

    fn propose(&self, games: u32, stop: &StopFlag) -> anyhow::Result<()> {
        let start = position(VARIANT, self.fen.as_deref())?;
        ensure!(
            start.winner().is_none(),
            "--fen: expected a game that goes on, found one that is over"
        );
        let own = PlayerKind::Builtin {
            eval: EvalSource::Best,
            settings: self.engine_args.settings(),
            params: Box::default(),
            tables: self.engine_args.source().clone(),
            level: None,
            book: false,
        };
        let other = PlayerKind::Dxp(DxpOpponent {
            endpoint: match self.connect {
                Some(address) => DxpEndpoint::Connect(address),
                None => DxpEndpoint::Listen(self.listen.unwrap_or_default()),
            },
            minutes: self.minutes,
            moves: self.moves,
            say: None,
        });
        let spec = |kind| PlayerSpec { name: None, limits: None, kind };
        let contest = Match::new([spec(own), spec(other)], self.match_config(games));
        let names = contest.names();
        let broken_off = Mutex::new(None);
        let print_game = |event: MatchEvent<'_>| {
            if let MatchGameEnd::BrokenOff { side, failure } = &event.game.ending
                && let Ok(mut broken_off) = broken_off.lock()
            {
                let (number, name) = (event.game.number, &names[event.game.player(*side)]);
                let reason = match failure {
                    PlayerFailure::Broken(error) => error.to_string(),
                    failure => format!("{name} {failure}"),
                };
                broken_off.get_or_insert(format!("game {number} was broken off: {reason}"));
            }
            if print_line(&format!("{}\n", pdn_game(&names, event.game))).is_err() {
                stop.set();
            }
        };
        let result = contest.play(Openings::from(start), stop, &print_game);
        print_line(&result.tally.to_string())?;
        match (result.error, broken_off.into_inner()) {
            (Some(error), _) => Err(error.into()),
            (None, Ok(Some(error))) => Err(anyhow::anyhow!(error)),
            (None, _) => Ok(()),
        }
    }

    fn match_config(&self, games: u32) -> MatchConfig {
        let minutes = Duration::from_secs(60 * u64::from(self.minutes));
        let moves = match self.moves {
            0 => DEFAULT_MOVES,
            moves => moves,
        };
        MatchConfig {
            games,
            whole_pairs: false,
            limits: Limits::time(self.time.unwrap_or(minutes / u32::from(moves))),
            // The opponent may spend all its time on one move.
            grace: minutes,
            breakdowns_lose: false,
            few_against_king: self.draws.few_against_king(),
            max_plies: (self.moves > 0).then_some(2 * u32::from(self.moves)),
            ..MatchConfig::default()
        }
    }
}

struct SessionResult {
    /// Games started.
    games: u32,
    result: Result<(), DxpError>,
}

fn print_line(text: &str) -> io::Result<()> {
    let mut output = stdout();
    writeln!(output, "{text}")?;
    output.flush()
}

fn describe(event: &FollowerEvent) -> String {
    match event {
        FollowerEvent::GameStarted { initiator, side } => {
            format!("game with {initiator}, own side {side}")
        }
        FollowerEvent::MovePlayed { side, text } => format!("{side}: {text}"),
        FollowerEvent::TakenBack(ply) => format!("back to ply {ply}"),
        FollowerEvent::GameOver { end } => format!("game over: {end:?}"),
        FollowerEvent::Chat(text) => format!("said: {text}"),
        FollowerEvent::Violation(what) => format!("strange: {what}"),
    }
}
