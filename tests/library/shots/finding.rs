//! Shots: their definition, the collections in `benches/shots`, and trials.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use dames3d::engine::{Limits, StopFlag};
use dames3d::protocols::matches::{MatchConfig, Trial, TrialProgress};
use dames3d::rules::{Move, Position, Variant};
use dames3d::shots::{MoveLineError, Shot, ShotError};

fn collection(variant: Variant) -> Vec<Shot> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/shots");
    let text = fs::read_to_string(folder.join(format!("{variant}.txt"))).expect("a file");
    Shot::read_all(&text, variant).expect("shots")
}

/// The positions of shots, each with the move to find.
fn tasks(shots: &[Shot]) -> Vec<(Position, Move)> {
    let task = |shot: &Shot| (*shot.position(), shot.first());
    shots.iter().map(task).collect()
}

fn read(text: &str) -> Result<Shot, ShotError> {
    Shot::read(text, Variant::International)
}

#[test]
fn the_collections_hold_distinct_shots() {
    for variant in Variant::STANDARD {
        let shots = collection(variant);
        assert!(shots.len() >= 100, "{variant}: {}", shots.len());
        let positions: HashSet<u64> = shots.iter().map(|shot| shot.position().key()).collect();
        assert_eq!(positions.len(), shots.len());
        for shot in &shots {
            let again = Shot::read(&shot.to_string(), variant).expect("a shot");
            assert_eq!(&again, shot);
        }
    }
}

#[test]
fn a_shot_gives_up_two_men_and_wins_more() {
    let position = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28";
    let line = |moves: &str| read(&format!("{position} {moves}"));
    let whole = line("38-33 28x39 40-34 39x30 35x2").expect("a shot");
    assert_eq!(whole.line().len(), 5);
    // Nothing won yet; nothing given up; no move.
    for part in ["38-33 28x39 40-34 39x30", "38-33 28x39", ""] {
        assert_eq!(line(part), Err(ShotError::NoShot), "{part}");
    }
    // Moves after the shot do not belong to it, but they must be legal.
    let longer = line("38-33 28x39 40-34 39x30 35x2 5-11").expect_err("no such move");
    assert!(
        matches!(longer, ShotError::Line(MoveLineError::Move { ref text, .. }) if text == "5-11")
    );
    let longer = line("38-33 28x39 40-34 39x30 35x2 21-26").expect("a shot and a move");
    assert_eq!(longer, whole);
}

#[test]
fn one_man_given_up_or_a_capture_first_is_not_a_shot() {
    // One man for two.
    let cheap = "W:W28,32,33,38,42:B9,13,18,19 28-22 18x27 32x21";
    assert_eq!(read(cheap), Err(ShotError::NoShot));
    let shot =
        read("W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28 38-33 28x39 40-34 39x30 35x2");
    let shot = shot.expect("a shot");
    let (position, line) = (shot.position().play(shot.first()), &shot.line()[1..]);
    assert_eq!(Shot::from_line(&position, line), None);
}

#[test]
fn an_invalid_shot_is_reported_with_its_line_number() {
    let text = "# Two lines that are skipped\n\nW:W32:B19 32-99";
    let (line, error) = Shot::read_all(text, Variant::International).unwrap_err();
    assert_eq!(line, 3);
    assert!(error.to_string().contains("32-99"), "{error}");
    let (line, error) = Shot::read_all("W:W99:B1", Variant::International).unwrap_err();
    assert!(matches!(error, ShotError::Line(MoveLineError::Fen(_))) && line == 1, "{error}");
}

#[test]
fn a_deep_search_finds_more_shots_than_a_shallow_one() {
    let tried = if cfg!(debug_assertions) { 3 } else { 10 };
    for variant in Variant::STANDARD {
        let tasks = tasks(&collection(variant)[..tried]);
        let found = |nodes| {
            let trial = Trial {
                player: "self hash=16 tables=none".parse().expect("a player"),
                config: MatchConfig {
                    limits: Limits::nodes(nodes),
                    jobs: 2,
                    ..MatchConfig::default()
                },
            };
            let result = trial.run(variant, &tasks, &StopFlag::new(), &|_| ());
            result.expect("a trial").progress()
        };
        let (deep, shallow) = (found(400_000), found(20));
        assert_eq!((deep.tried, shallow.tried), (tried, tried));
        assert!(2 * deep.found > tried, "{variant}: {deep:?}");
        assert!(shallow.found < deep.found, "{variant}: {shallow:?}");
    }
}

#[test]
fn a_stopped_trial_counts_only_the_shots_tried() {
    let trial = Trial {
        player: "self hash=1 tables=none".parse().expect("a player"),
        config: MatchConfig::default(),
    };
    let stop = StopFlag::new();
    stop.set();
    let tasks = tasks(&collection(Variant::Dames3d));
    let result = trial.run(Variant::Dames3d, &tasks, &stop, &|_| ());
    let none = TrialProgress { tried: 0, found: 0 };
    assert_eq!(result.expect("a trial").progress(), none);
}
