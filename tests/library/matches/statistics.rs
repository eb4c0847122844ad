//! Elo and SPRT, compared with published results.

use dames3d::protocols::matches::{Sprt, SprtResult, Tally};

fn elo(pairs: [u32; 5]) -> (f64, (f64, f64)) {
    let tally = Tally { pairs, ..Tally::default() };
    let elo = tally.elo().expect("pairs");
    (elo.difference, elo.interval)
}

#[track_caller]
fn near(found: f64, expected: f64, by: f64) {
    assert!((found - expected).abs() <= by, "{found}, not {expected}");
}

/// Stockfish tests on Fishtest, from the time when its bounds were in logistic Elo: identifier, bounds, pairs, published
/// log-likelihood ratio.
const PUBLISHED: [(&str, f64, f64, [u32; 5], f64); 6] = [
    ("5fe50b9d", -0.25, 1.25, [292, 5905, 28939, 6129, 299], 2.95),
    ("5fe552e4", 0.25, 1.25, [5, 418, 6043, 506, 12], 2.92),
    ("5f4cb5e8", -0.25, 1.25, [491, 7345, 29693, 7670, 465], 2.96),
    ("5f9d01f0", 0.25, 1.25, [58, 3302, 33130, 3518, 84], 2.97),
    ("5f312190", -0.50, 1.50, [17, 253, 1042, 337, 39], 2.96),
    ("5e1c9afe", -1.00, 3.00, [424, 2948, 5832, 3045, 460], 2.94),
];

#[test]
fn the_likelihood_ratio_agrees_with_published_tests() {
    for (test, elo0, elo1, pairs, ratio) in PUBLISHED {
        let found = Sprt { elo0, elo1 }.log_likelihood_ratio(&pairs);
        assert!((found - ratio).abs() < 0.02, "{test}: {found}, not {ratio}");
        // From the point of view of the other player, the ratio changes its sign.
        let mut reversed = pairs;
        reversed.reverse();
        let other = Sprt { elo0: -elo1, elo1: -elo0 };
        near(other.log_likelihood_ratio(&reversed), -found, 1e-6);
    }
}

#[test]
fn a_test_is_decided_at_odds_of_nineteen_to_one() {
    near(Sprt::bound(), 19_f64.ln(), 1e-12);
    let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
    assert_eq!(sprt.result(&[0; 5]), None);
    assert_eq!(sprt.result(&[1, 2, 3, 2, 1]), None);
    assert_eq!(sprt.result(&[20, 100, 300, 240, 90]), Some(SprtResult::AcceptH1));
    assert_eq!(sprt.result(&[90, 240, 300, 100, 20]), Some(SprtResult::AcceptH0));
}

#[test]
fn wins_only_decide_a_test_too() {
    let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
    let ratio = |wins| sprt.log_likelihood_ratio(&[0, 0, 0, 0, wins]);
    assert!(0.0 < ratio(1) && ratio(1) < ratio(100));
    assert_eq!(sprt.result(&[0, 0, 0, 0, 1000]), Some(SprtResult::AcceptH1));
}

/// 400 Elo points are odds of ten to one, a score of 10/11, here 40 of 44 quarter points. A score of 3/4 is 190.85 Elo
/// points.
#[test]
fn elo_is_the_logarithm_of_the_odds() {
    near(elo([0, 0, 0, 4, 7]).0, 400.0 * 10_f64.log10(), 1e-9);
    near(elo([0, 0, 0, 1, 0]).0, 190.848_5, 1e-4);
    near(elo([3, 0, 5, 0, 3]).0, 0.0, 1e-9);
    assert_eq!(elo([0, 0, 0, 0, 9]).0, f64::INFINITY);
    assert_eq!(Tally::default().elo(), None);
}

/// Pair scores of 0, ¼, ½, ¾ and 1 occur 1, 2, 4, 2 and 1 times: the variance is 0.075, the standard error of the mean
/// √0.0075, and the 95 % interval of the score 33.03 % to 66.97 %.
#[test]
fn elo_has_a_95_percent_interval() {
    let (difference, (lower, upper)) = elo([1, 2, 4, 2, 1]);
    near(difference, 0.0, 1e-9);
    let share = 0.5 + 1.959_964 * 0.0075_f64.sqrt();
    near(upper, 400.0 * (share / (1.0 - share)).log10(), 1e-3);
    near(lower, -upper, 1e-9);
    let (_, (_, of_more)) = elo([100, 200, 400, 200, 100]);
    assert!(of_more < upper / 9.0);
}

/// If 92.89 % of pairs are won, which is 446.4 Elo points, fifty won pairs in a row have a probability of 1/40.
#[test]
fn pairs_all_alike_bound_elo_by_their_number() {
    let (difference, (lower, upper)) = elo([0, 0, 0, 0, 50]);
    assert_eq!((difference, upper), (f64::INFINITY, f64::INFINITY));
    near(lower, 446.4, 0.1);
    assert_eq!(elo([50, 0, 0, 0, 0]).1, (f64::NEG_INFINITY, -lower));
    let (difference, (lower, upper)) = elo([0, 0, 50, 0, 0]);
    near(difference, 0.0, 1e-9);
    near(upper, 24.8, 0.1);
    near(lower, -upper, 1e-9);
    let text = |won, drawn, lost, pairs| Tally { won, drawn, lost, pairs }.to_string();
    assert_eq!(text(100, 0, 0, [0, 0, 0, 0, 50]), "+100 =0 -0, 100.0 %, Elo over +446.4");
    assert_eq!(text(0, 0, 100, [50, 0, 0, 0, 0]), "+0 =0 -100, 0.0 %, Elo under -446.4");
    assert_eq!(text(0, 100, 0, [0, 0, 50, 0, 0]), "+0 =100 -0, 50.0 %, Elo +0.0 ±24.8");
}

#[test]
fn a_tally_is_written_on_one_line() {
    let tally = Tally { won: 12, drawn: 7, lost: 1, pairs: [0, 0, 2, 5, 3] };
    assert_eq!(tally.to_string(), "+12 =7 -1, 77.5 %, Elo +214.8 (+120.3 to +351.9)");
    assert_eq!(Tally::default().to_string(), "+0 =0 -0");
}
