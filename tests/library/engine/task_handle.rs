//! Searches on a thread of their own: events, results, stopping, panics.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use dames3d::engine::{Limits, SearchInfo, SearchPosition, TaskFailed, TaskHandle};
use dames3d::rules::{Position, Variant};

use super::engine;
use crate::patience::{HANG, wait_for, wait_until, without_hanging};

fn start() -> SearchPosition {
    SearchPosition::new(Position::start(Variant::International))
}

/// An endless search that sends each depth's result.
fn endless_search() -> TaskHandle<SearchInfo, SearchInfo> {
    TaskHandle::spawn(|task| {
        let mut engine = engine(Variant::International, 1);
        let on_info = &mut |info: &SearchInfo| task.send(info.clone());
        engine.search(&start(), Limits::default(), task.stop_flag(), on_info)
    })
}

/// Waits for the next event.
fn next_event<E: Send, T: Send>(search: &mut TaskHandle<E, T>) -> E {
    wait_for("an event", || search.try_event())
}

#[test]
fn events_arrive_in_order_and_a_stopped_search_returns_its_move() {
    let mut search = endless_search();
    let depths = [(); 3].map(|()| next_event(&mut search).depth);
    assert_eq!(depths, [1, 2, 3]);
    assert!(!search.is_finished());
    search.stop();
    let info = search.join().expect("no panic");
    assert!(info.best_move().is_some());
}

#[test]
fn every_event_has_arrived_when_the_search_is_finished() {
    let mut search = TaskHandle::spawn(|task| (0..5).for_each(|number| task.send(number)));
    while !search.is_finished() {
        thread::yield_now();
    }
    let events: Vec<i32> = std::iter::from_fn(|| search.try_event()).collect();
    assert_eq!(events, [0, 1, 2, 3, 4]);
    assert!(search.join().is_ok());
}

#[test]
fn waiting_ends_with_the_time_or_with_the_search() {
    let mut search = endless_search();
    assert!(!search.wait(Duration::from_millis(1)));
    search.stop();
    assert!(search.wait(HANG));
    assert!(search.wait(Duration::ZERO));
    search.join().expect("no panic");
}

#[test]
fn the_owner_is_woken_after_each_event_and_at_the_end() {
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let wake = move || {
        counted.fetch_add(1, Ordering::Relaxed);
    };
    let search = TaskHandle::spawn_with_waker(wake, |task| {
        task.send('a');
        task.send('b');
    });
    search.join().expect("no panic");
    wait_until("the third call", || calls.load(Ordering::Relaxed) >= 3);
    assert_eq!(calls.load(Ordering::Relaxed), 3);
}

#[test]
fn a_panic_is_an_error_and_ends_nothing_else() {
    let search = TaskHandle::<Infallible, ()>::spawn(|_| panic!("expected by this test"));
    assert!(matches!(search.join(), Err(TaskFailed::Panicked)));
    let joined = thread::scope(|scope| {
        let panic = |_: &_| -> () { panic!("expected by this test") };
        TaskHandle::<Infallible, ()>::spawn_scoped(scope, panic).join()
    });
    assert!(matches!(joined, Err(TaskFailed::Panicked)));
}

#[test]
fn dropping_a_handle_stops_the_search_and_waits_for_it() {
    let ended = Arc::new(AtomicUsize::new(0));
    let counted = ended.clone();
    let search = TaskHandle::<Infallible, ()>::spawn(move |task| {
        while !task.stop_flag().is_set() {
            thread::yield_now();
        }
        counted.fetch_add(1, Ordering::Relaxed);
    });
    drop(search);
    assert_eq!(ended.load(Ordering::Relaxed), 1);
}

#[test]
fn neither_dropping_nor_detaching_waits_for_a_search_that_hangs() {
    let hung = || {
        TaskHandle::<Infallible, ()>::spawn(|_| {
            loop {
                thread::park();
            }
        })
    };
    let (first, second) = (hung(), hung());
    without_hanging("detaching and dropping", move || {
        first.detach();
        drop(second);
    });
}
