//! `dames3d text` and `dames3d replay`: the text board.

use std::io::{self, BufRead, BufReader, BufWriter, StdoutLock};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Args;

use super::online::{self, OnlineArgs, TableArgs};
use super::rules::RulesArgs;
use super::signals::stop_search_on_interrupt;
use super::values::language_or_system;
use crate::archive::Archive;
use crate::endgame_practice::EndgameRecordsFile;
use crate::engine::endgame_tables::{TableSource, default_folder};
use crate::game::Command;
use crate::game::clocks::{ClockSettings, ClockStart};
use crate::game::recording::Recorder;
use crate::i18n::Language;
use crate::notation::fen;
use crate::platform::open_input;
use crate::players::{Player, TableCache};
use crate::rules::{BySide, Geometry, Variant};
use crate::shots::{Exercise, ResultsFile};
use crate::terminal::{
    self, EndgameBoard, ExerciseBoard, LessonBoard, ReplayError, TerminalCaps, TextBoard,
};

#[derive(Debug, Args)]
pub(crate) struct TextArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// The position to start from, such as W:W31,K46:B21
    #[arg(long)]
    fen: Option<String>,
    /// White's player: person, computer, or computer:LEVEL with a level from 1 to 10
    #[arg(long, value_name = "PLAYER", default_value = "person")]
    white: Player,
    /// Black's player
    #[arg(long, value_name = "PLAYER", default_value = "person")]
    black: Player,
    /// Play with clocks: “5+3” for five minutes and three seconds a move, or White's and Black's, “5+3 3+2”
    ///
    /// The clocks start when both sides have moved. Minutes may be followed by +, b (Bronstein) or d (delay) and
    /// seconds; 40/120:60 are periods, *2 is an hourglass, =30 are seconds per move.
    #[arg(long, value_name = "CONTROL", value_parser = ClockSettings::from_minutes)]
    clock: Option<ClockSettings>,
    /// Start the clocks at once
    #[arg(long, requires = "clock")]
    clock_now: bool,
    /// Learn the rules in small tasks instead of playing a game
    #[arg(long, conflicts_with_all = ["fen", "clock", "white", "black", "touch_move", "by_hand", "draws", "invite", "join", "shots"])]
    lesson: bool,
    /// Solve shots instead of playing a game
    #[arg(long, conflicts_with_all = ["fen", "clock", "white", "black", "touch_move", "by_hand", "draws", "invite", "join"])]
    shots: bool,
    /// Practice endgames from the tables instead of playing a game
    #[arg(long, conflicts_with_all = ["fen", "clock", "white", "black", "touch_move", "by_hand", "draws", "invite", "join", "lesson", "shots"])]
    endgames: bool,
    #[command(flatten)]
    table: TableArgs,
    #[command(flatten)]
    online: OnlineArgs,
}

impl TextArgs {
    pub(crate) fn run(self, language: Option<Language>) -> anyhow::Result<()> {
        if let Some(link) = self.online.join {
            return online::join(link, self.online.name, language);
        }
        let variant = self.rules.variant()?;
        if self.lesson {
            return teach(variant.geometry(), language);
        }
        if self.shots {
            return solve_shots(variant, language);
        }
        if self.endgames {
            return practice_endgames(variant, language);
        }
        let start = if self.clock_now { ClockStart::AtOnce } else { ClockStart::AfterFirstMoves };
        let clock = self.clock.map(|clock| ClockSettings { start, ..clock });
        if let Some(server) = self.online.invite.clone() {
            let fen = self.fen.as_deref();
            let settings = online::settings(&self.online, variant, fen, clock, self.table)?;
            return online::invite(server, settings, self.online.key, self.online.name, language);
        }
        let players = BySide { white: self.white, black: self.black };
        play_game(variant, self.fen, clock, self.table, players, language)
    }
}

