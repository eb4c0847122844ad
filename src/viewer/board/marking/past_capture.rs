//! The last capture, where it took several pieces: two marked squares do not say how it went.

use crate::game::Game;
use crate::game_tree::NodeId;
use crate::rules::Route;

/// Captures of at least this number of pieces are shown with their route.
const SEVERAL: usize = 2;

/// Returns the route of the capture of several pieces that led to the position shown: the previewed one or, without one,
/// the current one.
pub fn long_capture(game: &Game, previewed: Option<NodeId>) -> Option<&Route> {
    let previewed = previewed.filter(|&node| game.tree().contains(node));
    let shown = game.tree().node(previewed.unwrap_or(game.current_node()));
    let route = shown.turn()?.route()?;
    (route.captured().count() >= SEVERAL).then_some(route)
}
