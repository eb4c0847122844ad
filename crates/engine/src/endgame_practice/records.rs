//! The player's records, and the file that keeps them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::endgame_tables::Material;
use super::attempt::{AttemptEnd, EndgameAttempt};
use crate::platform::{UserData, UserFile};
use crate::rules::{ByGeometry, Geometry, Variant};

/// The player's record in an ending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EndingRecord {
    /// Number of exercises won.
    pub won: u32,
    /// The fewest moves lost in an exercise that was won without help.
    pub fewest_lost: Option<u16>,
}

/// The player's records by board and ending.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EndgameRecords(ByGeometry<BTreeMap<Material, EndingRecord>>);

impl EndgameRecords {
    /// The record in the ending with this material on a variant's board.
    pub fn get(&self, variant: Variant, material: Material) -> EndingRecord {
        let records = &self.0[variant.geometry()];
        records.get(&material).copied().unwrap_or_default()
    }

    /// The number of exercises won on a board.
    pub fn total_won(&self, geometry: Geometry) -> u32 {
        self.0[geometry].values().map(|record| record.won).sum()
    }

    /// Notes an attempt that was won; others change nothing.
    pub fn note(&mut self, attempt: &EndgameAttempt) {
        let Some(AttemptEnd::Won { .. }) = attempt.end() else {
            return;
        };
        let exercise = attempt.exercise();
        let records = &mut self.0[exercise.position.variant().geometry()];
        let record = records.entry(exercise.material()).or_default();
        record.won = record.won.saturating_add(1);
        if attempt.helps() == 0 {
            let lost = attempt.lost();
            record.fewest_lost = Some(record.fewest_lost.map_or(lost, |best| best.min(lost)));
        }
    }
}

/// The file with the player's records: the one that `DAMES3D_ENDGAMES` names, or `endgames.json` in the program's data
/// folder.
pub type EndgameRecordsFile = UserFile<EndgameRecords>;

impl UserData for EndgameRecords {
    const VARIABLE: &'static str = "DAMES3D_ENDGAMES";
    const FILE_NAME: &'static str = "endgames.json";
}
