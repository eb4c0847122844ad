//! The environment of the programs that tests start, and a home in which every change is found.

#![allow(dead_code, reason = "not every suite needs all of it")]

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use tempfile::TempDir;

/// The variables that programs get from the tests: where programs, libraries, drivers and temporary files are, and what
/// is reported or measured.
const PASSED_ON: [&str; 13] = [
    "PATH",
    "LD_LIBRARY_PATH",
    "DYLD_FALLBACK_LIBRARY_PATH",
    "SystemRoot",
    "TMPDIR",
    "TEMP",
    "TMP",
    "VK_DRIVER_FILES",
    "VK_ICD_FILENAMES",
    "LP_NUM_THREADS",
    "RUST_BACKTRACE",
    "RUST_LOG",
    "LLVM_PROFILE_FILE",
];

/// A command that sees nothing of the person who runs the tests: neither files, nor a screen, nor a language. Its home
/// is this folder, which need not exist; its language is English.
pub(crate) fn isolated(program: impl AsRef<OsStr>, home: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_clear();
    for name in PASSED_ON {
        if let Some(value) = env::var_os(name) {
            command.env(name, value);
        }
    }
    for name in ["HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"] {
        command.env(name, home);
    }
    // Mesa looks for a Wayland display here; unset, it complains about that.
    command.env("XDG_RUNTIME_DIR", home).env("LANG", "en_GB.UTF-8").env("LC_CTYPE", "C.UTF-8");
    command
}

/// The files of a player, in the places where the program keeps them, and one of another program.
const FILES: [&str; 7] = [
    ".config/dames3d/settings.json",
    ".local/share/dames3d/games/00001700000000-international-1.pdn",
    ".local/share/dames3d/games/00001700000001.journal",
    ".local/share/dames3d/exercises.json",
    ".local/share/dames3d/endgames.json",
    ".local/share/dames3d/tables/international/K-K.table",
    "Pictures/holiday.png",
];

/// A file or a folder. Whatever is created or removed in a folder changes the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    content: Option<Vec<u8>>,
    modified: SystemTime,
}

/// The home of a player who has files of the program.
pub(crate) struct PlayersHome {
    folder: TempDir,
    before: BTreeMap<PathBuf, Entry>,
}

impl PlayersHome {
    pub(crate) fn new() -> PlayersHome {
        let folder = tempfile::tempdir().expect("a folder");
        for file in FILES {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("created");
            fs::write(path, "a player's own").expect("written");
        }
        let before = entries(folder.path());
        PlayersHome { folder, before }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Runs tests of this program, ignored ones too, for the player of this home, whose desktop is in French.
    #[track_caller]
    pub(crate) fn runs(&self, tests: &[&str]) {
        let mut command = isolated(env::current_exe().expect("this program"), self.path());
        command.env("LC_ALL", "fr_FR.UTF-8").args(["--include-ignored", "--exact"]).args(tests);
        let run = command.output().expect("this program starts");
        let out = String::from_utf8_lossy(&run.stdout);
        assert!(run.status.success(), "{out}");
        let all = format!(" {} passed; 0 failed; 0 ignored", tests.len());
        assert!(out.contains(&all), "{out}");
    }

    /// The files and folders that are not as they were.
    pub(crate) fn changes(&self) -> Vec<PathBuf> {
        let after = entries(self.path());
        let paths = self.before.keys().chain(after.keys());
        let mut changed: Vec<_> =
            paths.filter(|path| self.before.get(*path) != after.get(*path)).cloned().collect();
        changed.sort();
        changed.dedup();
        changed
    }
}

/// Everything in a folder, and the folder.
fn entries(folder: &Path) -> BTreeMap<PathBuf, Entry> {
    let mut entries = BTreeMap::new();
    let mut left = vec![folder.to_owned()];
    while let Some(path) = left.pop() {
        let about = fs::symlink_metadata(&path).expect("it exists");
        if about.is_dir() {
            let inside = fs::read_dir(&path).expect("readable").flatten();
            left.extend(inside.map(|entry| entry.path()));
        }
        let entry = Entry {
            content: about.is_file().then(|| fs::read(&path).expect("readable")),
            modified: about.modified().expect("a time"),
        };
        entries.insert(path, entry);
    }
    entries
}
