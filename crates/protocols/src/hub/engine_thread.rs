use std::convert::Infallible;
use std::fmt::Display;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};

use super::{HubInfo, HubLine, HubMove};
use crate::engine::endgame_tables::TableSource;
use crate::engine::evaluation::Evaluation;
use crate::engine::{
    Engine, EngineSettings, Limits, SearchInfo, SearchPosition, StopFlag, TaskFailed, TaskHandle,
};
use crate::rules::{DrawRules, FewAgainstKing, Variant};

/// Number of searches that may panic before a move is played without one.
const ATTEMPTS: usize = 2;

/// The output, shared by the answering threads.
#[derive(Clone)]
pub(super) struct LineWriter(Arc<Mutex<WriterState>>);

struct WriterState {
    to: Box<dyn Write + Send>,
    error: Option<io::Error>,
}

impl LineWriter {
    pub(super) fn new(to: impl Write + Send + 'static) -> LineWriter {
        LineWriter(Arc::new(Mutex::new(WriterState { to: Box::new(to), error: None })))
    }

    /// Writes a line, unless an earlier one failed.
    pub(super) fn write(&self, line: &HubLine) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if state.error.is_none() {
            let sent = writeln!(state.to, "{line}").and_then(|()| state.to.flush());
            state.error = sent.err();
        }
    }

    /// Takes the first error, if there was one.
    pub(super) fn take_error(&self) -> Option<io::Error> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.error.take()
    }
}

/// The parameters of the engine, as of `set-param`.
#[derive(Clone, Debug)]
pub(super) struct EngineOptions {
    pub(super) variant: Variant,
    /// The rule for two kings or one against one king in international draughts.
    pub(super) few_against_king: FewAgainstKing,
    pub(super) material_only: bool,
    pub(super) settings: EngineSettings,
    pub(super) tables: TableSource,
}

impl EngineOptions {
    pub(super) fn draws(&self) -> DrawRules {
        let chosen = self.variant.draws_with(self.few_against_king);
        chosen.unwrap_or(self.variant.rule_set().draws)
    }

    /// Builds an engine with these parameters. If the endgame tables cannot be used, it does without; if the memory of
    /// the transposition table is refused, it gets a smaller one. Either sends an error.
    fn build_engine(&self, output: &LineWriter) -> Engine {
        let report = |error: &dyn Display| {
            output.write(&HubLine::new("error").with("message", error));
        };
        let tables = self.tables.open(self.variant, &self.draws()).unwrap_or_else(|error| {
            report(&error);
            None
        });
        let evaluation = if self.material_only {
            Evaluation::Material
        } else {
            Evaluation::best_for(self.variant)
        };
        let engine = Engine::try_with_evaluation(evaluation.clone(), self.settings);
        let engine = engine.unwrap_or_else(|error| {
            report(&error);
            Engine::with_evaluation(evaluation, self.settings)
        });
        engine.with_tables(tables)
    }
}

#[derive(Clone)]
pub(super) struct SearchJob {
    pub(super) position: SearchPosition,
    pub(super) limits: Limits,
    /// `true` if the opponent has yet to move, and the limits hold from the `ponder-hit` on.
    pub(super) is_ponder: bool,
}

pub(super) struct EngineThread {
    options: EngineOptions,
    /// The idle engine; `None` before it is built, and during a search.
    engine: Option<Engine>,
    running: Option<ServerSearch>,
}

struct ServerSearch {
    /// The search, which sends no events: it writes its lines itself.
    handle: TaskHandle<Infallible, Engine>,
    /// Set to end pondering.
    stop_pondering: StopFlag,
    next: Sender<AfterPonder>,
}

enum AfterPonder {
    /// The expected move was played: search within the limits.
    Search,
    /// Answer with what was found.
    Answer,
}

impl EngineThread {
    /// An engine that is built on demand.
    pub(super) fn new(options: EngineOptions) -> EngineThread {
        EngineThread { options, engine: None, running: None }
    }

    pub(super) fn options(&self) -> &EngineOptions {
        &self.options
    }

    pub(super) fn reconfigure(&mut self, options: EngineOptions) {
        self.finish();
        self.options = options;
        self.engine = None;
    }

    /// Builds the engine, which loads weights and opens tables, unless it has been built.
    pub(super) fn prepare(&mut self, output: &LineWriter) {
        self.finish();
        self.engine.get_or_insert_with(|| self.options.build_engine(output));
    }

    pub(super) fn new_game(&mut self) {
        self.finish();
        if let Some(engine) = &mut self.engine {
            engine.clear_hash();
        }
    }

    /// Starts a search and returns at once; the search writes its lines itself.
    pub(super) fn start_search(&mut self, mut job: SearchJob, output: LineWriter) {
        self.finish();
        let engine = self.engine.take();
        let mut engine = engine.unwrap_or_else(|| self.options.build_engine(&output));
        let stop_pondering = StopFlag::new();
        let (sender, next) = mpsc::channel();
        let options = self.options.clone();
        let ends_pondering = stop_pondering.clone();
        // For the answer if the system refuses a thread.
        let (same_job, same_output) = (job.clone(), output.clone());
        let handle = TaskHandle::spawn(move |task| {
            let stops = [&stop_pondering, task.stop_flag()];
            for _ in 0..ATTEMPTS {
                let mut answer = || search(&mut engine, &job, stops, &next, &output);
                if catch_unwind(AssertUnwindSafe(&mut answer)).is_ok() {
                    return engine;
                }
                output.write(&HubLine::new("error").with("message", TaskFailed::Panicked));
                // Nothing that the search has left behind is used again, and the end of pondering has been received.
                engine = options.build_engine(&output);
                job.is_ponder &= !stop_pondering.is_set();
            }
            if job.is_ponder {
                let _ = next.recv();
            }
            answer_without_search(&job, &output);
            engine
        });
        if let Some(error) = handle.start_error() {
            same_output.write(&HubLine::new("error").with("message", error));
            answer_without_search(&same_job, &same_output);
            return;
        }
        self.running = Some(ServerSearch { stop_pondering: ends_pondering, next: sender, handle });
    }

