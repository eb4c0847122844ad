//! Setting up a position: edits, tools, typed pieces, and what is illegal.

use dames3d::board::{Direction, Square};
use dames3d::game::setup_editor::{SetupDraft, SetupEdit, SetupEntry, SetupRemark, SetupTool};
use dames3d::notation::fen;
use dames3d::rules::{
    Geometry, Piece, PieceKind, Position, Setup, SetupError, Side, Variant, WinReason,
};

use super::win;
use crate::drawing::square;
use crate::random::Random;

fn draft(fen: &str) -> SetupDraft {
    SetupDraft::new(Variant::Dames3d, fen::read(fen).expect("a FEN"))
}

/// Types a text and returns the draft after it.
fn typed(variant: Variant, text: &str) -> (SetupDraft, Vec<u8>) {
    let mut draft = SetupDraft::new(variant, Setup::empty(Side::White));
    let (mut entry, mut tool) = (SetupEntry::default(), SetupTool::man(Side::White));
    let mut invalid = Vec::new();
    let mut take = |result: dames3d::game::setup_editor::EntryResult, tool: &mut SetupTool| {
        if let Some((square, piece)) = result.put {
            draft.edit(SetupEdit::Put(square, piece));
        }
        *tool = result.tool.unwrap_or(*tool);
        invalid.extend(result.invalid);
    };
    for character in text.chars() {
        take(entry.push(character, tool, variant), &mut tool);
    }
    take(entry.finish(tool), &mut tool);
    (draft, invalid)
}

#[test]
fn typed_pieces_stand_as_in_a_fen() {
    for (text, fen) in [
        ("w 31 32 K5 B 1 2", "W:W31,32,K5:B1,2"),
        ("w3132k5b1 2", "W:W31,32,K5:B1,2"),
        ("31,6,7,50", "W:W6,7,31,50:B"),
        ("05 1", "W:W1,5:B"),
        ("w31 x31 b k50", "W:W:BK50"),
        ("w5b5", "W:W:B5"),
    ] {
        let (draft, invalid) = typed(Variant::International, text);
        assert_eq!((draft.fen().as_str(), invalid), (fen, vec![]), "{text}");
    }
}

#[test]
fn numbers_that_are_no_squares_are_reported_and_place_nothing() {
    let (draft, invalid) = typed(Variant::Dames3d, "w 51 0 32 59");
    assert_eq!(draft.fen(), "W:W32:B");
    assert_eq!(invalid, [51, 59]);
}

#[test]
fn wolf_and_sheep_has_no_kings_to_type_and_one_wolf() {
    let (draft, _) = typed(Variant::WolfAndSheep, "w 46 k47 48 49 b 3 22");
    assert_eq!(draft.fen(), "W:W46,47,48,49:B22");
    assert_eq!(draft.problems(), []);
}

#[test]
fn a_click_places_a_man_the_next_makes_it_a_king_and_the_third_removes_it() {
    let mut draft = SetupDraft::new(Variant::Dames3d, Setup::empty(Side::White));
    let tool = SetupTool::man(Side::White);
    let mut click = |tool| {
        draft.edit(SetupEdit::Use(tool, square(28)));
        draft.fen()
    };
    assert_eq!(click(tool), "W:W28:B");
    assert_eq!(click(tool), "W:WK28:B");
    assert_eq!(click(tool), "W:W:B");
    click(tool);
    assert_eq!(click(tool.for_other_side()), "W:W:B28");
    assert_eq!(click(SetupTool::Erase), "W:W:B");
}

#[test]
fn the_palette_has_the_pieces_of_the_variant() {
    assert_eq!(SetupTool::palette(Variant::Brigand(Geometry::Flat)).len(), 5);
    let sheep_and_wolf = SetupTool::palette(Variant::WolfAndSheep);
    let expected = [SetupTool::man(Side::White), SetupTool::man(Side::Black), SetupTool::Erase];
    assert_eq!(sheep_and_wolf, expected);
}

