//! Any position and any text: a request resolves only to a playable move, and the text of a move, short or with its
//! full path, is read back as that move.
//!
//! Input: a drawn position, then the text of one move per line.

#![no_main]

use dames3d::notation::{MoveError, MoveRequest, move_text};
use dames3d::rules::{Move, Position};
use dames3d_fuzz::{assert_points_into, drawn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((position, rest)) = drawn(data) else {
        return;
    };
    let moves = position.playable_moves();
    let texts = move_text::write_all(&position);
    assert!(texts.is_sorted_by(|one, next| one < next), "{texts:?}");
    for &mv in moves.iter().take(20) {
        assert_read_back(&position, mv);
    }
    for text in String::from_utf8_lossy(rest).lines() {
        match text.parse::<MoveRequest>() {
            Ok(request) => {
                assert_eq!(request.to_string().parse(), Ok(request.clone()));
                assert_resolved(&request, &position, &moves);
            }
            Err(error) => assert_points_into(&error, text),
        }
    }
});

fn assert_read_back(position: &Position, mv: Move) {
    let text = move_text::write(position, mv);
    let request: MoveRequest = text.parse().expect("as written");
    assert_eq!(request.to_string(), text);
    let (found, _) = request.resolve(position).expect("legal");
    assert_eq!(found, mv, "{text}");
    for route in position.routes(mv).iter().take(4) {
        let path = MoveRequest::from_route(mv, route).to_string();
        let path: MoveRequest = path.parse().expect("as written");
        assert_eq!(path.resolve(position), Ok((mv, route.clone())), "{path}");
    }
}

fn assert_resolved(request: &MoveRequest, position: &Position, moves: &[Move]) {
    match request.resolve(position) {
        Ok((mv, route)) => {
            assert!(moves.contains(&mv), "{request}: {mv:?}");
            assert_eq!(route.landings().next_back(), Some(mv.to()));
            assert!(mv.captured().iter().all(|taken| route.captured().any(|over| over == taken)));
            assert_read_back(position, mv);
            let next = position.play(mv);
            assert_eq!(next.setup().position(next.variant()), Ok(next));
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let MoveError::Ambiguous { choices, .. } = error {
                for choice in choices.iter().take(20) {
                    let choice: MoveRequest = choice.parse().expect("a move");
                    assert!(choice.resolve(position).is_ok(), "{request}: {choice}");
                }
            }
        }
    }
}
