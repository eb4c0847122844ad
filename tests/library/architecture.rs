//! The house: imports go down from room to room, and no file is part of an import circle.
//!
//! Imports are read from the sources: every path that starts at `crate`, `super`, `self` or `dames3d`, in a `use` or
//! inside code, is an import of the last module that it names. A module may name its own children and re-export their
//! items without importing them in this sense, so a child may use what its parent defines.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};

/// The rooms of each floor, the lowest floor first. A room imports from its own floor and from lower ones.
const FLOORS: [&[&str]; 8] = [
    &["platform", "board"],
    &["rules"],
    &["notation", "game_tree"],
    &["engine", "game"],
    &["protocol", "players"],
    &["matches", "shots"],
    &["i18n", "preferences"],
    &["terminal", "viewer", "cli"],
];

/// The layers of the window, the lowest first. A layer imports from itself and from lower ones.
const VIEWER_LAYERS: [&[&str]; 6] = [
    &["messages", "state"],
    &["ui"],
    &["scene", "window_size", "graphics"],
    &["input", "game_ui"],
    &["board", "panels", "dialogs", "engine_bridge"],
    &["app", "picture"],
];

/// The path of a module, without the name of the crate.
type Module = Vec<String>;

/// A source file and the paths in it, each as its names.
struct Source {
    path: String,
    paths: Vec<Vec<String>>,
}

/// All source files by module.
struct Tree(BTreeMap<Module, Source>);

impl Tree {
    /// The sources of this crate.
    fn of_this_crate() -> Tree {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let (mut files, mut folders) = (Vec::new(), vec![root.clone()]);
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    let text = fs::read_to_string(&path).expect("a source");
                    let path = path.strip_prefix(&root).expect("below src");
                    files.push((path.to_string_lossy().replace('\\', "/"), text));
                }
            }
        }
        Tree::new(files)
    }

    /// The sources with these paths below `src`.
    fn new(files: Vec<(String, String)>) -> Tree {
        let sources = files.into_iter().map(|(path, text)| {
            let module = path.trim_end_matches(".rs").split('/');
            let mut module: Module = module.map(str::to_owned).collect();
            if matches!(module.last().map(String::as_str), Some("mod" | "lib")) {
                module.pop();
            }
            let paths = paths_in(&code_of(&text));
            (module, Source { path, paths })
        });
        Tree(sources.collect())
    }

    /// The last module that a path in this module names.
    fn target(&self, module: &Module, path: &[String]) -> Option<&Source> {
        let mut target = module.clone();
        for name in path {
            match name.as_str() {
                "crate" | "dames3d" => target.clear(),
                "self" => {}
                "super" => drop(target.pop()),
                name => {
                    target.push(name.to_owned());
                    if !self.0.contains_key(&target) {
                        target.pop();
                        break;
                    }
                }
            }
        }
        self.0.get(&target)
    }

    /// The imports between files.
    fn imports(&self) -> BTreeSet<(&str, &str)> {
        let mut imports = BTreeSet::new();
        for (module, source) in &self.0 {
            let targets = source
                .paths
                .iter()
                .filter_map(|path| self.target(module, path));
            for target in targets.filter(|target| target.path != source.path) {
                imports.insert((source.path.as_str(), target.path.as_str()));
            }
        }
        imports
    }

    /// The circles of imports, each as the files in it.
    fn circles(&self) -> Vec<Vec<&str>> {
        let imports = self.imports();
        let files: BTreeSet<&str> = imports.iter().flat_map(|&(from, to)| [from, to]).collect();
        let files: Vec<&str> = files.into_iter().collect();
        let node = |file| files.binary_search(&file).unwrap_or_default() as u32;
        let edges = imports.iter().map(|&(from, to)| (node(from), node(to)));
        let circles = tarjan_scc(&DiGraph::<(), ()>::from_edges(edges)).into_iter();
        let circles = circles.filter(|circle| circle.len() > 1);
        let named = |circle: Vec<NodeIndex>| circle.into_iter().map(|node| files[node.index()]);
        circles.map(|circle| named(circle).collect()).collect()
    }

    /// The imports that lead from one of these places to a higher one; each place is a folder or a file of `folder`.
    fn upward(&self, folder: &str, floors: &[&[&str]]) -> Vec<String> {
        let floor = |path: &str| {
            let name = path.strip_prefix(folder)?.split(['/', '.']).next()?;
            floors.iter().position(|floor| floor.contains(&name))
        };
        let imports = self.imports().into_iter();
        let upward = imports.filter(|&(from, to)| match (floor(from), floor(to)) {
            (Some(from), Some(to)) => to > from,
            _ => false,
        });
        upward
            .map(|(from, to)| format!("{from} imports {to}"))
            .collect()
    }
}