#[test]
fn pieces_are_carried_to_a_square_or_off_the_board() {
    let mut draft = draft("W:W28,K33:B19");
    let carry = |from, to: Option<u8>| SetupEdit::Carry { from: square(from), to: to.map(square) };
    assert!(draft.edit(carry(33, Some(19))));
    assert_eq!(draft.fen(), "W:W28,K19:B");
    assert!(draft.edit(carry(28, None)));
    assert_eq!(draft.fen(), "W:WK19:B");
    assert!(!draft.edit(carry(19, Some(19))));
    assert!(!draft.edit(carry(1, Some(19))), "no piece to carry");
    assert_eq!(draft.fen(), "W:WK19:B");
}

#[test]
fn every_edit_can_be_undone_and_repeated() {
    let mut random = Random::for_test("every_edit_can_be_undone_and_repeated");
    for _ in 0..50 {
        let variant = random.pick(&Variant::ALL).expect("a variant");
        let mut draft = SetupDraft::new(variant, Setup::empty(Side::White));
        let mut states = vec![*draft.setup()];
        for _ in 0..random.between(1, 40) {
            let [from, to] = [0; 2].map(|_| Square::from_index(random.below(50)));
            let tool = random.pick(&SetupTool::palette(variant)).expect("a tool");
            let edits = [
                SetupEdit::Use(tool, from),
                SetupEdit::Carry { from, to: Some(to) },
                SetupEdit::Carry { from, to: None },
                SetupEdit::SideToMove(random.side()),
                SetupEdit::Clear,
                SetupEdit::Start,
                SetupEdit::Mirror,
                SetupEdit::SwapSides,
            ];
            if draft.edit(edits[random.below(edits.len())]) {
                states.push(*draft.setup());
            }
        }
        for expected in states.iter().rev().skip(1) {
            assert!(draft.undo());
            assert_eq!(draft.setup(), expected);
        }
        assert!(!draft.undo() && !draft.can_undo());
        for expected in &states[1..] {
            assert!(draft.redo());
            assert_eq!(draft.setup(), expected);
        }
        assert!(!draft.redo() && !draft.can_redo());
    }
}

#[test]
fn swapping_sides_twice_and_mirroring_twice_change_nothing() {
    let mut random = Random::for_test("swapping_sides_twice_and_mirroring_twice_change_nothing");
    for _ in 0..200 {
        let setup = random.position(Variant::International, 7, 8, 30).setup();
        assert_eq!(setup.swapped_sides().swapped_sides(), setup);
        assert_eq!(setup.mirrored().mirrored(), setup);
    }
    let setup = fen::read("W:W31,K46:B1,9").expect("a FEN");
    assert_eq!(fen::write(&setup.swapped_sides()), "B:W42,50:B20,K5");
    assert_eq!(fen::write(&setup.mirrored()), "W:W35,K50:B5,7");
}

/// Swapped sides are the same game: as many legal moves, at every depth looked at.
#[test]
fn swapped_sides_have_the_same_number_of_moves() {
    let mut random = Random::for_test("swapped_sides_have_the_same_number_of_moves");
    for _ in 0..100 {
        let position = random.position(Variant::Dames3d, 9, 9, 20);
        let swapped = position.setup().swapped_sides();
        let swapped = swapped.position(Variant::Dames3d).expect("legal as well");
        assert_eq!(position.legal_moves().len(), swapped.legal_moves().len());
    }
}

/// The faults of a position by `rules.md`, square by square and without the sets of the library.
fn illegal_squares(setup: &Setup, variant: Variant) -> Option<Vec<u8>> {
    let pieces: Vec<(u8, Piece)> =
        setup.pieces_on_squares().map(|(square, piece)| (square.number(), piece)).collect();
    if pieces.is_empty() {
        return Some(Vec::new());
    }
    let is_king = |piece: &Piece| piece.kind == PieceKind::King;
    let wrong: Vec<u8> = pieces
        .iter()
        .filter(|(number, piece)| match (variant, piece.side) {
            (Variant::WolfAndSheep, _) => is_king(piece),
            (_, Side::White) => !is_king(piece) && *number <= 5,
            (_, Side::Black) => !is_king(piece) && *number >= 46,
        })
        .map(|(number, _)| *number)
        .collect();
    let count = |side| pieces.iter().filter(|(_, piece)| piece.side == side).count();
    let is_incomplete =
        variant == Variant::WolfAndSheep && (count(Side::White), count(Side::Black)) != (4, 1);
    (!wrong.is_empty() || is_incomplete).then_some(wrong)
}

