//! The imports between the source files of the workspace, read from their text.
//!
//! Every path that starts at `crate`, `super`, `self` or a crate of the workspace, in a `use` or inside code, is an
//! import of the file that defines what it names; names that a module re-exports lead to the file that defines them. A
//! module may name its own children and re-export their items without importing them in this sense, so a child may use
//! what its parent defines.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};

/// The path of a module, which starts with its room.
type Module = Vec<String>;

/// The crates that are one room each, with the name of their folder. The others have a folder for each room.
const ROOMS_WITH_A_CRATE: [&str; 7] =
    ["platform", "engine", "messages", "protocols", "lab", "online", "server"];

/// A source file.
struct Source {
    path: String,
    /// The text without comments, strings and unit tests.
    code: String,
    /// The paths in its code, each as its names.
    paths: Vec<Vec<String>>,
    /// The names that it re-exports, with their paths from this module.
    exports: BTreeMap<String, Vec<String>>,
}

/// All source files by module.
pub(super) struct Sources(BTreeMap<Module, Source>);

impl Sources {
    /// The sources of all crates.
    pub(super) fn of_the_workspace() -> Sources {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut files = files_below(&root.join("src"), "");
        for entry in fs::read_dir(root.join("crates")).expect("crates").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let room = if ROOMS_WITH_A_CRATE.contains(&name.as_str()) {
                format!("{name}/")
            } else {
                String::new()
            };
            files.extend(files_below(&entry.path().join("src"), &room));
        }
        // The root of a crate with several rooms.
        files.retain(|(path, _)| path != "lib.rs");
        Sources::new(files)
    }

    /// The sources with these paths: the room, then the path below it.
    pub(super) fn new(files: Vec<(String, String)>) -> Sources {
        let sources = files.into_iter().map(|(path, text)| {
            let module = path.trim_end_matches(".rs").split('/');
            let mut module: Module = module.map(str::to_owned).collect();
            if matches!(module.last().map(String::as_str), Some("mod" | "lib")) {
                module.pop();
            }
            let code = code_of(&text);
            let source = Source { path, paths: paths_in(&code), exports: exports_in(&code), code };
            (module, source)
        });
        Sources(sources.collect())
    }

    /// The rooms: the folders at the top.
    pub(super) fn rooms(&self) -> BTreeSet<&str> {
        let inside = self.0.values().filter_map(|source| source.path.split_once('/'));
        inside.map(|(room, _)| room).collect()
    }

    /// The files of these rooms whose code contains this text.
    pub(super) fn containing(&self, is_room: impl Fn(&str) -> bool, text: &str) -> Vec<&str> {
        let sources = self.0.values().filter(|source| {
            let room = source.path.split('/').next().unwrap_or_default();
            is_room(room) && source.code.contains(text)
        });
        sources.map(|source| source.path.as_str()).collect()
    }

    /// The file that defines what a path in this module names.
    fn target(&self, module: &Module, path: &[String]) -> Option<&Source> {
        let mut target = module.clone();
        let mut names: Vec<String> = path.iter().rev().cloned().collect();
        // A chain of re-exports is short; one that never ends would be an error of this reader.
        for _ in 0..32 {
            let Some(name) = names.pop() else {
                break;
            };
            match name.as_str() {
                "crate" => target = root_of(module.first()),
                "self" => {}
                "super" => drop(target.pop()),
                "dames3d" => target.clear(),
                name if name.starts_with(CRATE_PREFIX) => {
                    let room = name[CRATE_PREFIX.len()..].to_owned();
                    target = root_of(Some(&room));
                }
                _ => {
                    let source = self.0.get(&target);
                    if let Some(export) = source.and_then(|source| source.exports.get(&name)) {
                        names.extend(export.iter().rev().cloned());
                        continue;
                    }
                    target.push(name);
                    if self.0.contains_key(&target) {
                        continue;
                    }
                    let name = target.pop().unwrap_or_default();
                    // The root of a crate that is one room imports other rooms for the files below it.
                    let other_room = vec![name];
                    if target != root_of(target.first()) || !self.0.contains_key(&other_room) {
                        break;
                    }
                    target = other_room;
                }
            }
        }
        self.0.get(&target)
    }

    /// The imports between files.
    pub(super) fn imports(&self) -> BTreeSet<(&str, &str)> {
        let mut imports = BTreeSet::new();
        for (module, source) in &self.0 {
            let targets = source.paths.iter().filter_map(|path| self.target(module, path));
            for target in targets.filter(|target| target.path != source.path) {
                imports.insert((source.path.as_str(), target.path.as_str()));
            }
        }
        imports
    }

    /// The circles of imports, each as the files in it.
    pub(super) fn circles(&self) -> Vec<Vec<&str>> {
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
}

/// The start of the names of the crates, but for that of the program.
const CRATE_PREFIX: &str = "dames3d_";

/// The module at the root of the crate that holds this room.
fn root_of(room: Option<&String>) -> Module {
    let is_alone = |room: &&String| ROOMS_WITH_A_CRATE.contains(&room.as_str());
    room.filter(is_alone).cloned().into_iter().collect()
}

/// The source files below a folder: their paths below it, after a prefix, and their texts.
fn files_below(root: &Path, prefix: &str) -> Vec<(String, String)> {
    let (mut files, mut folders) = (Vec::new(), vec![root.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                let path = path.strip_prefix(root).expect("below the folder");
                let path = path.to_string_lossy().replace('\\', "/");
                files.push((format!("{prefix}{path}"), text));
            }
        }
    }
    files
}

/// The text without comments, strings, restrictions of visibility and unit tests.
fn code_of(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
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

/// The paths that start at `crate`, `super`, `self` or a crate of the workspace; a group in braces is several paths.
fn paths_in(code: &str) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    for start in ["crate::", "super::", "self::", "dames3d::", CRATE_PREFIX] {
        for (at, _) in code.match_indices(start) {
            let before = &code[..at];
            if !before.ends_with(is_word) && !before.ends_with("::") {
                expand(&code[at..], &[], &mut paths);
            }
        }
    }
    paths
}

/// The names that a module re-exports with `pub use`, or `pub(…) use`, and their paths.
fn exports_in(code: &str) -> BTreeMap<String, Vec<String>> {
    let mut exports = BTreeMap::new();
    for statement in code.split(';').map(str::trim) {
        let Some((visibility, tree)) = statement.split_once("use ") else {
            continue;
        };
        if !visibility.rsplit('\n').next().unwrap_or_default().starts_with("pub") {
            continue;
        }
        let mut paths = Vec::new();
        expand(tree, &[], &mut paths);
        for path in paths.into_iter().filter(|path| path.len() > 1) {
            exports.insert(path.last().cloned().unwrap_or_default(), path);
        }
    }
    exports
}

/// Adds the paths at the start of a text, below the names above them. Returns the length of the text read.
fn expand(text: &str, above: &[String], paths: &mut Vec<Vec<String>>) -> usize {
    if let Some(group) = text.strip_prefix('{') {
        let mut read = 0;
        loop {
            read += group[read..].find(|c: char| !c.is_whitespace() && c != ',').unwrap_or(0);
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
