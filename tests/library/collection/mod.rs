//! Indexes of many games.

mod cache;
mod filters;
mod parts;
mod positions;
mod walks;

use std::fs;
use std::path::{Path, PathBuf};

use dames3d::archive::GameIndex;
use dames3d::notation::pdn::{GameResult, PdnGame, PdnReader, ReadGame, Tags};
use dames3d::rules::{GameHistory, Position, Side, Variant};

use crate::random::Random;

const RESULTS: [GameResult; 5] = [
    GameResult::Won(Side::White),
    GameResult::Won(Side::Black),
    GameResult::Drawn,
    GameResult::BothLost,
    GameResult::Unfinished,
];

/// A random game. Few of the moves at its start are played, so that games share positions; the play of a seed is the
/// same, so that games are duplicates.
fn random_game(random: &mut Random, variant: Variant) -> PdnGame {
    let mut history = GameHistory::new(Position::start(variant));
    for _ in 0..random.below(40) {
        let mut moves = history.position().playable_moves();
        moves.sort();
        let choices = match history.plies() {
            ..10 => moves.len().min(2),
            _ => moves.len(),
        };
        let Some(mv) = random.pick(&moves[..choices]) else {
            break;
        };
        history.play(mv);
    }
    let names = ["Anna", "Bérénice", "Łukasz", "Иван", "?", ""];
    let dates = ["1999.12.31", "2001.??.??", "2024.05.??", "????.??.??", "not a date"];
    let mut tags = Tags::new();
    for name in ["White", "Black", "Event"] {
        tags.set(name, names[random.below(names.len())]);
    }
    tags.set("Date", dates[random.below(dates.len())]);
    PdnGame::from_history(tags, &history, RESULTS[random.below(RESULTS.len())])
}

/// A text of random games, some of them damaged, some of them twice.
fn random_text(random: &mut Random, games: usize, variants: &[Variant]) -> String {
    let mut text = String::new();
    let mut last = String::new();
    for _ in 0..games {
        let variant = variants[random.below(variants.len())];
        if !random.chance(15) || last.is_empty() {
            last = random_game(random, variant).to_string();
        }
        text += &last;
        text += match random.below(12) {
            0 => " {and {a comment} 44-44 2-0\n\n",
            1 => " (1. 32-28 2-0\n\n",
            2 => "\n",
            3 => "\n\n\n; 2-0\n\n",
            4 => "\r\n\r\n",
            5 => " 99-100 1-1\n\n",
            6 => "\n\n[GameType \"40\"]\n1. 32-28 *\n\n",
            _ => "\n\n",
        };
    }
    text
}

/// Writes texts as files of a folder.
fn write_files(folder: &Path, texts: &[String]) -> Vec<PathBuf> {
    let names = (1..).map(|number| folder.join(format!("{number:03}.pdn")));
    let files = texts.iter().zip(names);
    files
        .map(|(text, path)| {
            fs::write(&path, text).expect("written");
            path
        })
        .collect()
}

/// Reads all games of a text, one after the other.
fn read_all(text: &str) -> Vec<ReadGame> {
    let games = PdnReader::new(text.as_bytes());
    games.map(|game| game.expect("bytes can be read")).collect()
}

/// The index of these files, read in one piece.
fn index_of(paths: &[PathBuf]) -> GameIndex {
    GameIndex::build_in_parts(paths, 1, u64::MAX).expect("an index")
}
