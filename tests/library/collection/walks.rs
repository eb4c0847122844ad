//! The walk over the folders of a collection.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use dames3d::archive::{GameIndex, IndexError};

const GAME: &str = "1. 32-28 *\n";

fn build(folder: &Path) -> GameIndex {
    let built = GameIndex::build(&[folder.to_owned()], |_| ControlFlow::Continue(()));
    built.expect("an index")
}

fn folder_with_files(names: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for name in names {
        fs::write(folder.path().join(name), GAME).expect("written");
    }
    folder
}

/// Wine links `z:` to the root, and its home to folders of the player.
#[cfg(unix)]
#[test]
fn what_links_lead_to_is_read_once() {
    use std::os::unix::fs::symlink;

    let folder = folder_with_files(&[]);
    // Temporary folders may be links themselves.
    let root = fs::canonicalize(folder.path()).expect("a folder");
    let games = root.join("games");
    fs::create_dir(&games).expect("created");
    fs::write(games.join("one.pdn"), GAME).expect("written");
    let outside = folder_with_files(&["two.pdn"]);
    let outside = fs::canonicalize(outside.path()).map(|path| (path, outside));
    let (outside, _kept) = outside.expect("a folder");
    symlink(&root, games.join("z:")).expect("linked");
    symlink(&games, root.join("again")).expect("linked");
    symlink(&outside, root.join("outside")).expect("linked");
    symlink(&outside, games.join("outside")).expect("linked");
    symlink(games.join("one.pdn"), root.join("link.pdn")).expect("linked");
    symlink(root.join("nothing"), root.join("broken.pdn")).expect("linked");

    let index = build(&root);
    let mut paths: Vec<_> = index.files().iter().map(|file| &file.path).collect();
    paths.sort();
    let mut expected = [games.join("one.pdn"), outside.join("two.pdn")];
    expected.sort();
    assert_eq!(paths, expected.iter().collect::<Vec<_>>());
    assert_eq!(index.len(), 2);
}

#[test]
fn files_are_found_in_the_order_of_their_names() {
    let folder = folder_with_files(&["b.pdn", "d.PDN", "notes.txt"]);
    for (name, file) in [("a", "z.pdn"), ("c", "a.pdn")] {
        fs::create_dir(folder.path().join(name)).expect("created");
        fs::write(folder.path().join(name).join(file), GAME).expect("written");
    }
    let index = build(folder.path());
    let names = index.files().iter().map(|file| {
        let path = file.path.strip_prefix(fs::canonicalize(folder.path()).expect("a folder"));
        path.expect("within").to_string_lossy().replace('\\', "/")
    });
    assert_eq!(names.collect::<Vec<_>>(), ["a/z.pdn", "b.pdn", "c/a.pdn", "d.PDN"]);
}

#[test]
fn the_files_found_are_reported_one_by_one() {
    let folder = folder_with_files(&["1.pdn", "2.pdn", "3.pdn"]);
    let mut found = Vec::new();
    let built = GameIndex::build(&[folder.path().to_owned()], |progress| {
        if progress.all_bytes == 0 {
            found.push(progress.files);
        } else {
            assert_eq!(progress.files, 3);
        }
        ControlFlow::Continue(())
    });
    assert_eq!(built.expect("an index").len(), 3);
    assert_eq!(found, [1, 2, 3]);
}

#[test]
fn a_walk_can_be_stopped_before_any_file_is_found() {
    let folder = folder_with_files(&["1.txt", "2.txt", "3.txt"]);
    let mut calls = 0;
    let stopped = GameIndex::build(&[folder.path().to_owned()], |_| {
        calls += 1;
        ControlFlow::Break(())
    });
    assert!(matches!(stopped, Err(IndexError::Canceled)));
    assert_eq!(calls, 1);
}

/// Its links lead to every file that a program has open, and to the root.
#[cfg(target_os = "linux")]
#[test]
fn folders_of_the_system_are_left_out() {
    use std::os::unix::fs::symlink;

    let folder = folder_with_files(&["one.pdn"]);
    symlink("/proc", folder.path().join("proc")).expect("linked");
    symlink("/proc/self", folder.path().join("self")).expect("linked");
    let mut looked_at = 0;
    let index = GameIndex::build(&[folder.path().to_owned()], |_| {
        looked_at += 1;
        if looked_at < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(index.expect("three entries").files().len(), 1);
    assert!(build(Path::new("/proc/self")).files().is_empty());
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_is_an_error() {
    let folder = folder_with_files(&["one.pdn"]);
    let pipe = folder.path().join("pipe.pdn");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo").success());
    let built = GameIndex::build(std::slice::from_ref(&pipe), |_| ControlFlow::Continue(()));
    let error = built.expect_err("no plain file").to_string();
    assert!(error.contains("it is not a plain file"), "{error}");
    // In a folder it is left out, as other entries that are no files.
    assert_eq!(build(folder.path()).files().len(), 1);
}
