use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::game_tree::{GameTree, Turn};
use crate::notation::fen;
use crate::notation::listing::move_with_captured;
use crate::notation::pdn::{PdnError, ReadGame, Tags};

/// A game. Fields derived from its moves are `null` if it cannot be played.
#[derive(Serialize)]
pub(super) struct GameJson<'a> {
    game: usize,
    #[serde(serialize_with = "tags")]
    tags: &'a Tags,
    variant: Option<&'static str>,
    start: Option<String>,
    /// The main line.
    moves: Vec<String>,
    /// The final position of the main line.
    end: Option<String>,
    result: &'static str,
    errors: Vec<ErrorJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<ErrorJson>,
}

/// The result of checking a file.
#[derive(Serialize)]
pub(super) struct FileJson<'a> {
    file: &'a str,
    games: usize,
    /// In the main lines.
    moves: usize,
    errors: Vec<ErrorJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<ErrorJson>,
}

impl<'a> FileJson<'a> {
    pub(super) fn new(
        file: &'a str,
        games: usize,
        moves: usize,
        (errors, warnings): (&[PdnError], &[PdnError]),
    ) -> FileJson<'a> {
        FileJson {
            file,
            games,
            moves,
            errors: errors.iter().map(ErrorJson::of_file).collect(),
            warnings: warnings.iter().map(ErrorJson::of_file).collect(),
        }
    }
}

#[derive(Serialize)]
struct ErrorJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    line: usize,
    column: usize,
    message: String,
}

impl<'a> GameJson<'a> {
    pub(super) fn new(game: &'a ReadGame) -> GameJson<'a> {
        let tree = game.tree.as_ref();
        let end = tree.map(|tree| {
            let last = tree.main_line().last().copied().unwrap_or(tree.root());
            fen::write(&tree.node(last).position().setup())
        });
        GameJson {
            game: game.number,
            tags: &game.tags,
            variant: game.variant().map(Into::into),
            start: tree.map(|tree| fen::write(&tree.start().setup())),
            moves: tree.map(moves).unwrap_or_default(),
            end,
            result: game.result.text(),
            errors: game.errors.iter().map(ErrorJson::new).collect(),
            warnings: game.warnings.iter().map(ErrorJson::new).collect(),
        }
    }
}

impl ErrorJson {
    fn of_file(error: &PdnError) -> ErrorJson {
        ErrorJson { game: Some(error.game), ..ErrorJson::new(error) }
    }

    fn new(error: &PdnError) -> ErrorJson {
        ErrorJson {
            game: None,
            line: error.line,
            column: error.column,
            message: error.problem.to_string(),
        }
    }
}

/// The turns of the main line: moves, or the resulting position for a huffed or irregular turn.
fn moves(tree: &GameTree) -> Vec<String> {
    let mut texts = Vec::new();
    for id in tree.main_line() {
        let node = tree.node(id);
        let mv = node.turn().and_then(Turn::mv);
        texts.extend(mv.map(move_with_captured));
        if mv.is_none() || node.huffed().is_some() {
            texts.push(fen::write(&node.position().setup()));
        }
    }
    texts
}

/// The tags as an object, in order. If a name repeats, its first tag counts.
fn tags<S: Serializer>(tags: &Tags, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    for (index, (name, value)) in tags.iter().enumerate() {
        if tags.iter().take(index).all(|(earlier, _)| earlier != name) {
            map.serialize_entry(name, value)?;
        }
    }
    map.end()
}
