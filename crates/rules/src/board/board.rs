use std::sync::LazyLock;

use super::graph::{BoardGraph, Step};
use super::{Cube, Direction, Face, FaceSet, Square, SquareSet, graph, pyramid};

/// Maximum number of squares on a line beyond its first.
const MAX_LENGTH: usize = 9;

/// The squares a piece may reach from a square in one direction, nearest first, to the end of the board that carries
/// the line furthest.
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

    /// For each of [`Line::squares`], the boards that carry the line at least that far.
    pub fn faces(&self) -> &[FaceSet] {
        &self.faces[..usize::from(self.length)]
    }
}

/// A geometry compiled for play: its graph, and the lookup tables that the rules read.
#[derive(Debug)]
pub struct Board {
    graph: BoardGraph,
    lines: [[Line; 8]; Square::COUNT],
    /// The sets of `lines`, indexed by the bit of the square.
    rays: [[SquareSet; 8]; 64],
    step_origins: [SquareSet; 8],
    jump_origins: [SquareSet; 8],
    jumped_squares: [SquareSet; 8],
    /// Indexed by the bit of the square.
    jumpable_neighbors: [SquareSet; 64],
    /// Indexed by the bit of the square.
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
        static FLAT: LazyLock<Board> = LazyLock::new(|| Board::compile(graph::flat_graph()));
        &FLAT
    }

    /// Compiles a graph into lookup tables.
    fn compile(graph: BoardGraph) -> Board {
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
        let (mut jumpable_neighbors, mut jump_targets) =
            ([SquareSet::EMPTY; 64], [SquareSet::EMPTY; 64]);
        for square in Square::all() {
            let (lines, place) =
                (&lines[square.index()], SquareSet::from_square(square).bit_index());
            let jumpable = || lines.iter().filter(|line| line.length >= 2);
            jumpable_neighbors[place] = jumpable().map(|line| line.squares[0]).collect();
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
            jumpable_neighbors,
            jump_targets,
        }
    }

    /// The graph from which the tables were compiled.
    pub fn graph(&self) -> &BoardGraph {
        &self.graph
    }

    /// The line from a square in a direction; empty if no board continues that way.
    #[inline]
    pub fn line(&self, from: Square, direction: Direction) -> &Line {
        &self.lines[from.index()][direction.index()]
    }

    /// The squares of the line from a singleton in a direction, as a set.
    #[inline]
    pub(crate) fn ray(&self, single: SquareSet, direction: Direction) -> SquareSet {
        self.rays[single.bit_index()][direction.index()]
    }

    /// The squares from which one step in this direction stays on a board.
    #[inline]
    pub fn step_origins(&self, direction: Direction) -> SquareSet {
        self.step_origins[direction.index()]
    }

    /// The squares from which two steps in this direction stay on one board.
    #[inline]
    pub fn jump_origins(&self, direction: Direction) -> SquareSet {
        self.jump_origins[direction.index()]
    }

    /// The squares that a jump in this direction passes over, on one board.
    #[inline]
    pub(crate) fn jumped_squares(&self, direction: Direction) -> SquareSet {
        self.jumped_squares[direction.index()]
    }

    /// The neighbors of a singleton that can be jumped from it, on one board.
    #[inline]
    pub(crate) fn jumpable_neighbors(&self, single: SquareSet) -> SquareSet {
        self.jumpable_neighbors[single.bit_index()]
    }

    /// The squares one jump away from a singleton, on one board.
    #[inline]
    pub(crate) fn jump_targets(&self, single: SquareSet) -> SquareSet {
        self.jump_targets[single.bit_index()]
    }

    /// The direction and the boards of the line from one square to another; `None` if no line joins them.
    pub fn direction_between(&self, from: Square, to: Square) -> Option<(Direction, FaceSet)> {
        Direction::ALL.into_iter().find_map(|direction| {
            let line = self.line(from, direction);
            let place = line.squares().iter().position(|&square| square == to)?;
            Some((direction, line.faces()[place]))
        })
    }

    /// The boards on which a cube lies.
    pub fn faces_of(&self, cube: Cube) -> FaceSet {
        self.graph.steps_from(cube).map(|(step, _)| step.face).collect()
    }

    /// The dark cubes of a board.
    pub fn squares_of(&self, face: Face) -> SquareSet {
        Square::all().filter(|square| self.faces_of(square.cube()).contains(face)).collect()
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

/// The squares reached by repeating one step.
fn follow(graph: &BoardGraph, from: Square, step: Step) -> impl Iterator<Item = Square> {
    let next = move |square: &Square| graph.next(square.cube(), step)?.square();
    std::iter::successors(next(&from), next)
}
