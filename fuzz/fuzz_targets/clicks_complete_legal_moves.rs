//! Any position and any clicks: the moves that clicks complete are legal and are played until the game ends.
//!
//! Input: a drawn position, then one byte per click: the number of its square, modulo 50 from `0`.

#![no_main]

use dames3d::board::Square;
use dames3d::game::{InputResult, MoveInput};
use dames3d_fuzz::drawn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((mut position, clicks)) = drawn(data) else {
        return;
    };
    let mut input: Option<MoveInput> = None;
    for click in clicks {
        let square = Square::from_index(usize::from(click.wrapping_sub(b'0')) % 50);
        let result = match &input {
            Some(input) => input.click(square),
            None => MoveInput::first_click(&position, square),
        };
        match result {
            InputResult::Selected(selected) => {
                assert!(selected.clicked().is_empty());
                input = Some(is_open(selected));
            }
            InputResult::Narrowed(narrowed) => {
                let before = input.as_ref().map_or(0, |input| input.candidates().len());
                assert!(narrowed.candidates().len() <= before);
                input = Some(is_open(narrowed));
            }
            InputResult::Complete(request) => {
                let (mv, _) = request.resolve(&position).expect("legal");
                position = position.play(mv);
                input = None;
            }
            InputResult::Deselected => {
                assert_eq!(input.as_ref().map(MoveInput::from), Some(square));
                input = None;
            }
            InputResult::Rejected(reason) => assert!(!reason.to_string().is_empty()),
        }
    }
});

/// Checks that the selection can be completed, and the queries the window makes of it.
fn is_open(input: MoveInput) -> MoveInput {
    assert!(!input.candidates().is_empty());
    assert!(!input.destinations().is_empty());
    for square in input.destinations() | input.waypoints() {
        assert!(input.candidates_through(square).next().is_some());
    }
    input
}
