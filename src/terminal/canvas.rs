use std::fmt;

/// How a character is printed: colours of the 256-colour palette, where any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ink {
    pub(super) fore: Option<u8>,
    pub(super) back: Option<u8>,
    pub(super) bold: bool,
}

impl Ink {
    pub(super) const PLAIN: Ink = Ink {
        fore: None,
        back: None,
        bold: false,
    };
    pub(super) const BOLD: Ink = Ink {
        bold: true,
        ..Ink::PLAIN
    };

    pub(super) const fn of(fore: u8, back: u8) -> Ink {
        Ink {
            fore: Some(fore),
            back: Some(back),
            bold: false,
        }
    }

    pub(super) const fn bold(self) -> Ink {
        Ink { bold: true, ..self }
    }
}

/// A sheet of characters that grows to hold what is put on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    rows: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    /// Writes over what stands there.
    pub(super) fn put(&mut self, row: usize, column: usize, text: &str, ink: Ink) {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        for (place, character) in (column..).zip(text.chars()) {
            let line = &mut self.rows[row];
            if line.len() <= place {
                line.resize(place + 1, (' ', Ink::PLAIN));
            }
            line[place] = (character, ink);
        }
    }

    /// Writes with the text's middle on the middle of so many columns.
    pub(super) fn put_centred(
        &mut self,
        row: usize,
        column: usize,
        width: usize,
        text: &str,
        ink: Ink,
    ) {
        let margin = width.saturating_sub(text.chars().count()) / 2;
        self.put(row, column + margin, text, ink);
    }

    /// The sheet as lines of text, with or without colours.
    pub(super) fn print(&self, f: &mut impl fmt::Write, colours: bool) -> fmt::Result {
        for row in &self.rows {
            let mut current = Ink::PLAIN;
            let is_blank = |(character, ink): &(char, Ink)| {
                *character == ' ' && (!colours || ink.back.is_none())
            };
            let end = row.iter().rposition(|mark| !is_blank(mark));
            for (character, ink) in &row[..end.map_or(0, |end| end + 1)] {
                if colours && *ink != current {
                    change(f, *ink)?;
                    current = *ink;
                }
                f.write_char(*character)?;
            }
            if current != Ink::PLAIN {
                change(f, Ink::PLAIN)?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

fn change(f: &mut impl fmt::Write, ink: Ink) -> fmt::Result {
    f.write_str("\x1b[0")?;
    if ink.bold {
        f.write_str(";1")?;
    }
    if let Some(fore) = ink.fore {
        write!(f, ";38;5;{fore}")?;
    }
    if let Some(back) = ink.back {
        write!(f, ";48;5;{back}")?;
    }
    f.write_char('m')
}
