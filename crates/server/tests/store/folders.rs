//! The data folder of SQLite: one process, backups, copies of its files.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dames3d_server::{SqliteStore, Store, Transfer, Written};
use sqlx::{Connection, SqliteConnection};
use tokio::task::JoinSet;

use crate::place::{Place, wait_for};
use crate::samples::{append, create, entry, game, offered, write};
use crate::{Case, named};

const DATABASE: &str = "games.sqlite";
const LOG: &str = "games.sqlite-wal";
/// The header of the log beside the database: it is written when the log begins anew.
const LOG_HEADER: usize = 32;
/// The number of games that are played while the folder is copied.
const PLAYED: u64 = 8;
const COPIES: usize = 40;

pub(crate) fn all() -> Vec<Case> {
    named![
        a_folder_is_opened_once_and_the_message_names_the_process,
        a_folder_of_a_newer_version_is_left_alone,
        a_file_that_is_no_database_is_an_error,
        a_store_that_was_locked_writes_again,
        a_backup_has_every_acknowledged_entry,
        a_backup_replaces_no_file,
        a_copy_of_the_files_has_every_acknowledged_entry,
        only_the_owner_looks_into_a_new_folder,
    ]
}

async fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder).await.expect("a store")
}

/// A connection of another program.
async fn connect(database: &Path) -> SqliteConnection {
    let path = database.to_str().expect("a path in Unicode");
    SqliteConnection::connect(path).await.expect("a database")
}

async fn a_folder_is_opened_once_and_the_message_names_the_process(place: Place) {
    let store = open(place.path()).await;
    let error = SqliteStore::open(place.path()).await.err().expect("an error").to_string();
    assert!(error.contains(&place.path().display().to_string()), "{error}");
    if cfg!(unix) {
        assert!(error.contains(&format!("process {}", std::process::id())), "{error}");
    }
    write(&store, [create(1)]).await;
    store.close().await.expect("closed");
    drop(store);
    open(place.path()).await;
}

