use super::move_cache::MoveCache;
use crate::board::Square;
use crate::rules::{
    DrawCounters, GameHistory, HandAction, Irregularity, Move, Ply, Position, Route,
};

/// What a player did in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A move of the rules, or one that overlooked a capture where that may be huffed.
    Move {
        /// The move.
        mv: Move,
        /// The way the piece went.
        route: Route,
    },
    /// Something irregular that the other player kept.
    Irregular {
        /// What hands did.
        actions: Vec<HandAction>,
        /// What was irregular about it.
        irregularities: Vec<Irregularity>,
    },
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// What was done.
    pub turn: Turn,
    /// The piece huffed for it, where it stood; it is gone from the position.
    pub huffed: Option<Square>,
    /// The move as text, as short as it was unambiguous.
    pub text: String,
}

impl PlayedTurn {
    /// The move, if it was one.
    pub fn mv(&self) -> Option<Move> {
        match self.turn {
            Turn::Move { mv, .. } => Some(mv),
            Turn::Irregular { .. } => None,
        }
    }

    /// The way the piece went, if it was a move.
    pub fn route(&self) -> Option<&Route> {
        match &self.turn {
            Turn::Move { route, .. } => Some(route),
            Turn::Irregular { .. } => None,
        }
    }

    /// Where the last piece that moved came from and where it went.
    pub fn squares(&self) -> Option<(Square, Square)> {
        match &self.turn {
            Turn::Move { mv, .. } => Some((mv.from(), mv.to())),
            Turn::Irregular { actions, .. } => actions.iter().rev().find_map(|deed| match *deed {
                HandAction::Carry { from, to } => Some((from, to)),
                HandAction::Remove(_) => None,
            }),
        }
    }
}

/// The turns of a game from its start, and the one of its positions that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// The whole game, including turns taken back.
    history: GameHistory,
    turns: Vec<PlayedTurn>,
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

    /// The position in which that turn was played; the start if there is none.
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

    /// Adds a turn after the position shown and shows the position it led to. Turns taken back are dropped.
    pub(super) fn push(&mut self, turn: Turn, text: String, position: Position) {
        self.history.truncate(self.current);
        match turn {
            Turn::Move { mv, .. } => self.history.play(mv),
            Turn::Irregular { .. } => self.history.push_irregular(position),
        }
        self.turns.truncate(self.current);
        self.turns.push(PlayedTurn {
            turn,
            huffed: None,
            text,
        });
        self.set_current(self.current + 1);
    }

    /// Replaces the position shown by the one after a piece has been huffed.
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
