//! Any text: a valid FEN is written and read back as the same setup; the error of an invalid one points into the text.

#![no_main]

use dames3d::notation::{FenError, fen};
use dames3d::rules::{Position, Variant};
use dames3d_fuzz::assert_points_into;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // A byte-order mark is skipped and does not count as a column.
    let text = text.trim_start_matches('\u{feff}');
    assert_eq!(fen::read(&format!("\u{feff}{text}")), fen::read(text));
    match fen::read(text) {
        Ok(setup) => {
            let written = fen::write(&setup);
            assert_eq!(fen::read(&written).as_ref(), Ok(&setup), "{written}");
            let spaced = format!(" \u{a0}{text}\t");
            assert_eq!(fen::read(&spaced).as_ref(), Ok(&setup), "{spaced:?}");
            for variant in Variant::ALL {
                let Ok(position) = fen::read_position(text, variant) else {
                    continue;
                };
                assert_eq!(position.setup(), setup);
                assert_eq!(fen::read_position(&written, variant), Ok(position));
                let saved = serde_json::to_string(&position).expect("no maps");
                let loaded: Position = serde_json::from_str(&saved).expect("as saved");
                assert_eq!(loaded, position);
            }
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            match &error {
                FenError::Parse(error) => assert_points_into(error, text),
                FenError::DuplicateSquare { column, .. } => {
                    let there = text.chars().nth(column - 1);
                    assert!(
                        there.is_some_and(|sign| sign == 'K' || sign.is_ascii_digit()),
                        "{error}: {there:?}"
                    );
                }
                other => panic!("a setup need not be legal: {other}"),
            }
            for variant in Variant::ALL {
                assert_eq!(fen::read_position(text, variant).as_ref(), Err(&error));
            }
        }
    }
});
