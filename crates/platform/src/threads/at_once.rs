//! The functions of `std::thread` where there are no threads: work runs at once, to its end.

use std::io;
use std::marker::PhantomData;
use std::num::NonZero;
use std::time::Duration;

#[derive(Debug)]
pub struct JoinHandle<T>(T);

#[derive(Debug)]
pub struct ScopedJoinHandle<'scope, T>(T, PhantomData<&'scope ()>);

#[derive(Debug)]
pub struct Scope<'scope, 'env: 'scope>(PhantomData<&'scope mut &'scope ()>, PhantomData<&'env ()>);

impl<T> JoinHandle<T> {
    pub fn join(self) -> std::thread::Result<T> {
        Ok(self.0)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

impl<T> ScopedJoinHandle<'_, T> {
    pub fn join(self) -> std::thread::Result<T> {
        Ok(self.0)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

impl<'scope> Scope<'scope, '_> {
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

pub fn run_in_background(run: impl FnOnce() + Send + 'static) {
    run();
}

/// Runs the work, which never fails.
pub fn on_threads(_: usize, work: impl Fn() + Sync) -> io::Result<()> {
    work();
    Ok(())
}

pub fn scope<'env, T>(run: impl for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T) -> T {
    run(&Scope(PhantomData, PhantomData))
}

/// No-op: nothing else would run meanwhile.
pub fn sleep(_: Duration) {}

/// No-op.
pub fn yield_now() {}

/// No-op: there is no work to help with.
pub fn help() {}

/// No-op: there are no helpers.
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
            doubled.map(|doubled| doubled.expect("it ran").join().expect("a number")).sum()
        });
        assert_eq!((sum, numbers), (12, [2, 4, 6]));
        assert!(super::on_threads(3, || ()).is_ok());
    }
}
