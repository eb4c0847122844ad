//! Files and folders, as in the standard library. On a page they are in memory, and the page stores their changes.

#[cfg(any(test, target_family = "wasm"))]
#[cfg_attr(
    not(target_family = "wasm"),
    allow(dead_code, unreachable_pub, unused_imports, reason = "a page uses all of it")
)]
mod in_memory;

#[cfg(target_family = "wasm")]
mod of_page;

use std::path::Path;

#[cfg(target_family = "wasm")]
pub use in_memory::*;
#[cfg(target_family = "wasm")]
pub(crate) use of_page::take_over;
#[cfg(target_family = "wasm")]
pub use of_page::{changes_for_page, restore_from_page};
#[cfg(not(target_family = "wasm"))]
pub use std::fs::*;

/// Returns `Ok`: a disk reports failures when a file is written.
#[cfg(not(target_family = "wasm"))]
pub fn check_storage() -> std::io::Result<()> {
    Ok(())
}

/// No-op: see [`check_storage`].
#[cfg(not(target_family = "wasm"))]
pub fn on_storage_failure(_: impl Fn() + Send + 'static) {}

/// Returns `true` if there is a file with this path, or a link to one.
pub fn is_file(path: impl AsRef<Path>) -> bool {
    metadata(path).is_ok_and(|found| found.is_file())
}

/// Returns `true` if there is a folder with this path, or a link to one.
pub fn is_folder(path: impl AsRef<Path>) -> bool {
    metadata(path).is_ok_and(|found| found.is_dir())
}
