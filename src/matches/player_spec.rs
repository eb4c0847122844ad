use std::fs;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use super::builtin_player::BuiltinPlayer;
use super::dxp_player::{DxpEndpoint, DxpOpponent, DxpPlayer};
use super::hub_player::HubPlayer;
use super::quoting::words;
use super::{MatchError, MatchPlayer};
use crate::engine::endgame_tables::TableSource;
use crate::engine::evaluation::{Evaluation, Network};
use crate::engine::{Engine, EngineSettings, Level, Limits, TimeLimit};
use crate::platform::{NotEnoughMemory, check_memory};
use crate::protocol::Program;
use crate::protocol::dxp::{Address, AddressError};
use crate::protocol::hub::HubClient;
use crate::rules::Variant;

/// A player as it is asked for: `self time=0.5 eval=material`.
///
/// First the kind, then settings as `name=value`, in any order. Spaces part the words; quotation marks, `'` or `"`,
/// keep them in one. For every kind: `name`, and `time` (seconds a move), `depth`, `nodes`, which replace the
/// match's.
///
/// `self` is this program's engine: `eval` is `best`, `material` or a file of weights, `threads` and `hash` (MiB)
/// what it may use, `tables` the folder of its endgame tables, `none`, or `default`. With `level`, 1 to 10, it plays as
/// people meet it, within that level's own limits.
///
/// `hub` is any program that speaks the Hub protocol, started with the words after `--`, in the folder `dir`:
/// `hub set.book=false dir=/opt/scan -- ./scan hub` sets its parameter `book`.
///
/// `dxp` is any program that speaks DamExchange and takes up games. It is called at `connect`, or waited for at
/// `listen`, a port or an address; a program after `--` is started and waited for, `{port}` in its arguments standing
/// for the port. `minutes` and `moves` are the time it is told it has, `say` is told it first:
/// `dxp minutes=60 say='console time 500' -- mobydam -c 127.0.0.1 -p {port}`.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSpec {
    /// What it is called, if it was named.
    pub name: Option<String>,
    /// How long it thinks, if that is not the same for both.
    pub limits: Option<Limits>,
    /// What it is.
    pub kind: PlayerKind,
}

/// What a player is.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayerKind {
    /// This program's own engine.
    Builtin {
        /// How it judges positions.
        eval: EvalSource,
        /// What it may use.
        settings: EngineSettings,
        /// Where it has its endgame tables from.
        tables: TableSource,
        /// How strong it plays; without one, as strong as it can within the match's limits.
        level: Option<Level>,
    },
    /// A program that speaks the Hub protocol.
    Hub {
        /// How it is started.
        program: Program,
        /// Parameters to set, and their values.
        params: Vec<(String, String)>,
    },
    /// A program that speaks DamExchange.
    Dxp(DxpOpponent),
}

/// How this program's engine judges positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvalSource {
    /// As well as it can.
    Best,
    /// By the pieces.
    Material,
    /// By the weights in this file.
    Weights(PathBuf),
}

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerSpecError {
    /// No such kind of player.
    #[error("expected {expected} first, found “{0}”", expected = KINDS.join(" or "))]
    UnknownKind(String),
    /// A word that is no setting.
    #[error("expected settings such as time=0.5, found “{0}”")]
    NotASetting(String),
    /// A setting this kind of player does not have.
    #[error("unknown setting “{name}”: expected {expected}", expected = expected.join(", "))]
    UnknownSetting {
        /// What was asked for.
        name: String,
        /// What there is.
        expected: Vec<&'static str>,
    },
    /// A value that a setting cannot have.
    #[error("{name}: expected {expected}, found “{found}”")]
    InvalidValue {
        /// The setting.
        name: &'static str,
        /// What it can be.
        expected: String,
        /// What it was to be.
        found: String,
    },
    /// An address that is none.
    #[error("{name}: {error}")]
    InvalidAddress {
        /// The setting.
        name: &'static str,
        /// What is wrong with it.
        error: AddressError,
    },
    /// A quotation mark without its fellow.
    #[error("expected a closing {0}, found the end")]
    UnclosedQuote(char),
    /// No program to start.
    #[error("expected “--” and a program with its arguments, found the end")]
    MissingProgram,
}

const KINDS: [&str; 3] = ["self", "hub", "dxp"];
/// What every kind of player has.
const COMMON_SETTINGS: [&str; 4] = ["name", "time", "depth", "nodes"];
const BUILTIN_SETTINGS: [&str; 5] = ["eval", "threads", "hash", "tables", "level"];
const HUB_SETTINGS: [&str; 2] = ["dir", "set.NAME"];
const DXP_SETTINGS: [&str; 6] = ["connect", "listen", "minutes", "moves", "say", "dir"];

impl PlayerSpec {
    /// The player, ready to play.
    ///
    /// # Errors
    /// Where it cannot be started, does not play the variant, or lacks a file it needs.
    pub fn start_player(&self, variant: Variant) -> Result<Box<dyn MatchPlayer>, MatchError> {
        let cannot_start = |reason: &dyn std::fmt::Display| MatchError::Start {
            name: self.name(),
            reason: reason.to_string(),
        };
        match &self.kind {
            PlayerKind::Builtin {
                eval,
                settings,
                tables,
                level,
            } => {
                let evaluation = eval.evaluation(variant)?;
                let tables = tables.open(variant).map_err(|error| cannot_start(&error))?;
                let engine = Engine::with_evaluation(evaluation, *settings).with_tables(tables);
                Ok(Box::new(BuiltinPlayer::new(engine, *level)))
            }
            PlayerKind::Hub { program, params } => {
                let client = HubClient::start(program, variant, params);
                let client = client.map_err(|error| cannot_start(&error))?;
                Ok(Box::new(HubPlayer(client)))
            }
            PlayerKind::Dxp(_) if variant != Variant::International => {
                Err(cannot_start(&"DamExchange is for international draughts"))
            }
            PlayerKind::Dxp(opponent) => {
                let player = DxpPlayer::call(opponent).map_err(|error| cannot_start(&error))?;
                Ok(Box::new(player))
            }
        }
    }

