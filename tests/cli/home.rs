//! Tests leave the files of the person who runs them alone.

use std::path::PathBuf;

use crate::environment::PlayersHome;
use crate::program::run;

#[test]
fn programs_that_tests_run_neither_touch_the_home_of_their_user_nor_speak_its_language() {
    let home = PlayersHome::new();
    home.runs(&["home::a_program_of_the_tests"]);
    assert_eq!(home.changes(), Vec::<PathBuf>::new());
}

#[test]
#[ignore = "run by programs_that_tests_run_neither_touch_the_home_of_their_user_nor_speak_its_language"]
fn a_program_of_the_tests() {
    for (arguments, typed, said) in
        [(&["text"][..], "32-28\n18-23\nquit\n", "Goodbye"), (&["text", "--shots"], "quit\n", "")]
    {
        let run = crate::program::run_with(arguments, typed);
        assert_eq!(run.status, Some(0), "{run:?}");
        run.prints(&[said]);
    }
    assert_eq!(run(&["games", "list", "."]).status, Some(0));
}

#[test]
fn a_change_in_a_home_is_found() {
    let home = PlayersHome::new();
    assert!(home.changes().is_empty());
    let file = home.path().join(".config/dames3d/settings.json");
    std::fs::write(&file, "a player's OWN").expect("written");
    assert_eq!(home.changes(), [file]);
    let home = PlayersHome::new();
    let games = home.path().join(".local/share/dames3d/games");
    std::fs::write(games.join("new.journal"), "").expect("written");
    std::fs::remove_file(games.join("new.journal")).expect("removed");
    assert_eq!(home.changes(), [games]);
}
