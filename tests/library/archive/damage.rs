//! Journals that are damaged, gone, of a newer version, or no journals.

use std::fs;
use std::path::Path;

use dames3d::archive::{Damage, JournalNotice, SessionLog, read_journal};
use dames3d::game::Session;

use super::{fresh, journals, play};

#[test]
fn a_journal_cut_off_anywhere_keeps_its_whole_lines() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23", "28x19"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let whole = fs::read(&path).expect("readable");
    let all = read_journal(&whole[..]).expect("readable");
    assert_eq!((all.damage, all.length), (None, whole.len() as u64));
    for length in 0..whole.len() {
        let part = read_journal(&whole[..length]).expect("readable");
        let lines = whole[..length].iter().filter(|&&byte| byte == b'\n').count();
        assert_eq!(part.entries, all.entries[..lines], "{length}");
        let is_torn = !whole[..length].ends_with(b"\n") && length > 0;
        let torn = is_torn.then_some(Damage::TornLine { line: lines + 1 });
        assert_eq!(part.damage, torn, "{length}");
    }
}

#[test]
fn a_changed_byte_is_found_wherever_it_is() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    drop(log);
    let whole = fs::read(&journals(&archive)[0]).expect("readable");
    let all = read_journal(&whole[..]).expect("readable").entries;
    for place in 0..whole.len() {
        let mut changed = whole.clone();
        changed[place] ^= 1;
        let read = read_journal(&changed[..]).expect("readable");
        // In the checksum, upper and lower case of a digit are the same.
        if read.entries != all {
            assert!(read.damage.is_some(), "{place}");
            assert_eq!(read.entries, all[..read.entries.len()], "{place}");
        }
    }
}

#[test]
fn a_torn_line_is_cut_off_and_the_session_goes_on() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let mut torn = fs::read(&path).expect("readable");
    torn.truncate(torn.len() - 3);
    fs::write(&path, &torn).expect("written");

    let unfinished = archive.unfinished().pop().expect("the session");
    assert!(matches!(unfinished.damage(), Some(Damage::TornLine { .. })));
    let (mut log, mut session) = unfinished.resume().expect("goes on");
    assert_eq!(session.game().turns().len(), 1);
    play(&mut log, &mut session, &["20-25"]);
    drop(log);
    let again = archive.unfinished().pop().expect("the session");
    assert_eq!(again.damage(), None);
    assert_eq!(again.game().turns().len(), 2);
}

#[test]
fn lines_after_a_damage_in_the_middle_are_kept_in_a_copy() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23", "28x19"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let text = fs::read_to_string(&path).expect("readable").replace("19-23", "19-24");
    fs::write(&path, &text).expect("written");
    let unfinished = archive.unfinished().pop().expect("the session");
    assert!(matches!(unfinished.damage(), Some(Damage::InvalidLine { .. })));
    let (_log, session) = unfinished.resume().expect("goes on");
    assert_eq!(session.game().turns().len(), 1);
    let copy = fs::read_to_string(path.with_extension("damaged"));
    assert_eq!(copy.expect("a copy"), text);
}

/// Everything is on the disk again at the next command, whatever happened to the file.
#[cfg(unix)]
#[test]
fn a_journal_that_is_gone_is_written_anew() {
    fn cut(file: &Path) {
        let file = fs::File::options().write(true).open(file).expect("a file");
        file.set_len(20).expect("cut");
    }
    let changes: [(&str, fn(&Path)); 6] = [
        ("removed", |file| fs::remove_file(file).expect("removed")),
        ("moved", |file| {
            fs::rename(file, file.with_extension("moved")).expect("moved");
        }),
        ("replaced", |file| {
            fs::remove_file(file).expect("removed");
            fs::write(file, "not ours").expect("written");
        }),
        ("cut", cut),
        ("without its folder", |file| {
            fs::remove_dir_all(file.parent().expect("a folder")).expect("removed");
        }),
        ("with its folder moved", |file| {
            let folder = file.parent().expect("a folder");
            fs::rename(folder, folder.with_extension("moved")).expect("moved");
        }),
    ];
    for (name, change) in changes {
        let (_folder, archive) = fresh();
        let mut log = SessionLog::new(archive.clone());
        let mut session = Session::default();
        play(&mut log, &mut session, &["32-28", "19-23"]);
        assert_eq!(log.take_notices(), []);
        let path = journals(&archive).remove(0);
        change(&path);
        play(&mut log, &mut session, &["28x19"]);
        let notices = log.take_notices();
        let [JournalNotice::Rewritten { path: new }] = &notices[..] else {
            panic!("{name}: {notices:?}");
        };
        let text = fs::read(new).expect("there");
        play(&mut log, &mut session, &["14x23"]);
        assert!(fs::read(new).expect("there").starts_with(&text), "{name}");
        assert_eq!(log.take_notices(), [], "{name}");
        match name {
            "replaced" => assert_eq!(fs::read(&path).expect("there"), b"not ours"),
            _ => assert_eq!(*new, path, "{name}"),
        }
        drop(log);
        let (_log, again) = archive.unfinished().remove(0).resume().expect("goes on");
        assert_eq!(again, session, "{name}");
    }
}

/// Nothing is done after the folder is gone: closing looks for it.
#[cfg(unix)]
#[test]
fn a_session_that_is_closed_is_on_the_disk_though_its_folder_was_removed() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28"]);
    fs::remove_dir_all(archive.folder()).expect("removed");
    let notices = log.finish(&session).expect("closed");
    assert_eq!(notices.len(), 1);
    let (_log, again) = archive.unfinished().remove(0).resume().expect("goes on");
    assert_eq!(again, session);
}

