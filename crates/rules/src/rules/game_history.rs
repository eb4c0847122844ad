//! The history of a game: its moves, its positions and the draw counters.
//!
//! Repetitions are found by hash key, as in chess programs (chessprogramming wiki, "Repetitions"). When a side runs out
//! of time, a search finds out whether its opponent could still win in any way (`rules.md` §5.4).

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use serde::{Deserialize, Serialize};

use super::{DrawCounters, DrawRules, Goal, Move, Outcome, Ply, Position, RuleSet, Side};

/// A game in progress, from its start to its current position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenHistory", into = "WrittenHistory")]
pub struct GameHistory {
    /// The turns from the start; `None` for a turn that was not a legal move.
    moves: Vec<Option<Move>>,
    /// The start, and the position after each turn.
    positions: Vec<Position>,
    /// The counters at the start, and after each turn.
    counters: Vec<DrawCounters>,
    /// The hash keys of `positions`.
    keys: Vec<u64>,
    draws: DrawRules,
}

/// The serialized form, for an engine that shares no memory.
#[derive(Serialize, Deserialize)]
struct WrittenHistory {
    moves: Vec<Option<Move>>,
    positions: Vec<Position>,
    counters: Vec<DrawCounters>,
    draws: DrawRules,
}

impl From<GameHistory> for WrittenHistory {
    fn from(history: GameHistory) -> WrittenHistory {
        WrittenHistory {
            moves: history.moves,
            positions: history.positions,
            counters: history.counters,
            draws: history.draws,
        }
    }
}

impl TryFrom<WrittenHistory> for GameHistory {
    type Error = &'static str;

    fn try_from(written: WrittenHistory) -> Result<GameHistory, &'static str> {
        let positions = written.moves.len() + 1;
        if written.positions.len() != positions || written.counters.len() != positions {
            return Err("expected a position and counters before and after each turn");
        }
        Ok(GameHistory {
            keys: written.positions.iter().map(Position::key).collect(),
            moves: written.moves,
            positions: written.positions,
            counters: written.counters,
            draws: written.draws,
        })
    }
}

impl GameHistory {
    /// A game that starts from this position, with the draw rules of its variant.
    pub fn new(start: Position) -> GameHistory {
        GameHistory::with_counters(start, DrawCounters::new(&start))
    }

    /// A game that continues from this position with these counters; the positions before it are unknown.
    pub fn with_counters(start: Position, counters: DrawCounters) -> GameHistory {
        GameHistory {
            moves: Vec::new(),
            positions: vec![start],
            counters: vec![counters],
            keys: vec![start.key()],
            draws: start.variant().rule_set().draws,
        }
    }

    /// The same game with these draw rules instead of the variant's.
    #[must_use]
    pub fn with_draw_rules(self, draws: DrawRules) -> GameHistory {
        GameHistory { draws, ..self }
    }

    /// The draw rules.
    pub fn draws(&self) -> &DrawRules {
        &self.draws
    }

    /// The rules of the variant, with the draw rules of this game.
    pub(super) fn rules(&self) -> RuleSet {
        RuleSet { draws: self.draws, ..self.position().variant().rule_set() }
    }

