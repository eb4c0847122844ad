//! The engine at work beside the window, on threads of its own; here they begin and end.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::commission::{Commission, trouble};
use super::endgames::Lookup;
use super::give_way;
use crate::engine::{Level, Limits, SearchInfo, SearchPosition, StopFlag, Variation};
use crate::players::{
    Assignment, Computer, Decision, DecisionRequest, EngineEvent, EngineId, TableStatus,
};
use crate::rules::{Goal, Move, Position};

/// What the engine thinks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// What a computer at the table has to do.
    Answer(Assignment),
    /// A move to propose to the player.
    Hint,
    /// The best lines, deeper and deeper until something changes; those this other program finds, if one is named.
    Analysis(Option<EngineId>),
}

impl Purpose {
    /// The other program that thinks, if one does.
    pub const fn program(self) -> Option<EngineId> {
        match self {
            Purpose::Answer(Assignment::Engine(id)) => Some(id),
            Purpose::Analysis(program) => program,
            Purpose::Answer(Assignment::Computer(..)) | Purpose::Hint => None,
        }
    }
}

/// Something to think about, with all that has to be known for it.
pub(super) enum Job {
    /// For the engine, which looks endgames up.
    Own(Own, Lookup),
    /// For another program.
    Program(Commission),
}

/// Something the engine thinks about.
pub(super) enum Own {
    Answer(DecisionRequest, Level),
    Hint(SearchPosition),
    Analysis(SearchPosition),
}

/// What the engine has thought of a position so far.
#[derive(Clone, Debug)]
pub struct Thought {
    /// What for.
    pub purpose: Purpose,
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

impl Thought {
    /// The best move found, if one is.
    pub fn best(&self) -> Option<Move> {
        self.report.as_ref().and_then(SearchInfo::best_move)
    }
}

/// How many lines an analysis follows.
pub const LINES: usize = 3;

/// What a threat must gain to be told, in hundredths of a man.
const THREATENING: i32 = 70;
const LOOK_AT_THREAT: u64 = 100_000;

/// How long a player has to see what was done before the computer says what it makes of it.
const MOMENT: Duration = Duration::from_millis(800);

/// The computer, and what it is thinking of.
#[derive(Resource, Default)]
pub struct Thinker {
    computer: Arc<Mutex<Computer>>,
    thought: Option<Thought>,
    work: Option<Work>,
}

/// Work under way on another thread.
struct Work {
    stop: StopFlag,
    news: Mutex<Receiver<News>>,
}

enum News {
    Opened(TableStatus),
    Looked(SearchInfo),
    Threatened(Variation),
    HuffsNothing,
    Over(Decision),
    Failed(&'static str),
}

impl Thinker {
    /// This computer, which has thought of nothing yet.
    pub fn of(computer: Computer) -> Thinker {
        Thinker {
            computer: Arc::new(Mutex::new(computer)),
            ..Thinker::default()
        }
    }

    /// What it has thought of last, unless that has been forgotten.
    pub fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref()
    }

    /// Whether it is thinking just now.
    pub fn is_at_work(&self) -> bool {
        self.work.is_some()
    }

    /// Begins to think, in place of whatever it thought of before; `wake` is called whenever there is news.
    pub(super) fn begin(
        &mut self,
        purpose: Purpose,
        position: Position,
        job: Job,
        wake: impl Fn() + Send + 'static,
    ) {
        self.forget();
        self.thought = Some(Thought {
            purpose,
            position,
            report: None,
            kept: None,
            threat: None,
            is_over: false,
        });
        let stop = StopFlag::new();
        let (sender, news) = mpsc::channel();
        self.work = Some(Work {
            stop: stop.clone(),
            news: Mutex::new(news),
        });
        let computer = self.computer.clone();
        let teller = Teller { sender, wake };
        thread::spawn(move || {
            give_way();
            match job {
                Job::Own(own, lookup) => {
                    if let Some(kept) = lookup.open_for(&computer) {
                        teller.tell(News::Opened(kept));
                    }
                    think(&own, &computer, &stop, &teller);
                }
                Job::Program(commission) => let_think(&commission, &stop, &teller),
            }
        });
    }

