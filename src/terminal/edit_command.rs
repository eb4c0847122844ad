//! The words that go through the variations of a game and edit them.

use crate::board::Square;
use crate::game::{Command, CommentPlace, Game};
use crate::game_tree::{Arrow, Mark, MarkColor, MoveSign, NodeId, NodePath};
use crate::i18n::Localizer;

/// Reads a line that begins with one of these words, in either language; `None` if the word is another one. The error
/// is what was expected after the word.
pub(super) fn parse(
    word: &str,
    rest: &str,
    game: &Game,
    localizer: &Localizer,
) -> Option<Result<Command, String>> {
    let messages = &localizer.messages;
    let tree = game.tree();
    let shown = || tree.path_of(game.current_node());
    let line = |command: fn(NodePath) -> Command| match named_line(rest, game) {
        Some(path) => Ok(command(path)),
        None => Err(messages.text_line()),
    };
    Some(match word.to_lowercase().as_str() {
        "goto" | "aller" => place(rest, game)
            .map(|node| Command::GoTo(tree.path_of(node)))
            .ok_or_else(|| messages.text_place()),
        "promote" | "promouvoir" => line(Command::Promote),
        "demote" | "rétrograder" | "retrograder" => line(Command::Demote),
        "main" | "principale" => line(Command::MakeMainLine),
        "delete" | "supprimer" => match rest.to_lowercase().as_str() {
            "rest" | "suite" => Ok(Command::DeleteRest(shown())),
            _ => line(Command::Delete),
        },
        "comment" | "commenter" => Ok(comment(shown(), CommentPlace::After, rest)),
        "before" | "avant" => Ok(comment(shown(), CommentPlace::Before, rest)),
        "sign" | "signe" => match MoveSign::ALL.into_iter().find(|sign| sign.text() == rest) {
            None if !rest.is_empty() => Err("! ? !! ?? !? ?!".to_owned()),
            sign => Ok(Command::SetSign {
                node: shown(),
                sign,
            }),
        },
        "mark" | "marquer" => mark(rest)
            .map(|mark| Command::ToggleMark {
                node: shown(),
                mark,
            })
            .ok_or_else(|| messages.text_mark()),
        "arrow" | "flèche" | "fleche" => arrow(rest)
            .map(|arrow| Command::ToggleArrow {
                node: shown(),
                arrow,
            })
            .ok_or_else(|| messages.text_arrow()),
        "undo" | "annuler" if is_edit(rest) => Ok(Command::UndoEdit),
        "redo" | "refaire" if is_edit(rest) => Ok(Command::RedoEdit),
        _ => return None,
    })
}

fn is_edit(rest: &str) -> bool {
    matches!(rest.to_lowercase().as_str(), "edit" | "modification")
}

fn comment(node: NodePath, place: CommentPlace, text: &str) -> Command {
    let text = text.to_owned();
    Command::SetComment { node, place, text }
}

/// The path of the variation with these letters or, without any, of the position shown.
fn named_line(label: &str, game: &Game) -> Option<NodePath> {
    let node = match label {
        "" => game.current_node(),
        label => game.variation_with_label(label)?,
    };
    Some(game.tree().path_of(node))
}

/// A position: the first of a variation by its letters, or the one after a number of plies of the main line.
fn place(text: &str, game: &Game) -> Option<NodeId> {
    let tree = game.tree();
    if !text.starts_with(|first: char| first.is_ascii_digit()) {
        return game.variation_with_label(text);
    }
    let ply: usize = text.parse().ok()?;
    match ply.checked_sub(1) {
        None => Some(tree.root()),
        Some(index) => tree.main_line().get(index).copied(),
    }
}

fn square(word: &str) -> Option<Square> {
    word.parse().ok().and_then(Square::from_number)
}

/// Reads a color in either language; green if none is named.
fn color(word: Option<&str>) -> Option<MarkColor> {
    Some(match word.map(str::to_lowercase).as_deref() {
        None | Some("green" | "vert") => MarkColor::Green,
        Some("red" | "rouge") => MarkColor::Red,
        Some("blue" | "bleu") => MarkColor::Blue,
        Some("yellow" | "jaune") => MarkColor::Yellow,
        Some(_) => return None,
    })
}

/// Reads `12` or `12 red`.
fn mark(text: &str) -> Option<Mark> {
    let mut words = text.split_whitespace();
    let mark = Mark {
        square: square(words.next()?)?,
        color: color(words.next())?,
    };
    words.next().is_none().then_some(mark)
}

/// Reads `12 23` or `12 23 red`.
fn arrow(text: &str) -> Option<Arrow> {
    let mut words = text.split_whitespace();
    let arrow = Arrow {
        from: square(words.next()?)?,
        to: square(words.next()?)?,
        color: color(words.next())?,
    };
    words.next().is_none().then_some(arrow)
}
