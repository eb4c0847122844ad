#[cfg(any(unix, windows))]
use std::ffi::OsString;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// A path that is written exactly, whatever the system allows in one.
///
/// Elsewhere than on Unix and Windows a path is Unicode, and written as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ExactPath(Written);

#[cfg(any(unix, windows))]
type Written = OsString;
#[cfg(not(any(unix, windows)))]
type Written = String;

impl From<PathBuf> for ExactPath {
    fn from(path: PathBuf) -> ExactPath {
        let name = path.into_os_string();
        #[cfg(not(any(unix, windows)))]
        let name = name.to_string_lossy().into_owned();
        ExactPath(name)
    }
}

impl From<ExactPath> for PathBuf {
    fn from(ExactPath(name): ExactPath) -> PathBuf {
        name.into()
    }
}
