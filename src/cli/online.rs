//! Online play: `dames3d text --join` and `dames3d text --invite`.

use std::io::{self, BufReader, BufWriter, IsTerminal};

use anyhow::{Context, anyhow};
use clap::Args;

use super::draws::DrawArgs;
use super::values::{integer, language_or_system};
use crate::game::clocks::ClockSettings;
use crate::game::{Command, TableRules};
use crate::i18n::Language;
use crate::notation::fen;
use crate::online::{
    GameSettings, InvalidSettings, Link, Pace, PlayerName, SavedSeatsFile, server_address,
};
use crate::rules::{Side, Variant};
use crate::terminal::{OnlineBoard, OnlineEnd, OnlineStart, TerminalCaps};

/// The options of a game over a network.
#[derive(Clone, Debug, Args)]
pub(crate) struct OnlineArgs {
    /// Join a game over a network by its link; without a link, come back to the game last played
    #[arg(long, value_name = "LINK", num_args = 0..=1, group = "network", conflicts_with_all = [
        "variant", "board", "fen", "white", "black", "clock", "invite", "touch_move", "by_hand", "draws",
    ])]
    pub(crate) join: Option<Option<Link>>,
    /// Offer a game over a network at this server, such as http://192.168.1.5:7171, and print a link for the other
    /// player
    #[arg(long, value_name = "SERVER", group = "network", value_parser = server_address, conflicts_with_all = ["white", "black"])]
    pub(crate) invite: Option<String>,
    /// Your side in the game that you offer: white or black; the default is white
    #[arg(long, requires = "invite", value_parser = side)]
    side: Option<Side>,
    /// Play by post, with this number of days for each move, from 1 to 30
    #[arg(long, requires = "invite", conflicts_with = "clock", value_parser = integer::<u8>(1..=30))]
    days: Option<u8>,
    /// Offer the game without taking back moves
    #[arg(long, requires = "invite")]
    no_takebacks: bool,
    /// The name that you go by in a game over a network; the other player sees it
    #[arg(long, requires = "network")]
    pub(crate) name: Option<PlayerName>,
    /// The key that the owner of the server asks for
    #[arg(long, requires = "invite")]
    pub(crate) key: Option<String>,
}

/// The rules of the table.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct TableArgs {
    /// Play touch-move: a piece that was touched must be moved
    #[arg(long)]
    touch_move: bool,
    /// Move pieces freely by hand; the other player corrects or keeps an irregular turn
    #[arg(long)]
    by_hand: bool,
    #[command(flatten)]
    draws: DrawArgs,
}

impl TableArgs {
    pub(crate) fn commands(self) -> impl Iterator<Item = Command> {
        let rules = self.rules();
        let rules = (rules != TableRules::default()).then_some(Command::SetTableRules(rules));
        let draws = self.draws.few_against_king();
        rules.into_iter().chain(draws.map(Command::SetFewAgainstKing))
    }

    fn rules(self) -> TableRules {
        TableRules { touch_move: self.touch_move, by_hand: self.by_hand }
    }
}

fn side(text: &str) -> Result<Side, String> {
    match text.to_lowercase().as_str() {
        "white" => Ok(Side::White),
        "black" => Ok(Side::Black),
        _ => Err("expected white or black".to_owned()),
    }
}

/// The settings of the game to offer.
pub(crate) fn settings(
    args: &OnlineArgs,
    variant: Variant,
    position: Option<&str>,
    clock: Option<ClockSettings>,
    table: TableArgs,
) -> anyhow::Result<GameSettings> {
    let pace = match (clock, args.days) {
        (Some(clock), _) => Pace::Clock(clock),
        (None, Some(days)) => Pace::Post { days },
        (None, None) => Pace::Unlimited,
    };
    let settings = GameSettings {
        position: position.map(fen::typed),
        table_rules: table.rules(),
        few_against_king: table.draws.few_against_king(),
        pace,
        host: args.side.unwrap_or(Side::White),
        takebacks: !args.no_takebacks,
        ..GameSettings::new(variant)
    };
    let option = |error: &InvalidSettings| match error {
        InvalidSettings::Days(_) => "--days",
        InvalidSettings::Clock => "--clock",
        InvalidSettings::Game(_) if position.is_some() => "--fen",
        InvalidSettings::Game(_) => "--draws",
    };
    match settings.start() {
        Ok(_) => Ok(settings),
        Err(error) => {
            let option = option(&error);
            Err(anyhow::Error::from(error).context(option))
        }
    }
}

/// Joins a game by its link, or rejoins the last game.
pub(crate) fn join(
    link: Option<Link>,
    name: Option<PlayerName>,
    language: Option<Language>,
) -> anyhow::Result<()> {
    let link = match link {
        Some(link) => link,
        None => last_seat()?,
    };
    play(OnlineStart::Follow(link), name, language).context("--join")
}

/// The link to the last seat taken.
fn last_seat() -> anyhow::Result<Link> {
    let seats = SavedSeatsFile::from_system().map(|file| file.load());
    let latest = seats.transpose()?.unwrap_or_default().latest();
    latest.ok_or_else(|| {
        anyhow!(
            "--join: no game is saved to come back to: expected a link such as http://192.168.1.5:7171/#join=GAME.SECRET"
        )
    })
}

pub(crate) fn invite(
    server: String,
    settings: GameSettings,
    key: Option<String>,
    name: Option<PlayerName>,
    language: Option<Language>,
) -> anyhow::Result<()> {
    let start = OnlineStart::Offer { server, settings, key };
    play(start, name, language).context("--invite")
}

fn play(
    start: OnlineStart,
    name: Option<PlayerName>,
    language: Option<Language>,
) -> anyhow::Result<()> {
    let output = BufWriter::new(io::stdout().lock());
    let mut board = OnlineBoard::new(
        output,
        SavedSeatsFile::from_system(),
        language_or_system(language),
        TerminalCaps::detect(),
    );
    if let Some(name) = name {
        board.set_name(name);
    }
    if io::stdout().is_terminal() {
        board.draw_qr_codes();
    }
    let played = board.play(start, BufReader::new(io::stdin()));
    played.map_err(|end| match end {
        OnlineEnd::Io(error) => anyhow::Error::from(error).context("standard input or output"),
        end => end.into(),
    })
}
