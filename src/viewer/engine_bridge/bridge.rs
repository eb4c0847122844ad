//! The engine at work beside the window, on threads of its own; here they begin and end.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::endgames::EndgameLookup;
use super::hub_job::{HubJob, trouble};
use super::lower_thread_priority;
use crate::engine::{Level, Limits, SearchInfo, SearchPosition, StopFlag, Variation};
use crate::players::{
    Assignment, Computer, Decision, DecisionRequest, EngineEvent, EngineId, TableStatus,
};
use crate::rules::{Move, Position};

/// What the engine thinks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    /// What a computer at the table has to do.
    Answer(Assignment),
    /// A move to propose to the player.
    Hint,
    /// The best lines, deeper and deeper until something changes; those this other program finds, if one is named.
    Analysis(Option<EngineId>),
}

impl SearchPurpose {
    /// The other program that thinks, if one does.
    pub const fn program(self) -> Option<EngineId> {
        match self {
            SearchPurpose::Answer(Assignment::Engine(id)) => Some(id),
            SearchPurpose::Analysis(program) => program,
            SearchPurpose::Answer(Assignment::Computer(..)) | SearchPurpose::Hint => None,
        }
    }
}

/// Something to think about, with all that has to be known for it.
pub(super) enum EngineJob {
    /// For the engine, which looks endgames up.
    Builtin(BuiltinJob, EndgameLookup),
    /// For another program.
    Program(HubJob),
}

/// Something the engine thinks about.
pub(super) enum BuiltinJob {
    Answer(DecisionRequest, Level),
    Hint(SearchPosition),
    Analysis(SearchPosition),
}

/// What the engine has thought of a position so far.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// What for.
    pub purpose: SearchPurpose,
    /// Of which position.
    pub position: Position,
    /// What it has found; nothing before the first depth is done.
    pub report: Option<SearchInfo>,
    /// What there is of endgame tables; nothing before it has looked.
    pub kept: Option<TableStatus>,
    /// What the other side would play if it were its turn, where that gains it something.
    pub threat: Option<Variation>,
    /// Whether it has ended.
    pub is_over: bool,
}

impl Analysis {
    /// The best move found, if one is.
    pub fn best(&self) -> Option<Move> {
        self.report.as_ref().and_then(SearchInfo::best_move)
    }
}

/// How many lines an analysis follows.
pub const ANALYSIS_LINES: usize = 3;

/// What a threat must gain to be told, in hundredths of a man.
const THREATENING: i32 = 70;
const LOOK_AT_THREAT: u64 = 100_000;

/// How long a player has to see what was done before the computer says what it makes of it.
const MOMENT: Duration = Duration::from_millis(800);

/// The computer, and what it is thinking of.
#[derive(Resource, Default)]
pub struct EngineBridge {
    computer: Arc<Mutex<Computer>>,
    analysis: Option<Analysis>,
    work: Option<RunningSearch>,
}

/// Work under way on another thread.
struct RunningSearch {
    stop: StopFlag,
    news: Mutex<Receiver<SearchMessage>>,
}

enum SearchMessage {
    Opened(TableStatus),
    Looked(SearchInfo),
    Threatened(Variation),
    HuffsNothing,
    Over(Decision),
    Failed(&'static str),
}

impl EngineBridge {
    /// This computer, which has thought of nothing yet.
    pub fn new(computer: Computer) -> EngineBridge {
        EngineBridge {
            computer: Arc::new(Mutex::new(computer)),
            ..EngineBridge::default()
        }
    }

    /// What it has thought of last, unless that has been forgotten.
    pub fn analysis(&self) -> Option<&Analysis> {
        self.analysis.as_ref()
    }

    /// Whether it is thinking just now.
    pub fn is_searching(&self) -> bool {
        self.work.is_some()
    }

    /// Begins to think, in place of whatever it thought of before; `wake` is called whenever there is news.
    pub(super) fn begin(
        &mut self,
        purpose: SearchPurpose,
        position: Position,
        job: EngineJob,
        wake: impl Fn() + Send + 'static,
    ) {
        self.forget();
        self.analysis = Some(Analysis {
            purpose,
            position,
            report: None,
            kept: None,
            threat: None,
            is_over: false,
        });
        let stop = StopFlag::new();
        let (sender, news) = mpsc::channel();
        self.work = Some(RunningSearch {
            stop: stop.clone(),
            news: Mutex::new(news),
        });
        let computer = self.computer.clone();
        let sender = EventSender { sender, wake };
        thread::spawn(move || {
            lower_thread_priority();
            match job {
                EngineJob::Builtin(own, lookup) => {
                    if let Some(kept) = lookup.open_for(&computer) {
                        sender.send(SearchMessage::Opened(kept));
                    }
                    think(&own, &computer, &stop, &sender);
                }
                EngineJob::Program(hub_job) => let_think(&hub_job, &stop, &sender),
            }
        });
    }

    /// Ends at once, with the best found so far.
    pub(super) fn stop(&self) {
        if let Some(work) = &self.work {
            work.stop.set();
        }
    }

