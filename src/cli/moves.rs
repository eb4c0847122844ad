//! `dames3d moves`: lists the legal moves of positions as JSON.

use std::io::{self, BufWriter};
use std::process::ExitCode;

use anyhow::Context;

use super::BAD_INPUT;
use super::output::stdout;
use crate::notation::listing::{self, Listing};
use crate::rules::Variant;

pub(crate) fn list(fen: &str, variant: Variant) -> anyhow::Result<ExitCode> {
    let listing = Listing::from_fen(fen, variant);
    listing.write(stdout())?;
    Ok(exit_code(listing.is_ok()))
}

/// Lists the moves of each position in the input, one per line.
pub(crate) fn stream(input: impl io::Read, variant: Variant) -> anyhow::Result<ExitCode> {
    let output = BufWriter::with_capacity(1 << 16, stdout());
    let all_valid = listing::stream(input, variant, output).context("standard input or output")?;
    Ok(exit_code(all_valid))
}

fn exit_code(all_valid: bool) -> ExitCode {
    if all_valid { ExitCode::SUCCESS } else { ExitCode::from(BAD_INPUT) }
}
