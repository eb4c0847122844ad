//! The program's messages in the players' language.
//!
//! The messages are [Fluent](https://projectfluent.org) files, `assets/languages/*/messages.ftl`, with the same keys in
//! every [`Language`]. `build.rs` turns each message into a function with typed arguments, so that a wrong key or
//! argument does not compile, and a message that nothing uses is a warning. A [`Localizer`] has these functions and
//! phrases for the terms of the game:
//!
//! ```
//! use dames3d::i18n::{Language, Localizer};
//! use dames3d::rules::{Outcome, Side, WinReason};
//!
//! let localizer = Localizer::new(Language::French);
//! let outcome = Outcome::Win { winner: Side::Black, reason: WinReason::Resignation };
//! assert_eq!(localizer.side(Side::Black), "Noirs");
//! assert_eq!(localizer.outcome(&outcome), "Les noirs gagnent\u{202f}: les blancs abandonnent");
//! ```

mod analysis;
mod board_vision;
mod clocks;
mod dates;
#[cfg_attr(
    not(feature = "viewer"),
    allow(dead_code, reason = "messages of the window")
)]
#[allow(missing_docs, unreachable_pub, clippy::all, reason = "generated")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));

    // Generated too, but not needed. Named here so that only messages are reported as unused.
    const _: fn() = || {
        let _ = (L10n::iter(), L10n::load_all());
        let _ = L10nLanguage::new_external(L10n::En, &[]);
    };
}
mod endgames;
mod exercises;
mod language;
mod lessons;
mod levels;
mod numbers;
mod pdn;
mod phrases;
mod refusals;
mod review;
mod setup;
#[cfg(test)]
mod tests;
mod wolf_and_sheep;

use std::fmt;

use generated::L10n;

pub(crate) use generated::L10nLanguage as Messages;
pub use language::{Language, UnknownLanguage};

/// The messages of one language.
pub struct Localizer {
    language: Language,
    /// The messages by their keys, with `_` for `-`.
    pub(crate) messages: Messages,
}

impl Localizer {
    /// Loads the messages of a language.
    pub fn new(language: Language) -> Localizer {
        let messages = match language {
            Language::German => L10n::De,
            Language::English => L10n::En,
            Language::Spanish => L10n::Es,
            Language::French => L10n::Fr,
            Language::Italian => L10n::It,
            Language::Dutch => L10n::Nl,
            Language::Polish => L10n::Pl,
            Language::Portuguese => L10n::Pt,
            Language::Russian => L10n::Ru,
        };
        Localizer {
            language,
            messages: messages.load(),
        }
    }

    /// The language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message without arguments.
    pub fn text(&self, phrase: Phrase) -> String {
        (phrase.0)(&self.messages)
    }
}

/// A message without arguments.
pub(crate) type MessageFn = fn(&Messages) -> String;

/// A message without arguments, whose text [`Localizer::text`] returns.
#[derive(Clone, Copy)]
pub struct Phrase(pub(crate) MessageFn);

impl fmt::Debug for Localizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Localizer").field(&self.language).finish()
    }
}
