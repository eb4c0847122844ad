//! `dames3d text --endgames`.

use crate::program::{feed, fresh_path, program, run, words_with};
use crate::tables::fresh_folder;

#[test]
fn without_tables_the_command_that_makes_them_is_named() {
    run(&["text", "--endgames"]).fails_naming(&["--endgames", "dames3d tables build", "40 MB"]);
}

#[test]
fn only_the_boards_with_tables_have_endgames() {
    run(&["text", "--endgames", "--variant=wolf-and-sheep"])
        .fails_naming(&["--endgames", "international or dames3d"]);
    run(&["text", "--endgames", "--fen=W:W31:B1"]).fails_naming(&["--fen"]);
    run(&["text", "--endgames", "--shots"]).fails_naming(&["--shots"]);
}

#[test]
fn endgames_come_from_the_tables_that_are_built() {
    let (folder, name) = fresh_folder("endgame-practice-tables");
    let built = run(&words_with("tables build --pieces=2 --variant=dames3d --folder", &[&name]));
    assert_eq!(built.status, Some(0), "{built:?}");
    let mut command = program(&["text", "--endgames", "--language=en"]);
    command.env("DAMES3D_TABLES", &folder);
    command.env("DAMES3D_ENDGAMES", fresh_path("endgames.json"));
    let played = feed(command, b"hint\nendings\nquit\n");
    played.succeeds();
    played.prints(&["to move wins in", "Best: ", "  0  Any ending", "Goodbye."]);
}
