//! The review of a game: its progress, what it found, and the mistakes that are tried again.

use bevy::prelude::*;

use crate::game::Game;
use crate::game_tree::{Arrow, MarkColor, MoveSign, NodeId};
use crate::i18n::{MessageFn, Messages};
use crate::players::{EngineId, Player};
use crate::review::{GameReview, JudgedMove, Retries, Retry, WinChance, game_accuracy};
use crate::rules::{BySide, Move, Side, Variant};
use crate::viewer::kernel::practice::arrows_along;

/// The review of a game.
#[derive(Resource, Debug, Default)]
pub struct CurrentReview {
    /// The engine that judges; `None` for the built-in one.
    pub judge: Option<EngineId>,
    /// The review under way.
    pub running: Option<RunningReview>,
    /// The last review.
    pub finished: Option<FinishedReview>,
    /// The mistakes that are tried again.
    pub tries: Option<Tries>,
    /// `true` once the player has closed it.
    pub is_closed: bool,
}

/// Returns `true` if scores of a review are noted in a game.
pub fn has_scores(game: &Game) -> bool {
    let tree = game.tree();
    let has_score = |node| tree.node(node).annotations.evaluation.is_some();
    tree.main_line().into_iter().any(has_score)
}

/// The turns of a game that is reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedLine {
    /// The variant of the game.
    pub variant: Variant,
    /// The root and the turns of the main line.
    pub nodes: Vec<NodeId>,
}

/// A review under way.
#[derive(Clone, Debug)]
pub struct RunningReview {
    pub line: ReviewedLine,
    /// White's chances in the positions judged so far.
    pub chances: Vec<Option<WinChance>>,
    /// Number of positions judged.
    pub done: usize,
}

/// A review that is over.
#[derive(Clone, Debug)]
pub struct FinishedReview {
    pub line: ReviewedLine,
    /// The judgments so far.
    pub review: GameReview,
    pub errors: Vec<JudgedMove>,
}

/// The mistakes that are tried again.
#[derive(Clone, Debug)]
pub struct Tries {
    /// The line with the mistakes.
    pub line: ReviewedLine,
    /// The positions.
    pub retries: Retries,
    /// The answer to the last try.
    pub answer: TryAnswer,
    /// `true` once the best line has been shown.
    pub is_shown: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum TryAnswer {
    /// Nothing has been tried.
    #[default]
    None,
    /// The move is being judged.
    Judging(Move),
    /// The best move.
    Right(Move),
    /// Another move that is as good.
    AsGood(Move),
    /// The move of the game was played again.
    SameAsPlayed,
    /// There is a better move than this one.
    Wrong {
        mv: Move,
        /// The best answer to it, unless the game is over.
        answer: Option<Move>,
    },
    /// A hint was asked for.
    Hint,
}

/// A position of the main line as the score graph shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GraphPoint {
    /// The position.
    pub node: NodeId,
    /// White's chance, if it is known.
    pub chance: Option<WinChance>,
    /// The error that led to the position.
    pub error: Option<MoveSign>,
}

impl ReviewedLine {
    pub fn main_line(game: &Game) -> ReviewedLine {
        let root = game.tree().root();
        ReviewedLine {
            variant: game.variant(),
            nodes: [root].into_iter().chain(game.tree().main_line()).collect(),
        }
    }

    /// Returns `true` if the line is still the beginning of the main line of this game.
    pub fn is_in(&self, game: &Game) -> bool {
        game.variant() == self.variant
            && ReviewedLine::main_line(game).nodes.starts_with(&self.nodes)
    }

    /// Number of plies that lead to a node, if it is on the line.
    pub fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.nodes.iter().position(|&other| other == node)
    }
}

impl CurrentReview {
    /// Returns `true` if moves are tries and not turns of the game.
    pub fn is_trying(&self) -> bool {
        self.tries.is_some()
    }

    /// The error that was played in a position of the game, with the better line.
    pub fn error_after(&self, node: NodeId, game: &Game) -> Option<&JudgedMove> {
        let finished = self.finished.as_ref()?;
        let ply = finished.line.ply_of(node)?;
        let mut errors = finished.errors.iter();
        let error = errors.find(|error| usize::from(error.ply.0) == ply + 1);
        error.filter(|_| finished.line.is_in(game))
    }

