//! The files that were opened or saved last.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::viewer::kernel::persistence::Persist;

/// Number of files that are remembered.
const MAX: usize = 8;

/// The files that were opened or saved last, the latest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentFiles(Vec<PathBuf>);

impl RecentFiles {
    /// The files with these paths.
    pub fn new(paths: impl IntoIterator<Item = PathBuf>) -> RecentFiles {
        RecentFiles(paths.into_iter().take(MAX).collect())
    }

    pub fn paths(&self) -> &[PathBuf] {
        &self.0
    }

    /// Puts a file first.
    pub fn add(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.0.retain(|other| *other != path);
        self.0.insert(0, path);
        self.0.truncate(MAX);
    }
}

pub(super) fn plugin(app: &mut App) {
    // A path that is no text is not kept.
    app.persist_as::<RecentFiles, Vec<String>>(
        "recent-files",
        |_, paths| RecentFiles::new(paths.into_iter().map(PathBuf::from)),
        |now| {
            let paths = now.of::<RecentFiles>().paths().iter();
            paths
                .filter_map(|path| path.to_str().map(str::to_owned))
                .collect()
        },
    );
}
