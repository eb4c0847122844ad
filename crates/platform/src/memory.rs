//! The machine's memory.

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

/// More memory was asked for than is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected at most {available_mib} MiB, the memory available")]
pub struct NotEnoughMemory {
    /// The memory that new programs can have without swapping, in MiB.
    pub available_mib: u64,
}

/// The memory of a table could not be allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("could not allocate {mib} MiB of memory")]
pub struct AllocationFailed {
    /// The memory asked for, in MiB, rounded up.
    pub mib: usize,
}

/// Checks that this many mebibytes are available: by the system and, on Linux, within the limits of the control group
/// the program runs in. On a system that reports neither, every number passes.
///
/// Memory that passes may be taken by another program a moment later, so allocating it can fail nevertheless.
pub fn check_memory(mebibytes: usize) -> Result<(), NotEnoughMemory> {
    match available_mib() {
        Some(available_mib) if mebibytes as u64 > available_mib => {
            Err(NotEnoughMemory { available_mib })
        }
        _ => Ok(()),
    }
}

/// Has all threads allocate from one heap where the program's address space is limited, as by `ulimit -v`. Otherwise, on
/// Linux, each thread reserves 64 MiB of it or more, and a small allocation finds none left.
pub fn save_address_space() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        let mut limit = libc::rlimit {
            rlim_cur: libc::RLIM_INFINITY,
            rlim_max: libc::RLIM_INFINITY,
        };
        #[expect(unsafe_code, reason = "the standard library knows no limits")]
        // SAFETY: the call writes into the structure it is given.
        let result = unsafe { libc::getrlimit(libc::RLIMIT_AS, &raw mut limit) };
        if result == 0 && limit.rlim_cur != libc::RLIM_INFINITY {
            #[expect(unsafe_code, reason = "nor the options of the allocator")]
            // SAFETY: the call takes two numbers and changes where later allocations come from.
            unsafe {
                libc::mallopt(libc::M_ARENA_MAX, 1);
            }
        }
    }
}

fn available_mib() -> Option<u64> {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let system = System::new_with_specifics(memory).ok()?;
    let available = match system.cgroup_limits() {
        // Not `free_memory`, which counts cached files as used.
        Some(group) => group
            .total_memory
            .saturating_sub(group.rss)
            .min(system.available_memory()),
        None => system.available_memory(),
    };
    Some(available >> 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mebibyte_is_available_and_a_pebibyte_is_not() {
        assert_eq!(check_memory(1), Ok(()));
        let NotEnoughMemory { available_mib } = check_memory(1 << 30).expect_err("a pebibyte");
        assert!((1..1 << 30).contains(&available_mib));
        assert!(check_memory(available_mib as usize / 2).is_ok());
    }
}
