//! Every command of the text board with odd arguments is answered, and only with characters that a terminal shows.
//!
//! The first byte chooses the language and whether the lines are echoed. Then two bytes choose the first word of each
//! line; what follows up to the line end is typed behind it.

#![no_main]

use std::io::Cursor;
use std::sync::OnceLock;

use dames3d::i18n::Language;
use dames3d::terminal::{TerminalCaps, TextBoard};
use dames3d_fuzz::may_be_typed;
use libfuzzer_sys::fuzz_target;

/// Returns the output for what is typed.
fn output(language: Language, caps: TerminalCaps, typed: Vec<u8>) -> String {
    let mut output = Vec::new();
    TextBoard::new(&mut output, language, caps).play(Cursor::new(typed)).expect("nothing fails");
    String::from_utf8(output).expect("UTF-8")
}

/// The words of the help in every language, with those in the middle of a line and some that are none.
fn words() -> &'static [String] {
    static WORDS: OnceLock<Vec<String>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let help = |language| output(language, TerminalCaps::PLAIN, "help".into());
        let text = Language::ALL.map(help).concat();
        let mut words: Vec<_> = text
            .split(|c: char| c.is_whitespace() || ",;…«»>".contains(c))
            .filter(|word| word.starts_with(char::is_alphabetic) || word.contains('-'))
            .map(str::to_owned)
            .collect();
        words.sort();
        words.dedup();
        words
    })
}

fuzz_target!(|data: &[u8]| {
    let [kind, lines @ ..] = data else {
        return;
    };
    let caps = TerminalCaps { echo: kind & 2 != 0, ..TerminalCaps::PLAIN };
    let words = words();
    let mut typed = Vec::new();
    for line in lines.split(|&byte| byte == b'\n') {
        let [first, second, rest @ ..] = line else {
            continue;
        };
        let place = usize::from(u16::from_be_bytes([*first, *second])) % words.len();
        let mut line = words[place].clone().into_bytes();
        line.push(b' ');
        line.extend_from_slice(rest);
        line.push(b'\n');
        if may_be_typed(&line) {
            typed.extend(line);
        }
    }
    let language = Language::ALL[usize::from(kind >> 2) % Language::ALL.len()];
    let output = output(language, caps, typed);
    let acts = |c: &char| {
        c.is_control() && *c != '\n'
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    assert_eq!(output.chars().find(acts), None, "{output}");
});
