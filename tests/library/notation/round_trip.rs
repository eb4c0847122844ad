use dames3d::notation::{MoveError, MoveRequest, fen, move_text};
use dames3d::rules::{Position, Variant};

use crate::random::{Random, amount};

fn positions(random: &mut Random, variant: Variant) -> impl Iterator<Item = Position> {
    (0..amount(400)).map(move |turn| match turn % 8 {
        0 => random.rich_in_captures(variant),
        1 => {
            let enemies = random.between(1, 8);
            random.position(variant, 2, enemies, 70)
        }
        _ => {
            let (white, black) = (random.between(1, 20), random.between(1, 20));
            random.position(variant, white, black, 15)
        }
    })
}

/// For every move of thousands of positions, and every route of a capture, the written text is read back as the same
/// move, and the full path as the same route.
#[test]
fn every_move_is_read_back_as_written() {
    let mut random = Random::for_test("every_move_is_read_back_as_written");
    for variant in Variant::STANDARD {
        for position in positions(&mut random, variant) {
            let fen_text = || fen::write(&position.setup());
            let mut texts = Vec::new();
            for mv in &position.legal_moves() {
                let text = move_text::write(&position, mv);
                let request: MoveRequest = text.parse().expect("as written");
                assert_eq!(request.to_string(), text);
                let (found, _) = request
                    .resolve(&position)
                    .unwrap_or_else(|error| panic!("{}: {error}", fen_text()));
                assert_eq!(found, mv, "{}: {text}", fen_text());
                texts.push(text);
                for route in position.routes(mv).iter().take(20) {
                    let path = MoveRequest::from_route(mv, route);
                    let path: MoveRequest = path.to_string().parse().expect("as written");
                    assert_eq!(
                        path.resolve(&position),
                        Ok((mv, route.clone())),
                        "{}: {path}",
                        fen_text()
                    );
                }
            }
            let written = texts.len();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), written, "{}: {texts:?}", fen_text());
        }
    }
}

/// Start and end identify a move if no other move shares them; otherwise they are rejected with all the paths.
#[test]
fn only_captures_that_share_both_ends_need_their_path() {
    let mut random = Random::for_test("only_captures_that_share_both_ends_need_their_path");
    let mut ambiguous = 0;
    for variant in Variant::STANDARD {
        for position in positions(&mut random, variant) {
            let moves = position.legal_moves();
            for mv in moves.iter().filter(|mv| mv.is_capture()) {
                let ends: MoveRequest =
                    format!("{}x{}", mv.from(), mv.to()).parse().expect("a move");
                let rivals =
                    moves.iter().filter(|other| (other.from(), other.to()) == (mv.from(), mv.to()));
                match (rivals.count(), ends.resolve(&position)) {
                    (1, Ok((found, _))) => assert_eq!(found, *mv),
                    // The path of a capture of one piece is its start and end.
                    (_, Ok((found, route))) => {
                        assert_eq!((found.to(), route.hops.len()), (mv.to(), 1))
                    }
                    (rivals, Err(MoveError::Ambiguous { choices, .. })) => {
                        ambiguous += 1;
                        assert_eq!(choices.len(), rivals);
                        for choice in choices {
                            let choice: MoveRequest = choice.parse().expect("a move");
                            assert!(
                                choice.resolve(&position).is_ok(),
                                "{}: {choice}",
                                fen::write(&position.setup())
                            );
                        }
                    }
                    (_, Err(error)) => panic!("{}: {error}", fen::write(&position.setup())),
                }
            }
        }
    }
    assert!(ambiguous > 20, "{ambiguous}");
}
