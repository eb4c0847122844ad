//! The formulas of the review, with worked values.

use dames3d::engine::Score;
use dames3d::game_tree::MoveSign;
use dames3d::review::{MoveQuality, WinChance, game_accuracy, move_accuracy};
use dames3d::rules::{Geometry, Ply, Variant};

#[track_caller]
fn assert_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-4, "{found}, expected {expected}");
}

/// The score that has this win chance in percent, by a curve whose slope makes it easy.
fn chance(percent: f64) -> WinChance {
    let result = percent / 100.0;
    let score = 1e6 * (result / (1.0 - result)).ln();
    WinChance::with_slope(score.round() as i32, 1e-6)
}

#[test]
fn the_win_chance_is_a_logistic_curve() {
    let value = |score| WinChance::with_slope(score, 0.004).value();
    assert_near(value(0), 0.0);
    // 2 / (1 + e^−0.4) − 1 and 2 / (1 + e^−4) − 1
    assert_near(value(100), 0.197_375);
    assert_near(value(1000), 0.964_028);
    assert_near(value(-1000), -0.964_028);
    assert_near(WinChance::with_slope(100, 0.004).percent(), 59.868_77);
}

#[test]
fn known_wins_and_losses_are_certain() {
    for variant in Variant::ALL {
        let chance = |score| WinChance::from_score(score, variant).value();
        assert_eq!(chance(Score::won_in(Ply(31))), 1.0);
        assert_eq!(chance(Score::lost_in(Ply(30))), -1.0);
        assert_eq!(chance(Score::DRAW), 0.0);
        let better = chance(Score::estimate(100));
        assert_near(better, WinChance::with_slope(100, WinChance::slope(variant)).value());
        assert!(better > 0.1 && better < 0.9, "{better}");
    }
}

#[test]
fn the_curve_of_a_board_serves_all_games_on_it() {
    for variant in Variant::ALL {
        let standard = match variant.geometry() {
            Geometry::Flat => Variant::International,
            Geometry::Pyramid => Variant::Dames3d,
        };
        assert_eq!(WinChance::slope(variant), WinChance::slope(standard));
    }
}

#[test]
fn errors_are_classed_by_the_loss_of_win_chance() {
    for (loss, quality) in [
        (0.0, None),
        (0.0749, None),
        (0.075, Some(MoveQuality::Inaccuracy)),
        (0.1499, Some(MoveQuality::Inaccuracy)),
        (0.15, Some(MoveQuality::Mistake)),
        (0.2999, Some(MoveQuality::Mistake)),
        (0.30, Some(MoveQuality::Blunder)),
        (2.0, Some(MoveQuality::Blunder)),
    ] {
        assert_eq!(MoveQuality::from_loss(loss), quality, "{loss}");
    }
    assert_eq!(
        MoveQuality::ALL.map(MoveQuality::sign),
        [MoveSign::Dubious, MoveSign::Mistake, MoveSign::Blunder]
    );
}

#[test]
fn the_accuracy_of_a_move_falls_with_its_loss() {
    assert_near(move_accuracy(chance(50.0), chance(50.0)), 99.9999);
    assert_near(move_accuracy(chance(50.0), chance(80.0)), 99.9999);
    // 103.1668 e^−0.4354 − 3.1669 and 103.1668 e^−1.3062 − 3.1669
    assert_near(move_accuracy(chance(50.0), chance(40.0)), 63.5826);
    assert_near(move_accuracy(chance(60.0), chance(30.0)), 24.7756);
    assert_eq!(move_accuracy(chance(99.999), chance(0.001)), 0.0);
}

#[test]
fn the_accuracy_of_a_game_is_the_mean_of_a_weighted_and_a_harmonic_mean() {
    assert_eq!(game_accuracy(&[]), [None, None]);
    assert_eq!(game_accuracy(&[chance(50.0)]), [None, None]);
    let steady = game_accuracy(&[chance(50.0); 9]);
    for accuracy in steady {
        assert_near(accuracy.expect("moves"), 99.9999);
    }
    // First player: losses of 10 and 0; second: of 0 and 20. Windows of two positions; the deviations are
    // 5, 5, 0 → 0.5, 10.
    let chances = [50.0, 40.0, 50.0, 50.0, 70.0].map(chance);
    let [first, second] = game_accuracy(&chances).map(|accuracy| accuracy.expect("moves"));
    let (ten, twenty, none) = (63.5826, 40.0204, 99.9999);
    // The second player loses 10 at its first move, from 60 to 50 for it, and 20 at its second.
    let mean = (5.0 * ten + 0.5 * none) / 5.5;
    let harmonic = 2.0 / (1.0 / ten + 1.0 / none);
    assert_near(first, (mean + harmonic) / 2.0);
    let mean = (5.0 * ten + 10.0 * twenty) / 15.0;
    let harmonic = 2.0 / (1.0 / ten + 1.0 / twenty);
    assert_near(second, (mean + harmonic) / 2.0);
}
