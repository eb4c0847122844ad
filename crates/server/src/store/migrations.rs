//! Migrations of a database to the schema of this version.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use super::StoreError;

fn migrator(files: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |&(number, name, text): &(i64, &'static str, &'static str)| {
        let name = Cow::Borrowed(name);
        Migration::new(number, name, MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}

pub(super) fn sqlite() -> Migrator {
    migrator(&[
        (1, "games", include_str!("../../migrations/sqlite/0001_games.sql")),
        (
            2,
            "seats and heartbeat",
            include_str!("../../migrations/sqlite/0002_seats_and_heartbeat.sql"),
        ),
    ])
}

pub(super) fn postgres() -> Migrator {
    migrator(&[
        (1, "games", include_str!("../../migrations/postgres/0001_games.sql")),
        (
            2,
            "seats and heartbeat",
            include_str!("../../migrations/postgres/0002_seats_and_heartbeat.sql"),
        ),
    ])
}

/// The error of a database that could not be migrated to this version.
pub(super) fn failed(place: &str, error: &MigrateError) -> StoreError {
    StoreError(match error {
        MigrateError::VersionMissing(number) => {
            format!(
                "{place}: written by a newer version of the program: expected no migration {number}"
            )
        }
        error => format!("{place}: cannot prepare the tables: {error}"),
    })
}
