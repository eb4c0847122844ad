//! `dames3d shots`.

use std::fs;

use crate::program::{fresh_path, run};

/// A search of one ply that counts material misses the first shot and finds the second by chance.
const TWO: [&str; 2] = [
    "W:W30,33,34,36,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,8,9,10,11,12,13,14,15,16,19,20,22 33-29 19-24 30x19 13x35 45x25 15x35 40-34 35x33 39x26",
    "B:W27,32,33,35,37,40,41,45,46,47,48,50:B2,3,7,8,12,13,15,16,17,18,24,25 3-9 47-42 17-21 33-28 25-30 40x29 18-23 29x18 13x22",
];

#[test]
fn the_engine_finds_a_shot_that_one_ply_misses() {
    let path = fresh_path("two-shots");
    fs::write(&path, TWO.join("\n")).expect("a file");
    let name = path.display().to_string();
    let found = |engine: &str, limit: &str| {
        let engine = format!("--player=self {engine}");
        let words = ["shots", "try", "--variant=dames3d", &name, limit, &engine];
        let run = run(&words);
        assert_eq!(run.status, Some(0), "{run:?}");
        run.out
    };
    let all = found("hash=16", "--nodes=500000");
    assert_eq!(all, "Dames 3D: 2 of 2 found (100.0 %)\n");
    let missed = found("eval=material", "--depth=1");
    let (result, lines) = missed.split_once('\n').expect("lines");
    assert_eq!(result, "Dames 3D (material): 1 of 2 found (50.0 %)");
    assert_eq!(lines.lines().collect::<Vec<_>>(), [TWO[0]], "the missed shot");
}

#[test]
fn an_invalid_shot_is_an_error_with_its_file_and_line() {
    let path = fresh_path("no-shots");
    let name = path.display().to_string();
    let words = ["shots", "try", "--variant=international", &name];
    run(&words).fails_naming(&["could not read shots from", &name]);
    fs::write(&path, "# nothing\n").expect("a file");
    run(&words).fails_naming(&[&name, "expected a shot"]);
    fs::write(&path, "\nW:W31:B1 31-26\n").expect("a file");
    run(&words).fails_naming(&[&name, "line 2", "expected a quiet move"]);
    run(&["shots", "try", "--variant=wolf-and-sheep", &name])
        .fails_naming(&["international or dames3d"]);
}
