use std::fmt::{self, Write};

use crate::notation::printable::acts_on_display;
use crate::rules::Side;

/// The tags of a game, names with values, in order: `[Event "World championship"]`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// No tags.
    pub fn new() -> Tags {
        Tags::default()
    }

    /// The value of the first tag with this name, in upper or lower case.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut pairs = self.pairs.iter();
        let found = pairs.find(|(other, _)| other.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// The name of a player, if the tag names one: a question mark says that it is not known.
    pub fn player(&self, side: Side) -> Option<&str> {
        let name = self.get(match side {
            Side::White => "White",
            Side::Black => "Black",
        });
        name.map(str::trim)
            .filter(|name| !name.is_empty() && !name.chars().all(|c| c == '?'))
    }

    /// Sets the value of a tag: of the first with this name, or of a new one at the end.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let mut pairs = self.pairs.iter_mut();
        match pairs.find(|(other, _)| other.eq_ignore_ascii_case(name)) {
            Some((_, old)) => *old = value.into(),
            None => self.push(name, value),
        }
    }

    /// Adds a tag at the end, even if there is one with this name.
    pub fn push(&mut self, name: &str, value: impl Into<String>) {
        self.pairs.push((name.to_owned(), value.into()));
    }

    /// Removes all tags with this name.
    pub fn remove(&mut self, name: &str) {
        self.pairs
            .retain(|(other, _)| !other.eq_ignore_ascii_case(name));
    }

    /// The names and values, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        let pairs = self.pairs.iter();
        pairs.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Number of tags.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Returns `true` if there are no tags.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }
}

impl<N: AsRef<str>, V: Into<String>> FromIterator<(N, V)> for Tags {
    fn from_iter<T: IntoIterator<Item = (N, V)>>(pairs: T) -> Tags {
        let mut tags = Tags::new();
        for (name, value) in pairs {
            tags.push(name.as_ref(), value);
        }
        tags
    }
}

/// The name of a tag as it is written: ASCII letters and digits, beginning with a letter.
pub(super) fn clean_name(name: &str) -> String {
    name.chars()
        .filter(char::is_ascii_alphanumeric)
        .skip_while(char::is_ascii_digit)
        .collect()
}

/// Writes a tag on a line of its own, with quotation marks and backslashes in its value escaped. In place of control
/// characters stand spaces; the controls of the bidirectional algorithm are left out. Writes nothing if the name or the
/// value is empty.
pub(super) fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    // Control characters become spaces, so that they are removed at the ends as well.
    let value = value.replace(char::is_control, " ");
    let value = value.replace(acts_on_display, "");
    let value = value.trim();
    if name.is_empty() || value.is_empty() {
        return Ok(());
    }
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c => f.write_char(c)?,
        }
    }
    f.write_str("\"]\n")
}
