//! Retrograde analysis: solves all positions of one material backwards from the decided ones.
//!
//! The algorithm is that of chessprogramming.org, “Retrograde Analysis”. A conversion (a capture or a promotion) leads
//! to another material, which was solved before. Every other move keeps the material, so a material and the same with
//! the other side to move are solved together. Ply by ply, results are propagated from the positions decided in that
//! number of plies to their predecessors: a predecessor of a loss is a win, and a predecessor of wins is a loss once
//! all its moves are known to lose. Whatever stays unresolved is drawn; under
//! [`FewKingsRule::Sheet`](super::FewKingsRule::Sheet), two kings or one against one king are drawn from the beginning.
//! [`TableBuilder`](super::TableBuilder) calls [`solve`].

use std::array;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::file::EndgameTableError;
use super::material::{self, Material, PositionIndex};
use super::table::{EndgameTable, PackedResult};
use super::tables::EndgameTables;
use crate::board::{Direction, SquareSet};
use crate::evaluation::features::Perspective;
use crate::platform::{AllocationFailed, large_table, prefetch, thread};
use crate::rules::{Move, MoveList, Ply, Position, Side, Variant};
use crate::table_result::TableResult;

/// Number of positions that a thread takes from the work at once.
const CHUNK: usize = 1 << 14;

/// Number of predecessors that are prefetched together. They are scattered over memory, and waiting for each one in
/// turn would take most of the time.
const BATCH: usize = 64;

/// Stands for a position that is not decided yet.
const UNRESOLVED: u16 = u16::MAX;

/// Stands for a position drawn by a conversion or at once, and for an index without a position.
const DRAWN_OR_INVALID: u16 = UNRESOLVED - 1;

/// A count of moves left that never reaches 0: some move does not lose.
const HAS_SAFE_MOVE: u8 = u8::MAX;

/// The positions with one side to move.
struct SideTable {
    position_index: PositionIndex,
    /// By index, plies to the end, [`UNRESOLVED`] or [`DRAWN_OR_INVALID`]. Meaningless before initialization.
    plies: Vec<AtomicU16>,
    /// By index, the number of quiet moves within the material that are not known to lose.
    moves_left: Vec<AtomicU8>,
}

/// A position, by the number of its [`SideTable`] and its index there.
#[derive(Clone, Copy)]
struct PositionId {
    side: usize,
    index: usize,
}

/// Positions to be resolved later, each with the number of plies in which it is decided at the latest.
type Deferred = Vec<(u16, PositionId)>;

struct RetrogradeSolver<'a> {
    tables: &'a EndgameTables,
    side_tables: Vec<SideTable>,
    threads: usize,
    /// Positions decided by a conversion, by the number of plies, unless a quiet move decides them earlier.
    deferred: Mutex<BTreeMap<u16, Vec<PositionId>>>,
    /// The maximum number of plies in which a position is decided so far.
    max_plies: AtomicU16,
}

/// Solves the positions of a material and of the same material with the other side to move, which comes second unless
/// both are equal. `tables` must hold all materials that conversions lead to.
///
/// Calls `on_progress` with each number of plies once all positions decided in fewer are known.
///
/// # Errors
/// If there is not enough memory, or the system refuses the threads.
pub(super) fn solve(
    material: Material,
    tables: &EndgameTables,
    threads: usize,
    mut on_progress: impl FnMut(Ply),
) -> Result<Vec<EndgameTable>, EndgameTableError> {
    let mut materials = vec![material, material.swapped()];
    materials.dedup();
    let solver = RetrogradeSolver {
        tables,
        side_tables: materials
            .iter()
            .map(|&material| SideTable::new(material))
            .collect::<Result<_, _>>()?,
        threads,
        deferred: Mutex::default(),
        max_plies: AtomicU16::new(0),
    };
    solver.initialize()?;
    let mut plies = 0;
    while plies <= solver.max_plies.load(Relaxed) || !solver.lock_deferred().is_empty() {
        on_progress(Ply(plies));
        solver.resolve_deferred(plies);
        solver.propagate(plies)?;
        plies += 1;
    }
    let solved = materials.into_iter().zip(&solver.side_tables);
    solved
        .map(|(material, side)| {
            let (variant, few_kings_rule) = (tables.variant(), tables.few_kings_rule());
            let packed = EndgameTable::pack(variant, few_kings_rule, material, threads, |index| {
                side.packed_result(index)
            });
            packed.map_err(EndgameTableError::Thread)
        })
        .collect()
}

