//! Reads the tags of a game, and positions: the tag FEN, and setups between moves.

use std::io::{self, BufRead};
use std::mem;

use super::error::{MAX_TAGS, MAX_TEXT_BYTES, PdnExpected, PdnProblem, Problems, TextPosition};
use super::grammar::{Token, unescape};
use super::lexer::Lexer;
use super::tags::{Tags, variant_of};
use crate::game_tree::GameTree;
use crate::notation::{FenError, fen, printable};
use crate::rules::{Position, Side, StartCounters, Variant};

/// Maximum length of a tag's text in a warning, in characters.
const MAX_SHOWN: usize = 60;

/// Everything before the moves.
#[derive(Default)]
pub(super) struct PdnHeader {
    pub(super) tags: Tags,
    /// The place of each tag's value.
    places: Vec<TextPosition>,
    /// The comments before and between the tags.
    pub(super) comments: Vec<String>,
    text_bytes: usize,
}

impl PdnHeader {
    /// Reads tags up to the first move. A tag that occurs again is left out, with a warning. Collections of positions
    /// have neither moves nor results: behind a tag `FEN` and a blank line, the first tag again begins the next game.
    pub(super) fn read(
        lexer: &mut Lexer<impl BufRead>,
        problems: &mut Problems,
    ) -> io::Result<PdnHeader> {
        let mut header = PdnHeader::default();
        let mut is_after_blank_line = false;
        while lexer.skip_space()? {
            is_after_blank_line |= lexer.is_after_blank_line();
            let comment = match lexer.next()? {
                Some(Token::Tag { name, value, is_whole }) => {
                    if mem::take(&mut is_after_blank_line)
                        && header.is_first(name)
                        && header.tags.get("FEN").is_some()
                    {
                        lexer.unread();
                        return Ok(header);
                    }
                    let (name, value) = (name.to_owned(), value.to_owned());
                    header.add(&name, &value, is_whole, lexer, problems);
                    continue;
                }
                Some(Token::Brace) => lexer.comment()?,
                Some(Token::LineComment(comment)) => comment.to_owned(),
                Some(Token::Unknown) => {
                    if !lexer.token_text().starts_with('[') {
                        lexer.unread();
                        return Ok(header);
                    }
                    let place = lexer.place();
                    problems.unexpected(place, PdnExpected::Tag, lexer.token_text());
                    lexer.skip_line();
                    continue;
                }
                Some(_) => {
                    lexer.unread();
                    return Ok(header);
                }
                None => break,
            };
            header.text_bytes += comment.len();
            if header.text_bytes > MAX_TEXT_BYTES {
                problems.add(lexer.place(), PdnProblem::LongText)
            } else {
                header.comments.push(comment)
            }
        }
        Ok(header)
    }

    /// Returns `true` if this is the name of the first tag.
    fn is_first(&self, name: &str) -> bool {
        let first = self.tags.iter().next();
        first.is_some_and(|(first, _)| first == name)
    }

    /// Adds the tag that was the last token.
    fn add(
        &mut self,
        name: &str,
        value: &str,
        is_whole: bool,
        lexer: &mut Lexer<impl BufRead>,
        problems: &mut Problems,
    ) {
        let begin = lexer.token_text().find('"').map_or(0, |quote| quote + 1);
        let place = lexer.place_in_token(begin);
        if !is_whole {
            let mut quotes = value.match_indices('"').map(|(place, _)| place);
            let quote = quotes.find(|&place| !value[..place].ends_with('\\')).unwrap_or(0);
            let place = lexer.place_in_token(begin + quote);
            problems.unexpected(place, PdnExpected::Escape, &value[quote..]);
        }
        let value = unescape(value);
        if let Some(kept) = self.tags.get(name) {
            if kept.trim() != value.trim() {
                let warning = PdnProblem::RepeatedTag {
                    name: printable(name, MAX_SHOWN),
                    kept: printable(kept, MAX_SHOWN),
                    left_out: printable(&value, MAX_SHOWN),
                };
                problems.warn(place, warning);
            }
            return;
        }
        self.text_bytes += name.len() + value.len();
        if self.tags.len() >= MAX_TAGS {
            problems.add(place, PdnProblem::ManyTags);
        } else if self.text_bytes > MAX_TEXT_BYTES {
            problems.add(place, PdnProblem::LongText);
        } else {
            self.tags.push(name, value);
            self.places.push(place);
        }
    }

    /// The tree of the game at its start, and `true` if a tag gives that; `None` if the game cannot be read.
    pub(super) fn start(&self, problems: &mut Problems) -> Option<(GameTree, bool)> {
        let variant = match variant_of(&self.tags) {
            Ok(variant) => variant,
            Err((tag, other)) => {
                problems.add(self.place_of(tag), other);
                return None;
            }
        };
        let fen = self.tags.get("FEN").filter(|fen| !fen.trim().is_empty());
        let Some(fen) = fen else {
            return Some((GameTree::new(Position::start(variant)), false));
        };
        match read_start(fen, variant) {
            Ok((start, counters)) => Some((GameTree::with_counters(start, counters), true)),
            Err(error) => {
                let mut place = self.place_of("FEN");
                place.column += match &error {
                    FenError::Parse(error) => error.column - 1,
                    FenError::DuplicateSquare { column, .. } => column - 1,
                    FenError::IllegalSetup(_) => 0,
                };
                problems.add(place, error);
                None
            }
        }
    }

    /// The place of the value of the first tag with this name.
    fn place_of(&self, name: &str) -> TextPosition {
        let mut names = self.tags.iter().map(|(name, _)| name);
        let index = names.position(|other| other.eq_ignore_ascii_case(name));
        let place = index.and_then(|index| self.places.get(index));
        place.copied().unwrap_or(TextPosition { line: 1, column: 1 })
    }
}

/// Reads the start of a game, with its counters. An unknown side to move, `?`, is the one that begins in this variant.
fn read_start(text: &str, variant: Variant) -> Result<(Position, StartCounters), FenError> {
    let Some(pieces) = text.trim_start().strip_prefix('?') else {
        return fen::read_start(text, variant);
    };
    let side = match variant.rule_set().first_side {
        Side::White => 'W',
        Side::Black => 'B',
    };
    fen::read_start(&format!("{side}{pieces}"), variant)
}

/// Reads a position set up in a game. A side to move without pieces, `B::`, is a null move: the same pieces, and this
/// side to move.
pub(super) fn read_setup(text: &str, before: &Position) -> Result<Position, FenError> {
    let side = match text.trim() {
        "W::" => Side::White,
        "B::" => Side::Black,
        text => return fen::read_position(text, before.variant()),
    };
    Ok(if before.side_to_move() == side { *before } else { before.null_move() })
}
