//! Load of a server through real sockets, with syncs: `cargo bench -p dames3d-server --bench load`.
//!
//! Moves are sent on schedule, whether the last ones have arrived or not, and the time counts from the moment at which a
//! move was planned until the other player has it. The servers are processes of their own, whose memory and processor time
//! are read from /proc (Linux); the players are all in this process, on the same cores. `-- GAMES MOVES_A_SECOND SECONDS
//! [sqlite|postgres] [SERVERS]` measures one load; without arguments it measures a series. With two servers, every other
//! game has a player at each.

#[path = "../tests/store/postgres_server.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod postgres_server;
#[path = "../tests/network/processes.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod processes;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use dames3d_core::game::clocks::{ClockSettings, ClockStart};
use dames3d_core::game::{Command as GameCommand, Session};
use dames3d_online::{
    ClientMessage, GameSettings, Hello, Intent, Invitation, PROTOCOL_VERSION, Pace, Request,
    RequestId, Secret, ServerMessage, Welcome,
};
use dames3d_rules::notation::move_text;
use dames3d_rules::rules::Variant;
use dames3d_server::Limits;
use futures_util::stream::FuturesUnordered;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep_until;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::processes::ServerProcess;

/// The number of different games.
const SCRIPTS: u64 = 64;
/// The games that are begun at once.
const BEGUN_AT_ONCE: u64 = 64;
/// The entries of a log before the first move.
const BEGINNING: u64 = 3;

/// A load.
#[derive(Clone, Copy, Debug)]
struct Load {
    games: u64,
    /// For all games together.
    moves_a_second: u64,
    seconds: u64,
    is_postgres: bool,
    servers: usize,
}

const fn load(games: u64, moves_a_second: u64, is_postgres: bool, servers: usize) -> Load {
    Load { games, moves_a_second, seconds: 30, is_postgres, servers }
}

const SERIES: [Load; 11] = [
    load(5_000, 0, false, 1),
    load(1_000, 500, false, 1),
    load(2_000, 1_000, false, 1),
    load(3_000, 1_500, false, 1),
    load(4_000, 2_000, false, 1),
    load(6_000, 3_000, false, 1),
    load(1_000, 500, true, 1),
    load(1_000, 500, true, 2),
    load(2_000, 1_000, true, 1),
    load(2_000, 1_000, true, 2),
    load(3_000, 1_500, true, 2),
];

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    if processes::own_role().is_some() {
        let limits = Limits { connections: 40_000, ..Limits::default() };
        return processes::run_server(&arguments[0], limits);
    }
    let loads = match arguments.as_slice() {
        [] => SERIES.to_vec(),
        [games, moves, seconds, rest @ ..] => {
            let number = |text: &String| text.parse().expect("a number");
            vec![Load {
                games: number(games),
                moves_a_second: number(moves),
                seconds: number(seconds),
                is_postgres: rest.first().is_some_and(|store| store == "postgres"),
                servers: rest.get(1).map_or(1, |servers| number(servers) as usize),
            }]
        }
        _ => panic!("expected GAMES MOVES_A_SECOND SECONDS [sqlite|postgres] [SERVERS]"),
    };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
    for load in loads {
        if load.is_postgres && postgres_server::programs().is_none() {
            println!("{load:?}: PostgreSQL is not on this machine");
            continue;
        }
        runtime.block_on(measure(load));
    }
}

/// A server in a process of its own, with what it uses.
struct Server(ServerProcess);

impl Server {
    /// The memory in use and the largest so far, in megabytes.
    fn memory(&self) -> String {
        let [now, most] = ["VmRSS:", "VmHWM:"].map(|name| self.status(name) * 1_024.0 / 1e6);
        format!("{now:.0} MB (at most {most:.0})")
    }

    fn status(&self, name: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.process.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.unwrap_or_default()
    }

