//! What a search of one ply sees beyond it, counting pieces.

use dames3d::engine::evaluation::Evaluation;
use dames3d::engine::{Engine, EngineSettings, Limits, StopFlag};
use dames3d::rules::Variant;

use super::situation;

/// The score at a depth, in hundredths of a man.
fn score(text: &str, depth: u8) -> i32 {
    let settings = EngineSettings {
        threads: 1,
        hash_mib: 8,
    };
    let mut engine = Engine::with_evaluation(Evaluation::Material, settings);
    let situation = situation(text, Variant::International);
    let report = engine.search(
        &situation,
        Limits::depth(depth),
        &StopFlag::new(),
        &mut |_| (),
    );
    report.lines[0].score.hundredths()
}

/// Holds a look of one ply against one of nine. Without exchanges it would be a man off.
fn is_seen_at_once(text: &str) {
    let (near, far) = (score(text, 1), score(text, 9));
    assert!((near - far).abs() <= 20, "{near} at once, {far} later");
}

#[test]
fn a_man_won_by_an_exchange_of_ones_own_is_seen_at_once() {
    is_seen_at_once("B:W22,30,32,39,44,45,46,47,50:B2,3,5,8,10,11,12,13,15,16,19");
}

#[test]
fn a_man_lost_by_an_exchange_of_the_others_is_seen_at_once() {
    is_seen_at_once("W:W17,18,35,36,37,38,41,44,45,46,47,50:B3,4,6,7,8,9,10,14,15,20");
}
