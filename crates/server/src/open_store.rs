//! Where the games of a server are kept.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use crate::memory_store::MemoryStore;
use crate::store::{Store, StoreError};

/// Where the games of a server are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Data {
    /// In a folder of this machine, which one server has for itself.
    Folder(PathBuf),
    /// In a PostgreSQL database at this address, which several servers may share.
    Postgres(String),
}

impl Data {
    /// Returns `true` if no other server has the same games.
    pub const fn is_own(&self) -> bool {
        matches!(self, Data::Folder(_))
    }
}

// The address of a database has its password.
impl fmt::Debug for Data {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Data::Folder(folder) => formatter.debug_tuple("Folder").field(folder).finish(),
            Data::Postgres(_) => formatter.write_str("Postgres(…)"),
        }
    }
}

impl FromStr for Data {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Data, Infallible> {
        let is_database = text.starts_with("postgres://") || text.starts_with("postgresql://");
        Ok(if is_database {
            Data::Postgres(text.to_owned())
        } else {
            Data::Folder(text.into())
        })
    }
}

/// Opens the store of the games.
// Temporary: games are kept in memory until the stores on disk are there.
pub(crate) async fn open_store(_data: &Data) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(MemoryStore::default()))
}
