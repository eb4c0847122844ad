//! What the system and the processor are asked about memory.

mod atomic_file;
mod large_pages;
pub(crate) mod lines;
mod prefetch;

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

pub use atomic_file::{AtomicFile, check_writable, write_file};
pub(crate) use large_pages::large_table;
pub(crate) use prefetch::prefetch;

/// Whether the machine has so many mebibytes of memory at all. A table of more than there are ends the program.
pub fn has_room_for(mebibytes: usize) -> bool {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    match System::new_with_specifics(memory) {
        Ok(system) => mebibytes as u64 <= system.total_memory() >> 20,
        // Where the system does not tell, whoever asks knows best.
        Err(_) => true,
    }
}
