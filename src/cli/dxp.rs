//! `dames3d dxp`: games against another program over DamExchange.

use std::io::{self, Write};
use std::time::Duration;

use clap::Args;
use dames3d::engine::{Engine, Limits, Stop};
use dames3d::matches::{Caller, Judging, Kind, Match, News, Openings, Spec, Terms, Way};
use dames3d::notation::fen;
use dames3d::protocol::dxp::{Address, Connection, Event, Following, Listener, follow};
use dames3d::rules::{Position, Variant};

use super::analyse::Machine;
use super::errors::about;
use super::matching::pdn_game;
use super::signals::stop_when_told;
use super::values::{seconds, whole};

/// With whom, and in which part.
#[derive(Debug, Args)]
pub(crate) struct Exchange {
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
    machine: Machine,
    /// Propose so many games, with White and with Black by turns, instead of taking up those proposed
    #[arg(long, value_name = "GAMES", value_parser = whole::<u32>(1..=1_000_000))]
    propose: Option<u32>,
    /// The minutes each player has in a game proposed
    #[arg(long, default_value_t = 5, requires = "propose", value_parser = whole::<u16>(1..=999))]
    minutes: u16,
    /// The moves each player makes in them, after which the game ends; 0 to play it to its end
    #[arg(long, default_value_t = 0, requires = "propose", value_parser = whole::<u16>(0..=999))]
    moves: u16,
    /// The position the games proposed start from
    #[arg(long, requires = "propose")]
    fen: Option<String>,
}

/// Someone to be waited for may take an hour.
const WAITING: Duration = Duration::from_secs(3600);
const VARIANT: Variant = Variant::International;
/// Moves among which the minutes of a game without a number of moves are shared out.
const USUAL_MOVES: u16 = 60;

/// Plays; what happens is written to standard output.
pub(crate) fn run(exchange: &Exchange) -> anyhow::Result<()> {
    let stop = stop_when_told()?;
    match exchange.propose {
        Some(games) => exchange.propose(games, &stop),
        None => exchange.follow(&stop),
    }
}

impl Exchange {
    fn follow(&self, stop: &Stop) -> anyhow::Result<()> {
        let mut connection = match self.connect {
            Some(address) => Connection::to(address)?,
            None => {
                let listener = Listener::on(self.listen.unwrap_or_default())?;
                say(&format!("listening on {}", listener.address()))?;
                listener.accept(WAITING, &mut || !stop.is_asked())?
            }
        };
        say("connected")?;
        let engine = Engine::new(VARIANT, self.machine.settings());
        let mut engine = engine.with_tables(self.machine.tables(VARIANT)?);
        let following = Following {
            name: concat!("Dames 3D ", env!("CARGO_PKG_VERSION")),
            engine: &mut engine,
            limits: self.time.map(Limits::time),
            stop,
        };
        let mut written = Ok(());
        let mut tell = |event: Event| {
            if written.is_ok() {
                written = say(&describe(&event));
                if written.is_err() {
                    stop.ask();
                }
            }
        };
        let followed = follow(&mut connection, following, &mut tell);
        written?;
        Ok(followed?)
    }

    fn propose(&self, games: u32, stop: &Stop) -> anyhow::Result<()> {
        let start = match &self.fen {
            None => Position::start(VARIANT),
            Some(text) => fen::read_position(text, VARIANT).map_err(about("--fen"))?,
        };
        let openings = Openings::listed(&fen::write(&start.setup()), VARIANT);
        let openings = openings.map_err(about("--fen"))?;
        let own = Kind::Own {
            judging: Judging::Best,
            settings: self.machine.settings(),
            tables: self.machine.source().clone(),
            level: None,
        };
        let other = Kind::Dxp(Caller {
            way: match self.connect {
                Some(address) => Way::Connect(address),
                None => Way::Listen(self.listen.unwrap_or_default()),
            },
            minutes: self.minutes,
            moves: self.moves,
            say: None,
        });
        let all = Duration::from_secs(60 * u64::from(self.minutes));
        let moves = if self.moves == 0 {
            USUAL_MOVES
        } else {
            self.moves
        };
        let terms = Terms {
            games,
            limits: Limits::time(self.time.unwrap_or(all / u32::from(moves))),
            // The other may use all its time for one move.
            margin: all,
            longest: (self.moves > 0).then_some(2 * u32::from(self.moves)),
            ..Terms::default()
        };
        let spec = |kind| Spec {
            name: None,
            limits: None,
            kind,
        };
        let contest = Match::new([spec(own), spec(other)], terms);
        let names = contest.names();
        let tell = |news: News<'_>| {
            if say(&format!("{}\n", pdn_game(&names, news.game))).is_err() {
                stop.ask();
            }
        };
        let result = contest.play(openings, stop, &tell);
        say(&result.tally.to_string())?;
        match result.trouble {
            Some(trouble) => Err(trouble.into()),
            None => Ok(()),
        }
    }
}

fn say(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{text}")?;
    output.flush()
}

fn describe(event: &Event) -> String {
    match event {
        Event::Begun { initiator, side } => format!("game with {initiator}, own side {side}"),
        Event::Moved { side, text } => format!("{side}: {text}"),
        Event::Back(ply) => format!("back to ply {ply}"),
        Event::Over { end } => format!("game over: {end:?}"),
        Event::Said(text) => format!("said: {text}"),
        Event::Strange(what) => format!("strange: {what}"),
    }
}
