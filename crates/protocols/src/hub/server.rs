use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Duration;

use super::engine_thread::{EngineOptions, EngineThread, LineWriter, SearchJob};
use super::line::VARIANTS;
use super::{HubLine, HubMove, read_position};
use crate::ProcessError;
use crate::engine::endgame_tables::TableSource;
use crate::engine::{EngineSettings, Limits, SearchPosition, TimeLimit};
use crate::engine_process::read_line;
use crate::notation::printable;
use crate::platform::{NotEnoughMemory, check_memory};
use crate::rules::{FewAgainstKing, Position, Variant};

/// Runs this program as a Hub engine until `quit` or the end of the input. Commands are read during a search.
///
/// International draughts is played with this rule for two kings or one against one king, unless the parameter `draws`
/// changes it. An invalid line is answered with `error`, and so are endgame tables that cannot be used; the session
/// goes on.
///
/// # Errors
/// The input cannot be read, or the output cannot be written.
pub fn serve(
    input: impl BufRead,
    output: impl Write + Send + 'static,
    settings: EngineSettings,
    tables: TableSource,
    few_against_king: FewAgainstKing,
) -> io::Result<()> {
    let output = LineWriter::new(output);
    let options = EngineOptions {
        variant: Variant::International,
        few_against_king,
        material_only: false,
        settings,
        tables,
    };
    let mut server = Server {
        position: Some(start_position(&options)),
        engine: EngineThread::new(options),
        limits: Limits::default(),
        limits_used: false,
        output: output.clone(),
    };
    let mut input = input;
    loop {
        let line = match read_line(&mut input) {
            Ok(Some(line)) => line,
            Ok(None) => return Ok(()),
            Err(ProcessError::Connection(error)) => return Err(error),
            Err(error) => {
                server.send_error(&error.to_string());
                continue;
            }
        };
        let outcome = line.parse::<HubLine>().map_err(|error| error.to_string());
        match outcome.and_then(|line| server.handle(&line)) {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => return Ok(()),
            Err(error) => server.send_error(&error),
        }
        if let Some(error) = output.take_error() {
            return Err(error);
        }
    }
}

struct Server {
    engine: EngineThread,
    /// The position to search; `None` after an invalid `pos`.
    position: Option<SearchPosition>,
    limits: Limits,
    /// `true` once a search has used these limits, so that the next `level` replaces them.
    limits_used: bool,
    output: LineWriter,
}

/// Maximum length of an `error` message, in characters.
const MAX_ERROR_CHARS: usize = 500;
/// The rules for two kings or one against one king.
const DRAWS: [(&str, FewAgainstKing); 2] =
    [("federation", FewAgainstKing::FEDERATION), ("sheet", FewAgainstKing::SHEET)];
const MAX_THREADS: usize = 255;
const MAX_HASH_MIB: usize = 1 << 20;

impl Server {
    fn handle(&mut self, line: &HubLine) -> Result<ControlFlow<()>, String> {
        match line.command() {
            "ping" => self.send("pong"),
            "stop" => self.engine.stop(),
            "ponder-hit" => self.engine.ponder_hit(),
            "quit" => return Ok(ControlFlow::Break(())),
            "hub" => self.send_identity(),
            "set-param" => self.set_param(line)?,
            "init" => {
                self.engine.prepare(&self.output);
                self.send("ready");
            }
            "new-game" => self.engine.new_game(),
            "pos" => self.set_position(line)?,
            "level" => self.set_level(line)?,
            "go" => self.go(line)?,
            other => return Err(format!("unknown command “{other}”")),
        }
        Ok(ControlFlow::Continue(()))
    }

    fn send(&self, command: &str) {
        self.output.write(&HubLine::new(command));
    }

    fn send_error(&self, message: &str) {
        self.output
            .write(&HubLine::new("error").with("message", printable(message, MAX_ERROR_CHARS)));
    }

