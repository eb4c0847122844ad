use std::env::consts::{ARCH, OS};
use std::ffi::OsString;
use std::path::{MAIN_SEPARATOR, PathBuf};

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use strsim::jaro;

use super::analyze::{AnalyzeArgs, EngineArgs};
use super::bench::BenchArgs;
use super::draws::DrawArgs;
use super::dxp::DxpArgs;
use super::games::GamesCommand;
use super::match_games::MatchArgs;
use super::openings::OpeningsCommand;
use super::pdn::PdnCommand;
use super::perft::PerftArgs;
use super::picture::PictureArgs;
use super::rules::RulesArgs;
#[cfg(feature = "server")]
use super::serve::ServeArgs;
use super::shots::ShotsCommand;
use super::sounds::SoundsArgs;
use super::tables::TablesCommand;
use super::text::TextArgs;
use super::values::languages;
use crate::i18n::Language;
use crate::online::Link;
use crate::protocols::matches::PlayerSpec;

const EXAMPLES: &str = "\
Examples:
  dames3d                                                  open the window
  dames3d games.pdn                                        open a file of games in the window
  dames3d 'http://192.168.1.5:7171/#code=FWKQSA'           play a friend in the window, by the link to the game
  dames3d text --variant international                     play on the terminal, on the flat board
  dames3d text --black computer:5                          play against the computer on the terminal
  dames3d text --fen W:W31,K46:B21,K5                      play from a position
  dames3d text --invite http://192.168.1.5:7171            play a friend over a network
  dames3d perft --variant dames3d --depth 5                count the leaves of the game tree
  dames3d moves --variant dames3d --fen W:W31:B21          {\"fen\":\"W:W31:B21\",\"moves\":[\"31x11:21\"]}
  dames3d perft --variant family --board pyramid --depth 5 free choice of captures, on the pyramid
  dames3d solve wolf                                       solve wolf and sheep
  dames3d tables build                                     solve all positions of up to four pieces
  dames3d pdn check games.pdn                              check a file of games
  dames3d games search --moves '32-28 19-23' games.pdn     find a position in many games
  dames3d picture --variant dames3d --view sw corner.png   draw a picture without a window
  dames3d replay game.jsonl                                replay a recorded session";

/// Draughts on a stepped pyramid of 100 cubes read as five boards, and international draughts on the flat board.
///
/// Without a command the window opens, or the text board where there is no display.
#[derive(Debug, Parser)]
#[command(version, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[arg(long, global = true, value_name = "LANGUAGE", help = languages())]
    pub(crate) language: Option<Language>,
    /// Record every command of the window in this new file, for dames3d replay
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Add a Hub engine to play against in the window: “./scan hub”, or with settings “dir=/opt/scan set.book=false
    /// time=2 -- ./scan hub”; may be repeated
    #[arg(long = "engine", value_name = "PROGRAM", value_parser = PlayerSpec::from_hub_command)]
    pub(crate) engines: Vec<PlayerSpec>,
    /// Files of games to open in the window: PDN, or folders of such files; or the link to a game over a network
    #[arg(value_name = "FILE|LINK", value_parser = OsStringValueParser::new().try_map(opened))]
    pub(crate) opened: Vec<Opened>,
    #[command(subcommand)]
    pub(crate) command: Option<CliCommand>,
}

/// The text of `--version` for bug reports: version, commit if known, system and features.
pub(crate) fn build_info(commit: Option<&str>) -> String {
    let mut lines = vec![env!("CARGO_PKG_VERSION").to_owned()];
    lines.extend(commit.map(|commit| format!("commit: {commit}")));
    lines.push(format!("system: {OS} {ARCH}"));
    let features = [
        (cfg!(feature = "viewer"), "window"),
        (cfg!(feature = "sound"), "sound"),
        (cfg!(feature = "server"), "server"),
    ];
    let built_in = features.into_iter().filter_map(|(is_in, name)| is_in.then_some(name));
    let built_in: Vec<_> = built_in.chain(["text board"]).collect();
    lines.push(format!("with: {}", built_in.join(", ")));
    lines.join("\n")
}

/// Minimum similarity, from 0 to 1, between a mistyped command and a suggestion; the same as clap's.
const LIKENESS: f64 = 0.7;

#[derive(Clone, Debug)]
pub(crate) enum Opened {
    /// A PDN file or folder.
    Games(PathBuf),
    /// An online game.
    Link(Link),
}

fn opened(word: OsString) -> Result<Opened, String> {
    match word.to_str() {
        Some(text) if Link::is_meant_by(text) => {
            let link = text.parse::<Link>();
            link.map(Opened::Link).map_err(|error| error.to_string())
        }
        _ => path_of_games(word).map(Opened::Games),
    }
}

/// Parses the path of a file or folder. Any other word may be a mistyped command.
fn path_of_games(word: OsString) -> Result<PathBuf, String> {
    let path = PathBuf::from(word);
    // All command names are UTF-8.
    let Some(text) = path.to_str() else {
        return Ok(path);
    };
    if text.contains(['.', '/', MAIN_SEPARATOR]) || path.exists() {
        return Ok(path);
    }
    let command = Arguments::command();
    let names = command.get_subcommands().map(clap::Command::get_name);
    let likest = names.max_by(|a, b| jaro(text, a).total_cmp(&jaro(text, b)));
    let likest = likest.filter(|name| jaro(text, name) > LIKENESS);
    let hint = likest.map(|name| format!("; did you mean “{name}”?"));
    let hint = hint.unwrap_or_default();
    Err(format!("expected a command or a file of games{hint}"))
}

