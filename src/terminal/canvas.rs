use std::fmt;

use crate::notation::escape_controls;

/// Style of a character, in the 256-color palette.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CellStyle {
    pub(super) foreground: Option<u8>,
    pub(super) background: Option<u8>,
    pub(super) bold: bool,
}

impl CellStyle {
    pub(super) const PLAIN: CellStyle =
        CellStyle { foreground: None, background: None, bold: false };
    pub(super) const BOLD: CellStyle = CellStyle { bold: true, ..CellStyle::PLAIN };

    pub(super) const fn new(foreground: u8, background: u8) -> CellStyle {
        CellStyle { foreground: Some(foreground), background: Some(background), bold: false }
    }

    pub(super) const fn bold(self) -> CellStyle {
        CellStyle { bold: true, ..self }
    }
}

/// A grid of characters that grows as needed.
#[derive(Clone, Debug, Default)]
pub(super) struct TextCanvas {
    rows: Vec<Vec<(char, CellStyle)>>,
}

impl TextCanvas {
    /// Writes a text over the existing characters, escaping control characters.
    pub(super) fn put(&mut self, row: usize, column: usize, text: &str, style: CellStyle) {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        for (place, character) in (column..).zip(escape_controls(text).chars()) {
            let line = &mut self.rows[row];
            if line.len() <= place {
                line.resize(place + 1, (' ', CellStyle::PLAIN));
            }
            line[place] = (character, style);
        }
    }

    /// Writes a text centered in this many columns.
    pub(super) fn put_centered(
        &mut self,
        row: usize,
        column: usize,
        width: usize,
        text: &str,
        style: CellStyle,
    ) {
        let margin = width.saturating_sub(text.chars().count()) / 2;
        self.put(row, column + margin, text, style);
    }

    /// Renders the rows as lines of text, with or without colors.
    pub(super) fn render(&self, f: &mut impl fmt::Write, colors: bool) -> fmt::Result {
        for row in &self.rows {
            let mut current = CellStyle::PLAIN;
            let is_blank = |(character, style): &(char, CellStyle)| {
                *character == ' ' && (!colors || style.background.is_none())
            };
            let end = row.iter().rposition(|mark| !is_blank(mark));
            for (character, style) in &row[..end.map_or(0, |end| end + 1)] {
                if colors && *style != current {
                    write_style(f, *style)?;
                    current = *style;
                }
                f.write_char(*character)?;
            }
            if current != CellStyle::PLAIN {
                write_style(f, CellStyle::PLAIN)?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

fn write_style(f: &mut impl fmt::Write, style: CellStyle) -> fmt::Result {
    f.write_str("\x1b[0")?;
    if style.bold {
        f.write_str(";1")?;
    }
    if let Some(foreground) = style.foreground {
        write!(f, ";38;5;{foreground}")?;
    }
    if let Some(background) = style.background {
        write!(f, ";48;5;{background}")?;
    }
    f.write_char('m')
}
