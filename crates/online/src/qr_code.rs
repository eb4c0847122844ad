//! QR codes, by which a phone reads a link from a screen.

use qrcode::render::unicode::Dense1x2;
use qrcode::{Color, EcLevel};

/// The free margin that readers expect, in modules.
const MARGIN: usize = 4;

/// A QR code, black on white with a free margin.
pub struct QrCode(qrcode::QrCode);

impl QrCode {
    /// The smallest code of a text, for a terminal; `None` if the text is too long.
    pub fn small(text: &str) -> Option<QrCode> {
        QrCode::new(text, EcLevel::L)
    }

    /// A code with stronger error correction; `None` if the text is too long.
    pub fn robust(text: &str) -> Option<QrCode> {
        QrCode::new(text, EcLevel::M)
    }

    fn new(text: &str, level: EcLevel) -> Option<QrCode> {
        qrcode::QrCode::with_error_correction_level(text, level).ok().map(QrCode)
    }

    /// The number of modules on each side, with the margin.
    pub fn size(&self) -> usize {
        self.0.width() + 2 * MARGIN
    }

    /// Returns `true` if the module in this column and row is black. The margin is white.
    pub fn is_dark(&self, x: usize, y: usize) -> bool {
        let inside = |at: usize| at.checked_sub(MARGIN).filter(|&at| at < self.0.width());
        match (inside(x), inside(y)) {
            (Some(x), Some(y)) => self.0[(x, y)] == Color::Dark,
            _ => false,
        }
    }

    /// The code on a terminal, each line with its end. With colors, it is black on white on every terminal.
    pub fn half_blocks(&self, has_colors: bool) -> String {
        let mut renderer = self.0.render::<Dense1x2>();
        let (before, after) = if has_colors {
            ("\u{1b}[30;107m", "\u{1b}[0m\n")
        } else {
            // Most terminals are dark.
            renderer.dark_color(Dense1x2::Light);
            renderer.light_color(Dense1x2::Dark);
            ("", "\n")
        };
        let drawn = renderer.build();
        drawn.lines().flat_map(|line| [before, line, after]).collect()
    }
}
