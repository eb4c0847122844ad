use std::env;
use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

/// Where tables are unless the player says otherwise: the folder `$DAMES3D_TABLES` names, or `dames3d/tables` where the
/// system keeps data, which is `$XDG_DATA_HOME` or `~/.local/share` on Linux, `~/Library/Application Support` on macOS
/// and `%APPDATA%` on Windows. `None` if the user has no home.
pub fn default_folder() -> Option<PathBuf> {
    let named = env::var_os("DAMES3D_TABLES").filter(|name| !name.is_empty());
    named.map(PathBuf::from).or_else(|| {
        let system = choose_native_strategy().ok()?;
        Some(system.data_dir().join("dames3d").join("tables"))
    })
}
