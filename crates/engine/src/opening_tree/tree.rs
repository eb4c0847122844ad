//! The tree of positions, and the weighted random choice among its good moves.

use std::cmp::Reverse;
use std::collections::HashMap;

use fastrand::Rng;

use super::super::Score;
use crate::rules::{Move, Position, Side, Variant};

/// A tree of opening positions with scores. Transpositions and mirror images are one position.
#[derive(Clone, Debug)]
pub struct OpeningTree {
    variant: Variant,
    search_nodes: u64,
    /// The start of the game, then every other position after one from which a move leads to it.
    pub(super) nodes: Vec<TreeNode>,
    /// The index of each position by its hash key.
    indices: HashMap<u64, usize>,
}

/// A position of the tree.
#[derive(Clone, Debug)]
pub struct TreeNode {
    /// The position, with White to move if the variant has mirror images.
    pub position: Position,
    /// The score of its search, for the side to move.
    pub searched: Score,
    /// The score backed up from its moves, or that of its search.
    pub value: Score,
    /// All moves and the positions they lead to, sorted; empty until it is expanded.
    pub moves: Vec<(Move, usize)>,
}

/// A move of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningMove {
    /// The move.
    pub mv: Move,
    /// The score for the side that plays it.
    pub score: Score,
    /// Number of positions of the tree that the move leads to, now or later.
    pub positions: usize,
}

/// Openings are chosen among moves whose score is less than this below the best, in hundredths of a man.
const CHOICE_MARGIN: i32 = 20;