    pub(super) fn stop(&self) {
        if let Some(running) = &self.running {
            running.handle.stop();
            running.end_pondering(AfterPonder::Answer);
        }
    }

    /// Continues the search within its limits: the expected move was played.
    pub(super) fn ponder_hit(&self) {
        if let Some(running) = &self.running {
            running.end_pondering(AfterPonder::Search);
        }
    }

    /// Stops the search, if one runs, and waits for its answer.
    pub(super) fn finish(&mut self) {
        self.stop();
        if let Some(running) = self.running.take() {
            self.engine = running.handle.join().ok();
        }
    }
}

impl Drop for EngineThread {
    fn drop(&mut self) {
        self.finish();
    }
}

impl ServerSearch {
    fn end_pondering(&self, next: AfterPonder) {
        // The receiver is gone when the search is over.
        let _ = self.next.send(next);
        self.stop_pondering.set();
    }
}

/// Searches, and writes the `info` lines and the answer. After a `ponder-hit` the search starts again, with the hash
/// table filled by pondering.
fn search(
    engine: &mut Engine,
    job: &SearchJob,
    [stop_pondering, stop]: [&StopFlag; 2],
    next: &Receiver<AfterPonder>,
    output: &LineWriter,
) {
    let mut run = |limits, stop| {
        let on_info = &mut |info: &SearchInfo| output.write(&HubInfo::to_line(info));
        engine.search(&job.position, limits, stop, on_info)
    };
    let pondered = job.is_ponder.then(|| {
        let info = run(Limits::default(), stop_pondering);
        (info, next.recv())
    });
    let info = match pondered {
        Some((info, Ok(AfterPonder::Answer) | Err(_))) => info,
        _ => run(job.limits, stop),
    };
    let mut done = HubLine::new("done");
    let moves = info.lines.first().map_or(&[][..], |line| &line.moves);
    for (name, &mv) in ["move", "ponder"].into_iter().zip(moves) {
        done = done.with(name, HubMove::from(mv));
    }
    output.write(&done);
}

/// Answers with any legal move, so that the other program does not wait forever.
fn answer_without_search(job: &SearchJob, output: &LineWriter) {
    let mut done = HubLine::new("done");
    if let Some(&mv) = job.position.position().legal_moves().first() {
        done = done.with("move", HubMove::from(mv));
    }
    output.write(&done);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::SearchObserver;
    use crate::rules::Position;

    /// Output that a test can read.
    #[derive(Clone, Default)]
    struct SharedOutput(Arc<Mutex<Vec<u8>>>);

    impl Write for SharedOutput {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no panic").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl SharedOutput {
        fn lines(&self) -> Vec<String> {
            let bytes = self.0.lock().expect("no panic");
            let text = String::from_utf8_lossy(&bytes);
            text.lines().map(str::to_owned).collect()
        }
    }

    fn thread(engine: impl FnOnce(Engine) -> Engine) -> EngineThread {
        let options = EngineOptions {
            variant: Variant::International,
            few_against_king: FewAgainstKing::FEDERATION,
            material_only: true,
            settings: EngineSettings::default().with_threads(1).with_hash_mib(1),
            tables: TableSource::Disabled,
        };
        let built = options.build_engine(&LineWriter::new(io::sink()));
        let mut thread = EngineThread::new(options);
        thread.engine = Some(engine(built));
        thread
    }

    fn job() -> SearchJob {
        SearchJob {
            position: SearchPosition::new(Position::start(Variant::International)),
            limits: Limits::depth(3),
            is_ponder: false,
        }
    }

    #[test]
    fn a_search_that_panics_is_reported_and_done_again() {
        let output = SharedOutput::default();
        let observer = SearchObserver::new(|_| panic!("as a fault would"));
        let mut thread = thread(|engine| engine.with_observer(observer));
        thread.start_search(job(), LineWriter::new(output.clone()));
        while thread.running.as_mut().is_some_and(|running| !running.handle.is_finished()) {
            std::thread::yield_now();
        }
        let lines = output.lines();
        assert_eq!(lines[0], "error message=\"the task panicked\"");
        assert!(lines.last().expect("lines").starts_with("done move="), "{lines:?}");
        // The next search has an engine that works.
        thread.start_search(job(), LineWriter::new(output.clone()));
        thread.finish();
        let errors = output.lines();
        let errors = errors.iter().filter(|line| line.starts_with("error"));
        assert_eq!(errors.count(), 1);
    }

    #[test]
    fn without_a_search_a_legal_move_is_played() {
        let output = SharedOutput::default();
        answer_without_search(&job(), &LineWriter::new(output.clone()));
        let moves = job().position.position().legal_moves();
        let lines = moves.iter().map(|&mv| format!("done move={}", HubMove::from(mv)));
        assert!(lines.collect::<Vec<_>>().contains(&output.lines()[0]));
    }
}
