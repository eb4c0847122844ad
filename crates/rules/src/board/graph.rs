use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;
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
#[derive(Clone, Debug)]
pub struct BoardGraph(DiGraph<Cube, Step, u16>);

impl BoardGraph {
    /// The steps from a cube, each with the cube it leads to.
    pub fn steps_from(&self, cube: Cube) -> impl Iterator<Item = (Step, Cube)> {
        let edges = self.0.edges(node(cube));
        edges.map(|edge| (*edge.weight(), self.0[edge.target()]))
    }

    /// The cube that a step leads to; `None` if the board of the step ends there.
    pub fn next(&self, cube: Cube, step: Step) -> Option<Cube> {
        let mut steps = self.steps_from(cube);
        steps.find_map(|(other, next)| (other == step).then_some(next))
    }
}

/// Builds the graph of the given boards, each with the directions of its diagonals. A step is on a board if the board
/// holds both its ends and the cube stepped over.
pub(super) fn from_boards(
    boards: &[(Face, [Direction; 4])],
    holds: impl Fn(Face, Cube) -> bool,
) -> BoardGraph {
    let mut graph = DiGraph::default();
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
    BoardGraph(graph)
}

/// The node of a cube; nodes are in the order of [`Cube::all`].
fn node(cube: Cube) -> NodeIndex<u16> {
    NodeIndex::new(usize::from(cube.row() * Cube::EDGE + cube.column()))
}

fn next_cube(cube: Cube, direction: Direction, holds: impl Fn(Cube) -> bool) -> Option<Cube> {
    let (rows, columns) = direction.offset();
    let next = cube.offset(rows, columns).filter(|&next| holds(next))?;
    let steps_over = rows == 0 || columns == 0;
    let between_is_held = !steps_over || cube.offset(rows / 2, columns / 2).is_some_and(holds);
    between_is_held.then_some(next)
}

/// The 100 squares and the diagonals seen from above.
pub(super) fn flat_graph() -> BoardGraph {
    from_boards(&[(Face::Top, Direction::TOP_DIAGONALS)], |_, _| true)
}
