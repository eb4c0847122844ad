//! Trials: how many moves a player finds in time, in positions with a known best move.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::{MatchConfig, MatchError, MatchGameEnd, MatchPlayer, PlayerFailure, PlayerSpec};
use crate::engine::StopFlag;
use crate::platform::thread;
use crate::rules::{GameHistory, Move, Position, Variant};

/// A test of a player on positions with a move to find.
#[derive(Clone, Debug)]
pub struct Trial {
    pub player: PlayerSpec,
    /// Limits for each position, unless the player has its own, and the number of positions tried at once, each by a
    /// player of its own.
    pub config: MatchConfig,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialProgress {
    pub tried: usize,
    /// Number of them in which the player found the move.
    pub found: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialResult {
    /// `true` for each position in which the player found the move; `None` if the trial was stopped before.
    pub found: Vec<Option<bool>>,
}

impl TrialResult {
    /// Number of positions tried and of moves found.
    pub fn progress(&self) -> TrialProgress {
        TrialProgress::from_found(&self.found)
    }
}

impl TrialProgress {
    fn from_found(found: &[Option<bool>]) -> TrialProgress {
        TrialProgress {
            tried: found.iter().flatten().count(),
            found: found.iter().flatten().filter(|&&found| found).count(),
        }
    }
}

impl Trial {
    /// Gives the player each position and checks whether it plays the expected move. A late or missing move counts as
    /// not found.
    ///
    /// # Errors
    /// If the player cannot be started, or the system refuses the threads.
    pub fn run(
        &self,
        variant: Variant,
        tasks: &[(Position, Move)],
        stop: &StopFlag,
        on_progress: &(dyn Fn(TrialProgress) + Sync),
    ) -> Result<TrialResult, MatchError> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(vec![None; tasks.len()]);
        let work = || -> Result<(), MatchError> {
            let draws = self.config.draws(variant);
            let mut player = self.player.start_player(variant, &draws, stop)?;
            while !stop.is_set() {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(&(position, mv)) = tasks.get(number) else {
                    break;
                };
                let is_found = match self.try_one(&mut *player, position, mv, stop) {
                    Ok(is_found) => is_found,
                    Err(_) if stop.is_set() => break,
                    Err(PlayerFailure::NoThread(error)) => return Err(MatchError::Thread(error)),
                    Err(failure) => {
                        if !failure.can_continue() {
                            player = self.player.start_player(variant, &draws, stop)?;
                        }
                        false
                    }
                };
                if let Ok(mut found) = found.lock() {
                    found[number] = Some(is_found);
                    on_progress(TrialProgress::from_found(&found));
                }
            }
            Ok(())
        };
        let failed = Mutex::new(None);
        let played = thread::on_threads(self.config.jobs, || {
            if let (Err(error), Ok(mut failed)) = (work(), failed.lock()) {
                failed.get_or_insert(error);
            }
        });
        played.map_err(MatchError::Thread)?;
        if let Ok(Some(error)) = failed.into_inner() {
            return Err(error);
        }
        Ok(TrialResult { found: found.into_inner().unwrap_or_default() })
    }

    fn try_one(
        &self,
        player: &mut dyn MatchPlayer,
        position: Position,
        to_find: Move,
        stop: &StopFlag,
    ) -> Result<bool, PlayerFailure> {
        let side = position.side_to_move();
        let mut history = GameHistory::new(position);
        let limits = self.player.limits.unwrap_or(self.config.limits);
        let timeout = self.config.timeout(limits);
        player.begin(history.start(), side, stop)?;
        let ending = match player.choose(&history, limits, timeout, stop) {
            // A trial ends after one move, like a game at its ply limit.
            Ok(mv) => {
                history.play(mv);
                MatchGameEnd::PlyLimit
            }
            Err(PlayerFailure::Stopped) => MatchGameEnd::Stopped,
            Err(failure) => MatchGameEnd::Forfeit { loser: side, failure },
        };
        player.end(&history, &ending, stop);
        match ending {
            MatchGameEnd::Forfeit { failure, .. } => Err(failure),
            MatchGameEnd::BrokenOff { failure, .. } => Err(failure),
            MatchGameEnd::Stopped => Err(PlayerFailure::Stopped),
            MatchGameEnd::PlyLimit | MatchGameEnd::ByRules(_) => {
                Ok(history.moves() == [Some(to_find)])
            }
        }
    }
}