fn play_game(
    variant: Variant,
    fen: Option<String>,
    clock: Option<ClockSettings>,
    table: TableArgs,
    players: BySide<Player>,
    language: Option<Language>,
) -> anyhow::Result<()> {
    let mut board = text_board(language);
    board.prepare(Command::SwitchGame(variant))?;
    for command in table.commands() {
        board.prepare(command).context("--draws")?;
    }
    if let Some(fen) = fen {
        let fen = Command::SetUp(fen::typed(&fen));
        board.prepare(fen).context("--fen")?;
    }
    if let Some(clock) = clock {
        board.prepare(Command::SetClock(clock))?;
    }
    board.sit(players);
    play(board)
}

/// Runs the text board as the fallback for the window, with the same files.
pub(crate) fn open(
    files: &[PathBuf],
    language: Option<Language>,
    recorder: Option<Recorder>,
) -> anyhow::Result<()> {
    let mut board = text_board(language);
    board.open_files(files);
    if let Some(recorder) = recorder {
        board.record(recorder)?;
    }
    play(board)
}

type Output = BufWriter<StdoutLock<'static>>;

/// A text board with autosave.
fn text_board(language: Option<Language>) -> TextBoard<Output> {
    let output = BufWriter::new(io::stdout().lock());
    let mut board = TextBoard::new(output, language_or_system(language), TerminalCaps::detect());
    if let Some(archive) = Archive::from_system() {
        board.keep_in(archive);
    }
    board
}

fn play(mut board: TextBoard<Output>) -> anyhow::Result<()> {
    stop_search_on_interrupt(board.running_search())?;
    board.use_endgames(TableCache::in_folder(default_folder()));
    board.play(BufReader::new(io::stdin())).context("standard input or output")
}

fn teach(geometry: Geometry, language: Option<Language>) -> anyhow::Result<()> {
    let output = BufWriter::new(io::stdout().lock());
    let language = language_or_system(language);
    let board = LessonBoard::new(output, geometry, language, TerminalCaps::detect());
    board.play(BufReader::new(io::stdin())).context("standard input or output")
}

fn solve_shots(variant: Variant, language: Option<Language>) -> anyhow::Result<()> {
    ensure!(
        !Exercise::set(variant).is_empty(),
        "--shots: there are none of {variant}: expected {}",
        Variant::STANDARD.map(Variant::name).join(" or ")
    );
    let output = BufWriter::new(io::stdout().lock());
    let board = ExerciseBoard::new(
        output,
        variant,
        ResultsFile::from_system(),
        language_or_system(language),
        TerminalCaps::detect(),
    );
    board.play(BufReader::new(io::stdin())).context("standard input or output")
}

fn practice_endgames(variant: Variant, language: Option<Language>) -> anyhow::Result<()> {
    let names = Variant::STANDARD.map(Variant::name).join(" or ");
    ensure!(
        Variant::STANDARD.contains(&variant),
        "--endgames: there are none of {variant}: expected {names}"
    );
    let tables = TableSource::Default.open(variant, &variant.rule_set().draws)?.context(
        "--endgames: the endgame tables are missing: “dames3d tables build” makes them in about a minute, with 40 MB on disk",
    )?;
    let board = EndgameBoard::new(
        BufWriter::new(io::stdout().lock()),
        tables,
        EndgameRecordsFile::from_system(),
        language_or_system(language),
        TerminalCaps::detect(),
    );
    board.play(BufReader::new(io::stdin())).context("standard input or output")
}

pub(crate) fn replay(file: &Path, language: Option<Language>) -> anyhow::Result<()> {
    let name = || file.display().to_string();
    let input: Box<dyn BufRead> = if file.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(open_input(file).with_context(name)?))
    };
    let output = BufWriter::new(io::stdout().lock());
    match terminal::replay(input, output, language_or_system(language), TerminalCaps::detect()) {
        Err(ReplayError::Output(error)) => Err(error.into()),
        replayed => replayed.with_context(name),
    }
}
