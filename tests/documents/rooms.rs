//! The diagram of rooms in `docs/architecture.md`, compared with the imports of the code.

use std::collections::{BTreeMap, BTreeSet};

use crate::markdown::{Document, root};
use crate::names::sources;

type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The arrows of the diagram: `a["…"] --> b & c` has two.
fn diagram() -> Arrows {
    let document = Document::read("docs/architecture.md".into());
    let mut blocks = document.blocks().into_iter();
    let diagram = blocks.find(|block| block.language == "mermaid");
    let mut arrows = Arrows::new();
    for line in diagram.expect("a diagram").text.lines().skip(1) {
        let name = |text: &str| text.split('[').next().unwrap_or_default().trim().to_owned();
        let (from, to) = line.split_once("-->").unwrap_or((line, ""));
        let to = to.split('&').map(name).filter(|room| !room.is_empty());
        arrows.entry(name(from)).or_default().extend(to);
    }
    arrows
}

/// The rooms that can be reached from a room, itself not included unless it is part of a circle.
fn below(arrows: &Arrows, room: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&str> = vec![room];
    while let Some(room) = next.pop() {
        for below in arrows.get(room).into_iter().flatten() {
            if reached.insert(below.clone()) {
                next.push(below);
            }
        }
    }
    reached
}

/// The first names of the paths in a use tree that starts after `crate::`.
fn first_names(tree: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        let text = text.trim_start();
        text.chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect()
    };
    let Some(group) = tree.strip_prefix('{') else {
        return vec![name(tree)];
    };
    let (mut depth, mut names, mut start) = (1, Vec::new(), 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 || depth == 1 && c == ',' {
            names.push(name(&group[start..at]));
            start = at + 1;
        }
        if depth == 0 {
            break;
        }
    }
    names
}

/// The imports between rooms.
fn imports() -> Arrows {
    let mut arrows = Arrows::new();
    for (path, text) in sources(&["src"]) {
        let path = path.strip_prefix(root().join("src")).expect("a source");
        let mut parts = path
            .components()
            .map(|part| part.as_os_str().to_string_lossy());
        let (Some(room), Some(_)) = (parts.next(), parts.next()) else {
            continue;
        };
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        let code: Vec<&str> = text.lines().filter(is_code).collect();
        let code = code.join("\n");
        for start in ["crate::", "dames3d::"] {
            for tree in code.split(start).skip(1) {
                let used = first_names(tree).into_iter().filter(|name| {
                    *name != *room && root().join("src").join(name).is_dir() && !name.is_empty()
                });
                arrows.entry(room.to_string()).or_default().extend(used);
            }
        }
    }
    arrows
}

#[test]
fn every_import_between_rooms_goes_down_the_diagram() {
    let diagram = diagram();
    let (mut faults, mut count) = (Vec::new(), 0);
    for (room, used) in imports() {
        let below = below(&diagram, &room);
        for other in used.iter().filter(|room| *room != "platform") {
            count += 1;
            if !below.contains(other) {
                faults.push(format!("{room} imports {other}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count >= 30, "only {count} imports between rooms were found");
}

#[test]
fn the_diagram_shows_every_room_and_no_circle() {
    let diagram = diagram();
    for entry in root().join("src").read_dir().expect("a folder src") {
        let entry = entry.expect("an entry");
        let room = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            assert!(diagram.contains_key(&room), "{room} is not in the diagram");
        }
    }
    for room in diagram.keys() {
        assert!(
            !below(&diagram, room).contains(room),
            "{room} is part of a circle"
        );
        assert!(
            room == "platform" || room == "board" || !diagram[room].is_empty(),
            "{room}"
        );
    }
}

#[test]
fn grouped_imports_are_read() {
    assert_eq!(first_names("board::{Face, Square};"), ["board"]);
    assert_eq!(
        first_names("{board::{Face, Square}, rules::Side};"),
        ["board", "rules"]
    );
}
