//! The command line: each command, what it is given, and the call into the library it is.

mod analyse;
mod arguments;
mod bench;
mod dxp;
mod errors;
mod matching;
mod moves;
mod perft;
mod picture;
mod reserved_file;
mod rules;
mod shooting;
mod signals;
mod solve;
mod tables;
mod text;
mod train;
mod values;
mod window;
mod within;

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};
use dames3d::protocol::hub;
use dames3d::rules::{BySide, Variant};

use arguments::{Arguments, Solvable, Task};
use errors::{is_broken_pipe, named};
use rules::{Rules, position};

/// For everything that goes wrong with what was asked, as clap does for arguments.
const BAD_INPUT: u8 = 2;

/// Carries out what the command line asks; says how that ended.
pub(crate) fn run() -> ExitCode {
    let matches = with_numbers(Arguments::command()).get_matches();
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match carry_out(arguments) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// With a number below zero taken for a value, not for an option: it is refused by what was expected.
fn with_numbers(command: clap::Command) -> clap::Command {
    command
        .mut_args(|arg| match arg.get_action().takes_values() {
            true => arg.allow_negative_numbers(true),
            false => arg,
        })
        .mut_subcommands(with_numbers)
}

fn carry_out(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let language = arguments.language;
    if arguments.record.is_some() && arguments.task.is_some() {
        anyhow::bail!("--record: expected no command beside it; it is for the window");
    }
    if !arguments.engines.is_empty() && arguments.task.is_some() {
        anyhow::bail!("--engine: expected no command beside it; it is for the window");
    }
    match arguments.task {
        None => window::run(language, arguments.record.as_deref(), arguments.engines)?,
        Some(Task::Text {
            variant,
            board,
            fen,
            white,
            black,
        }) => {
            let variant = Rules::new(variant, board).variant()?;
            text::run(variant, fen, BySide { white, black }, language, None)?;
        }
        Some(Task::Perft {
            rules,
            fen,
            counting,
        }) => perft::run(&position(rules.variant()?, fen.as_deref())?, counting)?,
        Some(Task::Moves {
            rules,
            fen: Some(fen),
            ..
        }) => {
            return moves::list(&fen, rules.variant()?);
        }
        Some(Task::Moves {
            rules, fen: None, ..
        }) => return moves::stream(io::stdin().lock(), rules.variant()?),
        Some(Task::Analyse {
            rules,
            fen,
            looking,
        }) => analyse::run(&position(rules.variant()?, fen.as_deref())?, &looking)?,
        Some(Task::Bench(measure)) => bench::run(&measure)?,
        Some(Task::Train { training }) => train::run(&training)?,
        Some(Task::Hub { machine }) => {
            // What is wrong with them is told before anybody plays.
            machine.tables(Variant::International)?;
            let (settings, tables) = (machine.settings(), machine.source().clone());
            let served = hub::serve(io::stdin().lock(), io::stdout(), settings, tables);
            served.map_err(named("standard input or output"))?;
        }
        Some(Task::Dxp(exchange)) => dxp::run(&exchange)?,
        Some(Task::Match(playing)) => matching::run(&playing)?,
        Some(Task::Shots { shooting }) => shooting::run(&shooting)?,
        Some(Task::Solve {
            game: Solvable::Wolf,
        }) => solve::wolf()?,
        Some(Task::Tables { tabling }) => tables::run(&tabling)?,
        Some(Task::Picture(picture)) => picture::run(&picture)?,
        Some(Task::Replay { file }) => text::replay(&file, language)?,
    }
    Ok(ExitCode::SUCCESS)
}
