//! Links, pictures and the files that the documents name.

use std::path::{Component, Path, PathBuf};

use crate::markdown::{Document, documents, root};

/// The path that a target means in a document, relative to the root.
fn resolve(document: &Document, target: &str) -> PathBuf {
    let folder = document.path.parent().unwrap_or(Path::new(""));
    let mut path = PathBuf::new();
    for component in folder.join(target).components() {
        match component {
            Component::ParentDir => assert!(path.pop(), "{target} leaves the repository"),
            component => path.push(component),
        }
    }
    path
}

/// Returns the fault of a link in a document, if it has one.
fn fault(document: &Document, target: &str) -> Option<String> {
    if ["https://", "http://"].iter().any(|scheme| target.starts_with(scheme)) {
        return None;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = match file {
        "" => document.path.clone(),
        file => resolve(document, file),
    };
    if !root().join(&path).exists() {
        return Some(format!("no file {}", path.display()));
    }
    if anchor.is_empty() {
        return None;
    }
    let anchors = Document::read(path).anchors();
    (!anchors.iter().any(|known| known == anchor)).then(|| format!("no heading #{anchor}"))
}

#[test]
fn every_link_and_picture_resolves() {
    let mut faults = Vec::new();
    for document in documents() {
        for (line, target) in document.targets() {
            if let Some(fault) = fault(&document, &target) {
                faults.push(format!("{}:{line}: {target}: {fault}", document.path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn broken_links_are_found() {
    let document = Document { path: "docs/example.md".into(), text: "# Example\n".to_owned() };
    assert_eq!(fault(&document, "rules.md#35-the-most-pieces"), None);
    assert!(fault(&document, "rules.md#35-most-pieces").is_some());
    assert!(fault(&document, "no-such-file.md").is_some());
    assert!(fault(&document, "../assets/screenshots/no-such-picture.png").is_some());
}

/// Folders of the repository with files that the documents name.
const FOLDERS: [&str; 9] =
    ["src/", "crates/", "tests/", "benches/", "fuzz/", "assets/", "docs/", ".ci/", ".github/"];

/// Folders that a command makes.
const GENERATED: [&str; 1] = ["fuzz/artifacts/"];

#[test]
fn every_file_named_exists() {
    let mut faults = Vec::new();
    for document in documents() {
        if document.path == Path::new("CHANGELOG.md") {
            continue;
        }
        for (line, span) in document.code_spans() {
            let is_path = FOLDERS.iter().any(|folder| span.starts_with(folder));
            let is_plain =
                !span.contains([' ', '*', '{', '<']) && !GENERATED.contains(&span.as_str());
            if is_path && is_plain && !root().join(&span).exists() {
                faults.push(format!("{}:{line}: no {span}", document.path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
