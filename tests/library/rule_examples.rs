//! The examples: each position and its move follow the rules and show what the page says about them.

use dames3d::board::{Face, FaceSet};
use dames3d::game::{Command, Session};
use dames3d::lessons::{Demonstrated, ExampleTopic, RuleExample};
use dames3d::notation::fen;
use dames3d::rules::{Outcome, Side, Variant, WinReason};

fn all() -> Vec<(RuleExample, Demonstrated)> {
    let examples = Variant::ALL.into_iter().flat_map(RuleExample::of_variant);
    examples
        .map(|example| {
            let shown = example.demonstration();
            (example, shown.unwrap_or_else(|| panic!("{example:?} is legal")))
        })
        .collect()
}

fn of(topic: ExampleTopic) -> Vec<Demonstrated> {
    let all = all().into_iter();
    let found: Vec<_> =
        all.filter(|(example, _)| example.topic == topic).map(|(_, shown)| shown).collect();
    assert!(!found.is_empty(), "{topic:?}");
    found
}

fn faces_of_hops(shown: &Demonstrated) -> Vec<FaceSet> {
    shown.route.hops.iter().map(|hop| hop.faces).collect()
}

#[test]
fn every_variant_has_two_examples_whose_moves_are_legal() {
    for variant in Variant::ALL {
        assert_eq!(RuleExample::of_variant(variant).count(), 2, "{variant:?}");
    }
    for (example, shown) in all() {
        assert_eq!(shown.before.variant(), example.variant);
        let after = shown.before.legal_moves();
        let is_legal = after.iter().any(|&mv| shown.before.play(mv) == shown.after);
        assert!(is_legal, "{example:?}");
    }
}

#[test]
fn a_capture_in_an_example_is_the_only_move_where_the_most_pieces_are_compulsory() {
    for (example, shown) in all() {
        let is_of_wolf = example.variant == Variant::WolfAndSheep;
        assert_eq!(shown.route.captured().count() == 0, is_of_wolf);
        if Variant::STANDARD.contains(&example.variant) {
            assert_eq!(shown.before.legal_moves().len(), 1, "{example:?}");
        }
    }
}

#[test]
fn the_capture_on_a_side_follows_no_other_board() {
    for shown in of(ExampleTopic::SideCapture) {
        let [faces] = faces_of_hops(&shown)[..] else {
            panic!("one hop");
        };
        assert_eq!(faces.iter().collect::<Vec<_>>(), [Face::SouthWest]);
    }
}

#[test]
fn the_rafle_begins_on_the_top_and_goes_on_along_a_side() {
    for shown in of(ExampleTopic::SideRafle) {
        let faces = faces_of_hops(&shown);
        assert_eq!(faces.len(), 3);
        assert_eq!(faces[0].iter().collect::<Vec<_>>(), [Face::Top]);
        assert_eq!(faces[1].iter().collect::<Vec<_>>(), [Face::SouthWest]);
        assert!(faces[2].contains(Face::SouthWest) && !faces[2].contains(Face::Top));
    }
}

#[test]
fn the_wolf_is_shut_in_and_gets_through() {
    let ends = [
        (ExampleTopic::WolfCaught, Side::White, WinReason::NoMoves),
        (ExampleTopic::WolfEscapes, Side::Black, WinReason::GotBehind),
    ];
    for (topic, winner, reason) in ends {
        let shown = &of(topic)[0];
        let mut session = Session::default();
        let commands = [
            Command::SwitchGame(Variant::WolfAndSheep),
            Command::SetUp(fen::write(&shown.after.setup())),
        ];
        for command in commands {
            session.apply(command).expect("the position is legal");
        }
        assert_eq!(session.game().outcome(), Some(Outcome::Win { winner, reason }));
    }
}
