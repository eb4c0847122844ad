//! A PostgreSQL server of the tests' own: a temporary folder, a socket in it, no port.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use libtest_mimic::{Completion, Trial};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// The variable that makes missing PostgreSQL an error.
const NEED_POSTGRES: &str = "DAMES3D_NEED_POSTGRES";
/// Serves a new database until its standard input ends: however the tests end.
const SCRIPT: &str = include_str!("postgres_server.sh");

static SERVER: LazyLock<Server> = LazyLock::new(Server::start);

struct Server {
    folder: String,
    /// Ends with the process, and the server with it.
    _script: (Child, ChildStdin),
}

/// A test on PostgreSQL, or the report that there is none.
pub(crate) fn trial(name: String, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::ignorable_test(name.clone(), move || {
        let is_needed = std::env::var_os(NEED_POSTGRES).is_some_and(|value| value == "1");
        if programs().is_none() && !is_needed {
            println!(
                "{name} is ignored: there is no PostgreSQL server (Debian package postgresql)"
            );
            return Ok(Completion::ignored_with("no PostgreSQL server"));
        }
        test();
        Ok(Completion::Completed)
    })
}

/// The folder of the programs of PostgreSQL, which Debian keeps out of the path.
pub(crate) fn programs() -> Option<PathBuf> {
    let in_path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&in_path).collect();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut versions: Vec<PathBuf> =
        versions.filter_map(|version| Some(version.ok()?.path().join("bin"))).collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    let has_programs = |folder: &Path| {
        ["initdb", "postgres", "pg_isready"].iter().all(|program| folder.join(program).is_file())
    };
    folders.into_iter().find(|folder| has_programs(folder))
}

impl Server {
    fn start() -> Server {
        let programs = programs().expect("initdb, postgres and pg_isready on this machine");
        let mut script = Command::new("sh")
            .args(["-c", SCRIPT, "postgres_server"])
            .arg(programs)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let stdin = script.stdin.take().expect("an input");
        let mut folder = String::new();
        let stdout = script.stdout.take().expect("an output");
        BufReader::new(stdout).read_line(&mut folder).expect("text");
        let folder = folder.trim().to_owned();
        assert!(!folder.is_empty(), "PostgreSQL did not start");
        Server { folder, _script: (script, stdin) }
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://dames3d@localhost/{database}?host={}", self.folder)
    }
}

/// Carries out a statement as the administrator of the server.
pub(crate) async fn administer(statement: String) {
    let address = SERVER.address("postgres");
    let mut connection = PgConnection::connect(&address).await.expect("PostgreSQL");
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.expect("carried out");
    connection.close().await.expect("closed");
}

/// The address of a new, empty database.
pub(crate) async fn new_database() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    administer(format!("create database {name} template template0")).await;
    SERVER.address(&name)
}
