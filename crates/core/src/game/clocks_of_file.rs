//! The clocks of a game that is opened: its time controls from the tags, and the times noted with its turns.

use super::Game;
use super::clocks::{Clock, ClockHistory, ClockSettings, ClockStart};
use crate::game_tree::{GameTree, NodeId};
use crate::notation::pdn::{PdnGame, Tags};
use crate::rules::Side;

impl Game {
    /// The PDN tags of the time controls; none without clocks.
    pub fn clock_tags(&self) -> Vec<(&'static str, String)> {
        self.clock()
            .map_or_else(Vec::new, |clock| clock.settings().pdn_tags())
    }

    /// The clocks of an opened game, paused; `None` if its tags have no time control that limits a side.
    pub(super) fn clocks_of_file(pdn: &PdnGame) -> Option<ClockHistory<NodeId>> {
        let settings = settings(&pdn.tags, &pdn.tree)?;
        let (tree, root) = (&pdn.tree, pdn.tree.root());
        let first = tree.start().side_to_move();
        let mut clock = Clock::new(settings.clone(), first);
        let mut history = ClockHistory::new(settings, root, first);
        let mut open = vec![(root, clock.state())];
        while let Some((node, state)) = open.pop() {
            for &child in tree.node(node).children() {
                clock.restore(state);
                finish_turn(&mut clock, tree, child);
                history.note(child, clock.state());
                open.push((child, clock.state()));
            }
        }
        // Clocks that have just been made are not paused.
        let _ = history.clock_mut().pause();
        Some(history)
    }
}

/// The time controls in the tags. The clocks started at once if time was used for the very first turns.
fn settings(tags: &Tags, tree: &GameTree) -> Option<ClockSettings> {
    let read = ClockSettings::from_pdn_tags(|name| tags.get(name));
    let settings = read.ok().flatten().filter(ClockSettings::is_limited)?;
    let mut first_turns = tree.main_line().into_iter().take(2);
    let is_timed = |node| tree.node(node).annotations.time.used.is_some();
    Some(ClockSettings {
        start: match first_turns.any(is_timed) {
            true => ClockStart::AtOnce,
            false => ClockStart::AfterFirstMoves,
        },
        ..settings
    })
}

/// Ends the turn that leads to a node: both sides have the times noted with it. A side without a noted time keeps the
/// time that it had.
fn finish_turn(clock: &mut Clock, tree: &GameTree, node: NodeId) {
    let by = clock.turn();
    let before = clock.state().sides;
    clock.finish_turn(tree.node(node).position().side_to_move());
    let noted = tree.node(node).annotations.time;
    for side in Side::BOTH {
        let own = noted.left.filter(|_| side == by);
        let both = noted.clocks.map(|clocks| clocks.left[side]);
        clock.set_left(side, own.or(both).unwrap_or(before[side].left()));
    }
}
