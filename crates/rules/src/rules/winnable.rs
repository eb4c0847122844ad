//! The search for any way in which a side could still win, for the side whose opponent runs out of time (`rules.md`
//! §5.4).

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use super::{DrawCounters, GameHistory, Goal, Outcome, Ply, Position, RuleSet, Side};

/// The greatest number of positions searched. Where the rules leave a side no way to win, a draw is near and
/// few positions can come; with more than this, a win is taken to be possible.
const MAX_POSITIONS: usize = 20_000;

/// A position that can come, with what the draw rules count in it.
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
        let mut reachable = vec![Reachable {
            position: *self.position(),
            counters: *self.counters(),
        }];
        // The most promising positions first, so that a win is found soon where there is one.
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
            let counters = counters.after(position, mv, &next, self.times_played(&next));
            all.push(Reachable {
                position: next,
                counters,
            });
            if !captures_due || mv.is_capture() {
                continue;
            }
            for capture in &position.legal_moves() {
                let idle = capture.from();
                let huffed = if idle == mv.from() { mv.to() } else { idle };
                let mut setup = next.setup();
                setup.place(huffed, None);
                if let Ok(position) = setup.position(next.variant()) {
                    let seen_before = self.times_played(&position);
                    let counters = counters.after_irregular_change(&position, seen_before);
                    all.push(Reachable { position, counters });
                }
            }
        }
        all
    }

    /// Number of times that a position has come up in the game.
    fn times_played(&self, position: &Position) -> u8 {
        let key = position.key();
        let times = self.keys().iter().filter(|&&played| played == key).count();
        u8::try_from(times).unwrap_or(u8::MAX - 1)
    }
}

impl Reachable {
    /// All that decides what can still come.
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
