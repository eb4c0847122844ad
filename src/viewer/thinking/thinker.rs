//! The engine at work beside the window, on threads of its own; here they begin and end.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use thread_priority::{ThreadPriority, set_current_thread_priority};

use super::programs::{Commission, ProgramId, trouble};
use crate::engine::{
    Engine, Level, Limits, Line, Report, Settings, Situation, Stop, wolf_and_sheep,
};
use crate::protocol::hub::{Info, Mode};
use crate::rules::{Move, Position, Variant};

/// What the engine thinks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The computer's own move, as a player of this level.
    Answer(Level),
    /// A move to propose to the player.
    Hint,
    /// The best lines, deeper and deeper until something changes.
    Analysis,
    /// The move of another program.
    Reply(ProgramId),
    /// The best line another program finds, until something changes.
    AnalysisBy(ProgramId),
}

impl Purpose {
    /// Whether the move found is to be played.
    pub const fn is_move(self) -> bool {
        matches!(self, Purpose::Answer(_) | Purpose::Reply(_))
    }

    /// The program that thinks, if it is another.
    pub const fn program(self) -> Option<ProgramId> {
        match self {
            Purpose::Reply(id) | Purpose::AnalysisBy(id) => Some(id),
            Purpose::Answer(_) | Purpose::Hint | Purpose::Analysis => None,
        }
    }
}

/// What the engine has thought of a position so far.
#[derive(Clone, Debug)]
pub struct Thought {
    /// What for.
    pub purpose: Purpose,
    /// Of which position.
    pub position: Position,
    /// What it has found; nothing before the first depth is done.
    pub report: Option<Report>,
    /// What the other side would play if it were its turn, where that gains it something.
    pub threat: Option<Line>,
    /// Whether it has ended.
    pub is_over: bool,
}

impl Thought {
    /// The best move found, if one is.
    pub fn best(&self) -> Option<Move> {
        self.report.as_ref().and_then(Report::best)
    }
}

/// How many lines an analysis follows.
pub const LINES: usize = 3;

/// What a threat must gain to be told, in hundredths of a man.
const THREATENING: i32 = 70;
const LOOK_AT_THREAT: u64 = 100_000;

type Engines = Arc<Mutex<HashMap<Variant, Engine>>>;

/// The engine of each variant, and what it is thinking of.
#[derive(Resource, Default)]
pub struct Thinker {
    engines: Engines,
    thought: Option<Thought>,
    work: Option<Work>,
}

/// Work under way on another thread.
struct Work {
    stop: Stop,
    news: Mutex<Receiver<News>>,
}

enum News {
    Looked(Report),
    Threatened(Line),
    Found(Option<Move>),
    Failed(&'static str),
}

impl Thinker {
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
        situation: Situation,
        commission: Option<Commission>,
        wake: impl Fn() + Send + 'static,
    ) {
        self.forget();
        self.thought = Some(Thought {
            purpose,
            position: *situation.position(),
            report: None,
            threat: None,
            is_over: false,
        });
        let stop = Stop::new();
        let (sender, news) = mpsc::channel();
        self.work = Some(Work {
            stop: stop.clone(),
            news: Mutex::new(news),
        });
        let engines = self.engines.clone();
        let teller = Teller { sender, wake };
        thread::spawn(move || {
            // A frame must not wait because all cores think. Where the system refuses, it is slower and no worse.
            let _ = set_current_thread_priority(ThreadPriority::Min);
            match commission {
                Some(commission) => program_thinks(purpose, &commission, &stop, &teller),
                None => think(purpose, &situation, &engines, &stop, &teller),
            }
        });
    }

    /// Ends at once, with the best found so far.
    pub(super) fn hurry(&self) {
        if let Some(work) = &self.work {
            work.stop.ask();
        }
    }

    /// Stops thinking and forgets what was thought.
    pub(super) fn forget(&mut self) {
        self.hurry();
        self.work = None;
        self.thought = None;
    }

