//! Sessions on disk: journals, damaged journals, filed games.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, SystemTime};

use dames3d::archive::{
    Archive, Damage, Entry, Journal, JournalNotice, SessionLog, Upkeep, read_journal,
};
use dames3d::board::Square;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::game::{AboutTag, Command, CommentPlace, Game, Session, TableRules};
use dames3d::game_tree::{Mark, MarkColor, NodePath};
use dames3d::notation::fen;
use dames3d::notation::pdn::{GameResult, PdnReader};
use dames3d::rules::{BySide, Setup, Side, Variant};
use tempfile::TempDir;

use crate::clocks::any_control;
use crate::game::random_commands::any_command;
use crate::random::{Random, amount};

fn fresh() -> (TempDir, Archive) {
    let folder = tempfile::tempdir().expect("a folder");
    let archive = Archive::in_folder(folder.path().join("games"));
    (folder, archive)
}

fn play(log: &mut SessionLog, session: &mut Session, moves: &[&str]) {
    for text in moves {
        let command = Command::Play(text.parse().expect("a move"));
        let (events, written) = log.apply(session, command);
        events.expect("legal");
        written.expect("written");
    }
}

fn journals(archive: &Archive) -> Vec<PathBuf> {
    let entries = fs::read_dir(archive.folder())
        .into_iter()
        .flatten()
        .flatten();
    let paths = entries.map(|entry| entry.path());
    let is_journal = |path: &PathBuf| path.extension().is_some_and(|found| found == "journal");
    paths.filter(is_journal).collect()
}

#[test]
fn every_session_comes_back_from_its_journal() {
    let mut random = Random::for_test("every_session_comes_back_from_its_journal");
    let mut resumed = 0;
    for _ in 0..amount(12) {
        let (_folder, archive) = fresh();
        let mut log = SessionLog::new(archive.clone());
        let mut session = Session::default();
        for _ in 0..150 {
            let command = any_command(&mut random, &session);
            let (_, written) = log.apply(&mut session, command);
            written.expect("written");
            if random.chance(2) && log.has_begun() {
                drop(log);
                let Some(unfinished) = archive.unfinished().pop() else {
                    let is_over = |game: &Game| {
                        !game.has_changes() || game.result() != GameResult::Unfinished
                    };
                    assert!(session.games().all(is_over));
                    log = SessionLog::new(archive.clone());
                    session = Session::default();
                    continue;
                };
                assert_eq!(unfinished.damage(), None);
                let again;
                (log, again) = unfinished.resume().expect("goes on");
                assert_eq!(again, session);
                resumed += 1;
            }
        }
    }
    assert!(resumed > 5, "{resumed}");
}

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
        let lines = whole[..length]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count();
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
    let text = fs::read_to_string(&path)
        .expect("readable")
        .replace("19-23", "19-24");
    fs::write(&path, &text).expect("written");
    let unfinished = archive.unfinished().pop().expect("the session");
    assert!(matches!(
        unfinished.damage(),
        Some(Damage::InvalidLine { .. })
    ));
    let (_log, session) = unfinished.resume().expect("goes on");
    assert_eq!(session.game().turns().len(), 1);
    let copy = fs::read_to_string(path.with_extension("damaged"));
    assert_eq!(copy.expect("a copy"), text);
}

/// The program stopped after the game was replaced, before it could be filed.
#[test]
fn a_replaced_game_that_was_not_filed_is_filed_later() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    log.apply(&mut session, Command::NewGame)
        .1
        .expect("written");
    drop(log);
    let filed = archive.earlier_games(2).remove(0);
    fs::remove_file(&filed.path).expect("removed");
    assert!(archive.unfinished().is_empty());
    assert_eq!(archive.earlier_games(2).remove(0).pdn, filed.pdn);
    assert_eq!(journals(&archive), [] as [PathBuf; 0]);
}

#[test]
fn a_session_in_use_is_not_offered() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28"]);
    assert!(archive.unfinished().is_empty());
    drop(log);
    let offered = archive.unfinished();
    assert_eq!(offered.len(), 1);
    assert!(archive.unfinished().is_empty(), "reserved");
}

