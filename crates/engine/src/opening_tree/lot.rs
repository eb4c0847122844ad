use fastrand::Rng;

use super::super::Score;

/// Draws one of the scores by lot, the better the oftener, and returns its index. Scores that are `margin` hundredths of
/// a man below the best are not drawn. `None` without scores.
pub(super) fn draw_near_best(scores: &[Score], margin: i32, rng: &mut Rng) -> Option<usize> {
    let best = scores.iter().max()?.hundredths();
    let weights = scores
        .iter()
        .map(|score| (margin - (best - score.hundredths())).max(0));
    let mut lot = rng.i32(0..weights.clone().sum());
    weights.into_iter().position(|weight| {
        lot -= weight;
        lot < 0
    })
}
