//! `dames3d moves`.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

use dames3d::notation::fen;
use dames3d::rules::Variant;

use crate::program::{program, run, run_with, words};
use crate::random::Random;

#[test]
fn plain_moves_are_sorted_as_text() {
    let run = run(&words("moves --variant international --fen W:W6,K28:B1"));
    run.succeeds();
    let line = run.out.strip_suffix('\n').expect("a whole line");
    let expected: Vec<_> = [
        "10", "11", "14", "17", "19", "22", "23", "32", "33", "37", "39", "41", "44", "46", "5",
        "50",
    ]
    .map(|to| format!("\"28-{to}\""))
    .to_vec();
    assert_eq!(line, format!("{{\"fen\":\"W:W6,K28:B1\",\"moves\":[{}]}}", expected.join(",")));
}

#[test]
fn captures_name_the_captured_squares() {
    let listed = |variant, fen| run(&["moves", "--variant", variant, "--fen", fen]).out;
    assert_eq!(
        listed("dames3d", "W:W31:B21"),
        "{\"fen\":\"W:W31:B21\",\"moves\":[\"31x11:21\"]}\n"
    );
    assert_eq!(
        listed("international", "W:W31:B21"),
        "{\"fen\":\"W:W31:B21\",\"moves\":[\"31-26\",\"31-27\"]}\n"
    );
    // One move for each square on which the king may land, however many routes lead there.
    assert_eq!(
        listed("international", "W:WK47:B13,14,22,28,32,33"),
        "{\"fen\":\"W:WK47:B13,14,22,28,32,33\",\"moves\":[\"47x38:13,14,22,32,33\",\"47x43:13,14,22,32,33\",\
         \"47x49:13,14,22,32,33\"]}\n"
    );
}

#[test]
fn a_position_without_moves_has_an_empty_list() {
    let run = run(&["moves", "--variant", "dames3d", "--fen", "B:W31:B"]);
    assert_eq!((run.status, run.out.as_str()), (Some(0), "{\"fen\":\"B:W31:B\",\"moves\":[]}\n"));
}

#[test]
fn every_line_is_answered_whatever_it_contains() {
    let input =
        b"W:W31:B21\n\n  \t\r\n B:W31:B21. \r\nW:W51\n\xff\xfe\nnonsense \"quoted\"\n\0\nW:W31:B1";
    let run = run_with(&["moves", "--variant", "dames3d", "--stdin"], input);
    let lines: Vec<_> = run.out.lines().collect();
    let expected = [
        r#"{"fen":"W:W31:B21","moves":["31x11:21"]}"#,
        r#"{"fen":"B:W31:B21.","moves":["21x41:31"]}"#,
        r#"{"fen":"W:W51","error":"invalid FEN: column 4: expected a square from 1 to 50, found “51”"}"#,
        "{\"fen\":\"\u{fffd}\u{fffd}\",\"error\":\"invalid line: column 1: expected UTF-8\"}",
        r#"{"fen":"nonsense \"quoted\"","error":"invalid FEN: column 1: expected “W” or “B”, found “nonsense”"}"#,
        "{\"fen\":\"\\u0000\",\"error\":\"invalid FEN: column 1: expected “W” or “B”, found “\\\\u{0}”\"}",
        r#"{"fen":"W:W31:B1","moves":["31-26","31-27"]}"#,
    ];
    assert_eq!(lines, expected);
    assert_eq!((run.status, run.err.as_str()), (Some(2), ""));
}

/// Some programs write one at the beginning of a text.
#[test]
fn a_byte_order_mark_is_skipped() {
    let asked = "\u{feff}W:W31:B21\r\nW:W31:B21\n";
    let run = run_with(&["moves", "--variant", "dames3d", "--stdin"], asked);
    let answer = "{\"fen\":\"W:W31:B21\",\"moves\":[\"31x11:21\"]}\n";
    assert_eq!((run.out, run.status), (answer.repeat(2), Some(0)));
}

#[test]
fn an_invalid_fen_is_a_line_and_status_2() {
    let run = run(&["moves", "--variant", "dames3d", "--fen", "hello"]);
    assert_eq!(run.status, Some(2));
    assert_eq!(
        run.out,
        "{\"fen\":\"hello\",\"error\":\"invalid FEN: column 1: expected “W” or “B”, found “hello”\"}\n"
    );
}

#[test]
fn an_endless_line_is_one_error() {
    let mut input = vec![b'W'; 3_000_000];
    input.extend_from_slice(b"\nW:W31:B1\n");
    let run = run_with(&["moves", "--variant", "dames3d", "--stdin"], input);
    let lines: Vec<_> = run.out.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(
        lines[0].len() < 500
            && lines[0]
                .ends_with("\"error\":\"invalid line: expected at most 4096 bytes in a line\"}")
    );
    assert_eq!(
        (lines[1], run.status),
        (r#"{"fen":"W:W31:B1","moves":["31-26","31-27"]}"#, Some(2))
    );
}

#[test]
fn thousands_of_lines_are_answered_in_order() {
    let mut random = Random::for_test("thousands_of_lines_are_answered_in_order");
    for variant in Variant::STANDARD {
        let fens: Vec<_> = (0..5000)
            .map(|_| {
                let (white, black) = (random.between(1, 20), random.between(1, 20));
                fen::write(&random.position(variant, white, black, 20).setup())
            })
            .collect();
        let run = run_with(&["moves", "--variant", variant.name(), "--stdin"], fens.join("\n"));
        run.succeeds();
        assert_eq!(run.out.lines().count(), fens.len());
        for (line, fen) in run.out.lines().zip(&fens) {
            assert!(line.starts_with(&format!("{{\"fen\":\"{fen}\",\"moves\":[")), "{line}");
        }
    }
}

#[test]
fn each_line_is_answered_at_once() {
    let mut child = program(&["moves", "--variant", "dames3d", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut ask = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for _ in 0..3 {
        ask.write_all(b"W:W31:B21\n").expect("asked");
        let answer = answers.next().expect("an answer").expect("UTF-8");
        assert_eq!(answer, r#"{"fen":"W:W31:B21","moves":["31x11:21"]}"#);
    }
    drop(ask);
    assert!(answers.next().is_none());
    assert_eq!(child.wait().expect("ends").code(), Some(0));
}

#[test]
fn a_closed_output_is_no_error() {
    let mut child = program(&["moves", "--variant", "dames3d", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut ask = child.stdin.take().expect("a pipe");
    let _ = ask.write_all("W:W31:B21\n".repeat(50_000).as_bytes());
    drop(ask);
    let mut err = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("UTF-8");
    assert_eq!((child.wait().expect("ends").code(), err.as_str()), (Some(0), ""));
}

#[test]
fn a_position_or_standard_input_is_required_and_not_both() {
    run(&["moves", "--variant", "dames3d"]).fails_naming(&["--fen", "--stdin"]);
    run(&words("moves --variant dames3d --stdin --fen W:W31:B1"))
        .fails_naming(&["--fen", "--stdin"]);
    // Without a variant it is Dames 3D.
    assert_eq!(run(&["moves", "--fen", "W:W31:B1"]).status, Some(0));
}

#[test]
fn an_empty_fen_is_a_line_and_status_2() {
    let answer = run(&["moves", "--variant", "dames3d", "--fen", " "]);
    assert_eq!((answer.status, answer.out.lines().count()), (Some(2), 1));
    answer.prints(&["\"error\""]);
}
