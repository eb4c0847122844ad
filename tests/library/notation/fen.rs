use dames3d::board::Square;
use dames3d::notation::{FenError, fen};
use dames3d::rules::{Piece, PieceKind, Ply, Setup, SetupError, Side, StartCounters, Variant};

use crate::cases::rows;
use crate::random::{Random, amount};

#[test]
fn every_position_is_read_back_as_written() {
    let mut random = Random::for_test("every_position_is_read_back_as_written");
    for variant in Variant::STANDARD {
        for _ in 0..amount(2000) {
            let (white, black) = (random.between(0, 25), random.between(1, 25));
            let kings = random.below(101);
            let position = random.position(variant, white, black, kings);
            let text = fen::write(&position.setup());
            assert_eq!(fen::read_position(&text, variant), Ok(position), "{text}");
        }
    }
}

#[test]
fn a_setup_need_not_be_legal() {
    let mut random = Random::for_test("a_setup_need_not_be_legal");
    for _ in 0..amount(2000) {
        let mut setup = Setup::empty(random.side());
        for square in Square::all() {
            let side = random.side();
            let kind = [PieceKind::Man, PieceKind::King][random.below(2)];
            if random.chance(60) {
                setup.place(square, Some(Piece { side, kind }));
            }
        }
        assert_eq!(fen::read(&fen::write(&setup)), Ok(setup));
    }
    assert_eq!(fen::read("B:W:B"), Ok(Setup::empty(Side::Black)));
}

#[test]
fn the_start_is_written_in_full() {
    let written = fen::write(&Setup::start(Side::White));
    assert_eq!(
        written,
        "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
         B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"
    );
    let written = fen::write(&fen::read("B:BK5,20,K1,7:W50,K31,K32").expect("a FEN"));
    assert_eq!(written, "B:W50,K31,K32:B7,20,K1,K5");
}

#[test]
fn lenient_forms_are_read_as_the_same_position() {
    let plain = fen::read("W:W31,32,33,K5:B1,2").expect("a FEN");
    for lenient in [
        "W:B1,2:W31,32,33,K5",
        "W:W31-33,K5:B1-2",
        "W:W31,32,33,K5:B1,2.",
        " W : W 31 , 32 ,33, K5 : B 1,\t2 . ",
        "W:W31-32,33-33,K5-5:B1,2\n",
        "W:WK5,33,32,31:B2,1",
        "W:W031,32,33,K05:B001,2",
        "\u{feff}W:W31-33,K5:B1,2",
    ] {
        assert_eq!(fen::read(lenient), Ok(plain), "{lenient}");
    }
    let lone = fen::read("B:W31:B").expect("a FEN");
    for lenient in ["B:W31", "B:B:W31", "B:W31:B.", "B:W31.", "B: B : W 31"] {
        assert_eq!(fen::read(lenient), Ok(lone), "{lenient}");
    }
    let kings = fen::read("W:WK1,K2,K3:B").expect("a FEN");
    assert_eq!(fen::read("W:WK1-3"), Ok(kings));
    assert_eq!(fen::read("W"), Ok(Setup::empty(Side::White)));
}

#[test]
fn every_parse_error_names_its_column() {
    // Columns are characters, not bytes.
    let wide = [
        ["   ", "4", "“W” or “B”", "the end"],
        ["\u{feff}w", "1", "“W” or “B”", "“w”"],
        ["W:\u{2003}W31,é", "8", "a square from 1 to 50", "“é”"],
    ];
    let table = rows(
        "
                      | 1  | “W” or “B”             | the end
        w:W31:B1      | 1  | “W” or “B”             | “w”
        white         | 1  | “W” or “B”             | “white”
        W:            | 3  | “W” or “B”             | the end
        W:31          | 3  | “W” or “B”             | “31”
        W;W31         | 2  | “:” and a side's pieces | “;”
        WW31          | 2  | “:” and a side's pieces | “W31”
        W:W31 32      | 7  | “:” and a side's pieces | “32”
        W:W31:W32     | 7  | the other side's pieces | “W32”
        W:W31:B1:     | 9  | the end or “.”         | “:”
        W:W31:B1.x    | 10 | the end after “.”      | “x”
        W:W31:B1..    | 10 | the end after “.”      | “.”
        W:W0:B1       | 4  | a square from 1 to 50  | “0”
        W:W51:B1      | 4  | a square from 1 to 50  | “51”
        W:W256:B1     | 4  | a square from 1 to 50  | “256”
        W:W99999999999999999999:B1 | 4 | a square from 1 to 50 | “999999999999”
        W:W31,,32:B1  | 7  | a square from 1 to 50  | “,”
        W:W31,:B1     | 7  | a square from 1 to 50  | “:”
        W:WK:B1       | 5  | a square from 1 to 50  | “:”
        W:WKK5:B1     | 5  | a square from 1 to 50  | “K5”
        W:W31-:B1     | 7  | a square from 1 to 50  | “:”
        W:W33-31:B1   | 7  | the last square of a range, not below its first | “31”
        W:W31-33-35:B1 | 9 | “:” and a side's pieces | “-”
        W:W٣١:B1      | 4  | a square from 1 to 50  | “٣١”
        é:W31         | 1  | “W” or “B”             | “é”
        ",
    );
    for [text, column, expected, found] in table.into_iter().chain(wide) {
        let Err(FenError::Parse(error)) = fen::read(text) else {
            panic!("{text:?} cannot be read");
        };
        let expected = format!("column {column}: expected {expected}, found {found}");
        assert_eq!(error.to_string(), expected, "{text:?}");
    }
}

