//! Any bytes on the input of `moves --stdin`, in chunks of any size: every line that is not blank is answered by one
//! line of JSON with the text read and the moves or an error.
//!
//! Input: the digit of the variant, the size of a chunk in one byte (a line feed is ten), then the lines.

#![no_main]

use std::io::{self, Read};

use dames3d::notation::{fen, listing};
use dames3d_fuzz::variant;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

const MAX_LINE_LENGTH: usize = 4096;

fuzz_target!(|data: &[u8]| {
    let [variant_sign, at_a_time, input @ ..] = data else {
        return;
    };
    let variant = variant(*variant_sign);
    let pieces = Pieces { rest: input, at_a_time: usize::from(*at_a_time).max(1) };
    let mut output = Vec::new();
    let all_answered = listing::stream(pieces, variant, &mut output).expect("nothing fails");
    let output = String::from_utf8(output).expect("UTF-8");
    assert!(output.is_empty() || output.ends_with('\n'));

    let asked: Vec<&[u8]> =
        input.split(|&byte| byte == b'\n').filter(|line| !is_blank(line)).collect();
    let answers: Vec<&str> = output.lines().collect();
    assert_eq!(answers.len(), asked.len(), "{output}");
    let mut errors = 0;
    for (asked, answer) in asked.into_iter().zip(answers) {
        let answer: Value = serde_json::from_str(answer).expect("JSON");
        let text = answer["fen"].as_str().expect("the text read");
        assert_eq!(answer.as_object().map(|answer| answer.len()), Some(2));
        let Some(asked) = asked_text(asked) else {
            assert!(answer["error"].is_string(), "{answer}");
            errors += 1;
            continue;
        };
        assert_eq!(text, asked);
        match fen::read_position(asked, variant) {
            Ok(_) => {
                let moves = answer["moves"].as_array().expect("the moves");
                let moves: Vec<&str> = moves.iter().filter_map(Value::as_str).collect();
                assert!(moves.is_sorted_by(|one, next| one < next), "{answer}");
            }
            Err(error) => {
                errors += 1;
                assert_eq!(answer["error"], error.to_string());
            }
        }
    }
    assert_eq!(all_answered, errors == 0, "{output}");
});

fn asked_text(line: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(line).ok()?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (line.len() <= MAX_LINE_LENGTH).then_some(text.trim())
}

fn is_blank(line: &[u8]) -> bool {
    asked_text(line).is_some_and(str::is_empty)
}

/// An input that returns at most this number of bytes at a time.
struct Pieces<'a> {
    rest: &'a [u8],
    at_a_time: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let most = into.len().min(self.at_a_time);
        self.rest.read(&mut into[..most])
    }
}
