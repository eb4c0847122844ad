//! Training: self-play, fitting, and runs that are interrupted.

use std::fs;
use std::path::PathBuf;

use dames3d::engine::evaluation::{Evaluation, Network};
use dames3d::rules::Variant;
use dames3d_lab::training::{
    Epoch, FitConfig, SelfPlay, TrainingProgress, TrainingRun, fit, read_samples, variant_in,
};

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("dames3d-{test}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn quick_games(variant: Variant, batches: usize, threads: usize) -> SelfPlay {
    SelfPlay { variant, evaluation: Evaluation::Material, nodes: 100, batches, threads, seed: 7 }
}

#[test]
fn interrupted_self_play_continues_with_the_same_games() {
    let (at_once, in_two) = (folder("at-once"), folder("in-two"));
    let play = |batches, threads, folder| {
        let games = quick_games(Variant::Dames3d, batches, threads);
        games.play_into(folder, |_| ()).expect("games");
    };
    play(2, 2, &at_once);
    play(1, 1, &in_two);
    play(2, 1, &in_two);
    let samples = read_samples(std::slice::from_ref(&at_once)).expect("samples");
    assert!(samples.len() > 1000);
    assert_eq!(samples, read_samples(std::slice::from_ref(&in_two)).expect("samples"));
    for result in [Some(0.0), Some(0.5), Some(1.0), None] {
        assert!(samples.iter().any(|sample| sample.result == result), "no sample has {result:?}");
    }
    for folder in [at_once, in_two] {
        let _ = fs::remove_dir_all(folder);
    }
}

#[test]
fn self_play_continues_with_the_same_settings_only() {
    let games = folder("other-settings");
    let begun = quick_games(Variant::Dames3d, 1, 1);
    begun.play_into(&games, |_| ()).expect("games");
    assert_eq!(variant_in(&games).expect("settings"), Some(Variant::Dames3d));
    let variant = Variant::International;
    let evaluation = Evaluation::best_for(Variant::Dames3d);
    for other in [
        SelfPlay { variant, ..begun.clone() },
        SelfPlay { evaluation, ..begun.clone() },
        SelfPlay { nodes: 200, ..begun.clone() },
        SelfPlay { seed: 8, ..begun.clone() },
    ] {
        let refused = other.play_into(&games, |_| ()).unwrap_err().to_string();
        assert!(refused.contains("other settings"), "{refused}");
    }
    let _ = fs::remove_dir_all(games);
}

#[test]
fn fitting_reduces_the_loss_and_does_not_depend_on_threads() {
    let games = folder("fitting");
    quick_games(Variant::International, 1, 1).play_into(&games, |_| ()).expect("games");
    let samples = read_samples(std::slice::from_ref(&games)).expect("samples");
    let _ = fs::remove_dir_all(games);
    let config = FitConfig {
        epochs: 4,
        wdl_weight: 0.5,
        learning_rate: FitConfig::LEARNING_RATE,
        threads: 1,
        seed: 1,
    };
    let fitted = |start: Option<&Network>, config: &FitConfig| {
        let mut losses = Vec::new();
        let on_epoch = |epoch: Epoch| losses.push(epoch.train_loss);
        let network = fit(&samples, start, config, on_epoch).expect("threads");
        (network, losses)
    };
    let (network, losses) = fitted(None, &config);
    assert!(losses[3] < losses[0], "{losses:?}");
    let (same, _) = fitted(None, &FitConfig { threads: 2, ..config });
    assert_eq!(same.to_bytes(), network.to_bytes());

    let (_, further_losses) = fitted(Some(&network), &config);
    assert!(further_losses[3] < losses[3], "{losses:?}, then {further_losses:?}");
    let (unchanged, _) = fitted(Some(&network), &FitConfig { learning_rate: 0.0, ..config });
    assert_eq!(unchanged.to_bytes(), network.to_bytes());
}

#[test]
fn a_training_run_continues_with_the_same_settings_only() {
    let few = TrainingRun {
        variant: Variant::Dames3d,
        generations: 1,
        batches: 1,
        nodes: 100,
        window: 1,
        epochs: 2,
        wdl_weight: 0.6,
        seed: 3,
    };
    let more = TrainingRun { generations: 2, ..few.clone() };
    let (at_once, in_two) = (folder("all-generations"), folder("by-generations"));
    let mut fitted = Vec::new();
    let weights = more.run_in(&at_once, 2, |progress| {
        if let TrainingProgress::Fitted { generation, epoch } = progress {
            fitted.push((generation, epoch.number));
        }
    });
    assert_eq!(fitted, [(1, 1), (1, 2), (2, 1), (2, 2)]);
    let first = few.run_in(&in_two, 1, |_| ()).expect("one generation");
    let second = more.run_in(&in_two, 1, |_| ()).expect("another");
    assert_eq!(weights.expect("both").to_bytes(), second.to_bytes());
    assert_ne!(first.to_bytes(), second.to_bytes());

    let other = TrainingRun { seed: 4, ..more };
    let refused = other.run_in(&in_two, 1, |_| ()).unwrap_err().to_string();
    assert!(refused.contains("other settings"), "{refused}");
    for folder in [at_once, in_two] {
        let _ = fs::remove_dir_all(folder);
    }
}
