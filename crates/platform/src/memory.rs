//! The machine's memory: its size, tables of hundreds of MiB, which are read at random, and prefetching into the
//! processor's cache.

#[cfg(not(target_family = "wasm"))]
use std::io;
use std::mem::MaybeUninit;
#[cfg(not(target_family = "wasm"))]
use std::sync::atomic::{AtomicBool, Ordering};

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

/// The error for more memory than is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected at most {available_mib} MiB, the memory available")]
pub struct NotEnoughMemory {
    /// The memory available to new programs without swapping, in MiB.
    pub available_mib: u64,
}

/// The error for a table whose memory could not be allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("could not allocate {mib} MiB of memory")]
pub struct AllocationFailed {
    /// The memory requested, in MiB, rounded up.
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

/// Set by [`save_address_space`].
#[cfg(not(target_family = "wasm"))]
static IS_LIMITED: AtomicBool = AtomicBool::new(false);

/// Makes all threads allocate from one heap where the program's address space is limited, as by `ulimit -v`. Otherwise,
/// on Linux, each thread reserves 64 MiB of it or more, and a small allocation finds none left. Threads are then
/// started one after the other, so that each gets its initial memory.
pub fn save_address_space() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        let mut limit =
            libc::rlimit { rlim_cur: libc::RLIM_INFINITY, rlim_max: libc::RLIM_INFINITY };
        #[expect(unsafe_code, reason = "the standard library knows no limits")]
        // SAFETY: the call writes into the structure it is given.
        let result = unsafe { libc::getrlimit(libc::RLIMIT_AS, &raw mut limit) };
        if result == 0 && limit.rlim_cur != libc::RLIM_INFINITY {
            #[expect(unsafe_code, reason = "nor the options of the allocator")]
            // SAFETY: the call takes two numbers and changes where later allocations come from.
            unsafe {
                libc::mallopt(libc::M_ARENA_MAX, 1);
            }
            IS_LIMITED.store(true, Ordering::Relaxed);
        }
    }
}

/// Returns `true` if the program's address space is limited.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn has_limited_memory() -> bool {
    IS_LIMITED.load(Ordering::Relaxed)
}

/// Checks that the system grants this number of bytes in one piece; the allocator might reuse earlier ones.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn check_room(bytes: usize) -> io::Result<()> {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        let (access, kind) = (libc::PROT_NONE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        #[expect(unsafe_code, reason = "the standard library knows no pages of memory")]
        // SAFETY: the pages are new, and given back before anything could be written to them.
        unsafe {
            let room = libc::mmap(std::ptr::null_mut(), bytes, access, kind, -1, 0);
            if room == libc::MAP_FAILED || libc::munmap(room, bytes) != 0 {
                return Err(io::Error::last_os_error());
            }
        }
    }
    #[cfg(not(all(target_os = "linux", target_env = "gnu")))]
    let _ = bytes;
    Ok(())
}

fn available_mib() -> Option<u64> {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let system = System::new_with_specifics(memory).ok()?;
    let available = match system.cgroup_limits() {
        // Not `free_memory`, which counts cached files as used.
        Some(group) => group.total_memory.saturating_sub(group.rss).min(system.available_memory()),
        None => system.available_memory(),
    };
    Some(available >> 20)
}

/// Allocates a table of default entries, in large pages where the system has them: the TLB has no room for all the
/// small pages of such a table.
pub fn large_table<T: Default>(entries: usize) -> Result<Vec<T>, AllocationFailed> {
    let mut table = Vec::new();
    table.try_reserve_exact(entries).map_err(|_| AllocationFailed {
        mib: entries.saturating_mul(size_of::<T>()).div_ceil(1 << 20),
    })?;
    // Before the first write, which decides whether a page is small or large.
    prefer_large_pages(table.spare_capacity_mut());
    table.resize_with(entries, T::default);
    Ok(table)
}

#[cfg(target_os = "linux")]
fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    /// The size of large pages on most machines. A system with another size ignores the advice, or follows it in part.
    const LARGE_PAGE: usize = 2 << 20;
    let start = memory.as_mut_ptr().cast::<u8>();
    let to_first = start.align_offset(LARGE_PAGE);
    let bytes = size_of_val(memory).saturating_sub(to_first) / LARGE_PAGE * LARGE_PAGE;
    if bytes == 0 {
        return;
    }
    #[expect(
        unsafe_code,
        reason = "no safe function gives this advice; it makes searches a quarter faster"
    )]
    // SAFETY: the bytes lie within memory borrowed for writing, and the advice does not change their contents.
    unsafe {
        libc::madvise(start.add(to_first).cast(), bytes, libc::MADV_HUGEPAGE);
    }
}

#[cfg(not(target_os = "linux"))]
fn prefer_large_pages<T>(_memory: &mut [MaybeUninit<T>]) {}

/// Prefetches a value that will be read soon. It only affects speed.
#[inline]
pub fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        #[expect(
            unsafe_code,
            reason = "no safe function prefetches; it makes searches an eighth faster"
        )]
        // SAFETY: every x86-64 processor has the instruction, which writes nothing and faults at no address; this
        // address is that of a living value.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
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

    #[test]
    fn a_table_of_any_size_starts_with_default_entries_and_keeps_what_is_written() {
        for entries in [0, 1, 4 << 10, 300_000, 1 << 20] {
            let mut table: Vec<u64> = large_table(entries).expect("8 MiB at most");
            assert_eq!(table.len(), entries);
            assert!(table.iter().all(|&entry| entry == 0));
            for (index, entry) in (0..).zip(&mut table) {
                *entry = index;
            }
            assert!((0..).zip(&table).all(|(index, &entry)| entry == index));
        }
    }

    #[test]
    fn a_table_that_cannot_be_allocated_is_an_error() {
        for mib in [1 << 28, usize::MAX >> 20] {
            let table = large_table::<u64>(mib << 17);
            assert_eq!(table.err(), Some(AllocationFailed { mib }));
        }
    }
}
