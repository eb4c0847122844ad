//! Clocks at the text board, with time that passes only while lines are typed.

use std::io::{self, BufReader, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dames3d::i18n::Language;
use dames3d::platform::Stopwatch;
use dames3d::terminal::{TerminalCaps, TextBoard};

use crate::patience::wait_until;

/// Input that passes a number of milliseconds before each line.
struct SlowTyping {
    lines: Vec<(u64, &'static str)>,
    now: Arc<AtomicU64>,
}

impl Read for SlowTyping {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.lines.is_empty() {
            return Ok(0);
        }
        let (time, line) = self.lines.remove(0);
        self.now.fetch_add(time, Ordering::Relaxed);
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

/// Returns the output for lines that are each typed after a number of milliseconds.
fn play_slowly(language: Language, lines: &[(u64, &'static str)]) -> String {
    let now = Arc::new(AtomicU64::new(0));
    let mut output = Vec::new();
    let mut board = TextBoard::new(&mut output, language, TerminalCaps::PLAIN);
    let source = Arc::clone(&now);
    board.use_stopwatch(Stopwatch::with_source(move || {
        Duration::from_millis(source.load(Ordering::Relaxed))
    }));
    let lines = lines.to_vec();
    board.play(BufReader::new(SlowTyping { lines, now })).expect("nothing fails in memory");
    String::from_utf8(output).expect("UTF-8")
}

#[track_caller]
fn assert_shown(output: &str, texts: &[&str]) {
    for text in texts {
        assert!(output.contains(text), "no “{text}” in {output}");
    }
}

#[test]
fn the_prompt_shows_both_clocks_and_typing_takes_time() {
    let output = play_slowly(
        Language::English,
        &[(5_000, "clock 5+3 now\n"), (10_000, "32-28\n"), (293_000, "moves\n"), (0, "clock\n")],
    );
    assert_shown(
        &output,
        &[
            "White 5:00 (Black 5:00)> ",
            "Clocks: White 4:53, Black 5:00",
            "Black 5:00 (White 4:53)> ",
            "Black 7.0 (White 4:53)> Clocks: White 4:53, Black 7.0",
        ],
    );
    let in_french = play_slowly(
        Language::French,
        &[(0, "pendule 0.5d2 1 maintenant\n"), (25_500, "pendule\n")],
    );
    assert_shown(&in_french, &["Pendule\u{202f}: blancs 6,5, noirs 1:00"]);
}

#[test]
fn a_move_typed_too_late_loses_on_time() {
    let output = play_slowly(
        Language::English,
        &[(0, "clock 1 now\n"), (61_000, "32-28\n"), (0, "undo\n"), (9_000, "clock\n")],
    );
    assert_shown(&output, &["Black wins: White is out of time.\n", "The game is over."]);
    assert!(output.ends_with(
        "White 1:00 (Black 1:00)> Clocks: White 1:00, Black 1:00 (paused)\n\
         White 1:00 (Black 1:00)> \nGoodbye.\n"
    ));
}

#[test]
fn clocks_stand_while_an_earlier_position_is_shown_and_run_on_at_the_last() {
    let output = play_slowly(
        Language::English,
        &[
            (0, "clock 5 now\n"),
            (1_000, "32-28\n"),
            (2_000, "undo\n"),
            (60_000, "redo\n"),
            (3_000, "clock\n"),
        ],
    );
    assert_shown(&output, &["> Clocks: White 4:59, Black 4:55\n"]);
}

#[test]
fn the_clock_of_the_computer_runs_out_while_it_thinks() {
    let readings = AtomicU64::new(0);
    let mut output = Vec::new();
    let mut board = TextBoard::new(&mut output, Language::English, TerminalCaps::PLAIN);
    // Twenty seconds pass between one reading and the next: three readings of the time, and a minute is over.
    board.use_stopwatch(Stopwatch::with_source(move || {
        Duration::from_secs(20 * readings.fetch_add(1, Ordering::Relaxed))
    }));
    // At this table the computer has no tree of openings and thinks from the first move on.
    board
        .play("board international\ncomputer black 10\nclock 10 1 now\n32-28\n".as_bytes())
        .expect("nothing fails in memory");
    let output = String::from_utf8(output).expect("UTF-8");
    assert_shown(&output, &["White wins: Black is out of time."]);
    assert!(!output.contains("Black plays"), "{output}");
}

#[test]
fn clocks_are_set_paused_and_added_to_in_both_languages() {
    let typed = "clock\nclock 5+x\nclock pause\nclock 5+3 3+2\nclock pause\nclock add black 60\nclock resume\n\
                 clock off\n";
    let output = play_slowly(Language::English, &[(0, typed)]);
    assert_shown(
        &output,
        &[
            "This game is played without clocks: type clock 5+3, for instance.",
            "Invalid time control, column 3: expected a time above 0, found “x”.",
            "This game is played without clocks.\n",
            "Clocks: White 5:00, Black 3:00",
            "(they start when both",
            "Clocks: White 5:00, Black 4:00",
            "(paused)",
        ],
    );
    assert!(output.ends_with("\nWhite> \nGoodbye.\n"), "{output}");
    let typed = "pendule 5\npendule pause\npendule ajouter noirs 60\npendule reprendre\npendule ajouter\n\
                 pendule sans\n";
    let output = play_slowly(Language::French, &[(0, typed)]);
    assert_shown(&output, &["Noirs 6:00", "(en"]);
    assert_shown(&output, &["blancs ou noirs et un nombre de secondes"]);
    assert!(output.ends_with("\nBlancs> \nAu revoir.\n"), "{output}");
}

/// Input whose second line comes after the flag has fallen, and which then looks at the output.
struct LateTyping {
    lines: Vec<&'static str>,
    output: SharedOutput,
}

/// Output that can be read while the board still writes it.
#[derive(Clone, Default)]
struct SharedOutput(Arc<Mutex<Vec<u8>>>);

impl Write for SharedOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("unpoisoned").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl SharedOutput {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("unpoisoned").clone()).expect("UTF-8")
    }
}

impl Read for LateTyping {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(line) = self.lines.pop() else {
            wait_until("a flag falls", || self.output.text().contains("White is out of time"));
            return Ok(0);
        };
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

#[test]
fn a_flag_falls_while_the_board_waits_for_a_line() {
    let output = SharedOutput::default();
    let board = TextBoard::new(output.clone(), Language::English, TerminalCaps::PLAIN);
    let lines = vec!["clock 0.3s now\n"];
    let input = LateTyping { lines, output: output.clone() };
    board.play(BufReader::new(input)).expect("nothing fails in memory");
    let text = output.text();
    let fallen = text.find("White is out of time").expect("the flag fell");
    assert!(text[fallen..].contains("\n> "), "{text}");
}
