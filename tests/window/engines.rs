//! Playing against other programs: this one as a Hub engine, and scripts that misbehave.

use bevy::ui::{Checked, InteractionDisabled};
use dames3d::matches::PlayerSpec;
use dames3d::players::EngineId;
use dames3d::players::Player;
use dames3d::preferences::PreferencesFile;
use dames3d::rules::{Geometry, Ply, Side, Variant};
use dames3d::viewer::engine_bridge::add_engines;
use dames3d::viewer::messages::{Action, Choice};
use dames3d::viewer::state::analysis::CurrentAnalysis;
use dames3d::viewer::state::engines::EngineList;
use dames3d::viewer::state::persistence;
use dames3d::viewer::state::players::PlayerSeats;
use dames3d::viewer::state::settings::ViewerSettings;

use crate::panels::session;
use crate::persistence::fresh;
use crate::test_app::TestApp;

/// This program, which plays both boards, thinking so long.
const ENGINE: &str = env!("CARGO_BIN_EXE_dames3d");

fn specs(programs: &[String]) -> Vec<PlayerSpec> {
    let specs = programs
        .iter()
        .map(|text| PlayerSpec::from_hub_command(text));
    specs.collect::<Result<_, _>>().expect("programs")
}

/// A session with these programs to choose from, once they are known.
fn with(programs: &[String]) -> (TestApp, Vec<EngineId>) {
    let mut app = session();
    let specs = specs(programs);
    add_engines(app.world(), specs);
    app.frames(2);
    let ids = app.resource::<EngineList>().ids().collect();
    (app, ids)
}

fn this_program() -> String {
    format!("set.threads=1 set.hash=1 depth=3 -- '{ENGINE}' hub")
}

/// An engine that gets ready, then does this whenever it is to search.
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
fn a_program_is_chosen_on_the_card_and_answers_on_both_boards() {
    let (mut app, ids) = with(&[this_program()]);
    app.wait_until(|app| plays(app, ids[0], Variant::Dames3d));
    for board in [Geometry::Flat, Geometry::Pyramid] {
        app.press(Action::NewGame);
        app.press(Action::Choose(Choice::Board(board)));
        app.press(Action::Choose(Choice::Engine(Side::Black, ids[0])));
        app.press(Action::StartGame);
        app.rest();
        assert!(
            app.says(concat!("Dames 3D ", env!("CARGO_PKG_VERSION"))),
            "its own name"
        );
        app.play(&["32-28"]);
        app.wait_until(|app| app.game().last_ply() == Ply(2));
        assert_eq!(app.game().variant().geometry(), board);
    }
}

#[test]
fn a_program_is_offered_where_it_plays() {
    let (mut app, ids) = with(&[script("echo done move=19-23")]);
    app.wait_until(|app| plays(app, ids[0], Variant::International));
    let choice = Action::Choose(Choice::Engine(Side::Black, ids[0]));
    app.press(Action::NewGame);
    assert!(app.has::<InteractionDisabled>(choice), "not on the pyramid");
    app.press(Action::Choose(Choice::Board(Geometry::Flat)));
    assert!(!app.has::<InteractionDisabled>(choice));
    app.press(choice);
    assert!(app.has::<Checked>(choice));
    app.press(Action::Choose(Choice::Board(Geometry::Pyramid)));
    let person = Action::Choose(Choice::Person(Side::Black));
    assert!(app.has::<Checked>(person), "its place is a person's again");
}

#[test]
fn the_button_of_a_side_goes_round_all_who_can_play_it() {
    let (mut app, ids) = with(&[this_program(), script("echo done move=19-23")]);
    app.wait_until(|app| ids.iter().all(|&id| plays(app, id, Variant::International)));
    app.press(Action::SwitchGame(Variant::International));
    let mut seen = Vec::new();
    for _ in 0..4 {
        app.press(Action::CyclePlayer(Side::Black));
        seen.push(app.resource::<PlayerSeats>().at(Variant::International)[Side::Black]);
    }
    assert!(seen[0].level().is_some());
    let programs = [Player::Engine(ids[0]), Player::Engine(ids[1])];
    assert_eq!(seen[1..], [programs[0], programs[1], Player::Person]);
}

