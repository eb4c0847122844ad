//! Sacrifices that the quiescence search finds, with the material evaluation.

use dames3d::engine::evaluation::Evaluation;
use dames3d::engine::{Engine, EngineSettings, Limits, StopFlag};
use dames3d::rules::Variant;

use super::search_position;

/// Returns the score at a depth, in hundredths of a man.
fn score(text: &str, depth: u8) -> i32 {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(8);
    let mut engine = Engine::with_evaluation(Evaluation::Material, settings);
    let root = search_position(text, Variant::International);
    let info = engine.search(&root, Limits::depth(depth), &StopFlag::new(), &mut |_| ());
    info.lines[0].score.hundredths()
}

/// Compares a search of one ply with one of nine. Without the sacrifice search it would be a man off.
#[track_caller]
fn assert_seen_at_depth_1(text: &str) {
    let (near, far) = (score(text, 1), score(text, 9));
    assert!((near - far).abs() <= 20, "{near} at depth 1, {far} at depth 9");
}

#[test]
fn a_man_won_by_the_players_own_exchange_is_seen_at_depth_1() {
    assert_seen_at_depth_1("B:W22,30,32,39,44,45,46,47,50:B2,3,5,8,10,11,12,13,15,16,19");
}

#[test]
fn a_man_lost_by_the_opponents_exchange_is_seen_at_depth_1() {
    assert_seen_at_depth_1("W:W17,18,35,36,37,38,41,44,45,46,47,50:B3,4,6,7,8,9,10,14,15,20");
}
