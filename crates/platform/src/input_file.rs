//! Files that the player names for reading: plain files, and pipes with a writer. Anything else is refused, because
//! reading a pipe without a writer would block forever, and a device may never end.

use crate::fs::{self, File};
use crate::plain_file::{not_plain, open_plain_file};
use std::io::{self, Cursor, Read};
use std::path::Path;

/// Opens a file that the player names for reading: a plain file, or a pipe with a writer, such as that of a shell's
/// `<(…)`.
pub fn open_input(path: &Path) -> io::Result<impl Read + use<>> {
    let metadata = fs::metadata(path)?;
    let (probed, file) = if metadata.is_file() {
        (Vec::new(), open_plain_file(path)?)
    } else {
        open_other(path, &metadata)?
    };
    Ok(Cursor::new(probed).chain(file))
}

/// Reads a whole file that the player names; see [`open_input`].
pub fn read_input(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_input(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a whole plain file, or the plain file that a symbolic link leads to.
pub fn read_plain_file(path: &Path) -> io::Result<Vec<u8>> {
    let mut file = open_plain_file(path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opens anything but a plain file: something that is already open for this program, or a pipe. The bytes were read to
/// find out whether it has a writer.
#[cfg(unix)]
fn open_other(path: &Path, metadata: &fs::Metadata) -> io::Result<(Vec<u8>, File)> {
    use std::os::unix::fs::FileTypeExt;
    // Standard input, the pipes of a shell's `<(…)`, and an empty file.
    let is_open = ["/dev/stdin", "/dev/fd", "/dev/null", "/proc/self/fd"]
        .iter()
        .any(|known| path.starts_with(known));
    match metadata.file_type().is_fifo() {
        _ if is_open => Ok((Vec::new(), File::open(path)?)),
        true => pipe::open(path),
        false => Err(not_plain()),
    }
}

#[cfg(not(unix))]
fn open_other(_: &Path, _: &fs::Metadata) -> io::Result<(Vec<u8>, File)> {
    Err(not_plain())
}

#[cfg(unix)]
mod pipe {
    use crate::fs::{File, OpenOptions};
    use std::io::{self, ErrorKind, Read};
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::OpenOptionsExt;
    use std::path::Path;

    /// Time within which the writer must begin, in milliseconds: it may be started together with this program.
    const PATIENCE: i32 = 2000;

    /// Opens a pipe with a writer, and reads a byte if there is one.
    #[expect(unsafe_code, reason = "the standard library cannot make an open file wait")]
    pub(super) fn open(path: &Path) -> io::Result<(Vec<u8>, File)> {
        let mut options = OpenOptions::new();
        options.custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY);
        let mut file = options.read(true).open(path)?;
        wait_for_text(&file)?;
        let mut byte = [0];
        let probed = match file.read(&mut byte) {
            Ok(0) => return Err(io::Error::other("it is a pipe that no program writes to")),
            Ok(_) => byte.to_vec(),
            // The writer has opened it, but not written yet.
            Err(error) if error.kind() == ErrorKind::WouldBlock => Vec::new(),
            Err(error) => return Err(error),
        };
        // SAFETY: sets the flags of an open file to those that it has by default.
        match unsafe { libc::fcntl(file.as_raw_fd(), libc::F_SETFL, 0) } {
            -1 => Err(io::Error::last_os_error()),
            _ => Ok((probed, file)),
        }
    }

    /// Waits until there is something to read, the writer has gone, or the time is over.
    #[expect(unsafe_code, reason = "the standard library cannot wait for a time")]
    fn wait_for_text(file: &File) -> io::Result<()> {
        let mut polled = libc::pollfd { fd: file.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: one open file, of which the system writes the result.
        match unsafe { libc::poll(&raw mut polled, 1, PATIENCE) } {
            -1 => Err(io::Error::last_os_error()),
            _ => Ok(()),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::process::Command;
    use std::thread;

    fn pipe() -> (tempfile::TempDir, std::path::PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("pipe");
        let made = Command::new("mkfifo").arg(&path).status();
        assert!(made.expect("mkfifo").success());
        (folder, path)
    }

    #[test]
    fn a_pipe_without_a_writer_is_refused_and_one_with_a_writer_is_read() {
        let (_folder, path) = pipe();
        let error = read_input(&path).expect_err("nobody writes").to_string();
        assert_eq!(error, "it is a pipe that no program writes to");
        let writer = thread::spawn({
            let path = path.clone();
            move || fs::write(path, "1. 32-28 *")
        });
        assert_eq!(read_input(&path).expect("read"), b"1. 32-28 *");
        writer.join().expect("no panic").expect("written");
    }

    #[test]
    fn devices_and_folders_are_no_input() {
        for path in ["/dev/zero", "/"] {
            let error = read_input(Path::new(path)).expect_err("no file");
            assert_eq!(error.to_string(), "it is not a plain file", "{path}");
        }
        assert_eq!(read_input(Path::new("/dev/null")).expect("empty"), b"");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        fs::write(&path, "x").expect("written");
        assert_eq!(read_input(&path).expect("read"), b"x");
    }
}
