//! The files in memory against those of the system, on random operations.

use std::fmt::Debug;
use std::fs as on_disk;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use super::*;

const NAMES: [&str; 7] = ["a", "b", "a/c", "a/d", "b/a", "a/c/e", "./b"];

/// The end of an operation, as far as both file systems agree: its answer, or the kind of its error.
fn outcome<T: Debug>(result: io::Result<T>) -> Result<String, &'static str> {
    result.map(|answer| format!("{answer:?}")).map_err(|error| {
        // Of two errors at once, the system has its own order.
        match error.kind() {
            ErrorKind::NotFound => "there is none",
            ErrorKind::AlreadyExists | ErrorKind::DirectoryNotEmpty => "there is one",
            ErrorKind::NotADirectory | ErrorKind::IsADirectory => "of another kind",
            _ => "refused",
        }
    })
}

macro_rules! system {
    ($fs:ident, $root:expr, $operation:expr, $random:expr) => {{
        let random: &mut fastrand::Rng = $random;
        let mut path = || $root.join(NAMES[random.usize(..NAMES.len())]);
        let (path, other) = (path(), path());
        let text = vec![b'x'; random.usize(..5)];
        match $operation {
            0 => outcome($fs::write(&path, &text)),
            1 => outcome($fs::read(&path)),
            2 => outcome($fs::create_dir(&path)),
            3 => outcome($fs::create_dir_all(&path)),
            4 => outcome($fs::remove_file(&path)),
            5 => outcome($fs::remove_dir(&path)),
            // The system chooses among several reasons.
            6 => outcome($fs::rename(&path, &other)).map_err(|_| "refused"),
            7 => outcome($fs::read_dir(&path).map(|entries| {
                let names = entries.flatten().map(|entry| entry.file_name());
                let mut names: Vec<_> = names.collect();
                names.sort();
                names
            })),
            8 => outcome($fs::metadata(&path).map(|found| {
                let length = found.is_file().then(|| found.len());
                (found.is_file(), found.is_dir(), length)
            })),
            9 => outcome((|| {
                let mut options = $fs::OpenOptions::new();
                let mut file = options.append(true).create(true).open(&path)?;
                file.write_all(&text)
            })()),
            10 => outcome((|| {
                let mut options = $fs::OpenOptions::new();
                let mut file = options.read(true).write(true).open(&path)?;
                file.seek(SeekFrom::End(-1))?;
                file.write_all(b"end")?;
                file.set_len(3)?;
                file.rewind()?;
                let mut read = Vec::new();
                file.read_to_end(&mut read)?;
                Ok(read)
            })()),
            11 => outcome($fs::File::create_new(&path).map(drop)),
            _ => outcome($fs::remove_dir_all(&path)),
        }
    }};
}

#[test]
fn it_does_what_the_system_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = PathBuf::from("/differential");
    let mut of_memory = fastrand::Rng::with_seed(7);
    let mut of_system = of_memory.clone();
    let mut operations = fastrand::Rng::with_seed(8);
    super::create_dir_all(&root).expect("created");
    for step in 0..8000 {
        // Everything is removed more rarely than the rest happens.
        let operation = operations.usize(..60) % 13;
        let operation = match (operation, step % 10) {
            (12, 1..) => 0,
            (operation, _) => operation,
        };
        let memory = in_memory(&root, operation, &mut of_memory);
        let disk = system!(on_disk, folder.path(), operation, &mut of_system);
        assert_eq!(memory, disk, "step {step}, operation {operation}");
    }
}

fn in_memory(
    root: &Path,
    operation: usize,
    random: &mut fastrand::Rng,
) -> Result<String, &'static str> {
    use crate::fs::in_memory as memory;
    system!(memory, root, operation, random)
}

#[test]
fn changes_are_noted_once_until_they_are_taken() {
    let path = PathBuf::from("/noted/file");
    super::create_dir_all("/noted").expect("created");
    let mine = |changes: Vec<ChangedFile>| -> Vec<ChangedFile> {
        let changes = changes.into_iter();
        changes.filter(|file| file.path.starts_with("/noted")).collect()
    };
    write(&path, "one").expect("written");
    write(&path, "two").expect("written");
    // Another test may take them first: it is the only one that looks for these.
    let bytes = Some(b"two".to_vec());
    let renamed = PathBuf::from("/noted/other");
    assert_eq!(mine(take_changes()), [ChangedFile { path: path.clone(), bytes: bytes.clone() }]);
    let mut open = OpenOptions::new().append(true).open(&path).expect("opened");
    rename(&path, &renamed).expect("renamed");
    open.write_all(b"!").expect("written");
    let bytes = Some(b"two!".to_vec());
    let gone = ChangedFile { path, bytes: None };
    assert_eq!(mine(take_changes()), [gone, ChangedFile { path: renamed.clone(), bytes }]);
    remove_file(&renamed).expect("removed");
    open.write_all(b"?").expect("written");
    assert_eq!(mine(take_changes()), [ChangedFile { path: renamed, bytes: None }]);
    restore([(PathBuf::from("/noted/kept/game"), b"kept".to_vec())]);
    assert_eq!(read("/noted/kept/game").expect("there"), b"kept");
    assert_eq!(mine(take_changes()), []);
    change_all();
    let kept =
        ChangedFile { path: PathBuf::from("/noted/kept/game"), bytes: Some(b"kept".to_vec()) };
    assert_eq!(mine(take_changes()), [kept]);
}

#[test]
fn a_file_is_synced_only_as_long_as_the_page_can_keep_it() {
    write("/kept/game", "1. 32-28").expect_err("no folder yet");
    create_dir_all("/kept").expect("made");
    let mut file = File::create("/kept/game").expect("created");
    file.write_all(b"1. 32-28").expect("written");
    file.sync_data().expect("kept");
    note_failure(Some("QuotaExceededError: full".to_owned()));
    let failed = file.sync_all().map_err(|error| error.to_string());
    assert_eq!(failed, Err("QuotaExceededError: full".to_owned()));
    assert_eq!(read("/kept/game").expect("still read"), b"1. 32-28");
    note_failure(None);
    file.sync_data().expect("kept again");
}
