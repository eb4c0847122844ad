//! A window whose screen is taken away ends with an error, not with a panic.

use std::fs;
use std::process::{Command, Stdio};

use crate::first_picture::{Running, screen};
use crate::screen_reader::{note, succeeds};

/// The programs that the test needs, with a command that finds each.
const NEEDED: [(&str, &str); 3] = [
    ("xvfb (Debian)", "command -v Xvfb"),
    ("xdotool (Debian)", "command -v xdotool"),
    (
        "a Vulkan driver (Debian package mesa-vulkan-drivers)",
        "ls /usr/share/vulkan/icd.d/*.json /etc/vulkan/icd.d/*.json | grep -q json",
    ),
];

/// Returns `true` if a program that the tests need is missing, and says which.
fn is_skipped() -> bool {
    let missing = NEEDED.iter().find(|(_, script)| !succeeds(script));
    missing.is_some_and(|(name, _)| {
        note(&format!("lost_screen: skipped, because it needs {name}"));
        true
    })
}

/// Opens the window, takes the screen away once `xdotool search` finds the window, and checks the end of the program.
#[track_caller]
fn assert_ends_with_error(search: &[&str]) {
    if is_skipped() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (server, display) = screen().expect("a screen");
    let log = folder.path().join("log");
    let window = Command::new(env!("CARGO_BIN_EXE_dames3d"))
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("DISPLAY", &display)
        .env("DAMES3D_GAMES", folder.path().join("games"))
        .env("DAMES3D_TABLES", folder.path().join("tables"))
        .env("DAMES3D_EXERCISES", folder.path().join("exercises.json"))
        .env("DAMES3D_ENDGAMES", folder.path().join("endgames.json"))
        .env("XDG_CONFIG_HOME", folder.path())
        .env("XDG_RUNTIME_DIR", folder.path())
        .env("LANG", "en_GB.UTF-8")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(fs::File::create(&log).expect("a log"))
        .spawn();
    let mut window = Running(window.expect("the program starts"));
    let found = Command::new("timeout")
        .args(["300", "xdotool", "search", "--sync"])
        .args(search)
        .args(["--name", "^Dames 3D"])
        .env("DISPLAY", &display)
        .stdout(Stdio::null())
        .status();
    let errors = || fs::read_to_string(&log).unwrap_or_default();
    assert!(found.expect("xdotool").success(), "{}", errors());
    drop(server);
    let status = window.0.wait().expect("the program ends");
    assert!(!status.success(), "{status}: {}", errors());
    assert!(!errors().contains("panicked"), "{}", errors());
}

#[test]
fn a_window_that_loses_its_screen_ends_with_an_error_status() {
    assert_ends_with_error(&["--onlyvisible"]);
}

#[test]
fn a_window_that_loses_its_screen_before_it_is_shown_ends_with_an_error_status() {
    assert_ends_with_error(&[]);
}
