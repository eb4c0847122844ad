//! The window as a page: `web/site/loader.js` loads it, passes it the stored files, and stores those that change.

#![allow(unsafe_code, reason = "wasm_bindgen writes some")]
#![cfg(target_family = "wasm")]

pub mod glimpse;

use std::cell::RefCell;

use dames3d::i18n::Language;
use dames3d::viewer::app::{self, WindowOptions};
use dames3d::viewer::kernel::persistence::UserFolders;
use dames3d_platform::{dialogs, fs, notify_messages, take_links};
use js_sys::{Array, Function};
use wasm_bindgen::prelude::*;
use wgpu::Backends;

thread_local! {
    /// Called when files have changed: values of the browser stay on the thread of the page.
    static ON_CHANGE: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Opens the game in the canvas `#game`.
///
/// `files` are the stored files, an array of path and bytes. `on_change` is called when some have changed, once until
/// they are [taken](take_changes). `game` is an initial game as PDN, or empty.
#[wasm_bindgen]
pub fn start(files: &Array, on_change: Function, game: &str) {
    fs::restore_from_page(files);
    ON_CHANGE.set(Some(on_change));
    fs::notice_changes(|| {
        ON_CHANGE.with_borrow(|on_change| {
            // A page that stores nothing still plays.
            on_change.as_ref().map(|call| call.call0(&JsValue::NULL));
        });
    });
    let linked = (!game.is_empty()).then(|| dialogs::opened("link.pdn", Some(game.as_bytes())));
    let options = WindowOptions {
        files: linked.flatten().into_iter().collect(),
        link: take_links().pop(),
        folders: UserFolders::System,
        ..WindowOptions::default()
    };
    let mut app = app::build(options, Backends::GL);
    app.add_plugins(glimpse::plugin);
    app::run_to_end(&mut app);
}

/// Records why the page cannot store files; `undefined` once it can again.
#[wasm_bindgen]
pub fn note_storage_failure(reason: Option<String>) {
    fs::note_failure(reason);
}

/// Marks every file as changed: the browser has lost the stored ones.
#[wasm_bindgen]
pub fn change_all() {
    fs::change_all();
}

/// Takes the files that have changed: an array of path, bytes or `null` for a removed file, and `true` for one to be
/// downloaded, which is not stored.
#[wasm_bindgen]
pub fn take_changes() -> Array {
    fs::changes_for_page()
}

/// Follows a link to a game over a network, also before the game is opened.
#[wasm_bindgen]
pub fn follow_link(link: String) {
    dames3d_platform::follow_link(link);
}

/// Gives the game the messages that it requested by an event `language`, whose detail is the code of the language.
/// `file` is the file of this build.
#[wasm_bindgen]
pub fn add_messages(code: &str, file: Vec<u8>) {
    let language = code.parse::<Language>();
    if language.is_ok_and(|language| language.add_messages(file)) {
        notify_messages();
    }
}

/// Opens a file that was dropped on the page, or reports one that could not be read: it has no bytes.
#[wasm_bindgen]
pub fn drop_file(name: &str, bytes: Option<Vec<u8>>) {
    dialogs::drop_file(name, bytes.as_deref());
}
