//! Phrases about faults in files of games.

use super::Localizer;
use crate::notation::pdn::{
    MAX_COMMENT_BYTES, MAX_ERRORS, MAX_LINE_BYTES, MAX_NESTING, MAX_TAGS, MAX_TEXT_BYTES,
    MAX_TURNS, OtherGame, PdnError, PdnExpected, PdnProblem,
};

impl Localizer {
    /// The first fault of a file, and the number of others; `None` if there is none.
    pub fn file_errors(&self, name: &str, errors: &[PdnError]) -> Option<String> {
        let first = errors.first()?;
        let problem = self.pdn_problem(&first.problem);
        let messages = &self.messages;
        let text = messages.file_error(name, first.line, first.column, problem);
        Some(match errors.len() - 1 {
            0 => text,
            others => format!("{text} {}", messages.file_more_errors(others)),
        })
    }

    /// A fault in a file of games.
    pub fn pdn_problem(&self, problem: &PdnProblem) -> String {
        let messages = &self.messages;
        match problem {
            PdnProblem::Unexpected { expected, found } => {
                messages.pdn_unexpected(self.pdn_expected(*expected), self.found_text(found))
            }
            PdnProblem::Move(error) => self.move_error(error),
            PdnProblem::OtherBoard { text, error } => {
                messages.pdn_other_board(text, self.move_error(error))
            }
            PdnProblem::Fen(error) => self.fen_error(error),
            PdnProblem::OtherGame(game) => self.other_game(game),
            PdnProblem::Utf16 => messages.pdn_utf_16(),
            PdnProblem::Answer { error } => messages.pdn_answer(self.move_error(error)),
            PdnProblem::RepeatedTag {
                name,
                kept,
                left_out,
            } => messages.pdn_repeated_tag(name, kept, left_out),
            PdnProblem::BracketedMove { text } => messages.pdn_bracketed_move(text),
            PdnProblem::OpenComment => messages.pdn_open_comment(),
            PdnProblem::OpenVariation => messages.pdn_open_variation(),
            PdnProblem::LongLine => messages.pdn_long_line(MAX_LINE_BYTES),
            PdnProblem::LongComment => messages.pdn_long_comment(MAX_COMMENT_BYTES),
            PdnProblem::LongText => messages.pdn_long_text(MAX_TEXT_BYTES),
            PdnProblem::ManyTags => messages.pdn_many_tags(MAX_TAGS),
            PdnProblem::DeepNesting => messages.pdn_deep_nesting(MAX_NESTING),
            PdnProblem::ManyTurns => messages.pdn_many_turns(MAX_TURNS),
            PdnProblem::ManyErrors => messages.pdn_many_errors(MAX_ERRORS),
            _ => messages.pdn_other(),
        }
    }

    fn pdn_expected(&self, expected: PdnExpected) -> String {
        let messages = &self.messages;
        match expected {
            PdnExpected::Move => messages.pdn_expected_move(),
            PdnExpected::Square => messages.expected_square(),
            PdnExpected::Glyph => messages.pdn_expected_glyph(),
            PdnExpected::Result => messages.pdn_expected_result(),
            PdnExpected::EndOfGame => messages.pdn_expected_end(),
            PdnExpected::NextGame => messages.pdn_expected_next_game(),
            PdnExpected::Tag => messages.pdn_expected_tag(),
            PdnExpected::Escape => messages.pdn_expected_escape(),
            _ => messages.expected_other(),
        }
    }

    /// The reason why a game of another kind is not played.
    fn other_game(&self, game: &OtherGame) -> String {
        let messages = &self.messages;
        match game {
            OtherGame::Known { number, .. } | OtherGame::UnknownType(number) => {
                messages.pdn_other_game(*number, number.to_string())
            }
            OtherGame::InvalidType(found) => messages.pdn_invalid_type(found),
            OtherGame::OtherBoard(found) => messages.pdn_other_size(found),
            OtherGame::Variant(name) => messages.pdn_other_variant(name),
            OtherGame::Rules { expected, found } => messages.pdn_other_rules(*expected, found),
            _ => messages.refused_no_game(),
        }
    }
}
