use crate::board::Square;
use crate::rules::{DrawCounters, DrawRules, Move, Position};

/// A position and what the draw rules remember of the game before it.
#[derive(Clone, Debug)]
pub struct SearchPosition {
    position: Position,
    counters: DrawCounters,
    draws: DrawRules,
    /// Keys of the positions before this one, oldest first.
    earlier: Vec<u64>,
    bound: Option<Square>,
}

impl SearchPosition {
    /// A position nothing came before.
    pub fn new(position: Position) -> SearchPosition {
        SearchPosition {
            position,
            counters: DrawCounters::new(&position),
            draws: position.variant().rule_set().draws,
            earlier: Vec::new(),
            bound: None,
        }
    }

    /// A position in a game: its counters, and the positions before it, oldest first.
    pub fn with_history<'a>(
        position: Position,
        counters: DrawCounters,
        earlier: impl IntoIterator<Item = &'a Position>,
    ) -> SearchPosition {
        SearchPosition {
            position,
            counters,
            draws: position.variant().rule_set().draws,
            earlier: earlier.into_iter().map(Position::key).collect(),
            bound: None,
        }
    }

    /// The same where this piece must be played, if one must (`rules.md` §5).
    #[must_use]
    pub fn bound_to(self, bound: Option<Square>) -> SearchPosition {
        SearchPosition { bound, ..self }
    }

    /// What may be played: the legal moves or, where a piece must be played, all that it may, to overlook a capture
    /// included.
    pub fn moves(&self) -> Vec<Move> {
        match self.bound {
            None => self.position.legal_moves().to_vec(),
            Some(bound) => {
                let playable = self.position.playable_moves().into_iter();
                playable.filter(|mv| mv.from() == bound).collect()
            }
        }
    }

    /// The same where games are drawn in this way, not as the variant has it.
    #[must_use]
    pub fn with_draw_rules(self, draws: DrawRules) -> SearchPosition {
        SearchPosition { draws, ..self }
    }

    /// When the game is drawn.
    pub fn draws(&self) -> &DrawRules {
        &self.draws
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Its counters.
    pub fn counters(&self) -> &DrawCounters {
        &self.counters
    }

    /// How many positions of the game came before this one.
    pub fn plies(&self) -> usize {
        self.earlier.len()
    }

    pub(super) fn earlier_keys(&self) -> &[u64] {
        &self.earlier
    }

    /// Whether a position has come up twice since a man moved or a capture was made.
    pub(super) fn has_repeated(&self) -> bool {
        let quiet = usize::from(self.counters.quiet.0).min(self.earlier.len());
        let path = [
            &self.earlier[self.earlier.len() - quiet..],
            &[self.position.key()],
        ]
        .concat();
        has_repeated(&path)
    }

    /// One of its moves later.
    pub fn play(&mut self, mv: Move) {
        let next = self.position.play(mv);
        self.earlier.push(self.position.key());
        let key = next.key();
        let seen_before = self
            .earlier
            .iter()
            .filter(|&&earlier| earlier == key)
            .count();
        let seen_before = u8::try_from(seen_before).unwrap_or(u8::MAX - 1);
        self.counters = self.counters.after(&self.position, mv, &next, seen_before);
        self.position = next;
        self.bound = None;
    }
}

/// Whether one of these keys is there twice, an even number of plies apart.
pub(super) fn has_repeated(path: &[u64]) -> bool {
    let mut earlier = path.iter().enumerate();
    earlier.any(|(place, key)| {
        path[place + 1..]
            .iter()
            .skip(1)
            .step_by(2)
            .any(|later| later == key)
    })
}

impl From<Position> for SearchPosition {
    fn from(position: Position) -> SearchPosition {
        SearchPosition::new(position)
    }
}
