//! Formats the moves of a game, with variations and comments, as lines of text.

use super::wrapping::wrap;
use crate::game::{Game, OutlineItem, OutlineRow, OutlineTurn};
use crate::game_tree::NodeId;
use crate::notation::escape_controls;

/// Column width for the first side's moves on the main line.
const CELL_WIDTH: usize = 14;
/// Indentation of a variation, in columns.
const INDENT: usize = 4;
/// Minimum text width beside the indentation.
const MIN_TEXT_WIDTH: usize = 16;

/// The move list for a terminal of this width, with the move shown in brackets.
pub(super) fn move_list(game: &Game, width: usize) -> Vec<String> {
    let shown = game.current_node();
    let mut lines = Vec::new();
    for row in game.outline() {
        match row {
            OutlineRow::Moves { number, cells } => {
                let [first, second] = cells.map(|cell| cell.map(|turn| turn_text(&turn, shown)));
                let first = first.unwrap_or_else(|| "...".to_owned());
                let second = second.unwrap_or_default();
                let line = format!("{number:3}. {first:CELL_WIDTH$}{second}");
                lines.push(line.trim_end().replace(NO_BREAK_SPACE, " "));
            }
            OutlineRow::Comment(text) => {
                lines.extend(indented(&comment_text(&text), 2, "", width));
            }
            OutlineRow::Variation { depth, label, items } => {
                let text: Vec<_> = items.iter().map(|item| item_text(item, shown)).collect();
                let label = label.unwrap_or_default();
                lines.extend(indented(&text.join(" "), depth * INDENT, &label, width));
            }
        }
    }
    lines
}

const NO_BREAK_SPACE: &str = "\u{a0}";

/// A turn with its sign; no-break spaces keep it on one line.
fn turn_text(turn: &OutlineTurn, shown: NodeId) -> String {
    let text = turn.signed_text().replace(' ', NO_BREAK_SPACE);
    if turn.node == shown { format!("[{text}]") } else { text }
}

fn item_text(item: &OutlineItem, shown: NodeId) -> String {
    match item {
        OutlineItem::Turn(Some(number), turn) => {
            format!("{number}{NO_BREAK_SPACE}{}", turn_text(turn, shown))
        }
        OutlineItem::Turn(None, turn) => turn_text(turn, shown),
        OutlineItem::Comment(text) => comment_text(text),
    }
}

/// A comment in braces. Control characters are escaped before wrapping.
fn comment_text(text: &str) -> String {
    format!("{{{}}}", escape_controls(text))
}

/// Wraps a text behind a margin that starts with a label. On a narrow terminal, deep variations share a margin.
fn indented(text: &str, indent: usize, label: &str, width: usize) -> Vec<String> {
    let label = match label {
        "" => String::new(),
        label => format!("{label}) "),
    };
    let indent = indent.min(width.saturating_sub(MIN_TEXT_WIDTH));
    let label_width = label.chars().count().max(3);
    let lines = wrap(text, width.saturating_sub(indent + label_width));
    let lines = lines.iter().enumerate().map(|(index, line)| {
        let label = if index == 0 { label.as_str() } else { "" };
        let line = line.replace(NO_BREAK_SPACE, " ");
        format!("{:indent$}{label:label_width$}{line}", "")
    });
    lines.collect()
}