    fn send_identity(&mut self) {
        self.engine.finish();
        self.output.write(
            &HubLine::new("id")
                .with("name", "Dames 3D")
                .with("version", env!("CARGO_PKG_VERSION"))
                .with("author", "the authors of Dames 3D")
                .with("country", "France"),
        );
        let EngineOptions { variant, few_against_king, material_only, settings, tables } =
            self.engine.options().clone();
        let param = |name, value: &dyn ToString| {
            let line = HubLine::new("param").with("name", name);
            line.with("value", value.to_string())
        };
        let of_variants = VARIANTS.map(|(name, _)| name);
        let name = VARIANTS.iter().find(|(_, other)| *other == variant);
        let name = name.map_or("normal", |(name, _)| name);
        let draws = DRAWS.iter().find(|(_, rule)| *rule == few_against_king);
        let draws = draws.map_or("federation", |(name, _)| name);
        let number =
            |line: HubLine, most: usize| line.with("type", "int").with("min", 1).with("max", most);
        for param in [
            param("variant", &name).with("type", "enum").with("values", of_variants.join(" ")),
            param("draws", &draws)
                .with("type", "enum")
                .with("values", DRAWS.map(|(name, _)| name).join(" ")),
            param("evaluation", &if material_only { "material" } else { "best" })
                .with("type", "enum")
                .with("values", "best material"),
            number(param("threads", &settings.threads), MAX_THREADS),
            number(param("hash", &settings.hash_mib), MAX_HASH_MIB),
            param("tables", &tables).with("type", "string"),
        ] {
            self.output.write(&param);
        }
        self.send("wait");
    }

    fn set_param(&mut self, line: &HubLine) -> Result<(), String> {
        let name = required(line, "name")?;
        let value = required(line, "value")?;
        let wrong = |expected: &str| format!("{name}: expected {expected}, found “{value}”");
        let number = |most: usize| {
            let number = value.parse().ok();
            let number = number.filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| wrong(&format!("a number from 1 to {most}")))
        };
        let mut options = self.engine.options().clone();
        match name {
            "variant" => {
                let known = VARIANTS.iter().find(|(name, _)| *name == value);
                options.variant = known.ok_or_else(|| wrong("normal or dames3d"))?.1;
            }
            "draws" => {
                let known = DRAWS.iter().find(|(name, _)| *name == value);
                options.few_against_king = known.ok_or_else(|| wrong("federation or sheet"))?.1;
            }
            "evaluation" => {
                options.material_only = match value {
                    "best" => false,
                    "material" => true,
                    _ => return Err(wrong("best or material")),
                }
            }
            "threads" => options.settings.threads = number(MAX_THREADS)?,
            "hash" => {
                let mebibytes = number(MAX_HASH_MIB)?;
                if let Err(NotEnoughMemory { available_mib }) = check_memory(mebibytes) {
                    return Err(wrong(&format!(
                        "at most {available_mib} MiB, the memory available"
                    )));
                }
                options.settings.hash_mib = mebibytes;
            }
            "tables" => {
                options.tables = OsString::from(value).into();
            }
            _ => {
                return Err(format!(
                    "unknown parameter “{name}”: expected variant, draws, evaluation, threads, hash or tables"
                ));
            }
        }
        if options.variant != self.engine.options().variant {
            self.position = Some(start_position(&options));
        }
        let draws = options.draws();
        let position = self.position.take();
        self.position = position.map(|position| position.with_draw_rules(draws));
        self.engine.reconfigure(options);
        Ok(())
    }

    /// `pos`: a position and the moves made since. If they are invalid, there is no position.
    fn set_position(&mut self, line: &HubLine) -> Result<(), String> {
        self.engine.finish();
        self.position = None;
        let variant = self.engine.options().variant;
        let start = match line.value("pos") {
            Some(text) => read_position(text, variant).map_err(|error| error.to_string())?,
            None => Position::start(variant),
        };
        let draws = self.engine.options().draws();
        let mut position = SearchPosition::new(start).with_draw_rules(draws);
        let moves = line.value("moves").unwrap_or_default();
        for text in moves.split_whitespace() {
            let wrong = |error: &dyn std::fmt::Display| format!("moves: {text}: {error}");
            let mv: HubMove = text.parse().map_err(|error| wrong(&error))?;
            let mv = mv.resolve(position.position());
            position.play(mv.map_err(|error| wrong(&error))?);
        }
        self.position = Some(position);
        Ok(())
    }

    /// `level`: adds a limit to those since the last search.
    fn set_level(&mut self, line: &HubLine) -> Result<(), String> {
        self.engine.finish();
        let more = parse_limits(line)?;
        if self.limits_used || line.has("infinite") {
            self.limits = Limits::default();
        }
        self.limits_used = false;
        self.limits = self
            .limits
            .with_depth(more.depth.or(self.limits.depth))
            .with_nodes(more.nodes.or(self.limits.nodes))
            .with_time(more.time.or(self.limits.time));
        Ok(())
    }

    fn go(&mut self, line: &HubLine) -> Result<(), String> {
        self.engine.finish();
        if let Some(found) = line.other_than(&["think", "analyze", "ponder"]) {
            return Err(format!("go: expected think, analyze or ponder, found “{found}”"));
        }
        let position = self.position.clone();
        let position = position.ok_or("expected a position before “go”, found none")?;
        let job = SearchJob {
            position,
            limits: if line.has("analyze") { self.limits } else { self.limits.to_play() },
            is_ponder: line.has("ponder"),
        };
        self.limits_used = true;
        self.engine.start_search(job, self.output.clone());
        Ok(())
    }
}