impl OpeningTree {
    /// A tree that holds the start of the game only, with this score. `search_nodes` is the number of nodes of the
    /// search of each position.
    #[doc(hidden)]
    pub fn with_start(variant: Variant, search_nodes: u64, searched: Score) -> OpeningTree {
        let mut tree =
            OpeningTree { variant, search_nodes, nodes: Vec::new(), indices: HashMap::new() };
        tree.insert(normalized(&Position::start(variant)).0, searched);
        tree
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Number of nodes of the search of each position.
    pub fn search_nodes(&self) -> u64 {
        self.search_nodes
    }

    /// Number of positions.
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    /// Number of positions that have been expanded, so that all their moves are in the tree.
    pub fn expanded(&self) -> usize {
        self.nodes.iter().filter(|node| node.is_expanded()).count()
    }

    /// The moves of a position, the best first; empty if the tree does not hold them.
    pub fn moves(&self, position: &Position) -> Vec<OpeningMove> {
        let scored = self.scored_moves(position).into_iter();
        let moves = scored.map(|(mv, score, index)| OpeningMove {
            mv,
            score,
            positions: self.count_from(index),
        });
        moves.collect()
    }

    /// Weighted random choice among the best moves; better scores are likelier. `None` if the tree does not hold the
    /// moves of the position. The same seed chooses the same move.
    pub fn choose(&self, position: &Position, seed: u64) -> Option<(Move, Score)> {
        let mut moves = self.scored_moves(position);
        let best = moves.first()?.0;
        // A move that was searched, but not played on, may have been misjudged.
        moves.retain(|&(mv, _, index)| mv == best || self.nodes[index].is_expanded());
        let scores: Vec<Score> = moves.iter().map(|&(_, score, _)| score).collect();
        let mut rng = Rng::with_seed(seed.wrapping_add(position.key()));
        let (mv, score, _) = moves[sample_near_best(&scores, CHOICE_MARGIN, &mut rng)?];
        Some((mv, score))
    }

    /// The moves of a position with their scores and the positions they lead to, the best first.
    fn scored_moves(&self, position: &Position) -> Vec<(Move, Score, usize)> {
        let (normal, is_mirrored) = normalized(position);
        let Some(index) = self.index_of(&normal) else {
            return Vec::new();
        };
        let moves = self.nodes[index].moves.iter();
        let mut scored: Vec<_> = moves
            .map(|&(mv, to)| {
                let mv = if is_mirrored { mv.mirrored() } else { mv };
                (mv, self.score_of_move_to(to), to)
            })
            .collect();
        scored.sort_by_key(|&(mv, score, _)| (Reverse(score), mv));
        scored
    }

    /// The positions, the start of the game first.
    #[doc(hidden)]
    pub fn nodes(&self) -> &[TreeNode] {
        &self.nodes
    }

    /// The score of a move to this position, for the side that plays it.
    #[doc(hidden)]
    pub fn score_of_move_to(&self, index: usize) -> Score {
        -self.nodes[index].value.to_root_relative(1)
    }

    /// The index of a normalized position.
    #[doc(hidden)]
    pub fn index_of(&self, normal: &Position) -> Option<usize> {
        let index = self.indices.get(&normal.key()).copied();
        index.filter(|&index| self.nodes[index].position == *normal)
    }

    /// Adds a normalized position that the tree does not hold.
    #[doc(hidden)]
    pub fn insert(&mut self, normal: Position, searched: Score) {
        self.indices.insert(normal.key(), self.nodes.len());
        self.nodes.push(TreeNode {
            position: normal,
            searched,
            value: searched,
            moves: Vec::new(),
        });
    }

    /// Expands a position whose moves all lead to positions of the tree.
    #[doc(hidden)]
    pub fn link(&mut self, index: usize) {
        let moves = moves_from(&self.nodes[index].position).into_iter();
        let moves = moves.filter_map(|(mv, normal)| Some((mv, self.index_of(&normal)?)));
        self.nodes[index].moves = moves.collect();
    }

    /// Number of positions that can be reached from this one, with itself.
    fn count_from(&self, index: usize) -> usize {
        let mut is_seen = vec![false; self.nodes.len()];
        let (mut stack, mut count) = (vec![index], 0);
        while let Some(index) = stack.pop() {
            if !std::mem::replace(&mut is_seen[index], true) {
                count += 1;
                stack.extend(self.nodes[index].moves.iter().map(|&(_, to)| to));
            }
        }
        count
    }

    /// Backs the scores up from the ends of the tree to its start. A position repeated on the way counts there with the
    /// score of its search.
    #[doc(hidden)]
    pub fn back_up(&mut self) {
        for node in &mut self.nodes {
            node.value = node.searched;
        }
        let mut is_entered = vec![false; self.nodes.len()];
        is_entered[0] = true;
        // The positions on the way from the start, each with the number of its moves already followed.
        let mut path = vec![(0, 0)];
        while let Some((index, followed)) = path.last_mut() {
            let index = *index;
            if let Some(&(_, to)) = self.nodes[index].moves.get(*followed) {
                *followed += 1;
                if !std::mem::replace(&mut is_entered[to], true) {
                    path.push((to, 0));
                }
            } else {
                path.pop();
                let moves = self.nodes[index].moves.iter();
                let best = moves.map(|&(_, to)| self.score_of_move_to(to)).max();
                let node = &mut self.nodes[index];
                node.value = best.unwrap_or(node.searched);
            }
        }
    }
}

impl TreeNode {
    /// Returns `true` if all its moves are in the tree.
    pub fn is_expanded(&self) -> bool {
        !self.moves.is_empty()
    }
}

/// The position, or its mirror image if that has White to move; and `true` for the mirror image.
fn normalized(position: &Position) -> (Position, bool) {
    match position.mirrored() {
        Some(image) if position.side_to_move() == Side::Black => (image, true),
        _ => (*position, false),
    }
}

/// The legal moves of a position, sorted, with the normalized positions that they lead to.
pub fn moves_from(position: &Position) -> Vec<(Move, Position)> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort();
    let next = |mv| normalized(&position.play(mv)).0;
    moves.into_iter().map(|mv| (mv, next(mv))).collect()
}

/// Weighted random choice among the scores; better ones are likelier. Returns the index of the choice, which is never
/// `margin` hundredths of a man or more below the best. `None` without scores.
pub fn sample_near_best(scores: &[Score], margin: i32, rng: &mut Rng) -> Option<usize> {
    let best = scores.iter().max()?.hundredths();
    let weights = scores.iter().map(|score| (margin - (best - score.hundredths())).max(0));
    let mut left = rng.i32(0..weights.clone().sum());
    weights.into_iter().position(|weight| {
        left -= weight;
        left < 0
    })
}
