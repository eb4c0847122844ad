//! A whole game of Dames 3D played through AT-SPI alone, in a window that nobody looks at.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::environment::isolated;
use crate::first_picture::screen;

/// The programs that the test needs, with a command that finds each.
const NEEDED: [(&str, &str); 4] = [
    ("xvfb (Debian)", "command -v Xvfb"),
    ("dbus-daemon (Debian)", "command -v dbus-run-session"),
    (
        "at-spi2-core and python3-pyatspi (Debian)",
        "test -e /usr/share/dbus-1/services/org.a11y.Bus.service && /usr/bin/python3 -c 'import pyatspi'",
    ),
    (
        "a Vulkan driver (Debian package mesa-vulkan-drivers)",
        "ls /usr/share/vulkan/icd.d/*.json /etc/vulkan/icd.d/*.json | grep -q json",
    ),
];

pub(crate) fn succeeds(script: &str) -> bool {
    let mut shell = Command::new("sh");
    let quiet = shell.args(["-c", script]).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Writes a line that is shown even if the test succeeds.
pub(crate) fn note(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

#[test]
fn a_whole_game_is_played_through_a_screen_reader_alone() {
    for (name, script) in NEEDED {
        if !succeeds(script) {
            return note(&format!("screen_reader: skipped, because it needs {name}"));
        }
    }
    let (_server, display) = screen().expect("a screen");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/screen_reader/game.py");
    let folder = tempfile::tempdir().expect("a folder");
    // Not the first start, whose card would open in the middle of the game.
    let settings = folder.path().join("dames3d/settings.json");
    fs::create_dir_all(settings.parent().expect("a folder")).expect("created");
    fs::write(settings, r#"{"welcomed":true}"#).expect("written");
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("screen_reader_game.log");
    let mut command = isolated("timeout", folder.path());
    command
        .args(["900", "dbus-run-session", "--", "/usr/bin/python3"])
        .arg(script)
        .arg(env!("CARGO_BIN_EXE_dames3d"))
        .arg(&log)
        .env("DISPLAY", &display)
        .env("XDG_CONFIG_HOME", folder.path());
    let run = command.output().expect("dbus-run-session");
    let text = fs::read_to_string(&log).unwrap_or_default();
    let end = text.lines().rev().take(20).collect::<Vec<_>>();
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{errors}\n{end:#?}");
    let played = String::from_utf8_lossy(&run.stdout);
    note(&format!("screen_reader: {}", played.trim()));
    note(&format!("screen_reader: log of the game: {}", log.display()));
    let heard = |words: &str| text.contains(words);
    assert!(heard("Your turn") && heard("cell     28, empty, top"), "{end:#?}");
    assert!(heard("You won in") || heard("You lost in") || heard("Draw after"), "{end:#?}");
}
