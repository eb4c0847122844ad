//! The choice of tables for an engine.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use super::error::EndgameTableError;
use super::few_kings_rule::FewKingsRule;
use super::tables::EndgameTables;
use crate::platform::{data_folder, path_from_env};
use crate::rules::{DrawRules, Variant};

/// Returns the folder of the endgame tables: the one `$DAMES3D_TABLES` names, or `tables` in the program's
/// [`data_folder`]. `None` if the user has no home folder.
pub fn default_folder() -> Option<PathBuf> {
    path_from_env("DAMES3D_TABLES").or_else(|| Some(data_folder()?.join("tables")))
}

/// The source of an engine's tables. Written as `default`, `none` or a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TableSource {
    /// The [`default_folder`], which may hold none.
    #[default]
    Default,
    /// No tables.
    Disabled,
    /// A folder, which must hold tables.
    Folder(PathBuf),
}

impl TableSource {
    /// Opens the tables for games of this variant under these draw rules. Returns `None` if the source is disabled, if
    /// the default folder holds no tables, or if none exist for the variant.
    ///
    /// # Errors
    /// If a file is damaged, or a folder given by name holds no tables.
    pub fn open(
        &self,
        variant: Variant,
        draws: &DrawRules,
    ) -> Result<Option<Arc<EndgameTables>>, EndgameTableError> {
        let folder = match self {
            TableSource::Disabled => None,
            TableSource::Default => default_folder(),
            TableSource::Folder(folder) => Some(folder.clone()),
        };
        let Some(folder) = folder.filter(|_| Variant::STANDARD.contains(&variant)) else {
            return Ok(None);
        };
        let rule = FewKingsRule::from_draw_rules(draws);
        let tables = EndgameTables::open(&folder, variant, rule)?;
        match (tables.max_pieces(), self) {
            (0, TableSource::Folder(_)) => Err(EndgameTableError::NotFound { folder, variant }),
            (0, _) => Ok(None),
            _ => Ok(Some(Arc::new(tables))),
        }
    }
}

impl fmt::Display for TableSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableSource::Default => f.pad("default"),
            TableSource::Disabled => f.pad("none"),
            TableSource::Folder(folder) => folder.display().fmt(f),
        }
    }
}

/// The name of a folder, which need not be UTF-8, or `default` or `none`.
impl From<OsString> for TableSource {
    fn from(text: OsString) -> TableSource {
        match text.to_str() {
            Some("default") => TableSource::Default,
            Some("none") => TableSource::Disabled,
            _ => TableSource::Folder(text.into()),
        }
    }
}
