use std::time::{Duration, Instant};

use super::version::{HubReply, HubVersion};
use super::{HubInfo, HubLine, HubMove};
use crate::engine::{Limits, StopFlag};
use crate::notation::ParseError;
use crate::protocol::engine_process::EngineProcess;
use crate::protocol::{ProcessError, Program};
use crate::rules::{Move, Position, Variant};

/// Another program that is a Hub engine, of version 2 or, as Scan 2.0 is, of version 1. It is ended when dropped.
#[derive(Debug)]
pub struct HubClient {
    process: EngineProcess,
    version: HubVersion,
    name: String,
    /// The last error it told of since something was asked.
    last_error: Option<String>,
}

/// What went wrong with a Hub engine.
#[derive(Debug, thiserror::Error)]
pub enum HubError {
    /// It died, hangs or cannot be started.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// It did not do as asked, and said why.
    #[error("{error}; it had said: {message}")]
    Reported {
        /// What went wrong.
        error: ProcessError,
        /// What it had said.
        message: String,
    },
    /// A parameter it does not have.
    #[error("unknown parameter “{name}”: expected {}", list_or_none(expected))]
    UnknownParam {
        /// The one asked for.
        name: String,
        /// Those it has.
        expected: Vec<String>,
    },
    /// It does not play this.
    #[error("expected an engine that plays {0}, found one that does not")]
    UnsupportedVariant(Variant),
    /// Its version of the protocol cannot say this.
    #[error("version 1 of the protocol has no limit of nodes")]
    UnsupportedNodeLimit,
    /// A line that is none of the protocol where an answer was due.
    #[error("“{line}” cannot be read: {error}")]
    InvalidLine {
        /// The line.
        line: String,
        /// What is wrong with it.
        error: ParseError,
    },
    /// A move that is not legal.
    #[error("played {text}: {reason}")]
    IllegalMove {
        /// What it played.
        text: String,
        /// What speaks against it.
        reason: String,
    },
    /// It answered without a move.
    #[error("expected a move, found an answer without one")]
    NoMove,
}

fn list_or_none(names: &[String]) -> String {
    match names {
        [] => "none".to_owned(),
        names => names.join(", "),
    }
}

/// What a search is for.
#[derive(Clone, Debug)]
pub enum SearchMode {
    /// A move to play.
    Think,
    /// The scores and lines.
    Analyze,
    /// A move to play, should the expected move, which the position has already, be played: then `hit` is asked.
    Ponder {
        /// To be asked when it has been played.
        hit: StopFlag,
    },
}

/// What is asked of an engine.
#[derive(Clone, Debug)]
pub struct HubSearch<'a> {
    /// The position after the last capture or man move.
    pub position: Position,
    /// The moves made since.
    pub moves: &'a [Move],
    /// When it is to answer by itself.
    pub limits: Limits,
    /// What it is for.
    pub mode: SearchMode,
    /// After so long it is given up.
    pub patience: Duration,
}

/// What an engine answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// Its move.
    pub mv: Move,
    /// What it expects to be played then.
    pub expected: Option<Move>,
}

/// To say what it is.
const IDENTIFY_TIMEOUT: Duration = Duration::from_secs(10);
/// To load whatever it needs.
const INIT_TIMEOUT: Duration = Duration::from_secs(120);
/// To forget the game before.
const NEW_GAME_TIMEOUT: Duration = Duration::from_secs(20);
/// To answer once it was asked to stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);
/// Between two looks at whether to stop.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// What an engine is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineIdentity {
    /// What it calls itself.
    pub name: String,
    /// What it plays, of the variants the protocol has names for.
    pub plays: Vec<Variant>,
}

impl HubClient {
    /// Starts an engine only to learn what it is.
    pub fn identify(program: &Program) -> Result<EngineIdentity, HubError> {
        let (client, declared) = HubClient::handshake(program)?;
        let plays = Variant::STANDARD.into_iter();
        Ok(EngineIdentity {
            plays: plays
                .filter(|&variant| declared.variant(variant).is_ok())
                .collect(),
            name: client.name,
        })
    }

