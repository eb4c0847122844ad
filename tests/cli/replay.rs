use std::fs;

use dames3d::game::{Command, Session, recording};
use dames3d::notation::fen;

use crate::program::{fresh_path, run, run_with};

#[test]
fn replay_prints_the_moves_the_position_and_the_result() {
    let recorded = "{\"Play\":\"32-28\"}\n\n{\"Play\":\"19-23\"}\n{\"Play\":\"28x19\"}\n{\"Resign\":\"Black\"}\n";
    let run = run_with(&["replay", "-"], recorded);
    run.succeeds();
    let lines: Vec<_> = run.out.lines().collect();
    assert_eq!(lines[..4], ["1. 32-28", "1... 19-23", "2. 28x19", "White wins: Black resigns."]);
    assert_eq!(
        lines[4],
        "B:W19,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,20"
    );
    assert!(lines[5..].join("\n").contains("White wins"), "{}", run.out);
}

#[test]
fn a_refused_command_is_reported_with_its_line() {
    let run = run_with(&["replay", "-"], "{\"Play\":\"32-28\"}\n\n{\"Play\":\"32-27\"}\n");
    assert_eq!((run.status, run.out.as_str()), (Some(2), "1. 32-28\n"));
    assert_eq!(
        run.err,
        "error: -: line 3: {\"Play\":\"32-27\"} is refused: 32-27 is not legal: there is no piece on 32\n"
    );
}

fn fails_on_bytes(recorded: &[u8], place: &str, expected: &str) {
    run_with(&["replay", "-"], recorded).fails_naming(&[place, expected]);
}

#[test]
fn an_invalid_line_is_reported_with_its_place() {
    let fails = |recorded: &str, place: &str| {
        let run = run_with(&["replay", "-"], recorded);
        run.fails_naming(&[place, "expected a command such as {\"Play\":\"32-28\"}"]);
    };
    fails("{\"Play\":\"32-88\"}\n", "column 4: expected a square from 1 to 50, found “88”");
    fails("\"Undo\n", "line 1: ");
    fails("\n\nnonsense\n", "line 3: ");
    fails("{\"Jump\":1}\n", "unknown variant `Jump`");
    fails(&"[".repeat(10_000), "line 1");
    fails_on_bytes(b"\n[\xff\n", "line 2", "column 2: expected UTF-8");
    let endless = [&b"\n"[..], &b" ".repeat((1 << 26) + 1)].concat();
    fails_on_bytes(&endless, "line 2", "expected at most 67108864 bytes");
    run(&["replay", "/nowhere/at/all"]).fails_naming(&["/nowhere/at/all"]);
    run(&["replay"]).fails_naming(&["<FILE>"]);
}

#[test]
fn a_saved_session_replays_to_the_same_game() {
    let file = fresh_path("session.jsonl");
    let name = file.to_str().expect("UTF-8");
    let typed = format!(
        "32-28\n18-23\nundo\nredo\nboard international\n34-30\n20-25\nboard dames3d\nsave {name}\nmove on\n33-29\n\
         save {name}\nfen\n"
    );
    let played = run_with(&["text", "--variant", "dames3d"], typed);
    assert_eq!(played.status, Some(0));
    played.prints(&["10 commands saved"]);
    let final_fen = played.out.lines().rev().find(|line| line.contains(":W")).expect("a FEN");

    let replayed = run(&["replay", name]);
    replayed.succeeds();
    assert!(replayed.out.lines().any(|line| line == final_fen), "{}", replayed.out);

    let recorded = fs::read_to_string(&file).expect("saved");
    let mut tables = Session::default();
    for command in recording::read(recorded.as_bytes()) {
        let (_, command) = command.expect("a command");
        tables.apply(command).expect("as it was");
    }
    assert_eq!(fen::write(&tables.game().position().setup()), final_fen);
    assert_eq!(tables.game().turns().len(), 3);
}

#[test]
fn a_position_set_up_is_part_of_the_recording() {
    let file = fresh_path("set-up.jsonl");
    let name = file.to_str().expect("UTF-8");
    let typed = format!("31x11\nsave {name}\n");
    run_with(&["text", "--fen", "W:W31:B21,1"], typed);
    let recorded = fs::read_to_string(&file).expect("saved");
    let expected = [
        Command::SwitchGame(dames3d::rules::Variant::Dames3d),
        Command::SetUp("W:W31:B21,1".to_owned()),
        Command::Play("31x11".parse().expect("a move")),
    ];
    let expected: Vec<_> = expected.iter().map(recording::line).collect();
    assert_eq!(recorded.lines().collect::<Vec<_>>(), expected);
}