    /// The processor time so far, in seconds.
    fn processor_time(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.process.child.id()));
        let stat = stat.unwrap_or_default();
        // After the name in brackets, whose 12th and 13th fields count hundredths of a second.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let times = fields.skip(11).take(2);
        times.filter_map(|time| time.parse::<f64>().ok()).sum::<f64>() / 100.0
    }
}

/// A socket of a player.
struct Player(WebSocketStream<TcpStream>);

impl Player {
    async fn enter(server: SocketAddr, intent: Intent) -> (Player, Welcome) {
        let stream = TcpStream::connect(server).await.expect("a connection");
        stream.set_nodelay(true).expect("an option");
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0);
        let url = format!("ws://{server}/socket");
        let socket = client_async_with_config(url, stream, Some(config)).await;
        let mut player = Player(socket.expect("a WebSocket").0);
        let hello = Hello { protocol: PROTOCOL_VERSION, version: "load".to_owned(), intent };
        player.say(&ClientMessage::Hello(hello)).await;
        loop {
            let text = player.hear().await;
            match ServerMessage::read(&text).expect("a message") {
                ServerMessage::Welcome(welcome) => return (player, *welcome),
                ServerMessage::Rejected(rejection) => panic!("{rejection}"),
                _ => {}
            }
        }
    }

    async fn say(&mut self, message: &ClientMessage) {
        self.0.send(Message::text(message.text())).await.expect("a connection");
    }

    /// The next text. Pings are answered meanwhile.
    async fn hear(&mut self) -> String {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return text.as_str().to_owned(),
                Some(Ok(Message::Close(frame))) => panic!("the server has closed: {frame:?}"),
                Some(Ok(_)) => {}
                other => panic!("the connection has ended: {other:?}"),
            }
        }
    }
}

