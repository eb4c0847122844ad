use super::move_cache::MoveCache;
use crate::board::Square;
use crate::rules::{DrawCounters, HandAction, Irregularity, Move, Ply, Position, Route};

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

/// A turn that was played, and what it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// What was done.
    pub turn: Turn,
    /// The piece huffed for it, where it stood; it is gone from the position.
    pub huffed: Option<Square>,
    /// The move as text, as short as it was unambiguous.
    pub text: String,
    /// The position it led to.
    pub position: Position,
    /// The draw counters after it.
    pub counters: DrawCounters,
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
    start: Position,
    start_counters: DrawCounters,
    turns: Vec<PlayedTurn>,
    current: usize,
    /// What may be played in the position shown.
    move_cache: MoveCache,
}

impl Record {
    /// Nothing has been played yet.
    pub(super) fn new(start: Position) -> Record {
        Record {
            start,
            start_counters: DrawCounters::new(&start),
            turns: Vec::new(),
            current: 0,
            move_cache: MoveCache::new(&start),
        }
    }

    pub(super) fn start(&self) -> &Position {
        &self.start
    }

    /// The turns played, those taken back included.
    pub(super) fn turns(&self) -> &[PlayedTurn] {
        &self.turns
    }

    /// How many plies lead to the position shown.
    pub(super) fn current_ply(&self) -> Ply {
        Ply(self.current as u16)
    }

    pub(super) fn last_ply(&self) -> Ply {
        Ply(self.turns.len() as u16)
    }

    /// The position after so many plies; `None` beyond the last.
    pub(super) fn position_at(&self, ply: Ply) -> Option<&Position> {
        (ply <= self.last_ply()).then(|| self.after(ply.0.into()))
    }

    pub(super) fn position(&self) -> &Position {
        self.after(self.current)
    }

    pub(super) fn move_cache(&self) -> &MoveCache {
        &self.move_cache
    }

    pub(super) fn counters(&self) -> &DrawCounters {
        self.last_turn()
            .map_or(&self.start_counters, |played| &played.counters)
    }

    /// The turn that led to the position shown.
    pub(super) fn last_turn(&self) -> Option<&PlayedTurn> {
        self.turns[..self.current].last()
    }

    /// The position in which that turn was played; the start before any was.
    pub(super) fn before_last_turn(&self) -> &Position {
        self.after(self.current.saturating_sub(1))
    }

    fn after(&self, plies: usize) -> &Position {
        plies
            .checked_sub(1)
            .map_or(&self.start, |index| &self.turns[index].position)
    }

    /// How often this position has come up before the turn after the one shown.
    fn occurrences(&self, position: &Position) -> u8 {
        let earlier =
            std::iter::once(&self.start).chain(self.turns.iter().map(|played| &played.position));
        let seen = earlier
            .take(self.current + 1)
            .filter(|earlier| *earlier == position)
            .count();
        seen.min(usize::from(u8::MAX) - 1) as u8
    }

    /// Shows the position after so many plies, or the last one.
    pub(super) fn go_to(&mut self, ply: Ply) {
        self.set_current(usize::from(ply.0).min(self.turns.len()));
    }

    fn set_current(&mut self, current: usize) {
        self.current = current;
        self.move_cache = MoveCache::new(self.after(current));
    }

    /// Writes down a turn played in the position shown, and shows the one it leads to. Turns taken back are forgotten.
    pub(super) fn push(&mut self, turn: Turn, text: String, position: Position) {
        let (before, seen) = (self.position(), self.occurrences(&position));
        let counters = match turn {
            Turn::Move { mv, .. } => self.counters().after(before, mv, &position, seen),
            Turn::Irregular { .. } => self.counters().after_irregular_change(&position, seen),
        };
        self.turns.truncate(self.current);
        self.turns.push(PlayedTurn {
            turn,
            huffed: None,
            text,
            position,
            counters,
        });
        self.set_current(self.current + 1);
    }

    /// Puts another position in place of the one shown: a piece has been huffed.
    pub(super) fn replace_last(&mut self, position: Position, huffed: Square) {
        self.turns.truncate(self.current);
        let Some(mut played) = self.turns.pop() else {
            return;
        };
        self.current -= 1;
        played.counters = self
            .counters()
            .after_irregular_change(&position, self.occurrences(&position));
        played.position = position;
        played.huffed = Some(huffed);
        played.text.push_str(&format!(" (×{huffed})"));
        self.turns.push(played);
        self.set_current(self.current + 1);
    }
}
