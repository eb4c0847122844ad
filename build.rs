//! Passes the commit of a clone to `--version`.

use std::env;
use std::path::Path;
use std::process::Command;

/// Set by those who build without a clone, and by `packaging/build`.
const COMMIT: &str = "DAMES3D_COMMIT";

fn main() {
    println!("cargo::rerun-if-env-changed={COMMIT}");
    // Not the files of Git: a commit alone has nothing built again. The commit is that at the last change of the code.
    for folder in ["src", "crates"] {
        // A missing path counts as changed in every build, and the published package has no other crates.
        if Path::new(folder).exists() {
            println!("cargo::rerun-if-changed={folder}");
        }
    }
    if let Some(commit) = env::var(COMMIT).ok().or_else(commit_of_clone) {
        println!("cargo::rustc-env={COMMIT}={commit}");
    }
}

/// The commit of the clone, with `-dirty` if files have changed since; `None` where the package is no clone, even if it
/// lies in one.
fn commit_of_clone() -> Option<String> {
    if !Path::new(".git").exists() {
        return None;
    }
    let describe = ["describe", "--always", "--dirty", "--abbrev=12", "--exclude", "*"];
    let output = Command::new("git").args(describe).output().ok()?;
    let commit = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| commit.trim().to_owned())
}