fn start_position(options: &EngineOptions) -> SearchPosition {
    SearchPosition::new(Position::start(options.variant)).with_draw_rules(options.draws())
}

fn required<'a>(line: &'a HubLine, name: &str) -> Result<&'a str, String> {
    line.value(name).ok_or_else(|| format!("{}: expected {name}=…, found none", line.command()))
}

/// Reads a `level`. The increment is added before each move, so the time left for this move includes it.
fn parse_limits(line: &HubLine) -> Result<Limits, String> {
    let increment = parse_seconds(line, "inc")?.unwrap_or_default();
    let clock = parse_seconds(line, "time")?.map(|time| (time + increment, increment));
    let moves = parse_number::<u16>(line, "moves")?.filter(|&moves| moves > 0);
    Ok(Limits::default()
        .with_depth(parse_number::<u8>(line, "depth")?.map(|depth| depth.clamp(1, 100)))
        .with_nodes(parse_number::<u64>(line, "nodes")?.map(|nodes| nodes.max(1)))
        .with_time(match (parse_seconds(line, "move-time")?, clock) {
            (Some(time), _) => Some(TimeLimit::Move(time)),
            (None, Some((left, increment))) => Some(TimeLimit::Clock { left, increment, moves }),
            (None, None) => None,
        }))
}

fn parse_number<N: FromStr>(line: &HubLine, name: &str) -> Result<Option<N>, String> {
    let read = |text: &str| {
        let wrong = |_| format!("{name}: expected a whole number in its range, found “{text}”");
        text.parse().map_err(wrong)
    };
    line.value(name).map(read).transpose()
}

fn parse_seconds(line: &HubLine, name: &str) -> Result<Option<Duration>, String> {
    let read = |text: &str| {
        let seconds = text.parse().ok();
        // A clock that has run out may be negative.
        let seconds = seconds.filter(|seconds| (-1e9..=1e9).contains(seconds));
        let seconds = seconds.map(|seconds: f64| Duration::from_secs_f64(seconds.max(0.0)));
        seconds.ok_or_else(|| format!("{name}: expected seconds, found “{text}”"))
    };
    line.value(name).map(read).transpose()
}
