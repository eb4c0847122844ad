//! Tests of the documents: `README.md`, `CONTRIBUTING.md`, `CHANGELOG.md` and `docs/`.
//!
//! Links and headings resolve, sections and files that are cited exist, and the commands shown are run. A `console` block is
//! a session: each `$` line is run and its output compared. The commands of a `sh` block are only parsed, because they are slow,
//! open a window or need another program; the unit test in `src/cli/documents.rs` does that.

mod commands;
#[path = "../environment/mod.rs"]
mod environment;
mod links;
mod markdown;
mod names;
mod packaging;
