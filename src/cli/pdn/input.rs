use std::io::{self, BufRead, BufReader};
use std::path::Path;

use anyhow::Context;

use crate::cli::encoding::EncodingArgs;
use crate::notation::pdn::{PdnReader, ReadGame};
use crate::platform::open_input;

pub(super) struct GameInput {
    name: String,
    games: PdnReader<Box<dyn BufRead>>,
}

impl GameInput {
    /// Opens a file in this encoding; `-` is standard input.
    pub(super) fn open(path: &Path, encoding: &EncodingArgs) -> anyhow::Result<GameInput> {
        let name = path.display().to_string();
        let input: Box<dyn BufRead> = if path.as_os_str() == "-" {
            Box::new(io::stdin().lock())
        } else {
            let file = open_input(path).with_context(|| could_not_read(&name))?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        };
        let games = encoding.reader(input);
        Ok(GameInput { name, games })
    }

    /// The file name as typed.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn next_game(&mut self) -> anyhow::Result<Option<ReadGame>> {
        self.games.next_game().with_context(|| could_not_read(&self.name))
    }
}

fn could_not_read(name: &str) -> String {
    format!("could not read games from {name}")
}
