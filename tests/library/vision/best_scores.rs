use dames3d::preferences::Preferences;
use dames3d::rules::Geometry;
use dames3d::vision::{BestScores, QuestionKind, RoundResult};

use super::all_kinds;

fn result(kind: QuestionKind, geometry: Geometry, right: u16, wrong: u16) -> RoundResult {
    RoundResult { kind, geometry, right, wrong, longest_streak: right }
}

#[test]
fn each_kind_on_each_board_has_a_best_score_of_its_own() {
    let mut best = BestScores::default();
    for (place, (kind, geometry)) in all_kinds().enumerate() {
        assert_eq!(best.get(kind, geometry), None);
        assert!(best.record(&result(kind, geometry, place as u16 + 1, 0)));
    }
    for (place, (kind, geometry)) in all_kinds().enumerate() {
        assert_eq!(best.get(kind, geometry), Some(place as u16 + 1));
    }
}

#[test]
fn only_a_better_score_replaces_the_best_one() {
    let (kind, geometry) = (QuestionKind::KingMoves, Geometry::Pyramid);
    let mut best = BestScores::default();
    assert!(!best.record(&result(kind, geometry, 2, 5)), "no points");
    assert_eq!(best.get(kind, geometry), None);
    assert!(best.record(&result(kind, geometry, 9, 2)));
    assert!(!best.record(&result(kind, geometry, 8, 1)), "as many");
    assert!(!best.record(&result(kind, geometry, 9, 3)), "fewer");
    assert_eq!(best.get(kind, geometry), Some(7));
}

#[test]
fn best_scores_are_part_of_the_preferences() {
    let mut best = BestScores::default();
    let rounds = all_kinds().map(|(kind, geometry)| result(kind, geometry, 4, 1));
    for round in rounds {
        best.record(&round);
    }
    let json = serde_json::to_string(&best).expect("JSON");
    assert!(json.contains("\"sides-of-square\":3"), "{json}");
    let mut preferences = Preferences::default();
    assert_eq!(preferences.take::<BestScores>("vision"), BestScores::default());
    preferences.set("vision", &best);
    assert_eq!(preferences.take::<BestScores>("vision"), best);
}
