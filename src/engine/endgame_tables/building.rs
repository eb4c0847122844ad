use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use super::material::Material;
use super::table::Table;
use super::{Endings, FileError, MOST_PIECES, Summary, Tables, TablesError, file, solving};
use crate::rules::{Ply, Variant};

/// Endgame tables to be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Building {
    /// Of what is played: one of [`Variant::PLAIN`].
    pub variant: Variant,
    /// What two kings or one against one king come to.
    pub endings: Endings,
    /// Of positions of up to so many pieces, 2 to [`MOST_PIECES`]; beyond, no more are built.
    pub pieces: u8,
    /// Threads that share the work; at least one does.
    pub threads: usize,
}

/// What a building has come to.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    /// It is at work on the positions with this material.
    Solving {
        /// Those with the other side to move are solved together with them.
        material: Material,
        /// All that are decided in fewer plies are known.
        plies: Ply,
    },
    /// A table is there now.
    Finished(Finished),
}

/// A table that is there now.
#[derive(Clone, Copy, Debug)]
pub struct Finished {
    /// How its positions come out.
    pub summary: Summary,
    /// How long it took; `None` if it was there before.
    pub taken: Option<Duration>,
    /// Tables there are now.
    pub done: usize,
    /// Tables there will be.
    pub all: usize,
}

impl Building {
    /// Builds the tables that a folder does not hold yet and tells of each one that is there. Whenever it is
    /// interrupted, what is finished stays, and the next building goes on there. A file that is damaged is built anew.
    ///
    /// Fails if files cannot be read or written there, or another program is building there.
    pub fn into_folder(
        &self,
        folder: &Path,
        mut tell: impl FnMut(Progress),
    ) -> Result<Tables, TablesError> {
        if !Variant::PLAIN.contains(&self.variant) {
            return Err(TablesError::Variant(self.variant));
        }
        let folder = self.endings.folder(folder, self.variant);
        let _lock = lock(&folder)?;
        let mut tables = Tables::none(self.variant, self.endings);
        let materials: Vec<Material> = (2..=self.pieces.min(MOST_PIECES))
            .flat_map(Material::all)
            .collect();
        let mut done = 0;
        for &material in &materials {
            if tables.table(material).is_some() {
                continue;
            }
            let begin = Instant::now();
            let there = self.read_pair(&folder, material)?;
            let is_new = there.is_none();
            let pair = there.unwrap_or_else(|| {
                solving::solve(material, &tables, self.threads, |plies| {
                    tell(Progress::Solving { material, plies });
                })
            });
            let taken = is_new.then(|| begin.elapsed());
            for table in pair {
                let summary = table.summary;
                let path = file::path(&folder, summary.material);
                if is_new {
                    file::write(&path, &table)
                        .map_err(|reason| TablesError::Folder { path, reason })?;
                }
                tables.insert(table);
                done += 1;
                tell(Progress::Finished(Finished {
                    summary,
                    taken,
                    done,
                    all: materials.len(),
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
    ) -> Result<Option<Vec<Table>>, TablesError> {
        let mut materials = vec![material, material.swapped()];
        materials.dedup();
        let mut pair = Vec::new();
        for material in materials {
            let path = file::path(folder, material);
            let table = file::read(&path, self.variant, self.endings, material)
                .and_then(|table| table.unpacked().map(|()| table));
            match table {
                Ok(table) => pair.push(table),
                Err(FileError::Io(error)) if error.kind() != io::ErrorKind::NotFound => {
                    let reason = FileError::Io(error);
                    return Err(TablesError::File { path, reason });
                }
                Err(_) => return Ok(None),
            }
        }
        Ok(Some(pair))
    }
}

/// Makes the folder if there is none and keeps others from building in it.
fn lock(folder: &Path) -> Result<File, TablesError> {
    let cannot = |reason| TablesError::Folder {
        path: folder.to_owned(),
        reason,
    };
    fs::create_dir_all(folder).map_err(cannot)?;
    let lock = File::create(folder.join("building")).map_err(cannot)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(TablesError::Busy(folder.to_owned())),
        Err(TryLockError::Error(reason)) => Err(cannot(reason)),
    }
}
