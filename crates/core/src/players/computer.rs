use std::collections::HashMap;
use std::sync::Arc;

use fastrand::Rng;

use super::{Decision, DecisionRequest};
use crate::engine::endgame_tables::EndgameTables;
use crate::engine::opening_tree::OpeningTree;
use crate::engine::{
    Engine, EngineSettings, Level, Limits, SearchInfo, SearchObserver, SearchPosition, StopFlag,
    TimeLimit, wolf_and_sheep,
};
use crate::rules::{Move, Variant};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EngineEvent<'a> {
    Info(&'a SearchInfo),
    /// A capture was ignored, and the computer huffs no piece for it.
    HuffDeclined,
}

/// The built-in engine as player and analyst of every variant. It keeps one transposition table per variant.
#[derive(Debug, Default)]
pub struct Computer {
    settings: EngineSettings,
    engines: HashMap<Variant, Engine>,
    /// Seed of the evaluation noise of the weaker levels in this game, and of the openings of the others.
    game_seed: u64,
    /// Source of the seeds of later games, if games are varied.
    game_seeds: Option<Rng>,
    observer: Option<SearchObserver>,
}

impl Computer {
    /// A computer that uses at most these resources. Where it does not search against the clock, it plays the same
    /// moves in the same game.
    pub fn new(settings: EngineSettings) -> Computer {
        Computer { settings, ..Computer::default() }
    }

    /// Varies the games: each game gets new evaluation noise at the levels that have some, and new openings at the
    /// others where there is a tree of openings. From the computer's second move on they stay, so a move that is taken
    /// back and played again gets the same answer.
    #[must_use]
    pub fn with_varied_games(self) -> Computer {
        self.with_game_seeds(Rng::new())
    }

    /// Varies the games as [`with_varied_games`](Computer::with_varied_games) does, from this source of seeds.
    #[must_use]
    pub fn with_game_seeds(self, mut game_seeds: Rng) -> Computer {
        Computer { game_seed: game_seeds.u64(..), game_seeds: Some(game_seeds), ..self }
    }

    /// Sets the observer that is called before each search.
    #[must_use]
    pub fn with_observer(self, observer: SearchObserver) -> Computer {
        Computer { observer: Some(observer), ..self }
    }

    /// The same computer with new engines, so that nothing a panicked search left behind is used again.
    #[must_use]
    pub fn restarted(&self) -> Computer {
        Computer {
            settings: self.settings,
            engines: HashMap::new(),
            game_seed: self.game_seed,
            game_seeds: self.game_seeds.clone(),
            observer: self.observer.clone(),
        }
    }

    pub fn engine(&mut self, variant: Variant) -> &mut Engine {
        let (settings, observer) = (self.settings, &self.observer);
        self.engines.entry(variant).or_insert_with(|| {
            let openings = OpeningTree::built_in(variant);
            Engine::new(variant, settings).with_openings(openings).with_observer(observer.clone())
        })
    }

    /// Sets the endgame tables to probe in games of this variant, or none.
    pub fn set_endgame_tables(&mut self, variant: Variant, tables: Option<Arc<EndgameTables>>) {
        let engine = self.engine(variant);
        if engine.tables().map(Arc::as_ptr) != tables.as_ref().map(Arc::as_ptr) {
            engine.set_tables(tables);
        }
    }

    /// Decides a pending action as a player of this level, within about [`Level::MAX_TIME`] and its share of the clock.
    /// When stopped, it returns the best decision found so far.
    pub fn decide(
        &mut self,
        request: &DecisionRequest,
        level: Level,
        stop: &StopFlag,
        report: &mut dyn FnMut(EngineEvent<'_>),
    ) -> Decision {
        match request {
            DecisionRequest::Place(placement) => {
                let solution = wolf_and_sheep::solution();
                let square = solution.choose_placement(placement.sheep(), level);
                square.map_or(Decision::NoMove, Decision::Place)
            }
            DecisionRequest::ResolveIrregularity(options) => {
                let variant = options.corrected.position().variant();
                let keep = self.engine(variant).should_keep(options, level, stop);
                Decision::ResolveIrregularity { keep }
            }
            DecisionRequest::AnswerDraw(position, side) => {
                let engine = self.engine(position.position().variant());
                let accept = engine.should_accept_draw(position, *side, level, stop);
                Decision::AnswerDraw { accept }
            }
            DecisionRequest::Play { position, huff_options, clock } => {
                if let Some(options) = huff_options {
                    let engine = self.engine(position.position().variant());
                    match engine.choose_huff(options, level, stop) {
                        Some(square) => return Decision::Huff(square),
                        None => report(EngineEvent::HuffDeclined),
                    }
                }
                let best = self.choose_move(position, level, *clock, stop, report);
                best.map_or(Decision::NoMove, |mv| Decision::Play(mv, *position.position()))
            }
        }
    }

    fn choose_move(
        &mut self,
        search_position: &SearchPosition,
        level: Level,
        clock: Option<TimeLimit>,
        stop: &StopFlag,
        report: &mut dyn FnMut(EngineEvent<'_>),
    ) -> Option<Move> {
        let position = search_position.position();
        if position.variant().is_solved() {
            return wolf_and_sheep::solution().choose_move(search_position, level);
        }
        if let Some(game_seeds) = &mut self.game_seeds
            && search_position.plies() <= 1
        {
            self.game_seed = game_seeds.u64(..);
        }
        let seed = position.key() ^ self.game_seed;
        let engine = self.engine(position.variant());
        let mut report = |info: &SearchInfo| report(EngineEvent::Info(info));
        engine
            .search_at_level_on_clock(search_position, level, clock, seed, stop, &mut report)
            .best_move()
    }

    /// Analyses a position at full strength: the best `lines` variations, reported after every depth.
    pub fn analyze(
        &mut self,
        search_position: &SearchPosition,
        limits: Limits,
        lines: usize,
        stop: &StopFlag,
        report: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        let position = search_position.position();
        if position.variant().is_solved() {
            return wolf_and_sheep::solution().search_info(search_position, lines);
        }
        let engine = self.engine(position.variant());
        engine.search_multipv(search_position, limits, lines, stop, report)
    }
}
