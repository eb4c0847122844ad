//! Moves as people type them.

use dames3d::notation::{TypedMove, TypedMoveError, fen, move_text, typed_move};
use dames3d::rules::{Position, Variant};

fn read(text: &str, position: &Position) -> String {
    match typed_move::read(text, position) {
        Ok(request) => request.to_string(),
        Err(error) => error.to_string(),
    }
}

fn position(text: &str) -> Position {
    fen::read_position(text, Variant::International).expect("a position")
}

fn fitting(text: &str, position: &Position) -> Vec<String> {
    let typed = TypedMove::split(text).expect("the beginning of a move");
    let moves = typed.fitting(position).into_iter();
    let mut moves: Vec<_> = moves.map(|(mv, _)| move_text::write(position, mv)).collect();
    moves.sort();
    moves
}

#[test]
fn every_usual_form_of_a_quiet_move_is_read() {
    let start = Position::start(Variant::International);
    for text in ["32-28", "3228", "32 28", "32.28", " 32 – 28 ", "32,28", "32/28"] {
        assert_eq!(read(text, &start), "32-28", "{text}");
    }
}

#[test]
fn captures_are_read_with_and_without_signs() {
    // 32 takes 28 and 19, by 23, and lands on 14.
    let position = position("W:W32:B28,19");
    for text in ["32x14", "3214", "32 14", "32X23X14", "32 23 14", "322314", "32:23:14", "32×14"] {
        let request = typed_move::read(text, &position).expect("a move");
        let (mv, _) = request.resolve(&position).expect("a legal move");
        assert_eq!(move_text::write(&position, mv), "32x14", "{text}");
    }
}

#[test]
fn digits_that_can_be_cut_into_several_moves_are_refused_with_these_moves() {
    // 1-12 and 11-2 are both moves of a king.
    let position = position("W:WK1,K11:B45");
    let Err(TypedMoveError::SeveralMoves { choices, .. }) = typed_move::read("112", &position)
    else {
        panic!("one of several moves");
    };
    assert_eq!(choices, ["11-2", "1-12"]);
    assert_eq!(read("11-2", &position), "11-2");
    assert_eq!(read("1 12", &position), "1-12");
}

#[test]
fn an_illegal_move_is_read_as_it_is_likeliest_meant() {
    let start = Position::start(Variant::International);
    assert_eq!(read("3227", &start), "32-27");
    assert_eq!(read("3223", &start), "32-23");
    let request = typed_move::read("3223", &start).expect("a request");
    assert!(request.resolve(&start).is_err());
}

#[test]
fn text_that_is_no_move_is_refused_with_its_column() {
    let start = Position::start(Variant::International);
    for text in ["32", "32-", "32-28 please", "99", "x", "60-55"] {
        assert!(matches!(typed_move::read(text, &start), Err(TypedMoveError::Form(_))), "{text}");
    }
}

#[test]
fn what_is_typed_lists_the_moves_that_begin_like_it() {
    let start = Position::start(Variant::International);
    assert_eq!(fitting("32", &start), ["32-27", "32-28"]);
    assert_eq!(fitting("32-", &start), ["32-27", "32-28"]);
    assert_eq!(fitting("32-28", &start), ["32-28"]);
    assert_eq!(fitting("322", &start), ["32-27", "32-28"]);
    assert_eq!(fitting("3228", &start), ["32-28"]);
    assert_eq!(fitting("3", &start).len(), 9);
    assert_eq!(fitting("32x", &start), [""; 0]);
    assert_eq!(fitting("4", &start), [""; 0]);
}

#[test]
fn every_legal_move_fits_each_beginning_of_its_own_text_and_is_read_back() {
    let positions = [
        "W:W28,32,33,38,K5:B14,19,23,24,30,K46",
        "B:W21,22,27,28,32,33,37,38,42,43:B2,3,8,9,12,13,18,19,23,24",
        "W:WK25:B10,13,14,19,20,22,23,27,28,29,31,32,33,37,38,39,40,41,43",
    ];
    for text in positions {
        for variant in [Variant::International, Variant::Dames3d] {
            let position = fen::read_position(text, variant).expect("a position");
            for written in move_text::write_all(&position) {
                let whole = read(&written, &position);
                assert_eq!(whole, written, "{text} {variant:?}");
                for end in 1..=written.len() {
                    let beginning = &written[..end];
                    let typed = TypedMove::split(beginning).expect("the beginning of a move");
                    let request =
                        written.parse::<dames3d::notation::MoveRequest>().expect("a move");
                    let (mv, _) = request.resolve(&position).expect("a legal move");
                    let fits = typed.fitting(&position).iter().any(|(other, _)| *other == mv);
                    assert!(fits, "{beginning} of {written} in {text} {variant:?}");
                }
            }
        }
    }
}
