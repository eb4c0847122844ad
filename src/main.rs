//! The command line: each command is one call into the library.

mod analyse;
mod arguments;
mod bench;
mod dxp;
mod matching;
mod perft;
mod reserved_file;
mod shooting;
mod signals;
mod solve;
mod tables;
mod train;
mod within;

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter};
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use dames3d::engine::tables::default_folder;
use dames3d::game::Command;
use dames3d::game::recording::Recorder;
use dames3d::matches::Spec;
use dames3d::notation::{fen, listing};
use dames3d::opponent::{Player, Shelf};
use dames3d::protocol::hub;
use dames3d::rules::{BySide, Position, Variant};
use dames3d::terminal::{self, ReplayError, Screen, TextBoard};
use dames3d::words::Language;

use arguments::{Arguments, Picture, Rules, Solvable, Task};
use reserved_file::ReservedFile;

/// For everything that goes wrong with what was asked, as clap does for arguments.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// Whoever read the output has had enough, as `head` has.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>();
        io.is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
    })
}

/// An error with what it is about said before it.
fn about<E: Display>(what: &str) -> impl Fn(E) -> anyhow::Error {
    move |error| anyhow::anyhow!("{what}: {error}")
}

/// The same for the system's errors, but for a broken pipe, which is none.
fn named(what: &str) -> impl Fn(io::Error) -> anyhow::Error {
    move |error| match error.kind() {
        io::ErrorKind::BrokenPipe => error.into(),
        _ => anyhow::anyhow!("{what}: {error}"),
    }
}

/// The text of a file that should hold this.
fn text_of(path: &Path, what: &str) -> anyhow::Result<String> {
    let name = path.display();
    fs::read_to_string(path).map_err(about(&format!("{name}: expected {what}, cannot be read")))
}

fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let language = arguments.language;
    if arguments.record.is_some() && arguments.task.is_some() {
        anyhow::bail!("--record: expected no command beside it; it is for the window");
    }
    if !arguments.engines.is_empty() && arguments.task.is_some() {
        anyhow::bail!("--engine: expected no command beside it; it is for the window");
    }
    match arguments.task {
        None => window(language, arguments.record.as_deref(), arguments.engines)?,
        Some(Task::Text {
            variant,
            board,
            fen,
            white,
            black,
        }) => {
            let variant = Rules::new(variant, board).variant()?;
            text(variant, fen, BySide { white, black }, language, None)?;
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
            return list(&fen, rules.variant()?);
        }
        Some(Task::Moves {
            rules, fen: None, ..
        }) => return moves(io::stdin().lock(), rules.variant()?),
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
        Some(Task::Picture(picture)) => draw(&picture)?,
        Some(Task::Replay { file }) => replay(&file, language)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn position(variant: Variant, text: Option<&str>) -> anyhow::Result<Position> {
    match text {
        None => Ok(Position::start(variant)),
        Some(text) => fen::read_position(text, variant).map_err(about("--fen")),
    }
}

fn window(
    language: Option<Language>,
    record: Option<&Path>,
    engines: Vec<Spec>,
) -> anyhow::Result<()> {
    let create = |path: &Path| {
        let cannot = format!("{} cannot be written", path.display());
        Recorder::create(path).map_err(about(&cannot))
    };
    let recorder = record.map(create).transpose()?;
    let has_engines = !engines.is_empty();
    open_window(language, recorder, engines).or_else(|(cannot_open, recorder)| {
        eprintln!("no window: {cannot_open}; here is the text board");
        if has_engines {
            eprintln!(
                "--engine: other programs play in the window only; the text board is without them"
            );
        }
        text(
            Variant::Dames3d,
            None,
            BySide::default(),
            language,
            recorder,
        )
    })
}

/// Opens the window and stays until it is closed; or says why it cannot, and gives the recorder back.
#[cfg(feature = "viewer")]
fn open_window(
    language: Option<Language>,
    recorder: Option<Recorder>,
    programs: Vec<Spec>,
) -> Result<(), (impl Display, Option<Recorder>)> {
    use dames3d::preferences::Kept;
    use dames3d::viewer::{self, Opening, machine};
    match machine::can_open_a_window() {
        Ok(backends) => {
            let opening = Opening {
                language,
                kept: Kept::usual(),
                recorder,
                programs,
            };
            viewer::open(opening, backends);
            Ok(())
        }
        Err(cannot_open) => Err((cannot_open, recorder)),
    }
}

#[cfg(not(feature = "viewer"))]
fn open_window(
    _language: Option<Language>,
    recorder: Option<Recorder>,
    _programs: Vec<Spec>,
) -> Result<(), (impl Display, Option<Recorder>)> {
    Err(("this program was built without it", recorder))
}

/// The language asked for or, if none is, the system's.
fn spoken(language: Option<Language>) -> Language {
    language.unwrap_or_else(Language::of_system)
}

fn text(
    variant: Variant,
    fen: Option<String>,
    players: BySide<Player>,
    language: Option<Language>,
    recorder: Option<Recorder>,
) -> anyhow::Result<()> {
    let output = BufWriter::new(io::stdout().lock());
    let mut board = TextBoard::new(output, spoken(language), Screen::of_system());
    board.prepare(Command::SitAt(variant))?;
    if let Some(fen) = fen {
        board.prepare(Command::SetUp(fen)).map_err(about("--fen"))?;
    }
    board.sit(players);
    board.look_into(Shelf::in_folder(default_folder()));
    if let Some(recorder) = recorder {
        board.record(recorder)?;
    }
    board
        .play(io::stdin().lock())
        .map_err(named("standard input or output"))
}

fn list(fen: &str, variant: Variant) -> anyhow::Result<ExitCode> {
    let listing = listing::Listing::of(fen, variant);
    listing.write(io::stdout().lock())?;
    Ok(status(listing.is_answered()))
}

fn status(all_answered: bool) -> ExitCode {
    if all_answered {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(BAD_INPUT)
    }
}

fn moves(input: impl io::Read, variant: Variant) -> anyhow::Result<ExitCode> {
    let output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let all_answered =
        listing::stream(input, variant, output).map_err(named("standard input or output"))?;
    Ok(status(all_answered))
}

fn replay(file: &Path, language: Option<Language>) -> anyhow::Result<()> {
    let name = file.display().to_string();
    let input: Box<dyn BufRead> = match file.as_os_str() == "-" {
        true => Box::new(io::stdin().lock()),
        false => Box::new(BufReader::new(File::open(file).map_err(about(&name))?)),
    };
    let output = BufWriter::new(io::stdout().lock());
    match terminal::replay(input, output, spoken(language), Screen::of_system()) {
        Ok(()) => Ok(()),
        Err(ReplayError::Output(error)) => Err(error.into()),
        Err(error) => Err(about(&name)(error)),
    }
}

#[cfg(feature = "viewer")]
fn draw(picture: &Picture) -> anyhow::Result<()> {
    use dames3d::viewer::picture::{self, PictureRequest};
    let position = position(picture.rules.variant()?, picture.fen.as_deref())?;
    let request = PictureRequest {
        view: picture.view.into(),
        size: (picture.size.width, picture.size.height).into(),
        ..PictureRequest::of(&position)
    };
    let file = ReservedFile::at(&picture.output)?;
    picture::save(&request, &picture.output)?;
    file.keep();
    Ok(())
}

#[cfg(not(feature = "viewer"))]
fn draw(picture: &Picture) -> anyhow::Result<()> {
    position(picture.rules.variant()?, picture.fen.as_deref())?;
    let _file = ReservedFile::at(&picture.output)?;
    anyhow::bail!(
        "picture: this program was built without the feature “viewer”, which draws pictures"
    )
}
