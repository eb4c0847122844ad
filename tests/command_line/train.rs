//! Learning from games, and what is wrong with how it is asked for.

use std::fs;
use std::path::Path;

use crate::program::run;

#[test]
fn positions_must_be_there_to_learn_from() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nothing-to-learn");
    fs::create_dir_all(&folder).expect("a folder");
    let (folder, out) = (folder.display().to_string(), folder.join("weights.net"));
    let out_name = out.display().to_string();
    let fit = |folder: &str| run(&["train", "fit", folder, "--out", &out_name]);
    fit(&folder).fails_naming(&[&folder, "expected positions"]);
    fit("/nowhere/at/all").fails_naming(&["/nowhere/at/all"]);
    run(&["train", "check", "--variant=dames3d", &folder]).fails_naming(&[&folder]);
    assert!(!out.exists(), "weights of nothing");
}

#[test]
fn a_share_is_from_0_to_1() {
    for share in ["-0.1", "1.5", "half", "NaN"] {
        let share = format!("--result-share={share}");
        run(&["train", "fit", "games", "--out=weights", &share])
            .fails_naming(&["expected a number from 0 to 1"]);
    }
}
