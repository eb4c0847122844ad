//! The commands of the program, a module each.

mod check;
mod collect;
#[cfg(test)]
mod documents;
mod find;
mod grow;
mod train;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use dames3d::cli;

/// Makes the data of Dames 3D: weights of the evaluation, shots to solve, trees of openings.
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
}

#[derive(Debug, Subcommand)]
enum ShotsCommand {
    /// Collect exercises from the games of a careless player; each is appended to the file as it is found
    ///
    /// In an exercise every move of the solver is the only one that wins, up to the end of the line.
    Collect(collect::CollectArgs),
    /// Check that every move of the solver is the only one that wins, in each exercise of a file
    ///
    /// An exercise that fails is shortened so that it ends before the flaw, or left out if nothing is left of it.
    Check(check::CheckArgs),
    /// Find shots in the games of a careless player; each is appended to the file as it is found
    Find(find::FindArgs),
}

/// Runs the command that the arguments ask for.
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
        }
        Ok(ExitCode::SUCCESS)
    })
}
