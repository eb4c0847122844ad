//! `dames3d games`: lists and searches game collections.

mod collection;
mod list;
mod search;

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, ensure};
use clap::Subcommand;

use super::BAD_INPUT;
use super::signals::INTERRUPTED;
use super::values::integer;
use crate::cli::output::{print_error, stdout};
use collection::{Collection, CollectionArgs};
use list::ListArgs;
use search::SearchArgs;

#[derive(Debug, Subcommand)]
pub(crate) enum GamesCommand {
    /// Build the index of games and keep it, and count games, positions, duplicates and errors
    ///
    /// The other commands build an index by themselves if there is none, or if a file has changed. Ctrl+C ends the work.
    Index {
        #[command(flatten)]
        games: CollectionArgs,
    },
    /// List games, a line each: number, date, result, players, event, variant, moves
    ///
    /// A game with the start and moves of an earlier one is marked with = and the number of that one, a game with errors
    /// with a question mark.
    List(ListArgs),
    /// Find the games that reach a position, and how the moves played in it scored
    ///
    /// A line for each move: games, their share, White's score, games won by White, drawn, won by Black, and the average
    /// year. Then the games, as by list; a mirrored one is marked with ~. Games that occur several times count once.
    Search(Box<SearchArgs>),
    /// Print a game as it stands in its file
    Show {
        /// The number of the game, as list and search print it
        #[arg(value_parser = integer::<usize>(1..))]
        number: usize,
        #[command(flatten)]
        games: CollectionArgs,
    },
}

pub(crate) fn run(command: &GamesCommand) -> anyhow::Result<ExitCode> {
    let mut output = io::BufWriter::with_capacity(1 << 16, stdout());
    let collection = match command {
        GamesCommand::Index { games } | GamesCommand::Show { games, .. } => games.open()?,
        GamesCommand::List(args) => args.games.open()?,
        GamesCommand::Search(args) => args.games.open()?,
    };
    let mut is_whole = collection.is_complete();
    match command {
        GamesCommand::Index { .. } => writeln!(output, "{}", collection.summary())?,
        GamesCommand::List(args) => args.print(&collection, &mut output)?,
        GamesCommand::Search(args) => args.print(&collection, &mut output)?,
        GamesCommand::Show { number, .. } => is_whole &= show(&collection, *number, &mut output)?,
    }
    output.flush()?;
    Ok(if collection.stop.is_set() {
        ExitCode::from(INTERRUPTED)
    } else if is_whole {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(BAD_INPUT)
    })
}

/// Prints a game as canonical PDN, and its errors; returns `true` if it has none.
fn show(collection: &Collection, number: usize, mut output: impl Write) -> anyhow::Result<bool> {
    let index = &collection.index;
    ensure!(
        number <= index.len(),
        "expected the number of a game{}, found {number}",
        match index.len() {
            0 => ": there are none".to_owned(),
            1 => ": there is only game 1".to_owned(),
            games => format!(" from 1 to {games}"),
        }
    );
    let indexed = index.game(number - 1);
    let path = indexed.path.display();
    let game =
        index.read_game(number - 1).with_context(|| format!("could not read games from {path}"))?;
    let game = game.with_context(|| format!("{path} has changed"))?;
    let errors = game.errors.iter().map(|error| (error, ""));
    let warnings = game.warnings.iter().map(|warning| (warning, "warning: "));
    for (fault, kind) in errors.chain(warnings) {
        let (line, column) = (fault.line, fault.column);
        print_error(format_args!(
            "{path}: game {}, line {line} of the game, column {column}: {kind}{}",
            indexed.number, fault.problem
        ));
    }
    let is_whole = game.errors.is_empty();
    if let Some(game) = game.into_game() {
        writeln!(output, "{game}")?;
    }
    Ok(is_whole)
}
