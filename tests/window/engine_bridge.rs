//! Playing against the built-in engine, and its advice.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use dames3d::engine::{EngineSettings, Level, SearchObserver};
use dames3d::i18n::Messages;
use dames3d::notation::move_text;
use dames3d::players::{Computer, Player};
use dames3d::rules::{Ply, Side, Variant};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::kernel::analysis::{ANALYSIS_LINES, Analysis, CurrentAnalysis, SearchPurpose};
use dames3d::viewer::kernel::engine_bridge::{EngineBridge, PlayerTables};
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::settings::ViewerSettings;

use crate::panels::session;
use crate::test_app::TestApp;

pub(crate) fn seat(app: &mut TestApp, variant: Variant, side: Side, level: u8) {
    let level = Level::new(level).expect("a level");
    let mut seats = app.world().resource_mut::<PlayerSeats>();
    let mut players = seats.at(variant);
    players[side] = Player::Computer(level);
    seats.set(variant, players);
}

fn analysis(app: &TestApp) -> Option<&Analysis> {
    app.resource::<CurrentAnalysis>().get()
}

#[test]
fn the_computer_replies_on_both_boards() {
    for variant in Variant::STANDARD {
        let mut app = session();
        app.press(GameAction::Switch(variant));
        seat(&mut app, variant, Side::Black, 2);
        app.play(&["32-28"]);
        app.wait_until(|app| app.game().last_ply() == Ply(2));
        assert_eq!(app.game().position().side_to_move(), Side::White);
    }
}

#[test]
fn the_computer_plays_against_itself_on_both_sides() {
    let mut app = session();
    for side in Side::BOTH {
        seat(&mut app, Variant::Dames3d, side, 1);
    }
    app.wait_until(|app| app.game().last_ply() >= Ply(6));
}

#[test]
fn a_button_gives_a_side_to_the_computer_and_takes_it_back() {
    let mut app = session();
    app.choose_player(Side::White, Player::Computer(Level::default()));
    assert!(app.says(|messages| messages.level(2)));
    app.wait_until(|app| app.game().last_ply() == Ply(1));
    app.choose_player(Side::White, Player::Person);
    assert!(!app.says(|messages| messages.level(2)));
}

#[test]
fn the_computer_waits_while_a_position_is_set_up() {
    let mut app = session();
    seat(&mut app, Variant::Dames3d, Side::Black, 1);
    app.play(&["32-28"]);
    app.press(EditorAction::Open);
    app.rest();
    assert!(analysis(&app).is_none());
    assert_eq!(app.game().last_ply(), Ply(1));
    app.press(EditorAction::Close);
    app.wait_until(|app| app.game().last_ply() == Ply(2));
}

#[test]
fn undo_takes_back_the_computers_reply_as_well() {
    let mut app = session();
    seat(&mut app, Variant::Dames3d, Side::Black, 1);
    app.play(&["32-28"]);
    app.wait_until(|app| app.game().last_ply() == Ply(2));
    app.rest();
    app.press(GameAction::Undo);
    assert_eq!(app.shown(), Ply(0));
}

#[test]
fn a_hint_is_a_legal_move_and_disappears_after_a_move() {
    let mut app = session();
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| analysis(app).is_some_and(|analysis| analysis.is_over));
    let hint = analysis(&app).and_then(Analysis::best_move).expect("a move");
    assert!(app.game().position().legal_moves().contains(&hint));
    assert!(app.says(Messages::hint));
    app.play(&["32-28"]);
    assert!(analysis(&app).is_none());
}

#[test]
fn an_analysis_that_is_switched_on_takes_the_place_of_a_hint() {
    let purpose = |app: &TestApp| analysis(app).map(|analysis| analysis.purpose);
    let mut app = session();
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| purpose(app) == Some(SearchPurpose::Hint));
    app.press(AnalysisAction::Cycle);
    app.wait_until(|app| purpose(app) == Some(SearchPurpose::Analysis(None)));
    // A hint asked for after it is given.
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| purpose(app) == Some(SearchPurpose::Hint));
}

#[test]
fn the_analysis_follows_the_position_shown() {
    let mut app = session();
    app.press(AnalysisAction::Cycle);
    let is_deep = |app: &TestApp| {
        let info = analysis(app).and_then(|analysis| analysis.info.as_ref());
        info.is_some_and(|info| info.depth >= 5 && info.lines.len() == ANALYSIS_LINES)
    };
    app.wait_until(is_deep);
    let first = *app.game().position();
    assert_eq!(analysis(&app).map(|analysis| analysis.position), Some(first));
    app.play(&["32-28"]);
    app.wait_until(|app| analysis(app).is_some_and(|analysis| analysis.position != first));
    app.wait_until(is_deep);
    app.press(AnalysisAction::Cycle);
    assert!(!app.resource::<ViewerSettings>().analysis);
    assert!(analysis(&app).is_none());
}

/// 27 cannot take 21, behind which 16 stands; but 21 would take 27.
#[test]
fn a_threat_is_shown() {
    let mut app = session();
    app.press(GameAction::Switch(Variant::International));
    app.set_up("W:W27,46,47:B21,16,3");
    app.press(AnalysisAction::Cycle);
    app.wait_until(|app| analysis(app).is_some_and(|analysis| analysis.info.is_some()));
    assert!(app.says(|messages| messages.threat("21×32")));
}

#[test]
fn the_computer_moves_at_once_on_request() {
    let mut app = session();
    seat(&mut app, Variant::Dames3d, Side::White, 10);
    app.wait_until(|app| app.resource::<EngineBridge>().is_searching());
    app.press(AnalysisAction::MoveNow);
    app.wait_until(|app| app.game().last_ply() == Ply(1));
}

