//! Who finds shots in time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::Shot;
use crate::engine::StopFlag;
use crate::matches::{
    Course, MatchConfig, MatchError, MatchGameEnd, MatchPlayer, PlayerFailure, PlayerSpec,
};
use crate::rules::Variant;

/// Shots put before a player.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Who is to find them.
    pub player: PlayerSpec,
    /// How long it may look at each, where it does not say so itself, and how many are looked at at once, each by a
    /// player of its own.
    pub terms: MatchConfig,
}

/// How far a trial is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialProgress {
    /// Shots tried.
    pub tried: usize,
    /// How many of them were found.
    pub found: usize,
}

/// How a trial ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialResult {
    /// For each shot whether it was found; `None` where it was not tried before the trial was stopped.
    pub found: Vec<Option<bool>>,
}

impl TrialResult {
    /// How many were tried and found.
    pub fn progress(&self) -> TrialProgress {
        TrialProgress {
            tried: self.found.iter().flatten().count(),
            found: self.found.iter().flatten().filter(|&&found| found).count(),
        }
    }
}

impl Trial {
    /// Shows every shot's position and sees whether the player chooses the move that begins it. A move that comes too
    /// late, or none, has not found it.
    ///
    /// # Errors
    /// Where the player cannot be started.
    pub fn run(
        &self,
        variant: Variant,
        shots: &[Shot],
        stop: &StopFlag,
        on_progress: &(dyn Fn(TrialProgress) + Sync),
    ) -> Result<TrialResult, MatchError> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(vec![None; shots.len()]);
        let work = || -> Result<(), MatchError> {
            let mut player = self.player.start_player(variant)?;
            while !stop.is_set() {
                let place = next.fetch_add(1, Ordering::Relaxed);
                let Some(shot) = shots.get(place) else {
                    break;
                };
                let is_found = match self.try_one(&mut *player, shot, stop) {
                    Ok(is_found) => is_found,
                    Err(_) if stop.is_set() => break,
                    Err(failure) => {
                        if !failure.can_continue() {
                            player = self.player.start_player(variant)?;
                        }
                        false
                    }
                };
                if let Ok(mut found) = found.lock() {
                    found[place] = Some(is_found);
                    let found = found.clone();
                    on_progress(TrialResult { found }.progress());
                }
            }
            Ok(())
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.terms.jobs.max(1))
                .map(|_| scope.spawn(work))
                .collect();
            let ended = workers.into_iter().map(|worker| worker.join());
            ended.flatten().collect::<Result<(), MatchError>>()
        })?;
        Ok(TrialResult {
            found: found.into_inner().unwrap_or_default(),
        })
    }

    fn try_one(
        &self,
        player: &mut dyn MatchPlayer,
        shot: &Shot,
        stop: &StopFlag,
    ) -> Result<bool, PlayerFailure> {
        let side = shot.position().side_to_move();
        let mut course = Course::new(*shot.position());
        let limits = self.player.limits.unwrap_or(self.terms.limits);
        let timeout = self.terms.timeout(limits);
        player.begin(course.start(), side)?;
        let ending = match player.choose(&course, limits, timeout, stop) {
            // The game is over after one move.
            Ok(mv) => {
                course.play(mv);
                MatchGameEnd::PlyLimit
            }
            Err(PlayerFailure::Stopped) => MatchGameEnd::Stopped,
            Err(failure) => MatchGameEnd::Forfeit {
                loser: side,
                failure,
            },
        };
        player.end(&course, &ending, stop);
        match ending {
            MatchGameEnd::Forfeit { failure, .. } => Err(failure),
            MatchGameEnd::Stopped => Err(PlayerFailure::Stopped),
            MatchGameEnd::PlyLimit | MatchGameEnd::ByRules(_) => {
                Ok(course.moves() == [shot.first()])
            }
        }
    }
}
