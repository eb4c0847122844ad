//! Generates shell completions and manual pages for packages.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;

use super::Arguments;
use super::errors::could_not_write;
use super::output::stdout;
use crate::platform::fs;

pub(crate) fn print_completions(shell: Shell) -> anyhow::Result<()> {
    let mut command = Arguments::command();
    let name = command.get_name().to_owned();
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut text);
    stdout().write_all(&text)?;
    Ok(())
}

/// Manual section for games.
const SECTION: &str = "6";

pub(crate) fn write_pages(folder: &Path) -> anyhow::Result<()> {
    let mut program = Arguments::command().disable_help_subcommand(true);
    // Sets the full command names and the global options.
    program.build();
    let write = || {
        fs::create_dir_all(folder)?;
        write_page(&program, folder)
    };
    write().with_context(|| could_not_write(folder))
}

/// Writes the page of a command and of its subcommands.
fn write_page(command: &Command, folder: &Path) -> io::Result<()> {
    let page = Man::new(command.clone()).section(SECTION);
    page.generate_to(folder)?;
    let mut commands = command.get_subcommands();
    commands.try_for_each(|command| write_page(command, folder))
}
