use std::fs;

use crate::program::{fresh_path, run};

fn picture(more: &[&str]) -> crate::program::Run {
    run(&[&["picture", "--variant", "dames3d"], more].concat())
}

#[test]
fn what_is_asked_for_is_checked() {
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
fn a_file_that_cannot_be_written_is_told_first() {
    picture(&["/nowhere/at/all.png"]).fails_naming(&["/nowhere/at/all.png cannot be written"]);
    let folder = fresh_path("folder.png");
    let _ = fs::create_dir(&folder);
    let folder_name = folder.to_str().expect("UTF-8");
    picture(&[folder_name]).fails_naming(&["cannot be written"]);
    fs::remove_dir(folder).expect("still an empty folder");
}

/// A build without the window says so and leaves no file, and none changed.
#[cfg(not(feature = "viewer"))]
#[test]
fn no_picture_without_the_window() {
    let path = fresh_path("none.png");
    let name = path.to_str().expect("UTF-8");
    let error = "error: picture: this program was built without the feature “viewer”, which draws pictures\n";
    picture(&[name]).fails_with(error);
    assert!(!fs::exists(&path).expect("known"));
    fs::write(&path, "precious").expect("written");
    picture(&[name]).fails_with(error);
    assert_eq!(fs::read_to_string(&path).expect("read"), "precious");
}
