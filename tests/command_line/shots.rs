//! Shots put before players, and what is wrong with what is asked.

use std::fs;
use std::path::Path;

use crate::program::{fresh_path, run};

#[test]
fn the_engine_finds_those_kept() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/shots/dames3d.txt");
    let kept = fs::read_to_string(&file).expect("a file");
    let few: Vec<&str> = kept.lines().take(2).collect();
    let path = fresh_path("two-shots");
    fs::write(&path, few.join("\n")).expect("a file");
    let name = path.display().to_string();
    let found = |engine: &str, limit: &str| {
        let engine = format!("--engine=self {engine}");
        let words = ["shots", "try", "--variant=dames3d", &name, limit, &engine];
        let run = run(&words);
        assert_eq!(run.status, Some(0), "{run:?}");
        run.out
    };
    let all = found("hash=16", "--nodes=500000");
    assert_eq!(all, "Dames 3D: 2 of 2 found (100.0 %)\n");
    let overlooked = found("eval=material", "--depth=1");
    let (said, lines) = overlooked.split_once('\n').expect("lines");
    assert_eq!(said, "Dames 3D (material): 1 of 2 found (50.0 %)");
    assert_eq!(
        lines.lines().collect::<Vec<_>>(),
        [few[0]],
        "the one overlooked"
    );
}

#[test]
fn what_is_no_shot_is_told_with_its_file_and_line() {
    let path = fresh_path("no-shots");
    let name = path.display().to_string();
    let words = ["shots", "try", "--variant=international", &name];
    run(&words).fails_naming(&[&name, "expected shots, one a line"]);
    fs::write(&path, "# nothing\n").expect("a file");
    run(&words).fails_naming(&[&name, "expected a shot"]);
    fs::write(&path, "\nW:W31:B1 31-26\n").expect("a file");
    run(&words).fails_naming(&[&name, "line 2", "expected a quiet move"]);
    run(&["shots", "find", "--variant=wolf-and-sheep", &name])
        .fails_naming(&["international or dames3d"]);
}
