//! The server of the program itself, as its owner runs it.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Stdio};

use tempfile::TempDir;

use crate::program::program;

/// `dames3d serve` with a data folder of its own. It ends when it is dropped.
pub(crate) struct Served {
    child: Child,
    /// It ends if nobody can read what it prints.
    _output: BufReader<ChildStdout>,
    url: String,
    _data: TempDir,
}

impl Served {
    pub(crate) fn start() -> Served {
        let data = tempfile::tempdir().expect("a folder");
        let mut child = program(&["serve", "--listen", "0", "--data"])
            .arg(data.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let url = line.trim_end().strip_prefix("listening on ");
        let url = url.unwrap_or_else(|| panic!("{line}")).to_owned();
        Served { child, _output: output, url, _data: data }
    }

    /// The address of its page.
    pub(crate) fn url(&self) -> String {
        self.url.clone()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // One that has ended need not be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
