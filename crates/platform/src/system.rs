//! The language of the system, the size of the terminal, and the signals that end the program.

/// Returns the locale that the system is set to, such as `fr-CA`.
pub fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

/// The characters in a line and the lines of the terminal that the program writes to; `None` if it writes to another place.
pub fn terminal_size() -> Option<(usize, usize)> {
    #[cfg(not(target_family = "wasm"))]
    {
        use terminal_size::{Height, Width, terminal_size_of};
        let (Width(width), Height(height)) = terminal_size_of(std::io::stdout())?;
        Some((width.into(), height.into()))
    }
    #[cfg(target_family = "wasm")]
    None
}

/// Has SIGTERM and SIGHUP end the program at once again, after a handler of Ctrl+C has been installed, which takes them
/// as well.
pub fn end_on_termination() {
    #[cfg(unix)]
    #[expect(unsafe_code, reason = "the standard library has no signals")]
    // SAFETY: the default action is no function of this program.
    unsafe {
        libc::signal(libc::SIGTERM, libc::SIG_DFL);
        libc::signal(libc::SIGHUP, libc::SIG_DFL);
    }
}