#[test]
fn a_finished_session_is_filed_with_its_players() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    let names = BySide {
        white: "Anna".to_owned(),
        black: "Dames 3D, level 4".to_owned(),
    };
    log.name_players(&session, Variant::Dames3d, names)
        .expect("remembered");
    play(&mut log, &mut session, &["32-28"]);
    log.apply(&mut session, Command::Resign(Side::Black))
        .1
        .expect("written");
    let path = journals(&archive).remove(0);
    log.close(&session).expect("closed");
    assert!(!path.exists());
    let games = archive.earlier_games(500);
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].pdn.tags.get("White"), Some("Anna"));
    assert_eq!(games[0].pdn.tags.get("Black"), Some("Dames 3D, level 4"));
    assert_eq!(games[0].pdn.result, GameResult::Won(Side::White));
    assert_eq!(&games[0].pdn.tree, session.game().tree());
}

#[test]
fn an_opened_game_is_part_of_the_session() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["33-29"]);
    let text = "[White \"Anna\"] [GameType \"20\"] 1. 32-28! {good} 19-23 (1... 18-23) 2. 28x19 *";
    let game = PdnReader::new(text.as_bytes())
        .next_game()
        .expect("readable")
        .expect("a game");
    let game = game.into_game().expect("a game of ours");
    let (opened, written) = log.apply(&mut session, Command::from(&game));
    opened.expect("opened");
    written.expect("written");
    assert_eq!(session.game().variant(), Variant::International);
    drop(log);
    let (_log, again) = archive.unfinished().remove(0).resume().expect("goes on");
    assert_eq!(again, session);
}

#[test]
fn entries_are_appended_and_an_existing_journal_is_not_replaced() {
    let (folder, _archive) = fresh();
    let path = folder.path().join("one.journal");
    let mut journal = Journal::create(&path).expect("created");
    journal
        .append(&Entry::Command(Command::NewGame))
        .expect("written");
    assert!(
        Journal::create(&path).is_err(),
        "an existing journal is not replaced"
    );
    journal
        .append(&Entry::Command(Command::Undo))
        .expect("written");
    let contents = read_journal(fs::File::open(&path).expect("a file")).expect("readable");
    assert_eq!(contents.entries.len(), 2);
}

/// Applies commands that are carried out and written.
fn carry_out(log: &mut SessionLog, session: &mut Session, commands: &[Command]) {
    for command in commands {
        let (events, written) = log.apply(session, command.clone());
        events.expect("possible");
        written.expect("written");
    }
}

fn at_start() -> NodePath {
    NodePath::root()
}

/// Comments, marks, tags, a position and sheep: each alone is offered again, exactly as it was.
#[test]
fn a_session_is_kept_as_soon_as_one_thing_was_done() {
    let square = |number| Square::from_number(number).expect("a square");
    let mark = Mark {
        square: square(28),
        color: MarkColor::Red,
    };
    let things = [
        Command::SetUp("W:W31,K5:B1,2".to_owned()),
        Command::SetComment {
            node: at_start(),
            place: CommentPlace::After,
            text: "my plan".to_owned(),
        },
        Command::ToggleMark {
            node: at_start(),
            mark,
        },
        Command::SetTags(vec![(AboutTag::White, "Anna".to_owned())]),
        Command::Place(square(46)),
    ];
    for thing in things {
        let (_folder, archive) = fresh();
        let mut log = SessionLog::new(archive.clone());
        let mut session = Session::default();
        if matches!(thing, Command::Place(_)) {
            carry_out(
                &mut log,
                &mut session,
                &[Command::SwitchGame(Variant::WolfAndSheep)],
            );
        }
        assert!(!log.has_begun());
        carry_out(&mut log, &mut session, std::slice::from_ref(&thing));
        assert_eq!(journals(&archive).len(), 1, "{thing:?}");
        // Closing keeps it as well as a crash does.
        log.close(&session).expect("closed");
        let unfinished = archive.unfinished().pop().expect("offered");
        assert_eq!(unfinished.games(), [session.game()], "{thing:?}");
        let (_log, again) = unfinished.resume().expect("goes on");
        assert_eq!(again, session, "{thing:?}");
    }
}

