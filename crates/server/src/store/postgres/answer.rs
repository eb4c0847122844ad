use std::future::Future;
use std::time::Duration;

use crate::store::StoreError;

pub(super) const PATIENCE: Duration = Duration::from_secs(10);

pub(super) fn failed(error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolClosed => StoreError("the store is closed".to_owned()),
        error => StoreError(format!("PostgreSQL: {error}")),
    }
}

/// Waits for an answer of the database, with a timeout.
pub(super) async fn answer<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(answer) => answer.map_err(|error| failed(&error)),
        Err(_) => Err(StoreError(format!(
            "PostgreSQL: expected an answer within {} seconds",
            PATIENCE.as_secs()
        ))),
    }
}
