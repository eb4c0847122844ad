//! The languages of the system, the size of the terminal, SIGHUP, and the end of the program.

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

/// Returns `true` if the program ignores SIGHUP, as `nohup` starts it: it goes on when its terminal is closed.
pub fn ignores_hangup() -> bool {
    #[cfg(unix)]
    {
        let mut action = std::mem::MaybeUninit::<libc::sigaction>::uninit();
        #[expect(unsafe_code, reason = "the standard library has no signals")]
        // SAFETY: nothing is changed, and there is room for what the system writes, which is read only if it was.
        let action = unsafe {
            let status = libc::sigaction(libc::SIGHUP, std::ptr::null(), action.as_mut_ptr());
            (status == 0).then(|| action.assume_init())
        };
        action.is_some_and(|action| action.sa_sigaction == libc::SIG_IGN)
    }
    #[cfg(not(unix))]
    false
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
