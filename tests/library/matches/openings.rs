//! Openings of matches.

use std::collections::HashSet;

use dames3d::notation::fen;
use dames3d::protocols::matches::{Openings, OpeningsError};
use dames3d::rules::{Position, Side, Variant};

fn random(variant: Variant, seed: u64) -> Vec<Position> {
    Openings::random(variant, seed).take(12).collect()
}

#[test]
fn random_openings_follow_from_the_seed() {
    for variant in Variant::STANDARD {
        assert_eq!(random(variant, 7), random(variant, 7));
        assert_ne!(random(variant, 7), random(variant, 8));
    }
}

#[test]
fn random_openings_are_distinct_and_balanced_in_material() {
    for variant in Variant::STANDARD {
        let openings = random(variant, 1);
        assert_eq!(openings.iter().collect::<HashSet<_>>().len(), 12);
        for position in openings {
            assert!(position.kings().is_empty());
            let [white, black] = Side::BOTH.map(|side| position.pieces(side).len());
            let can_capture = position.must_capture() || position.is_threatened();
            // Even without a capture at once, a sacrificed man may be won back by a shot.
            let most = if can_capture { 4 } else { 1 };
            assert!(white.abs_diff(black) <= most, "{position:?}");
        }
    }
}

/// The wolf wins from every placement.
#[test]
fn a_variant_without_balanced_openings_has_no_random_openings() {
    assert_eq!(random(Variant::WolfAndSheep, 1), []);
}

#[test]
fn listed_openings_repeat() {
    let text = "# two\nW:W31:B20\n\n  B:W31:B20  \n";
    let openings = Openings::from_list(text, Variant::International).expect("two");
    let texts = openings.take(3).map(|position| fen::write(&position.setup()));
    assert_eq!(texts.collect::<Vec<_>>(), ["W:W31:B20", "B:W31:B20", "W:W31:B20"]);
}

#[test]
fn an_invalid_line_is_reported_with_its_number() {
    let error = |text| Openings::from_list(text, Variant::International).unwrap_err();
    assert_eq!(
        error("W:W31:B20\n\nW:W51:B20\n").to_string(),
        "line 3: invalid FEN: column 4: expected a square from 1 to 50, found “51”"
    );
    assert_eq!(error("W:W31:B"), OpeningsError::GameOver { line: 1 });
    assert_eq!(error("# none\n"), OpeningsError::Empty);
}
