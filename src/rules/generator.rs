//! The one move generator, for any board.
//!
//! It is compiled twice, for the four directions of the flat board and the eight of the pyramid; all else it
//! reads from the board's tables and the rule set.

use std::collections::HashSet;

use super::{CaptureRule, ManStep, Move, MoveList, Position, RuleSet, Side};
use crate::board::{Board, Direction, Square, SquareSet};

/// Appends the legal moves of a position.
pub(super) fn generate(position: &Position, moves: &mut MoveList) {
    let board = position.board();
    if position.variant().has_sides() {
        Generator::<8>::new(position, board).legal_moves(moves);
    } else {
        Generator::<4>::new(position, board).legal_moves(moves);
    }
}

/// Appends the plain moves, whether or not a capture is due.
pub(super) fn generate_plain(position: &Position, moves: &mut MoveList) {
    let board = position.board();
    if position.variant().has_sides() {
        Generator::<8>::new(position, board).quiet_moves(moves);
    } else {
        Generator::<4>::new(position, board).quiet_moves(moves);
    }
}

/// One side's pieces about to move on a board whose lines run in the first `DIRECTIONS` of [`Direction::ALL`].
struct Generator<'a, const DIRECTIONS: usize> {
    board: &'a Board,
    position: &'a Position,
    men: SquareSet,
    kings: SquareSet,
    enemy: SquareSet,
    occupied: SquareSet,
    rules: RuleSet,
}

/// How many squares a capturing piece may come through before those it has been on are remembered.
///
/// In games it is below 2000. In made-up positions paths can be millions, most of them to a square already
/// reached with the same pieces taken.
const MANY: u32 = 5_000;

/// The captures found so far by one piece.
struct Found<'a> {
    moves: &'a mut MoveList,
    /// The square the capturing piece came from.
    from: Square,
    /// The place in `moves` of this piece's first capture.
    first: usize,
    /// Most pieces taken by any capture in `moves`.
    most: usize,
    /// Squares come through so far.
    passed: u32,
    /// Squares come through and the pieces taken by then, once there are [`MANY`].
    explored: Option<HashSet<(Square, SquareSet)>>,
}

impl<'a, const DIRECTIONS: usize> Generator<'a, DIRECTIONS> {
    fn new(position: &'a Position, board: &'a Board) -> Self {
        let own = position.pieces(position.side_to_move());
        Generator {
            board,
            position,
            men: own & !position.kings(),
            kings: own & position.kings(),
            enemy: position.pieces(!position.side_to_move()),
            occupied: position.occupied(),
            rules: position.variant().rule_set(),
        }
    }

    /// Captures are compulsory: plain moves only where there is none (`rules.md` §3.3).
    fn legal_moves(&self, moves: &mut MoveList) {
        if self.rules.capture != CaptureRule::Never {
            self.captures(moves);
        }
        if moves.is_empty() {
            self.quiet_moves(moves);
        }
    }

