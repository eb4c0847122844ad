//! The window as a page: `web/site/loader.js` loads it, gives it the files that it has kept, and keeps those that change.

#![allow(unsafe_code, reason = "wasm_bindgen writes some")]
#![cfg(target_family = "wasm")]

use std::cell::RefCell;
use std::path::PathBuf;

use dames3d::viewer::app::{self, WindowOptions};
use dames3d_platform::{dialogs, fs, is_download};
use js_sys::{Array, Function, Map, Uint8Array};
use wasm_bindgen::prelude::*;
use wgpu::Backends;

thread_local! {
    /// Called when files have changed: values of the browser stay on the thread of the page.
    static ON_CHANGE: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Opens the game in the canvas `#game`.
///
/// `files` maps the paths of the files that were kept to their bytes. `on_change` is called when some have changed, once
/// until they are [taken](take_changes). `game` is a game as PDN to begin with, or empty.
#[wasm_bindgen]
pub fn start(files: &Map, on_change: Function, game: &str) {
    let mut kept = Vec::new();
    files.for_each(&mut |bytes, path| {
        if let (Some(path), Ok(bytes)) = (path.as_string(), bytes.dyn_into::<Uint8Array>()) {
            kept.push((PathBuf::from(path), bytes.to_vec()));
        }
    });
    fs::restore(kept);
    ON_CHANGE.set(Some(on_change));
    fs::notice_changes(|| {
        ON_CHANGE.with_borrow(|on_change| {
            // A page that keeps nothing still plays.
            on_change.as_ref().map(|call| call.call0(&JsValue::NULL));
        });
    });
    let linked = (!game.is_empty()).then(|| dialogs::opened("link.pdn", game.as_bytes()));
    app::run(
        WindowOptions {
            files: linked.flatten().into_iter().collect(),
            ..WindowOptions::from_system()
        },
        Backends::GL,
    );
}

/// Takes the files that have changed: an array of path, bytes or `null` for a file that is gone, and `true` for one to be
/// downloaded, which is not kept.
#[wasm_bindgen]
pub fn take_changes() -> Array {
    let changes = fs::take_changes().into_iter().map(|file| {
        let is_download = is_download(&file.path);
        if is_download {
            // It may be gone already.
            let _ = fs::remove_file(&file.path);
        }
        let path = JsValue::from(file.path.to_string_lossy().as_ref());
        let bytes = file.bytes.as_deref().map(Uint8Array::from);
        let bytes = bytes.map_or(JsValue::NULL, JsValue::from);
        JsValue::from(Array::of3(&path, &bytes, &is_download.into()))
    });
    changes.collect()
}

/// Opens a file that was dropped on the page.
#[wasm_bindgen]
pub fn drop_file(name: &str, bytes: &[u8]) {
    dialogs::drop_file(name, bytes);
}
