//! Recordings from before games kept their variations replay to the same positions and results.

use std::fs;
use std::path::Path;

use dames3d::game::{Session, recording};
use dames3d::notation::fen;
use dames3d::rules::Variant;

/// Of each game: the position shown, the number of plies that lead to it, and the outcome.
fn ends(session: &Session) -> String {
    let end = |variant| {
        let game = session.game_of(variant);
        let position = fen::write(&game.position().setup());
        format!("{position} {} {:?}\n", game.current_ply().0, game.outcome())
    };
    Variant::ALL.into_iter().map(end).collect()
}

#[test]
fn recordings_made_before_replay_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/recordings");
    let mut replayed = 0;
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a recording");
        let mut session = Session::default();
        for command in recording::read(text.as_bytes()) {
            let (line, command) = command.expect("a command");
            let done = session.apply(command);
            done.unwrap_or_else(|refused| panic!("{}: line {line}: {refused}", path.display()));
        }
        let expected = fs::read_to_string(path.with_extension("end")).expect("its end");
        assert_eq!(ends(&session), expected, "{}", path.display());
        replayed += 1;
    }
    assert_eq!(replayed, 12);
}
