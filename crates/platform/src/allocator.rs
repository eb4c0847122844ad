//! The allocator of a program that ends in order when memory is used up.

use std::alloc::{GlobalAlloc, Layout, System};

/// Bytes from which an allocation may fail: tables are made so that their owners can report it.
const LARGE: usize = 1 << 20;

/// Allocates as the system does. Where a small allocation fails, nothing could go on: the program ends with a line on
/// standard error and the status of a failure. The standard library would abort, which looks like a crash.
#[derive(Debug)]
pub struct OrderlyAllocator;

#[expect(unsafe_code, reason = "no safe trait replaces the allocator")]
// SAFETY: the allocator of the system does everything, with the same arguments.
unsafe impl GlobalAlloc for OrderlyAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller keeps to what the allocator of the system asks for.
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

/// The memory allocated; does not return if there is none, unless it is large.
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
            libc::_exit(1)
        }
    }
}
