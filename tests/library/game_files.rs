//! Games kept in files of the player, among the games of others.

use std::fs;
use std::path::{Path, PathBuf};

use dames3d::archive::{FileContents, GameFile, SaveError, SavePlace, read_file};
use dames3d::game::{Command, Session};
use dames3d::notation::pdn::{GameResult, PdnGame, PdnReader, Tags};

const ANNA: &[u8] = b"[White \"Anna\"]\r\n[GameType \"20\"]\r\n\r\n1. 32-28 {caf\xe9} *\r\n\r\n";
const BERTA: &[u8] = b"[White \"Berta\"]\n[GameType \"20\"]\n1. 33-29\n19-23 2-0\n\n\n";
const CLARA: &[u8] = b"[White \"Clara\"] [GameType \"20\"] 1. 34-30 *";

fn fresh() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pdn");
    (folder, path)
}

/// A game of these moves.
fn game(white: &str, moves: &[&str]) -> PdnGame {
    let mut session = Session::default();
    for text in moves {
        let command = Command::Play(text.parse().expect("a move"));
        session.apply(command).expect("legal");
    }
    PdnGame {
        tags: Tags::from_iter([("White", white)]),
        tree: session.game().tree().clone(),
        result: GameResult::Unfinished,
    }
}

fn place(path: &Path, number: usize) -> SavePlace {
    SavePlace {
        path: path.to_str().expect("UTF-8").to_owned(),
        number,
    }
}

fn international(text: &str) -> PdnGame {
    let mut games = PdnReader::new(text.as_bytes());
    let game = games.next_game().expect("readable").expect("a game");
    game.into_game().expect("a game of ours")
}

#[test]
fn a_game_is_replaced_and_the_bytes_of_the_others_stay() {
    for number in 1..=3 {
        let (_folder, path) = fresh();
        let games = [ANNA, BERTA, CLARA];
        fs::write(&path, games.concat()).expect("written");
        let first = ["32-28", "33-29", "34-30"][number - 1];
        let text = format!("[White \"New\"] [GameType \"20\"] 1. {first} 19-23 2. 37-32 *");
        let mut file = GameFile::at(&place(&path, number));
        let new = international(&text);
        for _ in 0..3 {
            file.save(&new).expect("saved");
        }
        let after = fs::read(&path).expect("readable");
        for (other, bytes) in (1..).zip(games) {
            let is_there = after.windows(bytes.len()).any(|window| window == bytes);
            assert_eq!(is_there, other != number, "{number} {other}");
        }
        let read: Vec<_> = PdnReader::new(&after[..])
            .map(|game| game.expect("readable"))
            .collect();
        assert_eq!(read.len(), 3);
        assert_eq!(read[number - 1].tags.get("White"), Some("New"));
        assert_eq!(read[number - 1].tree.as_ref(), Some(&new.tree));
        assert!(read.iter().all(|game| game.errors.is_empty()));
    }
}

#[test]
fn a_game_is_added_to_a_file_and_then_stays_in_its_place() {
    let (_folder, path) = fresh();
    let mut first = GameFile::append_to(&path).expect("a new file");
    assert_eq!(first.number(), 1);
    first.save(&game("Anna", &["32-28"])).expect("saved");
    let mut second = GameFile::append_to(&path).expect("a file of games");
    assert_eq!(second.number(), 2);
    second.save(&game("Berta", &["33-29"])).expect("saved");
    second
        .save(&game("Berta", &["33-29", "19-23"]))
        .expect("saved again");
    // The first does not know what the second has done.
    assert!(matches!(
        first.save(&game("Anna", &["32-28", "19-23"])),
        Err(SaveError::Changed)
    ));
    let text = fs::read_to_string(&path).expect("readable");
    let whites: Vec<_> = PdnReader::new(text.as_bytes())
        .map(|game| game.expect("readable"))
        .map(|game| game.tags.get("White").unwrap_or_default().to_owned())
        .collect();
    assert_eq!(whites, ["Anna", "Berta"]);
}

#[test]
fn files_that_are_no_games_and_changed_games_are_left_as_they_are() {
    let (_folder, path) = fresh();
    fs::write(&path, "Dear diary,\nnothing happened.\n").expect("written");
    assert!(matches!(GameFile::append_to(&path), Err(SaveError::NotPdn)));
    for (text, expected) in [
        (
            "[White \"A\"] 1. 34-30 *\n",
            "another program has changed the file",
        ),
        ("", "another program has changed the file"),
        (
            "1. 33-29 * [White \"A\"] 1. 32-28 *\n",
            "the game shares a line with another one",
        ),
    ] {
        fs::write(&path, text).expect("written");
        let error = GameFile::at(&place(&path, 2)).save(&game("A", &["32-28"]));
        assert_eq!(error.expect_err(text).to_string(), expected);
        assert_eq!(fs::read_to_string(&path).expect("readable"), text);
    }
    let error =
        GameFile::at(&place(Path::new("/proc/no/such.pdn"), 1)).save(&game("A", &["32-28"]));
    assert!(matches!(error, Err(SaveError::Io(_))));
}

#[test]
fn a_file_is_read_as_far_as_it_takes_to_know_what_it_holds() {
    let (_folder, path) = fresh();
    let read = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("written");
        read_file(&path).expect("readable")
    };
    let FileContents::Game { game, errors } = read(ANNA) else {
        panic!("one game");
    };
    assert_eq!((game.tree.main_line().len(), errors.len()), (1, 0));
    assert!(matches!(read(&[ANNA, BERTA].concat()), FileContents::Games));
    assert!(matches!(
        read(b"Dear diary,\n"),
        FileContents::Nothing { .. }
    ));
    assert!(matches!(read(b""), FileContents::Nothing { .. }));
    assert!(matches!(
        read(b"W:W31,K46:B21.\n"),
        FileContents::Position(fen) if fen == "W:W31,K46:B21."
    ));
    let FileContents::Game { game, errors } = read(b"[White \"A\"]\n1. 32-28 19-99 2. 28x19 *\n")
    else {
        panic!("a game up to the error");
    };
    assert_eq!(game.tree.main_line().len(), 1);
    assert_eq!((errors[0].line, errors[0].game), (2, 1));
}
