use std::sync::LazyLock;

use petgraph::visit::EdgeRef;

use super::graph::{self, BoardGraph, Step};
use super::{Cube, Direction, Face, FaceSet, Square, SquareSet, flat, pyramid};

/// A line has at most this many squares beyond the one it starts from.
const MAX_LENGTH: usize = 9;

/// The squares a piece may pass in one direction, nearest first, up to the end of the board that carries it
/// furthest.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    squares: [Square; MAX_LENGTH],
    faces: [FaceSet; MAX_LENGTH],
    length: u8,
    set: SquareSet,
}

impl Line {
    const EMPTY: Line = Line {
        squares: [Square::from_index(0); MAX_LENGTH],
        faces: [FaceSet::EMPTY; MAX_LENGTH],
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
    step_origins: [SquareSet; 8],
    jump_origins: [SquareSet; 8],
    jumped_squares: [SquareSet; 8],
    /// By the place of the square's bit.
    jumpable_neighbours: [SquareSet; 64],
    /// By the place of the square's bit.
    jump_targets: [SquareSet; 64],
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
            rays[SquareSet::from_square(square).bit_index()] =
                lines[square.index()].map(|line: Line| line.set);
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
        let jump_origins: [SquareSet; 8] = with_line(2);
        let (mut jumpable_neighbours, mut jump_targets) =
            ([SquareSet::EMPTY; 64], [SquareSet::EMPTY; 64]);
        for square in Square::all() {
            let (lines, place) = (
                &lines[square.index()],
                SquareSet::from_square(square).bit_index(),
            );
            let jumpable = || lines.iter().filter(|line| line.length >= 2);
            jumpable_neighbours[place] = jumpable().map(|line| line.squares[0]).collect();
            jump_targets[place] = jumpable().map(|line| line.squares[1]).collect();
        }
        Board {
            step_origins: with_line(1),
            jump_origins,
            jumped_squares: Direction::ALL
                .map(|direction| jump_origins[direction.index()].shift_on_board(direction)),
            graph,
            lines,
            rays,
            jumpable_neighbours,
            jump_targets,
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
        self.rays[single.bit_index()][direction.index()]
    }

    /// The squares from which one step in this direction stays on a board.
    #[inline]
    pub fn step_origins(&self, direction: Direction) -> SquareSet {
        self.step_origins[direction.index()]
    }

    /// The squares from which two steps in this direction stay on one and the same board.
    #[inline]
    pub fn jump_origins(&self, direction: Direction) -> SquareSet {
        self.jump_origins[direction.index()]
    }

    /// The squares over which a jump in this direction leads, on one and the same board.
    #[inline]
    pub(crate) fn jumped_squares(&self, direction: Direction) -> SquareSet {
        self.jumped_squares[direction.index()]
    }

    /// The squares beside a single square over which a jump leads, on one and the same board.
    #[inline]
    pub(crate) fn jumpable_neighbours(&self, single: SquareSet) -> SquareSet {
        self.jumpable_neighbours[single.bit_index()]
    }

    /// The squares a jump away from a single square, on one and the same board.
    #[inline]
    pub(crate) fn jump_targets(&self, single: SquareSet) -> SquareSet {
        self.jump_targets[single.bit_index()]
    }

    /// The direction and the boards of the line that leads from one square to the other, if one does.
    pub fn direction_between(&self, from: Square, to: Square) -> Option<(Direction, FaceSet)> {
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
    let mut line = Line::EMPTY;
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
