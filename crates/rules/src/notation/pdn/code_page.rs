//! Encodings of one byte a character, for texts older than UTF-8.

/// An encoding of text with one byte a character: ASCII, and a character for each byte from 80 to FF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodePage {
    upper: [char; 128],
}

impl CodePage {
    /// Windows-1252, the encoding of Western Europe. Latin-1 is a part of it: its bytes from 80 to 9F are control
    /// characters, which no game has.
    pub const WINDOWS_1252: CodePage = CodePage::new(windows_1252());

    /// The encoding with these characters for the bytes from 80 to FF.
    pub const fn new(upper: [char; 128]) -> CodePage {
        CodePage { upper }
    }

    /// The characters for the bytes from 80 to FF.
    pub const fn upper(&self) -> &[char; 128] {
        &self.upper
    }

    /// Decodes a text; each of its bytes is a character.
    pub(super) fn decode(&self, bytes: &[u8]) -> String {
        let character = |&byte: &u8| match byte {
            0x80.. => self.upper[usize::from(byte & 0x7f)],
            _ => char::from(byte),
        };
        bytes.iter().map(character).collect()
    }
}

const fn windows_1252() -> [char; 128] {
    // The bytes from 80 to 9F; five of them stand for nothing and stay control characters.
    const FIRST: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '\u{2dc}', '™', 'š', '›', 'œ',
        '\u{9d}', 'ž', 'Ÿ',
    ];
    let mut upper = ['\0'; 128];
    let mut index = 0;
    while index < upper.len() {
        upper[index] = match index < FIRST.len() {
            true => FIRST[index],
            false => (0x80 + index as u8) as char,
        };
        index += 1;
    }
    upper
}
