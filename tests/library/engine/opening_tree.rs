//! Trees of openings: scores, files, and the choice of an opening.

use std::collections::HashSet;
use std::sync::LazyLock;

use dames3d::engine::opening_tree::{OpeningTree, OpeningTreeError};
use dames3d::engine::{Engine, EngineSettings, Level, SearchInfo, SearchPosition, StopFlag};
use dames3d::rules::{Move, Position, Variant};
use proptest::prelude::*;

use crate::random::Random;

/// A small tree. The tests of `dames3d-lab` grow it.
static SMALL: LazyLock<OpeningTree> = LazyLock::new(|| {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/small.tree");
    let bytes = std::fs::read(path).expect(path);
    OpeningTree::from_bytes(&bytes).expect("a tree")
});

const VARIANT: Variant = Variant::Dames3d;

fn start() -> Position {
    Position::start(VARIANT)
}

/// Bytes with the checksum that makes them a whole file.
fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

#[test]
fn the_score_of_a_move_is_the_best_of_the_opponents_answers() {
    let mut compared = 0;
    let mut positions = vec![start()];
    while let Some(position) = positions.pop() {
        for opening in SMALL.moves(&position) {
            let next = position.play(opening.mv);
            if let Some(best) = SMALL.moves(&next).first() {
                let answer = -best.score;
                match (opening.score.plies_to_win(), opening.score.plies_to_loss()) {
                    (None, None) => assert_eq!(opening.score, answer, "{next:?}"),
                    (win, loss) => {
                        let plies = answer.plies_to_win().or(answer.plies_to_loss());
                        let plies = plies.expect("a decided answer");
                        assert_eq!(win.or(loss), Some(plies.next()), "{next:?}");
                    }
                }
                compared += 1;
                positions.push(next);
            }
        }
    }
    assert!(compared > 20, "only {compared} moves were compared");
}

#[test]
fn all_moves_of_an_expanded_position_are_listed_the_best_first() {
    let moves = SMALL.moves(&start());
    let listed: HashSet<Move> = moves.iter().map(|opening| opening.mv).collect();
    assert_eq!(listed, start().legal_moves().iter().copied().collect());
    assert!(moves.is_sorted_by(|one, other| one.score >= other.score));
    let below: usize = moves.iter().map(|opening| opening.positions).max().expect("moves");
    assert!(below < SMALL.positions() && below > SMALL.positions() / 10, "{below}");
}

#[test]
fn a_mirror_image_has_the_mirrored_moves() {
    let image = start().mirrored().expect("an image");
    let mut mirrored = SMALL.moves(&image);
    for opening in &mut mirrored {
        opening.mv = opening.mv.mirrored();
    }
    let (mut moves, key) = (SMALL.moves(&start()), |opening: &_| -> Move {
        let opening: &dames3d::engine::opening_tree::OpeningMove = opening;
        opening.mv
    });
    moves.sort_by_key(key);
    mirrored.sort_by_key(key);
    assert_eq!(mirrored, moves);
}

#[test]
fn positions_outside_the_tree_have_no_moves() {
    let lonely = dames3d::notation::fen::read_position("W:W50:B1", VARIANT).expect("a position");
    assert_eq!(SMALL.moves(&lonely), []);
    assert_eq!(SMALL.choose(&lonely, 1), None);
    assert_eq!(SMALL.moves(&Position::start(Variant::International)), []);
}

#[test]
fn a_file_holds_the_whole_tree() {
    let bytes = SMALL.to_bytes();
    let read = OpeningTree::from_bytes(&bytes).expect("a tree");
    assert!(read.to_bytes() == bytes);
    assert_eq!(read.positions(), SMALL.positions());
    assert_eq!((read.variant(), read.search_nodes()), (VARIANT, 200));
    assert_eq!(read.moves(&start()), SMALL.moves(&start()));
    assert!(bytes.len() < 3 * SMALL.positions());
}

