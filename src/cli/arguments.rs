//! What the command line is given.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use dames3d::i18n::Language;
use dames3d::matches::PlayerSpec;
use dames3d::players::Player;
use dames3d::rules::{Geometry, Variant};

use super::analyse::{AnalyseArgs, EngineArgs};
use super::bench::BenchArgs;
use super::dxp::DxpArgs;
use super::match_games::MatchArgs;
use super::perft::PerftArgs;
use super::picture::PictureArgs;
use super::rules::RulesArgs;
use super::shots::ShotsCommand;
use super::tables::TablesCommand;
use super::train::TrainCommand;

const EXAMPLES: &str = "\
Examples:
  dames3d                                                  the window
  dames3d text --variant international                     play on the terminal, flat board
  dames3d text --black computer:5                          play against the computer on the terminal
  dames3d text --fen W:W31,K46:B21,K5                      play on from a position
  dames3d perft --variant dames3d --depth 5                count positions
  dames3d moves --variant dames3d --fen W:W31:B21          {\"fen\":\"W:W31:B21\",\"moves\":[\"31x11:21\"]}
  dames3d perft --variant family --board pyramid --depth 5 any capture may be chosen, on the pyramid
  dames3d solve wolf                                       wolf and sheep: who wins from where
  dames3d tables build                                     solve all positions of up to four pieces
  dames3d picture --variant dames3d --view sw corner.png   a picture without a window
  dames3d replay game.jsonl                                replay the commands of a session";

/// Draughts on a stepped pyramid of 100 cubes read as five boards, and international draughts on the flat board.
///
/// Without a command the window opens; where there is none to open, the text board.
#[derive(Debug, Parser)]
#[command(version, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// fr or en; without it, the system's language
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) language: Option<Language>,
    /// Write every command carried out in the window into this file, for dames3d replay
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Another program to play against in the window, one that speaks the Hub protocol: “./scan hub”, or with
    /// settings “dir=/opt/scan set.book=false time=2 -- ./scan hub”; may be given several times
    #[arg(long = "engine", value_name = "PROGRAM", value_parser = PlayerSpec::from_hub_command)]
    pub(crate) engines: Vec<PlayerSpec>,
    #[command(subcommand)]
    pub(crate) command: Option<CliCommand>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum CliCommand {
    /// Play on the terminal, the five boards drawn unfolded
    ///
    /// Moves are typed as 32-28 or 28x19; help lists everything else. Input may come from a pipe.
    Text {
        /// international, dames3d, family, brigand or wolf-and-sheep
        #[arg(long, default_value_t = Variant::Dames3d)]
        variant: Variant,
        /// flat or pyramid, where the rules may be put on either; without it, the board they are named for
        #[arg(long)]
        board: Option<Geometry>,
        /// The position to start from, such as W:W31,K46:B21
        #[arg(long)]
        fen: Option<String>,
        /// Who plays White: person, computer, or computer:LEVEL with a level from 1 to 10
        #[arg(long, value_name = "PLAYER", default_value = "person")]
        white: Player,
        /// Who plays Black
        #[arg(long, value_name = "PLAYER", default_value = "person")]
        black: Player,
    },
    /// Count the ways to play on: a line DEPTH NODES for each depth from 1
    ///
    /// Nodes per second follow on standard error.
    Perft {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position to count from; without it, the start
        #[arg(long)]
        fen: Option<String>,
        #[command(flatten)]
        args: PerftArgs,
    },
    /// List the legal moves of positions, a line of JSON each
    ///
    /// A plain move is from-to, a capture fromxto:c1,c2 with the captured squares ascending; the moves are sorted
    /// as text. A line that is no position gives {"fen":…,"error":…}, the run goes on, and the exit status is 2.
    #[command(group = clap::ArgGroup::new("source").required(true))]
    Moves {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position
        #[arg(long, group = "source")]
        fen: Option<String>,
        /// Read a FEN a line from standard input; blank lines are passed over
        #[arg(long, group = "source")]
        stdin: bool,
    },
    /// Say what the computer thinks of a position: depth, score, positions, time and the best line
    ///
    /// Scores are in men, for the side to move. Without a limit it thinks for five seconds.
    Analyse {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position; without it, the start
        #[arg(long)]
        fen: Option<String>,
        #[command(flatten)]
        args: AnalyseArgs,
    },
    /// Search fixed positions: a line BOARD NODES for each board, then all nodes
    ///
    /// The numbers change only when the search or the weights do. Nodes per second follow on standard error.
    Bench(BenchArgs),
    /// Learn to judge positions: play games against itself, fit the weights to them
    Train {
        #[command(subcommand)]
        command: TrainCommand,
    },
    /// Be an engine that speaks the Hub protocol on standard input and output
    ///
    /// It plays international draughts and, with set-param name=variant value=dames3d, Dames 3D.
    Hub {
        #[command(flatten)]
        engine_args: EngineArgs,
    },
    /// Play another program over a network connection, by the DamExchange protocol
    ///
    /// It takes up the games the other program proposes, or proposes games itself. International draughts only.
    Dxp(DxpArgs),
    /// Play a match: two players, many games, and which one is stronger by how many Elo points
    ///
    /// Games come in pairs from balanced openings. How it goes is told on standard error, every ten games where
    /// that is no terminal. Ctrl-C ends the match; the games played to their end count. Without a limit a player has
    /// 0.1 seconds for each move.
    ///
    /// A player is “self”, this program's engine, with settings such as name=A, time=0.5 (seconds a move), depth=8,
    /// nodes=10000, eval=best, eval=material or eval=FILE, threads=1, hash=64 (MiB), tables=DIR or
    /// tables=none, level=3; or any engine that speaks the Hub protocol: “hub dir=/opt/scan set.book=false -- ./scan
    /// hub”; or one that takes up games over DamExchange: “dxp minutes=60 say='console time 500' -- mobydam -c
    /// 127.0.0.1 -p {port}”.
    Match(Box<MatchArgs>),
    /// Shots: positions in which men are given and more are won
    Shots {
        #[command(subcommand)]
        command: ShotsCommand,
    },
    /// Solve a small game: for every placement, who wins and in how many plies
    ///
    /// How long that took follows on standard error.
    Solve {
        /// Which one: wolf, for wolf and sheep
        #[arg(value_enum)]
        game: SolvableGame,
    },
    /// Endgame tables: every position of a few pieces, solved
    Tables {
        #[command(subcommand)]
        command: TablesCommand,
    },
    /// Draw the scene into a PNG file, without a window
    Picture(PictureArgs),
    /// Replay recorded commands, a line of JSON each, without a window
    ///
    /// Every move is written with its number, then the last position's FEN, its boards and the result. A command
    /// that is refused ends the replay with exit status 2.
    Replay {
        /// The recording; - for standard input
        file: PathBuf,
    },
}

/// A game small enough to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SolvableGame {
    /// Wolf and sheep
    Wolf,
}
