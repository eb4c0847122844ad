//! Speed of the index of many games: `cargo bench --profile dist --no-default-features --bench games`.
//!
//! Writes random games of 60 to 100 plies into a folder of its own, where none is given as `DAMES3D_MANY_GAMES`; builds
//! and keeps their index, opens the kept one, and searches the positions of some games, as they are and mirrored.
//! Openings are played as people do, some far more often than others, so that thousands of games share positions.
//! `DAMES3D_GAME_COUNT` is the number of games, 100 000 unless it is set.

use std::env;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use dames3d::archive::{Archive, GameFilter, GameIndex, IndexOrigin};
use dames3d::notation::pdn::{GameResult, PdnGame, Tags};
use dames3d::rules::{GameHistory, Move, Position, Side, Variant};
use fastrand::Rng;

/// Plies in which a few moves are preferred.
const OPENING: usize = 16;

fn main() -> io::Result<()> {
    let count = env::var("DAMES3D_GAME_COUNT").ok();
    let count = count.and_then(|count| count.parse().ok()).unwrap_or(100_000);
    let own = tempfile::tempdir()?;
    let folder = env::var_os("DAMES3D_MANY_GAMES").map_or(own.path().to_owned(), PathBuf::from);
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{count}.pdn"));
    if !path.exists() {
        let start = Instant::now();
        write_games(&path, count)?;
        println!("{count} games written in {:.1} s", start.elapsed().as_secs_f64());
    }
    println!("{:<44} {:>9.1} MB", "size of the games", megabytes(fs::metadata(&path)?.len()));
    let archive = Archive::in_folder(own.path().join("archive"));
    let before = peak_memory();
    let open = || archive.open_index(std::slice::from_ref(&path), |_| ControlFlow::Continue(()));
    let (opened, time) = timed(open);
    let index = opened.map_err(io::Error::other)?.index;
    print_time("index built and kept", time);
    if let (Some(before), Some(after)) = (before, peak_memory()) {
        println!("{:<44} {:>9.1} MB", "most memory while it is built", after - before);
    }
    println!("{:<44} {:>9.1} MB", "memory of the index", megabytes(index.memory() as u64));
    println!("{:<44} {:>9}", "positions", index.positions());
    println!("{:<44} {:>9}", "duplicates", index.duplicates());
    let kept = fs::read_dir(archive.folder().join("indexes"))?.flatten();
    let kept: u64 = kept.flat_map(|entry| entry.metadata()).map(|data| data.len()).sum();
    println!("{:<44} {:>9.1} MB", "index on disk", megabytes(kept));
    let (opened, time) = timed(open);
    let opened = opened.map_err(io::Error::other)?;
    assert!(matches!(opened.origin, IndexOrigin::Cached), "the index is kept");
    print_time("kept index opened", time);
    searches(&opened.index)
}

/// Times searches for the start, and for the positions of some games.
fn searches(index: &GameIndex) -> io::Result<()> {
    for mirrored in [false, true] {
        let name = if mirrored { ", also mirrored" } else { "" };
        let start = Position::start(Variant::International);
        let (report, time) = timed(|| index.search(&start, mirrored, None));
        print_time(&format!("search for the start: {} games{name}", report.games.len()), time);
        let mut times = Vec::new();
        let step = (index.len() / 50).max(1);
        for game in (0..index.len()).step_by(step) {
            let read = index.read_game(game)?;
            let tree = read.and_then(|read| read.tree).expect("a game");
            for node in tree.main_line() {
                let position = *tree.node(node).position();
                let (report, time) = timed(|| index.search(&position, mirrored, None));
                assert!(report.games.iter().any(|found| found.game == game));
                times.push(time);
            }
        }
        times.sort();
        let name = format!("median of {} searches{name}", times.len());
        print_time(&name, times[times.len() / 2]);
        print_time("slowest of them", times[times.len() - 1]);
    }
    let filter = GameFilter {
        player: "müller".to_owned(),
        dates: "1990..1999".parse().ok(),
        ..GameFilter::default()
    };
    let (games, time) = timed(|| index.filter(&filter));
    print_time(&format!("filter by player and dates: {} games", games.len()), time);
    Ok(())
}

fn write_games(path: &Path, count: usize) -> io::Result<()> {
    let mut output = BufWriter::new(File::create(path)?);
    let mut rng = Rng::with_seed(1);
    for _ in 0..count {
        writeln!(output, "{}\n", random_game(&mut rng))?;
    }
    output.flush()
}

fn random_game(rng: &mut Rng) -> PdnGame {
    const NAMES: [&str; 8] =
        ["Jansen", "Müller", "Sow", "Ивáнов", "Dubois", "Nowak", "Silva", "de Vries"];
    const EVENTS: [&str; 4] = ["Club championship", "Open", "League", "Cup"];
    let mut history = GameHistory::new(Position::start(Variant::International));
    let plies = rng.usize(60..=100);
    while history.plies() < plies {
        let mut moves: Vec<Move> = history.position().legal_moves().to_vec();
        if moves.is_empty() {
            break;
        }
        moves.sort();
        let index = match history.plies() {
            ..OPENING => (rng.f64().powi(6) * moves.len() as f64) as usize,
            _ => rng.usize(..moves.len()),
        };
        history.play(moves[index]);
    }
    let result = match history.outcome() {
        _ if rng.u8(..10) < 4 => GameResult::Drawn,
        _ if rng.bool() => GameResult::Won(Side::White),
        _ => GameResult::Won(Side::Black),
    };
    let mut player = || format!("{} {}", NAMES[rng.usize(..NAMES.len())], rng.u16(..500));
    let (white, black) = (player(), player());
    let year = rng.u16(1950..2026);
    let event = format!("{} {year}", EVENTS[rng.usize(..EVENTS.len())]);
    let date = format!("{year}.{:02}.{:02}", rng.u8(1..=12), rng.u8(1..=28));
    let tags = [("White", white), ("Black", black), ("Event", event), ("Date", date)];
    PdnGame::from_history(Tags::from_iter(tags), &history, result)
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

fn print_time(name: &str, time: Duration) {
    println!("{name:<44} {:>9.2} ms", time.as_secs_f64() * 1000.0);
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// The most memory that the program has used so far, in megabytes, where the system says it.
fn peak_memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024.0 / 1e6)
}
