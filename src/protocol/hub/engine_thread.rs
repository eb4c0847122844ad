use std::convert::Infallible;
use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};

use super::{HubInfo, HubLine, HubMove};
use crate::engine::endgame_tables::TableSource;
use crate::engine::evaluation::Evaluation;
use crate::engine::{
    Engine, EngineSettings, Limits, SearchHandle, SearchInfo, SearchPosition, StopFlag,
};
use crate::rules::Variant;

/// Where answers go, from whichever thread has one.
#[derive(Clone)]
pub(super) struct LineWriter(Arc<Mutex<WriterState>>);

struct WriterState {
    to: Box<dyn Write + Send>,
    /// What went wrong first.
    error: Option<io::Error>,
}

impl LineWriter {
    pub(super) fn new(to: impl Write + Send + 'static) -> LineWriter {
        LineWriter(Arc::new(Mutex::new(WriterState {
            to: Box::new(to),
            error: None,
        })))
    }

    /// Writes a line, unless one could not be written before.
    pub(super) fn write(&self, line: &HubLine) {
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
pub(super) struct EngineOptions {
    pub(super) variant: Variant,
    pub(super) material_only: bool,
    pub(super) settings: EngineSettings,
    pub(super) tables: TableSource,
}

impl EngineOptions {
    /// One that is so; tables that cannot be used it does without, and says so.
    fn build_engine(&self, output: &LineWriter) -> Engine {
        let tables = self.tables.open(self.variant).unwrap_or_else(|error| {
            output.write(&HubLine::new("error").with("message", error));
            None
        });
        let evaluation = match self.material_only {
            true => Evaluation::Material,
            false => Evaluation::best_for(self.variant),
        };
        Engine::with_evaluation(evaluation, self.settings).with_tables(tables)
    }
}

/// What is asked of a search.
pub(super) struct HubJob {
    pub(super) situation: SearchPosition,
    pub(super) limits: Limits,
    /// Whether it is the other player's turn still: the limits hold from the `ponder-hit` on.
    pub(super) is_ponder: bool,
}

/// An engine that thinks on a thread of its own.
pub(super) struct EngineThread {
    options: EngineOptions,
    /// At rest, if it was made already.
    engine: Option<Engine>,
    running: Option<RunningSearch>,
}

struct RunningSearch {
    /// Sends no events: it writes its lines itself.
    handle: SearchHandle<Infallible, Engine>,
    /// Ends pondering.
    stop_pondering: StopFlag,
    next: Sender<AfterPonder>,
}

/// What comes after pondering.
enum AfterPonder {
    /// The expected move was played: think.
    Search,
    /// Answer.
    Answer,
}

impl EngineThread {
    pub(super) fn new(options: EngineOptions) -> EngineThread {
        EngineThread {
            options,
            engine: None,
            running: None,
        }
    }

    pub(super) fn options(&self) -> &EngineOptions {
        &self.options
    }

    /// Becomes another.
    pub(super) fn reconfigure(&mut self, options: EngineOptions) {
        self.finish();
        self.options = options;
        self.engine = None;
    }

    /// Gets everything ready that takes time.
    pub(super) fn prepare(&mut self, output: &LineWriter) {
        self.finish();
        self.engine
            .get_or_insert_with(|| self.options.build_engine(output));
    }

    /// Forgets earlier games.
    pub(super) fn new_game(&mut self) {
        self.finish();
        if let Some(engine) = &mut self.engine {
            engine.clear_hash();
        }
    }

    /// Begins to think and returns at once; what it finds is written.
    pub(super) fn start_search(&mut self, job: HubJob, output: LineWriter) {
        self.finish();
        let engine = self.engine.take();
        let mut engine = engine.unwrap_or_else(|| self.options.build_engine(&output));
        let stop_pondering = StopFlag::new();
        let (next, what_next) = mpsc::channel();
        self.running = Some(RunningSearch {
            stop_pondering: stop_pondering.clone(),
            next,
            handle: SearchHandle::spawn(move |task| {
                let stops = [&stop_pondering, task.stop_flag()];
                search(&mut engine, &job, stops, &what_next, &output);
                engine
            }),
        });
    }

    /// Asks for the answer now.
    pub(super) fn stop(&self) {
        if let Some(running) = &self.running {
            running.handle.stop();
            running.end_pondering(AfterPonder::Answer);
        }
    }

    /// The move expected while pondering was played.
    pub(super) fn ponder_hit(&self) {
        if let Some(running) = &self.running {
            running.end_pondering(AfterPonder::Search);
        }
    }

    /// Comes to rest, after the answer.
    pub(super) fn finish(&mut self) {
        self.stop();
        if let Some(running) = self.running.take() {
            // A search that broke down has no engine to give back; the next one makes another.
            self.engine = running.handle.join().ok();
        }
    }
}

impl Drop for EngineThread {
    fn drop(&mut self) {
        self.finish();
    }
}

impl RunningSearch {
    fn end_pondering(&self, next: AfterPonder) {
        // Without a receiver the search is over.
        let _ = self.next.send(next);
        self.stop_pondering.set();
    }
}

/// Searches and writes what it finds. After pondering the search begins anew; what was found is remembered.
fn search(
    engine: &mut Engine,
    job: &HubJob,
    [stop_pondering, stop]: [&StopFlag; 2],
    what_next: &Receiver<AfterPonder>,
    output: &LineWriter,
) {
    let mut think = |limits, stop| {
        let tell = &mut |report: &SearchInfo| output.write(&HubInfo::to_line(report));
        engine.search(&job.situation, limits, stop, tell)
    };
    let pondered = job.is_ponder.then(|| {
        let report = think(Limits::default(), stop_pondering);
        (report, what_next.recv())
    });
    let report = match pondered {
        Some((report, Ok(AfterPonder::Answer) | Err(_))) => report,
        _ => think(job.limits, stop),
    };
    let mut done = HubLine::new("done");
    let moves = report.lines.first().map_or(&[][..], |line| &line.moves);
    for (name, &mv) in ["move", "ponder"].into_iter().zip(moves) {
        done = done.with(name, HubMove::from(mv));
    }
    output.write(&done);
}
