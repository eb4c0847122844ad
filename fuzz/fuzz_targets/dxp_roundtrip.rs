//! Any DamExchange message round-trips, errors point into the message, and only legal moves come out.
//!
//! The input is a drawn position, then a message a line.

#![no_main]

use dames3d::protocols::dxp::{DxpMessage, DxpMove};
use dames3d::rules::{Position, Variant};
use dames3d_fuzz::drawn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((position, rest)) = drawn(data) else {
        return;
    };
    if position.variant() == Variant::International {
        for &mv in &*position.legal_moves() {
            let sent = DxpMessage::Move(DxpMove::new(mv, 7));
            let Ok(DxpMessage::Move(read)) = DxpMessage::decode(sent.encode().as_bytes()) else {
                panic!("{}", sent.encode());
            };
            assert_eq!(read.resolve(&position), Some(mv));
        }
    }
    for bytes in rest.split(|&byte| byte == b'\n') {
        message(bytes, &position);
    }
});

fn message(bytes: &[u8], position: &Position) {
    match DxpMessage::decode(bytes) {
        Ok(message) => {
            let written = message.encode();
            assert!(!written.contains('\0'), "{written:?}");
            let read = DxpMessage::decode(written.as_bytes()).expect("as written");
            assert_eq!(read.encode(), written);
            if let DxpMessage::Move(sent) = message
                && let Some(mv) = sent.resolve(position)
            {
                assert!(position.legal_moves().contains(&mv), "{sent}: {mv:?}");
            }
        }
        Err(error) => {
            assert!((1..=bytes.len() + 1).contains(&error.column), "{error}");
            assert!(!error.found.is_empty(), "{error}");
        }
    }
}