    /// Stops thinking and forgets what was thought.
    pub(super) fn forget(&mut self) {
        self.stop();
        self.work = None;
        self.analysis = None;
    }

    /// Takes in what there is to hear: nothing, something, or the end with what is done. Ask until there is nothing.
    pub(super) fn listen(&mut self) -> Option<BridgeEvent> {
        let news = self.work.as_mut()?.news.get_mut();
        let news = news.unwrap_or_else(PoisonError::into_inner);
        let thought = self.analysis.as_mut()?;
        let mut heard = None;
        while let Ok(news) = news.try_recv() {
            match news {
                SearchMessage::Opened(kept) => thought.kept = Some(kept),
                SearchMessage::Looked(report) => thought.report = Some(report),
                SearchMessage::Threatened(line) => thought.threat = Some(line),
                SearchMessage::HuffsNothing => return Some(BridgeEvent::HuffsNothing),
                SearchMessage::Over(answer) => {
                    thought.is_over = true;
                    self.work = None;
                    return Some(BridgeEvent::End(answer));
                }
                SearchMessage::Failed(trouble) => {
                    thought.is_over = true;
                    self.work = None;
                    return Some(BridgeEvent::Trouble(trouble));
                }
            }
            heard = Some(BridgeEvent::More);
        }
        heard
    }
}

/// What [`EngineBridge::listen`] has heard.
pub(super) enum BridgeEvent {
    More,
    HuffsNothing,
    End(Decision),
    /// The key of the words that say what went wrong with another program.
    Trouble(&'static str),
}

/// Sends news to the window, and wakes it.
struct EventSender<W> {
    sender: Sender<SearchMessage>,
    wake: W,
}

impl<W: Fn()> EventSender<W> {
    fn send(&self, news: SearchMessage) {
        // It fails only when nobody wants to know any more.
        if self.sender.send(news).is_ok() {
            (self.wake)();
        }
    }
}

fn think(
    own: &BuiltinJob,
    computer: &Mutex<Computer>,
    stop: &StopFlag,
    sender: &EventSender<impl Fn()>,
) {
    let begin = Instant::now();
    // Whoever thought before has been asked to stop, and lets go within milliseconds.
    let mut computer = computer.lock().unwrap_or_else(PoisonError::into_inner);
    let looked = |report: &SearchInfo| sender.send(SearchMessage::Looked(report.clone()));
    let (report, answer) = match own {
        BuiltinJob::Answer(task, level) => {
            let tell = &mut |told: EngineEvent<'_>| match told {
                EngineEvent::Info(report) => looked(report),
                EngineEvent::HuffDeclined => sender.send(SearchMessage::HuffsNothing),
            };
            (None, computer.decide(task, *level, stop, tell))
        }
        BuiltinJob::Hint(situation) => {
            let limits = Limits::time(Level::MAX_TIME);
            let report = computer.analyse(situation, limits, 1, stop, &mut { looked });
            (Some(report), Decision::NoMove)
        }
        BuiltinJob::Analysis(situation) => {
            if let Some(line) = threat(&mut computer, situation.position(), stop) {
                sender.send(SearchMessage::Threatened(line));
            }
            let limits = Limits::default();
            let report = computer.analyse(situation, limits, ANALYSIS_LINES, stop, &mut { looked });
            (Some(report), Decision::NoMove)
        }
    };
    drop(computer);
    if let Some(report) = report.filter(|report| !report.lines.is_empty()) {
        sender.send(SearchMessage::Looked(report));
    }
    if matches!(
        answer,
        Decision::ResolveIrregularity { .. } | Decision::Huff(_) | Decision::Place(_)
    ) {
        wait_until(begin + MOMENT, stop);
    }
    sender.send(SearchMessage::Over(answer));
}

/// Another program thinks.
fn let_think(hub_job: &HubJob, stop: &StopFlag, sender: &EventSender<impl Fn()>) {
    let mut tell = |report| sender.send(SearchMessage::Looked(report));
    sender.send(match hub_job.answer(stop, &mut tell) {
        Ok(answer) => SearchMessage::Over(answer),
        Err(error) => SearchMessage::Failed(trouble(&error)),
    });
}

/// Waits, but not when it is asked to stop.
fn wait_until(then: Instant, stop: &StopFlag) {
    while Instant::now() < then && !stop.is_set() {
        thread::sleep(Duration::from_millis(20));
    }
}

/// What the other side would play if it were its turn, where it gains by not waiting for this side's move.
fn threat(computer: &mut Computer, position: &Position, stop: &StopFlag) -> Option<Variation> {
    if position.variant().is_solved() || position.must_capture() {
        return None;
    }
    let engine = computer.engine(position.variant());
    let mut look = |position: Position| {
        let limits = Limits::nodes(LOOK_AT_THREAT);
        let report = engine.search(&SearchPosition::new(position), limits, stop, &mut |_| ());
        report.lines.into_iter().next()
    };
    let (now, passed) = (look(*position)?, look(position.null_move())?);
    let gain = passed.score.hundredths() + now.score.hundredths();
    (gain >= THREATENING).then_some(passed)
}
