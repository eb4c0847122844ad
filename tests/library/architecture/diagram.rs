//! The diagram of rooms in `docs/architecture.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rooms, each with the rooms that its arrows lead to.
pub(super) struct Diagram(BTreeMap<String, BTreeSet<String>>);

impl Diagram {
    /// The diagram in the document.
    pub(super) fn read() -> Diagram {
        let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md");
        let text = fs::read_to_string(document).expect("docs/architecture.md");
        let diagram = text.split("```mermaid").nth(1).expect("a diagram");
        Diagram::new(diagram.split("```").next().unwrap_or_default())
    }

    /// The diagram with these lines: `a["…"] --> b & c` has two arrows.
    pub(super) fn new(text: &str) -> Diagram {
        let name = |text: &str| text.split('[').next().unwrap_or_default().trim().to_owned();
        let mut arrows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let lines = text.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with("flowchart")) {
            let (from, to) = line.split_once("-->").unwrap_or((line, ""));
            let to = to.split('&').map(name).filter(|room| !room.is_empty());
            arrows.entry(name(from)).or_default().extend(to);
        }
        Diagram(arrows)
    }

    /// The rooms in the diagram.
    pub(super) fn rooms(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The rooms that can be reached from a room, without itself unless it is part of a circle.
    pub(super) fn below(&self, room: &str) -> BTreeSet<&str> {
        let mut reached = BTreeSet::new();
        let mut next = vec![room];
        while let Some(room) = next.pop() {
            for below in self.0.get(room).into_iter().flatten() {
                if reached.insert(below.as_str()) {
                    next.push(below);
                }
            }
        }
        reached
    }
}
