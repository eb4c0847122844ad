//! The storage location of a server's games.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use crate::store::{
    Copied, NoSignal, PostgresStore, Signal, SqliteStore, Store, StoreError, Transfer, copy_games,
};

/// The storage location of a server's games.
#[derive(Clone, PartialEq, Eq)]
pub enum Data {
    /// In a folder of this machine, for one server alone.
    Folder(PathBuf),
    /// In a PostgreSQL database at this address, which several servers may share.
    Postgres(String),
}

impl Data {
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
        Ok(if is_database { Data::Postgres(text.to_owned()) } else { Data::Folder(text.into()) })
    }
}

/// A store, and the hints of the other servers that share it.
pub(crate) struct OpenStore {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) signal: Arc<dyn Signal>,
}

pub(crate) async fn open_store(data: &Data) -> Result<OpenStore, StoreError> {
    match data {
        Data::Folder(folder) => Ok(OpenStore {
            store: Arc::new(SqliteStore::open(folder).await?),
            signal: Arc::new(NoSignal),
        }),
        Data::Postgres(address) => {
            let store = PostgresStore::open(address).await?;
            if let Some(warning) = store.durability_warning().await? {
                tracing::warn!("{warning}");
            }
            let signal = Arc::new(store.signal().await?);
            Ok(OpenStore { store: Arc::new(store), signal })
        }
    }
}

/// Opens a store that games are copied to.
async fn open_target(data: &Data) -> Result<Arc<dyn Transfer>, StoreError> {
    Ok(match data {
        Data::Folder(folder) => Arc::new(SqliteStore::open(folder).await?),
        Data::Postgres(address) => Arc::new(PostgresStore::open(address).await?),
    })
}

/// Opens a store that games are copied from. A folder must have some: its name may be mistyped.
async fn open_source(data: &Data) -> Result<Arc<dyn Transfer>, StoreError> {
    match data {
        Data::Folder(folder) => Ok(Arc::new(SqliteStore::open_existing(folder).await?)),
        Data::Postgres(_) => open_target(data).await,
    }
}

/// Two stores, to copy games from one to the other.
pub(crate) struct OpenStores {
    from: Arc<dyn Transfer>,
    to: Arc<dyn Transfer>,
}

pub(crate) async fn open_both(from: &Data, to: &Data) -> Result<OpenStores, StoreError> {
    Ok(OpenStores { from: open_source(from).await?, to: open_target(to).await? })
}

impl OpenStores {
    /// Copies all games, as [`copy_games`] does, and calls `progress` after every few.
    pub(crate) async fn copy(self, progress: impl FnMut(Copied)) -> Result<Copied, StoreError> {
        let copied = copy_games(&*self.from, &*self.to, progress).await?;
        self.from.close().await?;
        self.to.close().await?;
        Ok(copied)
    }
}
