//! Whatever is typed at the text board, on any screen: it goes on to the end of what is typed, and shows only signs
//! the screen has.
//!
//! The first byte says which screen and language, the rest is typed.

#![no_main]

use dames3d::i18n::Language;
use dames3d::terminal::{TerminalCaps, TextBoard};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [kind, typed @ ..] = data else {
        return;
    };
    let language = Language::ALL[usize::from(kind & 1)];
    let screen = TerminalCaps {
        width: [200, 100, 40, 1][usize::from(kind >> 4 & 3)],
        height: (kind & 64 != 0).then_some(5),
        colours: kind & 2 != 0,
        unicode: kind & 4 != 0,
        echo: kind & 8 != 0,
    };
    // What would write a file, or think for a second, is left out.
    let typed: Vec<u8> = typed
        .split_inclusive(|&byte| byte == b'\n')
        .filter(|line| !saves_or_thinks(line))
        .collect::<Vec<_>>()
        .concat();
    let mut output = Vec::new();
    TextBoard::new(&mut output, language, screen)
        .play(&typed[..])
        .expect("nothing fails");
    let output = String::from_utf8(output).expect("UTF-8");
    if !screen.unicode && !screen.echo {
        let beyond = output.chars().find(|sign| !sign.is_ascii());
        assert_eq!(beyond, None, "{output}");
    }
});

fn saves_or_thinks(line: &[u8]) -> bool {
    let line = String::from_utf8_lossy(line).to_lowercase();
    let words = [
        "save",
        "enregistrer",
        "computer",
        "ordinateur",
        "go",
        "move now",
        "jou",
        "hint",
        "conseil",
        "analy",
    ];
    words.iter().any(|word| line.contains(word))
}
