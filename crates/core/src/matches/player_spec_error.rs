use crate::protocol::dxp::AddressError;

/// An error in the text of a [`PlayerSpec`](super::PlayerSpec).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerSpecError {
    /// The text does not begin with a kind of player.
    #[error("expected self, hub or dxp first, found “{0}”")]
    UnknownKind(String),
    /// A word is not a setting.
    #[error("expected settings such as time=0.5, found “{0}”")]
    NotASetting(String),
    /// This kind of player does not have this setting.
    #[error("unknown setting “{name}”: expected {expected}", expected = expected.join(", "))]
    UnknownSetting {
        /// The name given.
        name: String,
        /// The settings of this kind of player.
        expected: Vec<&'static str>,
    },
    /// The value is not one of this setting.
    #[error("{name}: expected {expected}, found “{found}”")]
    InvalidValue {
        /// The setting.
        name: &'static str,
        /// The values it accepts.
        expected: String,
        /// The value given.
        found: String,
    },
    /// The value is not an address.
    #[error("{name}: {error}")]
    InvalidAddress {
        /// The setting.
        name: &'static str,
        /// The error in the address.
        error: AddressError,
    },
    /// A quotation mark is not closed, or nothing follows a backslash.
    #[error("expected a closing quotation mark, found the end")]
    UnclosedQuote,
    /// The program to start is missing.
    #[error("expected “--” and a program with its arguments, found the end")]
    MissingProgram,
}
