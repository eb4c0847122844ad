//! No text makes the reader panic, and what was read is written and read back.

use std::fs;
use std::path::Path;

use dames3d::notation::pdn::ReadGame;

use super::games;
use crate::random::{Random, amount};

#[allow(unreachable_pub, reason = "shared with the crate of the fuzz targets")]
#[path = "../../../../fuzz/src/move_words.rs"]
mod move_words;

/// The texts from which a fuzz target starts.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target);
    let files = fs::read_dir(folder).expect("seeds");
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    let texts = paths.into_iter().map(|path| fs::read(path).expect("a seed"));
    texts.collect()
}

/// A seed, or two, with pieces moved, removed, doubled and changed.
fn mutated(random: &mut Random, seeds: &[Vec<u8>]) -> Vec<u8> {
    const WORDS: [&[u8]; 16] = [
        b"{", b"}", b"(", b")", b"[", b"\"]", b"[%", b" * ", b"2-0", b"\n", b"\n\n", b"32-28",
        b"$1", b"/", b"\x00", b"\xe9",
    ];
    let mut text = seeds[random.below(seeds.len())].clone();
    for _ in 0..random.between(1, 8) {
        let place = random.below(text.len() + 1);
        let end = random.between(place, text.len().min(place + 20));
        let piece: Vec<u8> = match random.below(5) {
            0 => Vec::new(),
            1 => text[place..end].repeat(2),
            2 => {
                let other = &seeds[random.below(seeds.len())];
                let from = random.below(other.len());
                other[from..random.between(from, other.len().min(from + 40))].to_vec()
            }
            3 => vec![random.below(256) as u8],
            _ => WORDS[random.below(WORDS.len())].to_vec(),
        };
        let end = if random.chance(50) { place } else { end };
        text.splice(place..end, piece);
    }
    text
}

#[test]
fn every_text_is_read_and_its_games_are_read_back_as_written() {
    let mut random = Random::for_test("every_text_is_read_and_its_games_are_read_back_as_written");
    let seeds = seeds("pdn_roundtrip");
    let mut moves = 0;
    for _ in 0..amount(5000) {
        let text = mutated(&mut random, &seeds);
        let written: Vec<_> = games(&text).into_iter().filter_map(ReadGame::into_game).collect();
        let texts: Vec<_> = written.iter().map(ToString::to_string).collect();
        let again = games(texts.join("\n\n"));
        assert_eq!(again.len(), written.len(), "{:?}", text.escape_ascii().to_string());
        for ((again, written), canonical) in again.into_iter().zip(&written).zip(&texts) {
            assert_eq!(again.errors, [], "{canonical}");
            let again = again.into_game().expect("a game of ours");
            assert!(again.tree == written.tree, "{canonical}\n\n{again}");
            assert_eq!(again.result, written.result, "{canonical}");
            assert_eq!(&again.to_string(), canonical);
            moves += written.tree.len();
        }
    }
    assert!(moves > 2000, "only {moves} moves were read");
}

#[test]
fn no_word_that_looks_like_a_move_is_lost_without_an_error() {
    let mut random = Random::for_test("no_word_that_looks_like_a_move_is_lost_without_an_error");
    let seeds = [seeds("pdn_moves_are_read_or_reported"), seeds("pdn_roundtrip")].concat();
    let (mut words_read, mut sound) = (0, 0);
    for _ in 0..amount(20_000) {
        let text = mutated(&mut random, &seeds);
        let Some(words) = move_words::count(&text) else {
            continue;
        };
        let read = games(&text);
        let errors = read.iter().map(|game| game.errors.len()).sum::<usize>();
        let trees = read.iter().filter_map(|game| game.tree.as_ref());
        let moves: usize = trees.map(|tree| tree.len()).sum();
        assert!(
            errors > 0 || moves >= words,
            "{moves} moves of {words} words: {}",
            text.escape_ascii()
        );
        assert!(
            errors > 0 || !move_words::has_two_results(&text),
            "two results: {}",
            text.escape_ascii()
        );
        if errors == 0 {
            words_read += words;
            sound += 1;
        }
    }
    assert!(sound > 500 && words_read > 1000, "{sound} texts, {words_read} words");
}
