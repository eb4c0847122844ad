use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use super::material::Material;
use super::table::EndgameTable;
use super::{
    EndgameTableError, EndgameTables, FewKingsRule, MAX_PIECES, TableFileError, TableSummary, file,
    retrograde,
};
use crate::rules::{Ply, Variant};

/// Endgame tables to be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableBuilder {
    /// Of what is played: one of [`Variant::STANDARD`].
    pub variant: Variant,
    /// What two kings or one against one king come to.
    pub few_kings_rule: FewKingsRule,
    /// Of positions of up to so many pieces, 2 to [`MAX_PIECES`]; beyond, no more are built.
    pub pieces: u8,
    /// Threads that share the work; at least one does.
    pub threads: usize,
}

/// What a building has come to.
#[derive(Clone, Copy, Debug)]
pub enum BuildProgress {
    /// It is at work on the positions with this material.
    Solving {
        /// Those with the other side to move are solved together with them.
        material: Material,
        /// All that are decided in fewer plies are known.
        plies: Ply,
    },
    /// A table is there now.
    Finished(FinishedTable),
}

/// A table that is there now.
#[derive(Clone, Copy, Debug)]
pub struct FinishedTable {
    /// How its positions come out.
    pub summary: TableSummary,
    /// How long it took; `None` if it was there before.
    pub elapsed: Option<Duration>,
    /// Tables there are now.
    pub done: usize,
    /// Tables there will be.
    pub total: usize,
}

impl TableBuilder {
    /// Builds the tables that a folder does not hold yet and tells of each one that is there. Whenever it is
    /// interrupted, what is finished stays, and the next building goes on there. A file that is damaged is built anew.
    ///
    /// Fails if files cannot be read or written there, or another program is building there.
    pub fn build_in(
        &self,
        folder: &Path,
        mut on_progress: impl FnMut(BuildProgress),
    ) -> Result<EndgameTables, EndgameTableError> {
        if !Variant::STANDARD.contains(&self.variant) {
            return Err(EndgameTableError::Variant(self.variant));
        }
        let folder = self.few_kings_rule.folder(folder, self.variant);
        let _lock = lock(&folder)?;
        let mut tables = EndgameTables::empty(self.variant, self.few_kings_rule);
        let materials: Vec<Material> = (2..=self.pieces.min(MAX_PIECES))
            .flat_map(Material::with_pieces)
            .collect();
        let mut done = 0;
        for &material in &materials {
            if tables.table(material).is_some() {
                continue;
            }
            let begin = Instant::now();
            let read = self.read_pair(&folder, material)?;
            let is_new = read.is_none();
            let pair = read.unwrap_or_else(|| {
                retrograde::solve(material, &tables, self.threads, |plies| {
                    on_progress(BuildProgress::Solving { material, plies });
                })
            });
            let elapsed = is_new.then(|| begin.elapsed());
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

    /// The table of a material and that with the other side to move, if both are there and sound.
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
            let table = file::read(&path, self.variant, self.few_kings_rule, material)
                .and_then(|table| table.verify().map(|()| table));
            match table {
                Ok(table) => pair.push(table),
                Err(TableFileError::Io(error)) if error.kind() != io::ErrorKind::NotFound => {
                    let reason = TableFileError::Io(error);
                    return Err(EndgameTableError::File { path, reason });
                }
                Err(_) => return Ok(None),
            }
        }
        Ok(Some(pair))
    }
}

/// Makes the folder if there is none and keeps others from building in it.
fn lock(folder: &Path) -> Result<File, EndgameTableError> {
    let cannot = |reason| EndgameTableError::Folder {
        path: folder.to_owned(),
        reason,
    };
    fs::create_dir_all(folder).map_err(cannot)?;
    let lock = File::create(folder.join("building")).map_err(cannot)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(EndgameTableError::Busy(folder.to_owned())),
        Err(TryLockError::Error(reason)) => Err(cannot(reason)),
    }
}