#[test]
fn a_duplicate_square_is_reported_with_its_column() {
    let assert_error = |text: &str, column: usize, number: u8| {
        let square = Square::from_number(number).expect("a square");
        assert_eq!(fen::read(text), Err(FenError::DuplicateSquare { column, square }), "{text}");
    };
    assert_error("W:W31,31:B1", 7, 31);
    assert_error("W:W31:BK31", 8, 31);
    assert_error("W:W31-35,K33:B1", 10, 33);
    assert_error("W:W33,31-35:B1", 7, 33);
    assert_eq!(
        fen::read("W:W31,31").expect_err("twice").to_string(),
        "invalid FEN: column 7: expected each square once, found 31 again"
    );
}

#[test]
fn a_position_has_pieces_and_no_man_on_its_promotion_row() {
    for variant in Variant::STANDARD {
        let uncrowned = |side, number| {
            let square = Square::from_number(number).expect("a square");
            SetupError::UnpromotedMan { side, square }
        };
        for (text, error) in [
            ("W:W:B", SetupError::Empty),
            ("W:W6,5:B7", uncrowned(Side::White, 5)),
            ("W:W6:B7,46", uncrowned(Side::Black, 46)),
        ] {
            let found = fen::read_position(text, variant);
            assert_eq!(found, Err(FenError::IllegalSetup(error)), "{text}");
        }
        assert!(fen::read_position("W:WK5,47:BK46,5", variant).is_err());
        assert!(fen::read_position("W:WK5,46:B1,K50", variant).is_ok());
    }
}

#[test]
fn counters_behind_the_pieces_are_read() {
    let plain = fen::read("W:WK1,K2:B3-10").expect("a setup");
    for text in [
        "W:WK1,K2:B3-10:H0:F1",
        "W:WK1,K2:B3-10:F1:H0.",
        " W : W K1,K2 : B 3-10 : H12 : F 41 . "
            .replace("W K1", "WK1")
            .replace("F 41", "F41")
            .as_str(),
        "W:WK1,K2:B3-10:H99999999999",
    ] {
        assert_eq!(fen::read(text), Ok(plain), "{text}");
    }
    let start = |text| fen::read_start(text, Variant::International).expect("a start");
    let counters = start("W:WK1,K2:B3-10:H12:F41").1;
    assert_eq!((counters.quiet, counters.move_number), (Ply(12), 41));
    assert_eq!(start("W:WK1:B3").1, StartCounters::default());
    let written = fen::write_start(&start("W:WK1:B3:H3").0, start("W:WK1:B3:H3").1);
    assert_eq!(written, "W:WK1:B3:H3:F1");
    for text in ["W:WK1:B3:H1:H2", "W:WK1:B3:H", "W:WK1:B3:F1:G2", "W:H0:F1:WK1:B3"] {
        assert!(fen::read(text).is_err(), "{text}");
    }
}

#[test]
fn a_typed_fen_may_have_small_letters_and_its_tag_around_it() {
    let expected = fen::read("W:WK5,31:B2,7").expect("a setup");
    for text in [
        "w:wk5,31:b2,7",
        "[FEN \"W:WK5,31:B2,7\"]",
        " [ fen \"w:wK5,31:b2,7\" ] ",
        "[FEN “w:wk5,31:b2,7”]\n",
        "FEN W:WK5,31:B2,7",
        "\"W:WK5,31:B2,7:h0:f1\"",
        "\u{feff}W:WK5,31:B2,7.",
    ] {
        assert_eq!(fen::read(&fen::typed(text)), Ok(expected), "{text:?}");
    }
    // The column is that of the text.
    let error = fen::read(&fen::typed("[FEN \"w:wk5,51:b2\"]")).expect_err("no square");
    assert_eq!(
        error.to_string(),
        "invalid FEN: column 13: expected a square from 1 to 50, found “51”"
    );
}
