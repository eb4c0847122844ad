use std::io::{self, BufRead, Write};
use std::str::FromStr;
use std::time::Duration;

use super::super::PeerError;
use super::super::peer::read_line;
use super::mind::{Character, Mind, Output, Task};
use super::{HubMove, Line, position_text};
use crate::engine::endgame_tables::TableSource;
use crate::engine::{EngineSettings, Limits, SearchPosition, TimeLimit};
use crate::platform::has_room_for;
use crate::rules::{Position, Variant};

/// Is an engine for whoever writes these commands, until `quit` or their end. It reads while it thinks. What cannot
/// be read or done gets an `error`, and the session goes on; so do tables, and it plays without.
///
/// Fails where the input cannot be read or the output not be written.
pub fn serve(
    input: impl BufRead,
    output: impl Write + Send + 'static,
    settings: EngineSettings,
    tables: TableSource,
) -> io::Result<()> {
    let output = Output::new(output);
    let mut server = Server {
        mind: Mind::new(Character {
            variant: Variant::International,
            is_material: false,
            settings,
            tables,
        }),
        situation: Some(SearchPosition::new(Position::start(Variant::International))),
        limits: Limits::default(),
        is_used: false,
        output: output.clone(),
    };
    let mut input = input;
    loop {
        let line = match read_line(&mut input) {
            Ok(Some(line)) => line,
            Ok(None) => return Ok(()),
            Err(PeerError::Connection(error)) => return Err(error),
            Err(error) => {
                server.error(&error.to_string());
                continue;
            }
        };
        let outcome = line.parse::<Line>().map_err(|error| error.to_string());
        match outcome.and_then(|line| server.obey(&line)) {
            Ok(Then::GoOn) => {}
            Ok(Then::Quit) => return Ok(()),
            Err(error) => server.error(&error),
        }
        if let Some(error) = output.take_error() {
            return Err(error);
        }
    }
}

struct Server {
    mind: Mind,
    /// None after one that could not be read.
    situation: Option<SearchPosition>,
    limits: Limits,
    /// Whether a search has had these limits, so that the next `level` begins anew.
    is_used: bool,
    output: Output,
}

enum Then {
    GoOn,
    Quit,
}

const VARIANTS: [(&str, Variant); 2] = [
    ("normal", Variant::International),
    ("dames3d", Variant::Dames3d),
];
const MOST_THREADS: usize = 255;
const MOST_HASH: usize = 1 << 20;

impl Server {
    fn obey(&mut self, line: &Line) -> Result<Then, String> {
        match line.command() {
            "ping" => self.say("pong"),
            "stop" => self.mind.stop(),
            "ponder-hit" => self.mind.ponder_hit(),
            "quit" => return Ok(Then::Quit),
            "hub" => self.introduce(),
            "set-param" => self.set_param(line)?,
            "init" => {
                self.mind.prepare(&self.output);
                self.say("ready");
            }
            "new-game" => self.mind.forget(),
            "pos" => self.set_up(line)?,
            "level" => self.allow(line)?,
            "go" => self.go(line)?,
            other => return Err(format!("unknown command “{other}”")),
        }
        Ok(Then::GoOn)
    }

    fn say(&self, command: &str) {
        self.output.write(&Line::new(command));
    }

    fn error(&self, message: &str) {
        self.output
            .write(&Line::new("error").with("message", message));
    }

    fn introduce(&mut self) {
        self.mind.rest();
        self.output.write(
            &Line::new("id")
                .with("name", "Dames 3D")
                .with("version", env!("CARGO_PKG_VERSION"))
                .with("author", "the authors of Dames 3D")
                .with("country", "France"),
        );
        let Character {
            variant,
            is_material,
            settings,
            tables,
        } = self.mind.character().clone();
        let param = |name, value: &dyn ToString| {
            let line = Line::new("param").with("name", name);
            line.with("value", value.to_string())
        };
        let of_variants = VARIANTS.map(|(name, _)| name);
        let name = VARIANTS.iter().find(|(_, other)| *other == variant);
        let name = name.map_or("normal", |(name, _)| name);
        let number =
            |line: Line, most: usize| line.with("type", "int").with("min", 1).with("max", most);
        for param in [
            param("variant", &name)
                .with("type", "enum")
                .with("values", of_variants.join(" ")),
            param("evaluation", &if is_material { "material" } else { "best" })
                .with("type", "enum")
                .with("values", "best material"),
            number(param("threads", &settings.threads), MOST_THREADS),
            number(param("hash", &settings.hash_mib), MOST_HASH),
            param("tables", &tables).with("type", "string"),
        ] {
            self.output.write(&param);
        }
        self.say("wait");
    }

