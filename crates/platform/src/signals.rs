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