/// Memory in bytes that [`solve`] allocates for a material.
pub(super) fn solver_bytes(material: Material) -> usize {
    let sides = if material == material.swapped() { 1 } else { 2 };
    sides * SideTable::BYTES * PositionIndex::new(material).len()
}

impl SideTable {
    const BYTES: usize = size_of::<AtomicU16>() + size_of::<AtomicU8>();

    fn new(material: Material) -> Result<SideTable, AllocationFailed> {
        let position_index = PositionIndex::new(material);
        Ok(SideTable {
            position_index,
            plies: large_table(position_index.len())?,
            moves_left: large_table(position_index.len())?,
        })
    }

    /// Prefetches the entries of a position.
    #[inline]
    fn prefetch(&self, index: usize) {
        prefetch(&self.plies[index]);
        prefetch(&self.moves_left[index]);
    }

    fn is_unresolved(&self, index: usize) -> bool {
        self.plies[index].load(Relaxed) == UNRESOLVED
    }

    fn packed_result(&self, index: usize) -> PackedResult {
        match self.plies[index].load(Relaxed) {
            UNRESOLVED | DRAWN_OR_INVALID => PackedResult::DRAW,
            plies => PackedResult::decided_in(Ply(plies)),
        }
    }

    fn position(&self, index: usize, variant: Variant) -> Option<Position> {
        let perspective = self.position_index.perspective_at(index)?;
        material::position_at(&perspective, variant)
    }
}

