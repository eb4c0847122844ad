//! The game in words, for players who listen: squares, turns, and answers to questions.
//!
//! The window gives these words to screen readers, and the text board prints them. Questions are typed, in the
//! language of the player or in English: `where white kings`, `row 4`, `lines 28`, `last`, `score`.
//!
//! ```
//! use dames3d_core::game::Game;
//! use dames3d_core::i18n::{Language, Localizer};
//! use dames3d_rules::rules::Variant;
//! use dames3d_core::speech::{Question, Narrator};
//!
//! let (game, localizer) = (Game::new(Variant::International), Localizer::new(Language::English));
//! let narrator = Narrator::new(&game, &localizer);
//! let question = Question::parse("row 5", &localizer).expect("a question").expect("a whole one");
//! assert_eq!(
//!     narrator.answer(question),
//!     "Row 5, from the left: 26, empty; 27, empty; 28, empty; 29, empty; 30, empty"
//! );
//! ```

mod answers;
mod descriptions;

use crate::game::Game;
use crate::i18n::Localizer;

pub use answers::{PIECE_WORDS, Question, QuestionError, SIDE_WORDS};

#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    game: &'a Game,
    localizer: &'a Localizer,
}

impl<'a> Narrator<'a> {
    /// Words about the position shown of this game.
    pub fn new(game: &'a Game, localizer: &'a Localizer) -> Narrator<'a> {
        Narrator { game, localizer }
    }
}
