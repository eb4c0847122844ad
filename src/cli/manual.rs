//! What packages install beside the program: completions for shells, and manual pages.

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use clap::CommandFactory;
use clap_complete::Shell;
use dames3d::platform::fs;

use super::Arguments;
use super::errors::could_not_write;
use super::output::stdout;

/// Prints the completions of a shell.
pub(crate) fn print_completions(shell: Shell) -> anyhow::Result<()> {
    let mut command = Arguments::command();
    let name = command.get_name().to_owned();
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut text);
    stdout().write_all(&text)?;
    Ok(())
}

/// Writes the manual pages of all commands into a folder.
pub(crate) fn write_pages(folder: &Path) -> anyhow::Result<()> {
    let write = || {
        fs::create_dir_all(folder)?;
        clap_mangen::generate_to(Arguments::command(), folder)
    };
    write().with_context(|| could_not_write(folder))
}
