//! `dames3d dxp`: games against another program over DamExchange.

use std::io::{self, Write};
use std::time::Duration;

use clap::Args;
use dames3d::engine::{Engine, Limits, StopFlag};
use dames3d::matches::{
    DxpEndpoint, DxpOpponent, EvalSource, Match, MatchConfig, MatchEvent, Openings, PlayerKind,
    PlayerSpec,
};
use dames3d::notation::fen;
use dames3d::protocol::dxp::{
    Address, Connection, FollowerConfig, FollowerEvent, Listener, follow,
};
use dames3d::rules::{Position, Variant};

use super::analyse::EngineArgs;
use super::errors::about;
use super::match_games::pdn_game;
use super::signals::stop_on_signal;
use super::values::{integer, seconds};

/// With whom, and in which part.
#[derive(Debug, Args)]
pub(crate) struct DxpArgs {
    /// Call a program that listens there, a port of this machine or an address such as 192.168.0.7:27531
    #[arg(long, value_name = "ADDRESS", conflicts_with = "listen")]
    connect: Option<Address>,
    /// Wait for a program to connect to this port or address; 127.0.0.1:27531 if nothing is said
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<Address>,
    /// Seconds for each move; without a number, the game's time is shared out
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    #[command(flatten)]
    engine_args: EngineArgs,
    /// Propose so many games, with White and with Black by turns, instead of taking up those proposed
    #[arg(long, value_name = "GAMES", value_parser = integer::<u32>(1..=1_000_000))]
    propose: Option<u32>,
    /// The minutes each player has in a game proposed
    #[arg(long, default_value_t = 5, requires = "propose", value_parser = integer::<u16>(1..=999))]
    minutes: u16,
    /// The moves each player makes in them, after which the game ends; 0 to play it to its end
    #[arg(long, default_value_t = 0, requires = "propose", value_parser = integer::<u16>(0..=999))]
    moves: u16,
    /// The position the games proposed start from
    #[arg(long, requires = "propose")]
    fen: Option<String>,
}

/// Someone to be waited for may take an hour.
const ACCEPT_TIMEOUT: Duration = Duration::from_secs(3600);
const VARIANT: Variant = Variant::International;
/// Moves among which the minutes of a game without a number of moves are shared out.
const DEFAULT_MOVES: u16 = 60;

/// Plays; what happens is written to standard output.
pub(crate) fn run(args: &DxpArgs) -> anyhow::Result<()> {
    let stop = stop_on_signal()?;
    match args.propose {
        Some(games) => args.propose(games, &stop),
        None => args.follow(&stop),
    }
}

impl DxpArgs {
    fn follow(&self, stop: &StopFlag) -> anyhow::Result<()> {
        let mut connection = match self.connect {
            Some(address) => Connection::connect(address)?,
            None => {
                let listener = Listener::bind(self.listen.unwrap_or_default())?;
                print_line(&format!("listening on {}", listener.address()))?;
                listener.accept(ACCEPT_TIMEOUT, &mut || !stop.is_set())?
            }
        };
        print_line("connected")?;
        let engine = Engine::try_new(VARIANT, self.engine_args.settings())?;
        let mut engine = engine.with_tables(self.engine_args.tables(VARIANT)?);
        let following = FollowerConfig {
            name: concat!("Dames 3D ", env!("CARGO_PKG_VERSION")),
            engine: &mut engine,
            limits: self.time.map(Limits::time),
            stop,
        };
        let mut written = Ok(());
        let mut print_event = |event: FollowerEvent| {
            if written.is_ok() {
                written = print_line(&describe(&event));
                if written.is_err() {
                    stop.set();
                }
            }
        };
        let followed = follow(&mut connection, following, &mut print_event);
        written?;
        Ok(followed?)
    }

    fn propose(&self, games: u32, stop: &StopFlag) -> anyhow::Result<()> {
        let start = match &self.fen {
            None => Position::start(VARIANT),
            Some(text) => fen::read_position(text, VARIANT).map_err(about("--fen"))?,
        };
        let openings = Openings::from_list(&fen::write(&start.setup()), VARIANT);
        let openings = openings.map_err(about("--fen"))?;
        let own = PlayerKind::Builtin {
            eval: EvalSource::Best,
            settings: self.engine_args.settings(),
            tables: self.engine_args.source().clone(),
            level: None,
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
        let all = Duration::from_secs(60 * u64::from(self.minutes));
        let moves = if self.moves == 0 {
            DEFAULT_MOVES
        } else {
            self.moves
        };
        let terms = MatchConfig {
            games,
            limits: Limits::time(self.time.unwrap_or(all / u32::from(moves))),
            // The other may use all its time for one move.
            grace: all,
            max_plies: (self.moves > 0).then_some(2 * u32::from(self.moves)),
            ..MatchConfig::default()
        };
        let spec = |kind| PlayerSpec {
            name: None,
            limits: None,
            kind,
        };
        let contest = Match::new([spec(own), spec(other)], terms);
        let names = contest.names();
        let print_event = |news: MatchEvent<'_>| {
            if print_line(&format!("{}\n", pdn_game(&names, news.game))).is_err() {
                stop.set();
            }
        };
        let result = contest.play(openings, stop, &print_event);
        print_line(&result.tally.to_string())?;
        match result.error {
            Some(trouble) => Err(trouble.into()),
            None => Ok(()),
        }
    }
}

fn print_line(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
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
