//! Memory in large pages, for tables looked up all over.

use std::mem::MaybeUninit;

/// A table of so many entries, each as it is by default, in large pages where the system has them: of a table of
/// hundreds of MiB the processor cannot remember where all the small ones are.
pub(crate) fn large_table<T: Default>(entries: usize) -> Vec<T> {
    let mut table = Vec::with_capacity(entries);
    // Before anything is written: a page is small or large from then on.
    prefer_large_pages(table.spare_capacity_mut());
    table.resize_with(entries, T::default);
    table
}

#[cfg(target_os = "linux")]
fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    /// As large as pages are on most machines. Where they are of another size the system says no, or takes part of
    /// them.
    const LARGE_PAGE: usize = 2 << 20;
    let start = memory.as_mut_ptr().cast::<u8>();
    let to_first = start.align_offset(LARGE_PAGE);
    let bytes = size_of_val(memory).saturating_sub(to_first) / LARGE_PAGE * LARGE_PAGE;
    if bytes == 0 {
        return;
    }
    #[expect(
        unsafe_code,
        reason = "there is no safe way to ask; searches are a quarter faster for it"
    )]
    // SAFETY: the bytes lie within memory borrowed for writing, and the advice leaves what they hold as it is.
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
    fn a_table_of_any_size_has_its_entries_by_default_and_keeps_what_is_written() {
        for entries in [0, 1, 4 << 10, 300_000, 1 << 20] {
            let mut table: Vec<u64> = large_table(entries);
            assert_eq!(table.len(), entries);
            assert!(table.iter().all(|&entry| entry == 0));
            for (place, entry) in (0..).zip(&mut table) {
                *entry = place;
            }
            assert!((0..).zip(&table).all(|(place, &entry)| entry == place));
        }
    }
}