#[test]
fn an_arrangement_that_is_set_up_is_kept_until_it_is_played_or_left() {
    let illegal: Setup = fen::read("W:W1,K7:BK50").expect("a setup");
    let legal: Setup = fen::read("W:W31:B2").expect("a setup");
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let session = Session::default();
    for draft in [legal, illegal] {
        log.set_draft(&session, Some(draft)).expect("written");
    }
    // Closing keeps it as well as a crash does.
    log.close(&session).expect("closed");
    let unfinished = archive.unfinished().pop().expect("offered");
    assert_eq!(unfinished.draft(), Some(&illegal));
    let (mut log, session) = unfinished.resume().expect("goes on");
    assert_eq!(log.draft(), Some(&illegal));
    log.set_draft(&session, None).expect("written");
    log.close(&session).expect("closed");
    assert!(archive.unfinished().is_empty());
    assert!(journals(&archive).is_empty());

    // One that nobody goes on with becomes an earlier game, if it is legal.
    for (draft, games) in [(illegal, 0), (legal, 1)] {
        let mut log = SessionLog::new(archive.clone());
        log.set_draft(&session, Some(draft)).expect("written");
        log.close(&session).expect("closed");
        let unfinished = archive.unfinished().pop().expect("offered");
        unfinished.file_away().expect("filed");
        let earlier = archive.earlier_games(9);
        assert_eq!(earlier.len(), games);
        assert!(
            earlier
                .iter()
                .all(|game| game.pdn.tree.start().setup() == legal)
        );
        assert!(archive.unfinished().is_empty());
    }
}

#[test]
fn what_only_prepares_a_game_is_not_kept() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    let clock = ClockSettings::from_minutes("5+3").expect("a time control");
    let (prepared, _) = log.prepare(&mut session, Command::SetUp("W:W31:B2".to_owned()));
    prepared.expect("possible");
    log.close(&session).expect("closed");
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    let preparations = [
        Command::SwitchGame(Variant::International),
        Command::SwitchGame(Variant::Dames3d),
        Command::SetClock(clock),
        Command::SetTableRules(TableRules {
            touch_move: true,
            by_hand: false,
        }),
        Command::NewGame,
    ];
    carry_out(&mut log, &mut session, &preparations);
    log.close(&session).expect("closed");
    assert!(!archive.folder().exists());
}

#[test]
fn a_position_that_was_set_up_is_an_earlier_game_when_another_one_replaces_it() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    let set_up = Command::SetUp("W:W31,K5:B1,2".to_owned());
    carry_out(&mut log, &mut session, &[set_up]);
    let start = *session.game().start();
    carry_out(&mut log, &mut session, &[Command::NewGame]);
    log.close(&session).expect("closed");
    let games = archive.earlier_games(10);
    let starts: Vec<_> = games.iter().map(|game| *game.pdn.tree.start()).collect();
    assert_eq!(starts, [start]);
    assert_eq!(journals(&archive), [] as [PathBuf; 0]);
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
        let [JournalNotice::WrittenAnew { path: new }] = &notices[..] else {
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

/// Ends the other threads of a test when the test ends, even by a panic.
struct EndsOthers<'a>(&'a AtomicBool);

impl Drop for EndsOthers<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// One program begins sessions while another one looks for sessions that are over.
#[test]
fn a_session_that_begins_is_never_taken_for_one_that_is_over() {
    let (_folder, archive) = fresh();
    fs::create_dir_all(archive.folder()).expect("created");
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let _ends = EndsOthers(&is_over);
        for _ in 0..2 {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    drop(archive.unfinished());
                }
            });
        }
        for _ in 0..amount(100) {
            let journal = Journal::create(&archive.folder().join("00000000000001.journal"));
            // The other program may be reading the file that was there before.
            let Ok(mut journal) = journal else { continue };
            journal
                .append(&Entry::Command(Command::NewGame))
                .expect("written");
            assert!(journal.path().exists(), "the lock is that of a dead file");
            let entries = read_journal(fs::File::open(journal.path()).expect("there"));
            assert_eq!(entries.expect("readable").entries.len(), 1);
            // As a program does: only while it holds the lock.
            fs::remove_file(journal.path()).expect("removed");
        }
    });
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
    let notice = JournalNotice::KeptAside {
        path: aside.clone(),
    };
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
    assert_eq!(
        log.take_notices(),
        [JournalNotice::KeptAside {
            path: aside.clone()
        }]
    );
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
        let notice = JournalNotice::KeptAside {
            path: aside.clone(),
        };
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
    assert!(matches!(
        unfinished.damage(),
        Some(Damage::InvalidLine { .. })
    ));
    let notice = unfinished.file_away().expect("filed");
    let aside = path.with_extension("damaged");
    assert_eq!(
        notice,
        Some(JournalNotice::KeptAside {
            path: aside.clone()
        })
    );
    assert_eq!(fs::read(aside).expect("kept"), text);
    assert_eq!(archive.earlier_games(1)[0].turns(), 1);
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