/// The last entry of a message; `None` if it has no entries.
fn last_entry(text: &str) -> Option<u64> {
    let entries = text.strip_prefix(r#"{"Entries":"#)?;
    let number = entries.rsplit(r#""number":"#).next()?;
    let digits = number.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// Games of random moves, which are at least so long.
fn scripts(length: usize) -> Vec<Vec<Request>> {
    let random_game = || {
        let mut session = Session::default();
        let commands = [GameCommand::SwitchGame(Variant::International), GameCommand::NewGame];
        for command in commands {
            session.apply(command).expect("a game");
        }
        let mut moves = Vec::new();
        while moves.len() < length && session.game().outcome().is_none() {
            let legal = session.game().legal_moves();
            let mv = legal[fastrand::usize(..legal.len())];
            let text = move_text::write(session.game().position(), mv);
            let request = text.parse().expect("a move");
            session.apply(GameCommand::Play(Clone::clone(&request))).expect("legal");
            moves.push(Request::Play(request));
        }
        moves
    };
    std::iter::repeat_with(random_game)
        .filter(|moves| moves.len() == length)
        .take(SCRIPTS as usize)
        .collect()
}

/// A game with both of its players.
struct Game {
    players: [Player; 2],
}

impl Game {
    async fn begin(number: u64, servers: &[SocketAddr]) -> Game {
        let clock = ClockSettings {
            start: ClockStart::AtOnce,
            ..ClockSettings::from_minutes("60").expect("a time control")
        };
        let settings =
            GameSettings { pace: Pace::Clock(clock), ..GameSettings::new(Variant::International) };
        let number = number as usize;
        let [first, second] = [number, number / 2].map(|number| servers[number % servers.len()]);
        let seat = || Secret::from_random(fastrand::u128(..));
        let create = Intent::Create { settings, seat: seat(), key: None };
        let (white, welcome) = Player::enter(first, create).await;
        let invited = welcome.invitation.expect("a free seat");
        let invitation = Invitation::Link { game: welcome.game, secret: invited.secret };
        let join = Intent::Join { invitation, seat: seat() };
        let (black, _) = Player::enter(second, join).await;
        Game { players: [white, black] }
    }

    /// Plays a move at each of these times. Returns for each how long it took until the other player had it.
    async fn play(mut self, moves: Vec<(Instant, Request)>, until: Instant) -> Vec<Duration> {
        let mut times = Vec::new();
        let mut sent = 0;
        // The last entry that each player has.
        let mut known = [BEGINNING; 2];
        loop {
            let mover = sent % 2;
            // Who has not got the move before cannot send the next; the time runs meanwhile.
            let next = moves.get(sent).filter(|_| known[mover] >= BEGINNING + sent as u64);
            let at = next.map_or(until, |(at, _)| *at);
            let [white, black] = &mut self.players;
            let (listener, text) = tokio::select! {
                text = white.hear() => (0, text),
                text = black.hear() => (1, text),
                () = sleep_until(at.into()) => {
                    let Some((_, request)) = next else {
                        return times;
                    };
                    sent += 1;
                    let id = RequestId(sent as u64);
                    let ask = ClientMessage::Ask { id, request: request.clone() };
                    self.players[mover].say(&ask).await;
                    continue;
                }
            };
            assert!(!text.starts_with(r#"{"Refused"#), "{text}");
            if let Some(last) = last_entry(&text) {
                for number in known[listener] + 1..=last {
                    let index = (number - BEGINNING - 1) as usize;
                    if index % 2 != listener {
                        times.push(moves[index].0.elapsed());
                    }
                }
                known[listener] = known[listener].max(last);
            }
        }
    }
}

async fn measure(load: Load) {
    // On the disk of the program, not in memory as a temporary folder may be.
    let folder =
        tempfile::tempdir_in(std::env::current_dir().expect("a folder")).expect("a folder");
    let data = if load.is_postgres {
        postgres_server::new_database().await
    } else {
        let folder = folder.path().to_str();
        folder.expect("a name in Unicode").to_owned()
    };
    let mut servers = Vec::new();
    for _ in 0..load.servers {
        servers.push(Server(ServerProcess::start(&data).await));
    }
    let addresses: Vec<_> = servers.iter().map(|server| server.0.address).collect();
    let mut games = Vec::new();
    let mut begun = FuturesUnordered::new();
    for number in 0..load.games {
        begun.push(Game::begin(number, &addresses));
        if begun.len() as u64 >= BEGUN_AT_ONCE {
            games.extend(begun.next().await);
        }
    }
    while let Some(game) = begun.next().await {
        games.push(game);
    }
    drop(begun);
    let moves = load.moves_a_second * load.seconds;
    let scripts = match moves {
        0 => vec![Vec::new()],
        moves => scripts(moves.div_ceil(load.games) as usize),
    };
    let before: f64 = servers.iter().map(Server::processor_time).sum();
    let begin = Instant::now() + Duration::from_millis(500);
    let until = begin + Duration::from_secs(load.seconds + 3);
    let mut playing = JoinSet::new();
    for (number, game) in (0..).zip(games) {
        let script = scripts[number as usize % scripts.len()].iter().cloned();
        let planned = (number..moves).step_by(load.games as usize).map(|index| {
            let micros = index * 1_000_000 / load.moves_a_second;
            begin + Duration::from_micros(micros)
        });
        playing.spawn(game.play(planned.zip(script).collect(), until));
    }
    let mut times = playing.join_all().await.concat();
    times.sort();
    let part = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.map_or(0.0, Duration::as_secs_f64) * 1_000.0
    };
    let processor: f64 = servers.iter().map(Server::processor_time).sum();
    let processor = (processor - before) / (load.seconds + 3) as f64 * 100.0;
    let memory: Vec<_> = servers.iter().map(Server::memory).collect();
    println!(
        "{}, {} server(s), {} games, {} moves/s: {} of {moves} moves seen after {:.1} ms (half), {:.1} ms (99 %), {:.1} ms \
         (all); {}, {processor:.0} % of a core",
        if load.is_postgres { "PostgreSQL" } else { "SQLite" },
        load.servers,
        load.games,
        load.moves_a_second,
        times.len(),
        part(0.5),
        part(0.99),
        part(1.0),
        memory.join(" + "),
    );
}
