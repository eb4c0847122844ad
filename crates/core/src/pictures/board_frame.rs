//! The frames of an animation: what stands where, and for how long.

use std::time::Duration;

use crate::board::{Square, SquareSet};
use crate::game_tree::{GameTree, NodeId, Turn};
use crate::rules::{FigureSet, Geometry, Piece, Position, Route, Setup, Variant};

/// A moment of a game to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFrame {
    pub geometry: Geometry,
    pub figures: FigureSet,
    pub pieces: Vec<(Square, Piece)>,
    /// The squares of pieces that have been jumped but not yet lifted.
    pub ghosts: SquareSet,
    /// The squares of the last move so far: its start and where it landed.
    pub path: Vec<Square>,
    pub duration: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameTimes {
    /// The position after a turn, and the first one.
    pub turn: Duration,
    pub hop: Duration,
    /// The last position, before the animation starts again.
    pub last: Duration,
}

impl FrameTimes {
    /// The times for a turn of this duration: hops take two fifths of it, the last position takes three of them.
    pub fn with_turn(turn: Duration) -> FrameTimes {
        FrameTimes { turn, hop: turn * 2 / 5, last: turn * 3 }
    }
}

impl Default for FrameTimes {
    fn default() -> FrameTimes {
        FrameTimes::with_turn(Duration::from_millis(900))
    }
}

impl BoardFrame {
    pub fn new(position: &Position) -> BoardFrame {
        BoardFrame::of_setup(position.variant(), &position.setup())
    }

    /// A frame of an arrangement, legal or not.
    pub fn of_setup(variant: Variant, setup: &Setup) -> BoardFrame {
        BoardFrame {
            geometry: variant.geometry(),
            figures: variant.figures(),
            pieces: setup.pieces_on_squares().collect(),
            ghosts: SquareSet::EMPTY,
            path: Vec::new(),
            duration: FrameTimes::default().turn,
        }
    }

    /// A frame of the position after a turn of a tree, with the squares of its move.
    pub fn after(tree: &GameTree, node: NodeId) -> BoardFrame {
        let node = tree.node(node);
        BoardFrame {
            path: node.turn().map(path_of).unwrap_or_default(),
            ..BoardFrame::new(node.position())
        }
    }

    /// The frames of a capture, one for each hop, before the captured pieces are lifted.
    fn hops(before: &Position, route: &Route, duration: Duration) -> Vec<BoardFrame> {
        let start = BoardFrame::new(before);
        let hops = route.hops.iter().take_while(|hop| hop.over.is_some());
        let mut path: Vec<Square> = route.hops.first().map(|hop| hop.from).into_iter().collect();
        let mut ghosts = SquareSet::EMPTY;
        let mut frames = Vec::new();
        for hop in hops {
            path.push(hop.to);
            ghosts = hop.over.map_or(ghosts, |over| ghosts.with(over));
            let place = |&(square, piece): &(Square, Piece)| match path.first() {
                Some(&from) if square == from => (hop.to, piece),
                _ => (square, piece),
            };
            frames.push(BoardFrame {
                pieces: start.pieces.iter().map(place).collect(),
                ghosts,
                path: path.clone(),
                duration,
                ..start.clone()
            });
        }
        frames
    }
}

fn path_of(turn: &Turn) -> Vec<Square> {
    match (turn.route(), turn.squares()) {
        (Some(route), _) => {
            let from = route.hops.first().map(|hop| hop.from);
            from.into_iter().chain(route.landings()).collect()
        }
        (None, Some((from, to))) => vec![from, to],
        (None, None) => Vec::new(),
    }
}

/// The frames of a line of a game: its start, each turn, and the hops of each capture. The line is the nodes after the
/// start, in order.
pub fn game_frames(tree: &GameTree, line: &[NodeId], times: FrameTimes) -> Vec<BoardFrame> {
    let timed = |frame| BoardFrame { duration: times.turn, ..frame };
    let mut before = tree.start();
    let mut frames = vec![timed(BoardFrame::new(before))];
    for &node in line {
        if let Some(route) = tree.node(node).turn().and_then(Turn::route) {
            frames.extend(BoardFrame::hops(before, route, times.hop));
        }
        frames.push(timed(BoardFrame::after(tree, node)));
        before = tree.node(node).position();
    }
    if let Some(last) = frames.last_mut() {
        last.duration = times.last;
    }
    frames
}