async fn a_folder_of_a_newer_version_is_left_alone(place: Place) {
    open(place.path()).await.close().await.expect("closed");
    let database = place.path().join(DATABASE);
    let mut connection = connect(&database).await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
        values (9000, 'later', true, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.expect("inserted");
    connection.close().await.expect("closed");
    let error = SqliteStore::open(place.path()).await.err().expect("an error").to_string();
    assert!(error.contains("newer version") && error.contains("9000"), "{error}");
}

async fn a_file_that_is_no_database_is_an_error(place: Place) {
    fs::write(
        place.path().join(DATABASE),
        "not a database, but longer than its header".repeat(100),
    )
    .expect("written");
    let error = SqliteStore::open(place.path()).await.err().expect("an error").to_string();
    assert!(error.contains(DATABASE), "{error}");
}

async fn a_store_that_was_locked_writes_again(place: Place) {
    let store = open(place.path()).await;
    write(&store, [create(1)]).await;
    let database = place.path().join(DATABASE);
    let mut other = connect(&database).await;
    sqlx::query("begin immediate").execute(&mut other).await.expect("locked");
    // The store waits for the other program, but not forever.
    let error = store.write(vec![append(1, entry(3))]).await.expect_err("an error").to_string();
    assert!(error.contains("locked"), "{error}");
    assert_eq!(store.load(game(1)).await, Ok(Some(offered(1))));
    sqlx::query("rollback").execute(&mut other).await.expect("unlocked");
    write(&store, [append(1, entry(3))]).await;
    store.close().await.expect("closed");
}

/// Games that go on in the background.
struct Playing {
    store: Arc<SqliteStore>,
    stop: Arc<AtomicBool>,
    players: JoinSet<()>,
    /// The number of entries that are acknowledged, of each game.
    acknowledged: Arc<[AtomicU64]>,
}

impl Playing {
    async fn begin(folder: &Path) -> Playing {
        let store = Arc::new(open(folder).await);
        let stop = Arc::new(AtomicBool::new(false));
        let acknowledged: Arc<[_]> = (0..PLAYED).map(|_| AtomicU64::new(2)).collect();
        write(&*store, (0..PLAYED).map(create).collect::<Vec<_>>()).await;
        let mut players = JoinSet::new();
        for number in 0..PLAYED {
            let (store, stop, acknowledged) =
                (Arc::clone(&store), Arc::clone(&stop), Arc::clone(&acknowledged));
            players.spawn(async move {
                for next in 3.. {
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let written = store.write(vec![append(number, entry(next))]).await;
                    assert_eq!(written, Ok(Written::All));
                    acknowledged[number as usize].store(next, Ordering::SeqCst);
                }
            });
        }
        Playing { store, stop, players, acknowledged }
    }

    fn acknowledged(&self) -> Vec<u64> {
        self.acknowledged.iter().map(|last| last.load(Ordering::SeqCst)).collect()
    }

    /// Waits until all games have a new entry.
    async fn wait(&self, entries: u64) {
        let before = self.acknowledged();
        wait_for(async || {
            self.acknowledged().iter().zip(&before).all(|(now, before)| *now >= before + entries)
        })
        .await;
    }

    async fn end(mut self) {
        self.stop.store(true, Ordering::Relaxed);
        while let Some(done) = self.players.join_next().await {
            done.expect("a player");
        }
        self.store.close().await.expect("closed");
    }
}

/// Opens a copy, and compares it with what was acknowledged before it was taken.
async fn assert_complete(folder: &Path, acknowledged: &[u64]) {
    let store = open(folder).await;
    for (number, &last) in acknowledged.iter().enumerate() {
        let record = store.export(game(number as u64)).await.expect("an answer").expect("a game");
        let log = record.stored.log;
        assert!(log.len() as u64 >= last, "game {number}: {} of {last} entries", log.len());
        for (index, stored) in log.iter().enumerate().skip(2) {
            assert_eq!(*stored, entry(index as u64 + 1));
        }
    }
    // Play goes on in it.
    let next = store.load(game(0)).await.expect("an answer").expect("a game").log.len() as u64 + 1;
    write(&store, [append(0, entry(next))]).await;
    store.close().await.expect("closed");
}

/// Copies the database as docs/online-storage.md says, by a connection of another program.
async fn back_up(folder: &Path, file: &Path) -> Result<(), sqlx::Error> {
    let mut connection = connect(&folder.join(DATABASE)).await;
    let file = file.to_str().expect("a path in Unicode");
    sqlx::query("vacuum into $1").bind(file).execute(&mut connection).await?;
    connection.close().await
}

async fn a_backup_has_every_acknowledged_entry(place: Place) {
    let playing = Playing::begin(place.path()).await;
    for _ in 0..5 {
        playing.wait(20).await;
        let copy = tempfile::tempdir().expect("a folder");
        let acknowledged = playing.acknowledged();
        back_up(place.path(), &copy.path().join(DATABASE)).await.expect("a backup");
        assert_complete(copy.path(), &acknowledged).await;
    }
    playing.end().await;
}

async fn a_backup_replaces_no_file(place: Place) {
    let folder = place.path().join("data");
    open(&folder).await.close().await.expect("closed");
    let file = place.path().join("backup");
    fs::write(&file, "kept").expect("written");
    assert!(back_up(&folder, &file).await.is_err());
    assert_eq!(fs::read_to_string(&file).expect("read"), "kept");
}

/// The header of the log beside a database.
fn log_header(folder: &Path) -> Vec<u8> {
    let mut log = fs::read(folder.join(LOG)).unwrap_or_default();
    log.truncate(LOG_HEADER);
    log
}

/// The database first, then its log: what is in the log replaces what is in the database, so that it may be newer. That
/// holds as long as the log has not begun anew in between; then the copy is worth nothing and is taken again.
async fn a_copy_of_the_files_has_every_acknowledged_entry(place: Place) {
    let playing = Playing::begin(place.path()).await;
    let mut copies = 0;
    let mut random = fastrand::Rng::with_seed(50);
    while copies < COPIES {
        playing.wait(random.u64(1..5)).await;
        let copy = tempfile::tempdir().expect("a folder");
        let header = log_header(place.path());
        let acknowledged = playing.acknowledged();
        for name in [DATABASE, LOG] {
            fs::copy(place.path().join(name), copy.path().join(name)).expect("a copy");
        }
        if header.len() < LOG_HEADER || log_header(place.path()) != header {
            continue;
        }
        assert_complete(copy.path(), &acknowledged).await;
        copies += 1;
    }
    playing.end().await;
}

async fn only_the_owner_looks_into_a_new_folder(place: Place) {
    let folder = place.path().join("new").join("data");
    let store = open(&folder).await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&folder).expect("a folder").permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
    }
    store.close().await.expect("closed");
    let left: Vec<_> = fs::read_dir(&folder)
        .expect("a folder")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    assert!(!left.contains(&LOG.to_owned()), "{left:?}");
}
