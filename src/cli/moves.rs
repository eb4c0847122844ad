//! `dames3d moves`: the legal moves of positions, as JSON.

use std::io::{self, BufWriter};
use std::process::ExitCode;

use dames3d::notation::listing::{self, Listing};
use dames3d::rules::Variant;

use super::BAD_INPUT;
use super::errors::named;

/// Lists those of one position.
pub(crate) fn list(fen: &str, variant: Variant) -> anyhow::Result<ExitCode> {
    let listing = Listing::from_fen(fen, variant);
    listing.write(io::stdout().lock())?;
    Ok(status(listing.is_ok()))
}

fn status(all_answered: bool) -> ExitCode {
    if all_answered {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(BAD_INPUT)
    }
}

/// Lists those of each line read.
pub(crate) fn stream(input: impl io::Read, variant: Variant) -> anyhow::Result<ExitCode> {
    let output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let all_answered =
        listing::stream(input, variant, output).map_err(named("standard input or output"))?;
    Ok(status(all_answered))
}
