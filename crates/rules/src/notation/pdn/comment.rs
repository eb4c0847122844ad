//! Comment text, read without commands and line breaks, and written so that it survives every program.
//!
//! - A line break is a space, and an empty line is a line break of the text.
//! - `[%char 7D]` is the character with this number, for those that cannot stand in a comment: `}`, white space at its
//!   ends, control characters and others that a terminal obeys.
//! - A word joiner (U+2060) is inserted into results such as 2-0, at which some programs end the game.

use winnow::combinator::{delimited, preceded};
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::token::{one_of, take_till, take_while};

use super::commands::CommentCommand;
use crate::notation::printable::acts_on_display;

#[derive(Debug, Default, PartialEq)]
pub(super) struct Comment {
    pub(super) text: String,
    pub(super) commands: Vec<CommentCommand>,
}

const WORD_JOINER: char = '\u{2060}';
const BLANKS: [char; 2] = [' ', '\t'];

/// The name of the command that stands for a character.
const CHARACTER: &str = "char";

/// Parses a command: its name and its value.
fn command<'a>(input: &mut &'a str) -> winnow::Result<(&'a str, &'a str), EmptyError> {
    let is_in_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let name = (one_of(|c: char| c.is_ascii_alphabetic()), take_while(0.., is_in_name));
    let value = take_till(0.., [']', '[', '\n']);
    delimited("[%", (name.take(), preceded(take_while(0.., BLANKS), value)), ']').parse_next(input)
}

/// Reads the text between the braces of a comment.
pub(super) fn read(raw: &str) -> Comment {
    let mut comment = Comment::default();
    let joined;
    let mut text = if raw.contains('\n') {
        joined = join_lines(raw);
        joined.as_str()
    } else {
        raw.trim_matches(BLANKS)
    };
    if !text.contains(['[', WORD_JOINER]) {
        text.clone_into(&mut comment.text);
        return comment;
    }
    // Character commands are replaced at the end.
    let mut kept = String::new();
    while let Some(place) = text.find("[%") {
        kept.push_str(&text[..place]);
        let found = &text[place..];
        let mut rest = found;
        let read = match command(&mut rest) {
            Ok((CHARACTER, _)) => None,
            Ok((name, value)) => CommentCommand::read(name, value),
            Err(_) => {
                rest = &found[2..];
                None
            }
        };
        let Some(command) = read else {
            kept.push_str(&found[..found.len() - rest.len()]);
            text = rest;
            continue;
        };
        comment.commands.push(command);
        // Removes one of the two spaces around a command.
        let is_after_space = kept.is_empty() || kept.ends_with(char::is_whitespace);
        text = match rest.strip_prefix(BLANKS) {
            Some(next) if is_after_space => next,
            _ => rest,
        };
    }
    kept.push_str(text);
    comment.text = with_characters(kept.trim_matches(|c| c == '\n' || BLANKS.contains(&c)));
    comment
}

/// Joins the lines of a comment: a line break is a space, and each empty line a line break.
fn join_lines(raw: &str) -> String {
    let mut joined = String::with_capacity(raw.len());
    let mut empty_lines = 0;
    for line in raw.split('\n') {
        let line = line.trim_matches(BLANKS);
        if line.is_empty() {
            empty_lines += usize::from(!joined.is_empty());
            continue;
        }
        match empty_lines {
            0 if joined.is_empty() => {}
            0 => joined.push(' '),
            lines => joined.extend(std::iter::repeat_n('\n', lines)),
        }
        empty_lines = 0;
        joined.push_str(line);
    }
    joined
}

/// Replaces the commands that stand for characters, and removes word joiners.
fn with_characters(mut text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    while let Some(place) = text.find(['[', WORD_JOINER]) {
        plain.push_str(&text[..place]);
        let found = &text[place..];
        let mut rest = found;
        let character = match command(&mut rest) {
            Ok((CHARACTER, code)) => u32::from_str_radix(code.trim(), 16).ok(),
            _ => None,
        };
        text = match character.and_then(char::from_u32) {
            Some(character) => {
                plain.push(character);
                rest
            }
            None => found.strip_prefix(WORD_JOINER).unwrap_or_else(|| {
                plain.push('[');
                &found[1..]
            }),
        };
    }
    plain.push_str(text);
    plain
}

/// The text of a comment as it is written between braces. A single space may become a line break.
pub(super) fn write(text: &str) -> String {
    let lone = lone_parentheses(text);
    let inner = text.len() - text.trim_start_matches('\n').len()..text.trim_end_matches('\n').len();
    let mut written = String::with_capacity(text.len());
    let mut before = None;
    // Only white space so far on this line.
    let mut is_at_start = false;
    let mut rest = text.char_indices().peekable();
    while let Some((place, c)) = rest.next() {
        let after = rest.peek().map(|(_, c)| *c);
        let is_line_end = |neighbor: Option<char>| neighbor.is_none_or(|c| c == '\n');
        let must_escape = match c {
            '{' | '}' | WORD_JOINER | '\u{feff}' => true,
            '\n' => !inner.contains(&place),
            ' ' => is_line_end(before) || is_line_end(after),
            // A tag at the start of a line would be taken for the next game, and `[%` for a command.
            '[' => is_at_start || after == Some('%'),
            // Such a line would be skipped.
            '%' | ';' => is_at_start,
            '(' | ')' => lone.binary_search(&place).is_ok(),
            c => acts_on_display(c),
        };
        match c {
            c if must_escape => written.push_str(&format!("[%{CHARACTER} {:X}]", u32::from(c))),
            // One empty line for each line break.
            '\n' if before != Some('\n') => written.push_str("\n\n"),
            c => written.push(c),
        }
        if before.is_none_or(|c| !c.is_alphanumeric()) && starts_result(&text[place..]) {
            written.push(WORD_JOINER);
        }
        is_at_start = c == '\n' || (is_at_start && c.is_whitespace());
        before = Some(c);
    }
    written
}

/// Returns `true` if the text begins with a result that stands alone.
fn starts_result(text: &str) -> bool {
    const RESULTS: [&str; 8] = ["1-0", "0-1", "2-0", "0-2", "1-1", "0-0", "1/2-1/2", "*"];
    RESULTS.iter().any(|result| {
        let rest = text.strip_prefix(result);
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    })
}

/// The places of unmatched parentheses, in order. Some programs look for variations in comments.
fn lone_parentheses(text: &str) -> Vec<usize> {
    let (mut open, mut lone) = (Vec::new(), Vec::new());
    if text.contains(['(', ')']) {
        for (place, c) in text.char_indices() {
            match c {
                '(' => open.push(place),
                ')' if open.pop().is_none() => lone.push(place),
                _ => {}
            }
        }
    }
    lone.extend(open);
    lone.sort_unstable();
    lone
}