#[test]
fn every_damaged_file_is_refused_with_what_is_wrong() {
    let bytes = SMALL.to_bytes();
    for end in 0..bytes.len() {
        assert!(OpeningTree::from_bytes(&bytes[..end]).is_err(), "{end} bytes");
    }
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        assert!(OpeningTree::from_bytes(&damaged).is_err(), "byte {at}");
    }
    let error = |bytes: &[u8]| OpeningTree::from_bytes(bytes).expect_err("an error").to_string();
    assert_eq!(error(&bytes[..40]), "byte 32: expected scores, found the end of the file");
    assert_eq!(
        error(b"PNG"),
        "not an opening tree of Dames 3D: expected it to begin with “D3DOPENS”"
    );
    let longer = [&bytes[..], b"!"].concat();
    assert_eq!(error(&longer), format!("byte {}: expected the end of the file", bytes.len()));
    let mut newer = bytes.clone();
    newer[8] = 9;
    assert_eq!(error(&newer), "byte 8: expected an opening tree of version 1, found version 9");
    let other_name = bytes[..bytes.len() - 4].to_vec();
    let other_name = other_name.iter().enumerate().map(|(at, &byte)| match at {
        13 => b'g',
        _ => byte,
    });
    assert_eq!(
        error(&with_checksum(other_name.collect())),
        "byte 13: expected international or dames3d, found “games3d”"
    );
}

#[test]
fn a_tree_that_does_not_fit_the_rules_is_refused_with_the_position() {
    let bytes = SMALL.to_bytes();
    let body = &bytes[..bytes.len() - 4];
    // The last position is not expanded; if it were, scores would be missing.
    let positions = SMALL.positions();
    let mut more = body.to_vec();
    let last = more.len() - 1;
    more[last] |= 1 << ((positions - 1) % 8);
    let error = OpeningTree::from_bytes(&with_checksum(more)).expect_err("an error");
    let expected = "a score";
    let missing = OpeningTreeError::WrongTree { index: positions, positions, expected };
    assert_eq!(error, missing);
}

#[test]
fn no_contents_with_a_valid_checksum_make_the_reader_panic() {
    let mut random = Random::for_test("no_contents_with_a_valid_checksum_make_the_reader_panic");
    let bytes = SMALL.to_bytes();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..300 {
        let mut body = bytes[..bytes.len() - 4].to_vec();
        for _ in 0..random.between(1, 20) {
            let at = random.below(body.len());
            body[at] = random.next() as u8;
        }
        match OpeningTree::from_bytes(&with_checksum(body)) {
            Ok(tree) => {
                read += 1;
                tree.moves(&start());
            }
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 0, "{read} read");
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_panic(mut bytes: Vec<u8>, has_start: bool) {
        if has_start {
            bytes = with_checksum([b"D3DOPENS\x01\0\0\0\x07dames3d", &bytes[..]].concat());
        }
        let _ = OpeningTree::from_bytes(&bytes);
    }
}

#[test]
fn openings_are_chosen_by_lot_among_the_best_moves() {
    let tree = OpeningTree::built_in(VARIANT).expect("a tree");
    let moves = tree.moves(&start());
    let mut chosen = HashSet::new();
    for seed in 0..200 {
        let (mv, score) = tree.choose(&start(), seed).expect("a move");
        assert_eq!(tree.choose(&start(), seed), Some((mv, score)), "seed {seed}");
        assert!(moves[0].score.hundredths() - score.hundredths() < 20);
        chosen.insert(mv);
    }
    assert!(chosen.len() > 1, "always {chosen:?}");
}

/// The search of an opening position at a level, with the program's tree.
fn at_level(level: u8, position: &SearchPosition, seed: u64) -> SearchInfo {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(4);
    let mut engine = Engine::new(VARIANT, settings).with_openings(OpeningTree::built_in(VARIANT));
    let level = Level::new(level).expect("a level");
    engine.search_at_level(position, level, seed, &StopFlag::new(), &mut |_| ())
}

#[test]
fn only_levels_9_and_10_choose_openings_from_the_tree() {
    let root = SearchPosition::new(start());
    for level in 9..=10 {
        let moves: HashSet<_> =
            (0..50).map(|seed| at_level(level, &root, seed).best_move()).collect();
        assert!(moves.len() > 1, "level {level}: always {moves:?}");
        assert_eq!(at_level(level, &root, 1).nodes, 0, "level {level}");
    }
    assert!(at_level(8, &root, 1).nodes > 0);
}

#[test]
fn a_touched_piece_is_played_and_not_the_opening() {
    let touched = start().legal_moves().iter().map(|mv| mv.from()).max();
    let root = SearchPosition::new(start()).bound_to(touched);
    let info = at_level(9, &root, 1);
    assert_eq!(info.best_move().map(Move::from), touched);
    assert!(info.nodes > 0);
}
