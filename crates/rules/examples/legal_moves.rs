//! Lists the legal moves of a position: `cargo run --example legal_moves -- dames3d "W:W31,50:B21,5"`.

use std::error::Error;

use dames3d_rules::notation::{fen, move_text};
use dames3d_rules::rules::Variant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let variant = arguments.next().as_deref().unwrap_or("dames3d").parse()?;
    let text = arguments.next();
    for line in list(variant, text.as_deref().unwrap_or("W:W31,50:B21,5"))? {
        println!("{line}");
    }
    Ok(())
}

/// The moves of a position with the squares they capture, or the outcome if the game is over.
fn list(variant: Variant, text: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let position = fen::read_position(text, variant)?;
    if let Some(outcome) = position.outcome() {
        return Ok(vec![format!("{outcome:?}")]);
    }
    let describe = |mv| {
        let text = move_text::write(&position, mv);
        format!("{text} captures {:?}", mv.captured())
    };
    Ok(position.legal_moves().into_iter().map(describe).collect())
}

#[test]
fn the_legal_moves_are_listed() -> Result<(), Box<dyn Error>> {
    assert_eq!(list(Variant::Dames3d, "W:W31,50:B21,5")?.len(), 1);
    assert_eq!(list(Variant::International, "W:W32:B1")?.len(), 2);
    assert!(list(Variant::International, "W:W32:B")?[0].contains("NoPieces"));
    let error = list(Variant::International, "W:W51:B1").unwrap_err();
    assert!(error.to_string().contains("expected a square from 1 to 50"));
    Ok(())
}