#[test]
fn every_problem_is_listed_and_without_problems_there_is_a_position() {
    let mut random =
        Random::for_test("every_problem_is_listed_and_without_problems_there_is_a_position");
    let (mut legal, mut illegal) = (0, 0);
    for round in 0..20_000 {
        let variant = random.pick(&Variant::ALL).expect("a variant");
        let mut setup = Setup::empty(random.side());
        let most = if round % 2 == 0 { 5 } else { 30 };
        let kings = if variant == Variant::WolfAndSheep { 3 } else { 70 };
        for _ in 0..random.below(most + 1) {
            let kind = if random.chance(kings) { PieceKind::King } else { PieceKind::Man };
            // Mostly sheep, so that some setups of wolf and sheep are complete.
            let side = if random.chance(70) { Side::White } else { Side::Black };
            setup.place(Square::from_index(random.below(50)), Some(Piece { side, kind }));
        }
        let problems = setup.problems(variant);
        let position = setup.position(variant);
        assert_eq!(problems.is_empty(), position.is_ok(), "{variant} {setup:?}");
        assert_eq!(position.err().as_ref(), problems.first());
        let mut squares: Vec<u8> =
            problems.iter().filter_map(SetupError::square).map(Square::number).collect();
        squares.sort_unstable();
        match illegal_squares(&setup, variant) {
            None => assert!(problems.is_empty(), "{variant} {setup:?} {problems:?}"),
            Some(expected) => {
                assert!(!problems.is_empty(), "{variant} {setup:?}");
                assert_eq!(squares, expected, "{variant} {setup:?}");
            }
        }
        if problems.is_empty() { legal += 1 } else { illegal += 1 }
    }
    assert!(legal > 2000 && illegal > 2000, "{legal} legal, {illegal} not");
}

#[test]
fn a_position_that_ends_the_game_is_legal_and_remarked_on() {
    let lost = win(Side::White, WinReason::NoPieces);
    assert_eq!(draft("B:W31:B").remarks(), [SetupRemark::Ended(lost)]);
    assert_eq!(draft("W:W3:B12").remarks(), [], "illegal, so without remarks");
    assert_eq!(draft("W:W32:B12").remarks(), []);
}

#[test]
fn more_than_twenty_pieces_are_legal_and_remarked_on() {
    let draft = draft("W:W26-46:B1-10");
    let remark = SetupRemark::TooMany { side: Side::White, pieces: 21 };
    assert_eq!((draft.problems(), draft.remarks()), (vec![], vec![remark]));
}

#[test]
fn the_text_of_a_draft_is_read_even_if_illegal() {
    let mut draft = draft("W:W32:B12");
    assert_eq!(draft.set_fen("B:W3,4:B50,K49."), Ok(true));
    assert_eq!(draft.problems().len(), 3);
    assert_eq!(draft.set_fen(" B:W3,4:B50,K49"), Ok(false), "the same");
    assert!(draft.set_fen("B:W3,4:B51").is_err());
    assert_eq!(draft.fen(), "B:W3,4:B50,K49", "an error changes nothing");
    assert!(draft.undo());
    assert_eq!(draft.fen(), "W:W32:B12");
}

#[test]
fn a_cursor_walks_over_the_dark_squares_to_the_edge() {
    let walk = |from: u8, direction| square(from).next(direction).map(Square::number);
    assert_eq!(walk(28, Direction::North), Some(23));
    assert_eq!(walk(23, Direction::South), Some(28));
    assert_eq!(walk(28, Direction::East), Some(29));
    assert_eq!(walk(28, Direction::West), Some(27));
    assert_eq!(walk(28, Direction::NorthEast), Some(23));
    assert_eq!(walk(28, Direction::SouthWest), Some(32));
    for (from, direction) in [
        (30, Direction::East),
        (26, Direction::West),
        (3, Direction::North),
        (50, Direction::South),
        (46, Direction::SouthWest),
        (5, Direction::NorthEast),
    ] {
        assert_eq!(walk(from, direction), None, "{from} {direction:?}");
    }
    let start = Position::start(Variant::Dames3d);
    assert_eq!(start.setup().mirrored(), start.setup());
}