    /// Takes in what there is to hear: nothing, something, or the end with the move found.
    pub(super) fn listen(&mut self) -> Option<Heard> {
        let news = self.work.as_mut()?.news.get_mut();
        let news = news.unwrap_or_else(PoisonError::into_inner);
        let all: Vec<News> = news.try_iter().collect();
        let thought = self.thought.as_mut()?;
        let mut heard = None;
        for news in all {
            match news {
                News::Looked(report) => thought.report = Some(report),
                News::Threatened(line) => thought.threat = Some(line),
                News::Found(mv) => {
                    thought.is_over = true;
                    self.work = None;
                    return Some(Heard::End(mv));
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
    End(Option<Move>),
    /// The key of the words that say what.
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

fn think(
    purpose: Purpose,
    situation: &Situation,
    engines: &Engines,
    stop: &Stop,
    teller: &Teller<impl Fn()>,
) {
    let position = situation.position();
    if position.variant() == Variant::WolfAndSheep {
        let best = wolf_and_sheep::solution().best_moves(position);
        teller.tell(News::Found(best.first().copied()));
        return;
    }
    // Whoever thought before has been asked to stop, and lets go within milliseconds.
    let mut engines = engines.lock().unwrap_or_else(PoisonError::into_inner);
    let engine = engines
        .entry(position.variant())
        .or_insert_with(|| Engine::new(position.variant(), Settings::default()));
    let mut tell = |report: &Report| teller.tell(News::Looked(report.clone()));
    let report = match purpose {
        Purpose::Reply(_) | Purpose::AnalysisBy(_) => return,
        Purpose::Answer(level) => engine.play(situation, level, position.key(), stop, &mut tell),
        Purpose::Hint => {
            let limits = Limits::time(Level::LONGEST);
            engine.think(situation, limits, stop, &mut tell)
        }
        Purpose::Analysis => {
            if let Some(line) = threat(engine, position, stop) {
                teller.tell(News::Threatened(line));
            }
            engine.think_of_lines(situation, Limits::default(), LINES, stop, &mut tell)
        }
    };
    let best = report.best();
    if !report.lines.is_empty() {
        teller.tell(News::Looked(report));
    }
    teller.tell(News::Found(best));
}

/// Another program thinks.
fn program_thinks(
    purpose: Purpose,
    commission: &Commission,
    stop: &Stop,
    teller: &Teller<impl Fn()>,
) {
    let mode = match purpose.is_move() {
        true => Mode::Think,
        false => Mode::Analyze,
    };
    let mut so_far = None;
    let answer = commission.search(mode, stop, &mut |info| {
        so_far = report_of(info, so_far.take());
        if let Some(report) = &so_far {
            teller.tell(News::Looked(report.clone()));
        }
    });
    teller.tell(match answer {
        Ok(answer) => News::Found(answer.map(|answer| answer.mv)),
        Err(error) => News::Failed(trouble(&error)),
    });
}

/// What a program has found, as far as it tells; what it told before holds on.
fn report_of(info: &Info, before: Option<Report>) -> Option<Report> {
    let line = match (info.score, info.line.is_empty()) {
        (Some(score), false) => Some(Line {
            score,
            moves: info.line.clone(),
        }),
        _ => None,
    };
    let mut report = match before {
        Some(report) => report,
        None => Report {
            depth: 0,
            furthest: 0,
            lines: Vec::new(),
            nodes: 0,
            time: Duration::ZERO,
        },
    };
    if let Some(depth) = info.depth {
        report.depth = depth.clamp(0.0, 255.0) as u8;
        report.furthest = report.depth;
    }
    report.nodes = info.nodes.unwrap_or(report.nodes);
    report.time = info.time.unwrap_or(report.time);
    if let Some(line) = line {
        report.lines = vec![line];
    }
    (!report.lines.is_empty()).then_some(report)
}

/// What the other side would play if it were its turn, where it gains by not waiting for this side's move.
fn threat(engine: &mut Engine, position: &Position, stop: &Stop) -> Option<Line> {
    if position.must_capture() {
        return None;
    }
    let mut look = |position: Position| {
        let limits = Limits::nodes(LOOK_AT_THREAT);
        let report = engine.think(&Situation::new(position), limits, stop, &mut |_| ());
        report.lines.into_iter().next()
    };
    let (now, passed) = (look(*position)?, look(position.passed())?);
    let gain = passed.score.hundredths() + now.score.hundredths();
    (gain >= THREATENING).then_some(passed)
}
