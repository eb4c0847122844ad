use std::fs;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use super::own::OwnEngine;
use super::{MatchError, Player};
use crate::engine::evaluation::{Evaluation, Network};
use crate::engine::{Engine, Level, Limits, Settings, TimeLimit};
use crate::rules::Variant;

/// A player as it is asked for: `self time=0.5 eval=material`.
///
/// First the kind, then settings as `name=value`, in any order. Spaces part the words; quotation marks, `'` or `"`,
/// keep them in one. For every kind: `name`, and `time` (seconds a move), `depth`, `nodes`, which replace the
/// match's.
///
/// `self` is this program's engine: `eval` is `best`, `material` or a file of weights, `threads` and `hash` (MiB)
/// what it may use; `level`, 1 to 10, is how well it plays, whatever the match's limits.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// What it is called, if it was named.
    pub name: Option<String>,
    /// How long it thinks, if that is not the same for both.
    pub limits: Option<Limits>,
    /// What it is.
    pub kind: Kind,
}

/// What a player is.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// This program's own engine.
    Own {
        /// How it judges positions.
        judging: Judging,
        /// What it may use.
        settings: Settings,
        /// How well it plays; without a level, as well as it can within the limits.
        level: Option<Level>,
    },
}

/// How this program's engine judges positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judging {
    /// As well as it can.
    Best,
    /// By the pieces.
    Material,
    /// By the weights in this file.
    Weights(PathBuf),
}

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No such kind of player.
    #[error("expected {expected} first, found “{0}”", expected = KINDS.join(" or "))]
    Kind(String),
    /// A word that is no setting.
    #[error("expected settings such as time=0.5, found “{0}”")]
    NoSetting(String),
    /// A setting this kind of player does not have.
    #[error("unknown setting “{name}”: expected {expected}", expected = expected.join(", "))]
    Name {
        /// What was asked for.
        name: String,
        /// What there is.
        expected: Vec<&'static str>,
    },
    /// A value that a setting cannot have.
    #[error("{name}: expected {expected}, found “{found}”")]
    Value {
        /// The setting.
        name: &'static str,
        /// What it can be.
        expected: &'static str,
        /// What it was to be.
        found: String,
    },
    /// A quotation mark without its fellow.
    #[error("expected a closing {0}, found the end")]
    Quote(char),
}

const KINDS: [&str; 1] = ["self"];
/// What every kind of player has.
const COMMON: [&str; 4] = ["name", "time", "depth", "nodes"];
const OF_OWN: [&str; 4] = ["eval", "threads", "hash", "level"];

impl Spec {
    /// The player, ready to play.
    pub(super) fn player(&self, variant: Variant) -> Result<Box<dyn Player>, MatchError> {
        match &self.kind {
            Kind::Own {
                judging,
                settings,
                level,
            } => {
                let evaluation = judging.evaluation(variant)?;
                let engine = Engine::with_evaluation(evaluation, *settings);
                Ok(Box::new(OwnEngine::new(engine, *level)))
            }
        }
    }

    /// What it is called.
    pub fn name(&self) -> String {
        self.name.clone().unwrap_or_else(|| match &self.kind {
            Kind::Own {
                level: Some(level), ..
            } => format!("Dames 3D (level {level})"),
            Kind::Own { judging, .. } => match judging {
                Judging::Best => "Dames 3D".to_owned(),
                Judging::Material => "Dames 3D (material)".to_owned(),
                Judging::Weights(path) => format!("Dames 3D ({})", path.display()),
            },
        })
    }
}

impl Judging {
    fn evaluation(&self, variant: Variant) -> Result<Evaluation, MatchError> {
        match self {
            Judging::Best => Ok(Evaluation::best_for(variant)),
            Judging::Material => Ok(Evaluation::Material),
            Judging::Weights(path) => {
                let cannot = |reason: &dyn std::fmt::Display| MatchError::Weights {
                    path: path.clone(),
                    reason: reason.to_string(),
                };
                let bytes = fs::read(path).map_err(|error| cannot(&error))?;
                let network = Network::from_bytes(&bytes).map_err(|error| cannot(&error))?;
                Ok(Evaluation::Learned(network.into()))
            }
        }
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let words = words(text)?;
        let (kind, rest) = match words.split_first() {
            Some((kind, rest)) if KINDS.contains(&kind.as_str()) => (kind, rest),
            other => {
                let found = other.map_or(String::new(), |(kind, _)| kind.clone());
                return Err(SpecError::Kind(found));
            }
        };
        debug_assert_eq!(kind, "self");
        let mut settings = Reader::of(rest)?;
        let spec = Spec {
            name: settings.take("name"),
            limits: settings.limits()?,
            kind: Kind::Own {
                judging: match settings.take("eval") {
                    None => Judging::Best,
                    Some(eval) => match eval.as_str() {
                        "best" => Judging::Best,
                        "material" => Judging::Material,
                        file => Judging::Weights(file.into()),
                    },
                },
                settings: Settings {
                    threads: settings.number("threads", 1..=255)?.unwrap_or(1) as usize,
                    hash_mib: settings.number("hash", 1..=1 << 20)?.unwrap_or(64) as usize,
                },
                level: settings
                    .number("level", 1..=10)?
                    .and_then(|number| Level::new(number as u8)),
            },
        };
        settings.end(&OF_OWN)?;
        Ok(spec)
    }
}

/// The settings of a player, taken out one by one.
struct Reader(Vec<(String, String)>);

impl Reader {
    fn of(words: &[String]) -> Result<Reader, SpecError> {
        let settings = words.iter().map(|word| {
            word.split_once('=')
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .ok_or_else(|| SpecError::NoSetting(word.clone()))
        });
        Ok(Reader(settings.collect::<Result<_, _>>()?))
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
    ) -> Result<Option<u64>, SpecError> {
        let Some(found) = self.take(name) else {
            return Ok(None);
        };
        match found.parse() {
            Ok(number) if range.contains(&number) => Ok(Some(number)),
            _ => Err(SpecError::Value {
                name,
                expected: "a number in its range",
                found,
            }),
        }
    }

    fn limits(&mut self) -> Result<Option<Limits>, SpecError> {
        let time = match self.take("time") {
            None => None,
            Some(found) => match found.parse() {
                Ok(seconds) if (0.001..=1e6).contains(&seconds) => {
                    Some(TimeLimit::Move(Duration::from_secs_f64(seconds)))
                }
                _ => {
                    return Err(SpecError::Value {
                        name: "time",
                        expected: "seconds, from 0.001 to 1000000",
                        found,
                    });
                }
            },
        };
        let limits = Limits {
            depth: self.number("depth", 1..=100)?.map(|depth| depth as u8),
            nodes: self.number("nodes", 1..=u64::MAX)?,
            time,
        };
        Ok((limits != Limits::default()).then_some(limits))
    }

    /// Nothing must be left.
    fn end(self, of_kind: &[&'static str]) -> Result<(), SpecError> {
        match self.0.into_iter().next() {
            None => Ok(()),
            Some((name, _)) => Err(SpecError::Name {
                name,
                expected: [&COMMON, of_kind].concat(),
            }),
        }
    }
}

/// The words of a text, parted by spaces outside quotation marks.
fn words(text: &str) -> Result<Vec<String>, SpecError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match quote {
            Some(closing) if c == closing => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '\'' || c == '"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match quote {
        None => Ok(words),
        Some(quote) => Err(SpecError::Quote(quote)),
    }
}
