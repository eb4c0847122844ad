//! `dames3d-lab shots`.

use std::fs;

use dames3d::rules::Variant;
use dames3d::shots::Exercise;

use crate::program::{fresh_path, run};

#[test]
fn shots_are_of_boards_with_weights() {
    let name = fresh_path("no-shots").display().to_string();
    run(&["shots", "find", "--variant=wolf-and-sheep", &name])
        .fails_naming(&["international or dames3d"]);
    let expected = "international or dames3d";
    let help = run(&["shots", "find", "--help"]).out;
    assert!(help.contains(expected), "{help}");
    run(&["shots", "find", "--variant", "chess"]).fails_naming(&[expected]);
}

#[test]
fn collected_shots_can_be_read() {
    let path = fresh_path("collected.txt");
    let name = path.display().to_string();
    let words = [
        "shots",
        "collect",
        "--variant=dames3d",
        "--count=1",
        "--nodes=1000",
        "--seed=5",
        "--tables=none",
        &name,
    ];
    let run = run(&words);
    assert_eq!(run.status, Some(0), "{run:?}");
    let text = fs::read_to_string(&path).expect("the file");
    let exercises = Exercise::read_all(&text, Variant::Dames3d).expect("exercises");
    assert_eq!(exercises.len(), 1);
    // The file has as many as are to be collected.
    assert_eq!(crate::program::run(&words).status, Some(0));
    assert_eq!(fs::read_to_string(&path).expect("the file"), text);
}

#[test]
fn a_draw_rule_that_does_not_apply_leaves_no_file() {
    let path = fresh_path("no-rule.txt");
    let name = path.display().to_string();
    for command in ["find", "collect"] {
        run(&["shots", command, "--variant=dames3d", "--draws=federation", &name])
            .fails_naming(&["--draws"]);
        assert!(!path.exists());
    }
}

/// The man on 44 may also go to 49 at once in the second.
const TO_CHECK: [&str; 2] = [
    "W:W13,26,28,44,45,46:B6,11,12,17,20,25,31,36 26x37 12-18 13x22 36-41 37-31 41-47 2",
    "W:WK32:B6,11,44,K3 32-16 11-17 16-49 44-50 1",
];

#[test]
fn a_check_keeps_exercises_with_one_solution_and_goes_on_where_it_stopped() {
    let (path, checked) = (fresh_path("to-check.txt"), fresh_path("checked.txt"));
    let name = path.display().to_string();
    let checked_name = checked.display().to_string();
    let check = || {
        let words = ["shots", "check", "--variant=international", "--tables=none"];
        let run = run(&[&words[..], &["--nodes=20000", &name, &checked_name]].concat());
        assert_eq!(run.status, Some(0), "{run:?}");
        let text = fs::read_to_string(&checked).expect("the file");
        (run.out, text)
    };
    fs::write(&path, TO_CHECK[0]).expect("a file");
    let (summary, text) = check();
    assert_eq!(summary, "1 of 1 exercises checked: 0 shortened, 0 left out\n");
    assert_eq!(text, format!("{}\n", TO_CHECK[0]));

    fs::write(&path, TO_CHECK.join("\n")).expect("a file");
    // A check that was killed has left a part of the next result.
    let torn = format!("{text}# shortened: {}: …\nW:W", TO_CHECK[1]);
    fs::write(&checked, torn).expect("a file");
    let (summary, longer) = check();
    assert_eq!(summary, "2 of 2 exercises checked: 0 shortened, 1 left out\n");
    let flaw = "in B:WK16:B6,11,44,K3 besides 11-17 also 44-49 wins";
    let expected = format!("{text}# left out: {}: {flaw}\n", TO_CHECK[1]);
    assert_eq!(longer, expected);
    assert_eq!(check(), (summary, longer), "nothing is left to check");
    assert_eq!(
        Exercise::read_all(&expected, Variant::International).map(|exercises| exercises.len()),
        Ok(1)
    );
}
