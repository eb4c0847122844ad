use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::Job;
use crate::engine::StopFlag;
use crate::engine::endgame_tables::{BuildProgress, FinishedTable, TableBuilder};
use crate::players::{Computer, TableKey};

/// Solve the endgames of a game, and write the tables. What has been written before is not solved again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SolveEndgames {
    /// The game.
    pub key: TableKey,
    /// The number of pieces up to which they are solved.
    pub pieces: u8,
    /// The folder of the tables.
    pub folder: PathBuf,
}

impl Job for SolveEndgames {
    /// The share that is done, from 0 to 1.
    type Event = f32;
    /// The reason why they could not be solved or written.
    type Outcome = Result<(), String>;

    fn run(
        &self,
        _: &mut Computer,
        _: &StopFlag,
        report: &mut dyn FnMut(f32),
    ) -> Result<(), String> {
        let builder = TableBuilder {
            variant: self.key.variant,
            few_kings_rule: self.key.few_kings_rule,
            pieces: self.pieces,
            threads: 1,
        };
        let built = builder.build_in(&self.folder, |progress| {
            if let BuildProgress::Finished(FinishedTable { done, total, .. }) = progress {
                report(done as f32 / total.max(1) as f32);
            }
        });
        built.map(drop).map_err(|error| error.to_string())
    }

    /// They are solved to the end.
    fn outcome_if_stopped(&self, _: &[f32]) -> Option<Result<(), String>> {
        None
    }
}
