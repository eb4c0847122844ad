//! Splits a PDN text into lines and tokens, holding one line in memory at a time.

use std::io::{self, BufRead};

use winnow::Parser;

use super::error::{MAX_COMMENT_BYTES, MAX_LINE_BYTES, PdnProblem, Problems, TextPosition};
use super::grammar::{self, Token};
use crate::notation::lines::{LineReader, TextLine};

/// Reads the tokens of a text.
pub(super) struct Lexer<R> {
    lines: LineReader<R>,
    /// The current line, in UTF-8.
    line: String,
    /// Each character of the current line was a byte.
    is_single_byte: bool,
    /// The encoding of the text; without one, UTF-8 or Windows-1252, line by line.
    code_page: Option<CodePage>,
    /// Nothing more is read, because the text is in UTF-16.
    is_over: bool,
    /// The number of the current line, counted from 1; 0 before the first.
    number: usize,
    /// The byte after the last token.
    end: usize,
    /// The byte at which the last token starts.
    start: usize,
    /// A byte of the current line and its column, from which columns are counted.
    column: (usize, usize),
    /// Number of lines that began with `%` and were skipped.
    skipped_lines: usize,
    /// A blank line was passed since the last token.
    is_after_blank_line: bool,
    /// Faults of the text itself.
    pub(super) problems: Problems,
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(input: R, code_page: Option<CodePage>) -> Lexer<R> {
        Lexer {
            lines: LineReader::new(input),
            line: String::new(),
            is_single_byte: false,
            code_page,
            is_over: false,
            number: 0,
            end: 0,
            start: 0,
            column: (0, 1),
            skipped_lines: 0,
            is_after_blank_line: false,
            problems: Problems::default(),
        }
    }

    /// Goes to the next text that is not white space. Returns `false` at the end of the input.
    pub(super) fn skip_space(&mut self) -> io::Result<bool> {
        loop {
            let rest = &self.line[self.end..];
            let text = rest.trim_start();
            if !text.is_empty() {
                self.end += rest.len() - text.len();
                return Ok(true);
            }
            self.is_after_blank_line |= self.end == 0 && self.number > 0;
            loop {
                if !self.next_line()? {
                    return Ok(false);
                }
                if !self.line.starts_with('%') {
                    break;
                }
                self.skipped_lines += 1;
            }
        }
    }

    /// The next token; `None` at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Token<'_>>> {
        if !self.skip_space()? {
            return Ok(None);
        }
        self.is_after_blank_line = false;
        self.start = self.end;
        let text = &self.line[self.start..];
        let mut rest = text;
        let token = grammar::token.parse_next(&mut rest);
        self.end = self.line.len() - rest.len();
        Ok(Some(token.unwrap_or(Token::Unknown)))
    }

    /// Puts the last token back. It must not be a comment.
    pub(super) fn unread(&mut self) {
        self.end = self.start;
    }

    pub(super) fn token_text(&self) -> &str {
        &self.line[self.start..self.end]
    }

    pub(super) const fn skipped_lines(&self) -> usize {
        self.skipped_lines
    }

    /// Returns `true` if a blank line stands before the text to which [`Lexer::skip_space`] went.
    pub(super) const fn is_after_blank_line(&self) -> bool {
        self.is_after_blank_line
    }

    /// Returns `true` if the next text is the beginning of a tag.
    pub(super) fn is_at_tag(&self) -> bool {
        starts_tag(&self.line[self.end..])
    }

    /// Returns `true` if no white space comes before the last token.
    pub(super) fn is_glued(&self) -> bool {
        self.line[..self.start].ends_with(|c: char| !c.is_whitespace())
    }

    /// Returns `true` if the last token directly follows a star.
    pub(super) fn is_behind_star(&self) -> bool {
        self.line[..self.start].ends_with('*')
    }

    pub(super) fn skip_line(&mut self) {
        self.end = self.line.len();
    }

    /// The byte of the input after the last token, or that of the next one if it was peeked.
    pub(super) fn offset(&self) -> u64 {
        let read = &self.line[..self.end];
        let bytes = if self.is_single_byte { read.chars().count() } else { read.len() };
        self.lines.line_start() + bytes as u64
    }

    /// The word in which the last token stands, up to its end, and the place of the word.
    pub(super) fn word(&mut self) -> (TextPosition, String) {
        let before = self.line[..self.start].rfind(char::is_whitespace);
        let start = before.map_or(0, |space| {
            let width = self.line[space..].chars().next().map_or(0, char::len_utf8);
            space + width
        });
        (self.place_of(start), self.line[start..self.end].to_owned())
    }

    /// The place of the last token.
    pub(super) fn place(&mut self) -> TextPosition {
        self.place_of(self.start)
    }

    pub(super) fn next_place(&mut self) -> TextPosition {
        self.place_of(self.end)
    }

    pub(super) fn place_in_token(&mut self, byte: usize) -> TextPosition {
        self.place_of(self.start + byte)
    }

    /// The place of this byte of the current line.
    fn place_of(&mut self, byte: usize) -> TextPosition {
        let (from, column) = match self.column {
            (from, column) if from <= byte => (from, column),
            _ => (0, 1),
        };
        let column = column + self.line[from..byte].chars().count();
        self.column = (byte, column);
        TextPosition { line: self.number.max(1), column }
    }

    /// Reads a comment up to its closing brace, which may be on a later line. The opening brace was the last token. A
    /// comment that is too long is cut.
    pub(super) fn comment(&mut self) -> io::Result<String> {
        let place = self.place();
        let mut comment = String::new();
        let mut is_cut = false;
        loop {
            let rest = &self.line[self.end..];
            let (text, end) = match rest.find('}') {
                Some(length) => (&rest[..length], Some(self.end + length + 1)),
                None => (rest, None),
            };
            is_cut |= comment.len() + text.len() >= MAX_COMMENT_BYTES;
            if !is_cut {
                comment.push_str(text);
            }
            if let Some(end) = end {
                self.end = end;
                break;
            }
            // A tag after a blank line is more likely to be the next game.
            let is_blank = rest.trim().is_empty();
            if !self.next_line()? || (is_blank && is_tag_line(&self.line)) {
                self.problems.add(place, PdnProblem::OpenComment);
                break;
            }
            if !is_cut {
                comment.push('\n');
            }
        }
        if is_cut {
            self.problems.add(place, PdnProblem::LongComment);
        }
        Ok(comment)
    }

    /// Reads the next line. Returns `false` at the end of the input.
    fn next_line(&mut self) -> io::Result<bool> {
        self.end = 0;
        self.start = 0;
        self.column = (0, 1);
        if self.is_over {
            return Ok(false);
        }
        let mut buffer = std::mem::take(&mut self.line).into_bytes();
        let (is_some, is_whole) = match self.lines.next(MAX_LINE_BYTES, &mut buffer)? {
            None => (false, true),
            Some(TextLine::Whole(_)) => (true, true),
            Some(TextLine::TooLong(_)) => (true, false),
        };
        self.number += usize::from(is_some);
        self.is_over = self.number == 1 && is_utf_16(&buffer);
        (self.line, self.is_single_byte) = if is_whole && is_some && !self.is_over {
            decode(buffer, self.code_page.as_ref())
        } else {
            (String::new(), false)
        };
        if self.is_over {
            let place = self.place_of(0);
            self.problems.add(place, PdnProblem::Utf16);
        } else if !is_whole {
            let place = self.place_of(0);
            self.problems.add(place, PdnProblem::LongLine);
        }
        Ok(is_some && !self.is_over)
    }
}

