//! The folders of a page, among the files in memory.

use std::path::{Path, PathBuf};

use crate::fs;

/// The folder whose files are downloaded.
const DOWNLOADS: &str = "/downloads";

/// Returns the folder of all files.
pub fn home_folder() -> Option<PathBuf> {
    Some(PathBuf::from("/"))
}

/// Returns the folder of the settings.
pub fn settings_folder() -> Option<PathBuf> {
    Some(PathBuf::from("/settings"))
}

/// Returns the folder of the program's data.
pub fn data_folder() -> Option<PathBuf> {
    Some(PathBuf::from("/data"))
}

/// Returns the folder for pictures, that of the downloads.
pub fn pictures_folder() -> Option<PathBuf> {
    fs::create_dir_all(DOWNLOADS).ok()?;
    Some(PathBuf::from(DOWNLOADS))
}

/// Returns `true` if a file of this path is downloaded when it is written, and not there afterward.
pub fn is_download(path: &Path) -> bool {
    path.starts_with(DOWNLOADS)
}
