//! The review of a game, and its annotations in the game's tree.

use serde::{Deserialize, Serialize};

use super::accuracy::{WinChance, game_accuracy, move_accuracy};
use crate::engine::Score;
use crate::game::{Command, TurnNote};
use crate::game_tree::{AnnotatedScore, GameTree, MoveSign};
use crate::rules::{GameHistory, Move, Ply, Position, Side};
use crate::shots::Shot;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedPosition {
    /// The score for the side to move.
    pub score: Score,
    /// The best line; empty if the game is over.
    pub line: Vec<Move>,
    /// A shot that begins with the best move, searched for where the move played lost win chances.
    pub shot: Option<Shot>,
}

/// The judgment of a game, or of the part judged before the review was stopped.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameReview {
    pub(super) history: GameHistory,
    /// The judgments of the start and of the position after each turn, as far as they exist.
    pub(super) positions: Vec<Option<JudgedPosition>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove {
    /// Number of plies up to the move, this one included.
    pub ply: Ply,
    pub side: Side,
    pub mv: Move,
    /// The player's win chance before the move: that of the best move.
    pub before: WinChance,
    pub after: WinChance,
    pub is_forced: bool,
    /// The kind of error; `None` for a move that lost little or nothing.
    pub quality: Option<MoveQuality>,
    /// The better line, from the position before the move; empty if the move is no error.
    pub better: Vec<Move>,
    pub missed_shot: Option<Shot>,
}

/// A kind of error, by the loss of win chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MoveQuality {
    /// A loss of at least .075.
    Inaccuracy,
    /// A loss of at least .15.
    Mistake,
    /// A loss of at least .30.
    Blunder,
}

impl MoveQuality {
    /// All kinds, the smallest error first.
    pub const ALL: [MoveQuality; 3] =
        [MoveQuality::Inaccuracy, MoveQuality::Mistake, MoveQuality::Blunder];

    /// Minimum loss of win chance.
    pub const fn least_loss(self) -> f64 {
        match self {
            MoveQuality::Inaccuracy => 0.075,
            MoveQuality::Mistake => 0.15,
            MoveQuality::Blunder => 0.30,
        }
    }

    /// The error that loses this much win chance; `None` if it is too little for one.
    pub fn from_loss(loss: f64) -> Option<MoveQuality> {
        let mut worst_first = MoveQuality::ALL.into_iter().rev();
        worst_first.find(|quality| loss >= quality.least_loss())
    }

    /// The sign behind the move: `?!`, `?` or `??`.
    pub const fn sign(self) -> MoveSign {
        match self {
            MoveQuality::Inaccuracy => MoveSign::Dubious,
            MoveQuality::Mistake => MoveSign::Mistake,
            MoveQuality::Blunder => MoveSign::Blunder,
        }
    }
}

impl JudgedMove {
    pub fn loss(&self) -> f64 {
        self.before.loss_to(self.after)
    }

    /// The accuracy in percent.
    pub fn accuracy(&self) -> f64 {
        move_accuracy(self.before, self.after)
    }
}

impl GameReview {
    pub fn history(&self) -> &GameHistory {
        &self.history
    }

    /// The judgment of the position after this number of plies, if it is known.
    pub fn position(&self, plies: usize) -> Option<&JudgedPosition> {
        self.positions.get(plies)?.as_ref()
    }

    /// Returns `true` if all positions have been judged.
    pub fn is_complete(&self) -> bool {
        self.positions.iter().all(Option::is_some)
    }

    /// The win chance of a side after this number of plies, if it is known.
    pub fn chance(&self, plies: usize, side: Side) -> Option<WinChance> {
        let position = self.history.position_at(plies)?;
        let chance = WinChance::from_score(self.position(plies)?.score, position.variant());
        Some(if position.side_to_move() == side { chance } else { -chance })
    }

    /// The moves whose positions before and after have been judged. Turns that were not legal moves are skipped.
    pub fn moves(&self) -> Vec<JudgedMove> {
        (1..=self.history.plies()).filter_map(|ply| self.judge_move(ply)).collect()
    }

    pub(super) fn judge_move(&self, ply: usize) -> Option<JudgedMove> {
        let mv = (*self.history.moves().get(ply - 1)?)?;
        let position: &Position = self.history.position_at(ply - 1)?;
        let side = position.side_to_move();
        let judged = self.position(ply - 1)?;
        let (before, after) = (self.chance(ply - 1, side)?, self.chance(ply, side)?);
        let is_best = judged.line.first() == Some(&mv);
        let quality = if is_best { None } else { MoveQuality::from_loss(before.loss_to(after)) };
        Some(JudgedMove {
            ply: Ply(ply as u16),
            side,
            mv,
            before,
            // What a deeper search finds after the best move is no error of the player.
            after: if is_best { before } else { after },
            is_forced: position.legal_moves().len() == 1,
            quality,
            better: match quality {
                Some(_) => judged.line.clone(),
                None => Vec::new(),
            },
            missed_shot: judged.shot.clone().filter(|_| quality.is_some()),
        })
    }

    /// The number of errors of this kind by a side.
    pub fn count(&self, side: Side, quality: MoveQuality) -> usize {
        let moves = self.moves().into_iter();
        moves.filter(|judged| judged.side == side && judged.quality == Some(quality)).count()
    }

    /// The accuracy of a side in percent; `None` if it has no move, or not all positions have been judged.
    pub fn accuracy(&self, side: Side) -> Option<f64> {
        let first = self.history.start().side_to_move();
        let chances = (0..=self.history.plies()).map(|plies| self.chance(plies, first));
        let chances: Vec<WinChance> = chances.collect::<Option<_>>()?;
        game_accuracy(&chances)[usize::from(side != first)]
    }
}

/// Maximum number of turns annotated by one command, so that it fits on a line of a recording.
const MAX_NOTES: usize = 100;

impl GameReview {
    /// The commands that annotate the game with the review: the score of each position, and the sign and a comment for
    /// each error. The game reviewed is the main line of the tree. `comment` returns the comment on an error.
    pub fn commands(
        &self,
        tree: &GameTree,
        comment: &dyn Fn(&JudgedMove) -> String,
    ) -> Vec<Command> {
        let nodes = [tree.root()].into_iter().chain(tree.main_line());
        let notes = nodes.enumerate().filter_map(|(plies, node)| {
            let side = self.history.position_at(plies)?.side_to_move();
            let judged = match plies {
                0 => None,
                _ => self.judge_move(plies),
            };
            let error = judged.filter(|judged| judged.quality.is_some());
            Some(TurnNote {
                node: tree.path_of(node),
                evaluation: Some(evaluation(self.position(plies)?.score, side)),
                sign: error.as_ref().and_then(|error| Some(error.quality?.sign())),
                comment: error.map_or(String::new(), |error| comment(&error)),
            })
        });
        let notes: Vec<TurnNote> = notes.collect();
        let commands = notes.chunks(MAX_NOTES);
        commands.map(|notes| Command::Note(notes.to_vec())).collect()
    }
}

/// A score for the side to move as an annotation.
fn evaluation(score: Score, side: Side) -> AnnotatedScore {
    let wins = |winner, plies: u16| AnnotatedScore::WinIn { winner, moves: plies.div_ceil(2) };
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(plies), _) => wins(side, plies.0),
        (_, Some(plies)) => wins(!side, plies.0),
        _ => AnnotatedScore::Centimen(match side {
            Side::White => score.hundredths(),
            Side::Black => -score.hundredths(),
        }),
    }
}
