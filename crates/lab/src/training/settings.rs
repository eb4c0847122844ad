//! The file `settings.json` of a folder: what its games were played with, so that they are not mixed with others.

use std::io;
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::platform::{fs, read_plain_file, write_file};
use crate::rules::Variant;

const SETTINGS: &str = "settings.json";

/// Writes settings into a folder. If it was begun before, checks that `adapt` turns the settings there into these.
pub(super) fn claim<S: Serialize + DeserializeOwned + PartialEq>(
    folder: &Path,
    settings: &S,
    adapt: impl FnOnce(S) -> S,
) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let path = folder.join(SETTINGS);
    if let Some(begun) = read(&path)?
        && adapt(begun) != *settings
    {
        return Err(io::Error::other(format!(
            "{}: these games were played with other settings; use the same settings or another folder",
            path.display()
        )));
    }
    write_file(&path, serde_json::to_string_pretty(settings)? + "\n")
}

/// Returns the variant of the games in a folder, if it has settings.
pub fn variant_in(folder: &Path) -> io::Result<Option<Variant>> {
    #[derive(Deserialize)]
    struct Settings {
        variant: Variant,
    }
    let settings: Option<Settings> = read(&folder.join(SETTINGS))?;
    Ok(settings.map(|settings| settings.variant))
}

fn read<S: DeserializeOwned>(path: &Path) -> io::Result<Option<S>> {
    let Some(bytes) = read_optional(path)? else {
        return Ok(None);
    };
    let settings = serde_json::from_slice(&bytes);
    settings.map(Some).map_err(|error| io::Error::other(format!("{}: {error}", path.display())))
}

/// Reads a file; `None` if it does not exist.
pub(super) fn read_optional(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match read_plain_file(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io::Error::other(format!("{}: {error}", path.display()))),
    }
}
