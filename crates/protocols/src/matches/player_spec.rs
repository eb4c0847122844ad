//! Players as text, such as `self level=7` or `hub -- ./scan hub`, and the errors of parsing and starting them.

use std::error::Error;
use std::ffi::OsString;
use std::io;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use super::dxp_player::DxpPlayer;
use super::engine_players::{BuiltinPlayer, HubPlayer};
use super::match_player::shown_reason;
use super::{DxpEndpoint, DxpOpponent, MatchPlayer};
use crate::Program;
use crate::dxp::{Address, AddressError};
use crate::engine::endgame_tables::TableSource;
use crate::engine::evaluation::{Evaluation, Network};
use crate::engine::opening_tree::OpeningTree;
use crate::engine::{
    Engine, EngineSettings, Level, Limits, ParamError, SearchParams, StopFlag, TimeLimit,
};
use crate::hub::HubClient;
use crate::platform::{NotEnoughMemory, check_memory, read_input};
use crate::rules::{DrawRules, Variant};

/// The specification of a player, written as `self time=0.5 eval=material`.
///
/// The text is split into words as in a POSIX shell: quotation marks, `'` or `"`, keep spaces, and a backslash outside
/// `'…'` keeps the next character. The first word is the kind of player; settings follow as `name=value` in any order.
/// All kinds have `name`, and `time` (seconds a move), `depth` and `nodes`, which replace the limits of the match.
///
/// `self` is the built-in engine. `eval` is `best`, `material` or a weights file; `threads` and `hash` (MiB) limit its
/// resources; `tables` is the folder of the endgame tables, `none`, or `default`. With `level`, 1 to 10, it plays at
/// that level, whose limits replace all others. `book` is `yes` to choose openings from the program's tree, which
/// levels 9 and 10 do unless it is `no`. `param.probcut_margin=3` sets a parameter of its search.
///
/// `hub` is any Hub engine, started with the words after `--` in the folder `dir`:
/// `hub set.book=false dir=/opt/scan -- ./scan hub` sets its parameter `book`.
///
/// `dxp` is any DamExchange program that accepts games. `connect` is the address to connect to, `listen` the port or
/// address at which to wait for its connection. A program after `--` is started and its connection awaited; `{port}` in
/// its arguments stands for the port. `minutes` and `moves` are the time control sent to it, and `say` is a chat
/// message sent first: `dxp minutes=60 say='console time 500' -- mobydam -c 127.0.0.1 -p {port}`.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSpec {
    pub name: Option<String>,
    /// Its own limits, if it does not use those of the match.
    pub limits: Option<Limits>,
    pub kind: PlayerKind,
}

#[derive(Clone, Debug, PartialEq)]
pub enum PlayerKind {
    Builtin {
        eval: EvalSource,
        settings: EngineSettings,
        params: Box<SearchParams>,
        tables: TableSource,
        /// Its level; `None` for full strength within the limits of the match.
        level: Option<Level>,
        /// Chooses openings from the program's tree, unless its level is too low.
        book: bool,
    },
    Hub {
        program: Program,
        /// Parameters to set, with their values.
        params: Vec<(String, String)>,
    },
    Dxp(DxpOpponent),
}

impl PlayerSpec {
    /// Starts the player for games with these draw rules, which other programs do not learn. `stop` ends the wait for a
    /// program to connect.
    ///
    /// # Errors
    /// If it cannot be started, does not play the variant, or lacks a file it needs.
    pub fn start_player(
        &self,
        variant: Variant,
        draws: &DrawRules,
        stop: &StopFlag,
    ) -> Result<Box<dyn MatchPlayer>, MatchError> {
        let start_error = |reason: &dyn std::fmt::Display| MatchError::Start {
            name: self.name(),
            reason: shown_reason(&reason.to_string()),
        };
        match &self.kind {
            PlayerKind::Builtin { eval, settings, params, tables, level, book } => {
                let evaluation = eval.load(variant)?;
                let engine_error = |error: Box<dyn Error + Send + Sync>| MatchError::Engine {
                    name: self.name(),
                    error,
                };
                let tables = tables.open(variant, draws);
                let tables = tables.map_err(|error| engine_error(error.into()))?;
                let engine = Engine::try_with_evaluation(evaluation, *settings);
                let engine = engine.map_err(|error| engine_error(error.into()))?;
                let openings = book.then(|| OpeningTree::built_in(variant)).flatten();
                let engine = engine.with_tables(tables).with_openings(openings);
                let engine = engine.with_params((**params).clone());
                Ok(Box::new(BuiltinPlayer::new(engine, *level, *draws)))
            }
            PlayerKind::Hub { program, params } => {
                let client = HubClient::start(program, variant, params, stop);
                let client = client.map_err(|error| start_error(&error))?;
                Ok(Box::new(HubPlayer(client)))
            }
            PlayerKind::Dxp(_) if variant != Variant::International => {
                Err(start_error(&"DamExchange is for international draughts"))
            }
            PlayerKind::Dxp(opponent) => {
                let player =
                    DxpPlayer::connect(opponent, stop).map_err(|error| start_error(&error))?;
                Ok(Box::new(player))
            }
        }
    }

