//! `dames3d sounds`: exports the window's sounds to files.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::errors::could_not_write;
use super::output::stdout;
use super::values::integer;
use crate::platform::fs;
use crate::sound::{Sound, write_sound};

#[derive(Debug, Args)]
pub(crate) struct SoundsArgs {
    /// The folder to write them into; it is created if it does not exist
    folder: PathBuf,
    /// The variation: no two strokes of a hand are the same
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
}

pub(crate) fn run(args: &SoundsArgs) -> anyhow::Result<()> {
    fs::create_dir_all(&args.folder).with_context(|| could_not_write(&args.folder))?;
    for sound in Sound::ALL {
        let path = write_sound(&args.folder, sound, args.seed)
            .with_context(|| could_not_write(&args.folder))?;
        writeln!(stdout(), "{}", path.display())?;
    }
    Ok(())
}