/// What goes wrong in a search is told of, and a person plays on.
#[track_caller]
fn is_replaced(on_go: &str, told: &str) {
    let (mut app, ids) = with(&[script(on_go)]);
    app.wait_until(|app| plays(app, ids[0], Variant::International));
    app.press(Action::SwitchGame(Variant::International));
    seat(
        &mut app,
        Variant::International,
        Side::Black,
        Player::Engine(ids[0]),
    );
    app.play(&["32-28"]);
    app.wait_until(|app| {
        app.resource::<PlayerSeats>().at(Variant::International)[Side::Black] == Player::Person
    });
    app.frames(2);
    assert!(app.says(&format!("{told} Une personne joue à sa place.")));
    app.play(&["19-23"]);
    assert_eq!(app.game().last_ply(), Ply(2), "the game goes on");
}

#[test]
fn a_program_that_dies_is_replaced_by_a_person() {
    is_replaced("exit 3", "Fake s’est arrêté.");
}

#[test]
fn a_program_that_plays_what_is_not_legal_is_replaced_by_a_person() {
    is_replaced("echo done move=1-2", "Fake a joué un coup interdit.");
}

#[test]
fn a_program_that_hangs_is_replaced_by_a_person_and_holds_no_frame_up() {
    is_replaced("sleep 60", "Fake ne répond pas.");
}

#[test]
fn a_program_that_does_not_start_is_told_of_and_not_offered() {
    let (mut app, ids) = with(&["/nowhere/at/all hub".to_owned()]);
    let is_told = (0..2000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        app.frames(1);
        app.says("all n’a pas pu démarrer.")
    });
    assert!(is_told);
    assert!(!plays(&app, ids[0], Variant::International));
    app.press(Action::SwitchGame(Variant::International));
    app.press(Action::CyclePlayer(Side::Black));
    app.press(Action::CyclePlayer(Side::Black));
    let player = app.resource::<PlayerSeats>().at(Variant::International)[Side::Black];
    assert_eq!(player, Player::Person);
}

#[test]
fn a_program_analyses_after_this_one_and_then_nobody_does() {
    let (mut app, ids) = with(&[this_program()]);
    app.wait_until(|app| plays(app, ids[0], Variant::Dames3d));
    let analyst = |app: &TestApp| {
        let settings = app.resource::<ViewerSettings>();
        settings.analysis.then_some(settings.analyst)
    };
    app.press(Action::CycleAnalysis);
    assert_eq!(analyst(&app), Some(None));
    app.press(Action::CycleAnalysis);
    assert_eq!(analyst(&app), Some(Some(ids[0])));
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        let info = analysis.and_then(|analysis| analysis.info.as_ref());
        info.is_some_and(|info| info.depth >= 3 && !info.lines.is_empty())
    });
    assert!(app.says(concat!("Analyse par Dames 3D ", env!("CARGO_PKG_VERSION"))));
    app.play(&["32-28"]);
    let next = *app.game().position();
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.position == next && analysis.info.is_some())
    });
    app.press(Action::CycleAnalysis);
    assert_eq!(analyst(&app), None);
}

#[test]
fn a_program_sits_where_it_sat_if_it_is_there_the_next_time() {
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
    seat(
        &mut app,
        Variant::Dames3d,
        Side::Black,
        Player::Engine(only),
    );
    app.frames(2);
    drop(app);

    let other = script("echo done move=19-23");
    let mut app = session(&[other, this_program()]);
    let second = app.resource::<EngineList>().ids().nth(1).expect("two");
    assert_eq!(black(&app), Player::Engine(second));
    app.play(&["32-28"]);
    app.wait_until(|app| app.game().last_ply() == Ply(2));
    drop(app);

    assert_eq!(black(&session(&[])), Player::Person);
}
