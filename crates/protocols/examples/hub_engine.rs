//! A Hub engine: `cargo run --release --example hub_engine`, started by any program that drives Hub engines.

use std::io::{self, BufRead, Write};

use dames3d_engine::EngineSettings;
use dames3d_engine::endgame_tables::TableSource;
use dames3d_protocols::hub;
use dames3d_rules::rules::FewAgainstKing;

fn main() -> io::Result<()> {
    serve(io::stdin().lock(), io::stdout())
}

fn serve(input: impl BufRead, output: impl Write + Send + 'static) -> io::Result<()> {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(16);
    let tables = TableSource::Disabled;
    hub::serve(input, output, settings, tables, FewAgainstKing::FEDERATION)
}

#[test]
fn a_session_introduces_the_engine_and_ends_on_quit() -> io::Result<()> {
    let (mut answers, output) = io::pipe()?;
    serve("hub\ninit\nquit\n".as_bytes(), output)?;
    let mut text = String::new();
    io::Read::read_to_string(&mut answers, &mut text)?;
    assert!(text.contains("wait") && text.contains("ready"), "{text}");
    Ok(())
}
