//! Any bytes: games are read to the end, every error points into the text, and the games that were read are written and
//! read back as the same games, which are written in the same way again.

#![no_main]

use dames3d::notation::pdn::{MAX_ERRORS, PdnReader, ReadGame};
use libfuzzer_sys::fuzz_target;

/// The games of a text.
fn games(text: &[u8]) -> Vec<ReadGame> {
    PdnReader::new(text).map(|game| game.expect("bytes can be read")).collect()
}

fuzz_target!(|data: &[u8]| {
    let lines = data.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() + 1;
    let read = games(data);
    for (index, game) in read.iter().enumerate() {
        assert_eq!(game.number, index + 1);
        assert!((1..=lines).contains(&game.line));
        assert!(game.errors.len() <= 2 * (MAX_ERRORS + 1));
        for error in &game.errors {
            assert_eq!(error.game, game.number);
            assert!((1..=lines).contains(&error.line), "{error}");
            assert!((1..=data.len() + 1).contains(&error.column), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
    let written: Vec<_> = read.into_iter().filter_map(ReadGame::into_game).collect();
    let texts: Vec<_> = written.iter().map(ToString::to_string).collect();
    let again = games(texts.join("\n\n").as_bytes());
    assert_eq!(again.len(), written.len());
    for ((again, written), text) in again.into_iter().zip(written).zip(texts) {
        assert!(again.errors.is_empty(), "{:?}\n{text}", again.errors);
        let again = again.into_game().expect("a game of ours");
        assert!(again.tree == written.tree, "{text}\n\n{again}");
        assert_eq!(again.result, written.result);
        assert_eq!(again.to_string(), text);
    }
});
