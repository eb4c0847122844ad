//! Reads the games of a PDN file and prints a line for each: `cargo run --example read_pdn -- games.pdn`.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use dames3d_rules::notation::pdn::PdnReader;

const EXAMPLE: &str = r#"[White "Anna"] [Black "Ben"] [GameType "20"]
1. 32-28 19-23 (1... 18-23 2. 33-29) 2. 28x19 {a fair exchange} 14x23 1-1"#;

fn main() -> io::Result<()> {
    match std::env::args().nth(1) {
        Some(path) => summarize(BufReader::new(File::open(path)?)),
        None => summarize(EXAMPLE.as_bytes()),
    }?
    .iter()
    .for_each(|line| println!("{line}"));
    Ok(())
}

/// A line for each game, and one for each of its errors.
fn summarize(input: impl BufRead) -> io::Result<Vec<String>> {
    let mut lines = Vec::new();
    for game in PdnReader::new(input) {
        let game = game?;
        let number = game.number;
        lines.extend(game.errors.iter().map(|error| format!("game {number}: {error}")));
        let Some(game) = game.into_game() else {
            lines.push(format!("game {number}: no variant of this crate"));
            continue;
        };
        let player = |tag| game.tags.get(tag).unwrap_or("?");
        let main_line = game.tree.main_line();
        let last = main_line.last().copied().unwrap_or(game.tree.root());
        lines.push(format!(
            "game {number}: {} - {}, {} plies, {}, ends in {}",
            player("White"),
            player("Black"),
            main_line.len(),
            game.result,
            game.tree.node(last).position(),
        ));
    }
    Ok(lines)
}

#[test]
fn each_game_has_a_line_and_each_error_too() -> io::Result<()> {
    let lines = summarize(EXAMPLE.as_bytes())?;
    assert_eq!(lines.len(), 1);
    assert!(lines[0].starts_with("game 1: Anna - Ben, 4 plies, 1-1, ends in W:"));
    assert_eq!(summarize("1. 32-27 19-14 *".as_bytes())?.len(), 2);
    Ok(())
}
