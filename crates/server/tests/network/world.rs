//! Games with points at which something is killed.

use std::cell::Cell;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use dames3d_core::game::clocks::{ClockSettings, ClockStart};
use dames3d_online::{GameId, GameSettings, Link, OnlineGame, Pace, Phase, Target};
use dames3d_rules::rules::{Side, Variant};
use dames3d_server::{PostgresStore, SqliteStore, Store, StoredGame};
use futures_util::future::join_all;
use tokio::time::sleep;

use crate::check::{ClockErrors, Report, check};
use crate::postgres_server;
use crate::processes::{Process, ServerProcess, folder_argument};
use crate::proxy::{Faults, Network, Weather};
use crate::record::Record;

/// The longest wait for a state that must come. Only a failing test waits so long.
const PATIENCE: Duration = Duration::from_secs(120);
/// The points of one game.
const POINTS_A_GAME: u64 = 9;
/// The longest pause before, between and after what happens at a point, in milliseconds.
const LONGEST_PAUSE: u64 = 750;
/// The time in which the server says something to everyone.
const BEAT: Duration = Duration::from_secs(4);
/// The odds against a longer absence of a process, in a long run.
const LONG_AWAY: u32 = 8;
const LONGEST_AWAY: u64 = 8_000;
/// The most that clocks may be apart.
const MAX_APART: i64 = 100;

/// The length and strictness of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    seed: u64,
    points: u64,
    games_at_once: u64,
    /// The times are held against the marks, which a busy machine misses.
    has_marks: bool,
}

fn variable(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("expected a number in {name}, found {value}")))
}

impl Plan {
    pub(crate) fn from_environment(points: u64) -> Plan {
        Plan {
            seed: variable("DAMES3D_SEED").unwrap_or_default(),
            points: variable("DAMES3D_POINTS").unwrap_or(points),
            games_at_once: variable("DAMES3D_GAMES").unwrap_or(4),
            has_marks: variable("DAMES3D_MARKS") == Some(1),
        }
    }
}

/// The storage of the servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stores {
    /// A server that is alone.
    Folders,
    /// Two servers with one database.
    Database,
}

impl Stores {
    /// The longest time until both players have the next entry, once the network and a server are there again.
    fn mark(self) -> Duration {
        match self {
            Stores::Folders => Duration::from_secs(4),
            Stores::Database => Duration::from_secs(5),
        }
    }
}

/// The process that is killed at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Killed {
    Server,
    Player(Side),
}

/// The faults of the network meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Meanwhile {
    Calm,
    Cut,
    Rough,
    Held,
}

/// A point, and the time after which both players had the next entry; `None` if the game was over.
type Outage = (Killed, Meanwhile, Option<Duration>);

/// Plays games until there were enough points, several at a time.
pub(crate) fn run(plan: Plan, stores: Stores) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("threads");
    let (outages, errors, faults) = runtime.block_on(async {
        let (next, done) = (Cell::new(0), Cell::new(0));
        let playing = (0..plan.games_at_once).map(async |_| {
            let mut ended = Vec::new();
            while done.get() < plan.points {
                let number = next.replace(next.get() + 1);
                let game = play(plan, number, stores).await;
                done.set(done.get() + game.outages.len() as u64);
                ended.push(game);
            }
            ended
        });
        let mut all = (Vec::new(), ClockErrors::default(), Faults::default());
        for game in join_all(playing).await.into_iter().flatten() {
            all.0.extend(game.outages);
            all.1.shown = all.1.shown.max(game.errors.shown);
            all.1.written = all.1.written.max(game.errors.written);
            all.2.dropped += game.faults.dropped;
            all.2.doubled += game.faults.doubled;
            all.2.delayed += game.faults.delayed;
            all.2.cut += game.faults.cut;
        }
        all
    });
    println!(
        "{stores:?}, from seed {}: {} points; {faults:?}; {errors:?} ms",
        plan.seed,
        outages.len()
    );
    for killed in [Killed::Server, Killed::Player(Side::White), Killed::Player(Side::Black)] {
        for meanwhile in [Meanwhile::Calm, Meanwhile::Cut, Meanwhile::Rough, Meanwhile::Held] {
            let of_this = outages.iter().filter(|it| (it.0, it.1) == (killed, meanwhile));
            let mut times: Vec<_> = of_this.clone().filter_map(|it| it.2).collect();
            times.sort();
            if let Some(longest) = times.last() {
                println!(
                    "  {killed:?}, {meanwhile:?}: {} points, play goes on after {:?} (half), {longest:?} (all)",
                    of_this.count(),
                    times[times.len() / 2]
                );
            }
        }
    }
    let longest = outages.iter().filter_map(|outage| outage.2).max();
    if plan.has_marks {
        assert!(longest < Some(stores.mark()), "play went on only after {longest:?}");
        assert!(errors.shown.max(errors.written) <= MAX_APART, "{errors:?} ms");
    }
}

