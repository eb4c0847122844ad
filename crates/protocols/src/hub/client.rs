use std::time::Duration;

use super::line::VARIANTS;
use super::version::{HubReply, HubVersion};
use super::{BestMove, HubError, HubInfo, HubLine, HubMove, HubSearch, SearchMode};
use crate::engine::StopFlag;
use crate::engine_process::EngineProcess;
use crate::notation::{ParseError, printable};
use crate::platform::Instant;
use crate::rules::{Position, Variant};
use crate::{ProcessError, Program, shown};

/// A running Hub engine, of version 2 or, as Scan 2.0 is, of version 1. Dropped, it is ended.
#[derive(Debug)]
pub struct HubClient {
    process: EngineProcess,
    version: HubVersion,
    name: String,
    /// The last error message since a command was sent.
    last_error: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineIdentity {
    /// The reported name, at most 60 characters, safe to print.
    pub name: String,
    /// The variants it plays, of those with a name in the protocol.
    pub plays: Vec<Variant>,
}

/// Timeout of the engine's identification.
const IDENTIFY_TIMEOUT: Duration = Duration::from_secs(10);
/// Timeout of the engine's initialization.
const INIT_TIMEOUT: Duration = Duration::from_secs(120);
const NEW_GAME_TIMEOUT: Duration = Duration::from_secs(20);
/// Interval between two checks of the stop flag.
const POLL_INTERVAL: Duration = Duration::from_millis(10);
/// Maximum length of an engine's name, in characters.
const MAX_NAME_CHARS: usize = 60;

impl HubClient {
    /// Starts an engine only to identify it.
    pub fn identify(program: &Program) -> Result<EngineIdentity, HubError> {
        let (client, declared) = HubClient::handshake(program, &StopFlag::new())?;
        let plays = Variant::STANDARD.into_iter();
        Ok(EngineIdentity {
            plays: plays.filter(|&variant| declared.variant(variant).is_ok()).collect(),
            name: client.name,
        })
    }

    fn handshake(
        program: &Program,
        stop: &StopFlag,
    ) -> Result<(HubClient, DeclaredParams), HubError> {
        let process = EngineProcess::start(program)?;
        let mut client =
            HubClient { process, version: HubVersion::V2, name: program.name(), last_error: None };
        client.send("hub")?;
        let declared = client.read_identity(stop)?;
        Ok((client, declared))
    }

    /// Starts an engine and initializes it for this variant with these parameters, unless stopped.
    pub fn start(
        program: &Program,
        variant: Variant,
        params: &[(String, String)],
        stop: &StopFlag,
    ) -> Result<HubClient, HubError> {
        let (mut client, declared) = HubClient::handshake(program, stop)?;
        declared.check(params, client.version)?;
        let for_variant = declared.variant(variant)?;
        let for_variant = for_variant.map(|name| ("variant".to_owned(), name.to_owned()));
        for (name, value) in for_variant.iter().chain(params) {
            let line = client.version.set_param(name, value);
            client.send(&line)?;
        }
        client.send("init")?;
        client.wait_for("“ready”", "ready", INIT_TIMEOUT, stop)?;
        Ok(client)
    }

    /// The reported name, at most 60 characters, safe to print.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Starts a new game, unless stopped: the next search is independent of those before.
    pub fn new_game(&mut self, stop: &StopFlag) -> Result<(), HubError> {
        let line = self.version.new_game();
        self.send(line)?;
        self.send("ping")?;
        self.wait_for("“pong”", "pong", NEW_GAME_TIMEOUT, stop)
    }

