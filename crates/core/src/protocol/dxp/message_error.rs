/// A mistake in a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {found}")]
pub struct MessageError {
    /// The byte of the mistake, from 1.
    pub column: usize,
    /// The expectation there.
    pub expected: &'static str,
    /// The text found there.
    pub found: String,
}
