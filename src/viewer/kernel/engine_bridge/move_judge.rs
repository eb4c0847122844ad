//! Judges single moves of exercises with the built-in engine and its endgame tables.

use super::bridge::EngineBridge;
use super::endgames::Endgames;
use super::locking::lock;
use super::task::{EngineTask, WorkerJob};
use crate::game::Game;
use crate::jobs::Job;
use crate::platform::lower_thread_priority;
use crate::shots::{JudgeMove, OtherMove};

impl EngineBridge {
    /// Judges a move beside the line of an exercise in a position of a game. `wake` is called at the end.
    pub fn judge_move(
        &self,
        job: JudgeMove,
        (game, endgames): (&Game, &Endgames),
        wake: impl Fn() + Send + 'static,
    ) -> EngineTask<(), Option<OtherMove>> {
        let computer = self.computer().clone();
        let lookup = endgames.lookup(game);
        let in_worker = WorkerJob {
            job: job.clone(),
            tables: Some((lookup.key(), |_| ())),
            event: |()| (),
            result: |judged| judged,
        };
        EngineTask::start(wake, in_worker, move |task| {
            lower_thread_priority();
            lookup.open_for(&computer);
            job.run(&mut lock(&computer), task.stop_flag(), &mut |_| ())
        })
    }
}
