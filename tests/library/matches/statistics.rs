//! Elo and SPRT against results that others have published.

use dames3d::matches::{Sprt, SprtResult, Tally};

fn elo(pairs: [u32; 5]) -> (f64, (f64, f64)) {
    let tally = Tally {
        pairs,
        ..Tally::default()
    };
    let elo = tally.elo().expect("pairs");
    (elo.difference, elo.interval)
}

#[track_caller]
fn near(found: f64, expected: f64, by: f64) {
    assert!((found - expected).abs() <= by, "{found}, not {expected}");
}

/// Tests of Stockfish on Fishtest, by their number there, when its bounds were in plain Elo points: the bounds, the
/// pairs, the ratio published.
const PUBLISHED: [(&str, f64, f64, [u32; 5], f64); 6] = [
    ("5fe50b9d", -0.25, 1.25, [292, 5905, 28939, 6129, 299], 2.95),
    ("5fe552e4", 0.25, 1.25, [5, 418, 6043, 506, 12], 2.92),
    ("5f4cb5e8", -0.25, 1.25, [491, 7345, 29693, 7670, 465], 2.96),
    ("5f9d01f0", 0.25, 1.25, [58, 3302, 33130, 3518, 84], 2.97),
    ("5f312190", -0.50, 1.50, [17, 253, 1042, 337, 39], 2.96),
    ("5e1c9afe", -1.00, 3.00, [424, 2948, 5832, 3045, 460], 2.94),
];

#[test]
fn the_likelihood_ratio_is_the_one_published() {
    for (test, elo0, elo1, pairs, ratio) in PUBLISHED {
        let found = Sprt { elo0, elo1 }.log_likelihood_ratio(&pairs);
        assert!((found - ratio).abs() < 0.02, "{test}: {found}, not {ratio}");
        // The other player's results, the other player's question.
        let mut turned = pairs;
        turned.reverse();
        let other = Sprt {
            elo0: -elo1,
            elo1: -elo0,
        };
        near(other.log_likelihood_ratio(&turned), -found, 1e-6);
    }
}

#[test]
fn a_test_is_decided_at_nineteen_to_one() {
    near(Sprt::bound(), 19_f64.ln(), 1e-12);
    let sprt = Sprt {
        elo0: 0.0,
        elo1: 10.0,
    };
    assert_eq!(sprt.result(&[0; 5]), None);
    assert_eq!(sprt.result(&[1, 2, 3, 2, 1]), None);
    assert_eq!(
        sprt.result(&[20, 100, 300, 240, 90]),
        Some(SprtResult::AcceptH1)
    );
    assert_eq!(
        sprt.result(&[90, 240, 300, 100, 20]),
        Some(SprtResult::AcceptH0)
    );
}

#[test]
fn nothing_but_wins_decides_a_test_too() {
    let sprt = Sprt {
        elo0: 0.0,
        elo1: 10.0,
    };
    let ratio = |wins| sprt.log_likelihood_ratio(&[0, 0, 0, 0, wins]);
    assert!(0.0 < ratio(1) && ratio(1) < ratio(100));
    assert_eq!(sprt.result(&[0, 0, 0, 0, 1000]), Some(SprtResult::AcceptH1));
}

/// 400 points are ten to one: 10 of 11 points, here 40 of 44 quarters. Three of four points are 190.85 points.
#[test]
fn elo_is_the_logarithm_of_the_odds() {
    near(elo([0, 0, 0, 4, 7]).0, 400.0 * 10_f64.log10(), 1e-9);
    near(elo([0, 0, 0, 1, 0]).0, 190.848_5, 1e-4);
    near(elo([3, 0, 5, 0, 3]).0, 0.0, 1e-9);
    assert_eq!(elo([0, 0, 0, 0, 9]).0, f64::INFINITY);
    assert_eq!(Tally::default().elo(), None);
}

/// Pairs of 0, ¼, ½, ¾ and 1 point, 1, 2, 4, 2 and 1 times: the variance is 0.075, the mean's error √0.0075, and 1.96
/// errors on either side of a half are 33.03 % and 66.97 %.
#[test]
fn elo_has_error_bars() {
    let (difference, (least, most)) = elo([1, 2, 4, 2, 1]);
    near(difference, 0.0, 1e-9);
    let share = 0.5 + 1.959_964 * 0.0075_f64.sqrt();
    near(most, 400.0 * (share / (1.0 - share)).log10(), 1e-3);
    near(least, -most, 1e-9);
    let (_, (_, of_more)) = elo([100, 200, 400, 200, 100]);
    assert!(of_more < most / 9.0);
}

/// Fifty pairs all won come once in forty times if 92.89 % of pairs are won, which is 446.4 points; fifty drawn, if
/// 7.11 % are won.
#[test]
fn nothing_but_pairs_alike_says_no_more_than_their_number() {
    let (difference, (least, most)) = elo([0, 0, 0, 0, 50]);
    assert_eq!((difference, most), (f64::INFINITY, f64::INFINITY));
    near(least, 446.4, 0.1);
    assert_eq!(elo([50, 0, 0, 0, 0]).1, (f64::NEG_INFINITY, -least));
    let (difference, (least, most)) = elo([0, 0, 50, 0, 0]);
    near(difference, 0.0, 1e-9);
    near(most, 24.8, 0.1);
    near(least, -most, 1e-9);
    let told = |won, drawn, lost, pairs| {
        Tally {
            won,
            drawn,
            lost,
            pairs,
        }
        .to_string()
    };
    assert_eq!(
        told(100, 0, 0, [0, 0, 0, 0, 50]),
        "+100 =0 -0, 100.0 %, Elo over +446.4"
    );
    assert_eq!(
        told(0, 0, 100, [50, 0, 0, 0, 0]),
        "+0 =0 -100, 0.0 %, Elo under -446.4"
    );
    assert_eq!(
        told(0, 100, 0, [0, 0, 50, 0, 0]),
        "+0 =100 -0, 50.0 %, Elo +0.0 ±24.8"
    );
}

#[test]
fn a_tally_is_told_in_a_line() {
    let tally = Tally {
        won: 12,
        drawn: 7,
        lost: 1,
        pairs: [0, 0, 2, 5, 3],
    };
    assert_eq!(
        tally.to_string(),
        "+12 =7 -1, 77.5 %, Elo +214.8 (+120.3 to +351.9)"
    );
    assert_eq!(Tally::default().to_string(), "+0 =0 -0");
}
