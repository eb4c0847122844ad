//! The exit status of the program: an error that closes the window is not the end that a player asked for.

use std::num::NonZeroU8;
use std::process::ExitCode;

use bevy::prelude::*;
use dames3d::viewer::app::run_to_end;

/// The exit status of an app that ends in this way.
fn status(exit: AppExit) -> ExitCode {
    let mut app = App::new();
    app.set_runner(move |_| exit.clone());
    run_to_end(&mut app)
}

#[test]
fn an_error_that_closes_the_window_is_the_exit_status() {
    assert_eq!(status(AppExit::Success), ExitCode::SUCCESS);
    assert_eq!(status(AppExit::error()), ExitCode::FAILURE);
    let of_three = NonZeroU8::new(3).map(AppExit::Error);
    assert_eq!(of_three.map(status), Some(ExitCode::from(3)));
}
