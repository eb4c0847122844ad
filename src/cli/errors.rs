//! What goes wrong, said with what it is about.

use std::fmt::Display;
use std::fs;
use std::io;
use std::path::Path;

/// Whoever read the output has had enough, as `head` has.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>();
        io.is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
    })
}

/// An error with what it is about said before it.
pub(crate) fn about<E: Display>(what: &str) -> impl Fn(E) -> anyhow::Error {
    move |error| anyhow::anyhow!("{what}: {error}")
}

/// The same for the system's errors, but for a broken pipe, which is none.
pub(crate) fn named(what: &str) -> impl Fn(io::Error) -> anyhow::Error {
    move |error| match error.kind() {
        io::ErrorKind::BrokenPipe => error.into(),
        _ => anyhow::anyhow!("{what}: {error}"),
    }
}

/// The text of a file that should hold this.
pub(crate) fn text_of(path: &Path, what: &str) -> anyhow::Result<String> {
    let name = path.display();
    fs::read_to_string(path).map_err(about(&format!("{name}: expected {what}, cannot be read")))
}
