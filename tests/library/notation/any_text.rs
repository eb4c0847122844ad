//! No text that is typed, pasted or piped in makes a parser panic.

use std::panic;

use dames3d::game::{Command, Session, recording};
use dames3d::notation::{MoveRequest, fen, listing};
use dames3d::rules::{Position, Variant};

use crate::random::Random;

const GOOD: [&str; 8] = [
    "W:W31,32,K5:B1,2",
    "B:W31-50:BK1,K3-7.",
    " W : W 31 : B ",
    "32-28",
    "28x19x10x5",
    "{\"Play\":\"32-28\"}",
    "{\"AnswerDraw\":{\"accept\":true}}",
    "{\"SetUp\":\"W:WK3:B7,9,24,30\"}",
];
const SIGNS: [char; 28] = [
    'W', 'B', 'K', ':', ',', '-', 'x', '×', '.', ' ', '\t', '0', '1', '5', '9', '{', '}', '"',
    '\\', '[', 'é', '“', '\u{202f}', '\u{feff}', '\0', '٣', '🙂', '\n',
];

/// A valid text with some characters changed, removed, doubled or inserted, or only signs.
fn text(random: &mut Random) -> String {
    let mut text: Vec<char> = match random.below(4) {
        0 => Vec::new(),
        _ => GOOD[random.below(GOOD.len())].chars().collect(),
    };
    for _ in 0..random.between(1, 6) {
        let place = random.below(text.len() + 1);
        let sign = match random.below(8) {
            0 => char::from_u32(random.below(0x11_0000) as u32).unwrap_or('x'),
            _ => SIGNS[random.below(SIGNS.len())],
        };
        match random.below(4) {
            0 if place < text.len() => text[place] = sign,
            1 if place < text.len() => drop(text.remove(place)),
            2 => {
                let end = random.between(place, text.len());
                let piece = text[place..end].to_vec();
                text.splice(place..place, piece);
            }
            _ => text.insert(place, sign),
        }
    }
    text.into_iter().collect()
}

#[test]
fn no_text_makes_a_parser_panic() {
    let mut random = Random::for_test("no_text_makes_a_parser_panic");
    let mut tables = Session::default();
    let start = Position::start(Variant::Dames3d);
    let (mut positions, mut moves, mut commands) = (0, 0, 0);
    for _ in 0..100_000 {
        let text = text(&mut random);
        let read = panic::catch_unwind(panic::AssertUnwindSafe(|| {
            for variant in Variant::STANDARD {
                if let Ok(position) = fen::read_position(&text, variant) {
                    positions += 1;
                    assert_eq!(
                        fen::read_position(&fen::write(&position.setup()), variant),
                        Ok(position)
                    );
                }
            }
            if let Ok(request) = text.parse::<MoveRequest>() {
                moves += 1;
                assert_eq!(request.to_string().parse(), Ok(request.clone()));
                let _ = request.resolve(&start);
            }
            for command in recording::read(text.as_bytes()).flatten() {
                commands += 1;
                let (_, command): (usize, Command) = command;
                let _ = tables.apply(command);
            }
            let mut output = Vec::new();
            let answered =
                listing::stream(text.as_bytes(), Variant::Dames3d, &mut output).expect("written");
            let errors = String::from_utf8(output).expect("UTF-8").matches("\"error\":").count();
            assert_eq!(answered, errors == 0);
        }));
        if let Err(panicked) = read {
            println!("{text:?}");
            panic::resume_unwind(panicked);
        }
    }
    // Some texts were valid.
    assert!(positions > 1000 && moves > 1000 && commands > 1000, "{positions} {moves} {commands}");
}
