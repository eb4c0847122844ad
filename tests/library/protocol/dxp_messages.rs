//! DamExchange messages as text.

use dames3d::board::SquareSet;
use dames3d::notation::fen;
use dames3d::protocols::dxp::{Acceptance, Address, DxpMessage, DxpMove, GameEnd, GameRequest};
use dames3d::rules::{Position, Side, Variant};

use crate::cases::rows;
use crate::drawing::square;

fn position(text: &str) -> Position {
    fen::read_position(text, Variant::International).expect("a position")
}

/// Checks that a message is written as this text, and read back as the same.
#[track_caller]
fn is_written(message: &DxpMessage, text: &str) {
    assert_eq!(message.encode(), text);
    assert_eq!(DxpMessage::decode(text.as_bytes()).as_ref(), Ok(message));
}

fn request(start: Position) -> GameRequest {
    GameRequest {
        name: "Dames 3D".to_owned(),
        follower: Side::Black,
        minutes: 5.0,
        moves: 75,
        start,
    }
}

#[test]
fn a_game_is_proposed_from_the_start_or_from_a_position() {
    let start = Position::start(Variant::International);
    is_written(&DxpMessage::Request(request(start)), "R01Dames 3D                        Z005075A");
    let kings = position("B:WK10,31:B5,K46");
    is_written(
        &DxpMessage::Request(request(kings)),
        "R01Dames 3D                        Z005075B\
         ZeeeezeeeeWeeeeeeeeeeeeeeeeeeeeweeeeeeeeeeeeeeZeeee",
    );
}

#[test]
fn a_proposal_is_answered() {
    for (answer, text) in [
        (Acceptance::Accepted, "AMoby                            0"),
        (Acceptance::Unsupported, "AMoby                            1"),
        (Acceptance::Declined, "AMoby                            2"),
    ] {
        let name = "Moby".to_owned();
        is_written(&DxpMessage::Acceptance { name, answer }, text);
    }
}

#[test]
fn a_move_names_its_squares_and_the_pieces_taken_in_ascending_order() {
    let quiet =
        DxpMove { seconds: 12, from: square(32), to: square(28), captured: SquareSet::EMPTY };
    is_written(&DxpMessage::Move(quiet), "M0012322800");
    let capture = DxpMove {
        seconds: 12345,
        from: square(47),
        to: square(7),
        captured: SquareSet::EMPTY.with(square(41)).with(square(11)),
    };
    assert_eq!(DxpMessage::Move(capture).encode(), "M9999470702".to_owned() + "1141");
    let Ok(DxpMessage::Move(turned)) = DxpMessage::decode(b"M00004707024111") else {
        panic!("not a move");
    };
    assert_eq!(turned.captured, capture.captured, "read in any order");
}

#[test]
fn a_sent_move_resolves_to_the_legal_move() {
    let start = Position::start(Variant::International);
    for &mv in &*start.legal_moves() {
        assert_eq!(DxpMove::new(mv, 0).resolve(&start), Some(mv));
    }
    let taking = position("W:W28:B13,14,23");
    let [left, right] = taking.legal_moves()[..] else {
        panic!("two captures of two pieces");
    };
    for mv in [left, right] {
        assert_eq!(DxpMove::new(mv, 0).resolve(&taking), Some(mv));
    }
    let Ok(DxpMessage::Move(half)) = DxpMessage::decode(b"M000028190123") else {
        panic!("not a move");
    };
    assert_eq!(half.resolve(&taking), None, "all of a capture is made");
}

#[test]
fn the_other_messages_are_short() {
    use GameEnd::{Drawn, Lost, Unknown, Won};
    for (end, sign) in [(Unknown, 0), (Lost, 1), (Drawn, 2), (Won, 3)] {
        for (is_last, last) in [(false, 0), (true, 1)] {
            is_written(&DxpMessage::End { end, is_last }, &format!("E{sign}{last}"));
        }
    }
    is_written(&DxpMessage::Chat("Bonjour !".to_owned()), "CBonjour !");
    let (number, side) = (7, Side::Black);
    is_written(&DxpMessage::TakeBack { number, side }, "B007Z");
    is_written(&DxpMessage::TakeBackReply(Acceptance::Declined), "K2");
}

/// The sheets allow ASCII; Moby Dam keeps no more characters.
#[test]
fn chat_is_sent_as_short_ascii() {
    let DxpMessage::Chat(text) = DxpMessage::decode("Cé\u{7}".as_bytes()).expect("a chat") else {
        panic!("not a chat");
    };
    assert_eq!(text, "é\u{7}", "received as it was sent");
    let said = DxpMessage::Chat(format!("é\0{}", "a".repeat(500))).encode();
    assert!(said.starts_with("C??aaa") && said.len() <= 121, "{said}");
}

#[test]
fn a_bad_message_is_refused_where_it_goes_wrong() {
    for [text, error] in rows(
        "
                     | column 1: expected one of R, A, M, E, C, B, K, found the end
        X            | column 1: expected one of R, A, M, E, C, B, K, found “X”
        M00          | column 2: expected seconds, found the end
        M0000322800x | column 12: expected the end of the message, found more
        E4           | column 2: expected 0, 1, 2 or 3, found “4”
        E02          | column 3: expected 0 or 1, found “2”
        B1           | column 2: expected a move's number, found the end
        B001X        | column 5: expected W or Z, found “X”
        ",
    ) {
        let found = DxpMessage::decode(text.as_bytes()).expect_err(text);
        assert_eq!(found.to_string(), error, "{text}");
    }
    // The last one has a man on the promotion row.
    for [text, words] in rows(
        "
        M0000512800  | a square from 01 to 50
        M0000002800  | a square from 01 to 50
        M000032280   | a number of pieces taken
        M00003228012 | a square from 01 to 50
        R02Moby                            Z005075A | version 01
        R01Moby                                     | a name of 32 characters
        R01Moby                            Z-05075A | minutes
        R01Moby                            Z005075C | A or B
        R01Moby                            Z005075BZzzz | 51 letters
        R01Moby                            Z005075BZeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeez | a position
        ",
    ) {
        let error = DxpMessage::decode(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(words), "{text}: {error}");
    }
}

#[test]
fn an_address_is_a_port_of_this_machine_or_a_whole_address() {
    let address = |text: &str| text.parse::<Address>().map(|address| address.to_string());
    assert_eq!(address("27531").as_deref(), Ok("127.0.0.1:27531"));
    assert_eq!(address("192.168.0.7:80").as_deref(), Ok("192.168.0.7:80"));
    assert_eq!(Address::default().to_string(), "127.0.0.1:27531");
    let error = address("70000").unwrap_err();
    assert!(error.to_string().contains("found “70000”"), "{error}");
}