/// A game that has been checked.
struct Ended {
    outages: Vec<Outage>,
    errors: ClockErrors,
    faults: Faults,
}

fn settings(seed: u64) -> GameSettings {
    let variant = Variant::ALL[seed as usize % Variant::ALL.len()];
    let host = Side::BOTH[seed as usize / Variant::ALL.len() % 2];
    let clock = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::from_minutes("60").expect("a time control")
    };
    let pace = match fastrand::u32(..4) {
        0 => Pace::Unlimited,
        _ => Pace::Clock(clock),
    };
    GameSettings { host, pace, ..GameSettings::new(variant) }
}

/// The servers, the network and the players of one game.
struct World {
    seed: u64,
    is_long: bool,
    data: String,
    servers: Vec<ServerProcess>,
    network: Network,
    players: [Process; 2],
    links: [String; 2],
    record: Arc<Record>,
}

/// Plays a game through some points, unless it is over before, and checks it.
async fn play(plan: Plan, number: u64, stores: Stores) -> Ended {
    let seed = plan.seed.wrapping_add(number);
    // The numbers of a game are its own, whatever thread it is on.
    let mut random = fastrand::Rng::with_seed(seed);
    fastrand::seed(seed);
    let settings = settings(seed);
    println!("seed {seed}: {:?}", settings.variant);
    let folder = tempfile::tempdir().expect("a folder");
    let data = match stores {
        Stores::Folders => folder_argument(folder.path()),
        Stores::Database => postgres_server::new_database().await,
    };
    let is_rough = random.bool();
    let mut world = World::begin(plan, seed, data, stores, &settings).await;
    let mut outages = Vec::new();
    for _ in 0..POINTS_A_GAME {
        let kinds = if is_rough { 4 } else { 2 };
        let killed = match random.u32(..4) {
            0 => Killed::Player(Side::White),
            1 => Killed::Player(Side::Black),
            _ => Killed::Server,
        };
        let meanwhile = match random.u32(..kinds) {
            0 => Meanwhile::Calm,
            1 => Meanwhile::Cut,
            2 => Meanwhile::Rough,
            _ => Meanwhile::Held,
        };
        sleep(Duration::from_millis(random.u64(..400))).await;
        let went_on_after = world.point(killed, meanwhile, &mut random).await;
        outages.push((killed, meanwhile, went_on_after));
        if went_on_after.is_none() {
            break;
        }
    }
    let faults = world.network.faults();
    let (log, errors) = world.end(stores).await;
    let points = outages.len();
    println!("seed {seed}: {points} points, {} entries", log.log.len());
    Ended { outages, errors, faults }
}

fn addresses(servers: &[ServerProcess]) -> Vec<SocketAddr> {
    servers.iter().map(|server| server.address).collect()
}

impl World {
    async fn begin(
        plan: Plan,
        seed: u64,
        data: String,
        stores: Stores,
        settings: &GameSettings,
    ) -> World {
        let mut servers = vec![ServerProcess::start(&data).await];
        if stores == Stores::Database {
            servers.push(ServerProcess::start(&data).await);
        }
        let network = Network::new().await;
        network.set_servers(addresses(&servers));
        let record = network.begin_record();
        let url = format!("http://{}/", network.address);
        let offer = serde_json::to_string(settings).expect("settings");
        let text = seed.to_string();
        let mut host = Process::player(&["offer", &url, &offer, &text]);
        let host_link = host.line_after("seat ").await;
        let invitation = host.line_after("invite ").await;
        let mut guest = Process::player(&["follow", &invitation, &text]);
        let guest_link = guest.line_after("seat ").await;
        let mut players = [host, guest];
        let mut links = [host_link, guest_link];
        if settings.host == Side::Black {
            players.reverse();
            links.reverse();
        }
        World { seed, is_long: plan.has_marks, data, servers, network, players, links, record }
    }