    /// The side whose mistakes a player tries again, or the message that says why there are none: the person's or, if
    /// both are persons or none is, that of the side at the bottom of the board, otherwise of the other one.
    pub fn side_with_mistakes(
        &self,
        game: &Game,
        players: BySide<Player>,
        bottom: Side,
    ) -> Result<Side, MessageFn> {
        let finished = self.finished.as_ref();
        let finished = finished
            .filter(|finished| finished.line.is_in(game))
            .ok_or(Messages::retry_judge_first as MessageFn)?;
        let sides = match Player::only_person(&players) {
            Some(person) => vec![person],
            None => vec![bottom, !bottom],
        };
        let mut with_mistakes = sides.into_iter();
        let is_of = |side| !Retries::new(&finished.review, side).is_empty();
        let side = with_mistakes.find(|&side| is_of(side));
        side.ok_or(Messages::retry_none as MessageFn)
    }

    /// The line that is drawn on the board for the position shown: the better one where an error follows or, while
    /// mistakes are tried again, the best one once it has been shown.
    pub fn better_line(&self, game: &Game) -> &[Move] {
        match &self.tries {
            Some(tries) => match tries.current(game) {
                Some(retry) if tries.is_shown => retry.solution(),
                _ => &[],
            },
            None => self
                .error_after(game.current_node(), game)
                .map_or(&[], |error| &error.better),
        }
    }

    /// The arrows on the board for the last try: a right move, or a wrong one with the answer to it.
    pub fn try_arrows(&self, game: &Game) -> Vec<Arrow> {
        let tries = self.tries.as_ref();
        let Some((tries, retry)) = tries.and_then(|tries| Some((tries, tries.current(game)?)))
        else {
            return Vec::new();
        };
        let position = retry.position();
        match tries.answer {
            TryAnswer::Right(mv) | TryAnswer::AsGood(mv) => {
                arrows_along(position, mv, MarkColor::Green)
            }
            TryAnswer::Wrong { mv, answer } => {
                let after = position.play(mv);
                let answer = answer.map(|answer| arrows_along(&after, answer, MarkColor::Red));
                let tried = arrows_along(position, mv, MarkColor::Yellow);
                [tried, answer.unwrap_or_default()].concat()
            }
            _ => Vec::new(),
        }
    }

    /// The points of the score graph: the positions judged so far, or the scores noted in the game. Empty if no score is
    /// known.
    pub fn graph(&self, game: &Game) -> Vec<GraphPoint> {
        let running = self.running.as_ref().filter(|run| run.line.is_in(game));
        let line = ReviewedLine::main_line(game).nodes.into_iter();
        let points: Vec<GraphPoint> = line
            .enumerate()
            .map(|(ply, node)| {
                let noted = &game.tree().node(node).annotations;
                let chance = match running {
                    Some(run) => run.chances.get(ply).copied().flatten(),
                    None => noted
                        .evaluation
                        .map(|score| WinChance::of_white(score, game.variant())),
                };
                GraphPoint {
                    node,
                    chance,
                    error: noted.sign.filter(|&sign| is_error(sign)),
                }
            })
            .collect();
        if running.is_some() || points.iter().any(|point| point.chance.is_some()) {
            points
        } else {
            Vec::new()
        }
    }
}

impl Tries {
    /// The position to try again, if the game shows it.
    pub fn current(&self, game: &Game) -> Option<&Retry> {
        let retry = self.retries.current()?;
        (self.node() == Some(game.current_node()) && self.line.variant == game.variant())
            .then_some(retry)
    }

    /// The node of the position to try again.
    pub fn node(&self) -> Option<NodeId> {
        let ply = self.retries.current()?.ply();
        self.line.nodes.get(usize::from(ply.0)).copied()
    }
}

/// Returns `true` for the signs of errors.
pub const fn is_error(sign: MoveSign) -> bool {
    matches!(
        sign,
        MoveSign::Dubious | MoveSign::Mistake | MoveSign::Blunder
    )
}

/// The accuracies of both players by the scores noted on the main line, in percent; `None` unless all positions have one.
pub fn accuracies(game: &Game) -> BySide<Option<f64>> {
    let tree = game.tree();
    let nodes = [tree.root()].into_iter().chain(tree.main_line());
    let first = tree.start().side_to_move();
    let score = |node| tree.node(node).annotations.evaluation;
    let chances = nodes.map(|node| {
        let chance = WinChance::of_white(score(node)?, game.variant());
        Some(match first {
            Side::White => chance,
            Side::Black => -chance,
        })
    });
    let chances: Option<Vec<WinChance>> = chances.collect();
    let accuracies = chances.map_or([None, None], |chances| game_accuracy(&chances));
    let of = |side: Side| accuracies[usize::from(side != first)];
    BySide {
        white: of(Side::White),
        black: of(Side::Black),
    }
}