    /// Ends at once, with the best found so far.
    pub(super) fn hurry(&self) {
        if let Some(work) = &self.work {
            work.stop.set();
        }
    }

    /// Stops thinking and forgets what was thought.
    pub(super) fn forget(&mut self) {
        self.hurry();
        self.work = None;
        self.thought = None;
    }

    /// Takes in what there is to hear: nothing, something, or the end with what is done. Ask until there is nothing.
    pub(super) fn listen(&mut self) -> Option<Heard> {
        let news = self.work.as_mut()?.news.get_mut();
        let news = news.unwrap_or_else(PoisonError::into_inner);
        let thought = self.thought.as_mut()?;
        let mut heard = None;
        while let Ok(news) = news.try_recv() {
            match news {
                News::Opened(kept) => thought.kept = Some(kept),
                News::Looked(report) => thought.report = Some(report),
                News::Threatened(line) => thought.threat = Some(line),
                News::HuffsNothing => return Some(Heard::HuffsNothing),
                News::Over(answer) => {
                    thought.is_over = true;
                    self.work = None;
                    return Some(Heard::End(answer));
                }
                News::Failed(trouble) => {
                    thought.is_over = true;
                    self.work = None;
                    return Some(Heard::Trouble(trouble));
                }
            }
            heard = Some(Heard::More);
        }
        heard
    }
}

/// What [`Thinker::listen`] has heard.
pub(super) enum Heard {
    More,
    HuffsNothing,
    End(Decision),
    /// The key of the words that say what went wrong with another program.
    Trouble(&'static str),
}

/// Sends news to the window, and wakes it.
struct Teller<W> {
    sender: Sender<News>,
    wake: W,
}

impl<W: Fn()> Teller<W> {
    fn tell(&self, news: News) {
        // It fails only when nobody wants to know any more.
        if self.sender.send(news).is_ok() {
            (self.wake)();
        }
    }
}

fn think(own: &Own, computer: &Mutex<Computer>, stop: &StopFlag, teller: &Teller<impl Fn()>) {
    let begin = Instant::now();
    // Whoever thought before has been asked to stop, and lets go within milliseconds.
    let mut computer = computer.lock().unwrap_or_else(PoisonError::into_inner);
    let looked = |report: &SearchInfo| teller.tell(News::Looked(report.clone()));
    let (report, answer) = match own {
        Own::Answer(task, level) => {
            let tell = &mut |told: EngineEvent<'_>| match told {
                EngineEvent::Info(report) => looked(report),
                EngineEvent::HuffDeclined => teller.tell(News::HuffsNothing),
            };
            (None, computer.decide(task, *level, stop, tell))
        }
        Own::Hint(situation) => {
            let limits = Limits::time(Level::MAX_TIME);
            let report = computer.analyse(situation, limits, 1, stop, &mut { looked });
            (Some(report), Decision::NoMove)
        }
        Own::Analysis(situation) => {
            if let Some(line) = threat(&mut computer, situation.position(), stop) {
                teller.tell(News::Threatened(line));
            }
            let limits = Limits::default();
            let report = computer.analyse(situation, limits, LINES, stop, &mut { looked });
            (Some(report), Decision::NoMove)
        }
    };
    drop(computer);
    if let Some(report) = report.filter(|report| !report.lines.is_empty()) {
        teller.tell(News::Looked(report));
    }
    if matches!(
        answer,
        Decision::ResolveIrregularity { .. } | Decision::Huff(_) | Decision::Place(_)
    ) {
        wait_until(begin + MOMENT, stop);
    }
    teller.tell(News::Over(answer));
}

/// Another program thinks.
fn let_think(commission: &Commission, stop: &StopFlag, teller: &Teller<impl Fn()>) {
    let mut tell = |report| teller.tell(News::Looked(report));
    teller.tell(match commission.answer(stop, &mut tell) {
        Ok(answer) => News::Over(answer),
        Err(error) => News::Failed(trouble(&error)),
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
    let is_solved = position.variant().rule_set().goal == Goal::GetBehind;
    if is_solved || position.must_capture() {
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
