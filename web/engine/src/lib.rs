//! The engine for a worker of a web page. Its orders and messages are JSON, the forms of `jobs::WorkerOrder` and
//! `WorkerMessage` of `dames3d-core`. A job is stopped by terminating the worker.

#![cfg(target_family = "wasm")]
#![allow(unsafe_code, reason = "wasm_bindgen writes some")]

use dames3d_core::jobs::{EngineJob, WorkerEngine, WorkerOrder};
use dames3d_core::players::{Computer, DecisionRequest};
use dames3d_engine::endgame_tables::default_folder;
use dames3d_engine::{BENCHES, Engine, EngineSettings, Level, SearchPosition};
use dames3d_learning::with_learning_jobs;
use dames3d_platform::{available_threads, fs};
use dames3d_rules::rules::{Position, Variant};
use js_sys::{Array, Function};
use wasm_bindgen::prelude::*;

/// The computer, with its transposition tables and endgame tables.
#[wasm_bindgen]
pub struct WebEngine(WorkerEngine);

#[wasm_bindgen]
impl WebEngine {
    /// A computer whose transposition tables have this size, in MiB, one for each board that is played on. Its games
    /// vary. Waits for this number of helpers, with which it searches.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mib: usize, helpers: usize) -> WebEngine {
        dames3d_platform::wait_for_helpers(helpers);
        let settings = settings(hash_mib).with_threads(available_threads());
        let computer = Computer::new(settings);
        let worker = WorkerEngine::new(computer.with_varied_games(), default_folder());
        WebEngine(with_learning_jobs(worker))
    }

    /// Carries out an order. Calls `send` with each message; the last is the outcome.
    ///
    /// # Errors
    /// If the text is not an order.
    pub fn carry_out(&mut self, order: &str, send: &Function) -> Result<(), JsError> {
        let send = &mut |message: String| {
            // A page that fails to show it gets the next.
            let _ = send.call1(&JsValue::NULL, &message.into());
        };
        Ok(self.0.carry_out(order, send)?)
    }
}

/// Runs this worker as a helper of the computer whose memory it shares; never returns. No-op without shared memory.
#[wasm_bindgen]
pub fn help() {
    dames3d_platform::help();
}

/// The folder of the endgame tables.
#[wasm_bindgen]
pub fn tables_folder() -> String {
    default_folder().map_or_else(String::new, |folder| folder.display().to_string())
}

/// Restores stored files: an array of path and bytes.
#[wasm_bindgen]
pub fn restore(files: &Array) {
    fs::restore_from_page(files);
}

/// Takes the files that have been written since the last call: an array of path and bytes.
#[wasm_bindgen]
pub fn take_changes() -> Array {
    fs::changes_for_page()
}

/// The order to begin a game of Dames 3D at a level, from 1: a first one to test a worker.
///
/// # Errors
/// If there is no such level.
#[wasm_bindgen]
pub fn first_order(level: u8) -> Result<String, JsError> {
    let level = Level::new(level).ok_or_else(|| JsError::new("expected a level"))?;
    let position = SearchPosition::new(Position::start(Variant::Dames3d));
    let request = DecisionRequest::Play { position, huff_options: None, clock: None };
    let job = EngineJob::Decide(request, level);
    Ok(WorkerOrder::new(None, &job)?.to_text()?)
}

/// The node counts of `dames3d bench` to this depth, for each board.
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
    EngineSettings::default().with_threads(1).with_hash_mib(hash_mib)
}
