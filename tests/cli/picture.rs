//! Pictures: their arguments and their files.

use std::fs;
use std::path::Path;

use crate::program::{Run, fresh_path, run};

fn picture(more: &[&str]) -> Run {
    run(&[&["picture", "--variant", "dames3d"], more].concat())
}

#[test]
fn invalid_arguments_are_errors() {
    let path = fresh_path("checked.png");
    let path = path.to_str().expect("UTF-8");
    for size in [
        "0x0",
        "15x100",
        "100x8193",
        "100",
        "axb",
        "1e3x100",
        "-100x100",
        "99999999999x100",
        "100x100x100",
    ] {
        picture(&[&format!("--size={size}"), path]).fails_naming(&[
            "--size",
            "expected a size such as 1280x800, each number from 16 to 8192",
        ]);
    }
    picture(&["--view", "north", path]).fails_naming(&["--view", "top, sw, se, ne, nw, home"]);
    picture(&["scene.gif"]).fails_naming(&["OUT.png", "expected a file name ending in .png"]);
    picture(&[]).fails_naming(&["OUT.png"]);
    run(&["picture", path]).fails_naming(&["--variant"]);
    assert!(!fs::exists(path).expect("known"));
}

#[test]
fn a_file_that_cannot_be_written_is_the_first_error() {
    picture(&["/nowhere/at/all.png"]).fails_naming(&["could not write /nowhere/at/all.png: "]);
    let plain = fresh_path("plain-file");
    fs::write(&plain, "").expect("written");
    let below = plain.join("corner.png").display().to_string();
    picture(&[&below]).fails_naming(&[&format!("could not write {below}: Not a directory")]);
    let folder = fresh_path("folder.png");
    let _ = fs::create_dir(&folder);
    picture(&[&folder.display().to_string()]).fails_naming(&["could not write", "it is a folder"]);
    fs::remove_dir(folder).expect("still an empty folder");
}

/// Nobody can create a file in `/sys`, root included; the message must not claim that the file is missing.
#[cfg(target_os = "linux")]
#[test]
fn a_read_only_folder_is_named_as_the_reason() {
    let path = "/sys/corner.png";
    let run = picture(&[path]);
    run.fails_naming(&[&format!("could not write {path}: ")]);
    assert!(!run.err.contains("No such file"), "{run:?}");
}

/// A wrong path is reported whether or not this machine can draw a picture.
#[cfg(unix)]
#[test]
fn a_picture_touches_no_other_file() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).expect("created");
    let write = |name: &str| fs::write(folder.join(name), "precious").expect("written");
    write("corner.part");
    write("linked");
    std::os::unix::fs::symlink("linked", folder.join("other.part")).expect("linked");
    let draw = |name: &str| {
        let path = folder.join(name);
        let run = picture(&["--size=16x16", &path.display().to_string()]);
        assert_eq!(run.status == Some(0), path.exists(), "{run:?}");
    };
    draw("corner.png");
    draw("other.png");
    for name in ["corner.part", "linked", "other.part"] {
        let text = fs::read_to_string(folder.join(name)).expect("still there");
        assert_eq!(text, "precious", "{name}");
    }
    let link = fs::symlink_metadata(folder.join("other.part")).expect("still there");
    assert!(link.is_symlink());
}

/// The error of a build without the window; no file is created or changed.
#[cfg(not(feature = "viewer"))]
#[test]
fn a_build_without_the_window_draws_nothing() {
    let path = fresh_path("none.png");
    let name = path.to_str().expect("UTF-8");
    let error = "error: picture: this program was built without the feature “viewer”, which draws pictures\n";
    picture(&[name]).fails_with(error);
    assert!(!fs::exists(&path).expect("known"));
    fs::write(&path, "precious").expect("written");
    picture(&[name]).fails_with(error);
    assert_eq!(fs::read_to_string(&path).expect("read"), "precious");
}
