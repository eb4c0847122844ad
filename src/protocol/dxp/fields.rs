use super::MessageError;

/// The fields of a message, from left to right.
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

    /// A field of so many bytes.
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

    pub(super) fn number(&mut self, width: usize, name: &'static str) -> Result<u16, MessageError> {
        let before = self.column;
        let text = self.text(width, name)?;
        text.parse().map_err(|_| MessageError {
            column: before,
            expected: name,
            found: format!("“{text}”"),
        })
    }

    /// A number that may have a fraction.
    pub(super) fn decimal(
        &mut self,
        width: usize,
        name: &'static str,
    ) -> Result<f64, MessageError> {
        let before = self.column;
        let text = self.text(width, name)?;
        let number = text.parse().ok().filter(|number: &f64| *number >= 0.0);
        number.ok_or_else(|| MessageError {
            column: before,
            expected: name,
            found: format!("“{text}”"),
        })
    }

    /// One of these letters.
    pub(super) fn one_of<T: Copy>(
        &mut self,
        letters: &[(char, T)],
        name: &'static str,
    ) -> Result<T, MessageError> {
        let found = self.rest.first().map(|&byte| char::from(byte));
        let value = letters.iter().find(|(letter, _)| Some(*letter) == found);
        let Some((_, value)) = value else {
            let found = found.map_or_else(|| "the end".to_owned(), |c| format!("“{c}”"));
            return Err(self.error(name, &found));
        };
        self.rest = &self.rest[1..];
        self.column += 1;
        Ok(*value)
    }

    /// All that is left.
    pub(super) fn rest(self) -> String {
        String::from_utf8_lossy(self.rest).into_owned()
    }

    pub(super) fn end(self) -> Result<(), MessageError> {
        match self.rest.is_empty() {
            true => Ok(()),
            false => Err(self.error("the end of the message", "more")),
        }
    }

    pub(super) fn error(&self, expected: &'static str, found: &str) -> MessageError {
        MessageError {
            column: self.column,
            expected,
            found: found.to_owned(),
        }
    }
}

/// A text in so many bytes: cut off or filled with spaces, what is not ASCII as `?`.
pub(super) fn to_width(text: &str, width: usize) -> String {
    let ascii = text.chars().map(to_ascii).take(width).collect::<String>();
    format!("{ascii:width$}")
}

/// What is not printable ASCII as `?`.
pub(super) fn to_ascii(c: char) -> char {
    if c.is_ascii_graphic() || c == ' ' {
        c
    } else {
        '?'
    }
}
