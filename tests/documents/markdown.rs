//! The parts of a Markdown document that the tests need.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A document, with its path relative to the root.
pub(crate) struct Document {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

/// The paths in a folder.
fn paths_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = root().join(folder).read_dir().expect("a folder");
    entries.map(move |entry| folder.join(entry.expect("an entry").file_name()))
}

/// All documents of the repository.
pub(crate) fn documents() -> Vec<Document> {
    let single =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "packaging/README.md", "web/README.md"];
    let of_crates = paths_in(Path::new("crates")).map(|folder| folder.join("README.md"));
    let paths = single.map(PathBuf::from).into_iter().chain(of_crates);
    let mut paths: Vec<PathBuf> = paths.chain(paths_in(Path::new("docs"))).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    paths.sort();
    assert!(paths.len() > 10, "{paths:?}");
    paths.into_iter().map(Document::read).collect()
}

/// A fenced block.
pub(crate) struct Block {
    /// The word after the opening fence, such as `sh`.
    pub(crate) language: String,
    /// The number of its first line, from 1.
    pub(crate) line: usize,
    pub(crate) text: String,
}

impl Document {
    pub(crate) fn read(path: PathBuf) -> Document {
        let text = std::fs::read_to_string(root().join(&path));
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Document { path, text }
    }

    /// The lines outside fenced blocks, with their numbers from 1.
    pub(crate) fn prose(&self) -> Vec<(usize, &str)> {
        let mut is_fenced = false;
        let mut lines = Vec::new();
        for (number, line) in (1..).zip(self.text.lines()) {
            if line.trim_start().starts_with("```") {
                is_fenced = !is_fenced;
            } else if !is_fenced {
                lines.push((number, line));
            }
        }
        assert!(!is_fenced, "{}: a block is not closed", self.path.display());
        lines
    }

    /// The paragraphs outside fenced blocks, a line each.
    pub(crate) fn paragraphs(&self) -> Vec<String> {
        let prose = self.prose().into_iter();
        let lines: Vec<&str> = prose.map(|(_, line)| line.trim()).collect();
        let paragraphs = lines.split(|line| line.is_empty());
        paragraphs.map(|lines| lines.join(" ")).collect()
    }

    /// The fenced blocks.
    pub(crate) fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut is_fenced = false;
        for (number, line) in (1..).zip(self.text.lines()) {
            if let Some(language) = line.trim_start().strip_prefix("```") {
                is_fenced = !is_fenced;
                if is_fenced {
                    blocks.push(Block {
                        language: language.to_owned(),
                        line: number + 1,
                        text: String::new(),
                    });
                }
            } else if is_fenced && let Some(block) = blocks.last_mut() {
                block.text += line;
                block.text.push('\n');
            }
        }
        blocks
    }

    /// The headings, without their number signs.
    pub(crate) fn headings(&self) -> Vec<&str> {
        let prose = self.prose().into_iter().map(|(_, line)| line);
        prose
            .filter(|line| line.starts_with('#'))
            .map(|line| line.trim_start_matches('#').trim())
            .collect()
    }

    /// The anchors of the headings, as GitHub makes them.
    pub(crate) fn anchors(&self) -> Vec<String> {
        let mut seen: HashMap<String, usize> = HashMap::new();
        let mut anchors = Vec::new();
        for heading in self.headings() {
            let anchor = slug(heading);
            let times = seen.entry(anchor.clone()).or_default();
            anchors.push(match *times {
                0 => anchor,
                times => format!("{anchor}-{times}"),
            });
            *times += 1;
        }
        anchors
    }

    /// The targets of links and pictures, with the numbers of their lines.
    pub(crate) fn targets(&self) -> Vec<(usize, String)> {
        let mut targets = Vec::new();
        for (line, text) in self.parts(false) {
            for (start, end) in [("](", ')'), ("src=\"", '"'), ("href=\"", '"')] {
                for (place, _) in text.match_indices(start) {
                    let target = text[place + start.len()..].split(end).next();
                    let lines_before = text[..place].matches('\n').count();
                    targets.push((line + lines_before, target.unwrap_or_default().to_owned()));
                }
            }
        }
        targets
    }

    /// The code spans of the prose, with the numbers of their lines.
    pub(crate) fn code_spans(&self) -> Vec<(usize, String)> {
        let spans = self.parts(true).into_iter();
        spans.map(|(line, span)| (line, span.replace('\n', " "))).collect()
    }

    /// The parts of the prose that are code spans, or those between them, with the numbers of their first lines. Lines
    /// of fenced blocks are empty.
    fn parts(&self, is_code: bool) -> Vec<(usize, String)> {
        let mut lines = vec![""; self.text.lines().count()];
        for (number, line) in self.prose() {
            lines[number - 1] = line;
        }
        let mut first = 1;
        let mut parts = Vec::new();
        for (index, part) in lines.join("\n").split('`').enumerate() {
            if (index % 2 == 1) == is_code {
                parts.push((first, part.to_owned()));
            }
            first += part.matches('\n').count();
        }
        parts
    }
}

/// GitHub's anchor of a heading: lower case, spaces as hyphens, no punctuation.
fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|&c| c.is_alphanumeric() || c == ' ' || c == '-' || c == '_');
    let hyphened = kept.map(|c| if c == ' ' { '-' } else { c });
    hyphened.flat_map(char::to_lowercase).collect()
}

#[test]
fn anchors_follow_githubs_rule() {
    assert_eq!(slug("3.7 What counts as one move"), "37-what-counts-as-one-move");
    assert_eq!(slug("2.3 Why from the corners?"), "23-why-from-the-corners");
    assert_eq!(slug("`hub` and `dxp`"), "hub-and-dxp");
}
