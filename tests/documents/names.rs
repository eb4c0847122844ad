//! Names that code and documents share: the sections of the rules that the code cites, the items of the code that the
//! documents cite, and the buttons of the window.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::markdown::{Document, root};

/// All Rust files below a folder of the repository.
fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            if !path.ends_with("target") {
                rust_files(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

pub(crate) fn sources(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for folder in folders {
        rust_files(&root().join(folder), &mut files);
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable file");
        (path, text)
    };
    files.into_iter().map(read).collect()
}

/// A section of the rules as the code cites it: `§3`, `§3.6`, or `§3, *End*` for a heading without a number.
#[derive(Debug, PartialEq, Eq)]
struct Citation {
    number: String,
    heading: Option<String>,
}

/// The sections cited after each `rules.md` in a text, `§4, §5` and `§1–2` included.
fn citations(text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    for after in text.split("rules.md").skip(1) {
        let passage: String = after.chars().take(40).collect();
        let passage = passage.replace("\n", " ").replace("///", "").replace("//!", "");
        let end = passage.find([')', ']']).unwrap_or(passage.len());
        for section in passage[..end].split('§').skip(1) {
            let is_number = |c: char| c.is_ascii_digit() || c == '.';
            let length = section.find(|c| !is_number(c)).unwrap_or(section.len());
            let (number, rest) = section.split_at(length);
            let heading = rest.strip_prefix(", *");
            found.push(Citation {
                number: number.trim_end_matches('.').to_owned(),
                heading: heading.map(|rest| rest.split('*').next().unwrap_or_default().to_owned()),
            });
            let other = rest.strip_prefix('–').and_then(|rest| rest.chars().next());
            if let Some(last) = other.filter(char::is_ascii_digit) {
                found.push(Citation { number: last.to_string(), heading: None });
            }
        }
    }
    found
}

/// Returns `true` if the rules have the cited section.
fn has_section(headings: &[&str], citation: &Citation) -> bool {
    let of = |heading: &str| heading.split(' ').next().unwrap_or_default().to_owned();
    let number = |heading: &str| of(heading).trim_end_matches('.').to_owned();
    match &citation.heading {
        None => headings.iter().any(|&heading| number(heading) == citation.number),
        Some(title) => {
            let mut section = String::new();
            headings.iter().any(|&heading| {
                let number = number(heading);
                if number.starts_with(|c: char| c.is_ascii_digit()) {
                    section = number;
                }
                let is_within = section.split('.').next() == Some(&citation.number);
                is_within && heading.starts_with(title.as_str())
            })
        }
    }
}

#[test]
fn every_section_of_the_rules_that_the_code_cites_exists() {
    let rules = Document::read("docs/rules.md".into());
    let headings = rules.headings();
    let (mut faults, mut count) = (Vec::new(), 0);
    for (path, text) in sources(&["src", "crates", "tests", "benches", "fuzz"]) {
        if path.ends_with(file!()) {
            continue;
        }
        for citation in citations(&text) {
            count += 1;
            if !has_section(&headings, &citation) {
                faults.push(format!("{}: no {citation:?}", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count >= 40, "only {count} citations were read");
}

#[test]
fn wrong_sections_are_found() {
    let rules = Document::read("docs/rules.md".into());
    let headings = rules.headings();
    let read = |text: &str| citations(text);
    assert_eq!(read("(`rules.md` §1–2)").len(), 2);
    assert_eq!(read("(`rules.md` §4, §5): offers").len(), 2);
    let exists = |text: &str| has_section(&headings, &citations(text)[0]);
    assert!(exists("(`rules.md` §3.6)"));
    assert!(exists("(`rules.md` §3.8)"));
    assert!(!exists("(`rules.md` §3.9)"));
    assert!(!exists("(`rules.md` §7)"));
    assert!(!exists("(`rules.md` §4, *End*)"));
}

/// The functions of the standard library panic where the system refuses a thread; those of `platform::thread` fail. The
/// tasks of a pool are no threads.
#[test]
fn threads_are_started_by_functions_that_can_fail() {
    let panicking = ["std::thread::spawn(", "scope.spawn(", "thread::Builder::"];
    for (path, text) in sources(&["src", "crates", "web"]) {
        if path.starts_with(root().join("crates/platform")) {
            continue;
        }
        for line in text.lines().filter(|line| !line.contains("scope.spawn(async")) {
            let is_comment = line.trim_start().starts_with("//");
            let starts_one = panicking.iter().any(|&call| line.contains(call));
            assert!(is_comment || !starts_one, "{}: {line}", path.display());
        }
    }
}

/// The words of the code.
fn words_of_the_code() -> HashSet<String> {
    let mut words = HashSet::new();
    for (_, text) in sources(&["src", "crates", "tests"]) {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        words.extend(text.split(|c| !is_part(c)).map(str::to_owned));
    }
    words
}

/// The name of a code item in a code span, if the span is one: `Move`, `GameHistory`, `game::Command`, `search_moves`,
/// `Position::play()`.
fn item(span: &str) -> Option<&str> {
    let path = span.strip_suffix("()").unwrap_or(span);
    let name = path.rsplit("::").next()?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let starts_upper = name.starts_with(|c: char| c.is_ascii_uppercase());
    let has_lower = name.contains(|c: char| c.is_ascii_lowercase());
    let is_type = starts_upper && has_lower && name.len() > 1;
    (is_name && (is_type || name.contains('_') || path.contains("::"))).then_some(name)
}

#[test]
fn every_code_item_named_exists() {
    let words = words_of_the_code();
    let mut faults = Vec::new();
    for path in ["docs/architecture.md", "docs/engine.md", "CONTRIBUTING.md"] {
        let document = Document::read(path.into());
        for (line, span) in document.code_spans() {
            let name = item(&span).filter(|name| !words.contains(*name));
            // Names of other programs and of environment variables that no code has.
            let is_foreign = span.starts_with("bevy_") || span.starts_with("CARGO_");
            if let Some(name) = name.filter(|_| !is_foreign) {
                faults.push(format!("{path}:{line}: no {name}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The guides name buttons in italics: each is a message of the English interface.
#[test]
fn every_button_that_the_guides_name_exists() {
    let messages = root().join("crates/messages/languages/en/messages.ftl");
    let messages = fs::read_to_string(messages).expect("messages");
    let texts: HashSet<&str> =
        messages.lines().filter_map(|line| Some(line.split_once(" = ")?.1.trim())).collect();
    let mut faults = Vec::new();
    for path in ["docs/guide.md", "docs/learn.md", "docs/games.md"] {
        for paragraph in Document::read(path.into()).paragraphs() {
            let plain = paragraph.replace("**", "");
            for name in plain.split('*').skip(1).step_by(2) {
                if !texts.contains(name) {
                    faults.push(format!("{path}: no button “{name}”"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