    /// The name given, or one made of the kind and its settings.
    pub fn name(&self) -> String {
        self.name.clone().unwrap_or_else(|| match &self.kind {
            PlayerKind::Builtin { level: Some(level), .. } => format!("Dames 3D, level {level}"),
            PlayerKind::Builtin { eval, .. } => match eval {
                EvalSource::Best => "Dames 3D".to_owned(),
                EvalSource::Material => "Dames 3D (material)".to_owned(),
                EvalSource::Weights(path) => format!("Dames 3D ({})", path.display()),
            },
            PlayerKind::Hub { program, .. } => program.name(),
            PlayerKind::Dxp(opponent) => opponent.name(),
        })
    }
}

const COMMON_SETTINGS: [&str; 4] = ["name", "time", "depth", "nodes"];
const BUILTIN_SETTINGS: [&str; 7] =
    ["eval", "threads", "hash", "tables", "level", "book", "param.NAME"];
const HUB_SETTINGS: [&str; 2] = ["dir", "set.NAME"];
const DXP_SETTINGS: [&str; 6] = ["connect", "listen", "minutes", "moves", "say", "dir"];

/// Splits a text into words as a POSIX shell does.
fn split_words(text: &str) -> Result<Vec<String>, PlayerSpecError> {
    shlex::split(text).ok_or(PlayerSpecError::UnclosedQuote)
}

impl PlayerSpec {
    /// Parses the specification of a Hub engine without the word `hub`: the program and its arguments, `./scan hub`, or
    /// settings, `--` and the program: `dir=/opt/scan set.book=false -- ./scan hub`.
    pub fn from_hub_command(text: &str) -> Result<PlayerSpec, PlayerSpecError> {
        let has_settings = split_words(text)?.iter().any(|word| word == "--");
        let settings = if has_settings { "" } else { "-- " };
        format!("hub {settings}{text}").parse()
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerSpecError> {
        let words = split_words(text)?;
        let mut parts = words.splitn(2, |word| word == "--");
        let (player, program) = (parts.next().unwrap_or_default(), parts.next());
        let Some((kind, settings)) = player.split_first() else {
            return Err(PlayerSpecError::UnknownKind(String::new()));
        };
        let mut settings = SettingsReader::from_words(settings)?;
        let name = settings.take("name");
        let limits = settings.limits()?;
        let (kind, names) = match kind.as_str() {
            "self" => {
                expect_no_program(program)?;
                (settings.builtin()?, &BUILTIN_SETTINGS[..])
            }
            "hub" => (settings.hub(program)?, &HUB_SETTINGS[..]),
            "dxp" => (settings.dxp(program)?, &DXP_SETTINGS[..]),
            other => return Err(PlayerSpecError::UnknownKind(other.to_owned())),
        };
        settings.finish(names)?;
        let limits = match &kind {
            PlayerKind::Builtin { level: Some(level), .. } => Some(level.limits()),
            _ => limits,
        };
        Ok(PlayerSpec { name, limits, kind })
    }
}

fn expect_no_program(program: Option<&[String]>) -> Result<(), PlayerSpecError> {
    match program {
        Some(words) => Err(PlayerSpecError::UnexpectedProgram(words.join(" "))),
        None => Ok(()),
    }
}

/// The settings of a player as names and values, removed one by one.
struct SettingsReader(Vec<(String, String)>);

impl SettingsReader {
    fn from_words(words: &[String]) -> Result<SettingsReader, PlayerSpecError> {
        let settings = words.iter().map(|word| {
            word.split_once('=')
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .ok_or_else(|| PlayerSpecError::NotASetting(word.clone()))
        });
        Ok(SettingsReader(settings.collect::<Result<_, _>>()?))
    }

