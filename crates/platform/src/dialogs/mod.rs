//! The system's own dialogs for files.

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod page;

use std::path::PathBuf;

#[cfg(not(target_family = "wasm"))]
pub use desktop::{
    choose_files, choose_new_file, has_dialogs, on_drop, remove_opened, take_dropped,
};
#[cfg(target_family = "wasm")]
pub use page::{
    choose_files, choose_new_file, drop_file, has_dialogs, on_drop, opened, remove_opened,
    take_dropped,
};

/// The texts and the initial choice of a dialog.
#[derive(Clone, Debug, Default)]
pub struct FileDialog {
    pub title: String,
    /// The description of the files to choose, and their extensions.
    pub filter: (&'static str, &'static [&'static str]),
    /// The folder it shows first.
    pub folder: Option<PathBuf>,
    pub file_name: String,
}
