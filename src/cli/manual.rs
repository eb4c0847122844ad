//! Files that packages install beside the program: completions for shells, and manual pages.

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

/// Prints the completions of a shell.
pub(crate) fn print_completions(shell: Shell) -> anyhow::Result<()> {
    let mut command = Arguments::command();
    let name = command.get_name().to_owned();
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut text);
    stdout().write_all(&text)?;
    Ok(())
}

/// The section of the manual about games.
const SECTION: &str = "6";

/// Writes the manual pages of all commands into a folder.
pub(crate) fn write_pages(folder: &Path) -> anyhow::Result<()> {
    let mut program = Arguments::command().disable_help_subcommand(true);
    // Gives each command its whole name, and the options that all share.
    program.build();
    let write = || {
        fs::create_dir_all(folder)?;
        write_page(&program, folder)
    };
    write().with_context(|| could_not_write(folder))
}

/// Writes the page of a command, and those of its commands.
fn write_page(command: &Command, folder: &Path) -> io::Result<()> {
    let page = Man::new(command.clone()).section(SECTION);
    page.generate_to(folder)?;
    let mut commands = command.get_subcommands();
    commands.try_for_each(|command| write_page(command, folder))
}
