//! Judges single moves of exercises with the built-in engine and its endgame tables.

use super::bridge::EngineBridge;
use super::endgames::Endgames;
use super::locking::lock;
use crate::engine::{Limits, SearchHandle};
use crate::exercises::OtherMove;
use crate::game::Game;
use crate::platform::lower_thread_priority;
use crate::rules::{Move, Position};

impl EngineBridge {
    /// Judges a move beside the line of an exercise in this position of a game. `wake` is called at the end.
    pub fn judge_move(
        &self,
        (position, mv): (Position, Move),
        limits: Limits,
        (game, endgames): (&Game, &Endgames),
        wake: impl Fn() + Send + 'static,
    ) -> SearchHandle<(), Option<OtherMove>> {
        let computer = self.computer().clone();
        let lookup = endgames.lookup(game);
        SearchHandle::spawn_with_waker(wake, move |task| {
            lower_thread_priority();
            lookup.open_for(&computer);
            let mut computer = lock(&computer);
            let engine = computer.engine(position.variant());
            OtherMove::judge(&position, mv, engine, limits, task.stop_flag())
        })
    }
}
