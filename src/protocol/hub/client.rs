use std::time::{Duration, Instant};

use super::dialect::{Dialect, Said};
use super::{HubMove, Info, Line};
use crate::engine::{Limits, StopFlag};
use crate::notation::Misread;
use crate::protocol::peer::Peer;
use crate::protocol::{PeerError, Program};
use crate::rules::{Move, Position, Variant};

/// Another program that is a Hub engine, of version 2 or, as Scan 2.0 is, of version 1. It is ended when dropped.
#[derive(Debug)]
pub struct Client {
    peer: Peer,
    dialect: Dialect,
    name: String,
    /// The last error it told of since something was asked.
    complaint: Option<String>,
}

/// What went wrong with a Hub engine.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// It died, hangs or cannot be started.
    #[error(transparent)]
    Peer(#[from] PeerError),
    /// It did not do as asked, and said why.
    #[error("{problem}; it had said: {complaint}")]
    Complained {
        /// What went wrong.
        problem: PeerError,
        /// What it had said.
        complaint: String,
    },
    /// A parameter it does not have.
    #[error("unknown parameter “{name}”: expected {}", among(expected))]
    Param {
        /// The one asked for.
        name: String,
        /// Those it has.
        expected: Vec<String>,
    },
    /// It does not play this.
    #[error("expected an engine that plays {0}, found one that does not")]
    Variant(Variant),
    /// Its version of the protocol cannot say this.
    #[error("version 1 of the protocol has no limit of nodes")]
    Nodes,
    /// A line that is none of the protocol where an answer was due.
    #[error("“{line}” cannot be read: {error}")]
    Misread {
        /// The line.
        line: String,
        /// What is wrong with it.
        error: Misread,
    },
    /// A move that is not legal.
    #[error("played {text}: {reason}")]
    Illegal {
        /// What it played.
        text: String,
        /// What speaks against it.
        reason: String,
    },
    /// It answered without a move.
    #[error("expected a move, found an answer without one")]
    NoMove,
}

fn among(names: &[String]) -> String {
    match names {
        [] => "none".to_owned(),
        names => names.join(", "),
    }
}

/// What a search is for.
#[derive(Clone, Debug)]
pub enum Mode {
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
pub struct Search<'a> {
    /// The position after the last capture or man move.
    pub position: Position,
    /// The moves made since.
    pub moves: &'a [Move],
    /// When it is to answer by itself.
    pub limits: Limits,
    /// What it is for.
    pub mode: Mode,
    /// After so long it is given up.
    pub patience: Duration,
}

/// What an engine answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Its move.
    pub mv: Move,
    /// What it expects to be played then.
    pub expected: Option<Move>,
}

/// To say what it is.
const INTRODUCTION: Duration = Duration::from_secs(10);
/// To load whatever it needs.
const PREPARATION: Duration = Duration::from_secs(120);
/// To forget the game before.
const FORGETTING: Duration = Duration::from_secs(20);
/// To answer once it was asked to stop.
const STOPPING: Duration = Duration::from_secs(5);
/// Between two looks at whether to stop.
const LOOK: Duration = Duration::from_millis(10);

/// What an engine is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Introduction {
    /// What it calls itself.
    pub name: String,
    /// What it plays, of the variants the protocol has names for.
    pub plays: Vec<Variant>,
}

impl Client {
    /// Starts an engine only to learn what it is.
    pub fn introduce(program: &Program) -> Result<Introduction, ClientError> {
        let (client, declared) = Client::meet(program)?;
        let plays = Variant::PLAIN.into_iter();
        Ok(Introduction {
            plays: plays
                .filter(|&variant| declared.variant(variant).is_ok())
                .collect(),
            name: client.name,
        })
    }

    fn meet(program: &Program) -> Result<(Client, Declared), ClientError> {
        let peer = Peer::start(program)?;
        let mut client = Client {
            peer,
            dialect: Dialect::Two,
            name: program.name(),
            complaint: None,
        };
        client.send("hub")?;
        let declared = client.introduction()?;
        Ok((client, declared))
    }

    /// Starts an engine and gets it ready to play this variant with these parameters.
    pub fn start(
        program: &Program,
        variant: Variant,
        params: &[(String, String)],
    ) -> Result<Client, ClientError> {
        let (mut client, declared) = Client::meet(program)?;
        declared.check(params, client.dialect)?;
        let of_variant = declared.variant(variant)?;
        let of_variant = of_variant.map(|name| ("variant".to_owned(), name.to_owned()));
        for (name, value) in of_variant.iter().chain(params) {
            let line = client.dialect.set_param(name, value);
            client.send(&line)?;
        }
        client.send("init")?;
        client.wait_for("“ready”", "ready", PREPARATION)?;
        Ok(client)
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The next search has nothing to do with those before.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        let line = self.dialect.new_game();
        self.send(line)?;
        self.send("ping")?;
        self.wait_for("“pong”", "pong", FORGETTING)
    }

