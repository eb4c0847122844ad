//! The languages of the system, the size of the terminal, and ways to end the program.

/// Returns the locales that the system or the browser is set to, such as `fr-CA`, the preferred one first.
pub fn system_locales() -> impl Iterator<Item = String> {
    sys_locale::get_locales()
}

/// Columns and lines of the terminal that the program writes to; `None` if its output is no terminal.
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

/// Makes SIGTERM and SIGHUP end the program at once again, after a Ctrl+C handler has been installed, which takes them
/// as well.
pub fn end_on_termination() {
    #[cfg(unix)]
    #[expect(unsafe_code, reason = "the standard library has no signals")]
    // SAFETY: the default action is not a function of this program.
    unsafe {
        libc::signal(libc::SIGTERM, libc::SIG_DFL);
        libc::signal(libc::SIGHUP, libc::SIG_DFL);
    }
}

/// Ends the program at once: no exit handler or destructor runs, so another thread may be ending it at the same time.
pub fn exit_at_once(status: i32) -> ! {
    #[cfg(unix)]
    #[expect(unsafe_code, reason = "the standard library runs the exit handlers")]
    // SAFETY: the system frees what the program holds.
    unsafe {
        libc::_exit(status)
    }
    #[cfg(not(unix))]
    std::process::exit(status)
}
