//! Indexes that are cached on disk.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use dames3d::archive::{
    Archive, GameIndex, IndexError, IndexLookup, IndexOrigin, IndexProgress, OpenedIndex,
};
use dames3d::notation::pdn::CodePage;
use dames3d::rules::{Position, Variant};
use tempfile::TempDir;

use super::{index_of, random_text, write_files};
use crate::random::{Random, amount};

struct Collection {
    folder: TempDir,
    archive: Archive,
    paths: Vec<PathBuf>,
}

impl Collection {
    fn new(random: &mut Random) -> Collection {
        let folder = tempfile::tempdir().expect("a folder");
        let text = random_text(random, 25, &Variant::ALL);
        let paths = write_files(folder.path(), &[text]);
        let archive = Archive::in_folder(folder.path().join("archive"));
        Collection { folder, archive, paths }
    }

    fn open(&self) -> OpenedIndex {
        let opened = self.archive.open_index(&self.paths, |_| ControlFlow::Continue(()));
        opened.expect("an index")
    }

    /// The only file of an index.
    fn cached(&self) -> PathBuf {
        let entries = fs::read_dir(self.archive.folder().join("indexes")).expect("a folder");
        let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        assert_eq!(files.len(), 1);
        files.remove(0)
    }

    fn is_cached(&self) -> bool {
        let opened = self.open();
        assert!(opened.index == index_of(&self.paths));
        matches!(opened.origin, IndexOrigin::Cached)
    }
}

#[test]
fn an_index_is_cached_until_a_file_changes() {
    let mut random = Random::for_test("an_index_is_cached_until_a_file_changes");
    let mut collection = Collection::new(&mut random);
    assert!(!collection.is_cached());
    assert!(collection.is_cached() && collection.is_cached());
    let path = collection.paths[0].clone();
    let text = fs::read_to_string(&path).expect("text");
    fs::write(&path, format!("{text}\n[White \"New\"] 1. 32-28 *\n")).expect("written");
    assert!(!collection.is_cached() && collection.is_cached());
    let file = fs::File::options().append(true).open(&path).expect("the file");
    let later = SystemTime::now() + Duration::from_secs(5);
    file.set_modified(later).expect("a time");
    assert!(!collection.is_cached() && collection.is_cached());
    // A folder to which a file comes.
    collection.paths = vec![collection.folder.path().to_owned()];
    collection.open();
    assert!(collection.is_cached());
    fs::create_dir(collection.folder.path().join("more")).expect("a folder");
    fs::write(collection.folder.path().join("more/two.PDN"), "1. 32-28 *").expect("written");
    assert!(!collection.is_cached() && collection.is_cached());
    assert_eq!(collection.open().index.files().len(), 2);
}

/// A program that unpacks or copies files sets their times, and another one may write a file in place.
#[cfg(unix)]
#[test]
fn a_change_of_equal_length_and_time_is_noticed() {
    let mut random = Random::for_test("a_change_of_equal_length_and_time_is_noticed");
    let collection = Collection::new(&mut random);
    let path = &collection.paths[0];
    let text = |mv: &str| format!("[White \"A\"]\n1. {mv} *\n");
    let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    let write = |mv: &str| {
        fs::write(path, text(mv)).expect("written");
        let file = fs::File::options().write(true).open(path).expect("open");
        file.set_modified(old).expect("an old file");
    };
    write("32-28");
    collection.open();
    assert!(collection.is_cached());
    // The clock of the file system is not finer than a few milliseconds.
    let changed = |path: &PathBuf| {
        use std::os::unix::fs::MetadataExt;
        let metadata = fs::metadata(path).expect("there");
        (metadata.ctime(), metadata.ctime_nsec())
    };
    let before = changed(path);
    while changed(path) == before {
        write("33-28");
    }
    assert!(!collection.is_cached());
    // Another file in its place.
    let other = path.with_extension("new");
    fs::write(&other, text("34-30")).expect("written");
    let file = fs::File::options().write(true).open(&other).expect("open");
    file.set_modified(old).expect("an old file");
    fs::rename(&other, path).expect("renamed");
    assert!(!collection.is_cached());
}

