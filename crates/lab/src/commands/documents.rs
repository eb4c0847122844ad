//! The commands of this program in the documents are parsed: they take too long to be run.

use std::path::Path;

use clap::Parser;
use dames3d::platform::fs;

use super::Arguments;

#[test]
fn every_command_shown_parses() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("documents").flatten() {
        let text = fs::read_to_string(entry.path()).expect("a document");
        let text = text.replace("\\\n", " ");
        let commands = text.lines().filter(|line| line.starts_with("dames3d-lab "));
        for command in commands {
            let words = shlex::split(command).expect("balanced quotation marks");
            let comment = words.iter().position(|word| word.starts_with('#'));
            let words = &words[..comment.unwrap_or(words.len())];
            if let Err(error) = Arguments::try_parse_from(words) {
                panic!("{}: {command}\n{error}", entry.path().display());
            }
            count += 1;
        }
    }
    assert!(count >= 15, "only {count} commands were found");
}
