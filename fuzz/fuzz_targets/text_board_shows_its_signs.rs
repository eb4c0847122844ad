//! The text board reads any text to its end, on any terminal, and shows only characters that the terminal has.
//!
//! The first byte of the input chooses the terminal and the language; the rest is typed.

#![no_main]

use std::io::Cursor;

use dames3d::i18n::Language;
use dames3d::terminal::{TerminalCaps, TextBoard};
use dames3d_fuzz::may_be_typed;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [kind, typed @ ..] = data else {
        return;
    };
    let language = match (kind & 128, kind & 1) {
        (0, 0) => Language::French,
        (0, _) => Language::English,
        _ => Language::ALL[typed.len() % Language::ALL.len()],
    };
    let caps = TerminalCaps {
        width: [200, 100, 40, 1][usize::from(kind >> 4 & 3)],
        height: (kind & 64 != 0).then_some(5),
        colors: kind & 2 != 0,
        unicode: kind & 4 != 0,
        echo: kind & 8 != 0,
    };
    let typed: Vec<u8> = typed
        .split_inclusive(|&byte| byte == b'\n')
        .filter(|line| may_be_typed(line))
        .collect::<Vec<_>>()
        .concat();
    let mut output = Vec::new();
    TextBoard::new(&mut output, language, caps).play(Cursor::new(typed)).expect("nothing fails");
    let output = String::from_utf8(output).expect("UTF-8");
    if !caps.unicode && !caps.echo {
        let beyond_ascii = output.chars().find(|c| !c.is_ascii());
        assert_eq!(beyond_ascii, None, "{output}");
    }
});
