//! The review's state: progress, results and retries.

use bevy::prelude::*;

use crate::game::Game;
use crate::game_tree::{Arrow, MarkColor, MoveSign, NodeId};
use crate::i18n::{MessageFn, Messages};
use crate::players::{EngineId, Player};
use crate::review::{GameReview, JudgedMove, Retries, Retry, WinChance, game_accuracy};
use crate::rules::{BySide, Move, Side, Variant};
use crate::viewer::kernel::practice::arrows_along;
use crate::viewer::kernel::seats::EngineList;

#[derive(Resource, Debug, Default)]
pub struct CurrentReview {
    /// The engine chosen as judge; `None` for the built-in one.
    pub judge: Option<EngineId>,
    pub running: Option<RunningReview>,
    pub finished: Option<FinishedReview>,
    pub tries: Option<Tries>,
    pub is_closed: bool,
}

pub fn has_scores(game: &Game) -> bool {
    let tree = game.tree();
    let has_score = |node| tree.node(node).annotations.evaluation.is_some();
    tree.main_line().into_iter().any(has_score)
}

/// The turns of a reviewed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedLine {
    pub variant: Variant,
    /// The root and the turns of the main line.
    pub nodes: Vec<NodeId>,
}

#[derive(Clone, Debug)]
pub struct RunningReview {
    pub line: ReviewedLine,
    /// White's chances in the positions judged so far.
    pub chances: Vec<Option<WinChance>>,
    pub done: usize,
}

#[derive(Clone, Debug)]
pub struct FinishedReview {
    pub line: ReviewedLine,
    /// The judgments so far.
    pub review: GameReview,
    pub errors: Vec<JudgedMove>,
}

/// The mistakes being retried.
#[derive(Clone, Debug)]
pub struct Tries {
    pub line: ReviewedLine,
    pub retries: Retries,
    /// The result of the last try.
    pub answer: TryAnswer,
    /// The best line has been shown.
    pub is_shown: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum TryAnswer {
    #[default]
    None,
    Judging(Move),
    Right(Move),
    /// Another equally good move.
    AsGood(Move),
    /// The move of the game was repeated.
    SameAsPlayed,
    /// There is a better move than this one.
    Wrong {
        mv: Move,
        /// The refutation, unless the game is over.
        answer: Option<Move>,
    },
    /// A hint was requested.
    Hint,
}

/// A main-line position in the score graph.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GraphPoint {
    pub node: NodeId,
    /// White's winning chance, if known.
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

    /// Returns `true` if the line is still a prefix of the game's main line.
    pub fn is_in(&self, game: &Game) -> bool {
        game.variant() == self.variant
            && ReviewedLine::main_line(game).nodes.starts_with(&self.nodes)
    }

    /// The node's ply on the line.
    pub fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.nodes.iter().position(|&other| other == node)
    }
}

impl CurrentReview {
    /// Returns `true` while entered moves are tries.
    pub fn is_trying(&self) -> bool {
        self.tries.is_some()
    }

    /// The chosen engine if it plays this variant; `None` for the built-in one.
    pub fn judge_of(&self, variant: Variant, engines: &EngineList) -> Option<EngineId> {
        self.judge.filter(|&id| engines.plays(id, variant))
    }

    /// The error played in a position, with the better line.
    pub fn error_after(&self, node: NodeId, game: &Game) -> Option<&JudgedMove> {
        let finished = self.finished.as_ref()?;
        let ply = finished.line.ply_of(node)?;
        let mut errors = finished.errors.iter();
        let error = errors.find(|error| usize::from(error.ply.0) == ply + 1);
        error.filter(|_| finished.line.is_in(game))
    }

    /// The side whose mistakes can be retried, or the reason why there are none. Defaults to the person's side; with
    /// two persons or none, to the side at the bottom of the board, then the other.
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

    /// The line to draw: the better one before an error or, during retries, the best one once shown.
    pub fn better_line(&self, game: &Game) -> &[Move] {
        match &self.tries {
            Some(tries) => match tries.current(game) {
                Some(retry) if tries.is_shown => retry.solution(),
                _ => &[],
            },
            None => self.error_after(game.current_node(), game).map_or(&[], |error| &error.better),
        }
    }

    /// The arrows of the last try: the right move, or a wrong one with its refutation.
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

    /// The points of the score graph, from the judged positions or the game's scores; empty if no score is known.
    pub fn graph(&self, game: &Game) -> Vec<GraphPoint> {
        let running = self.running.as_ref().filter(|run| run.line.is_in(game));
        let line = ReviewedLine::main_line(game).nodes.into_iter();
        let points: Vec<GraphPoint> = line
            .enumerate()
            .map(|(ply, node)| {
                let noted = &game.tree().node(node).annotations;
                let chance = match running {
                    Some(run) => run.chances.get(ply).copied().flatten(),
                    None => {
                        noted.evaluation.map(|score| WinChance::of_white(score, game.variant()))
                    }
                };
                GraphPoint { node, chance, error: noted.sign.filter(|&sign| is_error(sign)) }
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
    /// The position to retry, if the game shows it.
    pub fn current(&self, game: &Game) -> Option<&Retry> {
        let retry = self.retries.current()?;
        (self.node() == Some(game.current_node()) && self.line.variant == game.variant())
            .then_some(retry)
    }

    /// The node of the position to retry.
    pub fn node(&self) -> Option<NodeId> {
        let ply = self.retries.current()?.ply();
        self.line.nodes.get(usize::from(ply.0)).copied()
    }
}

pub const fn is_error(sign: MoveSign) -> bool {
    matches!(sign, MoveSign::Dubious | MoveSign::Mistake | MoveSign::Blunder)
}

/// Both players' accuracies from the main line's scores, in percent; `None` unless every position has one.
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
    BySide { white: of(Side::White), black: of(Side::Black) }
}
