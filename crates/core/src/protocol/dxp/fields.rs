use crate::protocol::shown;

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

/// Reads the fields of a message, from left to right.
pub(super) struct FieldReader<'a> {
    rest: &'a [u8],
    column: usize,
}

impl<'a> FieldReader<'a> {
    pub(super) fn new(message: &'a [u8]) -> FieldReader<'a> {
        FieldReader {
            rest: message,
            column: 1,
        }
    }

    /// Reads a text of this many bytes, without the spaces around it.
    pub(super) fn text(
        &mut self,
        width: usize,
        name: &'static str,
    ) -> Result<String, MessageError> {
        let Some((field, rest)) = self.rest.split_at_checked(width) else {
            return Err(self.error(name, "the end"));
        };
        self.rest = rest;
        self.column += width;
        Ok(String::from_utf8_lossy(field).trim().to_owned())
    }

    /// Reads a whole number of this many digits.
    pub(super) fn number(&mut self, width: usize, name: &'static str) -> Result<u16, MessageError> {
        let column = self.column;
        let text = self.text(width, name)?;
        text.parse().map_err(|_| MessageError {
            column,
            expected: name,
            found: format!("“{}”", shown(&text)),
        })
    }

    /// Reads a number that may have a fraction.
    pub(super) fn decimal(
        &mut self,
        width: usize,
        name: &'static str,
    ) -> Result<f64, MessageError> {
        let column = self.column;
        let text = self.text(width, name)?;
        let number = text.parse().ok().filter(|number: &f64| *number >= 0.0);
        number.ok_or_else(|| MessageError {
            column,
            expected: name,
            found: format!("“{}”", shown(&text)),
        })
    }

    /// Reads one of these letters.
    pub(super) fn one_of<T: Copy>(
        &mut self,
        letters: &[(char, T)],
        name: &'static str,
    ) -> Result<T, MessageError> {
        let found = self.rest.first().map(|&byte| char::from(byte));
        let value = letters.iter().find(|(letter, _)| Some(*letter) == found);
        let Some((_, value)) = value else {
            let found = found.map_or_else(
                || "the end".to_owned(),
                |c| format!("“{}”", shown(&c.to_string())),
            );
            return Err(self.error(name, &found));
        };
        self.rest = &self.rest[1..];
        self.column += 1;
        Ok(*value)
    }

    /// Reads the rest of the message.
    pub(super) fn rest(self) -> String {
        String::from_utf8_lossy(self.rest).into_owned()
    }

    /// Checks that the message ends here.
    pub(super) fn end(self) -> Result<(), MessageError> {
        match self.rest.is_empty() {
            true => Ok(()),
            false => Err(self.error("the end of the message", "more")),
        }
    }

    /// The error that something else was expected here.
    pub(super) fn error(&self, expected: &'static str, found: &str) -> MessageError {
        MessageError {
            column: self.column,
            expected,
            found: found.to_owned(),
        }
    }
}

/// Returns a text in exactly this many bytes: cut, or filled with spaces, with `?` for what is not printable ASCII.
pub(super) fn to_width(text: &str, width: usize) -> String {
    let ascii = text.chars().map(to_ascii).take(width).collect::<String>();
    format!("{ascii:width$}")
}

/// Returns `?` for what is not printable ASCII.
pub(super) fn to_ascii(c: char) -> char {
    if c.is_ascii_graphic() || c == ' ' {
        c
    } else {
        '?'
    }
}
