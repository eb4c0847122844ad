//! Reading and writing the text of the Hub protocol. The examples are from its description.

use dames3d::board::Square;
use dames3d::notation::{fen, move_text};
use dames3d::protocols::hub::{HubLine, HubMove, read_position, write_position};
use dames3d::rules::{Move, Position, Variant};

use crate::cases::rows;
use crate::random::{Random, amount};

fn line(text: &str) -> HubLine {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_line_is_a_command_and_its_arguments() {
    let id = line("id name=Scan version=3.1 author=\"Fabien Letouzey\" country=France");
    assert_eq!(id.command(), "id");
    assert_eq!(id.value("author"), Some("Fabien Letouzey"));
    assert_eq!(id.value("country"), Some("France"));
    assert_eq!(id.value("age"), None);
    let go = line("go ponder");
    assert!(go.has("ponder") && !go.has("think"));
}

#[test]
fn spaces_have_no_meaning_and_the_last_argument_counts() {
    let spaced = line("  level \t moves = 9   time =291.587  time= \"1 2\" ");
    assert_eq!(spaced.value("moves"), Some("9"));
    assert_eq!(spaced.value("time"), Some("1 2"));
}

#[test]
fn written_lines_read_back_the_same() {
    for text in [
        "hub",
        "pos pos=W moves=\"38-15 5-41 48-26\"",
        "param name=values values=\"\" type=enum",
        "go think",
        "error message=\"a=b\"",
    ] {
        assert_eq!(line(text).to_string(), text);
    }
    let quoted = HubLine::new("error").with("message", "say \"no\"\nnow");
    assert_eq!(quoted.to_string(), "error message=\"say 'no' now\"");
    assert_eq!(line(&quoted.to_string()).value("message"), Some("say 'no' now"));
}

#[test]
fn a_bad_line_is_refused_where_it_goes_wrong() {
    for [text, error] in rows(
        r#"
                         | column 1: expected a command, found the end
        go =think        | column 4: expected the name of an argument, found “=”
        level time=      | column 12: expected a value, found the end
        pos moves="32-28 | column 17: expected a closing quotation mark, found the end
        "#,
    ) {
        let found = text.parse::<HubLine>().expect_err(text).to_string();
        assert_eq!(found, error, "{text}");
    }
}

#[test]
fn a_position_is_fifty_one_letters() {
    let start = Position::start(Variant::International);
    let text = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
    assert_eq!(write_position(&start), text);
    let text = "BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee";
    let position = read_position(text, Variant::International).expect("a position");
    assert_eq!(fen::write(&position.setup()), "B:W25,35,36,K4,K5:BK38,K48");
    let empty = |squares| "e".repeat(squares);
    for (text, error) in [
        (
            "Xbbb".to_owned(),
            "cannot read the position: column 1: expected a letter for the side to move, found “Xbbb”",
        ),
        (
            "Wbbzb".to_owned(),
            "cannot read the position: column 4: expected 50 of “w”, “b”, “W”, “B”, “e”, found “zb”",
        ),
        (
            format!("W{}", empty(51)),
            "cannot read the position: column 52: expected the end after 50 squares, found “e”",
        ),
        (
            format!("Ww{}", empty(49)),
            "the position is not legal: White man on 1: a man on the promotion row must be a king",
        ),
    ] {
        let found = read_position(&text, Variant::International).expect_err(&text);
        assert_eq!(found.to_string(), error, "{text}");
    }
}

#[test]
fn positions_and_moves_round_trip() {
    let mut random = Random::for_test("positions_and_moves_round_trip");
    for variant in Variant::STANDARD {
        for _ in 0..amount(50) {
            let position = random.rich_in_captures(variant);
            let text = write_position(&position);
            assert_eq!(read_position(&text, variant), Ok(position));
            for mv in &position.legal_moves() {
                let text = HubMove::from(mv).to_string();
                let read: HubMove = text.parse().expect("a move");
                assert_eq!(read.resolve(&position), Ok(mv), "{text}");
            }
        }
    }
}

/// Captures with the same ends differ in the captured pieces, which may come in any order.
#[test]
fn captures_are_distinguished_by_their_captured_pieces() {
    let mut random = Random::for_test("captures_are_distinguished_by_their_captured_pieces");
    let mut rivals = 0;
    for variant in Variant::STANDARD {
        for _ in 0..amount(500) {
            let position = random.rich_in_captures(variant);
            let moves = position.legal_moves();
            for mv in &moves {
                let alike = |other: &Move| (other.from(), other.to()) == (mv.from(), mv.to());
                if moves.iter().filter(|&&other| alike(&other)).count() > 1 {
                    rivals += 1;
                    let turned = turn_round(&HubMove::from(mv).to_string());
                    let read: HubMove = turned.parse().expect("a move");
                    assert_eq!(read.resolve(&position), Ok(mv), "{turned}");
                    let ends = format!("{}x{}", mv.from(), mv.to());
                    let read: HubMove = ends.parse().expect("a move");
                    let error = read.resolve(&position).expect_err("several").to_string();
                    let start = format!("{ends} is ambiguous: expected {ends}x");
                    assert!(error.starts_with(&start), "{error}");
                }
            }
        }
    }
    assert!(rivals > 20, "{rivals}");
}

/// Returns the move with its captured pieces in reverse order.
fn turn_round(text: &str) -> String {
    let mut squares: Vec<_> = text.split('x').collect();
    squares[2..].reverse();
    squares.join("x")
}

#[test]
fn a_capture_may_omit_its_pieces_if_it_is_the_only_one() {
    let position = fen::read_position("W:W28:B23", Variant::International).unwrap();
    let mv = "28x19".parse::<HubMove>().unwrap().resolve(&position).unwrap();
    assert_eq!(move_text::write(&position, mv), "28x19");
    let refused = |text: &str| text.parse::<HubMove>().unwrap().resolve(&position);
    assert_eq!(refused("28-19").unwrap_err().to_string(), "28-19 is not legal here");
    assert!(refused("28x19x22").is_err() && refused("28-22").is_err());
}

#[test]
fn a_bad_move_is_refused_where_it_goes_wrong() {
    for [text, error] in rows(
        "
        3228     | column 1: expected a square from 1 to 50, found “3228”
        32:28    | column 3: expected “-” or “x”, found “:”
        32-28x23 | column 6: expected the end of the move, found “x23”
        32x      | column 4: expected a square from 1 to 50, found the end
        ",
    ) {
        let found = text.parse::<HubMove>().expect_err(text).to_string();
        assert_eq!(found, error, "{text}");
    }
}

/// On the pyramid, a capture along a side names its pieces as well.
#[test]
fn moves_on_the_pyramid_are_written_alike() {
    let position = fen::read_position("W:W31:B21", Variant::Dames3d).unwrap();
    let mv = position.legal_moves()[0];
    assert_eq!(HubMove::from(mv).to_string(), "31x11x21");
    assert!(mv.captured().contains(Square::from_number(21).unwrap()));
}
