use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use super::{Endings, Tables, TablesError, default_folder};
use crate::rules::Variant;

/// Where an engine has its tables from. Written as `default`, `none` or the folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// From the [`default_folder`], if any are there.
    #[default]
    Default,
    /// It has none.
    Nowhere,
    /// From this folder.
    Folder(PathBuf),
}

impl Source {
    /// The tables for games of this variant, by its own rules; `None` where there are to be none or, in the default
    /// folder or for a variant that has none, there are none.
    ///
    /// Fails if a file is damaged, or there are none in a folder that was named.
    pub fn open(&self, variant: Variant) -> Result<Option<Arc<Tables>>, TablesError> {
        let folder = match self {
            Source::Nowhere => None,
            Source::Default => default_folder(),
            Source::Folder(folder) => Some(folder.clone()),
        };
        let Some(folder) = folder.filter(|_| Variant::PLAIN.contains(&variant)) else {
            return Ok(None);
        };
        let tables = Tables::open(&folder, variant, Endings::under(&variant.rule_set().draws))?;
        match (tables.most_pieces(), self) {
            (0, Source::Folder(_)) => Err(TablesError::NotThere { folder, variant }),
            (0, _) => Ok(None),
            _ => Ok(Some(Arc::new(tables))),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Default => f.pad("default"),
            Source::Nowhere => f.pad("none"),
            Source::Folder(folder) => folder.display().fmt(f),
        }
    }
}

impl FromStr for Source {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Source, Infallible> {
        Ok(match text {
            "default" => Source::Default,
            "none" => Source::Nowhere,
            folder => Source::Folder(folder.into()),
        })
    }
}
