use std::collections::HashMap;

use fastrand::Rng;

use crate::board::Square;
use crate::engine::{
    Engine, EngineSettings, Level, Limits, SearchInfo, SearchPosition, StopFlag, wolf_and_sheep,
};
use crate::game::Command;
use crate::notation::MoveRequest;
use crate::rules::{Goal, Move, Position, Variant};

use super::Task;

/// What the computer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Places a sheep, or the wolf, here.
    Place(Square),
    /// Keeps what was irregular, or has it corrected.
    Decide {
        /// Whether it is kept.
        keep: bool,
    },
    /// Accepts the draw offered, or declines it.
    Reply {
        /// Whether it agrees.
        accept: bool,
    },
    /// Huffs the piece here. Its move comes after that.
    Huff(Square),
    /// Plays this move of the position.
    Play(Move, Position),
    /// Nothing: the game is over.
    Nothing,
}

impl Answer {
    /// What it comes to at the table.
    pub fn command(&self) -> Option<Command> {
        match *self {
            Answer::Place(square) => Some(Command::Place(square)),
            Answer::Decide { keep } => Some(Command::Decide { keep }),
            Answer::Reply { accept } => Some(Command::AnswerDraw { accept }),
            Answer::Huff(square) => Some(Command::Huff(square)),
            Answer::Play(mv, position) => {
                let route = position.route(mv)?;
                Some(Command::Play(MoveRequest::from_route(mv, &route)))
            }
            Answer::Nothing => None,
        }
    }
}

/// What the computer tells before it has answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Told<'a> {
    /// What it has found so far.
    Found(&'a SearchInfo),
    /// That a capture was overlooked and it huffs nothing.
    HuffsNothing,
}

/// The computer as a player and as an adviser, at every table. It remembers what it found at each.
#[derive(Debug, Default)]
pub struct Computer {
    settings: EngineSettings,
    engines: HashMap<Variant, Engine>,
    /// What a weaker level doubts in this game.
    mood: u64,
    /// Where the mood of the next game comes from, if it is another one.
    moods: Option<Rng>,
}

impl Computer {
    /// One that may use so much of the machine. Where it does not think against the clock, it plays the same in the
    /// same game.
    pub fn new(settings: EngineSettings) -> Computer {
        Computer {
            settings,
            ..Computer::default()
        }
    }

    /// The same, but no two games are alike: with each that begins, a level that has doubts has other ones. Later in a
    /// game it keeps them: a move taken back and played again is answered as before.
    #[must_use]
    pub fn varied(self) -> Computer {
        let mut moods = Rng::new();
        Computer {
            mood: moods.u64(..),
            moods: Some(moods),
            ..self
        }
    }

    /// What searches for it in games of this variant.
    pub fn engine(&mut self, variant: Variant) -> &mut Engine {
        let settings = self.settings;
        self.engines
            .entry(variant)
            .or_insert_with(|| Engine::new(variant, settings))
    }

    /// Does what is to be done as a player of this level, within about [`Level::MAX_TIME`], or when it is asked to
    /// stop with what it has found by then.
    pub fn answer(
        &mut self,
        task: &Task,
        level: Level,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Told<'_>),
    ) -> Answer {
        match task {
            Task::Place(placing) => {
                let solution = wolf_and_sheep::solution();
                let square = solution.choose_placement(placing.sheep(), level);
                square.map_or(Answer::Nothing, Answer::Place)
            }
            Task::Decide(dispute) => {
                let variant = dispute.corrected.position().variant();
                let keep = self.engine(variant).should_keep(dispute, level, stop);
                Answer::Decide { keep }
            }
            Task::Reply(situation, side) => {
                let engine = self.engine(situation.position().variant());
                let accept = engine.should_accept_draw(situation, *side, level, stop);
                Answer::Reply { accept }
            }
            Task::Play {
                situation,
                overlooked,
            } => {
                let position = situation.position();
                if let Some(overlooked) = overlooked {
                    let engine = self.engine(position.variant());
                    match engine.choose_huff(overlooked, level, stop) {
                        Some(square) => return Answer::Huff(square),
                        None => tell(Told::HuffsNothing),
                    }
                }
                let best = self.play(situation, level, stop, tell);
                best.map_or(Answer::Nothing, |mv| Answer::Play(mv, *position))
            }
        }
    }

    fn play(
        &mut self,
        situation: &SearchPosition,
        level: Level,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Told<'_>),
    ) -> Option<Move> {
        let position = situation.position();
        if is_solved(position) {
            return wolf_and_sheep::solution().choose_move(position, level);
        }
        if let Some(moods) = &mut self.moods
            && situation.plies() <= 1
        {
            self.mood = moods.u64(..);
        }
        let seed = position.key() ^ self.mood;
        let engine = self.engine(position.variant());
        let mut tell = |report: &SearchInfo| tell(Told::Found(report));
        let report = engine.search_at_level(situation, level, seed, stop, &mut tell);
        report.best_move()
    }

    /// Thinks about a position as well as it can, for so many of the best moves, telling more and more of them.
    pub fn advise(
        &mut self,
        situation: &SearchPosition,
        limits: Limits,
        lines: usize,
        stop: &StopFlag,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        let position = situation.position();
        if is_solved(position) {
            return wolf_and_sheep::solution().search_info(position, lines);
        }
        let engine = self.engine(position.variant());
        engine.search_multipv(situation, limits, lines, stop, tell)
    }
}

fn is_solved(position: &Position) -> bool {
    position.variant().rule_set().goal == Goal::GetBehind
}
