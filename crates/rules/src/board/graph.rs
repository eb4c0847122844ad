use petgraph::graph::{DiGraph, NodeIndex};
use serde::{Deserialize, Serialize};

use super::{Cube, Direction, Face};

/// An edge of a [`BoardGraph`]: one step along a diagonal of one board, from a cube to the next of the same color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// The board whose diagonal it is.
    pub face: Face,
    /// The direction of the step.
    pub direction: Direction,
}

/// The boards as a graph: the 100 cubes are its nodes, and each [`Step`] is an edge. A step that lies on two boards has
/// two edges.
pub type BoardGraph = DiGraph<Cube, Step, u16>;

/// Builds the graph of the given boards, each with the directions of its diagonals. A step is on a board if the board
/// holds both its ends and the cube stepped over.
pub(super) fn from_boards(
    boards: &[(Face, [Direction; 4])],
    holds: impl Fn(Face, Cube) -> bool,
) -> BoardGraph {
    let mut graph = BoardGraph::default();
    Cube::all().for_each(|cube| {
        graph.add_node(cube);
    });
    for &(face, directions) in boards {
        for cube in Cube::all().filter(|&cube| holds(face, cube)) {
            for direction in directions {
                if let Some(next) = next_cube(cube, direction, |cube| holds(face, cube)) {
                    graph.add_edge(node(cube), node(next), Step { face, direction });
                }
            }
        }
    }
    graph
}

/// The node of a cube; nodes are in the order of [`Cube::all`].
pub(super) fn node(cube: Cube) -> NodeIndex<u16> {
    NodeIndex::new(usize::from(cube.row() * Cube::EDGE + cube.column()))
}

fn next_cube(cube: Cube, direction: Direction, holds: impl Fn(Cube) -> bool) -> Option<Cube> {
    let (rows, columns) = direction.offset();
    let next = cube.offset(rows, columns).filter(|&next| holds(next))?;
    let steps_over = rows == 0 || columns == 0;
    let between_is_held = !steps_over || cube.offset(rows / 2, columns / 2).is_some_and(holds);
    between_is_held.then_some(next)
}
