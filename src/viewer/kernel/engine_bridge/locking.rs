//! The lock of the built-in engine, which several threads search with in turn.

use std::sync::{Mutex, MutexGuard};

use crate::players::Computer;

/// Locks the built-in engine. After a search that panicked, it begins anew.
pub(super) fn lock(computer: &Mutex<Computer>) -> MutexGuard<'_, Computer> {
    computer.lock().unwrap_or_else(|poisoned| {
        let mut restarted = poisoned.into_inner();
        *restarted = restarted.restarted();
        computer.clear_poison();
        restarted
    })
}