    fn set_param(&mut self, line: &Line) -> Result<(), String> {
        let name = required(line, "name")?;
        let value = required(line, "value")?;
        let wrong = |expected: &str| format!("{name}: expected {expected}, found “{value}”");
        let number = |most: usize| {
            let number = value.parse().ok();
            let number = number.filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| wrong(&format!("a number from 1 to {most}")))
        };
        let mut character = self.mind.character().clone();
        match name {
            "variant" => {
                let known = VARIANTS.iter().find(|(name, _)| *name == value);
                character.variant = known.ok_or_else(|| wrong("normal or dames3d"))?.1;
            }
            "evaluation" => {
                character.is_material = match value {
                    "best" => false,
                    "material" => true,
                    _ => return Err(wrong("best or material")),
                }
            }
            "threads" => character.settings.threads = number(MOST_THREADS)?,
            "hash" => {
                let mebibytes = number(MOST_HASH)?;
                if !has_room_for(mebibytes) {
                    return Err(wrong("no more MiB than the machine has"));
                }
                character.settings.hash_mib = mebibytes;
            }
            "tables" => {
                let Ok(tables) = value.parse();
                character.tables = tables;
            }
            _ => {
                return Err(format!(
                    "unknown parameter “{name}”: expected variant, evaluation, threads, hash or tables"
                ));
            }
        }
        if character.variant != self.mind.character().variant {
            self.situation = Some(Position::start(character.variant).into());
        }
        self.mind.become_like(character);
        Ok(())
    }

    /// A position and the moves made from there; none is left of the one before if they cannot be read.
    fn set_up(&mut self, line: &Line) -> Result<(), String> {
        self.mind.rest();
        self.situation = None;
        let variant = self.mind.character().variant;
        let start = match line.value("pos") {
            Some(text) => position_text::read(text, variant).map_err(|error| error.to_string())?,
            None => Position::start(variant),
        };
        let mut situation = SearchPosition::new(start);
        let moves = line.value("moves").unwrap_or_default();
        for text in moves.split_whitespace() {
            let wrong = |error: &dyn std::fmt::Display| format!("moves: {text}: {error}");
            let mv: HubMove = text.parse().map_err(|error| wrong(&error))?;
            let mv = mv.among(situation.position());
            situation.play(mv.map_err(|error| wrong(&error))?);
        }
        self.situation = Some(situation);
        Ok(())
    }

    /// One `level` after another, up to the search, all hold.
    fn allow(&mut self, line: &Line) -> Result<(), String> {
        let more = limits(line)?;
        if self.is_used || line.has("infinite") {
            self.limits = Limits::default();
        }
        self.is_used = false;
        self.limits = Limits {
            depth: more.depth.or(self.limits.depth),
            nodes: more.nodes.or(self.limits.nodes),
            time: more.time.or(self.limits.time),
            ..self.limits
        };
        Ok(())
    }

    fn go(&mut self, line: &Line) -> Result<(), String> {
        self.mind.rest();
        let situation = self.situation.clone();
        let situation = situation.ok_or("expected a position before “go”, found none")?;
        let task = Task {
            situation,
            limits: self.limits,
            is_ponder: line.has("ponder"),
        };
        self.is_used = true;
        self.mind.think(task, self.output.clone());
        Ok(())
    }
}

fn required<'a>(line: &'a Line, name: &str) -> Result<&'a str, String> {
    line.value(name)
        .ok_or_else(|| format!("{}: expected {name}=…, found none", line.command()))
}

/// What a `level` allows. The increment is added before every move, so this move has it already.
fn limits(line: &Line) -> Result<Limits, String> {
    let increment = seconds(line, "inc")?.unwrap_or_default();
    let clock = seconds(line, "time")?.map(|time| (time + increment, increment));
    let moves = number::<u16>(line, "moves")?.filter(|&moves| moves > 0);
    Ok(Limits {
        depth: number::<u8>(line, "depth")?.map(|depth| depth.clamp(1, 100)),
        nodes: number::<u64>(line, "nodes")?.map(|nodes| nodes.max(1)),
        time: match (seconds(line, "move-time")?, clock) {
            (Some(time), _) => Some(TimeLimit::Move(time)),
            (None, Some((left, increment))) => Some(TimeLimit::Clock {
                left,
                increment,
                moves,
            }),
            (None, None) => None,
        },
        ..Limits::default()
    })
}

fn number<N: FromStr>(line: &Line, name: &str) -> Result<Option<N>, String> {
    let read = |text: &str| {
        let wrong = |_| format!("{name}: expected a whole number in its range, found “{text}”");
        text.parse().map_err(wrong)
    };
    line.value(name).map(read).transpose()
}

fn seconds(line: &Line, name: &str) -> Result<Option<Duration>, String> {
    let read = |text: &str| {
        let seconds = text.parse().ok();
        // A clock that has run out may show less than nothing.
        let seconds = seconds.filter(|seconds| (-1e9..=1e9).contains(seconds));
        let seconds = seconds.map(|seconds: f64| Duration::from_secs_f64(seconds.max(0.0)));
        seconds.ok_or_else(|| format!("{name}: expected seconds, found “{text}”"))
    };
    line.value(name).map(read).transpose()
}
