//! Playing against the computer on the terminal.

use crate::program::{Run, feed, program, run, run_with, words, words_with};

fn text(arguments: &[&str], typed: &str) -> Run {
    let arguments = [&["text", "--language", "en"], arguments].concat();
    let run = run_with(&arguments, typed);
    run.succeeds();
    run
}

/// The lines with moves, in order: `1. 32-28`, `1... 19-23`.
fn moves(run: &Run) -> Vec<&str> {
    let is_move = |line: &&str| {
        let number = line.split('.').next().unwrap_or_default();
        line.contains(". ") && number.parse::<u16>().is_ok()
    };
    run.out.lines().filter(is_move).collect()
}

#[test]
fn the_computer_answers_every_move() {
    for variant in ["international", "dames3d"] {
        let run =
            text(&["--variant", variant, "--black", "computer:2"], "32-28\nundo\n31-27\nquit\n");
        let moves = moves(&run);
        assert_eq!((moves[0], moves[2]), ("1. 32-28", "1. 31-27"), "{moves:?}");
        assert!(moves[1].starts_with("1... ") && moves[3].starts_with("1... "));
        assert_eq!(moves.len(), 4, "undoing a move undoes the answer too");
        assert_eq!(run.out.matches("The computer is thinking…").count(), 2);
    }
}

#[test]
fn the_computer_moves_first_as_white() {
    let run = text(&["--white", "computer:1"], "quit\n");
    assert_eq!(moves(&run).len(), 1);
    run.prints(&["Black> quit"]);
}

#[test]
fn the_computer_plays_both_sides_to_the_end() {
    for variant in ["dames3d", "brigand"] {
        let players = ["--white", "computer:1", "--black", "computer:1"];
        let run = text(&[&["--variant", variant][..], &players].concat(), "");
        let ends = ["White wins: ", "Black wins: ", "Draw: "];
        let last = run.out.rsplit_once("\n\n").map_or("", |(_, last)| last);
        assert!(ends.iter().any(|end| last.contains(end)), "{variant}: {last}");
    }
}

#[test]
fn players_change_in_the_middle_of_a_game() {
    let run = text(&[], "32-28\ncomputer black 2\nperson black\ngo\nquit\n");
    assert_eq!(moves(&run).len(), 3, "{:?}", moves(&run));
    for wrong in ["computer", "computer up", "computer black 11", "person black 3"] {
        let run = text(&[], &format!("{wrong}\n32-28\n"));
        let expected = "expected white or black and, for the computer, a level from 1 to 10.";
        assert!(run.out.contains(expected), "{wrong}: {}", run.out);
        assert_eq!(moves(&run), ["1. 32-28"]);
    }
}

#[test]
fn go_plays_one_move() {
    let run = text(&[], "go\nmove now\nfen\nquit\n");
    assert_eq!(moves(&run).len(), 2);
    assert!(run.out.lines().any(|line| line.starts_with("W:W")));
}

/// The capture from 28 takes two and wins.
#[test]
fn a_hint_and_an_analysis_name_the_best_move() {
    let position = ["--variant", "international", "--fen", "W:W28:B23,13"];
    let run = text(&position, "hint\nanalyze\nfen\n");
    run.prints(&["Hint: 28x8 (White wins in 1 move)", "    +#1  28x8"]);
    assert!(run.out.contains("\nW:W28:B13,23\n"), "nothing was played");
    let over = text(&[&position[..2], &["--fen", "W:W28:B"]].concat(), "hint\nanalyze\ngo\n");
    assert_eq!(over.out.matches("The game is over.").count(), 3, "{}", over.out);
}

#[test]
fn commands_and_answers_are_in_french() {
    let run = run_with(
        &["--language", "fr", "text"],
        "ordinateur noirs 1\n32-28\nconseil\njouer\npersonne noirs\nordinateur loups\nquitter\n",
    );
    run.prints(&[
        "L’ordinateur réfléchit…",
        "Conseil\u{202f}: ",
        "blancs ou noirs et, pour l’ordinateur, un niveau de 1 à 10",
    ]);
    assert_eq!(moves(&run).len(), 4, "{:?}", moves(&run));
}

#[test]
fn the_computer_keeps_an_irregular_turn_that_helps_it_and_corrects_others() {
    let by_hand = |fen: &str, typed: &str| {
        let line = "--variant international --black computer:3 --fen";
        let typed = format!("table hand\n{typed}\ndone\nquit\n");
        text(&words_with(line, &[fen]), &typed)
    };
    let kept = by_hand("W:W32,48:B1,19,28", "carry 48 43");
    kept.prints(&["The computer keeps the turn."]);
    assert_eq!(moves(&kept).len(), 2, "and it plays");
    let corrected = by_hand("W:W31,32,48:B1,2,20", "carry 32 27\noff 20");
    corrected.prints(&["The computer takes the turn back.", "White> quit"]);
}

#[test]
fn the_computer_huffs_if_that_is_better() {
    let family = |fen: &str| {
        let arguments = ["--variant", "family", "--fen", fen, "--black", "computer:3"];
        text(&arguments, "50-45\nquit\n")
    };
    let huffed = family("W:W32,37,50:B1,3,28");
    huffed.prints(&["Black huffs 32: it could have taken 28."]);
    let left = family("W:W32,42,50:B1,28");
    left.prints(&["A capture was missed; the computer huffs nothing.", "\n2. 28x48\n"]);
}

#[test]
fn the_computer_answers_a_draw_offer() {
    let offer = |fen: &str| {
        let line = "--variant international --black computer:3 --fen";
        text(&words_with(line, &[fen]), "draw\nquit\n")
    };
    offer("W:WK47,K48,K49:BK3,K4,K5").prints(&["Draw: by agreement."]);
    offer("W:W46:BK3,11,12,13").prints(&["The draw is declined."]);
}

#[test]
fn an_unknown_player_is_an_error() {
    for player in ["computer:0", "computer:11", "computer:", "me", "Computer"] {
        let run = run(&["text", "--white", player]);
        run.fails_naming(&[player, "expected person, computer, or computer:LEVEL"]);
    }
}

#[test]
fn a_terminal_without_accents_gets_plain_ascii() {
    let mut command = program(&words("text --variant international --fen W:W28:B23,13,1"));
    command.env("LC_CTYPE", "C").env("LANG", "C");
    let run = feed(command, b"analyze\n");
    run.prints(&["The computer is thinking."]);
    assert!(run.out.is_ascii() && !run.out.contains('?'), "{}", run.out);
}
