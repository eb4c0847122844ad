//! The commands of the program, a module each.

mod check;
mod grow;
mod mine;
mod train;
mod tune;

use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use dames3d::cli;
use dames3d::cli::errors::read_text;
use dames3d::platform::fs;

/// Makes the data of Dames 3D: weights of the evaluation, shots to solve, trees of openings, parameters of the search.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Debug, Subcommand)]
enum LabCommand {
    /// Learn evaluation weights from games of the engine against itself
    Train {
        #[command(subcommand)]
        command: train::TrainCommand,
    },
    /// Find shots, positions in which men are sacrificed to win more, and check those that players solve
    Shots {
        #[command(subcommand)]
        command: ShotsCommand,
    },
    /// Grow a tree of openings: play games along its good moves until they leave it, and search what they find there
    ///
    /// The file is written after each round of games; an existing one is grown on. Ctrl+C ends the growth.
    Grow(grow::GrowArgs),
    /// Tune parameters of the search by games between changed ones (SPSA)
    ///
    /// The file is written after each step; a tuning in an existing one goes on. Ctrl+C ends it.
    Tune(tune::TuneArgs),
}

#[derive(Debug, Subcommand)]
enum ShotsCommand {
    /// Collect exercises from the games of a careless player; each is appended to the file as it is found
    ///
    /// In an exercise every move of the solver is the only one that wins, up to the end of the line.
    Collect(mine::CollectArgs),
    /// Check that every move of the solver is the only one that wins, in each exercise of a file
    ///
    /// An exercise that fails is shortened so that it ends before the flaw, or left out if nothing is left of it.
    Check(check::CheckArgs),
    /// Find shots in the games of a careless player; each is appended to the file as it is found
    Find(mine::FindArgs),
}

pub(crate) fn run() -> ExitCode {
    cli::run_program(Arguments::command(), |arguments: Arguments| {
        match arguments.command {
            LabCommand::Train { command } => train::run(&command)?,
            LabCommand::Shots { command } => match command {
                ShotsCommand::Collect(collect) => collect.run()?,
                ShotsCommand::Check(check) => check.run()?,
                ShotsCommand::Find(find) => find.run()?,
            },
            LabCommand::Grow(grow) => grow.run()?,
            LabCommand::Tune(tune) => tune.run()?,
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Reads the results of a run that was interrupted; none if the file does not exist.
fn read_existing(path: &Path, contents: &str) -> anyhow::Result<String> {
    match fs::exists(path) {
        Ok(false) => Ok(String::new()),
        _ => read_text(path, contents),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The commands are only parsed, because running them takes too long.
    #[test]
    fn every_command_shown_parses() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let mut count = 0;
        for entry in fs::read_dir(folder).expect("documents").flatten() {
            let text = fs::read_to_string(entry.path()).expect("a document");
            let text = text.replace("\\\n", " ");
            let commands = text.lines().filter(|line| line.starts_with("dames3d-lab "));
            for command in commands {
                let words = shlex::split(command).expect("balanced quotation marks");
                let comment = words.iter().position(|word| word.starts_with('#'));
                let words = &words[..comment.unwrap_or(words.len())];
                if let Err(error) = Arguments::try_parse_from(words) {
                    panic!("{}: {command}\n{error}", entry.path().display());
                }
                count += 1;
            }
        }
        assert!(count >= 15, "only {count} commands were found");
    }
}
