//! The command line: each command, what it is given, and the call into the library it is.

mod analyse;
mod arguments;
mod bench;
#[cfg(test)]
mod documents;
mod dxp;
mod errors;
mod limits;
mod match_games;
mod moves;
mod perft;
mod picture;
mod reserved_file;
mod rules;
mod shots;
mod signals;
mod solve;
mod tables;
mod text;
mod train;
mod values;
mod window;

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};
use dames3d::platform::end_child_processes;
use dames3d::protocol::hub;
use dames3d::rules::{BySide, Variant};

use arguments::{Arguments, CliCommand, SolvableGame};
use errors::{is_broken_pipe, named};
use rules::{RulesArgs, position};

/// For everything that goes wrong with what was asked, as clap does for arguments.
const BAD_INPUT: u8 = 2;

/// Carries out what the command line asks; says how that ended.
pub(crate) fn run() -> ExitCode {
    let matches = allow_negative_numbers(Arguments::command()).get_matches();
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let result = dispatch(arguments);
    end_child_processes();
    match result {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// With a number below zero taken for a value, not for an option: it is refused by what was expected.
fn allow_negative_numbers(command: clap::Command) -> clap::Command {
    command
        .mut_args(|arg| match arg.get_action().takes_values() {
            true => arg.allow_negative_numbers(true),
            false => arg,
        })
        .mut_subcommands(allow_negative_numbers)
}

fn dispatch(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let language = arguments.language;
    if arguments.record.is_some() && arguments.command.is_some() {
        anyhow::bail!("--record: expected no command beside it; it is for the window");
    }
    if !arguments.engines.is_empty() && arguments.command.is_some() {
        anyhow::bail!("--engine: expected no command beside it; it is for the window");
    }
    match arguments.command {
        None => window::run(language, arguments.record.as_deref(), arguments.engines)?,
        Some(CliCommand::Text {
            variant,
            board,
            fen,
            white,
            black,
        }) => {
            let variant = RulesArgs::new(variant, board).variant()?;
            text::run(variant, fen, BySide { white, black }, language, None)?;
        }
        Some(CliCommand::Perft { rules, fen, args }) => {
            perft::run(&position(rules.variant()?, fen.as_deref())?, args)?
        }
        Some(CliCommand::Moves {
            rules,
            fen: Some(fen),
            ..
        }) => {
            return moves::list(&fen, rules.variant()?);
        }
        Some(CliCommand::Moves {
            rules, fen: None, ..
        }) => return moves::stream(io::stdin().lock(), rules.variant()?),
        Some(CliCommand::Analyse { rules, fen, args }) => {
            analyse::run(&position(rules.variant()?, fen.as_deref())?, &args)?
        }
        Some(CliCommand::Bench(args)) => bench::run(&args)?,
        Some(CliCommand::Train { command }) => train::run(&command)?,
        Some(CliCommand::Hub { engine_args }) => {
            // What is wrong with them is told before anybody plays.
            engine_args.tables(Variant::International)?;
            let (settings, tables) = (engine_args.settings(), engine_args.source().clone());
            let served = hub::serve(io::stdin().lock(), io::stdout(), settings, tables);
            served.map_err(named("standard input or output"))?;
        }
        Some(CliCommand::Dxp(args)) => dxp::run(&args)?,
        Some(CliCommand::Match(args)) => match_games::run(&args)?,
        Some(CliCommand::Shots { command }) => shots::run(&command)?,
        Some(CliCommand::Solve {
            game: SolvableGame::Wolf,
        }) => solve::wolf()?,
        Some(CliCommand::Tables { command }) => tables::run(&command)?,
        Some(CliCommand::Picture(picture)) => picture::run(&picture)?,
        Some(CliCommand::Replay { file }) => text::replay(&file, language)?,
    }
    Ok(ExitCode::SUCCESS)
}
