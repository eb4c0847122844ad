//! The engine for a worker of a web page: jobs and what it reports are JSON, as `players::EngineJob`, `JobEvent` and
//! `Decision` of `dames3d-core` are written. A job is stopped by ending the worker.

#![allow(unsafe_code, reason = "wasm_bindgen writes some")]

use dames3d_core::players::{Computer, DecisionRequest, EngineJob};
use dames3d_engine::{BENCHES, Engine, EngineSettings, Level, SearchPosition, StopFlag};
use dames3d_rules::rules::{Position, Variant};
use js_sys::Function;
use wasm_bindgen::prelude::*;

/// The computer, with its memory of positions.
#[wasm_bindgen]
pub struct WebEngine(Computer);

#[wasm_bindgen]
impl WebEngine {
    /// A computer whose transposition tables have this size, in MiB, one for each board that is played on. Its games vary.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mib: usize) -> WebEngine {
        let computer = Computer::new(settings(hash_mib));
        WebEngine(computer.with_varied_games())
    }

    /// Does a job. Calls `report` with each event, and returns the decision.
    ///
    /// # Errors
    /// If the text is not a job.
    pub fn run(&mut self, job: &str, report: &Function) -> Result<String, JsError> {
        let job: EngineJob = serde_json::from_str(job)?;
        let decision = self.0.run(&job, &StopFlag::new(), &mut |event| {
            if let Ok(event) = serde_json::to_string(&event) {
                // A page that fails to show it gets the next.
                let _ = report.call1(&JsValue::NULL, &event.into());
            }
        });
        Ok(serde_json::to_string(&decision)?)
    }
}

/// The job to begin a game of Dames 3D at a level, from 1: a first job to try a worker with.
///
/// # Errors
/// If there is no such level.
#[wasm_bindgen]
pub fn first_job(level: u8) -> Result<String, JsError> {
    let level = Level::new(level).ok_or_else(|| JsError::new("expected a level"))?;
    let position = SearchPosition::new(Position::start(Variant::Dames3d));
    let request = DecisionRequest::Play {
        position,
        huff_options: None,
        clock: None,
    };
    Ok(serde_json::to_string(&EngineJob::Decide(request, level))?)
}

/// The numbers of nodes of the searches of `dames3d bench` to this depth, a board each.
#[wasm_bindgen]
pub fn bench(depth: u8) -> Vec<u64> {
    let benches = BENCHES.iter();
    let nodes = benches.map(|bench| {
        let mut engine = Engine::new(bench.variant, settings(16));
        bench.run(&mut engine, depth).nodes
    });
    nodes.collect()
}

fn settings(hash_mib: usize) -> EngineSettings {
    EngineSettings::default()
        .with_threads(1)
        .with_hash_mib(hash_mib)
}
