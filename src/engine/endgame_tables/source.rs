use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use super::{EndgameTableError, EndgameTables, FewKingsRule, default_folder};
use crate::rules::Variant;

/// Where an engine has its tables from. Written as `default`, `none` or the folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TableSource {
    /// From the [`default_folder`], if any are there.
    #[default]
    Default,
    /// It has none.
    Disabled,
    /// From this folder.
    Folder(PathBuf),
}

impl TableSource {
    /// The tables for games of this variant, by its own rules; `None` where there are to be none or, in the default
    /// folder or for a variant that has none, there are none.
    ///
    /// Fails if a file is damaged, or there are none in a folder that was named.
    pub fn open(&self, variant: Variant) -> Result<Option<Arc<EndgameTables>>, EndgameTableError> {
        let folder = match self {
            TableSource::Disabled => None,
            TableSource::Default => default_folder(),
            TableSource::Folder(folder) => Some(folder.clone()),
        };
        let Some(folder) = folder.filter(|_| Variant::STANDARD.contains(&variant)) else {
            return Ok(None);
        };
        let tables = EndgameTables::open(
            &folder,
            variant,
            FewKingsRule::from_draw_rules(&variant.rule_set().draws),
        )?;
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
