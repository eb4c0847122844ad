//! The place where a store of a test has its games.

use std::path::Path;
use std::time::Duration;

use dames3d_server::{PostgresStore, SqliteStore, Store, Transfer};
use tempfile::TempDir;

use crate::postgres_server;

/// The number of times that a test looks whether something has happened, a hundredth of a second apart.
const LOOKS: u32 = 6_000;

/// A place that is opened more than once.
pub(crate) enum Place {
    Folder(TempDir),
    Database(String),
}

impl Place {
    /// A new data folder.
    pub(crate) fn folder() -> Place {
        Place::Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    /// A new database of PostgreSQL.
    pub(crate) async fn database() -> Place {
        Place::Database(postgres_server::new_database().await)
    }

    /// The folder.
    pub(crate) fn path(&self) -> &Path {
        match self {
            Place::Folder(folder) => folder.path(),
            Place::Database(address) => panic!("expected a folder, found {address}"),
        }
    }

    /// The address of the database.
    pub(crate) fn address(&self) -> &str {
        match self {
            Place::Folder(folder) => {
                panic!("expected a database, found {}", folder.path().display())
            }
            Place::Database(address) => address,
        }
    }

    /// Opens the store.
    pub(crate) async fn open(&self) -> Box<dyn Transfer> {
        match self {
            Place::Folder(folder) => {
                Box::new(SqliteStore::open(folder.path()).await.expect("a store"))
            }
            Place::Database(address) => {
                Box::new(PostgresStore::open(address).await.expect("a store"))
            }
        }
    }

    /// Opens the store after it was dropped: a writer that still works holds the folder.
    pub(crate) async fn reopen(&self) -> Box<dyn Transfer> {
        if let Place::Folder(folder) = self {
            wait_for(async || match SqliteStore::open(folder.path()).await {
                Ok(store) => {
                    store.close().await.expect("closed");
                    true
                }
                Err(error) => {
                    assert!(error.to_string().contains("in use by"), "{error}");
                    false
                }
            })
            .await;
        }
        self.open().await
    }
}

/// Waits until this is so.
pub(crate) async fn wait_for(mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..LOOKS {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("waited in vain");
}
