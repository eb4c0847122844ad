//! Text from other programs, made safe to print. [`json`](super::json) does the same for JSON; the PDN writer escapes
//! such characters itself.

use std::borrow::Cow;
use std::io::{self, Write};

/// Returns the text in a form that is safe on a terminal: control characters, line ends and characters that reorder or
/// hide text are escaped (`\u{1b}`, `\n`), and text longer than `max_chars` is cut, with `…` at its end.
///
/// Everything from another program goes through here before it is shown or logged: an escape sequence could clear the
/// screen or fake a prompt, and bidirectional controls could make a text read as another (Unicode technical report 36,
/// “Unicode Security Considerations”).
///
/// ```
/// use dames3d_rules::notation::printable;
///
/// assert_eq!(printable("Scan 3.1", 20), "Scan 3.1");
/// assert_eq!(printable("\u{1b}[2Jwon\u{202e}", 20), "\\u{1b}[2Jwon\\u{202e}");
/// assert_eq!(printable("far too long", 8), "far too…");
/// ```
pub fn printable(text: &str, max_chars: usize) -> String {
    let escaped = |c: char| {
        let escape = is_unsafe(c).then(|| c.escape_default());
        let plain = (!is_unsafe(c)).then_some(c);
        escape.into_iter().flatten().chain(plain)
    };
    let mut printed: String = text.chars().flat_map(escaped).take(max_chars + 1).collect();
    if printed.chars().count() > max_chars {
        printed.pop();
        printed.pop();
        printed.push('…');
    }
    printed
}

/// Escapes the characters that a terminal obeys instead of showing: control characters other than line ends and tabs,
/// and bidirectional controls. The text may have any number of lines.
///
/// The last gate before a terminal, behind [`printable`]. [`ControlEscaper`] does the same for an output.
///
/// ```
/// use dames3d_rules::notation::escape_controls;
///
/// assert_eq!(escape_controls("28x19!\n\u{9b}2J"), "28x19!\n\\u{9b}2J");
/// ```
pub fn escape_controls(text: &str) -> Cow<'_, str> {
    let is_escaped = |c: char| acts_on_display(c) && !matches!(c, '\n' | '\t');
    let mut rest = text;
    let mut escaped = String::new();
    while let Some(place) = rest.find(is_escaped) {
        let (before, found) = rest.split_at(place);
        escaped.push_str(before);
        let mut chars = found.chars();
        escaped.extend(chars.by_ref().take(1).flat_map(char::escape_default));
        rest = chars.as_str();
    }
    if rest.len() == text.len() { Cow::Borrowed(text) } else { Cow::Owned(escaped + rest) }
}

/// A writer that escapes what a terminal obeys; see [`escape_controls`]. Invalid UTF-8 becomes U+FFFD.
#[derive(Debug)]
pub struct ControlEscaper<W> {
    output: W,
    /// The first bytes of an incomplete character.
    begun: Vec<u8>,
}

impl<W: Write> ControlEscaper<W> {
    /// Wraps an output.
    pub fn new(output: W) -> ControlEscaper<W> {
        ControlEscaper { output, begun: Vec::new() }
    }
}

impl<W: Write> Write for ControlEscaper<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut text = std::mem::take(&mut self.begun);
        text.extend_from_slice(bytes);
        for chunk in text.utf8_chunks() {
            let escaped = escape_controls(chunk.valid());
            self.output.write_all(escaped.as_bytes())?;
            match str::from_utf8(chunk.invalid()) {
                Ok(_) => {}
                Err(error) if error.error_len().is_none() => self.begun = chunk.invalid().to_vec(),
                Err(_) => self.output.write_all("\u{fffd}".as_bytes())?,
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Returns `true` for a character that acts on the text around it instead of being shown.
fn is_unsafe(c: char) -> bool {
    acts_on_display(c)
        || matches!(
            c,
            // Soft hyphen, Mongolian vowel separator, zero width characters.
            '\u{ad}' | '\u{180e}' | '\u{200b}'..='\u{200d}'
            // Line and paragraph separators, invisible operators.
            | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206f}'
            // Byte-order mark, interlinear annotations, tags.
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
        )
}

/// Returns `true` for a character that a terminal obeys: a control character, or a mark, embedding, override or isolate
/// of the bidirectional algorithm.
pub(super) fn acts_on_display(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}
