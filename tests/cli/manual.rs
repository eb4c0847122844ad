//! Completions and manual pages, which packages install beside the program.

use std::fs;

use crate::program::run;

#[test]
fn every_shell_gets_completions_with_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let printed = run(&["completions", shell]);
        printed.succeeds();
        for word in ["perft", "completions", "--record"] {
            let word = match shell {
                "fish" => word.trim_start_matches("--"),
                _ => word,
            };
            assert!(printed.out.contains(word), "{shell}: no {word}");
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    assert_eq!(run(&["man", path]).status, Some(0));
    for name in ["dames3d", "dames3d-text", "dames3d-pdn", "dames3d-pdn-check"] {
        let page = fs::read_to_string(folder.path().join(format!("{name}.6"))).expect(name);
        assert!(page.contains(".SH SYNOPSIS"), "{name}: {page}");
        // The program is a game: its manual is in the section of games, as are the pages that it refers to.
        let heading = format!(".TH {name} 6 ");
        assert!(page.contains(&heading), "{name}: {page}");
        assert!(!page.contains("(1)"), "{name}: {page}");
    }
    let program = fs::read_to_string(folder.path().join("dames3d.6")).expect("a page");
    assert!(program.contains("dames3d\\-pdn(6)"), "{program}");
    run(&["man", "/dev/null/man"]).fails_naming(&["/dev/null/man"]);
}

#[test]
fn a_mistyped_command_is_told_the_likest_one() {
    run(&["prft"]).fails_naming(&["expected a command or a file of games", "“perft”"]);
    let other = run(&["xxxxxxxxx"]);
    assert!(!other.err.contains("did you mean"), "{}", other.err);
}
