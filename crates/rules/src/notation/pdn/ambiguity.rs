//! Short captures that can be several: the one is taken with which the rest of the line can be played.

use smallvec::SmallVec;

use super::error::Place;
use super::resolve::{captures, resolve};
use crate::board::Square;
use crate::game_tree::{GameTree, NodeId, Turn};
use crate::notation::MoveError;
use crate::rules::{Move, MoveList, Position, Route};

/// A capture that could be several.
pub(super) struct RivalMove {
    node: NodeId,
    place: Place,
    error: MoveError,
    /// The captures that were not chosen.
    others: Vec<(Move, Route)>,
}

/// A move of the line as it was read.
struct ReadMove {
    node: NodeId,
    squares: SmallVec<[Square; 4]>,
    is_capture: bool,
}

/// The choices made in a line, and its moves since the first of them.
#[derive(Default)]
pub(super) struct Choices {
    choices: Vec<RivalMove>,
    read: Vec<ReadMove>,
}

impl Choices {
    /// Notes a choice at this node.
    pub(super) fn add(
        &mut self,
        node: NodeId,
        place: Place,
        error: MoveError,
        others: Vec<(Move, Route)>,
    ) {
        self.choices.push(RivalMove {
            node,
            place,
            error,
            others,
        });
    }

    /// Notes a move that was played, if it comes after a choice or was one.
    pub(super) fn note(&mut self, node: NodeId, squares: &[Square], is_capture: bool) {
        if !self.choices.is_empty() {
            self.read.push(ReadMove {
                node,
                squares: squares.into(),
                is_capture,
            });
        }
    }

    /// Looks for another choice with which all moves since, and this one, can be played. Changes the tree to it and
    /// returns the last node before this move.
    pub(super) fn reconsider(
        &mut self,
        tree: &mut GameTree,
        squares: &[Square],
        is_capture: bool,
        moves: &mut MoveList,
    ) -> Option<NodeId> {
        for index in (0..self.choices.len()).rev() {
            let choice = &self.choices[index];
            let from = self.read.iter().position(|read| read.node == choice.node)?;
            let later = &self.read[from + 1..];
            let before = *tree.node(tree.node(choice.node).parent()?).position();
            let found = choice.others.iter().find_map(|other| {
                let (mut line, end) = replay(before.play(other.0), later, moves)?;
                resolve(&end, squares, is_capture, moves).ok()?;
                line.insert(0, other.clone());
                Some(line)
            });
            if let Some(line) = found {
                // Variations of the moves since were read with the other choice in mind.
                let has_variations = |read: &ReadMove| tree.node(read.node).children().len() > 1;
                if self.read[from..].iter().any(has_variations) {
                    return None;
                }
                self.choices.truncate(index);
                return Some(self.rebuild(tree, from, line));
            }
        }
        None
    }

    /// Replaces the moves from this one on.
    fn rebuild(&mut self, tree: &mut GameTree, from: usize, line: Vec<(Move, Route)>) -> NodeId {
        let first = self.read[from].node;
        let mut at = tree.node(first).parent().unwrap_or(tree.root());
        let rank = tree.place(first).unwrap_or_default();
        let nodes = self.read[from..].iter().map(|read| read.node);
        let annotations: Vec<_> = nodes
            .map(|node| std::mem::take(tree.annotations_mut(node)))
            .collect();
        tree.remove(first);
        for (index, ((mv, route), annotations)) in line.into_iter().zip(annotations).enumerate() {
            at = tree.add(at, Turn::Move { mv, route });
            *tree.annotations_mut(at) = annotations;
            self.read[from + index].node = at;
            if index == 0 {
                tree.move_to(at, rank);
            }
        }
        at
    }

    /// The choices that the rest of the line does not decide. Leaves none.
    pub(super) fn take_undecided(
        &mut self,
        tree: &GameTree,
        moves: &mut MoveList,
    ) -> Vec<(Place, MoveError)> {
        let read = std::mem::take(&mut self.read);
        let choices = std::mem::take(&mut self.choices).into_iter();
        let undecided = choices.filter(|choice| {
            let from = read.iter().position(|read| read.node == choice.node);
            let parent = tree.node(choice.node).parent();
            let (Some(from), Some(parent)) = (from, parent) else {
                return false;
            };
            let before = tree.node(parent).position();
            let mut others = choice.others.iter();
            others.any(|(mv, _)| replay(before.play(*mv), &read[from + 1..], moves).is_some())
        });
        undecided
            .map(|choice| (choice.place, choice.error))
            .collect()
    }
}

/// Plays moves from a position; of a capture that could be several, the first. `None` if one cannot be played.
fn replay(
    mut position: Position,
    read: &[ReadMove],
    moves: &mut MoveList,
) -> Option<(Vec<(Move, Route)>, Position)> {
    let mut line = Vec::new();
    for ReadMove {
        squares,
        is_capture,
        ..
    } in read
    {
        let found = match resolve(&position, squares, *is_capture, moves) {
            Ok(found) => found,
            Err(MoveError::Ambiguous { .. }) => captures(&position, squares).into_iter().next()?,
            Err(_) => return None,
        };
        position = position.play(found.0);
        line.push(found);
    }
    Some((line, position))
}
