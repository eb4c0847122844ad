//! Playing against engines: this program as a Hub engine, and scripts that misbehave.

use std::fs;
use std::path::PathBuf;

use bevy::app::AppExit;
use bevy::ui::{Checked, InteractionDisabled};
use dames3d::game::Command as GameCommand;
use dames3d::i18n::Messages;
use dames3d::players::{EngineId, Player};
use dames3d::preferences::PreferencesFile;
use dames3d::protocols::matches::PlayerSpec;
use dames3d::rules::{Geometry, Ply, Side, Variant};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::play::actions::{NewGameAction, SeatAction};
use dames3d::viewer::features::play::new_game::choices::{Choice, Opponent};
use dames3d::viewer::features::review::ReviewAction;
use dames3d::viewer::features::review::state::CurrentReview;
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::engine_bridge::add_engines;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::persistence;
use dames3d::viewer::kernel::seats::{EngineList, PlayerSeats};
use dames3d::viewer::kernel::settings::ViewerSettings;

use crate::environment::isolated;
use crate::panels::session;
use crate::persistence::fresh;
use crate::test_app::TestApp;

/// This program, which plays both boards.
const ENGINE: &str = env!("CARGO_BIN_EXE_dames3d");

fn specs(programs: &[String]) -> Vec<PlayerSpec> {
    let specs = programs.iter().map(|text| PlayerSpec::from_hub_command(text));
    specs.collect::<Result<_, _>>().expect("programs")
}

/// A session with these engines, and their numbers.
fn with(programs: &[String]) -> (TestApp, Vec<EngineId>) {
    let mut app = session();
    let specs = specs(programs);
    add_engines(app.world(), specs);
    app.frames(2);
    let ids = app.resource::<EngineList>().ids().collect();
    (app, ids)
}

fn this_program() -> String {
    format!("set.threads=1 set.hash=1 depth=3 -- '{ENGINE}' hub --tables none")
}

/// An engine that gets ready, and runs this shell command for each search.
fn script(on_go: &str) -> String {
    format!(
        r#"name=Fake time=0.1 -- sh -c 'while read -r command rest; do case $command in
            hub) echo "id name=Fake"; echo wait ;; init) echo ready ;; ping) echo pong ;;
            go) {on_go} ;; quit) exit ;; esac; done'"#
    )
}

fn plays(app: &TestApp, id: EngineId, variant: Variant) -> bool {
    app.resource::<EngineList>().plays(id, variant)
}

fn seat(app: &mut TestApp, variant: Variant, side: Side, player: Player) {
    let mut seats = app.world().resource_mut::<PlayerSeats>();
    let mut players = seats.at(variant);
    players[side] = player;
    seats.set(variant, players);
}

#[test]
fn an_engine_chosen_in_the_dialog_replies_on_both_boards() {
    let (mut app, ids) = with(&[this_program()]);
    app.wait_until(|app| plays(app, ids[0], Variant::Dames3d));
    for board in [Geometry::Flat, Geometry::Pyramid] {
        app.press(NewGameAction::Open);
        app.press(NewGameAction::Choose(Choice::Board(board)));
        app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Engine(ids[0]))));
        app.press(NewGameAction::Start);
        app.rest();
        assert!(
            app.says_text(concat!("Dames 3D ", env!("CARGO_PKG_VERSION"))),
            "the engine's own name"
        );
        app.play(&["32-28"]);
        app.wait_until(|app| app.game().last_ply() == Ply(2));
        assert_eq!(app.game().variant().geometry(), board);
    }
}

#[test]
fn an_engine_is_offered_for_the_variants_it_plays() {
    let (mut app, ids) = with(&[script("echo done move=19-23")]);
    app.wait_until(|app| plays(app, ids[0], Variant::International));
    let choice = NewGameAction::Choose(Choice::Opponent(Opponent::Engine(ids[0])));
    app.press(NewGameAction::Open);
    assert!(app.has::<InteractionDisabled>(choice), "not on the pyramid");
    app.press(NewGameAction::Choose(Choice::Board(Geometry::Flat)));
    assert!(!app.has::<InteractionDisabled>(choice));
    app.press(choice);
    assert!(app.has::<Checked>(choice));
    app.press(NewGameAction::Choose(Choice::Board(Geometry::Pyramid)));
    let person = NewGameAction::Choose(Choice::Opponent(Opponent::Person));
    assert!(app.has::<Checked>(person), "a person takes its place");
}

