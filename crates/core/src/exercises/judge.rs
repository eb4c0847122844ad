//! Proof that a move is the only one that wins.

use std::sync::Arc;

use crate::engine::endgame_tables::EndgameTables;
use crate::engine::evaluation::Evaluation;
use crate::engine::{
    Engine, EngineSettings, Limits, Score, SearchPosition, StopFlag, TableResult, Variation,
};
use crate::rules::{DrawRules, Move, Position, Variant};

/// The least score of a move that wins, in hundredths of a man.
const WINNING: i32 = 200;
/// The greatest score of a move that does not win, in hundredths of a man.
const NOT_WINNING: i32 = 70;
/// The least margin between the only move that wins and the next, in hundredths of a man.
const CLEAR_MARGIN: i32 = 150;

/// The least score of a game that is decided, in hundredths of a man.
const DECIDED: i32 = 500;

/// The first impression of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FirstLook {
    /// One move seems to win.
    OnlyMove,
    /// No move seems to win.
    Open,
    /// Several moves win.
    Dull,
    /// The game is over or as good as over.
    Decided,
}

/// An engine that says which move is the only one to win.
pub(super) struct WinJudge<'a> {
    engine: Engine,
    draws: DrawRules,
    stop: &'a StopFlag,
}

impl<'a> WinJudge<'a> {
    pub(super) fn new(
        variant: Variant,
        draws: DrawRules,
        hash_mib: usize,
        tables: Option<Arc<EndgameTables>>,
        stop: &'a StopFlag,
    ) -> WinJudge<'a> {
        let settings = EngineSettings::default()
            .with_threads(1)
            .with_hash_mib(hash_mib);
        let engine = Engine::with_evaluation(Evaluation::best_for(variant), settings);
        WinJudge {
            engine: engine.with_tables(tables),
            draws,
            stop,
        }
    }

    /// Returns the only move that wins, by the endgame tables or by a search of this number of nodes; `None` if there is
    /// no such move or the search was stopped.
    pub(super) fn only_win(&mut self, position: &Position, nodes: u64) -> Option<Move> {
        let lines = self.best_lines(position, nodes, 2);
        let (best, second) = (lines.first()?, lines.get(1));
        let is_only = wins(best) && second.is_none_or(|second| falls_short(second, best.score));
        // An interrupted search proves nothing.
        (is_only && !self.stop.is_set())
            .then(|| best.moves.first().copied())
            .flatten()
    }

    /// Returns the best move, or `None` if the game is over.
    pub(super) fn best(&mut self, position: &Position, nodes: u64) -> Option<Move> {
        let lines = self.best_lines(position, nodes, 1);
        lines.first()?.moves.first().copied()
    }

    /// Looks whether a position may be one to solve. Sees less than [`WinJudge::only_win`], and errs on the side of yes.
    pub(super) fn glance(&mut self, position: &Position, nodes: u64) -> FirstLook {
        let lines = self.best_lines(position, nodes, 2);
        let score = |index: usize| lines.get(index).map(|line| line.score.hundredths());
        match (score(0), score(1)) {
            (Some(best), second) if best >= WINNING => match second {
                Some(second) if second >= DECIDED => FirstLook::Decided,
                Some(second) if second >= WINNING => FirstLook::Dull,
                _ => FirstLook::OnlyMove,
            },
            (Some(best), _) if best <= -DECIDED => FirstLook::Decided,
            (Some(_), _) => FirstLook::Open,
            (None, _) => FirstLook::Decided,
        }
    }

    fn best_lines(&mut self, position: &Position, nodes: u64, lines: usize) -> Vec<Variation> {
        self.engine.clear_hash();
        let game = SearchPosition::new(*position).with_draw_rules(self.draws);
        let nodes = Limits::nodes(nodes);
        let search = &mut self.engine;
        let info = search.search_multipv(&game, nodes, lines, self.stop, &mut |_| ());
        info.lines
    }
}

fn wins(variation: &Variation) -> bool {
    match variation.table_result {
        Some(result) => matches!(result, TableResult::Win(_)),
        None => variation.score.hundredths() >= WINNING,
    }
}

/// Returns true if a move does not win beside one that does.
fn falls_short(second: &Variation, best: Score) -> bool {
    match second.table_result {
        Some(result) => !matches!(result, TableResult::Win(_)),
        None => {
            let score = second.score.hundredths();
            score <= NOT_WINNING && best.hundredths() - score >= CLEAR_MARGIN
        }
    }
}