    /// The position from which the game started.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.positions[self.plies()]
    }

    /// The position after this number of plies; `None` beyond the last ply.
    pub fn position_at(&self, plies: usize) -> Option<&Position> {
        self.positions.get(plies)
    }

    /// The draw counters of the current position.
    pub fn counters(&self) -> &DrawCounters {
        &self.counters[self.plies()]
    }

    /// The draw counters after this number of plies; `None` beyond the last ply.
    pub fn counters_at(&self, plies: usize) -> Option<&DrawCounters> {
        self.counters.get(plies)
    }

    /// Number of plies played.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The turns from the start: the move, or `None` for a turn that was not a legal move.
    pub fn moves(&self) -> &[Option<Move>] {
        &self.moves
    }

    /// The last move; `None` at the start and after a turn that was not a legal move.
    pub fn last_move(&self) -> Option<Move> {
        self.moves.last().copied().flatten()
    }

    /// The hash keys of all positions, from the start to the current one.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Plays a legal move of the current position. As with [`Position::play`], the move must come from there;
    /// [`GameHistory::try_play`] checks it.
    pub fn play(&mut self, mv: Move) {
        let before = self.position();
        let next = before.play(mv);
        let seen_before = self.occurrences(&next);
        let counters = self.counters().after(before, mv, &next, seen_before);
        self.push(Some(mv), next, counters);
    }

    /// Adds a turn that was not a legal move but led to this position: an irregularity that was kept.
    pub fn push_irregular(&mut self, next: Position) {
        let seen_before = self.occurrences(&next);
        let counters = self.counters().after_irregular_change(&next, seen_before);
        self.push(None, next, counters);
    }

    /// Replaces the position after the last turn: a piece has been huffed. Does nothing at the start.
    pub fn replace_last(&mut self, position: Position) {
        if let Some(plies) = self.plies().checked_sub(1) {
            self.truncate(plies);
            self.push_irregular(position);
        }
    }

    /// Goes back to the position after this number of plies. Does nothing if there are not more.
    pub fn truncate(&mut self, plies: usize) {
        self.moves.truncate(plies);
        self.positions.truncate(plies + 1);
        self.counters.truncate(plies + 1);
        self.keys.truncate(plies + 1);
    }

    /// The history up to this number of plies, or all of it if there are not more.
    #[must_use]
    pub fn up_to(&self, plies: usize) -> GameHistory {
        let plies = plies.min(self.plies());
        GameHistory {
            moves: self.moves[..plies].to_vec(),
            positions: self.positions[..=plies].to_vec(),
            counters: self.counters[..=plies].to_vec(),
            keys: self.keys[..=plies].to_vec(),
            draws: self.draws,
        }
    }

    /// The first position of those that the draw rules still count, and the moves since: everything that can be
    /// repeated, and the endgame whose moves are limited. A turn that was not a legal move cuts off what came before
    /// it.
    pub fn since_counted(&self) -> (Position, Vec<Move>) {
        let in_ending = self.counters().ending.map_or(Ply(0), |(_, plies)| plies);
        let counted = self.quiet_plies().max(in_ending.0.into());
        let first = self.plies().saturating_sub(counted);
        let irregular = self.moves[first..].iter().rposition(Option::is_none);
        let since = irregular.map_or(first, |index| first + index + 1);
        let moves = self.moves[since..].iter().copied().flatten().collect();
        (self.positions[since], moves)
    }

    /// Returns `true` if a position has come up twice since the last capture or man's move.
    pub fn has_repetition(&self) -> bool {
        has_repetition(&self.keys[self.plies() - self.quiet_plies()..])
    }

    /// The outcome, if the rules end the game in the current position.
    pub fn outcome(&self) -> Option<Outcome> {
        self.counters().outcome(self.position(), &self.rules())
    }

    /// Plies since the last capture or man's move, as far as they are known.
    fn quiet_plies(&self) -> usize {
        usize::from(self.counters().quiet.0).min(self.plies())
    }

    /// Number of earlier occurrences of a position, up to the maximum number that can be counted.
    fn occurrences(&self, position: &Position) -> u8 {
        let key = position.key();
        let earlier = self.keys.iter().filter(|&&earlier| earlier == key).count();
        u8::try_from(earlier).unwrap_or(u8::MAX).min(u8::MAX - 1)
    }

    fn push(&mut self, mv: Option<Move>, position: Position, counters: DrawCounters) {
        self.moves.push(mv);
        self.positions.push(position);
        self.counters.push(counters);
        self.keys.push(position.key());
    }
}

impl Position {
    /// The outcome of a game that starts in this position, if it ends there by the rules of its variant: a win, or two
    /// kings or one against a lone king where that is a draw at once (`rules.md` §3.8).
    ///
    /// [`GameHistory::outcome`] also knows the repetitions and the moves counted before.
    pub fn outcome(&self) -> Option<Outcome> {
        GameHistory::new(*self).outcome()
    }
}