#[cfg(unix)]
#[test]
fn links_and_pipes_in_the_folder_are_left_alone() {
    use std::os::unix::fs::symlink;
    let (folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    drop(log);
    let journal = journals(&archive).remove(0);
    // A game that was interrupted, but elsewhere.
    let target = folder.path().join("target");
    fs::rename(&journal, &target).expect("moved");
    let text = fs::read(&target).expect("readable");
    symlink(&target, &journal).expect("linked");
    for name in ["pipe.journal", "pipe.pdn"] {
        let pipe = archive.folder().join(name);
        let made = std::process::Command::new("mkfifo").arg(pipe).status();
        assert!(made.expect("mkfifo").success());
    }
    fs::create_dir(archive.folder().join("folder.journal")).expect("created");
    assert!(archive.unfinished().is_empty());
    assert!(archive.earlier_games(10).is_empty());
    assert_eq!(fs::read(&target).expect("there"), text);
    assert!(fs::symlink_metadata(&journal).expect("there").is_symlink());

    // The copy of a damaged journal is another file too.
    fs::remove_file(&journal).expect("removed");
    let damaged = [&text[..], b"damaged\n", &text].concat();
    fs::write(&journal, &damaged).expect("written");
    symlink(&target, journal.with_extension("damaged")).expect("linked");
    let (mut log, _) = archive.unfinished().remove(0).resume().expect("goes on");
    let aside = journal.with_extension("damaged-2");
    let notice = JournalNotice::Quarantined { path: aside.clone() };
    assert_eq!(log.take_notices(), [notice]);
    assert_eq!(fs::read(&aside).expect("there"), damaged);
    assert_eq!(fs::read(&target).expect("there"), text);
}

/// A line with a checksum that holds what this version does not know.
fn newer_line() -> String {
    let json = r#"{"Command":{"Levitate":28}}"#;
    format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes()))
}

#[test]
fn what_a_newer_version_wrote_is_kept() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let text = fs::read_to_string(&path).expect("readable") + &newer_line();
    fs::write(&path, &text).expect("written");
    let open = || archive.unfinished().pop().expect("offered");
    assert!(matches!(open().damage(), Some(Damage::UnknownEntry { .. })));
    // The newer version will go on with it.
    assert_eq!(open().file_away().expect("left alone"), None);
    assert_eq!(fs::read_to_string(&path).expect("there"), text);
    let (mut log, mut session) = open().resume().expect("goes on");
    let aside = path.with_extension("damaged");
    assert_eq!(log.take_notices(), [JournalNotice::Quarantined { path: aside.clone() }]);
    play(&mut log, &mut session, &["28x19"]);
    drop(log);
    assert_eq!(fs::read_to_string(&aside).expect("there"), text);
    let again = open();
    assert_eq!((again.damage(), again.game().turns().len()), (None, 3));
}

#[test]
fn a_journal_in_which_nothing_can_be_read_is_put_aside_and_not_offered() {
    let (_folder, archive) = fresh();
    fs::create_dir_all(archive.folder()).expect("created");
    let path = archive.folder().join("00000000000001.journal");
    let aside = archive.folder().join("00000000000001.damaged");
    for text in ["damaged\nand more\n", "not written to its end"] {
        fs::write(&path, text).expect("written");
        let found = archive.find_unfinished();
        assert_eq!(found.sessions.len(), 0, "{text}");
        let notice = JournalNotice::Quarantined { path: aside.clone() };
        assert_eq!(found.notices, [notice]);
        assert_eq!(fs::read_to_string(&aside).expect("kept"), text);
        assert!(!path.exists());
        fs::remove_file(&aside).expect("removed");
    }
    // A newer version may know what it is.
    fs::write(&path, newer_line()).expect("written");
    let found = archive.find_unfinished();
    assert_eq!((found.sessions.len(), found.notices), (0, Vec::new()));
    assert!(path.exists());
    // A program was killed before it wrote anything.
    fs::write(&path, "").expect("written");
    assert_eq!(archive.find_unfinished().notices, []);
    assert!(!path.exists());
}

#[test]
fn a_flipped_bit_in_the_last_line_loses_no_line() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let mut text = fs::read(&path).expect("readable");
    let place = text.len() - 6;
    text[place] ^= 1;
    fs::write(&path, &text).expect("written");
    let unfinished = archive.unfinished().remove(0);
    assert!(matches!(unfinished.damage(), Some(Damage::InvalidLine { .. })));
    let notice = unfinished.file_away().expect("filed");
    let aside = path.with_extension("damaged");
    assert_eq!(notice, Some(JournalNotice::Quarantined { path: aside.clone() }));
    assert_eq!(fs::read(aside).expect("kept"), text);
    assert_eq!(archive.earlier_games(1)[0].moves(), 1);
    assert!(archive.unfinished().is_empty());
}

/// As a machine leaves a file that lost its power: it is long and holds nothing.
#[cfg(target_os = "linux")]
#[test]
fn a_sparse_journal_of_two_gigabytes_is_neither_read_nor_copied() {
    use std::os::unix::fs::MetadataExt;
    const LENGTH: u64 = 2 << 30;
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let file = fs::File::options().write(true).open(&path).expect("open");
    file.set_len(LENGTH).expect("longer");
    let inode = file.metadata().expect("there").ino();
    let (mut log, mut session) = archive.unfinished().remove(0).resume().expect("goes on");
    play(&mut log, &mut session, &["28x19"]);
    let aside = fs::metadata(path.with_extension("damaged")).expect("kept");
    assert_eq!((aside.len(), aside.ino()), (LENGTH, inode), "the same file");
    assert!(fs::metadata(&path).expect("there").len() < 10_000);
    assert_eq!(session.game().turns().len(), 3);
}
