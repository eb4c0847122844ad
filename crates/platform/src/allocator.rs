//! An allocator that ends the program in order when memory runs out.

use std::alloc::{GlobalAlloc, Layout, System};

#[cfg(unix)]
use crate::system::exit_at_once;

/// Size in bytes from which an allocation may fail: tables are allocated so that their owners can report it.
const LARGE: usize = 1 << 20;

/// Uses the system's allocator. If a small allocation fails, nothing can go on: the program ends with a line on
/// standard error and a failure status. The standard library would abort, which looks like a crash.
#[derive(Debug)]
pub struct ExitOnOomAllocator;

#[expect(unsafe_code, reason = "no safe trait replaces the allocator")]
// SAFETY: forwards to the system's allocator with the same arguments.
unsafe impl GlobalAlloc for ExitOnOomAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller upholds the contract of the system's allocator.
        checked(unsafe { System.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        checked(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        checked(unsafe { System.realloc(memory, layout, size) }, size)
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}

/// Returns the memory allocated; does not return on failure, unless the memory is large.
#[inline]
fn checked(memory: *mut u8, size: usize) -> *mut u8 {
    if memory.is_null() && size < LARGE {
        end();
    }
    memory
}

/// Ends the program without allocating, or leaves that to the standard library.
#[cold]
fn end() {
    #[cfg(unix)]
    {
        const LINE: &[u8] = b"error: out of memory\n";
        #[expect(unsafe_code, reason = "the safe functions may allocate")]
        // SAFETY: the line outlives the call.
        unsafe {
            libc::write(libc::STDERR_FILENO, LINE.as_ptr().cast(), LINE.len());
        }
        exit_at_once(1)
    }
}