/// Returns `true` if a key occurs twice among those of consecutive positions, an even number of plies apart.
pub fn has_repetition(keys: &[u64]) -> bool {
    keys.iter().enumerate().any(|(index, key)| {
        let same_side = keys[index + 1..].iter().skip(1).step_by(2);
        same_side.into_iter().any(|later| later == key)
    })
}

/// Maximum number of positions searched. Where the rules leave a side no way to win, a draw is near and few positions
/// are reachable; beyond this number a win is assumed to be possible.
const MAX_POSITIONS: usize = 20_000;

/// A reachable position with its draw counters.
#[derive(Clone, Copy)]
struct Reachable {
    position: Position,
    counters: DrawCounters,
}

impl GameHistory {
    /// Returns `true` if this side can win from here by some sequence of moves and huffs, however badly the other side
    /// plays, before the rules end the game in another way (`rules.md` §5.4).
    pub fn can_win(&self, side: Side) -> bool {
        let rules = &self.rules();
        let mut seen = HashSet::new();
        let mut reachable =
            vec![Reachable { position: *self.position(), counters: *self.counters() }];
        // Most promising positions first, to find a win soon.
        let mut queue = BinaryHeap::new();
        queue.push((Reverse(0), Reverse(0)));
        while let Some((_, Reverse(index))) = queue.pop() {
            let node = reachable[index];
            match node.counters.outcome(&node.position, rules) {
                Some(Outcome::Win { winner, .. }) if winner == side => return true,
                Some(_) => continue,
                None => {}
            }
            for next in self.next(&node, rules) {
                if !seen.insert(next.identity()) {
                    continue;
                }
                if reachable.len() == MAX_POSITIONS {
                    return true;
                }
                let distance = distance(&next.position, side, rules.goal);
                queue.push((Reverse(distance), Reverse(reachable.len())));
                reachable.push(next);
            }
        }
        false
    }

    /// The positions after each move, and after a huff that answers it.
    fn next(&self, from: &Reachable, rules: &RuleSet) -> Vec<Reachable> {
        let Reachable { position, counters } = from;
        let captures_due = rules.huffing && position.must_capture();
        let mut all = Vec::new();
        for mv in position.playable_moves() {
            let next = position.play(mv);
            let counters = counters.after(position, mv, &next, self.occurrences(&next));
            all.push(Reachable { position: next, counters });
            if !captures_due || mv.is_capture() {
                continue;
            }
            for capture in &position.legal_moves() {
                let idle = capture.from();
                let huffed = if idle == mv.from() { mv.to() } else { idle };
                let mut setup = next.setup();
                setup.place(huffed, None);
                if let Ok(position) = setup.position(next.variant()) {
                    let seen_before = self.occurrences(&position);
                    let counters = counters.after_irregular_change(&position, seen_before);
                    all.push(Reachable { position, counters });
                }
            }
        }
        all
    }
}

impl Reachable {
    /// Everything that determines the rest of the game.
    fn identity(&self) -> (u64, Ply, Option<Ply>) {
        let ending = self.counters.ending.map(|(_, plies)| plies);
        (self.position.key(), self.counters.quiet, ending)
    }
}

/// An estimate of how far this side is from its goal.
fn distance(position: &Position, side: Side, goal: Goal) -> usize {
    match goal {
        Goal::Outlast => position.pieces(!side).len(),
        Goal::LoseAll => position.pieces(side).len(),
        Goal::GetBehind => match side {
            Side::Black => {
                let wolf = position.pieces(Side::Black).first();
                wolf.map_or(0, |wolf| usize::from(wolf.row()))
            }
            Side::White => {
                let wolfs_turn = match position.side_to_move() {
                    Side::Black => *position,
                    Side::White => position.null_move(),
                };
                wolfs_turn.quiet_moves().len()
            }
        },
    }
}
