use std::io::{self, BufRead};
use std::mem;

use smallvec::SmallVec;

use super::builder::TreeBuilder;
use super::error::{MAX_ERRORS, PdnExpected, PdnProblem, Problems, TextPosition};
use super::game::{GameResult, ReadGame};
use super::grammar::{Squares, Token, moves_of_three_digits, square_in};
use super::header::PdnHeader;
use super::lexer::{CodePage, Lexer};
use super::open_line::{Answer, UnexpectedNumber};
use super::tags::Tags;
use crate::board::Square;
use crate::game_tree::{GameTree, MoveSign};
use crate::notation::{Found, MoveError};

/// Reads the games of a PDN text one by one: UTF-8 and Windows-1252, all line ends, PDN 2 and PDN 3. Only one line and
/// one game are in memory at a time.
///
/// An iterator over games. An input error ends it; errors in a game are in [`ReadGame::errors`], and reading continues
/// after them: an error in a line of moves ends that line.
pub struct PdnReader<R> {
    lexer: Lexer<R>,
    games: usize,
    has_failed: bool,
}

impl<R: BufRead> PdnReader<R> {
    /// A reader of the games in this text. A line that is not UTF-8 is read as Windows-1252.
    pub fn new(input: R) -> PdnReader<R> {
        PdnReader::with_lexer(Lexer::new(input, None))
    }

    /// A reader of the games in a text of this encoding.
    pub fn with_code_page(input: R, code_page: CodePage) -> PdnReader<R> {
        PdnReader::with_lexer(Lexer::new(input, Some(code_page)))
    }

    fn with_lexer(lexer: Lexer<R>) -> PdnReader<R> {
        PdnReader { lexer, games: 0, has_failed: false }
    }

    /// Reads the next game; `None` at the end of the text.
    pub fn next_game(&mut self) -> io::Result<Option<ReadGame>> {
        let game = read_game(&mut self.lexer, self.games + 1)?;
        self.games += usize::from(game.is_some());
        Ok(game)
    }
}

impl<R: BufRead> Iterator for PdnReader<R> {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<io::Result<ReadGame>> {
        if self.has_failed {
            return None;
        }
        let game = self.next_game();
        self.has_failed = game.is_err();
        game.transpose()
    }
}

struct GameReader<'a, R> {
    lexer: &'a mut Lexer<R>,
    tags: Tags,
    /// `None` if the game cannot be read.
    builder: Option<TreeBuilder>,
    /// Number of variations that are open.
    depth: usize,
    /// The last token was a `*` directly behind a move: a forced move, or the end of the game.
    has_star: bool,
    /// The last token was the number of a move.
    has_number: bool,
    /// Words for the result: a comment at the end of a line, an error before a move. Each has the number of open
    /// variations.
    result_words: Vec<(usize, TextPosition, String)>,
    /// The result at the end of the moves.
    end: Option<GameResult>,
    /// The byte after the result and its remarks, and the number of lines skipped until then.
    end_of_text: Option<(u64, usize)>,
    problems: Problems,
}

/// Reads the next game, with this number; `None` if there are no more.
fn read_game<R: BufRead>(lexer: &mut Lexer<R>, number: usize) -> io::Result<Option<ReadGame>> {
    if !skip_results(lexer)? {
        return Ok(if lexer.problems.is_empty() {
            None
        } else {
            // Unreadable text must not be lost.
            Some(unread_rest(lexer, number))
        });
    }
    let mut problems = Problems::default();
    let (line, begin, skipped) = (lexer.place().line, lexer.offset(), lexer.skipped_lines());
    let header = PdnHeader::read(lexer, &mut problems)?;
    let start = header.start(&mut problems);
    let mut reader = GameReader {
        lexer,
        tags: header.tags,
        builder: start.map(|(start, has_fen)| TreeBuilder::new(start, has_fen)),
        depth: 0,
        has_star: false,
        has_number: false,
        result_words: Vec::new(),
        end: None,
        end_of_text: None,
        problems,
    };
    for comment in header.comments {
        reader.comment(&comment);
    }
    reader.read_moves()?;
    Ok(Some(reader.finish(number, line, begin, skipped)))
}