    /// The ways a man steps.
    fn man_steps(&self) -> &'static [Direction] {
        let side = self.position.side_to_move();
        match (self.rules.men[side], side) {
            (ManStep::BothWays, _) => &Direction::TOP,
            (ManStep::Forward, Side::White) => const { &Side::White.forward() },
            (ManStep::Forward, Side::Black) => const { &Side::Black.forward() },
        }
    }

    fn directions(&self) -> [Direction; DIRECTIONS] {
        std::array::from_fn(|index| Direction::ALL[index])
    }

    fn quiet_moves(&self, moves: &mut MoveList) {
        for &direction in self.man_steps() {
            let reached = self.men.shifted(direction) & !self.occupied;
            for to in reached {
                if let Some(from) = SquareSet::of(to).shifted(direction.opposite()).first() {
                    moves.push(Move::quiet(from, to));
                }
            }
        }
        for from in self.kings {
            for direction in self.directions() {
                let (open, _) = self
                    .board
                    .line(from, direction)
                    .open(direction, self.occupied);
                for to in open {
                    moves.push(Move::quiet(from, to));
                }
            }
        }
    }

    fn captures(&self, moves: &mut MoveList) {
        let mut most = 0;
        for from in self.men_that_capture() {
            let mut found = Found::by(from, most, moves);
            self.man_jumps(from, SquareSet::EMPTY, &mut found);
            most = found.most;
        }
        for from in self.kings {
            let mut found = Found::by(from, most, moves);
            self.king_jumps(from, SquareSet::EMPTY, &mut found);
            most = found.most;
        }
    }

    /// The men with an enemy beside them and an empty square just behind it.
    fn men_that_capture(&self) -> SquareSet {
        self.directions()
            .into_iter()
            .fold(SquareSet::EMPTY, |men, direction| {
                let jumping = self.men & self.board.jumps(direction);
                let victims = jumping.shifted(direction) & self.enemy;
                let landing = victims.shifted(direction) & !self.occupied;
                let back = direction.opposite();
                men | landing.shifted(back).shifted(back)
            })
    }

    /// Goes on with a man's capture as long as it can.
    fn man_jumps(&self, at: Square, captured: SquareSet, found: &mut Found<'_>) {
        if found.has_explored(at, captured) {
            return;
        }
        let occupied = self.occupied.without(found.from);
        let mut goes_on = false;
        for direction in self.directions() {
            if !self.board.jumps(direction).contains(at) {
                continue;
            }
            let victim = SquareSet::of(at).shifted(direction);
            let landing = victim.shifted(direction) & !occupied;
            if let (Some(landing), true) =
                (landing.first(), victim.is_subset(self.enemy & !captured))
            {
                goes_on = true;
                self.man_jumps(landing, captured | victim, found);
            }
        }
        if !goes_on {
            found.record(at, captured, self.rules.capture);
        }
    }

    /// Goes on with a king's capture as long as it can.
    fn king_jumps(&self, at: Square, captured: SquareSet, found: &mut Found<'_>) {
        if found.has_explored(at, captured) {
            return;
        }
        let occupied = self.occupied.without(found.from);
        let mut goes_on = false;
        for direction in self.directions() {
            let line = self.board.line(at, direction);
            let (_, Some(victim)) = line.open(direction, occupied) else {
                continue;
            };
            if !(self.enemy & !captured).contains(victim) {
                continue;
            }
            let behind = line.set().beyond(victim, direction);
            let landings = match (behind & occupied).nearest(direction) {
                Some(blocker) => behind.before(blocker, direction),
                None => behind,
            };
            for landing in landings {
                goes_on = true;
                self.king_jumps(landing, captured.with(victim), found);
            }
        }
        if !goes_on {
            found.record(at, captured, self.rules.capture);
        }
    }
}

impl<'a> Found<'a> {
    fn by(from: Square, most: usize, moves: &'a mut MoveList) -> Found<'a> {
        Found {
            first: moves.len(),
            moves,
            from,
            most,
            passed: 0,
            explored: None,
        }
    }

    /// Whether all that follows from here is known; notes it down where paths are many.
    fn has_explored(&mut self, at: Square, captured: SquareSet) -> bool {
        self.passed += 1;
        if self.passed <= MANY {
            return false;
        }
        let recorded = &self.moves[self.first..];
        let ends = || recorded.iter().map(|mv| (mv.to(), mv.captured())).collect();
        !self
            .explored
            .get_or_insert_with(ends)
            .insert((at, captured))
    }

    /// Keeps a finished capture if the rules allow it, once.
    fn record(&mut self, to: Square, captured: SquareSet, rule: CaptureRule) {
        if captured.is_empty() {
            return;
        }
        match rule {
            CaptureRule::Most if captured.len() < self.most => return,
            CaptureRule::Most if captured.len() > self.most => {
                self.moves.clear();
                self.first = 0;
                self.most = captured.len();
            }
            CaptureRule::Most | CaptureRule::Free | CaptureRule::Never => {}
        }
        let mv = Move::capture(self.from, to, captured);
        // Once ends are remembered none comes up twice; there may be a hundred thousand of them.
        if self.explored.is_some() || !self.moves[self.first..].contains(&mv) {
            self.moves.push(mv);
        }
    }
}
