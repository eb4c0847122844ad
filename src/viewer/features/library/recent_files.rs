//! The files that were opened or saved last.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::preferences::Preferences;
use crate::viewer::kernel::kept::KeptPreference;

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

impl KeptPreference for RecentFiles {
    fn read(preferences: &Preferences) -> RecentFiles {
        RecentFiles::new(preferences.recent_files.iter().map(Into::into))
    }

    fn note(&self, preferences: &mut Preferences) {
        let paths = self.0.iter().filter_map(|path| path.to_str());
        preferences.recent_files = paths.map(str::to_owned).collect();
    }
}
