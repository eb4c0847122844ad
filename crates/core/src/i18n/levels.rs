//! The levels of the computer in words.

use super::{Localizer, MessageFn, Messages};
use crate::engine::Level;

impl Localizer {
    /// A level of the computer: “Level 4”.
    pub fn level(&self, level: Level) -> String {
        self.messages.level(level.number())
    }

    /// The player that a level plays like: “club player”. `docs/strength.md` says how the words were chosen.
    pub fn level_word(&self, level: Level) -> String {
        const WORDS: [MessageFn; 10] = [
            Messages::level_first_steps,
            Messages::level_beginner,
            Messages::level_casual,
            Messages::level_regular,
            Messages::level_club,
            Messages::level_strong_club,
            Messages::level_expert,
            Messages::level_master,
            Messages::level_grandmaster,
            Messages::level_full,
        ];
        WORDS[usize::from(level.number()) - 1](&self.messages)
    }

    /// A level with its word: “Level 4, regular player”.
    pub fn level_in_words(&self, level: Level) -> String {
        self.messages
            .level_in_words(self.level(level), self.level_word(level))
    }
}
