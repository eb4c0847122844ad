//! The list of earlier games with 500 full games in it: how long it takes, and what a frame costs meanwhile.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use dames3d::archive::Archive;
use dames3d::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
use dames3d::game::{Command, Session};
use dames3d::notation::MoveRequest;
use dames3d::notation::pdn::{GameResult, PdnGame, Tags};
use dames3d::rules::Variant;
use dames3d::viewer::features::library::actions::FileAction;
use dames3d::viewer::kernel::dialogs::{FILES, OpenDialogs};

use crate::autosave::window;
use crate::file_dialogs::{len, rows};
use crate::test_app::TestApp;

/// Number of games.
const GAMES: usize = 500;

/// Plays a game of 60 to 80 plies: some by lot, and then the engine against itself.
fn play(engine: &mut Engine, variant: Variant) -> Session {
    let mut session = Session::default();
    session.apply(Command::SwitchGame(variant)).expect("a variant");
    let (plies, opening) = (fastrand::u16(60..=80), 8);
    for ply in 0..plies {
        let position = *session.game().position();
        if session.game().outcome().is_some() {
            break;
        }
        let mv = if ply < opening {
            let moves: Vec<_> = position.legal_moves().into_iter().collect();
            moves[fastrand::usize(..moves.len())]
        } else {
            let limits = Limits::nodes(200);
            let searched = SearchPosition::new(position);
            let info = engine.search(&searched, limits, &StopFlag::new(), &mut |_| ());
            info.lines[0].moves[0]
        };
        let route = position.route(mv).expect("a route");
        let request = MoveRequest::from_route(mv, &route);
        session.apply(Command::Play(request)).expect("legal");
    }
    if session.game().outcome().is_none() {
        let loser = session.game().side_to_move();
        session.apply(Command::Resign(loser)).expect("in progress");
    }
    session
}

/// Files games as sessions do that have ended.
fn file_games(folder: &Path) {
    fs::create_dir_all(folder).expect("created");
    let variants = [Variant::International, Variant::Dames3d];
    let mut engines = variants.map(|variant| Engine::new(variant, EngineSettings::default()));
    for number in 0..GAMES {
        let side = number % variants.len();
        let session = play(&mut engines[side], variants[side]);
        let game = session.game();
        let mut tags = Tags::default();
        tags.push("White", format!("Player {number}"));
        tags.push("Black", "Computer 7");
        tags.push("Date", "2026.11.23");
        let pdn = PdnGame { tags, tree: game.tree().clone(), result: game.result() };
        assert_ne!(pdn.result, GameResult::Unfinished);
        let name = format!("{number:014}-{}-1.pdn", game.variant().name());
        fs::write(folder.join(name), format!("{pdn}\n")).expect("written");
    }
}

#[test]
#[ignore = "a measurement"]
fn five_hundred_earlier_games_are_listed_without_a_frame_that_waits() {
    let folder = tempfile::tempdir().expect("a folder");
    file_games(folder.path());
    let start = Instant::now();
    let read = Archive::in_folder(folder.path().to_owned()).earlier_games(GAMES);
    println!("{} games read in {:?}", read.len(), start.elapsed());
    assert_eq!(read.len(), GAMES);

    let mut app = window(folder.path());
    app.frames(5);
    let mut quiet: Vec<Duration> = (0..50).map(|_| frame_time(&mut app)).collect();
    quiet.sort();
    app.ask(FileAction::EarlierGames);
    let start = Instant::now();
    let (mut first, mut all) = (None, None);
    let mut frames = Vec::new();
    while all.is_none() {
        frames.push(frame_time(&mut app));
        // No more than the window's frames come on a fast machine.
        std::thread::sleep(Duration::from_millis(5));
        let passed = start.elapsed();
        if first.is_none() && rows(&mut app).len() >= 4 {
            first = Some(passed);
        }
        let dialogs = app.resource::<OpenDialogs>();
        if dialogs.has(FILES) && first.is_some() && len(&mut app) == GAMES {
            all = Some(passed);
        }
        assert!(passed < Duration::from_secs(60), "{first:?}");
    }
    frames.sort();
    let (first, all) = (first.expect("rows"), all.expect("all"));
    println!(
        "first rows after {first:?}, all after {all:?}; frames {:?} in the middle, {:?} at most; without the list {:?} \
         in the middle, {:?} at most",
        frames[frames.len() / 2],
        frames[frames.len() - 1],
        quiet[quiet.len() / 2],
        quiet[quiet.len() - 1],
    );
}

fn frame_time(app: &mut TestApp) -> Duration {
    let start = Instant::now();
    app.frame();
    start.elapsed()
}