/// Writes the journal of a session that was interrupted after these moves.
fn interrupted(archive: &Archive, moves: &[&str]) {
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, moves);
}

#[test]
fn five_sessions_are_offered_and_older_ones_become_earlier_games() {
    let (_folder, archive) = fresh();
    for _ in 0..12 {
        interrupted(&archive, &["32-28"]);
    }
    let mut names = journals(&archive);
    names.sort();
    let leftover = archive
        .folder()
        .join(".00000000000001-dames3d-1.pdn.a1B2c3.tmp");
    let file = fs::File::create(&leftover).expect("created");
    let hours_ago = SystemTime::now() - Duration::from_secs(2 * 3600);
    file.set_modified(hours_ago).expect("changed");
    drop(file);
    let offered = archive.unfinished();
    assert_eq!(offered.len(), 5);
    // No other journal is held open.
    for older in &names[..7] {
        let file = fs::File::open(older).expect("there");
        file.try_lock().expect("not in use");
    }
    let mut upkeep = Upkeep::start(&archive, &offered);
    upkeep.wait();
    assert!(upkeep.take_results().is_empty());
    assert_eq!(archive.earlier_games(100).len(), 7);
    let mut left = journals(&archive);
    left.sort();
    assert_eq!(left, names[7..]);
    assert!(!leftover.exists(), "a killed program left it");
}

/// Notes of twenty a second, which older versions wrote one a line, and the same moments in one step.
#[test]
fn time_noted_in_small_steps_comes_back_exactly() {
    let mut random = Random::for_test("time_noted_in_small_steps_comes_back_exactly");
    for _ in 0..amount(20) {
        let (_folder, archive) = fresh();
        let clock = ClockSettings {
            white: any_control(&mut random),
            black: any_control(&mut random),
            start: ClockStart::AtOnce,
        };
        let mut commands = vec![Command::SetClock(clock)];
        for text in ["32-28", "19-23", "28x19", "14x23"] {
            let step = 1 + random.below(120) as u64;
            commands.extend(vec![Command::Wait(step); random.below(200)]);
            commands.push(Command::Play(text.parse().expect("a move")));
        }
        fs::create_dir_all(archive.folder()).expect("created");
        let path = archive.folder().join("00000000000001.journal");
        let mut session = Session::default();
        let mut entries = Vec::new();
        for command in commands {
            if session.apply(command.clone()).is_ok() {
                entries.push(Entry::Command(command));
            }
        }
        let mut journal = Journal::create(&path).expect("created");
        journal.append_all(&entries).expect("written");
        drop(journal);
        if let Some(unfinished) = archive.unfinished().pop() {
            let (_log, again) = unfinished.resume().expect("goes on");
            assert_eq!(again, session);
        }
    }
}

#[test]
fn notes_of_the_time_share_a_line_for_a_second() {
    let (folder, _archive) = fresh();
    let path = folder.path().join("one.journal");
    let mut journal = Journal::create(&path).expect("created");
    let entries = || {
        let contents = read_journal(fs::File::open(&path).expect("a file")).expect("readable");
        assert_eq!(contents.damage, None);
        contents.entries
    };
    let waited = |entries: &[Entry]| -> u64 {
        let time = |entry: &Entry| match entry {
            Entry::Command(Command::Wait(time)) => *time,
            _ => 0,
        };
        entries.iter().map(time).sum()
    };
    for note in 1..=100 {
        journal.note_time(49).expect("written");
        let entries = entries();
        assert_eq!(waited(&entries), 49 * note, "each is in the file at once");
        assert!(entries.len() as u64 <= 49 * note / 1000 + 1);
    }
    journal
        .append(&Entry::Command(Command::PauseClock))
        .expect("written");
    journal.note_time(7).expect("written");
    let entries = entries();
    let last = [Command::PauseClock, Command::Wait(7)].map(Entry::Command);
    assert_eq!(entries[entries.len() - 2..], last, "a line of its own");
}
