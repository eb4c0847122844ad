//! The sessions that are offered again, and the games that are filed.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use dames3d::archive::{Archive, ArchiveCleanup, SessionLog, SharedElapsedTime};
use dames3d::game::clocks::ClockSettings;
use dames3d::game::{AboutTag, Command, CommentPlace, Session, TableRules};
use dames3d::game_tree::{Mark, MarkColor, NodePath};
use dames3d::notation::fen;
use dames3d::notation::pdn::{GameResult, PdnReader};
use dames3d::rules::{BySide, Setup, Side, Variant};

use super::{apply, carry_out, fresh, journals, play};
use crate::drawing::square;

/// The program stopped after the game was replaced, before it could be filed.
#[test]
fn a_replaced_game_that_was_not_filed_is_filed_later() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    apply(&mut log, &mut session, Command::NewGame).expect("started");
    drop(log);
    let filed = archive.earlier_games(2).remove(0);
    fs::remove_file(&filed.path).expect("removed");
    assert!(archive.unfinished().is_empty());
    assert_eq!(archive.earlier_games(2).remove(0).pdn, filed.pdn);
    assert_eq!(journals(&archive), [] as [PathBuf; 0]);
}

/// A folder in the place of the file stands for a full disk.
#[test]
fn a_session_keeps_its_journal_until_its_games_are_filed() {
    for in_background in [false, true] {
        for until_closed in [false, true] {
            let (_folder, archive) = fresh();
            let mut log = SessionLog::new(archive.clone());
            if in_background {
                log = log.write_in_background(SharedElapsedTime::default(), || ());
            }
            let mut session = Session::default();
            play(&mut log, &mut session, &["32-28"]);
            log.wait();
            let journal = journals(&archive).remove(0);
            let name = journal.file_stem().expect("a name").to_string_lossy();
            let obstacle = journal.with_file_name(format!("{name}-dames3d-1.pdn"));
            fs::create_dir(&obstacle).expect("created");
            let replaced = session.apply_recorded(Command::NewGame).expect("possible");
            let recorded = log.record(&session, &replaced);
            assert!(recorded.is_err() || log.wait().iter().any(Result::is_err));
            if until_closed {
                log.close(&session).expect_err("not filed");
                assert!(journal.exists());
                fs::remove_dir(&obstacle).expect("removed");
            } else {
                fs::remove_dir(&obstacle).expect("removed");
                log.close(&session).expect("closed");
                assert!(!journal.exists());
            }
            assert!(archive.unfinished().is_empty());
            assert_eq!(archive.earlier_games(9).len(), 1);
            assert_eq!(journals(&archive), [] as [PathBuf; 0]);
        }
    }
}

#[test]
fn a_finished_session_is_filed_with_its_players() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    let names = BySide { white: "Anna".to_owned(), black: "Dames 3D, level 4".to_owned() };
    log.name_players(&session, Variant::Dames3d, names).expect("remembered");
    play(&mut log, &mut session, &["32-28"]);
    apply(&mut log, &mut session, Command::Resign(Side::Black)).expect("resigned");
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
    let game = PdnReader::new(text.as_bytes()).next_game().expect("readable").expect("a game");
    let game = game.into_game().expect("a game of ours");
    apply(&mut log, &mut session, Command::from(&game)).expect("opened");
    assert_eq!(session.game().variant(), Variant::International);
    drop(log);
    let (_log, again) = archive.unfinished().remove(0).resume().expect("goes on");
    assert_eq!(again, session);
}

fn at_start() -> NodePath {
    NodePath::root()
}

/// Comments, marks, tags, a position and sheep: each alone is offered again, exactly as it was.
#[test]
fn a_session_is_kept_as_soon_as_one_thing_was_done() {
    let mark = Mark { square: square(28), color: MarkColor::Red };
    let things = [
        Command::SetUp("W:W31,K5:B1,2".to_owned()),
        Command::SetComment {
            node: at_start(),
            place: CommentPlace::After,
            text: "my plan".to_owned(),
        },
        Command::ToggleMark { node: at_start(), mark },
        Command::SetTags(vec![(AboutTag::White, "Anna".to_owned())]),
        Command::Place(square(46)),
    ];
    for thing in things {
        let (_folder, archive) = fresh();
        let mut log = SessionLog::new(archive.clone());
        let mut session = Session::default();
        if matches!(thing, Command::Place(_)) {
            carry_out(&mut log, &mut session, &[Command::SwitchGame(Variant::WolfAndSheep)]);
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
        assert!(earlier.iter().all(|game| game.pdn.tree.start().setup() == legal));
        assert!(archive.unfinished().is_empty());
    }
}

#[test]
fn what_only_prepares_a_game_is_not_kept() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    let clock = ClockSettings::from_minutes("5+3").expect("a time control");
    let set_up = Command::SetUp("W:W31:B2".to_owned());
    let prepared = session.apply_recorded(set_up).expect("possible");
    log.record_preparation(&session, &prepared).expect("nothing to write");
    log.close(&session).expect("closed");
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    let preparations = [
        Command::SwitchGame(Variant::International),
        Command::SwitchGame(Variant::Dames3d),
        Command::SetClock(clock),
        Command::SetTableRules(TableRules { touch_move: true, by_hand: false }),
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
    let leftover = archive.folder().join(".00000000000001-dames3d-1.pdn.a1B2c3.tmp");
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
    let mut cleanup = ArchiveCleanup::start(&archive, &offered);
    cleanup.wait();
    assert!(cleanup.take_results().is_empty());
    assert_eq!(archive.earlier_games(100).len(), 7);
    let mut left = journals(&archive);
    left.sort();
    assert_eq!(left, names[7..]);
    assert!(!leftover.exists(), "a killed program left it");
}
