//! The functions of `std::thread` where there are no threads: what is to be started runs at once, to its end.

use std::io;
use std::marker::PhantomData;
use std::num::NonZero;
use std::time::Duration;

/// The result of a function.
#[derive(Debug)]
pub struct JoinHandle<T>(T);

/// The result of a function of a scope.
#[derive(Debug)]
pub struct ScopedJoinHandle<'scope, T>(T, PhantomData<&'scope ()>);

/// A place for functions that borrow.
#[derive(Debug)]
pub struct Scope<'scope, 'env: 'scope>(PhantomData<&'scope mut &'scope ()>, PhantomData<&'env ()>);

impl<T> JoinHandle<T> {
    pub fn join(self) -> std::thread::Result<T> {
        Ok(self.0)
    }

    /// Returns `true`.
    pub fn is_finished(&self) -> bool {
        true
    }
}

impl<T> ScopedJoinHandle<'_, T> {
    pub fn join(self) -> std::thread::Result<T> {
        Ok(self.0)
    }

    /// Returns `true`.
    pub fn is_finished(&self) -> bool {
        true
    }
}

impl<'scope> Scope<'scope, '_> {
    /// Runs a function.
    fn spawn<T>(
        &'scope self,
        run: impl FnOnce() -> T + Send + 'scope,
    ) -> ScopedJoinHandle<'scope, T> {
        ScopedJoinHandle(run(), PhantomData)
    }
}

/// Runs a function, which never fails.
pub fn spawn<T: Send + 'static>(
    run: impl FnOnce() -> T + Send + 'static,
) -> io::Result<JoinHandle<T>> {
    Ok(JoinHandle(run()))
}

/// Runs a function of a scope, which never fails.
pub fn spawn_scoped<'scope, T>(
    scope: &'scope Scope<'scope, '_>,
    run: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, T>> {
    Ok(scope.spawn(run))
}

/// Runs a function.
pub fn run_beside(run: impl FnOnce() + Send + 'static) {
    run();
}

/// Does the work, which never fails.
pub fn on_threads(_: usize, work: impl Fn() + Sync) -> io::Result<()> {
    work();
    Ok(())
}

/// Runs functions that borrow.
pub fn scope<'env, T>(run: impl for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T) -> T {
    run(&Scope(PhantomData, PhantomData))
}

/// Goes on at once: nobody else would do anything meanwhile.
pub fn sleep(_: Duration) {}

/// Goes on at once.
pub fn yield_now() {}

/// Returns at once: nothing is handed over.
pub fn help() {}

/// Goes on at once, without helpers.
pub fn wait_for_helpers(_: usize) {}

pub fn available_parallelism() -> io::Result<NonZero<usize>> {
    Ok(NonZero::<usize>::MIN)
}

#[cfg(test)]
mod tests {
    #[test]
    fn functions_run_at_once_and_may_borrow() {
        let sum = super::spawn(|| 1 + 1).map(|thread| thread.join().expect("a number"));
        assert_eq!(sum.ok(), Some(2));
        let mut numbers = [1, 2, 3];
        let sum: i32 = super::scope(|scope| {
            let numbers = numbers.iter_mut();
            let doubled = numbers.map(|number| {
                super::spawn_scoped(scope, move || {
                    *number *= 2;
                    *number
                })
            });
            doubled
                .map(|doubled| doubled.expect("it ran").join().expect("a number"))
                .sum()
        });
        assert_eq!((sum, numbers), (12, [2, 4, 6]));
        assert!(super::on_threads(3, || ()).is_ok());
    }
}
