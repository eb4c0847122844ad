//! Parses the commands in the documents' `sh` blocks. They are not run: they are slow, open a window or need another
//! program. `tests/documents/` runs the others.

use super::{Arguments, allow_negative_numbers};
use clap::{CommandFactory, FromArgMatches};

#[path = "../../tests/documents/markdown.rs"]
#[allow(dead_code, reason = "the tests of the documents need more")]
mod markdown;

/// Third-party programs, whose arguments are not checked.
const OTHER_PROGRAMS: [&str; 10] = [
    "git",
    "openssl",
    "mkdir",
    "cd",
    "createuser",
    "createdb",
    "sqlite3",
    "pg_dump",
    "psql",
    "python3",
];

/// Splits a block into commands, one per line; a trailing backslash continues the line.
fn commands(text: &str) -> Vec<String> {
    let text = text.replace("\\\n", " ");
    let lines = text.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned).collect()
}

fn parse(arguments: &[String]) -> Result<(), String> {
    let words = std::iter::once("dames3d").chain(arguments.iter().map(String::as_str));
    let matches = allow_negative_numbers(Arguments::command()).try_get_matches_from(words);
    let parsed = matches.and_then(|matches| Arguments::from_arg_matches(&matches));
    parsed.map(drop).map_err(|error| error.to_string())
}

/// Checks the arguments of `cargo`: those after `cargo run --` must parse, and tests and benchmarks must exist.
fn check_cargo(words: &[String]) -> Result<(), String> {
    let end = words.iter().position(|word| word == "--");
    let (own, rest) = words.split_at(end.unwrap_or(words.len()));
    if own.first().is_some_and(|word| word == "run") {
        return parse(rest.get(1..).unwrap_or_default());
    }
    for (option, folder) in [("--test", "tests"), ("--bench", "benches")] {
        for pair in own.windows(2).filter(|pair| pair[0] == option) {
            let path = markdown::root().join(folder).join(&pair[1]);
            if !path.is_dir() && !path.with_extension("rs").exists() {
                return Err(format!("no {}", path.display()));
            }
        }
    }
    Ok(())
}

/// Returns the error in a command line, if any.
fn check(command: &str) -> Result<(), String> {
    let words = shlex::split(command).ok_or("unbalanced quotation marks")?;
    let is_setting = |word: &&String| {
        let name = word.split('=').next().unwrap_or_default();
        word.contains('=')
            && name.chars().all(|c| c.is_ascii_uppercase() || "_0123456789".contains(c))
    };
    let settings = words.iter().take_while(is_setting).count();
    // The shell handles the rest.
    let end = words.iter().position(|word| word == ">" || word == "|");
    let words = &words[..end.unwrap_or(words.len())];
    let words = match &words[settings..] {
        [sudo, user, _, rest @ ..] if sudo == "sudo" && user == "-u" => rest,
        words => words,
    };
    if !cfg!(feature = "server") && words.get(1).is_some_and(|word| word == "serve") {
        return Ok(());
    }
    match words.split_first() {
        Some((program, arguments)) if program == "dames3d" => parse(arguments),
        Some((program, arguments)) if program == "cargo" => check_cargo(arguments),
        // Checked by that crate's own tests.
        Some((program, _)) if program == "dames3d-lab" => Ok(()),
        Some((program, _)) if markdown::root().join(program).is_file() => Ok(()),
        Some((program, _)) if OTHER_PROGRAMS.contains(&program.as_str()) => Ok(()),
        _ => Err("expected dames3d, dames3d-lab, cargo or a script of the repository".to_owned()),
    }
}

#[test]
fn every_command_shown_parses() {
    let (mut count, mut faults) = (0, Vec::new());
    for document in markdown::documents() {
        let blocks = document.blocks().into_iter();
        for block in blocks.filter(|block| block.language == "sh") {
            for command in commands(&block.text) {
                count += 1;
                if let Err(fault) = check(&command) {
                    let (path, line) = (document.path.display(), block.line);
                    faults.push(format!("{path}:{line}: {command}\n{fault}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    assert!(count >= 30, "only {count} commands were found");
}

#[test]
fn wrong_commands_are_found() {
    assert!(check("dames3d bench --depth 2 # a comment").is_ok());
    assert!(check("dames3d bench --depth 2 > file").is_ok());
    assert!(check("dames3d bench --depht 2").is_err());
    assert!(check("dames3d perft --variant dames3d").is_err());
    assert!(check("cargo run --release -- text --black computer:5").is_ok());
    assert!(check("cargo run --release -- text --black computer:11").is_err());
    assert!(check("cargo bench --bench no-such-benchmark").is_err());
    assert!(check("no/such/script").is_err());
}