#[test]
fn the_menu_by_a_players_name_offers_the_engines_that_play_the_game() {
    let (mut app, ids) = with(&[this_program(), script("echo done move=19-23")]);
    app.wait_until(|app| ids.iter().all(|&id| plays(app, id, Variant::International)));
    app.press(GameAction::Switch(Variant::International));
    for &id in &ids {
        app.press(SeatAction::ToggleMenu(Side::Black));
        let choice = SeatAction::Choose(Side::Black, Player::Engine(id));
        app.press(choice);
        let player = app.resource::<PlayerSeats>().at(Variant::International)[Side::Black];
        assert_eq!(player, Player::Engine(id));
    }
}

/// Checks that the failure of an engine is shown, and that a person plays on.
#[track_caller]
fn is_replaced(on_go: &str, reason: impl FnOnce(&Messages) -> String) {
    let (mut app, ids) = with(&[script(on_go)]);
    app.wait_until(|app| plays(app, ids[0], Variant::International));
    app.press(GameAction::Switch(Variant::International));
    seat(&mut app, Variant::International, Side::Black, Player::Engine(ids[0]));
    app.play(&["32-28"]);
    app.wait_until(|app| {
        app.resource::<PlayerSeats>().at(Variant::International)[Side::Black] == Player::Person
    });
    app.frames(2);
    let notices = app.notices().join("\n");
    let is_told = app.says(|messages| format!("{} {}", reason(messages), messages.program_seat()));
    assert!(is_told, "{notices}");
    app.play(&["19-23"]);
    assert_eq!(app.game().last_ply(), Ply(2), "the game goes on");
}

#[test]
fn an_engine_that_exits_is_replaced_by_a_person() {
    is_replaced("exit 3", |messages| messages.program_gone("Fake"));
}

#[test]
fn an_engine_that_plays_an_illegal_move_is_replaced_by_a_person() {
    is_replaced("echo done move=1-2", |messages| messages.program_illegal("Fake"));
}

#[test]
fn an_engine_that_hangs_is_replaced_by_a_person_and_delays_no_frame() {
    is_replaced("sleep 60", |messages| messages.program_silent("Fake"));
}

#[test]
fn an_engine_that_does_not_start_is_reported_and_not_offered() {
    let (mut app, ids) = with(&["/nowhere/at/all hub".to_owned()]);
    let is_shown = (0..2000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        app.frames(1);
        app.says(|messages| messages.program_not_started("all"))
    });
    assert!(is_shown);
    assert!(!plays(&app, ids[0], Variant::International));
    app.press(GameAction::Switch(Variant::International));
    app.press(SeatAction::ToggleMenu(Side::Black));
    let offered = app.offered_players();
    assert_eq!(offered.len(), 11, "a person and ten levels: {offered:?}");
}

#[test]
fn analysis_cycles_from_the_built_in_engine_through_the_engines_to_off() {
    let (mut app, ids) = with(&[this_program()]);
    app.wait_until(|app| plays(app, ids[0], Variant::Dames3d));
    let analyst = |app: &TestApp| {
        let settings = app.resource::<ViewerSettings>();
        settings.analysis.then_some(settings.analyst)
    };
    app.press(AnalysisAction::Cycle);
    assert_eq!(analyst(&app), Some(None));
    app.press(AnalysisAction::Cycle);
    assert_eq!(analyst(&app), Some(Some(ids[0])));
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        let info = analysis.and_then(|analysis| analysis.info.as_ref());
        info.is_some_and(|info| info.depth >= 3 && !info.lines.is_empty())
    });
    let name = concat!("Dames 3D ", env!("CARGO_PKG_VERSION"));
    assert!(app.says(|messages| messages.analysis_by(name)));
    app.play(&["32-28"]);
    let next = *app.game().position();
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.position == next && analysis.info.is_some())
    });
    app.press(AnalysisAction::Cycle);
    assert_eq!(analyst(&app), None);
}

