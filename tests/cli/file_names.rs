//! Names of files and folders that are not UTF-8, as old archives have them.

use std::fs;

use crate::cases::rows;
use crate::program::{latin_1, run_in};

const SHOT: &str = "B:W15,24,26,31,32,33,36,37,38,39,42,43,44,45,48,49:B2,4,6,7,8,9,10,12,13,14,16,17,18,22,25,34 25-30 24x35 6-11 39x30 22-27 32x21 16x27 31x22 17x50";

const GAME: &str = "[White \"Anna\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";

#[test]
fn every_command_takes_names_that_are_not_utf_8() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let inside = |ending: &str| folder.join(latin_1(ending));
    fs::write(inside(".pdn"), GAME).expect("a file");
    fs::write(inside(".jsonl"), "{\"SitAt\":\"international\"}\n").expect("a file");
    let tree = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/small.tree");
    fs::copy(tree, inside(".tree")).expect("a file");
    fs::write(inside(".shots"), SHOT).expect("a file");
    fs::create_dir(inside("")).expect("a folder");
    fs::write(inside("").join("more.pdn"), GAME).expect("a file");
    for [arguments, made] in rows(
        "
        @.pdn                                     |
        --record @.record @.pdn                   | .record
        pdn check @.pdn                           |
        pdn format @.pdn                          |
        pdn json @.pdn                            |
        pdn report --nodes 10 --threads 1 @.pdn   |
        games index @.pdn @                       |
        games list @                              |
        games search @.pdn                        |
        games show 1 @.pdn                        |
        replay @.jsonl                            |
        picture --view diagram @.png              | .png
        picture --view diagram --game @.pdn @.gif | .gif
        sounds @-sounds                           | -sounds/lift.wav
        man @-man                                 | -man/dames3d.6
        openings show @.tree                      |
        tables build --variant international --pieces 2 --threads 1 --folder @-tables |
        tables summary --variant international --folder @-tables |
        tables probe --variant international --fen W:W44:B1 --folder @-tables |
        analyze --variant international --fen W:W44:B1 --depth 1 --threads 1 --tables=@-tables |
        match --variant international --games 2 --nodes 1 --pdn @-match.pdn | -match.pdn
        shots try --variant international --nodes 1 --margin 60 @.shots |
        ",
    ) {
        let run = run_in(folder, arguments, "quit\n");
        assert_eq!(run.status, Some(0), "{arguments}: {run:?}");
        assert!(inside(made).exists(), "{arguments}: no {made}");
    }
}

#[test]
fn errors_show_such_names() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in ["@.pdn", "@", "pdn check @.pdn", "picture @.gif"] {
        let run = run_in(folder.path(), arguments, "");
        run.fails_naming(&[]);
    }
    run_in(folder.path(), "pdn check @.pdn", "").fails_naming(&["caf\u{fffd}.pdn"]);
    run_in(folder.path(), "picture @.jpg", "").fails_naming(&["caf\u{fffd}.jpg", ".png or .gif"]);
}
