use std::io::{self, BufRead};

use super::code_page::CodePage;
use super::game::ReadGame;
use super::game_reader::read_game;
use super::lexer::Lexer;

/// Reads the games of a PDN text one after another. It keeps one line and one game in memory, so a text may be of any
/// length; UTF-8 and Windows-1252, all line ends, PDN 2 and PDN 3.
///
/// It is an iterator of games. An error of the input ends it; errors in a game are in [`ReadGame::errors`], and reading
/// continues after them: the line of moves in which an error stands ends there.
pub struct PdnReader<R> {
    lexer: Lexer<R>,
    /// Number of games read.
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
        PdnReader {
            lexer,
            games: 0,
            has_failed: false,
        }
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