#[derive(Debug, Subcommand)]
pub(crate) enum CliCommand {
    /// Play on the terminal, with the five boards drawn side by side
    ///
    /// Moves are typed as 32-28 or 28x19; help lists all other commands. Input may come from a pipe.
    Text(Box<TextArgs>),
    /// Count the leaves of the game tree (perft), a line DEPTH NODES for each depth
    ///
    /// The speed in nodes per second is written to standard error.
    Perft {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position; the default is the starting position
        #[arg(long)]
        fen: Option<String>,
        #[command(flatten)]
        args: PerftArgs,
    },
    /// List the legal moves of positions, a JSON object per line
    ///
    /// A plain move is from-to, a capture is fromxto:c1,c2 with the captured squares in ascending order; the moves are
    /// sorted as text. An invalid line is answered with {"fen":…,"error":…}, the run goes on, and the exit status is 2.
    #[command(group = clap::ArgGroup::new("source").required(true))]
    Moves {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position
        #[arg(long, group = "source")]
        fen: Option<String>,
        /// Read positions from standard input, a FEN per line; blank lines are skipped
        #[arg(long, group = "source")]
        stdin: bool,
    },
    /// Search a position: depth, score, nodes, time and best line, for each depth
    ///
    /// Scores are in men, for the side to move. The default limit is five seconds. Ctrl+C ends the search.
    #[command(alias = "analyse")]
    Analyze {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position; the default is the starting position
        #[arg(long)]
        fen: Option<String>,
        #[command(flatten)]
        args: AnalyzeArgs,
    },
    /// Search fixed positions: a line BOARD NODES for each board, then the sum of the nodes
    ///
    /// The numbers change only if the search or the weights do. The speed in nodes per second is written to standard
    /// error.
    Bench(BenchArgs),
    /// Run as a Hub engine on standard input and output
    ///
    /// It plays international draughts and, after set-param name=variant value=dames3d, Dames 3D.
    Hub {
        #[command(flatten)]
        draws: DrawArgs,
        #[command(flatten)]
        engine_args: EngineArgs,
    },
    /// Play international draughts against another program over the network, by the DamExchange protocol
    ///
    /// It accepts the games that the other program proposes, or proposes games itself.
    Dxp(DxpArgs),
    /// Let two players play over a network: hold their games, their clocks and their seats
    ///
    /// Whoever offers a game gets a link to invite the other player. Games are on disk before a move counts, so that a
    /// server can be stopped and started in the middle of a game. Ctrl+C ends it in order.
    #[cfg(feature = "server")]
    Serve(Box<ServeArgs>),
    /// Play a match between two players and estimate the difference in Elo points
    ///
    /// Games come in pairs from balanced openings. The standing is written to standard error, every ten games if that
    /// is no terminal. Ctrl+C ends the match; the games completed so far count. The default limit is 0.1 seconds per
    /// move.
    ///
    /// A player is “self”, this program's engine, with settings such as name=A, time=0.5 (seconds per move), depth=8,
    /// nodes=10000, eval=best, eval=material or eval=FILE, threads=1, hash=64 (MiB), tables=DIR or tables=none, level=3,
    /// book=yes or book=no (openings from the program's tree, as at levels 9 and 10);
    /// or any Hub engine: “hub dir=/opt/scan set.book=false -- ./scan hub”; or a program that accepts games over
    /// DamExchange: “dxp minutes=60 say='console time 500' -- mobydam -c 127.0.0.1 -p {port}”.
    Match(Box<MatchArgs>),
    /// Test players with shots, positions in which men are sacrificed to win more
    Shots {
        #[command(subcommand)]
        command: ShotsCommand,
    },
    /// Look positions up in a tree of openings
    Openings {
        #[command(subcommand)]
        command: OpeningsCommand,
    },
    /// Solve a small game: the winner and the number of plies for every placement
    ///
    /// The time taken is written to standard error.
    Solve {
        /// The game: wolf, for wolf and sheep
        #[arg(value_enum)]
        game: SolvableGame,
        /// Write a JSON object for each placement
        #[arg(long)]
        json: bool,
    },
    /// Build endgame tables and look positions up in them
    Tables {
        #[command(subcommand)]
        command: TablesCommand,
    },
    /// Check, format and list files of games in PDN, the Portable Draughts Notation
    ///
    /// Errors are printed to standard error, as FILE:LINE:COLUMN: game N: message; the rest of the file is still read,
    /// and the exit status is 2.
    Pdn {
        #[command(subcommand)]
        command: PdnCommand,
    },
    /// List and search files of many games: by player, event, date, result, and by position
    ///
    /// Files and folders are indexed once, and again when a file changes; the indexes are kept with the games of the
    /// program.
    Games {
        #[command(subcommand)]
        command: GamesCommand,
    },
    /// Draw the scene into a PNG file, without a window
    Picture(PictureArgs),
    /// Write the sounds of the window into WAV files, to listen to them without a game
    Sounds(SoundsArgs),
    /// Replay the commands of a recorded session
    ///
    /// Writes every move with its number, then the FEN of the last position, its boards and the result. A command that
    /// is rejected ends the replay with exit status 2.
    Replay {
        /// The recording, or - for standard input
        file: PathBuf,
    },
    /// Print the completion script for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual pages of all commands into a folder
    Man {
        /// The folder, which is made if it does not exist
        folder: PathBuf,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SolvableGame {
    /// Wolf and sheep
    Wolf,
}
