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
    picture(&["--view", "north", path])
        .fails_naming(&["--view", "diagram, top, sw, se, ne, nw, chair, home, mirrored"]);
    picture(&["scene.jpg"]).fails_naming(&["OUT", "expected a file name ending in .png or .gif"]);
    picture(&["scene.gif"]).fails_naming(&["an animation shows a game: expected --game"]);
    picture(&[]).fails_naming(&["OUT"]);
    run(&["picture", "--line", "3", path]).fails_naming(&["--game"]);
    picture(&["--encoding=koi8-r", path]).fails_naming(&["--encoding", "--game"]);
    picture(&["--delay=500", path]).fails_naming(&["--delay", ".gif"]);
    run(&["picture", "--variant=dames3d", "--game=x.pdn", path]).fails_naming(&["--variant"]);
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

/// In a build without the window, a view in 3D is an error; no file is created or changed.
#[cfg(not(feature = "viewer"))]
#[test]
fn a_build_without_the_window_draws_nothing_in_3d() {
    let path = fresh_path("none.png");
    let name = path.to_str().expect("UTF-8");
    let error = "error: this program was built without the feature “viewer”, which draws in 3D; \
        --view diagram needs none of it\n";
    picture(&["--view", "home", name]).fails_with(error);
    assert!(!fs::exists(&path).expect("known"));
    fs::write(&path, "precious").expect("written");
    picture(&["--view", "home", name]).fails_with(error);
    assert_eq!(fs::read_to_string(&path).expect("read"), "precious");
    let run = picture(&[name]);
    assert_eq!(run.status, Some(0), "{run:?}");
    run.reports(&["drawing a flat diagram instead"]);
}

/// Width and height of a PNG or GIF file.
fn size_of(path: &Path) -> (u32, u32) {
    let file = fs::read(path).expect("written");
    if file.starts_with(b"GIF89a") {
        let side = |at: usize| u32::from(u16::from_le_bytes([file[at], file[at + 1]]));
        return (side(6), side(8));
    }
    assert!(file.starts_with(b"\x89PNG"), "a PNG file");
    let side = |at: usize| u32::from_be_bytes([file[at], file[at + 1], file[at + 2], file[at + 3]]);
    (side(16), side(20))
}

#[test]
fn a_diagram_needs_no_graphics_adapter() {
    let path = fresh_path("diagram.png");
    let run = picture(&["--view=diagram", "--size=300x200", &path.display().to_string()]);
    run.succeeds();
    assert_eq!(size_of(&path), (300, 200));
}

/// A file of two games; the second has a variation.
fn games(name: &str) -> String {
    let path = fresh_path(name);
    let games = "[White \"Anna\"]\n1. 32-28 19-23 2. 28x19 *\n\n1. 33-29 19-23 (1... 19-24 2. 39-33) 2. 35-30 *\n";
    fs::write(&path, games).expect("written");
    path.display().to_string()
}

#[test]
fn a_game_becomes_an_animation() {
    let games = games("animated.pdn");
    let path = fresh_path("game.gif");
    let name = path.display().to_string();
    let draw = |more: &[&str]| {
        let arguments = [&["picture", "--view=diagram", "--game", &games], more, &[&name]].concat();
        let run = run(&arguments);
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{more:?}");
        assert_eq!(size_of(&path), (640, 640));
        fs::read(&path).expect("written")
    };
    // Start, two moves, the hop of the capture, the position after it.
    let whole = draw(&[]);
    assert_eq!(frames(&whole), 5);
    assert_eq!(frames(&draw(&["--line", "2"])), 3);
    assert_eq!(frames(&draw(&["--number", "2", "--line", "2:1 3"])), 4);
    assert!(draw(&["--delay", "50"]) != whole);
}

/// The number of frames of a GIF.
fn frames(file: &[u8]) -> usize {
    let mut decoder = gif::DecodeOptions::new().read_info(file).expect("a GIF");
    let mut frames = 0;
    while decoder.read_next_frame().expect("a frame").is_some() {
        frames += 1;
    }
    frames
}

#[test]
fn a_game_that_is_not_there_is_an_error() {
    let games = games("missing.pdn");
    let path = fresh_path("missing.gif").display().to_string();
    let draw = |more: &[&str]| {
        run(&[&["picture", "--view=diagram", "--game", &games], more, &[&path]].concat())
    };
    draw(&["--number", "3"]).fails_naming(&["--number: expected a game from 1 to 2", "found 3"]);
    draw(&["--number", "0"]).fails_naming(&["--number", "expected a whole number, 1 or more"]);
    draw(&["--line", "9"]).fails_naming(&["--line: the game has no position 9"]);
    draw(&["--line", "x"]).fails_naming(&["--line", "expected a ply such as 24"]);
    run(&["picture", "--game", "/nowhere.pdn", &path])
        .fails_naming(&["could not read /nowhere.pdn"]);
    assert!(!fs::exists(&path).expect("known"));
}
