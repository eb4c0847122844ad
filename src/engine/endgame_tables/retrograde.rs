//! All positions of one material solved, back from those that are decided.
//!
//! A capture or a crowning leads to another material, solved before. Whatever else is played keeps the material, so
//! two are solved together, each with one side to move. Ply by ply, from positions decided in so many plies the plain
//! moves are taken back: before a loss there is a win; before a win there may be a loss, once every move is known to
//! lose. What is left is drawn; two kings or one against one king are so from the beginning where they are to be.

use std::array;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicUsize, Ordering::Relaxed};

use super::EndgameTables;
use super::material::Material;
use super::packed_result::PackedResult;
use super::position_index::{self, PositionIndex};
use super::table::EndgameTable;
use super::threads::on_threads;
use crate::board::{Direction, SquareSet};
use crate::engine::TableResult;
use crate::engine::evaluation::perspective::Perspective;
use crate::platform::{large_table, prefetch};
use crate::rules::{Move, MoveList, Ply, Position, Side, Variant};

/// Positions a thread looks at in one go.
const CHUNK: usize = 1 << 14;

/// Places that are fetched from memory together: they lie all over it, and to wait for each would take longest of all.
const BATCH: usize = 64;

/// Not decided yet.
const UNRESOLVED: u16 = u16::MAX;

/// Drawn by a capture or at once, or not a position.
const DRAWN_OR_INVALID: u16 = UNRESOLVED - 1;

/// So many moves left that it never comes to none: some move does not lose.
const HAS_SAFE_MOVE: u8 = u8::MAX;

/// The positions with one side to move.
struct SideTable {
    position_index: PositionIndex,
    /// By number, plies to the end or [`UNRESOLVED`]; nothing yet before every position was looked at.
    plies: Vec<AtomicU16>,
    /// By number, how many plain moves that keep the material are not known to lose.
    moves_left: Vec<AtomicU8>,
}

/// A position: the half and the number.
type PositionId = (usize, usize);

struct RetrogradeSolver<'a> {
    tables: &'a EndgameTables,
    side_tables: Vec<SideTable>,
    threads: usize,
    /// Positions decided no later than in so many plies, by crowning.
    deferred: Mutex<BTreeMap<u16, Vec<PositionId>>>,
    /// The most plies in which a position is decided so far.
    max_plies: AtomicU16,
}

/// Solves the positions of a material and of the same with the other side to move, which comes second unless it is the
/// same. The tables must hold what captures and crownings lead to.
///
/// Tells for each number of plies when all that is decided in fewer is known.
pub(super) fn solve(
    material: Material,
    tables: &EndgameTables,
    threads: usize,
    mut on_progress: impl FnMut(Ply),
) -> Vec<EndgameTable> {
    let mut materials = vec![material, material.swapped()];
    materials.dedup();
    let solver = RetrogradeSolver {
        tables,
        side_tables: materials
            .iter()
            .map(|&material| SideTable::new(material))
            .collect(),
        threads,
        deferred: Mutex::default(),
        max_plies: AtomicU16::new(0),
    };
    solver.initialise();
    let mut plies = 0;
    while plies <= solver.max_plies.load(Relaxed) || !solver.lock_deferred().is_empty() {
        on_progress(Ply(plies));
        solver.resolve_deferred(plies);
        solver.propagate(plies);
        plies += 1;
    }
    let solved = materials.into_iter().zip(&solver.side_tables);
    solved
        .map(|(material, side)| {
            let (variant, few_kings_rule) = (tables.variant(), tables.few_kings_rule());
            EndgameTable::pack(variant, few_kings_rule, material, threads, |number| {
                side.packed_result(number)
            })
        })
        .collect()
}

impl SideTable {
    fn new(material: Material) -> SideTable {
        let position_index = PositionIndex::new(material);
        SideTable {
            position_index,
            plies: large_table(position_index.len()).unwrap_or_else(|error| panic!("{error}")),
            moves_left: large_table(position_index.len()).unwrap_or_else(|error| panic!("{error}")),
        }
    }

    /// Begins to fetch what is known of a position.
    #[inline]
    fn prefetch(&self, number: usize) {
        prefetch(&self.plies[number]);
        prefetch(&self.moves_left[number]);
    }

    fn is_unresolved(&self, number: usize) -> bool {
        self.plies[number].load(Relaxed) == UNRESOLVED
    }

