//! The default folder of tables.

use std::path::PathBuf;

use crate::platform::{data_folder, path_from_env};

/// Returns the folder of the endgame tables: the one `$DAMES3D_TABLES` names, or `tables` in the program's
/// [`data_folder`]. `None` if the user has no home folder.
pub fn default_folder() -> Option<PathBuf> {
    path_from_env("DAMES3D_TABLES").or_else(|| Some(data_folder()?.join("tables")))
}