    /// Kills something, while the network does something, lets both be there again, and measures the time until the game
    /// has another entry.
    async fn point(
        &mut self,
        killed: Killed,
        meanwhile: Meanwhile,
        random: &mut fastrand::Rng,
    ) -> Option<Duration> {
        let mut pause = || Duration::from_millis(random.u64(..LONGEST_PAUSE));
        match meanwhile {
            Meanwhile::Calm => {}
            Meanwhile::Cut => self.network.set_down(true),
            Meanwhile::Rough => self.network.set_weather(Weather::Rough),
            Meanwhile::Held => self.network.set_weather(Weather::Held),
        }
        let [before, mut between, after] = [pause(), pause(), pause()];
        if self.is_long && random.u32(..LONG_AWAY) == 0 {
            between = Duration::from_millis(random.u64(..LONGEST_AWAY));
        }
        if meanwhile != Meanwhile::Calm {
            sleep(before).await;
        }
        let victim = random.usize(..self.servers.len());
        match killed {
            Killed::Player(side) => {
                self.players[side as usize].kill();
                sleep(between).await;
                let text = self.seed.to_string();
                let arguments = ["follow", &self.links[side as usize], &text];
                self.players[side as usize] = Process::player(&arguments);
            }
            Killed::Server => {
                assert_eq!(self.servers[victim].process.errors(), [""; 0], "seed {}", self.seed);
                self.servers[victim].process.kill();
                if self.servers.len() == 1 {
                    sleep(between).await;
                    self.servers[victim] = ServerProcess::start(&self.data).await;
                }
            }
        }
        if meanwhile != Meanwhile::Calm {
            sleep(after).await;
        }
        self.network.set_servers(addresses(&self.servers));
        self.network.set_weather(Weather::Calm);
        self.network.set_down(false);
        let began = Instant::now();
        let last = self.record.last();
        let went_on = tokio::select! {
            () = self.record.goes_on_after(last) => Ok(Some(began.elapsed())),
            () = self.is_over() => Ok(None),
            () = sleep(PATIENCE) => Err(()),
        };
        let Ok(went_on) = went_on else {
            let reports = self.reports().await;
            for server in &self.servers {
                println!("{} has reported {:?}", server.address, server.process.errors());
            }
            panic!(
                "seed {}: after {killed:?}, {meanwhile:?} the game does not go on from {last:?}: {reports:?}",
                self.seed
            );
        };
        if killed == Killed::Server && self.servers.len() > 1 {
            // The other one has carried on alone.
            self.servers[victim] = ServerProcess::start(&self.data).await;
            self.network.set_servers(addresses(&self.servers));
        }
        went_on
    }

    /// Waits until the game has ended, by what the servers have sent.
    async fn is_over(&self) {
        loop {
            sleep(Duration::from_millis(50)).await;
            let entries: Vec<_> = self.record.seen().entries.into_values().collect();
            let game = OnlineGame::replay(&entries);
            if game.is_ok_and(|game| game.phase() == Phase::Over) {
                return;
            }
        }
    }

    /// Lets everything that is under way arrive, and checks the game.
    async fn end(mut self, stores: Stores) -> (StoredGame, ClockErrors) {
        for player in &mut self.players {
            player.say("stop");
        }
        if self.is_long {
            // A message that a busy machine has kept waiting makes clocks late until the next beat.
            sleep(BEAT).await;
        }
        let began = Instant::now();
        let reports = loop {
            sleep(Duration::from_millis(100)).await;
            let reports = self.reports().await;
            let last = self.record.last();
            let is_quiet = |report: &Report| (report.unanswered, report.last) == (0, last);
            if reports.iter().all(is_quiet) {
                break [reports[0], reports[1]];
            }
            assert!(began.elapsed() < PATIENCE, "seed {}: {reports:?} after {last:?}", self.seed);
        };
        for process in &mut self.players {
            process.kill();
        }
        for server in &mut self.servers {
            assert_eq!(server.process.errors(), [""; 0], "seed {}", self.seed);
            server.process.kill();
        }
        let game = self.game();
        let store: Box<dyn Store> = match stores {
            Stores::Folders => {
                let folder = Path::new(&self.data);
                Box::new(SqliteStore::open(folder).await.expect("a store"))
            }
            Stores::Database => Box::new(PostgresStore::open(&self.data).await.expect("a store")),
        };
        let stored = store.load(game).await.expect("a store").expect("a game");
        store.close().await.expect("closed");
        let errors = check(&stored.log, &self.record.seen(), &reports);
        (stored, errors)
    }

    async fn reports(&mut self) -> Vec<Report> {
        let mut reports = Vec::new();
        for player in &mut self.players {
            player.say("report");
            reports.push(Report::read(&player.line_after("report ").await));
        }
        reports
    }

    fn game(&self) -> GameId {
        let link: Link = self.links[0].parse().expect("a link");
        match link.target {
            Target::Seat { game, .. } => game,
            other => panic!("expected a seat, found {other:?}"),
        }
    }
}