/// A session in English whose first searches panic.
fn failing(times: usize) -> TestApp {
    let left = AtomicUsize::new(times);
    let observer = SearchObserver::new(move |_| {
        let is_failing =
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        assert!(is_failing.is_err(), "as a fault would");
    });
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
    let computer = Computer::new(settings).with_observer(observer);
    TestApp::with(|app| {
        app.insert_resource(EngineBridge::new(computer));
    })
}

/// Runs frames until the window says this message.
#[track_caller]
fn until_said(app: &mut TestApp, message: impl FnOnce(&Messages) -> String) {
    let words = app.message(message);
    for _ in 0..2000 {
        app.frames(1);
        if app.mentions_text(&words) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("never said: {words}");
}

#[test]
fn a_computer_whose_search_panics_says_so_and_moves() {
    let mut app = failing(1);
    seat(&mut app, Variant::Dames3d, Side::White, 2);
    until_said(&mut app, Messages::computer_failed_once);
    app.wait_until(|app| app.game().last_ply() == Ply(1));
    let players = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    assert!(players[Side::White].is_computer());
}

#[test]
fn a_computer_that_fails_twice_leaves_its_seat_to_a_person() {
    let mut app = failing(2);
    seat(&mut app, Variant::Dames3d, Side::White, 2);
    until_said(&mut app, |messages| {
        format!("{} {}", messages.computer_failed(), messages.program_seat())
    });
    let players = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    assert_eq!(players[Side::White], Player::Person);
    // The camera has turned to the side of the person who sat alone.
    app.rest();
    app.look(View::Top);
    app.click(32);
    app.click(28);
    app.rest();
    assert_eq!(app.game().last_ply(), Ply(1));
    // Seated again, it plays with an engine that works.
    seat(&mut app, Variant::Dames3d, Side::Black, 2);
    app.wait_until(|app| app.game().last_ply() == Ply(2));
}

#[test]
fn an_analysis_that_panics_says_so_and_goes_on_with_the_next_position() {
    let mut app = failing(1);
    app.press(AnalysisAction::Cycle);
    until_said(&mut app, Messages::search_failed);
    assert!(!app.resource::<EngineBridge>().is_searching());
    app.play(&["32-28"]);
    app.wait_until(|app| analysis(app).is_some_and(|analysis| analysis.info.is_some()));
}

/// A session with endgame tables of two pieces in an empty folder of this name, and the folder.
fn session_with_endgames(name: &str) -> (TestApp, PathBuf) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the old folder is removed");
    }
    let mut app = session();
    app.world().insert_resource(PlayerTables::in_folder(Some(folder.clone()), 2));
    (app, folder)
}

/// Two men, White to move: both promote, and the first to do so wins in ten moves.
const MAN_AGAINST_MAN: &str = "W:W44:B1";

#[test]
fn solved_endgames_show_in_the_analysis_at_once() {
    let (mut app, folder) = session_with_endgames("window-endgames");
    app.set_up(MAN_AGAINST_MAN);
    app.press(AnalysisAction::Cycle);
    app.wait_until(|app| analysis(app).is_some_and(|analysis| analysis.tables.is_some()));
    app.frames(2);
    assert!(app.shows(AnalysisAction::SolveEndgames));
    assert!(!app.says(Messages::solved));

    app.press(AnalysisAction::SolveEndgames);
    let is_known = |app: &TestApp| {
        let info = analysis(app).and_then(|analysis| analysis.info.as_ref());
        info.is_some_and(|info| info.table_result.is_some())
    };
    app.wait_until(is_known);
    app.frames(2);
    assert!(app.says(Messages::solved));
    assert!(app.says(|messages| messages.score_wins_white(10)));
    assert!(app.says(|messages| messages.outlook_win(10)), "the best move has its result");
    assert!(!app.shows(AnalysisAction::SolveEndgames));
    assert!(folder.join("dames3d/sheet/M-M.table").is_file());

    // The other side's view, a move later.
    let best = analysis(&app).and_then(Analysis::best_move).expect("a move");
    let text = move_text::write(app.game().position(), best);
    app.play(&[&text]);
    app.wait_until(is_known);
    app.frames(2);
    assert!(app.says(|messages| messages.score_wins_white(9)));
    assert!(app.says(|messages| messages.outlook_loss(9)));
}

#[test]
fn solving_endgames_is_offered_only_with_few_pieces() {
    let (mut app, _) = session_with_endgames("window-endgames-far");
    app.press(AnalysisAction::Cycle);
    app.wait_until(|app| analysis(app).is_some_and(|analysis| analysis.tables.is_some()));
    app.frames(2);
    assert!(!app.shows(AnalysisAction::SolveEndgames));
}

#[test]
fn damaged_endgame_tables_are_reported_and_the_analysis_goes_on() {
    let (mut app, folder) = session_with_endgames("window-endgames-damaged");
    let file = folder.join("dames3d/sheet/K-M.table");
    fs::create_dir_all(folder.join("dames3d/sheet")).expect("a folder");
    fs::write(&file, "").expect("written");
    app.set_up(MAN_AGAINST_MAN);
    app.press(AnalysisAction::Cycle);
    app.wait_until(|app| {
        let info = analysis(app).and_then(|analysis| analysis.info.as_ref());
        info.is_some_and(|info| info.depth >= 5)
    });
    app.frames(2);
    assert!(app.mentions_form(|messages, any| messages.endgames_damaged(any)));
    assert!(app.mentions_text("K-M.table"));
}
