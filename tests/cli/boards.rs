//! Variants on either board, and wolf and sheep solved.

use crate::program::{run, words};

#[test]
fn family_games_are_played_on_either_board() {
    for rules in ["family", "brigand"] {
        let counts = |board: &[&str]| {
            let arguments = [&["perft", "--depth", "5", "--variant", rules], board].concat();
            run(&arguments).out
        };
        let flat = counts(&["--board", "flat"]);
        assert_eq!(flat, counts(&[]));
        assert_ne!(flat, counts(&["--board", "pyramid"]));
    }
}

#[test]
fn draughts_on_the_other_board_is_the_other_variant() {
    let moves = |variant: &str, board: &[&str]| {
        let fen = ["--fen", "W:W31:B21"];
        let arguments = [&["moves", "--variant", variant], board, &fen].concat();
        run(&arguments).out
    };
    assert_eq!(moves("dames3d", &["--board", "flat"]), moves("international", &[]));
    assert_eq!(moves("international", &["--board", "pyramid"]), moves("dames3d", &[]));
}

#[test]
fn wolf_and_sheep_is_played_on_the_flat_board_only() {
    run(&words("moves --variant wolf-and-sheep --board pyramid --fen B:W46-49:B3"))
        .fails_naming(&["expected flat, found pyramid"]);
    run(&words("perft --variant wolf-and-sheep --board round --depth 1"))
        .fails_naming(&["expected flat or pyramid"]);
}

#[test]
fn wolf_and_sheep_is_solved() {
    let solved = run(&["solve", "wolf"]);
    let lines: Vec<_> = solved.out.lines().collect();
    assert_eq!(lines[0], "Wolf and sheep: 230 placements, the wolf to move.");
    let won = |line: &str| -> usize {
        let number = line.split([' ', ',', '.']).find_map(|word| word.parse().ok());
        number.expect("a number")
    };
    assert_eq!(won(lines[1]) + won(lines[2]), 230);
    assert_eq!(solved.out.matches("Sheep on ").count(), 5);
    assert_eq!(solved.out.matches("##").count(), 20);
}
