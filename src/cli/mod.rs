//! The command line: parses the arguments and runs one command. Each command is a module with its arguments, which
//! calls the library and prints the results.
//!
//! Results go to standard output; progress, timings and errors to standard error. The exit status is 2 for invalid
//! input, 1 for a system failure, and 130 if a signal ended the command before it had a result.

#![deny(clippy::print_stdout, clippy::print_stderr)]

mod analyze;
pub mod appended_file;
mod arguments;
mod bench;
#[cfg(test)]
mod documents;
pub mod draws;
mod dxp;
mod encoding;
pub mod errors;
mod games;
mod limits;
mod manual;
mod match_games;
mod moves;
mod online;
pub mod openings;
pub mod output;
mod pdn;
mod perft;
mod picture;
pub mod rules;
#[cfg(feature = "server")]
mod serve;
mod shots;
pub mod signals;
mod solve;
mod sounds;
mod tables;
mod text;
pub mod values;
mod window;

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Context;
use clap::{CommandFactory, FromArgMatches};

use arguments::{Arguments, CliCommand, SolvableGame, build_info};
use errors::{is_broken_pipe, is_failure, is_interrupted, one_line, print_parsed};
use output::print_error;
use rules::{history, position};
use signals::{INTERRUPTED, exit_code_of_signal};

use crate::notation::fen;
use crate::platform::{end_child_processes, save_address_space};
use crate::protocols::hub;
use crate::rules::{FewAgainstKing, Variant};

/// Exit status for system failures.
const FAILED: u8 = 1;
/// Exit status for invalid input, as in clap.
const BAD_INPUT: u8 = 2;

/// Runs the program. `commit` is the commit it was built from, if known.
pub fn run(commit: Option<&str>) -> ExitCode {
    let command = Arguments::command().long_version(build_info(commit));
    run_program(command, dispatch)
}

/// Parses the arguments, runs the program and reports its error.
pub fn run_program<A: FromArgMatches>(
    command: clap::Command,
    run: impl FnOnce(A) -> anyhow::Result<ExitCode>,
) -> ExitCode {
    save_address_space();
    let matches = allow_negative_numbers(command).try_get_matches();
    let arguments = matches.and_then(|matches| A::from_arg_matches(&matches));
    let result = match arguments {
        Ok(arguments) => run(arguments),
        Err(error) => print_parsed(&error),
    };
    // Flush a last line without a newline.
    let result = result.and_then(|code| {
        io::stdout().flush().context("standard output")?;
        Ok(code)
    });
    end_child_processes();
    if let Some(code) = exit_code_of_signal() {
        return code;
    }
    match result {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            print_error(format_args!("error: {}", one_line(&error)));
            ExitCode::from(exit_status(&error))
        }
    }
}

fn exit_status(error: &anyhow::Error) -> u8 {
    if is_interrupted(error) {
        INTERRUPTED
    } else if is_failure(error) {
        FAILED
    } else {
        BAD_INPUT
    }
}

/// Accepts `-1` as an option's value instead of an unknown option, so that the error states the expected range.
fn allow_negative_numbers(command: clap::Command) -> clap::Command {
    command
        .mut_args(|arg| {
            if arg.get_action().takes_values() { arg.allow_negative_numbers(true) } else { arg }
        })
        .mut_subcommands(allow_negative_numbers)
}

fn dispatch(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let language = arguments.language;
    if arguments.command.is_some() {
        let window_option = if arguments.record.is_some() {
            Some("--record")
        } else if !arguments.engines.is_empty() {
            Some("--engine")
        } else if !arguments.opened.is_empty() {
            Some("FILE|LINK")
        } else {
            None
        };
        if let Some(option) = window_option {
            anyhow::bail!("{option}: expected no command; the option is for the window");
        }
    }
    match arguments.command {
        None => {
            return window::run(
                language,
                arguments.record.as_deref(),
                arguments.engines,
                arguments.opened,
            );
        }
        Some(CliCommand::Text(args)) => args.run(language)?,
        Some(CliCommand::Perft { rules, fen, args }) => {
            perft::run(&position(rules.variant()?, fen.as_deref())?, args)?;
        }
        Some(CliCommand::Moves { rules, fen: Some(fen), .. }) => {
            return moves::list(&fen::typed(&fen), rules.variant()?);
        }
        Some(CliCommand::Moves { rules, fen: None, .. }) => {
            return moves::stream(io::stdin().lock(), rules.variant()?);
        }
        Some(CliCommand::Analyze { rules, fen, args }) => {
            analyze::run(history(rules.variant()?, fen.as_deref())?, &args)?;
        }
        Some(CliCommand::Bench(args)) => bench::run(&args)?,
        Some(CliCommand::Hub { draws, engine_args }) => {
            // Report damaged tables now rather than in the middle of a game.
            let variant = Variant::International;
            engine_args.tables(variant, &draws.rules(variant)?)?;
            let (settings, tables) = (engine_args.settings(), engine_args.source().clone());
            let rule = draws.few_against_king().unwrap_or(FewAgainstKing::FEDERATION);
            hub::serve(io::stdin().lock(), io::stdout(), settings, tables, rule)
                .context("standard input or output")?;
        }
        Some(CliCommand::Dxp(args)) => dxp::run(&args)?,
        #[cfg(feature = "server")]
        Some(CliCommand::Serve(args)) => serve::run(*args)?,
        Some(CliCommand::Match(args)) => match_games::run(&args)?,
        Some(CliCommand::Shots { command }) => shots::run(&command)?,
        Some(CliCommand::Openings { command }) => openings::run(&command)?,
        Some(CliCommand::Solve { game: SolvableGame::Wolf, json }) => solve::wolf(json)?,
        Some(CliCommand::Tables { command }) => tables::run(&command)?,
        Some(CliCommand::Pdn { command }) => return pdn::run(&command, language),
        Some(CliCommand::Games { command }) => return games::run(&command),
        Some(CliCommand::Picture(args)) => picture::run(&args)?,
        Some(CliCommand::Sounds(args)) => sounds::run(&args)?,
        Some(CliCommand::Replay { file }) => text::replay(&file, language)?,
        Some(CliCommand::Completions { shell }) => manual::print_completions(shell)?,
        Some(CliCommand::Man { folder }) => manual::write_pages(&folder)?,
    }
    Ok(ExitCode::SUCCESS)
}
