//! `dames3d-lab train`.

use std::fs;
use std::path::Path;

use crate::program::run;

#[test]
fn a_fit_without_positions_is_an_error() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nothing-to-learn");
    fs::create_dir_all(&folder).expect("a folder");
    let (folder, out) = (folder.display().to_string(), folder.join("weights.net"));
    let out_name = out.display().to_string();
    let fit = |folder: &str| run(&["train", "fit", folder, "--out", &out_name]);
    fit(&folder).fails_naming(&[&folder, "expected positions"]);
    fit("/nowhere/at/all").fails_naming(&["/nowhere/at/all"]);
    let start = ["--start", "/no/weights"];
    run(&[&["train", "fit", &folder, "--out", &out_name][..], &start].concat())
        .fails_naming(&["/no/weights"]);
    run(&["train", "check", "--variant=dames3d", &folder]).fails_naming(&[&folder]);
    assert!(!out.exists(), "weights without positions");
}

#[test]
fn a_result_share_is_from_0_to_1() {
    for share in ["-0.1", "1.5", "half", "NaN"] {
        let share = format!("--result-share={share}");
        run(&["train", "fit", "games", "--out=weights", &share])
            .fails_naming(&["expected a number from 0 to 1"]);
    }
}

#[test]
fn learning_continues_only_with_the_same_settings() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("learning");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let games = folder.join("games").display().to_string();
    let weights = folder.join("weights.net");
    let learn = |seed: &str| {
        let out = format!("--out={}", weights.display());
        let seed = format!("--seed={seed}");
        let few = ["--generations=1", "--batches=1", "--nodes=20", "--epochs=1"];
        let words = ["train", "learn", "--variant=international", &games];
        run(&[&words[..], &few, &[&out, &seed]].concat())
    };
    assert_eq!(learn("1").status, Some(0));
    assert!(weights.exists(), "no weights");
    assert_eq!(learn("1").status, Some(0));
    learn("2").fails_naming(&[&games, "other settings"]);
    fs::write(folder.join("games/1.net"), "nothing").expect("a file");
    learn("1").fails_naming(&["1.net", "not a Dames 3D weights file"]);
}

#[test]
fn positions_of_two_variants_are_not_mixed() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("two-variants");
    let _ = fs::remove_dir_all(&folder);
    let name = |name: &str| folder.join(name).display().to_string();
    let (pyramid, flat) = (name("pyramid"), name("flat"));
    for (variant, games) in [("dames3d", &pyramid), ("international", &flat)] {
        let words = ["train", "play", "--batches=1", "--nodes=20", "--variant", variant, games];
        assert_eq!(run(&words).status, Some(0));
    }
    let mixed = "expected positions of dames3d, found those of international";
    let out = name("weights.net");
    run(&["train", "fit", &pyramid, &flat, "--out", &out]).fails_naming(&[&flat, mixed]);
    run(&["train", "chance", &pyramid, &flat]).fails_naming(&[&flat, mixed]);
    run(&["train", "check", "--variant=dames3d", &flat]).fails_naming(&[&flat, mixed]);
    run(&["train", "play", "--batches=1", "--nodes=30", "--variant=international", &flat])
        .fails_naming(&[&flat, "other settings"]);
}

#[test]
fn a_solved_game_is_not_learned() {
    for words in [&["play"][..], &["learn", "--out=weights"], &["check"]] {
        let words = [&["train"], words, &["--variant=wolf-and-sheep", "games"]].concat();
        run(&words).fails_naming(&["wolf-and-sheep", "solved"]);
    }
}
