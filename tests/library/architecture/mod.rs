//! The house: imports go down the diagram of `docs/architecture.md` from room to room, which are in the crates that it
//! shows, and no file is part of an import circle.

mod diagram;
mod imports;

use std::fs;
use std::path::Path;

use diagram::Diagram;
use imports::Sources;

/// The layers of the window below its features, the lowest first. A layer imports from itself and from lower ones.
const VIEWER_LAYERS: [&str; 5] = ["kernel", "ui", "scene", "board", "shell"];

/// The height of a file of the window, and its feature if it is part of one. What puts the layers together is on top.
fn height(path: &str) -> Option<(usize, &str)> {
    let path = path.strip_prefix("viewer/")?;
    let (layer, rest) = path.split_once('/').unwrap_or(("", path));
    let below = VIEWER_LAYERS.iter().position(|&below| below == layer);
    Some(match (layer, below) {
        (_, Some(below)) => (below, ""),
        ("features", _) if rest != "mod.rs" => {
            let feature = rest.split(['/', '.']).next()?;
            (VIEWER_LAYERS.len(), feature)
        }
        // A picture of the scene, with a window or without, and what it is drawn with.
        _ if matches!(rest, "picture.rs" | "graphics.rs") => (VIEWER_LAYERS.len() - 1, ""),
        _ => (VIEWER_LAYERS.len() + 1, ""),
    })
}

/// The imports between files of the window that lead upward, or from one feature to another.
fn upward_in_window(sources: &Sources) -> Vec<String> {
    let is_upward = |(from, to): &(&str, &str)| match (height(from), height(to)) {
        (Some((above, feature)), Some((below, other))) => {
            below > above || (below == above && feature != other)
        }
        _ => false,
    };
    let upward = sources.imports().into_iter().filter(is_upward);
    upward.map(|(from, to)| format!("{from} imports {to}")).collect()
}

/// The imports between rooms that the diagram does not allow, and the number of imports looked at.
fn not_in_diagram(sources: &Sources, diagram: &Diagram) -> (Vec<String>, usize) {
    let room = |path: &str| path.split_once('/').map(|(room, _)| room.to_owned());
    let (mut faults, mut count) = (Vec::new(), 0);
    for (from, to) in sources.imports() {
        let (Some(above), Some(below)) = (room(from), room(to)) else {
            continue;
        };
        if above != below && below != "platform" {
            count += 1;
            if !diagram.below(&above).contains(below.as_str()) {
                faults.push(format!("{from} imports {to}"));
            }
        }
    }
    (faults, count)
}

#[test]
fn every_import_between_rooms_goes_down_the_diagram() {
    let (faults, count) = not_in_diagram(&Sources::of_the_workspace(), &Diagram::read());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count > 300, "only {count} imports between rooms were found");
}

#[test]
fn the_diagram_shows_every_room_and_no_circle() {
    let (sources, diagram) = (Sources::of_the_workspace(), Diagram::read());
    let rooms: Vec<&str> = sources.rooms().into_iter().collect();
    assert_eq!(diagram.rooms().collect::<Vec<_>>(), rooms);
    for room in rooms {
        let below = diagram.below(room);
        assert!(!below.contains(room), "{room} is part of a circle");
        let is_ground = matches!(room, "platform" | "messages" | "board" | "spelling");
        assert!(is_ground || !below.is_empty(), "{room} has no arrow");
        let folder = diagram.folder(room);
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(root.join(&folder).is_dir(), "no {}", folder.display());
    }
}

#[test]
fn the_window_imports_go_down_from_layer_to_layer_and_no_feature_imports_another() {
    let upward = upward_in_window(&Sources::of_the_workspace());
    assert!(upward.is_empty(), "{}", upward.join("\n"));
}

#[test]
fn no_file_is_part_of_an_import_circle() {
    let sources = Sources::of_the_workspace();
    let count = sources.imports().len();
    assert!(count > 1000, "only {count} imports were read");
    let circles = sources.circles().into_iter();
    let circles: Vec<String> = circles.map(|circle| circle.join(", ")).collect();
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

/// The server is no part of the page, which has none of them.
#[test]
fn only_the_platform_and_the_server_ask_for_files_threads_the_time_and_unsafe_code() {
    let sources = Sources::of_the_workspace();
    for text in
        ["std::fs", "std::thread", "std::time::{Duration, Instant", "time::Instant", "unsafe {"]
    {
        let users = sources.containing(|room| !matches!(room, "platform" | "server"), text);
        assert!(users.is_empty(), "{text} in {}", users.join(", "));
    }
}

#[test]
fn the_crate_of_the_rules_is_small_and_asks_nothing_of_the_system() {
    let sources = Sources::of_the_workspace();
    let is_of_rules = |room: &str| matches!(room, "board" | "rules" | "game_tree" | "notation");
    for text in ["std::fs", "std::env", "std::process", "std::net"] {
        let users = sources.containing(is_of_rules, text);
        assert!(users.is_empty(), "{text} in {}", users.join(", "));
    }
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/rules/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("a manifest");
    let dependencies = manifest.split("\n[dependencies]\n").nth(1);
    let dependencies = dependencies.expect("dependencies").split("\n[").next();
    let lines = dependencies.unwrap_or_default().lines();
    let names: Vec<&str> =
        lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert!((1..=10).contains(&names.len()), "{names:?}");
    assert!(names.iter().all(|name| !name.starts_with("dames3d")));
}

#[test]
fn re_exports_circles_and_upward_imports_are_found() {
    let files = [
        ("rules/mod.rs", "mod one;\nmod two;\npub use one::One;\npub use two::Two;"),
        (
            "rules/one.rs",
            "use super::two::{self, Two as Second};\npub(in crate::rules) struct One(Second);",
        ),
        ("rules/two.rs", "pub fn two() -> u8 {\n    super::one::ONE\n}"),
        ("game/mod.rs", "use crate::{\n    board::Board,\n    rules::{self, one::One, Two},\n};"),
        (
            "board/mod.rs",
            "// use crate::rules::one;\nfn f() -> crate::game::Game { \"crate::rules\" }\n\n\
             #[cfg(test)]\nmod tests {\n    use crate::rules::One;\n}\n",
        ),
    ];
    let owned = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
    let sources = Sources::new(owned.to_vec());
    assert_eq!(
        sources.imports().into_iter().collect::<Vec<_>>(),
        [
            ("board/mod.rs", "game/mod.rs"),
            ("game/mod.rs", "board/mod.rs"),
            ("game/mod.rs", "rules/mod.rs"),
            ("game/mod.rs", "rules/one.rs"),
            ("game/mod.rs", "rules/two.rs"),
            ("rules/one.rs", "rules/two.rs"),
            ("rules/two.rs", "rules/one.rs"),
        ]
    );
    assert_eq!(sources.circles().len(), 2);
    let diagram = Diagram::new("game[\"a game\"] --> rules & board\nrules --> board\nboard");
    let (faults, count) = not_in_diagram(&sources, &diagram);
    assert_eq!((faults, count), (vec!["board/mod.rs imports game/mod.rs".to_owned()], 5));
}