/// Decodes a line of this encoding or, without one, as UTF-8 or, if it is not UTF-8, as Windows-1252. The second value
/// is `true` if each of its characters was a byte.
fn decode(line: Vec<u8>, code_page: Option<&CodePage>) -> (String, bool) {
    if let Some(code_page) = code_page {
        return (code_page.decode(&line), true);
    }
    match String::from_utf8(line) {
        Ok(line) => (line, false),
        Err(error) => (CodePage::WINDOWS_1252.decode(error.as_bytes()), true),
    }
}

/// Returns `true` if this first line of a text is in UTF-16: it begins with its byte-order mark, or every other byte is
/// zero.
fn is_utf_16(line: &[u8]) -> bool {
    match *line {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        [0, a, 0, b, ..] | [a, 0, b, 0, ..] => a != 0 && b != 0,
        _ => false,
    }
}

/// Returns `true` if the text begins as a tag does: a bracket, a name and a quotation mark.
fn starts_tag(text: &str) -> bool {
    let is_in_name = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let name = text.strip_prefix('[').map(str::trim_start);
    name.is_some_and(|name| {
        let after = name.trim_start_matches(is_in_name);
        name.starts_with(char::is_alphabetic) && after.trim_start().starts_with('"')
    })
}

/// Returns `true` if a line is a tag and nothing else.
fn is_tag_line(line: &str) -> bool {
    let mut rest = line.trim();
    let token = grammar::token.parse_next(&mut rest);
    matches!(token, Ok(Token::Tag { is_whole: true, .. })) && rest.is_empty()
}

/// An encoding of text with one byte a character: ASCII, and a character for each byte from 80 to FF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodePage {
    upper: [char; 128],
}

impl CodePage {
    /// Windows-1252, the encoding of Western Europe. Latin-1 is a part of it: its bytes from 80 to 9F are control
    /// characters, which no game has.
    pub const WINDOWS_1252: CodePage = CodePage::new(windows_1252());

    /// The encoding with these characters for the bytes from 80 to FF.
    pub const fn new(upper: [char; 128]) -> CodePage {
        CodePage { upper }
    }

    /// The characters for the bytes from 80 to FF.
    pub const fn upper(&self) -> &[char; 128] {
        &self.upper
    }

    /// Decodes a text; each of its bytes is a character.
    fn decode(&self, bytes: &[u8]) -> String {
        let character = |&byte: &u8| match byte {
            0x80.. => self.upper[usize::from(byte & 0x7f)],
            _ => char::from(byte),
        };
        bytes.iter().map(character).collect()
    }
}

const fn windows_1252() -> [char; 128] {
    // The bytes from 80 to 9F; five of them stand for nothing and stay control characters.
    const FIRST: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '\u{2dc}', '™', 'š', '›', 'œ',
        '\u{9d}', 'ž', 'Ÿ',
    ];
    let mut upper = ['\0'; 128];
    let mut index = 0;
    while index < upper.len() {
        upper[index] =
            if index < FIRST.len() { FIRST[index] } else { (0x80 + index as u8) as char };
        index += 1;
    }
    upper
}
