//! `dames3d sounds`.

use std::fs;

use crate::program::{fresh_path, run};

#[test]
fn each_sound_becomes_a_file_and_the_seed_changes_them() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("sounds");
    let name = folder.display().to_string();
    let first = run(&["sounds", &name]);
    first.succeeds();
    let paths: Vec<&str> = first.out.lines().collect();
    assert_eq!(paths.len(), 17, "{first:?}");
    let tap = folder.join("place-man.wav");
    assert!(paths.contains(&tap.display().to_string().as_str()));
    let before = fs::read(&tap).expect("a file");
    assert_eq!(&before[..4], b"RIFF");
    assert_eq!(run(&["sounds", &name, "--seed", "1"]).status, Some(0));
    assert_eq!(fs::read(&tap).expect("a file"), before);
    assert_eq!(run(&["sounds", &name, "--seed", "2"]).status, Some(0));
    assert_ne!(fs::read(&tap).expect("a file"), before);
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_with_its_name() {
    let file = fresh_path("no-folder-for-sounds");
    fs::write(&file, "").expect("a file");
    let name = file.display().to_string();
    run(&["sounds", &name]).fails_naming(&["could not write", &name]);
}