impl RetrogradeSolver<'_> {
    fn variant(&self) -> Variant {
        self.tables.variant()
    }

    fn lock_deferred(&self) -> MutexGuard<'_, BTreeMap<u16, Vec<PositionId>>> {
        self.deferred.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls `work` with ranges of indices of each side table, on all threads. `work` appends the positions to be
    /// resolved later.
    fn for_each_chunk(
        &self,
        work: impl Fn(usize, Range<usize>, &mut Deferred) + Sync,
    ) -> Result<(), EndgameTableError> {
        let chunks: Vec<(usize, Range<usize>)> = (0..self.side_tables.len())
            .flat_map(|side| {
                let len = self.side_tables[side].position_index.len();
                let chunk = move |first| (side, first..len.min(first + CHUNK));
                (0..len).step_by(CHUNK).map(chunk)
            })
            .collect();
        let next = AtomicUsize::new(0);
        let done = thread::on_threads(self.threads, || {
            let mut deferred = Vec::new();
            while let Some((side, range)) = chunks.get(next.fetch_add(1, Relaxed)) {
                work(*side, range.clone(), &mut deferred);
            }
            let mut all_deferred = self.lock_deferred();
            for (plies, id) in deferred {
                all_deferred.entry(plies).or_default().push(id);
            }
        });
        done.map_err(EndgameTableError::Thread)
    }

    fn initialize(&self) -> Result<(), EndgameTableError> {
        self.for_each_chunk(|side, range, deferred| {
            let mut moves = MoveList::new();
            for index in range {
                let plies = self.initial_plies(PositionId { side, index }, &mut moves, deferred);
                self.side_tables[side].plies[index].store(plies, Relaxed);
                if plies < DRAWN_OR_INVALID {
                    self.max_plies.fetch_max(plies, Relaxed);
                }
            }
        })
    }

    /// Returns the plies in which a position is decided if its conversions decide it, and counts its quiet moves.
    fn initial_plies(&self, id: PositionId, moves: &mut MoveList, deferred: &mut Deferred) -> u16 {
        let side_table = &self.side_tables[id.side];
        let Some(position) = side_table.position(id.index, self.variant()) else {
            return DRAWN_OR_INVALID;
        };
        position.legal_moves_into(moves);
        if self.tables.few_kings_rule().draws_at_once(&position, moves) {
            return DRAWN_OR_INVALID;
        }
        let conversions = moves.into_iter().filter(|&mv| is_conversion(&position, mv));
        let mut conversion_count = 0;
        let results = conversions.map(|mv| {
            conversion_count += 1;
            self.result_after(&position, mv)
        });
        let best = TableResult::from_successors(results);
        let quiet_moves = moves.len() - conversion_count;
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
        side_table.moves_left[id.index].store(moves_left, Relaxed);
        UNRESOLVED
    }

    /// Probes the position that a conversion leads to.
    fn result_after(&self, position: &Position, mv: Move) -> TableResult {
        let next = position.play(mv);
        self.tables
            .probe(&next)
            .unwrap_or_else(|| unreachable!("{next:?} is solved before {position:?}"))
    }

    /// Resolves the positions deferred to this number of plies, unless they were decided earlier.
    fn resolve_deferred(&self, plies: u16) {
        let deferred = self.lock_deferred().remove(&plies).unwrap_or_default();
        for id in deferred {
            if self.side_tables[id.side].is_unresolved(id.index) {
                self.resolve(id, plies);
            }
        }
    }

    fn resolve(&self, id: PositionId, plies: u16) {
        self.side_tables[id.side].plies[id.index].store(plies, Relaxed);
        self.max_plies.fetch_max(plies, Relaxed);
    }

    /// Propagates results from all positions decided in this number of plies to their predecessors.
    fn propagate(&self, plies: u16) -> Result<(), EndgameTableError> {
        self.for_each_chunk(|side, range, deferred| {
            let side_table = &self.side_tables[side];
            let previous_side = self.side_tables.len() - 1 - side;
            let mut batch = Vec::with_capacity(2 * BATCH);
            for index in range {
                if side_table.plies[index].load(Relaxed) != plies {
                    continue;
                }
                let Some(perspective) = side_table.position_index.perspective_at(index) else {
                    continue;
                };
                self.for_each_predecessor(previous_side, &perspective, |index| {
                    self.side_tables[previous_side].prefetch(index);
                    batch.push(PositionId { side: previous_side, index });
                });
                if batch.len() >= BATCH {
                    self.propagate_to(plies, batch.drain(..), deferred);
                }
            }
            self.propagate_to(plies, batch.drain(..), deferred);
        })
    }

    /// Updates predecessors, each of which has a quiet move to a position decided in this number of plies.
    fn propagate_to(
        &self,
        plies: u16,
        predecessors: impl Iterator<Item = PositionId>,
        deferred: &mut Deferred,
    ) {
        let is_loss = plies.is_multiple_of(2);
        for id in predecessors {
            let side_table = &self.side_tables[id.side];
            if !side_table.is_unresolved(id.index) {
                continue;
            }
            if is_loss {
                self.resolve(id, plies + 1);
            } else if side_table.moves_left[id.index].fetch_sub(1, Relaxed) == 1 {
                match self.plies_by_conversion(id).max(plies + 1) {
                    at_once if at_once == plies + 1 => self.resolve(id, at_once),
                    later => deferred.push((later, id)),
                }
            }
        }
    }

    /// Calls `each` with the index of every position, in the side table `side`, from which a quiet move leads to this
    /// one.
    fn for_each_predecessor(
        &self,
        side: usize,
        perspective: &Perspective,
        mut each: impl FnMut(usize),
    ) {
        let position_index = &self.side_tables[side].position_index;
        let after = material::swap_sides(perspective);
        let [own_men, own_kings, opponent_men, opponent_kings] = after.0;
        let occupied = own_men | own_kings | opponent_men | opponent_kings;
        let parts: [usize; 4] =
            array::from_fn(|kind| position_index.index_part(kind, after.0[kind]));
        let others = parts.map(|part| parts.iter().sum::<usize>() - part);
        let mut from = |kind, moved| each(others[kind] + position_index.index_part(kind, moved));
        for backward in Side::White.forward().map(Direction::opposite) {
            for origin in own_men.shift(backward).difference(occupied) {
                let target = SquareSet::from_square(origin).shift(backward.opposite());
                from(0, own_men.difference(target).with(origin));
            }
        }
        let board = self.variant().board();
        let directions: &[Direction] =
            if self.variant().has_sides() { &Direction::ALL } else { &Direction::TOP_DIAGONALS };
        for king in own_kings {
            for &direction in directions {
                let line = board.line(king, direction).set();
                for origin in line.until_blocked(direction, occupied) {
                    from(1, own_kings.without(king).with(origin));
                }
            }
        }
    }

    /// Returns the plies by which conversions delay a loss; 0 if there are none.
    fn plies_by_conversion(&self, id: PositionId) -> u16 {
        let Some(position) = self.side_tables[id.side].position(id.index, self.variant()) else {
            return 0;
        };
        let moves = position.legal_moves();
        let conversions = moves.into_iter().filter(|&mv| is_conversion(&position, mv));
        let results = conversions.map(|mv| self.result_after(&position, mv));
        let best = TableResult::from_successors(results);
        best.and_then(TableResult::plies).map_or(0, |plies| plies.0)
    }
}

/// Returns `true` if a move leads to another material: a capture or a promotion.
fn is_conversion(position: &Position, mv: Move) -> bool {
    let promotion = position.side_to_move().promotion_row();
    mv.is_capture() || (!position.kings().contains(mv.from()) && promotion.contains(mv.to()))
}