#[test]
fn an_engine_plays_and_analyzes_in_the_next_session() {
    let file = fresh("programs");
    let session = |programs: &[String]| {
        let specs = specs(programs);
        let kept = PreferencesFile::new(file.clone());
        TestApp::with(|app| {
            add_engines(app.world_mut(), specs);
            persistence::plugin(app, kept, None);
        })
    };
    let black = |app: &TestApp| app.resource::<PlayerSeats>().at(Variant::Dames3d)[Side::Black];
    let mut app = session(&[this_program()]);
    let only = app.resource::<EngineList>().ids().next().expect("one");
    seat(&mut app, Variant::Dames3d, Side::Black, Player::Engine(only));
    app.world().resource_mut::<ViewerSettings>().analyst = Some(only);
    app.frames(2);
    drop(app);

    let other = script("echo done move=19-23");
    let mut app = session(&[other, this_program()]);
    let second = app.resource::<EngineList>().ids().nth(1).expect("two");
    assert_eq!(black(&app), Player::Engine(second));
    assert_eq!(app.resource::<ViewerSettings>().analyst, Some(second));
    app.play(&["32-28"]);
    app.wait_until(|app| app.game().last_ply() == Ply(2));
    drop(app);

    let app = session(&[]);
    assert_eq!(black(&app), Player::Person);
    assert_eq!(app.resource::<ViewerSettings>().analyst, None);
}

/// Runs in a process of its own, because the window ends every engine of its process.
#[cfg(target_os = "linux")]
#[test]
fn quitting_ends_an_engine_that_hangs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut test = isolated(std::env::current_exe().expect("this program"), folder.path());
    test.args(["--ignored", "--exact", "engines::quits_with_a_hung_engine"]);
    let output = test.output().expect("this program starts");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("1 passed"), "{text}");
}

/// The engine hangs in its search and ignores `quit`, the end of its input, and signals.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "ends all engines of its process; run by quitting_ends_an_engine_that_hangs"]
fn quits_with_a_hung_engine() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let pid_file = folder.join("hung-engine.pid");
    let _ = fs::remove_file(&pid_file);
    let hang = format!(
        r#"trap "" TERM HUP INT PIPE; echo $$ > "{}"; while :; do sleep 1; done"#,
        pid_file.display()
    );
    let (mut app, ids) = with(&[script(&hang)]);
    app.wait_until(|app| plays(app, ids[0], Variant::International));
    app.press(GameAction::Switch(Variant::International));
    let engine = Player::Engine(ids[0]);
    seat(&mut app, Variant::International, Side::White, engine);
    let read_pid = || fs::read_to_string(&pid_file).unwrap_or_default();
    app.wait_until(|_| read_pid().ends_with('\n'));
    let process = PathBuf::from("/proc").join(read_pid().trim());
    assert!(process.exists());
    app.world().write_message(AppExit::Success);
    app.frames(1);
    assert!(!process.exists(), "the engine still runs");
}

/// A game of international draughts of three moves, with this engine as judge.
fn judged_by(engine: String) -> (TestApp, EngineId) {
    let (mut app, ids) = with(&[engine]);
    let id = ids[0];
    app.wait_until(|app| plays(app, id, Variant::International));
    app.command(GameCommand::SwitchGame(Variant::International));
    app.play(&["32-28", "19-23", "28x19"]);
    app.rest();
    app.press(ReviewAction::NextJudge);
    assert_eq!(app.resource::<CurrentReview>().judge, Some(id));
    (app, id)
}

#[test]
fn another_engine_judges_a_game() {
    let (mut app, _) = judged_by(this_program());
    app.press(ReviewAction::Toggle);
    app.wait_until(|app| app.resource::<CurrentReview>().finished.is_some());
    app.frames(3);
    let tree = app.game().tree();
    let has_score = |&node| tree.node(node).annotations.evaluation.is_some();
    assert!(tree.main_line().iter().all(has_score));
    app.press(ReviewAction::NextJudge);
    assert_eq!(app.resource::<CurrentReview>().judge, None);
}

#[test]
fn a_judge_that_breaks_down_is_reported() {
    let (mut app, _) = judged_by(script("exit 3"));
    app.press(ReviewAction::Toggle);
    app.wait_until(|app| app.notices_of_form(|messages, any| messages.review_failed(any)) > 0);
    assert!(app.resource::<CurrentReview>().running.is_none());
}
