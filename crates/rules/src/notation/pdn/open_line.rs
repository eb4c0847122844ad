//! Open lines, and the resolution of their moves. An ambiguous short capture becomes the one with which the rest of the
//! line can be played.

use smallvec::SmallVec;

use super::error::{PdnProblem, TextPosition};
use crate::board::{Square, SquareSet};
use crate::game_tree::{Annotations, GameTree, NodeId, Turn};
use crate::notation::{MoveError, MoveRequest};
use crate::rules::{Move, MoveList, Position, Route};

/// A line that is being read: the main line or a variation.
pub(super) struct OpenLine {
    /// The place of its opening parenthesis.
    pub(super) place: TextPosition,
    /// The last node, at first the one it branches from.
    pub(super) at: NodeId,
    /// Number of children of that node when the line began.
    pub(super) rank: usize,
    pub(super) has_turns: bool,
    /// The number of the next move has been read, so that a comment belongs before it.
    pub(super) has_number: bool,
    /// The last move number.
    pub(super) number: u32,
    /// An unexpected move number, which is an error unless a move follows.
    pub(super) unexpected_number: Option<UnexpectedNumber>,
    /// Its first move is a reply to the last move, not an alternative.
    pub(super) answer: Option<Answer>,
    /// An error has ended it; the rest is skipped.
    pub(super) is_broken: bool,
    /// Annotations of the next turn.
    pub(super) pending: Annotations,
    /// The square of the piece that was huffed after the last move.
    pub(super) huffed: Option<Square>,
    pub(super) choices: Choices,
}

impl OpenLine {
    /// A line without turns after this node, which has `rank` children.
    pub(super) fn new(place: TextPosition, at: NodeId, rank: usize) -> OpenLine {
        OpenLine {
            place,
            at,
            rank,
            has_turns: false,
            has_number: false,
            number: 0,
            unexpected_number: None,
            answer: None,
            is_broken: false,
            pending: Annotations::default(),
            huffed: None,
            choices: Choices::default(),
        }
    }
}

/// An unexpected move number.
pub(super) struct UnexpectedNumber {
    pub(super) value: u32,
    pub(super) place: TextPosition,
    pub(super) problem: PdnProblem,
}

/// A move in brackets that only the other side can play.
pub(super) struct Answer {
    pub(super) place: TextPosition,
    pub(super) text: String,
    /// The reason why it is not legal instead of the move before the brackets.
    pub(super) error: MoveError,
    pub(super) squares: SmallVec<[Square; 4]>,
    pub(super) is_capture: bool,
}

pub(super) fn append(comment: &mut String, text: String) {
    if comment.is_empty() {
        *comment = text;
    } else if !text.is_empty() {
        comment.push(' ');
        comment.push_str(&text);
    }
}

/// An ambiguous capture.
struct RivalMove {
    node: NodeId,
    place: TextPosition,
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
    /// Records a choice at this node.
    pub(super) fn add(
        &mut self,
        node: NodeId,
        place: TextPosition,
        error: MoveError,
        others: Vec<(Move, Route)>,
    ) {
        self.choices.push(RivalMove { node, place, error, others });
    }

    /// Records a move, if it is a choice or comes after one.
    pub(super) fn note(&mut self, node: NodeId, squares: &[Square], is_capture: bool) {
        if !self.choices.is_empty() {
            self.read.push(ReadMove { node, squares: squares.into(), is_capture });
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
        let annotations: Vec<_> =
            nodes.map(|node| std::mem::take(tree.annotations_mut(node))).collect();
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

    /// Takes the choices that the rest of the line does not decide.
    pub(super) fn take_undecided(
        &mut self,
        tree: &GameTree,
        moves: &mut MoveList,
    ) -> Vec<(TextPosition, MoveError)> {
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
        undecided.map(|choice| (choice.place, choice.error)).collect()
    }
}

/// Plays moves from a position; of an ambiguous capture, the first. `None` if one cannot be played.
fn replay(
    mut position: Position,
    read: &[ReadMove],
    moves: &mut MoveList,
) -> Option<(Vec<(Move, Route)>, Position)> {
    let mut line = Vec::new();
    for ReadMove { squares, is_capture, .. } in read {
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

/// Finds the legal move that goes over these squares, and its route. Programs mix the separators, so a quiet move may
/// be written as a capture and a capture as a quiet move. Squares behind the first two may also be those of the
/// captured pieces, as the Hub protocol has it. `moves` is filled and can be used again.
pub(super) fn resolve(
    position: &Position,
    squares: &[Square],
    is_capture: bool,
    moves: &mut MoveList,
) -> Result<(Move, Route), MoveError> {
    position.legal_moves_into(moves);
    if let [from, to] = *squares {
        let mut same_ends = moves.iter().filter(|mv| mv.from() == from && mv.to() == to);
        // Where captures may be ignored, a quiet move can have the ends of a capture.
        if let (Some(&mv), None) = (same_ends.next(), same_ends.next())
            && mv.is_capture() == is_capture
            && let Some(route) = position.route(mv)
        {
            return Ok((mv, route));
        }
    }
    let request = |is_capture| MoveRequest::new(squares[0], squares[1..].to_vec(), is_capture);
    request(is_capture).resolve(position).or_else(|error| {
        if let MoveError::WrongSeparator { .. } = error {
            return request(!is_capture).resolve(position);
        }
        with_captured(position, squares, moves).ok_or(error)
    })
}

/// The captures that go over these squares, each with its first route.
pub(super) fn captures(position: &Position, squares: &[Square]) -> Vec<(Move, Route)> {
    let [from, landings @ ..] = squares else {
        return Vec::new();
    };
    let moves = position.legal_moves();
    let same_ends =
        moves.iter().filter(|mv| mv.from() == *from && Some(&mv.to()) == landings.last());
    same_ends
        .filter_map(|&mv| Some((mv, position.routes_via(mv, landings).into_iter().next()?)))
        .collect()
}

/// The capture from the first square to the second of the pieces on the others.
fn with_captured(
    position: &Position,
    squares: &[Square],
    moves: &MoveList,
) -> Option<(Move, Route)> {
    let [from, to, captured @ ..] = squares else {
        return None;
    };
    let captured: SquareSet = captured.iter().copied().collect();
    let found = moves.iter().find(|mv| {
        mv.is_capture() && mv.from() == *from && mv.to() == *to && mv.captured() == captured
    });
    found.and_then(|&mv| Some((mv, position.route(mv)?)))
}
