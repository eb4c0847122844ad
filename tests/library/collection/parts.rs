//! Files that are read in parts, and games that are read alone.

use dames3d::archive::GameIndex;
use dames3d::notation::pdn::PdnReader;
use dames3d::rules::Variant;

use super::{index_of, random_text, read_all, write_files};
use crate::random::{Random, amount};

#[test]
fn files_read_in_parts_give_the_same_index_as_in_one_piece() {
    let mut random = Random::for_test("files_read_in_parts_give_the_same_index_as_in_one_piece");
    let mut split = 0;
    for _ in 0..amount(3) {
        let folder = tempfile::tempdir().expect("a folder");
        let count = random.between(1, 3);
        let texts: Vec<String> =
            (0..count).map(|_| random_text(&mut random, 40, &Variant::ALL)).collect();
        let paths = write_files(folder.path(), &texts);
        let whole = index_of(&paths);
        for part_bytes in [1, 300, 5000, 20_000] {
            let threads = random.between(1, 3);
            let index = GameIndex::build_in_parts(&paths, threads, part_bytes).expect("an index");
            assert!(index == whole, "parts of {part_bytes} bytes");
        }
        let mut reading = GameIndex::begin(&paths, 5000).expect("files");
        let mut bytes = 0;
        while reading.read_part().expect("few games") {
            assert!(reading.progress().bytes > bytes);
            bytes = reading.progress().bytes;
        }
        assert_eq!(bytes, reading.progress().all_bytes);
        assert_eq!(reading.progress().games, whole.len());
        assert!(reading.finish().expect("threads") == whole, "read part by part");
        split += usize::from(texts.iter().any(|text| text.len() > 10_000));
    }
    assert!(split > 0);
}

#[test]
fn a_game_read_alone_is_the_game_in_its_file() {
    let mut random = Random::for_test("a_game_read_alone_is_the_game_in_its_file");
    for latin_1 in [false, true] {
        let text = random_text(&mut random, 100, &Variant::ALL);
        let mut bytes = if latin_1 {
            let chars = text.chars().collect::<Vec<_>>();
            chars.into_iter().map(|c| u8::try_from(c).unwrap_or(b'?')).collect()
        } else {
            [b"\xef\xbb\xbf", text.as_bytes()].concat()
        };
        bytes.extend(
            b"[White \"\xe9\xe9\"] 1. 32-28 * [White \"\xe9\"] 1. 33-28 {\xe9} 1-1 1. 34-30",
        );
        let games: Vec<_> = PdnReader::new(&bytes[..]).map(Result::unwrap).collect();
        assert!(games.len() > 100);
        for game in games {
            let range = game.bytes.start as usize..game.bytes.end as usize;
            let alone = PdnReader::new(&bytes[range]).next().expect("a game").expect("readable");
            assert_eq!((&alone.tags, &alone.tree), (&game.tags, &game.tree));
            assert_eq!(alone.result, game.result);
            assert_eq!(alone.errors.len(), game.errors.len(), "{:?}", game.errors);
        }
    }
}

#[test]
fn the_index_lists_the_games_as_they_are_in_the_files() {
    let mut random = Random::for_test("the_index_lists_the_games_as_they_are_in_the_files");
    let folder = tempfile::tempdir().expect("a folder");
    let texts = [(); 3].map(|()| random_text(&mut random, 30, &Variant::ALL));
    let paths = write_files(folder.path(), &texts);
    let index = index_of(&[folder.path().to_owned()]);
    let mut next = 0;
    for (text, path) in texts.iter().zip(&paths) {
        let (games, mut errors) = (read_all(text), 0);
        for read in &games {
            let game = index.game(next);
            assert_eq!((game.path.file_name(), game.number), (path.file_name(), read.number));
            let tag = |name| read.tags.get(name).filter(|&text| text != "?").unwrap_or_default();
            assert_eq!([game.white, game.black, game.event], ["White", "Black", "Event"].map(tag));
            assert_eq!((game.result, game.variant), (read.result, read.variant()));
            let plies = read.tree.as_ref().map_or(0, |tree| tree.main_line().len());
            assert_eq!((game.plies, game.has_errors), (plies, !read.errors.is_empty()));
            let again = index.read_game(next).expect("readable").expect("a game");
            assert_eq!(again.tree, read.tree);
            errors += read.errors.len();
            next += 1;
        }
        let file = index.files().iter().find(|file| file.path.ends_with(path.file_name().unwrap()));
        let file = file.expect("the file");
        assert_eq!((file.games as usize, file.errors as usize), (games.len(), errors));
    }
    assert_eq!(index.len(), next);
}

#[test]
fn duplicates_are_games_with_the_start_and_moves_of_an_earlier_one() {
    let mut random =
        Random::for_test("duplicates_are_games_with_the_start_and_moves_of_an_earlier_one");
    let folder = tempfile::tempdir().expect("a folder");
    let text = random_text(&mut random, 300, &Variant::STANDARD);
    let index = index_of(&write_files(folder.path(), std::slice::from_ref(&text)));
    let lines: Vec<_> = read_all(&text)
        .iter()
        .map(|game| {
            let tree = game.tree.as_ref()?;
            let turns = tree.main_line().into_iter().map(|id| *tree.node(id).position());
            let turns: Vec<_> = turns.collect();
            (!turns.is_empty()).then_some((*tree.start(), turns))
        })
        .collect();
    let mut duplicates = 0;
    for (game, line) in lines.iter().enumerate() {
        let first = lines.iter().position(|other| other.is_some() && other == line);
        let expected = first.filter(|&first| first != game);
        assert_eq!(index.game(game).duplicate_of, expected, "game {game}");
        duplicates += usize::from(expected.is_some());
    }
    assert_eq!(index.duplicates(), duplicates);
    assert!(duplicates > 20, "{duplicates}");
}
