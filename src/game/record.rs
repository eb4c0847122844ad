use super::choices::Choices;
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
    Kept {
        /// What hands did.
        deeds: Vec<HandAction>,
        /// What was irregular about it.
        irregularities: Vec<Irregularity>,
    },
}

/// A turn that was played, and what it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
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

impl Played {
    /// The move, if it was one.
    pub fn mv(&self) -> Option<Move> {
        match self.turn {
            Turn::Move { mv, .. } => Some(mv),
            Turn::Kept { .. } => None,
        }
    }

    /// The way the piece went, if it was a move.
    pub fn route(&self) -> Option<&Route> {
        match &self.turn {
            Turn::Move { route, .. } => Some(route),
            Turn::Kept { .. } => None,
        }
    }

    /// Where the last piece that moved came from and where it went.
    pub fn squares(&self) -> Option<(Square, Square)> {
        match &self.turn {
            Turn::Move { mv, .. } => Some((mv.from(), mv.to())),
            Turn::Kept { deeds, .. } => deeds.iter().rev().find_map(|deed| match *deed {
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
    turns: Vec<Played>,
    shown: usize,
    /// What may be played in the position shown.
    choices: Choices,
}

impl Record {
    /// Nothing has been played yet.
    pub(super) fn new(start: Position) -> Record {
        Record {
            start,
            start_counters: DrawCounters::new(&start),
            turns: Vec::new(),
            shown: 0,
            choices: Choices::of(&start),
        }
    }

    pub(super) fn start(&self) -> &Position {
        &self.start
    }

    /// The turns played, those taken back included.
    pub(super) fn turns(&self) -> &[Played] {
        &self.turns
    }

    /// How many plies lead to the position shown.
    pub(super) fn shown(&self) -> Ply {
        Ply(self.shown as u16)
    }

    pub(super) fn last(&self) -> Ply {
        Ply(self.turns.len() as u16)
    }

    /// The position after so many plies; `None` beyond the last.
    pub(super) fn position_at(&self, ply: Ply) -> Option<&Position> {
        (ply <= self.last()).then(|| self.after(ply.0.into()))
    }

    pub(super) fn position(&self) -> &Position {
        self.after(self.shown)
    }

    pub(super) fn choices(&self) -> &Choices {
        &self.choices
    }

    pub(super) fn counters(&self) -> &DrawCounters {
        self.last_move()
            .map_or(&self.start_counters, |played| &played.counters)
    }

    /// The turn that led to the position shown.
    pub(super) fn last_move(&self) -> Option<&Played> {
        self.turns[..self.shown].last()
    }

    /// The position in which that turn was played; the start before any was.
    pub(super) fn before_last(&self) -> &Position {
        self.after(self.shown.saturating_sub(1))
    }

    fn after(&self, plies: usize) -> &Position {
        plies
            .checked_sub(1)
            .map_or(&self.start, |index| &self.turns[index].position)
    }

    /// How often this position has come up before the turn after the one shown.
    fn seen(&self, position: &Position) -> u8 {
        let earlier =
            std::iter::once(&self.start).chain(self.turns.iter().map(|played| &played.position));
        let seen = earlier
            .take(self.shown + 1)
            .filter(|earlier| *earlier == position)
            .count();
        seen.min(usize::from(u8::MAX) - 1) as u8
    }

    /// Shows the position after so many plies, or the last one.
    pub(super) fn show(&mut self, ply: Ply) {
        self.turn_to(usize::from(ply.0).min(self.turns.len()));
    }

    fn turn_to(&mut self, shown: usize) {
        self.shown = shown;
        self.choices = Choices::of(self.after(shown));
    }

    /// Writes down a turn played in the position shown, and shows the one it leads to. Turns taken back are forgotten.
    pub(super) fn write_down(&mut self, turn: Turn, text: String, position: Position) {
        let (before, seen) = (self.position(), self.seen(&position));
        let counters = match turn {
            Turn::Move { mv, .. } => self.counters().after(before, mv, &position, seen),
            Turn::Kept { .. } => self.counters().after_irregular_change(&position, seen),
        };
        self.turns.truncate(self.shown);
        self.turns.push(Played {
            turn,
            huffed: None,
            text,
            position,
            counters,
        });
        self.turn_to(self.shown + 1);
    }

    /// Puts another position in place of the one shown: a piece has been huffed.
    pub(super) fn replace_last(&mut self, position: Position, huffed: Square) {
        self.turns.truncate(self.shown);
        let Some(mut played) = self.turns.pop() else {
            return;
        };
        self.shown -= 1;
        played.counters = self
            .counters()
            .after_irregular_change(&position, self.seen(&position));
        played.position = position;
        played.huffed = Some(huffed);
        played.text.push_str(&format!(" (×{huffed})"));
        self.turns.push(played);
        self.turn_to(self.shown + 1);
    }
}
