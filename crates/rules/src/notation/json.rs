//! JSON that is safe to print: characters that act on a terminal are escaped, `\\u009b`, so that a reader gets the same
//! text.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use super::printable::acts_on_display;

/// Writes a value as JSON on a line of its own.
pub fn write_line(mut output: impl Write, value: &impl Serialize) -> io::Result<()> {
    value.serialize(&mut Serializer::with_formatter(&mut output, Escaping))?;
    output.write_all(b"\n")
}

/// Returns a value as JSON on one line.
///
/// # Errors
/// If the value has a map with keys other than strings.
pub fn to_string(value: &impl Serialize) -> serde_json::Result<String> {
    let mut text = Vec::new();
    value.serialize(&mut Serializer::with_formatter(&mut text, Escaping))?;
    // JSON is UTF-8.
    String::from_utf8(text).map_err(serde::ser::Error::custom)
}

/// Writes JSON without spaces, and with escapes for characters that act on a terminal.
struct Escaping;

impl Formatter for Escaping {
    /// Writes a part of a string that JSON needs no escape for.
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        let mut rest = fragment;
        while let Some(place) = rest.find(acts_on_display) {
            let (before, found) = rest.split_at(place);
            writer.write_all(before.as_bytes())?;
            let mut chars = found.chars();
            for c in chars.by_ref().take(1) {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    write!(writer, "\\u{unit:04x}")?;
                }
            }
            rest = chars.as_str();
        }
        writer.write_all(rest.as_bytes())
    }
}
