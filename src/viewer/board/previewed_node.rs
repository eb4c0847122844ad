//! The position of the game that is previewed.

use bevy::prelude::*;

use crate::game_tree::NodeId;

/// The node of the current game whose position the board shows while the pointer is over its move in the move list.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreviewedNode(pub Option<NodeId>);