    /// A Hub engine, named by the program and its arguments alone, `./scan hub`, or with settings and `--` before
    /// them: `dir=/opt/scan set.book=false -- ./scan hub`.
    pub fn from_hub_command(text: &str) -> Result<PlayerSpec, PlayerSpecError> {
        let has_settings = words(text)?.iter().any(|word| word == "--");
        let settings = if has_settings { "" } else { "-- " };
        format!("hub {settings}{text}").parse()
    }

    /// What it is called.
    pub fn name(&self) -> String {
        self.name.clone().unwrap_or_else(|| match &self.kind {
            PlayerKind::Builtin {
                level: Some(level), ..
            } => format!("Dames 3D, level {level}"),
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

impl EvalSource {
    fn evaluation(&self, variant: Variant) -> Result<Evaluation, MatchError> {
        match self {
            EvalSource::Best => Ok(Evaluation::best_for(variant)),
            EvalSource::Material => Ok(Evaluation::Material),
            EvalSource::Weights(path) => {
                let cannot = |reason: &dyn std::fmt::Display| MatchError::Weights {
                    path: path.clone(),
                    reason: reason.to_string(),
                };
                let bytes = fs::read(path).map_err(|error| cannot(&error))?;
                let network = Network::from_bytes(&bytes).map_err(|error| cannot(&error))?;
                Ok(Evaluation::Network(network.into()))
            }
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerSpecError> {
        let words = words(text)?;
        let mut parts = words.splitn(2, |word| word == "--");
        let (player, program) = (parts.next().unwrap_or_default(), parts.next());
        let Some((kind, settings)) = player.split_first() else {
            return Err(PlayerSpecError::UnknownKind(String::new()));
        };
        let mut settings = SettingsReader::from_words(settings)?;
        let name = settings.take("name");
        let limits = settings.limits()?;
        let (kind, names) = match kind.as_str() {
            "self" => (settings.builtin()?, &BUILTIN_SETTINGS[..]),
            "hub" => (settings.hub(program)?, &HUB_SETTINGS[..]),
            "dxp" => (settings.dxp(program)?, &DXP_SETTINGS[..]),
            other => return Err(PlayerSpecError::UnknownKind(other.to_owned())),
        };
        settings.finish(names)?;
        let limits = match &kind {
            PlayerKind::Builtin {
                level: Some(level), ..
            } => Some(level.limits()),
            _ => limits,
        };
        Ok(PlayerSpec { name, limits, kind })
    }
}

/// The settings of a player, taken out one by one.
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

    /// The value last given.
    fn take(&mut self, name: &str) -> Option<String> {
        let value = self.0.iter().rfind(|(other, _)| other == name);
        let value = value.map(|(_, value)| value.clone());
        self.0.retain(|(other, _)| other != name);
        value
    }

    fn number(
        &mut self,
        name: &'static str,
        range: std::ops::RangeInclusive<u64>,
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

    fn builtin(&mut self) -> Result<PlayerKind, PlayerSpecError> {
        let eval = match self.take("eval").as_deref() {
            None | Some("best") => EvalSource::Best,
            Some("material") => EvalSource::Material,
            Some(file) => EvalSource::Weights(file.into()),
        };
        let settings = EngineSettings {
            threads: self.number("threads", 1..=255)?.unwrap_or(1) as usize,
            hash_mib: self.mebibytes("hash")?.unwrap_or(64),
        };
        let tables = self.take("tables").map(|text| text.parse());
        let Ok(tables) = tables.transpose();
        let level = self.number("level", 1..=10)?;
        Ok(PlayerKind::Builtin {
            eval,
            settings,
            tables: tables.unwrap_or_default(),
            level: level.and_then(|level| Level::new(level as u8)),
        })
    }

    fn hub(&mut self, program: Option<&[String]>) -> Result<PlayerKind, PlayerSpecError> {
        let param = |(name, value): &(String, String)| {
            let name = name.strip_prefix("set.")?;
            Some((name.to_owned(), value.clone()))
        };
        let params = self.0.iter().filter_map(param).collect();
        self.0.retain(|setting| param(setting).is_none());
        Ok(PlayerKind::Hub {
            program: self.program(program)?,
            params,
        })
    }

    fn dxp(&mut self, program: Option<&[String]>) -> Result<PlayerKind, PlayerSpecError> {
        let connect = self.address("connect")?;
        let listen = self.address("listen")?;
        let endpoint = match (connect, program) {
            (Some(address), _) => DxpEndpoint::Connect(address),
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
        let read = |text: String| text.parse();
        let address = self.take(name).map(read).transpose();
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
        let limits = Limits {
            depth: self.number("depth", 1..=100)?.map(|depth| depth as u8),
            nodes: self.number("nodes", 1..=u64::MAX)?,
            time,
            ..Limits::default()
        };
        Ok((limits != Limits::default()).then_some(limits))
    }

    /// Nothing must be left.
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
