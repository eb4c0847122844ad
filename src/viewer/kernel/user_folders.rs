//! The folders of the player, in which features find their files.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::archive::Archive;
use crate::engine::endgame_tables::default_folder;
use crate::platform::{UserData, UserFile, pictures_folder};
use crate::preferences::PreferencesFile;

/// The folders of the player. The window reads and writes in no others, unless a player chooses a file.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum UserFolders {
    /// No folders: everything is forgotten at the end of the session.
    #[default]
    None,
    /// The folders of the system's user, and the places that environment variables name.
    System,
    /// This folder for everything.
    In(PathBuf),
}

impl UserFolders {
    /// The file of a feature.
    pub fn file<T: UserData>(&self) -> Option<UserFile<T>> {
        match self {
            UserFolders::None => None,
            UserFolders::System => UserFile::from_system(),
            UserFolders::In(folder) => Some(UserFile::new(folder.join(T::FILE_NAME))),
        }
    }

    /// The settings file.
    pub fn settings(&self) -> Option<PreferencesFile> {
        match self {
            UserFolders::None => None,
            UserFolders::System => PreferencesFile::from_system(),
            UserFolders::In(folder) => Some(PreferencesFile::new(folder.join("settings.json"))),
        }
    }

    /// The archive in which games are kept and listed.
    pub fn archive(&self) -> Option<Archive> {
        match self {
            UserFolders::None => None,
            UserFolders::System => Archive::from_system(),
            UserFolders::In(folder) => Some(Archive::in_folder(folder.join("games"))),
        }
    }

    /// The folder of the endgame tables.
    pub fn endgame_tables(&self) -> Option<PathBuf> {
        match self {
            UserFolders::None => None,
            UserFolders::System => default_folder(),
            UserFolders::In(folder) => Some(folder.join("tables")),
        }
    }

    /// The folder in which pictures are saved.
    pub fn pictures(&self) -> Option<PathBuf> {
        match self {
            UserFolders::None => None,
            UserFolders::System => pictures_folder(),
            UserFolders::In(folder) => Some(folder.clone()),
        }
    }
}
