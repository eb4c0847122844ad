//! Generating moves into a list and playing them allocates nothing.
#![expect(unsafe_code, reason = "a global allocator is an unsafe trait")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use dames3d::rules::{MoveList, Position, Variant};

struct CountingAllocator;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the allocator of the system.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn generating_and_playing_allocate_nothing() {
    for variant in Variant::ALL {
        let mut list = MoveList::new();
        let mut seed = 1_u64;
        let mut captures = 0;
        black_box(Position::start(variant).board());
        let before = ALLOCATIONS.get();
        for _ in 0..20 {
            let mut position = Position::start(variant);
            for _ in 0..200 {
                position.legal_moves_into(&mut list);
                black_box(position.must_capture());
                if list.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let mv = list[(seed >> 33) as usize % list.len()];
                captures += usize::from(mv.is_capture());
                position = position.play(mv);
            }
        }
        assert_eq!(ALLOCATIONS.get(), before, "{variant}");
        assert!(captures > 50 || variant == Variant::WolfAndSheep, "{variant}: {captures}");
    }
}
