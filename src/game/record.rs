use super::move_cache::MoveCache;
use super::{PlayedTurn, Turn};
use crate::board::Square;
use crate::rules::{
    DrawCounters, GameHistory, HandAction, Irregularity, Move, Ply, Position, Route,
};

/// The turns of a game, including those taken back, and the position shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// The positions and draw counters of the turns.
    history: GameHistory,
    turns: Vec<PlayedTurn>,
    /// Number of turns that lead to the position shown.
    current: usize,
    /// The playable moves of the position shown.
    move_cache: MoveCache,
}

impl Record {
    /// A record without turns.
    pub(super) fn new(start: Position) -> Record {
        Record {
            history: GameHistory::new(start),
            turns: Vec::new(),
            current: 0,
            move_cache: MoveCache::new(&start),
        }
    }

    pub(super) fn start(&self) -> &Position {
        self.history.start()
    }

    /// The turns played, including those taken back.
    pub(super) fn turns(&self) -> &[PlayedTurn] {
        &self.turns
    }

    /// The game up to the position shown.
    pub(super) fn history(&self) -> GameHistory {
        self.history.up_to(self.current)
    }

    /// Number of plies that lead to the position shown.
    pub(super) fn current_ply(&self) -> Ply {
        Ply(self.current as u16)
    }

    pub(super) fn last_ply(&self) -> Ply {
        Ply(self.turns.len() as u16)
    }

    /// The position after this number of plies; `None` beyond the last.
    pub(super) fn position_at(&self, ply: Ply) -> Option<&Position> {
        self.history.position_at(ply.0.into())
    }

    pub(super) fn position(&self) -> &Position {
        self.after(self.current)
    }

    pub(super) fn move_cache(&self) -> &MoveCache {
        &self.move_cache
    }

    pub(super) fn counters(&self) -> &DrawCounters {
        let counters = self.history.counters_at(self.current);
        counters.unwrap_or_else(|| self.history.counters())
    }

    /// The turn that led to the position shown.
    pub(super) fn last_turn(&self) -> Option<&PlayedTurn> {
        self.turns[..self.current].last()
    }

    /// The position in which the last turn was played; the start if there is none.
    pub(super) fn before_last_turn(&self) -> &Position {
        self.after(self.current.saturating_sub(1))
    }

    fn after(&self, plies: usize) -> &Position {
        let position = self.history.position_at(plies);
        position.unwrap_or_else(|| self.history.position())
    }

    /// Shows the position after this number of plies, or the last one.
    pub(super) fn go_to(&mut self, ply: Ply) {
        self.set_current(usize::from(ply.0).min(self.turns.len()));
    }

    fn set_current(&mut self, current: usize) {
        self.current = current;
        self.move_cache = MoveCache::new(self.after(current));
    }

    /// Adds a move after the position shown and shows the position it leads to. Turns taken back are dropped.
    pub(super) fn push_move(&mut self, mv: Move, route: Route, text: String) {
        self.history.truncate(self.current);
        self.history.play(mv);
        self.push_turn(Turn::Move { mv, route }, text);
    }

    /// Adds an irregular turn after the position shown and shows the position it led to. Turns taken back are dropped.
    pub(super) fn push_irregular(
        &mut self,
        actions: Vec<HandAction>,
        irregularities: Vec<Irregularity>,
        position: Position,
        text: String,
    ) {
        self.history.truncate(self.current);
        self.history.push_irregular(position);
        let turn = Turn::Irregular {
            actions,
            irregularities,
        };
        self.push_turn(turn, text);
    }

    fn push_turn(&mut self, turn: Turn, text: String) {
        self.turns.truncate(self.current);
        self.turns.push(PlayedTurn {
            turn,
            huffed: None,
            text,
        });
        self.set_current(self.current + 1);
    }

    /// Replaces the position shown by the one without the huffed piece.
    pub(super) fn replace_last(&mut self, position: Position, huffed: Square) {
        self.turns.truncate(self.current);
        let Some(played) = self.turns.last_mut() else {
            return;
        };
        played.huffed = Some(huffed);
        played.text.push_str(&format!(" (×{huffed})"));
        self.history.truncate(self.current);
        self.history.replace_last(position);
        self.set_current(self.current);
    }
}
