//! Any bytes: of a text without errors, no fewer moves are read than it has words that look like moves, and no game has
//! two results.

#![no_main]

use dames3d::notation::pdn::PdnReader;
use dames3d_fuzz::move_words;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some(words) = move_words::count(data) else {
        return;
    };
    let (mut moves, mut errors) = (0, 0);
    for game in PdnReader::new(data) {
        let game = game.expect("bytes can be read");
        moves += game.tree.as_ref().map_or(0, |tree| tree.len());
        errors += game.errors.len();
    }
    assert!(
        errors > 0 || moves >= words,
        "{moves} moves and no error in {words} words: {}",
        data.escape_ascii()
    );
    assert!(
        errors > 0 || !move_words::has_two_results(data),
        "two results and no error: {}",
        data.escape_ascii()
    );
});
