//! Transposition tables that the system refuses.

use dames3d::engine::{Engine, EngineSettings};
use dames3d::rules::Variant;

/// A pebibyte, more than a process can address.
const TOO_LARGE: usize = 1 << 30;

#[test]
fn a_transposition_table_that_cannot_be_allocated_is_an_error() {
    let settings = EngineSettings::default().with_threads(1);
    let too_large = settings.with_hash_mib(TOO_LARGE);
    let error = Engine::try_new(Variant::International, too_large).expect_err("a pebibyte");
    let message = "could not allocate 1073741824 MiB of memory";
    assert_eq!(error.to_string(), message);
    let small = settings.with_hash_mib(1);
    assert!(Engine::try_new(Variant::International, small).is_ok());
}