    fn packed_result(&self, number: usize) -> PackedResult {
        match self.plies[number].load(Relaxed) {
            UNRESOLVED | DRAWN_OR_INVALID => PackedResult::DRAW,
            plies => PackedResult::decided_in(Ply(plies)),
        }
    }
}

impl RetrogradeSolver<'_> {
    fn variant(&self) -> Variant {
        self.tables.variant()
    }

    fn lock_deferred(&self) -> std::sync::MutexGuard<'_, BTreeMap<u16, Vec<PositionId>>> {
        self.deferred
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Runs over the numbers of both halves on all threads; `work` tells what it found due in so many plies.
    fn for_each_chunk(
        &self,
        work: impl Fn(usize, Range<usize>, &mut Vec<(u16, PositionId)>) + Sync,
    ) {
        let chunks: Vec<(usize, Range<usize>)> = (0..self.side_tables.len())
            .flat_map(|side| {
                let len = self.side_tables[side].position_index.len();
                let chunk = move |first| (side, first..len.min(first + CHUNK));
                (0..len).step_by(CHUNK).map(chunk)
            })
            .collect();
        let next = AtomicUsize::new(0);
        on_threads(self.threads, || {
            let mut deferred = Vec::new();
            while let Some((side, range)) = chunks.get(next.fetch_add(1, Relaxed)) {
                work(*side, range.clone(), &mut deferred);
            }
            let mut all_deferred = self.lock_deferred();
            for (plies, id) in deferred {
                all_deferred.entry(plies).or_default().push(id);
            }
        });
    }

    fn initialise(&self) {
        self.for_each_chunk(|side, range, deferred| {
            let mut moves = MoveList::new();
            for number in range {
                let plies = self.initialise_position((side, number), &mut moves, deferred);
                self.side_tables[side].plies[number].store(plies, Relaxed);
                if plies < DRAWN_OR_INVALID {
                    self.max_plies.fetch_max(plies, Relaxed);
                }
            }
        });
    }

    /// The plies in which a position is decided if captures and crownings decide it; counts its other moves.
    fn initialise_position(
        &self,
        id: PositionId,
        moves: &mut MoveList,
        deferred: &mut Vec<(u16, PositionId)>,
    ) -> u16 {
        let (side, number) = id;
        let perspective = self.side_tables[side].position_index.perspective_at(number);
        let Some(position) = perspective
            .and_then(|perspective| position_index::position(&perspective, self.variant()))
        else {
            return DRAWN_OR_INVALID;
        };
        position.legal_moves_into(moves);
        if self.tables.few_kings_rule().draws_at_once(&position, moves) {
            return DRAWN_OR_INVALID;
        }
        let conversions = moves.into_iter().filter(|&mv| is_conversion(&position, mv));
        let mut count = 0;
        let after_conversion = conversions.map(|mv| {
            count += 1;
            self.result_after(&position, mv)
        });
        let best = TableResult::from_successors(after_conversion);
        let quiet_moves = moves.len() - count;
        debug_assert!(quiet_moves <= usize::from(HAS_SAFE_MOVE / 2));
        match best {
            None if quiet_moves == 0 => return 0,
            Some(best) if quiet_moves == 0 => {
                return best.plies().map_or(DRAWN_OR_INVALID, |plies| plies.0);
            }
            _ => {}
        }
        if let Some(TableResult::Win(plies)) = best {
            deferred.push((plies.0, id));
        }
        let moves_left = match best {
            None | Some(TableResult::Loss(_)) => quiet_moves as u8,
            Some(TableResult::Draw | TableResult::Win(_)) => HAS_SAFE_MOVE,
        };
        self.side_tables[side].moves_left[number].store(moves_left, Relaxed);
        UNRESOLVED
    }

    /// What a move to another material leads to.
    fn result_after(&self, position: &Position, mv: Move) -> TableResult {
        let next = position.play(mv);
        self.tables
            .probe(&next)
            .unwrap_or_else(|| unreachable!("{next:?} is solved before {position:?}"))
    }

    /// Positions that crowning decides in so many plies, if nothing did before.
    fn resolve_deferred(&self, plies: u16) {
        let deferred = self.lock_deferred().remove(&plies).unwrap_or_default();
        for (side, number) in deferred {
            if self.side_tables[side].is_unresolved(number) {
                self.resolve((side, number), plies);
            }
        }
    }

    fn resolve(&self, (side, number): PositionId, plies: u16) {
        self.side_tables[side].plies[number].store(plies, Relaxed);
        self.max_plies.fetch_max(plies, Relaxed);
    }

    /// From all positions decided in so many plies.
    fn propagate(&self, plies: u16) {
        self.for_each_chunk(|side, range, deferred| {
            let SideTable {
                position_index,
                plies: decided,
                ..
            } = &self.side_tables[side];
            let before = self.side_tables.len() - 1 - side;
            let mut batch = Vec::with_capacity(2 * BATCH);
            for number in range {
                if decided[number].load(Relaxed) != plies {
                    continue;
                }
                let Some(perspective) = position_index.perspective_at(number) else {
                    continue;
                };
                self.for_each_predecessor(before, &perspective, |number| {
                    self.side_tables[before].prefetch(number);
                    batch.push((before, number));
                });
                if batch.len() >= BATCH {
                    self.propagate_to(plies, batch.drain(..), deferred);
                }
            }
            self.propagate_to(plies, batch.drain(..), deferred);
        });
    }

    /// Decides what is decided by a plain move from each of these places to a position decided in so many plies.
    fn propagate_to(
        &self,
        plies: u16,
        ids: impl Iterator<Item = PositionId>,
        deferred: &mut Vec<(u16, PositionId)>,
    ) {
        let is_lost = plies.is_multiple_of(2);
        for id in ids {
            let (side, number) = id;
            if !self.side_tables[side].is_unresolved(number) {
                continue;
            }
            if is_lost {
                self.resolve(id, plies + 1);
            } else if self.side_tables[side].moves_left[number].fetch_sub(1, Relaxed) == 1 {
                match self.plies_by_conversion(id).max(plies + 1) {
                    at_once if at_once == plies + 1 => self.resolve(id, at_once),
                    later => deferred.push((later, id)),
                }
            }
        }
    }

    /// Calls with the number of every position from which a plain move leads to this one.
    fn for_each_predecessor(
        &self,
        side: usize,
        perspective: &Perspective,
        mut each: impl FnMut(usize),
    ) {
        let SideTable { position_index, .. } = &self.side_tables[side];
        let after = position_index::swap_sides(perspective);
        let [own_men, own_kings, other_men, other_kings] = after.0;
        let occupied = own_men | own_kings | other_men | other_kings;
        let parts: [usize; 4] =
            array::from_fn(|kind| position_index.index_part(kind, after.0[kind]));
        let others = parts.map(|part| parts.iter().sum::<usize>() - part);
        let mut from = |kind, moved| each(others[kind] + position_index.index_part(kind, moved));
        for direction in Side::White.forward().map(Direction::opposite) {
            for to in own_men.shift(direction).difference(occupied) {
                let came_to = SquareSet::from_square(to).shift(direction.opposite());
                from(0, own_men.difference(came_to).with(to));
            }
        }
        let board = self.variant().board();
        let directions: &[Direction] = match self.variant().has_sides() {
            true => &Direction::ALL,
            false => &Direction::TOP_DIAGONALS,
        };
        for king in own_kings {
            for &direction in directions {
                for to in board
                    .line(king, direction)
                    .set()
                    .until_blocked(direction, occupied)
                {
                    from(1, own_kings.without(king).with(to));
                }
            }
        }
    }

    /// How long crowning puts off a loss; not at all where there is none.
    fn plies_by_conversion(&self, (side, number): PositionId) -> u16 {
        let perspective = self.side_tables[side].position_index.perspective_at(number);
        let Some(position) = perspective
            .and_then(|perspective| position_index::position(&perspective, self.variant()))
        else {
            return 0;
        };
        let moves = position.legal_moves();
        let conversions = moves.into_iter().filter(|&mv| is_conversion(&position, mv));
        let after = conversions.map(|mv| self.result_after(&position, mv));
        let plies = TableResult::from_successors(after).and_then(TableResult::plies);
        plies.map_or(0, |plies| plies.0)
    }
}

/// Whether pieces are taken or a man is crowned.
fn is_conversion(position: &Position, mv: Move) -> bool {
    let promotion = position.side_to_move().promotion_row();
    mv.is_capture() || (!position.kings().contains(mv.from()) && promotion.contains(mv.to()))
}
