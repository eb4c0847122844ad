use std::sync::LazyLock;

use petgraph::visit::EdgeRef;

use super::graph::{self, BoardGraph, Step};
use super::{Cube, Direction, Face, FaceSet, Square, SquareSet, flat, pyramid};

/// A line has at most this many squares beyond the one it starts from.
const LONGEST: usize = 9;

/// The squares a piece may pass in one direction, nearest first, up to the end of the board that carries it
/// furthest.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    squares: [Square; LONGEST],
    faces: [FaceSet; LONGEST],
    length: u8,
    set: SquareSet,
}

impl Line {
    const NONE: Line = Line {
        squares: [Square::from_index(0); LONGEST],
        faces: [FaceSet::EMPTY; LONGEST],
        length: 0,
        set: SquareSet::EMPTY,
    };

    /// The squares, nearest first.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.length)]
    }

    /// The same squares as a set.
    #[inline]
    pub const fn set(&self) -> SquareSet {
        self.set
    }

    /// For each of [`Line::squares`], the boards that carry the whole way to it.
    pub fn faces(&self) -> &[FaceSet] {
        &self.faces[..usize::from(self.length)]
    }
}

/// A geometry compiled for play: its graph, and the tables the rules read.
#[derive(Debug)]
pub struct Board {
    graph: BoardGraph,
    lines: [[Line; 8]; Square::COUNT],
    /// The lines' sets, by the place of the square's bit.
    rays: [[SquareSet; 8]; 64],
    steps: [SquareSet; 8],
    jumps: [SquareSet; 8],
    middles: [SquareSet; 8],
    /// By the place of the square's bit.
    beside: [SquareSet; 64],
    /// By the place of the square's bit.
    leaps: [SquareSet; 64],
}

impl Board {
    /// The five boards of the pyramid.
    pub fn pyramid() -> &'static Board {
        static PYRAMID: LazyLock<Board> = LazyLock::new(|| Board::compile(pyramid::graph()));
        &PYRAMID
    }

    /// The flat board.
    pub fn flat() -> &'static Board {
        static FLAT: LazyLock<Board> = LazyLock::new(|| Board::compile(flat::graph()));
        &FLAT
    }

    /// The tables of a graph.
    pub fn compile(graph: BoardGraph) -> Board {
        let lines = std::array::from_fn(|index| {
            let square = Square::from_index(index);
            Direction::ALL.map(|direction| longest_line(&graph, square, direction))
        });
        let mut rays = [[SquareSet::EMPTY; 8]; 64];
        for square in Square::all() {
            rays[SquareSet::of(square).place()] = lines[square.index()].map(|line: Line| line.set);
        }
        let with_line = |length: usize| {
            Direction::ALL.map(|direction| {
                Square::all()
                    .filter(|square| {
                        lines[square.index()][direction.index()].squares().len() >= length
                    })
                    .collect()
            })
        };
        let jumps: [SquareSet; 8] = with_line(2);
        let (mut beside, mut leaps) = ([SquareSet::EMPTY; 64], [SquareSet::EMPTY; 64]);
        for square in Square::all() {
            let (lines, place) = (&lines[square.index()], SquareSet::of(square).place());
            let jumpable = || lines.iter().filter(|line| line.length >= 2);
            beside[place] = jumpable().map(|line| line.squares[0]).collect();
            leaps[place] = jumpable().map(|line| line.squares[1]).collect();
        }
        Board {
            steps: with_line(1),
            jumps,
            middles: Direction::ALL.map(|direction| jumps[direction.index()].stepped(direction)),
            graph,
            lines,
            rays,
            beside,
            leaps,
        }
    }

    /// The graph the tables are made from.
    pub fn graph(&self) -> &BoardGraph {
        &self.graph
    }

    /// The line from a square in a direction; empty where no board goes on.
    #[inline]
    pub fn line(&self, from: Square, direction: Direction) -> &Line {
        &self.lines[from.index()][direction.index()]
    }

    /// The squares of the line from a single square in a direction, as a set.
    #[inline]
    pub(crate) fn ray(&self, single: SquareSet, direction: Direction) -> SquareSet {
        self.rays[single.place()][direction.index()]
    }

    /// The squares from which one step in this direction stays on a board.
    #[inline]
    pub fn steps(&self, direction: Direction) -> SquareSet {
        self.steps[direction.index()]
    }

    /// The squares from which two steps in this direction stay on one and the same board.
    #[inline]
    pub fn jumps(&self, direction: Direction) -> SquareSet {
        self.jumps[direction.index()]
    }

    /// The squares over which a jump in this direction leads, on one and the same board.
    #[inline]
    pub(crate) fn middles(&self, direction: Direction) -> SquareSet {
        self.middles[direction.index()]
    }

    /// The squares beside a single square over which a jump leads, on one and the same board.
    #[inline]
    pub(crate) fn beside(&self, single: SquareSet) -> SquareSet {
        self.beside[single.place()]
    }

    /// The squares a jump away from a single square, on one and the same board.
    #[inline]
    pub(crate) fn leaps(&self, single: SquareSet) -> SquareSet {
        self.leaps[single.place()]
    }

    /// The direction and the boards of the line that leads from one square to the other, if one does.
    pub fn between(&self, from: Square, to: Square) -> Option<(Direction, FaceSet)> {
        Direction::ALL.into_iter().find_map(|direction| {
            let line = self.line(from, direction);
            let place = line.squares().iter().position(|&square| square == to)?;
            Some((direction, line.faces()[place]))
        })
    }

    /// The boards that hold a cube.
    pub fn faces_of(&self, cube: Cube) -> FaceSet {
        self.graph
            .edges(graph::node(cube))
            .map(|edge| edge.weight().face)
            .collect()
    }

    /// The dark cubes a board holds.
    pub fn squares_of(&self, face: Face) -> SquareSet {
        Square::all()
            .filter(|square| self.faces_of(square.cube()).contains(face))
            .collect()
    }
}

fn longest_line(graph: &BoardGraph, from: Square, direction: Direction) -> Line {
    let mut line = Line::NONE;
    for face in Face::ALL {
        for (place, square) in follow(graph, from, Step { face, direction }).enumerate() {
            line.squares[place] = square;
            line.faces[place].insert(face);
            line.set |= square.into();
        }
    }
    line.length = line.set.len() as u8;
    line
}

/// The squares met when taking the same step again and again.
fn follow(graph: &BoardGraph, from: Square, step: Step) -> impl Iterator<Item = Square> {
    let next = move |square: &Square| {
        let edge = graph
            .edges(graph::node(square.cube()))
            .find(|edge| *edge.weight() == step)?;
        graph[edge.target()].square()
    };
    std::iter::successors(next(&from), next)
}
