use std::collections::HashMap;

use fastrand::Rng;

use crate::board::Square;
use crate::engine::{
    Engine, EngineSettings, Level, Limits, SearchInfo, SearchPosition, StopFlag, wolf_and_sheep,
};
use crate::game::Command;
use crate::notation::MoveRequest;
use crate::rules::{Move, Position, Variant};

use super::DecisionRequest;

/// What the computer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Places a sheep, or the wolf, here.
    Place(Square),
    /// Keeps what was irregular, or has it corrected.
    ResolveIrregularity {
        /// Whether it is kept.
        keep: bool,
    },
    /// Accepts the draw offered, or declines it.
    AnswerDraw {
        /// Whether it agrees.
        accept: bool,
    },
    /// Huffs the piece here. Its move comes after that.
    Huff(Square),
    /// Plays this move of the position.
    Play(Move, Position),
    /// Nothing: the game is over.
    NoMove,
}

impl Decision {
    /// What it comes to at the table.
    pub fn command(&self) -> Option<Command> {
        match *self {
            Decision::Place(square) => Some(Command::Place(square)),
            Decision::ResolveIrregularity { keep } => Some(Command::ResolveIrregularity { keep }),
            Decision::AnswerDraw { accept } => Some(Command::AnswerDraw { accept }),
            Decision::Huff(square) => Some(Command::Huff(square)),
            Decision::Play(mv, position) => {
                let route = position.route(mv)?;
                Some(Command::Play(MoveRequest::from_route(mv, &route)))
            }
            Decision::NoMove => None,
        }
    }
}

/// What the computer tells before it has answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EngineEvent<'a> {
    /// What it has found so far.
    Info(&'a SearchInfo),
    /// That a capture was overlooked and it huffs nothing.
    HuffDeclined,
}

/// The computer as a player and as an adviser, at every table. It remembers what it found at each.
#[derive(Debug, Default)]
pub struct Computer {
    settings: EngineSettings,
    engines: HashMap<Variant, Engine>,
    /// What a weaker level doubts in this game.
    game_seed: u64,
    /// Where the mood of the next game comes from, if it is another one.
    game_seeds: Option<Rng>,
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
    pub fn with_varied_games(self) -> Computer {
        let mut game_seeds = Rng::new();
        Computer {
            game_seed: game_seeds.u64(..),
            game_seeds: Some(game_seeds),
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
    pub fn decide(
        &mut self,
        request: &DecisionRequest,
        level: Level,
        stop: &StopFlag,
        tell: &mut dyn FnMut(EngineEvent<'_>),
    ) -> Decision {
        match request {
            DecisionRequest::Place(placing) => {
                let solution = wolf_and_sheep::solution();
                let square = solution.choose_placement(placing.sheep(), level);
                square.map_or(Decision::NoMove, Decision::Place)
            }
            DecisionRequest::ResolveIrregularity(dispute) => {
                let variant = dispute.corrected.position().variant();
                let keep = self.engine(variant).should_keep(dispute, level, stop);
                Decision::ResolveIrregularity { keep }
            }
            DecisionRequest::AnswerDraw(situation, side) => {
                let engine = self.engine(situation.position().variant());
                let accept = engine.should_accept_draw(situation, *side, level, stop);
                Decision::AnswerDraw { accept }
            }
            DecisionRequest::Play {
                situation,
                overlooked,
            } => {
                let position = situation.position();
                if let Some(overlooked) = overlooked {
                    let engine = self.engine(position.variant());
                    match engine.choose_huff(overlooked, level, stop) {
                        Some(square) => return Decision::Huff(square),
                        None => tell(EngineEvent::HuffDeclined),
                    }
                }
                let best = self.play(situation, level, stop, tell);
                best.map_or(Decision::NoMove, |mv| Decision::Play(mv, *position))
            }
        }
    }

    fn play(
        &mut self,
        situation: &SearchPosition,
        level: Level,
        stop: &StopFlag,
        tell: &mut dyn FnMut(EngineEvent<'_>),
    ) -> Option<Move> {
        let position = situation.position();
        if position.variant().is_solved() {
            return wolf_and_sheep::solution().choose_move(position, level);
        }
        if let Some(game_seeds) = &mut self.game_seeds
            && situation.plies() <= 1
        {
            self.game_seed = game_seeds.u64(..);
        }
        let seed = position.key() ^ self.game_seed;
        let engine = self.engine(position.variant());
        let mut tell = |report: &SearchInfo| tell(EngineEvent::Info(report));
        let report = engine.search_at_level(situation, level, seed, stop, &mut tell);
        report.best_move()
    }

    /// Thinks about a position as well as it can, for so many of the best moves, telling more and more of them.
    pub fn analyse(
        &mut self,
        situation: &SearchPosition,
        limits: Limits,
        lines: usize,
        stop: &StopFlag,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        let position = situation.position();
        if position.variant().is_solved() {
            return wolf_and_sheep::solution().search_info(position, lines);
        }
        let engine = self.engine(position.variant());
        engine.search_multipv(situation, limits, lines, stop, tell)
    }
}
