use std::collections::HashSet;

use dames3d::matches::{Openings, OpeningsError};
use dames3d::notation::fen;
use dames3d::rules::{Position, Side, Variant};

fn drawn(variant: Variant, seed: u64) -> Vec<Position> {
    Openings::random(variant, seed).take(12).collect()
}

#[test]
fn openings_drawn_by_lot_follow_from_the_number() {
    for variant in Variant::STANDARD {
        assert_eq!(drawn(variant, 7), drawn(variant, 7));
        assert_ne!(drawn(variant, 7), drawn(variant, 8));
    }
}

#[test]
fn each_opening_comes_once_and_gives_no_side_more_men() {
    for variant in Variant::STANDARD {
        let openings = drawn(variant, 1);
        assert_eq!(openings.iter().collect::<HashSet<_>>().len(), 12);
        for position in openings {
            assert!(position.kings().is_empty());
            let [white, black] = Side::BOTH.map(|side| position.pieces(side).len());
            let to_be_taken = position.must_capture() || position.is_threatened();
            // Where nothing is to be taken at once, a man given may still be won back by a shot.
            let most = if to_be_taken { 4 } else { 1 };
            assert!(white.abs_diff(black) <= most, "{position:?}");
        }
    }
}

/// Wolf and sheep is won by the wolf from wherever it starts.
#[test]
fn a_game_without_balanced_openings_has_none() {
    assert_eq!(drawn(Variant::WolfAndSheep, 1), []);
}

#[test]
fn listed_openings_come_round_again() {
    let text = "# two\nW:W31:B20\n\n  B:W31:B20  \n";
    let openings = Openings::from_list(text, Variant::International).expect("two");
    let texts = openings
        .take(3)
        .map(|position| fen::write(&position.setup()));
    assert_eq!(
        texts.collect::<Vec<_>>(),
        ["W:W31:B20", "B:W31:B20", "W:W31:B20"]
    );
}

#[test]
fn a_wrong_line_is_named() {
    let error = |text| Openings::from_list(text, Variant::International).unwrap_err();
    assert_eq!(
        error("W:W31:B20\n\nW:W51:B20\n").to_string(),
        "line 3: invalid FEN: column 4: expected a square from 1 to 50, found “51”"
    );
    assert_eq!(error("W:W31:B"), OpeningsError::GameOver { line: 1 });
    assert_eq!(error("# none\n"), OpeningsError::Empty);
}
