//! Square codes (QR) on a terminal.

use qrcode::{Color, EcLevel, QrCode};

/// The free margin that readers expect, in modules.
const MARGIN: usize = 4;

/// A text as a square code of half blocks, for a terminal with light letters on a dark ground or the other way round:
/// each line sets its own colors. `None` if the text is too long.
pub fn square_code(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let width = code.width();
    let is_dark = |x: usize, y: usize| {
        let inside = |at: usize| at.checked_sub(MARGIN).filter(|&at| at < width);
        match (inside(x), inside(y)) {
            (Some(x), Some(y)) => code[(x, y)] == Color::Dark,
            _ => false,
        }
    };
    let size = width + 2 * MARGIN;
    let mut lines = String::new();
    for y in (0..size).step_by(2) {
        // Black on white, whatever the terminal has.
        lines.push_str("\u{1b}[30;107m");
        for x in 0..size {
            lines.push(match (is_dark(x, y), is_dark(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        lines.push_str("\u{1b}[0m\n");
    }
    Some(lines)
}
