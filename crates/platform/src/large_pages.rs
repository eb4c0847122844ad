//! Tables of hundreds of MiB, which are read at random.

use std::mem::MaybeUninit;

use super::AllocationFailed;

/// Allocates a table of default entries, in large pages where the system has them: the processor cannot remember where
/// all the small pages of such a table are.
pub fn large_table<T: Default>(entries: usize) -> Result<Vec<T>, AllocationFailed> {
    let mut table = Vec::new();
    table
        .try_reserve_exact(entries)
        .map_err(|_| AllocationFailed {
            mib: entries.saturating_mul(size_of::<T>()).div_ceil(1 << 20),
        })?;
    // Before the first write, which decides whether a page is small or large.
    prefer_large_pages(table.spare_capacity_mut());
    table.resize_with(entries, T::default);
    Ok(table)
}

#[cfg(target_os = "linux")]
fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    /// The size of large pages on most machines. A system with another size declines the advice, or takes part of it.
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

#[cfg(test)]
mod tests {
    use super::*;

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
