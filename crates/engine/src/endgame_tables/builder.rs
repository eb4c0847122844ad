//! Building tables in a folder, material by material, so that an interrupted build can continue.

use std::io;
use std::path::Path;
use std::time::Duration;

use super::file::{self, EndgameTableError, TableFileError};
use super::material::{FewKingsRule, MAX_PIECES, Material, PositionIndex};
use super::retrograde;
use super::table::{EndgameTable, TableSummary};
use super::tables::EndgameTables;
use crate::platform::fs::{self, File, TryLockError};
use crate::platform::{Instant, NotEnoughMemory, check_memory};
use crate::rules::{Ply, Variant};

/// Settings for building endgame tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableBuilder {
    /// The variant: one of [`Variant::STANDARD`].
    pub variant: Variant,
    /// The rule for two kings or one against one king.
    pub few_kings_rule: FewKingsRule,
    /// Build tables of 2 up to this number of pieces, at most [`MAX_PIECES`].
    pub pieces: u8,
    /// Number of threads that share the work; 0 counts as 1.
    pub threads: usize,
}

/// Progress of a build.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum BuildProgress {
    /// The positions of a material are being solved.
    Solving {
        /// The material. The same with the other side to move is solved together with it.
        material: Material,
        /// All positions decided in fewer plies are known.
        plies: Ply,
    },
    /// A table is complete.
    Finished(FinishedTable),
}

/// A complete table.
#[derive(Clone, Copy, Debug)]
pub struct FinishedTable {
    /// Statistics of the table.
    pub summary: TableSummary,
    /// Time that building it took; `None` if the folder had it already.
    pub elapsed: Option<Duration>,
    /// Number of tables complete so far.
    pub done: usize,
    /// Number of tables of the whole build.
    pub total: usize,
}

impl TableBuilder {
    /// Builds the tables that a folder does not hold yet, and calls `on_progress` with each one that is complete. An
    /// interrupted build keeps its finished tables, and the next build continues from them. A damaged file is built
    /// again.
    ///
    /// # Errors
    /// If there are no tables of the variant, files cannot be read or written, another program is building in the
    /// folder, or there is not enough memory.
    pub fn build_in(
        &self,
        folder: &Path,
        mut on_progress: impl FnMut(BuildProgress),
    ) -> Result<EndgameTables, EndgameTableError> {
        if !Variant::STANDARD.contains(&self.variant) {
            return Err(EndgameTableError::Variant(self.variant));
        }
        let needed_mib = self.memory_mib();
        check_memory(needed_mib).map_err(|NotEnoughMemory { available_mib }| {
            EndgameTableError::Memory { pieces: self.pieces, needed_mib, available_mib }
        })?;
        let folder = self.few_kings_rule.folder(folder, self.variant);
        let _lock = lock(&folder)?;
        let mut tables = EndgameTables::empty(self.variant, self.few_kings_rule);
        let materials = self.materials();
        let mut done = 0;
        for &material in &materials {
            if tables.table(material).is_some() {
                continue;
            }
            let start = Instant::now();
            let read = self.read_pair(&folder, material)?;
            let is_new = read.is_none();
            let pair = match read {
                Some(pair) => pair,
                None => retrograde::solve(material, &tables, self.threads, |plies| {
                    on_progress(BuildProgress::Solving { material, plies });
                })?,
            };
            let elapsed = is_new.then(|| start.elapsed());
            for table in pair {
                let summary = table.summary;
                let path = file::path(&folder, summary.material);
                if is_new {
                    file::write(&path, &table)
                        .map_err(|reason| EndgameTableError::Folder { path, reason })?;
                }
                tables.insert(table);
                done += 1;
                on_progress(BuildProgress::Finished(FinishedTable {
                    summary,
                    elapsed,
                    done,
                    total: materials.len(),
                }));
            }
        }
        Ok(tables)
    }

    /// All materials of the build, in the order in which they are solved.
    fn materials(&self) -> Vec<Material> {
        (2..=self.pieces.min(MAX_PIECES)).flat_map(Material::with_pieces).collect()
    }

    /// Estimates the memory that the build needs, in MiB: the tables built so far, decompressed for probing and, at
    /// half that size, compressed; and the solver.
    fn memory_mib(&self) -> usize {
        let (mut tables, mut most) = (0, 0);
        for material in self.materials() {
            most = most.max(tables * 3 / 2 + retrograde::solver_bytes(material));
            tables += PositionIndex::new(material).len();
        }
        most.div_ceil(1 << 20)
    }

    /// Reads the table of a material and the one with the other side to move. Returns `None` if one is missing or
    /// damaged.
    fn read_pair(
        &self,
        folder: &Path,
        material: Material,
    ) -> Result<Option<Vec<EndgameTable>>, EndgameTableError> {
        let mut materials = vec![material, material.swapped()];
        materials.dedup();
        let mut pair = Vec::new();
        for material in materials {
            let path = file::path(folder, material);
            match file::read(&path, self.variant, self.few_kings_rule, material) {
                Ok(table) if table.is_intact() => pair.push(table),
                Err(TableFileError::Io(error)) if error.kind() != io::ErrorKind::NotFound => {
                    let reason = TableFileError::Io(error);
                    return Err(EndgameTableError::File { path, reason });
                }
                Ok(_) | Err(_) => return Ok(None),
            }
        }
        Ok(Some(pair))
    }
}

/// Creates the folder if necessary, and locks it against other builds while the file is held.
fn lock(folder: &Path) -> Result<File, EndgameTableError> {
    let folder_error = |reason| EndgameTableError::Folder { path: folder.to_owned(), reason };
    fs::create_dir_all(folder).map_err(folder_error)?;
    let lock = File::create(folder.join("building")).map_err(folder_error)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(EndgameTableError::Busy(folder.to_owned())),
        Err(TryLockError::Error(reason)) => Err(folder_error(reason)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_estimate_is_near_the_memory_measured() {
        // Measured for whole programs: 115 MB and 2.8 GB (`docs/endgames.md`).
        for (pieces, measured_mib) in [(4, 50..120), (5, 2_600..3_000)] {
            let builder = TableBuilder {
                variant: Variant::Dames3d,
                few_kings_rule: FewKingsRule::Sheet,
                pieces,
                threads: 1,
            };
            let needed_mib = builder.memory_mib();
            assert!(measured_mib.contains(&needed_mib), "{pieces}: {needed_mib}");
        }
    }
}
