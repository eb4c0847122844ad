//! `dames3d text --shots`.

use std::fs;

use crate::program::{feed, fresh_path, program, run};

#[test]
fn a_shot_is_solved_with_hints_and_another_shown_and_the_results_are_kept() {
    let file = fresh_path("text-shots.json");
    let solve = |input: &str| {
        let words = ["text", "--shots", "--language=en"];
        let mut command = program(&words);
        command.env("DAMES3D_EXERCISES", &file);
        let run = feed(command, input.as_bytes());
        assert_eq!(run.status, Some(0), "{run:?}");
        run.out
    };
    let out = solve("hint\nhint\nhint\nshow\n");
    for said in ["Hint: look at th", "the piece on", "Hint: play", "Solution:", "Why it wins: "] {
        assert!(out.contains(said), "{said}: {out}");
    }
    assert!(out.contains("Your rating is 770 (-30)"), "{out}");
    let out = solve("");
    assert!(out.contains("your rating 770"), "{out}");
    // The one that was missed comes again; the hint names its move, which is right.
    let asked = solve("missed\nhint\nhint\nhint\n");
    let played = asked.rsplit("Hint: play ").next().and_then(|rest| rest.split_once('.'));
    let (played, _) = played.expect("a hint");
    let out = solve(&format!("missed\n{played}\n"));
    assert!(out.contains("Right. The reply is"), "{out}");
}

#[test]
fn damaged_results_are_named_at_each_start_until_there_are_new_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("exercises.json");
    let aside = folder.path().join("exercises.json.unread");
    fs::write(&file, "not results").expect("written");
    let solve = |input: &str| {
        let mut command = program(&["text", "--shots", "--language=en"]);
        command.env("DAMES3D_EXERCISES", &file);
        let run = feed(command, input.as_bytes());
        run.succeeds();
        run.out
    };
    let said = format!("The old file is now {}", aside.display());
    for input in ["", "", "show\n"] {
        let out = solve(input);
        assert!(out.contains(&said), "{out}");
    }
    let out = solve("");
    assert!(!out.contains(".unread"), "{out}");
    assert_eq!(fs::read_to_string(aside).expect("kept"), "not results");
}

#[test]
fn only_the_boards_with_shots_have_them() {
    run(&["text", "--shots", "--variant=wolf-and-sheep"])
        .fails_naming(&["--shots", "international or dames3d"]);
    run(&["text", "--shots", "--fen=W:W31:B1"]).fails_naming(&["--fen"]);
}
