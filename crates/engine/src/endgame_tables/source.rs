//! The choice of tables for an engine.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use super::error::EndgameTableError;
use super::few_kings_rule::FewKingsRule;
use super::folder::default_folder;
use super::tables::EndgameTables;
use crate::rules::{DrawRules, Variant};

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

impl FromStr for TableSource {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<TableSource, Infallible> {
        Ok(match text {
            "default" => TableSource::Default,
            "none" => TableSource::Disabled,
            folder => TableSource::Folder(folder.into()),
        })
    }
}