    /// Has it search, telling what it tells. Asked to stop it is told so, and answers as well.
    pub fn search(
        &mut self,
        search: &Search<'_>,
        stop: &StopFlag,
        tell: &mut dyn FnMut(&Info),
    ) -> Result<Answer, ClientError> {
        for line in self.dialect.questions(search)? {
            self.send(&line)?;
        }
        let position = search
            .moves
            .iter()
            .fold(search.position, |position, &mv| position.play(mv));
        let begin = Instant::now();
        let mut deadline = begin + search.patience;
        let (mut is_told_to_stop, mut is_told_of_hit) = (false, false);
        loop {
            let now = Instant::now();
            if now >= deadline {
                return Err(self.complained(PeerError::Silent {
                    expected: "a move",
                    after: now - begin,
                }));
            }
            if stop.is_set() && !is_told_to_stop {
                is_told_to_stop = true;
                deadline = deadline.min(now + STOPPING);
                self.send("stop")?;
            }
            if let Mode::Ponder { hit } = &search.mode
                && hit.is_set()
                && !is_told_of_hit
            {
                is_told_of_hit = true;
                self.send("ponder-hit")?;
            }
            match self.next(deadline.min(now + LOOK))? {
                Some(Said::Info(info)) => tell(&info.of(&position)),
                Some(Said::Done { mv, expected }) => return answer(&position, mv, expected),
                Some(Said::Misread(error, line)) => {
                    return Err(ClientError::Misread { line, error });
                }
                _ => {}
            }
        }
    }

    fn send(&mut self, line: &str) -> Result<(), ClientError> {
        self.complaint = None;
        self.peer.send(line).map_err(|error| self.complained(error))
    }

    /// What it says next, if it does until then; complaints are kept.
    fn next(&mut self, deadline: Instant) -> Result<Option<Said>, ClientError> {
        let line = self.peer.line_until(deadline);
        let line = line.map_err(|error| self.complained(error))?;
        Ok(line.and_then(|line| match self.dialect.understand(&line) {
            Said::Complaint(complaint) => {
                self.complaint = Some(complaint);
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
    ) -> Result<(), ClientError> {
        let deadline = Instant::now() + patience;
        while Instant::now() < deadline {
            if let Some(Said::Other(line)) = self.next(deadline)?
                && line.command() == command
            {
                return Ok(());
            }
        }
        let after = patience;
        Err(self.complained(PeerError::Silent { expected, after }))
    }

    fn complained(&mut self, problem: PeerError) -> ClientError {
        match self.complaint.take() {
            Some(complaint) => ClientError::Complained { problem, complaint },
            None => problem.into(),
        }
    }

    /// Reads what it says of itself, up to `wait`. Version 1 says `name Scan 2.0` where 2 says `id name=…`.
    fn introduction(&mut self) -> Result<Declared, ClientError> {
        let mut declared = Declared::default();
        let deadline = Instant::now() + INTRODUCTION;
        while Instant::now() < deadline {
            let Some(line) = self.peer.line_until(deadline)? else {
                break;
            };
            if let Some(name) = line.strip_prefix("name ") {
                self.dialect = Dialect::One;
                self.name = name.trim().to_owned();
            }
            let Ok(line) = line.parse::<Line>() else {
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
        Err(self.complained(PeerError::Silent {
            expected: "“wait”",
            after: INTRODUCTION,
        }))
    }
}

/// The parameters an engine has, a `param` line each.
#[derive(Debug, Default)]
struct Declared(Vec<Line>);

impl Declared {
    fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|param| param.value("name"))
    }

    /// Whether it has all of these; engines of version 1 do not tell.
    fn check(&self, params: &[(String, String)], dialect: Dialect) -> Result<(), ClientError> {
        let is_known = |name: &String| self.names().any(|known| known == name);
        match params.iter().find(|(name, _)| !is_known(name)) {
            Some((name, _)) if dialect == Dialect::Two => Err(ClientError::Param {
                name: name.clone(),
                expected: self.names().map(str::to_owned).collect(),
            }),
            _ => Ok(()),
        }
    }

    /// The value of its parameter `variant`, if it has to be set for this one.
    fn variant(&self, variant: Variant) -> Result<Option<&'static str>, ClientError> {
        let name = match variant {
            Variant::International => "normal",
            Variant::Dames3d => "dames3d",
            _ => return Err(ClientError::Variant(variant)),
        };
        let param = self
            .0
            .iter()
            .find(|param| param.value("name") == Some("variant"));
        let Some(param) = param else {
            return match variant {
                Variant::International => Ok(None),
                _ => Err(ClientError::Variant(variant)),
            };
        };
        let values = param.value("values").unwrap_or_default();
        match values.split_whitespace().any(|value| value == name) {
            true => Ok(Some(name)),
            false => Err(ClientError::Variant(variant)),
        }
    }
}

fn answer(
    position: &Position,
    mv: Option<String>,
    expected: Option<String>,
) -> Result<Answer, ClientError> {
    let text = mv.ok_or(ClientError::NoMove)?;
    let illegal = |reason: String| ClientError::Illegal {
        text: text.clone(),
        reason,
    };
    let mv: HubMove = text
        .parse()
        .map_err(|error: Misread| illegal(error.to_string()))?;
    let mv = mv
        .among(position)
        .map_err(|error| illegal(error.to_string()))?;
    let next = position.play(mv);
    let expected = expected.and_then(|text| text.parse::<HubMove>().ok()?.among(&next).ok());
    Ok(Answer { mv, expected })
}
