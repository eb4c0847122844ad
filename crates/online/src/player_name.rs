//! The names of players in a game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::printable;

/// A text that is not a valid player name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected a name of 1 to {} characters, without those that a screen does not show",
    PlayerName::MAX_CHARS
)]
pub struct InvalidName;

/// The name of a player in a game: one line, without characters that act on the text around them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PlayerName(String);

impl PlayerName {
    /// Maximum number of characters.
    pub const MAX_CHARS: usize = 40;

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for PlayerName {
    type Err = InvalidName;

    /// Parses a typed name, with one space between its words.
    ///
    /// ```
    /// use dames3d_online::PlayerName;
    ///
    /// let name: PlayerName = "  Anna   Lee ".parse()?;
    /// assert_eq!(name.as_str(), "Anna Lee");
    /// assert!("\u{202e}annA".parse::<PlayerName>().is_err());
    /// # Ok::<(), dames3d_online::InvalidName>(())
    /// ```
    fn from_str(text: &str) -> Result<PlayerName, InvalidName> {
        // A line end within the name is no space.
        let text = text.trim();
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        let name = words.join(" ");
        let has_letter = name.chars().any(|c| !c.is_whitespace());
        // A longer name, and one with such characters, would be printed differently.
        if has_letter && printable(&name, PlayerName::MAX_CHARS) == name {
            Ok(PlayerName(name))
        } else {
            Err(InvalidName)
        }
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> String {
        name.0
    }
}

impl TryFrom<String> for PlayerName {
    type Error = InvalidName;

    fn try_from(text: String) -> Result<PlayerName, InvalidName> {
        text.parse()
    }
}
