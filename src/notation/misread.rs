use crate::board::Square;

/// Text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {found}")]
pub struct Misread {
    /// The character where reading stopped, counted from 1.
    pub column: usize,
    /// What would have been right there.
    pub expected: &'static str,
    /// What stood there, in quotation marks, or that the text ended.
    pub found: String,
}

/// A text being read from left to right.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, rest: text }
    }

    /// Goes past one of these characters, if the text goes on with one.
    pub(crate) fn take(&mut self, any_of: &[char]) -> Option<char> {
        let next = self
            .rest
            .chars()
            .next()
            .filter(|next| any_of.contains(next))?;
        self.rest = &self.rest[next.len_utf8()..];
        Some(next)
    }

    /// Goes past all characters of this kind that come next, and returns them.
    pub(crate) fn take_while(&mut self, is_of_kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest.trim_start_matches(is_of_kind);
        let taken = &self.rest[..self.rest.len() - rest.len()];
        self.rest = rest;
        taken
    }

    pub(crate) fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start();
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Reads a square's number.
    pub(crate) fn square(&mut self) -> Result<Square, Misread> {
        let before = self.clone();
        let digits = self.take_while(|c| c.is_ascii_digit());
        let square = digits.parse().ok().and_then(Square::from_number);
        square.ok_or_else(|| before.expected("a square from 1 to 50"))
    }

    /// That something else was expected here.
    pub(crate) fn expected(&self, expected: &'static str) -> Misread {
        let column = self.text[..self.text.len() - self.rest.len()]
            .chars()
            .count()
            + 1;
        let is_word = |c: &char| c.is_alphanumeric();
        let mut word: String = self.rest.chars().take_while(is_word).take(12).collect();
        if word.is_empty() {
            word.extend(self.rest.chars().next());
            if word.contains(char::is_control) {
                word = word.escape_debug().to_string();
            }
        }
        let found = if word.is_empty() {
            "the end".to_owned()
        } else {
            format!("“{word}”")
        };
        Misread {
            column,
            expected,
            found,
        }
    }
}
