//! `dames3d pdn`: checks, formats and converts PDN files.

mod json;
mod report;

use std::io::{self, BufRead, BufReader, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, Subcommand};

use super::BAD_INPUT;
use super::encoding::EncodingArgs;
use super::signals::stop_on_signal;
use super::values::counted;
use crate::cli::output::{print_error, stdout};
use crate::i18n::{Language, Localizer};
use crate::notation::json::write_line;
use crate::notation::pdn::{PdnReader, ReadGame};
use crate::platform::open_input;
use json::{FileJson, GameJson};
use report::{JudgeArgs, ReportPrinter};

#[derive(Debug, Subcommand)]
pub(crate) enum PdnCommand {
    /// Check games: a line FILE: GAMES games, MOVES moves, ERRORS errors for each file
    ///
    /// Every move must be legal. Moves are counted in the main lines.
    Check {
        #[command(flatten)]
        files: FileArgs,
        /// Write a JSON object for each file, with the errors of its games
        #[arg(long)]
        json: bool,
    },
    /// Print games as this program writes them
    ///
    /// Games of other variants are left out, with an error.
    Format(FileArgs),
    /// Print a JSON object per game: tags, moves of the main line, positions, result, errors
    ///
    /// The moves have the form of dames3d moves; a turn played by hand is the FEN of the position it led to.
    Json(FileArgs),
    /// Print games with judgments: the score of each position, signs and better lines of errors, accuracy
    ///
    /// The games are printed as by format, with the judgments as PDN's [%eval …], signs and comments. Ctrl+C ends the
    /// report with the game that is being judged.
    Report {
        #[command(flatten)]
        files: FileArgs,
        #[command(flatten)]
        judge: Box<JudgeArgs>,
    },
}

#[derive(Debug, Args)]
pub(crate) struct FileArgs {
    /// Files of games, or - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    encoding: EncodingArgs,
}

/// A file of games that is being read.
struct GameInput {
    name: String,
    games: PdnReader<Box<dyn BufRead>>,
}

impl GameInput {
    /// Opens a file in this encoding; `-` is standard input.
    fn open(path: &Path, encoding: &EncodingArgs) -> anyhow::Result<GameInput> {
        let name = path.display().to_string();
        let input: Box<dyn BufRead> = if path.as_os_str() == "-" {
            Box::new(io::stdin().lock())
        } else {
            let file = open_input(path).with_context(|| could_not_read(&name))?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        };
        let games = encoding.reader(input);
        Ok(GameInput { name, games })
    }

    /// The file name as typed.
    fn name(&self) -> &str {
        &self.name
    }

    fn next_game(&mut self) -> anyhow::Result<Option<ReadGame>> {
        self.games.next_game().with_context(|| could_not_read(&self.name))
    }
}

fn could_not_read(name: &str) -> String {
    format!("could not read games from {name}")
}

/// Runs the command. Errors in games go to standard error and do not end the run.
pub(crate) fn run(command: &PdnCommand, language: Option<Language>) -> anyhow::Result<ExitCode> {
    let mut output = io::BufWriter::with_capacity(1 << 16, stdout());
    let has_errors = match command {
        PdnCommand::Check { files, json } => check(files, *json, &mut output)?,
        PdnCommand::Format(args) => format(args, &mut output)?,
        PdnCommand::Json(args) => print_json(args, &mut output)?,
        PdnCommand::Report { files, judge } => {
            let language = language.unwrap_or_else(Language::from_system);
            let reporter = ReportPrinter::new(judge, Localizer::new(language), stop_on_signal()?);
            report(files, reporter, &mut output)?
        }
    };
    output.flush()?;
    Ok(if has_errors { ExitCode::from(BAD_INPUT) } else { ExitCode::SUCCESS })
}

/// Counts the games, moves and errors of each file; returns `true` if there are errors.
fn check(args: &FileArgs, json: bool, mut output: impl Write) -> anyhow::Result<bool> {
    let mut has_errors = false;
    for path in &args.files {
        let mut file = GameInput::open(path, &args.encoding)?;
        let (mut games, mut moves) = (0, 0);
        let (mut errors, mut warnings) = (Vec::new(), Vec::new());
        while let Some(game) = file.next_game()? {
            games += 1;
            moves += game.tree.as_ref().map_or(0, |tree| tree.main_line().len());
            print_faults(file.name(), &game);
            errors.extend(game.errors);
            warnings.extend(game.warnings);
        }
        has_errors |= !errors.is_empty();
        if json {
            write_line(
                &mut output,
                &FileJson::new(file.name(), games, moves, (&errors, &warnings)),
            )?;
        } else {
            let counts = [(games, "game"), (moves, "move"), (errors.len(), "error")]
                .map(|(count, noun)| counted(count, noun));
            writeln!(output, "{}: {}", file.name(), counts.join(", "))?;
        }
        output.flush()?;
    }
    Ok(has_errors)
}

fn format(args: &FileArgs, mut output: impl Write) -> anyhow::Result<bool> {
    let mut is_first = true;
    each_game(args, |game| {
        if let Some(game) = game.into_game() {
            let separator = if is_first { "" } else { "\n" };
            writeln!(output, "{separator}{game}")?;
            is_first = false;
        }
        Ok(ControlFlow::Continue(()))
    })
}

/// Prints each game with its judgments as soon as it has been judged.
fn report(
    args: &FileArgs,
    mut reporter: ReportPrinter<'_>,
    mut output: impl Write,
) -> anyhow::Result<bool> {
    let mut is_first = true;
    each_game(args, |game| {
        if let Some(game) = game.into_game().filter(|_| !reporter.is_stopped()) {
            let separator = if is_first { "" } else { "\n" };
            writeln!(output, "{separator}{}", reporter.judge(game)?)?;
            output.flush()?;
            is_first = false;
        }
        Ok(if reporter.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })
}

fn print_json(args: &FileArgs, mut output: impl Write) -> anyhow::Result<bool> {
    each_game(args, |game| {
        write_line(&mut output, &GameJson::new(&game))?;
        Ok(ControlFlow::Continue(()))
    })
}

/// Passes each game on until `take` breaks, and prints its faults; returns `true` if there are errors.
fn each_game(
    args: &FileArgs,
    mut take: impl FnMut(ReadGame) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<bool> {
    let mut has_errors = false;
    for path in &args.files {
        let mut file = GameInput::open(path, &args.encoding)?;
        while let Some(game) = file.next_game()? {
            has_errors |= !game.errors.is_empty();
            print_faults(file.name(), &game);
            if take(game)?.is_break() {
                return Ok(has_errors);
            }
        }
    }
    Ok(has_errors)
}

/// Prints errors and warnings to standard error in file order: `FILE:LINE:COLUMN: game N: …`.
fn print_faults(file: &str, game: &ReadGame) {
    let errors = game.errors.iter().map(|error| (error, ""));
    let warnings = game.warnings.iter().map(|warning| (warning, "warning: "));
    let mut faults: Vec<_> = errors.chain(warnings).collect();
    if faults.is_empty() {
        return;
    }
    faults.sort_by_key(|(fault, _)| (fault.line, fault.column));
    let lines = faults.iter().map(|(fault, kind)| {
        let (line, column, number) = (fault.line, fault.column, fault.game);
        format!("{file}:{line}:{column}: game {number}: {kind}{}", fault.problem)
    });
    print_error(lines.collect::<Vec<_>>().join("\n"));
}