/// The text without comments, strings, restrictions of visibility and unit tests.
fn code_of(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text
        .split("\n#[cfg(test)]\nmod ")
        .next()
        .unwrap_or_default();
    while let Some(c) = rest.chars().next() {
        let end = |text: &str, end: &str| text.find(end).map_or(text.len(), |at| at + end.len());
        let skipped = if rest.starts_with("//") {
            end(rest, "\n") - 1
        } else if rest.starts_with("r#\"") {
            end(rest, "\"#")
        } else if rest.starts_with("'\"'") {
            3
        } else if rest.starts_with("pub(in ") {
            end(rest, ")")
        } else if c == '"' {
            let mut is_escaped = false;
            let quoted = rest[1..].find(|c| {
                let is_end = c == '"' && !is_escaped;
                is_escaped = c == '\\' && !is_escaped;
                is_end
            });
            quoted.map_or(rest.len(), |at| at + 2)
        } else {
            code.push(c);
            c.len_utf8()
        };
        rest = &rest[skipped..];
    }
    code
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The paths that start at `crate`, `super`, `self` or `dames3d`; a group in braces is several paths.
fn paths_in(code: &str) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    for start in ["crate::", "super::", "self::", "dames3d::"] {
        for (at, _) in code.match_indices(start) {
            let before = &code[..at];
            if !before.ends_with(is_word) && !before.ends_with("::") {
                expand(&code[at..], &[], &mut paths);
            }
        }
    }
    paths
}

/// Adds the paths at the start of a text, below the names above them. Returns the length of the text read.
fn expand(text: &str, above: &[String], paths: &mut Vec<Vec<String>>) -> usize {
    if let Some(group) = text.strip_prefix('{') {
        let mut read = 0;
        loop {
            read += group[read..]
                .find(|c: char| !c.is_whitespace() && c != ',')
                .unwrap_or(0);
            let rest = &group[read..];
            match rest.chars().next() {
                Some(c) if c == '{' || is_word(c) => read += expand(rest, above, paths),
                Some('*') => read += 1,
                _ => return read + 2,
            }
        }
    }
    let length = text.find(|c| !is_word(c)).unwrap_or(text.len());
    let (name, rest) = text.split_at(length);
    let path = [above, &[name.to_owned()]].concat();
    match rest.strip_prefix("::") {
        Some(below) if below.starts_with(|c| is_word(c) || c == '{') => {
            length + 2 + expand(below, &path, paths)
        }
        _ => {
            paths.push(path);
            // The name given by `as`.
            let is_renamed = rest.starts_with(" as ");
            let after = rest.find([',', '}', ';']).filter(|_| is_renamed);
            length + after.unwrap_or(0)
        }
    }
}

#[test]
fn imports_go_down_from_room_to_room() {
    let tree = Tree::of_this_crate();
    let rooms: BTreeSet<&str> = FLOORS.concat().into_iter().collect();
    for module in tree.0.keys().filter(|module| module.len() > 1) {
        assert!(
            rooms.contains(module[0].as_str()),
            "{} is on no floor",
            module[0]
        );
    }
    let upward = tree.upward("", &FLOORS);
    assert!(upward.is_empty(), "{}", upward.join("\n"));
}

#[test]
fn the_window_imports_go_down_from_layer_to_layer() {
    let upward = Tree::of_this_crate().upward("viewer/", &VIEWER_LAYERS);
    assert!(upward.is_empty(), "{}", upward.join("\n"));
}

#[test]
fn no_file_is_part_of_an_import_circle() {
    let tree = Tree::of_this_crate();
    let count = tree.imports().len();
    assert!(count > 700, "only {count} imports were read");
    let circles: Vec<String> = tree
        .circles()
        .iter()
        .map(|circle| circle.join(", "))
        .collect();
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

#[test]
fn circles_and_upward_imports_are_found() {
    let files = [
        (
            "rules/mod.rs",
            "mod one;\nmod two;\npub use one::One;\npub use two::Two;",
        ),
        (
            "rules/one.rs",
            "use super::two::{self, Two as Second};\npub(in crate::rules) struct One(Second);",
        ),
        (
            "rules/two.rs",
            "pub fn two() -> u8 {\n    super::one::ONE\n}",
        ),
        (
            "game.rs",
            "use crate::{\n    board::Board,\n    rules::{self, one::One, Two},\n};",
        ),
        (
            "board/mod.rs",
            "// use crate::rules::one;\nfn f() -> crate::game::Game { \"crate::rules\" }\n\n\
             #[cfg(test)]\nmod tests {\n    use crate::rules::One;\n}\n",
        ),
    ];
    let owned = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
    let tree = Tree::new(owned.to_vec());
    assert_eq!(
        tree.imports().into_iter().collect::<Vec<_>>(),
        [
            ("board/mod.rs", "game.rs"),
            ("game.rs", "board/mod.rs"),
            ("game.rs", "rules/mod.rs"),
            ("game.rs", "rules/one.rs"),
            ("rules/one.rs", "rules/two.rs"),
            ("rules/two.rs", "rules/one.rs"),
        ]
    );
    assert_eq!(tree.circles().len(), 2);
    assert_eq!(tree.upward("", &FLOORS), ["board/mod.rs imports game.rs"]);
}
