//! Reading the text of a player specification.

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use super::{DxpEndpoint, DxpOpponent, EvalSource, PlayerKind, PlayerSpec, PlayerSpecError};
use crate::engine::endgame_tables::TableSource;
use crate::engine::{EngineSettings, Level, Limits, TimeLimit};
use crate::platform::{NotEnoughMemory, check_memory};
use crate::protocol::Program;
use crate::protocol::dxp::Address;

/// Settings of every kind of player.
const COMMON_SETTINGS: [&str; 4] = ["name", "time", "depth", "nodes"];
const BUILTIN_SETTINGS: [&str; 6] = ["eval", "threads", "hash", "tables", "level", "book"];
const HUB_SETTINGS: [&str; 2] = ["dir", "set.NAME"];
const DXP_SETTINGS: [&str; 6] = ["connect", "listen", "minutes", "moves", "say", "dir"];

/// Splits a text into words as a POSIX shell does.
fn split_words(text: &str) -> Result<Vec<String>, PlayerSpecError> {
    shlex::split(text).ok_or(PlayerSpecError::UnclosedQuote)
}

impl PlayerSpec {
    /// Reads the specification of a Hub engine without the word `hub`: the program and its arguments, `./scan hub`, or
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

/// The settings of a player as names and values, taken out one by one.
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

    /// Takes out a setting and returns the last value given for it.
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
            tables: tables.map(TableSource::from).unwrap_or_default(),
            level: level.and_then(|level| Level::new(level as u8)),
            book: book.unwrap_or(level.is_some()),
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

    /// Refuses settings that have not been taken out.
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
