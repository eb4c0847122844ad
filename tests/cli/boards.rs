//! Rules on the boards they may be put on, and the game that is solved.

use crate::program::run;

#[test]
fn family_games_go_on_either_board() {
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
fn draughts_goes_on_either_board_by_its_two_names() {
    let moves = |variant: &str, board: &[&str]| {
        let fen = ["--fen", "W:W31:B21"];
        let arguments = [&["moves", "--variant", variant], board, &fen].concat();
        run(&arguments).out
    };
    assert_eq!(
        moves("dames3d", &["--board", "flat"]),
        moves("international", &[])
    );
    assert_eq!(
        moves("international", &["--board", "pyramid"]),
        moves("dames3d", &[])
    );
}

#[test]
fn wolf_and_sheep_stays_on_the_flat_board() {
    run(&[
        "moves",
        "--variant",
        "wolf-and-sheep",
        "--board",
        "pyramid",
        "--fen",
        "B:W46-49:B3",
    ])
    .fails_naming(&["expected flat, found pyramid"]);
    run(&[
        "perft",
        "--variant",
        "wolf-and-sheep",
        "--board",
        "round",
        "--depth",
        "1",
    ])
    .fails_naming(&["expected flat or pyramid"]);
}

#[test]
fn wolf_and_sheep_is_solved() {
    let told = run(&["solve", "wolf"]);
    let lines: Vec<_> = told.out.lines().collect();
    assert_eq!(
        lines[0],
        "Wolf and sheep: 230 placements, the wolf to move."
    );
    let won = |line: &str| -> usize {
        let number = line
            .split([' ', ',', '.'])
            .find_map(|word| word.parse().ok());
        number.expect("a number")
    };
    assert_eq!(won(lines[1]) + won(lines[2]), 230);
    assert_eq!(told.out.matches("Sheep on ").count(), 5);
    assert_eq!(told.out.matches("##").count(), 20);
}
