use std::borrow::Cow;
use std::env;
use std::io::{IsTerminal, stdin, stdout};

use crate::notation::escape_controls;
use crate::platform::terminal_size;
use crate::spelling::ascii;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalCaps {
    /// Width in characters.
    pub width: usize,
    /// Height in lines if long text is paged.
    pub height: Option<usize>,
    pub colors: bool,
    /// If `true`, characters beyond ASCII can be shown.
    pub unicode: bool,
    /// Echo input lines, because they come from a pipe or a file.
    pub echo: bool,
}

impl TerminalCaps {
    /// 100 columns, no colors, no paging.
    pub const PLAIN: TerminalCaps =
        TerminalCaps { width: 100, height: None, colors: false, unicode: true, echo: false };

    /// Detects the terminal. Colors require a terminal without `NO_COLOR` and `TERM=dumb`; characters beyond ASCII
    /// require a UTF-8 locale; the width comes from `COLUMNS` or the terminal.
    pub fn detect() -> TerminalCaps {
        let has_terminal = stdout().is_terminal();
        let has_keyboard = stdin().is_terminal();
        let is_dumb = env::var_os("TERM").is_none_or(|term| term == "dumb");
        let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let size = terminal_size();
        let width = size.map(|(width, _)| width);
        let width = columns_variable().or(width.filter(|&width| width > 0));
        let height = size.map(|(_, height)| height);
        TerminalCaps {
            width: width.unwrap_or(TerminalCaps::PLAIN.width),
            height: height.filter(|&height| height > 0 && has_terminal && has_keyboard),
            colors: has_terminal && !is_dumb && !no_color,
            unicode: has_utf8_locale(),
            echo: !has_keyboard,
        }
    }

    /// Returns the text as the terminal can show it: control characters escaped; in ASCII, accents and typographic
    /// characters replaced and captures written with the `x` that is typed. All text except the boards' colors goes
    /// through here.
    pub(super) fn displayable<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let text = match escape_controls(text) {
            text if text.contains('×') => Cow::Owned(text.replace('×', "x")),
            text => text,
        };
        if self.unicode { text } else { Cow::Owned(self.in_charset(&text).into_owned()) }
    }

    /// Spells the text in ASCII if the terminal shows nothing else.
    pub(super) fn in_charset<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.unicode {
            return Cow::Borrowed(text);
        }
        ascii(text)
    }
}

fn columns_variable() -> Option<usize> {
    let columns = env::var("COLUMNS").ok()?.trim().parse().ok()?;
    (columns > 0).then_some(columns)
}

/// Returns `true` if the locale is UTF-8. Windows has no such setting; its terminals support Unicode.
fn has_utf8_locale() -> bool {
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
