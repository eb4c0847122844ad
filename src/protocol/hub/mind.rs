use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use super::{HubMove, Info, Line};
use crate::engine::endgame_tables::TableSource;
use crate::engine::evaluation::Evaluation;
use crate::engine::{Engine, EngineSettings, Limits, SearchInfo, SearchPosition, StopFlag};
use crate::rules::Variant;

/// Where answers go, from whichever thread has one.
#[derive(Clone)]
pub(super) struct Output(Arc<Mutex<Written>>);

struct Written {
    to: Box<dyn Write + Send>,
    /// What went wrong first.
    error: Option<io::Error>,
}

impl Output {
    pub(super) fn new(to: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(Written {
            to: Box::new(to),
            error: None,
        })))
    }

    /// Writes a line, unless one could not be written before.
    pub(super) fn write(&self, line: &Line) {
        let mut written = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if written.error.is_none() {
            let sent = writeln!(written.to, "{line}").and_then(|()| written.to.flush());
            written.error = sent.err();
        }
    }

    /// Why a line could not be written, once.
    pub(super) fn take_error(&self) -> Option<io::Error> {
        let mut written = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        written.error.take()
    }
}

/// How an engine is to be.
#[derive(Clone, Debug)]
pub(super) struct Character {
    pub(super) variant: Variant,
    pub(super) is_material: bool,
    pub(super) settings: EngineSettings,
    pub(super) tables: TableSource,
}

impl Character {
    /// One that is so; tables that cannot be used it does without, and says so.
    fn engine(&self, output: &Output) -> Engine {
        let tables = self.tables.open(self.variant).unwrap_or_else(|error| {
            output.write(&Line::new("error").with("message", error));
            None
        });
        let evaluation = match self.is_material {
            true => Evaluation::Material,
            false => Evaluation::best_for(self.variant),
        };
        Engine::with_evaluation(evaluation, self.settings).with_tables(tables)
    }
}

/// What is asked of a search.
pub(super) struct Task {
    pub(super) situation: SearchPosition,
    pub(super) limits: Limits,
    /// Whether it is the other player's turn still: the limits hold from the `ponder-hit` on.
    pub(super) is_ponder: bool,
}

/// An engine that thinks on a thread of its own.
pub(super) struct Mind {
    character: Character,
    /// At rest, if it was made already.
    engine: Option<Engine>,
    thinking: Option<Thinking>,
}

struct Thinking {
    thread: JoinHandle<Engine>,
    /// Ends the search for a move.
    stop: StopFlag,
    /// Ends pondering.
    stop_pondering: StopFlag,
    next: Sender<Next>,
}

/// What comes after pondering.
enum Next {
    /// The expected move was played: think.
    Think,
    /// Answer.
    Answer,
}

impl Mind {
    pub(super) fn new(character: Character) -> Mind {
        Mind {
            character,
            engine: None,
            thinking: None,
        }
    }

    pub(super) fn character(&self) -> &Character {
        &self.character
    }

    /// Becomes another.
    pub(super) fn become_like(&mut self, character: Character) {
        self.rest();
        self.character = character;
        self.engine = None;
    }

    /// Gets everything ready that takes time.
    pub(super) fn prepare(&mut self, output: &Output) {
        self.rest();
        self.engine
            .get_or_insert_with(|| self.character.engine(output));
    }

    /// Forgets earlier games.
    pub(super) fn forget(&mut self) {
        self.rest();
        if let Some(engine) = &mut self.engine {
            engine.clear_hash();
        }
    }

    /// Begins to think and returns at once; what it finds is written.
    pub(super) fn think(&mut self, task: Task, output: Output) {
        self.rest();
        let engine = self.engine.take();
        let mut engine = engine.unwrap_or_else(|| self.character.engine(&output));
        let (stop, stop_pondering) = (StopFlag::new(), StopFlag::new());
        let (next, what_next) = mpsc::channel();
        let stops = [stop_pondering.clone(), stop.clone()];
        self.thinking = Some(Thinking {
            thread: thread::spawn(move || {
                search(&mut engine, &task, &stops, &what_next, &output);
                engine
            }),
            stop,
            stop_pondering,
            next,
        });
    }

    /// Asks for the answer now.
    pub(super) fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.set();
            thinking.go_on(Next::Answer);
        }
    }

    /// The move expected while pondering was played.
    pub(super) fn ponder_hit(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.go_on(Next::Think);
        }
    }

    /// Comes to rest, after the answer.
    pub(super) fn rest(&mut self) {
        self.stop();
        if let Some(thinking) = self.thinking.take() {
            // A search that broke down has no engine to give back; the next one makes another.
            self.engine = thinking.thread.join().ok();
        }
    }
}

impl Drop for Mind {
    fn drop(&mut self) {
        self.rest();
    }
}

impl Thinking {
    fn go_on(&self, next: Next) {
        // Without a receiver the search is over.
        let _ = self.next.send(next);
        self.stop_pondering.set();
    }
}

/// Searches and writes what it finds. After pondering the search begins anew; what was found is remembered.
fn search(
    engine: &mut Engine,
    task: &Task,
    [stop_pondering, stop]: &[StopFlag; 2],
    what_next: &Receiver<Next>,
    output: &Output,
) {
    let mut think = |limits, stop| {
        let tell = &mut |report: &SearchInfo| output.write(&Info::line_of(report));
        engine.search(&task.situation, limits, stop, tell)
    };
    let pondered = task.is_ponder.then(|| {
        let report = think(Limits::default(), stop_pondering);
        (report, what_next.recv())
    });
    let report = match pondered {
        Some((report, Ok(Next::Answer) | Err(_))) => report,
        _ => think(task.limits, stop),
    };
    let mut done = Line::new("done");
    let moves = report.lines.first().map_or(&[][..], |line| &line.moves);
    for (name, &mv) in ["move", "ponder"].into_iter().zip(moves) {
        done = done.with(name, HubMove::from(mv));
    }
    output.write(&done);
}
