//! What the terminal can show.

use std::borrow::Cow;
use std::env;
use std::io::{IsTerminal, stdin, stdout};
use std::process::{Command, Stdio};

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalCaps {
    /// How many characters a line holds.
    pub width: usize,
    /// Whether colours are shown.
    pub colours: bool,
    /// Whether more than ASCII is shown.
    pub unicode: bool,
    /// Whether what is typed must be written too, because it comes from a pipe or a file.
    pub echo: bool,
}

impl TerminalCaps {
    /// Everything but colours, 100 characters wide.
    pub const PLAIN: TerminalCaps = TerminalCaps {
        width: 100,
        colours: false,
        unicode: true,
        echo: false,
    };

    /// The screen this program writes to. Colours only on a terminal, unless `NO_COLOR` is set or `TERM` is
    /// `dumb`; signs beyond ASCII only in a UTF-8 locale; the width from `COLUMNS`, else from the terminal.
    pub fn detect() -> TerminalCaps {
        let is_terminal = stdout().is_terminal();
        let is_dumb = env::var_os("TERM").is_none_or(|term| term == "dumb");
        let no_colour = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let width = columns_variable().or_else(|| is_terminal.then(terminal_width)?);
        TerminalCaps {
            width: width.unwrap_or(TerminalCaps::PLAIN.width),
            colours: is_terminal && !is_dumb && !no_colour,
            unicode: is_utf8(),
            echo: !stdin().is_terminal(),
        }
    }
}

impl TerminalCaps {
    /// The text in letters the screen can show: without accents and typographers' signs where it shows only ASCII.
    pub(super) fn displayable<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.unicode {
            return Cow::Borrowed(text);
        }
        let plain = |letter: char| match letter {
            'à' | 'â' => 'a',
            'ç' => 'c',
            'é' | 'è' | 'ê' | 'ᵉ' => 'e',
            'î' | 'ï' => 'i',
            'ô' => 'o',
            'ù' | 'û' => 'u',
            'À' => 'A',
            'É' | 'Ê' => 'E',
            '’' => '\'',
            '“' | '”' | '«' | '»' => '"',
            '…' => '.',
            '−' | '–' => '-',
            '×' => 'x',
            '\u{a0}' | '\u{202f}' => ' ',
            _ if letter.is_ascii() => letter,
            _ => '?',
        };
        Cow::Owned(text.chars().map(plain).collect())
    }
}

fn columns_variable() -> Option<usize> {
    let columns = env::var("COLUMNS").ok()?.trim().parse().ok()?;
    (columns > 0).then_some(columns)
}

/// Asks `stty`, which every Unix has: the program itself would need unsafe code to ask the system.
fn terminal_width() -> Option<usize> {
    if !cfg!(unix) || !stdin().is_terminal() {
        return None;
    }
    let answer = Command::new("stty")
        .arg("size")
        .stdin(Stdio::inherit())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let answer = String::from_utf8(answer.stdout).ok()?;
    let width = answer.split_whitespace().nth(1)?.parse().ok()?;
    (width > 0).then_some(width)
}

/// Windows has shown Unicode on its terminal for years; elsewhere the locale tells.
fn is_utf8() -> bool {
    if cfg!(windows) {
        return true;
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    let locale = locale.unwrap_or_default().to_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}
