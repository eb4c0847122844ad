//! Text from other programs, made safe to print.

/// Returns the text as a terminal may show it: control characters, line ends and the characters that reorder or hide
/// text are written as escapes (`\u{1b}`, `\n`), and of a text longer than `max_chars` only the beginning is kept, with
/// `…` at its end.
///
/// Everything another program sends goes through here before it is shown or logged: an escape sequence could clear the
/// screen or fake a prompt, and bidirectional controls could make a text read as another (Unicode technical report 36,
/// “Unicode Security Considerations”).
///
/// ```
/// use dames3d::notation::printable;
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

/// Returns `true` for a character that acts on the text around it instead of being shown.
fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            // Soft hyphen, Arabic letter mark, Mongolian vowel separator, zero width characters and direction marks.
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            // Line and paragraph separators, bidirectional embeddings, overrides and isolates, invisible operators.
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            // Byte-order mark, interlinear annotations, tags.
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
        )
}
