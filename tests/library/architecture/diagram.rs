//! The diagram of rooms in `docs/architecture.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms and the arrows between them.
pub(super) struct Diagram {
    /// The rooms, each with the rooms that its arrows lead to.
    arrows: BTreeMap<String, BTreeSet<String>>,
    /// The rooms in a group, with the label of the group: the folder of their crate.
    crates: BTreeMap<String, String>,
}

impl Diagram {
    /// The diagram in the document.
    pub(super) fn read() -> Diagram {
        let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md");
        let text = fs::read_to_string(document).expect("docs/architecture.md");
        let diagram = text.split("```mermaid").nth(1).expect("a diagram");
        Diagram::new(diagram.split("```").next().unwrap_or_default())
    }

    /// The diagram with these lines: `a["…"] --> b & c` has two arrows; `subgraph x["…"]` and `end` enclose a group.
    pub(super) fn new(text: &str) -> Diagram {
        let name = |text: &str| text.split('[').next().unwrap_or_default().trim().to_owned();
        let mut arrows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let (mut crates, mut group) = (BTreeMap::new(), None);
        let lines = text.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with("flowchart")) {
            if line.starts_with("subgraph") {
                group = line.split('"').nth(1);
                continue;
            } else if line == "end" {
                group = None;
                continue;
            }
            let (from, to) = line.split_once("-->").unwrap_or((line, ""));
            let to = to.split('&').map(name).filter(|room| !room.is_empty());
            arrows.entry(name(from)).or_default().extend(to);
            if let Some(folder) = group {
                crates.insert(name(from), folder.to_owned());
            }
        }
        Diagram { arrows, crates }
    }

    /// The rooms in the diagram.
    pub(super) fn rooms(&self) -> impl Iterator<Item = &str> {
        self.arrows.keys().map(String::as_str)
    }

    /// The folder of a room: in that of the crate that the diagram shows around it, or a crate of its own.
    pub(super) fn folder(&self, room: &str) -> PathBuf {
        match self.crates.get(room).map(String::as_str) {
            Some("src") => Path::new("src").join(room),
            Some(folder) => Path::new(folder).join("src").join(room),
            None => Path::new("crates").join(room).join("src"),
        }
    }

    /// The rooms that can be reached from a room, without itself unless it is part of a circle.
    pub(super) fn below(&self, room: &str) -> BTreeSet<&str> {
        let mut reached = BTreeSet::new();
        let mut next = vec![room];
        while let Some(room) = next.pop() {
            for below in self.arrows.get(room).into_iter().flatten() {
                if reached.insert(below.as_str()) {
                    next.push(below);
                }
            }
        }
        reached
    }
}