    /// Runs a search and forwards its `info` lines. On `stop`, sends `stop` and still returns the engine's move.
    pub fn search(
        &mut self,
        search: &HubSearch<'_>,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&HubInfo),
    ) -> Result<BestMove, HubError> {
        for line in self.version.search_commands(search)? {
            self.send(&line)?;
        }
        let position = search.moves.iter().fold(search.position, |position, &mv| position.play(mv));
        let begin = Instant::now();
        let mut deadline = begin + search.timeout;
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
                deadline = deadline.min(now + search.stop_timeout);
                self.send("stop")?;
            }
            if let SearchMode::Ponder { hit } = &search.mode
                && hit.is_set()
                && !hit_sent
            {
                hit_sent = true;
                self.send("ponder-hit")?;
            }
            match self.next_reply(deadline.min(now + POLL_INTERVAL))? {
                Some(HubReply::Info(info)) => on_info(&info.resolve(&position)),
                Some(HubReply::Done { mv, ponder }) => return best_move(&position, mv, ponder),
                Some(HubReply::Invalid { line, error }) => {
                    let line = shown(&line);
                    return Err(HubError::InvalidLine { line, error });
                }
                _ => {}
            }
        }
    }

    fn send(&mut self, line: &str) -> Result<(), HubError> {
        self.last_error = None;
        self.process.send(line).map_err(|error| self.with_message(error))
    }

    /// Returns the next reply, or `None` if none arrives by the deadline; keeps error messages.
    fn next_reply(&mut self, deadline: Instant) -> Result<Option<HubReply>, HubError> {
        let line = self.process.read_line_until(deadline);
        let line = line.map_err(|error| self.with_message(error))?;
        Ok(line.and_then(|line| match self.version.parse_reply(&line) {
            HubReply::Error(message) => {
                self.last_error = Some(shown(&message));
                None
            }
            reply => Some(reply),
        }))
    }

    fn wait_for(
        &mut self,
        expected: &'static str,
        command: &str,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<(), HubError> {
        let deadline = Instant::now() + timeout;
        while Instant::now() < deadline {
            let poll = deadline.min(Instant::now() + POLL_INTERVAL);
            if let Some(HubReply::Other(line)) = self.next_reply(poll)?
                && line.command() == command
            {
                return Ok(());
            }
            if stop.is_set() {
                return Err(HubError::Stopped);
            }
        }
        let after = timeout;
        Err(self.with_message(ProcessError::TimedOut { expected, after }))
    }

    /// Adds the engine's last error message.
    fn with_message(&mut self, error: ProcessError) -> HubError {
        match self.last_error.take() {
            Some(message) => HubError::Reported { error, message },
            None => error.into(),
        }
    }

    /// Reads the engine's identification, up to `wait`. Version 1 sends `name Scan 2.0` where 2 sends `id name=…`.
    fn read_identity(&mut self, stop: &StopFlag) -> Result<DeclaredParams, HubError> {
        let mut declared = DeclaredParams::default();
        let deadline = Instant::now() + IDENTIFY_TIMEOUT;
        while Instant::now() < deadline {
            if stop.is_set() {
                return Err(HubError::Stopped);
            }
            let poll = deadline.min(Instant::now() + POLL_INTERVAL);
            let Some(line) = self.process.read_line_until(poll)? else {
                continue;
            };
            if let Some(name) = line.strip_prefix("name ") {
                self.version = HubVersion::V1;
                self.name = printable(name.trim(), MAX_NAME_CHARS);
            }
            let Ok(line) = line.parse::<HubLine>() else {
                continue;
            };
            match line.command() {
                "id" => {
                    let parts =
                        ["name", "version"].map(|part| line.value(part).unwrap_or_default());
                    self.name = printable(parts.join(" ").trim(), MAX_NAME_CHARS);
                }
                "param" => declared.push(line),
                "wait" => return Ok(declared),
                _ => {}
            }
        }
        Err(ProcessError::TimedOut { expected: "“wait”", after: IDENTIFY_TIMEOUT }.into())
    }
}

/// Checks an engine's answer. An illegal ponder move is dropped.
fn best_move(
    position: &Position,
    mv: Option<String>,
    ponder: Option<String>,
) -> Result<BestMove, HubError> {
    let text = mv.ok_or(HubError::NoMove)?;
    let illegal = |reason: String| HubError::IllegalMove { text: shown(&text), reason };
    let mv: HubMove = text.parse().map_err(|error: ParseError| illegal(error.to_string()))?;
    let mv = mv.resolve(position).map_err(|error| illegal(error.to_string()))?;
    let next = position.play(mv);
    let ponder = ponder.and_then(|text| text.parse::<HubMove>().ok()?.resolve(&next).ok());
    Ok(BestMove { mv, ponder })
}

/// The parameters that an engine has declared, a `param` line each.
#[derive(Debug, Default)]
struct DeclaredParams(Vec<HubLine>);

impl DeclaredParams {
    fn push(&mut self, line: HubLine) {
        self.0.push(line);
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|param| param.value("name"))
    }

    /// Checks that the engine has all of these; engines of version 1 declare none.
    fn check(&self, params: &[(String, String)], version: HubVersion) -> Result<(), HubError> {
        let is_known = |name: &String| self.names().any(|known| known == name);
        match params.iter().find(|(name, _)| !is_known(name)) {
            Some((name, _)) if version == HubVersion::V2 => Err(HubError::UnknownParam {
                name: name.clone(),
                expected: self.names().map(shown).collect(),
            }),
            _ => Ok(()),
        }
    }

    /// Returns the value that the parameter `variant` must have for this variant, if the engine has the parameter.
    fn variant(&self, variant: Variant) -> Result<Option<&'static str>, HubError> {
        let named = VARIANTS.iter().find(|(_, other)| *other == variant);
        let &(name, _) = named.ok_or(HubError::UnsupportedVariant(variant))?;
        let param = self.0.iter().find(|param| param.value("name") == Some("variant"));
        let Some(param) = param else {
            return match variant {
                Variant::International => Ok(None),
                _ => Err(HubError::UnsupportedVariant(variant)),
            };
        };
        let values = param.value("values").unwrap_or_default();
        if values.split_whitespace().any(|value| value == name) {
            Ok(Some(name))
        } else {
            Err(HubError::UnsupportedVariant(variant))
        }
    }
}
