//! Any position and any clicks: the moves that clicks complete are legal and are played until the game ends.
//!
//! Input: a drawn position, then one byte per click: the number of its square, modulo 50 from `0`.

#![no_main]

use dames3d::board::Square;
use dames3d::game::{Entry, Step};
use dames3d_fuzz::drawn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((mut position, clicks)) = drawn(data) else {
        return;
    };
    let mut entry: Option<Entry> = None;
    for click in clicks {
        let square = Square::from_index(usize::from(click.wrapping_sub(b'0')) % 50);
        let step = match &entry {
            Some(entry) => entry.click(square),
            None => Entry::begin(&position, square),
        };
        match step {
            Step::Chosen(chosen) => {
                assert!(chosen.named().is_empty());
                entry = Some(is_open(chosen));
            }
            Step::Narrowed(narrowed) => {
                let before = entry.as_ref().map_or(0, |entry| entry.ways().len());
                assert!(narrowed.ways().len() <= before);
                entry = Some(is_open(narrowed));
            }
            Step::Complete(request) => {
                let (mv, _) = request.resolve(&position).expect("legal");
                position = position.play(mv);
                entry = None;
            }
            Step::Dropped => {
                assert_eq!(entry.as_ref().map(Entry::from), Some(square));
                entry = None;
            }
            Step::Refused(refusal) => assert!(!refusal.to_string().is_empty()),
        }
    }
});

/// Checks that the selection can be completed, and the queries the window makes of it.
fn is_open(entry: Entry) -> Entry {
    assert!(!entry.ways().is_empty());
    assert!(!entry.ends().is_empty());
    for square in entry.ends() | entry.passed() {
        assert!(entry.ways_by(square).next().is_some());
    }
    entry
}
