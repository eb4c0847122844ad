//! Files in memory as values of the browser.

use std::path::PathBuf;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

use super::{create_dir_all, is_file, read, remove_file, restore, take_changes, write};
use crate::is_download;

/// Takes the files that have changed: an array of path, bytes or `null` for a removed file, and `true` for one to be
/// downloaded, which is not stored.
pub fn changes_for_page() -> Array {
    let changes = take_changes().into_iter().map(|file| {
        let is_download = is_download(&file.path);
        if is_download {
            // It may be gone already.
            let _ = remove_file(&file.path);
        }
        let path = JsValue::from(file.path.to_string_lossy().as_ref());
        let bytes = file.bytes.as_deref().map(Uint8Array::from);
        let bytes = bytes.map_or(JsValue::NULL, JsValue::from);
        JsValue::from(Array::of3(&path, &bytes, &is_download.into()))
    });
    changes.collect()
}

/// Restores stored files: an array of path and bytes. They do not count as changed.
pub fn restore_from_page(files: &Array) {
    restore(files.iter().filter_map(path_and_bytes));
}

/// Writes files of a worker: an array as of [`changes_for_page`]. They count as changed.
pub(crate) fn take_over(files: &Array) {
    for file in files.iter() {
        let Some((path, bytes)) = path_and_bytes(file) else {
            continue;
        };
        let folder = path.parent().map_or(Ok(()), create_dir_all);
        let is_same = is_file(&path) && read(&path).is_ok_and(|old| old == bytes);
        if folder.is_ok() && !is_same {
            // Fails only where a folder has that name.
            let _ = write(&path, bytes);
        }
    }
}

fn path_and_bytes(file: JsValue) -> Option<(PathBuf, Vec<u8>)> {
    let file: Array = file.dyn_into().ok()?;
    let path = file.get(0).as_string()?;
    let bytes: Uint8Array = file.get(1).dyn_into().ok()?;
    Some((path.into(), bytes.to_vec()))
}