/// A placeholder game for the errors after the last game.
fn unread_rest<R: BufRead>(lexer: &mut Lexer<R>, number: usize) -> ReadGame {
    let end = lexer.offset();
    let (errors, warnings) = mem::take(&mut lexer.problems).finish(number);
    ReadGame {
        number,
        line: errors.first().map_or(1, |error| error.line),
        bytes: end..end,
        tags: Tags::new(),
        tree: None,
        result: GameResult::Unfinished,
        skipped_lines: 0,
        errors,
        warnings,
    }
}

/// Skips results that stand alone. Returns `false` at the end of the text.
fn skip_results(lexer: &mut Lexer<impl BufRead>) -> io::Result<bool> {
    loop {
        match lexer.next()? {
            None => return Ok(false),
            Some(Token::Result(_) | Token::Star) => {}
            Some(_) => {
                lexer.unread();
                return Ok(true);
            }
        }
    }
}

impl<R: BufRead> GameReader<'_, R> {
    /// Reads the moves, up to the end of the game.
    fn read_moves(&mut self) -> io::Result<()> {
        while self.lexer.skip_space()? && !self.lexer.is_at_tag() {
            let Some(token) = self.lexer.next()? else {
                break;
            };
            let had_star = mem::take(&mut self.has_star);
            let had_number = mem::take(&mut self.has_number);
            match token {
                Token::Move { squares, is_capture } => self.play(&squares, is_capture),
                Token::Number => self.number(had_number),
                Token::Result(result) => self.result(result),
                Token::Star => self.star(had_star, had_number),
                Token::Strength(text) => {
                    let sign = sign_of(text);
                    self.note(|builder| builder.sign(sign));
                }
                Token::Nag(Some(number)) => self.note(|builder| builder.nag(number)),
                Token::Nag(None) => self.unexpected(PdnExpected::Glyph),
                Token::Open => {
                    self.depth += 1;
                    let place = self.lexer.place();
                    if let Some(builder) = &mut self.builder {
                        builder.open(place, &mut self.problems);
                    }
                }
                Token::Close => self.close(),
                Token::Brace => {
                    let comment = self.lexer.comment()?;
                    self.comment(&comment);
                }
                Token::LineComment(text) => {
                    let comment = text.to_owned();
                    self.comment(&comment);
                }
                Token::Setup(text) => {
                    let fen = text.to_owned();
                    self.set_up(&fen);
                }
                Token::Tag { .. } | Token::Unknown => self.unknown(),
            }
            if self.end.is_some() {
                return self.read_remarks();
            }
        }
        self.expect_result();
        Ok(())
    }

    /// Reads what follows the result, up to a blank line or a tag: comments, signs, and the result again. A different
    /// result there is an error.
    fn read_remarks(&mut self) -> io::Result<()> {
        let mut is_repeated = false;
        loop {
            if !is_repeated {
                self.end_of_text = Some((self.lexer.offset(), self.lexer.skipped_lines()));
            }
            is_repeated = false;
            if !self.lexer.skip_space()? || self.lexer.is_after_blank_line() {
                return Ok(());
            }
            match self.lexer.next()? {
                Some(Token::Brace) => {
                    let comment = self.lexer.comment()?;
                    self.comment(&comment);
                }
                Some(Token::LineComment(text)) => {
                    let comment = text.to_owned();
                    self.comment(&comment);
                }
                Some(Token::Strength(text)) => {
                    let sign = sign_of(text);
                    self.note(|builder| builder.sign(sign));
                }
                Some(Token::Nag(Some(number))) => self.note(|builder| builder.nag(number)),
                // Part of the game only with what follows: the game may be rewritten without it.
                Some(Token::Star) => is_repeated = true,
                Some(Token::Result(result)) if Some(result) == self.end => is_repeated = true,
                Some(Token::Result(_)) => {
                    let (place, word) = (self.lexer.place(), self.lexer.token_text());
                    let problem = PdnProblem::unexpected_word(PdnExpected::NextGame, word);
                    self.problems.add(place, problem);
                }
                Some(Token::Unknown) => {
                    let word = self.lexer.token_text().to_owned();
                    if !is_result_word(&word) {
                        self.lexer.unread();
                        return Ok(());
                    }
                    self.comment(&word);
                }
                _ => {
                    self.lexer.unread();
                    return Ok(());
                }
            }
        }
    }

    /// Reports a game that ends because the next one begins, unless there are other errors in it. At the end of the
    /// text the result may be missing.
    fn expect_result(&mut self) {
        let has_moves = self.builder.as_ref().is_some_and(|builder| !builder.is_empty());
        let is_sound = self.problems.is_empty() && self.lexer.problems.is_empty();
        if has_moves && is_sound && self.depth == 0 && !self.has_star && self.lexer.is_at_tag() {
            let place = self.lexer.next_place();
            self.problems.unexpected(place, PdnExpected::EndOfGame, "[");
        }
    }

    fn finish(mut self, number: usize, line: usize, begin: u64, skipped: usize) -> ReadGame {
        self.keep_result_words();
        let has_star = self.has_star;
        let mut tree = None;
        if let Some(mut builder) = self.builder.take() {
            if has_star {
                // It was the end of the game.
                builder.take_back_nag();
            }
            tree = Some(builder.finish(&mut self.problems));
        }
        if tree.as_ref().is_some_and(GameTree::is_empty)
            && self.tags.is_empty()
            && !self.problems.is_empty()
        {
            // Text of another kind.
            tree = None;
        }
        let of_tag = self.tags.get("Result").and_then(GameResult::from_text);
        // Where they differ, the tag counts: any result may stand between games.
        let result = match of_tag {
            Some(tag) if tag != GameResult::Unfinished => tag,
            _ => self.end.unwrap_or(GameResult::Unfinished),
        };
        self.problems.append(&mut self.lexer.problems);
        let end = (self.lexer.offset(), self.lexer.skipped_lines());
        let (end, skipped_lines) = self.end_of_text.unwrap_or(end);
        let (errors, warnings) = self.problems.finish(number);
        ReadGame {
            number,
            line,
            bytes: begin..end,
            tags: self.tags,
            tree,
            result,
            skipped_lines: skipped_lines - skipped,
            errors,
            warnings,
        }
    }

    /// Plays a move, unless it is the result of the tag.
    fn play(&mut self, squares: &Squares, is_capture: bool) {
        if !self.result_words.is_empty() {
            self.report_result_words();
        }
        let known: SmallVec<[Square; 8]> = squares.iter().copied().flatten().collect();
        let missing = squares.iter().position(Option::is_none);
        let builder = self.builder.as_mut().filter(|builder| !builder.is_skipping());
        let is_first = builder.as_ref().is_some_and(|builder| builder.is_empty());
        let problem = match (builder, missing) {
            (None, _) => None,
            (Some(_), Some(index)) => {
                let place = square_in(self.lexer.token_text(), index);
                Some((place, unexpected_square(&self.lexer.token_text()[place..])))
            }
            (Some(builder), None) => match builder.play(&known, is_capture) {
                Ok(()) => return,
                Err(PdnProblem::Move(error @ MoveError::Ambiguous { .. })) => {
                    builder.choose(&known, self.lexer.place(), error);
                    return;
                }
                Err(PdnProblem::Move(error))
                    if builder.is_at_start_of_variation()
                        && builder.answer(Answer {
                            place: self.lexer.place(),
                            text: self.lexer.token_text().to_owned(),
                            error: error.clone(),
                            squares: known.iter().copied().collect(),
                            is_capture,
                        }) =>
                {
                    return;
                }
                Err(PdnProblem::Move(error)) if is_first && self.may_be_8x8(&known) => {
                    let text = self.lexer.token_text().to_owned();
                    Some((0, PdnProblem::OtherBoard { text, error }))
                }
                Err(problem) => Some((0, problem)),
            },
        };
        if self.depth == 0 && self.tags.get("Result") == Some(self.lexer.token_text()) {
            // A nonstandard result is allowed if a tag declares it.
            if self.tags.get("ResultFormat").is_none() {
                let word = self.lexer.token_text();
                let problem = PdnProblem::unexpected_word(PdnExpected::Result, word);
                self.problems.add(self.lexer.place(), problem);
            }
            self.end = Some(GameResult::Unfinished);
        } else if let Some((byte, problem)) = problem {
            let place = self.lexer.place_in_token(byte);
            self.problems.add(place, problem);
            self.note(TreeBuilder::break_line);
        }
    }

    /// Returns `true` if no tag names the kind of game, and the squares are on a board of 8x8.
    fn may_be_8x8(&self, squares: &[Square]) -> bool {
        let is_named =
            ["GameType", "Variant", "Rules"].iter().any(|name| self.tags.get(name).is_some());
        let is_lettered = self.lexer.token_text().starts_with(|c: char| c.is_alphabetic());
        let has_number = |square: &Square| square.number() <= 32;
        let has_letter = |square: &Square| square.row() < 8 && square.column() < 8;
        !is_named
            && if is_lettered {
                squares.iter().all(has_letter)
            } else {
                squares.iter().all(has_number)
            }
    }

    /// Records a forced move, or ends the game. A star directly after a move marks it as forced; after digits that are
    /// no move, it is an error.
    fn star(&mut self, had_star: bool, had_number: bool) {
        if had_number && self.lexer.is_glued() {
            let (place, word) = self.lexer.word();
            let before = word.trim_end_matches('*');
            if before.ends_with(|c: char| c.is_ascii_digit()) {
                self.unreadable(place, &word);
                return;
            }
        }
        if !self.lexer.is_glued() || had_star {
            self.result(GameResult::Unfinished);
            return;
        }
        self.has_star = true;
        self.note(|builder| builder.nag(FORCED_MOVE));
    }

    /// Reads a move number, or dots in its place. A single dot is neither. An unexpected number is an error unless a
    /// move follows, and may itself be a move.
    fn number(&mut self, had_number: bool) {
        let text = self.lexer.token_text();
        if text == "." && !had_number {
            self.unexpected(PdnExpected::Move);
        }
        self.has_number = true;
        let Some(builder) = self.builder.as_mut().filter(|builder| !builder.is_skipping()) else {
            return;
        };
        let text = self.lexer.token_text();
        let digits = text.trim_end_matches(['.', '…']);
        if digits.is_empty() {
            builder.dots();
            return;
        }
        let value = digits.parse().unwrap_or(u32::MAX);
        if builder.number(value) {
            return;
        }
        let moves = moves_of_three_digits(text);
        if builder.play_only(&moves) {
            self.has_number = false;
            return;
        }
        let problem = PdnProblem::unexpected(PdnExpected::Move, text);
        // A number of three digits without a dot may be a move that cannot be played.
        let may_be_move = digits == text && digits.len() > 2 && !builder.is_empty();
        let place = self.lexer.place();
        if may_be_move || self.lexer.is_behind_star() {
            self.problems.add(place, problem);
            builder.break_line();
        } else {
            builder.on_unexpected_number(UnexpectedNumber { value, place, problem });
        }
    }

    /// Ends the game with this result; in a variation, a result is a comment.
    fn result(&mut self, end: GameResult) {
        if self.depth == 0 {
            self.end = Some(end);
        } else {
            let text = self.lexer.token_text().to_owned();
            self.comment(&text);
        }
    }

    fn comment(&mut self, raw: &str) {
        if let Some(builder) = &mut self.builder
            && !builder.comment(raw)
        {
            self.problems.add(self.lexer.place(), PdnProblem::LongText);
        }
    }

    fn close(&mut self) {
        if self.depth == 0 {
            self.unknown();
            return;
        }
        self.keep_result_words();
        self.depth -= 1;
        if let Some(builder) = &mut self.builder {
            builder.close(&mut self.problems);
        }
    }

    fn set_up(&mut self, fen: &str) {
        if let Some(builder) = &mut self.builder
            && !builder.is_skipping()
            && let Err(problem) = builder.set_up(fen)
        {
            builder.break_line();
            self.problems.add(self.lexer.place(), problem);
        }
    }

    /// Keeps the words for the result at the end of the line as a comment.
    fn keep_result_words(&mut self) {
        for (_, word) in self.take_result_words() {
            self.comment(&word);
        }
    }

    /// Reports the words for the result before a move of the line.
    fn report_result_words(&mut self) {
        for (place, word) in self.take_result_words() {
            self.problems.unexpected(place, PdnExpected::Move, &word);
        }
    }

    /// The words for the result in the line that is being read. Leaves those of the lines around it.
    fn take_result_words(&mut self) -> Vec<(TextPosition, String)> {
        let depth = self.depth;
        let words = self.result_words.extract_if(.., |(line, ..)| *line == depth);
        words.map(|(_, place, word)| (place, word)).collect()
    }

    /// Reports a word that cannot be read although it may be a move, and ends the line.
    fn unreadable(&mut self, place: TextPosition, word: &str) {
        if let Some(builder) = &mut self.builder
            && !builder.is_skipping()
        {
            self.problems.unexpected(place, PdnExpected::Move, word);
            builder.break_line();
        }
    }

    /// Reports text that is no token. The line continues, unless the text looks like a move.
    fn unknown(&mut self) {
        let is_read = self.builder.as_ref().is_some_and(|builder| !builder.is_skipping());
        let is_result = is_read && is_result_word(self.lexer.token_text());
        if is_result && self.result_words.len() < MAX_ERRORS {
            let place = self.lexer.place();
            let word = self.lexer.token_text().to_owned();
            self.result_words.push((self.depth, place, word));
            return;
        }
        self.unexpected(PdnExpected::Move);
        let text = self.lexer.token_text();
        let first = text.chars().next();
        let has_digit = text.contains(|c: char| c.is_ascii_digit());
        if has_digit && first.is_some_and(|first| first.is_ascii_alphanumeric()) {
            self.note(TreeBuilder::break_line);
        }
    }

    /// Reports the last token, unless an error has ended the line.
    fn unexpected(&mut self, expected: PdnExpected) {
        if self.builder.as_ref().is_some_and(|builder| !builder.is_skipping()) {
            self.problems.unexpected(self.lexer.place(), expected, self.lexer.token_text());
        }
    }

    /// Updates the tree, if there is one.
    fn note(&mut self, note: impl FnOnce(&mut TreeBuilder)) {
        if let Some(builder) = &mut self.builder {
            note(builder);
        }
    }
}

const FORCED_MOVE: u16 = 7;

fn unexpected_square(text: &str) -> PdnProblem {
    PdnProblem::Unexpected { expected: PdnExpected::Square, found: Found::at_start_of(text) }
}

/// Returns `true` for the words that some programs write for the result at the end of a game: `W+`, `B+`, `=`.
fn is_result_word(text: &str) -> bool {
    matches!(text, "W+" | "B+" | "=")
}

/// The move sign; of longer ones the beginning counts.
fn sign_of(text: &str) -> MoveSign {
    let known = |text: &str| MoveSign::ALL.into_iter().find(|sign| sign.text() == text);
    let begin = known(&text[..text.len().min(2)]);
    begin.or_else(|| known(&text[..1])).unwrap_or(MoveSign::Good)
}
