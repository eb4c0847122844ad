//! `dames3d-lab tune`.

use std::fs;

use dames3d_lab::tuning::Tuning;

use crate::program::{fresh_path, run};

#[test]
fn a_tuning_goes_on_where_it_was_and_with_its_own_settings() {
    let path = fresh_path("tuning.json");
    let name = path.display().to_string();
    let read = || -> Tuning {
        serde_json::from_str(&fs::read_to_string(&path).expect("a file")).expect("a tuning")
    };
    let begun =
        run(&["tune", &name, "--param", "delta_margin=10", "--nodes=50", "--pairs=1", "--steps=2"]);
    assert_eq!(begun.status, Some(0), "{begun:?}");
    assert!(begun.out.starts_with("param.delta_margin="), "{begun:?}");
    assert!(begun.err.contains("2 of 2: param.delta_margin="), "{begun:?}");
    let mut tuning = read();
    assert_eq!((tuning.done, tuning.nodes), (2, 50));
    tuning.steps = 3;
    fs::write(&path, serde_json::to_string(&tuning).expect("JSON")).expect("a file");
    let more = run(&["tune", &name, "--jobs=2"]);
    assert_eq!(more.status, Some(0), "{more:?}");
    assert_eq!(read().done, 3);
    run(&["tune", &name, "--nodes=60"]).fails_naming(&[&name, "goes on with its own settings"]);
    assert_eq!(read().done, 3);
    tuning.pairs = u32::MAX;
    fs::write(&path, serde_json::to_string(&tuning).expect("JSON")).expect("a file");
    run(&["tune", &name]).fails_naming(&[&name, "expected 1 to 10000 pairs, found 4294967295"]);
}

#[test]
fn what_is_no_parameter_or_no_tuning_is_refused_and_kept() {
    let path = fresh_path("no-tuning.json");
    let name = path.display().to_string();
    run(&["tune", &name]).fails_naming(&["expected a parameter to tune"]);
    let wrong = ["tune", &name, "--param", "margin=1"];
    run(&wrong).fails_naming(&["unknown parameter “margin”"]);
    let wrong = ["tune", &name, "--param", "delta_margin"];
    run(&wrong).fails_naming(&["expected a change such as"]);
    assert!(!path.exists());
    fs::write(&path, "{}").expect("a file");
    run(&["tune", &name]).fails_naming(&[&name, "not a tuning"]);
    assert_eq!(fs::read_to_string(&path).expect("a file"), "{}");
}