    fn handshake(program: &Program) -> Result<(HubClient, DeclaredParams), HubError> {
        let process = EngineProcess::start(program)?;
        let mut client = HubClient {
            process,
            version: HubVersion::V2,
            name: program.name(),
            last_error: None,
        };
        client.send("hub")?;
        let declared = client.read_identity()?;
        Ok((client, declared))
    }

    /// Starts an engine and gets it ready to play this variant with these parameters.
    pub fn start(
        program: &Program,
        variant: Variant,
        params: &[(String, String)],
    ) -> Result<HubClient, HubError> {
        let (mut client, declared) = HubClient::handshake(program)?;
        declared.check(params, client.version)?;
        let of_variant = declared.variant(variant)?;
        let of_variant = of_variant.map(|name| ("variant".to_owned(), name.to_owned()));
        for (name, value) in of_variant.iter().chain(params) {
            let line = client.version.set_param(name, value);
            client.send(&line)?;
        }
        client.send("init")?;
        client.wait_for("“ready”", "ready", INIT_TIMEOUT)?;
        Ok(client)
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The next search has nothing to do with those before.
    pub fn new_game(&mut self) -> Result<(), HubError> {
        let line = self.version.new_game();
        self.send(line)?;
        self.send("ping")?;
        self.wait_for("“pong”", "pong", NEW_GAME_TIMEOUT)
    }

    /// Has it search, telling what it tells. Asked to stop it is told so, and answers as well.
    pub fn search(
        &mut self,
        search: &HubSearch<'_>,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&HubInfo),
    ) -> Result<BestMove, HubError> {
        for line in self.version.search_commands(search)? {
            self.send(&line)?;
        }
        let position = search
            .moves
            .iter()
            .fold(search.position, |position, &mv| position.play(mv));
        let begin = Instant::now();
        let mut deadline = begin + search.patience;
        let (mut stop_sent, mut hit_sent) = (false, false);
        loop {
            let now = Instant::now();
            if now >= deadline {
                return Err(self.with_message(ProcessError::TimedOut {
                    expected: "a move",
                    after: now - begin,
                }));
            }
            if stop.is_set() && !stop_sent {
                stop_sent = true;
                deadline = deadline.min(now + STOP_TIMEOUT);
                self.send("stop")?;
            }
            if let SearchMode::Ponder { hit } = &search.mode
                && hit.is_set()
                && !hit_sent
            {
                hit_sent = true;
                self.send("ponder-hit")?;
            }
            match self.next(deadline.min(now + POLL_INTERVAL))? {
                Some(HubReply::Info(info)) => on_info(&info.with_moves_from(&position)),
                Some(HubReply::Done { mv, expected }) => return best_move(&position, mv, expected),
                Some(HubReply::Invalid(error, line)) => {
                    return Err(HubError::InvalidLine { line, error });
                }
                _ => {}
            }
        }
    }

    fn send(&mut self, line: &str) -> Result<(), HubError> {
        self.last_error = None;
        self.process
            .send(line)
            .map_err(|error| self.with_message(error))
    }

    /// What it says next, if it does until then; complaints are kept.
    fn next(&mut self, deadline: Instant) -> Result<Option<HubReply>, HubError> {
        let line = self.process.read_line_until(deadline);
        let line = line.map_err(|error| self.with_message(error))?;
        Ok(line.and_then(|line| match self.version.parse_reply(&line) {
            HubReply::Error(message) => {
                self.last_error = Some(message);
                None
            }
            said => Some(said),
        }))
    }

    fn wait_for(
        &mut self,
        expected: &'static str,
        command: &str,
        patience: Duration,
    ) -> Result<(), HubError> {
        let deadline = Instant::now() + patience;
        while Instant::now() < deadline {
            if let Some(HubReply::Other(line)) = self.next(deadline)?
                && line.command() == command
            {
                return Ok(());
            }
        }
        let after = patience;
        Err(self.with_message(ProcessError::TimedOut { expected, after }))
    }

    fn with_message(&mut self, error: ProcessError) -> HubError {
        match self.last_error.take() {
            Some(message) => HubError::Reported { error, message },
            None => error.into(),
        }
    }

    /// Reads what it says of itself, up to `wait`. Version 1 says `name Scan 2.0` where 2 says `id name=…`.
    fn read_identity(&mut self) -> Result<DeclaredParams, HubError> {
        let mut declared = DeclaredParams::default();
        let deadline = Instant::now() + IDENTIFY_TIMEOUT;
        while Instant::now() < deadline {
            let Some(line) = self.process.read_line_until(deadline)? else {
                break;
            };
            if let Some(name) = line.strip_prefix("name ") {
                self.version = HubVersion::V1;
                self.name = name.trim().to_owned();
            }
            let Ok(line) = line.parse::<HubLine>() else {
                continue;
            };
            match line.command() {
                "id" => {
                    let parts =
                        ["name", "version"].map(|part| line.value(part).unwrap_or_default());
                    self.name = parts.join(" ").trim().to_owned();
                }
                "param" => declared.0.push(line),
                "wait" => return Ok(declared),
                _ => {}
            }
        }
        Err(self.with_message(ProcessError::TimedOut {
            expected: "“wait”",
            after: IDENTIFY_TIMEOUT,
        }))
    }
}

/// The parameters an engine has, a `param` line each.
#[derive(Debug, Default)]
struct DeclaredParams(Vec<HubLine>);

impl DeclaredParams {
    fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|param| param.value("name"))
    }

    /// Whether it has all of these; engines of version 1 do not tell.
    fn check(&self, params: &[(String, String)], version: HubVersion) -> Result<(), HubError> {
        let is_known = |name: &String| self.names().any(|known| known == name);
        match params.iter().find(|(name, _)| !is_known(name)) {
            Some((name, _)) if version == HubVersion::V2 => Err(HubError::UnknownParam {
                name: name.clone(),
                expected: self.names().map(str::to_owned).collect(),
            }),
            _ => Ok(()),
        }
    }

    /// The value of its parameter `variant`, if it has to be set for this one.
    fn variant(&self, variant: Variant) -> Result<Option<&'static str>, HubError> {
        let name = match variant {
            Variant::International => "normal",
            Variant::Dames3d => "dames3d",
            _ => return Err(HubError::UnsupportedVariant(variant)),
        };
        let param = self
            .0
            .iter()
            .find(|param| param.value("name") == Some("variant"));
        let Some(param) = param else {
            return match variant {
                Variant::International => Ok(None),
                _ => Err(HubError::UnsupportedVariant(variant)),
            };
        };
        let values = param.value("values").unwrap_or_default();
        match values.split_whitespace().any(|value| value == name) {
            true => Ok(Some(name)),
            false => Err(HubError::UnsupportedVariant(variant)),
        }
    }
}

fn best_move(
    position: &Position,
    mv: Option<String>,
    expected: Option<String>,
) -> Result<BestMove, HubError> {
    let text = mv.ok_or(HubError::NoMove)?;
    let illegal = |reason: String| HubError::IllegalMove {
        text: text.clone(),
        reason,
    };
    let mv: HubMove = text
        .parse()
        .map_err(|error: ParseError| illegal(error.to_string()))?;
    let mv = mv
        .resolve(position)
        .map_err(|error| illegal(error.to_string()))?;
    let next = position.play(mv);
    let expected = expected.and_then(|text| text.parse::<HubMove>().ok()?.resolve(&next).ok());
    Ok(BestMove { mv, expected })
}
