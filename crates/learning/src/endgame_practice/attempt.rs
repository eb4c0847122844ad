//! Attempts, and the file of the player's records.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::exercise::EndgameExercise;
use crate::engine::TableResult;
use crate::engine::endgame_tables::{EndgameTables, Material};
use crate::platform::{UserData, UserFile};
use crate::progress::Attempt;
use crate::rules::{ByGeometry, DrawCounters, Geometry, Move, Position, RuleSet, Variant};

#[derive(Clone, Debug)]
pub struct EndgameAttempt {
    tables: Arc<EndgameTables>,
    exercise: EndgameExercise,
    state: AttemptState,
    /// The state before the player's last move.
    before: Option<AttemptState>,
    /// The rules of the variant, with the draw rules of the tables.
    rules: RuleSet,
    /// Number of the player's moves.
    played: u16,
    lost: u16,
    helps: u8,
}

#[derive(Clone, Copy, Debug)]
struct AttemptState {
    position: Position,
    counters: DrawCounters,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveJudgment {
    /// No move wins sooner.
    Best {
        /// Number of the player's moves still to play.
        left: u16,
    },
    /// The move wins, but later than the best.
    Slow {
        /// Number of moves that it loses.
        lost: u16,
        /// Number of the player's moves still to play.
        left: u16,
    },
    ThrownAway {
        /// The result with best play from here, for the player.
        result: TableResult,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptEnd {
    Won {
        played: u16,
        /// Number of moves needed.
        enough: u16,
    },
    /// The win is gone.
    ThrownAway,
}

impl EndgameAttempt {
    /// Begins an exercise that comes from these tables.
    pub fn new(tables: Arc<EndgameTables>, exercise: EndgameExercise) -> EndgameAttempt {
        let position = exercise.position;
        EndgameAttempt {
            rules: RuleSet {
                draws: tables.few_kings_rule().draw_rules(position.variant()),
                ..position.variant().rule_set()
            },
            tables,
            exercise,
            state: AttemptState { position, counters: DrawCounters::new(&position) },
            before: None,
            played: 0,
            lost: 0,
            helps: 0,
        }
    }

    /// The same exercise, started again.
    #[must_use]
    pub fn begun_again(&self) -> EndgameAttempt {
        EndgameAttempt::new(self.tables.clone(), self.exercise)
    }

    pub fn exercise(&self) -> EndgameExercise {
        self.exercise
    }

    pub fn position(&self) -> &Position {
        &self.state.position
    }

    /// Number of moves lost so far by slow ones.
    pub fn lost(&self) -> u16 {
        self.lost
    }

    /// Number of best moves shown and of moves taken back.
    pub fn helps(&self) -> u8 {
        self.helps
    }

    /// Returns `true` if the player is to move, and the game goes on.
    pub fn is_players_turn(&self) -> bool {
        self.end().is_none() && self.is_player_to_move()
    }

    /// Number of the player's moves to the win with best play; `None` if the player does not win.
    pub fn moves_left(&self) -> Option<u16> {
        match self.result_for_player()? {
            TableResult::Win(plies) => Some(moves_of_player(plies.0, self.is_player_to_move())),
            _ => None,
        }
    }

    /// Plays a legal move of the player and judges it. `None`, and nothing is played, if it is not the player's turn or
    /// the move is not legal.
    pub fn play(&mut self, mv: Move) -> Option<MoveJudgment> {
        let before = self.moves_left()?;
        if !self.is_players_turn() || !self.position().legal_moves().contains(&mv) {
            return None;
        }
        self.before = Some(self.state);
        self.state.play(mv);
        self.played += 1;
        let result = self.result_for_player()?;
        Some(match self.moves_left() {
            None => MoveJudgment::ThrownAway { result },
            Some(left) if left < before => MoveJudgment::Best { left },
            Some(left) => {
                let lost = left + 1 - before;
                self.lost += lost;
                MoveJudgment::Slow { lost, left }
            }
        })
    }

    /// The move that wins soonest, which counts as help. `None` if it is not the player's turn.
    pub fn show_best(&mut self) -> Option<Move> {
        let best = self.is_players_turn().then(|| self.best_answer())??;
        self.helps = self.helps.saturating_add(1);
        Some(best)
    }

    /// The defender's best answer to the move that threw the win away. `None` before such a move, and if the game is
    /// drawn with it.
    pub fn refutation(&self) -> Option<Move> {
        let AttemptState { position, counters } = &self.state;
        let is_drawn = counters.draw_reason(position, &self.rules).is_some();
        (self.end() == Some(AttemptEnd::ThrownAway) && !is_drawn).then(|| self.best_answer())?
    }

    /// Takes back the move that threw the win away, which counts as help. Returns `false` if there is none.
    pub fn take_back(&mut self) -> bool {
        let before = match self.end() {
            Some(AttemptEnd::ThrownAway) => self.before.take(),
            _ => None,
        };
        if let Some(before) = before {
            self.state = before;
            self.played -= 1;
            self.helps = self.helps.saturating_add(1);
        }
        before.is_some()
    }

    /// Plays the defense that loses latest, and returns it. `None` if it is not the defender's turn.
    pub fn reply(&mut self) -> Option<Move> {
        if self.is_player_to_move() || self.end().is_some() {
            return None;
        }
        let mv = self.best_answer()?;
        self.state.play(mv);
        Some(mv)
    }

    pub fn end(&self) -> Option<AttemptEnd> {
        match self.moves_left() {
            None => Some(AttemptEnd::ThrownAway),
            Some(0) => Some(AttemptEnd::Won { played: self.played, enough: self.exercise.moves }),
            Some(_) => None,
        }
    }

    /// The first of the best moves of the side to move.
    fn best_answer(&self) -> Option<Move> {
        self.tables.best_moves(self.position()).into_iter().min()
    }

    fn is_player_to_move(&self) -> bool {
        self.position().side_to_move() == self.exercise.position.side_to_move()
    }

    fn result_for_player(&self) -> Option<TableResult> {
        let AttemptState { position, counters } = &self.state;
        let result = self.tables.probe_and_search(position, counters, &self.rules)?;
        Some(match (self.is_player_to_move(), result) {
            (true, result) | (false, result @ TableResult::Draw) => result,
            (false, TableResult::Win(plies)) => TableResult::Loss(plies),
            (false, TableResult::Loss(plies)) => TableResult::Win(plies),
        })
    }
}

impl AttemptState {
    fn play(&mut self, mv: Move) {
        let next = self.position.play(mv);
        self.counters = self.counters.after(&self.position, mv, &next, 0);
        self.position = next;
    }
}

/// Number of the player's moves among this number of plies, the last of which is the player's.
fn moves_of_player(plies: u16, is_player_to_move: bool) -> u16 {
    if is_player_to_move { plies.div_ceil(2) } else { plies / 2 }
}

impl Attempt for EndgameAttempt {
    fn position(&self) -> Position {
        *self.position()
    }

    fn is_open(&self) -> bool {
        self.is_players_turn()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EndingRecord {
    pub won: u32,
    /// Minimum number of moves lost in an exercise won without help.
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

    pub fn total_won(&self, geometry: Geometry) -> u32 {
        self.0[geometry].values().map(|record| record.won).sum()
    }

    /// Records an attempt that was won; others change nothing.
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
