//! `dames3d-lab shots check`: checks that exercises have one solution.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use clap::Args;
use dames3d::engine::endgame_tables::TableSource;
use dames3d::notation::{fen, move_text};
use dames3d::rules::Variant;
use dames3d::shots::Exercise;
use dames3d_lab::mining::{CheckFailure, CheckedExercise, ExerciseCheckConfig, ExerciseChecker};

use super::read_existing;
use dames3d::cli::appended_file::AppendedFile;
use dames3d::cli::draws::DrawArgs;
use dames3d::cli::errors::{could_not_write, read_text};
use dames3d::cli::output::{progress, stdout};
use dames3d::cli::signals::stop_on_signal;
use dames3d::cli::values::{integer, standard_variant, standard_variant_names};

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[arg(long, default_value_t = Variant::Dames3d, value_parser = standard_variant, help = standard_variant_names())]
    variant: Variant,
    #[command(flatten)]
    draws: DrawArgs,
    /// The file with the exercises
    file: PathBuf,
    /// The file to append the checked exercises to, and those left out as comments; a check that was stopped goes on
    /// after those that are there
    checked: PathBuf,
    /// Number of positions searched to decide about a move; clear moves take fewer
    #[arg(long, default_value_t = 200_000, value_parser = integer::<u64>(1..))]
    nodes: u64,
    /// The folder of the endgame tables, or none; the default is the folder of dames3d tables build
    #[arg(long, value_name = "FOLDER|none", default_value_t)]
    tables: TableSource,
}

/// The prefix of a comment about an exercise that was left out.
const LEFT_OUT: &str = "# left out: ";
/// The prefix of a comment about the exercise on the next line.
const SHORTENED: &str = "# shortened: ";

/// Numbers of exercises by the result of their check.
#[derive(Clone, Copy, Debug, Default)]
struct CheckTally {
    checked: usize,
    shortened: usize,
    left_out: usize,
}

impl CheckTally {
    /// Counts the exercises of a file of checked ones.
    fn from_text(text: &str) -> CheckTally {
        let starting_with = |start| text.lines().filter(|line| line.starts_with(start)).count();
        let is_exercise = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
        let left_out = starting_with(LEFT_OUT);
        CheckTally {
            checked: text.lines().filter(is_exercise).count() + left_out,
            shortened: starting_with(SHORTENED),
            left_out,
        }
    }
}

impl CheckArgs {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let variant = self.variant;
        let draws = self.draws.rules(variant)?;
        let name = self.file.display().to_string();
        let exercises = Exercise::read_all(&read_text(&self.file, "exercises")?, variant)
            .map_err(|(line, error)| anyhow!("{name}: line {line}: {error}"))?;
        let before = read_existing(&self.checked, "checked exercises")?;
        let whole = whole_entries(&before);
        let mut tally = CheckTally::from_text(whole);
        let config = ExerciseCheckConfig {
            variant,
            draws,
            nodes: self.nodes,
            tables: self.tables.open(variant, &draws)?,
        };
        let error = || could_not_write(&self.checked);
        let mut file = AppendedFile::open(&self.checked).with_context(error)?;
        if whole.len() < before.len() {
            file.truncate(whole.len()).with_context(error)?;
        }
        let stop = stop_on_signal()?;
        let mut checker = ExerciseChecker::new(config, &stop);
        let is_terminal = io::stderr().is_terminal();
        for exercise in exercises.iter().skip(tally.checked) {
            let Some(checked) = checker.check(exercise) else {
                break;
            };
            tally.checked += 1;
            let entry = match checked {
                CheckedExercise::Sound => format!("{exercise}\n"),
                CheckedExercise::Shortened(shorter, failure) => {
                    tally.shortened += 1;
                    let failure = describe(&failure);
                    format!("{SHORTENED}{exercise}: {failure}\n{shorter}\n")
                }
                CheckedExercise::Unsound(failure) => {
                    tally.left_out += 1;
                    format!("{LEFT_OUT}{exercise}: {}\n", describe(&failure))
                }
            };
            file.append(&entry).with_context(error)?;
            if is_terminal {
                progress!("\r{} of {}", tally.checked, exercises.len());
            }
        }
        if is_terminal {
            progress!("\n");
        }
        writeln!(
            stdout(),
            "{} of {} exercises checked: {} shortened, {} left out",
            tally.checked,
            exercises.len(),
            tally.shortened,
            tally.left_out
        )?;
        Ok(())
    }
}

/// The results without the last one if it is torn, as a check that was killed may leave it.
fn whole_entries(text: &str) -> &str {
    let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    match whole.split_inclusive('\n').next_back() {
        // The exercise itself is missing.
        Some(last) if last.starts_with(SHORTENED) => &whole[..whole.len() - last.len()],
        _ => whole,
    }
}

/// The position of a failure, the move of the line, and the other move that wins.
fn describe(failure: &CheckFailure) -> String {
    let position = fen::write(&failure.position.setup());
    let solution = move_text::write(&failure.position, failure.solution);
    match failure.other {
        Some(other) => {
            let other = move_text::write(&failure.position, other);
            format!("in {position} besides {solution} also {other} wins")
        }
        None => format!("in {position} {solution} does not win"),
    }
}