    /// Removes a setting and returns the last value given for it.
    fn take(&mut self, name: &str) -> Option<String> {
        let value = self.0.iter().rfind(|(other, _)| other == name);
        let value = value.map(|(_, value)| value.clone());
        self.0.retain(|(other, _)| other != name);
        value
    }

    fn number(
        &mut self,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Result<Option<u64>, PlayerSpecError> {
        let Some(found) = self.take(name) else {
            return Ok(None);
        };
        match found.parse() {
            Ok(number) if range.contains(&number) => Ok(Some(number)),
            _ => Err(PlayerSpecError::InvalidValue {
                name,
                expected: format!("a number from {} to {}", range.start(), range.end()),
                found,
            }),
        }
    }

    fn yes_or_no(&mut self, name: &'static str) -> Result<Option<bool>, PlayerSpecError> {
        match self.take(name) {
            None => Ok(None),
            Some(found) => match found.as_str() {
                "yes" => Ok(Some(true)),
                "no" => Ok(Some(false)),
                _ => Err(PlayerSpecError::InvalidValue {
                    name,
                    expected: "yes or no".to_owned(),
                    found,
                }),
            },
        }
    }

    fn mebibytes(&mut self, name: &'static str) -> Result<Option<usize>, PlayerSpecError> {
        let Some(mebibytes) = self.number(name, 1..=1 << 20)? else {
            return Ok(None);
        };
        match check_memory(mebibytes as usize) {
            Ok(()) => Ok(Some(mebibytes as usize)),
            Err(NotEnoughMemory { available_mib }) => Err(PlayerSpecError::InvalidValue {
                name,
                expected: format!("at most {available_mib} MiB, the memory available"),
                found: mebibytes.to_string(),
            }),
        }
    }

    /// Removes the settings with this prefix, and returns them without it.
    fn take_prefixed(&mut self, prefix: &str) -> Vec<(String, String)> {
        let mut taken = Vec::new();
        self.0.retain(|(name, value)| match name.strip_prefix(prefix) {
            Some(name) => {
                taken.push((name.to_owned(), value.clone()));
                false
            }
            None => true,
        });
        taken
    }

    fn params(&mut self) -> Result<SearchParams, PlayerSpecError> {
        let mut params = SearchParams::default();
        for (name, found) in self.take_prefixed("param.") {
            let Ok(value) = found.parse() else {
                return Err(PlayerSpecError::NotANumber { name, found });
            };
            params.set(&name, value)?;
        }
        Ok(params)
    }

    fn builtin(&mut self) -> Result<PlayerKind, PlayerSpecError> {
        let eval = match self.take("eval").as_deref() {
            None | Some("best") => EvalSource::Best,
            Some("material") => EvalSource::Material,
            Some(file) => EvalSource::Weights(file.into()),
        };
        let settings = EngineSettings::default()
            .with_threads(self.number("threads", 1..=255)?.unwrap_or(1) as usize)
            .with_hash_mib(self.mebibytes("hash")?.unwrap_or(64));
        let tables = self.take("tables").map(OsString::from);
        let level = self.number("level", 1..=10)?;
        let book = self.yes_or_no("book")?;
        Ok(PlayerKind::Builtin {
            eval,
            settings,
            params: Box::new(self.params()?),
            tables: tables.map(TableSource::from).unwrap_or_default(),
            level: level.and_then(|level| Level::new(level as u8)),
            book: book.unwrap_or(level.is_some()),
        })
    }

    fn hub(&mut self, program: Option<&[String]>) -> Result<PlayerKind, PlayerSpecError> {
        Ok(PlayerKind::Hub { program: self.program(program)?, params: self.take_prefixed("set.") })
    }

    fn dxp(&mut self, program: Option<&[String]>) -> Result<PlayerKind, PlayerSpecError> {
        let connect = self.address("connect")?;
        let listen = self.address("listen")?;
        let endpoint = match (connect, program) {
            (Some(address), _) => {
                expect_no_program(program)?;
                if listen.is_some() {
                    return Err(PlayerSpecError::ConnectAndListen);
                }
                DxpEndpoint::Connect(address)
            }
            (None, None) => DxpEndpoint::Listen(listen.unwrap_or_default()),
            (None, Some(words)) => DxpEndpoint::Start {
                program: self.program(Some(words))?,
                address: listen.unwrap_or(Address::local(0)),
            },
        };
        Ok(PlayerKind::Dxp(DxpOpponent {
            endpoint,
            minutes: self.number("minutes", 1..=999)?.unwrap_or(60) as u16,
            moves: self.number("moves", 0..=999)?.unwrap_or(0) as u16,
            say: self.take("say"),
        }))
    }

    fn address(&mut self, name: &'static str) -> Result<Option<Address>, PlayerSpecError> {
        let address = self.take(name).map(|text| text.parse()).transpose();
        address.map_err(|error| PlayerSpecError::InvalidAddress { name, error })
    }

    fn program(&mut self, words: Option<&[String]>) -> Result<Program, PlayerSpecError> {
        let words = words.filter(|words| !words.is_empty());
        Ok(Program {
            command: words.ok_or(PlayerSpecError::MissingProgram)?.to_vec(),
            folder: self.take("dir").map(PathBuf::from),
        })
    }

    fn limits(&mut self) -> Result<Option<Limits>, PlayerSpecError> {
        let time = match self.take("time") {
            None => None,
            Some(found) => match found.parse() {
                Ok(seconds) if (0.001..=1e6).contains(&seconds) => {
                    Some(TimeLimit::Move(Duration::from_secs_f64(seconds)))
                }
                _ => {
                    return Err(PlayerSpecError::InvalidValue {
                        name: "time",
                        expected: "seconds, from 0.001 to 1000000".to_owned(),
                        found,
                    });
                }
            },
        };
        let limits = Limits::default()
            .with_depth(self.number("depth", 1..=100)?.map(|depth| depth as u8))
            .with_nodes(self.number("nodes", 1..=u64::MAX)?)
            .with_time(time);
        Ok((limits != Limits::default()).then_some(limits))
    }

    /// Returns an error for settings that have not been removed.
    fn finish(self, of_kind: &[&'static str]) -> Result<(), PlayerSpecError> {
        match self.0.into_iter().next() {
            None => Ok(()),
            Some((name, _)) => Err(PlayerSpecError::UnknownSetting {
                name,
                expected: [&COMMON_SETTINGS, of_kind].concat(),
            }),
        }
    }
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PlayerSpecError {
    #[error("expected self, hub or dxp first, found “{0}”")]
    UnknownKind(String),
    #[error("expected settings such as time=0.5, found “{0}”")]
    NotASetting(String),
    #[error("unknown setting “{name}”: expected {expected}", expected = expected.join(", "))]
    UnknownSetting { name: String, expected: Vec<&'static str> },
    #[error("{name}: expected {expected}, found “{found}”")]
    InvalidValue { name: &'static str, expected: String, found: String },
    #[error("{name}: expected a number, found “{found}”")]
    NotANumber { name: String, found: String },
    #[error("{0}")]
    Param(#[from] ParamError),
    #[error("{name}: {error}")]
    InvalidAddress { name: &'static str, error: AddressError },
    /// A quotation mark is not closed, or nothing follows a backslash.
    #[error("expected a closing quotation mark, found the end")]
    UnclosedQuote,
    #[error("expected “--” and a program with its arguments, found the end")]
    MissingProgram,
    /// A program for a player that starts none.
    #[error("expected no program for this player, found “-- {0}”")]
    UnexpectedProgram(String),
    #[error("expected connect or listen, found both")]
    ConnectAndListen,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvalSource {
    Best,
    Material,
    Weights(PathBuf),
}

impl EvalSource {
    fn load(&self, variant: Variant) -> Result<Evaluation, MatchError> {
        match self {
            EvalSource::Best => Ok(Evaluation::best_for(variant)),
            EvalSource::Material => Ok(Evaluation::Material),
            EvalSource::Weights(path) => {
                let error = |reason: &dyn std::fmt::Display| MatchError::Weights {
                    path: path.clone(),
                    reason: reason.to_string(),
                };
                let bytes = read_input(path).map_err(|reason| error(&reason))?;
                let network = Network::from_bytes(&bytes).map_err(|reason| error(&reason))?;
                Ok(Evaluation::Network(network.into()))
            }
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    #[error("{}: {reason}", path.display())]
    Weights { path: PathBuf, reason: String },
    #[error("{name}: {reason}")]
    Start { name: String, reason: String },
    #[error("{name}: {error}")]
    Engine {
        name: String,
        #[source]
        error: Box<dyn Error + Send + Sync>,
    },
    #[error("{0}")]
    Thread(#[source] io::Error),
    #[error("{name} {action}")]
    NoGame {
        name: String,
        /// Its action instead, safe to print.
        action: String,
    },
    #[error("expected a balanced opening, found none")]
    NoOpening,
}