#[test]
fn an_index_in_another_encoding_is_another_index() {
    let mut random = Random::for_test("an_index_in_another_encoding_is_another_index");
    let collection = Collection::new(&mut random);
    fs::write(&collection.paths[0], b"[White \"\xc0\"] 1. 32-28 *\n\n1. 33-28 *\n")
        .expect("written");
    let mut upper = ['?'; 128];
    upper[0x40] = 'А';
    let cyrillic = CodePage::new(upper);
    for (page, white) in [(None, "À"), (Some(&cyrillic), "А"), (None, "À")] {
        for _ in 0..2 {
            let opened = collection
                .archive
                .open_index_in(&collection.paths, page, |_| ControlFlow::Continue(()));
            let index = opened.expect("an index").index;
            assert_eq!(index.game(0).white, white);
            let read = index.read_game(0).expect("readable").expect("there");
            assert_eq!(read.tags.get("White"), Some(white));
            let second = index.read_game(1).expect("readable").expect("there");
            assert_eq!(second.tree.map(|tree| tree.len()), Some(1));
        }
    }
}

#[test]
fn an_index_that_is_read_part_by_part_is_cached_as_well() {
    let mut random = Random::for_test("an_index_that_is_read_part_by_part_is_cached_as_well");
    let collection = Collection::new(&mut random);
    let begin = || {
        let begun = collection.archive.begin_index(&collection.paths, 2000);
        begun.expect("files")
    };
    let IndexLookup::Partial(mut reading) = begin() else {
        panic!("nothing was cached");
    };
    while reading.read_part().expect("few games") {}
    let index = reading.finish().expect("threads");
    collection.archive.cache_index(&index).expect("cached");
    assert!(matches!(begin(), IndexLookup::Cached(kept) if kept == index));
    assert!(collection.is_cached());
}

#[test]
fn a_damaged_index_is_built_again() {
    let mut random = Random::for_test("a_damaged_index_is_built_again");
    let collection = Collection::new(&mut random);
    collection.open();
    let path = collection.cached();
    let whole = fs::read(&path).expect("bytes");
    for case in 0..amount(30) {
        let mut damaged = whole.clone();
        match case % 4 {
            0 => damaged.truncate(random.below(whole.len())),
            1 => damaged.push(0),
            2 => {
                let at = random.below(whole.len());
                damaged[at] ^= 1 << random.below(8);
            }
            _ => {
                // The header and the lengths are more often hit than by chance.
                let at = random.below(80);
                let bytes = random.next().to_le_bytes();
                damaged.splice(at..at + 8, bytes);
            }
        }
        if damaged == whole {
            continue;
        }
        fs::write(&path, &damaged).expect("written");
        assert!(!collection.is_cached(), "case {case}");
        assert_eq!(fs::read(&path).expect("bytes"), whole);
    }
}

#[test]
fn an_index_that_cannot_be_cached_is_built_all_the_same() {
    let mut random = Random::for_test("an_index_that_cannot_be_cached_is_built_all_the_same");
    let mut collection = Collection::new(&mut random);
    let file = collection.folder.path().join("file");
    fs::write(&file, "").expect("written");
    collection.archive = Archive::in_folder(file);
    assert!(matches!(collection.open().origin, IndexOrigin::NotCached(_)));
}

#[test]
fn building_reports_progress_and_can_be_broken_off() {
    let mut random = Random::for_test("building_reports_progress_and_can_be_broken_off");
    let collection = Collection::new(&mut random);
    let mut last = IndexProgress::default();
    let built = GameIndex::build(&collection.paths, |progress| {
        assert!(progress.bytes >= last.bytes && progress.games >= last.games);
        last = progress;
        ControlFlow::Continue(())
    });
    let index = built.expect("an index");
    let length = fs::metadata(&collection.paths[0]).expect("a file").len();
    assert_eq!((last.bytes, last.all_bytes, last.games), (length, length, index.len()));
    let stopped = GameIndex::build(&collection.paths, |_| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(IndexError::Canceled)));
    assert!(!collection.archive.folder().exists());
}

#[test]
fn a_path_that_is_not_there_is_an_error_and_names_it() {
    let missing = PathBuf::from("no/such/games.pdn");
    let error = GameIndex::build(&[missing], |_| ControlFlow::Continue(())).expect_err("missing");
    assert!(error.to_string().contains("no/such/games.pdn"), "{error}");
}

#[test]
fn only_the_indexes_used_last_stay_in_the_cache() {
    let folder = tempfile::tempdir().expect("a folder");
    let archive = Archive::in_folder(folder.path().join("archive"));
    let paths = write_files(folder.path(), &vec!["1. 32-28 *\n".to_owned(); 12]);
    for path in &paths {
        let opened = archive.open_index(std::slice::from_ref(path), |_| ControlFlow::Continue(()));
        let index = opened.expect("an index").index;
        let start = Position::start(Variant::International);
        assert_eq!(index.search(&start, false, None).games.len(), 1);
    }
    let kept = fs::read_dir(archive.folder().join("indexes")).expect("a folder");
    assert_eq!(kept.count(), 8);
}
